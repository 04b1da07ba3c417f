/** Validates the ingress rules of a tunnel's configuration. */
import { isObject, matches } from '@flarewire/schema';
import type { Context } from '../../../handler/context.ts';
import { type Problem, problem } from '../../../problem.ts';
import type { Fields } from '../../shared/fields.ts';

/** Reported by users of the API. */
const BAD_CONFIGURATION = 1056;

/** Checks the configuration against the contract, with a hostname filled in where a rule has none. */
export function checkForm({ schemas, document }: Context, config: Fields): void {
  const { ingress } = config;
  const named = Array.isArray(ingress)
    ? ingress.map((rule) => (isObject(rule) ? { hostname: '', ...rule } : rule))
    : ingress;
  const whole = { config: { ...config, ...(named === undefined ? {} : { ingress: named }) } };
  if (!matches(schemas.body?.schema ?? {}, whole, document.schemas))
    throw bad('a field of the configuration has a wrong type, or a value that it may not have', '/config');
}

const bad = (why: string, pointer: string): Problem =>
  problem(400, BAD_CONFIGURATION, `Bad Configuration: ${why}`, pointer);

export function checkIngress(ingress: unknown): void {
  const pointer = '/config/ingress';
  if (!Array.isArray(ingress) || ingress.length === 0) throw bad('ingress must be a list of rules', pointer);
  for (const [index, rule] of ingress.entries()) {
    checkIngressRule(rule, `${pointer}/${index}`);
    const isLast = index === ingress.length - 1;
    if (isLast && !matchesAll(rule))
      throw bad(
        'The last ingress rule must match all URLs (i.e. it should not have a hostname or path filter)',
        `${pointer}/${index}`,
      );
    if (!isLast && matchesAll(rule))
      throw bad(
        `Rule #${index + 1} matches every hostname, so the rules after it are never used`,
        `${pointer}/${index}`,
      );
  }
}

function matchesAll(rule: unknown): boolean {
  if (!isObject(rule)) return false;
  const { hostname = '', path = '' } = rule;
  return (hostname === '' || hostname === '*') && path === '';
}

const SERVICE =
  /^(?:(?:https?|tcp|ssh|rdp|smb|unix|unix\+tls|ws|wss):\S{1,2048}|hello[_-]sandbox|bastion|socks-proxy|http_status:[1-9]\d\d)$/;

function checkIngressRule(rule: unknown, pointer: string): void {
  if (!isObject(rule) || typeof rule.service !== 'string') throw bad('a rule needs a service', `${pointer}/service`);
  if (!SERVICE.test(rule.service))
    throw bad(
      `'${rule.service.slice(0, 64)}' is not a service: give a URL, http_status:404, hello_sandbox …`,
      `${pointer}/service`,
    );
  const { hostname } = rule;
  if (hostname !== undefined && typeof hostname !== 'string')
    throw bad('the hostname must be text', `${pointer}/hostname`);
  if (hostname !== undefined && hostname.lastIndexOf('*') > 0)
    throw bad('a hostname may have a * at its beginning only', `${pointer}/hostname`);
}
