/** Deduplicates a document: parameters of several operations, and equal schemas. */

import { isObject, type JsonObject, listOf } from './json.ts';

/** Below this length a reference saves nothing. */
const MIN_LENGTH = 80;

export type Paths = { readonly [path: string]: { readonly [method: string]: JsonObject } };

interface Shared {
  readonly paths: Paths;
  /** For `components/parameters`. */
  readonly parameters: JsonObject;
}

/** Parameters that several operations have, equal in every word, become references. */
export function withSharedParameters(paths: Paths): Shared {
  const counts = new Map<string, number>();
  for (const item of Object.values(paths)) {
    for (const operation of Object.values(item).flatMap(withOthers)) {
      for (const parameter of listOf(operation.parameters)) {
        const text = JSON.stringify(parameter);
        counts.set(text, (counts.get(text) ?? 0) + 1);
      }
    }
  }
  const repeated = [...counts].filter(([text, count]) => count > 1 && text.length > MIN_LENGTH);
  // The most frequent one of a name has the name itself.
  const names = namesOf(repeated.sort(([, one], [, other]) => other - one).map(([text]) => text));
  const change = (operation: JsonObject): JsonObject => ({
    ...operation,
    ...(operation.parameters === undefined
      ? {}
      : { parameters: listOf(operation.parameters).map((one) => referenceTo(one, names)) }),
    ...(operation['x-also'] === undefined
      ? {}
      : { 'x-also': listOf(operation['x-also']).map((one) => (isObject(one) ? change(one) : one)) }),
  });
  const sorted = [...names].sort(([, one], [, other]) => (one < other ? -1 : 1));
  return {
    paths: mapped(paths, (item) => mapped(item, change)),
    parameters: Object.fromEntries(sorted.map(([text, name]) => [name, JSON.parse(text)])),
  };
}

const withOthers = (operation: JsonObject): JsonObject[] => [
  operation,
  ...listOf(operation['x-also']).filter(isObject),
];

const mapped = <In, Out>(object: { readonly [key: string]: In }, change: (value: In) => Out) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));

/** Names of components by the JSON of their parameters: `zone_id`, `zone_id-2`. */
function namesOf(texts: readonly string[]): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  return new Map(
    texts.map((text) => {
      const { name }: { name: string } = JSON.parse(text);
      const wanted = name.replace(/[^\w.-]/g, '_');
      let free = wanted;
      for (let number = 2; taken.has(free); number++) free = `${wanted}-${number}`;
      taken.add(free);
      return [text, free];
    }),
  );
}

function referenceTo(parameter: unknown, names: ReadonlyMap<string, string>): unknown {
  const name = names.get(JSON.stringify(parameter));
  return name === undefined ? parameter : { $ref: `#/components/parameters/${name}` };
}

/** A schema that is equal to an earlier one refers to it: each keeps its name. */
export function withoutRepeats(schemas: JsonObject): JsonObject {
  const first = new Map<string, string>();
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => {
      const text = JSON.stringify(schema);
      const earlier = first.get(text);
      if (earlier === undefined) first.set(text, name);
      const isLong = text.length > MIN_LENGTH;
      return [name, earlier !== undefined && isLong ? { $ref: `#/components/schemas/${earlier}` } : schema];
    }),
  );
}
