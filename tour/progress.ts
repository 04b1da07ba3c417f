/** Progress bar for steps longer than a second; drawn only on terminals, over its own line. */
import type { Io } from './io.ts';
import { duration, number } from './text.ts';

const SHOW_AFTER_MS = 1000;
const REDRAW_MS = 100;

export interface Progress {
  /** Updates the progress; without a total only the time is shown. */
  update(done: number, total: number): void;
  end(): void;
}

export const noProgress: Progress = { update: () => {}, end: () => {} };

export function startProgress(io: Io, title: string): Progress {
  const start = io.now();
  let done = 0;
  let total = 0;
  let drawn = false;
  if (!io.interactive) return noProgress;
  const draw = () => {
    const elapsed = io.now() - start;
    if (elapsed < SHOW_AFTER_MS) return;
    drawn = true;
    io.out(`\r\u001b[K${barLine(title, done, total, elapsed, io.columns - 1)}`);
  };
  const stop = io.every(REDRAW_MS, draw);
  return {
    update: (nowDone, nowTotal) => {
      done = nowDone;
      total = nowTotal;
      draw();
    },
    end: () => {
      stop();
      if (drawn) io.out('\r\u001b[K');
    },
  };
}

export function barLine(title: string, done: number, total: number, elapsed: number, columns: number): string {
  const figures = total > 0 ? ` ${number(done)}/${number(total)} ${duration(elapsed)}` : ` ${duration(elapsed)}`;
  const room = columns - figures.length - 4;
  const name = title.slice(0, Math.max(0, Math.min(title.length, Math.floor(room / 2))));
  const width = Math.max(0, Math.min(30, room - name.length - 1));
  const filled = total > 0 ? Math.round((Math.min(done, total) / total) * width) : 0;
  return `  ${name} [${'#'.repeat(filled)}${'.'.repeat(width - filled)}]${figures}`.slice(0, Math.max(0, columns));
}
