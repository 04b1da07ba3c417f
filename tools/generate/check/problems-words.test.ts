/** Descriptions and facts that are rejected, each with its message. */
import { describe, expect, test } from 'vitest';
import { at, LIST, problemsOf } from '../testing.ts';
import { faultsOfField, faultsOfText } from './words.ts';

const ofField = (words: string, field = 'size: string'): string[] =>
  problemsOf(LIST, `export interface Box { /** ${words} */ ${field} }`);
const reported = (message: string, field = 'size'): string[] => [at(6, `Thing.Box.${field}: ${message}`)];

describe('words of a field', () => {
  test.each([
    ['Size.', 'size'],
    ['The size of the box.', 'size'],
    ['The ID of this field', 'id'],
    ['Sizes of boxes', 'size'],
    ['The content type.', 'contentType'],
    ['Identifier of the Box', 'box_id'],
  ])('%j of %s is reported as empty', (words, field) => {
    const message = `'${words}' says no more than the name: say what it does, its unit, its default, or leave it out`;
    expect(faultsOfField(words, field, 'Thing.Box')).toContain(message);
  });

  test.each([
    ['Edge length in centimeters.', 'size'],
    ['Whether the box is shut.', 'open'],
    ['Category it is billed under.', 'kind'],
    ['Simplex or duplex.', 'mode'],
  ])('%j of %s is accepted', (words, field) => {
    expect(faultsOfField(words, field, 'Thing.Box')).toEqual([]);
  });

  test('empty descriptions are reported at their line', () => {
    expect(ofField('The size.')).toEqual(
      reported("'The size.' says no more than the name: say what it does, its unit, its default, or leave it out"),
    );
  });

  test('a description that is too long is reported', () => {
    expect(ofField(`${'word '.repeat(33)}.`)).toEqual(reported('its words have 166 characters: say it in 160'));
  });

  test('too many sentences are reported', () => {
    expect(ofField('How long. How wide. How high.')).toEqual(reported('its words have 3 sentences: say it in 2'));
  });

  test('a description copied from another field is reported', () => {
    const types = 'export interface Box {\n/** In meters. */ wide: string;\n/** In meters. */ high: string }';
    expect(problemsOf(LIST, types)).toEqual([
      at(8, "Thing.Box.high: it has the words of 'wide': say what tells them apart"),
    ]);
  });

  test('a glossary may describe several names identically', () => {
    const types = 'export interface Glossary { /** In meters. */ wide: string; /** In meters. */ high: string }';
    expect(problemsOf(LIST, types)).toEqual([]);
  });

  test('a copied description is reported inside another field and an item', () => {
    const inner = 'a: { /** The b. */ b: string }[]';
    expect(problemsOf(LIST, `export interface Box { ${inner} }`)).toEqual([
      at(
        6,
        "Thing.Box.a.b: 'The b.' says no more than the name: say what it does, its unit, its default, or leave it out",
      ),
    ]);
  });
});

describe('descriptions that contradict their field', () => {
  const saysSeconds = 'Seconds until it is shut.';

  test('a different unit is reported', () => {
    expect(ofField(`${saysSeconds} @unit milliseconds`, 'shut: number')).toEqual(
      reported('its words count seconds, its @unit milliseconds: one of them is wrong', 'shut'),
    );
  });

  test.each(['@unit seconds', '@unit seconds since 1970', ''])('an equal unit is accepted: %s', (tag) => {
    expect(ofField(`${saysSeconds} ${tag}`, 'shut: number')).toEqual([]);
  });

  test('a different fixed value is reported', () => {
    expect(ofField('Always `round`.', "form: 'square'")).toEqual(
      reported("its words say that it is always 'round', its type 'square': one of them is wrong", 'form'),
    );
    expect(ofField('Always `square`.', "form: 'square'")).toEqual([]);
  });

  test('a description that states the value elsewhere is reported', () => {
    expect(ofField('Edge length in meters; as a filter, only boxes of it.')).toEqual(
      reported("'as a filter' speaks of another place: say what it is in this one alone"),
    );
  });
});

describe('filter wording', () => {
  const words = (shown: string, text = 'Only boxes so large.'): string =>
    `${shown}: '${text}' are the words of a filter, but nothing is chosen here: say what it is`;
  const operation = (tags: string, params: string, result = 'string'): string =>
    `/** ${tags} */ ${params.startsWith('edit') ? params : `list(${params})`}: APIPromise<${result}>;`;
  const PARAMS = 'export interface Sizes { /** Only boxes so large. */ size?: string }';

  test('filter wording is accepted on a query parameter', () => {
    expect(problemsOf(operation('List them. @http GET /boxes', 'params: Thing.Sizes'), PARAMS)).toEqual([]);
  });

  test('filter wording is accepted in the body of an operation that filters', () => {
    expect(problemsOf(operation('Search them. @http POST /boxes', 'params: Thing.Sizes'), PARAMS)).toEqual([]);
  });

  test('filter wording is rejected on stored input', () => {
    const edit = operation('Edit it. @http PATCH /box', 'edit(params: Thing.Sizes)');
    expect(problemsOf(edit, PARAMS)).toEqual([at(6, words('thing.edit(size)'))]);
  });

  test('filter wording on a result is reported once', () => {
    const get = operation('List them. @http GET /boxes', '', 'Thing.Box[]');
    const types = 'export interface Box { inner?: Box; /** Only boxes so large. */ size: string }';
    expect(problemsOf(get, types)).toEqual([at(6, words('thing.list, result.size'))]);
  });

  test('filter wording is accepted in a result that returns the filter', () => {
    const get = operation('List them. @http GET /boxes', '', 'Thing.Search');
    const types = `export interface Search { filter: SizeFilter }
export interface SizeFilter { /** Only boxes so large. */ size: string }`;
    expect(problemsOf(get, types)).toEqual([]);
  });

  test('a condition is not filter wording', () => {
    const get = operation('List them. @http GET /boxes', '', 'Thing.Box');
    expect(problemsOf(get, 'export interface Box { /** Only if it is shut. */ lid: string }')).toEqual([]);
  });
});

