/** Finds the rules of an operation. Operations without rules use the generic state. */
import type { Operation } from '@flarewire/contract';
import type { AnyHandler, AnyHandlers } from '../handler/context.ts';
import { LONG_BODY, OWN_BODY } from '../handler/own-body.ts';
import type { RawRoute } from '../http/raw.ts';
import { blobState } from '../state/blobs.ts';
import type { ExternalState } from '../state/snapshot.ts';
import { audited } from './audit-logs/audit-logs.ts';
import { d1ExternalState } from './d1/databases.ts';
import { d1Routes } from './d1/transfer.ts';
import { imageRoutes } from './images/images.ts';
import { kv, kvRoutes } from './kv/namespaces.ts';
import { radar } from './radar/radar.ts';
import * as tables from './rules.ts';
import { checked } from './shared/expressions/checked.ts';
import { fileRoutes } from './shared/given-files.ts';
import { streamRoutes } from './stream/uploads.ts';
import { tailRoutes } from './workers/tails/tails.ts';
import { withLimits } from './zero-trust/limits.ts';

/** Each handler is called only for the operation of its name, at which its specific types end. */
const handlers = withLimits(Object.assign({}, ...(Object.values(tables) as unknown as readonly AnyHandlers[])));

/** Finds the handler with product rules for an operation. */
export function ruleOf(operation: Operation): AnyHandler | undefined {
  const isRadar =
    operation.product === 'radar' &&
    operation.method === 'GET' &&
    operation.response === 'json' &&
    operation.page === undefined;
  return handlers[operation.name] ?? (isRadar ? radar : undefined);
}

/** The same, with the expressions that it takes read before, and what is noted of it. */
export const handlerOf = (operation: Operation): AnyHandler | undefined =>
  audited(operation, checked(operation, ruleOf(operation)));

/** Operations whose handlers read and check the body themselves. */
export const ownBody: ReadonlySet<string> = new Set(OWN_BODY);
export const longBody = LONG_BODY;

/** State that products keep outside of the database, for snapshots. */
export const externalState: Readonly<Record<string, ExternalState>> = {
  d1: d1ExternalState,
  blobs: blobState,
};

/** Addresses issued in responses, and request forms that the contract lacks. */
export const rawRoutes: readonly RawRoute[] = [
  ...tailRoutes,
  ...imageRoutes,
  ...streamRoutes,
  ...fileRoutes,
  ...d1Routes,
  ...kvRoutes,
];

const kvAlone = ({ name }: Operation): AnyHandler | undefined => (name in kv ? handlers[name] : undefined);

/** Fallbacks for operations without product rules: KV values are bytes, which the shape of a path does not show. */
export const byShape = {
  handlerOf: kvAlone,
  ruleOf: kvAlone,
  ownBody: new Set(['kv.namespaces.values.update']),
  longBody: new Map<string, number>(),
  ownFields: {},
  strictBodies: {},
  rawRoutes: [],
  isNamedChecked: false,
};
