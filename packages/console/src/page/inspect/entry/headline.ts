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
    title: [status === undefined ? 'No answer' : String(status), ...codes].join(' '),
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
  if (fault !== undefined) return [`The fault ${fault} made this answer. Switch it off to see the real one.`];
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
  404: () => [
    'An id in the path names nothing that is there: it was deleted, never made, or belongs to another account.',
  ],
  409: () => ['Something has this name or is in use: choose another name, or change what is there.'],
  429: () => ['Wait as long as Retry-After says, then send it again; the client does both by itself.'],
  500: () => ['Send it again: the fault is not in the request.'],
  502: () => ['Send it again: the fault is not in the request.'],
  503: () => ['Send it again later: the fault is not in the request.'],
};
