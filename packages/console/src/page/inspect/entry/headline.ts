/** Summarizes a failed request in one line, with advice. */
import type { Operation } from '@flarewire/contract';
import type { JournalEntry } from '@flarewire/emulator';
import { isObject } from '@flarewire/schema';
import { someOf } from '../../ui/text/some-of.ts';
import { jsonIn } from './message.ts';

export interface Headline {
  /** `404 [81044]`, including Cloudflare's error code if there is one. */
  readonly title: string;
  /** Messages of the response, each once. */
  readonly messages: readonly string[];
  readonly advice: readonly string[];
}

type Judged = Pick<JournalEntry, 'status' | 'fault' | 'schema' | 'permission' | 'response' | 'operation'>;

/** Undefined if the request succeeded. */
export function headlineOf(entry: Judged, operation: Operation | undefined): Headline | undefined {
  const { status } = entry;
  if (status !== undefined && status < 400) return undefined;
  const errors = errorsIn(entry);
  const codes = [...new Set(errors.flatMap(({ code }) => (code === undefined ? [] : [`[${code}]`])))];
  return {
    title: [status === undefined ? 'No response' : String(status), ...codes].join(' '),
    messages: [...new Set(errors.map(({ message }) => message))],
    advice: adviceFor(entry, operation),
  };
}

interface Told {
  readonly code: number | undefined;
  readonly message: string;
}

function errorsIn({ response }: Judged): Told[] {
  const body = response && jsonIn(response);
  const errors = isObject(body) && Array.isArray(body.errors) ? body.errors : [];
  return errors.filter(isObject).map(({ code, message }) => ({
    code: typeof code === 'number' ? code : undefined,
    message: String(message ?? ''),
  }));
}

function adviceFor({ status, fault, schema, permission, operation: name }: Judged, operation?: Operation): string[] {
  if (fault !== undefined)
    return [`This response was injected by the fault ${fault}. Turn it off to see the real response.`];
  if (name === undefined) return ['No operation has this method and path: check both, and the base URL.'];
  if (schema.verdict === 'failed') {
    return schema.mistakes.map(({ pointer, message }) => (pointer === undefined ? message : `${pointer}: ${message}`));
  }
  if (permission.verdict === 'refused') return [permissionAdvice(status, permission.needed)];
  return BY_STATUS[status ?? 0]?.(operation) ?? [];
}

function permissionAdvice(status: number | undefined, needed: readonly string[]): string {
  if (status !== 403 || needed.length === 0)
    return 'Check that the program sends a token: Authorization: Bearer, then the token.';
  const which = needed.length === 1 ? `the permission ${needed[0]}` : `one of these permissions: ${someOf(needed)}`;
  return `Use a token that has ${which}.`;
}

type Advice = (operation: Operation | undefined) => string[];

const BY_STATUS: Readonly<Record<number, Advice>> = {
  404: () => ['An id in the path does not exist: it was deleted, never created, or belongs to another account.'],
  409: () => [
    'The name or resource conflicts with an existing one: choose another name, or change the existing resource.',
  ],
  429: () => ['Wait as long as Retry-After says, then retry; the client does this automatically.'],
  500: () => ['Retry: the request is not the cause.'],
  502: () => ['Retry: the request is not the cause.'],
  503: () => ['Retry later: the request is not the cause.'],
};
