/** Summarizes a collapsed value in a few words. */
import { isObject, isSecretName } from '@flarewire/schema';
import { isFile } from '../schema.ts';

const TELLING = [
  'name',
  'title',
  'description',
  'type',
  'action',
  'id',
  'key',
  'expression',
  'content',
  'value',
  'url',
];

/** `redirect · http.host eq "a"`, `3 items`, `not set` */
export function summaryOf(value: unknown): string {
  if (value === undefined || value === null) return value === null ? 'null' : 'not set';
  if (isFile(value)) return value instanceof File ? `file: ${value.name}` : 'file';
  if (Array.isArray(value)) return value.length === 1 ? 'one item' : `${value.length} items`;
  if (!isObject(value)) return short(String(value));
  const reported = TELLING.map((name) => value[name]).filter((one) => typeof one === 'string' && one !== '');
  if (reported.length > 0 && !Object.keys(value).some((name) => isSecretName(name)))
    return short(reported.slice(0, 2).join(' · '));
  const names = Object.keys(value);
  return names.length === 0 ? 'empty' : short(names.join(', '));
}

const MAX_LENGTH = 60;
const short = (text: string): string => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text);
