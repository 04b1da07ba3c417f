/** Dialogs: a frame with title, body and buttons, and one that requires typing a name. */

import { X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Dialog as BaseDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { classNames } from '../class-names.ts';
import patterns from '../patterns.module.css';
import { shownText } from '../text/shown-name.ts';
import { Button, IconButton } from './button.tsx';
import styles from './dialog.module.css';
import { TextField } from './field.tsx';
import { focusBack } from './focus-back.ts';

interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly isWide?: boolean;
  /** Buttons in the footer. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

export function Dialog({ title, isOpen, onClose, isWide, actions, children }: DialogProps) {
  useEffect(() => (isOpen ? focusBack : undefined), [isOpen]);
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable
      className={styles.overlay ?? ''}
    >
      <Modal className={classNames(styles.modal, isWide && styles.wide)}>
        <BaseDialog className={patterns.dialogBody ?? ''}>
          <div className={styles.head}>
            <Heading slot="title" level={2}>
              {shownText(title)}
            </Heading>
            <IconButton label="Close" onPress={onClose}>
              <X size={17} aria-hidden />
            </IconButton>
          </div>
          <div className={styles.body}>{children}</div>
          {actions !== undefined && <div className={styles.foot}>{actions}</div>}
        </BaseDialog>
      </Modal>
    </ModalOverlay>
  );
}

interface ConfirmProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Describes the consequences. */
  readonly children: ReactNode;
  /** Label of the button: `Delete`. */
  readonly action: string;
  /** If set, must be typed first. */
  readonly name?: string | undefined;
  readonly onConfirm: () => void;
}

export function Confirm({ title, isOpen, onClose, children, action, name, onConfirm }: ConfirmProps) {
  const [typed, setTyped] = useState('');
  // A name with characters that cannot be typed may be entered as displayed, or pasted.
  const isReady = name === undefined || typed === name || typed === shownText(name);
  const close = (): void => {
    setTyped('');
    onClose();
  };
  const confirm = (): void => {
    if (!isReady) return;
    // Confirm before closing: callers that treat closing as cancelling have the confirmation by then.
    onConfirm();
    close();
  };
  const actions = (
    <>
      <Button onPress={close}>Cancel</Button>
      <Button look="danger" isDisabled={!isReady} onPress={confirm}>
        {action}
      </Button>
    </>
  );
  return (
    <Dialog title={title} isOpen={isOpen} onClose={close} actions={actions}>
      <div>{children}</div>
      {name !== undefined && (
        <TextField
          label={`Type ${shownText(name)} to confirm`}
          value={typed}
          onChange={setTyped}
          mono
          autoFocus
          onSubmit={confirm}
        />
      )}
    </Dialog>
  );
}
