/** Describes a job's progress: state, pace, and remaining time. */
import type { JobInfo } from '../../wire/jobs.ts';
import type { Tone } from '../ui/shown/badge.tsx';
import { numberText } from '../ui/text/number-text.ts';
import { spanText } from '../ui/text/time-text.ts';

export interface Standing {
  readonly word: string;
  readonly tone: Tone;
  /** Advice, if the user should act. */
  readonly advice?: string;
}

export const endedIn = ({ counts }: JobInfo): number => counts.done + counts.failed + counts.unknown;
export const leftIn = ({ counts }: JobInfo): number => counts.waiting + counts.started;

export function standingOf(job: JobInfo): Standing {
  const { counts, isPaused, isRunning } = job;
  if (leftIn(job) === 0) {
    return counts.failed + counts.unknown === 0
      ? { word: 'Done', tone: 'good' }
      : { word: 'Ended with failures', tone: 'warn' };
  }
  if (!isRunning)
    return {
      word: 'Not running',
      tone: 'warn',
      advice: 'No process is running it. Run it again to continue.',
    };
  return isPaused ? { word: 'Paused', tone: 'info' } : { word: 'Running', tone: 'info' };
}

/** Nonzero item counts by state; while the job runs, also the remaining rate limits of its tokens. */
export function countsOf(job: JobInfo): readonly (readonly [word: string, text: string])[] {
  const { counts, budgets } = job;
  const states = [
    ['Failed', counts.failed],
    ['Unknown', counts.unknown],
    ['In progress', counts.started],
    ['Waiting', counts.waiting],
  ] as const;
  const limits = budgets.map(({ left, quota, resetsIn }, place) => {
    const text = `${numberText(left)} of ${numberText(quota)} calls left, all again in ${spanText(resetsIn)}`;
    return [budgets.length === 1 ? 'Rate limit' : `Rate limit ${place + 1}`, text] as const;
  });
  return [
    ['Done', numberText(counts.done)],
    ...states.flatMap(([word, count]) => (count === 0 ? [] : [[word, numberText(count)] as const])),
    ...(leftIn(job) > 0 && job.isRunning ? limits : []),
  ];
}

/** Number of finished items at a time, in milliseconds. */
export interface Sample {
  readonly time: number;
  readonly ended: number;
}

/** Milliseconds; older samples say little about the current pace. */
const WINDOW = 60_000;

/** Restarts if fewer items are finished than before, because some were requeued. */
export function addSample(samples: readonly Sample[], sample: Sample): readonly Sample[] {
  const { ended = 0 } = samples.at(-1) ?? {};
  if (sample.ended < ended) return [sample];
  return [...samples.filter(({ time }) => sample.time - time <= WINDOW), sample];
}

/** Items per second; undefined until an item finishes after the first sample. */
export function paceOf(samples: readonly Sample[]): number | undefined {
  const [first, last] = [samples[0], samples.at(-1)];
  if (first === undefined || last === undefined || last.ended === first.ended) return undefined;
  return ((last.ended - first.ended) / (last.time - first.time)) * 1000;
}
