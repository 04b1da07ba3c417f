/** Recognizes fields with an expression of the Rules language: a condition, or a computed value. */
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

export function expressionKind(
  { operation }: Pick<Subject, 'operation'>,
  { name, path, kind }: Pick<Field, 'name' | 'path' | 'kind'>,
): 'condition' | 'value' | undefined {
  if (kind !== 'text' && kind !== 'long-text') return undefined;
  if (!PRODUCTS.has(operation.product) || !/(?:^|_)expression$/.test(name)) return undefined;
  const isComputed =
    COMPUTED.test(name) || path.includes('action_parameters') || operation.product === 'fieldExtractors';
  return isComputed ? 'value' : 'condition';
}
