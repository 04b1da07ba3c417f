/** The emulator of the page's examples: in a worker, so that the page stays responsive. */
import { EMULATOR, replay } from './replay.ts';

// Files of the site that the bundler does not know.
const PATH = '/browser-emulator/index.js';
let loading;

function load() {
  loading ??= import(/* @vite-ignore */ PATH).then(({ createEmulator }) => createEmulator(EMULATOR));
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

async function handle({ id, run }) {
  try {
    postMessage({ id, ran: await replay(await load(), run) });
  } catch (error) {
    postMessage({ id, error: String(error) });
  }
}

/** Runs share one state, which each resets: they wait for each other. */
let last = Promise.resolve();
addEventListener('message', ({ data }) => {
  last = last.then(() => handle(data));
});
