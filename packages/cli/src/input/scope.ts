/** The zone and the account of a call, by name or by id. */

import { nearest } from '@flarewire/contract';
import { takes } from '@flarewire/snippets/command/flags';
import { accountFor, FindError, zoneFor } from 'flarewire/find';
import { plain } from '../plain.ts';
import type { Subject } from '../tree/subject.ts';
import { WrongInput } from '../wrong-input.ts';
import { once } from './once.ts';
import type { Params, Surroundings } from './params.ts';

/** The id of a zone, an account or a record. */
export const ID = /^[0-9a-f]{32}$/;

/** True for text of the form of a hostname with a dot. */
export const isHost = (text: string): boolean => /^[\w-]+(?:\.[\w-]+)+$/.test(text);

/** Replaces names by ids. The account may be omitted if there is only one. */
export async function readScope(
  subject: Subject,
  values: ReadonlyMap<string, string>,
  params: Params,
  around: Surroundings,
): Promise<void> {
  const { env } = around;
  for (const name of ['zone', 'account'] as const) checkOne(name, values.get(name), params[`${name}_id`]);
  const isEither = subject.operation.path.startsWith('/{account_or_zone}');
  const given = (name: 'zone' | 'account'): unknown => values.get(name) ?? params[`${name}_id`];
  if (isEither && given('zone') !== undefined && given('account') !== undefined)
    throw new WrongInput('Give either --zone or --account, not both.');
  const isOfAccount = isEither && given('account') !== undefined;
  if (takes(subject, 'zone_id') && !isOfAccount) {
    const zone = given('zone') ?? env.CLOUDFLARE_ZONE_ID;
    if (typeof zone === 'string')
      params.zone_id = ID.test(zone) ? zone : await once(around, `zone ${zone}`, () => zoneNamed(zone, around));
    if (isEither && params.zone_id !== undefined) return;
  }
  await addOwner(subject, params, around);
  if (!takes(subject, 'account_id')) return;
  const account = given('account') ?? env.CLOUDFLARE_ACCOUNT_ID;
  if (typeof account === 'string' && ID.test(account)) params.account_id = account;
  // Of commands for either, the account is meant where no zone is named.
  else params.account_id = await accountId(typeof account === 'string' ? account : undefined, around);
}

/** @throws WrongInput if the argument and the flag name two things */
function checkOne(name: string, flag: string | undefined, argument: unknown): void {
  if (flag !== undefined && argument !== undefined && argument !== flag)
    throw new WrongInput(`Two ${name}s are given: "${argument}" and --${name} ${flag}. Give one. Nothing was sent.`);
}

/** @throws WrongInput with the nearest name if there is no such zone */
export async function zoneNamed(name: string, { client, signal }: Surroundings): Promise<string> {
  try {
    return (await zoneFor(client(), name, { signal })).id;
  } catch (error) {
    if (!(error instanceof FindError)) throw error;
    const names = (await client().zones.list({ per_page: 50 }, { signal })).result.map((zone) => zone.name);
    throw new WrongInput(unknownName('zone', name, names));
  }
}

/** The account of something new, where there is only one. */
async function addOwner(subject: Subject, params: Params, around: Surroundings): Promise<void> {
  const owner = subject.schemas.params.find(({ name, required }) => name === 'account' && required);
  if (owner !== undefined && params.account === undefined && subject.operation.name.endsWith('.create'))
    params.account = { id: await accountId(around.env.CLOUDFLARE_ACCOUNT_ID, around) };
}

/** The id of an account that is named, or whose id it is. */
export const accountNamed = async (name: string, around: Surroundings): Promise<string> =>
  ID.test(name) ? name : accountId(name, around);

/** The only account, the named one, or the one selected on the terminal. */
const accountId = (name: string | undefined, around: Surroundings): Promise<string> =>
  once(around, `account ${name ?? ''}`, () => lookedUp(name, around));

async function lookedUp(name: string | undefined, { client, signal, ask }: Surroundings): Promise<string> {
  if (name === undefined && ask !== undefined) {
    const accounts = (await client().accounts.list({ per_page: 50 }, { signal })).result;
    if (accounts.length > 1) {
      const list = accounts.map((one) => `  ${one.id}  ${plain(one.name)}\n`).join('');
      const answer = (await ask(`Which account?\n${list}Name or id: `)).trim();
      if (answer === '') throw new WrongInput('No account selected: nothing was sent.');
      return accounts.find(({ id }) => id === answer)?.id ?? (await accountFor(client(), answer, { signal })).id;
    }
  }
  try {
    return (await accountFor(client(), name, { signal })).id;
  } catch (error) {
    if (!(error instanceof FindError) || name === undefined) throw error;
    const names = (await client().accounts.list({ per_page: 50 }, { signal })).result.map((one) => one.name);
    throw new WrongInput(unknownName('account', name, names));
  }
}

/** The nearest name, and those that there are. */
function unknownName(kind: string, name: string, names: readonly string[]): string {
  const meant = nearest(name, names);
  const seen = names.length < 6 ? names.map(plain).join(', ') : `${names.slice(0, 5).map(plain).join(', ')} …`;
  const hint = meant === undefined ? '' : ` Did you mean "${plain(meant)}"?`;
  return `No ${kind} named "${name}".${hint} ${kind === 'zone' ? 'Zones' : 'Accounts'} that this token sees: ${seen || 'none'}.`;
}
