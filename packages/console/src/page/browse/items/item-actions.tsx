/** Actions on an item: edit, delete, and all other operations in the explorer. */

import { useMutation } from '@tanstack/react-query';
import { Compass, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { idOf } from '../../data/item.ts';
import { canUndo, tellUndoable } from '../../review/undo-change.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Menu } from '../../ui/controls/menu.tsx';
import patterns from '../../ui/patterns.module.css';
import type { Item } from '../../ui/table/cell-value.ts';
import { singular } from '../resources/labels.ts';
import { type Resource, verbOf } from '../resources/resources.ts';
import type { Context } from '../resources/template.ts';
import { useExplorer } from '../resources/use-explorer.ts';
import { useResources } from '../resources/use-resources.ts';
import { change } from './any-call.ts';
import { tellFailure, useAsk } from './ask.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { keyText } from './item-facts.ts';
import { itemPlace } from './item-place.ts';
import { useItemFacts } from './use-item-facts.ts';

interface ItemActionsProps {
  readonly resource: Resource;
  readonly context: Context;
  readonly item: Item;
  readonly name: string;
  readonly onClose: () => void;
}

export function ItemActions(props: ItemActionsProps) {
  const { resource, context, item, name } = props;
  const [isEditing, setEditing] = useState(false);
  const edit = resource.edit ?? resource.update;
  const place = edit === undefined ? undefined : itemPlace(edit, context, item, resource.id);
  return (
    <div className={patterns.wrapButtons}>
      {edit !== undefined && place !== undefined && (
        <Button small onPress={() => setEditing(true)}>
          <Pencil size={14} aria-hidden />
          Edit
        </Button>
      )}
      <DeleteButton {...props} />
      <ItemMenu {...props} />
      {isEditing && edit !== undefined && place !== undefined && (
        <EditDialog
          id={resource.id}
          operation={edit}
          place={place}
          item={item}
          name={name}
          onClose={() => setEditing(false)}
        />
      )}
    </div>
  );
}

function DeleteButton({ resource, context, item, name, onClose }: ItemActionsProps) {
  const { titleOf } = useResources();
  const { dialog, ask } = useAsk();
  const facts = useItemFacts(resource, context);
  const remove = useDelete(resource, context, item, name, onClose);
  const place = deletePlace(resource, context, item);
  if (place === undefined) return null;
  const press = async (): Promise<void> => {
    const isUndone = await canUndo(resource.delete?.name ?? '', place, item).catch(() => false);
    const what = `${singular(titleOf(resource))} ${keyText(item, facts, name)}`;
    ask({
      title: `Delete ${name}`,
      text: isUndone ? `This deletes the ${what}. You can undo this.` : `This deletes the ${what} permanently.`,
      action: 'Delete',
      name,
      isGuarded: true,
      run: () => remove.mutate(),
    });
  };
  return (
    <>
      <Button small look="risky" isPending={remove.isPending} onPress={() => void press()}>
        <Trash2 size={14} aria-hidden />
        Delete
      </Button>
      {dialog}
    </>
  );
}

function ItemMenu({ resource, context, item }: ItemActionsProps) {
  const explore = useExplorer();
  const inner = resource.id === undefined ? context : { ...context, [resource.id]: idOf(item, resource.id) ?? '' };
  const operations = [resource.get, resource.edit, resource.update, resource.delete, ...resource.others];
  return (
    <Menu
      label="Open in Explore"
      actions={operations
        .filter((one) => one !== undefined)
        .map((operation) => ({
          id: operation.name,
          label: `${verbOf(operation)}: ${operation.summary}`,
          run: () => explore(operation, inner),
        }))}
    >
      <Button small>
        <Compass size={14} aria-hidden />
        Operations
      </Button>
    </Menu>
  );
}

/** Undefined if the item cannot be deleted. */
const deletePlace = ({ delete: operation, id }: Resource, context: Context, item: Item) =>
  operation === undefined ? undefined : itemPlace(operation, context, item, id);

function useDelete(resource: Resource, context: Context, item: Item, name: string, onDone: () => void) {
  const { titleOf } = useResources();
  const { delete: operation, id } = resource;
  return useMutation({
    mutationFn: async () => {
      const place = deletePlace(resource, context, item);
      if (operation === undefined || place === undefined || id === undefined) return;
      await change(operation.name, place, () => ({ value: id, id: idOf(item, id) ?? '', fields: undefined }));
    },
    onSuccess: () => {
      tellUndoable(`Deleted the ${singular(titleOf(resource))} ${name}.`, operation?.name ?? '');
      onDone();
    },
    onError: (error) => tellFailure(`${name} could not be deleted`, error),
  });
}
