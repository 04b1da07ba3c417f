/** Reads the compiled contract from its generated folder, in one go and without the packages being built. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Index, Product, ProductDocument } from '../../packages/contract/src/types.ts';

/** The parts of the index that these tools need. */
export interface ContractIndex extends Pick<Index, 'operations'> {
  readonly products: readonly Pick<Product, 'key' | 'title' | 'docs'>[];
}

/** The whole contract: the index and the document of every product. */
export interface Contract {
  readonly index: ContractIndex;
  readonly documents: readonly ProductDocument[];
}

const GENERATED = fileURLToPath(new URL('../../packages/contract/generated', import.meta.url));

/** Thrown when the compiled contract is not there or is damaged; the message says what to do. */
export class ContractUnreadable extends Error {
  override readonly name = 'ContractUnreadable';
}

export function loadContract(folder: string = GENERATED): Contract {
  // The compiler writes both kinds of file from the same types.
  const index = readJson(join(folder, 'index.json')) as ContractIndex;
  const documents = index.products.map(({ key }) => readJson(join(folder, `${key}.json`)) as ProductDocument);
  return { index, documents };
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new ContractUnreadable(
      `The compiled contract cannot be read: ${why}.\nMake it with \`npm run generate\`, then try again.`,
    );
  }
}
