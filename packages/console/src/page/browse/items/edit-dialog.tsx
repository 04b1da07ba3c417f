/** Edits an item or a setting, starting from its current values. */
import type { Operation } from '@flarewire/contract';
import { useState } from 'react';
import { idOf } from '../../data/item.ts';
import { changedParams, paramsFrom } from '../../form/values/item-params.ts';
import { tellUndoable } from '../../review/undo-change.ts';
import type { Item } from '../../ui/table/cell-value.ts';
import { mendOf, type Params } from './any-call.ts';
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

export function EditDialog({ operation, place, id, name, onClose, ...props }: EditDialogProps) {
  // The item as it was opened: a refetched one could contain changes that the form does not show.
  const [item] = useState(props.item);
  return (
    <OperationDialog
      title={`Edit ${name}`}
      operation={operation.name}
      action="Save"
      place={place}
      start={(subject) => paramsFrom(subject, item)}
      sent={(subject, params) => changedParams(subject, paramsFrom(subject, item), params)}
      read={(subject) => paramsFrom(subject, item)}
      mend={id === undefined ? undefined : (answer) => mendOf(id, idOf(item, id) ?? '', answer)}
      lead={
        operation.method === 'PATCH' ? undefined : (
          <p>Fields left empty are reset: this operation replaces the whole resource.</p>
        )
      }
      onDone={() => {
        tellUndoable(`Saved ${name}.`, operation.name);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
