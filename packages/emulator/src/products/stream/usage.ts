/** Minutes of video watched: the videos of an emulator have no viewers, so every slot has zero. */
import type { Context } from '../../handler/context.ts';
import type { Handlers, ResultOf } from '../../handler/handlers.ts';
import { stepsBetween } from '../shared/chance.ts';

const HOUR = 3600;
const SLOTS: Readonly<Record<string, number>> = {
  hour: HOUR,
  day: 24 * HOUR,
  week: 7 * 24 * HOUR,
  month: 30 * 24 * HOUR,
  quarter: 91 * 24 * HOUR,
  year: 365 * 24 * HOUR,
};

/** Time slots of the query, by default the last day. Slots that are months or longer have one length here. */
function slots(context: Pick<Context, 'sandbox'>, query: Query): ResultOf<'stream.usage.get'> {
  const step = SLOTS[query.time_delta ?? 'hour'] ?? HOUR;
  const until = query.until === undefined ? context.sandbox.clock.now() / 1000 : Date.parse(query.until) / 1000;
  const since = query.since === undefined ? until - 24 * HOUR : Date.parse(query.since) / 1000;
  const first = Math.max(since, until - (query.limit ?? 100) * step);
  return stepsBetween(first, until, step).map((ts) => ({ ts, streamMinutesViewed: 0 }));
}

interface Query {
  readonly since?: string;
  readonly until?: string;
  readonly time_delta?: string;
  readonly limit?: number;
}

export const streamUsage = {
  'stream.usage.get': (context) => slots(context, context.query),
  'media.usage.get': (context) => slots(context, context.query),
} satisfies Handlers;
