/** Doc comments: the first sentences are the text, then `@tag value` facts. */

export interface Doc {
  readonly text: string;
  /** Facts in order; a tag may appear once. */
  readonly tags: ReadonlyMap<string, string>;
}

const NO_DOC: Doc = { text: '', tags: new Map() };

export const OPERATION_TAGS = new Set(
  'http body answer unwrapped status items permission plans availability auth confirm docs sunset deprecated sameAs'.split(' '),
);
export const PRODUCT_TAGS = new Set(['product', 'docs']);
const CONSTRAINTS =
  'format pattern minLength maxLength min max exclusiveMin exclusiveMax multipleOf minItems maxItems unique minProperties maxProperties integer discriminator';
export const TYPE_TAGS = new Set(
  `${CONSTRAINTS} query inBody path header wire comma body unit default example readOnly writeOnly deprecated sensitive`.split(' '),
);

/** Reads the inside of a `/** … *​/` comment. */
export function readDoc(comment: string | undefined): Doc {
  if (!comment) return NO_DOC;
  const lines = comment
    .slice(1)
    .split('\n')
    .map((line) => line.replace(/^\s*\*?\s?/, '').trimEnd());
  const tags = new Map<string, string>();
  const text: string[] = [];
  for (const line of lines) {
    const at = line.search(/(^|\s)@[a-zA-Z]/);
    const words = (at < 0 ? line : line.slice(0, at)).trim();
    if (words) text.push(words);
    if (at >= 0) readTags(line.slice(at).trim(), tags);
  }
  return { text: text.join(' '), tags };
}

/** Splits `@a 1 @b "x @y"`: a tag begins at an `@` after white space, outside of a JSON string. */
function readTags(line: string, into: Map<string, string>): void {
  let start = 0;
  let quoted = false;
  for (let i = 0; i <= line.length; i++) {
    if (line[i] === '"' && line[i - 1] !== '\\') quoted = !quoted;
    const end = i === line.length || (!quoted && i > start && line[i] === '@' && /\s/.test(line[i - 1] ?? ''));
    if (!end) continue;
    const [, name = '', value = ''] = /^@([a-zA-Z]+)\s*([^]*)$/.exec(line.slice(start, i).trim()) ?? [];
    into.set(name, value);
    start = i;
  }
}
