/** `flarewire purge`: files, tags, hosts or prefixes out of the cache, as many as there are. */
import { inChunks } from 'flarewire/chunk';
import { isHost } from '../input/scope.ts';
import { textAt } from '../input/values.ts';
import type { Io } from '../io.ts';
import { codeOf, type Given, type Verb } from '../verb.ts';
import { WrongInput } from '../wrong-input.ts';
import { CLIENT_FLAGS, confirmed, PLAN_FLAG, planned, sessionOf, YES_FLAG, ZONE_FLAG, zoneOf } from './common.ts';

const KINDS = ['urls', 'tags', 'hosts', 'prefixes'] as const;

/** The host of a URL, a prefix or a host; undefined if there is none. */
function hostOf(value: string): string | undefined {
  const host = value.replace(/^https?:\/\//, '').replace(/[/:?#].*$/s, '');
  return isHost(host) ? host : undefined;
}

/** As `--json` prints it for each value. */
type Outcome = { readonly state: 'planned' | 'purged' } | { readonly state: 'failed'; readonly error: string };

export const purge: Verb = {
  summary: 'Purge the cache of a zone: URLs, tags, hosts, prefixes, or everything',
  takes: 'VALUES',
  notes:
    'VALUES are URLs, or with --tags, --hosts or --prefixes those. --file has one per line. Long lists are sent in several calls.',
  flags: {
    ...ZONE_FLAG,
    tags: { type: 'boolean', about: 'the values are cache tags' },
    hosts: { type: 'boolean', about: 'the values are hostnames' },
    prefixes: { type: 'boolean', about: 'the values are prefixes without a scheme, such as example.com/css' },
    everything: { type: 'boolean', about: 'purge the whole cache' },
    file: { type: 'string', value: 'FILE', about: 'values, one per line; - reads standard input' },
    json: { type: 'boolean', about: 'print JSON, one value per line' },
    ...PLAN_FLAG,
    ...YES_FLAG,
    ...CLIENT_FLAGS,
  },
  run: async (given, io) => {
    const values = await valuesOf(given, io);
    const session = await sessionOf(given, io);
    const [first] = given.isOn('tags') ? [] : values;
    const zone_id = await zoneOf(given, session, io, first && hostOf(first));
    const isEverything = given.isOn('everything');
    const kind = KINDS.find((one) => given.isOn(one)) ?? 'urls';
    const params = isEverything
      ? { zone_id, purge_everything: true }
      : ({ zone_id, [kind === 'urls' ? 'files' : kind]: values } as { zone_id: string; files: string[] }); // one of the kinds
    const print = async (value: string, outcome: Outcome): Promise<void> => {
      const row = { zone_id, kind: isEverything ? 'everything' : kind, value, ...outcome };
      if (given.isOn('json')) await io.out(`${JSON.stringify(row)}\n`);
    };
    if (given.isOn('plan')) {
      const lines = isEverything ? ['everything'] : values;
      if (!given.isOn('json')) return planned(lines, io);
      for (const line of lines) await print(line, { state: 'planned' });
      return planned([], io);
    }
    if (isEverything) {
      const what = 'Purging everything sends all requests to the origin until the cache is filled again';
      if (!(await confirmed(given, io, what))) return 2;
      await session.client.cache.purge(params, { signal: io.interrupted });
      await print('everything', { state: 'purged' });
      io.err('Purged everything.\n');
      return 0;
    }
    const { results, failed } = await inChunks(session.client, 'cache.purge', params, {
      signal: io.interrupted,
      onProgress: ({ done, total }) => io.progress?.(`${done} of ${total} purged`),
    });
    const errors = new Map(failed.map(({ item, error }) => [String(item), error.message]));
    for (const value of values) {
      const error = errors.get(value);
      if (error !== undefined) io.err(`${value}: ${error}\n`);
      await print(value, error === undefined ? { state: 'purged' } : { state: 'failed', error });
    }
    const done = values.length - failed.length;
    io.err(`${done} of ${values.length} purged in ${results.length} ${results.length === 1 ? 'call' : 'calls'}.\n`);
    return codeOf(done, failed.length);
  },
};

/** @throws WrongInput */
async function valuesOf({ words, isOn, value }: Given, io: Io): Promise<string[]> {
  const kinds = KINDS.filter((kind) => isOn(kind));
  if (kinds.length > 1) throw new WrongInput(`--${kinds[0]} cannot be combined with --${kinds[1]}.`);
  const file = value('file');
  const text = file === undefined ? '' : await textAt(file, io);
  const lines = text.split('\n').map((line) => line.trim());
  const values = [...new Set([...words, ...lines.filter((line) => line !== '' && !line.startsWith('#'))])];
  if (isOn('everything') === values.length > 0)
    throw new WrongInput('Give either URLs, tags, hosts, prefixes or --file, or --everything on its own.');
  if (kinds.length > 0 || isOn('everything')) return values;
  const wrong = values.filter((url) => !/^https?:\/\/./.test(url));
  const [first] = wrong;
  if (first === undefined) return values;
  const whole =
    wrong.length === 1 && isHost(first) ? ` To purge a whole zone: flarewire purge --zone ${first} --everything` : '';
  throw new WrongInput(
    `Not http:// or https:// URLs: ${wrong.slice(0, 5).join(', ')}. Did you mean --tags, --hosts or --prefixes?${whole}`,
  );
}
