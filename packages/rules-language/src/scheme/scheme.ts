/** Names that an expression may use: fields and functions, by language and phase. */
import { type Field, fieldsOf } from './field.ts';
import { MESSAGES } from './fields/messages.ts';
import { deprecated, ELSEWHERE, PACKETS } from './fields/others.ts';
import { REQUEST } from './fields/request.ts';
import { SECURITY } from './fields/security.ts';
import { FUNCTIONS, type FunctionInfo } from './functions.ts';
import { GATEWAY_FIELDS } from './gateway.ts';
import {
  FIELD_PHASES,
  isBeforeResponse,
  isPacketPhase,
  isResponseField,
  OVERRIDE_FIELDS,
  VALUES_ONLY,
} from './phases.ts';

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

export const findField = (name: string, language: Language = 'rules'): Field | undefined =>
  (language === 'rules' ? RULES : GATEWAY).get(name);

export const findFunction = (name: string): FunctionInfo | undefined => BY_FUNCTION.get(name);

/** Where an expression is: the phase of its rule, and what it computes. */
export interface Position {
  readonly phase: string;
  /** A computed value, not a condition. */
  readonly isValue: boolean;
}

/** The reason why a field is not available at a position; undefined if it is. */
export function fieldOutside({ name, phases }: Field, { phase, isValue }: Position): string | undefined {
  const overrides = OVERRIDE_FIELDS[phase];
  if (overrides !== undefined)
    return overrides.includes(name) ? undefined : `not a field of overrides in ${phase}: ${overrides.join(', ')}`;
  const isOfPackets = PACKET.has(name);
  if (isPacketPhase(phase))
    return isOfPackets || SHARED.has(name) || name.startsWith('cf.colo.') ? undefined : 'not a field of packets';
  if (isOfPackets) return 'a field of packets: available in the phases of Magic Transit';
  if (isResponseField(name) && isBeforeResponse(phase)) return 'a field of responses: available after the request';
  return elsewhere(phases, phase) ?? ofValues(name, isValue);
}

/** The reason why a function is not available at a position; undefined if it is. */
export const functionOutside = ({ name, phases }: FunctionInfo, { phase, isValue }: Position): string | undefined =>
  elsewhere(phases, phase) ?? ofValues(name, isValue);

const elsewhere = (phases: readonly string[] | undefined, phase: string): string | undefined =>
  phases === undefined || phases.includes(phase) ? undefined : `available in ${phases.join(', ')}`;

const ofValues = (name: string, isValue: boolean): string | undefined =>
  VALUES_ONLY.includes(name) && !isValue ? 'available in computed values, not in conditions' : undefined;
