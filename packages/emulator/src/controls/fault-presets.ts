/** Named fault rules for common failures. */
import type { FaultRule } from './fault-rule.ts';

export type PresetName =
  | 'edge-html-502'
  | 'lost-answers-5-percent'
  | '429-storm'
  | 'slow'
  | 'flaky'
  | 'broken-json'
  | 'resets'
  | 'stalls'
  | 'repeating-pages'
  | 'outage';

const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE'];

export const PRESETS: Readonly<Record<PresetName, readonly FaultRule[]>> = {
  'edge-html-502': [{ probability: 0.05, fault: 'html502' }],
  'lost-answers-5-percent': [{ method: WRITES, probability: 0.05, fault: 'lostAnswer' }],
  '429-storm': [{ times: 1, fault: { storm: 30, retryAfter: 5 } }],
  slow: [{ fault: { latency: { median: 300, sigma: 0.8 } } }],
  flaky: [
    { probability: 0.02, fault: 'html502' },
    { probability: 0.02, fault: { status: 500, code: 10002, message: 'An unknown error has occurred' } },
    { probability: 0.01, fault: { status: 503, headers: { 'retry-after': '1' } } },
    { probability: 0.01, fault: 'reset' },
    { probability: 0.1, fault: { latency: { min: 50, max: 500 } } },
  ],
  'broken-json': [
    { probability: 0.05, fault: 'truncated' },
    { probability: 0.05, fault: 'malformed' },
  ],
  resets: [{ probability: 0.05, fault: 'reset' }],
  stalls: [{ probability: 0.02, fault: 'stalled' }],
  'repeating-pages': [{ method: 'GET', fault: 'repeatedPage' }],
  outage: [{ fault: { status: 503 } }],
};
