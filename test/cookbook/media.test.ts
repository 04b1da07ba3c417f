/** The programs of examples/media/ against the emulator. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { programRunner } from './run-program.ts';

const { client, emulator, account_id, advance, folder, file, run, changes, finish } = await programRunner('media');

test('images-upload sends what is new or different, and makes one variant', async () => {
  file('pictures/a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  file('pictures/b.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="2"/>');
  const since = emulator.journal.last();
  expect((await run('images-upload', ['pictures', '--plan'])).out).toBe('+ a.svg\n+ b.svg');
  expect(changes(since)).toEqual([]);
  expect((await run('images-upload', ['pictures'])).out).toMatch(
    /^\+ a\.svg\n {2}https:\/\/\S+\/a\.svg\/thumbnail\n\+ b\.svg/,
  );
  file('pictures/b.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="3"/>');
  expect((await run('images-upload', ['pictures'])).out).toMatch(/^~ b\.svg\n/);
  const before = emulator.journal.last();
  await run('images-upload', ['pictures']);
  expect(changes(before)).toEqual([]);
  const blob = await client.images.v1.blobs.get('b.svg', { account_id });
  expect(await blob.text()).toContain('width="3"');
});

test('stream-upload sends a video once, and waits until it is ready', async () => {
  const path = file('film.mp4', 'not really a film '.repeat(1000));
  const [{ out }] = await Promise.all([
    run('stream-upload', [path, 'A film']),
    emulator.journal.waitFor({ operation: 'stream.get' }).then(() => advance(600)),
  ]);
  expect(out).toMatch(/^A film: \d+ s, https:\/\/\S+\.m3u8$/);
  expect(existsSync(`${path}.upload.json`)).toBe(false);
  const before = emulator.journal.last();
  await run('stream-upload', [path, 'A film']);
  expect(changes(before)).toEqual([]);
});

test('radar-page writes a page with a chart', async () => {
  await run('radar-page', ['page.html', 'DE']);
  const page = readFileSync(join(folder, 'page.html'), 'utf8');
  expect(page).toContain('aria-label="HTTP traffic of DE in seven days"');
  const points = /points="([^"]+)"/.exec(page)?.[1]?.split(' ') ?? [];
  expect(points.length).toBeGreaterThan(20);
  for (const point of points) expect(point).toMatch(/^[\d.]+,[\d.]+$/);
  await run('radar-page', ['page.html', 'Germany'], { exit: 2 });
});

test('all programs are run, with no permission that they do not need', finish);
