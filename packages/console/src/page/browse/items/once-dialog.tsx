/** Shows a secret that the API returns only once, to be copied; it is not stored. */
import { isObject } from '@flarewire/schema';
import { Code } from '../../ui/code/code.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import styles from '../viewers/viewer.module.css';

/** By operation, the response field that no later call returns. */
const TOLD_ONCE: Readonly<Record<string, string>> = {
  'user.tokens.create': 'value',
  'accounts.tokens.create': 'value',
  'zeroTrust.access.serviceTokens.create': 'client_secret',
};

/** True if the response to a creation must be shown before it is gone. */
export const tellsOnce = (operation: string): boolean => Object.hasOwn(TOLD_ONCE, operation);

/** Undefined if the response has none. */
export function toldOnce(operation: string, made: unknown): string | undefined {
  const name = tellsOnce(operation) ? TOLD_ONCE[operation] : undefined;
  const value = name !== undefined && isObject(made) ? made[name] : undefined;
  return typeof value === 'string' && value !== '' ? value : undefined;
}

interface OnceDialogProps {
  readonly name: string;
  readonly value: string;
  readonly onClose: () => void;
}

export function OnceDialog({ name, value, onClose }: OnceDialogProps) {
  const actions = (
    <Button look="main" onPress={onClose}>
      Done
    </Button>
  );
  return (
    <Dialog title={`Created ${name}`} isOpen onClose={onClose} actions={actions}>
      <p className={styles.note}>Copy it now: it cannot be shown again.</p>
      <Code text={value} label="Copy the secret" isWrapped />
    </Dialog>
  );
}
