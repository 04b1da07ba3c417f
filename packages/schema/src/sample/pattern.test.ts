import { describe, expect, it } from 'vitest';
import { textOf } from './pattern.ts';

const plain = { least: 0, most: Number.POSITIVE_INFINITY, choose: () => 0 };

describe('a text for a pattern', () => {
  it.each([
    ['^(low|high)-\\d{2}$', 'low-00'],
    ['^(?:[Aa][Ss])?[0-9]+$', 'as0'],
    ['^[^\\s/]+:(yes|no)$', 'a:yes'],
    ['^(\\d+(\\.\\d+)?(ns|µs))+$', '0.0ns'],
    ['^a{2,3}b*$', 'aab'],
    ['^adapter_(config\\.json|model)$', 'adapter_config.json'],
    ['^https?://', 'https://'],
  ])('%s: %s', (pattern, text) => {
    expect(textOf(pattern, plain)).toBe(text);
  });

  it('is as long as it has to be, or none', () => {
    expect(textOf('^[a-z]+$', { ...plain, least: 5 })).toHaveLength(5);
    expect(textOf('^[a-z]{3}$', { ...plain, most: 2 })).toBeUndefined();
  });

  it('follows the choice where there are alternatives', () => {
    expect(textOf('^(low|medium|high)$', { ...plain, choose: (count) => count - 1 })).toBe('high');
  });

  it.each(['^(?=a)b$', '^(a)\\1$', '^(?<name>a)$'])('is none for %s', (pattern) => {
    expect(textOf(pattern, plain)).toBeUndefined();
  });
});
