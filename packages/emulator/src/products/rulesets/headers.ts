/** Headers that transform rules cannot change. */
import { isObject } from '@flarewire/schema';
import { CODE, problem } from '../../problem.ts';

interface Protected {
  /** Headers whose value no rule sets. */
  readonly set: RegExp;
  readonly remove: RegExp;
  readonly operations: readonly string[];
}

const PHASES: Readonly<Record<string, Protected>> = {
  // https://developers.cloudflare.com/rules/transform/request-header-modification/#important-remarks
  http_request_late_transform: {
    set: /^(?:x-cf-|cf-|(?:x-forwarded-for|true-client-ip|x-real-ip|x-forwarded-proto|cookie)$)/i,
    remove: /^(?:x-cf-|cf-(?!connecting-ip$))/i,
    operations: ['set', 'remove'],
  },
  // https://developers.cloudflare.com/rules/transform/response-header-modification/#important-remarks
  http_response_headers_transform: {
    set: /^(?:x-cf-|cf-|(?:server|eh-cache-tag|eh-cdn-cache-control)$)/i,
    remove: /^(?:x-cf-|cf-)/i,
    operations: ['set', 'add', 'remove'],
  },
};

/** @throws Problem 400; codes not documented */
export function checkHeaders(parameters: unknown, phase: string, pointer: string): void {
  const rules = PHASES[phase];
  const headers = isObject(parameters) && isObject(parameters.headers) ? Object.entries(parameters.headers) : [];
  if (rules === undefined) return;
  for (const [name, change] of headers) {
    const place = `${pointer}/action_parameters/headers/${name}`;
    const operation = isObject(change) ? String(change.operation) : '';
    if (!rules.operations.includes(operation))
      throw problem(
        400,
        CODE.invalid,
        `'${operation.slice(0, 60)}' is not a valid value for operation because the phase ${phase} has ${rules.operations.join(', ')}`,
        `${place}/operation`,
      );
    const isRemoved = operation === 'remove';
    if (!(isRemoved ? rules.remove : rules.set).test(name)) continue;
    const why = `it is not possible to ${isRemoved ? 'remove' : 'modify'} this header`;
    const message = `'${name.slice(0, 200)}' is not a valid value for header name because ${why}`;
    throw problem(400, CODE.invalid, message, place);
  }
}
