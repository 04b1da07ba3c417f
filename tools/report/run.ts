/** `npm run contract:report`: arguments in, the figures of the contract out. */
import type { Index, Operation, ProductDocument } from '../../packages/contract/src/types.ts';
import { withOptions } from '../options.ts';
import { add, count, type Described, type Figures, type ProductFigures } from './count.ts';
import { type Goal, goalsOf, sourceGoals } from './goals.ts';
import type { SourceFigures } from './source.ts';

export interface Io {
  readonly out: (text: string) => void;
  readonly say: (text: string) => void;
  readonly contract: () => {
    readonly index: Pick<Index, 'operations'>;
    readonly documents: readonly ProductDocument[];
  };
  readonly source: () => SourceFigures;
}

const USAGE = `Usage: npm run contract:report -- [--product KEY] [--list] [--verbs] [--json] [--check]

Counts the words, examples, limits, names and facts for tools of the compiled contract, per product and over all.
  --product KEY  one product only, such as dns
  --list         every field without words, a line each
  --verbs        every summary that begins with another verb than the one for its purpose
  --json         the figures as JSON
  --check        exit with 1 where a goal is missed
`;

const OPTIONS = {
  product: { type: 'string' },
  list: { type: 'boolean' },
  verbs: { type: 'boolean' },
  json: { type: 'boolean' },
  check: { type: 'boolean' },
} as const;

type Counted = ProductFigures & { readonly key: string };

/** @returns the exit code: 0 done, 1 a goal is missed, 2 wrong usage */
export function run(args: readonly string[], io: Io): number {
  return withOptions(args, { known: OPTIONS, usage: USAGE }, io, (options) => report(options, io));
}

type Options = { readonly [name in keyof typeof OPTIONS]?: name extends 'product' ? string : boolean };

function report(options: Options, io: Io): number {
  const counted = countAll(io, options.product);
  if (counted.length === 0) {
    io.say(`There is no product '${options.product}'.\n`);
    return 2;
  }
  const all = counted.map(({ figures }) => figures).reduce(add);
  const goals = options.product === undefined ? [...goalsOf(all), ...sourceGoals(io.source())] : goalsOf(all);
  if (options.json) io.out(`${JSON.stringify(asJson(counted, all, goals), null, 1)}\n`);
  else if (options.list)
    for (const { place, side } of counted.flatMap(({ bare }) => bare)) io.out(`${side} ${place}\n`);
  else if (options.verbs)
    for (const one of counted.flatMap(({ otherVerbs }) => otherVerbs)) io.out(`${verbLine(one)}\n`);
  else io.out(table(counted, all, goals));
  return options.check && goals.some(({ reached }) => !reached) ? 1 : 0;
}

const verbLine = ({ name, method, summary }: Operation): string => `${name} (${method}): ${summary}`;

/** Products in the order of their keys; what several share is counted in the first. */
export function countAll(io: Pick<Io, 'contract'>, only?: string): Counted[] {
  const { index, documents } = io.contract();
  const byProduct = Map.groupBy(index.operations, ({ product }) => product);
  const seen = new Set<string>();
  return documents
    .filter(({ key }) => only === undefined || key === only)
    .map((document) => ({ key: document.key, ...count(document, byProduct.get(document.key) ?? [], seen) }));
}

const asJson = (counted: readonly Counted[], all: Figures, goals: readonly Goal[]): unknown => ({
  goals,
  all,
  products: Object.fromEntries(counted.map(({ key, figures }) => [key, figures])),
});

const HEAD = [
  'product',
  'ops',
  'input',
  'own',
  'inh',
  'result',
  'own',
  'inh',
  '2nd ¶',
  'examples',
  'verbs',
  'open',
  'closed',
  'limits',
  'unknown',
  'unnamed',
  'columns',
  'key',
  'waits',
  'most',
  'cascades',
];

function table(counted: readonly Counted[], all: Figures, goals: readonly Goal[]): string {
  const rows = [HEAD, ...counted.map(({ key, figures }) => row(key, figures)), row('all', all)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((one) => one[column]?.length ?? 0)));
  const lines = rows.map((one) =>
    one
      .map((text, column) => (column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0)))
      .join('  '),
  );
  const reported = goals.map(
    ({ what, wanted, is, reached }) => `${reached ? 'reached' : 'MISSED '}  ${what}: ${is} (${wanted})`,
  );
  return `${[...lines, '', ...reported].join('\n')}\n`;
}

const ofAll = (part: number, whole: number): string => (whole === 0 ? '–' : `${Math.floor((100 * part) / whole)}%`);

const words = ({ fields, own, inherited }: Described): string[] => [
  `${fields}`,
  ofAll(own, fields),
  ofAll(inherited, fields),
];

function row(key: string, one: Figures): string[] {
  const { facts } = one;
  const numbers = [one.paragraphs, one.examples, one.verbs, one.enums.open, one.enums.closed];
  return [
    key,
    `${one.operations}`,
    ...words(one.input),
    ...words(one.result),
    ...numbers.map(String),
    ofAll(one.limits.given, one.limits.possible),
    `${one.unknown}`,
    `${one.unnamed}`,
    ...[facts.columns, facts.key, facts.waits, facts.most, facts.cascades].map(String),
  ];
}
