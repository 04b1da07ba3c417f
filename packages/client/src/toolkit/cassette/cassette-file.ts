/** Reads a cassette file completely or not at all, and writes it atomically. */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { CloudflareError } from '../../errors/usage-error.ts';
import type { RecordedCall } from './recorded-call.ts';

const VERSION = 1;

/** A call that is not in the cassette, a recorded call that was not made, or an unreadable file. */
export class CassetteError extends CloudflareError {
  override readonly name = 'CassetteError';
}

/** Reads the calls of a file; undefined if it does not exist. */
export async function readCassette(file: string): Promise<readonly RecordedCall[] | undefined> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (Object(error).code === 'ENOENT') return undefined;
    throw error;
  }
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    throw new CassetteError(`${file} is not valid JSON, or was only partly written: ${Object(error).message}`);
  }
  const { cassette, calls } = Object(content);
  if (typeof cassette === 'number' && cassette > VERSION)
    throw new CassetteError(
      `${file} was written by a later version (${cassette}, this one reads ${VERSION}): update flarewire`,
    );
  if (cassette !== VERSION || !Array.isArray(calls))
    throw new CassetteError(`${file} is not a cassette: expected { "cassette": ${VERSION}, "calls": […] }`);
  const wrong = calls.flatMap((call, at) =>
    typeof call?.request?.path === 'string' && typeof call?.response?.status === 'number' ? [] : [at + 1],
  );
  if (wrong.length > 0)
    throw new CassetteError(
      `${file}: calls ${wrong.join(', ')} have no request with a path, or no response with a status`,
    );
  return calls as RecordedCall[]; // checked above
}

export async function writeCassette(file: string, calls: readonly RecordedCall[]): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.tmp`;
  await writeFile(draft, `${JSON.stringify({ cassette: VERSION, calls }, undefined, 2)}\n`);
  await rename(draft, file);
}
