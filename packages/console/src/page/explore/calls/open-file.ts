/** Opens a file with a call or a collection: validates it completely before storing it. */
import { MAX_FILE_LENGTH, readFileText } from '../../../wire/call-file.ts';
import { InvalidDataError } from '../../../wire/read-stored-calls.ts';
import { catalogOptions } from '../../data/catalog.ts';
import { queryClient } from '../../data/queries.ts';
import { changeStoredCalls } from '../../data/stored-calls.ts';
import type { CallsSearch } from './search.ts';

export interface OpenedFile {
  readonly words: string;
  /** The view that shows it. */
  readonly to: CallsSearch;
}

/** @throws InvalidDataError that describes the problem; nothing is stored then */
export async function openFile(file: File | undefined): Promise<OpenedFile> {
  if (file === undefined) throw new InvalidDataError('No file was chosen.');
  if (file.size > MAX_FILE_LENGTH)
    throw new InvalidDataError(`${file.name} is larger than 1 MB, which is too large for a call or collection.`);
  const read = readFileText(await file.text());
  const { byName } = await queryClient.ensureQueryData(catalogOptions);
  const calls = read.kind === 'call' ? [read.call] : read.steps;
  const unknown = calls.find(({ operation }) => !byName.has(operation));
  if (unknown !== undefined)
    throw new InvalidDataError(`The file refers to an unknown operation '${unknown.operation}'.`);
  if (read.kind === 'call') {
    await changeStoredCalls({ do: 'save', call: read.call, name: read.name });
    return { words: `${read.name} was added to the saved calls.`, to: { tab: 'saved' } };
  }
  const id = crypto.randomUUID();
  await changeStoredCalls({ do: 'put', collection: { id, name: read.name, steps: read.steps } });
  return { words: `${read.name} was added to the collections.`, to: { tab: 'collections', open: id } };
}
