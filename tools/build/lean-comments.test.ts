/** Doc comments of the contract in their published form. */
import { expect, test } from 'vitest';
import { analyse } from '../generate/compile.ts';
import { inheritedWords } from '../generate/model/inherited.ts';
import { fieldsOf, operationsOf } from '../generate/model/model.ts';
import { realSources } from '../generate/read/sources.ts';
import { leanComments, withoutGlossaries, withPages } from './lean-comments.ts';
import { edited, parse } from './source-text.ts';

let contract: ReturnType<typeof analyse> | undefined;
/** The real contract, analysed once: it takes seconds. */
const realContract = (): ReturnType<typeof analyse> => (contract ??= analyse(realSources()));

function lean(text: string, inherited?: ReadonlyMap<number, string>): string {
  return edited(text, leanComments(parse('a.ts', text), inherited));
}

test.each([
  [
    'a field keeps its words and limits',
    '/** How long. @unit seconds @min 1 @query @example 5 */ a: number;',
    '/** How long. @unit seconds @min 1 */ a: number;',
  ],
  [
    'words over several lines are one',
    '/** How long,\n   *  in seconds.\n   *  @min 1 */\n  a: number;',
    '/** How long, in seconds. @min 1 */\n  a: number;',
  ],
  [
    'a comment without anything for users goes with the white space after it',
    '/** @from b.list @inBody */ a: number;',
    'a: number;',
  ],
  [
    'characters that would end a comment are preserved',
    '/** Such as `*\\/5 * * * *`. @example "x" */ a: number;',
    '/** Such as `*\\/5 * * * *`. */ a: number;',
  ],
  [
    'values keep theirs',
    "a: /** The one. @example 1 */ 'b' | /** Other. */ 'c';",
    "a: /** The one. */ 'b' | /** Other. */ 'c';",
  ],
])('%s', (_, field, wanted) => {
  expect(lean(`export interface A {\n  ${field}\n}`)).toBe(`export interface A {\n  ${wanted}\n}`);
});

const METHOD = `export interface A {
  /** Do it. All of it,
   *  at once.
   *
   *  Another paragraph.
   *  @http GET /a/{b}
   *  @unwrapped
   *  @permission A Read; A Write; B Read
   *  @waits a.b c done=d
   *  @param b Which one.
   *  @example {"a": 1,
   *            "b": [2]}
   *  @most 5 */
  get(b: string, cID: string): APIPromise<string>;
}`;

test('an operation retains its paragraphs, arguments and facts, one per line', () => {
  const inherited = new Map([[METHOD.indexOf('get('), '@param cID Whose it is.']]);
  expect(lean(METHOD, inherited)).toBe(
    `export interface A {
  /** Do it. All of it, at once.
   * 
   * Another paragraph.
   * @param b Which one.
   * @param cID Whose it is.
   * @http GET /a/{b}
   * @permission A Read or Write; B Read
   * @most 5 */
  get(b: string, cID: string): APIPromise<string>;
}`.replace(/ +$/gm, ''),
  );
});

test('fields have their inherited descriptions', () => {
  const text = 'export interface A {\n  /** @min 1 */ a: number;\n  b: string;\n}';
  const inherited = new Map([
    [text.indexOf('a:'), 'First.'],
    [text.indexOf('b:'), 'Second.'],
  ]);
  expect(lean(text, inherited)).toBe(
    'export interface A {\n  /** First. @min 1 */ a: number;\n  /** Second. */ b: string;\n}',
  );
});

test('glossaries are not published', () => {
  const text = `export interface A { a: string }
/** Words. */
export interface Glossary { a: string }
export declare namespace N {
  export interface ParameterGlossary { a: string }
  export interface B { a: string }
}
`;
  expect(edited(text, withoutGlossaries(parse('a.ts', text)))).toBe(`export interface A { a: string }

export declare namespace N {
  
  export interface B { a: string }
}
`);
});

test('a field that is declared again is published with the words of its base', () => {
  const { products, names, schemas } = realContract();
  const published = inheritedWords(products, names, schemas);
  const again = [...names.declarations.values()].flatMap((one) => {
    const { type, methods } = one;
    if (type.kind !== 'object' || methods.length > 0) return [];
    const described = fieldsOf(one, type, names).filter(({ from, doc }) => from === one && doc.text);
    return type.fields.filter(({ name, doc }) => !doc.text && described.some((field) => field.name === name));
  });
  expect(again.length).toBeGreaterThan(500);
  expect(again.filter(({ at, start }) => !published.get(at.file)?.get(start))).toEqual([]);
});

test('every operation links to its documentation page if the site has a URL', () => {
  const { products, names, schemas } = realContract();
  const words = inheritedWords(products, names, schemas);
  const pages = [...withPages(words, products, 'https://docs.example')].flatMap(([, inFile]) =>
    [...inFile.values()].flatMap((text) => text.match(/^@see .*$/gm) ?? []),
  );
  expect(pages).toHaveLength(products.flatMap(operationsOf).length);
  expect(pages).toContain('@see https://docs.example/reference/dns/records/#create');
  expect(withPages(words, products)).toBe(words);
});
