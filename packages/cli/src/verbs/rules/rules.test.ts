/** `flarewire rules` and the words of an expression. */
import { createEmulator, type Emulator } from '@flarewire/emulator';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { runWords, type World, wordsIn } from '../../test-support.ts';

let emulator: Emulator;
beforeAll(async () => {
  vi.stubEnv('CLOUDFLARE_API_TOKEN', 'any');
  emulator = createEmulator({ seed: 1, start: 'default' });
  await emulator.ready;
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await emulator.close();
});

const flarewire = (line: string, world: World = {}) =>
  runWords(wordsIn(line), { fetch: (input, init) => emulator.fetch(input as string, init), ...world });

const rule = {
  action: 'block',
  expression: 'http.request.uri.path contains "/wp-login.php"',
  description: 'No WordPress',
};
const files = {
  'rules.json': JSON.stringify({
    phase: 'http_request_firewall_custom',
    rules: [
      rule,
      { action: 'log', expression: 'http.response.code eq 200' },
      { action: 'log', expression: 'ssl eq true' },
    ],
  }),
  'main.tf':
    'resource "x" "y" {\n  expression = "(http.host eq \\"a\\")"\n  other_expression = "http.request.referer eq \\"a\\""\n  expression = "' +
    '$' +
    '{var.a}"\n}\n',
  'one.txt': '# a comment\nssl and\nnot ssl\n\nhttp.host eq 5\n',
};

describe('rules check', () => {
  test('rules check names the position and the correction, and exits with 1', async () => {
    const { code, out, err } = await flarewire('rules check rules.json main.tf one.txt', { files });
    expect(code).toBe(1);
    expect(out).toContain('rules.json: /rules/1/expression: Filter parsing error (1:1):');
    expect(out).toContain('http.response.code is a field of responses');
    expect(out).toContain('rules.json: /rules/2/expression: Filter parsing error (1:5):');
    expect(out).toContain('main.tf:3: Filter parsing error (1:1):');
    expect(out).toContain('one.txt:5: Filter parsing error (1:14):');
    expect(err).toBe('7 expressions, 4 problems.\n');
  });

  test('rules check reads the rules of a zone, and finds no fault in rules that the API accepted', async () => {
    const path = `/zones/${await zoneId()}/rulesets/phases/http_request_firewall_custom/entrypoint`;
    await send('PUT', path, { rules: [rule] });
    expect(await flarewire('rules check --zone example.com')).toMatchObject({
      code: 0,
      err: '1 expression, 0 problems.\n',
    });
  });
});

describe('phases and lists', () => {
  test('a function outside of its phases and a list that the account lacks are problems', async () => {
    const rules = (...expressions: string[]) =>
      JSON.stringify({
        phase: 'http_request_firewall_custom',
        rules: expressions.map((expression) => ({ action: 'block', expression })),
      });
    const world = { files: { 'a.json': rules('to_string(ssl) eq "true"', 'ip.src in $nowhere', 'ip.src in $cf.vpn') } };
    const alone = await flarewire('rules check a.json', world);
    expect([alone.code, alone.err]).toEqual([1, '3 expressions, 1 problem.\n']);
    expect(alone.out).toContain('to_string is available in');
    const { code, out, err } = await flarewire('rules check a.json --zone example.com', world);
    expect([code, err]).toEqual([1, '3 expressions, 2 problems.\n']);
    expect(out).toContain('unknown list $nowhere');
  });
});

describe('rules test', () => {
  const tests = `tests:
  - request: https://example.com/wp-login.php
    expect: block
  - name: others pass
    request: "curl -H 'User-Agent: x' https://example.com/"
    expect: none
  - name: named rule
    request: { url: https://example.com/wp-login.php, method: POST }
    expect: { action: block, phase: http_request_firewall_custom, rule: No WordPress }
`;

  test('passes where the rules of a zone act as expected', async () => {
    const { code, out } = await flarewire('rules test rules.test.yaml --zone example.com', {
      files: { 'rules.test.yaml': tests },
    });
    expect([code, out.split('\n').slice(0, 5)]).toEqual([
      0,
      [
        'TAP version 13',
        '1..3',
        'ok 1 - GET https://example.com/wp-login.php → block',
        'ok 2 - others pass',
        'ok 3 - named rule',
      ],
    ]);
  });

  test('rules test names the rule that acted, and fields without a known value', async () => {
    const rulesets = `rulesets:\n  - phase: http_request_firewall_custom\n    rules: [{ action: block, expression: ip.src.country eq "NL" }]\n`;
    const text = `${rulesets}tests:\n  - { request: a.example, expect: none }\n  - { request: a.example, fields: { ip.src.country: NL }, expect: none }\n`;
    const { code, out } = await flarewire('rules test a.yaml --format junit', { files: { 'a.yaml': text } });
    expect(code).toBe(1);
    expect(out).toContain('<testsuite name="rules" tests="2" failures="2">');
    expect(out).toContain('not known, add them to fields: ip.src.country');
    expect(out).toContain('actual: block by');
  });

  test('rules test refuses a file that contains no test', async () => {
    const run = async (text: string) => (await flarewire('rules test a.yaml', { files: { 'a.yaml': text } })).err;
    expect(await run('tests: []')).toContain('has no tests');
    expect(await run('tests: [{ request: 5, expect: block }]')).toContain('request must be');
    expect(await run('tests: [{ request: a.example, expect: block }]')).toContain('No rules to test');
  });
});

test('explain says in words what an expression asks for', async () => {
  const { code, out } = await flarewire('explain', {});
  expect([code, out]).toEqual([2, '']);
  const words = ['explain', 'not ssl and lower(http.host) in {"a" "b"}'];
  expect((await runWords(words)).out).toBe(
    'all of:\n  not: ssl (true if the connection of the client is encrypted) is true\n  http.host (hostname of the request, as in its Host header) in lower case is one of "a", "b"\n',
  );
  expect((await runWords(['explain', 'ssl eq true'])).err).toContain('unrecognised input');
});

async function send(method: string, path: string, body?: unknown) {
  const response = await emulator.fetch(`https://api.cloudflare.com/client/v4${path}`, {
    method,
    headers: { authorization: 'Bearer any', 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return response.json();
}

async function zoneId(): Promise<string> {
  const { result } = await send('GET', '/zones?name=example.com');
  return result[0].id;
}
