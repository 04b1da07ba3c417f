/** Step that opens a deployed Worker at a host name, changes its data and its code, and reloads. */
import { same } from './check.ts';
import { uploadModules } from './steps-products.ts';
import { NAMES, type Step } from './tour.ts';

/** The reading that the step writes, and the path that shows it. */
export const GAUGE = 'tour';
export const workerHost = (zone: string): string => `${NAMES.script}.${zone}`;

export const openWorker: Step = {
  title: 'Open the Worker in the zone, change it and reload',
  async run(tour) {
    const { client } = tour;
    const account_id = tour.need('accountId');
    const namespace_id = tour.need('namespaceId');
    const zone_id = tour.need('zoneId');
    const host = workerHost(tour.file.zone);
    await client.zones.activationCheck.trigger({ zone_id });
    await client.dns.records.create({ zone_id, type: 'A', name: host, content: '192.0.2.1', ttl: 1, proxied: true });
    await client.workers.routes.create({ zone_id, pattern: `${host}/*`, script: NAMES.script });
    const measure = (cm: number) =>
      client.kv.namespaces.values.update(GAUGE, { account_id, namespace_id, value: JSON.stringify({ cm }) });
    const page = async (): Promise<string> => (await tour.open(`https://${host}/${GAUGE}`)).text();
    await measure(142);
    same('the page of the Worker', await page(), '⚓ 142 cm\n');
    await measure(150);
    same('the page after a change of the KV value', await page(), '⚓ 150 cm\n');
    await uploadModules(tour, (code) => code.replace('`⚓', '`Tide:'));
    same('the page after an upload of new code', await page(), 'Tide: 150 cm\n');
    return `https://${host}/${GAUGE} showed 142 cm, the next KV value, and the new code, each at the next request.`;
  },
};
