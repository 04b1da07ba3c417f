/** An emulator for the sweeps of one file, with what creates the items that their paths name. */
import { afterAll } from 'vitest';
import { createEmulator, type Emulator } from '../src/emulator.ts';
import { compiledContract } from '../src/schema/contract.ts';
import { type Arranger, createArranger } from './arrange.ts';

/** Products whose lists are generated figures and reports: filters select other figures. */
export const GENERATED = new Set(['radar', 'cloudforceOne', 'managedDefense', 'billing', 'media', 'logs', 'intel']);

export function arrangedEmulator(): { readonly emulator: Emulator; readonly arranger: Arranger } {
  const emulator = createEmulator({ seed: 1 });
  afterAll(() => emulator.close());
  return { emulator, arranger: createArranger(compiledContract, { fetch: (request) => emulator.fetch(request) }) };
}
