/** Reads the lines of a body as they arrive. */

/** CRLF, LF or CR; a CR at the end of a chunk may be half of a CRLF. */
const LINE_END = /\r\n|\n|\r(?=.|\r)/;

export class Lines implements AsyncIterable<string> {
  // Retains the response: once it is collected, its deadline and signal no longer apply.
  readonly #response: Response;
  #reader: ReadableStreamDefaultReader<Uint8Array> | undefined;

  constructor(response: Response) {
    this.#response = response;
  }

  /** Closes the connection; pending reads end. */
  async cancel(reason?: unknown): Promise<void> {
    await (this.#reader ?? this.#response.body)?.cancel(reason);
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<string> {
    const reader = this.#response.body?.getReader();
    if (!reader) return;
    this.#reader = reader;
    const decoder = new TextDecoder();
    let rest = '';
    try {
      for (let isDone = false; !isDone; ) {
        const { done, value } = await reader.read();
        isDone = done;
        const lines = (rest + decoder.decode(value, { stream: !done })).split(LINE_END);
        rest = lines.pop() ?? '';
        yield* lines;
      }
      if (rest) yield rest.replace(/\r$/, '');
    } finally {
      reader.cancel().catch(() => {}); // the consumer stopped early
    }
  }
}
