/** Environments of services, the older name of scripts: `production` is the script itself, others are scripts of their own. */
import type { Handler, Handlers } from '../../http/context.ts';
import { fieldsOf } from '../shared/fields.ts';
import { download, updateContent } from './scripts.ts';
import { workersLife } from './settings.ts';

/** https://developers.cloudflare.com/workers/wrangler/environments/: an environment's script is `<name>-<environment>`. */
const asScript =
  (handler: Handler): Handler =>
  (context) => {
    const { service_name = '', environment_name = 'production' } = context.path;
    const script_name = environment_name === 'production' ? service_name : `${service_name}-${environment_name}`;
    return handler({ ...context, path: { ...context.path, script_name } });
  };

const { 'workers.scripts.settings.get': read, 'workers.scripts.settings.edit': edit } = workersLife;

const readSettings: Handler = (context) => read?.(context);

/** The settings come as the result of the envelope that a reading of them gave. */
const editSettings: Handler = (context) => edit?.({ ...context, body: fieldsOf(context).result });

const prefix = 'workers.services.environments';

export const environments: Handlers = {
  [`${prefix}.content.get`]: asScript(download),
  [`${prefix}.content.update`]: asScript(updateContent),
  [`${prefix}.settings.get`]: asScript(readSettings),
  [`${prefix}.settings.edit`]: asScript(editSettings),
};
