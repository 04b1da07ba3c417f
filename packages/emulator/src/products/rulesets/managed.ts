/** The rulesets that Cloudflare keeps: those a program looks for by id, with two rules each to read and override. */
import { hash } from '../../state/ids.ts';
import type { Ruleset } from './rules.ts';

/** https://developers.cloudflare.com/waf/managed-rules/reference/, https://developers.cloudflare.com/ddos-protection/managed-rulesets/ */
const KNOWN: readonly (readonly [string, string, string])[] = [
  ['efb7b8c949ac4650a09736fc376e9aee', 'Cloudflare Managed Ruleset', 'http_request_firewall_managed'],
  ['4814384a9e5d4991b9815dcfc25d2f1f', 'Cloudflare OWASP Core Ruleset', 'http_request_firewall_managed'],
  ['c2e184081120413c86c3ab7e14069605', 'Cloudflare Exposed Credentials Check Ruleset', 'http_request_firewall_managed'],
  ['77454fe2d30c4220b5701f6fdfb893ba', 'Cloudflare Managed Free Ruleset', 'http_request_firewall_managed'],
  ['e22d83c647c64a3eae91b71b499d988e', 'Cloudflare Sensitive Data Detection', 'http_response_firewall_managed'],
  ['4d21379b4f9f4bb088e0729962c8b3cf', 'DDoS L7 ruleset', 'ddos_l7'],
  ['3b64149bfa6e4220bbbc2bd6db589552', 'DDoS L4 ruleset', 'ddos_l4'],
  ['70339d97bdb34195bbf054b1ebe81f76', 'Cloudflare Normalization Ruleset', 'http_request_sanitize'],
];

const UPDATED = '2025-01-01T00:00:00.000000Z';

export const MANAGED: readonly Ruleset[] = KNOWN.map(([id, name, phase]) => ({
  id,
  name,
  description: 'Created by the Cloudflare team; local stand-in with two rules',
  source: phase === 'ddos_l7' || phase === 'ddos_l4' ? 'ddos' : 'firewall_managed',
  kind: 'managed',
  version: '1',
  last_updated: UPDATED,
  phase,
  rules: ['sqli', 'xss'].map((category) => {
    const rule = `${id.slice(0, 24)}${hash(`${id}${category}`).toString(16).padStart(8, '0')}`;
    const action = phase.startsWith('ddos') ? 'ddos_dynamic' : 'block';
    return {
      id: rule,
      version: '1',
      action,
      categories: [category],
      description: `${name}: ${category}`,
      enabled: true,
      ref: rule,
      last_updated: UPDATED,
    };
  }),
}));
