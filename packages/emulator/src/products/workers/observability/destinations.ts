/** Destinations of telemetry, exports of metrics, and saved and shared queries. */
import { isObject, stringList } from '@flarewire/schema';
import type { Context } from '../../../handler/context.ts';
import type { Handler, Handlers } from '../../../handler/handlers.ts';
import { PageResult } from '../../../handler/page-result.ts';
import { collection } from '../../shared/collection.ts';
import { all, bearing, below, countOf, type Fields, fieldsOf, found, keep } from '../../shared/fields.ts';
import { conflict, invalid, missing } from '../../shared/refusals.ts';
import { scriptsOf } from '../tables.ts';
import { runQuery } from './telemetry.ts';

const scopeOf = (context: Context, what: 'destinations' | 'metricsexport' | 'shared'): string =>
  below(context, 'workers', 'observability', what);

/** A list sorted by the time of creation or of the last change, newest first by default. */
function page<Item extends Fields>(items: readonly Item[], query: Fields): Item[] {
  const name = query.orderBy === 'created' ? 'created' : 'updated';
  const sign = query.order === 'asc' ? 1 : -1;
  const sorted = [...items].sort(
    (one, other) => sign * (Date.parse(String(one[name])) - Date.parse(String(other[name]))),
  );
  const size = typeof query.perPage === 'number' ? query.perPage : 20;
  const first = (typeof query.page === 'number' ? query.page - 1 : 0) * size;
  return sorted.slice(first, first + size);
}

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Workers name a destination in their settings. https://developers.cloudflare.com/workers/observability/exporting-opentelemetry-data/#enabling-opentelemetry-export-for-your-worker */
function usersOf(context: Context, { slug, name }: Fields): string[] {
  return scriptsOf(context).flatMap(({ name: script, settings }) => {
    const { observability } = settings;
    const kinds = isObject(observability) ? [observability.logs, observability.traces] : [];
    const used = kinds.flatMap((kind) => (isObject(kind) ? stringList(kind.destinations) : []));
    return used.some((one) => one === slug || one === name) ? [script] : [];
  });
}

/** Headers hold the receiver's key: only the list shows them. */
function display(context: Context, destination: Fields): Fields {
  const {
    headers: _,
    jobStatus: __,
    ...configuration
  } = isObject(destination.configuration) ? destination.configuration : {};
  return { ...destination, configuration, scripts: usersOf(context, destination) };
}

function configured(configuration: Fields, before: Fields): Fields {
  const url = String(configuration.url ?? before.url);
  const headers = isObject(configuration.headers)
    ? configuration.headers
    : isObject(before.headers)
      ? before.headers
      : {};
  if (!/^https?:/.test(url))
    throw invalid(`'${url.slice(0, 100)}' is not an OTLP endpoint: it begins with https://`, '/configuration/url');
  // https://developers.cloudflare.com/logs/logpush/logpush-job/enable-destinations/http/: headers go as parameters.
  const parameters = Object.entries(headers).map(
    ([name, value]) => `header_${name}=${encodeURIComponent(String(value))}`,
  );
  return {
    ...before,
    ...configuration,
    url,
    headers,
    destination_conf: [url, parameters.join('&')].filter(Boolean).join('?'),
  };
}

const create: Handler<'workers.observability.destinations.create'> = (context) => {
  const { name = '', configuration, enabled } = fieldsOf(context);
  const slug = slugOf(name);
  if (slug === '') throw invalid(`'${name.slice(0, 100)}' has no letter or digit to make a slug of`, '/name');
  // Workers reference a destination by its name, so it must be unique. Code not documented.
  if (bearing(context, scopeOf(context, 'destinations'), 'slug', slug).length > 0)
    throw conflict(`A destination '${slug}' exists already`, '/name');
  const now = context.now();
  const job = { logpushJob: context.sandbox.ids.number() };
  const destination = {
    slug,
    name,
    enabled,
    configuration: configured({ ...configuration }, job),
    created: now,
    updated: now,
  };
  return context.fit(display(context, keep(context, scopeOf(context, 'destinations'), slug, destination)));
};

const destinationOf = (context: Context & { readonly path: { readonly slug: string } }): Fields =>
  found(context, scopeOf(context, 'destinations'), context.path.slug, () => missing('destination'));

