/** Checks the snippets of every operation: they parse, and send what the client sends. */

import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';
import { type ClientClass, filesIn } from '@flarewire/snippets';
import { Cloudflare } from 'flarewire';
import { parseSync } from 'oxc-parser';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { atLeast } from '../../../../../test/repository/sample.ts';
import { makeParams } from '../../../../../test/whole-api/cases.ts';
import { sweptSubjects } from '../../../../../test/whole-api/contract-reading.ts';
import type { Style } from '../../../../../test/whole-api/values.ts';
import { runWords } from '../../../../cli/src/test-support.ts';
import { isFile, type Params, type Subject } from '../form/schema.ts';
import { type Snippets, snippetsOf } from './snippets.ts';
import { BASE_URL, bytesOf, capture, readerOf, run, type Sent, sentByClient, TOKEN } from './test-support.ts';

const Client: ClientClass = Cloudflare;

interface Case {
  readonly subject: Subject;
  readonly style: Style;
  readonly params: Params;
  readonly snippets: Snippets;
}

/** Id of a zone or account: the command would look up names. */
const ID = '023e105f4ecef8ad9ca31a8372d0c353';
const STYLES: readonly Style[] = ['required', 'all', 'odd'];
const cases: Case[] = [];
beforeAll(async () => {
  for (const { operation, schemas, defs } of await sweptSubjects()) {
    const subject: Subject = { operation, schemas, defs };
    for (const style of STYLES) {
      const params = makeParams({ operation, schemas, defs }, style);
      const snippets = await snippetsOf({ Client, subject, params, baseURL: BASE_URL, showSecrets: true });
      cases.push({ subject, style, params, snippets });
    }
  }
});

/** Records what a snippet sends. */
let kept = capture();

/** The snippet's client with a recording `fetch`. */
class Captured extends Cloudflare {
  constructor(options: object = {}) {
    super({ apiToken: TOKEN, ...options, maxRetries: 0, logLevel: 'off', fetch: kept.fetch });
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
  expect(cases.length).toBeGreaterThan(atLeast(9000));
  const faults: string[] = [];
  for (const one of cases) {
    const found = await judge(one).catch((error: unknown) => [String(error)]);
    faults.push(...found.map((fault) => `${one.subject.operation.name}, ${one.style}: ${fault}`));
  }
  return faults.length === 0 ? '' : [`${faults.length} faults`, ...faults.slice(0, 20)].join('\n  ');
}

const errorsIn = (name: string, code: string): string[] =>
  parseSync(name, code, { sourceType: 'module' }).errors.map((error) => `${error.message}\n${code}`);

test('every TypeScript snippet is a valid module', async () => {
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

test("the client's method sends the same request as a call by name", async () => {
  const faults = await faultsOver(async ({ subject, params, snippets }) =>
    differ(await sentByClient(subject.operation.name, params), await sentBy(snippets.typescript, params)),
  );
  expect(faults).toBe('');
});

test('fetch sends the same request as the client', async () => {
  const faults = await faultsOver(async ({ subject, params, snippets }) =>
    differ(await sentByClient(subject.operation.name, params), await sentBy(snippets.fetch, params)),
  );
  expect(faults).toBe('');
});

const NOTHING_FOUND = { success: true, errors: [], messages: [], result: [] };

/** A text that cannot be an id is looked up as a name first: a list of another path, which has nothing of that name. */
function isLookUp(url: string, init: RequestInit | undefined, wanted: unknown): boolean {
  const path = (one: string): string => new URL(one).pathname;
  return (init?.method ?? 'GET') === 'GET' && path(url) !== path(String(Object(wanted).url));
}

/** The arguments a shell passes to each command; separators do not occur in the texts. */
async function wordsOfAll(commands: readonly string[]): Promise<string[][]> {
  const script = `flarewire() { printf '%s\\0' "$@"; printf '\\1\\0'; }\n${commands.join('\n')}\n`;
  const shell = spawn('sh', ['-s'], { stdio: ['pipe', 'pipe', 'inherit'], env: { PATH: process.env.PATH } });
  shell.stdin.end(script);
  const words = (await text(shell.stdout)).split('\0');
  const all: string[][] = [[]];
  for (const word of words) {
    if (word === '\u0001') all.push([]);
    else all.at(-1)?.push(word);
  }
  return all.slice(0, commands.length);
}

test('the command sends the same request as the client', async () => {
  vi.stubEnv('CLOUDFLARE_API_TOKEN', TOKEN);
  vi.stubEnv('CLOUDFLARE_BASE_URL', BASE_URL);
  onTestFinished(() => void vi.unstubAllEnvs());
  const withIds = ({ params }: Case): Params => {
    const ids = ['zone_id', 'account_id'].filter((name) => typeof params[name] === 'string');
    return { ...params, ...Object.fromEntries(ids.map((name) => [name, ID])) };
  };
  const written = await Promise.all(
    cases.map(async (one) => {
      const params = withIds(one);
      const { cli } = await snippetsOf({ Client, subject: one.subject, params, baseURL: BASE_URL, showSecrets: true });
      return { one, params, cli };
    }),
  );
  const words = await wordsOfAll(written.map(({ cli }) => cli));
  const faults: string[] = [];
  for (const [at, { one, params, cli }] of written.entries()) {
    const kept = capture();
    const files: Record<string, Uint8Array> = {};
    for (const [file, { name }] of filesIn(params)) if (isFile(file)) files[name] = await bytesOf(file);
    const wanted = untyped(await sentByClient(one.subject.operation.name, params));
    const fetch = async (url: unknown, init?: RequestInit) =>
      isLookUp(String(url), init, wanted) ? Response.json(NOTHING_FOUND) : kept.fetch(String(url), init);
    const seen = await runWords(words[at] ?? [], { files, fetch });
    const sent = await kept.sent().then(untyped, () => `Nothing was sent: ${seen.err}`);
    // Ignores undefined values and the order of properties.
    if (!isDeepStrictEqual(plainOf(sent), plainOf(wanted)))
      faults.push(
        `${one.subject.operation.name}, ${one.style}: ${cli}\n  ${JSON.stringify(sent)}\n  in place of ${JSON.stringify(wanted)}`.slice(
          0,
          1500,
        ),
      );
  }
  expect([`${faults.length} faults`, ...faults.slice(0, 12)].join('\n')).toBe('0 faults');
  // JSON is only for values that flags cannot express: nested files, values unknown to the contract.
  const isJson = words.filter(([verb]) => verb === 'call').length;
  expect(isJson / cases.length).toBeLessThan(0.03);
});

const plainOf = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Files on disk have no media type. */
function untyped({ type, body, ...rest }: Sent): object {
  const parts = Array.isArray(body) ? body.map((part) => ({ ...Object(part), type: undefined })) : body;
  return { ...rest, type: type?.startsWith('multipart/') || /json/.test(type ?? '') ? type : undefined, body: parts };
}
