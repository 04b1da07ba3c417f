/** Compares records with the parameters of their create, in any notation; loaded when a record is looked up. */
import { MalformedError } from '@flarewire/zone-file';
import { differences, keyOf, normalRecord, type PlannedRecord, readRecord, type WantedRecord } from './record.ts';

export interface RecordMatch {
  /** True if an item of the list has the name, type and values of the parameters. */
  hasKey(item: unknown): boolean;
  /** Parameters in which an item differs. */
  differences(item: unknown): readonly string[];
}

/** Undefined if the parameters are not those of a record: the API rejects them. */
export function recordMatch(params: object): RecordMatch | undefined {
  const given = params as WantedRecord & { readonly zone_id?: string };
  const wanted = wantedOf(given);
  if (wanted === undefined) return undefined;
  const read = (item: unknown): PlannedRecord => readRecord(item as WantedRecord, ''); // an item of the list
  // Given by `data`, the priority is one of the values; else it is a field that an update changes.
  const key = ({ name, type, content, priority }: PlannedRecord): string =>
    keyOf({ name, type, content, priority: given.data === undefined ? 0 : priority });
  return {
    hasKey: (item) => key(read(item)) === key(wanted),
    differences: (item) =>
      differences(read(item), wanted).map((field) => (field === 'content' && given.data ? 'data' : field)),
  };
}

function wantedOf(params: WantedRecord): PlannedRecord | undefined {
  try {
    return normalRecord(params, '');
  } catch (error) {
    if (error instanceof MalformedError || error instanceof TypeError) return undefined;
    throw error;
  }
}
