/** A KV namespace that a command names by its title or id. */
import { find } from 'flarewire/find';
import type { Io } from '../../io.ts';
import type { Session } from '../../session.ts';
import type { Given } from '../../verb.ts';
import { WrongInput } from '../../wrong-input.ts';
import { accountOf } from '../common.ts';

export const PREFIX = { prefix: { type: 'string', value: 'TEXT', about: 'only keys with this prefix' } } as const;

export interface Namespace {
  readonly account_id: string;
  readonly namespace_id: string;
}

/** @throws WrongInput where there is none of this title */
export async function namespaceOf(given: Given, session: Session, io: Io): Promise<Namespace> {
  const [title = '', more] = given.words;
  if (title === '' || more !== undefined)
    throw new WrongInput('This command takes one argument: the title or id of a namespace.');
  const account_id = await accountOf(given, session, io);
  if (/^[0-9a-f]{32}$/.test(title)) return { account_id, namespace_id: title };
  const found = await find(session.client, 'kv.namespaces.list', { account_id }, { title }, { signal: io.interrupted });
  if (found === undefined) throw new WrongInput(`Unknown namespace "${title}". List all: flarewire kv namespaces list`);
  return { account_id, namespace_id: String(found.id) };
}
