/**
 * Request tracing of a zone, and the destinations of the traces:
 * https://developers.cloudflare.com/observability/traces/configuration/
 */
import { isObject } from '@flarewire/schema';
import type { Context } from '../../handler/context.ts';
import type { Handlers } from '../../handler/handlers.ts';
import type { Fields } from '../shared/fields.ts';
import { invalid } from '../shared/refusals.ts';
import { single } from '../shared/single.ts';

/** https://developers.cloudflare.com/api/resources/zones/subresources/observability/ */
const MAX_DESTINATIONS = 100;
const POLICIES = ['accept', 'reject'];

const isShare = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value <= 1;

function checkSettings(_context: Context, { destinations, propagation_policy, sampling_ratio }: Fields): void {
  const ids: unknown[] = Array.isArray(destinations) ? destinations : [];
  if (ids.length > MAX_DESTINATIONS) throw invalid(`There can be ${MAX_DESTINATIONS} destinations`, '/destinations');
  if (new Set(ids).size < ids.length) throw invalid('A destination is named twice', '/destinations');
  if (!POLICIES.includes(String(propagation_policy)))
    throw invalid(
      `propagation_policy '${String(propagation_policy).slice(0, 64)}' is not supported`,
      '/propagation_policy',
    );
  if (!isShare(sampling_ratio)) throw invalid('sampling_ratio is from 0 to 1', '/sampling_ratio');
}

// That context of others is rejected at first is documented: https://developers.cloudflare.com/observability/traces/configuration/#incoming-trace-context
// The other first values are ours.
const settings = single({
  first: {
    destinations: [],
    enabled: false,
    forward_context: false,
    persist: false,
    propagation_policy: 'reject',
    sampling_ratio: 0,
  },
  check: checkSettings,
});

/** The first rule that matches a request holds, so their order stays: https://developers.cloudflare.com/observability/traces/configuration/#trace-rules */
function checkRules(_context: Context, { rules }: Fields): void {
  (Array.isArray(rules) ? rules : []).forEach((rule: unknown, index) => {
    const { expression, action_parameters } = isObject(rule) ? rule : {};
    if (String(expression ?? '').trim() === '')
      throw invalid('A rule needs an expression', `/rules/${index}/expression`);
    const share = isObject(action_parameters) ? action_parameters.sampling_ratio : undefined;
    if (!isShare(share))
      throw invalid('sampling_ratio is from 0 to 1', `/rules/${index}/action_parameters/sampling_ratio`);
  });
}

const rules = single({ first: { rules: [] }, check: checkRules });

export const tracing = {
  'zones.observability.tracing.settings.get': settings.get,
  'zones.observability.tracing.settings.update': settings.edit,
  'zones.observability.tracing.settings.delete': settings.reset,
  'zones.observability.tracing.rules.get': rules.get,
  'zones.observability.tracing.rules.update': rules.update,
  'zones.observability.tracing.rules.delete': rules.reset,
} satisfies Handlers;
