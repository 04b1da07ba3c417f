/** Fallbacks for a page that is loading, has failed or does not exist. */
import { useMutation, useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, Link } from '@tanstack/react-router';
import { OfflineError } from '../data/api.ts';
import { renewSession } from '../data/queries.ts';
import { Button } from '../ui/controls/button.tsx';
import { isMissingModule, loadAgain } from '../ui/late.tsx';
import { Empty, Failed, Skeleton } from '../ui/shown/notice.tsx';
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

/** Replaces only the page; the surrounding layout stays. */
export function Crash({ error, reset }: ErrorComponentProps) {
  const queries = useQueryErrorResetBoundary();
  const isMissing = isMissingModule(error) || error instanceof OfflineError;
  const again = (): void => {
    queries.reset();
    reset();
  };
  if (!isMissing)
    return (
      <Page title="Console error">
        <Failed title="This page could not be displayed" error={error} onRetry={again} />
      </Page>
    );
  return (
    <Page title="Part of the console is missing">
      <Missing title="This page could not be displayed" onThere={again} />
    </Page>
  );
}

interface MissingProps {
  readonly title: string;
  /** Called when the console responds again and everything is loaded. */
  readonly onThere: () => void;
}

/** A part of the page failed to load; offers a retry once the console's process is back. */
export function Missing({ title, onThere }: MissingProps) {
  const connect = useMutation({ mutationFn: reconnect, onSuccess: onThere });
  return (
    <Empty
      title={title}
      action={
        <Button isPending={connect.isPending} onPress={() => connect.mutate()}>
          Reconnect
        </Button>
      }
    >
      <p role="alert">
        {connect.error === null
          ? 'The console is not responding: its process may have ended. Start it again, then reconnect.'
          : 'The console is still not responding. Start it again, then reconnect.'}
      </p>
    </Empty>
  );
}

async function reconnect(): Promise<void> {
  await renewSession();
  // Some browsers never retry a module that failed once.
  if (!(await loadAgain())) location.reload();
}

export function NotFound() {
  return (
    <Page title="Page not found" lead="There is no page at this address.">
      <Link to="/">Go to the start page</Link>
    </Page>
  );
}
