/** `flarewire emulator`, `flarewire console`: the other programs of flarewire, by one name. */
import type { ExitCode, Verb } from '../verb.ts';

const program = (name: string, summary: string): Verb => ({
  summary,
  takes: '[options]',
  isRaw: true,
  hasOwnHelp: true,
  run: async ({ argv }, io) => {
    const code = await io.start(`@flarewire/${name}`, argv);
    if (code !== undefined) return code as ExitCode; // its own, which means the same
    io.err(`@flarewire/${name} is not installed. Install it with: npm install -g @flarewire/${name}\n`);
    return 2;
  },
});

export const emulator = program('emulator', 'Run the emulator; --local sends any command to it');
export const console = program('console', 'Run the web console');
