/** Converts API names to labels: `attacks/layer3` is "Attacks: layer 3", `HTTP_VERSION` is "HTTP version". */

/** Words with a special spelling. */
const WORDS: Readonly<Record<string, string>> = {
  adm1: 'region',
  ai: 'AI',
  api: 'API',
  arc: 'ARC',
  as: 'AS',
  as112: 'AS112',
  ases: 'ASes',
  asn: 'ASN',
  aspa: 'ASPA',
  bgp: 'BGP',
  ca: 'CA',
  ct: 'Certificate Transparency',
  dkim: 'DKIM',
  dmarc: 'DMARC',
  dns: 'DNS',
  dnssec: 'DNSSEC',
  e2e: 'end to end',
  edns: 'EDNS',
  http: 'HTTP',
  https: 'HTTPS',
  icmp: 'ICMP',
  ios: 'iOS',
  ip: 'IP',
  ips: 'IPs',
  iqi: 'index',
  layer3: 'layer 3 and 4',
  layer7: 'layer 7',
  macosx: 'macOS',
  os: 'operating system',
  roas: 'ROAs',
  rpki: 'RPKI',
  spf: 'SPF',
  tcp: 'TCP',
  tld: 'TLD',
  tlds: 'TLDs',
  tls: 'TLS',
  ttl: 'TTL',
  tv: 'TV',
  udp: 'UDP',
};

/** Titles that do not follow from the path. */
const TITLES: Readonly<Record<string, string>> = {
  'annotations/outages': 'Outages',
  'bots/crawlers': 'Web crawlers',
  netflows: 'Network traffic',
  'quality/iqi': 'Internet quality',
  'quality/speed': 'Connection speed',
  ranking: 'Domain ranking',
  'ranking/internet_services': 'Internet services ranking',
  robots_txt: 'robots.txt',
  tcp_resets_timeouts: 'TCP resets and timeouts',
};

/** Title of a dataset, list, dimension or filter. */
export function titleOf(name: string): string {
  const given = TITLES[name];
  if (given !== undefined) return given;
  const parts = name.split('/').filter((part) => !part.startsWith('{'));
  const text = parts.map(wordsOf).join(': ');
  // `iOS` keeps its spelling.
  return /^[a-z]+[A-Z]/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

function wordsOf(part: string): string {
  return part
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .split(/[_-]/)
    .map((word) => WORDS[word.toLowerCase()] ?? word.toLowerCase())
    .join(' ');
}

/** Label of a group's value: upper-case words are made readable, names are unchanged. */
export function valueLabel(value: string): string {
  if (value === 'IOS' || value === 'MACOSX') return titleOf(value);
  // Measures, not names such as `iCloud`.
  if (/^[a-z]{4,}([A-Z][a-z]+)+$/.test(value)) return titleOf(value);
  const isJoined = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+$/.test(value) || /^[a-z]+(_[a-z0-9]+)+$/.test(value);
  const isShouted = /^[A-Z]{5,}$/.test(value) && WORDS[value.toLowerCase()] === undefined && !KEPT.has(value);
  return isJoined || isShouted || /^[a-z]{2,}$/.test(value) ? titleOf(value) : value;
}

/** Upper-case names that are unchanged. */
const KEPT = new Set(['AAAA', 'CNAME', 'HTTPS', 'NOERROR', 'NXDOMAIN', 'SERVFAIL', 'REFUSED', 'NOTIMP', 'DNSKEY']);

/** Normalization methods in words. https://developers.cloudflare.com/radar/concepts/normalization/ */
export const SCALES: Readonly<Record<string, { readonly label: string; readonly meaning: string }>> = {
  PERCENTAGE: { label: 'Percentage', meaning: 'Shares of the whole, in percent.' },
  OVERLAPPED_PERCENTAGE: {
    label: 'Overlapping percentage',
    meaning: 'Shares in percent that may add up to more than 100, because one item can count for several.',
  },
  PERCENTAGE_CHANGE: {
    label: 'Percentage change',
    meaning: 'Change against the base period, in percent.',
  },
  MIN0_MAX: {
    label: 'Scaled from 0 to the maximum',
    meaning: 'The highest value of the response is 1. No absolute numbers.',
  },
  MIN_MAX: {
    label: 'Scaled from minimum to maximum',
    meaning: 'The lowest value is 0 and the highest is 1. No absolute numbers.',
  },
  RAW_VALUES: { label: 'Raw values', meaning: 'Values as counted, unchanged.' },
  ROLLING_AVERAGE: { label: 'Rolling average', meaning: 'Each value is the mean of those around it.' },
  RANK: { label: 'Rank', meaning: 'The rank: 1 is the first.' },
  RATIO: { label: 'Ratio', meaning: 'One count divided by another.' },
};

export const VIEW_LABELS = {
  timeseries: 'Over time',
  groups: 'Groups over time',
  summary: 'Summary',
  top: 'Top lists',
  histogram: 'Histogram',
} as const;

export const RANGE_LABELS = {
  '1d': 'Last 24 hours',
  '7d': 'Last 7 days',
  '14d': 'Last 14 days',
  '28d': 'Last 28 days',
  '12w': 'Last 12 weeks',
  '24w': 'Last 24 weeks',
  '52w': 'Last 52 weeks',
} as const;

/** Lengths of time ranges. */
export const LENGTHS = {
  '1d': '24 hours',
  '7d': '7 days',
  '14d': '14 days',
  '28d': '28 days',
  '12w': '12 weeks',
  '24w': '24 weeks',
  '52w': '52 weeks',
} as const;

export const STEP_LABELS = { '15m': '15 minutes', '1h': '1 hour', '1d': '1 day', '1w': '1 week' } as const;
