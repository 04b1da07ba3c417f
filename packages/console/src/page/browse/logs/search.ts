/** Validates the URL of the live logs: the Worker and the filters. */
type Loose = Readonly<Record<string, unknown>>;

export interface LogsSearch {
  readonly account_id?: string | undefined;
  /** Name of a Worker; absent for all. */
  readonly script?: string | undefined;
  /** Words that an event must contain. */
  readonly q?: string | undefined;
  readonly failed?: true | undefined;
}

const text = (value: unknown): string | undefined =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' ? String(value).slice(0, 500) : undefined;

export const logsSearch = ({ account_id, script, q, failed }: Loose): LogsSearch => ({
  ...(text(account_id) !== undefined && { account_id: text(account_id) }),
  ...(text(script) !== undefined && { script: text(script) }),
  ...(text(q) !== undefined && { q: text(q) }),
  ...(failed === true && { failed }),
});
