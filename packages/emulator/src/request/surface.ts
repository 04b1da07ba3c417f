/** Tables of the API that all requests of a process share. */
import type { Operation } from '@flarewire/contract';
import { createShapes, type Shapes } from '../generic/shapes.ts';
import type { AnyHandler } from '../handler/context.ts';
import type { RawRoute } from '../http/raw.ts';
import { createRouter, type Router } from '../routing/router.ts';
import type { Contract } from '../schema/contract.ts';
import type { Echoed } from '../schema/unknown-field.ts';
import { createParents, type ParentsOf } from './parents.ts';

/** Process-wide tables of the API, shared by all sandboxes. */
export interface Surface {
  readonly contract: Contract;
  readonly router: Router;
  readonly shapes: Shapes;
  readonly parentsOf: ParentsOf;
  readonly handlerOf: (operation: Operation) => AnyHandler | undefined;
  /** The rule without its expression checks. */
  readonly ruleOf: (operation: Operation) => AnyHandler | undefined;
  /** Operations whose handlers read and check the body themselves. */
  readonly ownBody: ReadonlySet<string>;
  /** Operations whose bodies are stored raw, with their maximum size in bytes. */
  readonly longBody: ReadonlyMap<string, number>;
  /** Pointers to fields of bodies that rules judge with codes of their own, by operation. */
  readonly ownFields: Readonly<Record<string, RegExp>>;
  /** Operations that refuse unknown body fields, with response fields that may be sent back. */
  readonly strictBodies: Readonly<Record<string, Echoed>>;
  /** Addresses issued in responses, and request forms that the contract lacks. */
  readonly rawRoutes: readonly RawRoute[];
  /** True to check that the account, the zone and the parents of a request exist. */
  readonly isNamedChecked: boolean;
}

type Rules = Omit<Surface, 'contract' | 'router' | 'shapes' | 'parentsOf'>;

export function createSurface(contract: Contract, rules: Rules): Surface {
  const { operations, undocumented } = contract.index();
  const all = [...operations, ...undocumented];
  const parentsOf = createParents(operations);
  const isRuled = (operation: Operation): boolean => rules.ruleOf(operation) !== undefined;
  const shapes = createShapes(all, { takesAnyId: !rules.isNamedChecked, isRuled });
  return { contract, ...rules, router: createRouter(all), shapes, parentsOf };
}
