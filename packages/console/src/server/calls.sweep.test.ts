import { createEmulator } from '@flarewire/emulator';
import { Cloudflare } from 'flarewire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampled } from '../../../../test/repository/sample.ts';
import type { AnyClient } from '../../../../test/whole-api/any-client.ts';
import { Arranger } from '../../../../test/whole-api/arrange.ts';
import { makeParams, type Params, withRules } from '../../../../test/whole-api/cases.ts';
import { allSubjects, type Subject } from '../../../../test/whole-api/contract-reading.ts';
import { makeReferences } from '../../../../test/whole-api/makers.ts';
import { type Called, type OpenedLocal, openLocal } from './test-support.ts';

/** Parameters as a page sends them: each file in a separate part, with a mark in its place. */
function marked(params: Params): { readonly params: Params; readonly files: readonly Blob[] } {
  const files: Blob[] = [];
  const mark = (value: unknown): unknown => {
    const file = value instanceof Uint8Array ? new Blob([new Uint8Array(value)]) : value;
    if (file instanceof Blob) return { $file: files.push(file) - 1 };
    if (Array.isArray(value)) return value.map(mark);
    if (typeof value !== 'object' || value === null || value instanceof Date) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mark(inner)]));
  };
  return { params: mark(params) as Params, files }; // an object remains an object
}

describe('every operation', () => {
  let opened: OpenedLocal;
  let subjects: readonly Subject[];

  beforeAll(async () => {
    subjects = await allSubjects();
    opened = await openLocal({}, { emulator: createEmulator({ seed: 1, rules: false }) });
  });
  afterAll(() => opened.close());

  async function call(subject: Subject, arranger: Arranger, client: AnyClient): Promise<Called> {
    const { name } = subject.operation;
    const ask = async (operation: string, params: Params): Promise<unknown> => client.call(operation, params);
    await opened.emulator.reset();
    const given = withRules(subject, makeParams(subject, 'all'));
    const arranged = await arranger.arrange(subject, given, ask);
    const { params, files } = marked({ ...arranged, ...(await makeReferences(name, arranged, ask)) });
    return files.length === 0 ? opened.call(name, params) : opened.form({ operation: name, params }, files);
  }

  it('every operation can be called by name through the server and succeeds', async () => {
    const arranger = new Arranger(subjects);
    const { emulator, console } = opened;
    const client = new Cloudflare({
      apiToken: 'any',
      baseURL: console.apiURL,
      fetch: (url, init) => emulator.fetch(url, init),
      maxRetries: 0,
      logLevel: 'off',
    }) as unknown as AnyClient; // operations are only known by name here
    const wrong: Record<string, string> = {};
    const swept = sampled(subjects, ({ operation }) => operation.name);
    for (const subject of swept) {
      const { name, status } = subject.operation;
      try {
        const { head } = await call(subject, arranger, client);
        if (!head.ok || head.operation !== name || head.attempts.length !== 1)
          wrong[name] = JSON.stringify(head).slice(0, 300);
        else if (head.status === undefined || head.status >= 300) wrong[name] = `${head.status}, not ${status}`;
        const row = emulator.journal.rows({ since: emulator.journal.last() - 1 })[0];
        if (row?.agent !== 'flarewire-console') wrong[name] ??= `the journal says ${JSON.stringify(row)}`;
      } catch (error) {
        wrong[name] = String(error);
      }
    }
    expect(wrong).toEqual({});
    expect(emulator.journal.last()).toBeGreaterThan(swept.length);
  });
});
