/** Requests of Cloudflare's guides, and requests that the real API was seen to accept, pass the checks of client, CLI and emulator. */
import { createEmulator } from '@flarewire/emulator';
import { isObject } from '@flarewire/schema';
import { argvOf } from '@flarewire/snippets/command/argv';
import { Cloudflare } from 'flarewire';
import { validator } from 'flarewire/validate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runWords } from '../../packages/cli/src/test-support.ts';
import { subjectOf } from '../../packages/cli/src/tree/subject.ts';
import { createClient } from '../whole-api/any-client.ts';
import { callsOf, type DocumentedCall, guides, observed } from './requests.ts';

/** Requests that are refused on purpose, with the reason. */
const REFUSED: Readonly<Record<string, string>> = {
  '"hash":"08f1dfda4574284ab3c21666d1"':
    'A hash has 32 hexadecimal characters, as the page says: https://developers.cloudflare.com/workers/static-assets/direct-upload/',
  '"steering_policy":"random_steering"':
    'The policy is called `random`: https://developers.cloudflare.com/api/resources/load_balancers/methods/create/',
  '"visibility_timeout":10000':
    'The field is called `visibility_timeout_ms`: https://developers.cloudflare.com/api/resources/queues/subresources/messages/methods/pull/',
  '"timezone":"Europe/Paris"':
    'The field is called `time_zone`, as in the other examples of the page: https://developers.cloudflare.com/cloudflare-one/traffic-policies/dns-policies/timed-policies/',
  '"cache_reserve":{"enabled":false}':
    'Cache Reserve of a cache rule has `eligible`: https://developers.cloudflare.com/cache/how-to/cache-rules/settings/',
};

let calls: readonly DocumentedCall[] = [];
beforeAll(async () => {
  calls = (await callsOf([...guides, ...observed])).filter(({ body }) => reasonFor(body) === undefined);
});

const reasonFor = (body: unknown): string | undefined =>
  Object.keys(REFUSED).find((part) => JSON.stringify(body).includes(part));

const nameOf = ({ from, request }: DocumentedCall): string => `${from} ${request}`;

test('the guides have at least 250 requests, of many products', () => {
  expect(guides.length).toBeGreaterThanOrEqual(250);
  expect(new Set(calls.map(({ subject }) => subject.operation.product)).size).toBeGreaterThan(30);
});

test('every request that is refused on purpose is one of the guides', () => {
  const bodies = guides.map(({ body }) => JSON.stringify(body));
  expect(Object.keys(REFUSED).filter((part) => !bodies.some((body) => body.includes(part)))).toEqual([]);
});

test('the client with a validator sends every request as documented', async () => {
  const faults: string[] = [];
  let sent: unknown;
  const client = new Cloudflare({
    apiToken: 'any',
    maxRetries: 0,
    logLevel: 'off',
    validate: validator(),
    fetch: async (_url, { body }) => {
      sent = typeof body === 'string' ? JSON.parse(body) : body;
      return Response.json({ success: true, errors: [], messages: [], result: {} });
    },
  });
  for (const call of calls) {
    sent = undefined;
    try {
      await client.call(call.subject.operation.name, call.params).asResponse();
      if (!isSame(sent, call.body)) faults.push(`${nameOf(call)}: sent ${JSON.stringify(sent)}`);
    } catch (error) {
      faults.push(`${nameOf(call)}: ${error instanceof Error ? error.message : error}`);
    }
  }
  expect(faults).toEqual([]);
});

test('a tunnel configuration without a catch-all rule is refused with the reason that Cloudflare gives', async () => {
  const client = new Cloudflare({
    apiToken: 'any',
    validate: validator(),
    fetch: () => Promise.reject(new Error('sent')),
  });
  const ingress = [{ hostname: 'app.example.com', service: 'http://localhost:8001' }];
  const account_id = '023e105f4ecef8ad9ca31a8372d0c353';
  const refused = client.zeroTrust.tunnels.cloudflared.configurations.update('f174e90a-fafe-4643-bbbc-4a0ed4fc8415', {
    account_id,
    config: { ingress },
  });
  await expect(refused).rejects.toThrow('The last ingress rule must match all URLs');
});

test('the command plans every request as documented, from --body and from flags', async () => {
  const faults: string[] = [];
  for (const call of calls) {
    const files = { 'body.json': JSON.stringify(call.body) };
    for (const argv of await linesFor(call)) {
      const { code, out, err } = await runWords(argv, { files, env: { CLOUDFLARE_API_TOKEN: 'any' } });
      const planned = code === 0 ? JSON.parse(out).body : err;
      if (!isSame(planned, call.body)) faults.push(`${nameOf(call)}: ${argv.join(' ')}: ${JSON.stringify(planned)}`);
    }
  }
  expect(faults).toEqual([]);
});

/** The call as command lines: with its body in a file, and in flags if there is one for each field. */
async function linesFor({ subject: { operation, schemas }, params }: DocumentedCall): Promise<string[][]> {
  const subject = await subjectOf(operation);
  const placeOf = (name: string) => schemas.params.find((param) => param.name === name)?.in;
  const path = Object.fromEntries(Object.entries(params).filter(([name]) => placeOf(name) === 'path'));
  const byFile = [...argvOf(subject, path), '--body', 'body.json', '--plan'];
  // A field of the response that is sent back has no flag.
  const isWhole = Object.keys(params).every((name) => placeOf(name) !== undefined);
  return isWhole ? [byFile, [...argvOf(subject, params), '--plan']] : [byFile];
}

const emulator = createEmulator({ rules: false, seed: 1, start: 'default' });
afterAll(() => emulator.close());

test('the emulator refuses none of them for its form', async () => {
  const client = createClient((url, init) => emulator.fetch(url, init));
  const faults: string[] = [];
  for (const call of calls) {
    await Promise.resolve(client.call(call.subject.operation.name, call.params)).catch((error: unknown) => {
      if (isObject(error) && error.status === 400) faults.push(`${nameOf(call)}: ${error.message}`);
    });
  }
  expect(faults).toEqual([]);
});

/** Secrets are masked in a plan; an operation whose parameters are all left out has no body. */
function isSame(given: unknown, due: unknown): boolean {
  if (given === '***') return due !== undefined;
  if (Array.isArray(due))
    return Array.isArray(given) && given.length === due.length && due.every((one, i) => isSame(given[i], one));
  if (!isObject(due)) return given === due;
  const own = given ?? {};
  const names = Object.keys(due);
  return (
    isObject(own) && Object.keys(own).length === names.length && names.every((name) => isSame(own[name], due[name]))
  );
}
