/** `flarewire rules check`: expressions of a file or a zone, checked as the API checks them. */
import { checkExpression, report } from '@flarewire/rules-language';
import { textAt } from '../../input/values.ts';
import type { Io } from '../../io.ts';
import { plain } from '../../plain.ts';
import type { Given, Verb } from '../../verb.ts';
import { WrongInput } from '../../wrong-input.ts';
import { CLIENT_FLAGS, sessionOf, ZONE_FLAG, zoneOf } from '../common.ts';
import { expressionsIn, expressionsOfFile, type Found } from './collect.ts';
import { listKindsOf, rulesetsOfZone } from './zone-rules.ts';

export const rulesCheck: Verb = {
  summary: 'Check the expressions of files or of a zone',
  takes: 'FILES [--zone ZONE] | --zone ZONE',
  notes:
    'Files are JSON or YAML (rules, backups), Terraform (.tf), or text with blank lines between expressions. With --zone and no file, the rules of the zone are checked; with both, the lists that files name must be in the account of the zone. Exit code 1 if there is a problem.',
  flags: { ...ZONE_FLAG, json: { type: 'boolean', about: 'print problems as JSON, one per line' }, ...CLIENT_FLAGS },
  run: async (given, io) => {
    const { found, lists } = await foundIn(given, io);
    let problems = 0;
    for (const { place, text, options } of found) {
      const checked = checkExpression(text, lists === undefined ? options : { ...options, lists });
      if (checked.ok) continue;
      problems++;
      const { at, length, message, hint, page } = checked.problem;
      const lines = [report(text, checked.problem), hint, page].filter((line) => line !== undefined);
      const row = { place, expression: text, at, length, message, hint, page };
      await io.out(given.isOn('json') ? `${JSON.stringify(row)}\n` : `${plain(place)}: ${display(lines.join('\n'))}\n`);
    }
    io.err(`${count(found.length, 'expression')}, ${count(problems, 'problem')}.\n`);
    return problems === 0 ? 0 : 1;
  },
};

const count = (number: number, word: string): string => `${number} ${word}${number === 1 ? '' : 's'}`;
const display = (text: string): string => text.split('\n').map(plain).join('\n');

interface Task {
  readonly found: readonly Found[];
  /** Kinds of the lists of the account, by name. */
  readonly lists?: Readonly<Record<string, string>> | undefined;
}

async function foundIn(given: Given, io: Io): Promise<Task> {
  const files = await Promise.all(given.words.map(async (file) => expressionsOfFile(file, await textAt(file, io))));
  if (given.value('zone') === undefined) {
    if (files.length > 0) return { found: files.flat() };
    throw new WrongInput('Nothing to check. Usage: flarewire rules check FILE, or flarewire rules check --zone ZONE');
  }
  const session = await sessionOf(given, io);
  const zone = await zoneOf(given, session, io);
  const lists = await listKindsOf(session.client, zone, io);
  if (files.length > 0) return { found: files.flat(), lists };
  const rulesets = await rulesetsOfZone(session.client, zone, io.interrupted);
  return { found: expressionsIn(rulesets, given.value('zone') ?? zone), lists };
}
