/** Uploads that are under way: two at a time, how far each is, and which went wrong. */
import { useCallback, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Banner, Progress } from '../ui/notice.tsx';
import styles from './objects.module.css';
import { runBulk } from './objects-bulk.ts';
import { shownName, sizeText } from './objects-bytes.ts';
import { type R2Place, useR2Changes } from './r2-data.ts';

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
    async (uploads: readonly Upload[]): Promise<void> => {
      stop.current = new AbortController();
      const { signal } = stop.current;
      setState({ ...IDLE, uploads, isRunning: true });
      const files = new Map(uploads.map(({ key, file }) => [key, file]));
      const work = async ([key = '']: readonly string[]): Promise<ReadonlyMap<string, string>> => {
        const onSent = (part: number): void =>
          setState((was) => ({ ...was, parts: new Map(was.parts).set(key, part) }));
        await upload(key, files.get(key) ?? new File([], key), onSent, signal);
        return new Map();
      };
      const outcomes = await runBulk([...files.keys()], work, { width: 2, signal, onProgress: () => undefined });
      const failed = [...outcomes].flatMap(([key, reason]) => (reason === undefined ? [] : [[key, reason] as const]));
      setState((was) => ({ ...was, failed: new Map(failed), isRunning: false }));
      await refresh();
    },
    [upload, refresh],
  );
  return { state, start, stop: () => stop.current.abort(), dismiss: () => setState(IDLE) };
}

export function Uploads({ state, stop, dismiss }: Omit<ReturnType<typeof useUploads>, 'start'>) {
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
    <Banner tone="bad" action={close} isUrgent>
      {[...failed].map(([key, reason]) => (
        <div key={key}>
          <strong>{shownName(key)}</strong> was not uploaded: {reason}
        </div>
      ))}
    </Banner>
  );
}
