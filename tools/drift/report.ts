/** Formats differences as a readable table: counts first, then rows by kind, most important first. */

import { type Difference, KINDS, type Kind } from './compare.ts';

export interface Summary {
  readonly contractEndpoints: number;
  readonly document: string;
  readonly documentEndpoints: number;
  readonly broken: readonly string[];
}

interface Group {
  readonly kind: Kind;
  readonly title: string;
  readonly holds: (difference: Difference) => boolean;
}

/** Every difference is in exactly one group. */
const GROUPS: readonly Group[] = [
  group(
    'operations',
    'Operations missing in the contract',
    (d) => d.kind === 'operations' && d.missingIn === 'contract',
  ),
  group(
    'operations',
    'Operations missing in the document',
    (d) => d.kind === 'operations' && d.missingIn === 'document',
  ),
  group('parameters', 'Required parameters missing in the contract', (d) => missing(d, 'contract') === true),
  group('parameters', 'Optional parameters missing in the contract', (d) => missing(d, 'contract') === false),
  group('parameters', 'Parameters missing in the document', (d) => missing(d, 'document') !== undefined),
  group('parameters', 'Bodies of another kind', (d) => d.kind === 'parameters' && d.missingIn === 'neither'),
  group('required', 'Required in the document only', (d) => d.kind === 'required' && d.requiredIn === 'document'),
  group('required', 'Required in the contract only', (d) => d.kind === 'required' && d.requiredIn === 'contract'),
  group('enums', 'Values that differ', (d) => d.kind === 'enums' && d.anyIn === undefined),
  group('enums', 'Values listed in the document only', (d) => d.kind === 'enums' && d.anyIn === 'contract'),
  group('enums', 'Values listed in the contract only', (d) => d.kind === 'enums' && d.anyIn === 'document'),
  group(
    'deprecated',
    'Deprecated in the document only',
    (d) => d.kind === 'deprecated' && d.deprecatedIn === 'document',
  ),
  group(
    'deprecated',
    'Deprecated in the contract only',
    (d) => d.kind === 'deprecated' && d.deprecatedIn === 'contract',
  ),
];

function group(kind: Kind, title: string, holds: Group['holds']): Group {
  return { kind, title, holds };
}

/** True if the missing parameter is required; undefined for any other difference. */
function missing(difference: Difference, side: 'contract' | 'document'): boolean | undefined {
  return difference.kind === 'parameters' && difference.missingIn === side ? difference.required : undefined;
}

const CUT = 20;

/** @param all every row; otherwise a long group is cut and says by how much */
export function table(differences: readonly Difference[], summary: Summary, all: boolean): string {
  const lines = [
    `contract  ${count(summary.contractEndpoints)} endpoints`,
    `document  ${count(summary.documentEndpoints)} endpoints, ${summary.document}`,
    '',
    ...KINDS.map(
      (kind) => `${kind.padEnd(11)} ${count(differences.filter((d) => d.kind === kind).length).padStart(7)}`,
    ),
  ];
  for (const { title, holds } of GROUPS) {
    const rows = differences.filter(holds);
    if (rows.length > 0) lines.push('', ...groupLines(title, rows, all));
  }
  if (differences.length === 0) lines.push('', 'No difference.');
  if (summary.broken.length > 0) lines.push('', ...brokenLines(summary.broken));
  return `${lines.join('\n')}\n`;
}

function groupLines(title: string, rows: readonly Difference[], all: boolean): readonly string[] {
  const shown = all ? rows : rows.slice(0, CUT);
  const cells = shown.map((row) => [endpointCell(row), parameterCell(row), detailCell(row)] as const);
  const width = Math.min(Math.max(...cells.map(([first]) => first.length)), 100);
  const second = Math.min(Math.max(...cells.map(([, parameter]) => parameter.length)), 40);
  const lines = cells.map(([first, parameter, detail]) =>
    `  ${first.padEnd(width)}  ${parameter.padEnd(second)}  ${detail}`.trimEnd(),
  );
  const rest = rows.length - shown.length;
  return [
    `${title} (${count(rows.length)})`,
    ...lines,
    ...(rest > 0 ? [`  … ${count(rest)} more: --all shows them`] : []),
  ];
}

function endpointCell({ kind, method, path, operations, half }: Difference): string {
  // An operation that is missing is found by its path, all else by its name.
  if (kind === 'operations' || operations.length === 0) return `${method.padEnd(6)} ${path}`;
  return `${operations.join(', ')}${half === undefined ? '' : ` (${half})`}`;
}

function parameterCell(difference: Difference): string {
  if (difference.kind === 'operations') return '';
  if (difference.name === undefined) return '(the operation)';
  return difference.name === '*' ? 'body' : `${difference.in} ${difference.name}`;
}

function detailCell(difference: Difference): string {
  switch (difference.kind) {
    case 'operations':
      return difference.operations.join(', ');
    case 'enums':
      return valuesCell(difference.missingInContract, difference.missingInDocument);
    case 'parameters':
      if (difference.missingIn === 'neither') return `an object of fields in the ${difference.objectIn} only`;
      return difference.missingIn === 'document' && difference.required ? 'required' : '';
    default:
      return '';
  }
}

function valuesCell(notInContract: readonly unknown[], notInDocument: readonly unknown[]): string {
  const parts = [];
  if (notInContract.length > 0) parts.push(`contract lacks ${some(notInContract)}`);
  if (notInDocument.length > 0) parts.push(`document lacks ${some(notInDocument)}`);
  return parts.join('; ');
}

function some(values: readonly unknown[]): string {
  const texts = values.slice(0, 8).map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));
  return `${texts.join(', ')}${values.length > 8 ? `, … (${values.length})` : ''}`;
}

function brokenLines(broken: readonly string[]): readonly string[] {
  const shown = broken.slice(0, 5).map((reference) => `  ${reference}`);
  const rest = broken.length > 5 ? [`  … ${count(broken.length - 5)} more`] : [];
  return [`References that lead nowhere, taken as unknown (${count(broken.length)})`, ...shown, ...rest];
}

function count(value: number): string {
  return value.toLocaleString('en-US');
}
