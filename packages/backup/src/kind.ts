/** Types of a kind of resource: the operations that read and write it. */
import type { JsonSchema, Operation, ProductDocument } from '@flarewire/contract';

export type ScopeName = 'account_id' | 'zone_id';

/** One resource type of the API. */
export interface Kind {
  /** `dns.records`; also the name of its file. */
  readonly name: string;
  readonly scope: ScopeName;
  /** Reads all items, or the single resource of a zone or account. */
  readonly read: Operation;
  readonly isSingle: boolean;
  /** Reads one item in full, if the list leaves out writable fields. */
  readonly detail: Operation | undefined;
  /** Reads one item, if the API supports it. */
  readonly get: Operation | undefined;
  /** Path values for which a single resource is read, each an item: the names of settings. */
  readonly each: { readonly param: string; readonly values: readonly string[] } | undefined;
  readonly create: Operation | undefined;
  readonly change: Operation | undefined;
  readonly remove: Operation | undefined;
  /** Its id is a name chosen by the user and is a path parameter of its creation. */
  readonly isNamed: boolean;
  /** Fields that identify items to users. */
  readonly key: readonly string[];
  /** The parent kind, and the path parameters that identify the parent, outermost first. */
  readonly parent: { readonly kind: string; readonly params: readonly string[] } | undefined;
  /** Field that holds the id of an item, and its parameter name in a change. */
  readonly id: { readonly field: string; readonly param: string } | undefined;
  /** Writable fields, with their schemas. */
  readonly fields: ReadonlyMap<string, JsonSchema>;
  /** Those of `fields` that a create accepts, and those that a change accepts. */
  readonly created: ReadonlySet<string>;
  readonly changed: ReadonlySet<string>;
  /** Fields that a response returns under another name: `name` as `namespace_name`. */
  readonly shownAs: ReadonlyMap<string, string>;
  /** Schema of an item in responses. */
  readonly item: JsonSchema;
  /** Kinds that its fields reference by id. */
  readonly needs: readonly string[];
  readonly document: ProductDocument;
}

/** A list that a backup does not contain. */
export interface NotHeld {
  readonly name: string;
  readonly scope: ScopeName;
  readonly list: Operation;
  readonly reason: string;
  /** The API could write it: it is lost if the account is lost. */
  readonly isWritable: boolean;
  /** It can be read with only the zone or account. */
  readonly isReadable: boolean;
}