describe('wording', () => {
  test.each([
    ['What this field does.', "'this field' is not said here: begin with the thing itself"],
    ['Specifies the way.', "'Specifies' is not said here: say what it is or does"],
    ['A powerful way.', "'powerful' is not said here: leave praise out"],
    ['Simply sends it.', "'Simply' is not said here: leave praise out"],
  ])('%s', (text, fault) => expect(faultsOfText(text)).toEqual([fault]));

  test('the wording of a type is checked', () => {
    expect(problemsOf(LIST, '/** Specifies it. */ export interface Box { a: string }')).toEqual([
      at(6, "Thing.Box: 'Specifies' is not said here: say what it is or does"),
    ]);
  });

  test('the wording of an operation is checked', () => {
    const list = '/** List them. Easily done. @http GET /things */ list(): APIPromise<string>;';
    expect(problemsOf(list)).toEqual([at(3, "thing.list: 'Easily' is not said here: leave praise out")]);
  });

  test('an operation without a final period is reported', () => {
    const list = '/** List them. More of it @http GET /things */ list(): APIPromise<string>;';
    expect(problemsOf(list)).toEqual([at(3, 'thing.list: what follows the summary has no full stop at its end')]);
  });

  test('the wording of an argument is checked', () => {
    const get = '/** Get it. @http GET /{a} @param a The a. @param b Side. */ get(a: string): APIPromise<string>;';
    expect(problemsOf(get)).toEqual([
      at(
        3,
        "thing.get(a): 'The a.' says no more than the name: say what it does, its unit, its default, or leave it out",
      ),
      at(3, "thing.get: '@param b' names no argument: write one of a"),
    ]);
  });
});

describe('the verb of a summary', () => {
  const summary = (method: string, words: string): string[] =>
    problemsOf(`/** ${words} @http ${method} /things */ go(): APIPromise<string>;`);

  test.each([
    ['GET', 'Fetch one.', 'Get'],
    ['GET', 'Page through them.', 'List'],
    ['POST', 'Change it.', 'Edit'],
    ['PUT', 'Update it.', 'Replace'],
    ['PATCH', 'Update it.', 'Edit'],
    ['DELETE', 'Remove it.', 'Delete'],
  ])('%s: %s', (method, words, verb) => {
    const first = words.split(' ')[0];
    expect(summary(method, words)).toEqual([
      at(3, `thing.go: the summary begins with '${first}': begin it with '${verb}'`),
    ]);
  });

  test.each([
    ['POST', 'Upload it.'],
    ['POST', 'Remove one from the list.'],
    ['GET', 'Search them.'],
    ['PUT', 'Replace it.'],
  ])('%s: %s is accepted', (method, words) => expect(summary(method, words)).toEqual([]));
});

