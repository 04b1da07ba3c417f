/** Encodes a planned body as what fetch takes. */
import { UsageError } from '../errors/usage-error.ts';
import type { PlannedRequest } from '../request/plan.ts';
import { isRaw } from '../request/uploadable.ts';

/** Members of fetch's options, and what is no member of them. */
export interface Encoded {
  readonly body?: BodyInit | undefined;
  readonly duplex?: 'half';
  readonly redirect?: 'error';
  /** Content type that nobody else could know: that of a form which is streamed. */
  readonly type?: string | undefined;
  /** Ends a stream that nobody reads on; fetch itself does not tell it. */
  readonly stop?: (() => void) | undefined;
}

/**
 * A JSON body of `undefined` sends none; any other value, `null`, `0`, `false` and `''` too, is one. `type` is the caller's own
 * content type, which may say that a text is no JSON, or that an object is none. What is JSON needs no waiting.
 */
export function encodeBody(request: PlannedRequest, type = ''): Encoded | Promise<Encoded> {
  const { kind, body, operation } = request;
  const isJson =
    kind === 'json' && !isRaw(body) && (typeof body === 'string' ? /json/.test(type) : !/urlencoded/.test(type));
  if (!isJson) return import('../uploads/fetch-body.ts').then(({ encoded }) => encoded(request, type));
  try {
    return { body: JSON.stringify(body) };
  } catch (error) {
    throw new UsageError(`the body cannot be written as JSON: ${(error as Error).message}`, {
      operation: operation.name,
    });
  }
}
