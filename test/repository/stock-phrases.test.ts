/** Comments, test titles, messages and documents are free of the phrases in `stock-phrases.ts`. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { OPENERS, RIGHT_USES, STOCK_PHRASES, type StockPhrase } from './stock-phrases.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** The contract has its own rules of style; the benchmark's names are part of its recorded results; some pages are generated. */
const EXCLUDED =
  /^(api|test\/observed\/data|bench)\/|generated\/|^(CHANGELOG|README|docs\/(comparison|emulator-errors))\.md$|stock-phrases/;
/** Search words are what users type; the products of the emulator repeat the provider's messages. */
const FOREIGN_STRINGS = /^packages\/(emulator\/src\/products|contract\/src\/search|search\/src)\/|\.test\.tsx?$/;
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.([cm]?[jt]sx?|css|md)$/.test(file) && !EXCLUDED.test(file) && existsSync(join(root, file)));

interface Text {
  readonly kind: 'comment' | 'title' | 'string' | 'prose';
  readonly text: string;
}

/** An ESTree node: only these fields are certain. */
interface Node {
  readonly type: string;
  readonly value?: unknown;
  readonly name?: string;
  readonly callee?: Node;
  readonly object?: Node;
  readonly tag?: Node;
  readonly property?: Node;
}

const plain = (comment: string): string =>
  comment
    .replace(/^\*+\s*/, '')
    .replace(/\s*\n\s*(\*\s?|\/\/\s?)?/g, ' ')
    .trim();

const nodesIn = (value: unknown): Node[] =>
  Array.isArray(value)
    ? value.flatMap(nodesIn)
    : typeof Object(value).type === 'string'
      ? [value as Node] // it has a type
      : [];

function calleeOf(node: Node): string {
  let at = node.callee;
  while (at !== undefined && at.type !== 'Identifier') at = at.object ?? at.callee ?? at.tag;
  return at?.name ?? '';
}

/** The call of `it.each`, whose argument is a table of values. */
const isTable = (node: Node): boolean => node.callee?.property?.name === 'each';

function stringsIn(node: Node, texts: Text[], isTitle = false): void {
  const value = node.type === 'TemplateElement' ? Object(node.value).cooked : node.value;
  if (/^(Literal|TemplateElement|JSXText)$/.test(node.type) && typeof value === 'string' && /\s/.test(value.trim()))
    texts.push({ kind: isTitle ? 'title' : 'string', text: value });
  const isTest = node.type === 'CallExpression' && /^(test|it|describe)$/.test(calleeOf(node)) && !isTable(node);
  for (const [field, child] of Object.entries(node))
    for (const [index, inner] of nodesIn(child).entries())
      stringsIn(inner, texts, isTitle || (isTest && field === 'arguments' && index === 0));
}

function textsOf(file: string, source: string): Text[] {
  if (file.endsWith('.md'))
    return [{ kind: 'prose', text: source.replace(/```[\s\S]*?```|`[^`\n]*`|\]\([^)]*\)|https?:\S+/g, '`') }];
  if (file.endsWith('.css'))
    return Array.from(source.matchAll(/\/\*([\s\S]*?)\*\//g), ([, text = '']) => ({
      kind: 'comment',
      text: plain(text),
    }));
  const { program, comments } = parseSync(file, source);
  const texts: Text[] = comments.map(({ value }) => ({ kind: 'comment', text: plain(value) }));
  for (const node of nodesIn(program)) stringsIn(node, texts);
  return texts.filter(({ kind }) => kind !== 'string' || !FOREIGN_STRINGS.test(file));
}

const faultOf = ({ kind, text }: Text): StockPhrase | undefined =>
  (kind === 'prose' || kind === 'string' ? STOCK_PHRASES : [...OPENERS, ...STOCK_PHRASES]).find(({ pattern }) =>
    pattern.test(text),
  );

/** One pattern for whole files, so that most of them need no parsing: an opener follows a comment sign or a quote. */
const quick = new RegExp(
  [...OPENERS, ...STOCK_PHRASES]
    .map(({ pattern }) => pattern.source.replace(/^\^/, '[*/\'"`]\\s*').replace(/\[\^\?\]\*\$$/, ''))
    .join('|'),
  'i',
);

test('comments, titles, messages and documents use plain English', () => {
  const found = files.flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    if (!quick.test(source)) return [];
    const allowed = RIGHT_USES.filter(([name]) => name === file);
    return textsOf(file, source).flatMap((one) => {
      const text = allowed.reduce((rest, [, use]) => rest.replaceAll(use, ''), one.text);
      const fault = faultOf({ ...one, text });
      const at = fault ? Math.max(0, text.search(fault.pattern) - 30) : 0;
      return fault ? [`${file}: "${text.slice(at, at + 90)}": write ${fault.instead}, or add it to RIGHT_USES`] : [];
    });
  });
  expect(found).toEqual([]);
});

test('every right use is still in its file', () => {
  const gone = RIGHT_USES.filter(([file, use]) => {
    const source = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';
    return !source.replace(/\s*\n\s*(\*\s?|\/\/\s?)?/g, ' ').includes(use);
  });
  expect(gone).toEqual([]);
});

test.each([
  ['What a request is on its way', true],
  ['What happens to a call?', false],
  ['the body is no JSON', true],
  ['there is no JSON', false],
  ['it is no longer there', false],
  ['an answer with a body', true],
])('"%s" is found: %s', (text, isFound) => {
  expect(faultOf({ kind: 'comment', text }) !== undefined).toBe(isFound);
});
