/** Names that an expression may use: fields and functions, by language and phase. */
import { type Field, fieldsOf } from './field.ts';
import { MESSAGES } from './fields/messages.ts';
import { deprecated, ELSEWHERE, PACKETS } from './fields/others.ts';
import { REQUEST } from './fields/request.ts';
import { SECURITY } from './fields/security.ts';
import { FUNCTIONS, type FunctionInfo } from './functions.ts';
import { GATEWAY_FIELDS, GATEWAY_GROUPS } from './gateway.ts';
import { FIELD_PHASES, isBeforeResponse, isPacketPhase, isResponseField } from './phases.ts';

/** `rules`: Ruleset Engine and all products that use its language. `gateway`: policies of Cloudflare One. */
export type Language = 'rules' | 'gateway';

/** The fields of the reference: https://developers.cloudflare.com/ruleset-engine/rules-language/fields/reference/ */
export const REFERENCE_FIELDS: readonly Field[] = fieldsOf([...REQUEST, ...SECURITY, ...MESSAGES]).map((field) => {
  const phases = FIELD_PHASES[field.name];
  return phases === undefined ? field : { ...field, phases };
});

/** All fields of the Rules language, deprecated names last. */
export const FIELDS: readonly Field[] = [
  ...REFERENCE_FIELDS,
  ...PACKETS,
  ...ELSEWHERE,
  ...deprecated(REFERENCE_FIELDS),
];

const indexed = <Entry extends { readonly name: string }>(entries: readonly Entry[]): ReadonlyMap<string, Entry> =>
  new Map(entries.map((entry) => [entry.name, entry]));

const RULES = indexed(FIELDS);
const GATEWAY = indexed(GATEWAY_FIELDS);
const BY_FUNCTION = indexed(FUNCTIONS);
const PACKET = indexed(PACKETS);

/** Packet fields that the reference has too. */
const SHARED = new Set(['ip.src', 'ip.src.country', 'ip.geoip.country', 'ip.src.asnum']);

export function findField(name: string, language: Language = 'rules'): Field | undefined {
  if (language === 'rules') return RULES.get(name);
  return GATEWAY.get(name) ?? (GATEWAY_GROUPS.test(name) ? untyped(name) : undefined);
}

const untyped = (name: string): Field => ({
  name,
  type: 'Any',
  summary: 'A selector of Gateway.',
  page: 'https://developers.cloudflare.com/cloudflare-one/traffic-policies/expression-syntax/',
});

export const findFunction = (name: string): FunctionInfo | undefined => BY_FUNCTION.get(name);

/** The reason why a phase lacks a field; undefined if it has it. */
export function fieldOutside({ name }: Field, phase: string): string | undefined {
  if (isPacketPhase(phase))
    return PACKET.has(name) || SHARED.has(name) || name.startsWith('cf.colo.') ? undefined : 'not a field of packets';
  return isResponseField(name) && isBeforeResponse(phase)
    ? 'a field of responses: available after the request'
    : undefined;
}

/**
 * Documented phases of a field or function, if the given one is not among them. The lists grow with the products, so
 * this is a note and not a problem.
 */
export function phasesFor(
  { name, phases }: Pick<Field | FunctionInfo, 'name' | 'phases'>,
  phase: string,
): string | undefined {
  if (phases !== undefined && !phases.includes(phase)) return phases.join(', ');
  return PACKET.has(name) && !isPacketPhase(phase) ? 'magic_transit' : undefined;
}
