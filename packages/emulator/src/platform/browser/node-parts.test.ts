import { createHash, createHmac } from 'node:crypto';
import { isIP } from 'node:net';
import { posix } from 'node:path';
import { domainToASCII, domainToUnicode } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import { crc32 } from 'node:zlib';
import { expect, it } from 'vitest';
import * as crypto from './node/crypto.ts';
import * as net from './node/net.ts';
import * as path from './node/path.ts';
import * as url from './node/url.ts';
import * as v8 from './node/v8.ts';
import * as zlib from './node/zlib.ts';

const DOMAINS = [
  'example.com',
  'Bücher.example',
  'xn--bcher-kva.example',
  'a b.example',
  'x',
  '*.example.com',
  '日本語.jp',
  '',
];
it.each(DOMAINS)('the domain %j is converted as Node does', (domain) => {
  expect(url.domainToASCII(domain)).toBe(domainToASCII(domain));
  expect(url.domainToUnicode(domain)).toBe(domainToUnicode(domain));
});

const ADDRESSES = [
  '192.0.2.1',
  '192.0.2.01',
  '::1',
  'fe80::1%eth0',
  '2001:DB8::',
  '::ffff:192.0.2.1',
  '1:2:3',
  '',
  'x',
  '1.2.3',
];
it.each(ADDRESSES)('the address %j is recognized as Node does', (address) => {
  expect(net.isIP(address)).toBe(isIP(address));
});

const PATHS = ['a/../b', './a/./b', '/a/../../b', 'a//b/', '..', '../a', '', '/'];
it.each(PATHS)('the path %j is normalized as Node does', (text) => {
  expect(path.normalize(text)).toBe(posix.normalize(text));
  expect(path.join('x', text)).toBe(posix.join('x', text));
});

const DATA = Buffer.from('a text to digest');

it.each(['md5', 'sha1', 'sha256', 'sha384', 'sha512'] as const)('the %s digest is that of Node', (name) => {
  const whole = (hash: { update(data: string | Uint8Array): { digest(encoding: 'hex'): string } }): string => {
    hash.update('a');
    return hash.update(DATA).digest('hex');
  };
  expect(whole(crypto.createHash(name))).toBe(whole(createHash(name)));
  expect(whole(crypto.createHmac(name, 'key'))).toBe(whole(createHmac(name, 'key')));
});

it('a checksum is that of Node, in several parts too', () => {
  expect(zlib.crc32(DATA, 7)).toBe(crc32(DATA, 7));
});

const SHARED = { name: 'shared' };
const VALUES: readonly unknown[] = [
  [1n, -1n, 0n, 2n ** 64n, -(2n ** 130n)],
  [0, -0, 1, -1, 63, 64, -65, 2 ** 31, 1.5, Number.NaN, 1e300, -(2 ** 30), 2 ** 30],
  ['', 'plain', 'Grüße', '日本語', '👋'.repeat(40), 'x'.repeat(300), 'a\u0000b'],
  [new Uint8Array([0, 1, 255]), new Uint8Array(), new Uint8Array(70_000).fill(7)],
  [null, undefined, true, false, [], [[]], {}, new Map()],
  { images: new Map([['a', new Uint8Array([1])]]), first: SHARED, again: [SHARED, SHARED], __proto__kept: 1 },
];

it.each(VALUES)('Node reads what is serialized, and the other way round: case %#', (value) => {
  expect(deserialize(v8.serialize(value))).toEqual(value);
  expect(v8.deserialize(serialize(value))).toEqual(value);
  expect(v8.deserialize(v8.serialize(value))).toEqual(value);
});

it('bytes of a Buffer are read as bytes', () => {
  expect(v8.deserialize(serialize([Buffer.from('ab'), 1]))).toEqual([new Uint8Array([97, 98]), 1]);
});

it.each([[], [0xff], [0xff, 15], [0xff, 15, 65], [0xff, 14, 48], [0xff, 15, 1], [0xff, 15, 111, 34, 1]])(
  'the bytes %# are refused',
  (...bytes) => {
    expect(() => v8.deserialize(Uint8Array.from(bytes))).toThrow();
  },
);
