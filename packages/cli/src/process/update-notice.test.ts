/** The notice of a newer version: when it is shown, and when nothing is sent. */
import { describe, expect, test } from 'vitest';
import type { Io } from '../io.ts';
import { parseCommand } from '../options.ts';
import { type NoticeIo, updateNotice, wantsNotice } from './update-notice.ts';

const DAY = 86_400_000;

interface World {
  readonly latest?: string;
  readonly respond?: () => Promise<Response>;
  readonly env?: Io['env'];
  readonly files?: Map<string, string>;
}

function world({ latest = '1.3.0', respond, env = {}, files = new Map() }: World = {}) {
  const sent: string[] = [];
  const fetch = async (url: RequestInfo | URL): Promise<Response> => {
    sent.push(String(url));
    return respond === undefined ? Response.json({ latest }) : respond();
  };
  const io: NoticeIo = {
    env,
    version: '1.2.3',
    update: 'npm install -g @flarewire/cli',
    interrupted: new AbortController().signal,
    isTerminal: true,
    progress: () => {},
    cache: {
      read: async (name: string) => files.get(name),
      write: async (name: string, text: string) => void files.set(name, text),
    },
    fetch,
  };
  return { io, sent };
}

describe('the notice of a newer version', () => {
  test('names both versions, the way to update and the way to turn it off', async () => {
    const { io, sent } = world();
    expect(await updateNotice(io, DAY)).toBe(
      '\nflarewire 1.3.0 is available; this is 1.2.3. To update: npm install -g @flarewire/cli\nTo turn this notice off, set FLAREWIRE_NO_UPDATE_NOTICE=1.\n',
    );
    expect(sent).toEqual(['https://registry.npmjs.org/-/package/@flarewire%2fcli/dist-tags']);
  });

  test('is asked for once a day, whether the registry responds or not', async () => {
    for (const respond of [undefined, () => Promise.reject(new Error('offline'))]) {
      const files = new Map<string, string>();
      const { io, sent } = world({ files, ...(respond && { respond }) });
      await updateNotice(io, 5 * DAY);
      expect(await updateNotice(io, 6 * DAY - 1)).toBe(undefined);
      expect(sent.length).toBe(1);
      await updateNotice(io, 6 * DAY);
      expect(sent.length).toBe(2);
    }
  });

  test('is asked for again if the clock was ahead when it was asked for', async () => {
    const { io, sent } = world({ files: new Map([['update.json', `{"checked":${9 * DAY}}`]]) });
    await updateNotice(io, 8 * DAY);
    expect(sent.length).toBe(1);
  });

  test.each(['1.2.3', '1.2.2', '0.9.9', '1.3.0-beta.1', 'latest', ''])('is not shown for %s', async (latest) => {
    expect(await updateNotice(world({ latest }).io, DAY)).toBe(undefined);
  });

  test.each(['1.2.4', '1.10.0', '2.0.0'])('is shown for %s', async (latest) => {
    expect(await updateNotice(world({ latest }).io, DAY)).toContain(`flarewire ${latest} is available`);
  });

  test('comes from the registry of FLAREWIRE_REGISTRY', async () => {
    const { io, sent } = world({ env: { FLAREWIRE_REGISTRY: 'http://127.0.0.1:4873/' } });
    await updateNotice(io, DAY);
    expect(sent).toEqual(['http://127.0.0.1:4873/-/package/@flarewire%2fcli/dist-tags']);
  });

  test.each([
    ['a 404', async () => new Response('{}', { status: 404 })],
    ['a page', async () => new Response('<html>')],
    ['a list', async () => Response.json([])],
  ])('%s of the registry is ignored', async (_, respond) => {
    expect(await updateNotice(world({ respond }).io, DAY)).toBe(undefined);
  });

  test('nothing is sent if the day cannot be recorded', async () => {
    const { io, sent } = world();
    const cache = { ...io.cache, write: () => Promise.reject(new Error('read-only')) };
    expect(await updateNotice(Object.assign(io, { cache }), DAY)).toBe(undefined);
    expect(sent).toEqual([]);
  });
});

describe('the notice is wanted', () => {
  const wants = (line: string, over: object = {}): boolean =>
    wantsNotice(parseCommand(line.split(' ')), Object.assign(world().io, over));

  test('at a terminal', () => {
    expect(wants('zones list')).toBe(true);
    expect(wants('dns records list --zone example.com')).toBe(true);
    expect(wants('kv get NS key')).toBe(true);
  });

  test.each([
    ['zones list', { isTerminal: false }],
    ['zones list', { progress: undefined }],
    ['zones list', { env: { CI: 'true' } }],
    ['zones list', { env: { FLAREWIRE_NO_UPDATE_NOTICE: '1' } }],
    ['zones list --no-update-notice', {}],
    ['--no-update-notice zones list', {}],
    ['kv get NS key --no-update-notice', {}],
    ['completion bash', {}],
    ['mcp', {}],
    ['man', {}],
    ['emulator', {}],
  ])('but not by %s with %j', (line, over) => {
    expect(wants(line, over)).toBe(false);
  });
});
