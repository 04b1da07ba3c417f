/** A call as the page sends it: an operation, its parameters, and the files they contain. */
import { isObject } from '@flarewire/schema';
import type { CallRequest, FileMark } from '../../wire/types.ts';
import { Refused } from '../http/refused.ts';

export interface ReadCall {
  readonly request: CallRequest;
  readonly hasFiles: boolean;
  /** Deletes the files. */
  remove(): Promise<void>;
}

type Files = readonly (File | undefined)[];

export const badCall = (why: string): Refused => new Refused(400, 'BadRequest', `Invalid call: ${why}.`);

/** @throws Refused 400 */
export function toCall(value: unknown, files: Files): CallRequest {
  if (!isObject(value)) throw badCall('it must be an object');
  const { operation, params = {}, confirm, profile } = value;
  if (typeof operation !== 'string') throw badCall("'operation' must be the name of an operation");
  if (!isObject(params)) throw badCall("'params' must be an object");
  if (confirm !== undefined && typeof confirm !== 'string') throw badCall("'confirm' must be text");
  if (profile !== undefined && typeof profile !== 'string') throw badCall("'profile' must be text");
  const used = new Set<File>();
  // The same object, with marks replaced by files.
  const filled = withFiles(params, files, used) as CallRequest['params'];
  if (used.size < files.filter((file) => file !== undefined).length)
    throw badCall('a file is not referenced in params');
  return {
    operation,
    params: filled,
    ...(confirm !== undefined && { confirm }),
    ...(profile !== undefined && { profile }),
  };
}

function withFiles(value: unknown, files: Files, used: Set<File>): unknown {
  if (Array.isArray(value)) return value.map((item) => withFiles(item, files, used));
  if (!isObject(value)) return value;
  if (isMark(value)) {
    const file = files[Number(value.$file)];
    if (file === undefined) throw badCall(`there is no file ${JSON.stringify(value.$file)?.slice(0, 20)}`);
    used.add(file);
    return file;
  }
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withFiles(inner, files, used)]));
}

/** Its number is not validated yet. */
function isMark(value: Readonly<Record<string, unknown>>): value is { readonly [Key in keyof FileMark]: unknown } {
  return Object.keys(value).join() === '$file';
}
