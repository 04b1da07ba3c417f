/** Threat events that an account records: one or many, changed, tagged, copied, moved and deleted. */
import type { Context } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { CODE, Problem, problem } from '../../problem.ts';
import { type Fields, fieldsIn, fieldsOf, keep } from '../shared/fields.ts';
import { accountOf } from '../shared/owner.ts';
import { invalid } from '../shared/refusals.ts';
import { type Dataset, datasetOf, writtenOf } from './datasets.ts';
import { display, eventIn, eventOf, eventsScope } from './events-kept.ts';
import { copyTies, dropTies } from './relationships.ts';
import type { Indicator, Kept, RawRecord } from './stored-event.ts';
import { addTags } from './tags.ts';

const textOr = (value: unknown, other: string): string =>
  value === undefined || value === null ? other : String(value);

/** One indicator, or a list. @throws Problem 400 for both at once */
function indicatorsOf({ indicator, indicatorType, indicators }: Fields, before: readonly Indicator[]): Indicator[] {
  const list = Array.isArray(indicators) ? indicators.map(fieldsIn) : [];
  if (list.length > 0 && indicator !== undefined)
    throw invalid('Give `indicator` or `indicators`, not both', '/indicator');
  if (list.length > 0)
    return list.map((one) => ({ indicatorType: String(one.indicatorType), value: String(one.value) }));
  if (indicator === undefined && indicatorType === undefined) return [...before];
  const [first, ...rest] = before;
  return [
    {
      indicatorType: textOr(indicatorType, first?.indicatorType ?? ''),
      value: textOr(indicator, first?.value ?? ''),
    },
    ...rest,
  ];
}

/** Omitted fields keep their values. */
function rawOf(raw: unknown, before: RawRecord): RawRecord {
  const { data = before.data, source, tlp } = fieldsIn(raw);
  return { ...before, data, source: textOr(source, before.source), tlp: textOr(tlp, before.tlp) };
}

const instant = (value: unknown, other: string): string =>
  value === undefined ? other : new Date(String(value)).toISOString();

function changed(before: Kept, body: Fields): Kept {
  const { attacker, attackerCountry, category, createdAt, date, event, insight, raw, tlp } = body;
  return {
    ...before,
    attacker: attacker === null ? '' : textOr(attacker, before.attacker),
    attackerCountry: textOr(attackerCountry, before.attackerCountry),
    category: textOr(category, before.category),
    createdAt: instant(createdAt, before.createdAt),
    date: instant(date, before.date),
    event: textOr(event, before.event),
    indicators: indicatorsOf(body, before.indicators),
    insight: textOr(insight, before.insight),
    raw: rawOf(raw, before.raw),
    targetCountry: textOr(body.targetCountry, before.targetCountry),
    targetIndustry: textOr(body.targetIndustry, before.targetIndustry),
    tlp: textOr(tlp, before.tlp),
  };
}

const put = (context: Context, event: Kept): Kept =>
  keep(context, eventsScope(accountOf(context), event.datasetId), event.uuid, event);

function recorded(context: Context, dataset: Dataset, body: Fields): Kept {
  const now = context.now();
  const empty: Kept = {
    uuid: context.sandbox.ids.uuid(),
    datasetId: dataset.uuid,
    account: accountOf(context),
    attacker: '',
    attackerCountry: '',
    category: '',
    createdAt: now,
    date: now,
    event: '',
    indicators: [],
    insight: '',
    raw: { id: context.sandbox.ids.uuid(), created: now, data: null, source: '', tlp: String(body.tlp) },
    tags: Array.isArray(body.tags) ? body.tags.map(String) : [],
    targetCountry: '',
    targetIndustry: '',
    tlp: '',
  };
  return put(context, changed(empty, body));
}

/** The account's own. @throws Problem 403 for those of others, 404 where there is none */
function own(context: Context, dataset: Dataset, id: unknown): Kept {
  const event = eventIn(context, dataset, id);
  if (event.account === accountOf(context)) return event;
  throw problem(403, CODE.invalid, `The event '${event.uuid}' is not the account's own`);
}

