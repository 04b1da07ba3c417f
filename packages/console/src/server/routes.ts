/**
 * Routes requests by method and path. The guard checks every request first; everything below `/api/` except the session
 * requires one.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Emulator } from '@flarewire/emulator';
import { isObject } from '@flarewire/schema';
import { SESSION_HEADER, type Session } from '../wire/types.ts';
import { type Account, accountNamed, profileOf } from './accounts.ts';
import { answerCall } from './call/call.ts';
import type { ContractData } from './contract-data.ts';
import { act, controlOf } from './control.ts';
import { readJson } from './http/body.ts';
import { type Area, guard } from './http/guard.ts';
import type { Page } from './http/page.ts';
import { Refused } from './http/refused.ts';
import { sendFile, sendJson, sendRefusal } from './http/respond.ts';
import { cookiesOf, NEW_LINK, type Sessions, setCookie } from './http/sessions.ts';
import type { JobSource } from './job-source.ts';
import { controlJob, failuresOf, jobsOf } from './jobs.ts';
import { type JournalTimes, sendEntry, sendHar, sinceOf, streamJournal } from './journal.ts';
import { answerProof, askProof, isSame } from './links/proof.ts';
import { isLinkRequest } from './links/running.ts';

export interface App {
  /** Session fields shared by all sessions; the token is not. */
  readonly about: Pick<Session, 'mode' | 'version' | 'site' | 'data' | 'hasJobs'>;
  readonly sessions: Sessions;
  /** At least one; exactly one in local mode. */
  readonly accounts: readonly Account[];
  /** Undefined in live mode. */
  readonly emulator: Emulator | undefined;
  /** Undefined without a job source. */
  readonly jobs: JobSource | undefined;
  readonly contractData: ContractData;
  /** Undefined if the page was not built. */
  readonly page: Page | undefined;
  readonly times?: JournalTimes;
  /** Secret with which a command of this user can request a link; undefined disables that. */
  readonly linkSecret?: string;
  /** Receives internal server errors. */
  readonly report: (error: unknown) => void;
}

interface Exchange {
  readonly app: App;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly port: number;
}

export async function handle(app: App, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    await answer(app, request, response);
  } catch (error) {
    if (!(error instanceof Refused) && !response.destroyed) app.report(error);
    // A response that has started is reset, so that it does not look complete.
    if (response.headersSent) request.socket.resetAndDestroy();
    else if (!response.destroyed) sendRefusal(response, error instanceof Refused ? error : FAILED);
  } finally {
    // An unread body would remain in the connection.
    if (!request.readableEnded) request.resume();
  }
}

const FAILED = new Refused(500, 'ServerError', 'The console failed on this request; see its terminal for details.');

async function answer(app: App, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const port = request.socket.localPort ?? 0;
  const target = request.url ?? '';
  if (!target.startsWith('/')) throw new Refused(400, 'BadRequest', 'The target of the request is not a path.');
  const [path = '', search = ''] = target.split(/\?(.*)/s);
  guard(request, port, areaOf(path, app.page));
  const exchange = { app, request, response, path, query: new URLSearchParams(search), port };
  if (isApi(path)) return answerApi(exchange);
  return answerFile(exchange);
}

const isApi = (path: string): boolean => path === '/api' || path.startsWith('/api/');

function areaOf(path: string, page: Page | undefined): Area {
  if (isApi(path)) return 'api';
  return /^\/(assets|data)(\/|$)/.test(path) || page?.find(path) !== undefined ? 'file' : 'page';
}

async function answerFile({ app, request, response, path }: Exchange): Promise<void> {
  const file = app.page?.find(path) ?? (await app.contractData.find(path));
  if (file !== undefined) return sendFile(request, response, file);
  const { 'sec-fetch-dest': dest = 'document' } = request.headers;
  if (areaOf(path, app.page) === 'file' || dest !== 'document') throw nowhere();
  if (app.page === undefined) throw new Refused(503, 'NotBuilt', 'The page of the console has not been built.');
  // The page does its own routing.
  app.page.send(response, request.method === 'HEAD');
}

const nowhere = (): Refused => new Refused(404, 'NotFound', 'Not found.');

type Act = (exchange: Exchange) => unknown;

