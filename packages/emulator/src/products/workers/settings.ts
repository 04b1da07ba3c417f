/** Schedules, workers.dev address and settings of a Worker, and its deletion. */

import { isObject } from '@flarewire/schema';
import type { Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { problem } from '../../problem.ts';
import { isConsumer } from '../queues/queues.ts';
import { fieldsOf } from '../shared/fields.ts';
import { checkCron, checkCronRoom } from './checks.ts';
import { removeTriggers, subdomainOf } from './domains.ts';
import { hasClasses, removeClasses } from './durable-objects.ts';
import { checkCpu, checkTags } from './script-settings.ts';
import { forgetSecretValues } from './secret-values.ts';
import { accountOf, currentOf, type Fields, type Script, saveScript, scriptOf, scriptsOf, tablesOf } from './tables.ts';
import { endTails } from './tails/tails.ts';
import { listOf } from './upload.ts';

/** Names of other Workers that depend on this one. */
function usersOf(context: Context, name: string): string[] {
  const uses = (binding: Fields): boolean =>
    (binding.type === 'service' && binding.service === name) ||
    (binding.type === 'durable_object_namespace' && binding.script_name === name);
  return scriptsOf(context)
    .filter((script) => script.name !== name)
    .filter((script) => {
      const { metadata } = currentOf(context, script);
      return (
        listOf(metadata.bindings).some(uses) ||
        listOf(script.settings.tail_consumers).some((one) => one.service === name)
      );
    })
    .map((script) => script.name);
}

/** https://developers.cloudflare.com/api/resources/workers/subresources/scripts/methods/delete/ (`force`) */
export function removeWorker(context: Context): null {
  const script = scriptOf(context);
  // https://github.com/kentcdodds/kody/pull/1336, and https://github.com/tldraw/tldraw/pull/6143 on `force`
  if (isConsumer(context, script.name))
    throw problem(
      400,
      10064,
      "Cannot delete this Worker as it is a consumer for a Queue. Remove it from the Queue's consumers first, then retry.",
    );
  if (context.query.force !== true) {
    const users = usersOf(context, script.name);
    const held = users.length > 0 ? users.map((name) => `the Worker '${name}'`).join(', ') : 'its Durable Objects';
    // The rule is documented; of the codes, that of another Worker's binding was seen.
    if (users.length > 0 || hasClasses(context, script)) {
      const why = `'${script.name}' is still in use by ${held}. With force=true it is deleted all the same.`;
      throw problem(400, users.length > 0 ? 10142 : 10064, why);
    }
  }
  removeClasses(context, script);
  endTails(context, script.name);
  removeTriggers(context, script.name);
  tablesOf(context).remove.run(accountOf(context), script.name);
  forgetSecretValues({ sandbox: context.sandbox, owner: accountOf(context), script: script.name });
  context.sandbox.store.cascade(
    `/accounts/${encodeURIComponent(accountOf(context))}/workers/scripts/${encodeURIComponent(script.name)}`,
  );
  return null;
}

/** https://developers.cloudflare.com/workers/configuration/cron-triggers/ */
const updateSchedules: Handler<'workers.scripts.schedules.update'> = (context) => {
  const script = scriptOf(context);
  const now = context.now();
  const { body: sent = [] } = context;
  const schedules = sent.map(({ cron }, index) => {
    const expression = checkCron(cron, `/${index}/cron`);
    const before = script.schedules.find((one) => one.cron === expression);
    return { cron: expression, created_on: before?.created_on ?? now, modified_on: now };
  });
  const others = scriptsOf(context).filter((one) => one.name !== script.name);
  checkCronRoom(
    others.reduce((sum, one) => sum + one.schedules.length, 0),
    schedules.length,
  );
  saveScript(context, { ...script, schedules });
  return { schedules };
};

function setSubdomain(context: Context, reset: boolean): Script['subdomain'] {
  const script = scriptOf(context);
  const body = isObject(context.body) && !reset ? context.body : {};
  const enabled = body.enabled === true;
  if (enabled) subdomainOf(context, 10063); // https://github.com/cloudflare/workers-sdk/issues/9045
  const subdomain = {
    enabled,
    previews_enabled: typeof body.previews_enabled === 'boolean' ? body.previews_enabled : enabled,
  };
  saveScript(context, { ...script, subdomain });
  return subdomain;
}

export const readSettings = <Result>(context: Showing<Result>): Result => context.fit(scriptOf(context).settings);

export function editSettings<Result>(context: Showing<Result>, changes: object): Result {
  const script = scriptOf(context);
  const settings: Fields = { ...script.settings, ...changes };
  checkCpu(settings.limits, '/limits');
  checkTags(context, settings.tags);
  saveScript(context, { ...script, settings, modified_on: context.now() });
  return context.fit(settings);
}

export const workersLife = {
  'workers.scripts.delete': removeWorker,
  'workers.scripts.schedules.update': updateSchedules,
  'workers.scripts.schedules.get': (context) => ({ schedules: scriptOf(context).schedules }),
  'workers.scripts.subdomain.create': (context) => setSubdomain(context, false),
  'workers.scripts.subdomain.delete': (context) => setSubdomain(context, true),
  'workers.scripts.subdomain.get': (context) => scriptOf(context).subdomain,
  'workers.scripts.settings.get': readSettings,
  'workers.scripts.settings.edit': (context) => editSettings(context, fieldsOf(context)),
} satisfies Handlers;
