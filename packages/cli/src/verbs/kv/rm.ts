/** `flarewire kv rm NAMESPACE KEY`: deletes keys. */
import { inChunks } from 'flarewire/chunk';
import { firstOf, plain } from '../../plain.ts';
import { listOf } from '../../tree/list-of.ts';
import { codeOf, type ExitCode, type Verb } from '../../verb.ts';
import { WrongInput } from '../../wrong-input.ts';
import { ACCOUNT_FLAG, CLIENT_FLAGS, confirmed, PLAN_FLAG, planned, sessionOf, YES_FLAG } from '../common.ts';
import { count } from '../show.ts';
import { namespaceOf, PREFIX } from './namespace.ts';

const DELETE: string = 'kv.namespaces.bulkDelete';

export const kvRm: Verb = {
  summary: 'Delete keys of a namespace',
  takes: 'NAMESPACE KEY [KEY]',
  flagged: [['namespace', 'namespace-id'], ['key']],
  names: ['kv.namespaces.list'],
  notes: 'NAMESPACE is a title or id. --prefix deletes all keys with this prefix.',
  flags: { ...PREFIX, ...PLAN_FLAG, ...YES_FLAG, ...ACCOUNT_FLAG, ...CLIENT_FLAGS },
  run: async (given, io): Promise<ExitCode> => {
    const [title = '', ...named] = given.words;
    const prefix = given.value('prefix');
    if (named.length > 0 === (prefix !== undefined)) throw new WrongInput('Give either keys or --prefix.');
    const session = await sessionOf(given, io);
    const { client } = session;
    const namespace = await namespaceOf({ ...given, words: [title] }, session, io);
    const options = { signal: io.interrupted };
    const keys = [...new Set(named)];
    if (prefix !== undefined)
      for await (const key of listOf(
        client.call('kv.namespaces.keys.list' as string, { ...namespace, prefix }, options),
      ))
        keys.push(String(Object(key).name));
    if (keys.length === 0) throw new WrongInput(`No key in "${title}" begins with "${prefix}".`);
    if (given.isOn('plan')) return planned(keys, io);
    const what = `This deletes ${count(keys.length, 'key')} from "${title}": ${firstOf(keys)}`;
    if (!(await confirmed(given, io, what))) return 2;
    const { failed } = await inChunks(client, DELETE, { ...namespace, body: keys }, options);
    for (const { item, error } of failed) io.err(`${plain(String(item))}: ${error.message}\n`);
    io.err(`${keys.length - failed.length} of ${count(keys.length, 'key')} deleted.\n`);
    return codeOf(keys.length - failed.length, failed.length);
  },
};
