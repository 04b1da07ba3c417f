/** Steps for DNS: creates the zone, imports, lists, batches, exports, and compares each record. */

import { contentOf, parseZone, printZone } from '@flarewire/zone-file';
import { fail, given, same, sameSet } from './check.ts';
import { chunksOf, expectedOf, listedOf, recordLine } from './records.ts';
import { count, number } from './text.ts';
import type { ListedRecord, Step, Tour } from './tour.ts';

/** Records per list page: the API's default, and more for zones so large that paging would take minutes. */
const perPage = (tour: Tour): number => (tour.file.records.length > 20_000 ? 5000 : 100);

export const createZone: Step = {
  title: 'Create the zone',
  async run(tour) {
    const name = tour.file.zone;
    const zone = await tour.client.zones.create({ account: { id: tour.need('accountId') }, name, type: 'full' });
    same('the name of the new zone', zone.name, name);
    const again = await tour.client.zones.get({ zone_id: zone.id });
    same('the zone when read again', [again.id, again.name], [zone.id, name]);
    // Zone files may have tags and any number of records, which the Free plan does not support.
    await tour.client.zones.subscriptions.create({ zone_id: zone.id, rate_plan: { id: 'enterprise' } });
    tour.keep('zoneId', zone.id);
    return `${name} has the id ${zone.id}; its name servers are ${zone.name_servers.join(' and ')}.`;
  },
};

export const importZoneFile: Step = {
  title: 'Import the zone file',
  async run(tour) {
    const { client, file } = tour;
    const zone_id = tour.need('zoneId');
    const chunks = chunksOf(file);
    let added = 0;
    for (const [index, chunk] of chunks.entries()) {
      const answer = await client.dns.records.import({ zone_id, file: chunk.text });
      same(`records added by call ${index + 1}`, answer.recs_added, chunk.records);
      added += chunk.records;
      tour.progress(added, file.records.length);
    }
    const types = new Set(file.records.map((record) => record.type));
    const ignored =
      file.ignored.length === 0
        ? ''
        : ` Left out: ${count(file.ignored.length, 'record')} (SOA, NS of the zone itself).`;
    const twice = file.twice === 0 ? '' : ` Skipped: ${count(file.twice, 'record')} that the file holds twice.`;
    return `${count(added, 'record')} of ${count(types.size, 'type')} from ${file.label}, in ${count(chunks.length, 'call')}.${ignored}${twice}`;
  },
};

export const pageRecords: Step = {
  title: 'Page through all records',
  async run(tour) {
    const before = tour.requests();
    const records = await listAll(tour);
    const requests = tour.requests() - before;
    same('requests for the pages', requests, Math.max(1, Math.ceil(records.length / perPage(tour))));
    sameSet('records in the zone', records.map(recordLine), tour.file.records.map(expectedOf).map(recordLine));
    tour.keep('records', records);
    const [type, most] = mostCommon(records.map((record) => record.type));
    return `${count(records.length, 'record')} in ${count(requests, 'request')}, each as in the file; most are ${type} (${number(most)}).`;
  },
};

export const changeRecords: Step = {
  title: 'Change records in one batch',
  async run(tour) {
    const zone_id = tour.need('zoneId');
    const plan = planBatch(tour.need('records'), tour.file.zone);
    const answer = await tour.client.dns.records.batch({
      zone_id,
      deletes: plan.deletes.map(({ id }) => ({ id })),
      patches: plan.patches,
      puts: plan.puts,
      posts: plan.posts.map(({ wire }) => wire),
    });
    const sizes = [answer.deletes, answer.patches, answer.puts, answer.posts].map((list) => list?.length ?? 0);
    same('changes in the response', sizes, [
      plan.deletes.length,
      plan.patches.length,
      plan.puts.length,
      plan.posts.length,
    ]);
    const records = await listAll(tour);
    sameSet('records after the batch', records.map(recordLine), plan.after.map(recordLine));
    tour.keep('records', records);
    const [deletes, patches, puts, posts] = sizes.map(number);
    return `${deletes} deleted, ${patches} patched, ${puts} replaced, ${posts} added: all or nothing, and all as asked.`;
  },
};

export const exportZone: Step = {
  title: 'Export the zone and compare record by record',
  async run(tour) {
    const due = tour.need('records');
    const text = await tour.client.dns.records.export({ zone_id: tour.need('zoneId') });
    const parsed = parseZone(text, tour.file.zone);
    const [problem] = parsed.problems;
    if (problem !== undefined) fail(`line ${problem.line} of the export: ${problem.reason}`);
    sameSet('records in the export', parsed.records.map(expectedOf).map(recordLine), due.map(recordLine));
    const again = parseZone(printZone(tour.file.zone, parsed.records), tour.file.zone);
    same('records after printing the export once more', again.records.length, parsed.records.length);
    return `${number(Buffer.byteLength(text))} bytes; its ${count(parsed.records.length, 'record')} are those in the zone.`;
  },
};

async function listAll(tour: Tour): Promise<ListedRecord[]> {
  const records: ListedRecord[] = [];
  const per_page = perPage(tour);
  for await (const record of tour.client.dns.records.list({ zone_id: tour.need('zoneId'), per_page })) {
    records.push(listedOf(record));
    if (records.length % per_page === 0) tour.progress(records.length, tour.file.records.length);
  }
  return records;
}

/** Changes of each kind to existing records, and the expected records after them. */
function planBatch(records: readonly ListedRecord[], zone: string) {
  const patched = records.filter((record) => record.type === 'A' && !record.proxied).slice(0, 10);
  const [put = [], deleted = []] = [0, 1].map((odd) =>
    records
      .filter((record) => record.type === 'TXT')
      .filter((_, index) => index % 2 === odd)
      .slice(0, 5),
  );
  const patches = patched.map(({ id, name, content = '' }) => ({
    id,
    name,
    content,
    type: 'A' as const,
    ttl: 120,
    comment: 'patched',
  }));
  const puts = put.map(({ id, name }, index) => ({
    id,
    name,
    type: 'TXT' as const,
    ttl: 600,
    content: `"replaced ${index + 1}"`,
  }));
  const posts = newRecords(zone);
  const gone = new Set([...patched, ...put, ...deleted].map((record) => record.id));
  const after: ListedRecord[] = [
    ...records.filter((record) => !gone.has(record.id)),
    ...patched.map((record) => ({ ...record, ttl: 120, comment: 'patched' })),
    ...puts,
    ...posts.map(({ due }) => ({ id: '', ...due })),
  ];
  return { deletes: deleted, patches, puts, posts, after };
}

/** New records, as sent and as expected in the list. */
function newRecords(zone: string) {
  const name = `flarewire-tour.${zone}`;
  const target = `target.${name}`;
  const service = { priority: 1, weight: 5, port: 5060, target };
  return [
    wireAndDue({ type: 'A', name: target, ttl: 300, content: '192.0.2.200', comment: 'added by the tour' }),
    wireAndDue({ type: 'MX', name, ttl: 300, content: target, priority: 5 }),
    {
      wire: { type: 'SRV' as const, name: `_sip._tcp.${name}`, ttl: 300, data: service },
      due: { type: 'SRV', name: `_sip._tcp.${name}`, ttl: 300, content: contentOf('SRV', service), priority: 1 },
    },
  ];
}

function wireAndDue<const T extends { type: 'A' | 'MX' }>(record: T): { wire: T; due: T } {
  return { wire: record, due: record };
}

function mostCommon(words: readonly string[]): [string, number] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return given('a record', [...counts].sort((a, b) => b[1] - a[1])[0]);
}
