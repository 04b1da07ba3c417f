/** A position in the text of a regular expression, with the active flags. */

/** https://docs.rs/regex/latest/regex/#grouping-and-flags */
export interface Flags {
  i: boolean;
  m: boolean;
  s: boolean;
  U: boolean;
  u: boolean;
  x: boolean;
  R: boolean;
}

export interface Cursor {
  readonly source: string;
  at: number;
  readonly flags: Readonly<Flags>;
}
