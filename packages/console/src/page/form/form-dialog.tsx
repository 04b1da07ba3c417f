/** A dialog whose input is not discarded without a question: by Escape, a click next to it, a link, Back, or closing the window. */
import { type ComponentProps, useState } from 'react';
import { Confirm, Dialog } from '../ui/controls/dialog.tsx';
import { Unsaved } from './unsaved.tsx';

interface FormDialogProps extends Omit<ComponentProps<typeof Dialog>, 'isOpen'> {
  /** Read when the user leaves, because a render may be pending. */
  readonly isChanged: () => boolean;
  /** The question, and what remains undone. */
  readonly question?: readonly [title: string, consequence: string];
}

export function FormDialog({ isChanged, question = QUESTION, onClose, children, ...dialog }: FormDialogProps) {
  const [isLeaving, setLeaving] = useState(false);
  const [title, consequence] = question;
  return (
    <Dialog {...dialog} isOpen onClose={() => (isChanged() ? setLeaving(true) : onClose())}>
      {children}
      <Unsaved isChanged={isChanged} />
      <Confirm title={title} isOpen={isLeaving} onClose={() => setLeaving(false)} action="Discard" onConfirm={onClose}>
        {consequence}
      </Confirm>
    </Dialog>
  );
}

const QUESTION = ['Discard your input?', 'Nothing was sent.'] as const;
