/** Buttons that create items: a form, and for DNS records a zone file. */
import { ChevronDown, ClipboardPaste, Plus, Rows3 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button, IconButton } from '../../ui/controls/button.tsx';
import { Menu } from '../../ui/controls/menu.tsx';
import { late } from '../../ui/late.tsx';
import { ImportButton } from '../dns/zone-buttons.tsx';
import { CreateDialog } from '../items/create-dialog.tsx';
import styles from '../resources/resource.module.css';
import type { Resource } from '../resources/resources.ts';
import type { Context } from '../resources/template.ts';
import { useExplorer } from '../resources/use-explorer.ts';

/** Ways to create items in the table itself; undefined if the items do not allow it. */
export interface MoreWays {
  readonly beginRow: (() => void) | undefined;
  /** Opens the review of pasted text, or asks for it if the text is empty. */
  readonly paste: ((text: string) => void) | undefined;
}

interface NewButtonsProps {
  readonly resource: Resource;
  readonly context: Context;
  /** Receives the id of the new item. */
  readonly onItem: (id: string) => void;
  readonly more?: MoreWays;
  /** In an empty table: the main button is that of the toolbar. */
  readonly isSecond?: boolean;
}

export function NewButtons({ resource, context, onItem, more, isSecond = false }: NewButtonsProps) {
  const [isCreating, setCreating] = useState(false);
  return (
    <span className={styles.buttons}>
      {resource.name === 'dns.records' && <ImportButton context={context} />}
      {resource.create === undefined && <WriteButton resource={resource} context={context} isSecond={isSecond} />}
      {resource.create !== undefined && (
        <Button look={isSecond ? 'plain' : 'main'} onPress={() => setCreating(true)}>
          <Plus size={15} aria-hidden />
          Create
        </Button>
      )}
      {more !== undefined && <MoreMenu {...more} />}
      {isCreating && (
        <CreateDialog resource={resource} context={context} onItem={onItem} onClose={() => setCreating(false)} />
      )}
    </span>
  );
}

function MoreMenu({ beginRow, paste }: MoreWays) {
  const actions = [
    ...(beginRow === undefined
      ? []
      : [{ id: 'row', label: 'New row', note: 'Insert', icon: <Rows3 size={15} aria-hidden />, run: beginRow }]),
    ...(paste === undefined
      ? []
      : [
          {
            id: 'paste',
            label: 'Paste rows',
            note: 'Ctrl V in the table',
            icon: <ClipboardPaste size={15} aria-hidden />,
            run: () => paste(''),
          },
        ]),
  ];
  if (actions.length === 0) return null;
  return (
    <Menu label="Add rows" actions={actions}>
      <IconButton label="Add rows">
        <ChevronDown size={15} aria-hidden />
      </IconButton>
    </Menu>
  );
}

/** For items that are created by writing them under a name of the caller, such as Workers. */
function WriteButton({
  resource,
  context,
  isSecond = false,
}: Pick<NewButtonsProps, 'resource' | 'context' | 'isSecond'>) {
  const explore = useExplorer();
  const [isOpen, setOpen] = useState(false);
  const { update, id, name } = resource;
  if (update === undefined || update.method !== 'PUT' || id === undefined) return null;
  const isWorker = name === 'workers.scripts';
  return (
    <>
      <Button look={isSecond ? 'plain' : 'main'} onPress={() => (isWorker ? setOpen(true) : explore(update, context))}>
        <Plus size={15} aria-hidden />
        Create
      </Button>
      {isOpen && (
        <Suspense>
          <NewWorker account={context.account_id ?? ''} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const NewWorker = late(async () => (await import('../workers/new.tsx')).NewWorker);
