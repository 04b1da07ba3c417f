/** Rate limiting rules on the emulator's clock. https://developers.cloudflare.com/waf/rate-limiting-rules/parameters/ */
import type { Fields } from '@flarewire/rules-language';
import { edgeError } from '../edge-error.ts';
import type { Rule } from './in-force.ts';
import { evaluated, type Reader } from './passage.ts';
import { mitigated } from './security.ts';

interface Window {
  times: number[];
  /** The visitor is mitigated up to this time. */
  until: number;
}

/** Counted requests, by rule and characteristics. */
export type RateCounter = Map<string, Window>;

const countingOf = ({ ratelimit }: Rule): string => ratelimit?.counting_expression ?? '';

/** Characteristics are expressions; the data center is always one of them. */
function windowOf(reader: Reader, rates: RateCounter, rule: Rule, fields: Fields): Window {
  const values = (rule.ratelimit?.characteristics ?? []).map((name) =>
    name === 'cf.colo.id' ? null : (evaluated(reader, name, fields).value ?? null),
  );
  const key = JSON.stringify([rule.id, ...values]);
  const window = rates.get(key) ?? { times: [], until: 0 };
  rates.set(key, window);
  const period = (rule.ratelimit?.period ?? 0) * 1000;
  window.times = window.times.filter((time) => time > reader.now - period);
  return window;
}

/**
 * Counts a request by the counting expression of a rule: before the response exists, or after it if the expression reads the
 * response.
 */
export function countRate(reader: Reader, rates: RateCounter, rule: Rule, fields: Fields): void {
  const counting = countingOf(rule);
  if (counting === '' || counting.includes('http.response.') !== 'http.response.code' in fields) return;
  if (evaluated(reader, counting, fields).value === true) windowOf(reader, rates, rule, fields).times.push(reader.now);
}

/** The response to a request that is above the rate, or whose visitor is still mitigated; the rule matches it. */
export function limited(
  reader: Reader,
  rates: RateCounter,
  rule: Rule,
  request: Request,
  fields: Fields,
): Response | undefined {
  const { ratelimit } = rule;
  if (ratelimit === undefined) return undefined;
  const { requests_per_period = 1, mitigation_timeout = 0 } = ratelimit;
  const window = windowOf(reader, rates, rule, fields);
  const isMitigated = reader.now < window.until;
  if (!isMitigated && countingOf(rule) === '') window.times.push(reader.now);
  if (!isMitigated && window.times.length <= requests_per_period) return undefined;
  if (!isMitigated) window.until = reader.now + mitigation_timeout * 1000;
  if (rule.action === 'block' && rule.action_parameters?.response === undefined)
    return edgeError(1015, `The rule ${rule.description || rule.expression} allows ${requests_per_period} requests.`);
  return mitigated(rule, request, reader.visitor.ray, 429);
}
