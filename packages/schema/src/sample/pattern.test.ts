import { describe, expect, it } from 'vitest';
import { textOf } from './pattern.ts';

const plain = { least: 0, most: Number.POSITIVE_INFINITY, choose: () => 0 };

describe('text for a pattern', () => {
  it.each([
    ['^(low|high)-\\d{2}$', 'low-00'],
    ['^(?:[Aa][Ss])?[0-9]+$', 'as0'],
    ['^[^\\s/]+:(yes|no)$', 'a:yes'],
    ['^(\\d+(\\.\\d+)?(ns|µs))+$', '0.0ns'],
    ['^a{2,3}b*$', 'aab'],
    ['^adapter_(config\\.json|model)$', 'adapter_config.json'],
    ['^https?://', 'https://'],
  ])('pattern %s gives %s', (pattern, text) => {
    expect(textOf(pattern, plain)).toBe(text);
  });

  it('text is as long as required, or undefined', () => {
    expect(textOf('^[a-z]+$', { ...plain, least: 5 })).toHaveLength(5);
    expect(textOf('^[a-z]{3}$', { ...plain, most: 2 })).toBeUndefined();
  });

  it('alternatives follow the choice', () => {
    expect(textOf('^(low|medium|high)$', { ...plain, choose: (count) => count - 1 })).toBe('high');
  });

  it.each(['^(?=a)b$', '^(a)\\1$', '^(?<name>a)$'])('pattern %s gives no text', (pattern) => {
    expect(textOf(pattern, plain)).toBeUndefined();
  });
});
