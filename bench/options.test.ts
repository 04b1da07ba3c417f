import { expect, it } from 'vitest';
import { parseOptions, usage } from './options.ts';

const names = ['import', 'call', 'types'];

it('all measurements run by default', () => {
  expect(parseOptions([], names)).toEqual({ options: { only: [], quick: false } });
});
it('several names are accepted, with commas or by repeating', () => {
  expect(parseOptions(['--only', 'import,call', '--only', 'types', '--quick'], names)).toEqual({
    options: { only: ['import', 'call', 'types'], quick: true },
  });
});
it('an unknown measurement is reported with the known ones', () => {
  expect(parseOptions(['--only', 'tsc'], names)).toEqual({
    problem: '--only tsc: unknown measurement. Known: import, call, types.',
  });
});
it('unknown options are rejected', () => {
  expect(parseOptions(['--fast'], names)).toHaveProperty('problem');
});
it('the help lists the measurements', () => {
  expect(parseOptions(['-h'], names)).toEqual({ help: true });
  expect(usage(names)).toContain('import, call, types');
});
