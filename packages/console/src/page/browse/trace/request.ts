/** Combines the fields of the trace's form into a request. */
import { type Fields, type HttpRequest, requestFields, requestIn } from '@flarewire/rules-language';

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
