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
  /** Path values for which it is read, one after the other: the names of settings. */
  readonly each: { readonly param: string; readonly values: readonly string[] } | undefined;
  /** A header that selects a part of a list, with its values except the default: jurisdictions of buckets. */
  readonly part: { readonly param: string; readonly values: readonly string[] } | undefined;
  /** Parameter of the create that is the whole body: an item, or a list of which one item is sent. */
  readonly wrap: { readonly param: string; readonly isList: boolean } | undefined;
  /** Parameter of the change that holds the whole list, which is one resource then. */
  readonly list: string | undefined;
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

/** The fields that a change of some of them sends: PUT all, others also those that the operation requires. */
export function changeableOf({ change, changed, document }: Kind, names: readonly string[]): string[] {
  if (change === undefined) return [];
  const params = document.operations[change.name]?.params ?? [];
  const isSent = (name: string): boolean =>
    change.method === 'PUT' ||
    names.includes(name) ||
    params.some((param) => param.in === 'body' && param.required && param.name === name);
  return [...changed].filter(isSent);
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
