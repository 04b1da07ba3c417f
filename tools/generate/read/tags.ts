/** Parses doc comments: first the text, then `@tag value` facts; and the rules of each tag. */
import type { Waits } from '../../../packages/contract/src/types.ts';

export interface Doc {
  /** Sentences. Lines are joined; paragraphs are separated by an empty line. */
  readonly text: string;
  /** Facts in order; a tag may appear once. */
  readonly tags: ReadonlyMap<string, string>;
  /** `@param name Words.` of a method, by name. */
  readonly params: ReadonlyMap<string, string>;
  /** Malformed parts of the comment. */
  readonly faults: readonly string[];
}

/** Format of a tag's value, and its correct form. */
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
const NAME = /^\w+(\.\w+)+$/;
const NAMES = /^\w+(\.\w+)*(,? \w+(\.\w+)*)*$/;
const FIELDS = like(/^[\w.-]+( [\w.-]+)*$/, 'field other_field');
const objectOf = (value: string): void => {
  const parsed: unknown = JSON.parse(value);
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw new Error('no object');
};
const BODY = 'none|json|multipart|multipart-if-file|ndjson|binary|text|form';

export const OPERATION_TAGS = rules({
  http: like(/./, 'METHOD /path/{name}'),
  body: like(
    new RegExp(`^(${BODY})( required)?( [\\w.+-]+/[\\w.+-]+)?( quirk=\\w+)?$`),
    `${BODY} [required] [mime/type]`,
  ),
  response: like(/^(void|(json )?(text|binary|rows)( \S+\/\S+)*)$/, 'void|text|binary|rows [mime/type]'),
  'unwrapped confirm': FLAG,
  deprecated: like(/^(\w+(\.\w+)+)?$/, '[product.resource.method]'),
  status: like(/^2\d\d$/, '201'),
  items: like(/^\w+$/, 'key'),
  permission: like(/^[^;]+(; [^;]+)*$/, 'One Group; Another Group'),
  plans: like(/^(free|pro|business|enterprise)( (free|pro|business|enterprise))*$/, 'free pro business enterprise'),
  availability: like(/^(ga|beta|alpha|deprecated|undocumented)$/, 'ga|beta|alpha|deprecated|undocumented'),
  auth: like(/^\w+([+ ]\w+)*$/, 'scheme other_scheme'),
  docs: DOCS,
  sunset: like(/^\d{4}-\d\d-\d\d$/, 'YYYY-MM-DD'),
  sameAs: like(NAME, 'product.resource.method'),
  waits: like(
    /^\w+(\.\w+)+ [\w.]+ done=[^\s,]+(,[^\s,]+)*( failed=[^\s,]+(,[^\s,]+)*)?( when=[\w.]+:[^\s,]+)?( id=[\w.]+)?$/,
    'product.resource.method field done=value,value [failed=value,value] [when=field:value] [id=field_of_this_result]',
  ),
  cascades: like(NAMES, 'product.resource product.other_resource'),
  'columns key': FIELDS,
  demands: FIELDS,
  most: like(/^[1-9]\d*$/, '100'),
  aliases: like(/^[^;]+(; [^;]+)*$/, 'purge everything; clear cache'),
  source: DOCS,
  param: like(/^\w+ \S/, 'argument Its words.'),
  example: parses(objectOf, '{"name": "value"}, the parameters as JSON'),
});

/** Tags of an overload, which lists only differences from the method below it. */
export const OVERLOAD_TAGS = rules({ response: like(/^\S+\/\S+( \S+\/\S+)*$/, 'mime/type') });

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
  from: like(/^\w+(\.\w+)+( [\w.]+)?$/, 'product.resource.list [field]'),
  'key columns': FIELDS,
  written: like(/^(host|quoted)$/, 'host|quoted'),
  overruled: like(/^\w+=\S+ \S+$/, 'other_field=value value'),
  last: like(/^\w+( \w+)*: \S.+$/, 'field other_field: reason'),
  source: DOCS,
  open: like(/^[A-Za-z].{9,}$/, 'why Cloudflare takes others'),
});

const NO_DOC: Doc = { text: '', tags: new Map(), params: new Map(), faults: [] };

/** Tags whose JSON may span several lines. */
const JSON_TAGS = new Set(['default', 'example']);

