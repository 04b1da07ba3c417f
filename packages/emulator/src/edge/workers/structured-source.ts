/**
 * Values of messages with the content type `v8`, as source text for the runtime's Workers: JSON that keeps what structured
 * clones keep. Each value is `[kind, content]`, plain JSON values are themselves, and lists and objects are numbered, so
 * that one value can be in several places, or in itself.
 * https://developers.cloudflare.com/queues/configuration/javascript-apis/#queuescontenttype
 */
export const STRUCTURED_SOURCE = `
const byteList = (value) => [...(ArrayBuffer.isView(value) ? new Uint8Array(value.buffer, value.byteOffset, value.byteLength) : new Uint8Array(value))];
const packClone = (root) => {
  const known = new Map();
  const inner = (value) => {
    if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
    if (value === undefined) return ['undefined'];
    if (typeof value === 'bigint' || typeof value === 'number')
      return Number.isFinite(value) && !Object.is(value, -0) ? value : [typeof value, Object.is(value, -0) ? '-0' : String(value)];
    if (known.has(value)) return ['known', known.get(value)];
    known.set(value, known.size);
    if (Array.isArray(value)) return ['list', value.map(inner)];
    if (value instanceof Date) return ['Date', value.getTime()];
    if (value instanceof RegExp) return ['RegExp', value.source, value.flags];
    if (value instanceof Map) return ['Map', [...value].map((pair) => pair.map(inner))];
    if (value instanceof Set) return ['Set', [...value].map(inner)];
    if (value instanceof Error) return ['Error', value.name, value.message, value.stack];
    if (value instanceof ArrayBuffer) return ['ArrayBuffer', byteList(value)];
    if (ArrayBuffer.isView(value)) return ['view', value.constructor.name, byteList(value)];
    if (value instanceof Boolean || value instanceof Number || value instanceof String) return ['Object', inner(value.valueOf())];
    return ['object', Object.entries(value).map(([name, one]) => [name, inner(one)])];
  };
  return inner(structuredClone(root));
};
const CLONE_ERRORS = { Error, EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError };
const unpackClone = (root) => {
  const known = [];
  const keep = (value) => { known.push(value); return value; };
  const inner = (value) => {
    if (!Array.isArray(value)) return value;
    const [kind, content, more, stack] = value;
    if (kind === 'undefined') return undefined;
    if (kind === 'bigint') return BigInt(content);
    if (kind === 'number') return Number(content);
    if (kind === 'known') return known[content];
    if (kind === 'list') { const list = keep([]); for (const one of content) list.push(inner(one)); return list; }
    if (kind === 'Date') return keep(new Date(content));
    if (kind === 'RegExp') return keep(new RegExp(content, more));
    if (kind === 'Map') { const map = keep(new Map()); for (const [key, one] of content) map.set(inner(key), inner(one)); return map; }
    if (kind === 'Set') { const set = keep(new Set()); for (const one of content) set.add(inner(one)); return set; }
    if (kind === 'Error') return keep(Object.assign(new (CLONE_ERRORS[content] ?? Error)(more), { stack }));
    if (kind === 'ArrayBuffer') return keep(Uint8Array.from(content).buffer);
    if (kind === 'view') return keep(new globalThis[content](Uint8Array.from(more).buffer));
    if (kind === 'Object') return keep(Object(inner(content)));
    const object = keep({});
    for (const [name, one] of content) Object.defineProperty(object, name, { value: inner(one), enumerable: true, writable: true, configurable: true });
    return object;
  };
  return inner(root);
};`;
