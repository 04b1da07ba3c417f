import { index } from '@flarewire/contract';
import { expect, it } from 'vitest';
import { expressionKind } from './expression-fields.ts';

function kindOf(name: string, path: readonly (string | number)[]): string | undefined {
  const operation = index().operations.find((one) => one.name === name);
  if (operation === undefined) throw new Error(`There is no operation ${name}.`);
  return expressionKind({ operation }, { name: String(path.at(-1)), path, kind: 'long-text' });
}

it('conditions, computed values and expressions of other languages are distinguished', () => {
  expect([
    kindOf('rulesets.rules.create', ['expression']),
    kindOf('rulesets.create', ['rules', 0, 'ratelimit', 'counting_expression']),
    kindOf('firewall.rules.create', ['filter', 'expression']),
    kindOf('rulesets.rules.edit', ['action_parameters', 'uri', 'path', 'expression']),
    kindOf('rulesets.rules.edit', ['exposed_credential_check', 'username_expression']),
    kindOf('zeroTrust.dlp.dataClasses.create', ['expression']),
    kindOf('zeroTrust.gateway.rules.create', ['traffic']),
    kindOf('zeroTrust.gateway.rules.create', ['description']),
    kindOf('rulesets.rules.create', ['description']),
  ]).toEqual(['condition', 'condition', 'condition', 'value', 'value', undefined, 'gateway', undefined, undefined]);
});
