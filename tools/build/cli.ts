/** `npm run build`: what each package publishes, in its `dist` folder. */
import { buildClient } from './packages.ts';

const started = performance.now();
await buildClient();
console.log(`built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
