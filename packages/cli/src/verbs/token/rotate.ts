/** `flarewire token rotate`: a new value for an API token; the old one stops working. */
import type { ExitCode, Verb } from '../../verb.ts';
import { WrongInput } from '../../wrong-input.ts';
import {
  ACCOUNT_FLAG,
  accountOf,
  CLIENT_FLAGS,
  confirmed,
  PLAN_FLAG,
  planned,
  sessionOf,
  YES_FLAG,
} from '../common.ts';

export const tokenRotate: Verb = {
  summary: 'Give an API token a new value and print it',
  takes: 'NAME|ID',
  names: ['user.tokens.list'],
  notes:
    'The old value stops working at once. Only the new value goes to standard output: flarewire token rotate deploy --yes > token.txt\nWithout --account, tokens of the user are meant; with it, those of the account.',
  flags: { ...ACCOUNT_FLAG, ...PLAN_FLAG, ...YES_FLAG, ...CLIENT_FLAGS },
  run: async (given, io): Promise<ExitCode> => {
    const [wanted, more] = given.words;
    if (wanted === undefined || more !== undefined)
      throw new WrongInput('Usage: flarewire token rotate NAME|ID. List all: flarewire user tokens list');
    const session = await sessionOf(given, io);
    const { client } = session;
    const options = { signal: io.interrupted };
    const account =
      given.value('account') === undefined ? undefined : { account_id: await accountOf(given, session, io) };
    const found: { readonly id: string; readonly name: string }[] = [];
    const list = account ? client.accounts.tokens.list(account, options) : client.user.tokens.list({}, options);
    for await (const { id = '', name = '' } of list) if (id === wanted || name === wanted) found.push({ id, name });
    const [token, another] = found;
    if (token === undefined) throw new WrongInput(`No token "${wanted}". List all: flarewire user tokens list`);
    if (another !== undefined)
      throw new WrongInput(
        `${found.length} tokens are named "${wanted}". Give the id of one: ${found.map(({ id }) => id).join(', ')}`,
      );
    if (given.isOn('plan')) return planned([`${token.id}  ${token.name}`], io);
    if (!(await confirmed(given, io, `The current value of token "${token.name}" stops working at once`))) return 2;
    const params = { token_id: token.id };
    const value = account
      ? await client.call('accounts.tokens.value.update' as string, { ...account, ...params }, options)
      : await client.call('user.tokens.value.update' as string, params, options);
    await io.out(`${String(value)}\n`);
    io.err(`Token "${token.name}" has a new value. It is not shown again.\n`);
    return 0;
  },
};
