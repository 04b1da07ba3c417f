/** Settings of a zone as commands: `ssl set strict`, `always-use-https on` and `http3`. */
import { follow, index, loadProduct } from '@flarewire/contract';
import { kindsOf } from '@flarewire/snippets/command/kinds';
import { isRecord } from '../record.ts';

/** Words around the setting that add nothing. */
const BEFORE: ReadonlySet<string> = new Set(['zone', 'zones', 'setting', 'settings', 'set', 'edit', 'get', 'show']);
const GET: ReadonlySet<string> = new Set(['get', 'show', 'status', 'view']);
const SET: ReadonlySet<string> = new Set(['set', 'edit', 'update', 'change', 'mode', 'to']);
const SWITCH: Readonly<Record<string, string>> = { enable: 'on', enabled: 'on', disable: 'off', disabled: 'off' };
const SHORT: Readonly<Record<string, string>> = {
  'dev-mode': 'development_mode',
  'force-https': 'always_use_https',
  'min-tls': 'min_tls_version',
};

/** The command that reads or changes the setting; undefined if the words name none. */
export async function settingCommand(words: readonly string[]): Promise<readonly string[] | undefined> {
  const start = words.findIndex((word) => !BEFORE.has(word));
  const typed = (words[start] ?? '').toLowerCase();
  const id = (Object.hasOwn(SHORT, typed) ? SHORT[typed] : undefined) ?? typed.replaceAll('-', '_');
  const values = start < 0 ? undefined : (await settingValues()).get(id);
  if (values === undefined) return undefined;
  const [verb, ...others] = words.slice(start + 1);
  if (verb === undefined || GET.has(verb)) return ['zones', 'settings', 'get', id, ...others];
  const isSet = SET.has(verb);
  const [given = '', more] = isSet ? others : [verb, ...others];
  const value = Object.hasOwn(SWITCH, given) ? (SWITCH[given] ?? given) : given;
  // Without a word for it, only a value that the setting has is meant as one.
  if (given === '' || more !== undefined || !(isSet || values.includes(value))) return undefined;
  return ['zones', 'settings', 'edit', id, '--value', value];
}

/** The settings of a zone with the texts that each may be. */
async function settingValues(): Promise<ReadonlyMap<string, readonly unknown[]>> {
  const operation = index().operations.find(({ name }) => name === 'zones.settings.edit');
  if (operation === undefined) return new Map();
  const { operations, schemas } = await loadProduct(operation.product);
  const { anyOf } = follow(operations[operation.name]?.result ?? {}, schemas);
  const values = new Map<string, readonly unknown[]>();
  for (const branch of Array.isArray(anyOf) ? anyOf.filter(isRecord) : []) {
    const { id, value } = Object(follow(branch, schemas).properties);
    if (typeof id?.const === 'string') values.set(id.const, isRecord(value) ? kindsOf(value, schemas).literals : []);
  }
  return values;
}
