import { describe, expect, it } from 'vitest';
import { groupsOf, partOf, settingsIn, stepsWith, valueText, whyFixed, withPart } from './setting-value.ts';
import { SETTINGS } from './setting-words.ts';

const told = (id: string) => SETTINGS.find((one) => one.id === id);

describe('zone settings', () => {
  const settings = settingsIn([
    { id: 'webp', value: 'off', editable: false },
    { id: 'always_use_https', value: 'off', editable: true },
    { id: 'ssl', value: 'full', editable: true },
    { id: 'new_thing', value: 'on', editable: true },
    { id: 'ssl_recommender', enabled: false },
  ]);

  it('zone settings are grouped by topic, with undescribed ones last', () => {
    expect(groupsOf(settings).map(({ name, settings }) => [name, settings.map(({ id }) => id)])).toEqual([
      ['SSL/TLS', ['ssl', 'always_use_https']],
      ['Speed', ['webp']],
      ['Others', ['new_thing']],
    ]);
  });

  it('zone settings are found by their descriptions', () => {
    expect(groupsOf(settings, 'redirect http').flatMap(({ settings }) => settings.map(({ id }) => id))).toEqual([
      'always_use_https',
    ]);
    expect(groupsOf(settings, 'nothing like it')).toEqual([]);
  });

  it('one part of an object setting can be changed', () => {
    const header = { strict_transport_security: { enabled: false, max_age: 0 } };
    const part = { path: ['strict_transport_security', 'enabled'], label: '' };
    expect(partOf(header, part)).toBe(false);
    expect(withPart(header, part, true)).toEqual({ strict_transport_security: { enabled: true, max_age: 0 } });
    expect(withPart(undefined, { path: ['enabled'] }, true)).toEqual({ enabled: true });
  });

  it('a setting shows its value even if it is not one of the known steps', () => {
    expect(valueText(told('browser_cache_ttl'), 14_400)).toBe('4 hours');
    expect(valueText(told('ssl'), 'strict')).toBe('Full (strict)');
    expect(valueText(told('always_online'), 'off')).toBe('Off');
    expect(stepsWith(told('browser_cache_ttl')?.steps ?? [], 77).at(-1)).toEqual([77, '77']);
  });

  it('a fixed setting explains why it cannot be changed', () => {
    expect(whyFixed(told('webp'))).toBe('Editable on the Pro plan and above.');
    expect(whyFixed(undefined)).toBe('Not editable for this zone.');
  });

  it('each zone setting is described once', () => {
    expect(new Set(SETTINGS.map(({ id }) => id)).size).toBe(SETTINGS.length);
    for (const { words } of SETTINGS) expect(words).toMatch(/\.$/);
  });
});
