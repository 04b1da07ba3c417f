/** Uploads in progress: two at a time, with progress and failures. */
import { useCallback, useRef, useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Banner, Progress } from '../../ui/shown/notice.tsx';
import { shownName } from '../../ui/text/shown-name.ts';
import { sizeText } from '../../ui/text/size-text.ts';
import { jobsFor, runJobs } from '../bulk/jobs.ts';
import { errorWords } from '../items/error-words.ts';
import styles from '../viewers/viewer.module.css';
import { type R2Place, useR2Changes } from './data.ts';

interface Upload {
  readonly key: string;
  readonly file: File;
}

interface State {
  readonly uploads: readonly Upload[];
  /** From 0 to 1, by key. */
  readonly parts: ReadonlyMap<string, number>;
  readonly failed: ReadonlyMap<string, string>;
  readonly isRunning: boolean;
}

const IDLE: State = { uploads: [], parts: new Map(), failed: new Map(), isRunning: false };

export function useUploads(place: R2Place) {
  const [state, setState] = useState(IDLE);
  const { upload, refresh } = useR2Changes(place);
  const stop = useRef(new AbortController());
  const start = useCallback(
    async (files: readonly Upload[]): Promise<void> => {
      // For files with equal names, the last one is visible to the user.
      const uploads = [...new Map(files.map((file) => [file.key, file])).values()];
      stop.current = new AbortController();
      const { signal } = stop.current;
      setState({ ...IDLE, uploads, isRunning: true });
      const work = async (batch: readonly Upload[]): Promise<undefined> => {
        for (const { key, file } of batch) {
          const onSent = (part: number): void =>
            setState((was) => ({ ...was, parts: new Map(was.parts).set(key, part) }));
          await upload(key, file, onSent, signal);
        }
      };
      const jobs = await runJobs(jobsFor(uploads), { work, width: 2, signal, onChange: () => undefined });
      const failed = jobs.flatMap(({ item: { key }, state: end, error }) =>
        end === 'done' ? [] : [[key, end === 'failed' ? errorWords(error) : 'The upload was stopped.'] as const],
      );
      setState((was) => ({ ...was, failed: new Map(failed), isRunning: false }));
      await refresh();
    },
    [upload, refresh],
  );
  const retry = (): void => void start(state.uploads.filter(({ key }) => state.failed.has(key)));
  return { state, start, retry, stop: () => stop.current.abort(), dismiss: () => setState(IDLE) };
}

export function Uploads({ state, retry, stop, dismiss }: Omit<ReturnType<typeof useUploads>, 'start'>) {
  const { uploads, parts, failed, isRunning } = state;
  if (uploads.length === 0) return null;
  const total = uploads.reduce((sum, { file }) => sum + file.size, 0);
  const sent = uploads.reduce((sum, { key, file }) => sum + file.size * (parts.get(key) ?? 0), 0);
  const what = uploads.length === 1 ? shownName(uploads[0]?.key ?? '') : `${uploads.length} files`;
  if (isRunning)
    return (
      <div className={styles.line}>
        <div className={styles.grow}>
          <Progress
            label={`Uploading ${what}`}
            value={total === 0 ? undefined : sent / total}
            note={`${sizeText(Math.round(sent))} of ${sizeText(total)}`}
          />
        </div>
        <Button small onPress={stop}>
          Stop
        </Button>
      </div>
    );
  const close = (
    <Button small onPress={dismiss}>
      Dismiss
    </Button>
  );
  if (failed.size === 0)
    return (
      <Banner tone="good" action={close}>
        Uploaded {what}, {sizeText(total)}.
      </Banner>
    );
  return (
    <Banner
      tone="bad"
      action={
        <>
          <Button small onPress={retry}>
            Try again
          </Button>
          {close}
        </>
      }
      isUrgent
    >
      {[...failed].map(([key, reason]) => (
        <div key={key}>
          <strong>{shownName(key)}</strong> was not uploaded: {reason}
        </div>
      ))}
    </Banner>
  );
}
