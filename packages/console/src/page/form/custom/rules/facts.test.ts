import { expect, it } from 'vitest';
import { factsIn } from './facts.ts';

it('request values are parsed by the types of their fields', () => {
  expect(
    factsIn('ip.src.country = NL\ncf.bot_management.score: 12\n\nssl = true\ncf.bot_management.detection_ids = a, b'),
  ).toEqual({
    fields: {
      'ip.src.country': 'NL',
      'cf.bot_management.score': 12,
      ssl: true,
      'cf.bot_management.detection_ids': ['a', 'b'],
    },
    wrong: undefined,
  });
});

it('the first invalid line is reported', () => {
  expect(factsIn('ip.country = NL').wrong).toContain('"ip.country" is not a field');
  expect(factsIn('cf.waf.score = high').wrong).toBe('cf.waf.score is a number, not "high".');
  expect(factsIn('?').wrong).toContain('"?" is not a field');
});
