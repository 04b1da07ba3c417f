/** Validates the inspector's URL: filters, the open request, and the panel next to it. */

export const STATUSES = ['2xx', '3xx', '4xx', '5xx', 'none', 'failed'] as const;
export const SCHEMAS = ['passed', 'failed', 'unchecked'] as const;
export const PERMISSIONS = ['allowed', 'refused', 'unknown'] as const;
export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
export const PANELS = ['faults', 'clock', 'state', 'connect'] as const;
export const VIEWS = ['raw', 'headers'] as const;

export type Panel = (typeof PANELS)[number];
export type View = (typeof VIEWS)[number];

/** Filters of the request list; absent for any. */
export interface Filter {
  /** Words that must occur; those prefixed with `-` must not. */
  readonly q?: string | undefined;
  readonly method?: string | undefined;
  /** `none` for no response; `failed` for 4xx, 5xx and none. */
  readonly status?: (typeof STATUSES)[number] | undefined;
  readonly schema?: (typeof SCHEMAS)[number] | undefined;
  readonly permission?: (typeof PERMISSIONS)[number] | undefined;
  readonly faulted?: true | undefined;
  readonly changed?: true | undefined;
  readonly agent?: string | undefined;
  /** Includes the console's own calls, hidden by default. */
  readonly own?: true | undefined;
}

/** Milliseconds since 1970; the end is exclusive. */
export interface Times {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

export interface InspectSearch extends Filter, Times {
  /** The open request. */
  readonly id?: number | undefined;
  /** The request it is compared with. */
  readonly with?: number | undefined;
  /** View of its messages; absent for trees. */
  readonly view?: View | undefined;
  /** The open request fills the window. */
  readonly wide?: true | undefined;
  readonly panel?: Panel | undefined;
  /** Figures instead of the list. */
  readonly show?: 'summary' | undefined;
  /** The summary's groups; absent for operations. */
  readonly by?: 'program' | undefined;
  /** Attempts of one call are one row. */
  readonly folded?: true | undefined;
}

/** Changes part of the URL's state; undefined removes a field. */
export type Change = (part: Partial<InspectSearch>) => void;

/** Drops invalid fields. */
export function inspectSearch(input: Readonly<Record<string, unknown>>): InspectSearch {
  const found: Readonly<Record<keyof InspectSearch, unknown>> = {
    q: text(input.q),
    method: text(input.method)?.toUpperCase(),
    status: oneOf(STATUSES, input.status),
    schema: oneOf(SCHEMAS, input.schema),
    permission: oneOf(PERMISSIONS, input.permission),
    faulted: flag(input.faulted),
    changed: flag(input.changed),
    agent: text(input.agent),
    own: flag(input.own),
    from: whole(input.from),
    to: whole(input.to),
    id: whole(input.id),
    with: whole(input.with),
    view: oneOf(VIEWS, input.view),
    wide: flag(input.wide),
    panel: oneOf(PANELS, input.panel),
    show: oneOf(['summary'] as const, input.show),
    by: oneOf(['program'] as const, input.by),
    folded: flag(input.folded),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

/** The router parses words of digits as numbers. */
const text = (value: unknown): string | undefined =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' ? String(value).slice(0, 500) : undefined;

const whole = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;

const flag = (value: unknown): true | undefined => (value === true ? true : undefined);

const oneOf = <Word extends string>(words: readonly Word[], value: unknown): Word | undefined =>
  words.find((word) => word === value);
