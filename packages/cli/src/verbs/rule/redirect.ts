/** `flarewire rule redirect`: a single redirect of a zone. */
import { quoted } from '@flarewire/rules-language';
import type { Verb } from '../../verb.ts';
import { WrongInput } from '../../wrong-input.ts';
import { allOf, pathIs, targetParts } from './conditions.ts';
import { addRule, checked, RULE_FLAGS } from './rules.ts';

/** https://developers.cloudflare.com/rules/url-forwarding/single-redirects/ */
const PHASE = 'http_request_dynamic_redirect';
const STATUSES = ['301', '302', '303', '307', '308'];

export const ruleRedirect: Verb = {
  summary: 'Redirect a path, or all requests of a host, to another address',
  takes: 'FROM TO',
  notes: [
    'FROM is a path (/old, /blog/*) or a URL with a host; TO is a path of the same host or a URL.',
    'If both end with *, what follows in FROM is appended to TO. Existing redirects are not changed.',
  ].join('\n'),
  flags: {
    status: { type: 'string', value: 'CODE', about: `${STATUSES.join(', ')} (default 301)` },
    'keep-query': { type: 'boolean', about: 'pass the query string on' },
    ...RULE_FLAGS,
  },
  run: async (given, io) => {
    const [from, to, more] = given.words;
    if (from === undefined || to === undefined || more !== undefined)
      throw new WrongInput('Usage: flarewire rule redirect FROM TO, for example: flarewire rule redirect /old /new');
    const status = given.value('status') ?? '301';
    if (!STATUSES.includes(status)) throw new WrongInput(`--status must be ${STATUSES.join(', ')}, not "${status}".`);
    const { condition, path } = sourceOf(from);
    const action_parameters = {
      from_value: {
        target_url: targetOf(to, path),
        status_code: Number(status),
        preserve_query_string: given.isOn('keep-query'),
      },
    };
    return addRule(PHASE, { action: 'redirect', expression: checked(condition, PHASE), action_parameters }, given, io);
  },
};

/** @throws WrongInput */
function sourceOf(from: string): { readonly condition: string; readonly path: string } {
  const [, host, path = '/*'] = /^(?:https?:\/\/)?([^/]*)(\/.*)?$/.exec(from) ?? [];
  const condition = allOf([
    host ? `http.host eq ${quoted(host.toLowerCase())}` : undefined,
    path === '/*' ? undefined : pathIs(path),
  ]);
  if (condition === '')
    throw new WrongInput('FROM "/*" of no host would redirect every request: name a path or a host.');
  return { condition, path };
}

/** A value, or an expression where it depends on the request. @throws WrongInput */
function targetOf(to: string, path: string): object {
  if (!/^(https?:\/\/.|\/)/.test(to)) throw new WrongInput(`TO must be a path or a URL, not "${to}".`);
  const isWhole = to.startsWith('http');
  const { start, rest } = targetParts(path, to);
  if (isWhole && rest === undefined) return { value: to };
  const parts = [...(isWhole ? [] : [quoted('https://'), 'http.host']), quoted(start), ...(rest ? [rest] : [])];
  return { expression: `concat(${parts.join(', ')})` };
}
