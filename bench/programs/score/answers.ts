/** Results and errors of calls with invalid responses. */
import type { Client } from '../client.ts';
import { outcome, type Scenario, type Seen } from './scenario.ts';

export async function answers(scenario: Scenario): Promise<Seen> {
  const got = async (fault: unknown) => {
    const client = scenario.client({ baseURL: await scenario.emulator({ faults: [{ fault }] }), maxRetries: 0 });
    return outcome(() => client.user.get());
  };
  const html = scenario.client({ baseURL: await scenario.server('html'), maxRetries: 0 });
  const refusing = await scenario.emulator({
    faults: [{ fault: { status: 403, code: 10000, message: 'Authentication error' } }],
  });
  const plain = scenario.client({ baseURL: refusing, maxRetries: 0 });
  return {
    unsuccessful: await got('unsuccessful'),
    html: await outcome(() => html.user.get()),
    empty: await got('empty'),
    truncated: await got('truncated'),
    awaited: await isNamed(() => awaiting(plain)),
    together: await isNamed(() => Promise.all([1, 2].map((index) => mapping(plain, index)))),
  };
}

/** True if the error's stack contains the calling line of the program. */
async function isNamed(work: () => Promise<unknown>): Promise<string> {
  try {
    await work();
    return 'no error';
  } catch (error) {
    return error instanceof Error && /awaiting|mapping/.test(error.stack ?? '') ? 'yes' : 'no';
  }
}

async function awaiting(client: Client): Promise<void> {
  await client.user.get();
}

const mapping = (client: Client, _: number): PromiseLike<unknown> => client.user.get();
