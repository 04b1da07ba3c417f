import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { index, type Operation } from '@flarewire/contract';
import { describe, expect, test } from 'vitest';
import { root } from '../build/folders.ts';
import { KEYS_PAGE } from './natural-keys.ts';
import { pageOf } from './report.ts';
import { CODES_PAGE, ERRORS_PAGE, PAGE, run } from './run.ts';
import { coverageOf } from './tiers.ts';

const all = coverageOf(index().operations);
const tierOf = (name: string): string | undefined => all.find((one) => one.operation.name === name)?.tier;

function started(...args: string[]) {
  const said: string[] = [];
  const files = new Map<string, string>();
  const code = run(args, {
    out: (text) => files.set('-', text),
    say: (text) => said.push(text),
    read: () => '',
    write: (file, text) => {
      if (file.startsWith('/missing/')) throw new Error('ENOENT: no such file or directory');
      files.set(file, text);
    },
    coverage: () => all,
    refusals: () => [],
  });
  return { code, said: said.join(''), files };
}

describe('the tier of an operation', () => {
  test('an operation with a product rule is T2', () => {
    expect(tierOf('kv.namespaces.create')).toBe('T2');
  });

  test('an operation that writes state, or reads what another writes, is T1', () => {
    const names = ['create', 'list', 'get', 'update', 'edit', 'delete'].map(
      (name) => `vulnerabilityScanner.targetEnvironments.${name}`,
    );
    const shapes = coverageOf(index().operations, () => false).filter(({ operation }) =>
      names.includes(operation.name),
    );
    expect(shapes.map(({ tier }) => tier)).toEqual(names.map(() => 'T1'));
  });

  test('an operation without state is T0: actions, reports, and lists that no operation fills', () => {
    for (const name of ['ssl.analyze.create', 'addressing.leases.list', 'cloudforceOne.threatEvents.graph.list'])
      expect(tierOf(name), name).toBe('T0');
  });

  test('the tier of every operation is reported once, in the order of the contract', () => {
    expect(all.map(({ operation }) => operation.name)).toEqual(index().operations.map(({ name }) => name));
  });

  test('the lists of an account are not confused with those of a zone', () => {
    const of = (method: Operation['method'], path: string): Operation =>
      ({ name: path, product: 'x', method, path }) as Operation; // all that a shape is made of
    const operations = [of('GET', '/accounts/{account_id}/x/{id}'), of('PUT', '/zones/{zone_id}/x/{id}')];
    expect(coverageOf(operations, () => false).map(({ tier }) => tier)).toEqual(['T0', 'T1']);
  });
});

describe('npm run coverage', () => {
  test(`${PAGE} is up to date with npm run coverage`, () => {
    expect(readFileSync(join(root, PAGE), 'utf8'), 'run `npm run coverage`').toBe(pageOf(all));
  });

  test('coverage writes the page and prints its counts', () => {
    const { code, said, files } = started();
    expect([code, [...files.keys()]]).toEqual([0, [PAGE, ERRORS_PAGE, KEYS_PAGE, CODES_PAGE]]);
    expect(said).toMatch(/^docs\/emulator-coverage\.md: \d+ operations, \d+ T2, \d+ T1, \d+ T0\n$/);
  });

  test('coverage writes one line per operation to the file of --out, or to stdout', () => {
    const lines = started('--out', 'list.tsv').files.get('list.tsv')?.trimEnd().split('\n');
    expect(lines).toHaveLength(all.length + 1);
    expect(lines).toContain('accounts.create\tT2\trules of the product\tPOST\t/accounts');
    expect(started('--out', '-').files.get('-')?.split('\n')[0]).toBe('operation\ttier\treason\tmethod\tpath');
  });

  test('coverage prints its usage and invalid arguments', () => {
    expect(started('--help')).toMatchObject({ code: 0, said: '' });
    expect(started('--help').files.get('-')).toMatch(/^Usage: npm run coverage/);
    expect(started('--nope').code).toBe(2);
    expect(started('--nope').said).toMatch(/--nope[\s\S]*Usage: /);
    expect(started('--out', '')).toMatchObject({ code: 2 });
    expect(started('--out', '/missing/list')).toMatchObject({ code: 1 });
  });
});
