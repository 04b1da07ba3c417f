/** Older security tools of a zone: Zone Lockdown, User Agent Blocking and Under Attack mode. */
import { matchWildcard } from '@flarewire/rules-language';
import { all } from '../../products/shared/fields.ts';
import type { Zone } from '../../products/zones/state.ts';
import { pathKey } from '../../routing/router.ts';
import type { Sandbox } from '../../state/sandbox.ts';
import { edgeError } from '../edge-error.ts';
import type { Step } from '../types.ts';
import type { KnownVisitor } from '../visitor.ts';
import { addressIn } from './addresses.ts';
import { mitigated } from './security.ts';

interface Configuration {
  readonly target: string;
  readonly value: string;
}

interface Lockdown {
  readonly paused?: boolean;
  readonly priority?: number;
  readonly urls?: readonly string[];
  readonly configurations?: readonly Configuration[];
}

interface UserAgentRule {
  readonly paused?: boolean;
  readonly mode?: string;
  readonly configuration?: Configuration;
}

export interface ToolsPlace {
  readonly sandbox: Sandbox;
  readonly zone: Zone;
  readonly visitor: KnownVisitor;
  readonly steps: Step[];
  /** Products that a `skip` rule leaves out: https://developers.cloudflare.com/waf/custom-rules/skip/options/#skip-products */
  readonly skipped: ReadonlySet<string>;
  /** The security level that a configuration rule sets. */
  readonly level: unknown;
}

/** The response that one of the tools gives in place of the site's. */
export function runTools(place: ToolsPlace, request: Request): Response | undefined {
  const { steps, skipped, visitor, level } = place;
  const lockdown = skipped.has('zoneLockdown') ? undefined : lockdownOf(place, request);
  if (lockdown !== undefined) {
    const isAllowed = (lockdown.configurations ?? []).some(({ value }) => addressIn(visitor.ip, value));
    steps.push({ at: 'Zone Lockdown', result: isAllowed ? 'allowed' : 'block' });
    // https://developers.cloudflare.com/waf/tools/zone-lockdown/#access-denied-example
    if (!isAllowed) return edgeError(1106, `Zone Lockdown does not allow ${visitor.ip} here.`);
  }
  // https://developers.cloudflare.com/waf/tools/user-agent-blocking/: an address that Zone Lockdown allows skips these rules.
  const agent = lockdown !== undefined || skipped.has('uaBlock') ? undefined : agentRule(place, request);
  if (agent !== undefined) {
    steps.push({ at: 'User Agent Blocking', result: String(agent.mode) });
    const response = mitigated({ id: 'ua', action: String(agent.mode), expression: 'true' }, request, visitor.ray);
    if (response !== undefined) return response;
  }
  if (level !== 'under_attack' || skipped.has('securityLevel')) return undefined;
  steps.push({ at: 'Under Attack mode', result: 'js_challenge' });
  return mitigated({ id: 'attack', action: 'js_challenge', expression: 'true' }, request, visitor.ray);
}

const stored = <Item extends object>({ sandbox, zone }: ToolsPlace, kind: string): Item[] =>
  all<Item>({ sandbox }, pathKey(['zones', zone.id, 'firewall', kind]));

/** Of several the one with the lowest priority number. */
function lockdownOf(place: ToolsPlace, request: Request): Lockdown | undefined {
  const { host, pathname, search } = new URL(request.url);
  const url = `${host}${pathname}${search}`;
  return stored<Lockdown>(place, 'lockdowns')
    .filter(({ paused, urls = [] }) => paused !== true && urls.some((pattern) => matchesUrl(pattern, url)))
    .sort((one, other) => (one.priority ?? 0) - (other.priority ?? 0))[0];
}

const matchesUrl = (pattern: string, url: string): boolean =>
  matchWildcard(url, pattern.replace(/^https?:\/\//, ''), true) !== undefined;

/** The whole value of the header; there are no wildcards. */
const agentRule = (place: ToolsPlace, request: Request): UserAgentRule | undefined =>
  stored<UserAgentRule>(place, 'ua_rules').find(
    ({ paused, configuration }) => paused !== true && configuration?.value === request.headers.get('user-agent'),
  );
