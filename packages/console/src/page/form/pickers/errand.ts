/** Something is made for a field of another form: where to, once it is there. Kept in memory only, as drafts are. */
import type { Path } from '@flarewire/schema';
import type { Params } from '../schema.ts';
import { setAt } from '../values/paths.ts';
import { pickOptions } from './options.ts';

export interface Errand {
  /** The operation that makes it. */
  readonly create: string;
  /** The operation whose form it is for, with what was filled in there. */
  readonly home: string;
  readonly params: Params;
  /** The field. */
  readonly path: Path;
  readonly label: string;
  /** Where the id is in an item of the list. */
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

/** The parameters of the other form with the id of what was made; undefined where the answer tells none. */
export function broughtHome({ params, path, idPath, idName }: Errand, result: unknown): Params | undefined {
  const [made] = pickOptions(result, idPath, [], idName);
  return made === undefined ? undefined : setAt(params, path, made.value);
}
