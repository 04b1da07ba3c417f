/** DNS records as people type them: relative names, and what a type needs. */
import type { Cloudflare } from 'flarewire';
import { type Known, once } from './once.ts';
import type { Params } from './params.ts';

/**
 * The name of a record with its zone: `www` and `@` become `www.example.com` and `example.com`. The API takes both forms
 * for a new record, but looks up the whole name only.
 */
export async function completeName(
  operation: string,
  params: Params,
  around: { readonly client: () => Cloudflare; readonly signal: AbortSignal; readonly known?: Known },
): Promise<void> {
  const { client, signal } = around;
  const { zone_id, name } = params;
  if (typeof zone_id !== 'string' || !operation.startsWith('dns.records.')) return;
  const zone = async (): Promise<string> =>
    (await once(around, `zone of ${zone_id}`, async () => client().zones.get({ zone_id }, { signal }))).name;
  if (operation === 'dns.records.create') {
    if (typeof name === 'string') params.name = wholeName(name, await zone());
  } else if (operation === 'dns.records.list' && isExact(name) && /^(@|[\w*-]+)$/.test(name.exact)) {
    params.name = { ...name, exact: wholeName(name.exact, await zone()) };
  }
}

const isExact = (name: unknown): name is { readonly exact: string } =>
  typeof name === 'object' && name !== null && 'exact' in name && typeof name.exact === 'string';

export function wholeName(name: string, zone: string): string {
  const bare = name.replace(/\.$/, '');
  if (bare === '@' || bare === '') return zone;
  return bare === zone || bare.endsWith(`.${zone}`) ? bare : `${bare}.${zone}`;
}

/** Types whose value is one text; the others have `data`. */
export const CONTENT = /^(?:A|AAAA|CNAME|MX|NS|OPENPGPKEY|PTR|TXT)$/;

/** Missing parts of a new record. https://developers.cloudflare.com/api/resources/dns/subresources/records/methods/create/ */
export function missingParts(operation: string, { type, content, data, priority }: Params): string[] {
  if (operation !== 'dns.records.create' || typeof type !== 'string') return [];
  return [
    ...(CONTENT.test(type) && content === undefined ? [`--content is missing: the value of the ${type} record`] : []),
    ...(!CONTENT.test(type) && /^[A-Z]+$/.test(type) && content === undefined && data === undefined
      ? [`--data is missing: the fields of the ${type} record, such as --data.value TEXT`]
      : []),
    ...(type === 'MX' && priority === undefined
      ? ['--priority is missing: an MX record needs one, for example --priority 10']
      : []),
  ];
}
