import { expect, it } from 'vitest';
import { parseOptions, usage } from './options.ts';

const names = ['import', 'call', 'types'];

it('measures all by default', () => {
  expect(parseOptions([], names)).toEqual({ options: { only: [], quick: false } });
});
it('takes several names, with commas or by repeating', () => {
  expect(parseOptions(['--only', 'import,call', '--only', 'types', '--quick'], names)).toEqual({
    options: { only: ['import', 'call', 'types'], quick: true },
  });
});
it('names the measurements when one is unknown', () => {
  expect(parseOptions(['--only', 'tsc'], names)).toEqual({
    problem: '--only tsc: unknown measurement. Known: import, call, types.',
  });
});
it('refuses unknown options', () => {
  expect(parseOptions(['--fast'], names)).toHaveProperty('problem');
});
it('lists the measurements in its help', () => {
  expect(parseOptions(['-h'], names)).toEqual({ help: true });
  expect(usage(names)).toContain('import, call, types');
});
