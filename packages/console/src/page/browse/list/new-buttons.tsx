/** Buttons that create items: a form, and for DNS records a zone file. */
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { ImportButton } from '../dns/zone-buttons.tsx';
import { CreateDialog } from '../items/create-dialog.tsx';
import styles from '../resources/resource.module.css';
import type { Resource } from '../resources/resources.ts';
import type { Context } from '../resources/template.ts';

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
