/** The one table of rules by hand: operation name → handler. What is not here keeps state by the shape of its path. */
import type { Operation } from '@flarewire/contract';
import type { Handler, Handlers } from '../context.ts';
import type { RawRoute } from '../raw.ts';
import type { Outside } from '../snapshot.ts';
import { audited } from './audit.ts';
import { core } from './core.ts';
import { d1, d1Outside } from './d1.ts';
import { d1Routes } from './d1-transfer.ts';
import { developer, developerRoutes } from './developer.ts';
import { dnsRecords } from './dns-records.ts';
import { kv, kvRoutes } from './kv.ts';
import { radar } from './radar.ts';
import { storage } from './storage.ts';
import { tokens } from './tokens.ts';
import { zeroTrust } from './zero-trust.ts';
import { zoneRules } from './zone-rules.ts';
import { zones } from './zones.ts';

const handlers: Handlers = {
  ...core,
  ...zones,
  ...dnsRecords,
  ...kv,
  ...d1,
  ...tokens,
  ...zeroTrust,
  ...zoneRules,
  ...storage,
  ...developer,
};

/** What an operation does by rules of its product. */
export function ruleOf(operation: Operation): Handler | undefined {
  const isRadar =
    operation.product === 'radar' &&
    operation.method === 'GET' &&
    operation.response === 'json' &&
    operation.page === undefined;
  return handlers[operation.name] ?? (isRadar ? radar : undefined);
}

/** The same, and what is noted of it. */
export const handlerOf = (operation: Operation): Handler | undefined => audited(operation, ruleOf(operation));

/** Operations whose handlers read and check the body themselves, of whatever kind it is. */
export const ownBody: ReadonlySet<string> = new Set([
  'kv.namespaces.values.update', // raw bytes, or a form
  'r2.buckets.objects.upload', // no bytes are an object too
  'vectorize.indexes.insert', // lines, or a form with a file of lines
  'vectorize.indexes.upsert',
  'd1.database.query', // params are any scalars; the contract's facts say text
  'd1.database.raw',
  'workers.scripts.update', // a form of modules, or one script
  'workers.scripts.content.update',
  'workers.scripts.versions.create',
  'workers.services.environments.content.update',
  'workersForPlatforms.dispatch.namespaces.scripts.update',
  'workersForPlatforms.dispatch.namespaces.scripts.content.update',
  'workers.assets.upload.create', // a part for each file, named by its hash
  'zeroTrust.tunnels.cloudflared.configurations.update', // the rule that catches all has no hostname
]);

/** What products keep outside of the state's database, for snapshots. */
export const outside: Readonly<Record<string, Outside>> = { d1: d1Outside };

/** Calls under addresses that the contract does not name. */
export const rawRoutes: readonly RawRoute[] = [...developerRoutes, ...d1Routes, ...kvRoutes];

/** What is left where products do nothing by rules of their own: a KV value is bytes, which no shape of a path tells. */
export const byShape = {
  handlerOf: ({ name }: Operation): Handler | undefined => kv[name],
  ownBody: new Set(['kv.namespaces.values.update']),
  rawRoutes: [],
};
