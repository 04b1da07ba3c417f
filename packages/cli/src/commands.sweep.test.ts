/** Every operation as a command: from the words of a command line to the emulator and back, and its help. */
import { createEmulator } from '@flarewire/emulator';
import { argvOf } from '@flarewire/snippets/command/argv';
import { wordsOf } from '@flarewire/snippets/command/words';
import { Cloudflare } from 'flarewire';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { sampled } from '../../../test/repository/sample.ts';
import type { AnyClient } from '../../../test/whole-api/any-client.ts';
import { Arranger } from '../../../test/whole-api/arrange.ts';
import { makeParams, type Params, withRules } from '../../../test/whole-api/cases.ts';
import { allSubjects, isObject, type Subject } from '../../../test/whole-api/contract-reading.ts';
import { makeReferences } from '../../../test/whole-api/makers.ts';
import { runWords } from './test-support.ts';
import { subjectOf } from './tree/subject.ts';
import { find } from './tree/words.ts';
import { VERBS, verbOf } from './verbs/index.ts';

const emulator = createEmulator({ seed: 1, rules: false });
let subjects: readonly Subject[] = [];
let swept: readonly Subject[] = [];
beforeAll(async () => {
  vi.stubEnv('CLOUDFLARE_API_TOKEN', 'any');
  await emulator.ready;
  subjects = await allSubjects();
  swept = sampled(subjects, ({ operation }) => operation.name);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await emulator.close();
});

const flarewire = async (argv: readonly string[], blobs: ReadonlyMap<string, Blob>) => {
  const bytes = async ([path, blob]: [string, Blob]) => [path, new Uint8Array(await blob.arrayBuffer())] as const;
  const files = Object.fromEntries(await Promise.all([...blobs].map(bytes)));
  return runWords(argv, { files, columns: 80, fetch: (input, init) => emulator.fetch(input as string, init) });
};

/** The words of a call; files are in the files that they name. */
async function commandFor(subject: Subject, params: Params) {
  const files = new Map<string, Blob>();
  const words: string[] = [];
  const asFile = (value: unknown): string | undefined => {
    const blob = value instanceof Uint8Array ? new Blob([new Uint8Array(value)]) : value;
    if (!(blob instanceof Blob)) return undefined;
    const path = value instanceof File && value.name !== 'blob' ? value.name : `file${files.size}`;
    files.set(path, blob);
    return `@${path}`;
  };
  // Nested fields are given by names with dots.
  const without = (value: unknown, place: string): unknown => {
    const list = Array.isArray(value) ? value.map(asFile) : [asFile(value)];
    if (list.length > 0 && list.every((one) => one !== undefined)) {
      words.push(...list.map((path) => `--${place}=${path}`));
      return undefined;
    }
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, without(inner, `${place}.${name}`)]));
  };
  const rest = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, without(value, `body.${name}`)]),
  );
  return { argv: [...argvOf(await subjectOf(subject.operation), rest), ...words, '--yes'], files };
}

test('every operation has words of its own, and none is a word of the command itself', () => {
  const names = subjects.map(({ operation }) => operation.name);
  const words = new Set(names.map((name) => wordsOf(name).join(' ')));
  expect(words.size).toBe(names.length);
  expect([...words].filter((command) => /^(call|help)( |$)/.test(command))).toEqual([]);
  expect([...words].filter((command) => verbOf(command.split(' ')) !== undefined)).toEqual([]);
  expect(Object.keys(VERBS).filter((verb) => words.has(verb))).toEqual([]);
  for (const name of names) expect(find([name])).toMatchObject({ operation: { name } });
});

test('every operation has help', async () => {
  for (const { operation } of swept) {
    const { code, out, err } = await flarewire([...wordsOf(operation.name), '--help'], new Map());
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(`${operation.method} ${operation.path}`);
    expect(out).toContain(`Usage: flarewire ${wordsOf(operation.name).join(' ')}`);
  }
});

test('every operation is called from flags, and answers', async () => {
  const arranger = new Arranger(subjects);
  const client = new Cloudflare({
    apiToken: 'any',
    fetch: (url, init) => emulator.fetch(url, init),
    maxRetries: 0,
    logLevel: 'off',
  }) as unknown as AnyClient; // operations are known here by their names only
  // Two names of one request cannot be distinguished.
  const byName = new Map(subjects.map(({ operation }) => [operation.name, operation]));
  const requestOf = (name = ''): string => {
    const { method = '', path = '' } = byName.get(name) ?? {};
    return `${method} ${path.replace(/\{[^}]*\}/g, '{}').replace(/^\/(accounts|zones)\/\{\}/, '/{}')}`;
  };
  const wrong: Record<string, string> = {};
  for (const subject of swept) {
    const { name } = subject.operation;
    const ask = async (operation: string, params: Params): Promise<unknown> => client.call(operation, params);
    try {
      await emulator.reset();
      const given = withRules(subject, makeParams(subject, 'all'));
      const arranged = await arranger.arrange(subject, given, ask);
      const params = { ...arranged, ...(await makeReferences(name, arranged, ask)) };
      const { argv, files } = await commandFor(subject, params);
      const { code, err } = await flarewire(argv, files);
      const row = emulator.journal.rows({ since: emulator.journal.last() - 1 })[0];
      if (code !== 0) wrong[name] = `${code} ${err.slice(0, 300)} ${argv.join(' ').slice(0, 300)}`;
      else if (requestOf(row?.operation) !== requestOf(name)) wrong[name] = `it called ${row?.operation}`;
    } catch (error) {
      wrong[name] = String(error);
    }
  }
  expect(wrong).toEqual({});
});
