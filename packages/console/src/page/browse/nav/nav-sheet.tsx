/** The navigation on narrow windows: a button that opens it in a dialog. */
import { Menu } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import type { Context } from '../resources/template.ts';
import styles from './browse-nav.module.css';
import { BrowseNav } from './browse-nav.tsx';

export function NavSheet({ context }: { readonly context: Context }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.sheetBar}>
      <Button small onPress={() => setOpen(true)}>
        <Menu size={15} aria-hidden />
        Resources
      </Button>
      <Dialog title="Resources" isOpen={isOpen} onClose={() => setOpen(false)}>
        <BrowseNav context={context} onGo={() => setOpen(false)} />
      </Dialog>
    </div>
  );
}
