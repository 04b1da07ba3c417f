/**
 * Setup of every test file: waits get a long timeout, because events are late on a busy machine, and a short interval,
 * because most happen at once.
 */
import { vi } from 'vitest';

const PATIENCE = 120_000;
const INTERVAL = 5;

const { waitFor } = vi;
// Test files share a process: patch only once.
if (waitFor.name !== 'waitLonger') {
  vi.waitFor = function waitLonger(check, options) {
    const given = typeof options === 'number' ? { timeout: options } : options;
    return waitFor(check, { timeout: PATIENCE, interval: INTERVAL, ...given });
  };
}
