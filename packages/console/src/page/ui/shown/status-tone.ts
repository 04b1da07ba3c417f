/** The colour of an HTTP status; without one there was no answer. */
import type { Tone } from './badge.tsx';

export function statusTone(status: number | undefined): Tone {
  if (status === undefined || status >= 500) return 'bad';
  if (status >= 400) return 'warn';
  return status >= 300 ? 'info' : 'good';
}