const create: Handler<'cloudforceOne.threatEvents.create'> = (context) => {
  const body: Fields = { ...fieldsOf(context) };
  const event = recorded(context, writtenOf(context, body.datasetId), body);
  addTags(context, event.tags);
  return context.fit(display(context, event));
};

/** Applies `act` to each entry and collects results and failures. */
function each<Item, Done>(items: readonly Item[], act: (item: Item) => Done) {
  const done: { readonly index: number; readonly value: Done }[] = [];
  const failed: { readonly index: number; readonly item: Item; readonly reason: string }[] = [];
  for (const [index, item] of items.entries()) {
    try {
      done.push({ index, value: act(item) });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      failed.push({ index, item, reason: error.faults[0]?.message ?? '' });
    }
  }
  return { done, failed };
}

function recordMany(context: Context) {
  const { data, datasetId }: Fields = fieldsOf(context);
  const dataset = writtenOf(context, datasetId);
  const { done, failed } = each(Array.isArray(data) ? data : [], (one) => recorded(context, dataset, fieldsIn(one)));
  const events = done.map(({ value }) => value);
  return {
    done,
    tags: addTags(
      context,
      events.flatMap(({ tags }) => tags),
    ),
    indicators: events.flatMap(({ indicators }) => indicators).length,
    errorCount: failed.length,
    errors: failed.map(({ index, reason }) => ({ eventIndex: index, error: reason })),
  };
}

const bulkCreate: Handler<'cloudforceOne.threatEvents.bulkCreate'> = (context) => {
  const { done, tags, indicators, errorCount, errors } = recordMany(context);
  const { datasetId, includeCreatedEvents } = fieldsOf(context);
  const createdEvents = done.map(({ index, value }) => ({ eventIndex: index, shardId: datasetId, uuid: value.uuid }));
  return context.fit({
    createdEventsCount: done.length,
    createdTagsCount: tags,
    errorCount,
    queuedIndicatorsCount: indicators,
    createBulkEventsRequestId: context.sandbox.ids.uuid(),
    ...(includeCreatedEvents === true ? { createdEvents } : {}),
    errors,
  });
};

/** The relationships of a bulk are not in its contract: there are none. */
const bulkWithTies: Handler<'cloudforceOne.threatEvents.bulkCreateRelationships'> = (context) => {
  const { done, indicators, errorCount, errors } = recordMany(context);
  const counts = { createdEventsCount: done.length, createdIndicatorsCount: indicators, createdRelationshipsCount: 0 };
  return context.fit({ ...counts, errorCount, errors });
};

function edited(context: Context, id: string): Fields {
  const body: Fields = { ...fieldsOf(context) };
  const before = own(context, datasetOf(context, body.datasetId, '/datasetId'), id);
  return display(context, put(context, changed(before, body)));
}

const bulkEdit: Handler<'cloudforceOne.threatEvents.bulkEdit'> = (context) => {
  const { datasetId, eventIds = [], updates } = fieldsOf(context);
  const dataset = datasetOf(context, datasetId, '/datasetId');
  const { done, failed } = each(eventIds, (id) => put(context, changed(own(context, dataset, id), fieldsIn(updates))));
  return context.fit({
    failedCount: failed.length,
    failures: failed.map(({ item, reason }) => ({ eventId: item, error: reason })),
    updatedCount: done.length,
  });
};

function removed(context: Context, { uuid, datasetId }: Kept): void {
  context.sandbox.store.remove(eventsScope(accountOf(context), datasetId), uuid);
  dropTies(context, uuid);
}

/** Responds with the number of deleted events: missing ones do not count. */
const bulkDelete: Handler<'cloudforceOne.threatEvents.bulkDelete'> = (context) => {
  const dataset = datasetOf(context, context.path.dataset_id);
  const { done } = each(context.query.eventIds ?? [], (id) => removed(context, own(context, dataset, id)));
  return context.fit(done.length);
};

