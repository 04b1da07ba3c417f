/** Shared parts of the verbs: flags, zone and account, and confirmation. */
import type { Cloudflare } from 'flarewire';
import { accountFor, zoneFor } from 'flarewire/find';
import { isYes } from '../command/confirm.ts';
import { ID } from '../input/scope.ts';
import type { Io } from '../io.ts';
import { plain } from '../plain.ts';
import { type Session, sessionFor } from '../session.ts';
import type { ExitCode, Given, VerbFlag } from '../verb.ts';
import { WrongInput } from '../wrong-input.ts';

/** Flags of all jobs. */
export const CLIENT_FLAGS = {
  profile: {
    type: 'string',
    value: 'NAME',
    about: 'use the credentials, account and zone of a profile (flarewire login)',
  },
  local: { type: 'boolean', about: 'use the emulator on this machine' },
} as const satisfies Readonly<Record<string, VerbFlag>>;

export const ZONE_FLAG = {
  zone: { type: 'string', value: 'NAME|ID', about: 'zone by name, hostname or id' },
} as const satisfies Readonly<Record<string, VerbFlag>>;

export const ACCOUNT_FLAG = {
  account: { type: 'string', value: 'NAME|ID', about: 'account by name or id; optional if there is only one' },
} as const satisfies Readonly<Record<string, VerbFlag>>;

/** For commands that may delete a large share of what they own. */
export const ALLOW_DELETES = {
  'allow-deletes': { type: 'boolean', about: 'allow deleting more than 30 % of the existing items' },
} as const;

export const YES_FLAG = {
  yes: { type: 'boolean', short: 'y', about: 'do not ask for confirmation' },
} as const satisfies Readonly<Record<string, VerbFlag>>;

export const PLAN_FLAG = {
  plan: { type: 'boolean', about: 'show what would be changed without changing it' },
} as const satisfies Readonly<Record<string, VerbFlag>>;

/** Prints what a job would change, one line each. */
export async function planned(lines: readonly string[], io: Io): Promise<ExitCode> {
  for (const line of lines) await io.out(`${plain(line)}\n`);
  io.err('Nothing was changed.\n');
  return 0;
}

export const sessionOf = ({ isOn, value }: Given, io: Io): Promise<Session> =>
  sessionFor(io, { isLocal: isOn('local'), profile: value('profile') });

/** @param usual the zone if no flag names one @throws WrongInput if no zone is given */
export async function zoneOf({ value }: Given, { client, env }: Session, io: Io, usual?: string): Promise<string> {
  const zone = value('zone') ?? usual ?? env.CLOUDFLARE_ZONE_ID;
  if (!zone) throw new WrongInput('Missing --zone: the name or id of the zone.');
  return zoneId(client, zone, io);
}

export const zoneId = async (client: Cloudflare, zone: string, { interrupted: signal }: Io): Promise<string> =>
  ID.test(zone) ? zone : (await zoneFor(client, zone, { signal })).id;

export async function accountOf(
  { value }: Given,
  { client, env }: Session,
  { interrupted: signal }: Io,
): Promise<string> {
  const account = value('account') ?? env.CLOUDFLARE_ACCOUNT_ID;
  if (account !== undefined && ID.test(account)) return account;
  return (await accountFor(client, account, { signal })).id;
}

/** Prompts on a terminal. @throws WrongInput without a terminal, where `--yes` is required */
export async function confirmed({ isOn }: Given, io: Io, what: string): Promise<boolean> {
  if (isOn('yes')) return true;
  if (io.ask === undefined) throw new WrongInput(`${what}. Nothing was changed: add --yes to confirm.`);
  if (isYes(await io.ask(`${what}. Continue? [y/N] `))) return true;
  io.err('Not confirmed: nothing was changed.\n');
  return false;
}

/** @throws WrongInput */
export function noWords({ words }: Given): void {
  if (words.length > 0) throw new WrongInput(`Unexpected argument "${words[0]}": this command takes only flags.`);
}
