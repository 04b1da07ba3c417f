/** Asks before data is lost, and reports failures. */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { sessionOptions } from '../../data/queries.ts';
import { Confirm } from '../../ui/controls/dialog.tsx';
import { tell } from '../../ui/controls/toast.tsx';
import { errorWords } from './error-words.ts';

interface Loss {
  readonly title: string;
  readonly text: ReactNode;
  /** Label of the button. */
  readonly action: string;
  /** Text to type. */
  readonly name?: string;
  /** On a real account, the server asks for the name itself, so asking here would be redundant. */
  readonly isGuarded?: boolean;
  readonly run: () => void;
}

export function useIsLive(): boolean {
  return useQuery(sessionOptions).data?.mode === 'live';
}

/** Render `dialog`; nothing happens before its button is pressed. */
export function useAsk(): { readonly dialog: ReactNode; readonly ask: (loss: Loss) => void } {
  const [loss, setLoss] = useState<Loss>();
  const isLive = useIsLive();
  const close = (): void => setLoss(undefined);
  const dialog = loss !== undefined && (
    <Confirm title={loss.title} isOpen onClose={close} action={loss.action} name={loss.name} onConfirm={loss.run}>
      {loss.text}
    </Confirm>
  );
  const ask = (next: Loss): void => {
    if (isLive && next.isGuarded === true) next.run();
    else setLoss(next);
  };
  return { dialog, ask };
}

/** The user declined, so there is nothing to report. */
const DECLINED = new Set(['ReadOnly', 'ConfirmationNeeded', 'Declined', 'AbortError']);

export function tellFailure(what: string, error: unknown): void {
  if (error instanceof Error && DECLINED.has(error.name)) return;
  tell('bad', `${what}: ${errorWords(error)}`);
}
