/** A planned request as it may be shown: all secrets as stars. */
import type { Entries, HeaderMap } from './headers.ts';
import { isSecretName, maskValue } from './mask.ts';
import type { PlannedRequest } from './plan.ts';
import type { HttpMethod } from './types.ts';

/** Those that are sent. */
export const kept = (entries: Entries): [string, string][] =>
  [...entries].filter((entry): entry is [string, string] => entry[1] !== null);

const SECRET_HEADER = /auth|token|secret|key|password|cookie|signature|credential/i;

/** Values whose name looks like a secret are shown as stars. */
export const maskEntries = (entries: Entries): Record<string, string> =>
  Object.fromEntries(kept(entries).map(([name, value]) => [name, SECRET_HEADER.test(name) ? '***' : value]));

/** The URL with query values as stars where they are `sensitive` or look secret. */
export const maskURL = (url: string, sensitive: readonly string[] = []): string =>
  url.replace(/([?&])([^=&#]+)=([^&#]*)/g, (whole, sign: string, name: string) =>
    SECRET_HEADER.test(name) || isSecretName(name) || name.split('.').some((part) => sensitive.includes(decoded(part)))
      ? `${sign}${name}=***`
      : whole,
  );

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A request as it would be sent, secrets masked. */
export interface RequestPlan {
  readonly operation: string;
  readonly method: HttpMethod;
  readonly url: string;
  readonly headers: Record<string, string>;
  /** The value before encoding; for multipart the list of parts. */
  readonly body?: unknown;
}

export function shown({ operation, body }: PlannedRequest, url: string, headers: HeaderMap): RequestPlan {
  const { name, method, sensitive } = operation;
  const plan = { operation: name, method, url: maskURL(url, sensitive), headers: maskEntries(headers) };
  return body === undefined ? plan : { ...plan, body: maskValue(body, sensitive) };
}
