/** Exports rows as spreadsheet-safe CSV or as JSON, without secrets. */
import { isObject, isSecretName } from '@flarewire/schema';
import { cellValue, valueAt } from '../../ui/table/cell-value.ts';
import { type Cell, csvOf } from '../../ui/table/csv.ts';
import type { Row } from './use-rows.ts';

interface Named {
  readonly id: string;
  readonly label: string;
}

/** `ssl.private_key` is a secret too. */
export const isSecretPath = (path: string): boolean => path.split('.').some((name) => isSecretName(name));

/** All columns, including hidden ones; nested values as JSON. */
export function rowsAsCSV(rows: readonly Row[], columns: readonly Named[]): string {
  const open = columns.filter(({ id }) => !isSecretPath(id));
  return csvOf({
    columns: open.map(({ id }) => id),
    rows: rows.map(({ item }) => open.map(({ id }) => plainCell(withoutSecrets(valueAt(item, id))))),
  });
}

/** The raw API value: times and booleans are not put into words. */
function plainCell(value: unknown): Cell {
  if (value === null || value === undefined) return undefined;
  if (typeof value === 'number' || typeof value === 'string') return value;
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return String(cellValue(value.join(', ')));
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

export const rowsAsJSON = (rows: readonly Row[]): string =>
  `${JSON.stringify(
    rows.map(({ item }) => withoutSecrets(item)),
    null,
    2,
  )}\n`;

function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) =>
      isSecretName(name, inner) ? [] : [[name, withoutSecrets(inner)] as const],
    ),
  );
}
