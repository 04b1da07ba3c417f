/** The contract's achieved goals for descriptions, names, limits and its source must stay reached. */
import { expect, test } from 'vitest';
import { loadContract } from '../openapi/contract.ts';
import { add } from './count.ts';
import { goalsOf, sourceGoals } from './goals.ts';
import { countAll } from './run.ts';
import { sourceFigures } from './source.ts';

const counted = countAll({ contract: () => loadContract() });
const goals = [...goalsOf(counted.map(({ figures }) => figures).reduce(add)), ...sourceGoals(sourceFigures())];

test.each(goals)('$what: $is, required is $wanted', ({ reached }) => expect(reached).toBe(true));
