/** Filters of lists: one that nothing can match finds nothing, or is refused. */
import type { Operation, Param, ProductDocument } from '@flarewire/contract';
import { branchesOf, follow, isObject, itemsOf, type JsonSchema, shapeOf } from '@flarewire/schema';
import { expect, it } from 'vitest';
import { arrangedEmulator, GENERATED } from '../../test/arranged-emulator.ts';
import { exampleRequest } from '../../test/example-request.ts';
import { compiledContract } from '../schema/contract.ts';

const { emulator, arranger } = arrangedEmulator();

/** Filters that cannot match nothing, or that are texts of their own language, and why. */
const EXCEPTIONS: readonly (readonly [name: RegExp, reason: string])[] = [
  [/(analytics|usage|Analytics|scim\.updates|dex|dns\.analytics)\.[\w.]* /, 'figures and logs that nobody made'],
  [/^dns\.records\.list (comment\.present|tag\.absent)$/, 'asks whether there is one; its value says nothing'],
  [/^dns\.records\.list shadow/, 'records that others shadow are not known here'],
  [/existed_at$/, 'a point in time'],
  [/exclude_prefix$/, 'leaves out what it matches'],
  [/ filter$/, 'an expression of its own, such as name:value'],
  [/\.search q$/, 'a suggestion of names for these words'],
  [/^(user\.)?loadBalancers\.regions\.list subdivision_code/, 'regions are listed with their countries alone'],
  [
    /^zeroTrust\.identityProviders\.(list scim_enabled|scim\.\w+\.list)/,
    'users of a provider are samples: nobody signs in here',
  ],
  [
    /^zeroTrust\.(devices\.devices|access\.infrastructure\.targets)\.list tag/,
    'neither devices nor targets have tags here',
  ],
  [/^stream\.list type$/, 'all videos are on demand'],
];

const isExcepted = (name: string): boolean => EXCEPTIONS.some(([pattern]) => pattern.test(name));

/** Parameters that choose how much of a list is shown, in which order and form, and times: nothing can fail to match them. */
const NO_FILTER =
  /^(page.*|per_?page|limit|offset|cursor|order.*|sort.*|direction|search|match|tag_match|fields?|include.*|expand|format|name|.*(since|until|before|after|start|end|from|to|date|time|interval|range)(_.*)?)$/i;

function unmatchable(schema: JsonSchema, document: ProductDocument): string | undefined {
  const own = follow(schema, document.schemas);
  const items = itemsOf(own, document.schemas);
  if (items !== undefined) return unmatchable(items, document);
  if ('const' in own || Array.isArray(own.enum) || own.type === 'boolean') return undefined;
  if (own['x-listed'] === true) return undefined;
  if (own.format === 'uuid') return 'f174e90a-fafe-4643-bbbc-4a0ed4fc8415';
  if (own.type === 'integer' || own.type === 'number') return undefined;
  const [branch] = branchesOf(own);
  return branch === undefined ? 'zz-matches-nothing' : unmatchable(branch, document);
}

/** The query of a filter, one for each field of an object. */
function queriesOf(param: Param, document: ProductDocument): string[] {
  const name = param.wire ?? param.name;
  if (NO_FILTER.test(name)) return [];
  const shape = shapeOf(param.schema, document.schemas);
  const fields =
    shape === undefined
      ? [[name, param.schema] as const]
      : [...shape.properties].map(([key, inner]) => [`${name}.${key}`, inner] as const);
  return fields.flatMap(([key, schema]) => {
    const value = unmatchable(schema, document);
    return value === undefined ? [] : [`${key}=${value}`];
  });
}

/** Number of items that a list returns; undefined if it is refused or is not a list. */
async function countOf(
  operation: Operation,
  document: ProductDocument,
  path: Record<string, string>,
  query = '',
): Promise<number | undefined> {
  const request = exampleRequest(operation, document, { path });
  const url = `${request.url}${query === '' ? '' : `${request.url.includes('?') ? '&' : '?'}${query}`}`;
  const response = await emulator.fetch(new Request(url, request));
  const text = await response.text();
  if (!response.ok || !text.startsWith('{')) return undefined;
  const { result }: { result?: unknown } = JSON.parse(text);
  if (Array.isArray(result)) return result.length;
  const lists = isObject(result) ? Object.values(result).filter(Array.isArray) : [];
  return lists.length === 1 ? lists[0]?.length : undefined;
}

it('a filter without matches returns nothing, or is refused', async () => {
  const ignored: string[] = [];
  let tried = 0;
  for (const operation of compiledContract.index().operations) {
    if (operation.method !== 'GET' || operation.response !== 'json' || GENERATED.has(operation.product)) continue;
    const document = await compiledContract.loadProduct(operation.product);
    const params = document.operations[operation.name]?.params.filter((param) => param.in === 'query') ?? [];
    const queries = params.flatMap((param) => queriesOf(param, document));
    if (queries.length === 0) continue;
    await emulator.reset();
    const create = compiledContract
      .index()
      .operations.find((one) => one.method === 'POST' && one.path === operation.path);
    const path = await arranger.arrange(operation);
    if (create !== undefined)
      await emulator.fetch(exampleRequest(create, await compiledContract.loadProduct(create.product), { path }));
    if (!(await countOf(operation, document, path))) continue;
    for (const query of queries) {
      tried++;
      const name = `${operation.name} ${query.replace(/=.*/, '')}`;
      if (!isExcepted(name) && (await countOf(operation, document, path, query))) ignored.push(name);
    }
  }
  expect(ignored).toEqual([]);
  expect(tried).toBeGreaterThan(100);
});
