/** Auto-pagination: items of all pages in a loop, pages in a loop, and manual paging. */
import type { Section } from './section.ts';

export const pagination: Section = async ({ module: { default: Cloudflare }, options, account_id, print }) => {
  const client = new Cloudflare(options);
  const zone = await client.zones.create({ account: { id: account_id }, name: 'pages.example', type: 'full' });
  const zone_id = zone.id;
  for (let i = 1; i <= 12; i++)
    await client.dns.records.create({ zone_id, type: 'A', name: `host${i}`, content: `192.0.2.${i}`, ttl: 300 });
  const params = { zone_id, per_page: 5, order: 'content', direction: 'asc' } as const;

  const names: string[] = [];
  for await (const record of client.dns.records.list(params)) names.push(record.name.split('.')[0] ?? '');
  print(`${names.length} ${new Set(names).size}`);

  const sizes: number[] = [];
  for await (const page of (await client.dns.records.list(params)).iterPages())
    if (page.result.length > 0) sizes.push(page.result.length);
  print(`${sizes}`);

  let page = await client.dns.records.list(params);
  print(`${page.result.length} ${page.hasNextPage()} ${page.result_info.page}`);
  page = await page.getNextPage();
  print(`${page.getPaginatedItems().length} ${page.hasNextPage()} ${page.result_info.page}`);
  await client.zones.delete({ zone_id });
};
