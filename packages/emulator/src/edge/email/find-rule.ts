/** Which routing rule of a zone applies to a message. */

import { zoneOfHost } from '../../products/dns/look-up.ts';
import { targets } from '../../products/email-routing/targets.ts';
import { all, type Fields, objectsIn, read } from '../../products/shared/fields.ts';
import type { Zone } from '../../products/zones/state.ts';
import { pathKey } from '../../routing/router.ts';
import type { Sandbox } from '../../state/sandbox.ts';

/** The zone, and the rule that applies to an address in it, or the reason why the message is not accepted. */
export type FoundRule =
  | { readonly zone: Zone; readonly rule: Fields; readonly refused?: undefined }
  | { readonly refused: string };

/** Rules apply in the order of their priority, the catch-all rule last. https://developers.cloudflare.com/email-service/configuration/email-routing-addresses/ */
export function findRule(sandbox: Sandbox, to: string): FoundRule {
  const address = to.toLowerCase();
  const domain = address.slice(address.lastIndexOf('@') + 1);
  const zone = zoneOfHost(sandbox, domain);
  if (zone === undefined) return { refused: `No zone of this emulator contains ${domain}.` };
  const settings = read({ sandbox }, pathKey(['zones', zone.id, 'email', 'routing']), '') ?? {};
  const domains = Array.isArray(settings.domains) ? settings.domains : [];
  if (settings.enabled !== true || (domain !== zone.name && !domains.includes(domain)))
    return { refused: `Email Routing is not enabled for ${domain}.` };
  const rules = all({ sandbox }, pathKey(['zones', zone.id, 'email', 'routing', 'rules']))
    .filter(({ enabled }) => enabled !== false)
    .toSorted((one, other) => Number(one.priority ?? 0) - Number(other.priority ?? 0));
  const literal = addressesOf(address, settings.support_subaddress === true)
    .map((name) => rules.find((rule) => isFor(rule, name)))
    .find((rule) => rule !== undefined);
  const catchAll = read({ sandbox }, pathKey(['zones', zone.id, 'email', 'routing', 'catch_all']), '');
  const rule = literal ?? (catchAll?.enabled === true ? { ...catchAll, id: zone.id } : undefined);
  return rule === undefined
    ? { refused: `No routing rule of ${zone.name} is for ${to}, and its catch-all rule is disabled.` }
    : { zone, rule };
}

const isFor = ({ matchers }: Fields, address: string): boolean =>
  objectsIn(matchers).some(
    ({ type, value }) => type === 'all' || (type === 'literal' && String(value).toLowerCase() === address),
  );

/** `user+tag@` is also `user@`. https://developers.cloudflare.com/email-service/configuration/subaddressing/ */
function addressesOf(address: string, hasSubaddresses: boolean): string[] {
  const base = address.replace(/^([^+@]+)\+[^@]*@/, '$1@');
  return hasSubaddresses && base !== address ? [address, base] : [address];
}

/** The first action of a rule. */
export function actionOf({ actions }: Fields): { readonly worker?: string; readonly forward?: string } {
  const [worker] = targets(actions, 'worker');
  const [forward] = targets(actions);
  if (worker !== undefined) return { worker };
  return forward === undefined ? {} : { forward };
}
