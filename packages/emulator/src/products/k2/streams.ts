/** Streams of K2: their settings alone, as records are produced and consumed elsewhere. https://developers.cloudflare.com/k2/ */
import { isObject } from '@flarewire/schema';
import type { Handlers } from '../../handler/handlers.ts';
import { problem } from '../../problem.ts';
import { collection } from '../shared/collection.ts';
import { cut, mentions } from '../shared/lists.ts';
import { invalid } from '../shared/refusals.ts';

/** https://developers.cloudflare.com/k2/platform/limits/#streams */
const MAX_STREAMS = 20;
const RETENTION = 604_800;

// Codes of the refusals of this file are not documented.

const isEnabled = (input: unknown): boolean => isObject(input) && input.enabled === true;

const streams = collection({
  what: 'stream',
  scope: ['k2', 'streams'],
  param: 'stream_id',
  unique: ['name'],
  most: MAX_STREAMS,
  full: (most) => problem(403, 1004, `an account has at most ${most} streams`),
  created: ['created_at'],
  modified: ['modified_at'],
  defaults: { retention_seconds: RETENTION, worker_binding: { enabled: false } },
  deleted: [],
  filters: { name: ({ name }, wanted) => mentions(wanted, name) },
  read: (_context, { name, retention_seconds, worker_binding, http }) => ({
    name,
    retention_seconds,
    worker_binding,
    http: isEnabled(http) ? { authentication: true, ...Object(http) } : { enabled: false },
  }),
  check: (_context, { http, worker_binding }) => {
    if (!isEnabled(http) && !isEnabled(worker_binding))
      throw invalid('at least one of http and worker_binding must be enabled');
  },
  show: (_context, stream) => ({
    ...stream,
    ...(isEnabled(stream.http) ? { endpoint: `https://${stream.id}.k2.cloudflarestorage.com/produce` } : {}),
  }),
});

export const k2Streams = {
  'undocumented.k2Streams.create': streams.create,
  'undocumented.k2Streams.list': (context) => context.fit(cut(streams.select(context), context.query, 25)),
  'undocumented.k2Streams.get': streams.get,
  'undocumented.k2Streams.delete': streams.remove,
} satisfies Handlers;
