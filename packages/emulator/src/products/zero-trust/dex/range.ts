/** The time that a question of digital experience is about. */
import type { Context } from '../../../handler/context.ts';
import { invalid } from '../../shared/refusals.ts';

const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export interface Range {
  readonly from: number;
  /** Not later than now: the future is unknown. */
  readonly to: number;
}

/** Times are written as RFC 3339 or in milliseconds since 1970. */
function timeOf(value: unknown, pointer: string): number {
  const text = String(value);
  const time = /^\d{10,15}$/.test(text) ? Number(text) : Date.parse(text);
  if (Number.isNaN(time)) throw invalid(`'${text.slice(0, 64)}' is not a time: use RFC 3339 or milliseconds`, pointer);
  return time;
}

/**
 * Results are kept for seven days, which is the longest range, too; the shortest is an hour where results of a test are
 * asked for. https://developers.cloudflare.com/cloudflare-one/insights/dex/tests/view-results/#data-retention
 */
export function rangeOf(context: Pick<Context, 'sandbox' | 'query'>, least = 0): Range {
  const from = timeOf(context.query.from, '/from');
  const to = timeOf(context.query.to, '/to');
  if (to < from) throw invalid('from must be before to', '/from');
  if (to - from < least) throw invalid('the range from from to to must be at least 1 hour', '/to');
  if (to - from > 7 * DAY) throw invalid('the range from from to to must be at most 7 days', '/to');
  const now = context.sandbox.clock.now();
  return { from: Math.max(from, now - 7 * DAY), to: Math.min(to, now) };
}

export const stepOf = (interval: unknown): number => (interval === 'minute' ? MINUTE : HOUR);

export const iso = (time: number): string => new Date(time).toISOString();
