/**
 * The files `_headers` and `_redirects` of static assets.
 * https://developers.cloudflare.com/workers/static-assets/headers/ and https://developers.cloudflare.com/workers/static-assets/redirects/
 */

interface Pattern {
  /** The path, or a whole URL for a rule that is bound to a host. */
  match(url: URL): Readonly<Record<string, string>> | undefined;
}

export interface HeaderRule extends Pattern {
  readonly set: readonly (readonly [name: string, value: string])[];
  readonly unset: readonly string[];
}

export interface RedirectRule extends Pattern {
  readonly to: string;
  readonly status: number;
}

/** `*` takes everything and is `:splat`, once a rule; `:name` takes one segment, or one label of the host. */
function patternOf(text: string): Pattern['match'] {
  const isAbsolute = /^https?:\/\//.test(text);
  const star = text.indexOf('*');
  const before = partsOf(star < 0 ? text : text.slice(0, star));
  const after = star < 0 ? undefined : partsOf(text.slice(star + 1));
  return (url) => {
    const subject = isAbsolute ? `${url.origin}${url.pathname}` : url.pathname;
    const head = matchParts(before, subject);
    if (head === undefined) return undefined;
    const left = subject.slice(head.length);
    if (after === undefined) return left === '' ? head.values : undefined;
    // The rest of the pattern is at the end: the splat takes as much as it can.
    for (let end = left.length; end >= 0; end -= 1) {
      const tail = matchParts(after, left.slice(end));
      if (tail?.length === left.length - end) return { ...head.values, splat: left.slice(0, end), ...tail.values };
    }
    return undefined;
  };
}

type Part = { readonly literal: string } | { readonly name: string };

/** Literal texts and names, in turn. The colon of a scheme begins no name. */
const partsOf = (text: string): Part[] =>
  text
    .split(/(:[A-Za-z]\w*)/)
    .filter((part) => part !== '')
    .map((part) => (/^:[A-Za-z]/.test(part) ? { name: part.slice(1) } : { literal: part }));

/** The values of names at the beginning of a text, and how long they and the literals are. */
function matchParts(
  parts: readonly Part[],
  text: string,
): { readonly values: Record<string, string>; readonly length: number } | undefined {
  const values: Record<string, string> = {};
  let at = 0;
  for (const part of parts) {
    if ('literal' in part) {
      if (!text.startsWith(part.literal, at)) return undefined;
      at += part.literal.length;
      continue;
    }
    let end = at;
    while (end < text.length && text[end] !== '/' && text[end] !== '.') end += 1;
    if (end === at) return undefined;
    values[part.name] = text.slice(at, end);
    at = end;
  }
  return { values, length: at };
}

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/:([A-Za-z]\w*)/g, (whole, name: string) => values[name] ?? whole);

const meaningful = (text: string): string[] =>
  text.split(/\r?\n/).filter((line) => line.trim() !== '' && !line.trim().startsWith('#'));

export function parseHeaders(text: string): HeaderRule[] {
  const rules: { match: Pattern['match']; set: [string, string][]; unset: string[] }[] = [];
  for (const line of meaningful(text)) {
    const colon = line.indexOf(':');
    if (/^\S/.test(line)) rules.push({ match: patternOf(line.trim()), set: [], unset: [] });
    else if (line.trim().startsWith('!')) rules.at(-1)?.unset.push(line.trim().slice(1).trim());
    else if (colon > 0) rules.at(-1)?.set.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()]);
  }
  return rules;
}

/** All rules that match apply; a header that several set is joined with commas. */
export function applyHeaders(rules: readonly HeaderRule[], url: URL, headers: Headers): void {
  const own = new Set<string>();
  for (const rule of rules) {
    const values = rule.match(url);
    if (values === undefined) continue;
    for (const name of rule.unset) headers.delete(name);
    for (const [name, value] of rule.set) {
      if (own.has(name.toLowerCase())) headers.append(name, fill(value, values));
      else headers.set(name, fill(value, values));
      own.add(name.toLowerCase());
    }
  }
}

export function parseRedirects(text: string): RedirectRule[] {
  return meaningful(text).flatMap((line) => {
    const [from, to, status = '302'] = line.trim().split(/\s+/);
    return from === undefined || to === undefined ? [] : [{ match: patternOf(from), to, status: Number(status) }];
  });
}

export type Redirected =
  | { readonly kind: 'redirect'; readonly response: Response }
  | { readonly kind: 'rewrite'; readonly path: string };

/** The first rule that matches; status 200 gives another file at the same address. The query string is added. */
export function redirectFor(rules: readonly RedirectRule[], url: URL): Redirected | undefined {
  for (const rule of rules) {
    const values = rule.match(url);
    if (values === undefined) continue;
    const to = fill(rule.to, values);
    if (rule.status === 200) return { kind: 'rewrite', path: to };
    const location = to.includes('?') || url.search === '' ? to : withQuery(to, url.search);
    return { kind: 'redirect', response: new Response(null, { status: rule.status, headers: { location } }) };
  }
  return undefined;
}

function withQuery(to: string, query: string): string {
  const hash = to.indexOf('#');
  return hash < 0 ? to + query : to.slice(0, hash) + query + to.slice(hash);
}
