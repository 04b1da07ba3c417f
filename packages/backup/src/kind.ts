/** Types of a kind of things: how it is read and written. */
import type { JsonSchema, Operation, ProductDocument } from '@flarewire/contract';

export type ScopeName = 'account_id' | 'zone_id';

/** One resource of the API. */
export interface Kind {
  /** `dns.records`; the name of its file. */
  readonly name: string;
  readonly scope: ScopeName;
  /** Reads all items, or the one thing that a zone or an account has. */
  readonly read: Operation;
  readonly isSingle: boolean;
  /** Reads one item whole, where the list leaves out fields that can be written. */
  readonly detail: Operation | undefined;
  /** Reads one item, where the API can. */
  readonly get: Operation | undefined;
  /** Values of the path that a single thing is read for, each an item: the names of settings. */
  readonly each: { readonly param: string; readonly values: readonly string[] } | undefined;
  readonly create: Operation | undefined;
  readonly change: Operation | undefined;
  readonly remove: Operation | undefined;
  /** Its id is a name that its owner chose, and is a value of the path when it is created. */
  readonly isNamed: boolean;
  /** What items are known by to people. */
  readonly key: readonly string[];
  /** The kind that its items are in, and the values of the path that say in which of them, outermost first. */
  readonly parent: { readonly kind: string; readonly params: readonly string[] } | undefined;
  /** Field of an item that is its id, and what a change calls it. */
  readonly id: { readonly field: string; readonly param: string } | undefined;
  /** Fields that can be written, with their schemas. */
  readonly fields: ReadonlyMap<string, JsonSchema>;
  /** Those of `fields` that a create takes, and those that a change takes. */
  readonly created: ReadonlySet<string>;
  readonly changed: ReadonlySet<string>;
  /** Fields that a response shows under another name: `name` as `namespace_name`. */
  readonly shownAs: ReadonlyMap<string, string>;
  /** Schema of an item as it is read. */
  readonly item: JsonSchema;
  /** Kinds that its fields name by id. */
  readonly needs: readonly string[];
  readonly document: ProductDocument;
}

/** A list that a backup does not hold. */
export interface NotHeld {
  readonly name: string;
  readonly scope: ScopeName;
  readonly list: Operation;
  readonly reason: string;
  /** The API could write it: it is lost when an account is lost. */
  readonly isWritable: boolean;
  /** It can be read for the zone or account alone. */
  readonly isReadable: boolean;
}
