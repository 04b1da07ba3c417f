/** Validates fault rules from tests, files and other languages, and reports every mistake. */
import { isObject } from '@flarewire/schema';

const WORDS = new Set([
  'html502',
  'empty',
  'unsuccessful',
  'truncated',
  'malformed',
  'stalled',
  'reset',
  'lostAnswer',
  'repeatedPage',
]);

type Check = (value: unknown) => boolean;
const isText: Check = (value) => typeof value === 'string' && value !== '';
const isAmount: Check = (value) => typeof value === 'number' && Number.isFinite(value) && value >= 0;
const isWhole: Check = (value) => Number.isInteger(value) && Number(value) >= 0;
const isCount: Check = (value) => isWhole(value) && value !== 0;
const isChance: Check = (value) => isAmount(value) && Number(value) <= 1;
const isStatus: Check = (value) => isWhole(value) && Number(value) >= 200 && Number(value) <= 599;
const isHeaders: Check = (value) => {
  try {
    return (
      isObject(value) && Object.values(value).every(isText) && new Headers(value as Record<string, string>) !== null
    );
  } catch {
    return false;
  }
};
const isAddress: Check = (value) => isText(value) && isHeaders({ location: value });
const isMethod: Check = (value) => isText(value) || (Array.isArray(value) && value.length > 0 && value.every(isText));
const isLatency: Check = (value) =>
  isAmount(value) ||
  (isObject(value) &&
    ((isAmount(value.min) && isAmount(value.max) && Number(value.min) <= Number(value.max)) ||
      (isAmount(value.median) && isAmount(value.sigma))));

type Fields = Readonly<Record<string, readonly [Check, string]>>;

const RULE: Fields = {
  operation: [isText, "the name of an operation, or 'name.*'"],
  product: [isText, 'the key of a product'],
  path: [isText, 'a path'],
  method: [isMethod, 'a method or a list of methods'],
  probability: [isChance, 'a number from 0 to 1'],
  after: [isWhole, 'a whole number of requests'],
  every: [isCount, 'a whole number above 0'],
  times: [isWhole, 'a whole number'],
  commit: [(value) => typeof value === 'boolean', 'true or false'],
  fault: [() => true, 'a fault'],
};

/** The object faults, by the field that identifies them; `status` last, since a redirect has one too. */
const EFFECTS: Readonly<Record<string, Fields>> = {
  latency: { latency: [isLatency, 'milliseconds, { min, max } or { median, sigma }'] },
  drip: { drip: [isAmount, 'milliseconds'] },
  redirect: { redirect: [isAddress, 'an address'], status: [isStatus, 'a status from 200 to 599'] },
  storm: { storm: [isAmount, 'seconds'], retryAfter: [isAmount, 'seconds'] },
  status: {
    status: [isStatus, 'a status from 200 to 599'],
    code: [isWhole, 'a whole number'],
    message: [(value) => typeof value === 'string', 'text'],
    headers: [isHeaders, 'an object of header names and texts'],
  },
};

/** @throws Error that names every mistake */
export function checkRule(rule: unknown): void {
  if (!isObject(rule)) throw new Error("A fault rule is an object, such as { fault: 'html502' }.");
  const mistakes = [...mistakesIn(rule, RULE, ''), ...effectMistakes(rule.fault)];
  if (mistakes.length > 0) throw new Error(`A fault rule is not valid: ${mistakes.join('; ')}.`);
}

function mistakesIn(value: Record<string, unknown>, fields: Fields, prefix: string): string[] {
  return Object.entries(value).flatMap(([name, one]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field === undefined) return [`'${prefix}${name}' is unknown; known are ${Object.keys(fields).join(', ')}`];
    const [check, what] = field;
    return one === undefined || check(one) ? [] : [`'${prefix}${name}' must be ${what}`];
  });
}

function effectMistakes(fault: unknown): string[] {
  if (typeof fault === 'string' && WORDS.has(fault)) return [];
  const kind = isObject(fault) ? Object.keys(EFFECTS).find((name) => Object.hasOwn(fault, name)) : undefined;
  if (!isObject(fault) || kind === undefined) {
    const objects = Object.keys(EFFECTS).map((name) => `{ ${name} }`);
    return [`'fault' must be one of ${[...WORDS, ...objects].join(', ')}`];
  }
  return mistakesIn(fault, EFFECTS[kind] ?? {}, 'fault.');
}
