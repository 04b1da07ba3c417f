/** `flarewire api METHOD PATH`: any request by method and path. */
import { textAt } from '../input/values.ts';
import type { Io } from '../io.ts';
import { bytesIn, mustBeText } from '../output/response-bytes.ts';
import { isRecord } from '../record.ts';
import type { Session } from '../session.ts';
import type { ExitCode, Given, Verb } from '../verb.ts';
import { WrongInput } from '../wrong-input.ts';
import { accountOf, CLIENT_FLAGS, confirmed, sessionOf, YES_FLAG, zoneOf } from './common.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
type Method = (typeof METHODS)[number];

export const api: Verb = {
  summary: 'Send any request by method and path, and print the response',
  takes: '[METHOD] PATH',
  notes: [
    'PATH is relative to the address of the API: /zones?per_page=5. {zone_id} and {account_id} are replaced by the ids of --zone and --account.',
    'METHOD is GET, or POST if there is a body. A change asks for confirmation; in a script, pass --yes.',
    'Exit code 1 if the response is not 2xx; its body is printed all the same.',
  ].join('\n'),
  flags: {
    zone: { type: 'string', value: 'NAME|ID', about: 'zone of {zone_id}' },
    account: { type: 'string', value: 'NAME|ID', about: 'account of {account_id}' },
    body: { type: 'string', value: 'JSON|@FILE|-', about: 'body of the request' },
    field: {
      type: 'string',
      short: 'f',
      value: 'NAME=VALUE',
      about: 'a field of the body; numbers, true, false and null are JSON',
    },
    paginate: { type: 'boolean', about: 'all pages of a list, one item per line' },
    plan: { type: 'boolean', about: 'print the request without sending it' },
    ...YES_FLAG,
    ...CLIENT_FLAGS,
  },
  run: async (given, io): Promise<ExitCode> => {
    const body = await bodyOf(given, io);
    const { method, path: template } = requestOf(given, body !== undefined);
    const session = await sessionOf(given, io);
    const path = await filledPath(template, given, session, io);
    if (given.isOn('plan')) {
      await io.out(`${JSON.stringify({ method, path, ...(body === undefined ? {} : { body }) }, undefined, 2)}\n`);
      return 0;
    }
    if (method !== 'GET' && !(await confirmed(given, io, `This sends ${method} ${path}`))) return 2;
    if (given.isOn('paginate')) return paginated(session.client, path, io);
    const sent = session.client.request({
      method,
      path,
      ...(body === undefined ? {} : { body }),
      signal: io.interrupted,
    });
    const response = await sent.asResponse().catch((error: unknown) => answered(error));
    await print(response, io);
    return response.ok ? 0 : 1;
  },
};

/** A refusal is a response too. */
function answered(error: unknown): Response {
  const { status, error: body } = Object(error);
  if (typeof status !== 'number') throw error;
  return new Response(JSON.stringify(body ?? null), { status, headers: { 'content-type': 'application/json' } });
}

async function print(response: Response, io: Io): Promise<void> {
  const type = response.headers.get('content-type') ?? '';
  if (/\bjson\b/.test(type)) await io.out(`${JSON.stringify(await response.json(), undefined, 2)}\n`);
  else {
    if (io.isTerminal) await mustBeText(response, 'a pipe');
    for await (const chunk of bytesIn(response)) await io.out(chunk);
  }
}

/** @throws WrongInput */
function requestOf({ words, isOn }: Given, hasBody: boolean): { readonly method: Method; readonly path: string } {
  const [first = '', second, more] = words;
  const named = METHODS.find((method) => method === first.toUpperCase());
  const path = named === undefined ? first : second;
  const extra = named === undefined ? second : more;
  if (!path || extra !== undefined)
    throw new WrongInput('Usage: flarewire api [METHOD] PATH, for example: flarewire api GET /zones');
  if (!path.startsWith('/') || path.startsWith('//'))
    throw new WrongInput(
      `PATH begins with "/" and is relative to the API, such as /zones; not "${path}".${/^\w/.test(path) && !path.includes(':') ? ` Did you mean: flarewire api /${path}?` : ''}`,
    );
  if (/(^|\/)\.\.?(\/|$|\?)/.test(path)) throw new WrongInput(`PATH must not contain "." or ".." segments: "${path}".`);
  const method = named ?? (hasBody ? 'POST' : 'GET');
  if (method === 'GET' && hasBody) throw new WrongInput('A GET request has no body.');
  if (isOn('paginate') && method !== 'GET') throw new WrongInput('--paginate is only for GET.');
  return { method, path };
}

async function bodyOf({ value, argv }: Given, io: Io): Promise<unknown> {
  const text = value('body');
  const fields = fieldsIn(argv);
  if (text !== undefined && fields.length > 0) throw new WrongInput('Give either --body or --field.');
  if (fields.length > 0) return Object.fromEntries(fields);
  if (text === undefined) return undefined;
  const isText = !/^(@|-$)/.test(text);
  const json = isText ? text : await textAt(text.replace(/^@/, ''), io);
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new WrongInput(`--body is not valid JSON: ${error instanceof Error ? error.message : error}`);
  }
}

/** Every `--field`: the parser keeps the last one only. @throws WrongInput */
function fieldsIn(argv: readonly string[]): [string, unknown][] {
  const texts = argv.flatMap((word, at) => {
    if (word === '--field' || word === '-f') return [argv[at + 1] ?? ''];
    return word.startsWith('--field=') ? [word.slice('--field='.length)] : [];
  });
  return texts.map((text) => {
    const [, name = '', value = ''] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
    if (name === '') throw new WrongInput(`--field must be NAME=VALUE, not "${text}".`);
    const isJson = /^(-?\d+(\.\d+)?|true|false|null|[[{].*)$/s.test(value);
    return [name, isJson ? parsed(value) : value];
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

async function filledPath(path: string, given: Given, session: Session, io: Io): Promise<string> {
  let filled = path;
  if (filled.includes('{zone_id}')) filled = filled.replaceAll('{zone_id}', await zoneOf(given, session, io));
  if (filled.includes('{account_id}')) filled = filled.replaceAll('{account_id}', await accountOf(given, session, io));
  return filled;
}

/** Pages by number, or by the cursor that the response names. */
async function paginated(client: Session['client'], path: string, io: Io): Promise<ExitCode> {
  const [bare = '', search = ''] = path.split('?');
  const query = new URLSearchParams(search);
  for (let page = 1; ; page++) {
    const url = query.size === 0 ? bare : `${bare}?${query}`;
    const answer: unknown = await client
      .get(url, { signal: io.interrupted })
      .asResponse()
      .then((response) => response.json());
    const { result, result_info: info } = Object(answer);
    if (!Array.isArray(result)) throw new WrongInput(`${bare} does not return a list: run it without --paginate.`);
    for (const item of result) await io.out(`${JSON.stringify(item)}\n`);
    const { cursor, cursors, total_pages } = isRecord(info) ? info : {};
    const next = typeof cursor === 'string' && cursor !== '' ? cursor : Object(cursors).after;
    if (typeof next === 'string' && next !== '') query.set('cursor', next);
    else if (typeof total_pages === 'number' && Number(Object(info).page ?? page) < total_pages)
      query.set('page', String(Number(Object(info).page ?? page) + 1));
    else return 0;
  }
}
