/** What stands in the place of a page that loads, failed or does not exist. */
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, Link } from '@tanstack/react-router';
import { OfflineError } from '../data/api.ts';
import { Failed, Skeleton } from '../ui/shown/notice.tsx';
import styles from '../ui/shown/page.module.css';
import { Page } from '../ui/shown/page.tsx';

export function Pending() {
  return (
    <div className={styles.page} role="status" aria-label="Loading">
      <Skeleton height="2rem" width="14rem" />
      <Skeleton height="60vh" />
    </div>
  );
}

/** Browsers each have their words for a module that did not come; it is not asked for again before the page is. */
const isModule = (error: unknown): boolean =>
  error instanceof Error && /preload|dynamically imported|importing a module/i.test(error.message);

export function Crash({ error, reset }: ErrorComponentProps) {
  const queries = useQueryErrorResetBoundary();
  const isMissing = isModule(error) || error instanceof OfflineError;
  const again = (): void => {
    if (isModule(error)) location.reload();
    queries.reset();
    reset();
  };
  return (
    <Page title={isMissing ? 'A part of the console is missing' : 'A fault of the console'}>
      <Failed title="This page could not be shown" error={error} onRetry={again} />
    </Page>
  );
}

export function NotFound() {
  return (
    <Page title="Page not found" lead="The console has no page at this address.">
      <Link to="/">To the start page</Link>
    </Page>
  );
}
