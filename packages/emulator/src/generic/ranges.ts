/** Filters of a list by a time: `created_after`, `seen_before`, `since` and `until`. */
type IsField = (name: string) => boolean;

export interface Range {
  readonly field: string;
  readonly isWithin: (time: unknown, bound: unknown) => boolean;
}

const RANGE = /^(?:(.+)_)?(after|before|since|until)$/;

const WITHIN: Readonly<Record<string, (time: number, bound: number) => boolean>> = {
  after: (time, bound) => time > bound,
  before: (time, bound) => time < bound,
  since: (time, bound) => time >= bound,
  until: (time, bound) => time <= bound,
};

/** The time of an item that a filter limits. @example rangeOf('seen_after', isField) // { field: 'last_seen_at', … } */
export function rangeOf(name: string, isField: IsField): Range | undefined {
  const [, stem = 'created', bound = ''] = RANGE.exec(name) ?? [];
  const compare = WITHIN[bound];
  const forms = [`${stem}_at`, `${stem}_on`, `${stem}_date`, `${stem}_time`, `last_${stem}_at`, stem];
  const field = [...forms, ...(stem === 'created' ? ['cdate', 'timestamp'] : [])].find(isField);
  if (compare === undefined || field === undefined) return undefined;
  return { field, isWithin: (time, limit) => compare(Date.parse(String(time)), Date.parse(String(limit))) };
}
