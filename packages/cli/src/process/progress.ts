/** A progress line on a terminal, shown after one second and removed at the end. */

/** The part of a stream that is used. */
export interface Line {
  write(text: string): unknown;
}

/** Milliseconds that pass before anything is shown, and between two texts. */
const PATIENCE = 1000;
const EVERY = 100;

export interface ProgressLine {
  show(text: string): void;
  /** Takes the line away: something else is to be written. */
  clear(): void;
}

export function progressLine(
  stream: Line,
  width: number,
  now: () => number = performance.now.bind(performance),
): ProgressLine {
  const begun = now();
  let last = Number.NEGATIVE_INFINITY;
  let isShown = false;
  return {
    show: (text) => {
      const time = now();
      if (time - begun < PATIENCE || time - last < EVERY) return;
      last = time;
      isShown = true;
      stream.write(`\r\u001b[2K${text.slice(0, width - 1)}`);
    },
    clear: () => {
      if (isShown) stream.write('\r\u001b[2K');
      isShown = false;
    },
  };
}
