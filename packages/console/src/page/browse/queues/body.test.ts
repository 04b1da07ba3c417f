import { describe, expect, it } from 'vitest';
import { decoded, sendingOf } from './body.ts';

const base64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));
const typed = (type: string): object => ({ 'CF-Content-Type': type });

describe('pulled message bodies', () => {
  it('a text body is kept unchanged even if it looks like Base64', () => {
    expect(decoded({ body: 'abcd', metadata: typed('text') })).toMatchObject({ kind: 'text', text: 'abcd' });
  });

  it('a JSON body is decoded from Base64 and formatted', () => {
    expect(decoded({ body: base64('{"a":"ü"}'), metadata: typed('json') })).toMatchObject({
      kind: 'json',
      text: '{\n  "a": "ü"\n}',
    });
  });

  it('a body that is neither text nor JSON is bytes', () => {
    const { kind, bytes } = decoded({ body: btoa('\xff\x0f'), metadata: typed('bytes') });
    expect(kind).toBe('bytes');
    expect([...bytes]).toEqual([255, 15]);
  });

  it('a body of unknown type is shown as received', () => {
    expect(decoded({ body: 'Hello there.' })).toMatchObject({ kind: 'text', text: 'Hello there.' });
    expect(decoded({ body: 'word', metadata: undefined })).toMatchObject({ text: 'word' });
  });
});

describe('messages to send', () => {
  it('a message has the typed value', () => {
    expect(sendingOf({ kind: 'json', text: '[1]', delay: '' })).toEqual({ body: [1], content_type: 'json' });
    expect(sendingOf({ kind: 'text', text: '[1]', delay: '0' })).toEqual({
      body: '[1]',
      content_type: 'text',
      delay_seconds: 0,
    });
  });

  it('an invalid message is not sent', () => {
    expect(() => sendingOf({ kind: 'json', text: '{', delay: '' })).toThrow(/not valid JSON/);
    expect(() => sendingOf({ kind: 'text', text: '', delay: 'soon' })).toThrow(/0 to 86400/);
  });
});
