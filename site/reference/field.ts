/** What the reference says of a value: its type, what it may be, what is inside of it. */

/** A piece of a type: words, or the name of a type that the page explains below. */
export interface TypePart {
  readonly text: string;
  /** Anchor on the same page. */
  readonly to?: string;
}

/** A value that is allowed, with what it means where the contract says so. */
export interface Allowed {
  readonly value: string;
  readonly words?: string | undefined;
}

export interface Inside {
  readonly type: readonly TypePart[];
  readonly allowed: readonly Allowed[];
  /** Values beside the allowed ones are taken too. */
  readonly isOpen: boolean;
  /** Limits, unit, default, example, each a few words; text between backticks is code. */
  readonly facts: readonly string[];
  readonly fields: readonly Field[];
  readonly branches: readonly Branch[];
}

export interface Field extends Inside {
  readonly name: string;
  /** Anchor on the page, of a parameter. */
  readonly id?: string | undefined;
  /** Where a parameter goes: in the path, query, headers or body; of a field inside: undefined. */
  readonly place?: string | undefined;
  readonly isRequired: boolean;
  readonly isDeprecated: boolean;
  readonly words?: string | undefined;
}

/** One of the forms that an object may have. */
export interface Branch extends Pick<Inside, 'type' | 'fields' | 'branches'> {
  readonly title: string;
  readonly words?: string | undefined;
}

/** A type that several places of a page share: explained once. */
export interface SharedType extends Inside {
  readonly title: string;
  readonly id: string;
  readonly words?: string | undefined;
}
