/** The stored catalog of a bucket. */
import type { Context } from '../../handler/context.ts';
import type { Problem } from '../../problem.ts';
import { type Bucket, bucketIn } from '../r2/tables.ts';
import { below, type Fields, found, keep } from '../shared/fields.ts';
import { conflict, missing } from '../shared/refusals.ts';

// Codes for catalogs are not documented: generic ones are used.

export interface Catalog extends Fields {
  readonly id: string;
  readonly bucket: string;
  readonly bucket_id: string;
  readonly jurisdiction: string;
  readonly name: string;
  readonly status: 'active' | 'inactive';
  readonly credential_status: 'present' | 'absent';
  readonly maintenance_config: Fields | null;
}

/** `r2-catalog` and `basin-catalog` are the same but for their names. */
export const scopeOf = (context: Context): string => below(context, String(context.segments[2]));

/** By the bucket's id: a recreated bucket has no catalog. */
export const keepCatalog = (context: Context, bucket: Bucket, catalog: Catalog): Catalog =>
  keep(context, scopeOf(context), bucket.id, catalog);

/** The catalog of the path. @throws Problem 404 */
export function catalogOf(context: Context): { bucket: Bucket; catalog: Catalog } {
  const bucket = bucketIn(context);
  const refusal = (): Problem => missing(`catalog of the bucket '${bucket.name}'`, '/bucket_name');
  return { bucket, catalog: found<Catalog>(context, scopeOf(context), bucket.id, refusal) };
}

/**
 * A catalog that is disabled serves nothing, and its tables cannot be reached until it is enabled again.
 * https://developers.cloudflare.com/r2/data-catalog/manage-catalogs/#disable-r2-data-catalog-on-a-bucket
 */
export function activeCatalog(context: Context): Catalog {
  const { catalog } = catalogOf(context);
  if (catalog.status === 'active') return catalog;
  throw conflict(`The catalog of the bucket '${catalog.bucket}' is disabled: enable it first`, '/bucket_name');
}
