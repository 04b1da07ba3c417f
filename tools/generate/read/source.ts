/** The accepted subset of TypeScript as plain data, produced by `read`. */
import type { Doc } from './tags.ts';

export interface Place {
  readonly file: string;
  readonly line: number;
}

export interface Problem extends Place {
  readonly message: string;
}

/** Records a problem without stopping, so that all of them are reported at once. */
export type Report = (at: Place, message: string) => void;

interface Node {
  readonly at: Place;
  /** A doc comment right before the type, e.g. `/** @maxLength 3 *​/ string`. */
  readonly doc?: Doc;
}

export type TypeNode = Node &
  (
    | { readonly kind: 'keyword'; readonly name: string }
    | { readonly kind: 'literal'; readonly value: string | number | boolean }
    /** A template literal type whose placeholders are all `${string}`, each written `*`. */
    | { readonly kind: 'pattern'; readonly value: string; readonly type: string }
    | { readonly kind: 'ref'; readonly path: readonly string[]; readonly args: readonly TypeNode[] }
    | { readonly kind: 'array'; readonly of: TypeNode }
    | { readonly kind: 'union' | 'intersection'; readonly of: readonly TypeNode[] }
    | { readonly kind: 'object'; readonly fields: readonly Field[]; readonly index?: TypeNode }
  );

export type ObjectNode = TypeNode & { kind: 'object' };
export type RefNode = TypeNode & { kind: 'ref' };

export interface Field {
  readonly name: string;
  readonly optional: boolean;
  readonly type: TypeNode;
  readonly doc: Doc;
  readonly at: Place;
  /** Offset in its file. */
  readonly start: number;
}

export interface Method {
  readonly name: string;
  readonly doc: Doc;
  readonly params: readonly Field[];
  readonly returns: TypeNode;
  readonly at: Place;
  /** Offset in its file. */
  readonly start: number;
}

/** An interface, a type alias (also `export import X = Y`) or a namespace that only groups. */
export interface Declaration {
  /** Full name from the product's root: `KV.Namespaces.ValueUpdateParams`. */
  readonly name: string;
  /** Surrounding namespaces, innermost last, in which bare names are looked up. */
  readonly scope: readonly string[];
  readonly doc: Doc;
  readonly at: Place;
  readonly extends: readonly RefNode[];
  readonly methods: readonly Method[];
  readonly type: TypeNode;
}

export interface SourceFile {
  readonly file: string;
  /** Namespace of the file's top-level names: '' for a product's own file, `ZeroTrust` for its parts, `ZeroTrust.Access` for those of a folder in it. */
  readonly prefix: string;
  /** Local name of an import → full name of its target. */
  readonly imports: ReadonlyMap<string, string>;
  readonly declarations: readonly Declaration[];
}
