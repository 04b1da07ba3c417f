/** What the address of the page holds: which requests are shown, which one is open, and what stands beside it. */

export const STATUSES = ['2xx', '3xx', '4xx', '5xx', 'none', 'failed'] as const;
export const SCHEMAS = ['passed', 'failed', 'unchecked'] as const;
export const PERMISSIONS = ['allowed', 'refused', 'unknown'] as const;
export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
export const PANELS = ['faults', 'clock', 'state', 'connect'] as const;
export const VIEWS = ['raw', 'headers'] as const;

export type Panel = (typeof PANELS)[number];
export type View = (typeof VIEWS)[number];

/** Which requests are shown; absent: any. */
export interface Filter {
  /** Words that must be in it; one with `-` before it must not. */
  readonly q?: string | undefined;
  readonly method?: string | undefined;
  /** `none` where no answer came; `failed` stands for 4xx, 5xx and none. */
  readonly status?: (typeof STATUSES)[number] | undefined;
  readonly schema?: (typeof SCHEMAS)[number] | undefined;
  readonly permission?: (typeof PERMISSIONS)[number] | undefined;
  readonly faulted?: true | undefined;
  readonly changed?: true | undefined;
  readonly agent?: string | undefined;
  /** The console's own calls are among them, which they are not at first. */
  readonly own?: true | undefined;
}

/** Milliseconds since 1970; the end is no part of it. */
export interface Times {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

export interface InspectSearch extends Filter, Times {
  /** The open request. */
  readonly id?: number | undefined;
  /** The one it is compared with. */
  readonly with?: number | undefined;
  /** How its messages are shown; absent: as trees. */
  readonly view?: View | undefined;
  /** The open request takes all the room. */
  readonly wide?: true | undefined;
  readonly panel?: Panel | undefined;
}

/** Changes a part of what the address holds; undefined takes it out. */
export type Change = (part: Partial<InspectSearch>) => void;

/** What makes no sense is left out. */
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
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

/** Words of digits come as numbers. */
const text = (value: unknown): string | undefined =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' ? String(value).slice(0, 500) : undefined;

const whole = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;

const flag = (value: unknown): true | undefined => (value === true ? true : undefined);

const oneOf = <Word extends string>(words: readonly Word[], value: unknown): Word | undefined =>
  words.find((word) => word === value);
