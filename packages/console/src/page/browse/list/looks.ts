/** How resources look in tables and forms, chosen by hand where the contract does not say. */

/** Fields in their order, of items that no list gives. */
const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  'rulesets.rules': ['description', 'action', 'expression', 'enabled', 'last_updated'],
};

export const lookOf = (name: string): readonly string[] | undefined => COLUMNS[name];

/** What a form for a new one begins with, where the contract calls optional what everybody fills in. */
const STARTS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'dns.records': { type: 'A', name: '', content: '', ttl: 1, proxied: false },
};

export const startOf = (name: string): Readonly<Record<string, unknown>> => STARTS[name] ?? {};

const TONES: readonly (readonly [RegExp, 'good' | 'bad' | 'warn' | 'info'])[] = [
  [/^(active|healthy|enabled|ok|ready|success|succeeded|complete|completed|deployed|verified|on|allow)$/i, 'good'],
  [/^(down|error|failed|failure|unhealthy|revoked|rejected|blocked|deny|block|expired)$/i, 'bad'],
  [
    /^(degraded|pending.*|initializing|moved|paused|warning|expiring|challenge.*|js_challenge|managed_challenge)$/i,
    'warn',
  ],
];

/** The colour of a word that says how something is; the word says it too. */
export const toneOf = (status: string): 'good' | 'bad' | 'warn' | 'info' | 'plain' =>
  TONES.find(([pattern]) => pattern.test(status))?.[1] ?? 'plain';
