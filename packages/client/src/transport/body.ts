/** Encodes a planned body as what fetch takes. */
import { UsageError } from '../errors/usage-error.ts';
import type { PlannedRequest } from '../request/plan.ts';
import { isRaw } from '../request/uploadable.ts';
import type { Fetch } from '../types.ts';
import { isGlobalFetch } from './global-fetch.ts';

/** Options for fetch, and what the client needs to know of the body besides. */
export interface Encoded {
  readonly body?: BodyInit | undefined;
  readonly duplex?: 'half';
  readonly redirect?: 'error';
  /** Content type that nobody else could know: that of a form which is streamed. */
  readonly type?: string | undefined;
  /** Ends a stream that nobody reads on; fetch itself does not tell it. */
  readonly stop?: (() => void) | undefined;
  /** The body as bytes, for a fetch that turned the stream into text instead of sending it; undefined where it did not. */
  readonly asBytes?: (() => Promise<BodyInit> | undefined) | undefined;
}

/**
 * A JSON body of `undefined` sends none; any other value, `null`, `0`, `false` and `''` too, is one. `type` is the caller's own
 * content type, which may say that a text is no JSON, or that an object is none. What is JSON needs no waiting.
 */
export function encodeBody(
  request: PlannedRequest,
  type: string | null | undefined,
  fetch: Fetch,
): Encoded | Promise<Encoded> {
  const { kind, body, operation } = request;
  const given = type ?? '';
  const isJson =
    kind === 'json' && !isRaw(body) && (typeof body === 'string' ? /json/.test(given) : !/urlencoded/.test(given));
  if (!isJson)
    return import('../uploads/fetch-body.ts').then(({ encoded }) => encoded(request, given, isGlobalFetch(fetch)));
  try {
    return { body: JSON.stringify(body) };
  } catch (error) {
    throw new UsageError(`the body cannot be written as JSON: ${(error as Error).message}`, {
      operation: operation.name,
    });
  }
}
