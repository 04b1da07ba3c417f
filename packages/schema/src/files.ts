/** Recognizes values that represent files. */

// Plain data may have such names too, but not as methods.
const can = (value: object, name: PropertyKey): boolean => typeof Reflect.get(value, name) === 'function';

/**
 * Bytes, Blob, File, Response, stream or any iterable of chunks. Checked by structure, so values of other realms work.
 */
export function isFile(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return true;
  return can(value, Symbol.asyncIterator) || can(value, 'getReader') || can(value, 'arrayBuffer') || can(value, 'blob');
}

/** A file or a form: sent unchanged when it is the whole body. */
export function isRaw(value: unknown): boolean {
  return isFile(value) || value instanceof FormData || value instanceof URLSearchParams;
}
