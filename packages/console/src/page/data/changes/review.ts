/** Types of a review: the effect of a change, shown before it is sent and kept in the list of changes. */

/** A field as it is and as it will be; undefined if there is no value. */
export interface FieldChange {
  readonly name: string;
  readonly before: unknown;
  readonly after: unknown;
  /** For lists: the entries that change, by name. */
  readonly entries?: ListChange;
}

/** The difference of two lists, as names of their entries. */
export interface ListChange {
  readonly removed: readonly string[];
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly kept: number;
}

/** A field that somebody else changed after the user read it, and that the user changes too. */
export interface Conflict {
  readonly name: string;
  /** The value when the user read it. */
  readonly read: unknown;
  readonly now: unknown;
  readonly wanted: unknown;
}

export interface Review {
  readonly operation: string;
  /** A sentence: `Edit one DNS record`. */
  readonly summary: string;
  readonly fields: readonly FieldChange[];
  readonly conflicts: readonly Conflict[];
  /** True if the operation replaces values that could not be read. */
  readonly isBlind: boolean;
}

export const lossesOf = ({ fields }: Pick<Review, 'fields'>): readonly string[] =>
  fields.flatMap(({ entries }) => entries?.removed ?? []);
