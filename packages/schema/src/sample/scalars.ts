/** Sample strings and numbers by their formats and bounds. */
import type { JsonSchema } from '../schema.ts';
import { textOf } from './pattern.ts';

/** A number from 0 up to, but excluding, 1, like `Math.random`. */
export type Random = () => number;

interface ScalarEnv {
  readonly random: Random | undefined;
  readonly now: string | undefined;
  /** True if a text without a known format must be realistic response content and not the path of its field. */
  readonly isAnswer: boolean;
}

const HEX = 'f1a4e05c9b7d4a21860e3f5d7c2b1a90';

const BY_FORMAT: Readonly<Record<string, string>> = {
  date: '2026-01-01',
  'date-time': '2026-01-01T00:00:00Z',
  time: '00:00:00Z',
  uuid: 'f1a4e05c-9b7d-4a21-860e-3f5d7c2b1a90',
  email: 'user@example.com',
  hostname: 'www.example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  ip: '192.0.2.1',
  cidr: '192.0.2.0/24',
  'A.B.C.D/N': '192.0.2.0/24',
  uri: 'https://example.com/',
  URI: 'https://example.com/',
  'uri-reference': '/path',
  'uri-template': 'https://example.com/{id}',
  'url-encoded-date-time': '2026-01-01T00:00:00Z',
  byte: 'ZmxhcmV3aXJl',
};

export const isFormat = (format: unknown): boolean => typeof format === 'string' && Object.hasOwn(BY_FORMAT, format);

export function sampleString(schema: JsonSchema, env: ScalarEnv): string {
  const { pattern } = schema;
  const usual = usualString(schema, env);
  if (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(usual)) return usual;
  const { random } = env;
  const id = word(HEX, random, 32);
  const least = typeof schema.minLength === 'number' ? schema.minLength : 0;
  const most = typeof schema.maxLength === 'number' ? schema.maxLength : Number.POSITIVE_INFINITY;
  if (most >= 32 && new RegExp(pattern, 'u').test(id)) return id;
  const choose = (count: number): number => (random === undefined ? 0 : Math.floor(random() * count));
  return textOf(pattern, { least, most, choose }) ?? usual;
}

function usualString(schema: JsonSchema, env: ScalarEnv): string {
  const format = typeof schema.format === 'string' ? schema.format : '';
  if (format === 'date-time' && env.now !== undefined) return env.now;
  const least = typeof schema.minLength === 'number' ? schema.minLength : 0;
  const most = typeof schema.maxLength === 'number' ? schema.maxLength : Number.POSITIVE_INFINITY;
  if (format === 'byte' && least > 12) return 'QUJD'.repeat(Math.ceil(least / 4));
  const formatted = BY_FORMAT[format];
  if (formatted !== undefined) return vary(format, formatted, env.random).slice(0, most);
  if (least === 32 && most === 32) return word(HEX, env.random, 32);
  if (most === 36 && least >= 32) return BY_FORMAT.uuid ?? '';
  const padded = Math.min(least, 1_000_000);
  if (env.isAnswer) return HEX.padEnd(padded, HEX).slice(0, most);
  const base = env.random === undefined ? 'sample' : word('sample-', env.random, 12);
  return base.padEnd(padded, 'x').slice(0, most);
}

function vary(format: string, canonical: string, random: Random | undefined): string {
  if (random === undefined) return canonical;
  const byte = (): number => 1 + Math.floor(random() * 254);
  if (format === 'ipv4' || format === 'ip') return `192.0.2.${byte()}`;
  if (format === 'ipv6') return `2001:db8::${byte().toString(16)}`;
  if (format === 'hostname') return `h${byte()}.example.com`;
  if (format === 'email') return `user${byte()}@example.com`;
  if (format === 'uuid') return canonical.slice(0, -3) + (0x100 + byte()).toString(16);
  return canonical;
}

function word(start: string, random: Random | undefined, length: number): string {
  if (random === undefined) return start.slice(0, length);
  let text = start === HEX ? '' : start;
  while (text.length < length) text += Math.floor(random() * 16).toString(16);
  return text;
}

export function sampleNumber(schema: JsonSchema, random: Random | undefined): number {
  const isInteger = schema.type === 'integer' || (Array.isArray(schema.type) && schema.type.includes('integer'));
  const step = typeof schema.multipleOf === 'number' && schema.multipleOf > 0 ? schema.multipleOf : isInteger ? 1 : 0;
  const low = bound(schema.minimum, schema.exclusiveMinimum, step || 0.5);
  const high = bound(schema.maximum, schema.exclusiveMaximum, -(step || 0.5));
  let value = low ?? Math.min(1, high ?? 1);
  if (random !== undefined) {
    const from = low ?? Math.min(0, high ?? 0);
    const to = high ?? from + 100;
    value = from + random() * (to - from);
  } else if (low !== undefined && low <= 1 && (high ?? 1) >= 1) value = 1;
  if (step === 0) return value;
  const up = Math.ceil(value / step) * step;
  return high !== undefined && up > high ? Math.floor(high / step) * step : up;
}

function bound(inclusive: unknown, exclusive: unknown, inward: number): number | undefined {
  if (typeof exclusive === 'number') return exclusive + inward;
  return typeof inclusive === 'number' ? inclusive : undefined;
}
