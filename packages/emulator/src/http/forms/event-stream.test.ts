import { afterAll, describe, expect, test } from 'vitest';
import { createEmulator, DEFAULT_ACCOUNT } from '../../index.ts';

const emulator = createEmulator({ seed: 1, start: 'default' });
afterAll(() => emulator.close());

describe('server-sent events', () => {
  const ask = (url: string) =>
    new Request(`${url}/accounts/${DEFAULT_ACCOUNT}/ai/run/@cf/meta/llama-3.2-1b-instruct`, {
      method: 'POST',
      headers: { authorization: 'Bearer any', 'content-type': 'application/json' },
      body: JSON.stringify({ prompt: 'Say a few words of hello', stream: true }),
    });

  test.each([
    ['the fetch of the emulator', async () => emulator.fetch(ask('https://api.cloudflare.com/client/v4'))],
    ['a port', async () => fetch(ask((await emulator.listen()).url))],
  ])('over %s the first is seen before the last is sent', async (_, send) => {
    const response = await send();
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const chunks: string[] = [];
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) chunks.push(decoder.decode(chunk, { stream: true }));
    expect(chunks[0]).toMatch(/^data: [^\n]+\n\n/);
    expect(chunks[0]).not.toContain('[DONE]');
    expect(chunks.at(-1)).toMatch(/data: \[DONE\]\n\n$/);
    expect(chunks.length).toBeGreaterThan(1);
  });

  test('the journal has them as a whole', async () => {
    await (await emulator.fetch(ask('https://api.cloudflare.com/client/v4'))).text();
    expect(JSON.stringify(emulator.journal.entries().at(-1))).toContain('[DONE]');
  });
});
