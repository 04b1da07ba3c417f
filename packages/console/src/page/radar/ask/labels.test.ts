import { expect, it } from 'vitest';
import { titleOf, valueLabel } from './labels.ts';

it.each([
  ['attacks/layer3', 'Attacks: layer 3 and 4'],
  ['HTTP_VERSION', 'HTTP version'],
  ['locations/ip_version/{ip_version}', 'Locations: IP version'],
  ['botClass', 'Bot class'],
  ['robots_txt', 'robots.txt'],
])('titleOf(%s) is %s', (name, title) => expect(titleOf(name)).toBe(title));

it.each([
  ['LIKELY_HUMAN', 'Likely human'],
  ['desktop', 'Desktop'],
  ['later_in_flow', 'Later in flow'],
  ['HTTP/2', 'HTTP/2'],
  ['TLS 1.3', 'TLS 1.3'],
  ['PT', 'PT'],
  ['NXDOMAIN', 'NXDOMAIN'],
  ['WINDOWS', 'Windows'],
  ['bandwidthDownload', 'Bandwidth download'],
  ['iCloud', 'iCloud'],
  ['IOS', 'iOS'],
  ['MACOSX', 'macOS'],
  ['SMART_TV', 'Smart TV'],
  ['Mobile Safari', 'Mobile Safari'],
])('valueLabel(%s) is %s', (value, label) => expect(valueLabel(value)).toBe(label));
