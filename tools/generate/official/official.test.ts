/** Official names: tables, their problems, and what is declared from them. */
import { describe, expect, test } from 'vitest';
import { compileThing, entryOf, output, reported, thing } from '../testing.ts';

const METHODS = `/** Create one. @http POST /accounts/{account_id}/things */ create(params: Thing.ItemParams): APIPromise<Thing.Item>;
/** Get one. @http GET /accounts/{account_id}/things/{id} */ get(id: string, params: InAccount): APIPromise<Thing.Item | null>;
/** List them. @http GET /accounts/{account_id}/things */ list(params: InAccount): PagePromise<SinglePage<Thing.Item>, Thing.Item>;`;
const TYPES = `export interface ItemParams extends InAccount { size: Item.Size }
export interface Item { size: Item.Size } export namespace Item { export interface Size { width: number } export type Unit = 'a' | 'b' }`;

const compileWith = (table: string) => compileThing(thing(METHODS, TYPES), {}, { thing: table });

const TABLE = `# names of create, then of get
ThingCreateParams = ItemParams
ThingCreateResponse = Item
ThingGetParams = Shared.InAccount
ThingGetResponse = Item
ThingGetResponse.Dimensions = Item.Size
Unit = Item.Unit
`;

describe('official names', () => {
  test('official names are declared with everything below their concept', () => {
    const text = output(compileWith(TABLE), 'official-names.d.ts');
    expect(text.slice(text.indexOf('declare module'))).toBe(`declare module '../../../../api/thing.ts' {
namespace Thing {
interface ThingCreateParams extends $Thing.ItemParams {}
interface ThingCreateResponse extends $Thing.Item {}
namespace ThingCreateResponse {
export import Size = $Thing.Item.Size;
export import Unit = $Thing.Item.Unit;
}
interface ThingGetParams extends $Shared.InAccount {}
interface ThingGetResponse extends $Thing.Item {}
namespace ThingGetResponse {
interface Dimensions extends $Thing.Item.Size {}
export import Size = $Thing.Item.Size;
export import Unit = $Thing.Item.Unit;
}
type Unit = $Thing.Item.Unit;
}
}
`);
  });

  test('name the parameters and results of the operations that they are named after', () => {
    const compiled = compileWith(TABLE);
    expect(entryOf(compiled, 'thing.create')).toBe(
      '{ params: Thing.ThingCreateParams; result: Thing.ThingCreateResponse }',
    );
    expect(entryOf(compiled, 'thing.get')).toContain('result: Thing.ThingGetResponse | null');
    expect(entryOf(compiled, 'thing.list')).toContain('params: Shared.InAccount; result: Thing.Item;');
  });

  test('name only the listed operations if a line lists some', () => {
    const compiled = compileWith('ThingGetResponse = Item @ list\nThingCreateResponse = Item @ none\n');
    expect(entryOf(compiled, 'thing.create')).toContain('result: Thing.Item ');
    expect(entryOf(compiled, 'thing.get')).toContain('result: Thing.Item | null');
    expect(entryOf(compiled, 'thing.list')).toContain('result: Thing.ThingGetResponse;');
  });

  test('stand for concepts that are declared, under names that are not', () => {
    expect(reported(compileWith('Other = Missing\nItem = ItemParams\nwrong line\n'))).toEqual([
      "api/official-names/thing.txt:1: 'Thing.Missing' is not declared: name a type of the contract",
      "api/official-names/thing.txt:2: 'Thing.Item' is declared in the contract: remove this line",
      "api/official-names/thing.txt:3: 'wrong line' cannot be read: write 'OfficialName = Concept'",
    ]);
  });
});
