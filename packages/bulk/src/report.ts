/** Writes a report to a file: JSON, CSV or HTML. */
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { UsageError } from 'flarewire';
import type { Report } from './options.ts';
import { type ItemReport, STATES } from './states.ts';

async function* json(report: Report): AsyncGenerator<string> {
  const { job, counts, total, stopped, warnings } = report;
  yield `${JSON.stringify({ job, counts, total, stopped, warnings }, null, 1).slice(0, -2)},\n "items": [`;
  let before = '\n';
  for await (const item of report.items()) {
    yield `${before}  ${JSON.stringify(item)}`;
    before = ',\n';
  }
  yield '\n ]\n}\n';
}

const COLUMNS = ['key', 'state', 'attempts', 'error', 'operation', 'status', 'result'] as const;

const cells = ({ key, state, attempts, error, result }: ItemReport): readonly unknown[] => [
  key,
  state,
  attempts,
  error?.message ?? '',
  error?.operation ?? '',
  error?.status ?? '',
  result === undefined ? '' : JSON.stringify(result),
];

/** https://www.rfc-editor.org/rfc/rfc4180; a leading quote prevents a spreadsheet from evaluating a formula. */
function csvCell(value: unknown): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

async function* csv(report: Report): AsyncGenerator<string> {
  yield `${COLUMNS.join(',')}\r\n`;
  for await (const item of report.items()) yield `${cells(item).map(csvCell).join(',')}\r\n`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (value: unknown): string => String(value).replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);

async function* html(report: Report): AsyncGenerator<string> {
  const { job, counts, stopped } = report;
  const sums = STATES.map((state) => `<li>${state}: ${counts[state]}</li>`).join('');
  yield `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escaped(job)}</title>
<style>:root{color-scheme:light dark}body{font:1rem system-ui;margin:2rem}table{border-collapse:collapse}
th,td{border:1px solid;padding:.25rem .5rem;text-align:start;vertical-align:top;overflow-wrap:anywhere}</style></head>
<body><h1>${escaped(job)}</h1>${stopped === undefined ? '' : `<p>Stopped: ${escaped(stopped)}</p>`}<ul>${sums}</ul>
<table><thead><tr>${COLUMNS.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead><tbody>
`;
  for await (const item of report.items())
    yield `<tr>${cells(item)
      .map((cell) => `<td>${escaped(cell)}</td>`)
      .join('')}</tr>\n`;
  yield '</tbody></table></body></html>\n';
}

const FORMATS = { json, csv, html };

/**
 * Writes a report to a file with owner-only permissions, in the format of its extension: `.json`, `.csv` or `.html`.
 *
 * @example
 * await writeReport(report, 'min-tls.html');
 */
export async function writeReport(report: Report, path: string): Promise<void> {
  const ending = /\.(json|csv|html)$/.exec(path)?.[1] as keyof typeof FORMATS | undefined; // one of the alternatives of the expression
  if (!ending) throw new UsageError(`report ${path}: its name must end in .json, .csv or .html`);
  await pipeline(Readable.from(FORMATS[ending](report)), createWriteStream(path, { mode: 0o600 }));
}
