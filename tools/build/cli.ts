/** `npm run build`: what each package publishes, in its `dist` folder. */
import { builds } from './packages.ts';

const started = performance.now();
for (const build of Object.values(builds)) await build();
console.log(`${Object.keys(builds).join(', ')} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
