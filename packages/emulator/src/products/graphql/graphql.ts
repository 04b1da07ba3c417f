/** The GraphQL Analytics API over what the emulator knows: https://developers.cloudflare.com/analytics/graphql-api/ */
import { isObject } from '@flarewire/schema';
import type { Context } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { fieldsOf } from '../shared/fields.ts';
import { datasets } from './datasets.ts';
import { groupsOf } from './groups.ts';
import { type Field, parseQuery, QueryError } from './parse.ts';

type State = Pick<Context, 'sandbox'>;

const answer: Handler<'undocumented.graphql.query'> = (context) => {
  const { query = '', variables, operationName } = fieldsOf(context);
  try {
    const fields = parseQuery(query, variables, operationName ?? undefined);
    return { data: named(fields, (field) => viewer(context, field)), errors: null };
  } catch (error) {
    if (!(error instanceof QueryError)) throw error;
    const extensions = { timestamp: context.now() };
    return { data: null, errors: [{ message: error.message, path: null, extensions }] };
  }
};

const named = (fields: readonly Field[], answerOf: (field: Field) => unknown): Record<string, unknown> =>
  Object.fromEntries(fields.map((field) => [field.alias, answerOf(field)]));

function viewer(context: State, { name, fields }: Field): unknown {
  if (name !== 'viewer') throw new QueryError(`unknown field "${name}"`);
  return named(fields, (field) => {
    if (field.name !== 'accounts')
      throw new QueryError(`"${field.name}" has no data here: no traffic passes through the emulator`);
    const { filter } = field.args;
    const account = isObject(filter) ? filter.accountTag : undefined;
    if (typeof account !== 'string' || context.sandbox.store.get('/accounts', account) === undefined)
      throw new QueryError('not authorized for that account');
    return [named(field.fields, (dataset) => rowsOf(context, account, dataset))];
  });
}

function rowsOf(context: State, account: string, field: Field): unknown[] {
  const rows = Object.hasOwn(datasets, field.name) ? datasets[field.name] : undefined;
  if (rows === undefined) throw new QueryError(`unknown field "${field.name}"`);
  return groupsOf(rows(context, account), field);
}

export const graphql = { 'undocumented.graphql.query': answer } satisfies Handlers;
