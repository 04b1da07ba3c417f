/** Environments of services, the older name of scripts: `production` is the script itself, others are their own scripts. */
import type { Showing } from '../../handler/context.ts';
import type { Handlers } from '../../handler/handlers.ts';
import { fieldsOf } from '../shared/fields.ts';
import { download, updateContent } from './scripts.ts';
import { editSettings, readSettings } from './settings.ts';

/** https://developers.cloudflare.com/workers/wrangler/environments/: an environment's script is `<name>-<environment>`. */
function asScript<Result>(context: Showing<Result>): Showing<Result> {
  const { service_name = '', environment_name = 'production' } = context.path;
  const script_name = environment_name === 'production' ? service_name : `${service_name}-${environment_name}`;
  return { ...context, path: { ...context.path, script_name } };
}

export const environments = {
  'workers.services.environments.content.get': (context) => download(asScript(context)),
  'workers.services.environments.content.update': (context) => updateContent(asScript(context)),
  'workers.services.environments.settings.get': (context) => readSettings(asScript(context)),
  // The settings, or the whole response of a read.
  'workers.services.environments.settings.edit': (context) =>
    editSettings(asScript(context), fieldsOf(context).result ?? fieldsOf(context)),
} satisfies Handlers;
