/** Runs before every test file: waiting for something ends late, since on a busy machine it only comes later. */
import { vi } from 'vitest';

const PATIENCE = 20_000;

const { waitFor } = vi;
// Test files share a process: once is enough.
if (waitFor.name !== 'waitLonger') {
  vi.waitFor = function waitLonger(check, options) {
    return waitFor(check, typeof options === 'number' ? options : { timeout: PATIENCE, ...options });
  };
}
