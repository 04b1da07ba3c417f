/** A task in the words that users type, with its operation and the known parameters. */

export interface Task {
  /** A sentence that describes the effect. */
  readonly title: string;
  /** Alternative phrases, separated by semicolons. */
  readonly typed: string;
  readonly operation: string;
  /** Parameters that the task determines. */
  readonly params?: Readonly<Record<string, unknown>>;
  /** The resource whose Browse page does it step by step, if the operation alone needs ids that nobody knows. */
  readonly page?: string;
}

/** A task that changes one setting of a zone. */
export const setting = (title: string, typed: string, setting_id: string, value: unknown): Task => ({
  title,
  typed,
  operation: 'zones.settings.edit',
  params: { setting_id, value },
});
