/** `flarewire search`: commands by what people type: words, slips, paths, error numbers, other names for things. */
import { plain } from '../plain.ts';
import type { Verb } from '../verb.ts';
import { WrongInput } from '../wrong-input.ts';
import { foundCommands } from './found.ts';

const USUAL = 10;

export const search: Verb = {
  summary: 'Find commands by task, path or error code',
  takes: 'WORDS',
  flags: { limit: { type: 'string', value: 'N', about: `maximum number of results (default ${USUAL})` } },
  run: async ({ words, value }, io) => {
    const text = words.join(' ').trim();
    const limit = Number(value('limit') ?? USUAL);
    if (text === '') throw new WrongInput('Missing search words. Try: flarewire search purge everything');
    if (!Number.isInteger(limit) || limit < 1)
      throw new WrongInput(`--limit must be a positive integer, not "${value('limit')}".`);
    const rows = (await foundCommands(text, limit)).slice(0, limit);
    if (rows.length === 0) {
      io.err(`No results for "${text}". Try other words, or: flarewire --help\n`);
      return 1;
    }
    const width = Math.min(60, Math.max(...rows.map(({ command }) => command.length)));
    for (const row of rows)
      await io.out(io.isTerminal ? `${row.command.padEnd(width)}  ${plain(row.about)}\n` : `${JSON.stringify(row)}\n`);
    return 0;
  },
};
