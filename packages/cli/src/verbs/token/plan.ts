/** `flarewire token plan`: the token with the fewest permissions that some operations need, and the call that creates it. */
import type { Operation } from '@flarewire/contract';
import type { Io } from '../../io.ts';
import type { Session } from '../../session.ts';
import type { Given, Verb } from '../../verb.ts';
import { WrongInput } from '../../wrong-input.ts';
import { operationsOf } from '../about.ts';
import { ACCOUNT_FLAG, accountOf, CLIENT_FLAGS, confirmed, sessionOf, YES_FLAG, ZONE_FLAG, zoneOf } from '../common.ts';

export const tokenPlan: Verb = {
  summary: 'Print the smallest set of permissions for some operations, or create a token with it',
  takes: 'OPERATIONS',
  notes: [
    '--policy prints a --body for flarewire user tokens create. --create creates the token and prints its value once.',
    'The token is limited to --zone, or all zones of the account, and to --account.',
  ].join('\n'),
  flags: {
    policy: { type: 'boolean', about: 'print a policy with the ids of the permission groups' },
    create: { type: 'boolean', about: 'create the token' },
    name: { type: 'string', value: 'TEXT', about: 'name of the token' },
    ...ZONE_FLAG,
    ...ACCOUNT_FLAG,
    ...YES_FLAG,
    ...CLIENT_FLAGS,
  },
  run: async (given, io) => {
    const operations = operationsOf('token plan', given.words);
    const names = smallest(operations);
    const unknown = operations.filter(({ permissions }) => permissions === undefined).map(({ name }) => name);
    if (unknown.length > 0) io.err(`Required permissions are not documented for: ${unknown.join(', ')}\n`);
    if (!given.isOn('policy') && !given.isOn('create')) {
      await io.out(
        io.isTerminal ? names.map((name) => `${name}\n`).join('') : `${JSON.stringify({ permissions: names })}\n`,
      );
      return 0;
    }
    if (names.length === 0)
      throw new WrongInput('No permissions are known for these operations: no token was created.');
    const session = await sessionOf(given, io);
    const name = given.value('name') ?? `flarewire: ${names.join(', ')}`.slice(0, 120);
    const token = { name, policies: await policiesOf(names, given, session, io) };
    if (!given.isOn('create')) {
      await io.out(`${JSON.stringify(token, undefined, 2)}\n`);
      return 0;
    }
    if (!(await confirmed(given, io, `This creates a token with the permissions ${names.join(', ')}`))) return 2;
    const { id, value } = await session.client.user.tokens.create(token as never, { signal: io.interrupted });
    io.err(`Created token ${id}. Its value is shown only once.\n`);
    await io.out(`${value}\n`);
    return 0;
  },
};

/** One permission of each operation's list: those that read before those that write, and those that serve many. */
export function smallest(operations: readonly Pick<Operation, 'permissions'>[]): string[] {
  const lists = operations.flatMap(({ permissions }) => (permissions?.length ? [permissions] : []));
  const servedBy = (name: string): number => lists.filter((list) => list.includes(name)).length;
  const weight = (name: string): number => (/\b(Read|View)\b/.test(name) ? 1000 : 0) + servedBy(name);
  const chosen = new Set<string>();
  // Operations with the fewest alternatives are decided first.
  for (const list of lists.toSorted((one, other) => one.length - other.length)) {
    if (list.some((name) => chosen.has(name))) continue;
    const [best] = list.toSorted((one, other) => weight(other) - weight(one) || (one < other ? -1 : 1));
    if (best !== undefined) chosen.add(best);
  }
  // A later choice may make an earlier one redundant.
  for (const name of [...chosen]) {
    const others = new Set(chosen);
    others.delete(name);
    if (lists.every((list) => list.some((one) => others.has(one)))) chosen.delete(name);
  }
  return [...chosen].sort();
}

interface Group {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly string[];
}

const ZONE = 'com.cloudflare.api.account.zone';
const ACCOUNT = 'com.cloudflare.api.account';
const USER = 'com.cloudflare.api.user';

/** One for each kind of thing that the groups are about. @throws WrongInput for a group that the account has not */
async function policiesOf(names: readonly string[], given: Given, session: Session, io: Io): Promise<object[]> {
  const { client } = session;
  const options = { signal: io.interrupted };
  const all: Group[] = [];
  for await (const group of client.user.tokens.permissionGroups.list({}, options)) all.push(group as Group); // as declared
  const groups = names.map((name) => {
    const group = all.find((one) => one.name === name);
    if (group === undefined) throw new WrongInput(`This account does not offer the permission "${name}".`);
    return group;
  });
  const kinds = [ZONE, ACCOUNT, USER].map(
    (kind) => [kind, groups.filter(({ scopes }) => kindOf(scopes) === kind)] as const,
  );
  const policies: object[] = [];
  for (const [kind, own] of kinds) {
    if (own.length === 0) continue;
    const permission_groups = own.map(({ id, name }) => ({ id, name }));
    policies.push({ effect: 'allow', permission_groups, resources: await resourcesOf(kind, given, session, io) });
  }
  return policies;
}

const kindOf = (scopes: readonly string[]): string =>
  scopes.includes(ZONE) ? ZONE : scopes.includes(ACCOUNT) ? ACCOUNT : (scopes[0] ?? USER);

async function resourcesOf(kind: string, given: Given, session: Session, io: Io): Promise<object> {
  if (kind === ZONE && given.value('zone') !== undefined)
    return { [`${ZONE}.${await zoneOf(given, session, io)}`]: '*' };
  if (kind === USER) {
    const { id } = Object(await session.client.user.get({ signal: io.interrupted }));
    return { [`${USER}.${id}`]: '*' };
  }
  const account = `${ACCOUNT}.${await accountOf(given, session, io)}`;
  return kind === ZONE ? { [account]: { [`${ZONE}.*`]: '*' } } : { [account]: '*' };
}
