/** Sets up the content of the pictures: an emulator after the tour, a program using it, and a fake real account. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Console, createConsole } from '@flarewire/console';
import { index, loadProduct } from '@flarewire/contract';
import { createEmulator, type Emulator } from '@flarewire/emulator';
import { parseZone } from '@flarewire/zone-file';
import { Cloudflare } from 'flarewire';
import type { Params } from '../../packages/console/src/page/form/schema.ts';
import { toURLText } from '../../packages/console/src/page/form/values/url.ts';
import { distinct } from '../../tour/records.ts';
import { STEPS } from '../../tour/steps.ts';
import { createTour } from '../../tour/tour.ts';
import type { ZoneFile } from '../../tour/zone-file.ts';
import { root } from '../build/folders.ts';
import { ensurePage } from '../build/page.ts';

const ZONE = 'harbour.example';
const LABEL = `examples/${ZONE}.zone`;
/** The port of the command, so that pictures show what readers see. */
const PORT = 8787;

export interface Harness {
  readonly local: Console;
  /** Looks like a real account: no call leaves this machine. */
  readonly live: Console;
  readonly emulator: Emulator;
  readonly zoneId: string;
  /** Parameters of `zones.delete` for it, as the explorer's address holds them. */
  readonly deleteZone: string;
  close(): Promise<void>;
}

export async function startHarness(): Promise<Harness> {
  const page = await ensurePage();
  const emulator = createEmulator({ seed: 1, journal: { size: 20_000 }, edge: true });
  try {
    return await open(emulator, page);
  } catch (error) {
    await emulator.close();
    throw error;
  }
}

async function open(emulator: Emulator, page: string): Promise<Harness> {
  const { url } = await emulator.listen({ port: PORT }).catch(() => emulator.listen());
  const zoneId = await takeTour(url, emulator.edge);
  const client = new Cloudflare({
    apiToken: 'local',
    baseURL: url,
    defaultHeaders: { 'user-agent': 'harbour-deploy/1.4' },
  });
  await deploy(client, emulator, zoneId);
  const local = await createConsole({ emulator, apiURL: url, page });
  const provider: typeof fetch = (input, init) => emulator.fetch(input, init);
  const live = await createConsole({ live: { apiToken: 'made-up', fetch: provider }, page });
  // So that responses have rate limit headers, as Cloudflare's do.
  emulator.setLimits('documented');
  const deleteZone = await paramsText('zones.delete', { zone_id: zoneId });
  const close = async (): Promise<void> => {
    await Promise.all([local.close(), live.close()]);
    await emulator.close();
  };
  return { local, live, emulator, zoneId, deleteZone, close };
}

/** Returns the id of the zone that it made. */
async function takeTour(baseURL: string, edge: Emulator['edge']): Promise<string> {
  let sent = 0;
  const counted: typeof fetch = (input, init) => {
    sent++;
    return fetch(input, init);
  };
  const client = new Cloudflare({ apiToken: 'local', baseURL, fetch: counted });
  // Its steps check how many requests they took.
  const { fetch: open } = edge;
  const tour = createTour({ client, file: await readZone(), open, requests: () => sent, progress: () => {} });
  for (const step of STEPS) await step.run(tour);
  return tour.need('zoneId');
}

async function readZone(): Promise<ZoneFile> {
  const text = await readFile(join(root, LABEL), 'utf8');
  const parsed = parseZone(text, ZONE);
  const records = distinct(parsed.records);
  return { ...parsed, records, twice: parsed.records.length - records.length, label: LABEL, zone: ZONE, text };
}

/** A program that does some things right, makes mistakes, and meets a fault. */
async function deploy(client: Cloudflare, emulator: Emulator, zone_id: string): Promise<void> {
  const fails = async (call: PromiseLike<unknown>): Promise<void> => void (await Promise.resolve(call).catch(() => {}));
  const [account] = (await client.accounts.list()).result;
  const account_id = account?.id ?? '';
  await client.zones.get({ zone_id });
  const record = { zone_id, type: 'A', name: 'deploy', ttl: 300, content: '192.0.2.61' } as const;
  const { id } = await client.dns.records.create(record);
  await client.dns.records.edit(id, { ...record, comment: 'Release 1.4' });
  await fails(client.zones.get({ zone_id: '0'.repeat(32) }));
  emulator.faults.add({ operation: 'kv.namespaces.list', times: 1, fault: 'html502' });
  await client.kv.namespaces.list({ account_id });
  emulator.faults.clear();
  await client.cache.purge({ zone_id, files: [`https://${ZONE}/style.css`] });
  // Wrong on purpose: the compiler would not allow it.
  await fails(client.call('dns.records.create', { ...record, name: 'late', proxied: 'yes' } as never));
  await client.dns.records.list({ zone_id, per_page: 50 });
}

async function paramsText(name: string, params: Params): Promise<string> {
  const operation = index().operations.find((each) => each.name === name);
  const { operations, schemas: defs } = await loadProduct(operation?.product ?? '');
  const schemas = operations[name];
  if (operation === undefined || schemas === undefined) throw new Error(`There is no operation ${name}.`);
  return toURLText({ operation, schemas, defs }, params).text;
}
