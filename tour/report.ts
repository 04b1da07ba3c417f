/** Prints the tour: one line per step with its duration and result. */
import type { Io } from './io.ts';
import { duration, wrap } from './text.ts';

export interface Report {
  heading(title: string, lines: readonly string[]): void;
  held(title: string, ms: number, summary: string): void;
  failed(title: string, ms: number, reason: string): void;
  skipped(title: string, reason: string): void;
  /** Prints closing lines. */
  say(lines: readonly string[]): void;
}

/** Maximum width: longer lines are hard to read, however wide the terminal is. */
const WIDEST = 100;

const GREEN = 32;
const RED = 31;
const YELLOW = 33;
const DIM = 2;
const BOLD = 1;

export function createReport(io: Io, quiet: boolean): Report {
  const width = Math.max(20, Math.min(io.columns, WIDEST));
  const paint = (code: number, text: string) => (io.color ? `\u001b[${code}m${text}\u001b[0m` : text);
  const out = quiet ? () => {} : (text: string) => io.out(`${text}\n`);
  const indented = (text: string, code?: number) =>
    wrap(text, width - 4).map((line) => `    ${code === undefined ? line : paint(code, line)}`);
  const head = (mark: string, code: number, title: string, end: string) => {
    const [first = '', ...rest] = wrap(title, width - 4 - end.length - 1);
    const gap = ' '.repeat(Math.max(1, width - 4 - first.length - end.length));
    return [
      `  ${paint(code, mark)} ${first}${end === '' ? '' : gap + paint(DIM, end)}`,
      ...rest.map((line) => `    ${line}`),
    ];
  };
  return {
    heading: (title, lines) =>
      out(['', `  ${paint(BOLD, title)}`, ...lines.flatMap((line) => indent(line, width)), ''].join('\n')),
    held: (title, ms, summary) => out([...head('✓', GREEN, title, duration(ms)), ...indented(summary, DIM)].join('\n')),
    failed: (title, ms, reason) =>
      io.err(`${[...head('✗', RED, title, duration(ms)), ...indented(reason)].join('\n')}\n`),
    skipped: (title, reason) => io.err(`${[...head('-', YELLOW, title, 'skipped'), ...indented(reason)].join('\n')}\n`),
    say: (lines) => out(['', ...lines.flatMap((line) => indent(line, width))].join('\n')),
  };
}

/** Wraps text but not URLs and commands, so that they can be copied. */
function indent(line: string, width: number): string[] {
  return (/https?:|npm |curl /.test(line) ? [line] : wrap(line, width - 2)).map((text) => `  ${text}`);
}
