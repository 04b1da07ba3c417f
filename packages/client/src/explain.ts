/** What errors and warnings add from the contract: permissions, hints, pages, replacements. Loaded when one asks. */
import { docsPage } from './docs-page.ts';
import { groups, needs, notes, pages, reads, writes } from './generated/explain.ts';
import { type Hint, hints } from './hints.ts';

/** What is known of a failure. Nothing of it is kept. */
export interface Failure {
  /** Dotted name; what is none, such as `GET /zones`, is not in the contract. */
  readonly operation?: string | undefined;
  readonly status?: number | undefined;
  /** Codes of all errors and of their chains. */
  readonly codes: readonly number[];
  readonly method?: string | undefined;
  /** What was asked for, values filled in; only looked at for ids of a local emulator. */
  readonly url?: string | undefined;
}

export interface Explanation {
  /** One or two sentences: what it means and what to do. */
  readonly hint?: string;
  /** Permission groups, one of which is enough; the narrowest first. Told of a 401 or 403, and of codes that mean one. */
  readonly permissions?: readonly string[];
  /** Page of the operation, or of the hint where the operation is not known. */
  readonly docs?: string;
}

const PAGES = 'https://developers.cloudflare.com/api/operations/';
/** Ids of 32 digits made by `@flarewire/emulator` begin with it. */
const LOCAL_ID = /[/=]f1a4e[0-9a-f]{27}(?![0-9a-f])/;
const LOCAL = 'An id in the path belongs to a local emulator: point `baseURL` or CLOUDFLARE_BASE_URL at it.';
const SHOWN = 4;

/** What helps against a failure; an empty object where nothing is known. Never throws. */
export function explain({ operation = '', status, codes, method, url = '' }: Failure): Explanation {
  const isKnown = isName(operation);
  const isLocal = /^https:\/\/api\.cloudflare\.com\//.test(url) && LOCAL_ID.test(url);
  const row =
    hints.find((one) => fits(one, operation, codes)) ??
    hints.find((one) => one.status !== undefined && one.status === status);
  const isDenied = status === 401 || status === 403 || row?.permissions === true;
  const permissions = isKnown && isDenied ? permissionsOf(operation, method) : [];
  const hint = isLocal ? LOCAL : [row?.text, needed(permissions)].filter(Boolean).join(' ');
  const docs = isKnown ? docsOf(operation) : row?.page;
  return {
    ...(hint && { hint }),
    ...(permissions.length > 0 && { permissions }),
    ...(docs && { docs }),
  };
}

/** `zones.settings.list is deprecated: use zones.settings.get; it may be gone after 2030-01-01`. */
export function deprecation(operation: string): string | undefined {
  const note = isName(operation) && find('notes', operation);
  if (!note) return undefined;
  const [day, instead] = note.split(' ');
  const until = day === '-' ? '' : `; it may be gone after ${day}`;
  return `${operation} is deprecated${instead ? `: use ${instead}` : ''}${until} (${docsOf(operation)})`;
}

const fits = ({ codes, product }: Hint, operation: string, given: readonly number[]): boolean =>
  (!product || operation.startsWith(`${product}.`)) && codes.some((code) => given.includes(code));

/** Calls by path are named by verb and path; no fact is known of them. */
const isName = (operation: string): boolean => /^\w+(\.\w+)+$/.test(operation);

function docsOf(operation: string): string {
  const page = find('pages', operation);
  return page ? (page.startsWith('https:') ? page : PAGES + page) : docsPage(operation);
}

/** The groups that the operation's own name speaks of come first, and of these the ones that give the least. */
function permissionsOf(operation: string, method = ''): string[] {
  const isRead = method ? method === 'GET' : /\.(list|get)$/.test(operation);
  const list = needs.split('\n')[Number.parseInt(find(isRead ? 'reads' : 'writes', operation), 36)];
  const names = groups.split('\n');
  const some = (list ? list.split(',') : []).flatMap((number) => names[Number.parseInt(number, 36)] ?? []);
  const distance = (group: string): number => {
    const [, about = group, right = ''] = /^(.*) (\w+)$/.exec(group) ?? [];
    const isMeant = about.split(/\W+/).every((word) => operation.toLowerCase().includes(word.toLowerCase()));
    return (isMeant ? 0 : 2) + (isRead && right !== 'Read' ? 1 : 0);
  };
  return some.sort((a, b) => distance(a) - distance(b));
}

function needed(permissions: readonly string[]): string {
  const names = permissions.slice(0, SHOWN).map((group) => `'${group}'`);
  if (permissions.length > SHOWN) names.push(`one of ${permissions.length - SHOWN} more`);
  return names.length > 0 ? `Permission needed: ${names.join(' or ')}.` : '';
}

/** Values by name; read once, as errors may be many. */
const once = (lines: string): (() => ReadonlyMap<string, string>) => {
  let values: ReadonlyMap<string, string> | undefined;
  return () => {
    values ??= parse(lines);
    return values;
  };
};
const facts = { reads: once(reads), writes: once(writes), pages: once(pages), notes: once(notes) };

/** The value of the longest name that the operation's own begins with; '' where no line has one. */
function find(which: keyof typeof facts, operation: string): string {
  const values = facts[which]();
  const parts = operation.split('.');
  for (; parts.length > 0; parts.pop()) {
    const value = values.get(parts.join('.'));
    if (value !== undefined) return value;
  }
  return '';
}

/** Lines of `name value`, in which a leading dot stands for a part of the name before. */
function parse(lines: string): ReadonlyMap<string, string> {
  let before: string[] = [];
  const values = new Map<string, string>();
  for (const line of lines.split('\n')) {
    const at = line.indexOf(' ');
    const shared = line.search(/[^.]/);
    before = [...before.slice(0, shared), ...line.slice(shared, at).split('.')];
    values.set(before.join('.'), line.slice(at + 1));
  }
  return values;
}
