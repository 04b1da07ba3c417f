/** File uploads: a File, a Response, a stream from the disk, and bytes with a name. */
import { createReadStream } from 'node:fs';
import type { Section } from './section.ts';

export const uploads: Section = async ({ module: { default: Cloudflare, toFile }, options, account_id, print }) => {
  const client = new Cloudflare(options);
  const code = 'export default { fetch: () => new Response("hello") };';
  const type = 'application/javascript+module';
  const sources = {
    file: new File([code], 'index.mjs', { type }),
    bytes: await toFile(new TextEncoder().encode(code), 'index.mjs', { type }),
    blob: await toFile(new Blob([code]), 'index.mjs', { type }),
    response: await toFile(await new Response(code).blob(), 'index.mjs', { type }),
    disk: await toFile(createReadStream(new URL(import.meta.url)), 'sections.ts', { type: 'text/plain' }),
  };
  for (const [source, file] of Object.entries(sources))
    print(`${source} ${file.name} ${file.type} ${source === 'disk' ? file.size > 500 : await file.text()}`);

  const zone = await client.zones.create({ account: { id: account_id }, name: 'uploads.example', type: 'full' });
  const file = 'www 300 IN A 192.0.2.1\nmail 300 IN A 192.0.2.2\n';
  const { recs_added } = await client.dns.records.import({ zone_id: zone.id, file });
  print(`${recs_added}`);
  await client.zones.delete({ zone_id: zone.id });
};
