/** Flag names of an operation's parameters. */
import type { Operation, OperationSchemas, Param, ProductDocument } from '@flarewire/contract';
import { SCOPES, SWITCHES, VALUES } from './globals.ts';
import { kebab } from './words.ts';

/** An operation with the data for its flags. */
export interface Described {
  readonly operation: Operation;
  readonly schemas: OperationSchemas;
  readonly document: Pick<ProductDocument, 'schemas'>;
}

/** `dns_record_id` as a flag. */
export const flagName = (name: string): string => kebab(name).replaceAll('_', '-');

export const takes = ({ schemas }: Pick<Described, 'schemas'>, name: string): boolean =>
  schemas.params.some((param) => param.in === 'path' && param.name === name);

/** Global flags that apply to this command: without a zone in its path, `--zone` is an ordinary parameter. */
export function globalNames(subject: Pick<Described, 'schemas'>): ReadonlySet<string> {
  const scopes = Object.keys(SCOPES).filter((name) => takes(subject, `${name}_id`));
  return new Set([...Object.keys(SWITCHES), ...Object.keys(VALUES), ...scopes]);
}

/** The flag of a parameter; prefixed with its location if the name is global or ambiguous. */
export function flagOf(param: Param, subject: Pick<Described, 'schemas'>): string {
  const name = flagName(param.name);
  const same = subject.schemas.params.filter((other) => flagName(other.name) === name);
  return globalNames(subject).has(name) || same.length > 1 ? `${param.in}.${param.name}` : name;
}

/** Zone and account have dedicated flags. */
export const isScope = ({ in: place, name }: Param): boolean =>
  place === 'path' && (name === 'zone_id' || name === 'account_id');

/** Positional path values, in order: all but account and zone, unless the operation is about these. */
export function positionalsOf({ operation, schemas }: Pick<Described, 'operation' | 'schemas'>): Param[] {
  const inPath = schemas.params.filter((param) => param.in === 'path');
  const place = ({ name, wire = name }: Param): number => operation.path.indexOf(`{${wire}}`);
  const own = inPath.filter((param) => !isScope(param)).sort((a, b) => place(a) - place(b));
  return own.length === 0 && /^\/(accounts|zones)\/\{\w+\}$/.test(operation.path) ? inPath : own;
}
