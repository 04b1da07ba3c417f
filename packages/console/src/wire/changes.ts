/** Types of the list of changes: everything that this user changed through the console. They contain no secrets. */

type Params = Readonly<Record<string, unknown>>;

/** A call that reverses a change. */
export interface UndoCall {
  readonly operation: string;
  readonly params: Params;
}

export interface Change {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly operation: string;
  /** Name of the changed item; undefined if it has none. */
  readonly name: string | undefined;
  /** Path parameters. */
  readonly place: Params;
  /** The changed fields before; undefined if unknown or if nothing existed. */
  readonly before: Params | undefined;
  /** The sent fields; undefined for a deletion. */
  readonly after: Params | undefined;
  /** In the order to send; empty if no call reverses the change. */
  readonly undo: readonly UndoCall[];
  /** The reason there is no undo. */
  readonly whyNot?: string;
  /** True once it was reversed. */
  readonly isUndone?: true;
}

/** `GET /api/changes`, and the response to every action. Newest first. */
export interface Changes {
  readonly changes: readonly Change[];
}

/** `POST /api/changes`: one of these actions. */
export type ChangesAction =
  | { readonly do: 'note'; readonly change: Omit<Change, 'id'> }
  | { readonly do: 'undone'; readonly id: string }
  | { readonly do: 'clear' };

export const MAX_CHANGES = 500;
/** Characters of one change as JSON; larger values are not kept. */
export const MAX_CHANGE_LENGTH = 200_000;
/** Characters of all changes as JSON. */
export const MAX_CHANGES_LENGTH = 5_000_000;
