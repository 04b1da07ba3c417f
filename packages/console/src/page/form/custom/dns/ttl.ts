/** Common TTL values. https://developers.cloudflare.com/dns/manage-dns-records/reference/ttl/ */
import type { Option } from '../../../ui/controls/choice.tsx';

/** The TTL chosen by Cloudflare. */
export const AUTO = 1;
export const OTHER = 'other';

const STEPS: readonly (readonly [seconds: number, label: string, note?: string])[] = [
  [AUTO, 'Auto', '5 minutes'],
  [60, '1 minute'],
  [120, '2 minutes'],
  [300, '5 minutes'],
  [600, '10 minutes'],
  [900, '15 minutes'],
  [1800, '30 minutes'],
  [3600, '1 hour'],
  [7200, '2 hours'],
  [18_000, '5 hours'],
  [43_200, '12 hours'],
  [86_400, '1 day'],
];

export const isStep = (ttl: unknown): boolean => STEPS.some(([seconds]) => seconds === ttl);

export const TTL_OPTIONS: readonly Option[] = [
  ...STEPS.map(([seconds, label, note]) => ({ value: String(seconds), label, note })),
  { value: OTHER, label: 'Other …', note: '60 to 86,400 seconds; from 30 on Enterprise' },
];
