/** The contract's achieved goals for descriptions, names and limits must stay reached. */
import { expect, test } from 'vitest';
import { loadContract } from '../openapi/contract.ts';
import { add } from './count.ts';
import { goalsOf } from './goals.ts';
import { countAll } from './run.ts';

const counted = countAll({ contract: () => loadContract() });
const goals = goalsOf(counted.map(({ figures }) => figures).reduce(add));

test.each(goals)('$what: $is, required is $wanted', ({ reached }) => expect(reached).toBe(true));
