/** Buttons that create items: a form, and for DNS records a zone file. */
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { late } from '../../ui/late.tsx';
import { ImportButton } from '../dns/zone-buttons.tsx';
import { CreateDialog } from '../items/create-dialog.tsx';
import styles from '../resources/resource.module.css';
import type { Resource } from '../resources/resources.ts';
import type { Context } from '../resources/template.ts';
import { useExplorer } from '../resources/use-explorer.ts';

interface NewButtonsProps {
  readonly resource: Resource;
  readonly context: Context;
  /** Receives the id of the new item. */
  readonly onItem: (id: string) => void;
}

export function NewButtons({ resource, context, onItem }: NewButtonsProps) {
  const [isCreating, setCreating] = useState(false);
  return (
    <span className={styles.buttons}>
      {resource.name === 'dns.records' && <ImportButton context={context} />}
      {resource.create === undefined && <WriteButton resource={resource} context={context} />}
      {resource.create !== undefined && (
        <Button look="main" onPress={() => setCreating(true)}>
          <Plus size={15} aria-hidden />
          Create
        </Button>
      )}
      {isCreating && (
        <CreateDialog resource={resource} context={context} onItem={onItem} onClose={() => setCreating(false)} />
      )}
    </span>
  );
}

/** For items that are created by writing them under a name of the caller, such as Workers. */
function WriteButton({ resource, context }: Pick<NewButtonsProps, 'resource' | 'context'>) {
  const explore = useExplorer();
  const [isOpen, setOpen] = useState(false);
  const { update, id, name } = resource;
  if (update === undefined || update.method !== 'PUT' || id === undefined) return null;
  const isWorker = name === 'workers.scripts';
  return (
    <>
      <Button look="main" onPress={() => (isWorker ? setOpen(true) : explore(update, context))}>
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
