/** docs/troubleshooting.md quotes messages that the programs have, and every entry says what to do. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPage, root } from './example-runner.ts';
import { codesIn } from './tables.ts';

const page = readPage('docs/troubleshooting.md');
const entries = [...page.matchAll(/^### (.+)\n([\s\S]*?)(?=^#)/gm)].map(([, title = '', text = '']) => ({
  title,
  text,
}));

test('there are entries', () => expect(entries.length).toBeGreaterThan(30));

test('every entry says what to do, and what is seen or why', () => {
  expect(entries.filter(({ text }) => !/^\* \*\*Do\.\*\* /m.test(text)).map(({ title }) => title)).toEqual([]);
  expect(
    entries.filter(({ text }) => !/^\* \*\*(You see\*\*|Why\.\*\*) /m.test(text)).map(({ title }) => title),
  ).toEqual([]);
});

/** The words of a message between what differs, as one line. */
const fixed = (message: string): string[] =>
  message
    .split('…')
    .map((part) => part.trim())
    .filter((part) => part.length > 7);

test('the messages are those of the sources', () => {
  const sources = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.test\.tsx?$|\/generated\//.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  // Values stand where a page has …
  const known = sources.replace(/\$\{[^}]*\}/g, '…');
  const seen = entries.flatMap(({ text }) => codesIn(/^\* \*\*You see\*\* (.*)$/m.exec(text)?.[1] ?? ''));
  expect(seen.length).toBeGreaterThan(15);
  const unknown = seen.filter((message) => fixed(message).some((part) => !known.includes(part)));
  expect(unknown).toEqual([]);
});
