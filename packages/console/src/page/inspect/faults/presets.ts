/** Describes the emulator's fault presets and recognizes active ones by their rules. */
import type { FaultInfo } from '../../../wire/types.ts';

type Rule = Readonly<Record<string, unknown>>;

export interface Preset {
  readonly name: string;
  readonly label: string;
  readonly does: string;
  readonly rules: readonly Rule[];
}

export const PRESETS: readonly Preset[] = [
  {
    name: 'slow',
    label: 'Slow',
    does: 'Every response is delayed: 300 ms at the median, some by more than a second.',
    rules: [{ fault: { latency: { median: 300, sigma: 0.8 } } }],
  },
  {
    name: 'flaky',
    label: 'Flaky',
    does: 'About one request in 17 fails: 502 page, 500, 503 or a reset. One in ten is delayed.',
    rules: [
      { probability: 0.02, fault: 'html502' },
      { probability: 0.02, fault: { status: 500, code: 10002, message: 'An unknown error has occurred' } },
      { probability: 0.01, fault: { status: 503, headers: { 'retry-after': '1' } } },
      { probability: 0.01, fault: 'reset' },
      { probability: 0.1, fault: { latency: { min: 50, max: 500 } } },
    ],
  },
  {
    name: '429-storm',
    label: 'Rate limit',
    does: 'The next request and all after it get 429 for 30 seconds, with Retry-After of 5 seconds.',
    rules: [{ times: 1, fault: { storm: 30, retryAfter: 5 } }],
  },
  {
    name: 'outage',
    label: 'Outage',
    does: 'Every request gets 503; nothing is carried out.',
    rules: [{ fault: { status: 503 } }],
  },
  {
    name: 'edge-html-502',
    label: '502 pages',
    does: 'One request in 20 gets an HTML page with status 502 from the edge; nothing is carried out.',
    rules: [{ probability: 0.05, fault: 'html502' }],
  },
  {
    name: 'lost-answers-5-percent',
    label: 'Lost responses',
    does: 'One write in 20 is carried out, but its connection is reset before the response.',
    rules: [{ method: ['POST', 'PUT', 'PATCH', 'DELETE'], probability: 0.05, fault: 'lostAnswer' }],
  },
  {
    name: 'broken-json',
    label: 'Broken JSON',
    does: 'One response in 20 is cut in half, and another one in 20 is not JSON; the calls are carried out.',
    rules: [
      { probability: 0.05, fault: 'truncated' },
      { probability: 0.05, fault: 'malformed' },
    ],
  },
  {
    name: 'resets',
    label: 'Resets',
    does: 'One connection in 20 is reset; nothing is carried out.',
    rules: [{ probability: 0.05, fault: 'reset' }],
  },
  {
    name: 'stalls',
    label: 'Stalls',
    does: 'One response in 50 sends its headers and then nothing; the call is carried out.',
    rules: [{ probability: 0.02, fault: 'stalled' }],
  },
  {
    name: 'repeating-pages',
    label: 'Repeating pages',
    does: 'Every list returns its first page, whichever page is requested.',
    rules: [{ method: 'GET', fault: 'repeatedPage' }],
  },
];

/** Ids of a preset's rules; undefined if it is off. A rule belongs to one preset at most. */
export function presetsOn(faults: readonly FaultInfo[]): ReadonlyMap<string, readonly string[]> {
  const free = new Map<string, string[]>();
  for (const { id, rule } of faults) {
    const text = textOf(rule);
    free.set(text, [...(free.get(text) ?? []), id]);
  }
  const on = new Map<string, readonly string[]>();
  // Larger presets first, because one of their rules may be a preset too.
  for (const { name, rules } of PRESETS.toSorted((a, b) => b.rules.length - a.rules.length)) {
    const texts = rules.map(textOf);
    if (!texts.every((text) => (free.get(text)?.length ?? 0) > 0)) continue;
    on.set(
      name,
      texts.flatMap((text) => free.get(text)?.splice(0, 1) ?? []),
    );
  }
  return on;
}

/** As JSON with sorted property names, because rules are returned in a different order. */
function textOf(rule: Rule): string {
  return JSON.stringify(rule, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
