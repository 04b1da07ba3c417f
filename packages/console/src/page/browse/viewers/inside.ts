/** Finds the main content of an item: the objects of a bucket, the keys of a namespace, the code of a Worker. */
import { childContext, childrenOf } from '../resources/links.ts';
import type { Resource } from '../resources/resources.ts';
import type { Context } from '../resources/template.ts';
import { specials } from './special.ts';

interface Target {
  /** Name of the resource. */
  readonly resource: string;
  readonly context: Context;
}

/** The page that items of a list open; undefined if they have none. */
export function insideOf(
  resources: readonly Resource[],
  resource: Resource,
): ((context: Context, id: string) => Target) | undefined {
  const { id, name } = resource;
  if (id === undefined) return undefined;
  if (Object.hasOwn(specials, name) && specials[name]?.needs.includes(id))
    return (context, own) => ({ resource: name, context: { ...context, [id]: own } });
  const child = childrenOf(resources, resource).find((one) => Object.hasOwn(specials, one.name));
  if (child === undefined) return undefined;
  return (context, own) => ({ resource: child.name, context: childContext(child, resource, context, own) });
}
