/** Binds all operations to this page's server. */
import { createFlarewire, type Transport } from '@flarewire/react';
import { jsonOf, textOf } from './answer.ts';
import { call } from './call.ts';
import { catalogOptions } from './catalog.ts';
import { pageOf } from './lists/paging.ts';
import { queryClient } from './queries.ts';

/** The result as the client returns it: without envelope, lists as pages, bytes as a Blob. */
const transport: Transport = async (name, params, { signal }) => {
  const { byName } = await queryClient.ensureQueryData(catalogOptions);
  const operation = byName.get(name);
  if (operation === undefined) throw new Error(`Unknown operation '${name}'.`);
  const answer = await call(name, params, { signal });
  const { type = '' } = answer.head;
  const isBytes =
    operation.response === 'binary' || (operation.forms !== undefined && /^(image|audio|application\/pdf)/.test(type));
  if (isBytes) return new Blob([answer.body], { type });
  const json = jsonOf(answer);
  if (json === undefined) return operation.response === 'void' ? null : textOf(answer);
  const page = pageOf(operation, params, json);
  if (page !== undefined) return { items: page.items, info: { total_count: page.total }, next: page.next };
  return operation.envelope ? Object(json).result : json;
};

export const flarewire = createFlarewire<Error>(transport);
