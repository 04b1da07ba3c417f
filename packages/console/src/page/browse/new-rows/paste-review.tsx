/** Lists pasted rows with the problems of each; cells are edited in place, and rows deselected are not created. */

import { useEffect, useRef } from 'react';
import patterns from '../../ui/patterns.module.css';
import { Badge } from '../../ui/shown/badge.tsx';
import { Banner } from '../../ui/shown/notice.tsx';
import { type Column, DataTable } from '../../ui/table/data-table.tsx';
import type { CellEdit } from '../../ui/table/use-table-model.ts';
import { counted, numberText } from '../../ui/text/number-text.ts';
import type { NewField } from './new-fields.ts';
import { type PastedRow, type PastePlan, type PasteTarget, pastedRow } from './plan-paste.ts';

export interface StagedRow extends PastedRow {
  /** The API's reason for refusing the row in the last attempt. */
  readonly refusal?: string;
}

interface PasteReviewProps {
  readonly target: PasteTarget;
  readonly plan: PastePlan;
  readonly rows: readonly StagedRow[];
  readonly onRows: (rows: readonly StagedRow[]) => void;
  /** Keys of deselected rows. */
  readonly off: ReadonlySet<string>;
  readonly onOff: (off: ReadonlySet<string>) => void;
}

export function PasteReview({ target, plan, rows, onRows, off, onOff }: PasteReviewProps) {
  const wrong = rows.filter(({ faults }) => faults.length > 0).length;
  const put = (row: StagedRow, field: string, text: string): void => {
    const next = pastedRow(target, row.line, { ...row.texts, [field]: text });
    onRows(rows.map((one) => (one.key === row.key ? next : one)));
  };
  const edit = (row: StagedRow, { name }: NewField): CellEdit => ({
    kind: 'text',
    text: row.texts[name] ?? '',
    save: async (text) => put(row, name, text),
  });
  const frame = useRef<HTMLDivElement>(null);
  // The rows are what the user came to see and to edit.
  useEffect(() => frame.current?.querySelector<HTMLElement>('[role="grid"]')?.focus(), []);
  return (
    <div ref={frame} className={patterns.column}>
      <p role="status" className={patterns.wrapSmall}>
        <Badge tone="good">{numberText(rows.length - wrong)} valid</Badge>
        {wrong > 0 && <Badge tone="bad">{counted(wrong, 'row')} with problems</Badge>}
        <span className={patterns.note}>Edit a cell with F2 or a double click. Nothing was sent yet.</span>
      </p>
      {plan.ignored.length > 0 && (
        <Banner tone="info">
          These columns are not fields of a new item and are left out: {plan.ignored.join(', ')}.
        </Banner>
      )}
      <DataTable<StagedRow>
        label="Pasted rows"
        rows={rows}
        rowKey={({ key }) => key}
        columns={columnsOf(plan.fields, edit, rows)}
        height="min(24rem, 50vh)"
        empty={null}
        selected={new Set(rows.filter(({ key, faults }) => faults.length === 0 && !off.has(key)).map(({ key }) => key))}
        onSelect={(on) => onOff(new Set(rows.flatMap(({ key }) => (on.has(key) ? [] : [key]))))}
      />
    </div>
  );
}

const LINE: Column<StagedRow> = { id: 'line', label: 'Line', width: 56, align: 'end', value: ({ line }) => line };
const PROBLEM: Column<StagedRow> = {
  id: 'problem',
  label: 'Problem',
  width: 240,
  isWhole: true,
  value: problemOf,
  cell: (row) => {
    const problem = problemOf(row);
    return problem === '' ? (
      <span className={patterns.note}>none</span>
    ) : (
      <span className={patterns.error} title={problem}>
        {problem}
      </span>
    );
  },
};

function problemOf({ faults, refusal }: StagedRow): string {
  return faults.length > 0 ? faults.map(({ text }) => text).join(' ') : (refusal ?? '');
}

function columnsOf(
  fields: readonly NewField[],
  edit: (row: StagedRow, field: NewField) => CellEdit,
  rows: readonly StagedRow[],
): readonly Column<StagedRow>[] {
  const cells = fields.map(
    (field): Column<StagedRow> => ({
      id: field.name,
      label: field.label,
      width: 130,
      mono: true,
      grows: field.name === 'content',
      value: ({ texts }) => texts[field.name] ?? '',
      edit: (row) => edit(row, field),
    }),
  );
  // Near the start, where a narrow window shows it.
  return rows.some((row) => problemOf(row) !== '') ? [LINE, PROBLEM, ...cells] : [LINE, ...cells];
}
