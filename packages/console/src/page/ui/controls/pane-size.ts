/** The size of a pane beside another: what the browser keeps, what fits, and what the keys do. */

/** `18rem` stays when the window grows, `45%` grows along. */
export type PaneSize = `${number}rem` | `${number}%`;

/** In pixels. */
export interface Room {
  readonly total: number;
  readonly rem: number;
  /** The least widths of the pane that has the size, and of the one that takes the rest. */
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

/** In the unit that the size had before. */
export function sized(wanted: number, before: PaneSize, room: Room): PaneSize {
  const fitting = fit(wanted, room);
  const rounded = (value: number): number => Math.round(value * 100) / 100;
  return before.endsWith('%') ? `${rounded((fitting / room.total) * 100)}%` : `${rounded(fitting / room.rem)}rem`;
}

/** Where there is no room for both, the pane with the size has its least width, as in the style sheet. */
export function fit(wanted: number, { total, least, leastOther }: Room): number {
  return Math.max(least, Math.min(wanted, total - leastOther));
}

/** Percent of all the room: what a screen reader says. */
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

/** Returns the width after a key, and nothing for keys that are not for it. `grows` is the arrow that enlarges the pane with the size. */
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
