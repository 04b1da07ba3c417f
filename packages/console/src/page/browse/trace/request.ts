/** Combines the fields of the trace's form into a request, and leaves out what must not be stored. */

import { type Fields, type HttpRequest, requestFields, requestIn } from '@flarewire/rules-language';
import { isObject, isSecretName } from '@flarewire/schema';

export interface Draft {
  /** A URL or a curl command. */
  readonly text: string;
  /** Empty for that of the curl command, or GET. */
  readonly method: string;
  /** Two-letter code; empty if unknown. */
  readonly country: string;
  /** `Name: value`, one per line. */
  readonly headers: string;
}

export const EMPTY: Draft = { text: '', method: '', country: '', headers: '' };

export interface DraftRequest {
  readonly request: HttpRequest | undefined;
  /** The first invalid line of the headers. */
  readonly wrong: string | undefined;
}

/** @example requestOf({ ...EMPTY, text: 'example.com/a' }).request?.url */
export function requestOf({ text, method, headers }: Draft): DraftRequest {
  const base = requestIn(text);
  const lines = headers.split('\n').filter((line) => line.trim() !== '');
  const wrong = lines.find((line) => !/^[\w!#$%&'*+.^`|~-]+\s*:/.test(line.trim()));
  if (base === undefined || wrong !== undefined) return { request: undefined, wrong };
  const own = lines.map((line): [string, string] => {
    const at = line.indexOf(':');
    return [line.slice(0, at).trim(), line.slice(at + 1).trim()];
  });
  const names = new Set(own.map(([name]) => name.toLowerCase()));
  const kept = (base.headers ?? []).filter(([name]) => !names.has(name.toLowerCase()));
  const all = { ...base, headers: [...kept, ...own] };
  return { request: method === '' ? all : { ...all, method }, wrong: undefined };
}

/** Parameters of `requestTracers.traces.create`; nothing is sent to the origin. */
export function paramsOf(account_id: string, request: HttpRequest, country: string) {
  const { url, method = 'GET', headers = [] } = request;
  return {
    account_id,
    url,
    method,
    skip_response: true,
    ...(headers.length > 0 && { headers: Object.fromEntries(headers) }),
    ...(country !== '' && { context: { geoloc: { iso_code: country } } }),
  };
}

/** The fields that the trace evaluates, to explain its results. */
export const fieldsOf = (request: HttpRequest, country: string): Fields => ({
  ...requestFields(request),
  ...(country !== '' && { 'ip.src.country': country }),
});

const SECRET_HEADER = /^(authorization|proxy-authorization|cookie|x-auth-.*)$/i;

/** Options of curl that take credentials, cookies or a body. */
const SECRET_OPTION = /\s(?:-[ubdFU]|--(?:user|cookie|data|form|json|oauth2|proxy-user|pass|key|cert))/;

const isSecretHeader = (name: string): boolean => SECRET_HEADER.test(name) || isSecretName(name.replaceAll('-', '_'));

/**
 * The draft without headers that may hold secrets; of a curl command with one, the URL.
 * @example withoutSecrets({ ...EMPTY, headers: 'Cookie: a=1\nX-Test: 1' }).headers // 'X-Test: 1'
 */
export function withoutSecrets(draft: Draft): Draft {
  const { url = '', headers = [] } = requestIn(draft.text) ?? {};
  const lines = draft.headers.split('\n').filter((line) => !isSecretHeader(line.split(':')[0]?.trim() ?? ''));
  // A command that cannot be read yet may have a secret too.
  const isPlain = !/^\s*curl\s/.test(draft.text) || url !== '';
  const hasSecret = !isPlain || SECRET_OPTION.test(draft.text) || headers.some(([name]) => isSecretHeader(name));
  return { ...draft, text: hasSecret ? url : draft.text, headers: lines.join('\n') };
}

/** A stored draft; undefined if there is none. */
export function draftIn(stored: unknown): Draft | undefined {
  if (!isObject(stored)) return undefined;
  const text = (name: keyof Draft): string => (typeof stored[name] === 'string' ? stored[name] : '');
  return { text: text('text'), method: text('method'), country: text('country'), headers: text('headers') };
}
