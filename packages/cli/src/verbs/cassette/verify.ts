/** `flarewire cassette verify`: a recording of the real API against the emulator, call by call. */
import { differencesOf } from '../../cassette/differences.ts';
import { ownersOf, type Recorded, readRecording } from '../../cassette/recording.ts';
import { textAt } from '../../input/values.ts';
import type { Verb } from '../../verb.ts';
import { WrongInput } from '../../wrong-input.ts';

export const cassetteVerify: Verb = {
  summary: 'Compare a recording of the real API with the emulator',
  takes: 'FILE',
  notes:
    'Sends the calls of a cassette to a new emulator, and prints how its responses differ: status, codes, keys and types, never values. Exit code 1 if any differ.',
  run: async ({ words }, io) => {
    const [file, ...others] = words;
    if (file === undefined || others.length > 0)
      throw new WrongInput('Give one cassette: flarewire cassette verify FILE');
    const calls = readRecording(file, await textAt(file, io));
    const { createEmulator } = await import('@flarewire/emulator');
    const { accounts, zones } = ownersOf(calls);
    const start = {
      accounts: accounts.map((id) => ({ id, name: 'Recorded account' })),
      zones: zones.map((id, at) => ({ id, name: `recorded-${at + 1}.example` })),
    };
    const emulator = createEmulator(
      accounts.length + zones.length === 0 ? {} : { start: accounts.length === 0 ? { zones: start.zones } : start },
    );
    const ids = new Map<string, string>();
    let differing = 0;
    for (const [at, { request, response }] of calls.entries()) {
      const ours = await send(emulator.fetch, JSON.parse(withIds(JSON.stringify(request), ids)));
      bind(response.body, ours.body, ids);
      const lines = differencesOf(response, ours);
      if (lines.length === 0) continue;
      differing += 1;
      await io.out(`call ${at + 1}: ${request.method} ${request.path}\n${lines.map((line) => `  ${line}\n`).join('')}`);
    }
    await emulator.close();
    io.err(`${calls.length - differing} of ${calls.length} calls agree with the emulator.\n`);
    return differing === 0 ? 0 : 1;
  },
};

const withIds = (text: string, ids: ReadonlyMap<string, string>): string =>
  [...ids].reduce((filled, [recorded, ours]) => filled.replaceAll(recorded, ours), text);

/** Ids of the emulator in the place of the recorded ones, for the calls that follow. */
function bind(recorded: unknown, ours: unknown, ids: Map<string, string>): void {
  if (typeof recorded === 'string' && typeof ours === 'string') {
    if (/^[0-9a-f-]{32,36}$/.test(recorded) && recorded !== ours && !ids.has(recorded)) ids.set(recorded, ours);
  } else if (typeof recorded === 'object' && recorded !== null) {
    for (const [name, value] of Object.entries(recorded)) bind(value, Object(ours)[name], ids);
  }
}

async function send(fetch: (url: string, init: RequestInit) => Promise<Response>, request: Recorded['request']) {
  const query = new URLSearchParams(
    Object.entries(request.query ?? {}).flatMap(([name, values]) =>
      [values].flat().map((value): [string, string] => [name, value]),
    ),
  );
  const json = request.body === undefined ? undefined : JSON.stringify(request.body);
  const body = request.form === undefined ? (json ?? request.text ?? bytesOf(request.bytes)) : formOf(request.form);
  const response = await fetch(
    `https://api.cloudflare.com/client/v4${request.path}${query.size > 0 ? `?${query}` : ''}`,
    {
      method: request.method,
      headers: {
        authorization: 'Bearer recorded',
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...request.headers,
      },
      ...(body === undefined ? {} : { body }),
    },
  );
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') === true && text !== '';
  return { status: response.status, ...(isJson ? { body: JSON.parse(text) as unknown } : {}) };
}

const bytesOf = (base64: string | undefined): Uint8Array<ArrayBuffer> | undefined =>
  base64 === undefined ? undefined : Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

function formOf(fields: NonNullable<Recorded['request']['form']>): FormData {
  const form = new FormData();
  for (const { name, text, body } of fields) form.append(name, text ?? JSON.stringify(body ?? ''));
  return form;
}
