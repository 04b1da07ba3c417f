/** Names of the sensitive parameters and result fields of an operation, from the contract. */
import type { OperationSchemas, ProductDocument } from '@flarewire/contract';
import { sensitiveIn } from '@flarewire/schema';
import { memoize } from '../memoize.ts';

const known = new WeakMap<OperationSchemas, ReadonlySet<string>>();

/** `result` where the whole result is a secret. */
export function sensitiveNames(call: {
  readonly schemas: OperationSchemas | undefined;
  readonly document: ProductDocument | undefined;
}): ReadonlySet<string> {
  const { schemas, document } = call;
  if (schemas === undefined || document === undefined) return new Set();
  return memoize(known, schemas, () => read(schemas, document));
}

function read({ params, result, body }: OperationSchemas, { schemas }: ProductDocument): ReadonlySet<string> {
  const marked = params.filter(({ sensitive }) => sensitive).map(({ wire, name }) => wire ?? name);
  const below = [...sensitiveIn(result, 'result', schemas), ...sensitiveIn(body?.schema ?? {}, '', schemas)];
  return new Set([...marked, ...below.map(({ name }) => name)]);
}
