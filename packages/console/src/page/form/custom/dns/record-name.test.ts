import { describe, expect, it } from 'vitest';
import { joinName, nameProblem, splitName } from './record-name.ts';

describe('the name of a record', () => {
  it('a record name is shown without its zone', () => {
    expect(splitName('www.example.com', 'example.com')).toBe('www');
    expect(splitName('example.com', 'example.com')).toBe('@');
    expect(splitName('Example.COM.', 'example.com')).toBe('@');
    expect(splitName('a.b.example.com', 'example.com')).toBe('a.b');
    expect(splitName('notexample.com', 'example.com')).toBe('notexample.com');
    expect(splitName('www', 'example.com')).toBe('www');
    expect(splitName('www.example.com', undefined)).toBe('www.example.com');
  });

  it('a record name is stored in full', () => {
    expect(joinName('www', 'example.com')).toBe('www.example.com');
    expect(joinName('@', 'example.com')).toBe('example.com');
    expect(joinName('www.example.com', 'example.com')).toBe('www.example.com');
    expect(joinName('example.com.', 'example.com')).toBe('example.com');
    expect(joinName('*', 'example.com')).toBe('*.example.com');
    expect(joinName('', 'example.com')).toBe('');
    expect(joinName('www', undefined)).toBe('www');
  });

  it('a record name survives the round trip', () => {
    for (const text of ['@', 'www', '*.shop', '_sip._tcp', 'xn--mnchen-3ya'])
      expect(splitName(joinName(text, 'example.com'), 'example.com')).toBe(text);
  });

  it('an invalid record name is explained', () => {
    for (const good of ['', '@', 'www', '*', '*.shop', '_dmarc', 'münchen', 'a.b.example.com.'])
      expect(nameProblem(good, 'example.com')).toBeUndefined();
    expect(nameProblem('my shop', 'example.com')).toContain('spaces');
    expect(nameProblem('https://www', 'example.com')).toContain('https://');
    expect(nameProblem('www/x', 'example.com')).toContain('path');
    expect(nameProblem('a..b', 'example.com')).toContain('dots');
    expect(nameProblem('shop.*', 'example.com')).toContain('*');
    expect(nameProblem('-www', 'example.com')).toContain('hyphen');
    expect(nameProblem('a'.repeat(64), 'example.com')).toContain('63');
    expect(nameProblem('you@home', 'example.com')).toContain('cannot contain @');
    expect(nameProblem(Array(60).fill('abcd').join('.'), 'example.com')).toContain('253');
  });
});
