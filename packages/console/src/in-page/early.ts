/** Starts the worker while the page still loads its own scripts. */
import { EARLY_WORKER } from '../wire/in-page.ts';

const worker = new Worker(new URL('worker.js', import.meta.url), { type: 'module' });
Object.assign(globalThis, { [EARLY_WORKER]: worker });
// The page starts another one.
worker.addEventListener('error', () => Reflect.deleteProperty(globalThis, EARLY_WORKER), { once: true });
