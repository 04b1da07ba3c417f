/** Permissions of the current token, read from its policies. */
import { type Cloudflare, hasCode, isAuthenticationError, isNotFound, isPermissionDenied } from 'flarewire';
import type { Io } from '../io.ts';
import { WrongInput } from '../wrong-input.ts';

const isRefused = (error: unknown): boolean =>
  isPermissionDenied(error) || isAuthenticationError(error) || isNotFound(error) || hasCode(error, 9109);

/** Names of its permission groups. @throws WrongInput where it may not read itself */
export async function grantedTo(client: Cloudflare, { interrupted: signal }: Io): Promise<ReadonlySet<string>> {
  const { id } = await client.user.tokens.verify({ signal });
  let policies: readonly unknown[] = [];
  try {
    ({ policies = [] } = await client.user.tokens.get(id, { signal }));
  } catch (error) {
    if (!isRefused(error)) throw error;
    throw new WrongInput(
      'This token cannot read its own policies, so they cannot be compared. It needs the permission API Tokens Read.',
    );
  }
  const groups = policies.flatMap((policy) => {
    const { effect, permission_groups } = Object(policy);
    return effect === 'allow' && Array.isArray(permission_groups) ? permission_groups : [];
  });
  return new Set(groups.flatMap((group) => (typeof Object(group).name === 'string' ? [Object(group).name] : [])));
}
