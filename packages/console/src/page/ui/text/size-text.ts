/** Formats sizes of files and responses. */
import { numberText } from './number-text.ts';

const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'];

/** 1 kB is 1,000 bytes, as Cloudflare counts. */
export function sizeText(bytes: number): string {
  if (bytes === 1) return '1 byte';
  const step = Math.min(UNITS.length - 1, bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** step;
  return `${numberText(value, step === 0 ? 0 : 1)} ${UNITS[step]}`;
}
