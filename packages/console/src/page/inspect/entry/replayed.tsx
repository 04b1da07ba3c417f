/** Shows the result of a resent request and links to it. */
import type { JournalEntry } from '@flarewire/emulator';
import { useJournal } from '../../data/journal/journal.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Banner } from '../../ui/shown/notice.tsx';
import { durationText } from '../../ui/text/time-text.ts';
import styles from './detail.module.css';

export interface Sent {
  readonly status: number | undefined;
  readonly duration: number;
  readonly error: string | undefined;
}

interface ReplayedProps {
  readonly sent: Sent;
  readonly entry: JournalEntry;
  readonly onOpen: (id: number) => void;
  readonly onCompare: (id: number) => void;
}

export function Replayed({ sent, entry, onOpen, onCompare }: ReplayedProps) {
  const { rows } = useJournal();
  const again = rows.findLast(
    ({ id, operation, agent }) => id > entry.id && agent === 'console' && operation === entry.operation,
  );
  const isSame = sent.status === entry.status;
  const ways = again && (
    <span className={styles.actions}>
      <Button small onPress={() => onOpen(again.id)}>
        Open it
      </Button>
      <Button small onPress={() => onCompare(again.id)}>
        Compare with it
      </Button>
    </span>
  );
  return (
    <Banner tone={toneOf(sent.status)} action={ways}>
      <strong>Sent again:</strong> {sent.status === undefined ? 'no response' : `status ${sent.status}`} after{' '}
      {durationText(sent.duration)},{' '}
      {isSame ? sameWords(sent.status) : `before it was ${entry.status ?? 'no response'}`}. {sent.error}
    </Banner>
  );
}

/** Follows the response: a refusal that repeats is still a refusal. */
export function toneOf(status: number | undefined): 'good' | 'warn' | 'bad' {
  if (status === undefined || status >= 500) return 'bad';
  return status >= 400 ? 'warn' : 'good';
}

const sameWords = (status: number | undefined): string =>
  status === undefined ? 'same response as before' : 'same status as before';
