import { expect, it } from 'vitest';
import { testSandbox } from '../../../test/sandbox.ts';

const PATH = '/filters/validate-expr';

it('an invalid expression is an error in the form of the documentation', async () => {
  const { call } = testSandbox();
  const { status, json } = await call('GET', `${PATH}?expression=ip.src==34`);
  expect([status, json.success, json.errors?.[0]?.message]).toEqual([
    400,
    false,
    "Filter parsing error:\n`ip.src==34`\n          ^^ couldn't parse address in network: invalid IP address syntax\n",
  ]);
  expect((await call('POST', PATH, { expression: 'ip.src in {2405:8100::/2000}' })).status).toBe(400);
});

it('a valid expression has no result', async () => {
  const { call } = testSandbox();
  const expression = 'ip.src in {2400:cb00::/32 2c0f:f248::/32}';
  const { status, json } = await call('POST', PATH, { expression });
  expect([status, json.result]).toEqual([200, null]);
  expect((await call('GET', `${PATH}?expression=${encodeURIComponent(expression)}`)).status).toBe(200);
});
