/** Masks all secrets of a planned request before it is shown. */
import { isSecretName } from '../generated/secret-names.ts';
import type { Plain } from '../request/headers.ts';
import type { PlannedRequest } from '../request/plan.ts';
import type { HttpMethod } from '../types.ts';
import { redactValue } from './redact-value.ts';

const SECRET_HEADER = /auth|token|secret|key|password|cookie|signature|credential/i;

/** Masks values whose name looks like a secret. */
export const redactEntries = (headers: Plain): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, SECRET_HEADER.test(name) ? '***' : value]));

/** Masks query values that are `sensitive` or look secret. */
export const redactURL = (url: string, sensitive: readonly string[] = []): string =>
  url.replace(/([?&])([^=&#?]+)=([^&#]*)/g, (whole, sign: string, name: string) =>
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

/** A request as it would be sent, with secrets masked. */
export interface RequestPlan {
  readonly operation: string;
  readonly method: HttpMethod;
  readonly url: string;
  readonly headers: Record<string, string>;
  /** The value before encoding; the list of parts for multipart. */
  readonly body?: unknown;
}

export function redactPlan({ operation, body }: PlannedRequest, url: string, headers: Plain): RequestPlan {
  const { name, method, sensitive } = operation;
  const plan = { operation: name, method, url: redactURL(url, sensitive), headers: redactEntries(headers) };
  return body === undefined ? plan : { ...plan, body: redactValue(body, sensitive) };
}
