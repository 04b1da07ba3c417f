/** Remembers the values that a form was filled with, to notice changes of others when it is sent. */
import type { Params } from '../../form/schema.ts';
import { isEqual } from '../../ui/json/equal.ts';

interface ReadState {
  readonly place: Params;
  readonly state: Params;
}

const states = new Map<string, ReadState>();

/** @param place the path parameters */
export function noteRead(operation: string, place: Params, state: Params): void {
  states.set(operation, { place, state });
}

/** Undefined if the form was not filled with the values of this item. The values are used once. */
export function takeRead(operation: string, params: Params): Params | undefined {
  const known = states.get(operation);
  states.delete(operation);
  const isSame =
    known !== undefined && Object.entries(known.place).every(([name, value]) => isEqual(params[name], value));
  return isSame ? known.state : undefined;
}
