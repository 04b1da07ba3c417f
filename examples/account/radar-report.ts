/**
 * Report how the internet's HTTP traffic divides, as Markdown
 *
 * Tables of the shares of protocol versions and devices in a period, from Radar: for a report, a README or a chat.
 *
 * Limits: Radar is free on every plan, its data under CC BY-NC 4.0. 1,200 requests in five minutes for each user.
 *   https://developers.cloudflare.com/radar/get-started/making-comparisons/
 * Permissions: User Details Read
 * Run: node examples/account/radar-report.ts [PERIOD]
 *   PERIOD: 1d, 7d, 14d, 28d …; 7d if it is not given
 */
import Cloudflare from 'flarewire';

const [period = '7d'] = process.argv.slice(2);
if (!/^\d+d$/.test(period)) {
  console.error('Usage: node examples/account/radar-report.ts [PERIOD], such as 7d');
  process.exit(2);
}

const client = new Cloudflare();
const tables = [
  ['HTTP version', 'HTTP_VERSION'],
  ['Device', 'DEVICE_TYPE'],
] as const;

for (const [title, dimension] of tables) {
  const { summary_0: shares } = await client.radar.http.summaryV2(dimension, { dateRange: [period] });
  console.log(`| ${title} | share |\n|---|---:|`);
  const rows = Object.entries(shares).sort(([, a], [, b]) => Number(b) - Number(a));
  for (const [name, share] of rows) console.log(`| ${name} | ${Number(share).toFixed(1)} % |`);
  console.log('');
}
