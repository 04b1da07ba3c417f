import { createEmulator } from '@flarewire/emulator';
import { expect, test } from 'vitest';
import { chanceText, EFFECTS, effectText, scopeText } from './effects.ts';
import { PRESETS, presetsOn } from './presets.ts';
import { NEW_RULE, type RuleDraft, ruleOf } from './rule.ts';

const VALUES = { status: '418', from: '50', to: '90', median: '300', sigma: '0.8', storm: '30', drip: '5' };
const draft = (more: Partial<RuleDraft>): RuleDraft => ({ ...NEW_RULE, values: { status: '500' }, ...more });
const infos = (faults: ReturnType<ReturnType<typeof createEmulator>['faults']['list']>) =>
  faults.map(({ id, matched, fired, ...rule }) => ({ id, matched, fired, rule: { ...rule } }));

test('a rule contains the filled-in fields only', () => {
  expect(ruleOf(draft({}))).toEqual({ rule: { fault: { status: 500 } } });
  const full = draft({
    operation: ' dns.records.* ',
    method: 'POST',
    path: '/zones',
    chance: '12.5',
    after: '3',
    every: '2',
    times: '9',
    commit: 'yes',
  });
  expect(ruleOf(full)).toEqual({
    rule: {
      operation: 'dns.records.*',
      method: 'POST',
      path: '/zones',
      probability: 0.125,
      after: 3,
      every: 2,
      times: 9,
      commit: true,
      fault: { status: 500 },
    },
  });
});

test('the emulator accepts a rule of every effect, and each has a description', () => {
  const { faults } = createEmulator();
  for (const effect of Object.keys(EFFECTS)) {
    const values = effect === 'redirect' ? { redirect: 'https://example.com/' } : VALUES;
    const made = ruleOf(draft({ effect, values }));
    expect(made).toHaveProperty('rule');
    if (!('rule' in made)) continue;
    // The form's value; the emulator validates it.
    faults.add(made.rule as never);
    expect(effectText(made.rule.fault)).not.toMatch(/undefined|\[object/);
  }
  expect(faults.list()).toHaveLength(Object.keys(EFFECTS).length);
});

test('every mistake is shown at its field', () => {
  const made = ruleOf(draft({ values: { status: '99' }, chance: '120', after: '1.5', every: '0', times: 'x' }));
  expect(made).toEqual({
    problems: {
      chance: 'A number from 0 to 100',
      after: 'A whole number of 0 or more',
      every: 'A whole number of 1 or more',
      times: 'A whole number of 1 or more',
      status: 'A whole number from 200 to 599',
    },
  });
  expect(ruleOf(draft({ values: {} }))).toEqual({ problems: { status: 'Required.' } });
  expect(ruleOf(draft({ effect: 'latency', values: { from: '9', to: '3' } }))).toHaveProperty('problems.to');
});

test('a rule is described in words', () => {
  expect(scopeText({})).toBe('every request');
  expect(scopeText({ method: ['POST', 'PUT'], operation: 'dns.*' })).toBe('POST, PUT dns.*');
  expect(chanceText({ probability: 0.05, after: 2, times: 1, commit: false })).toBe(
    '5 % of them, after the first 2, once, the call is not carried out',
  );
  expect(effectText({ status: 500, code: 10002, message: 'Sorry' })).toBe('status 500: 10002 Sorry');
});

test("the presets match the emulator's, and active ones are recognized", () => {
  for (const { name, rules } of PRESETS) {
    // The emulator validates the names.
    const { faults } = createEmulator({ faults: name as never });
    const list = infos(faults.list());
    expect(list.map(({ rule }) => rule)).toEqual(rules);
    expect([...presetsOn(list)]).toEqual([[name, list.map(({ id }) => id)]]);
  }
});

test('every preset has a description', () => {
  const { faults } = createEmulator();
  let names = '';
  try {
    faults.use('none such' as never);
  } catch (error) {
    names = String(error);
  }
  expect(names.split('Presets: ')[1]?.replace('.', '').split(', ').sort()).toEqual(
    PRESETS.map(({ name }) => name).sort(),
  );
});

test('presets that are active together are recognized by separate rules', () => {
  const { faults } = createEmulator({ faults: 'flaky' });
  faults.use('slow');
  faults.add({ fault: 'reset' });
  const list = infos(faults.list());
  expect(presetsOn(list).get('flaky')).toHaveLength(5);
  expect(presetsOn(list).get('slow')).toHaveLength(1);
  expect(presetsOn(list.slice(1)).has('flaky')).toBe(false);
});
