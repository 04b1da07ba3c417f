/** The zone and the account of a call, by name or by id. */

import { takes } from '@flarewire/snippets/command/flags';
import { accountFor, zoneFor } from 'flarewire/find';
import { plain } from '../plain.ts';
import type { Subject } from '../tree/subject.ts';
import { WrongInput } from '../wrong-input.ts';
import type { Params, Surroundings } from './params.ts';

const ID = /^[0-9a-f]{32}$/;

/** Replaces names by ids. The account may be omitted if there is only one. */
export async function readScope(
  subject: Subject,
  values: ReadonlyMap<string, string>,
  params: Params,
  around: Surroundings,
): Promise<void> {
  const { env, client, signal } = around;
  const isEither = subject.operation.path.startsWith('/{account_or_zone}');
  const given = (name: 'zone' | 'account'): unknown => values.get(name) ?? params[`${name}_id`];
  if (isEither && given('zone') !== undefined && given('account') !== undefined)
    throw new WrongInput('Give either --zone or --account, not both.');
  const isOfAccount = isEither && given('account') !== undefined;
  if (takes(subject, 'zone_id') && !isOfAccount) {
    const zone = given('zone') ?? env.CLOUDFLARE_ZONE_ID;
    if (typeof zone === 'string')
      params.zone_id = ID.test(zone) ? zone : (await zoneFor(client(), zone, { signal })).id;
    if (isEither && params.zone_id !== undefined) return;
  }
  if (!takes(subject, 'account_id')) return;
  const account = given('account') ?? env.CLOUDFLARE_ACCOUNT_ID;
  if (typeof account === 'string' && ID.test(account)) params.account_id = account;
  // Of commands for either, the account is meant where no zone is named.
  else
    params.account_id = await accountId(typeof account === 'string' ? account : undefined, around);
}

/** The only account, the named one, or the one selected on the terminal. */
async function accountId(name: string | undefined, { client, signal, ask }: Surroundings): Promise<string> {
  if (name === undefined && ask !== undefined) {
    const accounts = (await client().accounts.list({ per_page: 50 }, { signal })).result;
    if (accounts.length > 1) {
      const list = accounts.map((one) => `  ${one.id}  ${plain(one.name)}\n`).join('');
      const answer = (await ask(`Which account?\n${list}Name or id: `)).trim();
      if (answer === '') throw new WrongInput('No account selected: nothing was sent.');
      return accounts.find(({ id }) => id === answer)?.id ?? (await accountFor(client(), answer, { signal })).id;
    }
  }
  return (await accountFor(client(), name, { signal })).id;
}
