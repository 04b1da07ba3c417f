/** Records: forwards every call, and stores it without its secrets. */
import type { Fetch } from '../../types.ts';
import { withAliases } from './aliases.ts';
import { writeCassette } from './cassette-file.ts';
import type { Cassette, CassetteOptions } from './cassette-options.ts';
import { masksOf, Secrets } from './masks.ts';
import { pathOf, type RecordedCall, recordResponse } from './recorded-call.ts';
import { recordedOf, takeRequest } from './taken-request.ts';

export function record(file: string, { fetch: send = (url, init) => fetch(url, init) }: CassetteOptions): Cassette {
  const made: (RecordedCall | undefined)[] = [];
  const secrets = new Secrets();
  const recording: Fetch = async (url, init) => {
    // Keep the order of requests: responses arrive in any order.
    const place = made.push(undefined) - 1;
    const { request, bytes } = await takeRequest(url, init);
    const type = request.headers.get('content-type');
    const headers = { ...Object.fromEntries(new Headers(init.headers)), ...(type && { 'content-type': type }) };
    const response = await send(url, { ...init, headers, ...(init.body && { body: bytes }) });
    const answer = new Uint8Array(await response.arrayBuffer());
    const path = pathOf(new URL(request.url));
    made[place] = {
      request: await recordedOf(request, bytes, secrets),
      response: await recordResponse(response, answer, masksOf(request.method, path, 'answer', secrets)),
    };
    const kept = new Headers(response.headers);
    // The stored body is decoded.
    for (const name of ['content-encoding', 'content-length']) kept.delete(name);
    const { status } = response;
    return new Response([204, 205, 304].includes(status) ? null : answer, { status, headers: kept });
  };
  return {
    mode: 'record',
    fetch: recording,
    options: { fetch: recording },
    close: async () => {
      const calls = made.filter((call) => call !== undefined);
      await writeCassette(file, withAliases(secrets.hide(calls)));
    },
  };
}
