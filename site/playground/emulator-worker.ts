/** The emulator of the playground, in a separate worker: its state outlives the programs that run against it. */
import type { BrowserEmulator } from '@flarewire/emulator/browser';
import { arrange, textOf } from '../src/scripts/replay.ts';
import { pretty } from '../src/scripts/run-texts.ts';
import { messageOf } from './message-of.ts';
import {
  type Account,
  API,
  type FromEmulator,
  type ReceivedCall,
  type SentCall,
  TOKEN,
  type ToEmulator,
} from './protocol.ts';

// A file of the site, which has the emulator once.
const EMULATOR = '/browser-emulator/index.js';
/** Characters of a body in the list of requests. */
const MAX_BODY = 20_000;

const post = (message: FromEmulator): void => postMessage(message);

const emulator: Promise<BrowserEmulator> = import(EMULATOR).then(({ createEmulator }) =>
  createEmulator({ seed: 1, start: 'default' }),
);

async function listed(path: string): Promise<readonly { readonly id: string; readonly name: string }[]> {
  const headers = { authorization: `Bearer ${TOKEN}` };
  const response = await (await emulator).fetch(new Request(`${API}/client/v4${path}`, { headers }));
  return (await response.json()).result;
}

async function accounts(): Promise<Account[]> {
  const found = await listed('/accounts');
  return Promise.all(
    found.map(async ({ id, name }) => {
      const zones = await listed(`/zones?account.id=${id}`);
      return { id, name, zones: zones.map((zone) => ({ id: zone.id, name: zone.name })) };
    }),
  );
}

async function received({ id, method, url, headers, body }: SentCall): Promise<ReceivedCall> {
  const started = performance.now();
  const init = { method, headers: [...headers].map(([name, value]): [string, string] => [name, value]) };
  const { pathname, search } = new URL(url);
  const shown = { method, path: pathname.replace(/^\/client\/v4/, '') + search, sent: shownBody(body) };
  const note = (status: number | undefined, got: string): void =>
    post({
      kind: 'call',
      call: { ...shown, status, duration: Math.round(performance.now() - started), received: got },
    });
  try {
    const request = new Request(url, body === undefined ? init : { ...init, body });
    const response = await (await emulator).fetch(request);
    const bytes = await response.arrayBuffer();
    note(response.status, shownBody(bytes));
    return { id, status: response.status, headers: [...response.headers], body: bytes };
  } catch (error) {
    note(undefined, messageOf(error));
    return { id, error: messageOf(error) };
  }
}

function shownBody(body: ArrayBuffer | undefined): string {
  const bytes = new Uint8Array(body ?? []);
  const text = textOf(bytes);
  return text === undefined ? `${bytes.length} bytes` : pretty(text, MAX_BODY);
}

async function obey(message: ToEmulator): Promise<void> {
  const { faults, reset } = await emulator;
  // Its ids depend on the number of requests: there are no others.
  if (message.kind === 'arrange') return arrange(await emulator, message.before);
  if (message.kind === 'program') {
    const { port } = message;
    port.onmessage = async ({ data }) => port.postMessage(await received(data));
    return;
  }
  if (message.kind === 'faults') {
    faults.clear();
    for (const rule of message.rules) faults.add(rule);
    return;
  }
  await reset();
  post({ kind: 'ready', accounts: await accounts() });
}

const failed = (error: unknown): void => post({ kind: 'failed', message: messageOf(error) });

/** Messages are obeyed in order: a program starts on the state that it needs. */
let last: Promise<unknown> = accounts().then((found) => post({ kind: 'ready', accounts: found }), failed);
addEventListener('message', ({ data }: MessageEvent<ToEmulator>) => {
  last = last.then(() => obey(data)).catch(failed);
});
