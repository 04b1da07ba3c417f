/** Buttons that pause and resume a job, and retry failed items. */
import { Pause, Play, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import type { JobAction, JobInfo } from '../../wire/jobs.ts';
import { Button } from '../ui/controls/button.tsx';
import { Confirm } from '../ui/controls/dialog.tsx';
import { counted, numberText } from '../ui/text/number-text.ts';
import { leftIn } from './job-progress.ts';
import styles from './jobs.module.css';
import { useJobControl } from './use-jobs.ts';

export function JobButtons({ job }: { readonly job: JobInfo }) {
  const { name, counts, isPaused } = job;
  const { mutate, isPending } = useJobControl();
  const [isAsking, setAsking] = useState(false);
  const send = (action: JobAction): void => mutate(action);
  return (
    <span className={styles.buttons}>
      {counts.failed > 0 && (
        <Button isPending={isPending} onPress={() => send({ do: 'retry', job: name, state: 'failed' })}>
          <RotateCcw size={15} aria-hidden />
          Retry {numberText(counts.failed)} failed
        </Button>
      )}
      {counts.unknown > 0 && (
        <Button isPending={isPending} onPress={() => setAsking(true)}>
          <RotateCcw size={15} aria-hidden />
          Retry {numberText(counts.unknown)} unknown…
        </Button>
      )}
      {leftIn(job) > 0 && (
        <Button isPending={isPending} onPress={() => send({ do: isPaused ? 'resume' : 'pause', job: name })}>
          {isPaused ? <Play size={15} aria-hidden /> : <Pause size={15} aria-hidden />}
          {isPaused ? 'Resume' : 'Pause'}
        </Button>
      )}
      <Confirm
        title="Retry unknown items?"
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        action="Retry"
        onConfirm={() => send({ do: 'retry', job: name, state: 'unknown' })}
      >
        Of {counted(counts.unknown, 'item')} it is unknown whether the change was made: no response arrived, or the
        process ended. Check them first: changes that were made are repeated.
      </Confirm>
    </span>
  );
}
