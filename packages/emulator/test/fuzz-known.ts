/** Collects ids from responses, so that later requests can use them. */
import { isObject } from '@flarewire/schema';

export interface Known {
  /** Remembers the items in a response. */
  note(path: string, answer: unknown): void;
  /** A value of one item of the collection, seldom none although there are some. */
  pick(collection: string, names: readonly string[], random: () => number): string | undefined;
}

const MAX = 8;

export function createKnown(): Known {
  const items = new Map<string, Record<string, unknown>[]>();
  return {
    note: (path, answer) => {
      const result = isObject(answer) && 'result' in answer ? answer.result : answer;
      const found = (Array.isArray(result) ? result.slice(0, MAX) : [result]).filter(isObject);
      if (found.length > 0) items.set(path, [...(items.get(path) ?? []), ...found].slice(-MAX));
    },
    pick: (collection, names, random) => {
      const there = items.get(collection);
      if (there === undefined || random() < 0.05) return undefined;
      const item = there[Math.floor(random() * there.length)] ?? {};
      const value = names.map((name) => item[name]).find((one) => typeof one === 'string' || typeof one === 'number');
      return value === undefined || value === '' ? undefined : String(value);
    },
  };
}
