/** Remembers, in memory only, the form field for which another item is being created. */
import type { Path } from '@flarewire/schema';
import type { Params } from '../schema.ts';
import { setAt } from '../values/paths.ts';
import { pickOptions } from './options.ts';

export interface Errand {
  /** The operation that creates it. */
  readonly create: string;
  /** The operation of the original form, with the parameters filled in there. */
  readonly home: string;
  readonly params: Params;
  /** Path of the field. */
  readonly path: Path;
  readonly label: string;
  /** Path of the id in a list item. */
  readonly idPath: string | undefined;
  readonly idName: string;
}

let current: Errand | undefined;

export function beginErrand(errand: Errand): void {
  current = errand;
}

export const errandOf = (create: string): Errand | undefined => (current?.create === create ? current : undefined);

export function endErrand(): void {
  current = undefined;
}

/** The original parameters with the new id; undefined if the response contains none. */
export function broughtHome({ params, path, idPath, idName }: Errand, result: unknown): Params | undefined {
  const [made] = pickOptions(result, idPath, [], idName);
  return made === undefined ? undefined : setAt(params, path, made.value);
}
