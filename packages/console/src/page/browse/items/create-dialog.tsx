/** Creates an item of a resource. */
import { useState } from 'react';
import { jsonOf, resultIn } from '../../data/answer.ts';
import { asItem, idOf, nameOf } from '../../data/item.ts';
import { tellUndoable } from '../../review/undo-change.ts';
import { startOf } from '../list/looks.ts';
import { singular } from '../resources/labels.ts';
import type { Resource } from '../resources/resources.ts';
import { type Context, knownIn } from '../resources/template.ts';
import { useResources } from '../resources/use-resources.ts';
import { keyText } from './item-facts.ts';
import { OnceDialog, toldOnce } from './once-dialog.tsx';
import { OperationDialog } from './operation-dialog.tsx';
import { useItemFacts } from './use-item-facts.ts';

interface CreateDialogProps {
  readonly resource: Resource;
  readonly context: Context;
  /** Receives the id of the new item. */
  readonly onItem: (id: string) => void;
  readonly onClose: () => void;
}

export function CreateDialog({ resource, context, onItem, onClose }: CreateDialogProps) {
  const { titleOf } = useResources();
  const { create, id } = resource;
  const facts = useItemFacts(resource, context);
  const [once, setOnce] = useState<{ readonly name: string; readonly value: string; readonly end: () => void }>();
  if (once !== undefined) return <OnceDialog name={once.name} value={once.value} onClose={once.end} />;
  if (create === undefined) return null;
  const what = singular(titleOf(resource));
  return (
    <OperationDialog
      title={`Create ${/^[aeiou]/i.test(what) ? 'an' : 'a'} ${what}`}
      operation={create.name}
      action="Create"
      place={knownIn(create.path, context)}
      start={() => startOf(resource.name)}
      onDone={(answer, sent) => {
        const made = asItem(resultIn(jsonOf(answer), create));
        const newId = id === undefined ? undefined : idOf(made, id);
        const name = nameOf(made, newId);
        const end = (): void => {
          onClose();
          if (newId !== undefined && resource.field === undefined) onItem(newId);
        };
        const value = toldOnce(create.name, made);
        if (value !== undefined) {
          setOnce({ name, value, end });
          return;
        }
        // The response to an entry of a list is the whole list, such as a ruleset.
        const named = resource.field === undefined ? keyText(made, facts, name) : nameOf(sent, what);
        tellUndoable(`Created the ${what} ${named}.`, create.name);
        end();
      }}
      onClose={onClose}
    />
  );
}
