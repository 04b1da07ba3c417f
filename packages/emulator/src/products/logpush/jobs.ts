/** Logpush: jobs with a destination that is checked, is told without its secrets, and is proven by a challenge. */
import { createHash } from 'node:crypto';
import type { Context, Handlers } from '../../http/context.ts';
import { PageResult } from '../../http/page.ts';
import { problem } from '../../problem.ts';
import { isObject } from '../../schema/contract.ts';
import { all, below, type Fields, fieldsOf } from '../shared/fields.ts';

// The codes of the refusals of this file are not documented.
const REFUSED = 1004;

/** https://developers.cloudflare.com/logs/logpush/logpush-job/enable-destinations/ */
const KINDS = /^(?:s3|r2|gs|azure|sumo|splunk|datadog|newrelic|https?|b2|elastic|kinesis|sentinelone|ibmcl|dd):\/\//;
/** Jobs of a zone or account: https://developers.cloudflare.com/logs/logpush/#limits */
const MOST_JOBS = 4;

const jobsOf = (context: Context): string => below(context, 'logpush', 'jobs');

function checkDestination(context: Context): string {
  const destination = String(fieldsOf(context).destination_conf ?? '');
  if (!KINDS.test(destination))
    throw problem(400, REFUSED, `'${destination.slice(0, 60)}' is not a supported destination`, '/destination_conf');
  return destination;
}

const SECRETS =
  /((?:secret-access-key|access-key-id|sas|sig|header_[\w-]*|access-token|dd-api-key|api-key|password)=)[^&]*/gi;

/** A destination without what gives access to it. */
function masked(result: unknown): unknown {
  if (Array.isArray(result)) return result.map(masked);
  if (result instanceof PageResult) return new PageResult(result.items.map(masked), result.info);
  if (!isObject(result) || typeof result.destination_conf !== 'string') return result;
  return { ...result, destination_conf: result.destination_conf.replace(SECRETS, '$1***') };
}

function create(context: Context): unknown {
  checkDestination(context);
  if (all(context, jobsOf(context)).length >= MOST_JOBS)
    throw problem(400, REFUSED, `The limit of ${MOST_JOBS} jobs is reached.`);
  return masked(context.generic());
}

/** What the file holds that a challenge puts into the destination: who can read it owns it. */
const challengeOf = (destination: string): string =>
  createHash('sha256').update(`ownership of ${destination}`).digest('hex').slice(0, 32);

/** https://developers.cloudflare.com/logs/logpush/logpush-job/api-configuration/#ownership */
function ownership(context: Context): Fields {
  const destination = checkDestination(context);
  const challenge = challengeOf(destination);
  // Nothing is written anywhere from here: the name of the file tells what it would hold.
  return { filename: `ownership-challenge-${challenge}.txt`, message: '', valid: true };
}

function validateOwnership(context: Context): Fields {
  return { valid: String(fieldsOf(context).ownership_challenge) === challengeOf(checkDestination(context)) };
}

function validateDestination(context: Context): Fields {
  const destination = String(fieldsOf(context).destination_conf ?? '');
  return KINDS.test(destination)
    ? { valid: true, message: '' }
    : { valid: false, message: 'unknown kind of destination' };
}

function destinationExists(context: Context): Fields {
  const { destination_conf } = fieldsOf(context);
  return { exists: all(context, jobsOf(context)).some((job) => job.destination_conf === destination_conf) };
}

const shown = (context: Context): unknown => masked(context.generic());

export const logpush: Handlers = {
  'logpush.jobs.create': create,
  'logpush.jobs.get': shown,
  'logpush.jobs.list': shown,
  'logpush.jobs.update': (context) => {
    if (fieldsOf(context).destination_conf !== undefined) checkDestination(context);
    return shown(context);
  },
  'logpush.ownership.create': ownership,
  'logpush.ownership.validate': validateOwnership,
  'logpush.validate.destination': validateDestination,
  'logpush.validate.destinationExists': destinationExists,
};
