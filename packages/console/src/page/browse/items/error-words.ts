/** Describes why a call failed. */
import { CallError } from '../../data/answer.ts';

/** Cloudflare's message, or for other failures that of the page or its server. */
export function errorWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { errors = [], hint } = error instanceof CallError ? error.details : {};
  const reported = errors.map(({ code, message }) => (code === undefined ? message : `${message} (${code})`));
  return reported.length === 0 ? error.message : [...reported, hint].filter(Boolean).join('. ');
}
