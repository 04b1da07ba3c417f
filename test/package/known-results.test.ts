/** Results of calls have a type wherever their shape is known. */

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { follow, index, type JsonSchema, loadProduct } from '@flarewire/contract';
import { expect, test } from 'vitest';
import { root, run } from './pack-support.ts';

/** Nothing is said of the value, but perhaps that it can be null. */
function isAny(schema: JsonSchema): boolean {
  const { description: _, 'x-words': __, ...said } = schema;
  const { anyOf } = said;
  return Object.keys(said).length === 0 || (Array.isArray(anyOf) && anyOf.some(isAny));
}

test('the result of an operation is unknown only where the contract has no schema for it', async () => {
  const names: string[] = [];
  for (const { name, product } of index().operations) {
    const { operations, schemas } = await loadProduct(product);
    const result = operations[name]?.result;
    if (result !== undefined && isAny(follow(result, schemas))) names.push(name);
  }
  const folder = await mkdtemp(join(root, 'test/.results-'));
  try {
    await writeFile(
      join(folder, 'results.ts'),
      `import type { Operations } from '${join(root, 'packages/client/src/index.ts')}';
type Unknown = { [Name in keyof Operations]: Operations[Name] extends { page: unknown } ? never : unknown extends Operations[Name]['result'] ? Name : never }[keyof Operations];
type Known = Exclude<Unknown, ${names.map((name) => `'${name}'`).join(' | ')}>;
export const untyped: Record<Known, 1> = {};
`,
    );
    await writeFile(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ extends: join(root, 'tsconfig.json'), include: [], files: ['results.ts'] }),
    );
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    expect((await run(process.execPath, [tsc, '-p', folder, '--noEmit'], folder)).stdout).toBe('');
  } finally {
    await rm(folder, { recursive: true });
  }
});
