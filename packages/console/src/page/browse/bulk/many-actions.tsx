/** Buttons of a dialog that works on many items: start, stop, retry, close. */
import type { ReactNode } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { numberText } from '../../ui/text/number-text.ts';
import { tally } from './jobs.ts';
import type { Jobs } from './use-jobs.ts';

interface ManyActionsProps {
  readonly jobs: Pick<Jobs<unknown>, 'stop' | 'retry' | 'isRunning' | 'jobs'>;
  readonly onClose: () => void;
  /** The start button. */
  readonly children: ReactNode;
}

export function ManyActions({ jobs: { jobs, isRunning, stop, retry }, onClose, children }: ManyActionsProps) {
  if (isRunning) return <Button onPress={stop}>Stop</Button>;
  if (jobs === undefined)
    return (
      <>
        <Button onPress={onClose}>Cancel</Button>
        {children}
      </>
    );
  const { done, all } = tally(jobs);
  return (
    <>
      {done < all && <Button onPress={retry}>Retry the other {numberText(all - done)}</Button>}
      <Button onPress={onClose}>Close</Button>
    </>
  );
}
