/** Content of a catalog: the tables that sinks of Pipelines write to, and their namespaces. */
import type { Context, Showing } from '../../handler/context.ts';
import { uuidFrom } from '../shared/chance.ts';
import { all, below, type Fields, fieldsIn } from '../shared/fields.ts';
import { missing } from '../shared/refusals.ts';
import { activeCatalog, type Catalog } from './catalog.ts';

/** Separates the levels of a namespace in a path. */
const BETWEEN = '\u001f';

/** A namespace, or a table by its namespace and name. */
export interface Place {
  readonly levels: readonly string[];
  readonly uuid: string;
  readonly created: string;
}

const SINKS: Readonly<Record<string, string>> = { 'r2-catalog': 'r2_data_catalog', 'basin-catalog': 'basin_catalog' };

/**
 * A sink makes its namespace and table where they are missing; what query engines write does not come here.
 * https://developers.cloudflare.com/pipelines/sinks/available-sinks/r2-data-catalog/
 */
function placesOf(
  context: Context,
  catalog: Catalog,
  depthOf: (levels: readonly string[]) => readonly number[],
): Place[] {
  const type = SINKS[String(context.segments[2])];
  const places = new Map<string, Place>();
  for (const sink of all(context, below(context, 'pipelines', 'v1', 'sinks'))) {
    const { bucket, namespace = 'default', table_name } = fieldsIn(sink.config);
    if (sink.type !== type || bucket !== catalog.bucket || table_name === undefined) continue;
    const levels = [...String(namespace).split('.'), String(table_name)];
    for (const depth of depthOf(levels)) {
      const own = levels.slice(0, depth);
      const key = own.join(BETWEEN);
      const kind = depth === levels.length ? 'table' : 'namespace';
      if (!places.has(key))
        places.set(key, {
          levels: own,
          uuid: uuidFrom(`${catalog.id}/${kind}/${key}`),
          created: String(sink.created_at),
        });
    }
  }
  return [...places].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, place]) => place);
}

export const namespacesOf = (context: Context, catalog: Catalog): Place[] =>
  placesOf(context, catalog, (levels) => levels.slice(0, -1).map((_, index) => index + 1));

const tablesOf = (context: Context, catalog: Catalog): Place[] =>
  placesOf(context, catalog, (levels) => [levels.length]);

const isIn = ({ levels }: Place, parent: readonly string[]): boolean =>
  levels.length === parent.length + 1 && parent.every((level, index) => levels[index] === level);

/** The levels of an existing namespace. @throws Problem 404 */
function namespaceOf(context: Context, catalog: Catalog, text: string, pointer: string): string[] {
  const isThere = namespacesOf(context, catalog).some(({ levels }) => levels.join(BETWEEN) === text);
  const levels = text.split(BETWEEN);
  if (!isThere) throw missing(`namespace '${levels.join('.').slice(0, 100)}'`, pointer);
  return levels;
}

/** The table of the path. @throws Problem 404 */
export function tableOf(context: Context, catalog: Catalog): Place {
  const { namespace = '', table_name = '' } = context.path;
  const key = [...namespaceOf(context, catalog, namespace, '/namespace'), table_name].join(BETWEEN);
  const table = tablesOf(context, catalog).find(({ levels }) => levels.join(BETWEEN) === key);
  if (table === undefined) throw missing(`table '${table_name.slice(0, 100)}'`, '/table_name');
  return table;
}

/** A page by a token, which is the last name of the page before; and what was asked for next to the names. */
function paged(
  { query }: Context,
  places: readonly Place[],
  show: {
    readonly names: string;
    readonly uuids: string;
    readonly name: (place: Place) => unknown;
    readonly detail: (place: Place) => Fields;
  },
): Fields {
  const after = Buffer.from(String(query.page_token ?? ''), 'base64url').toString();
  const rest = places.filter(({ levels }) => levels.join(BETWEEN) > after);
  const page = rest.slice(0, typeof query.page_size === 'number' ? query.page_size : 100);
  const last = page.at(-1)?.levels.join(BETWEEN) ?? '';
  return {
    [show.names]: page.map(show.name),
    details: query.return_details === true ? page.map(show.detail) : null,
    [show.uuids]: query.return_uuids === true ? page.map(({ uuid }) => uuid) : null,
    next_page_token: rest.length > page.length ? Buffer.from(last).toString('base64url') : null,
  };
}

const times = ({ created }: Place): Fields => ({ created_at: created, updated_at: created });

export function listNamespaces<Result>(context: Showing<Result>): Result {
  const catalog = activeCatalog(context);
  const { parent } = context.query;
  const above = typeof parent === 'string' ? namespaceOf(context, catalog, parent, '/parent') : [];
  const inside = namespacesOf(context, catalog).filter((place) => isIn(place, above));
  const name = ({ levels }: Place): readonly string[] => levels;
  const detail = (place: Place): Fields => ({ namespace: place.levels, namespace_uuid: place.uuid, ...times(place) });
  return context.fit(paged(context, inside, { names: 'namespaces', uuids: 'namespace_uuids', name, detail }));
}

const identifier = ({ levels }: Place): Fields => ({ name: levels.at(-1), namespace: levels.slice(0, -1) });

/** Nothing is written: no table has a file of metadata yet. */
export function listTables<Result>(context: Showing<Result>): Result {
  const catalog = activeCatalog(context);
  const above = namespaceOf(context, catalog, context.path.namespace ?? '', '/namespace');
  const inside = tablesOf(context, catalog).filter((place) => isIn(place, above));
  const detail = (place: Place): Fields => ({
    identifier: identifier(place),
    table_uuid: place.uuid,
    location: locationOf(catalog, place),
    metadata_location: null,
    ...times(place),
  });
  return context.fit(paged(context, inside, { names: 'identifiers', uuids: 'table_uuids', name: identifier, detail }));
}

const locationOf = ({ bucket, id }: Catalog, { uuid }: Place): string => `s3://${bucket}/${id}/${uuid}`;

/** A table without a snapshot, as https://iceberg.apache.org/spec/#table-metadata-fields has it. */
export function getTable<Result>(context: Showing<Result>): Result {
  const catalog = activeCatalog(context);
  const table = tableOf(context, catalog);
  const metadata = {
    'format-version': 2,
    'table-uuid': table.uuid,
    location: locationOf(catalog, table),
    'last-sequence-number': 0,
    'last-updated-ms': Date.parse(table.created),
    'last-column-id': 0,
    schemas: [{ type: 'struct', 'schema-id': 0, fields: [] }],
    'current-schema-id': 0,
    'partition-specs': [{ 'spec-id': 0, fields: [] }],
    'default-spec-id': 0,
    'last-partition-id': 999,
    'sort-orders': [{ 'order-id': 0, fields: [] }],
    'default-sort-order-id': 0,
    snapshots: [],
  };
  const counts = { returned_snapshots: 0, total_snapshots: 0 };
  return context.fit({ identifier: identifier(table), table_uuid: table.uuid, metadata, ...counts });
}
