/** A page as a browser without an engine reads it: its HTML, cut into text, links and elements. */
import { isObject } from '@flarewire/schema';
import type { Fields } from '../shared/fields.ts';
import { invalid } from '../shared/refusals.ts';

export interface Page {
  readonly url: string;
  readonly html: string;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Nothing is fetched: the page of an address is a placeholder that says so. */
export function placeholder(url: string): Page {
  const name = escaped(url);
  const html = `<!DOCTYPE html><html><head><title>${name}</title></head><body><h1>${name}</h1><p>Placeholder of a page that is not fetched.</p><a href="${name}">${name}</a></body></html>`;
  return { url, html };
}

/**
 * The page to render: either an address or HTML.
 * https://developers.cloudflare.com/browser-rendering/rest-api/content-endpoint/
 */
export function pageOf({ url, html }: Fields): Page {
  if ((typeof url === 'string') === (typeof html === 'string'))
    throw invalid('Give either a url or the html of a page', '/url');
  if (typeof html === 'string') return { url: 'about:blank', html };
  if (!/^https?:\/\//.test(String(url)))
    throw invalid(`'${String(url).slice(0, 100)}' is not an address of the web`, '/url');
  return placeholder(String(url));
}

interface Element {
  readonly tag: string;
  readonly attributes: readonly { readonly name: string; readonly value: string }[];
  readonly html: string;
  readonly text: string;
}

const MAX = 200_000;

/** The value of an attribute, quoted or not. */
function attributesOf(text: string): Element['attributes'] {
  return [...text.matchAll(/([a-z][\w:-]*)(?:="([^"]*)"|='([^']*)'|=([^\s"'>]+))?/gi)].map((match) => ({
    name: (match[1] ?? '').toLowerCase(),
    value: match[2] ?? match[3] ?? match[4] ?? '',
  }));
}

export const textOf = (html: string): string =>
  html
    .slice(0, MAX)
    .replaceAll(/<(?:script|style|head)\b[^<>]*>[^<]*/gi, ' ')
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Elements in their order; what is inside ends with the next tag of the same name that closes. */
function elementsOf(html: string): Element[] {
  const source = html.slice(0, MAX);
  return [...source.matchAll(/<([a-z][a-z0-9]*)((?:\s[^<>]*)?)>/gi)].map((match) => {
    const tag = (match[1] ?? '').toLowerCase();
    const start = match.index + match[0].length;
    const end = source.toLowerCase().indexOf(`</${tag}`, start);
    const inner = end < 0 ? '' : source.slice(start, end);
    return { tag, attributes: attributesOf(match[2] ?? ''), html: inner, text: textOf(inner) };
  });
}

const valueOfAttribute = (element: Element, name: string): string | undefined =>
  element.attributes.find((one) => one.name === name)?.value;

/** `h1`, `.class`, `#id` and their combinations in one element: no more of CSS is read. */
function fits(element: Element, selector: string): boolean {
  const parts = selector.trim().match(/[.#]?[\w-]+/g) ?? [];
  return parts.every((part) => {
    if (part.startsWith('#')) return valueOfAttribute(element, 'id') === part.slice(1);
    if (part.startsWith('.')) return (valueOfAttribute(element, 'class') ?? '').split(/\s+/).includes(part.slice(1));
    return element.tag === part.toLowerCase();
  });
}

/** https://developers.cloudflare.com/browser-rendering/rest-api/scrape-endpoint/ */
export function scraped(page: Page, selector: string): Fields[] {
  const size = { height: 20, left: 8, top: 8, width: 784 };
  return elementsOf(page.html)
    .filter((one) => fits(one, selector))
    .map(({ attributes, html, text }) => ({ attributes, html, text, ...size }));
}

/** Without repetition, as their own addresses. https://developers.cloudflare.com/browser-rendering/rest-api/links-endpoint/ */
export function linksOf(page: Page, isExternalLeftOut: boolean): string[] {
  const base = page.url === 'about:blank' ? undefined : page.url;
  const links = elementsOf(page.html).flatMap((element) => {
    const href = element.tag === 'a' ? valueOfAttribute(element, 'href') : undefined;
    if (href === undefined || !URL.canParse(href, base)) return [];
    const link = new URL(href, base);
    const isExternal = base !== undefined && link.host !== new URL(base).host;
    return isExternalLeftOut && isExternal ? [] : [link.href];
  });
  return [...new Set(links)];
}

const MARKS: Readonly<Record<string, string>> = { h1: '# ', h2: '## ', h3: '### ', h4: '#### ', li: '- ', p: '' };

/** Headings, paragraphs and items of lists; the whole text where there is none of them. */
export function markdownOf({ html }: Page): string {
  const lines = elementsOf(html).flatMap(({ tag, text }) => {
    const mark = MARKS[tag];
    return mark === undefined || text === '' ? [] : [`${mark}${text}`];
  });
  return lines.length === 0 ? textOf(html) : lines.join('\n\n');
}

export const titleOf = ({ html, url }: Page): string =>
  elementsOf(html).find(({ tag }) => tag === 'title')?.text || url;

const ROLES: Readonly<Record<string, string>> = {
  a: 'link',
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  button: 'button',
  p: 'paragraph',
};

export function accessibilityTree(page: Page): Fields {
  const children = elementsOf(page.html).flatMap(({ tag, text }) => {
    const role = ROLES[tag];
    const level = /^h([1-6])$/.exec(tag)?.[1];
    return role === undefined ? [] : [{ role, name: text, ...(level === undefined ? {} : { level: Number(level) }) }];
  });
  return { role: 'RootWebArea', name: titleOf(page), children };
}

/** A value for each field that a JSON schema asks for, of the text that there is. */
export function filled(schema: unknown, text: string, depth = 0): unknown {
  if (!isObject(schema) || depth > 5) return text;
  const { type, properties, items } = schema;
  if (isObject(properties))
    return Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, filled(one, text, depth + 1)]));
  if (type === 'array') return [filled(items, text, depth + 1)];
  if (type === 'number' || type === 'integer') return 0;
  return type === 'boolean' ? false : text;
}
