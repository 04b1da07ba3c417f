/** The page of jobs over many items that run in other processes: progress, failures, and controls. */
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { sessionOptions } from '../data/queries.ts';
import { Banner, Empty, Failed, Skeleton } from '../ui/shown/notice.tsx';
import { Page } from '../ui/shown/page.tsx';
import { JobCard } from './job-card.tsx';
import styles from './jobs.module.css';
import { jobsOptions } from './use-jobs.ts';

export function JobsPage() {
  const { data: session } = useSuspenseQuery(sessionOptions);
  return (
    <Page title="Jobs" lead="Changes across many zones or accounts, run by @flarewire/bulk in separate processes.">
      {session.hasJobs ? <JobList /> : <NoJobs isInPage={session.isInPage === true} />}
    </Page>
  );
}

function NoJobs({ isInPage }: { readonly isInPage: boolean }) {
  if (isInPage)
    return <Empty title="No jobs in a page">Jobs run in processes: start the console on your machine.</Empty>;
  return (
    <Empty title="No jobs to show">
      <p>
        Start the console with <code>--jobs FILE</code>, the journal of a run, or with <code>--jobs redis</code> for the
        jobs of the Redis in <code>REDIS_URL</code>.
      </p>
    </Empty>
  );
}

function JobList() {
  const { data, error, refetch } = useQuery(jobsOptions);
  if (data === undefined) {
    if (error === null) return <Skeleton height="14rem" />;
    return <Failed title="Could not load the jobs" error={error} onRetry={() => void refetch()} />;
  }
  return (
    <div className={styles.jobs}>
      {error !== null && <Banner tone="bad">{error.message} Showing stale data.</Banner>}
      {data.jobs.length === 0 && <Empty title="No jobs yet">Running jobs appear here automatically.</Empty>}
      {data.jobs.map((job) => (
        <JobCard key={job.name} job={job} />
      ))}
    </div>
  );
}
