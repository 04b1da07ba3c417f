import { expect, it } from 'vitest';
import { conditionWords, ruleWords } from './rule-words.ts';

it('a condition is described in words', () => {
  expect(conditionWords('http.host eq "a.example" and (ip.src.country in {"NL" "DE"} or not ssl)')).toBe(
    'Hostname equals “a.example” and (Country is in “NL”, “DE” or SSL/HTTPS is false)',
  );
  expect(conditionWords('http.host eq')).toBeUndefined();
});

it.each([
  [{ action: 'block', expression: 'true', enabled: false }, 'Block every request. The rule is off.'],
  [
    {
      action: 'redirect',
      expression: 'not ssl',
      action_parameters: {
        from_value: { target_url: { value: 'https://a.example' }, status_code: 301, preserve_query_string: true },
      },
    },
    'Redirect requests where SSL/HTTPS is false to https://a.example (301), with their query.',
  ],
  [
    {
      action: 'block',
      expression: 'ip.src in $bad',
      ratelimit: { requests_per_period: 100, period: 60, mitigation_timeout: 600 },
    },
    'Block requests where IP source address is in list $bad once one sender made more than 100 of them in 60 seconds, for 600 seconds.',
  ],
  [
    { action: 'rewrite', expression: 'ssl', action_parameters: { uri: { path: { value: '/new' } } } },
    'Rewrite requests where SSL/HTTPS is true by setting the path to /new.',
  ],
  [
    { action: 'skip', expression: 'ssl', action_parameters: { phases: ['http_ratelimit'] } },
    'Skip other rules for requests where SSL/HTTPS is true (http_ratelimit).',
  ],
])('the rule %j is described as a sentence', (rule, words) => {
  expect(ruleWords(rule)).toBe(words);
});

it('an unfinished rule has no description', () => {
  expect([ruleWords({ expression: 'ssl' }), ruleWords({ action: 'block' })]).toEqual([undefined, undefined]);
});
