/** Encodes parameters as short text for the page's URL, and decodes it. Secrets and files are never included. */
import { isObject, isSecretName, type Path, pointerOf } from '@flarewire/schema';
import { type Field, fieldsIn, fieldsOf } from '../fields.ts';
import { isFile, type Params, type Subject } from '../schema.ts';
import { asParams, getAt } from './paths.ts';

/** URLs of 8,000 characters work everywhere; the path and other fields need part of that. */
export const MAX_URL_TEXT_LENGTH = 4000;

export interface URLText {
  /** Letters, digits, `-` and `_` only; '' for no parameters. */
  readonly text: string;
  /** JSON pointers of omitted values. */
  readonly dropped: readonly string[];
}

/** Omits values that do not fit, the largest first. */
export function toURLText(subject: Subject, params: Params, longest = MAX_URL_TEXT_LENGTH): URLText {
  const hidden = new Set(sensitivePointers(subject, params));
  const dropped: string[] = [];
  let kept = asParams(shareable(params, [], hidden, dropped));
  for (;;) {
    const text = urlTextOf(kept);
    if (text.length <= longest) return { text, dropped };
    const [largest = ''] = Object.keys(kept).sort((one, other) => sizeOf(kept[other]) - sizeOf(kept[one]));
    const { [largest]: _, ...rest } = kept;
    dropped.push(pointerOf([largest]));
    kept = rest;
  }
}

/** For parameters decoded from such a text. */
export const urlTextOf = (params: Params): string =>
  Object.keys(params).length === 0 ? '' : encode(JSON.stringify(params));

/** Undefined if the text was not written by `toURLText`. */
export function fromURLText(text: string): Params | undefined {
  if (text === '') return {};
  try {
    const value: unknown = JSON.parse(decode(text));
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const sizeOf = (value: unknown): number => JSON.stringify(value).length;

function shareable(value: unknown, path: Path, hidden: ReadonlySet<string>, dropped: string[]): unknown {
  if (isFile(value) || hidden.has(pointerOf(path))) {
    dropped.push(pointerOf(path));
    return undefined;
  }
  // A list keeps its length: omitted items become null, which the form reports.
  if (Array.isArray(value))
    return value.map((item, index) => shareable(item, [...path, index], hidden, dropped) ?? null);
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(
    ([name, one]) => [name, shareable(one, [...path, name], hidden, dropped)] as const,
  );
  return Object.fromEntries(entries.filter(([, one]) => one !== undefined));
}

/** Base64 for URLs (RFC 4648, 5): percent-encoded JSON would be longer, and truncated in messages. */
export function encode(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function decode(text: string): string {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

const MAX_DEPTH = 40;

/** Pointers of values that the contract marks sensitive, or whose names indicate secrets. */
export function sensitivePointers(subject: Subject, params: Params): string[] {
  const visit = (field: Field, depth: number): string[] => {
    const value = getAt(params, field.path);
    const isHere = field.path.length > 0;
    if (isHere && (value === undefined || value === null)) return [];
    if (isHere && (field.isSensitive || isSecretValue(field.name, value))) return [field.pointer];
    return depth > MAX_DEPTH ? [] : fieldsIn(subject, field, params).flatMap((inner) => visit(inner, depth + 1));
  };
  const reported = fieldsOf(subject).flatMap((field) => visit(field, 0));
  return [...new Set([...reported, ...secretNames(params, [])])];
}

/** Without a schema, names decide. */
function secretNames(value: unknown, path: Path): string[] {
  if (typeof value !== 'object' || value === null || isFile(value)) return [];
  const isSecretText = isObject(value) && value.type === 'secret_text';
  return Object.entries(value).flatMap(([name, inner]) => {
    const at = [...path, Array.isArray(value) ? Number(name) : name];
    const isSecret = (isSecretText && name === 'text') || isSecretValue(name, inner);
    return isSecret ? [pointerOf(at)] : secretNames(inner, at);
  });
}

/** Objects that describe a token's permissions may have such names too. */
const isSecretValue = (name: string, value: unknown): boolean =>
  isSecretName(name, value) &&
  (typeof value === 'string' ||
    typeof value === 'number' ||
    (Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string')));
