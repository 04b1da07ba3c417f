/** What fetch is told of a body that is no JSON. */

import type { PlannedRequest } from '../request/plan.ts';
import type { Encoded } from '../transport/body.ts';
import { encode } from './encode.ts';

// Firefox and Safari would send the text "[object ReadableStream]": they neither ask for `duplex` nor know the type of nothing.
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

export async function encoded(request: PlannedRequest, given: string): Promise<Encoded> {
  const made = await encode(request, given);
  const { type, stop } = Object(made);
  if (made instanceof ReadableStream && !takesStreams()) return { body: await new Response(made).arrayBuffer(), type };
  return init(made, type, stop);
}

function init(body: BodyInit, type: string | undefined, stop: (() => void) | undefined): Encoded {
  // Node keeps all of a body that a redirect could want again, unless there shall be none. Workers keep nothing, and know no 'error'.
  const isKept =
    Object(body) === body && !ArrayBuffer.isView(body) && globalThis.navigator?.userAgent !== 'Cloudflare-Workers';
  const isStream = body instanceof ReadableStream;
  return { body, ...(isKept && { redirect: 'error' }), ...(isStream && { duplex: 'half', type, stop }) };
}
