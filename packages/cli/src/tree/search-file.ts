/** The index of `flarewire search`, which the build of this package writes to a file. */
import { index, loadProduct } from '@flarewire/contract';
import {
  type BuiltIndex,
  builtIndex,
  createSearch,
  type SchemaFacts,
  type Search,
  schemaFacts,
  searchData,
} from '@flarewire/search';
import { storedText } from './search-text.ts';

interface SearchFile {
  /** Of the contract that it was built from. */
  readonly checksum: number;
  readonly facts: SchemaFacts;
  readonly words: BuiltIndex;
}

/** The content of the file. */
export async function searchFile(): Promise<string> {
  const facts = await schemaFacts(index(), loadProduct);
  const words = builtIndex(searchData(index(), facts));
  const file: SearchFile = { checksum: checksum(), facts, words };
  return JSON.stringify(file);
}

/** The search, from the file; undefined where there is none, or of another contract. */
export function storedSearch(text: string | undefined = storedText()): Search | undefined {
  if (text === undefined) return undefined;
  const { facts, words, ...file }: SearchFile = JSON.parse(text);
  return file.checksum === checksum() ? createSearch(searchData(index(), facts), words) : undefined;
}

/** Changes with the names and the order of operations, by which the file refers to them. */
function checksum(): number {
  let sum = 0;
  for (const { name } of index().operations)
    for (let at = 0; at < name.length; at++) sum = (Math.imul(sum, 31) + name.charCodeAt(at)) | 0;
  return sum;
}
