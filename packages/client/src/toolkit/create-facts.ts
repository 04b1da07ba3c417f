/** What the contract knows of a create: its natural key, where it is looked up, how it is changed. Loaded with the first one. */
import { UsageError } from '../errors/usage-error.ts';
import { creates } from '../generated/toolkit/creates.ts';
import { at } from './caller.ts';

/** What the contract knows of a create. */
export interface CreateFacts {
  readonly resource: string;
  readonly list: string;
  readonly key: readonly string[];
  /** Operation that changes it; what its id is called there, and in an item. */
  readonly change?: { readonly operation: string; readonly param: string; readonly field: string };
  /** Fields that no change takes. */
  readonly fixed: readonly string[];
  /** Values of the path. */
  readonly path: readonly string[];
}

/** The facts of an operation; throws where there are none, or where the parameters have no key. */
export function createFacts(operation: string, params: object): CreateFacts {
  const name = operation.replace(/\.create$/, '');
  const [resource, method = 'list'] = [name, creates.includes(`\n${name}:get `) ? 'get' : 'list'];
  const line = creates.split('\n').find((one) => one.startsWith(`${name} `) || one.startsWith(`${name}:get `));
  if (!line || name === operation)
    throw new UsageError('what this creates has no natural key, so it cannot be looked up', { operation });
  const [, key = '', how = '-', place = '-', rest = ''] = line.split(' ');
  const usual = `${(name.split('.').at(-1) ?? '').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replace(/s$/, '')}_id`;
  const [param, field] = place.split('=');
  const others = rest.split(',');
  const fields = key.split(',');
  if (fields.every((one) => at(params, one) === undefined))
    throw new UsageError(`"${fields[0]}" is missing, by which it is looked up`, {
      operation,
      ...(fields[0] && { parameter: fields[0] }),
    });
  return {
    resource,
    list: `${resource}.${method}`,
    key: fields,
    ...(how !== '-' && { change: { operation: `${resource}.${how}`, param: param || usual, field: field || 'id' } }),
    fixed: others.filter((one) => !one.startsWith('/')),
    path: ['account_id', 'zone_id', ...others.filter((one) => one.startsWith('/')).map((one) => one.slice(1))],
  };
}
