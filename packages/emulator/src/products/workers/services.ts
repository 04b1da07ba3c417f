/** Scripts by their older name, services, which wrangler asks for before and after each deploy. */
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { problem } from '../../problem.ts';
import { removeWorker } from './settings.ts';
import { findScript } from './tables.ts';

/** A script as the one environment of its service. */
const show: Handler<'undocumented.services.get'> = (context) => {
  const found = findScript(context);
  if (found === undefined) throw problem(404, 10090, 'This Worker does not exist on your account.', '/service_name');
  const { name, tag, created_on, modified_on, settings, migration_tag } = found;
  const tags = Array.isArray(settings.tags) ? settings.tags.map(String) : [];
  const script = {
    id: name,
    tag,
    tags,
    created_on,
    modified_on,
    last_deployed_from: 'wrangler',
    // wrangler sends the migrations that come after it.
    ...(migration_tag === undefined ? {} : { migration_tag }),
  };
  const environment = { environment: 'production' as const, created_on, modified_on, script };
  return { id: name, created_on, modified_on, default_environment: environment, environments: [environment] };
};

export const workerServices = {
  'undocumented.services.get': show,
  'undocumented.services.delete': removeWorker,
} satisfies Handlers;
