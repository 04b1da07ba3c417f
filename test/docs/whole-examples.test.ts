/** The examples of the contract can be sent: each holds to its schemas, and the emulator takes it. */
import { type Problem, paramProblems, problemText } from '@flarewire/contract';
import { createEmulator } from '@flarewire/emulator';
import { beforeAll, describe, expect, test } from 'vitest';
import { createClient } from '../whole-api/any-client.ts';
import { Arranger } from '../whole-api/arrange.ts';
import { makeParams, type Params, withRules } from '../whole-api/cases.ts';
import { allSubjects, type Subject } from '../whole-api/contract-reading.ts';

/** Examples may refer to what a fresh account has not, a policy or a pool: so many of them at most. */
const MOST_REFERRING = 0.3;

let subjects: readonly Subject[];
let arranger: Arranger;

beforeAll(async () => {
  subjects = await allSubjects();
  arranger = new Arranger(subjects);
});

/** The example with those values of its path that it leaves out. */
function exampleOf(subject: Subject): Params {
  const { example = {}, params } = subject.schemas;
  const scope = 'zone_id' in example ? 'zone_id' : 'account_id';
  const inPath = new Set(params.filter((param) => param.in === 'path').map(({ name }) => name));
  const made = withRules(subject, makeParams(subject, 'required', scope));
  return { ...Object.fromEntries(Object.entries(made).filter(([name]) => inPath.has(name))), ...example };
}

async function refusalOf(subject: Subject, rules: boolean): Promise<string | undefined> {
  const emulator = createEmulator({ seed: 1, rules });
  const client = createClient((url, init) => emulator.fetch(url, init));
  const call = async (name: string, params: Params): Promise<unknown> => client.call(name, params);
  try {
    await call(subject.operation.name, await arranger.arrange(subject, exampleOf(subject), call));
    return undefined;
  } catch (error) {
    return String(error);
  } finally {
    await emulator.close();
  }
}

describe('the examples of operations', () => {
  const examples = (): Subject[] => subjects.filter(({ schemas }) => schemas.example !== undefined);

  test('are many', () => expect(examples().length).toBeGreaterThan(400));

  test('hold to the schemas of their operation', () => {
    const faults = examples().flatMap((subject): string[] => {
      const problems: Problem[] = paramProblems(subject.schemas, exampleOf(subject), subject.defs);
      return problems.map((problem) => `${subject.operation.name}: ${problemText(problem)}`);
    });
    expect(faults).toEqual([]);
  });

  test('are taken by shape', async () => {
    const refused: string[] = [];
    for (const subject of examples()) {
      const refusal = await refusalOf(subject, false);
      if (refusal !== undefined) refused.push(refusal);
    }
    expect(refused).toEqual([]);
  });

  test('are taken by the rules of their products, or refused for what is not there', async () => {
    const refused: string[] = [];
    for (const subject of examples()) {
      const refusal = await refusalOf(subject, true);
      if (refusal !== undefined) refused.push(refusal);
    }
    expect(refused.filter((refusal) => !/Error: \S+ 4\d\d /.test(refusal))).toEqual([]);
    expect(refused.length / Math.max(1, examples().length)).toBeLessThan(MOST_REFERRING);
  });
});
