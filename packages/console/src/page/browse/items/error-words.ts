/** Why a call failed, in words. */
import { CallError } from '../../data/answer.ts';

/** What Cloudflare says; of other failures what the page or its server says. */
export function errorWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { errors = [], hint } = error instanceof CallError ? error.details : {};
  const told = errors.map(({ code, message }) => (code === undefined ? message : `${message} (${code})`));
  return told.length === 0 ? error.message : [...told, hint].filter(Boolean).join('. ');
}
