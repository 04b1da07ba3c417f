/** Steps for a two-module Worker, an Access application with its policy, and Radar. */
import { toFile } from 'flarewire';
import { fail, given, pick, same, sameBytes } from './check.ts';
import { count, number } from './text.ts';
import { NAMES, type Step, type Tour } from './tour.ts';

const MODULE_TYPE = 'application/javascript+module';

const MODULES: { readonly [name: string]: string } = {
  'index.mjs': `import { height } from './tide.mjs';

export default {
  /** Answers with the height of the tide: "⚓ 142 cm". */
  async fetch(request, env) {
    const gauge = new URL(request.url).pathname.slice(1);
    const reading = await env.READINGS.get(gauge, 'json');
    return new Response(\`⚓ \${height(reading)} cm\\n\`);
  },
};
`,
  'tide.mjs': `/** Height above the datum, in whole centimetres. */
export const height = (reading) => Math.round(reading?.cm ?? 0);
`,
};

const BINDING = { type: 'kv_namespace' as const, name: 'READINGS' };

/** @param change what the code becomes before it is sent */
export async function uploadModules(tour: Tour, change: (code: string) => string) {
  const files = await Promise.all(
    Object.entries(MODULES).map(([name, code]) => toFile(Buffer.from(change(code)), name, { type: MODULE_TYPE })),
  );
  const bindings = [{ ...BINDING, namespace_id: tour.need('namespaceId') }];
  const metadata = { main_module: 'index.mjs', compatibility_date: '2026-11-01', bindings };
  return tour.client.workers.scripts.update(NAMES.script, { account_id: tour.need('accountId'), metadata, files });
}

export const uploadWorker: Step = {
  title: 'Upload a Worker of two modules and read it back',
  async run(tour) {
    const { client } = tour;
    const account_id = tour.need('accountId');
    const script = await uploadModules(tour, (code) => code);
    same('the name of the script', script.id, NAMES.script);
    const content = await client.workers.scripts.content.get(NAMES.script, { account_id });
    const form = await content.formData();
    same('the modules of the script', [...form.keys()].sort(), Object.keys(MODULES).sort());
    let bytes = 0;
    for (const [name, code] of Object.entries(MODULES)) {
      const part = form.get(name);
      if (!(part instanceof Blob)) fail(`${name} came back as text, expected a file`);
      const found = new Uint8Array(await part.arrayBuffer());
      sameBytes(name, found, new TextEncoder().encode(code));
      same(`the type of ${name}`, part.type, MODULE_TYPE);
      bytes += found.length;
    }
    const settings = await client.workers.scripts.scriptAndVersionSettings.get(NAMES.script, { account_id });
    const [first] = settings.bindings ?? [];
    same('the binding of the script', [first?.type, first?.name], [BINDING.type, BINDING.name]);
    return `${Object.keys(MODULES).join(' and ')} (${number(bytes)} bytes) came back as sent, bound to the KV namespace.`;
  },
};

export const protectOffice: Step = {
  title: 'Create an Access application and a policy',
  async run(tour) {
    const { applications } = tour.client.zeroTrust.access;
    const account_id = tour.need('accountId');
    const domain = `office.${tour.file.zone}`;
    const created = await applications.create({
      account_id,
      type: 'self_hosted',
      name: NAMES.application,
      domain,
      session_duration: '12h',
    });
    const id = given('the id of the new application', created.id);
    const include = [{ email_domain: { domain: tour.file.zone } }];
    const policy = await applications.policies.create(id, {
      account_id,
      name: 'Crew only',
      decision: 'allow',
      include,
      precedence: 1,
    });
    const policyId = given('the id of the new policy', policy.id);
    const application = await applications.get(id, { account_id });
    const due = { name: NAMES.application, type: 'self_hosted', domain, session_duration: '12h' };
    same('the application when read again', pick(application, due), due);
    const again = await applications.policies.get(policyId, { account_id, app_id: id });
    same('the policy when read again', [again.name, again.decision, again.include], ['Crew only', 'allow', include]);
    const ids: unknown[] = [];
    for await (const one of applications.policies.list(id, { account_id })) ids.push(one.id);
    same('the policies of the application', ids, [policyId]);
    return `${domain} is open for 12 hours to everyone with an address @${tour.file.zone}.`;
  },
};

/** Entries per page of Radar's lists, and number of pages read. */
const RADAR_PAGE = 20;
const RADAR_PAGES = 3;

export const readRadar: Step = {
  title: 'Page through Radar and read a time series',
  async run(tour) {
    const { radar } = tour.client;
    const numbers: number[] = [];
    for (let page = 0; page < RADAR_PAGES; page++) {
      const { asns } = await radar.entities.asns.list({ limit: RADAR_PAGE, offset: page * RADAR_PAGE });
      if (asns.length > RADAR_PAGE) fail(`page ${page + 1} holds ${asns.length} networks, asked for ${RADAR_PAGE}`);
      numbers.push(...asns.map(({ asn }) => asn));
      if (asns.length < RADAR_PAGE) break;
    }
    if (numbers.length === 0) fail('the list of networks is empty');
    same('networks that came on two pages', numbers.length - new Set(numbers).size, 0);
    const first = given('a network', numbers[0]);
    const { asn } = await radar.entities.asns.get(first);
    same('the first network when read again', asn.asn, first);
    const points = checkSeries(await radar.http.timeseries({ dateRange: ['7d'], aggInterval: '1h', name: ['tour'] }));
    return `${count(numbers.length, 'network')}, none twice, first AS${first}; ${count(points, 'point')} of HTTP traffic at even distances.`;
  },
};

/** Checks the series requested by name: equal numbers of values and times, and evenly spaced times. */
function checkSeries(answer: object): number {
  const series: unknown = 'tour' in answer ? answer.tour : undefined;
  const { timestamps, values } = (series ?? {}) as { timestamps?: string[]; values?: string[] }; // checked below
  if (!Array.isArray(timestamps) || !Array.isArray(values)) fail('the series "tour" that was asked for is missing');
  if (timestamps.length < 2) fail(`the series has ${count(timestamps.length, 'point')}, expected two at least`);
  same('values of the series', values.length, timestamps.length);
  const spans = new Set(
    timestamps.slice(1).map((time, index) => Date.parse(time) - Date.parse(timestamps[index] ?? '')),
  );
  same('distances between the points', spans.size, 1);
  if (Math.min(...spans) <= 0) fail(`the points do not go forward in time: ${timestamps.slice(0, 3).join(', ')}`);
  const wrong = values.find((value) => value === '' || !Number.isFinite(Number(value)));
  if (wrong !== undefined) fail(`${JSON.stringify(wrong)} in the series is not a number`);
  return timestamps.length;
}
