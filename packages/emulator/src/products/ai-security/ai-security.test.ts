import { expect, it } from 'vitest';
import { type Answer, createZone, testSandbox } from '../../../test/sandbox.ts';

it('AI Security is off by default, and has custom topics', async () => {
  const sandbox = testSandbox();
  const zone = await createZone(sandbox);
  const ask = (method: string, path: string, body?: unknown): Promise<Answer> =>
    sandbox.call(method, `/zones/${zone}/ai-security${path}`, body);
  expect((await ask('GET', '/settings')).json.result).toEqual({ enabled: false });
  await ask('PUT', '/settings', { enabled: true });
  expect((await ask('GET', '/settings')).json.result).toEqual({ enabled: true });
  expect((await ask('GET', '/custom-topics')).json.result).toEqual({ topics: [] });
  const topic = { label: 'hr-internal', topic: 'asking about internal HR policies' };
  const put = (...topics: object[]) => ask('PUT', '/custom-topics', { topics });
  expect((await put({ ...topic, label: 'HR' })).json.errors?.[0]?.source?.pointer).toBe('/topics/0/label');
  expect((await put({ ...topic, topic: 'überall' })).json.errors?.[0]?.source?.pointer).toBe('/topics/0/topic');
  expect((await put(topic, topic)).status).toBe(409);
  expect((await put(topic)).status).toBe(200);
  expect((await ask('GET', '/custom-topics')).json.result).toEqual({ topics: [topic] });
});
