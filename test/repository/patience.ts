/**
 * Runs before every test file: waiting for something ends late, since on a busy machine it only comes later, and looks
 * often, since most of it comes at once.
 */
import { vi } from 'vitest';

const PATIENCE = 120_000;
const INTERVAL = 5;

const { waitFor } = vi;
// Test files share a process: once is enough.
if (waitFor.name !== 'waitLonger') {
  vi.waitFor = function waitLonger(check, options) {
    const given = typeof options === 'number' ? { timeout: options } : options;
    return waitFor(check, { timeout: PATIENCE, interval: INTERVAL, ...given });
  };
}