describe('facts that name other parts of the contract', () => {
  const PAGE = '/** List them. @http GET /things */ list(): PagePromise<SinglePage<Thing.Box>, Thing.Box>;';
  const BOX =
    "export interface Box { id: string; inner: { deep: string; /** @sensitive */ key?: string }; state?: 'new' | 'done' | (string & {}) | null }";
  const waits = (value: string): string[] =>
    problemsOf(`${PAGE}\n/** Do it. @http PUT /things @waits ${value} */ put(): APIPromise<Thing.Box>;`, BOX);

  test.each([
    ['@from thing.other', "'@from thing.other' names no operation: write the one that lists the values"],
    ['@from thing.list label', "'@from thing.list' gives no 'label': write '@from thing.list field'"],
  ])('%s', (tag, message) => {
    expect(problemsOf(PAGE, `${BOX} export interface A { /** ${tag} */ a: string }`)).toEqual([
      at(6, `Thing.A.a: ${message}`),
    ]);
  });

  test('a list with the field is accepted', () => {
    const types = `${BOX} export interface A { /** @from thing.list */ a: string; /** @from thing.list inner.deep */ b: string }`;
    expect(problemsOf(PAGE, types)).toEqual([]);
  });

  test.each([
    ['thing.other id done=a', "'@waits thing.other' names no operation: write the one to poll"],
    ['thing.list step done=a', "@waits: there is no field 'step'"],
    ['thing.list inner.deep done=a id=job', "@waits: there is no field 'job'"],
    ['thing.list inner.deep done={job}', "@waits: there is no field 'job'"],
    ['thing.list inner.deep done=a when=inner.step:b', "@waits: there is no field 'inner.step'"],
    ['thing.list state done=over', "@waits: 'state' is never 'over': write one of new done"],
    ['thing.list id done=a when=state:over', "@waits: 'state' is never 'over': write one of new done"],
  ])('@waits %s', (value, message) => expect(waits(value)).toEqual([at(4, `thing.put: ${message}`)]));

  test('@waits for an operation that needs an unavailable value is reported', () => {
    const get = '/** Get one. @http GET /things/{box_id} */ get(boxID: string): APIPromise<Thing.Box>;';
    const put = (id: string) =>
      problemsOf(
        `${get}\n/** Do it. @http PUT /things @waits thing.get id done=a${id} */ put(): APIPromise<Thing.Box>;`,
        BOX,
      );
    expect(put('')).toEqual([
      at(4, "thing.put: @waits: nothing gives {box_id} of thing.get: write 'id=field_of_this_result'"),
    ]);
    expect(put(' id=id')).toEqual([]);
  });

  test('a correct @waits is accepted', () => {
    expect(waits('thing.list inner.deep done=a,b failed=c id=id')).toEqual([]);
    expect(waits('thing.list inner.deep done={id} when=id:b id=.')).toEqual([]);
    expect(waits('thing.list inner.deep done=*')).toEqual([]);
    expect(waits('thing.list state done=done failed=new')).toEqual([]);
  });

  test('@cascades of an unknown resource is reported', () => {
    const remove = '/** Delete it. @http DELETE /things @cascades thing.parts */ delete(): APIPromise<string>;';
    expect(problemsOf(remove)).toEqual([
      at(3, "thing.delete: '@cascades thing.parts' names no resource: write 'product.resource'"),
    ]);
  });

  test('@columns and @key of an unknown field are reported', () => {
    expect(problemsOf(PAGE, '/** @columns id name @key label */ export interface Box { id: string }')).toEqual([
      at(6, "Thing.Box: @key: there is no field 'label'"),
      at(6, "Thing.Box: @columns: there is no field 'name'"),
    ]);
    expect(problemsOf(PAGE.replace('*/', '@columns name */'), BOX)).toEqual([
      at(3, "thing.list: @columns: there is no field 'name'"),
    ]);
  });

  test('@columns without a list is reported', () => {
    const get = '/** Get it. @http GET /things @columns id */ get(): APIPromise<Thing.Box>;';
    expect(problemsOf(get, BOX)).toEqual([
      at(3, 'thing.get: @columns is for lists: return a page or a list, or write it before the type'),
    ]);
  });

  test.each([
    ['a list', 'Thing.Box[]'],
    ['a list in an object', '{ count: number; boxes: Thing.Box[] }'],
    ['a list below data', '{ data: { page: number; boxes: Thing.Box[] } }'],
    ['one of several lists', '{ names: string[]; boxes: Thing.Box[] }'],
  ])('@columns and @key of %s are accepted', (_, result) => {
    const list = (tags: string) =>
      `/** List them. @http GET /things ${tags} */ list(options?: RequestOptions): APIPromise<${result}>;`;
    expect(problemsOf(list('@columns inner.deep id @key id'), BOX)).toEqual([]);
    expect(problemsOf(list('@columns id name @key inner.name'), BOX)).toEqual([
      at(3, "thing.list: @columns: there is no field 'name'"),
      at(3, "thing.list: @key: there is no field 'inner.name'"),
    ]);
  });

  test('@columns that would show a secret are reported', () => {
    expect(problemsOf(PAGE.replace('*/', '@columns id inner.key */'), BOX)).toEqual([
      at(3, "thing.list: @columns: 'inner.key' is sensitive: leave it out"),
    ]);
  });

  test('@columns apply to the list inside a page object', () => {
    const list = (columns: string) =>
      `/** List them. @http GET /things @items boxes @columns ${columns} */ list(options?: RequestOptions): PagePromise<SinglePage<Thing.Page>, Thing.Page>;`;
    const types = `${BOX} export interface Page { count: number; boxes: Box[] }`;
    expect(problemsOf(list('id'), types)).toEqual([]);
    expect(problemsOf(list('id count'), types)).toEqual([at(3, "thing.list: @columns: there is no field 'count'")]);
  });

  test.each([
    ['most many', 'most 100'],
    ['example []', 'example {"name": "value"}, the parameters as JSON'],
    [
      'waits later',
      'waits product.resource.method field done=value,value [failed=value,value] [when=field:value] [id=field_of_this_result]',
    ],
    ['cascades kv/values', 'cascades product.resource product.other_resource'],
    ['source page', 'source https://…'],
    ['param', 'param argument Its words.'],
  ])('@%s', (tag, write) => {
    expect(problemsOf(LIST.replace('*/', `@${tag} */`))).toContain(
      at(3, `thing.list: '@${tag}' cannot be read: write '@${write}'`),
    );
  });
});
