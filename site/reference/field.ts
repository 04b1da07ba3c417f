/** Types of a value in the reference: its type, allowed values and nested fields. */

/** A part of a type: words, or the name of a type explained on the page. */
export interface TypePart {
  readonly text: string;
  /** Anchor on the same page. */
  readonly to?: string;
}

/** An allowed value, with its meaning if the contract has one. */
export interface Allowed {
  readonly value: string;
  readonly words?: string | undefined;
}

export interface Inside {
  readonly type: readonly TypePart[];
  readonly allowed: readonly Allowed[];
  /** Other values are accepted too. */
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
  /** Location of a parameter: path, query, headers or body; undefined for a nested field. */
  readonly place?: string | undefined;
  readonly isRequired: boolean;
  readonly isDeprecated: boolean;
  readonly words?: string | undefined;
}

/** One of the possible forms of an object. */
export interface Branch extends Pick<Inside, 'type' | 'fields' | 'branches'> {
  readonly title: string;
  readonly words?: string | undefined;
}

/** A type used in several places of a page: explained once. */
export interface SharedType extends Inside {
  readonly title: string;
  readonly id: string;
  readonly words?: string | undefined;
}
