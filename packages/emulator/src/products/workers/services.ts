/** Scripts by their older name, which wrangler asks for before and after each deploy: services. */

import type { RawCall, RawRoute } from '../../http/raw.ts';
import { Reply } from '../../http/respond.ts';
import { problem } from '../../problem.ts';
import { type Script, workerTables } from './tables.ts';

/** `/workers/services/{name}`, which the contract does not name: a script as the one environment of its service. */
function show({ sandbox, values }: RawCall): Reply {
  const [account = '', name = ''] = values;
  const row = sandbox.use(workerTables).script.get(account, name);
  if (row === undefined) throw problem(404, 10090, 'This Worker does not exist on your account.', '/service_name');
  const { tag, created_on, modified_on, settings } = JSON.parse(String(row.value)) as Script; // written by saveScript alone
  const script = { id: name, tag, tags: settings.tags ?? [], created_on, modified_on, last_deployed_from: 'wrangler' };
  const environment = { environment: 'production', created_on, modified_on, script };
  const result = { id: name, created_on, modified_on, default_environment: environment, environments: [environment] };
  return new Reply(JSON.stringify({ success: true, errors: [], messages: [], result }), 'application/json');
}

/** Deleting a service is deleting its script: the router sends that there. */
export const serviceRoutes: readonly RawRoute[] = [
  { methods: ['GET'], path: /^\/accounts\/([^/]+)\/workers\/services\/([^/]+)$/, isOpen: false, answer: show },
];
