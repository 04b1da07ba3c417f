/** Runs a program of clients/infrastructure as users of Alchemy run theirs. */
import { join } from 'node:path';
import { changes, openFront, program, TOKEN } from '../suite/kit.mjs';

const folder = join(import.meta.dirname, '../infrastructure');

export async function alchemyProgram(file) {
  const front = await openFront();
  const run = (args, { version = '1', token = TOKEN, ...options } = {}) =>
    program(process.execPath, ['--import', join(folder, 'through-proxy.mjs'), join(folder, file), ...args], {
      env: {
        ...front.env,
        CLOUDFLARE_API_TOKEN: token,
        PROGRAM_VERSION: version,
        ALCHEMY_TELEMETRY_DISABLED: '1',
        DO_NOT_TRACK: '1',
        // Its state is in the folder of the run, and goes with it.
        ALCHEMY_CI_STATE_STORE_CHECK: 'false',
      },
      ...options,
    });
  /** Changes requested by a run. */
  const during = async (work) => {
    const before = changes(front).length;
    await work();
    return changes(front).slice(before);
  };
  return { run, during, front };
}
