/** `--if-absent` and `--upsert`: an existing item with the same natural key is shown or updated instead of creating another one. */
import type { Operation } from '@flarewire/contract';
import type { Cloudflare } from 'flarewire';
import { ensure, naturalKey } from 'flarewire/create';
import type { Params } from '../input/params.ts';
import type { Io } from '../io.ts';
import { WrongInput } from '../wrong-input.ts';

/** The existing item; undefined if there is none. */
export async function ifAbsent(
  client: Cloudflare,
  { name }: Operation,
  params: Params,
  io: Io,
): Promise<{ readonly item: unknown } | undefined> {
  const options = { dryRun: true, signal: io.interrupted };
  const { change, differs, result } = await ensure(client, name, params, options);
  if (change === 'created') return undefined;
  const otherwise = differs.length === 0 ? '' : `, with a different ${differs.join(', ')}`;
  io.err(`${name}: already exists${otherwise}. Nothing was sent.\n`);
  return { item: result };
}

/** Creates the item, or updates the one with the same natural key. */
export async function upsert(client: Cloudflare, { name }: Operation, params: Params, io: Io): Promise<unknown> {
  const { change, differs, result } = await ensure(client, name, params, { signal: io.interrupted });
  const how = { none: 'is there already', created: 'created', updated: `updated ${differs.join(', ')}` }[change];
  io.err(`${name}: ${how}.\n`);
  return result;
}

/** @throws WrongInput if the operation has no natural key */
export async function checkKey(flag: 'if-absent' | 'upsert', { name }: Operation): Promise<void> {
  if (!name.endsWith('.create')) throw new WrongInput(`--${flag} works only with create commands; ${name} is not one.`);
  if ((await naturalKey(name)) === undefined)
    throw new WrongInput(
      `--${flag}: ${name} has no natural key, so an existing item cannot be found. Nothing was sent.`,
    );
}
