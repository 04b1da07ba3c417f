import { expect, test } from 'vitest';
import { readDocuments } from '../documents/sources.ts';
import { MAX_TWIN } from '../reference/markdown.ts';
import { documentTwins } from './document-twins.ts';

const documents = readDocuments();
const twins = documents.flatMap(({ slug, title, body }) =>
  documentTwins(title, `/${slug}/`, body).map(({ part, text }) => ({
    file: part === '' ? slug : `${slug}/${part}`,
    text,
  })),
);

test('no twin of a document is larger than agents read at once', () => {
  expect(twins.filter(({ text }) => Buffer.byteLength(text) > MAX_TWIN).map(({ file }) => file)).toEqual([]);
});

test('no two parts have the same file', () => {
  const files = twins.map(({ file }) => file);
  expect(files.filter((file, at) => files.indexOf(file) !== at)).toEqual([]);
});

test('the errors of the emulator are an index and one part for each product', () => {
  const { title = '', body = '' } = documents.find(({ slug }) => slug === 'emulator-errors') ?? {};
  const [index, ...parts] = documentTwins(title, '/emulator-errors/', body);
  const headings = body.match(/^## .+/gm) ?? [];
  expect(parts).toHaveLength(headings.length);
  expect(index?.text).toContain('- [All products](/emulator-errors/all-products.md)');
  const rows = (text: string): number => text.match(/^\| \d/gm)?.length ?? 0;
  expect(parts.reduce((sum, { text }) => sum + rows(text), 0)).toBe(rows(body));
});

test('a short document has one twin with the whole text', () => {
  expect(documentTwins('Lists', '/lists/', 'Text.\n## One\n')).toEqual([
    { part: '', text: '# Lists\nText.\n## One\n' },
  ]);
});

test('a heading in a code block does not start a part', () => {
  const body = `Intro.\n\n## One\n\`\`\`sh\n## comment\n\`\`\`\n${'x'.repeat(MAX_TWIN)}\n`;
  expect(documentTwins('Long', '/long/', body).map(({ part }) => part)).toEqual(['', 'one']);
});
