/** Prepares bodies other than JSON so that the client's `fetch` sends them unchanged. */

import type { PlannedRequest } from '../request/plan.ts';
import type { Encoded } from '../transport/body.ts';
import { encode } from './encode.ts';
import type { FormStream } from './multipart-stream.ts';
import { isNativeFetch, portable } from './portable-body.ts';

// Firefox and Safari would send the text "[object ReadableStream]": they do not read `duplex`, and set a content type
// for the stream.
function takesStreams(): boolean {
  let isAsked = false;
  const options = {
    method: 'POST',
    body: new ReadableStream(),
    get duplex() {
      isAsked = true;
      return 'half';
    },
  };
  const isText = new Request('https://stream.invalid', options).headers.has('content-type');
  return isAsked && !isText;
}

/** `isGlobal` means that the body goes to the global `fetch`, which may have been replaced. */
export async function encoded(request: PlannedRequest, given: string, isGlobal: boolean): Promise<Encoded> {
  const isNative = isGlobal && isNativeFetch(globalThis.fetch);
  const made = await encode(request, given, isNative);
  const { type, stop } = made instanceof ReadableStream ? (made as Partial<FormStream>) : {};
  if (made instanceof ReadableStream && !takesStreams()) return { body: await new Response(made).arrayBuffer(), type };
  return init(isNative ? { body: made, type, stop } : await portable(made, given));
}

function init(encoded: Encoded): Encoded {
  const { body } = encoded;
  // Node buffers a body that it might have to resend on a redirect, unless `redirect: 'error'` is set. Workers buffer
  // nothing, and do not support 'error'.
  const isKept =
    Object(body) === body && !ArrayBuffer.isView(body) && globalThis.navigator?.userAgent !== 'Cloudflare-Workers';
  return {
    ...encoded,
    ...(isKept && { redirect: 'error' }),
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  };
}
