/** Imports the records of a zone file, in parts if it is large, and checks which of them exist afterwards. */
import { isObject } from '@flarewire/schema';
import type { ZoneRecord } from '@flarewire/zone-file';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { jsonOf } from '../../data/answer.ts';
import { call } from '../../data/call.ts';
import { flarewire } from '../../data/flarewire.ts';
import { isFinal, refresh } from '../items/any-call.ts';
import { type FailedPart, partsOf, sendParts } from './zone-parts.ts';
import { type PresentRecord, planImport, zoneText } from './zone-plan.ts';

export interface ImportResult {
  /** Every record that was sent. */
  readonly records: readonly { readonly record: ZoneRecord; readonly isThere: boolean }[];
  /** As counted by Cloudflare. */
  readonly added: number;
  /** Refused parts. */
  readonly failed: readonly FailedPart[];
}

interface Sent {
  readonly records: readonly ZoneRecord[];
  readonly isProxied: boolean;
  /** The result of the other parts, if these are a retry. */
  readonly before?: ImportResult | undefined;
}

/** Progress from 0 to 1; undefined if there is only one part. */
type Progress = number | undefined;

export function useImport(zoneId: string, zone: string) {
  const client = useQueryClient();
  const [progress, setProgress] = useState<Progress>();
  const send = useMutation({
    mutationFn: async ({ records, isProxied, before }: Sent): Promise<ImportResult> => {
      const parts = partsOf(records);
      const { added, failed } = await sendParts(parts, {
        send: (part) => sendPart(zoneId, part, isProxied),
        isFinal,
        onProgress: (done, of) => setProgress(parts.length > 1 ? done / of : undefined),
      });
      const [only] = failed;
      // A single part: nothing was changed, and the form stays.
      if (only !== undefined && parts.length === 1 && before === undefined) throw only.error;
      const list = { zone_id: zoneId, per_page: 5000 };
      const options = flarewire.allOptions('dns.records.list', list, { limit: 1_000_000 });
      const { items } = await client.fetchQuery({ ...options, staleTime: 0 });
      const all = before === undefined ? records : before.records.map(({ record }) => record);
      // The list contains records.
      const plan = planImport(all, items as readonly PresentRecord[], zone);
      return {
        added: added + (before?.added ?? 0),
        failed,
        records: plan.map(({ record, change }) => ({ record, isThere: change === 'same' })),
      };
    },
    onSettled: () => {
      setProgress(undefined);
      void refresh('dns.records.import', { zone_id: zoneId });
    },
  });
  return { ...send, progress };
}

/** @returns the number of records added */
async function sendPart(zoneId: string, records: readonly ZoneRecord[], isProxied: boolean): Promise<number> {
  const params = { zone_id: zoneId, file: zoneText(records), ...(isProxied ? { proxied: 'true' } : {}) };
  const body = jsonOf(await call('dns.records.import', params));
  const result = isObject(body) ? body.result : undefined;
  return isObject(result) && typeof result.recs_added === 'number' ? result.recs_added : records.length;
}
