/** Splits the records of a zone file into imports of at most 256 KiB. */
import type { ZoneRecord } from '@flarewire/zone-file';
import { zoneText } from './zone-plan.ts';

/** https://developers.cloudflare.com/dns/manage-dns-records/how-to/import-and-export/ */
export const MAX_BYTES = 256 * 1024;

/** Every line has its full name and TTL, so a part needs no `$ORIGIN` or `$TTL` and can start anywhere. */
export function partsOf(records: readonly ZoneRecord[], most = MAX_BYTES): readonly (readonly ZoneRecord[])[] {
  const encoder = new TextEncoder();
  const parts: ZoneRecord[][] = [];
  let bytes = 0;
  for (const record of records) {
    const { length } = encoder.encode(zoneText([record]));
    const part = parts.at(-1);
    if (part === undefined || bytes + length > most) {
      parts.push([record]);
      bytes = length;
    } else {
      part.push(record);
      bytes += length;
    }
  }
  return parts;
}

/** A refused part and the reason. */
export interface FailedPart {
  readonly records: readonly ZoneRecord[];
  readonly error: Error;
}

export interface SentParts {
  /** As counted by Cloudflare. */
  readonly added: number;
  readonly failed: readonly FailedPart[];
}

interface Sending {
  /** @returns the number of records added */
  readonly send: (records: readonly ZoneRecord[]) => Promise<number>;
  /** True if every other part would fail too, so none is sent. */
  readonly isFinal: (error: unknown) => boolean;
  readonly onProgress: (done: number, of: number) => void;
}

/** Sends one part after another; a refused part does not block the others. */
export async function sendParts(
  parts: readonly (readonly ZoneRecord[])[],
  { send, isFinal, onProgress }: Sending,
): Promise<SentParts> {
  const failed: FailedPart[] = [];
  const total = parts.reduce((sum, { length }) => sum + length, 0);
  let added = 0;
  let done = 0;
  let final: Error | undefined;
  for (const records of parts) {
    onProgress(done, total);
    try {
      if (final !== undefined) throw final;
      added += await send(records);
    } catch (cause) {
      const error = cause instanceof Error ? cause : new Error(String(cause));
      if (isFinal(error)) final = error;
      failed.push({ records, error });
    }
    done += records.length;
  }
  return { added, failed };
}
