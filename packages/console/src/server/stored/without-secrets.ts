/** Strips secrets from calls before they are stored: everything a URL may not contain is removed on the server too. */
import { index, loadProduct } from '@flarewire/contract';
import { fromURLText, toURLText } from '../../page/form/values/url.ts';
import { InvalidDataError } from '../../wire/read-stored-calls.ts';
import type { PlainCall } from '../../wire/stored-calls.ts';

/**
 * @param longest characters to keep
 * @throws InvalidDataError if the operation is unknown
 */
export async function withoutSecrets<Call extends PlainCall>(call: Call, longest?: number): Promise<Call> {
  const operation = index().operations.find(({ name }) => name === call.operation);
  if (operation === undefined) throw new InvalidDataError(`Unknown operation '${call.operation}'.`);
  const { operations, schemas: defs } = await loadProduct(operation.product);
  const schemas = operations[operation.name];
  if (schemas === undefined) throw new InvalidDataError(`The contract has no schemas for '${call.operation}'.`);
  const { text, dropped } = toURLText({ operation, schemas, defs }, call.params, longest);
  return { ...call, params: fromURLText(text) ?? {}, omitted: [...new Set([...call.omitted, ...dropped])] };
}
