/** Numbers of several rounds as one figure, and figures as text. */

export type Unit = 'ms' | 'µs' | 'kB' | 'MB' | 'files' | 'requests' | '×';

export interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

export function spread(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const [min, max] = [sorted.at(0), sorted.at(-1)];
  if (min === undefined || max === undefined) throw new Error('A spread needs at least one value.');
  const middle = (sorted.length - 1) / 2;
  const median = ((sorted[Math.floor(middle)] ?? min) + (sorted[Math.ceil(middle)] ?? max)) / 2;
  return { median, min, max };
}

const decimals = (value: number): number => (Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2);

/** Three significant digits, more only where the whole part has more: `17,310`, `81.6`, `0.14`. */
export function formatNumber(value: number): string {
  const digits = Number.isInteger(value) ? 0 : decimals(value);
  return value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

const withRange = (text: string, { min, max }: Spread, show: (value: number) => string): string =>
  show(min) === show(max) ? text : `${text} (${show(min)}–${show(max)})`;

export function formatSpread(figure: Spread, unit: Unit): string {
  return withRange(`${formatNumber(figure.median)} ${unit}`, figure, formatNumber);
}

/** Small ratios as fractions, as budgets name them: `1/42`; others as factors, exact enough to tell 0.604 from a budget of 0.6. */
function formatFactor(value: number): string {
  if (value > 0 && value < 0.1) return `1/${formatNumber(Math.round(1 / value))}`;
  return value.toFixed(value < 2 ? 3 : 2);
}

export function formatRatio(ratio: Spread): string {
  const text = formatFactor(ratio.median);
  return withRange(text.includes('/') ? text : `${text} ×`, ratio, formatFactor);
}
