/**
 * Draw a Radar chart in a React page
 *
 * A React component that reads how HTTP traffic changes over time from Radar and draws it as SVG, with TanStack Query
 * through @flarewire/react. Here it is rendered on the server into a file; the same component works in a browser, where
 * the query goes through your server and the cache below is what the page starts with.
 *
 * Limits: Radar is free, its data under CC BY-NC 4.0: name the source. Values are relative to the highest of the period.
 *   https://developers.cloudflare.com/radar/get-started/first-request/
 * Permissions: User Details Read
 * Run: node --import tsx examples/media/radar-page.tsx FILE [COUNTRY]
 *   FILE: HTML file to write
 *   COUNTRY: two letters; the whole world if it is not given
 */
import { writeFile } from 'node:fs/promises';
import { createFlarewire } from '@flarewire/react';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import Cloudflare from 'flarewire';
import { renderToStaticMarkup } from 'react-dom/server';

const [file, country] = process.argv.slice(2);
if (!file || (country && !/^[A-Z]{2}$/.test(country))) {
  console.error('Usage: node --import tsx examples/media/radar-page.tsx FILE [COUNTRY]');
  process.exit(2);
}

const flarewire = createFlarewire(new Cloudflare());
const traffic = (location?: string) =>
  flarewire.queryOptions('radar.http.timeseries', { dateRange: ['7d'], ...(location && { location: [location] }) });

function Chart({ location }: { readonly location?: string | undefined }) {
  const { data } = useQuery(traffic(location));
  const serie = data?.serie_0 as { timestamps: string[]; values: string[] } | undefined; // one series, under the usual name
  const { timestamps = [], values = [] } = serie ?? {};
  const points = values.map((value, i) => `${(i * 600) / Math.max(1, values.length - 1)},${200 - 200 * Number(value)}`);
  return (
    <figure>
      <svg viewBox="0 0 600 200" role="img" aria-label={`HTTP traffic of ${location ?? 'the world'} in seven days`}>
        <polyline points={points.join(' ')} fill="none" stroke="#c2410c" strokeWidth={2} />
      </svg>
      <figcaption>
        HTTP traffic of {location ?? 'the world'}, {timestamps[0]} to {timestamps.at(-1)}. Source: Cloudflare Radar.
      </figcaption>
    </figure>
  );
}

const queries = new QueryClient();
await queries.fetchQuery(traffic(country)); // rejects where the page would have nothing to show
const page = renderToStaticMarkup(
  <QueryClientProvider client={queries}>
    <Chart location={country} />
  </QueryClientProvider>,
);
await writeFile(file, `<!doctype html><html lang="en"><meta charset="utf-8"><title>Radar</title>${page}</html>\n`);
console.log(`${file}: traffic of ${country ?? 'the world'}`);
