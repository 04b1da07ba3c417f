/** Doc comments: the first sentences are the text, then `@tag value` facts; and what each tag may say. */

export interface Doc {
  readonly text: string;
  /** Facts in order; a tag may appear once. */
  readonly tags: ReadonlyMap<string, string>;
  /** What cannot be kept of the comment. */
  readonly faults: readonly string[];
}

/** What a tag's value has to look like, and how to write it. */
interface Rule {
  readonly fits: (value: string) => boolean;
  readonly write: string;
}
export type Rules = ReadonlyMap<string, Rule>;

const like = (pattern: RegExp, write: string): Rule => ({ fits: (value) => pattern.test(value), write });
const parses = (parse: (value: string) => unknown, write: string): Rule => ({
  fits: (value) => {
    try {
      parse(value);
      return value !== '';
    } catch {
      return false;
    }
  },
  write,
});
const rules = (one: { readonly [tags: string]: Rule }): Rules =>
  new Map(Object.entries(one).flatMap(([tags, rule]) => tags.split(' ').map((tag) => [tag, rule] as const)));

const FLAG = like(/^$/, '');
const DOCS = like(/^https:\/\/\S+$/, 'https://…');
const WORD = like(/^\S+$/, 'name');
const BODY = 'none|json|multipart|multipart-if-file|ndjson|binary|text|form';

export const OPERATION_TAGS = rules({
  http: like(/./, 'METHOD /path/{name}'),
  body: like(
    new RegExp(`^(${BODY})( required)?( [\\w.+-]+/[\\w.+-]+)?( quirk=\\w+)?$`),
    `${BODY} [required] [mime/type]`,
  ),
  answer: like(/^(void|text|binary)( \S+\/\S+)?$/, 'void|text|binary [mime/type]'),
  'unwrapped confirm': FLAG,
  deprecated: like(/^(\w+(\.\w+)+)?$/, '[product.resource.method]'),
  status: like(/^2\d\d$/, '201'),
  items: like(/^\w+$/, 'key'),
  permission: like(/^[^;]+(; [^;]+)*$/, 'One Group; Another Group'),
  plans: like(/^(free|pro|business|enterprise)( (free|pro|business|enterprise))*$/, 'free pro business enterprise'),
  availability: like(/^(ga|beta|alpha|deprecated)$/, 'ga|beta|alpha|deprecated'),
  auth: like(/^\w+([+ ]\w+)*$/, 'scheme other_scheme'),
  docs: DOCS,
  sunset: like(/^\d{4}-\d\d-\d\d$/, 'YYYY-MM-DD'),
  sameAs: like(/^\w+(\.\w+)+$/, 'product.resource.method'),
});

export const PRODUCT_TAGS = rules({ product: like(/^[A-Za-z]\w* \S/, 'key Title'), docs: DOCS });

export const TYPE_TAGS = rules({
  'min max exclusiveMin exclusiveMax multipleOf': like(/^-?\d+(\.\d+)?$/, 'number'),
  'minLength maxLength minItems maxItems minProperties maxProperties': like(/^\d+$/, 'number'),
  'unique integer query inBody comma body readOnly writeOnly deprecated sensitive': FLAG,
  'format wire header discriminator': WORD,
  path: like(/^\S*$/, '[name]'),
  pattern: parses((value) => new RegExp(value, 'u'), 'regular expression'),
  unit: like(/./, 'seconds'),
  'default example': parses(JSON.parse, 'JSON, text in double quotes'),
});

const NO_DOC: Doc = { text: '', tags: new Map(), faults: [] };

/** Reads the inside of a `/** … *​/` comment. */
export function readDoc(comment: string | undefined): Doc {
  if (!comment) return NO_DOC;
  const tags = new Map<string, string>();
  const text: string[] = [];
  const faults: string[] = [];
  for (const raw of comment.slice(1).split('\n')) {
    const line = raw.replace(/^\s*\*?\s?/, '').trimEnd();
    const at = line.search(/(^|\s)@[a-zA-Z]/);
    const words = (at < 0 ? line : line.slice(0, at)).trim();
    if (words && tags.size > 0)
      faults.push(`'${words}' follows a tag: keep a tag on one line, and text before the tags`);
    else if (words) text.push(words);
    if (at < 0) continue;
    for (const [name, value] of splitTags(line.slice(at).trim())) {
      if (tags.has(name)) faults.push(`@${name} is there twice: keep one`);
      else tags.set(name, value);
    }
  }
  return { text: text.join(' '), tags, faults };
}

/** Splits `@a 1 @b "x @y"`: a tag begins at an `@` after white space, outside of a JSON string. */
function splitTags(line: string): [string, string][] {
  const out: [string, string][] = [];
  let start = 0;
  let quoted = false;
  for (let i = 0; i <= line.length; i++) {
    if (line[i] === '"' && line[i - 1] !== '\\') quoted = !quoted;
    const end = i === line.length || (!quoted && i > start && line[i] === '@' && /\s/.test(line[i - 1] ?? ''));
    if (!end) continue;
    const [, name = '', value = ''] = /^@([a-zA-Z]*)\s*(.*)$/.exec(line.slice(start, i).trim()) ?? [];
    out.push([name, value]);
    start = i;
  }
  return out;
}
