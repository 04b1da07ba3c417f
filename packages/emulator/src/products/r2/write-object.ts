/** Writes to the objects of a bucket, under its locks and with events for its queues. */
import type { Sent } from '../../handler/body.ts';
import { mustBeFree, type RuleContext, tell } from './bucket-rules.ts';
import { type Bucket, type Entry, tablesOf } from './tables.ts';

/** Stores an object in place of the one with its key. Within a transaction. @throws Problem 403 for a locked one */
export function storeObject(
  context: RuleContext,
  bucket: Bucket,
  { entry, sent }: { readonly entry: Entry; readonly sent: Pick<Sent, 'bytes' | 'blob'> },
  action: 'PutObject' | 'CopyObject' | 'CompleteMultipartUpload',
): void {
  const tables = tablesOf(context);
  mustBeFree(context, bucket, tables.entry(bucket.number, entry.key));
  tables.put(bucket.number, entry, sent);
  tell(context, bucket, action, entry);
}

/** Deletes an object; deleting a missing one succeeds, as in S3. Within a transaction. @throws Problem 403 for a locked one */
export function deleteObject(context: RuleContext, bucket: Bucket, key: string): void {
  const tables = tablesOf(context);
  const entry = tables.entry(bucket.number, key);
  mustBeFree(context, bucket, entry);
  if (entry === undefined) return;
  tables.remove.run(bucket.number, key);
  tell(context, bucket, 'DeleteObject', entry);
}
