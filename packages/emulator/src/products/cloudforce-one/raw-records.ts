/** Raw records of threat events: read by dataset and event or by id, and changed by the owner of the event. */
import type { Context } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { CODE, problem } from '../../problem.ts';
import { type Fields, fieldsOf, keep } from '../shared/fields.ts';
import { accountOf } from '../shared/owner.ts';
import { missing } from '../shared/refusals.ts';
import { datasetOf } from './datasets.ts';
import { eventIn, eventOf, eventsScope, numberOf } from './events-kept.ts';
import type { Kept } from './stored-event.ts';

const display = ({ account, raw }: Kept): Fields => ({ ...raw, accountId: numberOf(account ?? 'cloudflare') });

/** The event of the path. @throws Problem 404 where the record is not its own */
function eventOfRecord(context: Context): Kept {
  const event = eventOf(context, context.path.event_id);
  if (event.raw.id === context.path.raw_id) return event;
  throw missing(`raw record '${String(context.path.raw_id).slice(0, 64)}'`);
}

function edited(context: Context): Fields {
  const event = eventOfRecord(context);
  if (event.account !== accountOf(context))
    throw problem(403, CODE.invalid, `The event '${event.uuid}' is not the account's own`);
  const { data, source, tlp }: Fields = fieldsOf(context);
  const raw = {
    ...event.raw,
    ...(data === undefined ? {} : { data }),
    ...(typeof source === 'string' ? { source } : {}),
    ...(typeof tlp === 'string' ? { tlp } : {}),
  };
  keep(context, eventsScope(accountOf(context), event.datasetId), event.uuid, { ...event, raw });
  return { id: raw.id, data: raw.data };
}

const ofDataset: Handler<'cloudforceOne.threatEvents.datasets.raw'> = (context) => {
  const event = eventIn(context, datasetOf(context, context.path.dataset_id), context.path.event_id);
  return context.fit({ ...display(event), id: numberOf(event.raw.id), data: JSON.stringify(event.raw.data) });
};

export const threatRaw = {
  'cloudforceOne.threatEvents.datasets.raw': ofDataset,
  'cloudforceOne.threatEvents.raw.get': (context) => context.fit(display(eventOfRecord(context))),
  'cloudforceOne.threatEvents.raw.edit': (context) => context.fit(edited(context)),
  'cloudforceOne.threatEvents.raw.update': (context) => context.fit(edited(context)),
} satisfies Handlers;
