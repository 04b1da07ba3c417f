/** Lists a job's items that failed or have an unknown outcome, with their errors. */

import { useQuery } from '@tanstack/react-query';
import type { FailedItem, JobInfo } from '../../wire/jobs.ts';
import patterns from '../ui/patterns.module.css';
import { Badge } from '../ui/shown/badge.tsx';
import { Failed, Skeleton } from '../ui/shown/notice.tsx';
import { counted, numberText } from '../ui/text/number-text.ts';
import { Shown } from '../ui/text/shown.tsx';
import styles from './jobs.module.css';
import { failuresOptions } from './use-jobs.ts';

export function Failures({ job: { name, counts } }: { readonly job: JobInfo }) {
  const count = counts.failed + counts.unknown;
  const { data, error, refetch } = useQuery(failuresOptions(name, count));
  if (count === 0) return null;
  if (error !== null)
    return <Failed title="Could not load the failures" error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton height="6rem" />;
  const { items } = data;
  return (
    <details className={styles.failures} open={items.length <= FEW}>
      <summary>
        {items.length < count
          ? `The first ${numberText(items.length)} of ${counted(count, 'failure')}`
          : counted(count, 'failure')}
      </summary>
      <ul>
        {items.map((item) => (
          <FailureRow key={item.key} item={item} />
        ))}
      </ul>
    </details>
  );
}

/** More would push other jobs out of view. */
const FEW = 10;

const NO_ERROR: NonNullable<FailedItem['error']> = {
  name: '',
  message: 'Its process ended while it was running.',
};

function FailureRow({ item: { key, state, attempts, error } }: { readonly item: FailedItem }) {
  const { name, message, status, operation } = error ?? NO_ERROR;
  return (
    <li className={styles.failure}>
      <span className={patterns.wrapTight}>
        <code>
          <Shown text={key} />
        </code>
        {state === 'unknown' && <Badge tone="warn">unknown</Badge>}
        <span className={styles.cause}>
          {[operation, [name, status].filter(Boolean).join(' '), attempts > 1 && counted(attempts, 'attempt')]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <Shown text={message} />
    </li>
  );
}
