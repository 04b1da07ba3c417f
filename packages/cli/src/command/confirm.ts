/** What deletes or cannot be undone is not done by a slip: a terminal is asked, a script says so beforehand. */

import type { Params } from '../input/params.ts';
import type { Io } from '../io.ts';
import type { Subject } from '../tree/subject.ts';
import { WrongInput } from '../wrong-input.ts';

export interface Danger {
  /** `dns.records.delete deletes 372e…` */
  readonly what: string;
  /** To be typed. */
  readonly name: string;
}

/** Undefined where the call does away with nothing. @param words as the user gave them after the command */
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

/** Asks on a terminal; elsewhere only `--yes` will do. @throws WrongInput where nobody can be asked */
export async function mayGoOn(danger: Danger | undefined, io: Io): Promise<boolean> {
  if (danger === undefined) return true;
  if (io.ask === undefined) throw new WrongInput(`${danger.what}. Nothing was sent: add --yes to confirm.`);
  const typed = await io.ask(`${danger.what}.\nType ${danger.name} to confirm: `);
  if (typed.trim() === danger.name) return true;
  io.err('Not confirmed: nothing was sent.\n');
  return false;
}
