/** Adds the changes of others to an edit of a key, because writing replaces value, metadata and expiry together. */
import { succeeded } from '../../data/answer.ts';
import { declined } from '../../data/call.ts';
import type { Conflict } from '../../data/changes/review.ts';
import { askReview } from '../../data/consent.ts';
import { mergeEdit } from '../../review/compare-states.ts';
import { shownName } from '../../ui/text/shown-name.ts';
import type { KvDraft } from './entry.ts';

export interface KvState extends KvDraft {
  readonly bytes: Uint8Array<ArrayBuffer>;
}

interface Versions {
  /** The state that the edit started from. */
  readonly read: KvState;
  /** Undefined if the key was deleted. */
  readonly now: KvState | undefined;
  readonly wanted: KvState;
}

const WRITE = 'kv.namespaces.values.update';

/** The state to write. @throws CallError `Declined` if the user does not overwrite what both changed */
export async function mergeKey(name: string, versions: Versions): Promise<KvState> {
  const { state, conflicts } = merged(versions);
  const summary = `Write the key ${shownName(name)}`;
  const isAgreed =
    conflicts.length === 0 || (await askReview({ operation: WRITE, summary, fields: [], conflicts, isBlind: false }));
  if (!isAgreed) succeeded(declined(WRITE));
  return state;
}

export function merged({ read, now, wanted }: Versions): {
  readonly state: KvState;
  readonly conflicts: readonly Conflict[];
} {
  const value = { read: textOf(read), wanted: textOf(wanted) };
  if (now === undefined) return { state: wanted, conflicts: [{ name: 'value', now: undefined, ...value }] };
  const { metadata, expires } = wanted;
  const { params, conflicts } = mergeEdit(
    {
      read: { value: value.read, metadata: read.metadata, expires: read.expires },
      now: { value: textOf(now), metadata: now.metadata, expires: now.expires },
      wanted: { value: value.wanted, metadata, expires },
    },
    false,
  );
  const { bytes } = params.value === value.wanted ? wanted : now;
  return { state: { bytes, metadata: String(params.metadata), expires: String(params.expires) }, conflicts };
}

/** Text for bytes that are not UTF-8 too: each byte is a character, so that different bytes remain different. */
function textOf({ bytes }: KvState): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return new TextDecoder('latin1').decode(bytes);
  }
}
