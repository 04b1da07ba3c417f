/** `flarewire kv list NAMESPACE`: the keys of a namespace. */
import { listOf } from '../../tree/list-of.ts';
import type { ExitCode, Verb } from '../../verb.ts';
import { ACCOUNT_FLAG, CLIENT_FLAGS, sessionOf } from '../common.ts';
import { FORMAT_FLAG, showList } from '../show.ts';
import { namespaceOf, PREFIX } from './namespace.ts';

export const kvList: Verb = {
  summary: 'List the keys of a namespace, or all namespaces without an argument',
  takes: 'NAMESPACE',
  flagged: [['namespace', 'namespace-id']],
  names: ['kv.namespaces.list'],
  notes: 'NAMESPACE is a title or id.',
  flags: { ...PREFIX, ...FORMAT_FLAG, ...ACCOUNT_FLAG, ...CLIENT_FLAGS },
  run: async (given, io): Promise<ExitCode> => {
    const session = await sessionOf(given, io);
    const namespace = await namespaceOf(given, session, io);
    const prefix = given.value('prefix');
    const params = { ...namespace, ...(prefix === undefined ? {} : { prefix }) };
    const keys = listOf(session.client.call('kv.namespaces.keys.list' as string, params, { signal: io.interrupted }));
    await showList(keys, given, io, ['name', 'expiration', 'metadata']);
    return 0;
  },
};
