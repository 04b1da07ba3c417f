/** Small servers with one fault each. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Habit = (request: IncomingMessage, response: ServerResponse, body: string) => void;

const PER_PAGE = 5;
const PAGES = 10;

const items = (page: number) =>
  Array.from({ length: PER_PAGE }, (_, index) => ({ id: `${page}-${index}`, name: `${page}-${index}` }));

function json(response: ServerResponse, status: number, answer: object): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ success: status < 400, errors: [], messages: [], ...answer }));
}

/** Ten pages, by cursor for keys and by number else, with all the facts about them. */
const pages: Habit = ({ url = '/' }, response) => {
  const { pathname, searchParams } = new URL(url, 'http://127.0.0.1');
  const byCursor = pathname.endsWith('/keys');
  const page = Number(searchParams.get(byCursor ? 'cursor' : 'page') ?? 1);
  const result = page <= PAGES ? items(page) : [];
  const total = { page, per_page: PER_PAGE, total_count: PAGES * PER_PAGE, total_pages: PAGES };
  const cursor = { cursor: page < PAGES ? String(page + 1) : '' };
  json(response, 200, { result, result_info: { count: result.length, ...(byCursor ? cursor : total) } });
};

/** Says that its one full page is the only one; there is nothing on others. */
const onePage: Habit = ({ url = '/' }, response) => {
  const page = Number(new URL(url, 'http://127.0.0.1').searchParams.get('page') ?? 1);
  const total = { page, per_page: PER_PAGE, total_count: PER_PAGE, total_pages: 1 };
  const result = page === 1 ? items(1) : [];
  json(response, 200, { result, result_info: { count: result.length, ...total } });
};

/** Always returns the first page, and a cursor to it. */
const samePage: Habit = ({ url = '/' }, response) => {
  const info = url.includes('/keys') ? { cursor: '1' } : { page: 1, per_page: PER_PAGE };
  json(response, 200, { result: items(1), result_info: { count: PER_PAGE, ...info } });
};

/** An error page of a proxy. */
const html: Habit = (_, response) => {
  response.writeHead(200, { 'content-type': 'text/html' });
  response.end('<!doctype html><title>Sign in</title><p>Please sign in to the network.');
};

/** Quotes rejected values, and returns a new token. */
const canaries: Habit = ({ url = '' }, response, body) => {
  if (url.includes('/user/tokens')) json(response, 200, { result: { id: 'a'.repeat(32), value: 'canary-value-c07e' } });
  else json(response, 400, { errors: [{ code: 10021, message: `Invalid secret: ${body}` }], result: null });
};

/** Records received headers. */
function foreign(): Habit {
  const names = new Set<string>();
  let requests = 0;
  return ({ url = '', headers }, response) => {
    if (url.endsWith('/seen')) return json(response, 200, { requests, names: [...names] });
    requests++;
    for (const name of Object.keys(headers)) names.add(name);
    json(response, 200, { result: { id: 'a'.repeat(32) } });
  };
}

const habits: { readonly [name: string]: () => Habit } = {
  pages: () => pages,
  'one-page': () => onePage,
  'same-page': () => samePage,
  html: () => html,
  canaries: () => canaries,
  foreign,
};

/** @returns the base URL of a new server; under another host name than the emulator's, so that it is another origin in every way */
export async function openServer(name: string): Promise<string> {
  const habit = habits[name]?.();
  if (!habit) throw new Error(`No server is called "${name}".`);
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => {
      body += text;
    });
    request.once('end', () => habit(request, response, body));
  });
  const host = name === 'foreign' ? 'localhost' : '127.0.0.1';
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return `http://${host}:${(server.address() as AddressInfo).port}/client/v4`; // a TCP server that listens has a port
}
