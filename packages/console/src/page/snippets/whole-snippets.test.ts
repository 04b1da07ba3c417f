/** The snippets of every operation: they can be read, and called they send what the client sends. */

import type { ClientClass } from '@flarewire/snippets';
import { Cloudflare } from 'flarewire';
import { parseSync } from 'oxc-parser';
import { beforeAll, expect, test } from 'vitest';
import { makeParams } from '../../../../../test/whole-api/cases.ts';
import { allSubjects } from '../../../../../test/whole-api/contract-reading.ts';
import type { Style } from '../../../../../test/whole-api/values.ts';
import type { Params, Subject } from '../form/schema.ts';
import { type Snippets, snippetsOf } from './snippets.ts';
import { BASE_URL, capture, readerOf, run, type Sent, sentByClient } from './test-support.ts';

const Client: ClientClass = Cloudflare;

interface Case {
  readonly subject: Subject;
  readonly style: Style;
  readonly params: Params;
  readonly snippets: Snippets;
}

const STYLES: readonly Style[] = ['required', 'all', 'odd'];
const cases: Case[] = [];
beforeAll(async () => {
  for (const { operation, schemas, defs } of await allSubjects()) {
    const subject: Subject = { operation, schemas, defs };
    for (const style of STYLES) {
      const params = makeParams({ operation, schemas, defs }, style);
      const snippets = await snippetsOf({ Client, subject, params, baseURL: BASE_URL, showSecrets: true });
      cases.push({ subject, style, params, snippets });
    }
  }
});

/** Takes what a snippet sends. */
let kept = capture();

/** The client of a snippet, with another `fetch`. */
class Captured extends Cloudflare {
  constructor(options: object) {
    super({ ...options, maxRetries: 0, logLevel: 'off', fetch: kept.fetch });
  }
}

async function sentBy(code: string, params: Params): Promise<Sent> {
  kept = capture();
  const names = { Cloudflare: Captured, fetch: kept.fetch, readFile: readerOf(params) };
  const failure = await run(code, names).catch((error: unknown) => error);
  return kept.sent().catch(() => {
    throw new Error(`Nothing was sent: ${failure}\n${code}`);
  });
}

async function faultsOver(judge: (one: Case) => Promise<string[]>): Promise<string> {
  expect(cases.length).toBeGreaterThan(9000);
  const faults: string[] = [];
  for (const one of cases) {
    const found = await judge(one).catch((error: unknown) => [String(error)]);
    faults.push(...found.map((fault) => `${one.subject.operation.name}, ${one.style}: ${fault}`));
  }
  return faults.length === 0 ? '' : [`${faults.length} faults`, ...faults.slice(0, 20)].join('\n  ');
}

const errorsIn = (name: string, code: string): string[] =>
  parseSync(name, code, { sourceType: 'module' }).errors.map((error) => `${error.message}\n${code}`);

test('all snippets in TypeScript are modules without a mistake', async () => {
  const faults = await faultsOver(async ({ snippets: { typescript, fetch, react } }) => [
    ...errorsIn('snippet.ts', typescript),
    ...errorsIn('snippet.ts', fetch),
    ...errorsIn('snippet.tsx', react),
  ]);
  expect(faults).toBe('');
});

const differ = (one: Sent, other: Sent): string[] => {
  const [left, right] = [one, other].map((sent) => JSON.stringify(sent));
  return left === right ? [] : [`${right}\n    in place of ${left}`.slice(0, 1500)];
};

test('the method of the client sends what a call by name does', async () => {
  const faults = await faultsOver(async ({ subject, params, snippets }) =>
    differ(await sentByClient(subject.operation.name, params), await sentBy(snippets.typescript, params)),
  );
  expect(faults).toBe('');
});

test('fetch sends what the client sends', async () => {
  const faults = await faultsOver(async ({ subject, params, snippets }) =>
    differ(await sentByClient(subject.operation.name, params), await sentBy(snippets.fetch, params)),
  );
  expect(faults).toBe('');
});
