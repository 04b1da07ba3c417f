/** Worker process of a job in Redis, until it is done or killed. */
import { call, defineJob, run, work, type ZoneItem, zones } from '../../packages/bulk/src/index.ts';
import { Cloudflare } from '../../packages/client/src/index.ts';

export interface Taking {
  readonly role: 'run' | 'work';
  readonly redis: string;
  readonly url: string;
  readonly token: string;
  readonly concurrency: number;
  readonly claim: number;
}

/** A record in each zone: a repeated request would be rejected or create a duplicate. */
export const job = defineJob({
  name: 'verification',
  items: (client: Cloudflare) => zones(client, { name: 'contains:.example' }),
  calls: ({ id, name }: ZoneItem) =>
    call('dns.records.create', { zone_id: id, type: 'TXT', name: `_check.${name}`, content: '"verified"', ttl: 300 }),
});

const argument = process.argv[2];
if (argument?.startsWith('{')) {
  const { role, token, url, ...options }: Taking = JSON.parse(argument);
  const client = new Cloudflare({ apiToken: token, baseURL: url, logLevel: 'off' });
  try {
    if (role === 'work') await work(client, job, options);
    else process.send?.((await run(client, job, options)).counts);
  } catch (error) {
    // The test of an emptied Redis expects this one.
    if (!String(error).includes('Redis lost data')) console.error(error);
    process.exitCode = 1;
  }
  process.disconnect?.();
}
