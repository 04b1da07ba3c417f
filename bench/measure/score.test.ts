import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import type { Context } from '../measurement.ts';
import type { Answers } from '../processes.ts';
import { scoreParts } from '../score-rows.ts';
import { scoring } from './score.ts';

const folder = mkdtempSync(join(tmpdir(), 'flarewire-score-'));
afterAll(() => rmSync(folder, { recursive: true }));

const keys = scoreParts(true).flatMap(({ rows }) => rows.map(({ key }) => key));

/** Packages whose programs return the result of `answer` for every row. */
function fake(answer: (name: string, key: string) => string | number | undefined) {
  const seen = { stopped: false, parts: [] as string[] };
  const subject = (name: string) => ({ name, version: '1.0.0', folder, entries: { createClient: '', kv: '' } });
  const answers = async ([, name = '', part = '']: readonly string[]): Promise<Answers> => {
    seen.parts.push(`${name} ${part}`);
    const all = keys.map((key) => [key, answer(name, key)]);
    return Object.fromEntries(all.filter(([, value]) => value !== undefined));
  };
  const stop = () => {
    seen.stopped = true;
  };
  // The score card uses nothing else of it.
  const context = {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    quick: true,
    progress: () => {},
    subjects: async () => ({ ours: subject('flarewire'), official: subject('cloudflare') }),
    processes: { start: async () => ({ line: 'http://127.0.0.1:1', stop }), answers },
  } as unknown as Context;
  return { seen, context };
}

describe('the score card', () => {
  it('the score card runs both packages and shows their results', async () => {
    const { seen, context } = fake((name) => (name === 'flarewire' ? 1200 : 'no end'));
    const rows = await scoring.measure(context);
    expect(rows).toHaveLength(keys.length);
    expect(rows[0]).toMatchObject({ ours: '1,200', official: 'no end' });
    expect(seen.parts.filter((part) => part.startsWith('flarewire'))).toHaveLength(scoreParts(true).length);
    expect(seen.stopped).toBe(true);
  });
  it('results for options that the other package lacks are left open', async () => {
    const { context } = fake((name, key) => (name === 'cloudflare' && key === 'tenExact' ? undefined : 0));
    const rows = await scoring.measure(context);
    expect(rows.filter((row) => !('official' in row))).toHaveLength(1);
  });
  it('the score card fails if flarewire returns nothing, and leaves no server behind', async () => {
    const { seen, context } = fake((_, key) => (key === 'sent' ? undefined : 0));
    await expect(scoring.measure(context)).rejects.toThrow('The part "outage" says nothing of "sent".');
    expect(seen.stopped).toBe(true);
  });
});
