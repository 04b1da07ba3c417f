/** Services of Workers VPC: private hosts behind a tunnel of the account. https://developers.cloudflare.com/workers-vpc/ */
import { isObject } from '@flarewire/schema';
import type { Context } from '../../handler/context.ts';
import type { Handlers } from '../../handler/handlers.ts';
import { type Problem, problem } from '../../problem.ts';
import { collection } from '../shared/collection.ts';
import type { Fields } from '../shared/fields.ts';
import { findLiveTunnel } from '../zero-trust/tunnels/tunnels.ts';

/** Both refusals share a code and differ by message, as live tests of a client saw them: https://github.com/alchemy-run/distilled */
const refusal = (message: string, pointer: string): Problem => problem(400, 5101, message, pointer);

/** A host name is looked up through the tunnel, an address is reached through it. */
function checkTunnel(context: Context, { host }: Fields): void {
  for (const place of ['network', 'resolver_network']) {
    const network = isObject(host) ? host[place] : undefined;
    if (isObject(network) && findLiveTunnel(context, network.tunnel_id) === undefined)
      throw refusal('Tunnel ID Not Found', `/host/${place}/tunnel_id`);
  }
}

const services = collection({
  what: 'service',
  param: 'service_id',
  id: ['service_id', 'uuid'],
  scope: ['connectivity', 'directory', 'services'],
  created: ['created_at'],
  modified: ['updated_at'],
  unique: ['name'],
  taken: (_names, { name }) => refusal(`Service '${String(name)}' already exists`, '/name'),
  check: checkTunnel,
});

export const connectivity = {
  'connectivity.directory.services.create': services.create,
  'connectivity.directory.services.update': services.update,
  'connectivity.directory.services.list': services.list,
  'connectivity.directory.services.get': services.get,
  'connectivity.directory.services.delete': (context) => {
    services.remove({ ...context, fit: () => undefined });
  },
} satisfies Handlers;
