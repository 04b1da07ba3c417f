/** Duplicates and false failures when one response in twenty is lost after the work was done. */
import type { Client, ClientOptions } from '../client.ts';
import { inLoops, nameOf, type Scenario, type Seen } from './scenario.ts';

export async function lostAnswers(scenario: Scenario): Promise<Seen> {
  const plain = await tokens(scenario, {});
  const records = await dnsRecords(scenario);
  if (!scenario.isOurs) return { duplicates: plain.duplicates, denied: records };
  const safe = await tokens(scenario, { retry: 'safe' });
  return { duplicates: plain.duplicates, denied: records, safe: safe.duplicates, told: safe.told };
}

/** Token names need not be unique, so the server accepts each twice. */
async function tokens(scenario: Scenario, options: ClientOptions): Promise<{ duplicates: number; told: string }> {
  const baseURL = await scenario.emulator({ faults: 'lost-answers-5-percent' });
  const groups = await read<{ id: string }[]>(`${baseURL}/user/tokens/permission_groups`);
  const permission_groups = [{ id: groups[0]?.id ?? '' }];
  const policies = [
    { effect: 'allow' as const, permission_groups, resources: { 'com.cloudflare.api.account.*': '*' } },
  ];
  const make = (client: Client, index: number) => client.user.tokens.create({ name: `token ${index}`, policies });
  const before = scenario.sent.lost;
  const errors = await failures(scenario, scenario.client({ baseURL, ...options }), make);
  const lost = scenario.sent.lost - before;
  const names: string[] = [];
  for (let page = 1, more = true; more; page++) {
    const found = await read<{ name: string }[]>(`${baseURL}/user/tokens?per_page=50&page=${page}`);
    names.push(...found.map(({ name }) => name).filter((name) => /^token \d+$/.test(name)));
    more = found.length === 50;
  }
  const unknown = errors.filter((error) => nameOf(error) === 'OutcomeUnknownError').length;
  const others = errors.length - unknown;
  const told = `${unknown} OutcomeUnknownError${others > 0 ? `, ${others} other errors` : ''}, ${lost} lost answers`;
  return { duplicates: names.length - new Set(names).size, told };
}

/** A duplicate record is rejected: a retry gets an error for a completed call. */
async function dnsRecords(scenario: Scenario): Promise<number> {
  const baseURL = await scenario.emulator({
    faults: 'lost-answers-5-percent',
    start: { zones: [{ name: 'example.com' }] },
  });
  const [zone] = await read<{ id: string }[]>(`${baseURL}/zones`);
  const zone_id = zone?.id ?? '';
  // The Free plan allows too few records. Repeated until it succeeds, since this response may be lost too.
  const plan = JSON.stringify({ rate_plan: { id: 'enterprise' } });
  for (let isDone = false; !isDone; )
    isDone = await read(`${baseURL}/zones/${zone_id}/subscription`, { method: 'POST', body: plan }).then(
      () => true,
      () => false,
    );
  const make = (client: Client, index: number) =>
    client.dns.records.create({ zone_id, type: 'TXT', name: `r${index}.example.com`, content: '"text"', ttl: 300 });
  return (await failures(scenario, scenario.client({ baseURL }), make)).length;
}

async function failures(
  { sizes }: Scenario,
  client: Client,
  make: (client: Client, index: number) => PromiseLike<unknown>,
): Promise<unknown[]> {
  const errors: unknown[] = [];
  await inLoops(sizes.loops, sizes.made, async (index) => {
    try {
      await make(client, index);
    } catch (error) {
      errors.push(error);
    }
  });
  return errors;
}

async function read<Result>(url: string, init: RequestInit = {}): Promise<Result> {
  const headers = { authorization: 'Bearer token', 'content-type': 'application/json' };
  const response = await fetch(url, { headers, ...init });
  const { result } = (await response.json()) as { result: Result }; // what the API documents
  return result;
}
