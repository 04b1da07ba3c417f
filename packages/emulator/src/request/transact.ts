/** Carries out a request in a transaction: committed, continued later, or rolled back if it only validates. */
import { Later } from '../handler/later.ts';
import type { Sandbox } from '../state/sandbox.ts';
import type { ParsedRequest } from './read-request.ts';

export function transact(parsed: ParsedRequest, act: () => unknown): unknown {
  const { sandbox } = parsed;
  return isDryRun(parsed) ? rolledBack(parsed, act) : settled(sandbox.transaction(act), sandbox);
}

/**
 * True if the request is only validated.
 * https://developers.cloudflare.com/ruleset-engine/rulesets-api/dry-run/
 * https://developers.cloudflare.com/api/resources/magic_transit/: `validate_only` of tunnels, interconnects and routes
 */
function isDryRun({ operation, query, url }: ParsedRequest): boolean {
  if (operation.method === 'GET') return false;
  const isValidated = operation.product === 'magicTransit' && url.searchParams.get('validate_only') === 'true';
  return query.dry_run === true || isValidated;
}

/** Thrown to end a transaction without committing it. */
const ROLLBACK = Symbol('dry run');

/**
 * The result of a request that is only validated: null with `dry_run`.
 * https://developers.cloudflare.com/changelog/post/2026-09-17-rulesets-dry-run-validation/
 */
function rolledBack({ sandbox, query }: ParsedRequest, act: () => unknown): unknown {
  let result: unknown;
  try {
    sandbox.transaction(() => {
      result = act();
      throw ROLLBACK;
    });
  } catch (error) {
    if (error !== ROLLBACK) throw error;
  }
  return query.dry_run === true ? null : result;
}

/** Waits for slow results; the state may have been closed meanwhile. */
async function settled(result: unknown, sandbox: Sandbox): Promise<unknown> {
  if (!(result instanceof Later)) return result;
  const finish = await result.work();
  return sandbox.transaction(finish);
}
