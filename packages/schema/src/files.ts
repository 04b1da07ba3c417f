/** Which values stand for files. */

// Data may have such names too, but not such methods.
const can = (value: object, name: PropertyKey): boolean => typeof Reflect.get(value, name) === 'function';

/** Bytes, Blob, File, Response, stream, anything that yields chunks: what is sent as a file. By structure, for other realms. */
export function isFile(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return true;
  return can(value, Symbol.asyncIterator) || can(value, 'getReader') || can(value, 'arrayBuffer') || can(value, 'blob');
}

/** The same, or a form: what is sent as it is when it is the whole body. */
export function isRaw(value: unknown): boolean {
  return isFile(value) || value instanceof FormData || value instanceof URLSearchParams;
}
