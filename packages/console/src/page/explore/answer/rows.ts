/** Finds the rows of a response that is a list, whatever wraps it. */
import type { Operation } from '@flarewire/contract';
import { isObject } from '@flarewire/schema';

/** Undefined if the response is not a list. Includes lists without pages. */
export function rowsIn({ envelope }: Pick<Operation, 'envelope'>, json: unknown): readonly unknown[] | undefined {
  const result = envelope && isObject(json) && 'result' in json ? json.result : json;
  if (Array.isArray(result)) return result;
  if (!isObject(result)) return undefined;
  // A single list, with nothing but its count next to it.
  const lists = Object.values(result).filter((value): value is unknown[] => Array.isArray(value));
  const [list] = lists;
  const isWhole = lists.length === 1 && Object.keys(result).length <= 3 && list?.some(isObject);
  return isWhole ? list : undefined;
}

/** Rows as objects: a primitive value gets its own column. */
export const asRow = (value: unknown): Record<string, unknown> => (isObject(value) ? value : { value });
