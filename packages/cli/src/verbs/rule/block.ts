/** `flarewire rule block`: a rule of the WAF that works on every plan. */
import { quoted } from '@flarewire/rules-language';
import type { Given, Verb } from '../../verb.ts';
import { WrongInput } from '../../wrong-input.ts';
import { allOf, pathIs } from './conditions.ts';
import { addRule, checked, RULE_FLAGS } from './rules.ts';

/** https://developers.cloudflare.com/waf/custom-rules/ */
const PHASE = 'http_request_firewall_custom';
/** https://developers.cloudflare.com/ruleset-engine/rules-language/actions/ */
const ACTIONS = ['block', 'managed_challenge', 'js_challenge', 'challenge', 'log'];

export const ruleBlock: Verb = {
  summary: 'Block or challenge requests by address, country, network, path or expression',
  takes: '--ip A,B | --country A,B | --asn N,M | --path PATH | --expression EXPRESSION',
  notes:
    'Several flags must all match. A path that ends with * is a prefix. The rule is added to the custom rules of the zone; existing rules are not changed.',
  flags: {
    ip: { type: 'string', value: 'A,B', about: 'addresses or ranges: 192.0.2.1,198.51.100.0/24' },
    country: { type: 'string', value: 'A,B', about: 'two-letter country codes: KP,RU' },
    asn: { type: 'string', value: 'N,M', about: 'numbers of networks: 64496' },
    host: { type: 'string', value: 'A,B', about: 'hostnames' },
    path: { type: 'string', value: 'PATH', about: 'path: /wp-login.php, /admin/*' },
    'user-agent': { type: 'string', value: 'TEXT', about: 'part of the user agent' },
    expression: { type: 'string', value: 'EXPRESSION', about: 'expression of the Rules language' },
    action: { type: 'string', value: 'ACTION', about: `${ACTIONS.join(', ')} (default block)` },
    ...RULE_FLAGS,
  },
  run: async (given, io) => {
    const [extra] = given.words;
    if (extra !== undefined)
      throw new WrongInput(
        `Unexpected argument "${extra}". Name what it is, for example: flarewire rule block --ip ${extra}`,
      );
    const action = given.value('action') ?? 'block';
    if (!ACTIONS.includes(action)) throw new WrongInput(`--action must be ${ACTIONS.join(', ')}, not "${action}".`);
    const expression = checked(conditionOf(given), PHASE);
    return addRule(PHASE, { action, expression }, given, io);
  },
};

/** @throws WrongInput */
function conditionOf({ value }: Given): string {
  const path = value('path');
  const condition = allOf([
    set('ip', value('ip'), 'ip.src', /^[\da-fA-F.:]+(\/\d+)?$/, String),
    set('country', value('country')?.toUpperCase(), 'ip.src.country', /^[A-Z][A-Z\d]$/, quoted),
    set('asn', value('asn'), 'ip.src.asnum', /^\d+$/, String),
    set('host', value('host')?.toLowerCase(), 'http.host', /^[\w.*-]+$/, quoted),
    path === undefined ? undefined : pathIs(path),
    value('user-agent') && `http.user_agent contains ${quoted(value('user-agent') ?? '')}`,
    value('expression'),
  ]);
  if (condition === '')
    throw new WrongInput(
      'Nothing to match: give --ip, --country, --asn, --host, --path, --user-agent or --expression.',
    );
  return condition;
}

/** `ip.src in {192.0.2.1 198.51.100.0/24}` */
function set(
  flag: string,
  text: string | undefined,
  field: string,
  form: RegExp,
  write: (value: string) => string,
): string | undefined {
  if (text === undefined) return undefined;
  const values = text.split(/[\s,]+/).filter(Boolean);
  const wrong = values.find((value) => !form.test(value));
  if (values.length === 0 || wrong !== undefined) throw new WrongInput(`--${flag}: invalid value "${wrong ?? ''}".`);
  return values.length === 1 && !values[0]?.includes('/')
    ? `${field} eq ${write(values[0] ?? '')}`
    : `${field} in {${values.map(write).join(' ')}}`;
}