/** Reads the inside of a `/** … *​/` comment; `*\/` in it is an escaped comment end. */
export function readDoc(comment: string | undefined): Doc {
  if (!comment) return NO_DOC;
  const reader = new DocReader();
  for (const raw of comment.slice(1).replaceAll('*\\/', '*/').split('\n')) {
    reader.line(raw.replace(/^\s*\*?\s?/, '').trimEnd());
  }
  return reader.done();
}

class DocReader {
  private readonly tags = new Map<string, string>();
  private readonly params = new Map<string, string>();
  private readonly paragraphs: string[][] = [[]];
  private readonly faults: string[] = [];
  /** The tag that the next line may continue. */
  private open: { readonly of: Map<string, string>; readonly name: string } | undefined;

  line(line: string): void {
    const held = this.open?.of.get(this.open.name);
    if (this.open && held !== undefined && this.open.of === this.tags) {
      this.open.of.set(this.open.name, `${held} ${line.trim()}`);
      if (isJson(`${held} ${line}`)) this.open = undefined;
      return;
    }
    const at = line.search(/(^|\s)@[a-zA-Z]/);
    const words = (at < 0 ? line : line.slice(0, at)).trim();
    if (words) this.words(words);
    else if (at < 0) this.gap();
    if (at >= 0) for (const [name, value] of splitTags(line.slice(at).trim())) this.tag(name, value);
  }

  private words(words: string): void {
    const held = this.open?.of.get(this.open.name);
    if (this.open && held !== undefined) this.open.of.set(this.open.name, `${held} ${words}`);
    else if (this.tags.size + this.params.size > 0)
      this.faults.push(`'${words}' follows a tag: keep a tag on one line, and text before the tags`);
    else this.paragraphs.at(-1)?.push(words);
  }

  private gap(): void {
    this.open = undefined;
    if (this.paragraphs.at(-1)?.length) this.paragraphs.push([]);
  }

  private tag(tag: string, value: string): void {
    const [, first = '', rest = ''] = (tag === 'param' && /^(\w+) (.+)$/.exec(value)) || [];
    const [of, name, what] = first ? [this.params, first, rest] : [this.tags, tag, value];
    if (of.has(name)) this.faults.push(`@${first ? `param ${name}` : name} is duplicated: keep one`);
    else of.set(name, what);
    const goesOn = of === this.params || (JSON_TAGS.has(name) && /^[[{]/.test(value) && !isJson(value));
    this.open = goesOn ? { of, name } : undefined;
  }

  done(): Doc {
    const text = this.paragraphs.map((lines) => lines.join(' ')).filter(Boolean);
    return { text: text.join('\n\n'), tags: this.tags, params: this.params, faults: this.faults };
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Splits `@a 1 @b "x @y"`: a tag starts at an `@` after whitespace, outside of a JSON string. */
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

/** Periods inside a sentence. */
const ABBREVIATION = /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|approx|incl|no|[A-Z])\.$/;

/** Parts of a text that end with a period, a question mark or an exclamation mark. */
export function sentencesOf(text: string): string[] {
  const out: string[] = [];
  let start = 0;
  for (const { index } of text.matchAll(/[.!?](?=\s|$)/g)) {
    const sentence = text.slice(start, index + 1);
    if (index + 1 < text.length && ABBREVIATION.test(sentence)) continue;
    out.push(sentence.trim());
    start = index + 1;
  }
  const rest = text.slice(start).trim();
  return rest ? [...out, rest] : out;
}

/** The first sentence, and what follows it. */
export function splitSummary(text: string): { readonly summary: string; readonly description: string } {
  const [summary = ''] = sentencesOf(text);
  return { summary, description: text.slice(summary.length).trim() };
}

/** `@waits`: `operation field done=a,b failed=c when=field:value id=field`; `%20` stands for a space in a value. */
export function readWaits(tag: string | undefined): Waits | undefined {
  if (tag === undefined) return undefined;
  const [operation = '', field = '', ...rest] = tag.split(' ');
  const named = new Map(rest.map((one) => [one.slice(0, one.indexOf('=')), one.slice(one.indexOf('=') + 1)]));
  const values = (name: string): string[] => named.get(name)?.split(',').map(decodeURIComponent) ?? [];
  const [other, value = ''] = named.get('when')?.split(':') ?? [];
  const id = named.get('id');
  return {
    operation,
    field,
    done: values('done'),
    failed: values('failed'),
    ...(other !== undefined && { when: { field: other, value: decodeURIComponent(value) } }),
    ...(id !== undefined && { id }),
  };
}