/** Each event gets a new id in the other dataset. */
function copied(context: Context, source: Dataset) {
  const { destDatasetId, eventIds = [] }: { destDatasetId?: string; eventIds?: string[] } = fieldsOf(context);
  const target = writtenOf(context, destDatasetId, '/destDatasetId');
  const { done, failed } = each(eventIds, (id) => {
    const event = eventIn(context, source, id);
    const isWhole = String(context.query.keepRawData) === 'true';
    const copy = put(context, {
      ...event,
      uuid: context.sandbox.ids.uuid(),
      datasetId: target.uuid,
      account: accountOf(context),
      raw: { ...event.raw, id: context.sandbox.ids.uuid(), ...(isWhole ? {} : { data: null }) },
    });
    return { event, copy };
  });
  const pairs = done.map(({ value }) => value);
  return {
    pairs,
    counts: {
      indicatorsCopied: pairs.flatMap(({ copy }) => copy.indicators).length,
      insertFailures: failed.map(({ index, reason }) => ({ index, reason })),
      relationshipsCopied: copyTies(context, new Map(pairs.map(({ event, copy }) => [event.uuid, copy]))),
    },
  };
}

const copy: Handler<'cloudforceOne.threatEvents.datasets.copy'> = (context) => {
  const { pairs, counts } = copied(context, datasetOf(context, context.path.dataset_id));
  return context.fit({ copied: pairs.length, ...counts });
};

const move: Handler<'cloudforceOne.threatEvents.datasets.move'> = (context) => {
  const source = writtenOf(context, context.path.dataset_id, '/dataset_id');
  const { pairs, counts } = copied(context, source);
  const { failed } = each(pairs, ({ event }) => removed(context, own(context, source, event.uuid)));
  const deletionFailures = failed.map(({ reason }) => ({ datasetId: source.uuid, reason }));
  return context.fit({ moved: pairs.length - failed.length, ...counts, deletionFailures });
};

function retagged(context: Context, tags: (event: Kept) => readonly string[]): { success: boolean } {
  const { datasetId, uuid } = eventOf(context, context.path.event_id);
  const event = own(context, datasetOf(context, datasetId), uuid);
  put(context, { ...event, tags: tags(event) });
  return { success: true };
}

const tag: Handler<'cloudforceOne.threatEvents.eventTags.create'> = (context) => {
  const { tags = [] } = fieldsOf(context);
  addTags(context, tags);
  return context.fit(retagged(context, (event) => [...new Set([...event.tags, ...tags])]));
};

/** The request names none: all of them go. */
const untag: Handler<'cloudforceOne.threatEvents.eventTags.delete'> = (context) =>
  context.fit(retagged(context, () => []));

const get: Handler<'cloudforceOne.threatEvents.datasets.events.get'> = (context) => {
  const { dataset_id, event_id } = context.path;
  return context.fit(display(context, eventIn(context, datasetOf(context, dataset_id), event_id)));
};

export const threatEvents = {
  'cloudforceOne.threatEvents.create': create,
  'cloudforceOne.threatEvents.bulkCreate': bulkCreate,
  'cloudforceOne.threatEvents.bulkCreateRelationships': bulkWithTies,
  'cloudforceOne.threatEvents.get': (context) => context.fit(display(context, eventOf(context, context.path.event_id))),
  'cloudforceOne.threatEvents.datasets.events.get': get,
  'cloudforceOne.threatEvents.edit': (context) => context.fit(edited(context, context.path.event_id)),
  'cloudforceOne.threatEvents.update': (context) => context.fit(edited(context, context.path.event_id)),
  'cloudforceOne.threatEvents.bulkEdit': bulkEdit,
  'cloudforceOne.threatEvents.bulkDelete': bulkDelete,
  'cloudforceOne.threatEvents.datasets.copy': copy,
  'cloudforceOne.threatEvents.datasets.move': move,
  'cloudforceOne.threatEvents.eventTags.create': tag,
  'cloudforceOne.threatEvents.eventTags.delete': untag,
} satisfies Handlers;
