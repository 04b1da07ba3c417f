/** Path values that could change the route are never sent; nor is an invalid choice of account and zone. */
import { CloudflareError } from 'flarewire';
import { expect, test } from 'vitest';
import { callMethod, createClient } from './any-client.ts';
import { ACCOUNT, makeParams, type Params, ZONE } from './cases.ts';
import { allSubjects, type Subject, sweptSubjects, wireName } from './contract-reading.ts';
import { type Failure, report } from './whole-api.ts';

let sent = 0;
const client = createClient(async () => {
  sent++;
  throw new Error('this must not be sent');
});

type Form = 'call' | 'method';

/** The error of a call that must be rejected before anything is sent, or the fault. */
async function refusal(subject: Subject, params: Params, form: Form): Promise<{ message: string } | { fault: string }> {
  const before = sent;
  try {
    await (form === 'call' ? client.call(subject.operation.name, params) : callMethod(client, subject, params));
    return { fault: 'was not refused' };
  } catch (error) {
    if (sent > before) return { fault: 'was sent' };
    if (!(error instanceof CloudflareError)) return { fault: `is refused with ${String(error)}` };
    return { message: error.message };
  }
}

const REFUSED: readonly [label: string, value: unknown][] = [
  ['missing', undefined],
  ['null', null],
  ['empty', ''],
  ['a dot', '.'],
  ['two dots', '..'],
  ['an object', { id: 'x' }],
  ['a list', ['x']],
];

const isEither = ({ operation }: Subject): boolean => operation.path.startsWith('/{account_or_zone}');

async function checkPathValues(subject: Subject, form: Form): Promise<Failure[]> {
  const failures: Failure[] = [];
  const given = makeParams(subject, 'required');
  for (const param of subject.schemas.params.filter((one) => one.in === 'path' && one.name in given)) {
    for (const [label, value] of REFUSED) {
      const answer = await refusal(subject, { ...given, [param.name]: value }, form);
      const how = `${label} ${param.name}, by ${form}`;
      const isMissing = value === undefined || value === null;
      const isScope = isEither(subject) && param.name === 'account_id' && isMissing;
      const due = isScope ? 'You must provide either account_id or zone_id.' : wireName(param);
      const fault =
        'fault' in answer
          ? answer.fault
          : answer.message.includes(due)
            ? undefined
            : `the message '${answer.message}' lacks '${due}'`;
      if (fault !== undefined) failures.push({ operation: subject.operation.name, how, faults: [fault] });
    }
  }
  return failures;
}

test.for(['call', 'method'] as const)(
  'a path value that is missing, empty or a dot segment is rejected, by %s',
  async (form) => {
    const failures: Failure[] = [];
    for (const subject of await sweptSubjects()) failures.push(...(await checkPathValues(subject, form)));
    expect(report(failures)).toBe('');
  },
);

test('neither or both of account and zone are rejected with the message of the official client', async () => {
  const failures: Failure[] = [];
  const subjects = (await allSubjects()).filter(isEither);
  expect(subjects.length).toBeGreaterThan(100);
  for (const subject of subjects) {
    const { account_id: _, ...neither } = makeParams(subject, 'required');
    const both = { ...neither, account_id: ACCOUNT, zone_id: ZONE };
    for (const form of ['call', 'method'] as const) {
      const cases = [
        [neither, 'You must provide either account_id or zone_id.'],
        [both, 'You cannot provide both account_id and zone_id.'],
      ] as const;
      for (const [params, due] of cases) {
        const answer = await refusal(subject, params, form);
        const got = 'fault' in answer ? answer.fault : answer.message;
        if (got !== due)
          failures.push({
            operation: subject.operation.name,
            how: `by ${form}`,
            faults: [`${got} in place of '${due}'`],
          });
      }
    }
  }
  expect(report(failures)).toBe('');
});
