/** Replaces `packages/emulator/src/products/d1/runner-program.ts` in the executable, which starts itself. */
import { D1_RUNNER } from '../names.ts';

export const PROGRAM = D1_RUNNER;
