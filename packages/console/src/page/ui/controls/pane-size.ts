/** Computes the size of a resizable pane: stored, fitted, and changed by keys. */

/** `18rem` is constant when the window grows, `45%` grows with it. */
export type PaneSize = `${number}rem` | `${number}%`;

/** In pixels. */
export interface Room {
  readonly total: number;
  readonly rem: number;
  /** Minimum widths of the sized pane and of the one that takes the rest. */
  readonly least: number;
  readonly leastOther: number;
}

const SIZE = /^\d+(\.\d+)?(rem|%)$/;

export function isPaneSize(value: unknown): value is PaneSize {
  return typeof value === 'string' && SIZE.test(value);
}

export function pixels(size: PaneSize, { total, rem }: Room): number {
  const number = Number.parseFloat(size);
  return size.endsWith('%') ? (number / 100) * total : number * rem;
}

/** Uses the unit of the previous size. */
export function sized(wanted: number, before: PaneSize, room: Room): PaneSize {
  const fitting = fit(wanted, room);
  const rounded = (value: number): number => Math.round(value * 100) / 100;
  return before.endsWith('%') ? `${rounded((fitting / room.total) * 100)}%` : `${rounded(fitting / room.rem)}rem`;
}

/** Without room for both, the sized pane has its minimum width, as in the style sheet. */
export function fit(wanted: number, { total, least, leastOther }: Room): number {
  return Math.max(least, Math.min(wanted, total - leastOther));
}

/** Percentages of the total width, for screen readers. */
export function shares(
  size: PaneSize,
  room: Room,
): { readonly now: number; readonly min: number; readonly max: number } {
  const share = (value: number): number => (room.total === 0 ? 0 : Math.round((value / room.total) * 100));
  return {
    now: share(fit(pixels(size, room), room)),
    min: share(room.least),
    max: share(Math.max(room.least, room.total - room.leastOther)),
  };
}

const STEP = 16;

/** Returns the width after a key, or undefined for other keys. `grows` is the arrow that enlarges the sized pane. */
export function afterKey(
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  now: number,
  grows: 'ArrowLeft' | 'ArrowRight',
): number | undefined {
  const step = shiftKey ? STEP * 5 : STEP;
  if (key === 'ArrowLeft' || key === 'ArrowRight') return key === grows ? now + step : now - step;
  if (key === 'Home') return 0;
  return key === 'End' ? Number.MAX_SAFE_INTEGER : undefined;
}
