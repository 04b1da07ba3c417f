/** Canaries: texts that stand for secrets, and everything in which one could come to light. */
import { inspect } from 'node:util';
import Cloudflare, { type ClientOptions, type Logger } from 'flarewire';
import type { AnyClient } from '../whole-api/any-client.ts';

let made = 0;

/** A secret of its own, found again by its core; `hostile` has characters around it that JSON, HTML and URLs write in another way. */
export function canary(hostile = false): string {
  const core = `canary${(++made).toString().padStart(5, '0')}isNotToBeSeen`;
  return hostile ? `-----"BEGIN\\ <k&y>\n${core}\nü/+=%20'END` : core;
}

const CORE = /canary\d{5}isNotToBeSeen/g;

/** The canaries that a text shows, be they whole, cut off or in another notation. */
export const seenIn = (text: string): string[] => [...new Set([...(text.match(CORE) ?? []), ...parts(text)])];

/** What is left of one that was cut: the start of its name and number. */
const parts = (text: string): string[] => text.replace(CORE, '').match(/canary\d{5}\w*/g) ?? [];

/** All that a log line, a debugger or an error tracker may write of a value. */
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

/** Options of a client that logs everything, and what it has logged. */
export function loud(): { readonly options: ClientOptions; readonly logged: () => string } {
  const lines: string[] = [];
  const write = (...parts: unknown[]): void => void lines.push(...parts.map((part) => shownOf(part)));
  const logger: Logger = { error: write, warn: write, info: write, debug: write };
  return { options: { logger, logLevel: 'debug' }, logged: () => lines.join('\n') };
}

/** What a promise rejects with; undefined when it does not. */
export const rejection = (promise: PromiseLike<unknown>): Promise<unknown> =>
  Promise.resolve(promise).then(
    () => undefined,
    (error: unknown) => error,
  );

interface ByName extends AnyClient {
  plan(name: string, params: object): Promise<unknown>;
  get(path: string, options?: object): PromiseLike<unknown>;
}

/** Operations by name, with whatever parameters: the types would refuse some. */
export const anyClient = (options: ClientOptions): ByName => new Cloudflare(options) as unknown as ByName; // it is one
