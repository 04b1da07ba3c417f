import { expect, it } from 'vitest';
import { requestFields } from '../evaluate/request.ts';
import { readExpression } from '../parse.ts';
import { requestIn } from './curl.ts';
import { explainExpression } from './explain.ts';
import { traceRules } from './trace.ts';
import { reasonsFor } from './why.ts';

const tree = (text: string) => {
  const read = readExpression(text);
  if (!read.ok) throw new Error(read.message);
  return read.expression;
};

it('an expression is explained in words, one condition per line', () => {
  expect(explainExpression(tree('any(http.request.headers["x"][*] eq "a") or ip.src in $bad'))).toBe(
    'at least one of:\n  for at least one item: http.request.headers["x"][*] (request headers by name in lower case) equals "a"\n  ip.src (address of the client) is in the list $bad',
  );
  expect(explainExpression(tree('true'))).toBe('every request');
});

it.each([
  ['https://a.example/b', { url: 'https://a.example/b' }],
  ['a.example', { url: 'https://a.example' }],
  [
    `curl -X PUT 'https://a.example/b' \\\n  -H 'X-A: 1' -d '{"a":1}' --json x -k`,
    {
      url: 'https://a.example/b',
      method: 'PUT',
      headers: [
        ['X-A', '1'],
        ['Content-Type', 'application/x-www-form-urlencoded'],
      ],
      body: '{"a":1}&x',
    },
  ],
  [
    `curl -A "x \\"y\\"" -b a=1 --url a.example`,
    {
      url: 'https://a.example',
      method: 'GET',
      headers: [
        ['User-Agent', 'x "y"'],
        ['Cookie', 'a=1'],
      ],
    },
  ],
  ['curl -X GET', undefined],
  ['ftp://a.example', undefined],
])('%s is read as a request', (text, request) => {
  expect(requestIn(text)).toEqual(request);
});

it('rules of all phases are evaluated in order, until one ends the request', () => {
  const rule = (action: string, expression: string, more: object = {}) => ({ action, expression, ...more });
  const rulesets = [
    { phase: 'http_ratelimit', rules: [rule('block', 'true')] },
    {
      phase: 'http_request_firewall_custom',
      rules: [rule('block', 'cf.bot_management.score lt 30'), rule('block', 'true')],
    },
    {
      phase: 'http_request_firewall_custom',
      kind: 'root',
      rules: [
        rule('block', 'true', { enabled: false }),
        rule('skip', 'ssl', { action_parameters: { ruleset: 'current' } }),
      ],
    },
  ];
  const { steps, ending } = traceRules(rulesets, { fields: requestFields({ url: 'https://a.example/' }) });
  expect(steps.map(({ rule: { action }, outcome }) => [action, outcome])).toEqual([
    ['skip', 'match'],
    ['block', 'unknown'],
    ['block', 'match'],
  ]);
  expect(ending?.phase).toBe('http_request_firewall_custom');
  expect(steps[1]?.reasons).toEqual([
    {
      condition: 'cf.bot_management.score lt 30',
      isTrue: undefined,
      value: undefined,
      unknown: ['cf.bot_management.score'],
    },
  ]);
});

it('each condition has its result and the value it was compared with', () => {
  const request = { fields: requestFields({ url: 'https://a.example/b' }) };
  expect(reasonsFor(tree('http.host eq "b" or not starts_with(http.request.uri.path, "/c")'), request)).toMatchObject([
    { condition: 'http.host eq "b"', isTrue: false, value: 'a.example' },
    { condition: 'not starts_with(http.request.uri.path, "/c")', isTrue: true, value: '/b' },
  ]);
});
