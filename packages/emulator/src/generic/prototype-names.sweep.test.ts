/** Names of the prototype of objects as values of paths: no table of names mistakes them for its own. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exampleRequest } from '../../test/example-request.ts';
import { createEmulator, type Emulator } from '../emulator.ts';
import { compiledContract } from '../schema/contract.ts';

const NAMES = ['__proto__', 'constructor', 'toString'];
const faults: string[] = [];
let emulator: Emulator;

beforeAll(() => {
  emulator = createEmulator({ seed: 1, report: (_, { method, url }) => void faults.push(`${method} ${url}`) });
});
afterAll(() => emulator.close());

it('no operation fails on names of Object.prototype', async () => {
  let sent = 0;
  for (const operation of compiledContract.index().operations) {
    const document = await compiledContract.loadProduct(operation.product);
    const values = (operation.path.match(/\{[^}]+\}/g) ?? []).map((name) => name.slice(1, -1));
    const last = values.filter((name) => !/^(account|zone|account_or_zone)(_id)?$/.test(name)).at(-1);
    if (last === undefined) continue;
    for (const name of NAMES) {
      const response = await emulator.fetch(exampleRequest(operation, document, { path: { [last]: name } }));
      await response.body?.cancel();
      sent++;
    }
  }
  expect(faults).toEqual([]);
  expect(sent).toBeGreaterThan(3000);
});
