/** `flarewire kv get`: the value of a key, byte by byte. */
import { isNotFound } from 'flarewire';
import { bytesIn } from '../../output/response-bytes.ts';
import type { ExitCode, Verb } from '../../verb.ts';
import { WrongInput } from '../../wrong-input.ts';
import { ACCOUNT_FLAG, CLIENT_FLAGS, sessionOf } from '../common.ts';
import { keyOf } from './key.ts';

export const kvGet: Verb = {
  summary: 'Print the value of a key',
  takes: 'NAMESPACE KEY',
  flagged: [['namespace', 'namespace-id'], ['key']],
  names: ['kv.namespaces.list'],
  notes: 'NAMESPACE is a title or id. The value is printed unchanged; --output writes it to a file.',
  flags: {
    output: { type: 'string', short: 'o', value: 'FILE', about: 'write to a file that does not exist yet' },
    force: { type: 'boolean', about: 'let --output overwrite a file' },
    ...ACCOUNT_FLAG,
    ...CLIENT_FLAGS,
  },
  run: async (given, io): Promise<ExitCode> => {
    if (given.words.length > 2) throw new WrongInput(`Unexpected argument "${given.words[2]}".`);
    const session = await sessionOf(given, io);
    const key = await keyOf(given, session, io);
    const response = await session.client
      .call('kv.namespaces.values.get' as string, key, { signal: io.interrupted })
      .asResponse()
      .catch((error: unknown) => {
        throw isNotFound(error) ? new WrongInput(`No key "${key.key_name}" in "${given.words[0]}".`) : error;
      });
    const file = given.value('output');
    if (file !== undefined) await io.writeFile(file, bytesIn(response), { mayReplace: given.isOn('force') });
    else for await (const chunk of bytesIn(response)) await io.out(chunk);
    return 0;
  },
};
