/** Records the requests of an example, so that a page can send them again to its own emulator. */
import type { HttpMethod } from '@flarewire/contract';
import type { RecordedRun, SentRequest, Step } from '../src/scripts/replay.ts';
import { anonymous } from './anonymous.ts';

/** Headers that every request has, or that an emulator ignores. */
const LEFT_OUT = /^(authorization|user-agent|accept|accept-encoding|content-length|connection)$/;

/** Levels above an operation's path in which what it changes may be read. */
const MAX_UP = 2;

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

export async function sentRequest(request: Request, base: string): Promise<SentRequest> {
  const bytes = request.body === null ? undefined : new Uint8Array(await request.clone().arrayBuffer());
  const headers = [...request.headers].filter(([name]) => !LEFT_OUT.test(name));
  return {
    method: request.method,
    path: request.url.slice(base.length),
    ...(headers.length === 0 ? {} : { headers }),
    ...(bytes === undefined ? {} : bodyOf(bytes)),
  };
}

function bodyOf(bytes: Uint8Array): Pick<SentRequest, 'body' | 'base64'> {
  try {
    return { body: utf8.decode(bytes) };
  } catch {
    return { base64: Buffer.from(bytes).toString('base64') };
  }
}

interface Reading {
  readonly method: HttpMethod;
  readonly path: string;
}

/** Finds the address from which a reader sees what an operation changes. */
export function createLooks(operations: readonly Reading[]) {
  const readable = new Set(
    operations.filter(({ method }) => method === 'GET').flatMap(({ path }) => concrete(path).map(anonymous)),
  );
  /** @param path of the request that was sent, with its query @returns undefined for a read, or if nothing shows it */
  return ({ method, path: template }: Reading, path: string): string | undefined => {
    if (method === 'GET') return undefined;
    const [address = ''] = path.split('?');
    const parts = address.split('/');
    const own =
      concrete(template)
        .find((one) => one.split('/').length === parts.length)
        ?.split('/') ?? [];
    for (let end = parts.length; end >= parts.length - MAX_UP && end > 1; end--) {
      const isScope = end === 3 && /^(accounts|zones)$/.test(parts[1] ?? '');
      if (isScope && end < parts.length) return undefined;
      if (readable.has(anonymous(own.slice(0, end).join('/')))) return parts.slice(0, end).join('/');
    }
    return undefined;
  };
}

/** `/{account_or_zone}` stands for two forms. */
const concrete = (path: string): string[] =>
  path.startsWith('/{account_or_zone}')
    ? ['accounts/{account_id}', 'zones/{zone_id}'].map((scope) => path.replace('{account_or_zone}', scope))
    : [path];

/** @param sent all requests of the example in their order, the shown one last */
export function recordedRun(sent: readonly Step[], look: string | undefined): RecordedRun | undefined {
  const request = sent.at(-1);
  if (request === undefined || 'wait' in request) return undefined;
  const before = sent.slice(0, -1);
  return { ...(before.length === 0 ? {} : { before }), request, ...(look === undefined ? {} : { look }) };
}