const update: Handler<'workers.observability.destinations.update'> = (context) => {
  const before = destinationOf(context);
  const { configuration, enabled } = fieldsOf(context);
  const changed = {
    ...before,
    enabled: enabled ?? before.enabled,
    configuration: configured({ ...configuration }, isObject(before.configuration) ? before.configuration : {}),
    updated: context.now(),
  };
  return context.fit(display(context, keep(context, scopeOf(context, 'destinations'), context.path.slug, changed)));
};

const remove: Handler<'workers.observability.destinations.delete'> = (context) => {
  const destination = display(context, destinationOf(context));
  context.sandbox.store.remove(scopeOf(context, 'destinations'), context.path.slug);
  return context.fit(destination);
};

/** Nothing is delivered from here, so that each is one that never ran. https://developers.cloudflare.com/workers/observability/exporting-opentelemetry-data/#destination-status */
const NEVER = { error_message: '', last_complete: '', last_error: '' };

const list: Handler<'workers.observability.destinations.list'> = (context) => {
  const rows = page(all(context, scopeOf(context, 'destinations')), context.query);
  return new PageResult(
    rows.map((one) => {
      const { logpushJob: _, ...configuration } = isObject(one.configuration) ? one.configuration : {};
      return context.fit({
        ...one,
        scripts: usersOf(context, one),
        configuration: { ...configuration, jobStatus: NEVER },
      });
    }),
  );
};

/** https://developers.cloudflare.com/workers/observability/query-builder/#save-queries */
const queries = collection({
  what: 'query',
  id: ['id', 'uuid'],
  created: ['created'],
  createdBy: ['createdBy'],
  modified: ['updated'],
  modifiedBy: ['updatedBy'],
  defaults: { adhoc: false },
});

const listQueries: Handler<'workers.observability.queries.list'> = (context) =>
  new PageResult(page(queries.items(context), context.query).map((one) => context.fit(one)));

/** A shared query is its result as it was when it was shared. https://developers.cloudflare.com/workers/observability/query-builder/#share-queries */
const share: Handler<'workers.observability.sharedQueries.create'> = (context) => {
  const id = context.sandbox.ids.uuid();
  keep(context, scopeOf(context, 'shared'), id, runQuery(context, fieldsOf(context)));
  return { id };
};

const shared: Handler<'workers.observability.sharedQueries.get'> = (context) =>
  context.fit(found(context, scopeOf(context, 'shared'), context.path.id, () => missing('shared query')));

/** An export for each thing that is measured; there is one for it at most. */
const exportMetrics: Handler<'workers.observability.metricsExport.upsert'> = (context) => {
  const body = context.body ?? {};
  const wanted = 'resources' in body && Array.isArray(body.resources) ? body.resources : [body];
  const now = context.now();
  return context.fit(
    wanted.filter(isObject).map((one) => {
      const id = `${String(one.resourceType)}/${String(one.resourceId)}`;
      const before = bearing(context, scopeOf(context, 'metricsexport'), 'id', id)[0];
      const { destinations, resourceId, resourceType } = one;
      const row = { id, destinations, resourceId, resourceType, createdAt: before?.createdAt ?? now, updatedAt: now };
      return keep(context, scopeOf(context, 'metricsexport'), id, row);
    }),
  );
};

const stopMetrics: Handler<'workers.observability.metricsExport.delete'> = (context) => {
  const deleted = countOf(context, scopeOf(context, 'metricsexport')) > 0;
  context.sandbox.store.clear(scopeOf(context, 'metricsexport'));
  return { deleted };
};

export const telemetryDestinations = {
  'workers.observability.destinations.create': create,
  'workers.observability.destinations.update': update,
  'workers.observability.destinations.delete': remove,
  'workers.observability.destinations.list': list,
  'workers.observability.queries.create': queries.create,
  'workers.observability.queries.edit': queries.edit,
  'workers.observability.queries.list': listQueries,
  'workers.observability.queries.get': queries.get,
  'workers.observability.queries.delete': queries.remove,
  'workers.observability.sharedQueries.create': share,
  'workers.observability.sharedQueries.get': shared,
  'workers.observability.metricsExport.upsert': exportMetrics,
  'workers.observability.metricsExport.list': (context) => context.fit(all(context, scopeOf(context, 'metricsexport'))),
  'workers.observability.metricsExport.delete': stopMetrics,
} satisfies Handlers;
