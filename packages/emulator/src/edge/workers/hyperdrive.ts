/** The database behind a Hyperdrive config: options name it, as the password of a config is never stored. */
import { fieldsIn } from '../../products/shared/fields.ts';
import { pathKey } from '../../routing/router.ts';
import type { Sandbox } from '../../state/sandbox.ts';
import type { EdgeOptions } from '../types.ts';

/** The connection string for the config's name; undefined if the options have none. */
export function hyperdriveOf(
  { store }: Sandbox,
  owner: string,
  { hyperdrive = {} }: EdgeOptions,
  id: string,
): string | undefined {
  const [account = owner] = owner.split('/');
  const { name } = fieldsIn(store.get(pathKey(['accounts', account, 'hyperdrive', 'configs']), id));
  return Object.hasOwn(hyperdrive, String(name)) ? hyperdrive[String(name)] : undefined;
}
