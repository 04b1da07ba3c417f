/** Which operations ask for a name to be typed first. */
import type { Operation } from '@flarewire/contract';

type Params = Readonly<Record<string, unknown>>;

/** What a POST does that is called so: what was there is gone, or is worth nothing any more. */
const LOSING = /(^|[_-])(clear|delete|purge|restore|rollback|rotate|terminate)([_-]|$)/;
const LOSING_WORDS = /^(Start )?(delet|discard|empty|purg|remov|revok|restor)/i;

/**
 * What is gone after it, or was there before it and is another thing now, cannot be had back.
 * @param params where it depends on them: a batch may delete, or not
 */
export function isGrave({ method, path, summary, confirm }: Operation, params: Params = {}): boolean {
  if (method === 'DELETE' || confirm === true) return true;
  if (Array.isArray(params.deletes) && params.deletes.length > 0) return true;
  if (method === 'POST') return LOSING.test(path.slice(path.lastIndexOf('/') + 1)) || LOSING_WORDS.test(summary);
  const isReplacing = method === 'PUT' && /^(Replace|Swap)\b/.test(summary);
  return isReplacing && (!path.endsWith('}') || /^Replace all\b/.test(summary));
}
