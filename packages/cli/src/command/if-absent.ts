/** `--if-absent`: shows an existing item with the same natural key instead of creating another one. */
import type { Operation } from '@flarewire/contract';
import type { Cloudflare } from 'flarewire';
import { ensure } from 'flarewire/create';
import type { Params } from '../input/params.ts';
import type { Io } from '../io.ts';
import { WrongInput } from '../wrong-input.ts';

/** The existing item; undefined if there is none. @throws WrongInput if the operation does not create anything */
export async function ifAbsent(
  client: Cloudflare,
  { name }: Operation,
  params: Params,
  io: Io,
): Promise<{ readonly item: unknown } | undefined> {
  if (!name.endsWith('.create'))
    throw new WrongInput(`--if-absent works only with create commands; ${name} is not one.`);
  const options = { dryRun: true, signal: io.interrupted };
  const { change, differs, result } = await ensure(client, name, params, options);
  if (change === 'created') return undefined;
  const otherwise = differs.length === 0 ? '' : `, with a different ${differs.join(', ')}`;
  io.err(`${name}: already exists${otherwise}. Nothing was sent.\n`);
  return { item: result };
}
