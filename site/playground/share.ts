/** A program as the fragment of an address. Browsers do not send fragments: a shared program reaches no server. */

const NAME = 'code';
const EXAMPLE = 'example';
/** Characters of a program. A damaged or hostile link must not fill the memory of the reader's browser. */
export const MAX_PROGRAM = 100_000;

/**
 * @param example operation of the reference whose example it is: the emulator has what that needs
 * @returns `code=…`: compressed, in letters that need no escaping
 * @throws RangeError if the program is too long
 */
export async function toFragment(program: string, example?: string): Promise<string> {
  if (program.length > MAX_PROGRAM)
    throw new RangeError(
      `A link can hold ${MAX_PROGRAM.toLocaleString('en')} characters; this program has ${program.length.toLocaleString('en')}. Export it as a project instead.`,
    );
  const packed = await bytesOf(new Blob([program]).stream().pipeThrough(new CompressionStream('deflate-raw')));
  const text = Array.from(packed, (byte) => String.fromCharCode(byte)).join('');
  const code = `${NAME}=${btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
  return example === undefined ? code : `${code}&${EXAMPLE}=${encodeURIComponent(example)}`;
}

/**
 * The program of a fragment; undefined if the fragment has none.
 *
 * @param fragment with or without its `#`
 * @throws Error that says that the link is damaged
 */
export async function fromFragment(fragment: string): Promise<string | undefined> {
  const packed = new URLSearchParams(fragment.replace(/^#/, '')).get(NAME);
  if (packed === null) return undefined;
  try {
    const text = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    const program = await unpacked(bytes);
    if (program !== undefined) return program;
  } catch {
    // Reported below: the reason is of no use to a reader.
  }
  throw new Error('The link is damaged or incomplete. Ask for a new one; the program below is a sample.');
}

/** The operation whose example a program is. */
export const exampleIn = (fragment: string): string | undefined =>
  new URLSearchParams(fragment.replace(/^#/, '')).get(EXAMPLE) ?? undefined;

/** Undefined if it is longer than a program may be. */
async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  for await (const chunk of iterated(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')))) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > MAX_PROGRAM) return undefined;
  }
  return text + decoder.decode();
}

async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  return new Uint8Array(await new Response(stream as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer()); // a compressor makes buffers that are not shared
}

/** Safari's streams are not iterable. */
async function* iterated<T>(stream: ReadableStream<T>): AsyncGenerator<T> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
