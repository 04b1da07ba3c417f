/** Edits an item or a setting, starting from its current values. */
import type { Operation } from '@flarewire/contract';
import { tell } from '../../ui/controls/toast.tsx';
import type { Item } from '../../ui/table/cell-value.ts';
import { mendOf, type Params } from './any-call.ts';
import { idOf } from './item.ts';
import { changedParams, paramsFrom } from './item-params.ts';
import { OperationDialog } from './operation-dialog.tsx';

interface EditDialogProps {
  readonly operation: Operation;
  /** Path parameters. */
  readonly place: Params;
  readonly item: Item;
  /** Path parameter of the item; undefined for a setting. */
  readonly id?: string | undefined;
  /** Display name. */
  readonly name: string;
  readonly onClose: () => void;
}

export function EditDialog({ operation, place, item, id, name, onClose }: EditDialogProps) {
  const isPart = operation.method === 'PATCH';
  return (
    <OperationDialog
      title={`Edit ${name}`}
      operation={operation.name}
      action="Save"
      place={place}
      start={(subject) => paramsFrom(subject, item)}
      sent={(subject, params) => changedParams(subject, paramsFrom(subject, item), params)}
      mend={id === undefined ? undefined : (answer) => mendOf(id, idOf(item, id) ?? '', answer)}
      lead={isPart ? undefined : <p>Fields left empty are reset: this operation replaces the whole resource.</p>}
      onDone={() => {
        tell('good', `Saved ${name}.`);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
