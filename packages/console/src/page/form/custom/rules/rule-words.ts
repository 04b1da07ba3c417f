/** Describes a rule in a sentence: its action and the matching requests. */
import { isObject } from '@flarewire/schema';
import { getAt } from '../../values/paths.ts';
import { operatorOf } from './operators.ts';
import { type Group, type Row, type Rows, rowsOf, shownValue, type Verbatim } from './rows.ts';
import { actionOf } from './rule-actions.ts';
import { knownField } from './vocabulary.ts';

/** `Hostname equals "a.example" and SSL/HTTPS is false` */
export function conditionWords(text: string): string | undefined {
  if (text.trim() === 'true') return 'every request';
  const rows = rowsOf(text);
  return rows === undefined || rows.items.length === 0 ? undefined : joinedWords(rows);
}

const joinedWords = ({ items, join }: Rows | Group): string => items.map(itemWords).join(` ${join} `);

function itemWords(item: Row | Verbatim | Group): string {
  if (item.kind === 'verbatim') return item.source;
  if (item.kind === 'group') return `(${joinedWords(item)})`;
  const { left, type, operator, values } = item;
  const words = operatorOf(type, operator)?.label ?? operator;
  const shown = values.map((value) => (type === 'text' && !value.startsWith('$') ? `“${shownValue(value)}”` : value));
  return [knownField(left)?.label ?? left, words, shown.join(', ')].filter(Boolean).join(' ');
}

/** `Block requests where Country is in “NL”, “DE”.` */
export function ruleWords(rule: Readonly<Record<string, unknown>>): string | undefined {
  const { action, expression, enabled } = rule;
  const known = actionOf(action);
  if (known === undefined) return undefined;
  const words = typeof expression === 'string' ? conditionWords(expression) : undefined;
  if (words === undefined) return undefined;
  const which = words === 'every request' ? words : `requests where ${words}`;
  const sentence = [known.verb, which, parameterWords(rule), limitWords(rule)].filter(Boolean).join(' ');
  return `${sentence}.${enabled === false ? ' The rule is off.' : ''}`;
}

/** The addition that describes the action's parameters. */
function parameterWords({ action, action_parameters: given }: Readonly<Record<string, unknown>>): string | undefined {
  if (action === 'redirect') return redirectWords(getAt(given, ['from_value']));
  if (action === 'rewrite') return rewriteWords(given);
  if (action === 'route') return routeWords(given);
  if (action === 'skip') return skipWords(given);
  if (action === 'set_cache_settings') {
    const cache = getAt(given, ['cache']);
    return cache === true ? 'so that they are cached' : cache === false ? 'so that they are not cached' : undefined;
  }
  if (action === 'execute') return typeof getAt(given, ['id']) === 'string' ? `(${getAt(given, ['id'])})` : undefined;
  return undefined;
}

const valueWords = (value: unknown): string | undefined => {
  const text = getAt(value, ['value']) ?? getAt(value, ['expression']);
  return typeof text === 'string' && text !== '' ? text : undefined;
};

function redirectWords(from: unknown): string | undefined {
  const target = valueWords(getAt(from, ['target_url']));
  if (target === undefined) return undefined;
  const status = getAt(from, ['status_code']);
  const query = getAt(from, ['preserve_query_string']) === true ? ', with their query' : '';
  return `to ${target}${status === undefined ? '' : ` (${status})`}${query}`;
}

function rewriteWords(given: unknown): string | undefined {
  const path = valueWords(getAt(given, ['uri', 'path']));
  const query = valueWords(getAt(given, ['uri', 'query']));
  const headers = getAt(given, ['headers']);
  const parts = [
    path && `the path to ${path}`,
    query && `the query to ${query}`,
    isObject(headers) && Object.keys(headers).length > 0 && `the headers ${Object.keys(headers).join(', ')}`,
  ].filter((part) => typeof part === 'string' && part !== '');
  return parts.length === 0 ? undefined : `by setting ${parts.join('; ')}`;
}

function routeWords(given: unknown): string | undefined {
  const host = getAt(given, ['origin', 'host']) ?? getAt(given, ['host_header']);
  const port = getAt(given, ['origin', 'port']);
  if (host === undefined && port === undefined) return undefined;
  return `to ${[host, port].filter((part) => part !== undefined).join(':')}`;
}

function skipWords(given: unknown): string | undefined {
  if (getAt(given, ['ruleset']) === 'current') return '(the rest of this ruleset)';
  const names = ['phases', 'products', 'rulesets'].flatMap((key) => {
    const list = getAt(given, [key]);
    return Array.isArray(list) ? list.map(String) : [];
  });
  return names.length === 0 ? undefined : `(${names.join(', ')})`;
}

/** `once one sender made more than 100 of them in 60 seconds` */
function limitWords({ ratelimit }: Readonly<Record<string, unknown>>): string | undefined {
  const most = getAt(ratelimit, ['requests_per_period']);
  const period = getAt(ratelimit, ['period']);
  if (typeof most !== 'number' || typeof period !== 'number') return undefined;
  const pause = getAt(ratelimit, ['mitigation_timeout']);
  const long = typeof pause === 'number' && pause > 0 ? `, for ${pause} seconds` : '';
  return `once one sender made more than ${most} of them in ${period} seconds${long}`;
}
