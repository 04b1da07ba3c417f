/** Prepares what an example needs besides the objects in its path. */
import type { Params } from '../../test/whole-api/cases.ts';
import type { Call } from '../../test/whole-api/makers.ts';

export interface Stage {
  readonly params: Params;
  readonly call: Call;
}
/** @returns parameters that refer to what it created */
export type Scene = (stage: Stage) => Promise<Params | undefined>;
const SCENES: readonly (readonly [RegExp, Scene])[] = [];

export async function prepare(name: string, params: Params, call: Call): Promise<Params> {
  let made: Params = {};
  for (const [pattern, scene] of SCENES)
    if (pattern.test(name)) made = { ...made, ...(await scene({ params: { ...params, ...made }, call })) };
  return made;
}
