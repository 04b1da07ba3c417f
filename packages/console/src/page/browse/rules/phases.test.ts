import { expect, test } from 'vitest';
import { phasesIn, phaseTitle, startablePhases } from './phases.ts';

test('phases are in the order in which they run, unknown ones last', () => {
  const rulesets = ['own_phase', 'http_ratelimit', 'http_request_dynamic_redirect'].map((phase) => ({
    id: phase,
    phase,
  }));
  expect(phasesIn(rulesets).map(({ phase }) => phase)).toEqual([
    'http_request_dynamic_redirect',
    'http_ratelimit',
    'own_phase',
  ]);
});

test('phases have titles in words', () => {
  expect(phaseTitle('http_request_firewall_custom')).toBe('Custom rules');
  expect(phaseTitle('own_phase')).toBe('own phase');
  expect(startablePhases()).toContain('http_ratelimit');
});