const API: Readonly<Record<string, Act>> = {
  'POST /api/call': ({ app, request, response }) => answerCall(request, response, app.accounts),
  'GET /api/journal': ({ app, response, query }) =>
    streamJournal(response, localOf(app).journal, sinceOf(query.get('since')), app.times),
  'GET /api/journal/har': ({ app, response, query }) => sendHar(response, localOf(app).journal, query),
  'GET /api/journal/{id}': ({ app, response, path }) =>
    sendEntry(response, localOf(app).journal, Number(path.split('/').at(-1))),
  'GET /api/control/upcoming': async ({ app, response }) => sendJson(response, await localOf(app).upcoming()),
  'GET /api/control': ({ app, response }) => sendJson(response, controlOf(localOf(app))),
  'POST /api/control': async ({ app, request, response }) => {
    const emulator = localOf(app);
    await act(emulator, await readJson(request));
    sendJson(response, controlOf(emulator));
  },
  'GET /api/jobs': async ({ app, response }) => sendJson(response, await jobsOf(jobsIn(app))),
  'GET /api/jobs/failures': async ({ app, response, query }) =>
    sendJson(response, await failuresOf(jobsIn(app), query.get('job'))),
  'POST /api/jobs': async ({ app, request, response }) =>
    sendJson(response, await controlJob(jobsIn(app), await readJson(request))),
  'GET /api/stored-calls': async ({ app, response, query }) =>
    sendJson(response, await accountIn(app, query).calls.all()),
  'POST /api/stored-calls': async ({ app, request, response, query }) =>
    sendJson(response, await accountIn(app, query).calls.act(await readJson(request))),
  'GET /api/changes': async ({ app, response, query }) => sendJson(response, await accountIn(app, query).changes.all()),
  'POST /api/changes': async ({ app, request, response, query }) =>
    sendJson(response, await accountIn(app, query).changes.act(await readJson(request))),
  'POST /api/writes': async ({ app, request, response }) => {
    const body = await readJson(request);
    const { writes } = accountNamed(app.accounts, isObject(body) ? body.profile : undefined);
    if (writes === undefined) {
      throw new Refused(404, 'NotLive', 'The emulator may be changed at any time; only a real account is guarded.');
    }
    writes.set(body);
    sendJson(response, sessionOf(app, String(request.headers[SESSION_HEADER])));
  },
};

async function answerApi(exchange: Exchange): Promise<void> {
  const { app, request, response, path, port } = exchange;
  const { method } = request;
  const cookies = cookiesOf(request.headers.cookie, port);
  if (path === '/api/session') return answerSession(exchange, cookies);
  if (path === '/api/link') return answerLink(exchange);
  const token = request.headers[SESSION_HEADER];
  if (typeof token !== 'string' || !cookies.some((cookie) => app.sessions.fits(cookie, token))) throw noSession();
  const key = path.replace(/(?<=^\/api\/journal\/)\d+$/, '{id}');
  const found = Object.hasOwn(API, `${method} ${key}`) ? API[`${method} ${key}`] : undefined;
  if (found !== undefined) return void (await found(exchange));
  const others = ['GET', 'POST'].filter((one) => Object.hasOwn(API, `${one} ${key}`));
  if (others.length === 0) throw nowhere();
  response.setHeader('allow', others.join(', '));
  throw new Refused(405, 'MethodNotAllowed', `Only ${others.join(' and ')} is allowed here.`);
}

async function answerSession({ app, request, response, port }: Exchange, cookies: readonly string[]): Promise<void> {
  if (request.method === 'GET') {
    const [token] = cookies.flatMap((cookie) => app.sessions.tokenOf(cookie) ?? []);
    if (token === undefined) throw noSession();
    return sendJson(response, sessionOf(app, token));
  }
  const body = await readJson(request);
  const { key } = isObject(body) ? body : {};
  if (typeof key !== 'string') throw new Refused(400, 'BadRequest', "'key' must be the key of a link.");
  const { cookie, token } = app.sessions.open(key);
  sendJson(response, sessionOf(app, token), { 'set-cookie': setCookie(port, cookie) });
}

/** Called by a command, which has no session and proves instead that it can read this user's private files. */
async function answerLink({ app, request, response }: Exchange): Promise<void> {
  if (request.method !== 'POST' || app.linkSecret === undefined) throw nowhere();
  const body = await readJson(request);
  if (!isLinkRequest(body) || !isSame(body.proof, askProof(app.linkSecret, body.nonce))) throw noSession();
  const key = app.sessions.newKey();
  sendJson(response, { key, proof: answerProof(app.linkSecret, body.nonce, key) });
}

const noSession = (): Refused => new Refused(401, 'NoSession', `Open the console by its link. ${NEW_LINK}`);

const accountIn = ({ accounts }: App, query: URLSearchParams): Account =>
  accountNamed(accounts, query.get('profile') ?? undefined);

function sessionOf({ about, accounts }: App, token: string): Session {
  const profiles = accounts.map(profileOf);
  const { name: _, ...first } = profiles[0] ?? { name: '', apiURL: '', writesUntil: undefined };
  return { ...about, ...first, token, profiles: about.mode === 'live' ? profiles : [] };
}

function jobsIn({ jobs }: App): JobSource {
  if (jobs === undefined) throw new Refused(404, 'NoJobs', 'Start the console with --jobs to see jobs here.');
  return jobs;
}

function localOf({ emulator }: App): Emulator {
  if (emulator === undefined) throw new Refused(404, 'NotLocal', 'No journal for a real account and no control.');
  return emulator;
}
