/** `flarewire kv put`: writes one key. */
import { fileAt } from '../../input/values.ts';
import type { ExitCode, Verb } from '../../verb.ts';
import { WrongInput } from '../../wrong-input.ts';
import { ACCOUNT_FLAG, CLIENT_FLAGS, sessionOf } from '../common.ts';
import { keyOf } from './key.ts';

export const kvPut: Verb = {
  summary: 'Write the value of a key',
  takes: 'NAMESPACE KEY VALUE|@FILE|-',
  flagged: [['namespace', 'namespace-id'], ['key'], ['value']],
  names: ['kv.namespaces.list'],
  notes: 'NAMESPACE is a title or id. @FILE and - (standard input) are sent byte by byte; @@ starts a literal @.',
  flags: {
    ttl: { type: 'string', value: 'SECONDS', about: 'delete the key after this time, at least 60 seconds' },
    expiration: { type: 'string', value: 'SECONDS', about: 'delete the key at this time, in seconds since 1970' },
    metadata: { type: 'string', value: 'JSON', about: 'metadata of the key' },
    ...ACCOUNT_FLAG,
    ...CLIENT_FLAGS,
  },
  run: async (given, io): Promise<ExitCode> => {
    const [, , text, more] = given.words;
    if (text === undefined || more !== undefined)
      throw new WrongInput('Usage: flarewire kv put NAMESPACE KEY VALUE|@FILE|-');
    const metadata = given.value('metadata');
    const extra = {
      ...seconds('expiration_ttl', given.value('ttl')),
      ...seconds('expiration', given.value('expiration')),
      ...(metadata === undefined ? {} : { metadata: parsed(metadata) }),
    };
    const session = await sessionOf(given, io);
    const key = await keyOf(given, session, io);
    const isFile = text === '-' || /^@[^@]/.test(text);
    const value = isFile ? await fileAt(text.replace(/^@/, ''), io) : text.replace(/^@@/, '@');
    const params = { ...key, ...extra, value };
    await session.client.call('kv.namespaces.values.update' as string, params, { signal: io.interrupted });
    io.err(`${key.key_name}: written.\n`);
    return 0;
  },
};

function seconds(name: string, text: string | undefined): object {
  if (text === undefined) return {};
  if (!/^\d+$/.test(text))
    throw new WrongInput(`--${name === 'expiration' ? name : 'ttl'} must be seconds, not "${text}".`);
  return { [name]: Number(text) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new WrongInput(`--metadata must be JSON, not "${text.slice(0, 60)}".`);
  }
}
