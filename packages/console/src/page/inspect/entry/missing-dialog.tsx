/** Lists the parts of a request missing from the journal before it is resent without them. */
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import styles from './detail.module.css';

interface MissingDialogProps {
  /** JSON pointers. */
  readonly missing: readonly string[];
  readonly onEdit: () => void;
  readonly onClose: () => void;
}

export function MissingDialog({ missing, onEdit, onClose }: MissingDialogProps) {
  return (
    <Dialog
      title="This request is incomplete"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button look="main" onPress={onEdit}>
            Fill in and replay
          </Button>
        </>
      }
    >
      <p>
        The journal stores no secrets, no files, and only the start of long bodies. Fill in these values before you send
        it again:
      </p>
      <ul className={styles.list}>
        {missing.map((pointer) => (
          <li key={pointer}>
            <code>{pointer}</code>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
