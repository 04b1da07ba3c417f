/** Prints the index of `flarewire search`, as the command publishes it. */
import { searchFile } from '../../packages/cli/src/tree/search-file.ts';

process.stdout.write(await searchFile());
