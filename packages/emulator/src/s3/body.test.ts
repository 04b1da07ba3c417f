import { describe, expect, it } from 'vitest';
import { ALGORITHMS, createDigest } from './digests.ts';
import { readChunks, type Trailer } from './signature/chunked.ts';
import { readXml, textOf, toXml } from './xml.ts';

async function* inPieces(text: string, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < text.length; at += size) yield Buffer.from(text.slice(at, at + size));
}

async function read(text: string, size: number): Promise<{ body: string; trailer: Trailer }> {
  const trailer: Trailer = new Map();
  let body = '';
  for await (const piece of readChunks(inPieces(text, size), trailer, undefined)) body += Buffer.from(piece).toString();
  return { body, trailer };
}

describe('bodies of the S3 API', () => {
  it.each([1, 2, 7, 1000])('chunks are read from pieces of %d bytes', async (size) => {
    const sent = '5\r\nhello\r\n6\r\n world\r\n0\r\nx-amz-checksum-crc32:DUoRhQ==\r\n\r\n';
    expect(await read(sent, size)).toEqual({
      body: 'hello world',
      trailer: new Map([['x-amz-checksum-crc32', 'DUoRhQ==']]),
    });
  });

  it('a body that ends within a chunk is incomplete', async () => {
    await expect(read('5\r\nhel', 10)).rejects.toThrow('terminated before its last chunk');
    await expect(read('5\r\nhello\r\n', 10)).rejects.toThrow('terminated before its last chunk');
    await expect(read('x\r\n', 10)).rejects.toThrow('terminated before its last chunk');
  });

  it('checksums have their published values for 123456789', () => {
    const hex = ALGORITHMS.map((name) => {
      const digest = createDigest(name);
      for (const piece of ['1234', '56789']) digest.update(Buffer.from(piece));
      return digest.digest().toString('hex');
    });
    expect(hex).toEqual([
      'cbf43926',
      'e3069283',
      'ae8b14860a799888',
      'f7c3bc1d808e04732adf679965ccc34ca7ae3441',
      '15e2b0d3c33891ebb0f1ef609ec419420c20e320ce94c65fbc8c3312448eb225',
    ]);
  });

  it('XML is read as it was written', () => {
    const text = 'a <b> & "c" \u0001';
    const root = readXml(toXml('Delete', { Object: [{ Key: text }, { Key: 'other' }], Quiet: true }, 'urn:x'));
    expect([textOf(root.children[0], 'Key'), textOf(root.children[1], 'Key'), textOf(root, 'Quiet')]).toEqual([
      text,
      'other',
      'true',
    ]);
  });

  it.each([
    '',
    '<a>',
    '<a></b>',
    '<a/><b/>',
    '<a>&x;</a>',
    '<a>& b</a>',
    'text',
    '<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>',
    '<a>'.repeat(20) + '</a>'.repeat(20),
  ])('%s is refused', (source) => {
    expect(() => readXml(source)).toThrow();
  });
});
