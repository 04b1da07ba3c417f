/** Logpush: jobs with a destination that is checked, is told without its secrets, and is proven by a challenge. */
import { createHash } from 'node:crypto';
import type { Context, Showing } from '../../http/context.ts';
import type { Handler, Handlers, ResultOf } from '../../http/handlers.ts';
import { PageResult } from '../../http/page.ts';
import { problem } from '../../problem.ts';
import { all, below, fieldsOf } from '../shared/fields.ts';

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

const SECRET = /^header_|(?:secret-access-key|access-key-id|sas|sig|access-token|api-key|password)$/i;

type Job = ResultOf<'logpush.jobs.list'>;

/** A destination without what gives access to it. */
function masked(job: Job): Job {
  if (job.destination_conf === undefined) return job;
  const parts = job.destination_conf.split('&').map((part) => {
    const [name = '', value] = part.split('=', 2);
    return value !== undefined && SECRET.test(name.slice(name.lastIndexOf('?') + 1)) ? `${name}=***` : part;
  });
  return { ...job, destination_conf: parts.join('&') };
}

function shown(context: Showing<Job | null, Job | null>): Job | null {
  const job = context.generic();
  return job === null ? null : masked(job);
}

const create: Handler<'logpush.jobs.create'> = (context) => {
  checkDestination(context);
  if (all(context, jobsOf(context)).length >= MOST_JOBS)
    throw problem(400, REFUSED, `The limit of ${MOST_JOBS} jobs is reached.`);
  return shown(context);
};

/** What the file holds that a challenge puts into the destination: who can read it owns it. */
const challengeOf = (destination: string): string =>
  createHash('sha256').update(`ownership of ${destination}`).digest('hex').slice(0, 32);

/** https://developers.cloudflare.com/logs/logpush/logpush-job/api-configuration/#ownership */
const ownership: Handler<'logpush.ownership.create'> = (context) => {
  const destination = checkDestination(context);
  const challenge = challengeOf(destination);
  // Nothing is written anywhere from here: the name of the file tells what it would hold.
  return { filename: `ownership-challenge-${challenge}.txt`, message: '', valid: true };
};

const validateOwnership: Handler<'logpush.ownership.validate'> = (context) => {
  return { valid: String(fieldsOf(context).ownership_challenge) === challengeOf(checkDestination(context)) };
};

const validateDestination: Handler<'logpush.validate.destination'> = (context) => {
  const destination = String(fieldsOf(context).destination_conf ?? '');
  return KINDS.test(destination)
    ? { valid: true, message: '' }
    : { valid: false, message: 'unknown kind of destination' };
};

const destinationExists: Handler<'logpush.validate.destinationExists'> = (context) => {
  const { destination_conf } = fieldsOf(context);
  return { exists: all(context, jobsOf(context)).some((job) => job.destination_conf === destination_conf) };
};

export const logpush = {
  'logpush.jobs.create': create,
  'logpush.jobs.get': shown,
  'logpush.jobs.list': (context) => {
    const { items, info } = context.generic();
    return new PageResult(items.map(masked), info);
  },
  'logpush.jobs.update': (context) => {
    if (fieldsOf(context).destination_conf !== undefined) checkDestination(context);
    return shown(context);
  },
  'logpush.ownership.create': ownership,
  'logpush.ownership.validate': validateOwnership,
  'logpush.validate.destination': validateDestination,
  'logpush.validate.destinationExists': destinationExists,
} satisfies Handlers;
