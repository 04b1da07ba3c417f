/** A cassette as verified: requests to send again, and the responses that they had. */
import { WrongInput } from '../wrong-input.ts';

export interface Recorded {
  readonly request: {
    readonly method: string;
    readonly path: string;
    readonly query?: Readonly<Record<string, string | readonly string[]>>;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: unknown;
    readonly text?: string;
    readonly bytes?: string;
    readonly form?: readonly { readonly name: string; readonly text?: string; readonly body?: unknown }[];
  };
  readonly response: { readonly status: number; readonly body?: unknown };
}

/** @throws WrongInput where the text is not a cassette */
export function readRecording(file: string, text: string): readonly Recorded[] {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw new WrongInput(`${file} is not valid JSON. Record a cassette with --record FILE.`);
  }
  const { cassette, calls } = Object(content);
  const isCall = (call: unknown): boolean =>
    typeof Object(call).request?.path === 'string' && typeof Object(call).response?.status === 'number';
  if (cassette !== 1 || !Array.isArray(calls) || !calls.every(isCall))
    throw new WrongInput(`${file} is not a cassette of version 1. Record one with --record FILE.`);
  return calls;
}

/** Ids of accounts and zones that the calls use and did not create. */
export function ownersOf(calls: readonly Recorded[]): { readonly accounts: string[]; readonly zones: string[] } {
  const made = new Set<unknown>();
  const [accounts, zones] = [new Set<string>(), new Set<string>()];
  for (const { request, response } of calls) {
    const [, kind, id] = request.path.split('/');
    if (id !== undefined && !made.has(id)) (({ accounts, zones }) as Record<string, Set<string>>)[kind ?? '']?.add(id);
    if (request.method === 'POST') made.add(Object(Object(response.body).result).id);
  }
  return { accounts: [...accounts], zones: [...zones] };
}
