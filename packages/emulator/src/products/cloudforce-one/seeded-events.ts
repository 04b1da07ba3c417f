/** Threat events of Cloudflare's datasets that never happened: the same whenever they are read, new ones every day. */

import { hash } from '../../state/ids.ts';
import { chance, pick, uuidFrom } from '../shared/chance.ts';
import type { Dataset } from './datasets.ts';
import type { Kept } from './stored-event.ts';

const DAY = 86_400_000;
/** Days that are looked back, and events of a day. */
const DAYS = 30;
const EVENTS = 3;

/** No group has these names, and no country is accused. */
const ATTACKERS = ['PaperHeron', 'QuietLantern', 'SaltFerry', ''] as const;
const UNKNOWN = 'ZZ';
const TARGETS = ['BR', 'DE', 'IN', 'JP', 'US', ''] as const;
const INDUSTRIES = ['Banking & Financial Services', 'Education', 'Healthcare', 'Retail', ''] as const;
const TLPS = ['amber', 'green', 'clear'] as const;

interface Kind {
  readonly category: string;
  readonly type: string;
  readonly what: string;
  readonly indicator: (seed: string) => string;
}

/** Addresses and names for documentation: https://www.rfc-editor.org/rfc/rfc5737, https://www.rfc-editor.org/rfc/rfc2606 */
const address =
  (network: string) =>
  (seed: string): string =>
    `${network}.${1 + (hash(seed) % 254)}`;
const domain = (seed: string): string => `${hash(seed).toString(36)}.example`;

const RESOLVED: Kind = {
  category: 'Domain Resolution',
  type: 'domain',
  what: 'An attacker registered the domain',
  indicator: domain,
};

const KINDS: Readonly<Record<string, Kind>> = {
  APTs: RESOLVED,
  'DDoS attacks': {
    category: 'DDoS Attack',
    type: 'ip',
    what: 'Requests of a flood came from',
    indicator: address('192.0.2'),
  },
  Cybercrime: { category: 'Phishing', type: 'domain', what: 'A page for phishing was seen on', indicator: domain },
  'Compromised devices': {
    category: 'Compromised Device',
    type: 'ip',
    what: 'A device that is no longer its owner’s has the address',
    indicator: address('198.51.100'),
  },
  'Residential Proxies': {
    category: 'Proxy',
    type: 'ip',
    what: 'A connection at a home passes on requests of others:',
    indicator: address('203.0.113'),
  },
};

function event({ uuid, name }: Dataset, time: number, seed: string): Kept {
  const { category, type, what, indicator } = KINDS[name] ?? RESOLVED;
  const sign = indicator(seed);
  const date = new Date(time).toISOString();
  return {
    uuid: uuidFrom(seed),
    datasetId: uuid,
    account: undefined,
    attacker: pick(`${seed}|attacker`, ATTACKERS),
    attackerCountry: UNKNOWN,
    category,
    createdAt: date,
    date,
    event: `${what} ${sign}`,
    indicators: [{ indicatorType: type, value: sign }],
    insight: '',
    raw: {
      id: uuidFrom(`${seed}|raw`),
      created: date,
      data: { [type]: sign },
      source: 'https://www.cloudflare.com',
      tlp: pick(seed, TLPS),
    },
    tags: [],
    targetCountry: pick(`${seed}|country`, TARGETS),
    targetIndustry: pick(`${seed}|industry`, INDUSTRIES),
    tlp: pick(seed, TLPS),
  };
}

/** Oldest first. */
export function seededEvents(dataset: Dataset, now: number): Kept[] {
  const today = Math.floor(now / DAY);
  const days = Array.from({ length: DAYS }, (_, index) => today - DAYS + 1 + index);
  return days
    .flatMap((day) =>
      Array.from({ length: EVENTS }, (_, index) => {
        const seed = `${dataset.uuid}/${day}/${index}`;
        return event(dataset, day * DAY + Math.floor((index + chance(seed)) * (DAY / EVENTS)), seed);
      }),
    )
    .filter(({ date }) => Date.parse(date) <= now);
}
