/** `flarewire dns rm`: deletes the records of a name. */
import { ID } from '../../input/scope.ts';
import type { ExitCode, Verb } from '../../verb.ts';
import { WrongInput } from '../../wrong-input.ts';
import { CLIENT_FLAGS, confirmed, sessionOf, YES_FLAG, ZONE_FLAG } from '../common.ts';
import { count, FORMAT_FLAG, showList } from '../show.ts';
import { hasContent, placeOf, recordsAt, recordText, type Stored } from './records-named.ts';

export const dnsRm: Verb = {
  summary: 'Delete DNS records by name, type and value',
  takes: 'NAME|ID [TYPE [VALUE]]',
  flagged: [['name'], ['type'], ['content', 'value']],
  notes:
    'NAME is relative to the zone (www, @) or whole; --zone can be omitted for a whole name. Without TYPE and VALUE, all records of the name are deleted. The records are shown before you confirm.',
  flags: {
    ...ZONE_FLAG,
    plan: { type: 'boolean', about: 'show the records without deleting them' },
    ...YES_FLAG,
    ...FORMAT_FLAG,
    ...CLIENT_FLAGS,
  },
  run: async (given, io): Promise<ExitCode> => {
    const [name, type, value, more] = given.words;
    if (name === undefined || more !== undefined)
      throw new WrongInput('Usage: flarewire dns rm NAME [TYPE [VALUE]], for example: flarewire dns rm www A');
    const session = await sessionOf(given, io);
    const { client } = session;
    const isId = ID.test(name);
    const place = await placeOf(isId ? '@' : name, given, session, io);
    const signal = io.interrupted;
    const one = { zone_id: place.zone_id, dns_record_id: name };
    const all = isId
      ? [(await client.call('dns.records.get' as string, one, { signal })) as Stored] // every type has these fields
      : await recordsAt(client, place, type?.toUpperCase(), signal);
    const found = all.filter((record) => value === undefined || hasContent(record, value));
    if (found.length === 0) {
      const wanted = [type?.toUpperCase(), place.name, value].filter(Boolean).join(' ');
      const others = (await recordsAt(client, place, undefined, signal)).map((record) => `\n  ${recordText(record)}`);
      throw new WrongInput(
        `No record ${wanted} in ${place.zone}.${others.length === 0 ? '' : ` Records with this name:${others.join('')}`}`,
      );
    }
    for (const record of found) io.err(`- ${recordText(record)}\n`);
    if (given.isOn('plan')) return 0;
    if (!(await confirmed(given, io, `This deletes ${count(found.length, 'record')} from ${place.zone}`))) return 2;
    const deletes = found.map(({ id }) => ({ id }));
    await client.call('dns.records.batch' as string, { zone_id: place.zone_id, deletes }, { signal });
    await showList(found, given, io, ['type', 'name', 'content', 'id']);
    return 0;
  },
};
