/** `npm run contract:report`: see run.ts. */
import { loadContract } from '../openapi/contract.ts';
import { run } from './run.ts';
import { sourceFigures } from './source.ts';

process.exitCode = run(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  say: (text) => process.stderr.write(text),
  contract: loadContract,
  source: () => sourceFigures(),
});
