/** Types and helpers of scenes, which create what an example needs besides the objects in its path. */
import { idIn } from '../../../test/whole-api/arrange.ts';
import { ACCOUNT, type Params } from '../../../test/whole-api/cases.ts';
import type { Call } from '../../../test/whole-api/makers.ts';

export interface Stage {
  /** Name of the operation that is about to be sent. */
  readonly name: string;
  /** Its parameters; those of the path exist already. */
  readonly params: Params;
  readonly call: Call;
  /** Moves the emulator's clock. */
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** @returns parameters that refer to what it created, or that replace others */
export type Scene = (stage: Stage) => Params | undefined | Promise<Params | undefined>;

/** Names of operations, and what they need. */
export type Scenes = readonly (readonly [names: RegExp, scene: Scene])[];

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** `example.com` in the initial state of an emulator. */
export const ZONE = 'f1a4e000000000000000000000000010';
export const inAccount = { account_id: ACCOUNT } as const;
export const inZone = { zone_id: ZONE } as const;

/** The value inside a response. */
export const at = (value: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );

/** The id of what an operation creates, or of the first item that it lists. */
export async function idOf({ call }: Stage, name: string, params: Params, field = 'id'): Promise<string> {
  const response = await call(name, params);
  const id = at(response, field) ?? at(response, 'result', 0, field) ?? idIn(response, field);
  if (id === undefined) throw new Error(`${name} gives no ${field}: ${JSON.stringify(response)}`);
  return String(id);
}

/** A scene that sends requests one after the other. */
export const sends =
  (...requests: readonly (readonly [name: string, params: Params])[]): Scene =>
  async ({ call }) => {
    for (const [name, params] of requests) await call(name, params);
    return undefined;
  };

/** A scene that replaces parameters. */
export const gives =
  (params: Params): Scene =>
  () =>
    params;

export const waits =
  (milliseconds: number): Scene =>
  async ({ wait }) => {
    await wait(milliseconds);
    return undefined;
  };

/** Puts the zone on a plan: it has the free one. */
export const onPlan = (plan: string): Scene =>
  sends(['zones.subscriptions.create', { ...inZone, frequency: 'monthly', rate_plan: { id: plan } }]);
