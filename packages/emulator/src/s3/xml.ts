/** XML of the S3 API: a writer, and a strict reader of elements and text. */
import { S3Problem } from './s3-problem.ts';

/** An element with text, or with other elements; lists repeat the name. */
export interface XmlFields {
  readonly [name: string]: XmlValue | readonly XmlValue[] | undefined;
}
export type XmlValue = string | number | boolean | XmlFields;

/** @example toXml('Error', { Code: 'NoSuchKey' }) // → <?xml …?><Error><Code>NoSuchKey</Code></Error> */
export function toXml(root: string, fields: XmlFields | string, namespace?: string): string {
  const attribute = namespace === undefined ? '' : ` xmlns="${namespace}"`;
  const inner = typeof fields === 'string' ? escapeXml(fields) : elements(fields);
  return `<?xml version="1.0" encoding="UTF-8"?><${root}${attribute}>${inner}</${root}>`;
}

function elements(fields: XmlFields): string {
  return Object.entries(fields)
    .flatMap(([name, value]) => (isList(value) ? value : [value]).map((one) => element(name, one)))
    .join('');
}

const isList = (value: XmlFields[string]): value is readonly XmlValue[] => Array.isArray(value);

function element(name: string, value: XmlValue | undefined): string {
  if (value === undefined) return '';
  const inner = typeof value === 'object' ? elements(value) : escapeXml(String(value));
  return `<${name}>${inner}</${name}>`;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Control characters become references, as S3 writes them, although XML 1.0 has none. */
const escapeXml = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: keys of objects may have them
  text.replace(/[&<>"'\u0000-\u001f]/g, (char) => ESCAPES[char] ?? `&#x${char.charCodeAt(0).toString(16)};`);

/** An element as it was read. */
export interface XmlElement {
  readonly name: string;
  readonly text: string;
  readonly children: readonly XmlElement[];
}

const NAME = String.raw`[A-Za-z_][\w.-]*`;
const TOKEN = new RegExp(
  String.raw`<\?[^]*?\?>|<!--[^]*?-->|<(/?)(?:${NAME}:)?(${NAME})((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(/?)>|([^<]+)`,
  'y',
);
/** Elements within each other; the deepest body of an operation has five levels. */
const MAX_DEPTH = 16;

/** Elements and text, without namespaces and attributes. Document types are refused. @throws S3Problem MalformedXML */
export function readXml(source: string): XmlElement {
  const top = { name: '', text: '', children: [] as XmlElement[] };
  const open: { name: string; text: string; children: XmlElement[] }[] = [top];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < source.length) {
    const match = TOKEN.exec(source);
    const current = open.at(-1);
    if (match === null || current === undefined) throw malformed();
    const [, end, name, , isEmpty, text] = match;
    if (text !== undefined) current.text += unescapeXml(text);
    else if (end === '/') {
      if (open.length < 2 || current.name !== name) throw malformed();
      open.pop();
    } else if (name !== undefined) {
      const made = { name, text: '', children: [] };
      current.children.push(made);
      if (isEmpty !== '/') open.push(made);
      if (open.length > MAX_DEPTH) throw malformed();
    }
  }
  const [root, ...others] = top.children;
  if (open.length !== 1 || root === undefined || others.length > 0 || top.text.trim() !== '') throw malformed();
  return root;
}

const malformed = (): S3Problem =>
  new S3Problem('MalformedXML', 'The XML you provided was not well formed or did not validate against our schema.');

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescapeXml(text: string): string {
  return text.replace(/&(?:#x([0-9a-fA-F]+)|#(\d+)|(\w*));?/g, (whole, hex, decimal, name) => {
    if (!whole.endsWith(';')) throw malformed();
    if (name !== undefined) {
      if (!Object.hasOwn(NAMED, name)) throw malformed();
      return NAMED[name] ?? '';
    }
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    if (!(code <= 0x10ffff)) throw malformed();
    return String.fromCodePoint(code);
  });
}

/** Children with this name. */
export const childrenOf = ({ children }: XmlElement, name: string): readonly XmlElement[] =>
  children.filter((child) => child.name === name);

/** Text of the first child with this name. */
export const textOf = (parent: XmlElement | undefined, name: string): string | undefined =>
  parent?.children.find((child) => child.name === name)?.text;

/** Texts of all children with this name. */
export const textsOf = (parent: XmlElement, name: string): string[] => childrenOf(parent, name).map(({ text }) => text);
