/** Request and response types: each has a name under the class, so that a function of your own can be typed by it. */
import type { Cloudflare } from 'flarewire';
import type { Section } from './section.ts';

const titled = (account_id: string, title: string): Cloudflare.KV.NamespaceCreateParams => ({ account_id, title });

const display = ({ title, supports_url_encoding }: Cloudflare.KV.Namespace): string =>
  `${title} ${supports_url_encoding}`;

export const types: Section = async ({ module: { default: Client }, options, account_id, print }) => {
  const client = new Client(options);
  const namespace: Cloudflare.KV.Namespace = await client.kv.namespaces.create(titled(account_id, 'sections'));
  print(display(namespace));
  const params: Cloudflare.KV.NamespaceListParams = { account_id, order: 'title', direction: 'asc', per_page: 50 };
  const titles: string[] = [];
  for await (const { title } of client.kv.namespaces.list(params)) titles.push(title);
  print(`${titles.includes('sections')}`);
  await client.kv.namespaces.delete(namespace.id, { account_id });
};
