/** Encodes a planned body for fetch. */
import { missing, UsageError } from '../errors/usage-error.ts';
import { partsOf } from '../lazy.ts';
import type { PlannedRequest } from '../request/plan.ts';
import type { Sender } from '../request/prepare.ts';
import { isRaw } from '../request/uploadable.ts';
import { isGlobalFetch } from './global-fetch.ts';

/** Options for fetch, and further facts about the body for the client. */
export interface Encoded {
  readonly body?: BodyInit | undefined;
  readonly duplex?: 'half';
  readonly redirect?: 'error';
  /** Content type that fetch cannot know: that of a streamed form. */
  readonly type?: string | undefined;
  /** Ends a stream that is not read to the end; fetch does not cancel it. */
  readonly stop?: (() => void) | undefined;
  /** The body as bytes, for a fetch that stringified the stream instead of sending it; undefined otherwise. */
  readonly asBytes?: (() => Promise<BodyInit> | undefined) | undefined;
}

/**
 * Encodes a body. `undefined` means no body; any other value is one, including `null`, `0`, `false` and `''`. `type` is
 * the caller's content type, which may mark a string or object as not JSON. JSON is encoded synchronously.
 */
export function encodeBody(
  request: PlannedRequest,
  type: string | null | undefined,
  client: Pick<Sender, 'fetch' | 'parts'>,
): Encoded | Promise<Encoded> {
  const { kind, body, operation } = request;
  const given = type ?? '';
  const isJson =
    kind === 'json' && !isRaw(body) && (typeof body === 'string' ? /json/.test(given) : !/urlencoded/.test(given));
  if (!isJson) {
    const { uploads = partsOf(operation).uploads } = partsOf(client);
    if (!uploads) throw missing('uploads');
    return Promise.resolve(uploads()).then(({ encoded }) => encoded(request, given, isGlobalFetch(client.fetch)));
  }
  try {
    return { body: JSON.stringify(body) };
  } catch (error) {
    throw new UsageError(`the body cannot be serialized as JSON: ${(error as Error).message}`, {
      operation: operation.name,
    });
  }
}
