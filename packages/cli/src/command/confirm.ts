/** Confirmation of deletions and irreversible changes: a prompt on a terminal, `--yes` in a script. */

import type { Params } from '../input/params.ts';
import type { Io } from '../io.ts';
import type { Subject } from '../tree/subject.ts';
import { WrongInput } from '../wrong-input.ts';

export interface Danger {
  /** `dns.records.delete deletes 372e…` */
  readonly what: string;
  /** Text to type for confirmation. */
  readonly name: string;
}

/** Undefined if the call needs no confirmation. @param words the arguments as the user gave them */
export function dangerOf(subject: Subject, words: readonly string[], params: Params): Danger | undefined {
  const { operation, schemas, positionals } = subject;
  if (operation.method !== 'DELETE' && operation.confirm !== true) return undefined;
  const last = positionals.at(-1);
  const id = words.at(-1) ?? (last === undefined ? undefined : params[last.name]);
  const name = String(id ?? params.zone_id ?? params.account_id ?? operation.name);
  const along = schemas.cascades?.length ? `, along with its ${schemas.cascades.join(', ')}` : '';
  const verb = operation.method === 'DELETE' ? 'deletes' : 'permanently changes';
  return { what: `${operation.name} ${verb} ${name}${along}`, name };
}

/** Prompts on a terminal. @throws WrongInput without a terminal, where `--yes` is required */
export async function mayGoOn(danger: Danger | undefined, io: Io): Promise<boolean> {
  if (danger === undefined) return true;
  if (io.ask === undefined) throw new WrongInput(`${danger.what}. Nothing was sent: add --yes to confirm.`);
  const typed = await io.ask(`${danger.what}.\nType ${danger.name} to confirm: `);
  if (typed.trim() === danger.name) return true;
  io.err('Not confirmed: nothing was sent.\n');
  return false;
}
