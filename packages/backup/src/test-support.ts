/** An emulated account with an item of every kind that can be created, for tests over the whole contract. */
import { createEmulator, manualClock } from '@flarewire/emulator';
import { Cloudflare } from 'flarewire';
import { Arranger } from '../../../test/whole-api/arrange.ts';
import { lasting, makeParams, type Params, withRules } from '../../../test/whole-api/cases.ts';
import { allSubjects, type Subject } from '../../../test/whole-api/contract-reading.ts';
import { makeReferences } from '../../../test/whole-api/makers.ts';
import type { Kind } from './kind.ts';
import { kindsOf } from './kinds/kinds.ts';
import { placesBelow } from './kinds/places.ts';
import { readItems } from './read.ts';

export const zone_id = 'f1a4e000000000000000000000000010';
export const account_id = 'f1a4e000000000000000000000000001';
/** The account first: a zone references its items. */
export const SCOPES = [{ account_id }, { zone_id }] as const;
export type TestScope = (typeof SCOPES)[number];

/** An emulator in this process with a client that never retries. */
export async function local(rules: boolean) {
  const emulator = createEmulator({ seed: 1, start: 'default', rules, clock: manualClock() });
  await emulator.ready;
  const client = new Cloudflare({
    apiToken: 'any',
    fetch: (url, init) => emulator.fetch(url, init),
    maxRetries: 0,
    logLevel: 'off',
  });
  const ask = (name: string, params: Params): Promise<unknown> =>
    (client.call as (name: string, params: Params) => Promise<unknown>)(name, params);
  return { emulator, client, ask };
}

export type Local = Awaited<ReturnType<typeof local>>;

const nameOf = (scope: TestScope) => ('zone_id' in scope ? 'zone_id' : 'account_id');

/**
 * Creates an item of every kind, and changes every single resource, with generated values.
 * @returns by scope and kind the reason why nothing was created; an empty text for success
 */
export async function fill({ client, ask }: Local): Promise<Map<string, string>> {
  const subjects = await allSubjects();
  const byName = new Map(subjects.map((subject) => [subject.operation.name, subject]));
  const arranger = new Arranger(subjects, { zone: zone_id });
  const made = new Map<string, string>();
  for (const scope of SCOPES) {
    const kinds = await kindsOf(nameOf(scope));
    const listed = async (kind: Kind): Promise<Params> => {
      const { parent } = kind;
      const outer = kinds.find(({ name }) => name === parent?.kind);
      if (outer === undefined) return {};
      const place = await listed(outer);
      const items = await readItems(outer, outer.parent && (place as Record<string, string>), {
        ...{ client, scope, signal: undefined },
      }).catch(() => []);
      return items.flatMap((item) => placesBelow(kind, item))[0] ?? {};
    };
    for (const kind of kinds) {
      const subject = byName.get((kind.create ?? kind.change)?.name ?? '');
      if (subject === undefined) continue;
      made.set(`${nameOf(scope)} ${kind.name}`, await make(kind, subject, scope));
    }
    async function make(kind: Kind, subject: Subject, own: TestScope): Promise<string> {
      let reason = '';
      const place = { ...(await listed(kind)), ...own };
      for (const size of ['all', 'required'] as const)
        try {
          const params = lasting(withRules(subject, makeParams(subject, size, nameOf(own))));
          const isPlaced = kind.parent !== undefined && Object.keys(place).length > 1;
          const arranged = isPlaced ? params : await arranger.arrange(subject, { ...params, ...own }, ask);
          const { account_id: _account, zone_id: _zone, ...values } = arranged;
          const given = { ...values, ...place };
          await ask(subject.operation.name, {
            ...given,
            ...(await makeReferences(subject.operation.name, given, ask)),
          });
          return '';
        } catch (error) {
          reason = error instanceof Error ? error.message : String(error);
        }
      return reason;
    }
  }
  return made;
}
