/** Reads every list of the contract over three pages, from a server of each response format. */
import { expect, test } from 'vitest';
import { listServer, type Wording, wordingsOf } from '../../../../test/client/list-servers.ts';
import { createClient } from '../../../../test/whole-api/any-client.ts';
import { makeParams, withRules } from '../../../../test/whole-api/cases.ts';
import { allSubjects, type Subject } from '../../../../test/whole-api/contract-reading.ts';

/** Faults of reading this list; undefined if each item arrives once, with one request per page. */
async function faultOf(subject: Subject, wording: Wording, prefetch: number): Promise<string | undefined> {
  const { name } = subject.operation;
  const server = listServer(subject.operation, wording);
  const params = withRules(subject, makeParams(subject, 'required'));
  const items: unknown[] = [];
  let error: unknown;
  try {
    const list = createClient(server.fetch).call(name, params, { prefetch });
    for await (const item of list as unknown as AsyncIterable<unknown>) items.push(item); // it is a list
  } catch (caught) {
    error = caught;
  }
  const isRight =
    error === undefined && server.asked.length === 3 && JSON.stringify(items) === JSON.stringify(server.items);
  return isRight ? undefined : `${name} ${JSON.stringify({ ...wording, items, asked: server.asked })} ${error}`;
}

test.each([0, 4])('a list of three pages is read once by three requests, %i pages ahead', async (prefetch) => {
  const lists = (await allSubjects()).filter(({ operation }) => operation.page !== undefined);
  const faults: string[] = [];
  let read = 0;
  for (const subject of lists) {
    for (const wording of wordingsOf(subject.operation.page ?? 'SinglePage')) {
      const fault = await faultOf(subject, wording, prefetch);
      if (fault) faults.push(fault);
      read++;
    }
  }
  expect([faults.length, faults.slice(0, 5)]).toEqual([0, []]);
  expect(lists.length).toBeGreaterThan(450);
  expect(read).toBeGreaterThan(3000);
});
