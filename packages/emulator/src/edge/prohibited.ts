/** Proxied records whose origin Cloudflare does not contact, and the error that it gives instead. */
import { recordsNamed, zoneOfHost } from '../products/dns/look-up.ts';
import type { DnsRecord } from '../products/dns/tables.ts';
import { IPV4, IPV6 } from '../products/ips/ranges.ts';
import { contains, parseCidr } from '../products/shared/cidr.ts';
import { bearing } from '../products/shared/fields.ts';
import type { Zone } from '../products/zones/state.ts';
import { pathKey } from '../routing/router.ts';
import type { Sandbox } from '../state/sandbox.ts';
import type { EdgeOptions } from './types.ts';
import type { Way } from './way.ts';

export interface Prohibited {
  readonly code: 1000 | 1014 | 1016 | 1033;
  readonly why: string;
}

interface At {
  readonly zone: Zone;
  readonly record: DnsRecord;
}
type Asked = Pick<Way, 'sandbox' | 'options' | 'url'>;

const TUNNEL = '.cfargotunnel.com';
const RANGES = [...IPV4, ...IPV6].flatMap((text) => {
  const range = parseCidr(text);
  return range === undefined ? [] : [{ text, range }];
});
const ADDRESS = new Set(['A', 'AAAA', 'CNAME']);

export function prohibitedOrigin({ sandbox, options, url }: Asked, { zone, record }: At): Prohibited | undefined {
  const { type, content, name } = record;
  if (type !== 'CNAME') {
    // https://developers.cloudflare.com/support/troubleshooting/http-status-codes/cloudflare-1xxx-errors/error-1000/
    const address = parseCidr(content);
    const found = address && RANGES.find(({ range }) => contains(range, address));
    if (found === undefined) return undefined;
    return { code: 1000, why: `${name} points to ${content}, which is an address of Cloudflare (${found.text}).` };
  }
  const target = content.toLowerCase().replace(/\.$/, '');
  // https://developers.cloudflare.com/support/troubleshooting/http-status-codes/cloudflare-1xxx-errors/error-1033/
  if (target.endsWith(TUNNEL) && !hasServer(options, url.hostname))
    return { code: 1033, why: `No cloudflared connects ${content}. The option origin can name a server for the host.` };
  return ofTarget(sandbox, zone, name, target);
}

/** True if the options name a server for the host. */
const hasServer = ({ origin }: EdgeOptions, host: string): boolean =>
  typeof origin === 'function' || (origin !== undefined && Object.hasOwn(origin, host));

/** A target in a zone of this emulator is known: it is in another account, or it does not exist. */
function ofTarget(sandbox: Sandbox, zone: Zone, name: string, target: string): Prohibited | undefined {
  const other = zoneOfHost(sandbox, target);
  if (other === undefined) return undefined;
  const isCustom = (): boolean =>
    bearing({ sandbox }, pathKey(['zones', other.id, 'custom_hostnames']), 'hostname', name).length > 0;
  // https://developers.cloudflare.com/support/troubleshooting/http-status-codes/cloudflare-1xxx-errors/error-1014/
  if (other.account.id !== zone.account.id && !isCustom())
    return { code: 1014, why: `${name} is a CNAME of ${target}, whose zone is in another account.` };
  // https://developers.cloudflare.com/support/troubleshooting/http-status-codes/cloudflare-1xxx-errors/error-1016/
  const records = [target, `*.${target.slice(target.indexOf('.') + 1)}`].flatMap((one) =>
    recordsNamed(sandbox, other, one),
  );
  if (records.some((record) => ADDRESS.has(record.type))) return undefined;
  return { code: 1016, why: `${name} is a CNAME of ${target}, which ${other.name} has no record for.` };
}
