/** Shows how a program sends its first request, ready to copy. */

import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sessionOptions } from '../../data/queries.ts';
import { Code } from '../../ui/code/code.tsx';
import { Tabs } from '../../ui/controls/tabs.tsx';
import patterns from '../../ui/patterns.module.css';
import { InPageLimits } from '../../ui/shown/in-page-limits.tsx';
import styles from './first-request.module.css';

/** Any token works unless the emulator was configured to accept specific ones. */
const TOKEN = 'local-admin';

interface Way {
  readonly id: string;
  readonly label: string;
  readonly note: string;
  readonly text: (url: string) => string;
}

const WAYS: readonly Way[] = [
  {
    id: 'curl',
    label: 'curl',
    note: 'In a terminal on this machine.',
    text: (url) => `curl ${url}/zones -H 'Authorization: Bearer ${TOKEN}'`,
  },
  {
    id: 'flarewire',
    label: 'flarewire',
    note: 'In a program: only the base URL differs.',
    text: (url) => `import Cloudflare from 'flarewire';

const client = new Cloudflare({ apiToken: '${TOKEN}', baseURL: '${url}' });
for await (const zone of client.zones.list()) console.log(zone.name);`,
  },
  {
    id: 'cloudflare',
    label: 'cloudflare (npm)',
    note: 'The official package takes the same options.',
    text: (url) => `import Cloudflare from 'cloudflare';

const client = new Cloudflare({ apiToken: '${TOKEN}', baseURL: '${url}' });
for await (const zone of client.zones.list()) console.log(zone.name);`,
  },
  {
    id: 'wrangler',
    label: 'wrangler',
    note: 'Two environment variables redirect its calls here.',
    text: (url) => `export CLOUDFLARE_API_BASE_URL='${url}'
export CLOUDFLARE_API_TOKEN='${TOKEN}'
npx wrangler kv namespace list`,
  },
];

export function FirstRequest() {
  const { data: session } = useSuspenseQuery(sessionOptions);
  const [way, setWay] = useState('curl');
  if (session.isInPage) return <InPageLimits />;
  return (
    <div className={styles.first}>
      <h2>Send the first request</h2>
      <p>
        Requests to the emulator from any program appear here live, with their response and whether they match the
        contract. Base URL:
      </p>
      <Code text={session.apiURL} label="Copy the base URL" />
      <Tabs
        label="Ways to send a request"
        selected={way}
        onSelect={setWay}
        tabs={WAYS.map(({ id, label, note, text }) => ({
          id,
          label,
          content: () => (
            <div className={patterns.columnSmall}>
              <p>{note}</p>
              <Code text={text(session.apiURL)} label={`Copy the lines for ${label}`} isWrapped />
            </div>
          ),
        }))}
      />
    </div>
  );
}
