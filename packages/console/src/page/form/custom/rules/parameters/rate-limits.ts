/** Limits of a rate limit by plan: https://developers.cloudflare.com/waf/rate-limiting-rules/#availability */
import type { Option } from '../../../../ui/controls/choice.tsx';

export type Plan = 'free' | 'pro' | 'business' | 'enterprise';

export const PLANS: readonly Plan[] = ['free', 'pro', 'business', 'enterprise'];

/** Seconds that Cloudflare accepts as period or duration. */
const SECONDS = [
  10, 15, 20, 30, 40, 45, 60, 90, 120, 180, 240, 300, 480, 600, 900, 1200, 1800, 2400, 3600, 65_535, 86_400,
];

const MAX_PERIOD_LENGTH: Readonly<Record<Plan, number>> = { free: 10, pro: 60, business: 600, enterprise: 65_535 };
const MAX_TIMEOUT_LENGTH: Readonly<Record<Plan, number>> = {
  free: 10,
  pro: 3600,
  business: 86_400,
  enterprise: 86_400,
};

/** Challenges end by being solved: below Enterprise they have no duration. */
const CHALLENGES = new Set(['managed_challenge', 'js_challenge', 'challenge']);

/** @param plan undefined if unknown, or for a rule of an account: offers all */
export function periodsOf(plan: Plan | undefined): readonly number[] {
  return SECONDS.filter((seconds) => seconds <= MAX_PERIOD_LENGTH[plan ?? 'enterprise']);
}

export function timeoutsOf(plan: Plan | undefined, action: unknown): readonly number[] {
  const all = SECONDS.filter((seconds) => seconds <= MAX_TIMEOUT_LENGTH[plan ?? 'enterprise']);
  if (plan === undefined || plan === 'enterprise') return [0, ...all];
  return CHALLENGES.has(String(action)) ? [0] : all;
}

export const planTakes = (plan: Plan | undefined, needed: Plan): boolean =>
  plan === undefined || PLANS.indexOf(plan) >= PLANS.indexOf(needed);

export const planNamed = (name: unknown): Plan | undefined => PLANS.find((plan) => plan === name);

/** The offered values and the given one, in common units. */
export function secondsOptions(offered: readonly number[], given: unknown): Option[] {
  const isStrange = typeof given === 'number' && !offered.includes(given);
  return [...offered, ...(isStrange ? [given] : [])].map((seconds) => ({
    value: String(seconds),
    label: durationWords(seconds),
    ...(isStrange && seconds === given ? { note: 'Not available on the plan of this zone' } : {}),
  }));
}

export function durationWords(seconds: number): string {
  if (seconds === 0) return 'Only requests above the rate';
  const [count, unit] =
    seconds % 86_400 === 0
      ? [seconds / 86_400, 'day']
      : seconds % 3600 === 0
        ? [seconds / 3600, 'hour']
        : seconds % 60 === 0
          ? [seconds / 60, 'minute']
          : [seconds, 'second'];
  return `${count.toLocaleString('en')} ${unit}${count === 1 ? '' : 's'}`;
}
