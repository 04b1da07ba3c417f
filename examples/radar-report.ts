/**
 * A report of the internet as a Markdown table: how HTTP traffic of the last days divides by protocol version and device.
 *
 *   CLOUDFLARE_API_TOKEN=… node examples/radar-report.ts 7d
 *
 * Token: any; Radar is public.
 */
import Cloudflare from 'flarewire';

const [range = '7d'] = process.argv.slice(2);
const client = new Cloudflare();

for (const [title, dimension] of [
  ['HTTP version', 'HTTP_VERSION'],
  ['Device', 'DEVICE_TYPE'],
] as const) {
  const { summary_0: shares } = await client.radar.http.summaryV2(dimension, { dateRange: [range] });
  console.log(`| ${title} | share |\n|---|---:|`);
  const rows = Object.entries(shares).sort(([, a], [, b]) => Number(b) - Number(a));
  for (const [name, share] of rows) console.log(`| ${name} | ${Number(share).toFixed(1)} % |`);
  console.log('');
}
