import { expect, test } from 'vitest';
import type { Step } from '../../../wire/stored-calls.ts';
import type { Answer } from '../../data/answer.ts';
import { type Results, runSteps } from './run.ts';

const step = (name: string, params: Step['params'] = {}, more: Partial<Step> = {}): Step => ({
  name,
  operation: `zones.${name}`,
  params,
  omitted: [],
  expect: undefined,
  ...more,
});

function answerOf(status: number, body: unknown): Answer {
  const head = {
    operation: '',
    ok: status < 400,
    status,
    headers: [],
    type: 'application/json',
    duration: 5,
    attempts: [],
  };
  return { head, body: new TextEncoder().encode(JSON.stringify(body)) };
}

interface Given {
  readonly from?: number;
  readonly before?: Results;
  readonly stopsOnFailure?: boolean;
  readonly answers?: Readonly<Record<string, Answer>>;
}

async function run(
  steps: readonly Step[],
  { from = 0, before = new Map(), stopsOnFailure = true, answers = {} }: Given,
) {
  const asked: [string, unknown][] = [];
  const stop = new AbortController();
  const results = await runSteps({
    ...{ steps, from, before, stopsOnFailure },
    signal: stop.signal,
    ask: async (operation, params) => {
      asked.push([operation, params]);
      if (operation === 'zones.stop') stop.abort();
      const answer = answers[operation];
      if (answer === undefined) throw new Error('No response.');
      return answer;
    },
    onResults: () => undefined,
  });
  return { asked, results, states: [...results.values()].map(({ state }) => state) };
}

const made = answerOf(200, { result: { id: 'abc' } });
const empty = answerOf(200, { result: null });

test('values of earlier responses are passed on', async () => {
  const steps = [step('create'), step('get', { zone_id: '{{create.result.id}}' })];
  const { asked, states } = await run(steps, { answers: { 'zones.create': made, 'zones.get': empty } });
  expect(asked[1]).toEqual(['zones.get', { zone_id: 'abc' }]);
  expect(states).toEqual(['passed', 'passed']);
});

test('a run from a later step uses earlier responses', async () => {
  const steps = [step('create'), step('get', { zone_id: '{{create.result.id}}' })];
  const before: Results = new Map([['create', { state: 'passed', body: { result: { id: 'old' } } }]]);
  const { asked } = await run(steps, { from: 1, before, answers: { 'zones.get': empty } });
  expect(asked).toEqual([['zones.get', { zone_id: 'old' }]]);
  const without = await run(steps, { from: 1 });
  expect(without.asked).toEqual([]);
  expect(without.results.get('get')?.why).toContain("the step 'create' has no response yet");
});

test('a failure ends the run only if configured', async () => {
  const steps = [step('create'), step('get')];
  const answers = { 'zones.create': answerOf(400, {}), 'zones.get': empty };
  expect((await run(steps, { answers })).states).toEqual(['failed', 'skipped']);
  expect((await run(steps, { answers, stopsOnFailure: false })).states).toEqual(['failed', 'passed']);
});

test('the expected status is checked, so a 404 may pass and a 200 may fail', async () => {
  const steps = [step('get', {}, { expect: 404 }), step('list', {}, { expect: 404 })];
  const { results } = await run(steps, { answers: { 'zones.get': answerOf(404, {}), 'zones.list': empty } });
  expect(results.get('get')).toMatchObject({ state: 'passed', status: 404, duration: 5 });
  expect(results.get('list')).toMatchObject({ state: 'failed', why: 'Expected status 404, got status 200.' });
});

test('a stopped run sends nothing more', async () => {
  const steps = [step('stop'), step('get')];
  const { asked, states } = await run(steps, { answers: { 'zones.get': empty } });
  expect(asked).toHaveLength(1);
  expect(states).toEqual(['skipped', 'skipped']);
});
