/** `flarewire dns plan`, `flarewire dns apply`: a zone made as a file or another zone has it. */
import { apply, type Owned, type Plan, PlanError, type PlannedRecord, plan, type WantedRecord } from 'flarewire/dns';
import { textAt } from '../input/values.ts';
import type { Io } from '../io.ts';
import { plain } from '../plain.ts';
import type { ExitCode, Given, Verb } from '../verb.ts';
import { WrongInput } from '../wrong-input.ts';
import {
  ALLOW_DELETES,
  CLIENT_FLAGS,
  confirmed,
  noWords,
  sessionOf,
  YES_FLAG,
  ZONE_FLAG,
  zoneId,
  zoneOf,
} from './common.ts';

const FLAGS = {
  ...ZONE_FLAG,
  file: {
    type: 'string',
    value: 'FILE',
    about: 'desired records: a zone file, or a list of records as .yaml or .json; - reads standard input',
  },
  from: { type: 'string', value: 'ZONE', about: 'desired records: those of another zone' },
  owned: {
    type: 'string',
    value: 'MARK',
    about: 'which records may be changed and deleted: all, comment:TEXT or tag:TEXT; new records get the same mark',
  },
  adopt: { type: 'boolean', about: 'take over existing records that match but are not owned' },
  'include-ns': { type: 'boolean', about: 'also manage the NS records of the zone itself' },
  json: { type: 'boolean', about: 'print JSON' },
  ...CLIENT_FLAGS,
} as const;

const NOTES = 'Records of other products (email, tunnels) and records that are not owned are left unchanged.';

export const dnsPlan: Verb = {
  summary: 'Compare the records of a zone with a file or another zone, without changing anything',
  takes: '--zone ZONE --file FILE --owned MARK',
  notes: NOTES,
  flags: FLAGS,
  run: async (given, io) => {
    const { planned } = await planFor(given, io);
    await io.out(given.isOn('json') ? `${JSON.stringify(planned)}\n` : `${shown(planned)}\n`);
    return 0;
  },
};

export const dnsApply: Verb = {
  summary: 'Make the records of a zone match a file or another zone',
  takes: '--zone ZONE --file FILE --owned MARK',
  notes: `${NOTES} The plan is shown first. If a record has changed since, nothing is sent.`,
  flags: { ...FLAGS, ...YES_FLAG, ...ALLOW_DELETES },
  run: async (given, io) => {
    const { planned, client } = await planFor(given, io);
    io.err(`${shown(planned)}\n`);
    const changes = planned.steps.filter(({ action }) => action !== 'keep').length;
    if (changes === 0) return 0;
    if (!(await confirmed(given, io, `This makes ${changes} ${changes === 1 ? 'change' : 'changes'}`))) return 2;
    const { results } = await apply(client, planned, {
      signal: io.interrupted,
      ...(given.isOn('allow-deletes') && { allowDeletes: true }),
      onProgress: ({ done, total }) => io.progress?.(`${done} of ${total} records`),
    });
    for (const { step, outcome, error } of results)
      await io.out(
        `${given.isOn('json') ? JSON.stringify({ ...step, outcome, ...(error && { error: error.message }) }) : `${outcome.padEnd(7)} ${step.action} ${plain(step.name)}${error ? `: ${plain(error.message)}` : ''}`}\n`,
      );
    return outcomeOf(results.map(({ outcome }) => outcome));
  },
};

/** 3 where some of it was done. */
function outcomeOf(outcomes: readonly string[]): ExitCode {
  const good = outcomes.filter((outcome) => outcome === 'done' || outcome === 'already').length;
  return good === outcomes.length ? 0 : good > 0 ? 3 : 1;
}

/** Lines of others may hold anything. */
const shown = (planned: Plan<PlannedRecord>): string => String(planned).split('\n').map(plain).join('\n');

async function planFor(given: Given, io: Io) {
  noWords(given);
  const owned = ownedOf(given.value('owned'));
  const [file, from] = [given.value('file'), given.value('from')];
  if ((file === undefined) === (from === undefined))
    throw new WrongInput('Give either --file or --from for the desired records.');
  const wanted = file === undefined ? undefined : await wantedIn(file, io);
  const session = await sessionOf(given, io);
  const { client } = session;
  const zone_id = await zoneOf(given, session, io);
  const options = {
    signal: io.interrupted,
    adopt: given.isOn('adopt'),
    ...(given.isOn('include-ns') && { include: ['apex-ns' as const] }),
  };
  try {
    const other = wanted ?? { zone_id: await zoneId(client, from ?? '', io) };
    return { client, planned: await plan(client, { zone_id, wanted: other, owned }, options) };
  } catch (error) {
    if (!(error instanceof PlanError)) throw error;
    const lines = error.problems.map(({ line, index, reason }) => {
      const place = line !== undefined ? `line ${line}: ` : index !== undefined ? `record ${index + 1}: ` : '';
      return `  ${place}${reason}`;
    });
    throw new WrongInput(`${file ?? from} is invalid:\n${lines.join('\n')}\nNothing was changed.`);
  }
}

/** @throws WrongInput */
function ownedOf(text: string | undefined): Owned {
  const [, kind, mark = ''] = /^(comment|tag):(.+)$/s.exec(text ?? '') ?? [];
  if (kind === 'comment') return { comment: mark };
  if (kind === 'tag') return { tag: mark };
  if (text === 'all') return 'all';
  throw new WrongInput(
    `${text === undefined ? 'Missing --owned: all, comment:TEXT or tag:TEXT' : `--owned must be all, comment:TEXT or tag:TEXT, not "${text}"`}. It selects the records that may be deleted: all of the zone, or those with this comment or tag.`,
  );
}

async function wantedIn(file: string, io: Io): Promise<{ zoneFile: string } | readonly WantedRecord[]> {
  const text = await textAt(file, io);
  const isList = /\.(ya?ml|json)$/i.test(file) || (file === '-' && /^\s*(\[|- )/.test(text));
  if (!isList) return { zoneFile: text };
  let value: unknown;
  try {
    value = (await import('yaml')).parse(text);
  } catch (error) {
    throw new WrongInput(`${file}: ${error instanceof Error ? error.message : error}`);
  }
  if (!Array.isArray(value)) throw new WrongInput(`${file} must be a list of records.`);
  return value as WantedRecord[]; // plan() tells of each what is wrong
}
