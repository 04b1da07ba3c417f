/** Shared parts of Access: refusals, durations, and references to groups, tokens and providers. */

import { isObject } from '@flarewire/schema';
import type { Context } from '../../../handler/context.ts';
import { type Problem, problem } from '../../../problem.ts';
import { all, below, type Fields } from '../../shared/fields.ts';

/** Code that users report for requests that Access understands and does not accept. */
const INVALID = 12130;

export const invalid = (why: string, pointer?: string): Problem =>
  problem(400, INVALID, `access.api.error.invalid_request: ${why}`, pointer);

// The text and the status are reported by users; the code is not, so it is that of the other refusals.
export const conflict = (why: string, pointer?: string): Problem =>
  problem(409, INVALID, `access.api.error.conflict: ${why}`, pointer);

/** Seen of applications, and of tags, tokens, pages and certificates. */
export const missing = (what: string, pointer?: string): Problem =>
  problem(
    404,
    what === 'application' ? 11021 : 12135,
    `access.api.error.not_found: the ${what} does not exist`,
    pointer,
  );

const UNITS: Readonly<Record<string, number>> = { ns: 1e-6, us: 1e-3, µs: 1e-3, ms: 1, s: 1e3, m: 60e3, h: 3600e3 };

/**
 * Milliseconds of a duration as Go writes it: `24h`, `1h30m`.
 * @throws Problem 400 where it is none
 */
export function milliseconds(duration: unknown, pointer: string): number {
  const text = String(duration);
  const parts = text.length > 64 ? [] : [...text.matchAll(/(\d+(?:\.\d+)?)(ns|us|µs|ms|s|m|h)/g)];
  if (parts.length === 0 || parts.map(([part]) => part).join('') !== text)
    throw invalid('invalid duration: use a number with one of ns, us (or µs), ms, s, m, h', pointer);
  return parts.reduce((sum, [, number, unit]) => sum + Number(number) * (UNITS[unit ?? ''] ?? 0), 0);
}

/** A month, as Access counts it: the longest of its sessions. */
const MONTH = 730 * 3600e3;

/**
 * From immediate timeout to one month; `null` and nothing inherit the value above.
 * https://developers.cloudflare.com/cloudflare-one/access-controls/access-settings/session-management/
 * @throws Problem 400
 */
export function checkSession(duration: unknown, least = 0): void {
  if (duration === undefined || duration === null) return;
  const time = milliseconds(duration, '/session_duration');
  if (time < least || time > MONTH)
    throw invalid(
      `session_duration is ${String(duration)}: it must be from ${least / 60e3}m to 730h`,
      '/session_duration',
    );
}

/** RFC 3339, so long after the sandbox's present time. */
export function later(context: Context, wait: number, from = context.sandbox.clock.now()): string {
  // The last moment that a date can hold: a longer wait is for ever.
  return new Date(Math.min(from + wait, 8.64e15)).toISOString();
}

/** Every rule (`include`, `exclude`, `require`) of the account's or zone's policies and groups. */
export function rulesInUse(context: Context): Fields[] {
  const apps = all(context, below(context, 'access', 'apps'));
  const holders = [
    ...all(context, below(context, 'access', 'groups')),
    ...all(context, below(context, 'access', 'policies')),
    ...apps.flatMap((app) => all(context, below(context, 'access', 'apps', String(app.id), 'policies'))),
  ];
  return holders.flatMap(rulesOf);
}

export function rulesOf(holder: Fields): Fields[] {
  return [holder.include, holder.exclude, holder.require].flatMap((rules) =>
    Array.isArray(rules) ? rules.filter(isObject) : [],
  );
}

/** Rules that refer to another thing by its id, with the field of the id. */
const REFERENCES: Readonly<Record<string, string>> = { group: 'id', service_token: 'token_id' };
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** https://github.com/cloudflare/terraform-provider-cloudflare/issues/2702 @throws Problem 400 for a name in place of an id */
export function refuseNames(holder: Fields): void {
  for (const part of ['include', 'exclude', 'require']) {
    const rules = holder[part];
    (Array.isArray(rules) ? rules : []).forEach((rule, index) => {
      for (const [kind, field] of Object.entries(REFERENCES)) {
        const detail = isObject(rule) ? rule[kind] : undefined;
        if (isObject(detail) && !UUID.test(String(detail[field])))
          throw invalid(
            `invalid '${part}' configuration: the ${field} must be a UUID`,
            `/${part}/${index}/${kind}/${field}`,
          );
      }
    });
  }
}

/** Does a rule of this kind name this id? `{ group: { id } }`, `{ service_token: { token_id } }`. */
export function isNamed(context: Context, kind: string, field: string, id: string): boolean {
  return rulesInUse(context).some((rule) => {
    const detail = rule[kind];
    return isObject(detail) && detail[field] === id;
  });
}
