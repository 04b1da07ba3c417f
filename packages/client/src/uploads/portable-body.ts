/**
 * Bodies for a `fetch` other than the platform's. Packages such as undici and node-fetch have their own FormData and
 * streams, and send the text "[object FormData]" for those of the platform. All of them accept text and bytes.
 */
import type { Encoded } from '../transport/body.ts';
import { byteSource, toStream } from './byte-stream.ts';
import type { FormStream } from './multipart-stream.ts';

/** Largest Blob, in bytes, that is read into memory; larger ones are streamed. */
const MAX_IN_MEMORY = 16 * 1024 * 1024;

/** False for a `fetch` that a test, a framework or instrumentation has replaced. */
export function isNativeFetch(fetch: typeof globalThis.fetch): boolean {
  // Deno's fetch is written in JavaScript, so its source is visible.
  if ('Deno' in globalThis) return true;
  const mark = Object(globalThis).process?.versions?.undici ? /internal\/deps\/undici/ : /\[native code\]/;
  return mark.test(Function.prototype.toString.call(fetch));
}

export async function portable(made: BodyInit, given: string): Promise<Encoded> {
  if (made instanceof URLSearchParams)
    return { body: `${made}`, type: given || 'application/x-www-form-urlencoded;charset=UTF-8' };
  if (made instanceof Blob) {
    const type = given || made.type || undefined;
    if (made.size > MAX_IN_MEMORY) return streamed(toStream(byteSource(made.stream())), type);
    return { body: new Uint8Array(await made.arrayBuffer()), type };
  }
  if (made instanceof ReadableStream) return streamed(made, (made as Partial<FormStream>).type);
  return { body: made };
}

/**
 * A stream that throws when converted to text. At that point nothing has been read, so it can be sent as bytes instead.
 */
function streamed(stream: ReadableStream, type: string | undefined): Encoded {
  const { stop } = stream as Partial<FormStream>;
  let isText = false;
  const refuse = () => {
    isText = true;
    throw new TypeError('this fetch does not send streams');
  };
  for (const name of ['toString', 'toJSON']) Object.defineProperty(stream, name, { value: refuse });
  const asBytes = () => (isText ? new Response(stream).arrayBuffer().then((all) => new Uint8Array(all)) : undefined);
  return { body: stream, type, stop, asBytes };
}
