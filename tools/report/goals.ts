/** Goals of the contract, as figures over all products and over its source. */
import type { Described, Figures } from './count.ts';
import type { SourceFigures } from './source.ts';

export interface Goal {
  readonly what: string;
  readonly wanted: string;
  readonly is: string;
  readonly reached: boolean;
}

const percent = (part: number, whole: number): number => (whole === 0 ? 100 : (100 * part) / whole);
const display = (value: number): string => `${value.toFixed(1)} %`;
const share = ({ fields, own, inherited }: Described): number => percent(own + inherited, fields);

export function goalsOf(all: Figures): Goal[] {
  const { input, result, limits, facts } = all;
  const most = (what: string, is: number, wanted: number): Goal => ({
    what,
    wanted: `${wanted}`,
    is: `${is}`,
    reached: is <= wanted,
  });
  const least = (what: string, is: number, wanted: number): Goal => ({
    what,
    wanted: `≥ ${wanted}`,
    is: `${is}`,
    reached: is >= wanted,
  });
  const part = (what: string, is: number, wanted: number): Goal => ({
    what,
    wanted: `≥ ${wanted} %`,
    is: display(is),
    reached: is >= wanted,
  });
  const inherited = percent(input.inherited + result.inherited, input.fields + result.fields);
  return [
    part('input fields with words', share(input), 98),
    part('result fields with words', share(result), 90),
    { what: 'fields with inherited words', wanted: '≤ 33.3 %', is: display(inherited), reached: inherited <= 100 / 3 },
    most('words that repeat the name', all.repeated, 0),
    least('operations with a second paragraph', all.paragraphs, 700),
    least('operations with a hand-written example', all.examples, 400),
    most('summaries with another verb', all.verbs, 0),
    part('input fields with a limit, of those that can have one', percent(limits.given, limits.possible), 35),
    most('types named after their place in a union', all.unnamed, 0),
    least('lists that tell their columns', facts.columns, 250),
    least('lists that tell what finds an item again', facts.key, 120),
    least('operations that tell how to wait for them', facts.waits, 40),
    least('operations that tell the limit of a batch', facts.most, 25),
    least('deletions that tell what goes along', facts.cascades, 40),
  ];
}

/** Budgets of the source. */
export function sourceGoals({ lines, longest, documented, repeated }: SourceFigures): Goal[] {
  const share = percent(repeated, documented);
  return [
    { what: 'lines of api/', wanted: '≤ 98000', is: `${lines}`, reached: lines <= 98_000 },
    {
      what: 'lines of the longest file of api/',
      wanted: '≤ 1500',
      is: `${longest}`,
      reached: longest <= 1500,
    },
    {
      what: 'documented fields that repeat another one of their product',
      wanted: '≤ 20 %',
      is: display(share),
      reached: share <= 20,
    },
  ];
}
