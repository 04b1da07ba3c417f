/** Colour of an HTTP status; undefined means there was no response. */
import type { Tone } from './badge.tsx';

export function statusTone(status: number | undefined): Tone {
  if (status === undefined || status >= 500) return 'bad';
  if (status >= 400) return 'warn';
  return status >= 300 ? 'info' : 'good';
}
