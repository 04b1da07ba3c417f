/** Prints values as readable JavaScript source. */

/** Code in place of a value, such as a file or an id from an earlier call. */
export type CodeFor = (value: unknown) => string | undefined;

const WIDTH = 80;
const NAME = /^[A-Za-z_$][\w$]*$/;
/** Characters that would end the text or are invisible: controls, JavaScript line ends, lone surrogates. */
const UNSAFE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what has to be escaped
  /[\\'\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const SHORT: { readonly [character: string]: string } = {
  '\\': '\\\\',
  "'": "\\'",
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};

const escaped = (character: string): string =>
  SHORT[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** `'text'`, `"it's"` */
export function jsText(text: string): string {
  const isDouble = text.includes("'") && !text.includes('"');
  const inner = text.replace(UNSAFE, (character) => (isDouble && character === "'" ? character : escaped(character)));
  return isDouble ? `"${inner}"` : `'${inner}'`;
}

/** `indent`: that of the line on which it starts. */
export function jsValue(value: unknown, indent = '', code: CodeFor = () => undefined): string {
  const own = code(value);
  if (own !== undefined) return own;
  if (typeof value === 'string') return jsText(value);
  if (typeof value !== 'object' || value === null) return Object.is(value, -0) ? '-0' : String(value);
  const inner = `${indent}  `;
  if (Array.isArray(value))
    return block(
      '[',
      value.map((item) => jsValue(item, inner, code)),
      ']',
      indent,
    );
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .map(([name, field]) => `${jsName(name)}: ${jsValue(field, inner, code)}`);
  return block('{', fields, '}', indent);
}

/** A literal `__proto__` key would set the prototype. */
const jsName = (name: string): string =>
  name === '__proto__' ? "['__proto__']" : NAME.test(name) ? name : jsText(name);

function block(open: string, parts: readonly string[], close: string, indent: string): string {
  if (parts.length === 0) return open + close;
  const pad = open === '{' ? ' ' : '';
  const line = `${open}${pad}${parts.join(', ')}${pad}${close}`;
  if (line.length + indent.length <= WIDTH && !line.includes('\n')) return line;
  return `${open}\n${parts.map((part) => `${indent}  ${part},\n`).join('')}${indent}${close}`;
}

/** The arguments of a call: on one line, or the last one expanded over several. */
export const jsCall = (callee: string, args: readonly string[]): string => `${callee}(${args.join(', ')})`;

/** `client.dns.records`, `client['odd name']` */
export const jsMember = (object: string, names: readonly string[]): string =>
  names.reduce((made, name) => (NAME.test(name) ? `${made}.${name}` : `${made}[${jsText(name)}]`), object);
