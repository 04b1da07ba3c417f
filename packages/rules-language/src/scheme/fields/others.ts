/** Fields documented outside of the reference: packets of Network Firewall, account rulesets, tokens; and old names. */
import { type Field, fieldsOf, type Row } from '../field.ts';

/** Without those that the reference has too. */
const PACKET: readonly Row[] = [
  ['cf.colo.name', 'Bytes', 'Data center that handles the packet: sfo06.'],
  ['cf.colo.region', 'Bytes', 'Region of the data center: WNAM.'],
  ['icmp', 'Bytes', 'The raw ICMP packet, for bit_slice().'],
  ['icmp.type', 'Int', 'ICMP type: 8.'],
  ['icmp.code', 'Int', 'ICMP code: 2.'],
  ['ip', 'Bytes', 'The raw IP packet, for bit_slice().'],
  ['ip.dst', 'Ip', 'Destination address of the packet.'],
  ['ip.dst.country', 'Bytes', 'ISO 3166-1 alpha-2 country code of the destination address.'],
  ['ip.hdr_len', 'Int', 'Length of the IPv4 header.'],
  ['ip.len', 'Int', 'Length of the packet with its header.'],
  ['ip.opt.type', 'Int', 'First byte of the IP options.'],
  ['ip.proto', 'Bytes', 'Transport protocol: tcp, udp, icmp.'],
  ['ip.ttl', 'Int', 'Time to live of the packet.'],
  ['sip', 'Bool', 'True for valid SIP packets; needs ip.proto == "udp".'],
  ['tcp', 'Bytes', 'The raw TCP packet, for bit_slice().'],
  ['tcp.flags', 'Int', 'The byte of the TCP flags.'],
  ['tcp.flags.ack', 'Bool', 'TCP flag: acknowledgment.'],
  ['tcp.flags.cwr', 'Bool', 'TCP flag: congestion window reduced.'],
  ['tcp.flags.ecn', 'Bool', 'TCP flag: ECN echo.'],
  ['tcp.flags.fin', 'Bool', 'TCP flag: last packet of the sender.'],
  ['tcp.flags.push', 'Bool', 'TCP flag: push.'],
  ['tcp.flags.reset', 'Bool', 'TCP flag: reset.'],
  ['tcp.flags.syn', 'Bool', 'TCP flag: synchronize.'],
  ['tcp.flags.urg', 'Bool', 'TCP flag: urgent.'],
  ['tcp.srcport', 'Int', 'TCP source port.'],
  ['tcp.dstport', 'Int', 'TCP destination port.'],
  ['udp', 'Bytes', 'The raw UDP packet, for bit_slice().'],
  ['udp.dstport', 'Int', 'UDP destination port.'],
  ['udp.srcport', 'Int', 'UDP source port.'],
];

export const PACKETS: readonly Field[] = [
  ...fieldsOf(
    PACKET,
    'https://developers.cloudflare.com/cloudflare-network-firewall/reference/network-firewall-fields/',
  ),
  ...fieldsOf(
    [['ip.proto.num', 'Int', 'Number of the transport protocol: 6.']],
    'https://developers.cloudflare.com/ddos-protection/managed-rulesets/network/override-expressions/',
  ),
];

export const ELSEWHERE: readonly Field[] = [
  ...fieldsOf(
    [
      ['cf.zone.name', 'Bytes', 'Name of the zone: example.com.', 'Enterprise'],
      ['cf.zone.plan', 'Bytes', 'Plan of the zone: ENT.', 'Enterprise'],
    ],
    'https://developers.cloudflare.com/waf/account/custom-rulesets/create-api/',
  ),
  ...fieldsOf(
    [
      [
        'http.request.jwt.claims',
        'Map<Array<Bytes>>',
        'Claims of the tokens as JSON, by token configuration.',
        'Enterprise add-on',
      ],
    ],
    'https://developers.cloudflare.com/api-shield/security/jwt-validation/transform-rules/',
  ),
];

/** `ip.geoip.country` is `ip.src.country`. https://developers.cloudflare.com/ruleset-engine/rules-language/fields/reference/ip.src.country/ */
const RENAMED = [
  'asnum',
  'continent',
  'country',
  'subdivision_1_iso_code',
  'subdivision_2_iso_code',
  'is_in_european_union',
];

export const deprecated = (fields: readonly Field[]): Field[] =>
  fields
    .filter(({ name }) => RENAMED.some((end) => name === `ip.src.${end}`))
    .map((field) => ({ ...field, name: field.name.replace('ip.src.', 'ip.geoip.'), replacedBy: field.name }));
