/** Test support for the server: a console on a free port, and requests sent exactly as written. */
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { createEmulator, type Emulator, type EmulatorOptions } from '@flarewire/emulator';
import { type AnswerHead, type CallRequest, SESSION_HEADER, type Session } from '../wire/types.ts';
import { type Console, type ConsoleOptions, createConsole, type LiveOptions, type LiveProfile } from './index.ts';

export interface Sent {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string | Uint8Array;
}

export interface Got {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly text: string;
}

/** Sends only the headers given and those HTTP requires. */
export function send(url: string, { method = 'GET', headers = {}, body }: Sent = {}): Promise<Got> {
  const { promise, resolve, reject } = Promise.withResolvers<Got>();
  const { hostname, port, pathname } = new URL(url);
  // The unmodified path, because a URL would normalize it.
  const path = url.slice(url.indexOf('/', 8)) || pathname;
  const asked = request({ hostname, port, path, method, headers, agent: false }, (answer) => {
    const chunks: Buffer[] = [];
    answer.on('data', (chunk: Buffer) => chunks.push(chunk));
    answer.on('error', reject);
    answer.on('end', () => {
      const bytes = Buffer.concat(chunks);
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes, text: String(bytes) });
    });
  });
  asked.on('error', reject);
  asked.end(body);
  return promise;
}

export interface Opened {
  readonly console: Console;
  readonly session: Session;
  /** Headers of the page's own requests. */
  readonly own: Readonly<Record<string, string>>;
  get(path: string): Promise<Got>;
  post(path: string, body: unknown): Promise<Got>;
  call(operation: string, params?: CallRequest['params'], confirm?: string): Promise<Called>;
  form(call: CallRequest, files: readonly Blob[]): Promise<Called>;
  close(): Promise<void>;
}

export interface Called {
  readonly status: number;
  readonly head: AnswerHead;
  readonly bytes: Buffer;
  readonly json: unknown;
}

export interface OpenedLocal extends Opened {
  readonly emulator: Emulator;
}

/** Closes its emulator too, including one passed in. */
export async function openLocal(
  emulatorOptions: EmulatorOptions = {},
  options: Partial<ConsoleOptions> = {},
): Promise<OpenedLocal> {
  const emulator = options.emulator ?? createEmulator({ seed: 1, start: 'default', ...emulatorOptions });
  await emulator.ready;
  const opened = await open({ emulator, apiURL: 'http://127.0.0.1:1/client/v4', ...options } as ConsoleOptions); // has an emulator
  return { ...opened, emulator, close: () => opened.close().then(() => emulator.close()) };
}

export const openLive = (live: LiveOptions | readonly LiveProfile[]): Promise<Opened> => open({ live });

async function open(options: ConsoleOptions): Promise<Opened> {
  const console = await createConsole({ clock: { sleep: async () => undefined }, ...options });
  const { session, own } = await logIn(console);
  const json = { ...own, 'content-type': 'application/json' };
  const post = (path: string, body: unknown): Promise<Got> =>
    send(console.url + path, { method: 'POST', headers: json, body: JSON.stringify(body) });
  return {
    console,
    session,
    own,
    get: (path) => send(console.url + path, { headers: own }),
    post,
    call: async (operation, params = {}, confirm) =>
      calledOf(await post('/api/call', { operation, params, ...(confirm !== undefined && { confirm }) })),
    form: async (call, files) => calledOf(await sendForm(`${console.url}/api/call`, own, call, files)),
    close: () => console.close(),
  };
}

export async function logIn({ url, link }: Console): Promise<Pick<Opened, 'session' | 'own'>> {
  const headers = { origin: url, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
  const body = JSON.stringify({ key: link().split('#key=')[1] });
  const got = await send(`${url}/api/session`, { method: 'POST', headers, body });
  if (got.status !== 200) throw new Error(got.text);
  const session: Session = JSON.parse(got.text);
  const cookie = got.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  return {
    session,
    own: { origin: url, 'sec-fetch-site': 'same-origin', cookie, [SESSION_HEADER]: session.token },
  };
}

async function sendForm(url: string, own: Opened['own'], call: CallRequest, files: readonly Blob[]): Promise<Got> {
  const form = new FormData();
  form.append('call', JSON.stringify(call));
  for (const [number, file] of files.entries()) form.append(`file${number}`, file);
  const encoded = new Response(form);
  const headers = { ...own, 'content-type': encoded.headers.get('content-type') ?? '' };
  return send(url, { method: 'POST', headers, body: new Uint8Array(await encoded.arrayBuffer()) });
}

function calledOf({ status, bytes, text }: Got): Called {
  if (status !== 200) throw new Error(`${status} ${text}`);
  const end = bytes.indexOf('\n');
  const rest = bytes.subarray(end + 1);
  return {
    status,
    head: JSON.parse(String(bytes.subarray(0, end))),
    bytes: rest,
    get json() {
      return JSON.parse(String(rest));
    },
  };
}
