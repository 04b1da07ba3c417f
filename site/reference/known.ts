/** Knowledge beyond the contract: the emulator's tiers and refusals, read like `npm run coverage` does. */
import { join } from 'node:path';
import { index } from '@flarewire/contract';
import { allSubjects } from '../../test/whole-api/contract-reading.ts';
import { root } from '../../tools/build/folders.ts';
import { readRefusals } from '../../tools/coverage/errors/read.ts';
import { coverageOf } from '../../tools/coverage/tiers.ts';
import { showExamples } from '../examples/shown.ts';
import type { Known } from './page.ts';
import { refusalsByResource } from './refusals.ts';

export async function readKnown(cache?: string): Promise<Known> {
  const all = index();
  const tiers = new Map(coverageOf(all.operations).map(({ operation, ...tier }) => [operation.name, tier]));
  const names = new Set(all.operations.map(({ name }) => name));
  const refusals = refusalsByResource(readRefusals(), names, join(root, 'packages/emulator/src'));
  return { index: all, tiers, refusals, examples: showExamples(await allSubjects(), cache) };
}
