/**
 * Run a Worker on a schedule
 *
 * Makes a Worker run exactly at the times of some cron expressions; schedules that are not named are taken away. The
 * Worker needs a `scheduled` handler.
 *
 * Limits: 5 schedules for an account on the Free plan, 250 on Paid. Times are UTC; a change takes up to 15 minutes
 *   until it is in force everywhere. https://developers.cloudflare.com/workers/configuration/cron-triggers/
 *   https://developers.cloudflare.com/workers/platform/limits/#account-plan-limits
 * Permissions: Workers Scripts Write
 * Run: node examples/workers/worker-schedule.ts NAME CRON … [--plan]
 *   NAME: name of the Worker
 *   CRON: expressions of five parts each, such as "0 3 * * *"
 *   --plan: only show what would change
 */
import { parseArgs } from 'node:util';
import Cloudflare from 'flarewire';
import { accountFor } from 'flarewire/find';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { plan: { type: 'boolean' } } });
const [script, ...crons] = positionals;
if (!script || crons.length === 0 || crons.some((cron) => cron.trim().split(/\s+/).length !== 5)) {
  console.error('Usage: node examples/workers/worker-schedule.ts NAME "* * * * *" … [--plan]');
  process.exit(2);
}

const client = new Cloudflare();
const account_id = process.env.CLOUDFLARE_ACCOUNT_ID ?? (await accountFor(client)).id;
const { schedules: there } = await client.workers.scripts.schedules.get(script, { account_id });
const before = there.map(({ cron }) => cron);
const added = crons.filter((cron) => !before.includes(cron));
const removed = before.filter((cron) => !crons.includes(cron));

for (const cron of added) console.log(`+ ${cron}`);
for (const cron of removed) console.log(`- ${cron}`);
if (added.length + removed.length === 0) console.log(`${script}: as wanted`);
else if (!values.plan) {
  await client.workers.scripts.schedules.update(script, { account_id, body: crons.map((cron) => ({ cron })) });
}
