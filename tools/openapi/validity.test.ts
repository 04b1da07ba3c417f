/** The judge is judged: each kind of damage to a valid document is found. */

import { describe, expect, it } from 'vitest';
import { EXAMPLE } from './example-contract.ts';
import { type OpenApiDocument, toOpenApi } from './to-openapi.ts';
import { problemsOf } from './validity.ts';

const text = JSON.stringify(toOpenApi(EXAMPLE.index, EXAMPLE.documents));

function damaged(search: string, replacement: string): OpenApiDocument {
  if (!text.includes(search)) throw new Error(`the document holds no ${search}`);
  return JSON.parse(text.replace(search, replacement)) as OpenApiDocument;
}

describe('problemsOf', () => {
  it.each([
    ['a word that the specification does not know', '"in":"query"', '"in":"queries"', /official schema/],
    ['a reference to nothing', '#/components/schemas/Thing"', '#/components/schemas/Thong"', /Thong leads nowhere/],
    ['an id that is there twice', '"things.list.forZone"', '"things.list"', /things.list is duplicated/],
    ['a parameter that is there twice', '"name":"name.contains"', '"name":"name.exact"', /name.exact is duplicated/],
    ['a path value without a parameter', '"name":"account_id"', '"name":"account"', /\{account_id\} is undeclared/],
    ['paths that are one', '/zones/{zone_id}/rules', '/zones/{zone}/things', /is duplicated/],
    ['a schema that is none', '"type":"integer"', '"type":"whole"', /type must be/],
    ['a tag that is not declared', '"tags":["things"]', '"tags":["thongs"]', /tag thongs is not declared/],
  ])('problemsOf reports %s', async (_what, search, replacement, message) => {
    expect((await problemsOf(damaged(search, replacement))).join('\n')).toMatch(message);
  });
});
