import { describe, expect, it } from 'vitest';
import { sightOf, textIn, typeByMark } from './bytes.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const raw = (...numbers: number[]): Uint8Array => new Uint8Array(numbers);

describe('recognizing the kind of bytes', () => {
  it('only an object or list is recognized as JSON', () => {
    expect(sightOf(utf8(' {"a": 1}\n')).looks).toEqual(['json', 'text', 'bytes']);
    expect(sightOf(utf8('[1, 2]')).looks[0]).toBe('json');
    expect(sightOf(utf8('17')).looks[0]).toBe('text');
    expect(sightOf(utf8('{ not json }')).looks[0]).toBe('text');
  });

  it('the type of an image comes from its first bytes', () => {
    expect(sightOf(raw(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0))).toMatchObject({
      looks: ['image', 'bytes'],
      type: 'image/png',
    });
    expect(typeByMark(raw(0xff, 0xd8, 0xff, 0xe0))).toBe('image/jpeg');
    expect(typeByMark(utf8('RIFF\0\0\0\0WEBPVP8 '))).toBe('image/webp');
    expect(sightOf(utf8('%PDF-1.7\n')).looks).toEqual(['pdf', 'bytes']);
    expect(sightOf(raw(0xff, 0xf3, 0x18, 0xc4))).toMatchObject({ looks: ['audio', 'bytes'], type: 'audio/mpeg' });
  });

  it('an SVG is shown as an image and as text', () => {
    const drawing = '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"></svg>';
    expect(sightOf(utf8(drawing))).toMatchObject({ looks: ['image', 'text', 'bytes'], type: 'image/svg+xml' });
    expect(sightOf(utf8('<html><svg></svg></html>')).looks[0]).toBe('text');
  });

  it('a short text is not mistaken for a bitmap', () => {
    expect(sightOf(utf8('BMW')).looks[0]).toBe('text');
  });

  it('invalid UTF-8 and control characters are shown as bytes', () => {
    expect(sightOf(raw(0xc3, 0x28)).looks).toEqual(['bytes']);
    expect(sightOf(raw(0x61, 0x00, 0x62)).looks).toEqual(['bytes']);
    expect(sightOf(raw()).looks).toEqual(['text', 'bytes']);
  });

  it('a byte order mark is preserved', () => {
    const bytes = raw(0xef, 0xbb, 0xbf, 0x61);
    expect(new TextEncoder().encode(textIn(bytes))).toEqual(bytes);
  });
});
