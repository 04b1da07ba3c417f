/** Rows of the score card: the part that measures each, and the best value. */
import { type Sizes, sizes } from './programs/score/sizes.ts';

export interface ScoreRow {
  readonly what: string;
  readonly ideal: string;
  /** Key of the result of `programs/score/`; another for ours if an option makes the difference. */
  readonly key: string;
}

export interface ScorePart {
  /** As `programs/score.ts` calls it. */
  readonly name: string;
  readonly rows: readonly ScoreRow[];
}

const count = (number: number): string => number.toLocaleString('en-US');

const calls = (size: Sizes): readonly ScorePart[] => [
  {
    name: 'paging',
    rows: [
      { key: 'numbered', what: `a list of ${size.pages} pages by number`, ideal: `${size.pages} requests` },
      { key: 'cursor', what: `a list of ${size.pages} pages by cursor`, ideal: `${size.pages} requests` },
      { key: 'one', what: 'a list whose one full page says `total_pages: 1`', ideal: '1 request' },
      { key: 'ignored', what: 'a server that ignores `page`', ideal: '2 requests, then an error' },
      { key: 'sameCursor', what: 'a server that gives the same cursor again', ideal: '2 requests, then an error' },
    ],
  },
  {
    name: 'limits',
    rows: [
      { key: 'refusals', what: `429s: ${limited(size)}`, ideal: '0' },
      { key: 'failed', what: 'calls of these that failed', ideal: '0' },
      {
        key: 'time',
        what: 'time that these took',
        ideal: `${Math.floor((size.calls - 1) / size.quota) * size.window} s`,
      },
    ],
  },
  {
    name: 'lostAnswers',
    rows: [
      { key: 'duplicates', what: `things made twice: ${lost(size, 'user.tokens.create')}`, ideal: '0' },
      { key: 'safe', what: "the same with `retry: 'safe'`", ideal: '0' },
      { key: 'told', what: 'errors of these calls', ideal: 'one OutcomeUnknownError for each lost answer' },
      {
        key: 'denied',
        what: `calls that failed though it was done: ${lost(size, 'dns.records.create')}`,
        ideal: '0',
      },
    ],
  },
  {
    name: 'tenProducts',
    rows: [
      {
        key: 'tenPlain',
        what: `${count(size.made)} creates of ten products, one answer in 20 lost`,
        ideal: '0 twice, 0 failed',
      },
      { key: 'tenExact', what: 'the same with `retry: exact`', ideal: '0 twice, 0 failed' },
    ],
  },
];

const failures = (size: Sizes): readonly ScorePart[] => [
  {
    name: 'endings',
    rows: [
      { key: 'waiting', what: 'abort while waiting for a retry (`retry-after: 30`)', ideal: 'at once' },
      { key: 'stalling', what: 'abort while the body stalls', ideal: 'at once' },
      { key: 'stalled', what: 'headers, then nothing; timeout 500 ms', ideal: '500 ms, a timeout' },
      { key: 'dripping', what: 'a byte a second; timeout 500 ms', ideal: '500 ms, a timeout' },
    ],
  },
  {
    name: 'outage',
    rows: [
      {
        key: 'sent',
        what: `every answer 500: ${size.outage} calls from ${size.outageLoops} loops`,
        ideal: `little more than ${size.outage} requests`,
      },
    ],
  },
  {
    name: 'answers',
    rows: [
      { key: 'unsuccessful', what: '`success: false` under 200', ideal: 'an error' },
      { key: 'html', what: 'HTML under 200', ideal: 'an error' },
      { key: 'empty', what: 'nothing under 200', ideal: 'an error' },
      { key: 'truncated', what: 'JSON that breaks off under 200', ideal: 'an error' },
      { key: 'awaited', what: "the caller's own line in the error's stack, awaited on it", ideal: 'yes' },
      { key: 'together', what: 'the same in `Promise.all(items.map(…))`', ideal: 'yes' },
    ],
  },
  {
    name: 'credentials',
    rows: [{ key: 'names', what: 'credentials at a foreign origin after a redirect', ideal: 'none' }],
  },
  {
    name: 'secrets',
    rows: [
      { key: 'logs', what: 'secrets in debug logs', ideal: '0' },
      { key: 'errors', what: 'secrets in errors', ideal: '0' },
      { key: 'client', what: 'secrets in a client that is printed', ideal: '0' },
    ],
  },
];

const limited = ({ calls, loops, quota, window }: Sizes): string =>
  `${count(calls)} calls from ${loops} loops, ${count(quota)} allowed in ${window} s`;

const lost = ({ made }: Sizes, operation: string): string => `${count(made)} \`${operation}\`, one answer in 20 lost`;

export function scoreParts(quick: boolean): readonly ScorePart[] {
  const size = sizes(quick);
  return [...calls(size), ...failures(size)];
}
