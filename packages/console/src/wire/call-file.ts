/** Reads and writes a call or a collection as a file of readable JSON, to be shared, versioned and opened again. */

import { InvalidDataError, nameOf, readCall, readSteps } from './read-stored-calls.ts';
import type { PlainCall, Step } from './stored-calls.ts';

/** Contents of a file. */
export type CallFile =
  | { readonly kind: 'call'; readonly name: string; readonly call: PlainCall }
  | { readonly kind: 'collection'; readonly name: string; readonly steps: readonly Step[] };

const VERSION = 1;
export const MAX_FILE_LENGTH = 1_000_000;

export function fileText(file: CallFile): string {
  const { kind, name } = file;
  const content = file.kind === 'call' ? file.call : { steps: file.steps };
  return `${JSON.stringify({ flarewire: kind, version: VERSION, name, ...content }, null, 2)}\n`;
}

/** @throws InvalidDataError describing the file or its problem */
export function readFileText(text: string): CallFile {
  if (text.length > MAX_FILE_LENGTH)
    throw new InvalidDataError('The file is larger than 1 MB, which is too large for a call or collection.');
  const { flarewire, version, name, ...content } = parsed(text);
  if (flarewire !== 'call' && flarewire !== 'collection') throw new InvalidDataError(foreignText(content));
  if (version !== VERSION) {
    throw new InvalidDataError(
      `The file is of version ${String(version).slice(0, 20)}; this console reads version ${VERSION}.`,
    );
  }
  if (flarewire === 'call') return { kind: 'call', name: nameOf(name), call: readCall(content) };
  const { steps, ...others } = content;
  const [other] = Object.keys(others);
  if (other !== undefined)
    throw new InvalidDataError(`The collection has a field '${other.slice(0, 40)}', which is unknown.`);
  return { kind: 'collection', name: nameOf(name), steps: readSteps(steps, 'steps') };
}

function parsed(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new InvalidDataError('The file is not valid JSON: it may be truncated or of another type.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new InvalidDataError('The file is not a call or collection of this console.');
  }
  return { ...value };
}

/** Describes other kinds of files that users may try to open. */
function foreignText(content: Readonly<Record<string, unknown>>): string {
  const is = (...names: string[]): boolean => names.every((name) => Object.hasOwn(content, name));
  if (is('info', 'item')) return 'This is a collection of Postman, which this console does not read.';
  if (is('openapi') || is('swagger')) return 'This is an OpenAPI description, not a call or a collection.';
  if (is('log')) return 'This is an HTTP Archive, not a call or a collection.';
  return 'The file is not a call or collection of this console.';
}
