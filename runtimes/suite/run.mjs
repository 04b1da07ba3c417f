/** Runs every check in sequence and reports its outcome. */
import './before.mjs';

import { basics } from './basics.mjs';
import { errors } from './errors.mjs';
import { extras } from './extras.mjs';
import { isolation } from './isolation.mjs';
import { lists } from './lists.mjs';
import { requests } from './requests.mjs';
import { within } from './support.mjs';
import { uploads } from './uploads.mjs';
import { waiting } from './waiting.mjs';

// Output, rejections and leftovers are checked last.
export const checks = [...basics, ...requests, ...errors, ...lists, ...waiting, ...uploads, ...extras, ...isolation];

/** Milliseconds per check, and after which no other starts: earlier results must still be reported. */
const MAX_LENGTH = 30_000;
const ENOUGH = 200_000;

/**
 * @param settings from the driver: `kind` and `name` of runtime, origins `api`, `other` and `closed`, `environment`,
 * `relay`
 * @param extra available in some runtimes only: `require`, and a callback for started checks
 */
export async function run(settings, extra = {}) {
  const env = { ...settings, ...extra, printed: watchConsole(), rejections: watchRejections() };
  const results = [];
  const begun = performance.now();
  for (const { name, run: check } of checks) {
    env.tell?.(name);
    const started = performance.now();
    let error;
    try {
      if (started - begun > ENOUGH) throw new Error(`not run: the checks before took ${ENOUGH / 1000} s`);
      await within(MAX_LENGTH, check(env), 'the check');
    } catch (caught) {
      error = describe(caught);
    }
    results.push({ name, ms: Math.round(performance.now() - started), ...(error && { error }) });
  }
  return results;
}

/** Some engines include the message in the stack, some do not. */
function describe(error) {
  const { name, message, stack = '', cause } = Object(error);
  const text = stack.includes(message) ? stack : `${name ?? error}: ${message}\n${stack}`;
  return cause ? `${text}\ncause: ${cause}` : text;
}

function watchConsole() {
  const printed = [];
  for (const level of ['log', 'info', 'warn', 'error', 'debug', 'trace', 'dir', 'table'])
    if (console[level]) console[level] = (...args) => void printed.push(`${level}: ${args.map(String).join(' ')}`);
  return printed;
}

function watchRejections() {
  const rejections = [];
  const note = (reason) => void rejections.push(describe(reason));
  // Node reports them on its process; every other runtime as an event.
  if (globalThis.process?.on) globalThis.process.on('unhandledRejection', note);
  else
    globalThis.addEventListener('unhandledrejection', (event) => {
      event.preventDefault();
      note(event.reason);
    });
  return rejections;
}
