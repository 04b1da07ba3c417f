/** The examples of the reference: each compiles, the emulator accepts it, and the response shown is the one it gave. */
import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { branchesOf, follow, isObject, type JsonSchema } from '@flarewire/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { REFUSED } from '../../site/examples/refusal-words.ts';
import { createExamples, type Example } from '../../site/examples/run.ts';
import { shownOf } from '../../site/examples/shown.ts';
import { root } from '../../tools/build/folders.ts';
import { sampled } from '../repository/sample.ts';
import { allSubjects, type Subject } from '../whole-api/contract-reading.ts';

const folder = join(root, '.flarewire/reference-examples');

interface Run extends Example {
  readonly subject: Subject;
}

const runs: Run[] = [];
beforeAll(async () => {
  const subjects = await allSubjects();
  const examples = createExamples(subjects);
  for (const subject of sampled(subjects, ({ operation }) => operation.name))
    runs.push({ subject, ...(await examples.of(subject)) });
  await examples.close();
}, 600_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const isRefused = ({ refusal }: Run): boolean => refusal !== undefined;

/** Remove an operation from the list when its example is accepted; the list never grows without a reason. */
test('the emulator accepts all examples but the listed ones, each of which has a reason', () => {
  const refused = runs.filter(isRefused).map(({ subject, refusal }) => `${subject.operation.name}: ${refusal}`);
  expect(refused.filter((line) => !REFUSED.has(line.split(': ')[0] ?? ''))).toEqual([]);
  const accepted = runs.filter((run) => !isRefused(run)).map(({ subject }) => subject.operation.name);
  expect(accepted.filter((name) => REFUSED.has(name))).toEqual([]);
});

test('at most 1.3 % of the examples are refused', () => {
  expect(REFUSED.size).toBeLessThanOrEqual(41);
});

/** The value in the response under the name of a parameter. */
function resultOf({ response }: Example): unknown {
  const result = isObject(response) && 'result' in response ? response.result : response;
  return Array.isArray(result) && result.length === 1 ? result[0] : result;
}

/** Texts, numbers and flags of the request that the response has with another value. */
function contradictions({ subject, params, ...run }: Run): string[] {
  const result = resultOf({ params, ...run });
  if (!isObject(result)) return [];
  return subject.schemas.params.flatMap(({ name, in: place }) => {
    const [sent, got] = [params[name], result[name]];
    const isPlain = ['string', 'number', 'boolean'].includes(typeof sent) && typeof sent === typeof got;
    const isOfPath = subject.operation.path.includes(`{${name}}`);
    return place === 'body' && !isOfPath && isPlain && sent !== got ? [`${name}: ${sent} → ${got}`] : [];
  });
}

test('the response agrees with the request in 98 % of the writes, and differs only as the emulator normalises', () => {
  const writes = runs.filter(({ subject, response }) => subject.operation.method !== 'GET' && response !== undefined);
  const wrong = writes.flatMap((run) => {
    const found = contradictions(run);
    return found.length === 0 ? [] : [`${run.subject.operation.name}: ${found.join(', ')}`];
  });
  expect(wrong.length / Math.max(writes.length, 1) <= 0.02 ? [] : wrong).toEqual([]);
});

/** A value of a list may look like a placeholder: `MALICIOUS`. */
const isFixed = (schema: JsonSchema): boolean =>
  [schema, ...branchesOf(schema)].some((one) => 'enum' in one || 'const' in one);

test('no example shows a placeholder in upper case', async () => {
  const wrong = runs.flatMap(({ subject, params }) =>
    subject.schemas.params.some(
      ({ name, schema }) => params[name] === name.toUpperCase() && !isFixed(follow(schema, subject.defs)),
    )
      ? [subject.operation.name]
      : [],
  );
  expect(wrong).toEqual([]);
});

test('every TypeScript example compiles under strict settings', async () => {
  mkdirSync(folder, { recursive: true });
  for (const { subject, ...example } of runs) {
    const { calls } = await shownOf(subject, example);
    writeFileSync(join(folder, `${subject.operation.name}.mts`), `${calls.typescript}\nexport {};\n`);
  }
  const config = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: { noUnusedLocals: false, module: 'nodenext', moduleResolution: 'nodenext' },
    include: ['**/*'],
    exclude: [],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  expect(await compile()).toBe('');
}, 300_000);

function compile(): Promise<string> {
  const args = [join(root, 'node_modules/typescript/bin/tsc'), '-p', folder, '--pretty', 'false'];
  const options = { cwd: folder, maxBuffer: 2 ** 26 };
  return new Promise((resolve) => execFile(process.execPath, args, options, (_, stdout) => resolve(stdout)));
}
