/** `flarewire rules check`: expressions of a file or a zone, checked as the API checks them. */
import { checkExpression, report } from '@flarewire/rules-language';
import { textAt } from '../../input/values.ts';
import type { Io } from '../../io.ts';
import { plain } from '../../plain.ts';
import type { Given, Verb } from '../../verb.ts';
import { WrongInput } from '../../wrong-input.ts';
import { CLIENT_FLAGS, sessionOf, ZONE_FLAG, zoneOf } from '../common.ts';
import { expressionsIn, expressionsOfFile, type Found } from './collect.ts';
import { rulesetsOfZone } from './zone-rules.ts';

export const rulesCheck: Verb = {
  summary: 'Check the expressions of files or of a zone',
  takes: 'FILES | --zone ZONE',
  notes:
    'Files are JSON or YAML (rules, backups), Terraform (.tf), or text with blank lines between expressions. Exit code 1 if there is a problem.',
  flags: { ...ZONE_FLAG, json: { type: 'boolean', about: 'print problems as JSON, one per line' }, ...CLIENT_FLAGS },
  run: async (given, io) => {
    const found = await foundIn(given, io);
    let problems = 0;
    for (const { place, text, options } of found) {
      const checked = checkExpression(text, options);
      if (checked.ok) {
        for (const note of checked.notes) io.err(`${plain(place)}: ${note}\n`);
        continue;
      }
      problems++;
      const { at, length, message, hint, page } = checked.problem;
      const lines = [report(text, checked.problem), hint, page].filter((line) => line !== undefined);
      const row = { place, expression: text, at, length, message, hint, page };
      await io.out(given.isOn('json') ? `${JSON.stringify(row)}\n` : `${plain(place)}: ${shown(lines.join('\n'))}\n`);
    }
    io.err(`${count(found.length, 'expression')}, ${count(problems, 'problem')}.\n`);
    return problems === 0 ? 0 : 1;
  },
};

const count = (number: number, word: string): string => `${number} ${word}${number === 1 ? '' : 's'}`;
const shown = (text: string): string => text.split('\n').map(plain).join('\n');

async function foundIn(given: Given, io: Io): Promise<Found[]> {
  const files = given.words;
  if (files.length > 0) {
    const all = await Promise.all(files.map(async (file) => expressionsOfFile(file, await textAt(file, io))));
    return all.flat();
  }
  if (given.value('zone') === undefined)
    throw new WrongInput('Nothing to check. Usage: flarewire rules check FILE, or flarewire rules check --zone ZONE');
  const session = await sessionOf(given, io);
  const zone = await zoneOf(given, session, io);
  const rulesets = await rulesetsOfZone(session.client, zone, io.interrupted);
  return expressionsIn(rulesets, given.value('zone') ?? zone);
}
