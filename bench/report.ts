/** Figures against budgets, as a table. */
import { formatNumber, formatRatio, formatSpread, type Spread, spread } from './figures.ts';
import type { Budget, Measured, Sample, Scored } from './measurement.ts';

export interface Row {
  readonly what: string;
  readonly budget: string;
  readonly ours: string;
  readonly official: string;
  readonly ratio: string;
  readonly base: string;
  /** Missing if there is no budget, or no value to compare. */
  readonly met?: boolean;
}

export interface Machine {
  readonly node: string;
  readonly cpus: string;
  readonly platform: string;
  readonly date: string;
  readonly versions: string;
}

const NOTHING = '–';

export function toRow({ what, unit, samples, baseName, missing, budget }: Measured): Row {
  const ours = spread(samples.map((sample) => sample.ours));
  const official = spreadOf(samples, (sample) => sample.official);
  const base = spreadOf(samples, (sample) => sample.base);
  const ratio = spreadOf(samples, (sample) => divided(sample.ours, sample.official));
  const overBase = spreadOf(samples, (sample) => divided(sample.ours, sample.base));
  const officialOverBase = spreadOf(samples, (sample) => divided(sample.official, sample.base));
  const times = (over: Spread | undefined): string =>
    budget?.of === 'base' && over ? `, ${formatRatio(over)} ${baseName}` : '';
  const judged = budget && { number: ours, official: ratio, base: overBase }[budget.of];
  return {
    what,
    budget: budget ? budgetText(budget, unit, baseName) : NOTHING,
    ours: formatSpread(ours, unit) + times(overBase),
    official: official ? formatSpread(official, unit) + times(officialOverBase) : NOTHING,
    ratio: ratio ? formatRatio(ratio) : NOTHING,
    base: base ? `${baseName} ${formatSpread(base, unit)}` : missing ? `${baseName}: ${missing}` : NOTHING,
    ...(judged && { met: judged.median <= budget.atMost }),
  };
}

function spreadOf(samples: readonly Sample[], pick: (sample: Sample) => number | undefined): Spread | undefined {
  const values = samples.map(pick).filter((value) => value !== undefined);
  return values.length > 0 ? spread(values) : undefined;
}

/** Of values taken in the same round. Where there was next to nothing to divide by, a ratio says nothing. */
const divided = (value: number | undefined, by: number | undefined): number | undefined =>
  value === undefined || by === undefined || by <= 0 || value < 0 ? undefined : value / by;

function budgetText({ of, atMost }: Budget, unit: string, baseName = ''): string {
  if (of === 'number') return `≤ ${formatNumber(atMost)} ${unit}`;
  const factor = atMost < 0.1 ? `1/${Math.round(1 / atMost)}` : `${atMost} ×`;
  return `≤ ${factor} ${of === 'official' ? 'cloudflare' : baseName}`;
}

const HEAD = ['what', 'budget', 'flarewire', 'cloudflare', 'flarewire / cloudflare', 'compared with', 'met'];
const SCORE_HEAD = ['fault', 'ideal', 'flarewire', 'cloudflare'];

export const table = (rows: readonly Row[]): string =>
  grid(
    HEAD,
    rows.map((row) => [row.what, row.budget, row.ours, row.official, row.ratio, row.base, yesNo(row.met)]),
  );

export const scoreTable = (scored: readonly Scored[]): string =>
  grid(
    SCORE_HEAD,
    scored.map(({ what, ideal, ours, official = NOTHING }) => [what, ideal, ours, official].map(inCell)),
  );

/** Results of a package may contain any text. */
const inCell = (text: string): string => text.replace(/\s+/g, ' ').replace(/[|<]/g, '\\$&');

/** Markdown whose columns also line up as plain text. */
function grid(head: readonly string[], lines: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) => Math.max(title.length, ...lines.map((line) => line[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [line(head), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...lines.map(line)].join('\n');
}

const yesNo = (met: boolean | undefined): string => (met === undefined ? NOTHING : met ? 'yes' : '**no**');

export const machineLine = ({ node, cpus, platform, date, versions }: Machine): string =>
  `${versions} · Node ${node} · ${cpus} · ${platform} · ${date}`;

export interface Part {
  readonly name: string;
  readonly how: string;
  readonly failure?: string;
}

export interface Findings {
  readonly rows: readonly Row[];
  readonly scored: readonly Scored[];
  readonly parts: readonly Part[];
  readonly machine: Machine;
}

/** The text of RESULTS.md. */
export function results({ rows, scored, parts, machine }: Findings): string {
  const failures = parts.flatMap(({ name, failure }) =>
    failure === undefined ? [] : [`* ${name}: ${failure.split('\n')[0]}`],
  );
  return `# Figures

Made by \`npm run bench\`; do not edit. ${machineLine(machine)}

${table(rows)}
${failures.length > 0 ? `\nNot measured:\n${failures.join('\n')}\n` : ''}
A figure is the median of the rounds, with the lowest and the highest in brackets. In each round the packages take turns (A B A B), and a
ratio is that of two values of the same round; the ratio shown is the median of these. A budget is held against the median. Times
depend on the machine. Ratios do so much less, but other work on the machine moves those of short times too: compare quiet runs.

## Score card: the same faults for both
${scoreTable(scored)}

What stands here was counted or seen in this run; "ideal" is what can be had at best. A package that has no such option shows –.

## How it is measured
${parts.map(({ name, how }) => `* **${name}**: ${how.replaceAll('\n', ' ')}`).join('\n')}
`;
}
