/** Queries a Worker's modules and deploys edits. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../data/call.ts';
import { flarewire } from '../../data/flarewire.ts';
import { contentOf, uploadOf, type WorkerContent } from './modules.ts';

export interface WorkerPlace {
  readonly account_id: string;
  readonly script_name: string;
}

const GET = 'workers.scripts.content.get';

export function useContent(place: WorkerPlace) {
  return useQuery({
    queryKey: [GET, place],
    queryFn: async ({ signal }): Promise<WorkerContent> => {
      const { head, body } = await call(GET, { ...place }, { signal });
      return contentOf(body, (name) => head.headers.find(([one]) => one.toLowerCase() === name)?.[1]);
    },
    structuralSharing: false,
  });
}

export type Edits = ReadonlyMap<string, string>;

export function useDeploy({ account_id, script_name }: WorkerPlace) {
  const client = useQueryClient();
  /** Deploys code only: bindings, secrets and settings are unchanged. */
  const deploy = async (content: WorkerContent, edits: Edits): Promise<void> => {
    const params = { account_id, script_name, ...uploadOf(content, edits) };
    await call('workers.scripts.content.update', params);
    await client.invalidateQueries({ queryKey: [GET, { account_id, script_name }] });
    const { metadata } = params;
    await flarewire.invalidate(client, 'workers.scripts.content.update', { account_id, script_name, metadata });
  };
  /** Deploys the same modules as a separate Worker without bindings. */
  const deployAs = async (name: string, date: string, content: WorkerContent, edits: Edits): Promise<void> => {
    const { metadata, files } = uploadOf(content, edits);
    const all = { ...metadata, ...(date === '' ? {} : { compatibility_date: date }) };
    await call('workers.scripts.update', { account_id, script_name: name, metadata: all, files });
    await flarewire.invalidate(client, 'workers.scripts.update', { account_id, script_name: name, metadata: all });
  };
  return { deploy, deployAs };
}
