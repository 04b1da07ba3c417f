/** Bodies made strange: as values where they are JSON, as parts where they are multipart, as bytes in any case. */
import { gzipSync } from 'node:zlib';
import { isObject } from '@flarewire/schema';
import type { Part } from '../src/handler/body.ts';
import { parseMultipart, printMultipart } from '../src/http/multipart.ts';
import { HOSTILE_KEYS, hostileText, hostileValue, long, pick, Raw } from './fuzz-hostile.ts';

type Random = () => number;
type Bytes = Uint8Array<ArrayBuffer>;

export interface Body {
  readonly type: string;
  readonly bytes: Bytes;
  readonly encoding?: string;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export function hostileBody({ type, bytes }: Body, random: Random): Body {
  const chance = random();
  if (chance < 0.03) return { type: hostileType(random), bytes };
  if (chance < 0.05) return { type, bytes: new Uint8Array(gzipSync(bytes)), encoding: 'gzip' };
  if (chance < 0.15) return { type, bytes: brokenBytes(bytes, random) };
  if (type.startsWith('multipart/')) return { type, bytes: hostileForm(bytes, random) };
  if (type.includes('ndjson')) return { type, bytes: hostileLines(bytes, random) };
  if (type.includes('urlencoded')) return { type, bytes: hostileFields(bytes, random) };
  if (type.includes('json')) return { type, bytes: hostileJson(bytes, random) };
  return { type, bytes: encoder.encode(hostileText(random, pick(random, ['file', 'sql', 'text']))) };
}

const TYPES = [
  '',
  'application/json; charset=utf-16',
  'text/html',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary="unclosed',
  `multipart/form-data; boundary=${long('-', 2000)}`,
  `multipart/form-data;${long(' ;', 8000)}`,
  'multipart/mixed; boundary=x',
  'application/x-www-form-urlencoded',
  'application/x-ndjson',
  'application/octet-stream',
  `application/${long('a+', 8000)}!`,
  'application/javascript+module',
];

function hostileType(random: Random): string {
  return pick(random, TYPES);
}

function brokenBytes(bytes: Bytes, random: Random): Bytes {
  const at = Math.floor(random() * bytes.length);
  const strange = pick(random, [
    [0xff, 0xfe],
    [0xc0, 0xaf],
    [0xed, 0xa0, 0x80],
    [0xf8, 0x88, 0x80],
    [0],
    [0x22],
    [0x5c],
  ]);
  switch (Math.floor(random() * 6)) {
    case 0:
      return bytes.slice(0, at);
    case 1:
      return new Uint8Array([0xef, 0xbb, 0xbf, ...bytes]);
    case 2:
      return new Uint8Array();
    case 3: {
      // Ten megabytes are slow to make: seldom.
      const depth = random() < 0.1 ? 5_000_000 : 5000;
      const [open, close] = pick(random, [
        ['[', ']'],
        ['{"a":', '}'],
        ['{"__proto__":', '}'],
      ] as const);
      const times = Math.floor(depth / open.length);
      return encoder.encode(random() < 0.5 ? open.repeat(times) : `${open.repeat(times)}1${close.repeat(times)}`);
    }
    default:
      return new Uint8Array([...bytes.subarray(0, at), ...strange, ...bytes.subarray(at)]);
  }
}

function hostileJson(bytes: Bytes, random: Random): Bytes {
  try {
    let value: unknown = JSON.parse(decoder.decode(bytes));
    const times = 1 + Math.floor(random() * 3);
    for (let time = 0; time < times; time++) value = hostileIn(value, random, 'body');
    return encoder.encode(print(value));
  } catch {
    // No JSON, or deeper than can be printed: already made strange.
    return brokenBytes(bytes, random);
  }
}

/** The value with one thing in it changed, at any depth. */
function hostileIn(value: unknown, random: Random, name: string): unknown {
  if (Array.isArray(value)) return hostileList(value, random, name);
  if (!isObject(value) || random() < 0.05) return hostileValue(random, name);
  const keys = Object.keys(value);
  const key = keys[Math.floor(random() * keys.length)];
  const chance = random();
  if (key === undefined || chance < 0.15) {
    return withKey(value, pick(random, HOSTILE_KEYS), hostileValue(random, name));
  }
  if (chance < 0.25) return Object.fromEntries(Object.entries(value).filter(([other]) => other !== key));
  return withKey(value, key, hostileIn(value[key], random, key));
}

function hostileList(list: readonly unknown[], random: Random, name: string): unknown {
  const chance = random();
  if (chance < 0.1) return hostileValue(random, name);
  if (chance < 0.2) return Array.from({ length: pick(random, [2, 101, 1001, 5000]) }, () => list[0] ?? {});
  if (chance < 0.3 || list.length === 0) return [...list, hostileValue(random, name)];
  const at = Math.floor(random() * list.length);
  return list.map((item, index) => (index === at ? hostileIn(item, random, name) : item));
}

/** Also where the key is `__proto__`: an assignment would set the prototype. */
function withKey(value: Record<string, unknown>, key: string, inner: unknown): Record<string, unknown> {
  const copy = { ...value };
  Object.defineProperty(copy, key, { value: inner, enumerable: true, configurable: true, writable: true });
  return copy;
}

function print(value: unknown): string {
  if (value instanceof Raw) return value.text;
  if (Array.isArray(value)) return `[${value.map(print).join(',')}]`;
  if (!isObject(value)) return JSON.stringify(value) ?? 'null';
  return `{${Object.entries(value)
    .map(([key, inner]) => `${JSON.stringify(key)}:${print(inner)}`)
    .join(',')}}`;
}

function hostileLines(bytes: Bytes, random: Random): Bytes {
  const text = decoder.decode(bytes);
  const line = print(hostileValue(random, 'values'));
  const strange = pick(random, [
    line,
    '{"id":',
    'garbage',
    '\u0000',
    '{"id":"1","values":[1e999]}',
    '{"id":{},"values":{}}',
    '{"id":"a","values":[],"metadata":{"__proto__":1}}',
    '[]',
    'null',
  ]);
  const all = random() < 0.2 ? `${strange}\n`.repeat(200) : `${text}${strange}\r\n${text}`;
  return encoder.encode(all);
}

const FIELD_NAMES = [
  '__proto__',
  'a[__proto__][polluted]',
  'constructor[prototype][polluted]',
  'a[]',
  '[',
  ']',
  `a${'[b]'.repeat(3000)}`,
  '',
  'metadata',
  'metadata[]',
  'file[__proto__]',
];

function hostileFields(bytes: Bytes, random: Random): Bytes {
  const fields = new URLSearchParams(decoder.decode(bytes));
  fields.append(pick(random, FIELD_NAMES), hostileText(random, 'text'));
  const text = random() < 0.2 ? `${fields}&%ff=%zz&&&==&a=%` : `${fields}`;
  return encoder.encode(text);
}

function hostileForm(bytes: Bytes, random: Random): Bytes {
  const boundary = /^--(\S+)/.exec(decoder.decode(bytes.subarray(0, 200)))?.[1] ?? 'x';
  let parts: Part[];
  try {
    parts = parseMultipart(bytes, boundary);
  } catch {
    return brokenBytes(bytes, random);
  }
  const [part] = parts;
  const at = Math.floor(random() * parts.length);
  switch (Math.floor(random() * 8)) {
    case 0:
      return bytes.slice(0, bytes.length - pick(random, [1, 2, 4, 8, 20]));
    case 1:
      return encoder.encode(
        `--${boundary}\r\n${long('x-a: b\r\n', pick(random, [1000, 200_000]))}\r\n\r\n--${boundary}--`,
      );
    case 2:
      return encoder.encode(
        `--${boundary}\r\nContent-Disposition: form-data${long('; ', 16_000)}\r\n\r\n\r\n--${boundary}--`,
      );
    case 3:
      parts.push({ ...file(random), name: pick(random, FIELD_NAMES) });
      return printMultipart(parts, boundary);
    case 4:
      parts.push(file(random));
      return printMultipart(parts, boundary);
    case 5:
      if (part !== undefined) parts.push(...Array.from({ length: pick(random, [1, 1000]) }, () => part));
      return printMultipart(parts, boundary);
    case 6:
      parts.splice(at, 1);
      return printMultipart(parts, boundary);
    default:
      return printMultipart(
        parts.map((one, index) => (index === at ? { ...one, bytes: hostilePart(one, random) } : one)),
        boundary,
      );
  }
}

function hostilePart(part: Part, random: Random): Bytes {
  const bytes = new Uint8Array(part.bytes);
  return /json/.test(part.type ?? '') || bytes[0] === 0x7b
    ? hostileJson(bytes, random)
    : encoder.encode(hostileText(random, part.name));
}

function file(random: Random): Part {
  return {
    name: pick(random, ['file', 'files', 'metadata', 'data', 'worker.js', '../x']),
    filename: pick(random, ['../../etc/passwd', 'a\u0000.js', '', '__proto__', 'x"y']),
    type: pick(random, ['application/javascript+module', 'application/json', 'text/x-python', 'application/wasm', '']),
    bytes: encoder.encode(hostileText(random, 'text')),
  };
}
