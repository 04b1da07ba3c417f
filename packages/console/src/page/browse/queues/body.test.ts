import { describe, expect, it } from 'vitest';
import { decoded, sendingOf } from './body.ts';

const base64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));
const typed = (type: string): object => ({ 'CF-Content-Type': type });

describe('a body that was pulled', () => {
  it('is text as it is, also where it looks like Base64', () => {
    expect(decoded({ body: 'abcd', metadata: typed('text') })).toMatchObject({ kind: 'text', text: 'abcd' });
  });

  it('is JSON out of Base64, laid out', () => {
    expect(decoded({ body: base64('{"a":"ü"}'), metadata: typed('json') })).toMatchObject({
      kind: 'json',
      text: '{\n  "a": "ü"\n}',
    });
  });

  it('is bytes where it is neither', () => {
    const { kind, bytes } = decoded({ body: btoa('\xff\x0f'), metadata: typed('bytes') });
    expect(kind).toBe('bytes');
    expect([...bytes]).toEqual([255, 15]);
  });

  it('is shown as it came where nothing tells what it is', () => {
    expect(decoded({ body: 'Hello there.' })).toMatchObject({ kind: 'text', text: 'Hello there.' });
    expect(decoded({ body: 'word', metadata: undefined })).toMatchObject({ text: 'word' });
  });
});

describe('a message to send', () => {
  it('has the value that was typed', () => {
    expect(sendingOf({ kind: 'json', text: '[1]', delay: '' })).toEqual({ body: [1], content_type: 'json' });
    expect(sendingOf({ kind: 'text', text: '[1]', delay: '0' })).toEqual({
      body: '[1]',
      content_type: 'text',
      delay_seconds: 0,
    });
  });

  it('is not sent where it cannot be meant', () => {
    expect(() => sendingOf({ kind: 'json', text: '{', delay: '' })).toThrow(/not valid JSON/);
    expect(() => sendingOf({ kind: 'text', text: '', delay: 'soon' })).toThrow(/0 to 86400/);
  });
});
