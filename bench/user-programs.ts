/** Small programs as users write them; the same lines for both packages but for the names of the modules. */
import type { Subject } from './measurement.ts';

/** Five lines with the full client. */
export const fullProgram = ({ name }: Subject): string => `import Cloudflare from '${name}';
const client = new Cloudflare({ apiToken: 'token' });
for await (const zone of client.zones.list()) console.log(zone.name);
const namespace = await client.kv.namespaces.get('id', { account_id: 'account' });
console.log(namespace.title);
`;

/** The program with only one product. */
export const oneProductProgram = ({
  entries,
}: Subject): string => `import { createClient } from '${entries.createClient}';
import { KV } from '${entries.kv}';
const client = createClient({ resources: [KV], apiToken: 'token' });
const namespace = await client.kv.namespaces.get('id', { account_id: 'account' });
console.log(namespace.title);
`;

export const emptyProgram = 'export {};\n';
