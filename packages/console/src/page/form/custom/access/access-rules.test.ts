import { describe, expect, it } from 'vitest';
import { durationProblem, policyWords, readRule, withKind, writeRule } from './access-rules.ts';
import { kindOf, RULE_KINDS } from './rule-kinds.ts';

const read = (rule: unknown) => {
  const found = readRule(rule);
  if (found === undefined) throw new Error('It is not a rule that rows show.');
  return found;
};

describe('Access rules', () => {
  it('an Access rule is read as a kind with values and written back unchanged', () => {
    for (const rule of [
      { email_domain: { domain: 'a.example' } },
      { everyone: {} },
      { 'github-organization': { name: 'a', team: 'b', identity_provider_id: 'c' } },
      { 'github-organization': { name: 'a', identity_provider_id: 'c' } },
    ])
      expect(writeRule(read(rule))).toEqual(rule);
  });

  it('a rule with more than its kind shows is left alone', () => {
    for (const rule of [
      { other: {} },
      { email: { email: 'a' }, geo: {} },
      { user_risk_score: { user_risk_score: ['high'] } },
    ])
      expect(readRule(rule)).toBeUndefined();
    expect(readRule({ device_posture: { integration_uid: 'a', account_id: 'b' } })).toBeUndefined();
  });

  it('changing the kind keeps values of the same name and source', () => {
    const okta = kindOf('okta');
    const group = kindOf('group');
    if (okta === undefined || group === undefined) throw new Error('There are no such kinds.');
    const saml = read({ saml: { attribute_name: 'a', attribute_value: 'b', identity_provider_id: 'c' } });
    expect(writeRule(withKind(saml, okta))).toEqual({ okta: { name: '', identity_provider_id: 'c' } });
    expect(withKind(read({ login_method: { id: 'idp' } }), group).values).toEqual({});
  });

  it('each rule key has one kind', () => {
    expect(new Set(RULE_KINDS.map(({ key }) => key)).size).toBe(RULE_KINDS.length);
  });
});

it('a policy is described in words', () => {
  expect(
    policyWords(
      {
        decision: 'allow',
        include: [{ email_domain: { domain: 'harbour.example' } }, { group: { id: 'g' } }],
        require: [{ geo: { country_code: 'NL' } }],
        exclude: [{ everyone: {} }],
        session_duration: '24h',
      },
      new Map([
        ['g', 'Crew'],
        ['NL', 'Netherlands'],
      ]),
    ),
  ).toBe(
    'Allow: email ends in @harbour.example or in the group Crew; required: from Netherlands; but not: everyone; session 24h.',
  );
  expect(policyWords({ decision: 'deny' }, new Map())).toBeUndefined();
});

it('a session duration has hours, minutes and seconds', () => {
  expect(['24h', '1h30m', '0', '', '24', '1 day'].map((text) => durationProblem(text) === undefined)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
});
