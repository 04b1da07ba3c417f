/** Logpush: jobs with a validated destination, shown without its secrets, and proven by a challenge. */
import { createHash } from 'node:crypto';
import type { Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers, ResultOf } from '../../handler/handlers.ts';
import { PageResult } from '../../handler/page-result.ts';
import { problem } from '../../problem.ts';
import { bearing, below, countOf, type Fields, fieldsOf, keep, read } from '../shared/fields.ts';

// The codes of the refusals of this file are not documented; the second is as users report.
const REFUSED = 1004;
const WRONG_CHALLENGE = 1002; // https://github.com/cloudflare/terraform-provider-cloudflare/issues/1019

/** https://developers.cloudflare.com/logs/logpush/logpush-job/api-configuration/#destination, and the pages of the destinations */
const KINDS = /^(?:r2|gs|s3|sumo|https|azure|splunk|datadog|kinesis|sentinelone|ibmcl|bq):\/\//;
/** Jobs of a zone, and what is said of one more: https://developers.cloudflare.com/logs/logpush/#limits */
const MAX_JOBS = 4;
const FULL = 'creating a new job is not allowed: exceeded max jobs allowed';

export const jobsOf = (context: Context): string => below(context, 'logpush', 'jobs');

function checkDestination(context: Context): string {
  const destination = String(fieldsOf(context).destination_conf ?? '');
  if (!KINDS.test(destination))
    throw problem(400, REFUSED, `'${destination.slice(0, 60)}' is not a supported destination`, '/destination_conf');
  return destination;
}

const SECRET =
  /^header_|(?:secret-access-key|access-key-id|sas|sig|access-token|api-key|ibm_api_key|credentials|password)$/i;

type Job = ResultOf<'logpush.jobs.list'>;

/** A destination without its credentials. */
export function masked(job: Job): Job {
  if (job.destination_conf === undefined) return job;
  const parts = job.destination_conf.split('&').map((part) => {
    const [name = '', value] = part.split('=', 2);
    return value !== undefined && SECRET.test(name.slice(name.lastIndexOf('?') + 1)) ? `${name}=***` : part;
  });
  return { ...job, destination_conf: parts.join('&') };
}

function display(context: Showing<Job | null, Job | null>): Job | null {
  const job = context.generic();
  return job === null ? null : masked(job);
}

/**
 * Buckets to which Cloudflare writes by its own account, and Sumo Logic. Keys in the address of an S3 bucket do
 * instead, and so does an endpoint of another provider:
 * https://developers.cloudflare.com/logs/logpush/logpush-job/logpush-ownership-challenge/
 */
const isToBeProven = (destination: string): boolean =>
  /^(?:gs|azure|sumo):/.test(destination) ||
  (destination.startsWith('s3:') && !/[?&](?:access-key-id|endpoint)=/.test(destination));

/** https://developers.cloudflare.com/logs/logpush/logpush-job/logpush-ownership-challenge/#challenge-token-structure */
const CHALLENGE_LIFE = 7 * 86_400_000;

/**
 * Content of the challenge file written to the destination: reading it proves ownership. Bound to the account or
 * zone, and to the time.
 */
function challengeOf(context: Context, destination: string, issued: number): string {
  const bound = `ownership of ${destination} for ${jobsOf(context)} at ${issued}`;
  return `${issued.toString(36)}_${createHash('sha256').update(bound).digest('hex').slice(0, 32)}`;
}

function isProven(context: Context, destination: string, challenge: string): boolean {
  const issued = Number.parseInt(challenge, 36);
  const age = context.sandbox.clock.now() - issued;
  return age >= 0 && age <= CHALLENGE_LIFE && challengeOf(context, destination, issued) === challenge;
}

/** Users report 400 with code 1002 and this text. @throws Problem */
function prove(context: Context, destination: string): void {
  const challenge = String(fieldsOf(context).ownership_challenge ?? '').trim();
  if (isToBeProven(destination) && !isProven(context, destination, challenge))
    throw problem(400, WRONG_CHALLENGE, 'incorrect ownership challenge', '/ownership_challenge');
}

/** https://developers.cloudflare.com/logs/edge-log-delivery/ */
function checkKind({ kind, dataset = 'http_requests' }: Fields): void {
  if (kind === 'edge' && dataset !== 'http_requests')
    throw problem(400, REFUSED, `kind 'edge' is only available for http_requests, not for ${String(dataset)}`, '/kind');
}

const create: Handler<'logpush.jobs.create'> = (context) => {
  checkKind(fieldsOf(context));
  prove(context, checkDestination(context));
  if (context.path.zone_id !== undefined && countOf(context, jobsOf(context)) >= MAX_JOBS)
    throw problem(400, REFUSED, FULL);
  return display(context);
};

/**
 * A destination that stays has been proven; another is proven again. Fields that are not given stay:
 * https://developers.cloudflare.com/logs/logpush/examples/example-logpush-curl/#step-3---enable-update-a-job
 */
const update: Handler<'logpush.jobs.update'> = (context) => {
  const id = String(context.path.job_id);
  const before = read(context, jobsOf(context), id);
  if (before === undefined) return display(context);
  if (fieldsOf(context).destination_conf !== undefined) {
    const destination = checkDestination(context);
    if (destination !== before.destination_conf) prove(context, destination);
  }
  const { ownership_challenge: _, ...given } = fieldsOf(context);
  checkKind({ ...before, ...given });
  const job = context.fit(keep(context, jobsOf(context), id, { ...before, ...given }));
  return job === null ? null : masked(job);
};

/** https://developers.cloudflare.com/logs/logpush/logpush-job/api-configuration/#ownership */
const ownership: Handler<'logpush.ownership.create'> = (context) => {
  const challenge = challengeOf(context, checkDestination(context), context.sandbox.clock.now());
  // Nothing is written: the name of the file encodes its content.
  return { filename: `ownership-challenge-${challenge}.txt`, message: '', valid: true };
};

const validateOwnership: Handler<'logpush.ownership.validate'> = (context) => {
  const challenge = String(fieldsOf(context).ownership_challenge);
  return { valid: isProven(context, checkDestination(context), challenge) };
};

const validateDestination: Handler<'logpush.validate.destination'> = (context) => {
  const destination = String(fieldsOf(context).destination_conf ?? '');
  return KINDS.test(destination)
    ? { valid: true, message: '' }
    : { valid: false, message: 'unknown kind of destination' };
};

const destinationExists: Handler<'logpush.validate.destinationExists'> = (context) => {
  const { destination_conf } = fieldsOf(context);
  return { exists: bearing(context, jobsOf(context), 'destination_conf', destination_conf).length > 0 };
};

export const logpush = {
  'logpush.jobs.create': create,
  'logpush.jobs.get': display,
  'logpush.jobs.list': (context) => {
    const { items, info } = context.generic();
    return new PageResult(items.map(masked), info);
  },
  'logpush.jobs.update': update,
  'logpush.ownership.create': ownership,
  'logpush.ownership.validate': validateOwnership,
  'logpush.validate.destination': validateDestination,
  'logpush.validate.destinationExists': destinationExists,
} satisfies Handlers;
