/** `flarewire rule list`, `flarewire rule rm`: the rules of a zone, over all phases. */
import { plain } from '../../plain.ts';
import type { ExitCode, Verb } from '../../verb.ts';
import { WrongInput } from '../../wrong-input.ts';
import { CLIENT_FLAGS, confirmed, noWords, sessionOf, YES_FLAG, ZONE_FLAG, zoneOf } from '../common.ts';
import { FORMAT_FLAG, showList } from '../show.ts';
import { phasesOf } from './phases.ts';
import { entryPoint, type Rule } from './rules.ts';

export const ruleList: Verb = {
  summary: 'List the rules of a zone in the order in which they run',
  takes: '',
  flags: {
    ...ZONE_FLAG,
    phase: { type: 'string', value: 'PHASE', about: 'only this phase, such as http_request_firewall_custom' },
    ...FORMAT_FLAG,
    ...CLIENT_FLAGS,
  },
  run: async (given, io): Promise<ExitCode> => {
    noWords(given);
    const session = await sessionOf(given, io);
    const zone_id = await zoneOf(given, session, io);
    const phases =
      given.value('phase') === undefined ? await phasesOf(session, zone_id, io) : [given.value('phase') ?? ''];
    const rows: object[] = [];
    for (const phase of phases)
      for (const rule of (await entryPoint(session, zone_id, phase, io.interrupted))?.rules ?? [])
        rows.push({ phase, ...rule });
    await showList(rows, given, io, ['phase', 'action', 'expression', 'description', 'enabled', 'id']);
    return 0;
  },
};

export const ruleRm: Verb = {
  summary: 'Delete a rule of a zone',
  takes: 'ID|DESCRIPTION',
  notes: 'The other rules stay as they are. List all: flarewire rule list',
  flags: { ...ZONE_FLAG, ...YES_FLAG, ...CLIENT_FLAGS },
  run: async (given, io): Promise<ExitCode> => {
    const [wanted, more] = given.words;
    if (wanted === undefined || more !== undefined) throw new WrongInput('Usage: flarewire rule rm ID|DESCRIPTION');
    const session = await sessionOf(given, io);
    const zone_id = await zoneOf(given, session, io);
    const found: { readonly ruleset_id: string; readonly rule: Rule }[] = [];
    for (const phase of await phasesOf(session, zone_id, io)) {
      const entry = await entryPoint(session, zone_id, phase, io.interrupted);
      for (const rule of entry?.rules ?? [])
        if (rule.id === wanted || rule.description === wanted) found.push({ ruleset_id: entry?.id ?? '', rule });
    }
    const [only, another] = found;
    if (only === undefined) throw new WrongInput(`No rule "${wanted}". List all: flarewire rule list`);
    if (another !== undefined)
      throw new WrongInput(
        `${found.length} rules have this description. Give the id of one: ${found.map(({ rule }) => rule.id).join(', ')}`,
      );
    const { ruleset_id, rule } = only;
    if (!(await confirmed(given, io, `This deletes the rule "${rule.action}" for ${plain(rule.expression)}`))) return 2;
    const params = { zone_id, ruleset_id, rule_id: rule.id };
    await session.client.call('rulesets.rules.delete' as string, params, { signal: io.interrupted });
    io.err('Deleted the rule.\n');
    return 0;
  },
};
