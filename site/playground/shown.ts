/** Formats what a program prints: text unchanged, everything else as data. */

const INDENT = 2;
const MAX_TEXT = 20_000;

/** @example shownValues(['zones:', 2]) // 'zones: 2' */
export function shownValues(values: readonly unknown[]): string {
  const text = values.map((value) => (typeof value === 'string' ? value : shown(value))).join(' ');
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}\n… ${text.length - MAX_TEXT} more characters` : text;
}

function shown(value: unknown): string {
  if (value instanceof Error) return String(value);
  if (typeof value === 'function') return `[function ${value.name || 'without a name'}]`;
  if (typeof value !== 'object' || value === null) return simple(value);
  try {
    return JSON.stringify(value, replacing(), INDENT) ?? String(value);
  } catch (error) {
    // A getter or toJSON of the program.
    return `[${Object.prototype.toString.call(value).slice(8, -1)}: ${String(error)}]`;
  }
}

const simple = (value: unknown): string => (typeof value === 'bigint' ? `${value}n` : String(value));

/** Replaces what JSON does not have; a thing within itself is a mark. */
function replacing() {
  const parents: unknown[] = [];
  return function replace(this: unknown, _: string, value: unknown): unknown {
    if (typeof value === 'bigint') return `${value}n`;
    if (typeof value === 'function' || typeof value === 'symbol') return `[${typeof value}]`;
    if (typeof value !== 'object' || value === null) return value;
    while (parents.length > 0 && parents.at(-1) !== this) parents.pop();
    if (parents.includes(value)) return '[circular]';
    parents.push(value);
    if (value instanceof Error) return String(value);
    if (value instanceof Map) return { Map: [...value] };
    if (value instanceof Set) return { Set: [...value] };
    if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) return `[${value.byteLength} bytes]`;
    if (value instanceof Headers) return Object.fromEntries(value);
    return value;
  };
}
