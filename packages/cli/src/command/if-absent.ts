/** `--if-absent`: what is there by its natural key is shown instead of being created twice. */
import type { Operation } from '@flarewire/contract';
import type { Cloudflare } from 'flarewire';
import { type CreateName, ensure } from 'flarewire/create';
import type { Params } from '../input/params.ts';
import type { Io } from '../io.ts';
import { WrongInput } from '../wrong-input.ts';

/** What is there already; undefined where it is to be created. @throws WrongInput for what creates nothing */
export async function ifAbsent(
  client: Cloudflare,
  { name }: Operation,
  params: Params,
  io: Io,
): Promise<{ readonly item: unknown } | undefined> {
  if (!name.endsWith('.create'))
    throw new WrongInput(`--if-absent works only with create commands; ${name} is not one.`);
  const options = { dryRun: true, signal: io.interrupted };
  // The name ends as all do that create; params were checked.
  const { change, differs, result } = await ensure(client, name as CreateName, params as never, options);
  if (change === 'created') return undefined;
  const otherwise = differs.length === 0 ? '' : `, with a different ${differs.join(', ')}`;
  io.err(`${name}: already exists${otherwise}. Nothing was sent.\n`);
  return { item: result };
}
