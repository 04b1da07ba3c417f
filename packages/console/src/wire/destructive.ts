/** Decides which operations require typing a name first. */
import type { Operation } from '@flarewire/contract';

type Params = Readonly<Record<string, unknown>>;

/** POST paths with these words destroy or invalidate existing data. */
const LOSING = /(^|[_-])(clear|delete|purge|restore|rollback|rotate|terminate)([_-]|$)/;
const LOSING_WORDS = /^(Start )?(delet|discard|empty|purg|remov|revok|restor)/i;

/**
 * True if a call deletes or replaces existing data, which cannot be undone.
 * @param params for operations such as a batch, where only some parameters delete
 */
export function isDestructive({ method, path, summary, confirm }: Operation, params: Params = {}): boolean {
  if (method === 'DELETE' || confirm === true) return true;
  if (Array.isArray(params.deletes) && params.deletes.length > 0) return true;
  if (method === 'POST') return LOSING.test(path.slice(path.lastIndexOf('/') + 1)) || LOSING_WORDS.test(summary);
  const isReplacing = method === 'PUT' && /^(Replace|Swap)\b/.test(summary);
  return isReplacing && (!path.endsWith('}') || /^Replace all\b/.test(summary));
}
