/** Sends the records of a zone file, and looks which of them are there then. */
import { isObject } from '@flarewire/schema';
import type { ZoneRecord } from '@flarewire/zone-file';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { jsonOf } from '../../data/answer.ts';
import { call } from '../../data/call.ts';
import { flarewire } from '../../data/flarewire.ts';
import { refresh } from '../items/any-call.ts';
import { type PresentRecord, planImport, zoneText } from './zone-plan.ts';

export interface ImportResult {
  /** Each record that was sent. */
  readonly records: readonly { readonly record: ZoneRecord; readonly isThere: boolean }[];
  /** As Cloudflare counts. */
  readonly added: number | undefined;
}

interface Sent {
  readonly records: readonly ZoneRecord[];
  readonly isProxied: boolean;
}

export function useImport(zoneId: string, zone: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ records, isProxied }: Sent): Promise<ImportResult> => {
      const params = { zone_id: zoneId, file: zoneText(records), ...(isProxied ? { proxied: 'true' } : {}) };
      const body = jsonOf(await call('dns.records.import', params));
      const result = isObject(body) ? body.result : undefined;
      const list = { zone_id: zoneId, per_page: 5000 };
      const options = flarewire.allOptions('dns.records.list', list, { limit: 1_000_000 });
      const { items } = await client.fetchQuery({ ...options, staleTime: 0 });
      const added = isObject(result) && typeof result.recs_added === 'number' ? result.recs_added : undefined;
      // What the list answers are records.
      const plan = planImport(records, items as readonly PresentRecord[], zone);
      return { added, records: plan.map(({ record, change }) => ({ record, isThere: change === 'same' })) };
    },
    onSettled: () => void refresh('dns.records.import', { zone_id: zoneId }),
  });
}
