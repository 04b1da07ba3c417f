import { REFERENCE_FIELDS, typeInWords } from '@flarewire/rules-language';
import { expect, it } from 'vitest';
import { stringify } from 'yaml';
import { fieldDrift } from './rules-fields.ts';

const entries = REFERENCE_FIELDS.map(({ name, type, plan }) => ({
  name,
  data_type: typeInWords(type),
  ...(plan === undefined ? {} : { plan_info_label: plan }),
}));

it('a list with the fields of the scheme has no differences', () => {
  expect(fieldDrift(stringify({ entries }))).toEqual([]);
});

it('new, removed and changed fields are reported', () => {
  const [first, second, ...rest] = entries;
  const changed = [{ ...first, data_type: 'Number' }, ...rest, { name: 'cf.new', data_type: 'Boolean' }];
  expect(fieldDrift(stringify({ entries: changed }))).toEqual([
    'missing: cf.new Boolean',
    `type: ${first?.name} is Integer, not String`,
    `gone: ${second?.name}`,
  ]);
});
