/** Search over the operations of the API: data, queries and arrangement of results. */
export { arrange, type Candidate, type Group } from './arrange.ts';
export type { BuiltIndex } from './built-index.ts';
export { type SchemaFacts, type SearchData, schemaFacts, searchData, searchDocuments } from './documents.ts';
export type { PlaceHit } from './find-places.ts';
export type { Range } from './highlight.ts';
export type { Place, Target } from './places.ts';
export { createSearch, type Search, type SearchAnswer, type SearchHit, type SearchOptions } from './search.ts';
export { builtIndex } from './text-index.ts';
