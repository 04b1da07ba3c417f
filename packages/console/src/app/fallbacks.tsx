/** What stands in the place of a page that loads, failed or does not exist. */
import { type ErrorComponentProps, Link } from '@tanstack/react-router';
import { Empty, Failed, Skeleton } from '../ui/notice.tsx';
import styles from '../ui/page.module.css';

export function Pending() {
  return (
    <div className={styles.page} role="status" aria-label="Loading">
      <Skeleton height="2rem" width="14rem" />
      <Skeleton height="60vh" />
    </div>
  );
}

export function Crash({ error, reset }: ErrorComponentProps) {
  return (
    <div className={styles.page}>
      <Failed title="This page could not be shown" error={error} onRetry={reset} />
    </div>
  );
}

export function NotFound() {
  return (
    <div className={styles.page}>
      <Empty title="There is no such page" action={<Link to="/">To the start page</Link>}>
        The address leads nowhere in this console.
      </Empty>
    </div>
  );
}
