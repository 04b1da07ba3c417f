/** The report over a contract of a few operations. */
import { describe, expect, test } from 'vitest';
import { compileThing, documentOf, indexOf, thing } from '../generate/testing.ts';
import { type Io, run } from './run.ts';
import { sourceFigures } from './source.ts';

const TYPES = `/** One of them. */ export interface Item { id: string; /** How large it is, in meters. @min 1 */ size: number; other: unknown; kind: 'a' | 'b' }
export interface GetParams extends InAccount { open?: 'a' | 'b' | (string & {}); closed?: 'a' | 'b'; text?: string; /** @minLength 1 */ short?: string; item?: Item }
export interface Glossary { /** Identifier that others refer to. */ id: string }`;
const METHODS = `/** Get one of them. Its size may change. @http GET /accounts/{account_id}/things @example {"text": "a"} */ get(params: Thing.GetParams): APIPromise<Thing.Item>;
/** Rank them all. @http GET /things @columns size kind @key id */ list(): PagePromise<SinglePage<Thing.Item>, Thing.Item>;`;

interface Seen {
  code: number;
  out: string;
  said: string;
}

function report(args: readonly string[], types = TYPES): Seen {
  const compiled = compileThing(thing(METHODS, types));
  const seen = { code: 0, out: '', said: '' };
  const io: Io = {
    out: (text) => {
      seen.out += text;
    },
    say: (text) => {
      seen.said += text;
    },
    contract: () => ({ index: indexOf(compiled), documents: [documentOf(compiled)] }),
    source: () => ({ lines: 200, longest: 120, documented: 10, repeated: 6 }),
  };
  seen.code = run(args, io);
  return seen;
}

describe('npm run contract:report', () => {
  test('fields are counted once per side, by own and inherited descriptions', () => {
    const { all } = JSON.parse(report(['--json']).out);
    expect(all).toEqual({
      operations: 2,
      // account_id, open, closed, text, short, item and its four; the words of `item` are those of its type.
      input: { fields: 10, own: 1, inherited: 2 },
      result: { fields: 4, own: 1, inherited: 1 },
      repeated: 0,
      paragraphs: 1,
      examples: 1,
      verbs: 0,
      enums: { open: 4, closed: 0 },
      limits: { possible: 5, given: 2 },
      unknown: 2,
      unnamed: 0,
      facts: { columns: 1, key: 1, waits: 0, most: 0, cascades: 0 },
    });
  });

  test('fields without a description are listed', () => {
    expect(report(['--list']).out.split('\n')).toEqual([
      'input thing.get(account_id)',
      'input thing.get(open)',
      'input thing.get(closed)',
      'input thing.get(text)',
      'input thing.get(short)',
      'input Thing.Item.other',
      'input Thing.Item.kind',
      'result Thing.Item.other',
      'result Thing.Item.kind',
      '',
    ]);
    expect(report(['--verbs']).out).toBe('');
  });

  test('the report has a table and the reached goals', () => {
    const { out, code } = report([]);
    expect(out).toMatch(/^thing +2 +10 +10% +20% +4 +25% +25% +1 +1 +0 +4 +0 +40% +2 +0 +1 +1 +0 +0 +0$/m);
    expect(out).toMatch(/^MISSED {3}input fields with words: 30\.0 % \(≥ 98 %\)$/m);
    expect(out).toMatch(/^reached {2}words that repeat the name: 0 \(0\)$/m);
    expect(code).toBe(0);
  });

  test('the report has budgets of the source', () => {
    const { out } = report([]);
    expect(out).toMatch(/^reached {2}lines of api\/: 200 \(≤ 98000\)$/m);
    expect(out).toMatch(/^MISSED {3}documented fields that repeat another one of their product: 60\.0 % \(≤ 20 %\)$/m);
  });

  test('a repeated field is one with the name and the words of another field of its product', () => {
    const field = '/** Seconds until it ends. */ ttl: number';
    const text = thing(
      '',
      `export interface A { ${field} } export interface B { ${field}; /** Kind. */ type: 'b' } export interface C { ttl: string }`,
    );
    expect(sourceFigures(new Map([['api/thing.ts', text]]))).toMatchObject({ documented: 3, repeated: 1, longest: 5 });
  });

  test('a missed goal fails on request', () => {
    expect(report(['--check']).code).toBe(1);
  });

  test('the report can be limited to one product', () => {
    expect(report(['--product', 'thing', '--json']).out).toContain('"operations": 2');
    expect(report(['--product', 'other'])).toEqual({ code: 2, out: '', said: "There is no product 'other'.\n" });
  });

  test('the report prints its usage', () => {
    expect(report(['--help'])).toMatchObject({ code: 0, out: expect.stringContaining('Usage:') });
    expect(report(['--oops'])).toMatchObject({ code: 2, said: expect.stringContaining("'--oops'") });
  });
});
