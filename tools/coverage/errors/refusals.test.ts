import { expect, test } from 'vitest';
import { refusalsOf } from './refusals.ts';
import { parse } from './syntax.ts';

const problemFile = parse('problem.ts', 'export const CODE = { gone: 1003 } as const;');

const read = (text: string) => refusalsOf([problemFile, parse('products/kv/keys.ts', text)]);

const IMPORTS = "import { CODE, Problem, problem } from '../../problem.ts';\n";

test('a refusal has its product, status, code, text and the page above it', () => {
  const [refusal] = read(`${IMPORTS}
/** https://developers.cloudflare.com/kv/limits/ */
export function check(key: string): void {
  if (key === '.') throw problem(400, 10014, \`'\${key}' is not a key\`);
}`);
  expect(refusal).toEqual({
    file: 'products/kv/keys.ts',
    product: 'kv',
    status: 400,
    code: 10014,
    text: "'…' is not a key",
    page: 'https://developers.cloudflare.com/kv/limits/',
    isOwn: false,
  });
});

test('numbers and texts may be constants of this or another file', () => {
  const refusals = read(`${IMPORTS}
const FULL = 10026;
export function check(): void {
  const message = 'no room';
  throw problem(403, FULL, message);
}
export const gone = () => problem(404, CODE.gone, 'gone');`);
  expect(refusals.map(({ code, text }) => [code, text])).toEqual([
    [10026, 'no room'],
    [1003, 'gone'],
  ]);
});

test('a function that makes refusals counts for each of its calls', () => {
  const refusals = read(`${IMPORTS}
const wrong = (why: string, code = 1): Problem => problem(400, code, why);
export const one = () => wrong('this', 7);
export const other = () => new Problem(412, [{ code: 8, message: 'that' }]);`);
  expect(refusals.map(({ status, code, text }) => [status, code, text])).toEqual([
    [400, 7, 'this'],
    [412, 8, 'that'],
  ]);
});

test('a comment at the end of a line applies only to that line', () => {
  const refusals = read(`${IMPORTS}
/** https://developers.cloudflare.com/kv/ */
export function check(): void {
  if (a) throw problem(400, 1, 'a'); // https://example.com/1
  if (b) throw problem(400, 2, 'b');
}`);
  expect(refusals.map(({ page }) => page)).toEqual(['https://example.com/1', 'https://developers.cloudflare.com/kv/']);
});

test.each([
  ['code not documented', "throw problem(400, 1, 'a'); // code not documented"],
  ['a file without a page', "throw problem(400, 1, 'a');"],
  [
    'the codes of these refusals are not documented',
    "// The codes of these refusals are not documented.\n  throw problem(400, 1, 'a');",
  ],
])('a code is ours if a comment says so, or none states its source: %s', (_, line) => {
  expect(read(`${IMPORTS}\nexport function check(): void {\n  ${line}\n}`)[0]?.isOwn).toBe(true);
});
