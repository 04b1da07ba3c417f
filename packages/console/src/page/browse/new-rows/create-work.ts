/** Creates many items: in one call if the product has a batch operation, else one by one. */
import { jsonOf } from '../../data/answer.ts';
import { call } from '../../data/call.ts';
import { asItem } from '../../data/item.ts';
import { noteBatch } from '../../review/note.ts';
import { counted } from '../../ui/text/number-text.ts';
import { BATCH_CALL, inBatches, type ManyWork } from '../bulk/many-work.ts';
import type { Params } from '../items/any-call.ts';
import type { Resource } from '../resources/resources.ts';
import { type Context, knownIn } from '../resources/template.ts';

/** An item to create. */
interface Creation {
  readonly params: Params;
}

export function createWork<Item extends Creation>({ name, create }: Resource, context: Context): ManyWork<Item> {
  const single: ManyWork<Item>['work'] = async ([item], signal) => {
    if (item === undefined || create === undefined) return undefined;
    await call(create.name, { ...item.params, ...knownIn(create.path, context) }, { signal, agreed: 'noted' });
    return undefined;
  };
  if (name !== 'dns.records') return { work: single, size: 1 };
  return inBatches(single, (items, signal) => createRecords(items, context, signal));
}

async function createRecords(items: readonly Creation[], { zone_id }: Context, signal: AbortSignal): Promise<void> {
  const posts = items.map(({ params }) => params);
  const answer = await call(BATCH_CALL, { zone_id, posts }, { signal, agreed: 'noted by caller' });
  const { result } = asItem(jsonOf(answer));
  const made = asItem(result).posts;
  const deletes = (Array.isArray(made) ? made : []).map((record) => ({ id: asItem(record).id }));
  noteBatch({
    at: Date.now(),
    operation: BATCH_CALL,
    name: `Created ${counted(items.length, 'DNS record')}`,
    place: { zone_id },
    before: undefined,
    after: { posts },
    undo: [{ operation: BATCH_CALL, params: { zone_id, deletes } }],
  });
}
