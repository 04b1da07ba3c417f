/** The one table of rules by hand: operation name → handler. What is not here keeps state by the shape of its path. */
import type { Operation } from '@flarewire/contract';
import type { Handler, Handlers } from '../context.ts';
import { access } from './access.ts';
import { d1 } from './d1.ts';
import { dnsRecords } from './dns-records.ts';
import { kv } from './kv.ts';
import { radar } from './radar.ts';
import { workers } from './workers.ts';
import { zones } from './zones.ts';

const handlers: Handlers = { ...zones, ...dnsRecords, ...kv, ...d1, ...workers, ...access };

/** The rules for an operation, if there are any. */
export function handlerOf(operation: Operation): Handler | undefined {
  const isRadar =
    operation.product === 'radar' &&
    operation.method === 'GET' &&
    operation.response === 'json' &&
    operation.page === undefined;
  return handlers[operation.name] ?? (isRadar ? radar : undefined);
}

/** Operations whose handlers read and check the body themselves, of whatever kind it is. */
export const ownBody: ReadonlySet<string> = new Set([
  'kv.namespaces.values.update', // raw bytes, or a form
  'd1.database.query', // params are any scalars; the contract's facts say text
  'd1.database.raw',
  'workers.scripts.update', // a form of modules, or one script
  'workers.scripts.content.update',
  'workers.scripts.versions.create',
]);
