/**
 * Reads and writes the comment after a record: the comment itself, tags, and reserved `cf-` tags.
 * https://developers.cloudflare.com/dns/manage-dns-records/how-to/import-and-export/#dns-record-attributes
 */
import { display, MalformedError } from './malformed-error.ts';

export interface Annotations {
  readonly comment?: string;
  /** `name:value`, or just `name` if the value is empty. */
  readonly tags?: readonly string[];
  readonly proxied?: boolean;
  readonly settings?: { readonly flatten_cname?: boolean };
}

const MARK = 'cf_tags=';

/** The only types that can be proxied; on others the tag has no meaning. */
const PROXIABLE: ReadonlySet<string> = new Set(['A', 'AAAA', 'CNAME']);

export interface ReadAnnotations {
  readonly annotations: Annotations;
  /** Tags in Cloudflare's `cf-` that this version does not know. */
  readonly unknown: readonly string[];
}

/** Read the comment after a record. Throws `MalformedError` if the part after `cf_tags=` is not a list of tags. */
export function readAnnotations(type: string, text: string): ReadAnnotations {
  const comment = oneLine(text);
  // The comment may contain the marker as text; then the real one follows, so the last valid list counts.
  for (let at = comment.lastIndexOf(MARK); at !== -1; at = at === 0 ? -1 : comment.lastIndexOf(MARK, at - 1)) {
    if (at > 0 && comment[at - 1] !== ' ' && comment[at - 1] !== '\t') continue;
    const tags = readTags(comment.slice(at + MARK.length));
    if (tags !== undefined) return sorted(type, comment.slice(0, at).trim(), tags);
  }
  if (comment.includes(MARK)) {
    throw new MalformedError(
      `found ${display(comment.slice(comment.lastIndexOf(MARK)))}; expected cf_tags=name,name:value,name:"quoted value" ` +
        '(or one more cf_tags= at the end of a comment that holds these characters as text)',
    );
  }
  return { annotations: comment === '' ? {} : { comment }, unknown: [] };
}

/** The comment to write after a record, without the semicolon; empty if there is none. */
export function annotationText(type: string, found: Annotations): string {
  const tags = (found.tags ?? []).map(tagText);
  if (found.settings?.flatten_cname && type === 'CNAME') tags.push('cf-flatten-cname');
  if (found.proxied !== undefined && PROXIABLE.has(type)) tags.push(`cf-proxied:${found.proxied}`);
  const comment = oneLine(found.comment ?? '');
  const list = tags.length > 0 || comment.includes(MARK) ? `${MARK}${tags.join(',')}` : '';
  return [comment, list].filter((part) => part !== '').join(' ');
}

/** Cloudflare documents that a comment has no line breaks. */
function oneLine(text: string): string {
  return text.replace(/[\r\n]+/g, ' ').trim();
}

interface Tag {
  readonly name: string;
  readonly value: string;
}

/** `name`, `name:value` or `name:"quoted value"`, up to the comma. An unquoted value includes the spaces around it. */
const TAG = /\s*([A-Za-z0-9_-]+)(?:\s*|:("(?:[^"\\]|\\.)*")\s*|:([^",=\\]*))(?:,|$)/y;

/** Undefined if the text is not a list of tags. */
function readTags(text: string): Tag[] | undefined {
  const list = text.trim();
  const tags: Tag[] = [];
  TAG.lastIndex = 0;
  while (TAG.lastIndex < list.length) {
    const match = TAG.exec(list);
    if (match === null) return undefined;
    const [, name = '', quoted, plain = ''] = match;
    const value = quoted === undefined ? plain.trim() : readJson(quoted);
    if (value === undefined) return undefined;
    tags.push({ name, value });
  }
  return tags;
}

function readJson(text: string): string | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}

function sorted(type: string, comment: string, found: readonly Tag[]): ReadAnnotations {
  const tags: string[] = [];
  const unknown: string[] = [];
  let proxied: boolean | undefined;
  let flatten = false;
  for (const { name, value } of found) {
    const key = name.toLowerCase();
    if (key === 'cf-proxied') proxied = readFlag(name, value);
    else if (key === 'cf-flatten-cname') flatten = true;
    // Names in `cf-` are Cloudflare settings; unknown ones of later exports are not tags.
    else if (key.startsWith('cf-')) unknown.push(name);
    else tags.push(value === '' ? name : `${name}:${value}`);
  }
  const annotations: Annotations = {
    ...(comment === '' ? {} : { comment }),
    ...(tags.length === 0 ? {} : { tags }),
    ...(proxied === undefined || !PROXIABLE.has(type) ? {} : { proxied }),
    ...(flatten && type === 'CNAME' ? { settings: { flatten_cname: true } } : {}),
  };
  return { annotations, unknown };
}

function readFlag(name: string, value: string): boolean {
  const text = value.toLowerCase();
  if (text === 'true' || text === 'false') return text === 'true';
  throw new MalformedError(`found ${display(`${name}:${value}`)}, expected ${name}:true or ${name}:false`);
}

function tagText(tag: string): string {
  const colon = tag.indexOf(':');
  if (colon === -1) return tag;
  const value = tag.slice(colon + 1);
  const plain = /^[^",=\\\s](?:[^",=\\\r\n\t]*[^",=\\\s])?$/u.test(value);
  return value === '' ? tag.slice(0, colon) : `${tag.slice(0, colon)}:${plain ? value : JSON.stringify(value)}`;
}
