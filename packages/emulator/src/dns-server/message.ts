/** DNS messages: a query as bytes becomes a response as bytes. */
import { rdataBytes, typeNumber } from '@flarewire/zone-file';
import { type Answer, AUTHORITATIVE_ANSWER, decode, encode, type Packet, TRUNCATED_RESPONSE } from 'dns-packet';
import type { DnsLine, DnsResponse } from './types.ts';

/** https://www.iana.org/assignments/dns-parameters/dns-parameters.xhtml#dns-parameters-6 */
const RCODES = { NOERROR: 0, SERVFAIL: 2, NXDOMAIN: 3, NOTIMP: 4, REFUSED: 5 } as const;
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
    additionals: opt === undefined ? [] : [edns()],
  };
  // Flags hold the kind of request (bits 11 to 14): only queries are answered.
  const isQuery = ((packet.flags ?? 0) & 0x7800) === 0 && packet.questions?.length === 1;
  if (question === undefined || !isQuery) return encode({ ...base, flags: flags | RCODES.NOTIMP });
  const { status, isAuthoritative, answers, authorities } = resolve(question.name, question.type);
  const bits = flags | RCODES[status] | (isAuthoritative ? AUTHORITATIVE_ANSWER : 0);
  const response = encode({
    ...base,
    flags: bits,
    answers: answers.map(answerOf),
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

const edns = (): Answer => ({
  ...{ type: 'OPT', name: '.', udpPayloadSize: MAX_UDP, extendedRcode: 0 },
  ...{ ednsVersion: 0, flags: 0, flag_do: false, options: [] },
});

/** Values are encoded by the table of types that zone files have, too. */
function answerOf({ name, type, ttl, content, priority }: DnsLine): Answer {
  if (type === 'HINFO') return { type, name, ttl, data: { cpu: 'RFC8482', os: '' } };
  const number = type === 'SOA' ? 6 : typeNumber(type);
  // The library takes the number of any type with its bytes.
  return { type: `UNKNOWN_${number}` as 'NULL', name, ttl, data: Buffer.from(rdataBytes(type, content, priority)) };
}
