/** Shows a job: progress, rate limits, failures, and actions. */

import { useEffect, useId, useState } from 'react';
import type { JobInfo } from '../../wire/jobs.ts';
import { classNames } from '../ui/class-names.ts';
import patterns from '../ui/patterns.module.css';
import { Badge } from '../ui/shown/badge.tsx';
import { FactList } from '../ui/shown/fact-list.tsx';
import { Progress } from '../ui/shown/notice.tsx';
import { counted, numberText } from '../ui/text/number-text.ts';
import { Shown } from '../ui/text/shown.tsx';
import { spanText } from '../ui/text/time-text.ts';
import { Failures } from './failures.tsx';
import { JobButtons } from './job-buttons.tsx';
import { addSample, countsOf, endedIn, leftIn, paceOf, type Sample, standingOf } from './job-progress.ts';
import styles from './jobs.module.css';

export function JobCard({ job }: { readonly job: JobInfo }) {
  const id = useId();
  const { name, counts, total } = job;
  const { word, tone, advice } = standingOf(job);
  const ended = endedIn(job);
  return (
    <section aria-labelledby={id} className={styles.job}>
      <div className={classNames(patterns.wrap, styles.head)}>
        <h2 id={id}>
          <Shown text={name} />
        </h2>
        <span role="status">
          <Badge tone={tone}>{word}</Badge>
        </span>
        <JobButtons job={job} />
      </div>
      <Progress
        label={`${numberText(ended)} of ${counted(total, 'item')}`}
        value={total === 0 ? 0 : ended / total}
        failed={total === 0 ? 0 : (counts.failed + counts.unknown) / total}
        note={<Pace job={job} />}
      />
      {advice !== undefined && <p className={styles.advice}>{advice}</p>}
      <FactList isRow facts={countsOf(job)} />
      <Failures job={job} />
    </section>
  );
}

/** Hidden while the job is idle, because an earlier pace does not predict its end. */
function Pace({ job }: { readonly job: JobInfo }) {
  const ended = endedIn(job);
  const [samples, setSamples] = useState<readonly Sample[]>([]);
  useEffect(() => setSamples((before) => addSample(before, { time: performance.now(), ended })), [ended]);
  const pace = paceOf(samples);
  if (pace === undefined || !job.isRunning || job.isPaused || leftIn(job) === 0) return null;
  const left = spanText(Math.max(1000, (leftIn(job) / pace) * 1000));
  return (
    <>
      {numberText(pace, 1)} items per second, about {left} left
    </>
  );
}
