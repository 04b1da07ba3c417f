/** The GraphQL Analytics API over what the emulator knows: https://developers.cloudflare.com/analytics/graphql-api/ */
import { isObject } from '@flarewire/schema';
import { jsonOf, type RawCall, type RawRoute } from '../../http/raw.ts';
import { Reply } from '../../http/respond.ts';
import { datasets } from './datasets.ts';
import { groupsOf } from './groups.ts';
import { type Field, parseQuery, QueryError } from './parse.ts';

function answer(call: RawCall): Reply {
  try {
    const body = jsonOf(call);
    const { query, variables, operationName } = isObject(body) ? body : {};
    const name = typeof operationName === 'string' ? operationName : undefined;
    const fields = parseQuery(typeof query === 'string' ? query : '', variables, name);
    return reply({ data: named(fields, (field) => viewer(call, field)), errors: null });
  } catch (error) {
    if (!(error instanceof QueryError)) throw error;
    const extensions = { timestamp: call.now() };
    return reply({ data: null, errors: [{ message: error.message, path: null, extensions }] });
  }
}

const reply = (result: unknown): Reply => new Reply(JSON.stringify(result), 'application/json');

const named = (fields: readonly Field[], answerOf: (field: Field) => unknown): Record<string, unknown> =>
  Object.fromEntries(fields.map((field) => [field.alias, answerOf(field)]));

function viewer(call: RawCall, { name, fields }: Field): unknown {
  if (name !== 'viewer') throw new QueryError(`unknown field "${name}"`);
  return named(fields, (field) => {
    if (field.name !== 'accounts')
      throw new QueryError(`"${field.name}" has no data here: no traffic passes through the emulator`);
    const { filter } = field.args;
    const account = isObject(filter) ? filter.accountTag : undefined;
    if (typeof account !== 'string' || call.sandbox.store.get('/accounts', account) === undefined)
      throw new QueryError('not authorized for that account');
    return [named(field.fields, (dataset) => rowsOf(call, account, dataset))];
  });
}

function rowsOf(call: RawCall, account: string, field: Field): unknown[] {
  const rows = Object.hasOwn(datasets, field.name) ? datasets[field.name] : undefined;
  if (rows === undefined) throw new QueryError(`unknown field "${field.name}"`);
  return groupsOf(rows(call, account), field);
}

export const graphqlRoutes: readonly RawRoute[] = [
  {
    methods: ['POST'],
    path: /^\/graphql$/,
    isOpen: false,
    like: { method: 'GET', path: '/accounts' },
    most: 1_000_000,
    answer,
  },
];
