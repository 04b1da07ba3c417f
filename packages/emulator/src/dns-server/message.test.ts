import { decode, encode, type Packet } from 'dns-packet';
import { expect, it } from 'vitest';
import { respond } from './message.ts';
import type { DnsLine } from './types.ts';

const lines: DnsLine[] = [
  { name: 'www.example.com', type: 'CNAME', ttl: 60, content: 'host.example.com' },
  { name: 'host.example.com', type: 'A', ttl: 60, content: '192.0.2.1' },
];
const question = { type: 'A', name: 'wWw.ExAmple.com', class: 'IN' } as const;
const opt = { type: 'OPT' as const, name: '.' as const, udpPayloadSize: 1232, extendedRcode: 0, flags: 0, options: [] };

function answered(query: Packet, change: (bytes: Buffer) => void = () => undefined): Packet & { rcode: number } {
  const bytes = encode({ type: 'query', id: 7, questions: [question], ...query });
  change(bytes);
  const found = { status: 'NOERROR', isAuthoritative: true, answers: lines, authorities: [] } as const;
  const packet = decode(respond(bytes, () => found, false) ?? Buffer.alloc(0));
  return { ...packet, rcode: (packet.flags ?? 0) & 15 };
}

const optOf = ({ additionals = [] }: Packet) => additionals.find((one) => one.type === 'OPT');

// https://developers.google.com/speed/public-dns/docs/security#randomize_case compares the name in the response
it('the question and its records have the name in the case that it was asked in', () => {
  const { questions, answers } = answered({});
  expect([questions?.[0]?.name, answers?.map(({ name }) => name)]).toEqual([
    'wWw.ExAmple.com',
    ['wWw.ExAmple.com', 'host.example.com'],
  ]);
});

it('an EDNS version above 0 is refused with BADVERS, and the version that is understood (RFC 6891, 6.1.3)', () => {
  const response = answered({ additionals: [{ ...opt, ednsVersion: 1, flag_do: false }] });
  expect([response.rcode, response.answers, optOf(response)]).toMatchObject([
    0,
    [],
    { extendedRcode: 1, ednsVersion: 0 },
  ]);
});

it('the DO bit is copied into the response (RFC 3225, 3)', () => {
  for (const flag_do of [true, false]) {
    const asked = { ...opt, ednsVersion: 0, flags: flag_do ? 0x8000 : 0, flag_do };
    expect(optOf(answered({ additionals: [asked] }))).toMatchObject({ flag_do });
  }
});

it('a query with several questions, or none, has a wrong format (RFC 9619)', () => {
  expect(answered({ questions: [question, question] }).rcode).toBe(1);
  expect(answered({ questions: [] }).rcode).toBe(1);
});

it('kinds of request other than queries are not implemented, and classes other than IN are refused', () => {
  expect(answered({}, (bytes) => bytes.writeUInt8(0x20, 2)).rcode).toBe(4);
  expect(answered({ questions: [{ ...question, class: 'CH' }] }).rcode).toBe(5);
});
