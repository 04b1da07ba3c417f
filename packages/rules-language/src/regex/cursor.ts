/** A place in the text of a regular expression, and the flags that hold there. */

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
