import { expect, test } from 'vitest';
import { askConsent, openQuestion } from './consent.ts';

const readOnly = { name: 'ReadOnly', message: 'no', errors: [] };
const named = (name: string) => ({
  name: 'ConfirmationNeeded',
  message: 'type it',
  errors: [],
  confirmation: { name, what: 'zone' },
});

test('calls that wait for write access share one question and its outcome', async () => {
  const first = askConsent('dns.records.create', readOnly);
  const second = askConsent('dns.records.edit', readOnly);
  expect(openQuestion()?.operation).toBe('dns.records.create');
  openQuestion()?.answer({});
  expect(await Promise.all([first, second])).toEqual([{}, {}]);
  expect(openQuestion()).toBe(undefined);
});

test('a name typed for one call does not permit another', async () => {
  const first = askConsent('zones.delete', named('a.example'));
  const second = askConsent('zones.delete', named('b.example'));
  const third = askConsent('dns.records.create', readOnly);
  openQuestion()?.answer({ confirm: 'a.example' });
  expect(await Promise.all([first, second, third])).toEqual([{ confirm: 'a.example' }, undefined, undefined]);
});
