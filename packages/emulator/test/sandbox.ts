/** A fresh emulator for one test: still clock, repeatable ids, and calls in one line. */

import { createEmulator, type Emulator, type EmulatorOptions } from '../src/emulator.ts';
import { type ManualClock, manualClock } from '../src/state/clock.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The envelope; an empty object if the response is not valid JSON. */
  readonly json: Envelope;
  /** Code of the first error. */
  readonly code: number | undefined;
}

/** The result of any operation; tests assert its shape. */
// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every shape, and fail where they are not as expected
export type Loose = any;

interface Envelope {
  readonly success?: boolean;
  readonly errors?: readonly { code: number; message: string; source?: { pointer: string } }[];
  readonly messages?: readonly { code: number; message: string }[];
  readonly result?: Loose;
  readonly result_info?: Loose;
}

export interface TestSandbox {
  readonly emulator: Emulator;
  readonly clock: ManualClock;
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
}

export const ACCOUNT = 'f1a4e000000000000000000000000001';

/** A well-formed token that was never created. */
export const UNKNOWN_TOKEN = 'f1a4e_not-made-here_00000000000000000001';

/** Content of `SEEDED`, in addition to the default account. */
export const OTHER_ACCOUNT = 'f1a4e000000000000000000000000009';
export const ZONE = 'f1a4e0000000000000000000000000aa';

/** Options of a sandbox with a second account, and with a zone. */
export const SEEDED = {
  start: {
    accounts: [
      { id: ACCOUNT, name: 'Local account' },
      { id: OTHER_ACCOUNT, name: 'Other account' },
    ],
    zones: [{ id: ZONE, name: 'seeded.example' }],
  },
} satisfies EmulatorOptions;

export function testSandbox(options: EmulatorOptions = {}): TestSandbox {
  const clock = manualClock('2026-01-01T00:00:00Z');
  const report = (error: unknown): never => {
    throw error;
  };
  const emulator = createEmulator({ clock, seed: 1, report, ...options });
  return {
    emulator,
    clock,
    call: async (method, path, body, headers = {}) => {
      const isRaw = body instanceof FormData || body instanceof Uint8Array || typeof body === 'string';
      const type: Record<string, string> = isRaw || body === undefined ? {} : { 'content-type': 'application/json' };
      const response = await emulator.fetch(`http://localhost/client/v4${path}`, {
        method,
        headers: { authorization: 'Bearer test', ...type, ...headers },
        ...(body === undefined ? {} : { body: isRaw ? (body as BodyInit) : JSON.stringify(body) }),
      });
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.startsWith('application/json') && text !== '';
      const json = (isJson ? JSON.parse(text) : {}) as Envelope; // read loosely on purpose
      return { status: response.status, headers: response.headers, text, json, code: json.errors?.[0]?.code };
    },
  };
}

/** Adds an account; its id. */
export async function createAccount({ call }: Pick<TestSandbox, 'call'>, name = 'Second'): Promise<string> {
  return (await call('POST', '/accounts', { name })).json.result.id;
}

/** Adds a zone; its id. */
export async function createZone({ call }: Pick<TestSandbox, 'call'>, name = 'example.com'): Promise<string> {
  const { status, json, text } = await call('POST', '/zones', { name, account: { id: ACCOUNT } });
  if (status !== 200) throw new Error(`The zone ${name} was not made: ${text}`);
  return json.result.id;
}
