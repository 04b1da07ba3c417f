/** Recognizes fields with an expression: a condition or a computed value of the Rules language, or a Gateway policy. */
import type { Field } from '../../fields.ts';
import type { Subject } from '../../schema.ts';

const PRODUCTS = new Set([
  'rulesets',
  'filters',
  'firewall',
  'waitingRooms',
  'snippets',
  'pageShield',
  'cloudConnector',
  'fieldExtractors',
  'precursor',
  'tokenValidation',
  'zones',
  'DDoSProtection',
  'botManagement',
]);

/** These compute a value to insert, extract, or search for. */
const COMPUTED = /^(?:username|password)_expression$/;

/** https://developers.cloudflare.com/cloudflare-one/traffic-policies/expression-syntax/ */
const GATEWAY = /^(?:traffic|identity|device_posture)$/;

export type ExpressionKind = 'condition' | 'value' | 'gateway';

export function expressionKind(
  { operation }: { readonly operation: Pick<Subject['operation'], 'name' | 'product'> },
  { name, path, kind }: Pick<Field, 'name' | 'path' | 'kind'>,
): ExpressionKind | undefined {
  if (kind !== 'text' && kind !== 'long-text') return undefined;
  if (operation.name.startsWith('zeroTrust.gateway.rules.')) return GATEWAY.test(name) ? 'gateway' : undefined;
  if (!PRODUCTS.has(operation.product) || !/(?:^|_)expression$/.test(name)) return undefined;
  const isComputed =
    COMPUTED.test(name) || path.includes('action_parameters') || operation.product === 'fieldExtractors';
  return isComputed ? 'value' : 'condition';
}
