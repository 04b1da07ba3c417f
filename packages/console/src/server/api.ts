/** Serves everything below `/api/` except sessions and links. */
import { isObject } from '@flarewire/schema';
import type { Session } from '../wire/types.ts';
import { type Account, accountNamed, profileOf } from './accounts.ts';
import { answerCall } from './call/call.ts';
import { act, type ControlledEmulator, controlOf } from './control.ts';
import { Refused } from './http/refused.ts';
import type { JobSource } from './jobs/job-source.ts';
import { controlJob, failuresOf, jobsOf } from './jobs/jobs.ts';
import { entryReply, harReply, journalReply, sinceOf } from './journal/journal.ts';
import type { JournalTimes } from './journal/journal-times.ts';
import { liveReply } from './journal/live-reply.ts';
import type { WorkerLogs } from './journal/worker-logs.ts';
import { type Asked, jsonReply, type Reply } from './reply.ts';
import { snapshotState } from './snapshots.ts';

export interface Api {
  /** Session fields shared by all sessions; the token is not. */
  readonly about: Pick<Session, 'mode' | 'version' | 'site' | 'data' | 'hasJobs' | 'isInPage' | 'edgeURL'>;
  /** At least one; exactly one in local mode. */
  readonly accounts: readonly Account[];
  /** Undefined in live mode. */
  readonly emulator: ControlledEmulator | undefined;
  /** Undefined in live mode. */
  readonly logs?: WorkerLogs | undefined;
  /** Undefined without a job source. */
  readonly jobs: JobSource | undefined;
  readonly times?: JournalTimes;
}

type Act = (api: Api, asked: Asked) => Reply | Promise<Reply>;

const API: Readonly<Record<string, Act>> = {
  'POST /api/call': ({ accounts }, asked) => answerCall(asked, accounts),
  'GET /api/journal': (api, { query, gone }) =>
    journalReply(localOf(api).journal, sinceOf(query.get('since')), gone, { ...api.times, isOwn: api.about.isInPage }),
  'GET /api/journal/har': (api, { query, gone }) => harReply(localOf(api).journal, query, gone),
  'GET /api/journal/{id}': (api, { path }) => entryReply(localOf(api).journal, Number(path.split('/').at(-1))),
  'GET /api/logs': ({ logs, times }, { query, gone }) => {
    if (logs === undefined) throw new Refused(404, 'NotLocal', 'Only the emulator has live logs here.');
    return liveReply(logs, sinceOf(query.get('since')), gone, times);
  },
  'GET /api/control/upcoming': async (api) => jsonReply(await localOf(api).upcoming()),
  'GET /api/control/snapshot': (api, { query }) => ({
    headers: { 'content-type': 'application/octet-stream' },
    body: snapshotState(localOf(api), query.get('name')),
  }),
  'GET /api/control': (api) => jsonReply(controlOf(localOf(api))),
  'POST /api/control': async (api, asked) => {
    const emulator = localOf(api);
    await act(emulator, await asked.json());
    return jsonReply(controlOf(emulator));
  },
  'GET /api/jobs': async (api) => jsonReply(await jobsOf(jobsIn(api))),
  'GET /api/jobs/failures': async (api, { query }) => jsonReply(await failuresOf(jobsIn(api), query.get('job'))),
  'POST /api/jobs': async (api, asked) => jsonReply(await controlJob(jobsIn(api), await asked.json())),
  'GET /api/stored-calls': async (api, { query }) => jsonReply(await accountIn(api, query).calls.all()),
  'POST /api/stored-calls': async (api, asked) =>
    jsonReply(await accountIn(api, asked.query).calls.act(await asked.json())),
  'GET /api/changes': async (api, { query }) => jsonReply(await accountIn(api, query).changes.all()),
  'POST /api/changes': async (api, asked) =>
    jsonReply(await accountIn(api, asked.query).changes.act(await asked.json())),
  'POST /api/writes': async (api, asked) => {
    const body = await asked.json();
    const { writes } = accountNamed(api.accounts, isObject(body) ? body.profile : undefined);
    if (writes === undefined) {
      throw new Refused(404, 'NotLive', 'The emulator may be changed at any time; only a real account is guarded.');
    }
    writes.set(body);
    return jsonReply(sessionOf(api, asked.token));
  },
};

/** @throws Refused 400, 404, 405, 413, 415, 502 */
export async function answerApi(api: Api, asked: Asked): Promise<Reply> {
  const key = asked.path.replace(/(?<=^\/api\/journal\/)\d+$/, '{id}');
  const name = `${asked.method} ${key}`;
  const found = Object.hasOwn(API, name) ? API[name] : undefined;
  if (found !== undefined) return found(api, asked);
  const others = ['GET', 'POST'].filter((one) => Object.hasOwn(API, `${one} ${key}`));
  if (others.length === 0) throw new Refused(404, 'NotFound', 'Not found.');
  const allow = others.join(', ');
  throw new Refused(405, 'MethodNotAllowed', `Only ${others.join(' and ')} is allowed here.`, { allow });
}

export function sessionOf({ about, accounts }: Api, token: string): Session {
  const profiles = accounts.map(profileOf);
  const { name: _, ...first } = profiles[0] ?? { name: '', apiURL: '', writesUntil: undefined };
  return { ...about, ...first, token, profiles: about.mode === 'live' ? profiles : [] };
}

const accountIn = ({ accounts }: Api, query: URLSearchParams): Account =>
  accountNamed(accounts, query.get('profile') ?? undefined);

function jobsIn({ jobs }: Api): JobSource {
  if (jobs === undefined) throw new Refused(404, 'NoJobs', 'Start the console with --jobs to see jobs here.');
  return jobs;
}

function localOf({ emulator }: Api): ControlledEmulator {
  if (emulator === undefined) throw new Refused(404, 'NotLocal', 'No journal for a real account and no control.');
  return emulator;
}
