/** Prints a call of a client method: path values by position, then the rest. */
import type { Operation, OperationSchemas } from '@flarewire/contract';
import { type CodeFor, jsCall, jsMember, jsValue } from './js.ts';
import type { Params } from './params.ts';

/** @example methodCall(…) // client.dns.records.get('372e…', { zone_id: '023e…' }) */
export function methodCall(
  operation: Operation,
  { params: known }: OperationSchemas,
  params: Params,
  code?: CodeFor,
  indent = '',
): string {
  const rest: Record<string, unknown> = { ...params };
  const names = operation.args.map(
    (wire) => known.find((one) => one.in === 'path' && (one.wire ?? one.name) === wire)?.name ?? wire,
  );
  const values = names.map((name) => params[name]);
  // A path value that is also a body field stays with the other parameters.
  for (const name of names) if (!known.some((one) => one.in === 'body' && one.name === name)) delete rest[name];
  if (operation.bodyArgument) {
    values.push(rest.body);
    delete rest.body;
  }
  const isLeft = Object.values(rest).some((value) => value !== undefined);
  const required = known.some(
    (one) => one.required && !(one.in === 'path' && names.includes(one.name)) && one.name !== 'body',
  );
  const args = [...values, ...(isLeft || required ? [rest] : [])];
  return jsCall(
    jsMember('client', operation.name.split('.')),
    args.map((value) => jsValue(value, indent, code)),
  );
}
