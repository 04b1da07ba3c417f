/** Iceberg catalogs of buckets: switched on and off, and kept up as is set for all tables or for one. */
import type { Context, Showing } from '../../handler/context.ts';
import { bucketIn, tablesOf } from '../r2/tables.ts';
import { all, below, type Fields, fieldsIn, fieldsOf, keep, read } from '../shared/fields.ts';
import { conflict, invalid } from '../shared/refusals.ts';
import { activeCatalog, type Catalog, catalogOf, keepCatalog, scopeOf } from './catalog.ts';
import { namespacesOf, type Place, tableOf } from './places.ts';

/** https://developers.cloudflare.com/r2/data-catalog/manage-catalogs/#enable-r2-data-catalog-on-a-bucket */
export function enable<Result>(context: Showing<Result>): Result {
  const bucket = bucketIn(context);
  const { name, jurisdiction, id } = bucket;
  const known = read<Catalog>(context, scopeOf(context), id);
  const made = (): Catalog => ({
    id: context.sandbox.ids.uuid(),
    bucket: name,
    bucket_id: id,
    jurisdiction,
    name: `${context.path.account_id}_${name}`,
    status: 'active',
    credential_status: 'absent',
    maintenance_config: null,
  });
  return context.fit(keepCatalog(context, bucket, { ...(known ?? made()), status: 'active' }));
}

/** Disables the catalog; its content stays, so that it can be enabled again. */
export function disable(context: Context): void {
  const { bucket, catalog } = catalogOf(context);
  keepCatalog(context, bucket, { ...catalog, status: 'inactive' });
}

/** https://developers.cloudflare.com/api/resources/r2_data_catalog/ */
export function remove(context: Context): void {
  const { bucket, catalog } = catalogOf(context);
  if (context.query.force !== true && namespacesOf(context, catalog).length > 0)
    throw conflict(`The catalog of the bucket '${bucket.name}' has namespaces: only force=true deletes it`, '/force');
  context.sandbox.store.remove(scopeOf(context), bucket.id);
  context.sandbox.store.cascade(tableScope(context, catalog));
}

export const get = <Result>(context: Showing<Result>): Result => context.fit(catalogOf(context).catalog);

/** Catalogs whose bucket still exists. */
export function list<Result>(context: Showing<Result>): Result {
  const { bucket } = tablesOf(context);
  const account = context.path.account_id ?? '';
  const warehouses = all<Catalog>(context, scopeOf(context)).filter(
    (one) => bucket(account, one.jurisdiction, one.bucket)?.id === one.bucket_id,
  );
  return context.fit({ warehouses });
}

/** The token is for maintenance only, and is never returned: only its existence is stored. */
export function setCredential(context: Context): null {
  const { bucket, catalog } = catalogOf(context);
  keepCatalog(context, bucket, { ...catalog, credential_status: 'present' });
  return null;
}

/** https://developers.cloudflare.com/r2/data-catalog/table-maintenance/ */
const SIZES = ['64', '128', '256', '512'];
const DEFAULTS = {
  compaction: { state: 'disabled', target_size_mb: '128' },
  snapshot_expiration: { state: 'disabled', max_snapshot_age: '30d', min_snapshots_to_keep: 5 },
} as const;

/** Omitted fields keep their values. */
function changed(context: Context, before: Fields): Fields {
  const body: Fields = fieldsOf(context);
  const parts = Object.entries(DEFAULTS).map(([part, standard]) => {
    const merged: Fields = { ...standard, ...fieldsIn(before[part]), ...fieldsIn(body[part]) };
    return [part, merged] as const;
  });
  const config = Object.fromEntries(parts);
  const size = String(config.compaction?.target_size_mb);
  if (!SIZES.includes(size))
    throw invalid(
      `'${size.slice(0, 20)}' is not a target size: it is one of ${SIZES.join(', ')} MB`,
      '/compaction/target_size_mb',
    );
  return config;
}

export function setMaintenance<Result>(context: Showing<Result>): Result {
  const { bucket, catalog } = catalogOf(context);
  const maintenance_config = changed(context, catalog.maintenance_config ?? {});
  keepCatalog(context, bucket, { ...catalog, maintenance_config });
  return context.fit(maintenance_config);
}

export function getMaintenance<Result>(context: Showing<Result>): Result {
  const { credential_status, maintenance_config } = catalogOf(context).catalog;
  return context.fit({ credential_status, maintenance_config: maintenance_config ?? DEFAULTS });
}

const tableScope = (context: Context, { id }: Catalog): string =>
  below(context, String(context.segments[2]), id, 'tables');

/** Settings of a table: its own, or else those of the catalog. */
function tableConfig(context: Context): { catalog: Catalog; table: Place; config: Fields } {
  const catalog = activeCatalog(context);
  const table = tableOf(context, catalog);
  const config = read(context, tableScope(context, catalog), table.uuid) ?? catalog.maintenance_config ?? DEFAULTS;
  return { catalog, table, config };
}

export function setTableMaintenance<Result>(context: Showing<Result>): Result {
  const { catalog, table, config } = tableConfig(context);
  return context.fit(keep(context, tableScope(context, catalog), table.uuid, changed(context, config)));
}

export const getTableMaintenance = <Result>(context: Showing<Result>): Result =>
  context.fit({ maintenance_config: tableConfig(context).config });
