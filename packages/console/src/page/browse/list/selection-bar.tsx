/** Bulk actions on the selected rows. */
import { ArrowDownToLine, Pencil, Trash2 } from 'lucide-react';
import { Button, CopyButton } from '../../ui/controls/button.tsx';
import { Menu } from '../../ui/controls/menu.tsx';
import { numberText } from '../../ui/text/number-text.ts';
import { ManyDelete } from '../bulk/many-delete.tsx';
import { ManyEdit } from '../bulk/many-edit.tsx';
import styles from '../resources/resource.module.css';
import type { Resource } from '../resources/resources.ts';
import type { Context } from '../resources/template.ts';
import type { Row } from './use-rows.ts';

export type ManyWork = 'edit' | 'delete';

interface SelectionBarProps {
  readonly resource: Resource;
  readonly chosen: readonly Row[];
  readonly onClear: () => void;
  readonly onWork: (what: ManyWork) => void;
  /** Columns that can be filled down. */
  readonly fills: readonly { readonly id: string; readonly label: string }[];
  readonly onFill: (column: string) => void;
}

export function SelectionBar({ resource, chosen, onClear, onWork, fills, onFill }: SelectionBarProps) {
  const edit = resource.edit ?? resource.update;
  return (
    <div className={styles.toolbar} data-chosen>
      <strong role="status">{numberText(chosen.length)} selected</strong>
      {edit !== undefined && (
        <Button onPress={() => onWork('edit')}>
          <Pencil size={15} aria-hidden />
          Edit
        </Button>
      )}
      {fills.length > 0 && (
        <Menu
          label="Column to fill down"
          placement="bottom start"
          actions={fills.map(({ id, label }) => ({ id, label, run: () => onFill(id) }))}
        >
          <Button>
            <ArrowDownToLine size={15} aria-hidden />
            Fill down
          </Button>
        </Menu>
      )}
      {resource.delete !== undefined && (
        <Button look="risky" onPress={() => onWork('delete')}>
          <Trash2 size={15} aria-hidden />
          Delete
        </Button>
      )}
      <CopyButton
        text={() =>
          JSON.stringify(
            chosen.map(({ item }) => item),
            null,
            2,
          )
        }
        label="Copy as JSON"
      />
      <span className={styles.end}>
        <Button look="quiet" onPress={() => onClear()}>
          Clear
        </Button>
      </span>
    </div>
  );
}

interface ManyDialogProps {
  readonly resource: Resource;
  readonly context: Context;
  readonly what: ManyWork;
  /** The rows as selected: they may disappear while the dialog is open. */
  readonly rows: readonly Row[];
  /** @param hasRun true if anything was attempted; otherwise the selection stays */
  readonly onClose: (hasRun: boolean) => void;
}

export function ManyDialog({ what, resource, ...rest }: ManyDialogProps) {
  const edit = resource.edit ?? resource.update;
  if (what === 'delete') return <ManyDelete resource={resource} {...rest} />;
  return edit === undefined ? null : <ManyEdit resource={resource} operation={edit} {...rest} />;
}
