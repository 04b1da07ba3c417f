/** The parts of `node:v8` that snapshots use: values to bytes and back, in a form of JSON. */

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Values that JSON lacks are objects with one field of these names. */
const BIGINT = '$bigint';
const BYTES = '$bytes';
const MAP = '$map';

function toJson(value: unknown): unknown {
  if (typeof value === 'bigint') return { [BIGINT]: String(value) };
  if (value instanceof Uint8Array) return { [BYTES]: Buffer.from(value).toString('base64') };
  if (value instanceof Map) return { [MAP]: [...value].map((entry) => entry.map(toJson)) };
  if (Array.isArray(value)) return value.map(toJson);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, toJson(one)]));
}

function fromJson(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (BIGINT in value) return BigInt(String(value[BIGINT]));
  if (BYTES in value) return new Uint8Array(Buffer.from(String(value[BYTES]), 'base64'));
  if (MAP in value && Array.isArray(value[MAP])) return new Map(value[MAP]);
  return value;
}

export const serialize = (value: unknown): Uint8Array => encoder.encode(JSON.stringify(toJson(value)));

/** @throws SyntaxError */
export const deserialize = (bytes: Uint8Array): unknown => JSON.parse(decoder.decode(bytes), fromJson);
