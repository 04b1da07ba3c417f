/**
 * Collections that rules have looked through, parsed: most rules look through all of a kind before they make another
 * one, and reading every item again each time would make the thousandth cost a thousand times the first.
 */

export interface ItemCache {
  /** Items by their ids. */
  get(scope: string): ReadonlyMap<string, unknown> | undefined;
  /** @param rows id and JSON of each item, in order */
  fill(scope: string, rows: readonly (readonly [string, string])[]): ReadonlyMap<string, unknown>;
  put(scope: string, id: string, json: string): void;
  remove(scope: string, id: string): void;
  drop(scope: string): void;
  /** Drops the collection and everything below its path. */
  dropBelow(path: string): void;
  /** Commits or discards writes since the last call; a discard also drops cached reads. */
  settle(isKept: boolean): void;
  forget(): void;
}

/** Maximum items of one collection, and of all together; beyond it they are read again. */
const MAX = 20_000;
const MAX_TOGETHER = 100_000;

export function createItemCache(): ItemCache {
  const scopes = new Map<string, Map<string, unknown>>();
  /** In the transaction that runs. */
  let isWritten = false;
  let count = 0;
  const drop = (scope: string): void => {
    isWritten = true;
    count -= scopes.get(scope)?.size ?? 0;
    scopes.delete(scope);
  };
  const forget = (): void => {
    scopes.clear();
    count = 0;
  };
  return {
    get: (scope) => scopes.get(scope),
    fill: (scope, rows) => {
      const items = new Map(rows.map(([id, json]) => [id, frozen(JSON.parse(json))]));
      if (count + items.size > MAX_TOGETHER) forget();
      if (items.size <= MAX) {
        scopes.set(scope, items);
        count += items.size;
      }
      return items;
    },
    put: (scope, id, json) => {
      isWritten = true;
      const items = scopes.get(scope);
      if (items === undefined) return;
      if (!items.has(id)) count++;
      // In the form in which it will be read: without values that JSON drops, and frozen.
      items.set(id, frozen(JSON.parse(json)));
    },
    remove: (scope, id) => {
      isWritten = true;
      if (scopes.get(scope)?.delete(id)) count--;
    },
    drop,
    dropBelow: (path) => {
      isWritten = true;
      for (const scope of scopes.keys()) if (scope === path || scope.startsWith(`${path}/`)) drop(scope);
    },
    settle: (isKept) => {
      if (isWritten && !isKept) forget();
      isWritten = false;
    },
    forget,
  };
}

function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  for (const one of Object.values(value)) frozen(one);
  return Object.freeze(value);
}
