/** What the contract has reached in words, names and limits, it keeps. */
import { expect, test } from 'vitest';
import { loadContract } from '../openapi/contract.ts';
import { add } from './count.ts';
import { goalsOf } from './goals.ts';
import { countAll } from './run.ts';

const counted = countAll({ contract: () => loadContract() });
const goals = goalsOf(counted.map(({ figures }) => figures).reduce(add));

test.each(goals)('$what: $is, wanted is $wanted', ({ reached }) => expect(reached).toBe(true));
