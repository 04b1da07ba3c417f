/** Effects of a fault rule: descriptions, parameters, and the rule's value. */

export interface EffectField {
  readonly name: string;
  readonly label: string;
  readonly kind: 'text' | 'status' | 'whole' | 'amount';
  readonly isNeeded?: true;
  readonly placeholder?: string;
}

export interface Effect {
  readonly label: string;
  /** True if the call is carried out although its response is faulty. */
  readonly isDone: boolean;
  readonly fields?: readonly EffectField[];
  /** Absent if the name itself is the value. */
  readonly make?: (values: Readonly<Record<string, unknown>>) => unknown;
}

const amount = (name: string, label: string, placeholder: string): EffectField => ({
  name,
  label,
  kind: 'amount',
  isNeeded: true,
  placeholder,
});

export const EFFECTS: Readonly<Record<string, Effect>> = {
  status: {
    label: 'Custom error status',
    isDone: false,
    fields: [
      { name: 'status', label: 'Status', kind: 'status', isNeeded: true, placeholder: '500' },
      { name: 'code', label: 'Error code', kind: 'whole', placeholder: '10000' },
      { name: 'message', label: 'Message', kind: 'text' },
    ],
    make: (values) => values,
  },
  latency: {
    label: 'Delay',
    isDone: true,
    fields: [
      amount('from', 'Milliseconds', '500'),
      { name: 'to', label: 'Maximum (if it varies)', kind: 'amount', placeholder: '2000' },
    ],
    make: ({ from, to }) => ({ latency: to === undefined ? from : { min: from, max: to } }),
  },
  spread: {
    label: 'Delay with a realistic distribution',
    isDone: true,
    fields: [amount('median', 'Median milliseconds', '300'), amount('sigma', 'Spread (sigma)', '0.8')],
    make: (values) => ({ latency: values }),
  },
  storm: {
    label: '429 for a period',
    isDone: false,
    fields: [
      amount('storm', 'Seconds', '30'),
      { name: 'retryAfter', label: 'Retry-After, seconds', kind: 'amount', placeholder: '5' },
    ],
    make: (values) => values,
  },
  html502: { label: 'HTML page with status 502 from the edge', isDone: false },
  unsuccessful: { label: 'success: false with status 200', isDone: false },
  redirect: {
    label: 'Redirect',
    isDone: false,
    fields: [
      { name: 'redirect', label: 'Address', kind: 'text', isNeeded: true, placeholder: 'https://example.com/' },
      { name: 'status', label: 'Status', kind: 'status', placeholder: '307' },
    ],
    make: (values) => values,
  },
  reset: { label: 'Connection reset', isDone: false },
  lostAnswer: { label: 'Connection reset before the response', isDone: true },
  empty: { label: '200 without a body', isDone: true },
  truncated: { label: 'The second half of the body is missing', isDone: true },
  malformed: { label: 'The body is not JSON', isDone: true },
  stalled: { label: 'Headers arrive, the body never does', isDone: true },
  drip: {
    label: 'The body arrives byte by byte',
    isDone: true,
    fields: [amount('drip', 'Milliseconds per byte', '20')],
    make: (values) => values,
  },
  repeatedPage: { label: 'Lists repeat their first page', isDone: true },
};

type Rule = Readonly<Record<string, unknown>>;

/** `status 503`, `late by 50 to 500 ms`. */
export function effectText(fault: unknown): string {
  if (typeof fault !== 'object' || fault === null) return EFFECTS[String(fault)]?.label ?? String(fault);
  const value = fault as Rule; // an object, checked above
  if ('latency' in value) return latencyText(value.latency);
  if ('storm' in value) return `429 for ${value.storm} s`;
  if ('drip' in value) return `one byte per ${value.drip} ms`;
  if ('redirect' in value) return `redirect to ${value.redirect}`;
  const more = [value.code, value.message].filter((one) => one !== undefined).join(' ');
  return `status ${value.status}${more === '' ? '' : `: ${more}`}`;
}

function latencyText(latency: unknown): string {
  if (typeof latency !== 'object' || latency === null) return `delayed by ${latency} ms`;
  const { min, max, median } = latency as Rule; // an object, checked above
  return median === undefined ? `delayed by ${min} to ${max} ms` : `delayed by about ${median} ms`;
}

/** The requests that a rule matches: `POST dns.records.*`. */
export function scopeText(rule: Rule): string {
  const method = [rule.method ?? []].flat().join(', ');
  const what = [method, rule.operation, rule.product, rule.path].filter((one) => one !== undefined && one !== '');
  return what.join(' ') || 'every request';
}

/** The frequency of a rule: `5 %, after 3, at most 2 times`. Empty for always. */
export function chanceText({ probability, after, every, times, commit }: Rule): string {
  const parts = [
    probability === undefined ? '' : `${Math.round(Number(probability) * 10_000) / 100} % of them`,
    after === undefined ? '' : `after the first ${after}`,
    every === undefined || every === 1 ? '' : `one in ${every}`,
    times === undefined ? '' : times === 1 ? 'once' : `at most ${times} times`,
    commit === undefined ? '' : commit ? 'the call is carried out' : 'the call is not carried out',
  ];
  return parts.filter((part) => part !== '').join(', ');
}
