/** Usage: a client, one object, its fields; options of one call; a copy of the client with others. */
import type { Section } from './section.ts';

export const usage: Section = async ({ module: { default: Cloudflare }, options, account_id, print }) => {
  const client = new Cloudflare(options);
  const zone = await client.zones.create({ account: { id: account_id }, name: 'sections.example', type: 'full' });
  print(`${zone.name} ${zone.status} ${zone.paused}`);

  const record = await client.dns.records.create(
    {
      zone_id: zone.id,
      type: 'CAA',
      name: 'sections.example',
      data: { flags: 0, tag: 'issue', value: 'ca.example' },
      ttl: 300,
    },
    { timeout: 5000, maxRetries: 0, headers: { 'x-trace': 'sections' } },
  );
  print(`${record.type} ${record.name} ${record.ttl}`);

  const found = await client.withOptions({ maxRetries: 1 }).dns.records.get(record.id, { zone_id: zone.id });
  print(`${found.id === record.id}`);

  const { data, response } = await client.zones.get({ zone_id: zone.id }).withResponse();
  print(`${response.status} ${response.headers.get('content-type')?.split(';')[0]} ${data.name}`);
  const raw = await client.zones.get({ zone_id: zone.id }).asResponse();
  print(`${raw instanceof Response} ${Object.keys(Object(await raw.json())).sort()}`);
  print(`${(await client.zones.delete({ zone_id: zone.id }))?.id === zone.id}`);
};
