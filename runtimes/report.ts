/** Judges the results of the runtimes and formats the report. */
import type { Result } from './runtimes.ts';

export interface Verdict {
  readonly name: string;
  readonly version: string;
  readonly passed: number;
  /** Expected failures: name and reason. */
  readonly excepted: readonly (readonly [string, string])[];
  /** Name and error of each check that fails the run. */
  readonly failed: readonly (readonly [string, string])[];
  readonly ms: number;
  /** The reason why it did not run. */
  readonly missing?: string;
}

type Reasons = Readonly<Record<string, string>>;

/**
 * Compares results with the exceptions. One that passed, or that names no check, is a failure, so the list stays
 * accurate.
 */
export function judge(
  results: readonly Result[],
  exceptions: Reasons,
): Pick<Verdict, 'passed' | 'excepted' | 'failed'> {
  const excepted: [string, string][] = [];
  const failed: [string, string][] = [];
  for (const { name, error } of results) {
    const reason = exceptions[name];
    if (error !== undefined && reason !== undefined) excepted.push([name, reason]);
    else if (error !== undefined) failed.push([name, error]);
    else if (reason !== undefined) failed.push([name, `passes, though excepted: ${reason}`]);
  }
  for (const name of Object.keys(exceptions))
    if (!results.some((result) => result.name === name)) failed.push([name, 'is excepted, but there is no such check']);
  return { passed: results.filter(({ error, name }) => !error && !exceptions[name]).length, excepted, failed };
}

export function table(verdicts: readonly Verdict[]): string {
  const rows = [
    ['runtime', 'version', 'passed', 'excepted', 'failed', 'ms'],
    ...verdicts.map(({ name, version, passed, excepted, failed, ms, missing }) =>
      missing === undefined
        ? [name, version, ...[passed, excepted.length, failed.length, ms].map(String)]
        : [name, `not run: ${missing}`],
    ),
  ];
  // A runtime that did not run has a sentence instead of figures.
  const widthOf = (i: number) =>
    Math.max(...rows.map((row) => (i === 1 && row.length < 3 ? 0 : (row[i]?.length ?? 0))));
  const widths = rows[0]?.map((_, i) => widthOf(i)) ?? [];
  const line = (row: readonly string[]) =>
    row.map((cell, i) => (i < 2 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  ');
  return rows.map((row) => line(row).trimEnd()).join('\n');
}

/** Details of the counts in the table; those common to several runtimes are reported once. */
export function details(verdicts: readonly Verdict[]): string {
  const excepted = grouped(verdicts, (verdict) => verdict.excepted);
  const failed = grouped(verdicts, (verdict) => verdict.failed);
  const lines = [
    ...excepted.map(({ check, text, names }) => `"${check}" is excepted on ${names.join(', ')}: ${text}`),
    ...failed.map(({ check, text, names }) => `"${check}" FAILED on ${names.join(', ')}\n  ${indented(text)}`),
  ];
  return lines.join('\n');
}

const indented = (text: string): string => text.trim().replaceAll('\n', '\n  ');

interface Group {
  readonly check: string;
  readonly text: string;
  readonly names: string[];
}

/** Groups pairs of check and text by first line, since stacks differ between engines. */
function grouped(verdicts: readonly Verdict[], pairs: (verdict: Verdict) => Verdict['failed']): Group[] {
  const groups = new Map<string, Group>();
  for (const verdict of verdicts)
    for (const [check, text] of pairs(verdict)) {
      const key = `${check}\n${text.split('\n')[0]}`;
      const group = groups.get(key) ?? { check, text, names: [] };
      group.names.push(verdict.name);
      groups.set(key, group);
    }
  return [...groups.values()];
}
