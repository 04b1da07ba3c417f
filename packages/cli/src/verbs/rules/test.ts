/** `flarewire rules test`: requests, and the action that the rules of a zone or a file should take. */
import type { TracedRuleset } from '@flarewire/rules-language';
import { textAt } from '../../input/values.ts';
import type { Io } from '../../io.ts';
import type { Given, Verb } from '../../verb.ts';
import { WrongInput } from '../../wrong-input.ts';
import { CLIENT_FLAGS, sessionOf, ZONE_FLAG, zoneId } from '../common.ts';
import { casesIn, runCase } from './cases.ts';
import { parsedFile, rulesetsIn } from './collect.ts';
import { junit, tap } from './reports.ts';
import { rulesetsOfZone } from './zone-rules.ts';

const FORMATS = { tap, junit } as const;

export const rulesTest: Verb = {
  summary: 'Test which action rules take on requests, without sending any',
  takes: 'FILE [--zone ZONE | --rules FILE]',
  notes:
    'FILE is YAML or JSON: tests with request (a URL or a curl command), fields and expect. Rules are those of the zone, of a file or of a folder made by flarewire backup. Exit code 1 if a test fails.',
  flags: {
    ...ZONE_FLAG,
    rules: { type: 'string', value: 'FILE', about: 'JSON or YAML with rulesets, or the folder of a backup' },
    format: { type: 'string', value: 'tap|junit', about: 'format of the results (default tap)' },
    ...CLIENT_FLAGS,
  },
  run: async (given, io) => {
    const [file, ...more] = given.words;
    if (file === undefined || more.length > 0)
      throw new WrongInput('Give one test file. Usage: flarewire rules test FILE');
    const format = formatOf(given.value('format') ?? 'tap');
    const value = await parsedFile(file, await textAt(file, io));
    const cases = casesIn(value, file);
    const rulesets = await rulesetsFor(given, value, io);
    const results = cases.map((one) => runCase(one, rulesets));
    await io.out(format(results));
    const failed = results.filter(({ isGood }) => !isGood).length;
    io.err(`${results.length - failed} of ${results.length} tests passed.\n`);
    return failed === 0 ? 0 : 1;
  },
};

/** @throws WrongInput */
function formatOf(name: string) {
  if (name === 'tap' || name === 'junit') return FORMATS[name];
  throw new WrongInput(`Unknown format "${name}". Allowed: ${Object.keys(FORMATS).join(', ')}.`);
}

/** Those of a flag, else those that the file names: `zone`, `rules` (a file), or `rulesets` in it. */
async function rulesetsFor(given: Given, value: unknown, io: Io): Promise<TracedRuleset[]> {
  const named = (name: string): string | undefined => {
    const own = typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name) : [];
    return typeof own?.[1] === 'string' ? own[1] : undefined;
  };
  const path = given.value('rules') ?? (given.value('zone') === undefined ? named('rules') : undefined);
  if (path !== undefined) return rulesetsIn(await valueAt(path, io));
  const zone = given.value('zone') ?? named('zone');
  if (zone !== undefined) {
    const session = await sessionOf(given, io);
    const id = await zoneId(session.client, zone, io);
    return rulesetsIn(await rulesetsOfZone(session.client, id, io.interrupted));
  }
  const own = rulesetsIn(value);
  if (own.length > 0) return own;
  throw new WrongInput('No rules to test: give --zone or --rules, or name zone, rules or rulesets in the file.');
}

async function valueAt(path: string, io: Io): Promise<unknown> {
  if (/\.(?:json|ya?ml)$/i.test(path)) return parsedFile(path, await textAt(path, io));
  const { openBackup } = await import('@flarewire/backup');
  return openBackup(path);
}
