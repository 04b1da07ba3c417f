/** Presentation of resources in tables and forms that the contract does not specify. */

/** Ordered fields of items that no list returns. */
const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  'rulesets.rules': ['description', 'action', 'expression', 'enabled', 'last_updated'],
};

export const lookOf = (name: string): readonly string[] | undefined => COLUMNS[name];

/** Initial values of creation forms for fields that the contract marks optional but everyone fills in. */
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

/** Colour of a status word. */
export const toneOf = (status: string): 'good' | 'bad' | 'warn' | 'info' | 'plain' =>
  TONES.find(([pattern]) => pattern.test(status))?.[1] ?? 'plain';
