/** Shows how to connect a program, ready to copy. */
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Code } from '../ui/code/code.tsx';
import { Tabs } from '../ui/controls/tabs.tsx';
import { Card } from './card.tsx';
import { curlLine, TOKEN } from './curl-line.ts';

export function ConnectCard({ apiURL }: { readonly apiURL: string }) {
  const [way, setWay] = useState('curl');
  const ways = [
    { id: 'curl', label: 'curl', text: curlLine(apiURL) },
    {
      id: 'environment',
      label: 'Environment',
      text: `export CLOUDFLARE_BASE_URL='${apiURL}'\nexport CLOUDFLARE_API_TOKEN='${TOKEN}'`,
    },
  ];
  return (
    <Card
      title="Connect a program"
      more={
        <Link to="/inspect" search={{ panel: 'connect' }}>
          More ways
        </Link>
      }
    >
      <Tabs
        label="Ways to connect"
        selected={way}
        onSelect={setWay}
        tabs={ways.map(({ id, label, text }) => ({
          id,
          label,
          content: () => <Code text={text} label={`Copy the lines for ${label}`} isWrapped />,
        }))}
      />
    </Card>
  );
}
