/** Examples as the pages show them: calls in all forms, and the response that the emulator gave to them. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { snippetsOf } from '@flarewire/snippets';
import { Cloudflare } from 'flarewire';
import { toURLText } from '../../packages/console/src/page/form/values/url.ts';
import type { Subject } from '../../test/whole-api/contract-reading.ts';
import { root } from '../../tools/build/folders.ts';
import type { RecordedRun } from '../src/scripts/replay.ts';
import { withoutPem } from './pem.ts';
import { createExamples, type Example } from './run.ts';
import { shorten } from './shorten.ts';

export interface Calls {
  readonly typescript: string;
  readonly curl: string;
  readonly cli: string;
  readonly react: string;
}

export interface ShownExample {
  readonly calls: Calls;
  /** The parameters as the console's address has them; absent if there are none. */
  readonly form?: string | undefined;
  /** JSON of the response; absent if it has no JSON body. */
  readonly sample?: string | undefined;
  /** Items of lists or deep fields of the response are left out. */
  readonly isShortened?: boolean | undefined;
  /** Message of the emulator that refuses the example. */
  readonly refusal?: string | undefined;
  /** Its requests, which a page sends to its own emulator. */
  readonly recorded?: RecordedRun | undefined;
}

export interface ShownExamples {
  of(subject: Subject): Promise<ShownExample>;
  /** Saves the results for the next build. */
  close(): Promise<void>;
}

/** Characters; larger values are left to the reader. */
const MAX_FORM = 1200;

const BASE_URL = 'https://api.cloudflare.com/client/v4';

/** Everything that decides what an example looks like. */
const SOURCES = [
  'packages/contract/generated/*.json',
  'packages/emulator/src/**/*.ts',
  'packages/{schema,snippets}/src/**/*.ts',
  'site/{examples/*,src/scripts/replay}.ts',
  'test/whole-api/*.ts',
];

/** @param file of the results of the last build: running all examples takes a minute */
export function showExamples(subjects: readonly Subject[], file?: string): ShownExamples {
  const examples = createExamples(subjects);
  const version = file === undefined ? '' : versionOfSources();
  const known = file === undefined ? new Map<string, ShownExample>() : read(file, version);
  return {
    async of(subject) {
      const { name } = subject.operation;
      const before = known.get(name);
      if (before !== undefined) return before;
      const shown = await shownOf(subject, await examples.of(subject));
      known.set(name, shown);
      return shown;
    },
    async close() {
      await examples.close();
      if (file === undefined) return;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify({ version, examples: [...known] }));
    },
  };
}

export async function shownOf(
  subject: Subject,
  { params, response, refusal, recorded }: Example,
): Promise<ShownExample> {
  const { operation, schemas, defs } = subject;
  const shown = { ...params, ...Object(withoutPem(params)) };
  const written = { Client: Cloudflare, operation, schemas, defs, params: shown, baseURL: BASE_URL };
  const { typescript, curl, cli, react } = await snippetsOf(written);
  const { text } = toURLText(subject, shown, MAX_FORM);
  return {
    calls: { typescript, curl, cli, react },
    ...(text === '' ? {} : { form: text }),
    ...(response === undefined ? {} : sampleOf(response)),
    ...(refusal === undefined ? {} : { refusal }),
    ...(recorded === undefined ? {} : { recorded }),
  };
}

function sampleOf(response: unknown): Pick<ShownExample, 'sample' | 'isShortened'> {
  const { text, isShortened } = shorten(withoutPem(response));
  return { sample: text, isShortened };
}

function read(file: string, version: string): Map<string, ShownExample> {
  if (!existsSync(file)) return new Map();
  const saved: { version: string; examples: [string, ShownExample][] } = JSON.parse(readFileSync(file, 'utf8'));
  return new Map(saved.version === version ? saved.examples : []);
}

function versionOfSources(): string {
  const hash = createHash('sha256');
  for (const path of globSync(SOURCES, { cwd: root }).sort()) hash.update(path).update(readFileSync(join(root, path)));
  return hash.digest('hex');
}
