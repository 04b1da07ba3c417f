/** The plan of `flarewire dns plan` and `flarewire dns apply`: their flags, and the records that are wanted. */
import { type Owned, type Plan, PlanError, type PlannedRecord, plan, type WantedRecord } from 'flarewire/dns';
import { textAt } from '../../input/values.ts';
import type { Io } from '../../io.ts';
import { plain } from '../../plain.ts';
import type { Given } from '../../verb.ts';
import { WrongInput } from '../../wrong-input.ts';
import { CLIENT_FLAGS, noWords, sessionOf, ZONE_FLAG, zoneId, zoneOf } from '../common.ts';

export const FLAGS = {
  ...ZONE_FLAG,
  file: {
    type: 'string',
    value: 'FILE',
    about: 'desired records: a zone file, or a list of records as .yaml or .json; - reads standard input',
  },
  'leave-out': {
    type: 'string',
    value: 'RECORDS',
    about:
      'records of the zone file to leave out, by name or by name and type: "old.example.com HINFO, www.example.com"',
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

export const NOTES = 'Records of other products (email, tunnels) and records that are not owned are left unchanged.';

/** Lines of others may hold anything. */
export const display = (planned: Plan<PlannedRecord>): string => String(planned).split('\n').map(plain).join('\n');

export async function planFor(given: Given, io: Io) {
  noWords(given);
  const owned = ownedOf(given.value('owned'));
  const [file, from] = [given.value('file'), given.value('from')];
  if ((file === undefined) === (from === undefined))
    throw new WrongInput('Give either --file or --from for the desired records.');
  const read = file === undefined ? undefined : await wantedIn(file, io);
  const leaveOut = given
    .value('leave-out')
    ?.split(',')
    .map((one) => one.trim());
  if (leaveOut !== undefined && (read === undefined || !('zoneFile' in read)))
    throw new WrongInput('--leave-out needs a zone file: give it with --file.');
  const wanted = leaveOut === undefined || read === undefined ? read : { ...read, leaveOut };
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
  return value as WantedRecord[]; // plan() reports the mistakes of each
}
