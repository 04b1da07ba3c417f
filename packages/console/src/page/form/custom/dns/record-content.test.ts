import { describe, expect, it } from 'vitest';
import { contentProblem, dataProblem, type RecordAt, textNote } from './record-content.ts';

const at = (type: string, more: Partial<RecordAt> = {}): RecordAt => ({
  type,
  name: 'www.example.com',
  isProxied: false,
  ...more,
});

describe('the content of a record', () => {
  it('valid record content has no problem', () => {
    const good = [
      ['A', '192.0.2.1'],
      ['AAAA', '2001:db8::1'],
      ['CNAME', 'example.com'],
      ['CNAME', 'host.example.net.'],
      ['MX', 'mail.example.net'],
      ['TXT', 'v=spf1 -all'],
      ['TXT', '"one" "two"'],
      ['TXT', 'a "quoted" word'],
      ['NS', 'ns1.example.net'],
    ] as const;
    for (const [type, content] of good) expect(contentProblem(at(type), content)).toBeUndefined();
    expect(contentProblem(at('A'), '')).toBeUndefined();
  });

  it('record content of another type is recognized', () => {
    expect(contentProblem(at('A'), '2001:db8::1')).toContain('choose AAAA');
    expect(contentProblem(at('AAAA'), '192.0.2.1')).toContain('choose A');
    expect(contentProblem(at('CNAME'), '192.0.2.1')).toContain('choose A or AAAA');
    expect(contentProblem(at('MX'), '192.0.2.1')).toBe('An MX record holds a name, not an address.');
    expect(contentProblem(at('CNAME'), 'https://example.net')).toContain('https://');
  });

  it('malformed record content is explained', () => {
    expect(contentProblem(at('A'), '192.0.2')).toBe(
      'Found "192.0.2", expected an IPv4 address in four decimal parts (192.0.2.1).',
    );
    expect(contentProblem(at('AAAA'), '2001:db8:::1')).toContain('IPv6');
    expect(contentProblem(at('TXT'), '"open')).toContain('not closed');
  });

  it('record content that cannot be proxied or points to itself is reported', () => {
    expect(contentProblem(at('A', { isProxied: true }), '10.1.2.3')).toContain('private');
    expect(contentProblem(at('A'), '10.1.2.3')).toBeUndefined();
    expect(contentProblem(at('CNAME'), 'WWW.example.com.')).toContain('itself');
  });
});

it('the parts of a record are validated together once complete', () => {
  expect(dataProblem('CAA', { flags: 0, tag: 'issue' })).toBeUndefined();
  expect(dataProblem('CAA', { flags: 0, tag: 'issue', value: 'letsencrypt.org' })).toBeUndefined();
  expect(dataProblem('DS', { key_tag: 1, algorithm: 13, digest_type: 2, digest: 'abcd' })).toContain('64');
});

it('a text reports its length, its strings and its quotes', () => {
  expect(textNote('v=spf1 -all')).toContain('one SPF record');
  expect(textNote('a')).toBe('1 byte');
  expect(textNote(`"${'x'.repeat(300)}"`)).toBe(
    '300 bytes · travels as 2 strings of at most 255 · the quotes around it are not part of the text',
  );
});
