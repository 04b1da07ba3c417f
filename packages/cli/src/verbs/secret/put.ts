/** `flarewire secret put`: a secret of a Worker, whose value is never an argument. */
import { isNotFound } from 'flarewire';
import type { ExitCode, Verb } from '../../verb.ts';
import { WrongInput } from '../../wrong-input.ts';
import { ACCOUNT_FLAG, accountOf, CLIENT_FLAGS, sessionOf } from '../common.ts';

export const secretPut: Verb = {
  summary: 'Set a secret of a Worker; the value is prompted for, or read from standard input',
  takes: 'WORKER NAME',
  flagged: [
    ['worker', 'script', 'name'],
    ['secret', 'key'],
  ],
  names: ['workers.scripts.list'],
  notes:
    'A secret is never an argument, because other users could read it:\n  flarewire secret put shop API_KEY < key.txt',
  flags: { ...ACCOUNT_FLAG, ...CLIENT_FLAGS },
  run: async (given, io): Promise<ExitCode> => {
    const [worker, name, more] = given.words;
    if (worker === undefined || name === undefined || more !== undefined)
      throw new WrongInput(
        'Usage: flarewire secret put WORKER NAME. The value is prompted for, or read from standard input.',
      );
    if (!/^[A-Za-z_$][\w$]*$/.test(name))
      throw new WrongInput(`Invalid name "${name}": a secret is a variable of the Worker, such as API_KEY.`);
    const typed = io.ask ? await io.ask(`Value of ${name}: `, { isSecret: true }) : await io.readStdin();
    // A file that was written by an editor ends with a line feed.
    const text = typed.replace(/\r?\n$/, '');
    if (text === '') throw new WrongInput('No value given: nothing was changed.');
    const session = await sessionOf(given, io);
    const account_id = await accountOf(given, session, io);
    const params = { account_id, script_name: worker, name, text, type: 'secret_text' } as const;
    try {
      await session.client.call('workers.scripts.secrets.update' as string, params, { signal: io.interrupted });
    } catch (error) {
      if (!isNotFound(error)) throw error;
      throw new WrongInput(`No Worker named "${worker}". List all: flarewire workers scripts list`);
    }
    io.err(`Secret ${name} of Worker ${worker} is set.\n`);
    return 0;
  },
};
