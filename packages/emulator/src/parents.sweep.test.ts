import { describe, expect, it } from 'vitest';
import { sampled } from '../../../test/repository/sample.ts';
import { ACCEPTS_ANY } from '../test/accepts-any.ts';
import { createArranger } from '../test/arrange.ts';
import { exampleRequest } from '../test/example-request.ts';
import { MAKES_PARENT, UNCHECKED_PARENTS } from '../test/unchecked-parents.ts';
import { createEmulator } from './emulator.ts';
import { UNBOUND } from './request/parents.ts';
import { concretePaths } from './routing/router.ts';
import { compiledContract } from './schema/contract.ts';

/** An id that nothing has, in the form of one that something has. */
function unknown(known: string): string {
  if (/^[0-9a-f]{8}-[0-9a-f]{4}-/.test(known)) return '0f1a4e00-0000-4000-8000-00000000dead';
  return /^\d+$/.test(known) ? '99999999' : '0123456789abcdef0123456789abcdef';
}

const isRefusal = (body: unknown): boolean => {
  const { success, errors } = Object(body); // any JSON
  return success === false && Array.isArray(errors) && typeof errors[0]?.code === 'number';
};

/** Row counts of all tables. */
function rowsOf({ db }: ReturnType<typeof createEmulator>['sandbox']): string {
  const tables = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
  return tables.map(({ name }) => `${name}: ${db.prepare(`SELECT count(*) AS n FROM "${name}"`).get()?.n}`).join();
}

describe('missing parents of every operation', () => {
  it('an unknown id in the path is refused, and nothing is created', async () => {
    const faults: unknown[] = [];
    const emulator = createEmulator({ seed: 1, report: (error) => faults.push(error) });
    const arranger = createArranger(compiledContract, { fetch: (request) => emulator.fetch(request) });
    const wrong: string[] = [];
    for (const operation of sampled(compiledContract.index().operations, ({ name }) => name)) {
      const segments = (concretePaths(operation.path)[0] ?? '').split('/');
      const onTheWay = segments.slice(0, -1).flatMap((segment, index) => {
        const name = /^\{([^{}]+)\}$/.exec(segment)?.[1];
        const template = segments.slice(0, index + 1).join('/');
        return name === undefined || template in UNCHECKED_PARENTS ? [] : [name];
      });
      if (onTheWay.length === 0 || MAKES_PARENT.has(operation.name) || UNBOUND.has(operation.name)) continue;
      await emulator.reset();
      const path = await arranger.arrange(operation);
      const document = await compiledContract.loadProduct(operation.product);
      for (const name of onTheWay) {
        const before = rowsOf(emulator.sandbox);
        const asked = exampleRequest(operation, document, { path: { ...path, [name]: unknown(path[name] ?? '') } });
        const response = await emulator.fetch(asked);
        const text = await response.text();
        const isRefused =
          response.status >= 400 && response.status < 500 && text.startsWith('{') && isRefusal(JSON.parse(text));
        const isMade = rowsOf(emulator.sandbox) !== before;
        if (!isRefused || isMade) wrong.push(`${operation.name}, ${name}: ${response.status}${isMade ? ', made' : ''}`);
      }
    }
    await emulator.close();
    expect({ wrong, faults }).toEqual({ wrong: [], faults: [] });
  });
});

describe('missing items of every operation', () => {
  it('an operation on an item that is not there is refused, unless it is known to accept any', async () => {
    const emulator = createEmulator({ seed: 1 });
    const arranger = createArranger(compiledContract, { fetch: (request) => emulator.fetch(request) });
    const accepted: string[] = [];
    const operations = sampled(compiledContract.index().operations, ({ name }) => name);
    for (const operation of operations) {
      const [, name = ''] = /\{([^{}]+)\}$/.exec(operation.path) ?? [];
      if (name === '' || name === 'account_id' || name === 'zone_id') continue;
      await emulator.reset();
      const path = await arranger.arrange(operation);
      const document = await compiledContract.loadProduct(operation.product);
      const absent = { path: { ...path, [name]: unknown(path[name] ?? '') } };
      const response = await emulator.fetch(exampleRequest(operation, document, absent));
      if (response.status < 400) accepted.push(operation.name);
    }
    await emulator.close();
    const names = new Set(operations.map((operation) => operation.name));
    expect(accepted.filter((name) => !(name in ACCEPTS_ANY))).toEqual([]);
    const refused = Object.keys(ACCEPTS_ANY).filter((name) => names.has(name) && !accepted.includes(name));
    expect(refused).toEqual([]);
  });
});
