/** Paths of the contract and their operations: which operation reads what another one changes, which makes it. */
import { type HttpMethod, index, type Operation } from '@flarewire/contract';

const EITHER = '/{account_or_zone}';

/** Names of path values say nothing: operations give one id several. */
const anonymous = (template: string): string => template.replace(/\{[^{}]+\}/g, '{}');

let known: Map<string, Operation> | undefined;

function routes(): ReadonlyMap<string, Operation> {
  known ??= new Map(
    // The first of several names is kept, and what is not deprecated comes before what is.
    [...index().operations]
      .sort((one, other) => Number(one.deprecated ?? false) - Number(other.deprecated ?? false))
      .reverse()
      .flatMap((operation) =>
        templatesOf(operation).map((path) => [`${operation.method} ${anonymous(path)}`, operation] as const),
      ),
  );
  return known;
}

export function templatesOf({ path }: Operation): string[] {
  if (!path.startsWith(EITHER)) return [path];
  const rest = path.slice(EITHER.length);
  return [`/accounts/{account_id}${rest}`, `/zones/{zone_id}${rest}`];
}

/** Operations of a path template. */
export const operationAt = (method: HttpMethod, template: string): Operation | undefined =>
  routes().get(`${method} ${anonymous(template)}`);

/** The template of an operation, with the owner that these parameters name. */
export function templateOf(operation: Operation, params: Readonly<Record<string, unknown>>): string {
  const [account = '', zone] = templatesOf(operation);
  return zone !== undefined && params.zone_id !== undefined ? zone : account;
}

/** `{zone_id}` of a template. */
export const variablesOf = (template: string): string[] =>
  Array.from(template.matchAll(/\{([^{}]+)\}/g), ([, name = '']) => name);

/** The templates of all that a path goes through, from the outermost on: `/zones/{}`, `/zones/{}/dns_records/{}`. */
export function itemsOnTheWay(template: string): string[] {
  const parts = template.split('/');
  return parts.flatMap((part, at) => (/^\{[^{}]+\}$/.test(part) ? [parts.slice(0, at + 1).join('/')] : []));
}

export const parentOf = (template: string): string => template.slice(0, template.lastIndexOf('/'));
