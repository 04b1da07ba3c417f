/** Canaries: unique texts in place of secrets, and every output in which one could appear. */
import { inspect } from 'node:util';
import Cloudflare, { type ClientOptions, type Logger } from 'flarewire';
import type { AnyClient } from '../whole-api/any-client.ts';

let made = 0;

/** A unique secret, recognized by its core; `hostile` adds characters that JSON, HTML and URLs escape. */
export function canary(hostile = false): string {
  const core = `canary${(++made).toString().padStart(5, '0')}isNotToBeSeen`;
  return hostile ? `-----"BEGIN\\ <k&y>\n${core}\nü/+=%20'END` : core;
}

const CORE = /canary\d{5}isNotToBeSeen/g;

/** Canaries that appear in a text: whole, truncated or in another notation. */
export const seenIn = (text: string): string[] => [...new Set([...(text.match(CORE) ?? []), ...parts(text)])];

/** Recognizable parts of a truncated canary: the start of its name and number. */
const parts = (text: string): string[] => text.replace(CORE, '').match(/canary\d{5}\w*/g) ?? [];

/** Every text that a log, a debugger or an error tracker may write for a value. */
export function shownOf(value: unknown, depth = 0): string {
  const texts = [
    inspect(value, { depth: null, showHidden: true, maxArrayLength: null, maxStringLength: null }),
    tryJson(value),
    typeof value === 'object' ? '' : String(value),
  ];
  if (value instanceof Error && depth < 9) {
    texts.push(String(value), value.message, value.stack ?? '');
    for (const key of Reflect.ownKeys(value)) texts.push(shownOf(Reflect.get(value, key), depth + 1));
  }
  if (value instanceof Headers) texts.push(JSON.stringify([...value]));
  return texts.join('\n');
}

function tryJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return '';
  }
}

/** Options of a client that logs everything, and its log. */
export function loud(): { readonly options: ClientOptions; readonly logged: () => string } {
  const lines: string[] = [];
  const write = (...parts: unknown[]): void => void lines.push(...parts.map((part) => shownOf(part)));
  const logger: Logger = { error: write, warn: write, info: write, debug: write };
  return { options: { logger, logLevel: 'debug' }, logged: () => lines.join('\n') };
}

/** The rejection of a promise; undefined if it resolves. */
export const rejection = (promise: PromiseLike<unknown>): Promise<unknown> =>
  Promise.resolve(promise).then(
    () => undefined,
    (error: unknown) => error,
  );

interface ByName extends AnyClient {
  plan(name: string, params: object): Promise<unknown>;
  get(path: string, options?: object): PromiseLike<unknown>;
}

/** Calls operations by name with arbitrary parameters, which the types would reject. */
export const anyClient = (options: ClientOptions): ByName => new Cloudflare(options) as unknown as ByName; // it is one
