/** `BUCKET/KEY`, and `r2://BUCKET/KEY` where a local file could be meant. */

import type { Io } from '../../io.ts';
import type { Session } from '../../session.ts';
import { listOf } from '../../tree/list-of.ts';
import type { Given, VerbFlag } from '../../verb.ts';
import { WrongInput } from '../../wrong-input.ts';
import { ACCOUNT_FLAG, accountOf, CLIENT_FLAGS } from '../common.ts';

export const R2_FLAGS = {
  jurisdiction: { type: 'string', value: 'NAME', about: 'jurisdiction of the bucket: default, eu, fedramp' },
  ...ACCOUNT_FLAG,
  ...CLIENT_FLAGS,
} as const satisfies Readonly<Record<string, VerbFlag>>;

export interface Place {
  readonly bucket: string;
  /** A key, or the beginning of keys; may be empty. */
  readonly key: string;
}

/** @throws WrongInput */
export function placeIn(text: string): Place {
  const [, bucket = '', key = ''] = /^([^/]+)(?:\/(.*))?$/s.exec(text.replace(/^r2:\/\//, '')) ?? [];
  if (!/^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$/.test(bucket))
    throw new WrongInput(`"${text}" does not begin with the name of a bucket. For example: r2://backups/2026/site.tar`);
  return { bucket, key };
}

export interface BucketParams {
  readonly account_id: string;
  readonly bucket_name: string;
  readonly 'cf-r2-jurisdiction'?: string;
}

export async function bucketParams(bucket_name: string, given: Given, session: Session, io: Io): Promise<BucketParams> {
  const jurisdiction = given.value('jurisdiction');
  return {
    account_id: await accountOf(given, session, io),
    bucket_name,
    ...(jurisdiction === undefined ? {} : { 'cf-r2-jurisdiction': jurisdiction }),
  };
}

export interface StoredObject {
  readonly key: string;
  readonly size: number;
  readonly etag: string;
}

/** Objects whose keys begin with the prefix. */
export async function* objectsIn(
  { client }: Session,
  bucket: BucketParams,
  prefix: string,
  signal: AbortSignal,
): AsyncGenerator<StoredObject & Readonly<Record<string, unknown>>> {
  const params = { ...bucket, ...(prefix === '' ? {} : { prefix }) };
  const list = listOf(client.call('r2.buckets.objects.list' as string, params, { signal }));
  for await (const item of list) {
    const { key, size, etag } = item as Partial<StoredObject>;
    yield { ...(item as object), key: String(key), size: Number(size), etag: String(etag ?? '').replaceAll('"', '') };
  }
}
