/** Converts a record's values between words of a master file and the API's `content`. */
import { type Field, isOpenEnded, readField, textOf } from './fields.ts';
import { locationText, readLocation } from './location.ts';
import { display, MalformedError } from './malformed-error.ts';
import { RECORD_TYPES, type RecordType, SOA } from './record-types.ts';
import { joinStrings, quote } from './strings.ts';
import { readWords, type Token } from './tokens.ts';

export interface Rdata {
  readonly content: string;
  readonly priority?: number;
  readonly data?: Record<string, unknown>;
}

/** Read the words after a record's type. Throws `MalformedError`. */
export function readRdata(type: string, words: readonly Token[], origin: string): Rdata {
  if (type === 'LOC') return readLoc(words);
  return readFields(recordType(type), type, words, origin, true);
}

/**
 * Check and normalize a `content` as the API accepts it: names are absolute, the priority is separate.
 * Throws `MalformedError` with a readable reason.
 * @example readContent('AAAA', '2001:DB8::0:1').content // '2001:db8::1'
 */
export function readContent(type: string, content: string): Rdata {
  if (type === 'TXT') return { content: txtContent(content) };
  if (type === 'LOC') return readLoc(readWords(content));
  return readFields(recordType(type), type, readWords(content), '', false);
}

/**
 * The `content` for the structured form of a record. Throws `MalformedError` if a value is invalid.
 * @example contentOf('CAA', { flags: 0, tag: 'issue', value: 'ca.example' }) // '0 issue "ca.example"'
 */
export function contentOf(type: string, data: { readonly [field: string]: unknown }): string {
  if (type === 'LOC') return readLoc(readWords(locationText(data))).content;
  const texts: string[] = [];
  for (const field of recordType(type).fields) {
    if (field.apart) continue;
    const value = data[field.name];
    if (typeof value === 'string' || typeof value === 'number') texts.push(textOf(field, value));
    else if (field.kind !== 'parameters')
      throw new MalformedError(`${field.name} is missing in the data of the ${type} record`);
  }
  return readContent(type, texts.join(' ')).content;
}

/**
 * A key that is equal for equivalent values: TXT split differently, hex digits in another case, names with or without
 * their final dot. Never throws: an unreadable content is its own key.
 * @example contentKey('MX', 'mail.example', 10) === contentKey('MX', '10 Mail.example.') // true
 * @param content as in the API; without `priority`, that of MX, SRV and URI comes first, as in a file
 */
export function contentKey(type: string, content: string, priority?: number): string {
  const table = RECORD_TYPES[type];
  if (table === undefined) return content;
  try {
    const hasApart = table.fields.some((field) => field.apart);
    const read =
      hasApart && priority === undefined
        ? readFields(table, type, readWords(content), '', true)
        : { priority, ...readContent(type, content) };
    const text = type === 'TXT' ? joinStrings(readWords(read.content).map((word) => word.text)) : read.content;
    const key = hasApart ? `${read.priority} ${text}` : text;
    return table.digest === undefined ? key : key.toLowerCase();
  } catch (error) {
    if (error instanceof MalformedError) return content;
    throw error;
  }
}

/**
 * The values as in a master file: including the priority, names with their final dot. Throws `MalformedError`.
 * @example rdataText('MX', 'mail.example', 10) // '10 mail.example.'
 */
export function rdataText(type: string, content: string, priority: number | undefined): string {
  const table = type === 'SOA' ? SOA : RECORD_TYPES[type];
  if (type === 'TXT') return txtContent(content);
  if (table === undefined || type === 'LOC') return content;
  const words = readWords(content);
  const texts: string[] = [];
  let at = 0;
  for (const field of table.fields) {
    if (field.apart) {
      texts.push(String(priority ?? 0));
      continue;
    }
    const taken = isOpenEnded(field.kind) ? words.slice(at) : words.slice(at, at + 1);
    at += taken.length;
    for (const word of taken) texts.push(fileText(field, word));
  }
  if (at < words.length)
    throw new MalformedError(`found ${display(words[at]?.text ?? '')} after the last value of the ${type} record`);
  return texts.join(' ');
}

function fileText(field: Field, word: Token): string {
  if (word.quoted) return `"${word.text}"`;
  return field.kind === 'host' && !/(?<!\\)(?:\\\\)*\.$/.test(word.text) ? `${word.text}.` : word.text;
}

function recordType(type: string): RecordType {
  const found = type === 'SOA' ? SOA : RECORD_TYPES[type];
  if (found === undefined) throw new MalformedError(`${display(type)} is not a record type that Cloudflare supports`);
  return found;
}

function readFields(
  table: RecordType,
  type: string,
  words: readonly Token[],
  origin: string,
  withApart: boolean,
): Rdata {
  const texts: string[] = [];
  const data: Record<string, unknown> = {};
  let priority: number | undefined;
  let at = 0;
  for (const field of table.fields) {
    if (field.apart && !withApart) continue;
    const end = isOpenEnded(field.kind) ? words.length : at + 1;
    const { value, text } = readField(field, words.slice(at, end), origin);
    at = end;
    if (field.apart && typeof value === 'number') priority = value;
    else if (text !== '' || field.kind !== 'parameters') texts.push(text);
    // A URI has its priority next to `data`, an SRV in both places (DNS.URIRecord and DNS.SRVRecord of the API).
    if (!field.apart || type === 'SRV') data[field.name] = value;
  }
  const extra = words[at];
  if (extra !== undefined) {
    throw new MalformedError(
      `found ${display(extra.text)} after the last value of the ${type} record, expected the end of the record`,
    );
  }
  if (table.digest !== undefined) checkDigest(table.digest, data);
  return {
    content: texts.join(' '),
    ...(priority === undefined ? {} : { priority }),
    ...(table.data ? { data } : {}),
  };
}

function readLoc(words: readonly Token[]): Rdata {
  if (words.length === 0)
    throw new MalformedError('latitude is missing; expected a position such as 52 22 23 N 4 53 32 E -2m');
  const data = readLocation(words);
  return { content: locationText(data), data };
}

/** Text other than a list of quoted strings is one text and gets quoted (as Cloudflare does). */
function txtContent(content: string): string {
  if (content.startsWith('"')) {
    const words = readWords(content);
    if (words.every((word) => word.quoted)) return readRdata('TXT', words, '').content;
  }
  return quote(content);
}

function checkDigest(digest: NonNullable<RecordType['digest']>, data: { readonly [field: string]: unknown }): void {
  const by = Number(data[digest.by]);
  const due = digest.digits[by];
  const found = String(data[digest.of]).length;
  if (due !== undefined && found !== due) {
    throw new MalformedError(`${digest.of}: ${found} hex digits, expected ${due} for ${digest.by} ${by}`);
  }
}
