import { describe, expect, it } from 'vitest';
import { pairsOf, stem, wordsOf } from './words.ts';

const words = (text: string): string[] => wordsOf(text).map(({ word }) => word);

describe('wordsOf', () => {
  it('wordsOf splits names at capitals, dots, underscores and slashes', () => {
    expect(words('radar.http.timeseriesGroups.tlsVersion')).toEqual([
      'radar',
      'http',
      'timeseries',
      'group',
      'tls',
      'version',
    ]);
    expect(words('/zones/{zone_id}/dns_records')).toEqual(['zone', 'zone', 'id', 'dns', 'record']);
  });

  it('wordsOf leaves runs of capitals and product names whole', () => {
    expect(words('DDoSProtection.advancedTCPProtection')).toEqual([
      'ddos',
      'protection',
      'advanced',
      'tcp',
      'protection',
    ]);
    expect(words('originTLSClientAuth')).toEqual(['origin', 'tls', 'client', 'auth']);
    expect(words('D1 R2 ipv4 IPsec OAuth')).toEqual(['d1', 'r2', 'ipv4', 'ipsec', 'oauth']);
  });

  it('wordsOf returns the position of each word', () => {
    expect(wordsOf('dns.records')).toEqual([
      { word: 'dns', start: 0, end: 3 },
      { word: 'record', start: 4, end: 11 },
    ]);
  });

  it('wordsOf finds no word in punctuation', () => {
    expect(words(' /{}:-, ')).toEqual([]);
    expect(words('')).toEqual([]);
  });

  it('wordsOf supports letters of other scripts', () => {
    expect(words('Größe 東京')).toEqual(['größe', '東京']);
  });
});

describe('stem', () => {
  it.each([
    ['policies', 'policy'],
    ['addresses', 'address'],
    ['caches', 'cache'],
    ['keys', 'key'],
    ['access', 'access'],
    ['status', 'status'],
    ['analytics', 'analytics'],
    ['dns', 'dns'],
    ['ips', 'ips'],
  ])('the stem of %s is %s', (word, expected) => expect(stem(word)).toBe(expected));
});

it('two neighbouring words also form one word', () => {
  expect(pairsOf(wordsOf('pageRules.list'))).toEqual(['pagerule', 'rulelist']);
});
