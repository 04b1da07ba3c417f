/** Applies the rules of a bucket to its objects: locks, lifecycles, and event notifications to queues. */

import { isObject } from '@flarewire/schema';
import type { Context } from '../../handler/context.ts';
import { problem } from '../../problem.ts';
import type { Sandbox } from '../../state/sandbox.ts';
import { sendTo } from '../queues/messages.ts';
import { all, type Fields, read } from '../shared/fields.ts';
import { listOf } from '../workers/upload.ts';
import { type Bucket, type Entry, scopeIn, tablesOf } from './tables.ts';

/** The part of a context that the rules of a bucket need; `segments` are `accounts` and the id. */
export type RuleContext = Pick<Context, 'sandbox' | 'segments' | 'path'>;

export const ruleContext = (sandbox: Sandbox, account: string): RuleContext => ({
  sandbox,
  segments: ['accounts', account],
  path: { account_id: account },
});

export function rulesOf(context: RuleContext, bucket: Bucket, which: 'lifecycle' | 'lock'): Fields[] {
  return listOf(read(context, scopeIn(context, bucket, which), '')?.rules);
}

function startsWith(key: string, prefix: unknown): boolean {
  return key.startsWith(typeof prefix === 'string' ? prefix : '');
}

/** The time of a condition. Ages count from the upload, in seconds. */
function timeOf(condition: unknown, uploaded: number): number {
  if (!isObject(condition)) return Number.POSITIVE_INFINITY;
  if (condition.type === 'Date') return Date.parse(String(condition.date));
  if (condition.type !== 'Age') return Number.POSITIVE_INFINITY;
  return uploaded + Number(condition.maxAge ?? condition.maxAgeSeconds) * 1000;
}

const isDue = (condition: unknown, uploaded: number, now: number): boolean => now >= timeOf(condition, uploaded);

interface Expiration {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly rule: string;
}

/** The first lifecycle rule that deletes an object, and when. */
export function expirationOf(
  context: RuleContext,
  bucket: Bucket,
  { key, uploaded }: Pick<Entry, 'key' | 'uploaded'>,
): Expiration | undefined {
  const ends = rulesOf(context, bucket, 'lifecycle').flatMap(
    ({ id, enabled, conditions, deleteObjectsTransition: end }): Expiration[] => {
      const at = timeOf(isObject(end) ? end.condition : undefined, uploaded);
      const isMeant = enabled === true && startsWith(key, isObject(conditions) ? conditions.prefix : '');
      return isMeant && Number.isFinite(at) ? [{ at, rule: String(id) }] : [];
    },
  );
  return ends.sort((one, other) => one.at - other.at)[0];
}

/** https://developers.cloudflare.com/r2/buckets/bucket-locks/ */
export function isLocked(context: RuleContext, bucket: Bucket, { key, uploaded }: Entry): boolean {
  const now = context.sandbox.clock.now();
  return rulesOf(context, bucket, 'lock').some(
    ({ enabled, prefix, condition }) => enabled === true && startsWith(key, prefix) && !isDue(condition, uploaded, now),
  );
}

/** @throws Problem 403 */
export function mustBeFree(context: RuleContext, bucket: Bucket, entry: Entry | undefined): void {
  if (entry !== undefined && isLocked(context, bucket, entry))
    throw problem(403, 10069, 'The object is locked by the bucket policy.', '/object_key');
}

/** Applies the lifecycle rules up to now. https://developers.cloudflare.com/r2/buckets/object-lifecycles/ */
export function live(context: RuleContext, bucket: Bucket): void {
  const tables = tablesOf(context);
  const now = context.sandbox.clock.now();
  for (const rule of rulesOf(context, bucket, 'lifecycle')) {
    if (rule.enabled !== true) continue;
    const prefix = isObject(rule.conditions) ? String(rule.conditions.prefix ?? '') : '';
    const end = isObject(rule.deleteObjectsTransition) ? rule.deleteObjectsTransition.condition : undefined;
    const moves = listOf(rule.storageClassTransitions);
    if (end === undefined && moves.length === 0) continue;
    for (const entry of tables.after(bucket.number, '', prefix, -1)) {
      if (isDue(end, entry.uploaded, now)) {
        if (isLocked(context, bucket, entry)) continue;
        tables.remove.run(bucket.number, entry.key);
        tell(context, bucket, 'LifecycleDeletion', entry);
        continue;
      }
      const move = moves.find(({ condition }) => isDue(condition, entry.uploaded, now));
      if (move !== undefined) tables.move.run(String(move.storageClass), bucket.number, entry.key);
    }
  }
}

export const eventsOf = (context: Pick<Context, 'segments'>, bucket: Bucket): string =>
  scopeIn(context, bucket, 'events');

/**
 * Sends a message to each queue whose rules match the object.
 * https://developers.cloudflare.com/r2/buckets/event-notifications/
 */
export function tell(context: RuleContext, bucket: Bucket, action: string, { key, size, etag }: Entry): void {
  for (const { queueId, rules } of all(context, eventsOf(context, bucket))) {
    const fits = listOf(rules).some(
      ({ actions, prefix, suffix }) =>
        Array.isArray(actions) &&
        actions.includes(action) &&
        startsWith(key, prefix) &&
        key.endsWith(typeof suffix === 'string' ? suffix : ''),
    );
    if (!fits) continue;
    const isGone = action === 'DeleteObject' || action === 'LifecycleDeletion';
    sendTo(context, String(queueId), {
      account: context.path.account_id,
      action,
      bucket: bucket.name,
      object: isGone ? { key } : { key, size, eTag: etag },
      eventTime: new Date(context.sandbox.clock.now()).toISOString(),
    });
  }
}
