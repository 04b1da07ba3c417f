/** `flarewire kv export`: the keys and values of a namespace as JSON lines. */
import type { Io } from '../../io.ts';
import type { Session } from '../../session.ts';
import type { Verb } from '../../verb.ts';
import { ACCOUNT_FLAG, CLIENT_FLAGS, sessionOf } from '../common.ts';
import { type Namespace, namespaceOf, PREFIX } from './namespace.ts';

/** A key in a line: what the bulk write takes. */
interface Line {
  readonly key: string;
  readonly value: string;
  readonly base64?: true;
  readonly expiration?: number;
  readonly metadata?: unknown;
}

/** Values read at a time. */
const AT_ONCE = 8;

export const kvExport: Verb = {
  summary: 'Print the keys and values of a namespace, one JSON object per line',
  takes: 'NAMESPACE',
  flagged: [['namespace', 'namespace-id']],
  names: ['kv.namespaces.list'],
  notes:
    'NAMESPACE is a title or id. Values that are not valid UTF-8 are encoded as base64. flarewire kv import reads the output.',
  flags: {
    ...PREFIX,
    output: { type: 'string', short: 'o', value: 'FILE', about: 'write to FILE (use --force to overwrite)' },
    force: { type: 'boolean', about: 'let --output overwrite a file' },
    ...ACCOUNT_FLAG,
    ...CLIENT_FLAGS,
  },
  run: async (given, io) => {
    const session = await sessionOf(given, io);
    const lines = linesOf(session, await namespaceOf(given, session, io), given.value('prefix'), io);
    const path = given.value('output');
    if (path !== undefined) await io.writeFile(path, lines, { mayReplace: given.isOn('force') });
    else for await (const line of lines) await io.out(line);
    return 0;
  },
};

async function* linesOf(
  { client }: Session,
  namespace: Namespace,
  prefix: string | undefined,
  io: Io,
): AsyncGenerator<string> {
  const { account_id, namespace_id } = namespace;
  const { interrupted: signal } = io;
  const read = async (item: {
    readonly name: string;
    readonly expiration?: number;
    readonly metadata?: unknown;
  }): Promise<string> => {
    const answer = await client.kv.namespaces.values.get(item.name, { account_id, namespace_id }, { signal });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const line: Line = {
      key: item.name,
      ...valueIn(bytes),
      ...(item.expiration !== undefined && { expiration: item.expiration }),
      ...(item.metadata != null && { metadata: item.metadata }),
    };
    return `${JSON.stringify(line)}\n`;
  };
  const waiting: Promise<string>[] = [];
  let count = 0;
  const keys = client.kv.namespaces.keys.list(
    namespace_id,
    { account_id, ...(prefix !== undefined && { prefix }) },
    { signal },
  );
  for await (const item of keys) {
    waiting.push(read(item as Parameters<typeof read>[0])); // with a name, as all keys
    // One that fails ends it when its turn comes; none is left unheard.
    waiting.at(-1)?.catch(() => undefined);
    if (waiting.length < AT_ONCE) continue;
    yield (await waiting.shift()) ?? '';
    io.progress?.(`${++count} keys`);
  }
  for (const line of waiting) yield await line;
}

function valueIn(bytes: Uint8Array): Pick<Line, 'value' | 'base64'> {
  try {
    return { value: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return { value: Buffer.from(bytes).toString('base64'), base64: true };
  }
}
