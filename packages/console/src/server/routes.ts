/**
 * Routes requests by method and path. The guard checks every request first; everything below `/api/` except the session
 * requires one.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isObject } from '@flarewire/schema';
import { SESSION_HEADER } from '../wire/types.ts';
import { type Api, answerApi, sessionOf } from './api.ts';
import { readCall } from './call/read-call.ts';
import type { ContractData } from './contract-data.ts';
import { readJson } from './http/body.ts';
import { type Area, guard } from './http/guard.ts';
import type { Page } from './http/page.ts';
import { Refused } from './http/refused.ts';
import { sendFile, sendJson, sendRefusal, sendReply } from './http/respond.ts';
import { cookiesOf, NEW_LINK, type Sessions, setCookie } from './http/sessions.ts';
import { answerProof, askProof, isSame } from './links/proof.ts';
import { isLinkRequest } from './links/running.ts';

export interface App extends Api {
  readonly sessions: Sessions;
  readonly contractData: ContractData;
  /** Undefined if the page was not built. */
  readonly page: Page | undefined;
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
  if (isApi(path)) return answerRequest(exchange);
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

async function answerRequest(exchange: Exchange): Promise<void> {
  const { app, request, response, path, query, port } = exchange;
  const { method } = request;
  const cookies = cookiesOf(request.headers.cookie, port);
  if (path === '/api/session') return answerSession(exchange, cookies);
  if (path === '/api/link') return answerLink(exchange);
  const token = request.headers[SESSION_HEADER];
  if (typeof token !== 'string' || !cookies.some((cookie) => app.sessions.fits(cookie, token))) throw noSession();
  const gone = whenGone(response);
  const asked = {
    method: method ?? '',
    path,
    query,
    token,
    gone,
    json: () => readJson(request),
    call: () => readCall(request),
  };
  await sendReply(response, await answerApi(app, asked), gone);
}

/** Closing the page or cancelling aborts what it asked for. */
function whenGone(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  return gone.signal;
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
