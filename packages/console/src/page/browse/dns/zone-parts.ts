/** The records of a zone file in parts that Cloudflare takes: an import may have 256 KiB. */
import type { ZoneRecord } from '@flarewire/zone-file';
import { zoneText } from './zone-plan.ts';

/** https://developers.cloudflare.com/dns/manage-dns-records/how-to/import-and-export/ */
export const MOST_BYTES = 256 * 1024;

/** Every line has its full name and its TTL: a part needs neither `$ORIGIN` nor `$TTL`, and may begin anywhere. */
export function partsOf(records: readonly ZoneRecord[], most = MOST_BYTES): readonly (readonly ZoneRecord[])[] {
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

/** A part that was refused, and why. */
export interface FailedPart {
  readonly records: readonly ZoneRecord[];
  readonly error: Error;
}

export interface SentParts {
  /** As Cloudflare counts. */
  readonly added: number;
  readonly failed: readonly FailedPart[];
}

interface Sending {
  /** @returns how many records were added */
  readonly send: (records: readonly ZoneRecord[]) => Promise<number>;
  /** The rest would fail in the same way: nothing of it is sent. */
  readonly isFinal: (error: unknown) => boolean;
  readonly onProgress: (done: number, of: number) => void;
}

/** One after another: a part that is refused keeps none of the others back. */
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
