/** Reads a multipart form (RFC 7578) part by part as a stream, so that files are never held in memory. */
import { Refused } from './refused.ts';

export interface FormPart {
  readonly name: string;
  /** Undefined if the part is not a file. */
  readonly filename: string | undefined;
  readonly type: string;
  /** Must be consumed before the next part. */
  readonly content: AsyncIterable<Buffer>;
}

const MAX_HEAD_LENGTH = 16 * 1024;

/** @throws Refused 400 if the form is malformed or truncated */
export async function* readForm(source: AsyncIterable<Buffer>, boundary: string): AsyncGenerator<FormPart> {
  const input = createInput(source);
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  for await (const _ of input.until(delimiter)); // text before the first part is ignored
  for (;;) {
    const mark = String(await input.take(2));
    if (mark === '--') return;
    if (mark !== '\r\n') throw broken('a delimiter does not end its line');
    const head = await headOf(input);
    let isRead = false;
    const content = async function* (): AsyncGenerator<Buffer> {
      yield* input.until(delimiter);
      isRead = true;
    };
    yield { ...head, content: content() };
    if (!isRead) throw new Error('A part of the form was not consumed.');
  }
}

const broken = (why: string): Refused => new Refused(400, 'BadRequest', `The form is malformed: ${why}.`);

interface Input {
  /** The bytes up to the mark, which is consumed but not returned. */
  until(mark: Buffer): AsyncGenerator<Buffer>;
  take(length: number): Promise<Buffer>;
}

function createInput(source: AsyncIterable<Buffer>): Input {
  const iterator = source[Symbol.asyncIterator]();
  // A form may start with its first delimiter, without a preceding line break.
  let held: Buffer = Buffer.from('\r\n');
  const more = async (): Promise<void> => {
    const next = await iterator.next();
    if (next.done) throw broken('it ends before its last delimiter');
    held = held.length === 0 ? next.value : Buffer.concat([held, next.value]);
  };
  const cut = (end: number): Buffer => {
    const bytes = held.subarray(0, end);
    held = held.subarray(end);
    return bytes;
  };
  return {
    async *until(mark) {
      for (let at = held.indexOf(mark); ; at = held.indexOf(mark)) {
        if (at >= 0) {
          const bytes = cut(at);
          cut(mark.length);
          if (bytes.length > 0) yield bytes;
          return;
        }
        // The buffer may end inside the mark.
        const safe = held.length - mark.length + 1;
        if (safe > 0) yield cut(safe);
        await more();
      }
    },
    take: async (length) => {
      while (held.length < length) await more();
      return cut(length);
    },
  };
}

async function headOf(input: Input): Promise<Omit<FormPart, 'content'>> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of input.until(Buffer.from('\r\n\r\n'))) {
    length += chunk.length;
    if (length > MAX_HEAD_LENGTH) throw broken('the head of a part is too long');
    chunks.push(chunk);
  }
  const lines = Buffer.concat(chunks).toString().split('\r\n');
  const line = (name: string): string => lines.find((one) => one.toLowerCase().startsWith(`${name}:`)) ?? '';
  const disposition = line('content-disposition');
  const name = /;\s*name="([^"]*)"/i.exec(disposition)?.[1];
  if (name === undefined) throw broken('a part has no name');
  const filename = /;\s*filename="([^"]*)"/i.exec(disposition)?.[1];
  const type = line('content-type').slice('content-type:'.length).trim();
  return { name: plain(name), filename: filename === undefined ? undefined : plain(filename), type };
}

/**
 * Decodes the characters that browsers escape in names:
 * https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#multipart-form-data
 */
const plain = (text: string): string => text.replace(/%(0D|0A|22)/gi, (whole) => decodeURIComponent(whole));
