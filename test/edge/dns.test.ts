/** The name server of the zones. */
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { connect } from 'node:net';
import { decode, encode } from 'dns-packet';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openSite } from './site.ts';

const DOCS = 'https://developers.cloudflare.com/dns';

async function openZone() {
  const site = await openSite();
  const { client, zone_id, emulator } = site;
  const add = (record: object) =>
    client.dns.records.create({ zone_id, ttl: 60, ...record } as { zone_id: string } & never);
  const ask = async (name: string, type = 'A') => {
    const { status, answers, authorities } = await emulator.dns.resolve(name, type);
    return [
      status,
      answers.map((one) => `${one.name} ${one.type} ${one.content}`),
      authorities.map(({ type }) => type),
    ];
  };
  return { ...site, add, ask };
}

describe('names', () => {
  test('a record is found in any case, and a missing one is NXDOMAIN or NODATA with the SOA record', async () => {
    const { add, ask } = await openZone();
    await add({ type: 'A', name: 'a.b', content: '192.0.2.1' });
    expect(await ask('A.B.Example.COM.')).toEqual(['NOERROR', ['a.b.example.com A 192.0.2.1'], []]);
    expect(await ask('a.b.example.com', 'TXT')).toEqual(['NOERROR', [], ['SOA']]);
    expect(await ask('b.example.com')).toEqual(['NOERROR', [], ['SOA']]);
    expect(await ask('c.example.com')).toEqual(['NXDOMAIN', [], ['SOA']]);
    expect(await ask('example.net')).toEqual(['REFUSED', [], []]);
  });

  // https://www.rfc-editor.org/rfc/rfc6604#section-3
  test('the status of a chain of CNAME records is that of its last name', async () => {
    const { add, ask } = await openZone();
    await add({ type: 'TXT', name: 'text', content: 'x' });
    for (const [name, content] of [
      ['to-nothing', 'none.example.com'],
      ['to-text', 'text.example.com'],
      ['to-chain', 'to-nothing.example.com'],
      ['outside', 'www.example.net'],
    ])
      await add({ type: 'CNAME', name, content });
    const alias = (name: string, content: string): string => `${name}.example.com CNAME ${content}`;
    const nothing = alias('to-nothing', 'none.example.com');
    expect(await ask('to-nothing.example.com')).toEqual(['NXDOMAIN', [nothing], ['SOA']]);
    expect(await ask('to-chain.example.com')).toEqual([
      'NXDOMAIN',
      [alias('to-chain', 'to-nothing.example.com'), nothing],
      ['SOA'],
    ]);
    expect(await ask('to-text.example.com')).toEqual(['NOERROR', [alias('to-text', 'text.example.com')], ['SOA']]);
    expect(await ask('to-nothing.example.com', 'CNAME')).toEqual(['NOERROR', [nothing], []]);
    expect(await ask('outside.example.com')).toEqual(['NOERROR', [alias('outside', 'www.example.net')], []]);
  });

  test('the apex has its name servers and SOA record, and ANY is refused politely', async () => {
    const { ask } = await openZone();
    expect((await ask('example.com', 'NS'))[1]).toHaveLength(2);
    expect(String((await ask('example.com', 'SOA'))[1])).toMatch(/dns\.cloudflare\.com \d+ 10000 2400 604800 1800$/);
    expect((await ask('example.com', 'ANY'))[1]).toEqual(['example.com HINFO "RFC8482" ""']);
  });

  test('zone transfers are refused, also below a delegation', async () => {
    const { add, ask } = await openZone();
    await add({ type: 'NS', name: 'sub', content: 'ns.example.net' });
    for (const name of ['example.com', 'www.example.com', 'sub.example.com'])
      for (const type of ['AXFR', 'IXFR', 'UNKNOWN_251']) expect(await ask(name, type)).toEqual(['REFUSED', [], []]);
  });

  test('a name that does not exist is NXDOMAIN for every type, and is remembered for the minimum of the SOA record', async () => {
    const { ask, emulator } = await openZone();
    for (const type of ['A', 'ANY', 'CAA', 'SOA', 'NS'])
      expect(await ask('none.example.com', type)).toEqual(['NXDOMAIN', [], ['SOA']]);
    const { authorities } = await emulator.dns.resolve('none.example.com', 'A');
    expect(authorities[0]?.ttl).toBe(1800);
    const { answers } = await emulator.dns.resolve('example.com', 'SOA');
    expect(answers[0]?.ttl).toBe(3600);
  });

  test(`${DOCS}/manage-dns-records/reference/wildcard-dns-records/`, async () => {
    const { add, ask } = await openZone();
    await add({ type: 'A', name: '*', content: '192.0.2.1' });
    await add({ type: 'TXT', name: 'own', content: '"x"' });
    expect((await ask('any.example.com'))[1]).toEqual(['any.example.com A 192.0.2.1']);
    expect((await ask('a.b.example.com'))[1]).toEqual(['a.b.example.com A 192.0.2.1']);
    expect((await ask('own.example.com'))[1]).toEqual([]);
    expect((await ask('x.own.example.com'))[0]).toBe('NXDOMAIN');
  });

  test('a wildcard ends at any name that exists, with records or only with names below it', async () => {
    const { add, ask, edge } = await openZone();
    await add({ type: 'A', name: '*', content: '192.0.2.1' });
    await add({ type: 'TXT', name: 'own', content: '"x"' });
    await add({ type: 'TXT', name: 'a.b', content: '"x"' });
    const statusOf = async (name: string) => (await edge.fetch(`https://${name}/`)).status;
    for (const name of ['x.own.example.com', 'x.b.example.com', 'y.x.b.example.com']) {
      expect((await ask(name))[0], name).toBe('NXDOMAIN');
      expect(await statusOf(name), name).toBe(409);
    }
    expect((await ask('b.example.com'))[0]).toBe('NOERROR');
    expect(await statusOf('b.example.com')).toBe(409);
    expect(await ask('x.any.example.com')).toEqual(['NOERROR', ['x.any.example.com A 192.0.2.1'], []]);
    expect(await statusOf('x.any.example.com')).toBe(200);
  });

  test(`${DOCS}/proxy-status/`, async () => {
    const { add, ask } = await openZone();
    await add({ type: 'CNAME', name: 'www', content: 'host.example.net', proxied: true, ttl: 1 });
    expect((await ask('www.example.com'))[1]).toEqual(['www.example.com A 127.0.0.1']);
    expect((await ask('www.example.com', 'CNAME'))[1]).toEqual([]);
  });

  test(`${DOCS}/cname-flattening/`, async () => {
    const { add, ask } = await openZone();
    await add({ type: 'CNAME', name: 'alias', content: 'host.example.com' });
    await add({ type: 'A', name: 'host', content: '192.0.2.9' });
    await add({ type: 'CNAME', name: '@', content: 'alias.example.com' });
    await add({ type: 'CNAME', name: 'away', content: 'elsewhere.test' });
    expect((await ask('alias.example.com'))[1]).toEqual([
      'alias.example.com CNAME host.example.com',
      'host.example.com A 192.0.2.9',
    ]);
    expect((await ask('example.com'))[1]).toEqual(['example.com A 192.0.2.9']);
    expect((await ask('away.example.com'))[1]).toEqual(['away.example.com CNAME elsewhere.test']);
  });

  test(`${DOCS}/manage-dns-records/how-to/subdomains-outside-cloudflare/`, async () => {
    const { add, ask, emulator } = await openZone();
    await add({ type: 'NS', name: 'sub', content: 'ns1.elsewhere.test' });
    expect(await ask('a.sub.example.com')).toEqual(['NOERROR', [], ['NS']]);
    expect((await emulator.dns.resolve('a.sub.example.com', 'A')).isAuthoritative).toBe(false);
  });

  test('aliases in a circle end', async () => {
    const { add, ask } = await openZone();
    await add({ type: 'CNAME', name: 'one', content: 'two.example.com' });
    await add({ type: 'CNAME', name: 'two', content: 'one.example.com' });
    expect((await ask('one.example.com'))[0]).toBe('NOERROR');
  });
});

