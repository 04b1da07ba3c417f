/** The rows of an answer that is a list, whatever it is wrapped in. */
import type { Operation } from '@flarewire/contract';
import { isObject } from '@flarewire/schema';

/** Undefined where the answer is no list. Lists without pages have them too. */
export function rowsIn({ envelope }: Pick<Operation, 'envelope'>, json: unknown): readonly unknown[] | undefined {
  const result = envelope && isObject(json) && 'result' in json ? json.result : json;
  if (Array.isArray(result)) return result;
  if (!isObject(result)) return undefined;
  // One list, and beside it at most what says how long it is.
  const lists = Object.values(result).filter((value): value is unknown[] => Array.isArray(value));
  const [list] = lists;
  const isWhole = lists.length === 1 && Object.keys(result).length <= 3 && list?.some(isObject);
  return isWhole ? list : undefined;
}

/** Rows as objects: what is none stands in a column of its own. */
export const asRow = (value: unknown): Record<string, unknown> => (isObject(value) ? value : { value });
