/** DNS messages: a query as bytes becomes a response as bytes. */
import { rdataBytes, typeNumber } from '@flarewire/zone-file';
import { type Answer, AUTHORITATIVE_ANSWER, decode, encode, type Packet, TRUNCATED_RESPONSE } from 'dns-packet';
import type { DnsLine, DnsResponse } from './types.ts';

/** https://www.iana.org/assignments/dns-parameters/dns-parameters.xhtml#dns-parameters-6 */
const RCODES = { NOERROR: 0, FORMERR: 1, SERVFAIL: 2, NXDOMAIN: 3, NOTIMP: 4, REFUSED: 5 } as const;
/** The upper bits of BADVERS (16), whose lower four are 0. */
const BADVERS = 1;
/** https://www.rfc-editor.org/rfc/rfc1035#section-4.2.1 */
const PLAIN_SIZE = 512;
/** https://www.dnsflagday.net/2020/ */
const MAX_UDP = 1232;
const RECURSION_DESIRED = 256;

type Resolve = (name: string, type: string) => DnsResponse;

/**
 * The response to a query; undefined if the bytes are not a query.
 * @param isStream true over TCP, where a response of any size fits
 */
export function respond(query: Buffer, resolve: Resolve, isStream: boolean): Buffer | undefined {
  const packet = decoded(query);
  if (packet === undefined || packet.type !== 'query') return undefined;
  const [question] = packet.questions ?? [];
  const opt = packet.additionals?.find((one) => one.type === 'OPT');
  const flags = (packet.flags ?? 0) & RECURSION_DESIRED;
  const base: Packet = {
    ...{ type: 'response', id: packet.id ?? 0, questions: packet.questions ?? [] },
    additionals: opt?.type === 'OPT' ? [edns(opt)] : [],
  };
  const refusal = refusalOf(packet);
  if (question === undefined || refusal !== undefined)
    return encode({ ...base, flags: flags | RCODES[refusal ?? 'FORMERR'] });
  if (opt?.type === 'OPT' && opt.ednsVersion > 0) return encode({ ...base, flags });
  const { status, isAuthoritative, answers, authorities } = resolve(question.name, question.type);
  const bits = flags | RCODES[status] | (isAuthoritative ? AUTHORITATIVE_ANSWER : 0);
  const response = encode({
    ...base,
    flags: bits,
    answers: answers.map((line) => answerOf(asAsked(line, question.name))),
    authorities: authorities.map(answerOf),
  });
  const offered = opt?.type === 'OPT' ? opt.udpPayloadSize : PLAIN_SIZE;
  const most = Math.max(PLAIN_SIZE, Math.min(offered, MAX_UDP));
  return isStream || response.length <= most ? response : encode({ ...base, flags: bits | TRUNCATED_RESPONSE });
}

function decoded(query: Buffer): Packet | undefined {
  try {
    return decode(query);
  } catch {
    return undefined; // any program may send bytes to a port
  }
}

/** Flags hold the kind of request (bits 11 to 14): only queries are answered. */
function refusalOf({ flags = 0, questions = [] }: Packet): keyof typeof RCODES | undefined {
  if ((flags & 0x7800) !== 0) return 'NOTIMP';
  // https://www.rfc-editor.org/rfc/rfc9619
  if (questions.length !== 1) return 'FORMERR';
  return ['IN', 'ANY'].includes(questions[0]?.class ?? 'IN') ? undefined : 'REFUSED';
}

const DNSSEC_OK = 0x8000;

/** https://www.rfc-editor.org/rfc/rfc6891#section-6.1.3 */
const edns = ({ ednsVersion, flags }: { readonly ednsVersion: number; readonly flags: number }): Answer => ({
  ...{ type: 'OPT', name: '.', udpPayloadSize: MAX_UDP, extendedRcode: ednsVersion > 0 ? BADVERS : 0 },
  ...{ ednsVersion: 0, flags: flags & DNSSEC_OK, flag_do: (flags & DNSSEC_OK) !== 0, options: [] },
});

/** Resolvers that change the case of names at random compare it: https://developers.google.com/speed/public-dns/docs/security#randomize_case */
const asAsked = (line: DnsLine, asked: string): DnsLine =>
  line.name === asked.toLowerCase() ? { ...line, name: asked } : line;

/** Values are encoded by the table of types that zone files have, too. */
function answerOf({ name, type, ttl, content, priority }: DnsLine): Answer {
  if (type === 'HINFO') return { type, name, ttl, data: { cpu: 'RFC8482', os: '' } };
  const number = type === 'SOA' ? 6 : typeNumber(type);
  // The library takes the number of any type with its bytes.
  return { type: `UNKNOWN_${number}` as 'NULL', name, ttl, data: Buffer.from(rdataBytes(type, content, priority)) };
}
