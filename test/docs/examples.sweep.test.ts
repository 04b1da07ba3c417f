/** The examples of the contract can be sent: each matches its schemas, and the emulator accepts it. */
import { type Problem, paramProblems, problemText } from '@flarewire/contract';
import { createEmulator } from '@flarewire/emulator';
import { beforeAll, describe, expect, test } from 'vitest';
import { fieldsOf } from '../../packages/console/src/page/form/fields.ts';
import { exampleOf } from '../../packages/console/src/page/form/values/example.ts';
import { problemsOf } from '../../packages/console/src/page/form/values/problems.ts';
import { withFiles } from '../../site/examples/params.ts';
import { createClient } from '../whole-api/any-client.ts';
import { Arranger } from '../whole-api/arrange.ts';
import { ACCOUNT, makeParams, type Params, withRules } from '../whole-api/cases.ts';
import { allSubjects, type Subject } from '../whole-api/contract-reading.ts';

/** `example.com` in the initial state of an emulator. */
const ZONE = 'f1a4e000000000000000000000000010';

let subjects: readonly Subject[];
beforeAll(async () => {
  subjects = await allSubjects();
});

type Scope = 'account_id' | 'zone_id';

const isInPath = ({ schemas }: Subject, name: string): boolean =>
  schemas.params.some((param) => param.in === 'path' && param.name === name);

/** Values for the path, which examples omit. */
function pathOf(subject: Subject, scope: Scope): Params {
  const made = withRules(subject, makeParams(subject, 'required', scope));
  return Object.fromEntries(Object.entries(made).filter(([name]) => isInPath(subject, name)));
}

/** The example with the path values that it omits. */
function handMade(subject: Subject): Params {
  const { example = {} } = subject.schemas;
  return withFiles(subject, { ...pathOf(subject, 'zone_id' in example ? 'zone_id' : 'account_id'), ...example });
}

describe('the examples of operations', () => {
  const examples = (): Subject[] => subjects.filter(({ schemas }) => schemas.example !== undefined);

  test('there are many examples of operations', () => expect(examples().length).toBeGreaterThan(400));

  test('the examples match the schemas of their operation', () => {
    const faults = examples().flatMap((subject): string[] => {
      const problems: Problem[] = paramProblems(subject.schemas, handMade(subject), subject.defs);
      return problems.map((problem) => `${subject.operation.name}: ${problemText(problem)}`);
    });
    expect(faults).toEqual([]);
  });

  test('the examples are accepted by shape', async () => {
    const arranger = new Arranger(subjects);
    const refused: string[] = [];
    for (const subject of examples()) {
      const emulator = createEmulator({ seed: 1, rules: false });
      const client = createClient((url, init) => emulator.fetch(url, init));
      const call = async (name: string, params: Params): Promise<unknown> => client.call(name, params);
      await arranger
        .arrange(subject, handMade(subject), call)
        .then((params) => call(subject.operation.name, params))
        .catch((error: unknown) => refused.push(String(error)));
      await emulator.close();
    }
    expect(refused).toEqual([]);
  });
});

/** The values that the button *Example* of the console fills in, if account and zone are known. */
const filledIn = (subject: Subject, scope: Scope): Params =>
  exampleOf(subject, scope === 'zone_id' ? { account_id: ACCOUNT, zone_id: ZONE } : { account_id: ACCOUNT });

/** For creating prerequisites: values that the example omits are generated. */
function completed(subject: Subject, scope: Scope): Params {
  const example = filledIn(subject, scope);
  const lacking = new Set(problemsOf(subject, example).map(({ path }) => path[0]));
  const made = Object.entries(withRules(subject, makeParams(subject, 'required', scope)));
  return { ...Object.fromEntries(made.filter(([name]) => lacking.has(name))), ...example };
}

/**
 * - incomplete: the form asks for a credential, a file or a certificate before it sends, or the certificate is a
 * shortened one
 * - not there: the example names something that this account does not have
 * - not arranged: the object in the path could not be created
 */
type Outcome = 'taken' | 'incomplete' | 'not there' | 'not arranged' | 'other';

const NOT_THERE =
  /: 404 |not found|there is no |no such |is none of |is not (a|an|in) ([a-z]+ )?(zone|domain|address|destination|label)|is not in the zone/i;

describe('the filled-in example', () => {
  const outcomes = new Map<Outcome, string[]>();
  const share = (outcome: Outcome): number => (outcomes.get(outcome) ?? []).length / subjects.length;

  beforeAll(async () => {
    const arranger = new Arranger(subjects, { zone: ZONE, paramsOf: completed });
    for (const subject of subjects) {
      const [outcome, words] = await outcomeOf(subject, arranger);
      outcomes.set(outcome, [...(outcomes.get(outcome) ?? []), words]);
    }
  });

  async function outcomeOf(subject: Subject, arranger: Arranger): Promise<[Outcome, string]> {
    const { name } = subject.operation;
    const example = filledIn(subject, 'zone_id');
    const scope = 'zone_id' in example ? 'zone_id' : 'account_id';
    const given = { ...pathOf(subject, scope), ...example };
    const isLacking = fieldsOf(subject).some(
      (field) => field.isRequired && field.name !== '' && !(field.name in given),
    );
    if (isLacking || problemsOf(subject, given).length > 0) return ['incomplete', name];
    const emulator = createEmulator({ seed: 1, start: 'default' });
    const client = createClient((url, init) => emulator.fetch(url, init));
    const call = async (operation: string, params: Params): Promise<unknown> => client.call(operation, params);
    let isArranged = false;
    try {
      const params = await arranger.arrange(subject, given, call);
      isArranged = true;
      await call(name, params);
      return ['taken', name];
    } catch (error) {
      const words = `${name}: ${String(error)}`;
      if (NOT_THERE.test(words)) return ['not there', words];
      if (/\b(PEM|CSR)\b/.test(words)) return ['incomplete', words];
      return [isArranged ? 'other' : 'not arranged', words];
    } finally {
      await emulator.close();
    }
  }

  test('the filled-in example is accepted unchanged by most operations', () =>
    expect(share('taken')).toBeGreaterThan(0.75));

  test('the filled-in example rarely lacks credentials, files and certificates', () =>
    expect(share('incomplete')).toBeLessThan(0.03));

  test('the filled-in example is otherwise refused for missing objects', () => {
    expect(share('not arranged'), outcomes.get('not arranged')?.join('\n')).toBeLessThan(0.025);
    expect(share('other'), outcomes.get('other')?.join('\n')).toBeLessThan(0.025);
  });

  test('the filled-in example never causes an internal error of the emulator', () => {
    const refused = [...outcomes.values()].flat().filter((words) => /: 5\d\d /.test(words));
    expect(refused).toEqual([]);
  });
});
