/** Saved searches for threat events. */
import type { Context } from '../../handler/context.ts';
import type { Handlers } from '../../handler/handlers.ts';
import { userOf } from '../accounts/members.ts';
import { collection } from '../shared/collection.ts';
import type { Fields } from '../shared/fields.ts';
import { accountOf, inAccount } from '../shared/owner.ts';
import { invalid } from '../shared/refusals.ts';
import { numberOf } from './events-kept.ts';

/** @throws Problem 400 for a search that is not valid JSON */
function checkJson(_context: Context, { query_json }: Fields): void {
  try {
    JSON.parse(String(query_json));
  } catch {
    throw invalid('query_json is not JSON', '/query_json');
  }
}

const queries = collection({
  what: 'query',
  scope: (context) => inAccount(accountOf(context), 'cloudforce-one', 'events', 'queries'),
  param: 'query_id',
  id: ['id', 'number'],
  unique: ['name'],
  created: ['created_at'],
  modified: ['updated_at'],
  check: checkJson,
  show: (context, query) => ({
    ...query,
    account_id: numberOf(accountOf(context)),
    user_email: userOf(context).email,
  }),
});

export const threatQueries = {
  'cloudforceOne.threatEvents.queries.create': queries.create,
  'cloudforceOne.threatEvents.queries.list': (context) => context.fit(queries.select(context)),
  'cloudforceOne.threatEvents.queries.get': queries.get,
  'cloudforceOne.threatEvents.queries.edit': queries.edit,
  'cloudforceOne.threatEvents.queries.update': queries.edit,
  'cloudforceOne.threatEvents.queries.delete': queries.remove,
} satisfies Handlers;
