/** What stands in the place of a page that loads, failed or does not exist. */
import { type ErrorComponentProps, Link } from '@tanstack/react-router';
import { Failed, Skeleton } from '../ui/notice.tsx';
import styles from '../ui/page.module.css';
import { Page } from '../ui/page.tsx';

export function Pending() {
  return (
    <div className={styles.page} role="status" aria-label="Loading">
      <Skeleton height="2rem" width="14rem" />
      <Skeleton height="60vh" />
    </div>
  );
}

/** Loaded anew: a part of the page that did not come is not asked for again otherwise. */
export function Crash({ error }: ErrorComponentProps) {
  return (
    <Page title="A fault of the console">
      <Failed title="This page could not be shown" error={error} onRetry={() => location.reload()} />
    </Page>
  );
}

export function NotFound() {
  return (
    <Page title="There is no such page" lead="The address leads nowhere in this console.">
      <Link to="/">To the start page</Link>
    </Page>
  );
}
