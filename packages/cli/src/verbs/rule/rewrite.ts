/** `flarewire rule rewrite`: another path for the origin, which visitors do not see. */
import { quoted } from '@flarewire/rules-language';
import type { Verb } from '../../verb.ts';
import { WrongInput } from '../../wrong-input.ts';
import { pathIs, targetParts } from './conditions.ts';
import { addRule, checked, RULE_FLAGS } from './rules.ts';

/** https://developers.cloudflare.com/rules/transform/url-rewrite/ */
const PHASE = 'http_request_transform';

export const ruleRewrite: Verb = {
  summary: 'Rewrite the path of requests on their way to the origin',
  takes: 'FROM TO',
  notes:
    'FROM and TO are paths: /old /new. If both end with *, what follows in FROM is appended to TO. Existing rewrites are not changed.',
  flags: {
    query: { type: 'string', value: 'TEXT', about: 'another query string; empty removes it' },
    ...RULE_FLAGS,
  },
  run: async (given, io) => {
    const [from, to, more] = given.words;
    if (from === undefined || to === undefined || more !== undefined)
      throw new WrongInput('Usage: flarewire rule rewrite FROM TO, for example: flarewire rule rewrite /old /new');
    if (!to.startsWith('/')) throw new WrongInput(`TO must be a path, not "${to}".`);
    const { start, rest } = targetParts(from, to);
    const expression = checked(pathIs(from), PHASE);
    const path = rest === undefined ? { value: to } : { expression: `concat(${quoted(start)}, ${rest})` };
    const query = given.value('query');
    const uri = { path, ...(query === undefined ? {} : { query: { value: query } }) };
    return addRule(PHASE, { action: 'rewrite', expression, action_parameters: { uri } }, given, io);
  },
};
