/** The published address ranges from which Cloudflare connects. */
import { createHash } from 'node:crypto';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { JD_CLOUD } from './jd-cloud.ts';

/** https://www.cloudflare.com/ips/ */
export const IPV4 = [
  '173.245.48.0/20',
  '103.21.244.0/22',
  '103.22.200.0/22',
  '103.31.4.0/22',
  '141.101.64.0/18',
  '108.162.192.0/18',
  '190.93.240.0/20',
  '188.114.96.0/20',
  '197.234.240.0/22',
  '198.41.128.0/17',
  '162.158.0.0/15',
  '104.16.0.0/13',
  '104.24.0.0/14',
  '172.64.0.0/13',
  '131.0.72.0/22',
];
/** https://www.cloudflare.com/ips/ */
export const IPV6 = [
  '2400:cb00::/32',
  '2606:4700::/32',
  '2803:f800::/32',
  '2405:b500::/32',
  '2405:8100::/32',
  '2a06:98c0::/29',
  '2c0f:f248::/32',
];

/** https://developers.cloudflare.com/china-network/reference/infrastructure/ */
const list: Handler<'ips.list'> = ({ query }) => {
  const ranges = {
    ipv4_cidrs: IPV4,
    ipv6_cidrs: IPV6,
    ...(query.networks === 'jdcloud' ? { jdcloud_cidrs: [...JD_CLOUD] } : {}),
  };
  const etag = createHash('sha256').update(JSON.stringify(ranges)).digest('hex').slice(0, 32);
  return { ...ranges, etag };
};

export const ips = { 'ips.list': list } satisfies Handlers;
