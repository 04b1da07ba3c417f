/** Starts the pager of the user: `PAGER`, or `less` if it is installed. */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Pager } from '../output/paged.ts';
import { WrongInput } from '../wrong-input.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** Exit codes of a shell for a program that is missing or not executable. */
const NOT_STARTED = [126, 127];

/** Undefined if `PAGER` is not set and `less` is not installed. */
export async function processPager(env: Env): Promise<Pager | undefined> {
  // Ends by itself where all fits, shows colours, and leaves on the screen what was read.
  const options: SpawnOptions = { stdio: ['pipe', 'inherit', 'inherit'], env: { LESS: 'FRX', ...env } };
  const child: ChildProcess =
    env.PAGER === undefined ? spawn('less', [], options) : spawn(env.PAGER, { ...options, shell: true });
  try {
    await once(child, 'spawn');
  } catch {
    return undefined;
  }
  return pagerOf(child, env.PAGER ?? 'less');
}

function pagerOf(child: ChildProcess, name: string): Pager {
  const { stdin } = child;
  if (stdin === null) throw new Error('The pager has no standard input.');
  const closed = once(child, 'close') as Promise<[code: number | null]>;
  let isOpen = true;
  // The user may close the pager before everything is written.
  stdin.on('error', () => {});
  const gone = closed.then(() => {
    isOpen = false;
  });
  return {
    write: async (text) => {
      if (isOpen && !stdin.write(text)) await Promise.race([once(stdin, 'drain').catch(() => gone), gone]);
      return isOpen;
    },
    end: async () => {
      stdin.end();
      const [code] = await closed;
      if (NOT_STARTED.includes(code ?? 0))
        throw new WrongInput(`Cannot start the pager "${name}": set PAGER to another program, or to cat for none.`);
    },
  };
}
