/** The form that contract and document are brought into to be compared: endpoints and what they take. */

import { union } from './sets.ts';

export type Place = 'path' | 'query' | 'header' | 'body';

/** Enum values as JSON text; empty when anything goes. */
export type Values = ReadonlySet<string>;

export interface Taken {
  readonly in: Place;
  readonly name: string;
  readonly required: boolean;
  readonly deprecated: boolean;
  /** Only in responses: irrelevant to requests, whether absent or required. */
  readonly readOnly: boolean;
  /** Declared as required, and known not to be. */
  readonly undemanded?: boolean;
  readonly values: Values;
}

/** `object`: named fields. `other`: a list, text, bytes. `open`: nothing is said about it. */
export type BodyKind = 'object' | 'other' | 'open';

export interface Body {
  readonly kind: BodyKind;
  readonly required: boolean;
}

export interface Endpoint {
  /** Method and path without the parameters' names. */
  readonly key: string;
  readonly method: string;
  readonly path: string;
  /** The original path, if that covers two paths; otherwise equal to `path`. */
  readonly template: string;
  /** Dotted names, or the document's operation ids. */
  readonly operations: readonly string[];
  readonly deprecated: boolean;
  /** By place and name; path values by position. */
  readonly taken: ReadonlyMap<string, Taken>;
  readonly body?: Body;
}

/** Lookup key of a parameter on the other side: header names are case-insensitive. */
export function takenKey(place: Place, name: string): string {
  return `${place} ${place === 'header' ? name.toLowerCase() : name}`;
}

/** Endpoints by key; those of one key become one that takes what any of them takes. */
export function byKey(endpoints: Iterable<Endpoint>): ReadonlyMap<string, Endpoint> {
  const found = new Map<string, Endpoint>();
  for (const endpoint of endpoints) {
    const earlier = found.get(endpoint.key);
    found.set(endpoint.key, earlier === undefined ? endpoint : join(earlier, endpoint));
  }
  return found;
}

function join(a: Endpoint, b: Endpoint): Endpoint {
  const body = joinBodies(a.body, b.body);
  return {
    key: a.key,
    method: a.method,
    path: a.path,
    template: a.template === b.template ? a.template : a.path,
    operations: [...a.operations, ...b.operations],
    deprecated: a.deprecated && b.deprecated,
    taken: joinTaken(a.taken, b.taken),
    ...(body === undefined ? {} : { body }),
  };
}

/** Required if both sides require it; a parameter of one side is optional. */
function joinTaken(a: ReadonlyMap<string, Taken>, b: ReadonlyMap<string, Taken>): ReadonlyMap<string, Taken> {
  const joined = new Map<string, Taken>();
  for (const key of new Set([...a.keys(), ...b.keys()])) {
    const [one, two] = [a.get(key), b.get(key)];
    if (one !== undefined && two !== undefined) {
      joined.set(key, {
        ...one,
        required: one.required && two.required,
        deprecated: one.deprecated && two.deprecated,
        readOnly: one.readOnly && two.readOnly,
        values: union(one.values, two.values),
      });
    } else {
      const only = one ?? two;
      if (only !== undefined) joined.set(key, { ...only, required: false });
    }
  }
  return joined;
}

function joinBodies(a: Body | undefined, b: Body | undefined): Body | undefined {
  if (a === undefined || b === undefined) {
    const only = a ?? b;
    return only && { ...only, required: false };
  }
  const order: readonly BodyKind[] = ['object', 'other', 'open'];
  const kind = order.find((one) => a.kind === one || b.kind === one) ?? 'open';
  return { kind, required: a.required && b.required };
}
