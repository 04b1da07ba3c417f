/** Checks references of the built pages: existing pages and anchors, and no external resources. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

interface Page {
  readonly ids: ReadonlySet<string>;
  readonly links: readonly string[];
  /** Resources that a browser loads automatically. */
  readonly loaded: readonly string[];
}

/** @returns one line per fault */
export function linkFaults(dist: string): string[] {
  const files = globSync('**/*.html', { cwd: dist }).map((file) => file.replaceAll('\\', '/'));
  const pages = new Map(files.map((file) => [addressOf(file), readPage(readFileSync(join(dist, file), 'utf8'))]));
  return [...pages].flatMap(([address, page]) => [
    ...doubles(page).map((id) => `${address}: the id '${id}' is there twice`),
    ...page.links.flatMap((link) => faultOf(link, address, pages, dist)),
    ...page.loaded.filter((link) => /^(https?:)?\/\//.test(link)).map((link) => `${address}: loads ${link}`),
  ]);
}

const addressOf = (file: string): string => `/${file.replace(/(^|\/)index\.html$/, '$1')}`;

const seen = new WeakMap<Page, readonly string[]>();

const doubles = (page: Page): readonly string[] => seen.get(page) ?? [];

/** Attributes of tags; text is escaped, so it contains no tags. */
export function readPage(html: string): Page {
  const text = html.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, (whole) =>
    whole.slice(0, whole.indexOf('>') + 1),
  );
  const ids = [...text.matchAll(/<[^>]*? id="([^"]+)"/g)].map(([, id = '']) => unescaped(id));
  const links = [...text.matchAll(/<a\b[^>]*? href="([^"]*)"/g)].map(([, link = '']) => unescaped(link));
  const sources = [...text.matchAll(/<(?:script|img|source|iframe)\b[^>]*? src="([^"]*)"/g)];
  const styles = [...text.matchAll(/<link\b[^>]*? href="([^"]*)"/g)];
  const loaded = [...sources, ...styles].map(([, link = '']) => unescaped(link));
  const page = { ids: new Set(ids), links, loaded };
  seen.set(
    page,
    ids.filter((id, at) => ids.indexOf(id) !== at),
  );
  return page;
}

const unescaped = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&#38;', '&')
    .replaceAll('&amp;', '&');

function faultOf(link: string, from: string, pages: ReadonlyMap<string, Page>, dist: string): string[] {
  if (/^(https?:|mailto:)/.test(link)) return [];
  const [path = '', hash] = link.split('#');
  const isAbsolute = path.startsWith('/');
  const target = path === '' ? from : isAbsolute ? path : posix.join(from.replace(/[^/]*$/, ''), path);
  const page = pages.get(target);
  if (page === undefined)
    return existsSync(join(dist, decodeURI(target))) && !target.endsWith('/') ? [] : [`${from}: ${link} is not there`];
  if (hash === undefined || hash === '' || hash === '_top' || page.ids.has(decodeURIComponent(hash))) return [];
  return [`${from}: ${link} has no such anchor`];
}
