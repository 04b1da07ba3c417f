/** Replaces `packages/cli/src/process/start-package.ts` in the executable, which has the emulator in it. */
import process from 'node:process';
import { portFile } from '../../../packages/emulator/src/port-file.ts';
import { run } from '../../../packages/emulator/src/run.ts';

/** The exit code; undefined for a package that is not part of the executable. */
export async function startPackage(name: string, args: readonly string[]): Promise<number | undefined> {
  if (name !== '@flarewire/emulator') return undefined;
  const stopped = new Promise<void>((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
  return run(args, {
    out: console.log,
    err: console.error,
    command: 'flarewire emulator',
    stopped,
    portFile: portFile(),
  });
}
