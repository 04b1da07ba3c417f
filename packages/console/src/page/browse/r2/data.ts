/** Queries of a bucket's objects: list by folder, upload, delete. */
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { jsonOf } from '../../data/answer.ts';
import { call } from '../../data/call.ts';
import { flarewire } from '../../data/flarewire.ts';
import { entriesIn, type R2Object, typeOfFile } from './folders.ts';

export interface R2Place {
  readonly account_id: string;
  readonly bucket_name: string;
  readonly 'cf-r2-jurisdiction'?: 'eu' | 'fedramp';
}

interface Listed {
  readonly objects: readonly R2Object[];
  readonly folders: readonly string[];
  readonly cursor: string | undefined;
}

const PAGE = 1000;
const LIST = 'r2.buckets.objects.list';

/** @param isFlat list every object below the prefix, without folders */
export function useObjects(place: R2Place, prefix: string, isFlat: boolean) {
  const params = { ...place, per_page: PAGE, ...(prefix && { prefix }), ...(isFlat ? {} : { delimiter: '/' }) };
  const query = useInfiniteQuery({
    queryKey: [LIST, params, 'folders'],
    queryFn: async ({ signal, pageParam }): Promise<Listed> => {
      const json: unknown = jsonOf(await call(LIST, pageParam ? { ...params, cursor: pageParam } : params, { signal }));
      const { result, result_info } = Object(json);
      const { delimited, cursor } = Object(result_info);
      return {
        objects: Array.isArray(result) ? result : [],
        folders: Array.isArray(delimited) ? delimited.map(String) : [],
        cursor: typeof cursor === 'string' && cursor !== '' ? cursor : undefined,
      };
    },
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor,
  });
  const entries = useMemo(() => {
    const pages = query.data?.pages ?? [];
    return entriesIn(
      prefix,
      pages.flatMap(({ folders }) => folders),
      pages.flatMap(({ objects }) => objects),
    );
  }, [query.data, prefix]);
  return { query, entries };
}

/** @param isWanted large objects are read only on request */
export function useObject(place: R2Place, key: string, isWanted: boolean) {
  return useQuery({
    queryKey: ['r2.buckets.objects.get', { ...place, object_key: key }],
    queryFn: async ({ signal }) =>
      (await call('r2.buckets.objects.get', { ...place, object_key: key }, { signal })).body,
    enabled: isWanted,
    structuralSharing: false,
  });
}

export function useR2Changes(place: R2Place) {
  const client = useQueryClient();
  const { account_id, bucket_name, 'cf-r2-jurisdiction': jurisdiction } = place;
  const refresh = useCallback(
    (): Promise<void> =>
      flarewire.invalidate(client, 'r2.buckets.objects.delete', { account_id, bucket_name, object_key: '' }),
    [client, account_id, bucket_name],
  );
  const upload = useCallback(
    async (key: string, file: File, onSent: (part: number) => void, signal: AbortSignal): Promise<void> => {
      const body = new File([file], file.name, { type: typeOfFile(file) });
      const where = { account_id, bucket_name, ...(jurisdiction && { 'cf-r2-jurisdiction': jurisdiction }) };
      await call('r2.buckets.objects.upload', { ...where, object_key: key, body }, { onSent, signal });
      client.removeQueries({ queryKey: ['r2.buckets.objects.get', { ...where, object_key: key }] });
    },
    [client, account_id, bucket_name, jurisdiction],
  );
  return { refresh, upload };
}

/**
 * Starts a deletion job at Cloudflare, which takes a while. On a real account, the user has typed the bucket's name
 * before.
 */
export async function removeFolder(place: R2Place, prefix: string): Promise<void> {
  await call('r2.buckets.objects.bulkDelete', { ...place, prefix }, { confirm: place.bucket_name });
}

/** @param confirm true if the user has confirmed the whole selection */
export async function removeObject(place: R2Place, key: string, confirm: boolean): Promise<void> {
  // The server requires each object's key; the user typed the bucket's name for all of them.
  await call('r2.buckets.objects.delete', { ...place, object_key: key }, confirm ? { confirm: key } : {});
}
