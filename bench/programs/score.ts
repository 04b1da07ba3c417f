/**
 * Runs one part of the score card with one package. Arguments: package, part, URL of `score-server.ts`, quick or whole.
 * Prints the results.
 */
import { answers } from './score/answers.ts';
import { credentials } from './score/credentials.ts';
import { endings } from './score/endings.ts';
import { limits } from './score/limits.ts';
import { lostAnswers } from './score/lost-answers.ts';
import { outage } from './score/outage.ts';
import { paging } from './score/paging.ts';
import { openScenario, type Part } from './score/scenario.ts';
import { secrets } from './score/secrets.ts';
import { tenProducts } from './score/ten-products.ts';

const parts: { readonly [name: string]: Part } = {
  paging,
  limits,
  lostAnswers,
  tenProducts,
  endings,
  outage,
  answers,
  credentials,
  secrets,
};

const [name = '', part = '', control = '', size] = process.argv.slice(2);
const run = parts[part];
if (!run) throw new Error(`There is no part "${part}".`);
console.log(JSON.stringify(await run(await openScenario(name, control, size === 'quick'))));
// Ends the process even if a call hangs.
process.exit();
