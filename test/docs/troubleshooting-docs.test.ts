/** docs/troubleshooting.md quotes actual messages, and every entry gives advice. */
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

test('docs/troubleshooting.md has entries', () => expect(entries.length).toBeGreaterThan(30));

test('every entry gives advice, and the symptom or the reason', () => {
  expect(entries.filter(({ text }) => !/^\* \*\*Do\.\*\* /m.test(text)).map(({ title }) => title)).toEqual([]);
  expect(
    entries.filter(({ text }) => !/^\* \*\*(You see\*\*|Why\.\*\*) /m.test(text)).map(({ title }) => title),
  ).toEqual([]);
});

/** The fixed parts of a message, as one line. */
const fixed = (message: string): string[] =>
  message
    .split('…')
    .map((part) => part.trim())
    .filter((part) => part.length > 7);

test('the quoted messages are in the sources', () => {
  const sources = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.test\.tsx?$|\/generated\//.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  // The page has … in place of values.
  const known = sources.replace(/\$\{[^}]*\}/g, '…');
  const seen = entries.flatMap(({ text }) => codesIn(/^\* \*\*You see\*\* (.*)$/m.exec(text)?.[1] ?? ''));
  expect(seen.length).toBeGreaterThan(15);
  const unknown = seen.filter((message) => fixed(message).some((part) => !known.includes(part)));
  expect(unknown).toEqual([]);
});