describe('messages', () => {
  const query = (name: string, type: 'TXT' | 'MX' | 'A', size?: number) =>
    encode({
      ...{ type: 'query', id: 7, flags: 256, questions: [{ name, type }] },
      ...(size === undefined
        ? {}
        : {
            additionals: [
              {
                type: 'OPT',
                name: '.',
                udpPayloadSize: size,
                extendedRcode: 0,
                ednsVersion: 0,
                flags: 0,
                flag_do: false,
                options: [],
              },
            ],
          }),
    });

  async function overUdp(port: number, message: Buffer) {
    const socket = createSocket('udp4');
    onTestFinished(() => void socket.close());
    socket.send(message, port, '127.0.0.1');
    const [bytes]: Buffer[] = await once(socket, 'message');
    return decode(bytes as Buffer); // `once` does not know the types of events
  }

  async function overTcp(port: number, message: Buffer) {
    const socket = connect(port, '127.0.0.1');
    const framed = Buffer.concat([Buffer.from([0, message.length]), message]);
    // In two parts, as networks do.
    socket.write(framed.subarray(0, 5));
    socket.write(framed.subarray(5));
    let bytes = Buffer.alloc(0);
    while (bytes.length < 2 || bytes.length < 2 + bytes.readUInt16BE(0)) {
      const [part]: Buffer[] = await once(socket, 'data');
      bytes = Buffer.concat([bytes, part as Buffer]);
    }
    socket.end();
    return decode(bytes.subarray(2));
  }

  test('UDP and TCP share a port, and a response that is too long for UDP is complete over TCP', async () => {
    const { add, emulator } = await openZone();
    for (let i = 0; i < 20; i += 1) await add({ type: 'TXT', name: 'long', content: `"${i} ${'x'.repeat(100)}"` });
    await add({ type: 'MX', name: 'm', content: 'mail.example.com', priority: 10 });
    const { port } = await emulator.dns.listen();
    const mail = await overUdp(port, query('m.example.com', 'MX'));
    expect(mail.answers).toMatchObject([
      { type: 'MX', ttl: 60, data: { preference: 10, exchange: 'mail.example.com' } },
    ]);
    expect(mail).toMatchObject({ id: 7, flag_aa: true, flag_rd: true, flag_ra: false, flag_tc: false });
    const cut = await overUdp(port, query('long.example.com', 'TXT', 4096));
    expect(cut).toMatchObject({ flag_tc: true, answers: [], additionals: [{ type: 'OPT', udpPayloadSize: 1232 }] });
    expect((await overTcp(port, query('long.example.com', 'TXT'))).answers).toHaveLength(20);
  });

  test('bytes that are not a query get no response, and the server continues', async () => {
    const { emulator } = await openZone();
    const { port } = await emulator.dns.listen();
    const socket = createSocket('udp4');
    onTestFinished(() => void socket.close());
    for (const bytes of [Buffer.alloc(0), Buffer.from([1]), Buffer.alloc(40, 255)])
      socket.send(bytes, port, '127.0.0.1');
    const update = encode({ type: 'query', id: 8, flags: 5 << 11, questions: [{ name: 'example.com', type: 'A' }] });
    expect(await overUdp(port, update)).toMatchObject({ id: 8, rcode: 'NOTIMP' });
    expect(await overUdp(port, query('x.example.com', 'A'))).toMatchObject({ rcode: 'NXDOMAIN' });
  });
});
