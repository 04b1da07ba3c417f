/** Confirmation of deletions and irreversible changes: a prompt on a terminal, `--yes` in a script. */
import { wordsOf } from '@flarewire/snippets/command/words';
import type { Cloudflare } from 'flarewire';
import type { Params } from '../input/params.ts';
import type { Io } from '../io.ts';
import { plain } from '../plain.ts';
import { isRecord } from '../record.ts';
import { type Subject, subjectOf } from '../tree/subject.ts';
import { find } from '../tree/words.ts';
import { WrongInput } from '../wrong-input.ts';

export interface Danger {
  /** `dns.records.delete deletes 372e…` */
  readonly what: string;
  /** The subject of the call as the parameters name it: an id or a name. */
  readonly name: string;
  /** `, along with its DNS records` */
  readonly along: string;
  readonly isDelete: boolean;
}

/** Undefined if the call needs no confirmation. @param words the arguments as the user gave them */
export function dangerOf(subject: Subject, words: readonly string[], params: Params): Danger | undefined {
  const { operation, schemas, positionals } = subject;
  const isDelete = operation.method === 'DELETE';
  if (!isDelete && operation.confirm !== true) return undefined;
  const last = positionals.at(-1);
  const id = words.at(-1) ?? (last === undefined ? undefined : params[last.name]);
  const name = String(id ?? params.zone_id ?? params.account_id ?? operation.name);
  const along = schemas.cascades?.length ? `, along with its ${schemas.cascades.join(', ')}` : '';
  return {
    what: `${operation.name} ${isDelete ? 'deletes' : 'permanently changes'} ${name}${along}`,
    name,
    along,
    isDelete,
  };
}

/** `y` or `yes`. */
export const isYes = (typed: string): boolean => /^y(es)?$/i.test(typed.trim());

/**
 * Prompts on a terminal, and shows the thing itself there.
 * @throws WrongInput without a terminal, where `--yes` is required
 */
export async function mayGoOn(
  danger: Danger | undefined,
  io: Io,
  thing: () => Promise<string | undefined> = async () => undefined,
): Promise<boolean> {
  if (danger === undefined) return true;
  if (io.ask === undefined) throw new WrongInput(`${danger.what}. Nothing was sent: add --yes to confirm.`);
  const seen = await thing();
  const verb = danger.isDelete ? 'Delete' : 'Permanently change';
  const what = seen === undefined ? `${danger.what}. Continue?` : `${verb} ${seen}${danger.along}?`;
  if (isYes(await io.ask(`${what} [y/N] `))) return true;
  io.err('Not confirmed: nothing was sent.\n');
  return false;
}

/** Fields that people know a thing by. */
const KNOWN = ['name', 'title', 'hostname', 'queue_name', 'pattern', 'domain', 'email', 'description'];

/** The thing that a call is about (read by its get operation), or undefined if it cannot be read. */
export async function thingOf(
  { operation }: Subject,
  params: Params,
  client: Cloudflare,
  signal: AbortSignal,
): Promise<string | undefined> {
  const name = operation.name.replace(/\.\w+$/, '.get');
  const found = find([name]);
  if (!('operation' in found) || found.operation.name !== name || found.operation.path !== operation.path)
    return undefined;
  const { schemas } = await subjectOf(found.operation);
  const own = schemas.params.filter((param) => param.in === 'path' && params[param.name] !== undefined);
  const scope = ['zone_id', 'account_id'].filter((one) => params[one] !== undefined);
  const read = Object.fromEntries([...own.map((param) => param.name), ...scope].map((one) => [one, params[one]]));
  try {
    const value: unknown = await client.call(name, read, { signal, maxRetries: 0 });
    if (!isRecord(value)) return undefined;
    // Only of records, the type and the content say which one it is.
    const fields = typeof value.content === 'string' ? ['type', 'name', 'content'] : KNOWN;
    const shown = fields.flatMap((field) => {
      const text = value[field];
      return typeof text === 'string' && text !== '' ? [plain(text)] : [];
    });
    if (fields === KNOWN) shown.splice(1);
    const kind = wordsOf(operation.name).slice(0, -1).join(' ');
    return shown.length === 0
      ? undefined
      : [...shown, ...(value.proxied === true ? ['(proxied)'] : []), `(${kind})`].join(' ');
  } catch {
    // The call itself reports what is wrong.
    return undefined;
  }
}
