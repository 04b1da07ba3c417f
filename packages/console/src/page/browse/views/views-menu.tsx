/** A menu of the saved views of a table. */
import { Bookmark, BookmarkPlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import { TextField } from '../../ui/controls/field.tsx';
import { type Action, Menu } from '../../ui/controls/menu.tsx';
import { tell } from '../../ui/controls/toast.tsx';
import { isEqual } from '../../ui/json/equal.ts';
import type { Put } from '../list/use-list-model.ts';
import type { BrowseSearch } from '../search.ts';
import { deleteView, saveView, showView, stateOf, views } from './views.ts';

interface ViewsMenuProps {
  readonly resource: string;
  readonly search: BrowseSearch;
  readonly put: Put;
}

export function ViewsMenu({ resource, search, put }: ViewsMenuProps) {
  const saved = views.useValue()[resource] ?? [];
  const [isNaming, setNaming] = useState(false);
  const state = stateOf(search);
  const current = saved.find((view) => isEqual(view.state, state));
  const isPlain = Object.keys(state).length === 0;
  const actions: Action[] = [
    ...saved.map(
      (view): Action => ({
        id: `view ${view.name}`,
        label: view.name,
        icon: <Bookmark size={15} aria-hidden />,
        run: () => put(showView(view)),
      }),
    ),
    {
      id: 'save',
      label: 'Save this view',
      ...(isPlain && { note: 'Filter, sort or choose columns first' }),
      icon: <BookmarkPlus size={15} aria-hidden />,
      isDisabled: isPlain || current !== undefined,
      run: () => setNaming(true),
    },
    ...(current === undefined
      ? []
      : [
          {
            id: 'delete',
            label: `Delete the view ${current.name}`,
            icon: <Trash2 size={15} aria-hidden />,
            run: () => deleteView(resource, current.name),
          },
        ]),
  ];
  return (
    <>
      <Menu label="Views" actions={actions} placement="bottom start">
        <Button>
          <Bookmark size={15} aria-hidden />
          {current?.name ?? 'Views'}
        </Button>
      </Menu>
      {isNaming && (
        <NameDialog
          onClose={() => setNaming(false)}
          onName={(name) => {
            saveView(resource, { name, state });
            tell('good', `View ${name} saved in this browser.`);
          }}
        />
      )}
    </>
  );
}

interface NameDialogProps {
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
}

function NameDialog({ onName, onClose }: NameDialogProps) {
  const [typed, setTyped] = useState('');
  const name = typed.trim();
  const save = (): void => {
    if (name === '') return;
    onName(name);
    onClose();
  };
  return (
    <Dialog
      title="Save this view"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button look="main" isDisabled={name === ''} onPress={save}>
            Save
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextField label="Name" autoFocus value={typed} onChange={setTyped} />
      </form>
    </Dialog>
  );
}
