/** `flarewire dns set`: makes the records of a name and type hold these values, whatever was there before. */
import { CONTENT } from '../../input/dns-record.ts';
import type { ExitCode, Given, Verb } from '../../verb.ts';
import { WrongInput } from '../../wrong-input.ts';
import { CLIENT_FLAGS, confirmed, sessionOf, YES_FLAG, ZONE_FLAG } from '../common.ts';
import { count, FORMAT_FLAG, showList } from '../show.ts';
import { differing, hasContent, type Place, placeOf, recordsAt, recordText, type Stored } from './records-named.ts';

export const dnsSet: Verb = {
  summary: 'Set the value of a DNS record: create it, or change the existing one',
  takes: 'NAME [TYPE] VALUE [VALUE]',
  flagged: [['name'], ['type'], ['content', 'value']],
  notes: [
    'NAME is relative to the zone (www, @) or whole; --zone can be omitted for a whole name.',
    'TYPE can be omitted for an IP address. Several values are several records of the same name and type.',
    'Other values with this name and type are replaced; to add one, use: flarewire dns records create.',
  ].join('\n'),
  flags: {
    ...ZONE_FLAG,
    proxied: { type: 'boolean', about: 'proxy the traffic through Cloudflare' },
    'no-proxied': { type: 'boolean', about: 'DNS only' },
    ttl: { type: 'string', value: 'SECONDS', about: 'time to live; 1 is automatic' },
    priority: { type: 'string', value: 'N', about: 'priority; required for MX' },
    comment: { type: 'string', value: 'TEXT', about: 'comment of the record' },
    plan: { type: 'boolean', about: 'print the changes without making them' },
    ...YES_FLAG,
    ...FORMAT_FLAG,
    ...CLIENT_FLAGS,
  },
  run: async (given, io): Promise<ExitCode> => {
    const wanted = wantedOf(given);
    const session = await sessionOf(given, io);
    const { client } = session;
    const place = await placeOf(wanted.name, given, session, io);
    const all = await recordsAt(client, place, undefined, io.interrupted);
    const there = all.filter(({ type }) => type === wanted.type);
    const changes = changesOf(there, wanted, place);
    for (const record of all.filter(({ type }) => isInTheWay(type, wanted.type))) {
      changes.deletes.push({ id: record.id });
      changes.lines.push(`- ${recordText(record)}`);
    }
    for (const line of changes.lines) io.err(`${line}\n`);
    if (changes.lines.length === 0) {
      io.err(`${wanted.type} ${place.name}: already set. Nothing was sent.\n`);
      await showList(there, given, io, COLUMNS);
      return 0;
    }
    const { posts, patches, deletes } = changes;
    if (given.isOn('plan')) {
      await io.out(`${JSON.stringify({ zone_id: place.zone_id, posts, patches, deletes })}\n`);
      return 0;
    }
    if (deletes.length > 0 && !(await confirmed(given, io, `This deletes ${count(deletes.length, 'record')}`)))
      return 2;
    const params = { zone_id: place.zone_id, posts, patches, deletes };
    await client.call('dns.records.batch' as string, params, { signal: io.interrupted, retry: 'safe' });
    await showList(await recordsAt(client, place, wanted.type, io.interrupted), given, io, COLUMNS);
    return 0;
  },
};

/** https://developers.cloudflare.com/dns/manage-dns-records/reference/dns-record-types/#cname */
const isInTheWay = (type: string, wanted: string): boolean =>
  type !== wanted &&
  (type === 'CNAME' ? ['A', 'AAAA'].includes(wanted) : wanted === 'CNAME' && ['A', 'AAAA'].includes(type));

const COLUMNS = ['type', 'name', 'content', 'priority', 'proxied', 'ttl', 'comment'];

interface Wanted {
  readonly name: string;
  readonly type: string;
  readonly values: readonly string[];
  /** Fields of every record. */
  readonly fields: Readonly<Record<string, unknown>>;
}

const IPV4 = /^\d{1,3}(\.\d{1,3}){3}$/;

/** @throws WrongInput */
function wantedOf({ words, isOn, value }: Given): Wanted {
  const [name, ...rest] = words;
  const isTyped = /^[A-Z]{1,10}$/i.test(rest[0] ?? '') && rest.length > 1;
  const values = [...new Set(isTyped ? rest.slice(1) : rest)];
  const [first] = values;
  if (name === undefined || first === undefined)
    throw new WrongInput('Usage: flarewire dns set NAME [TYPE] VALUE, for example: flarewire dns set www A 192.0.2.1');
  const type = isTyped ? (rest[0] ?? '').toUpperCase() : IPV4.test(first) ? 'A' : first.includes(':') ? 'AAAA' : '';
  if (type === '')
    throw new WrongInput(`Missing the type of "${first}". For example: flarewire dns set ${name} CNAME ${first}`);
  if (!CONTENT.test(type))
    throw new WrongInput(
      `dns set takes types whose value is one text; ${type} has several fields: flarewire dns records create --type ${type} --help`,
    );
  const priority = value('priority');
  if (type === 'MX' && priority === undefined)
    throw new WrongInput('--priority is missing: an MX record needs one, for example --priority 10');
  if (isOn('proxied') && isOn('no-proxied')) throw new WrongInput('Give either --proxied or --no-proxied.');
  const fields = {
    ...numbered('ttl', value('ttl')),
    ...numbered('priority', priority),
    ...(isOn('proxied') || isOn('no-proxied') ? { proxied: isOn('proxied') } : {}),
    ...(value('comment') === undefined ? {} : { comment: value('comment') }),
  };
  return { name, type, values, fields };
}

function numbered(name: string, text: string | undefined): object {
  if (text === undefined) return {};
  if (!/^\d+$/.test(text)) throw new WrongInput(`--${name} must be a number, not "${text}".`);
  return { [name]: Number(text) };
}

interface Changes {
  readonly posts: object[];
  readonly patches: object[];
  readonly deletes: { readonly id: string }[];
  readonly lines: string[];
}

/** Records that hold a wanted value stay; the others are changed to the values that are missing. */
function changesOf(there: readonly Stored[], { type, values, fields }: Wanted, { name }: Place): Changes {
  const changes: Changes = { posts: [], patches: [], deletes: [], lines: [] };
  const left = [...there];
  const missing: string[] = [];
  const patch = (old: Stored, content: string): void => {
    const fresh = { ...fields, content };
    const names = differing(old, fresh);
    const differs = Object.entries(fresh).filter(([field]) => names.includes(field));
    if (differs.length === 0) return;
    // The API needs to know the type that the fields belong to.
    changes.patches.push({ id: old.id, type, name: old.name, ...Object.fromEntries(differs), content: fresh.content });
    changes.lines.push(`~ ${recordText(old)} → ${differs.map(([field, value]) => `${field} ${value}`).join(', ')}`);
  };
  for (const content of values) {
    const at = left.findIndex((one) => hasContent(one, content));
    const [same] = at < 0 ? [] : left.splice(at, 1);
    if (same === undefined) missing.push(content);
    else patch(same, content);
  }
  for (const content of missing) {
    const old = left.shift();
    if (old !== undefined) patch(old, content);
    else {
      const fresh = { ttl: 1, ...fields, type, name, content };
      changes.posts.push(fresh);
      changes.lines.push(`+ ${recordText(fresh)}`);
    }
  }
  for (const old of left) {
    changes.deletes.push({ id: old.id });
    changes.lines.push(`- ${recordText(old)}`);
  }
  return changes;
}
