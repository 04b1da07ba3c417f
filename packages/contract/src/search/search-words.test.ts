import { describe, expect, it } from 'vitest';
import { index, loadProduct, paramProblems } from '../index.ts';
import { ERRORS } from './errors.ts';
import { TASKS } from './tasks.ts';

const operations = new Map(index().operations.map((operation) => [operation.name, operation]));

describe('search vocabulary', () => {
  it('search vocabulary refers to existing operations', () => {
    const named = [...TASKS, ...ERRORS].flatMap(({ operation }) => operation ?? []);
    expect(named.filter((name) => !operations.has(name))).toEqual([]);
  });

  it('search tasks set parameters that their operations accept', async () => {
    for (const { title, operation, params = {} } of TASKS) {
      const document = await loadProduct(operations.get(operation)?.product ?? '');
      const schemas = document.operations[operation];
      if (schemas === undefined) throw new Error(operation);
      // Values that the user must still enter are missing; everything else must be valid.
      const found = paramProblems(schemas, params, document.schemas).filter(({ kind }) => kind !== 'required');
      expect([title, found]).toEqual([title, []]);
    }
  });

  it('search vocabulary never describes replacing a whole list as adding', () => {
    const adds = TASKS.filter(
      ({ title, typed }) => /^(Add|Redirect|Rewrite|Limit|Block|Allow) /.test(title) || /\badd\b/.test(typed),
    );
    const replacing = adds.filter(({ operation }) => operations.get(operation)?.method === 'PUT');
    expect(replacing.map(({ title }) => title)).toEqual([]);
  });

  it('search vocabulary has no duplicates', () => {
    const titles = TASKS.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    const codes = ERRORS.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
  });
});
