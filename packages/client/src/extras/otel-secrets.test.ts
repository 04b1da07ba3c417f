/** No exporter of OpenTelemetry can read a secret. */
import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { failureOf, ok, refused } from '../test-support.ts';
import type { ClientOptions } from '../types.ts';
import { otel } from './otel.ts';
import { infoFor, providersOf, sdk, traced } from './otel-test-support.ts';

describe('secrets', () => {
  const CANARY = 'canary0123456789';

  /** Everything that an exporter can read. */
  const everything = async ({ spans, metrics }: ReturnType<typeof sdk>) =>
    inspect([spans(), await metrics()], { depth: 20, maxStringLength: null, maxArrayLength: null, showHidden: true });

  it.each<[string, ClientOptions]>([
    ['a token', { apiToken: CANARY }],
    ['a key', { apiToken: null, apiKey: CANARY, apiEmail: 'me@harbour.example' }],
    ['an Origin CA key', { apiToken: null, userServiceKey: CANARY }],
    ['another header', { defaultHeaders: { 'x-session': CANARY, cookie: CANARY } }],
  ])('secrets in %s are in no span and no metric', async (_, options) => {
    const echo = ({ headers }: { headers: Headers }) => refused(500, { 'x-echo': [...headers.values()].join() });
    const said = options.defaultHeaders ? '' : `: ${CANARY}`;
    const broken = new TypeError(`failed${said} at https://api.cloudflare.com/?any=${CANARY}&so=on`);
    const made = traced([echo, broken, ok(CANARY)], options);
    await made.run();
    const message = `test.records.get: Connection error: failed${said && ': ***'} at https://api.cloudflare.com/?…`;
    expect(made.spans().map(({ status }) => status.message)).toEqual([undefined, message, undefined]);
    expect(await everything(made)).not.toContain(CANARY);
  });

  it('credentials in a URL are replaced by the placeholder of the conventions', async () => {
    const made = sdk();
    const { onRequest, onResponse } = otel(providersOf(made));
    const info = { ...infoFor(), url: `https://me:${CANARY}@api.example.com/a@b?c=d@e` };
    await onRequest?.(info);
    await onResponse?.({ ...info, response: ok(1) });
    expect(made.spans()[0]?.attributes['url.full']).toBe('https://REDACTED:REDACTED@api.example.com/a@b?c=d@e');
    expect(await everything(made)).not.toContain(CANARY);
  });

  it('secrets in a query are masked, by name and if they are the credential', async () => {
    const made = traced(ok(1), { apiToken: 'token+canary/01' });
    await made.client.get(`/x?access_token=${CANARY}&sig=${CANARY}&X-Goog-Signature=${CANARY}&name=www`);
    await made.client.get('/x', { query: { secret: CANARY, q: 'token+canary/01', name: 'www' } });
    await made.client.get(`/x/${encodeURIComponent('token+canary/01')}`);
    expect(made.attributes().map((all) => `${all['url.full']}`.split('/v4')[1])).toEqual([
      '/x?access_token=REDACTED&sig=REDACTED&X-Goog-Signature=REDACTED&name=www',
      '/x?secret=REDACTED&q=REDACTED&name=www',
      '/x/***',
    ]);
    const text = await everything(made);
    expect(text).not.toContain(CANARY);
    expect(text).not.toMatch(/token(\+|%2B)canary/);
  });

  it('secrets in a body, a response or a foreign error are not recorded', async () => {
    const made = traced([refused(400), ok({ value: CANARY })], {
      middleware: [{ onRequest: ({ headers }) => headers.set('authorization', `Bearer ${CANARY}`) }],
    });
    await failureOf(made.client.post('/x', { body: { secret: CANARY } }));
    await made.client.get('/x');
    const { onRequest, onError } = otel(providersOf(made));
    const info = { ...infoFor(), headers: new Headers() };
    await onRequest?.(info);
    await onError?.({ ...info, error: Object.assign(new Error(CANARY), { name: 'Odd' }) });
    expect(made.attributes().at(-1)).toMatchObject({ 'error.type': 'Odd' });
    expect(await everything(made)).not.toContain(CANARY);
  });
});
