/** Scripts by their older name, which wrangler asks for before and after each deploy: services. */

import { enveloped, type RawCall, type RawRoute } from '../../http/raw.ts';
import type { Reply } from '../../http/respond.ts';
import { problem } from '../../problem.ts';
import { type Script, workerTables } from './tables.ts';

/** `/workers/services/{name}`, which the contract does not name: a script as the one environment of its service. */
function show({ sandbox, values }: RawCall): Reply {
  const [account = '', name = ''] = values;
  const row = sandbox.use(workerTables).script.get(account, name);
  if (row === undefined) throw problem(404, 10090, 'This Worker does not exist on your account.', '/service_name');
  const { tag, created_on, modified_on, settings, migration_tag } = JSON.parse(String(row.value)) as Script; // written by saveScript alone
  const made = { id: name, tag, tags: settings.tags ?? [], created_on, modified_on, last_deployed_from: 'wrangler' };
  // wrangler sends the migrations that come after it.
  const script = migration_tag === undefined ? made : { ...made, migration_tag };
  const environment = { environment: 'production', created_on, modified_on, script };
  return enveloped({
    id: name,
    created_on,
    modified_on,
    default_environment: environment,
    environments: [environment],
  });
}

/** Deleting a service is deleting its script: the router sends that there. */
export const serviceRoutes: readonly RawRoute[] = [
  { methods: ['GET'], path: /^\/accounts\/([^/]+)\/workers\/services\/([^/]+)$/, isOpen: false, answer: show },
];
