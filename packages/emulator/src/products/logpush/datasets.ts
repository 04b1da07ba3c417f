/** Datasets of Logpush: which fields they have, and which jobs deliver them. */
import { isObject } from '@flarewire/schema';
import type { Handler, Handlers, ResultOf } from '../../handler/handlers.ts';
import { all } from '../shared/fields.ts';
import { DATASET_FIELDS } from './dataset-fields.ts';
import { jobsOf, masked } from './jobs.ts';

/** A dataset without fields in the table uses its schema. */
const fields: Handler<'logpush.datasets.fields.get'> = (context) => {
  const known = Object.entries(DATASET_FIELDS).find(([name]) => name === context.path.dataset_id)?.[1];
  return known === undefined ? context.generic() : { ...known };
};

const jobs: Handler<'logpush.datasets.jobs.get'> = (context) => {
  const kept = all<ResultOf<'logpush.jobs.get'> & object>(context, jobsOf(context));
  return context.page(kept.filter((job) => isObject(job) && job.dataset === context.path.dataset_id).map(masked));
};

/** Logpull reads the requests' dataset: https://developers.cloudflare.com/logs/logpull/requesting-logs/#fields */
const PULLED: ResultOf<'logs.received.fields.get'> & Record<string, string> = DATASET_FIELDS.http_requests;

export const logpushDatasets = {
  'logpush.datasets.fields.get': fields,
  'logpush.datasets.jobs.get': jobs,
  'logs.received.fields.get': () => ({ ...PULLED }),
} satisfies Handlers;
