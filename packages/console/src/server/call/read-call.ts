/** Reads the body of `POST /api/call`: an operation, its parameters, and the files they contain. */
import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { checkLength, MAX_JSON, mediaType, readAll, readJson, tooLarge } from '../http/body.ts';
import { parseData } from '../http/data-text.ts';
import { type FormPart, readForm } from '../http/form.ts';
import { badCall, type ReadCall, toCall } from './call-request.ts';

const MAX_BYTES = 512 * 1024 * 1024;
const MAX_FILES = 1000;

/** @throws Refused 400, 413, 415 */
export async function readCall(request: IncomingMessage, most: number = MAX_BYTES): Promise<ReadCall> {
  const { type, boundary } = mediaType(request);
  if (type !== 'multipart/form-data' || boundary === undefined) {
    return { request: toCall(await readJson(request), []), hasFiles: false, remove: async () => undefined };
  }
  checkLength(request, most);
  const folder = await mkdtemp(join(tmpdir(), 'flarewire-console-'));
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    const { call, files } = await readParts(readForm(limited(request, most), boundary), folder);
    return { request: toCall(call, files), hasFiles: true, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function* limited(source: AsyncIterable<Buffer>, most: number): AsyncGenerator<Buffer> {
  const iterator = source[Symbol.asyncIterator]();
  let length = 0;
  // Not `for await`, which closes the connection on early exit.
  for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
    length += next.value.length;
    if (length > most) throw tooLarge(most);
    yield next.value;
  }
}

interface Parts {
  readonly call: unknown;
  readonly files: readonly (File | undefined)[];
}

async function readParts(parts: AsyncIterable<FormPart>, folder: string): Promise<Parts> {
  const files: (File | undefined)[] = [];
  let call: unknown;
  for await (const part of parts) {
    const number = /^file(\d{1,3})$/.exec(part.name)?.[1];
    if (part.name === 'call') call = parseData(String(await readAll(part.content, MAX_JSON)));
    else if (number !== undefined && Number(number) < MAX_FILES) {
      files[Number(number)] = await keep(part, join(folder, number));
    } else
      throw badCall(
        `the form has a part '${part.name.slice(0, 50)}'; its parts are 'call', 'file0', 'file1' and so on`,
      );
  }
  return { call, files };
}

/** Stored on disk and read again for every attempt, so that it is never held in memory as a whole. */
async function keep({ content, filename = 'file', type }: FormPart, path: string): Promise<File> {
  await pipeline(Readable.from(content), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  return new File([await openAsBlob(path)], filename, { type });
}
