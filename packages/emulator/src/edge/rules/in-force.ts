/** The rules that are in force for a zone, as the state has them. */
import { memoize } from '../../memoize.ts';
import { settleLists } from '../../products/rules/lists.ts';
import { all } from '../../products/shared/fields.ts';
import type { Zone } from '../../products/zones/state.ts';
import { pathKey } from '../../routing/router.ts';
import type { Sandbox } from '../../state/sandbox.ts';
import { untilChanged } from '../../state/unchanged.ts';

export interface Rule {
  readonly id: string;
  readonly action: string;
  readonly expression: string;
  readonly description?: string;
  readonly enabled?: boolean;
  readonly action_parameters?: Readonly<Record<string, unknown>>;
  readonly ratelimit?: RateLimit;
  /** Ids of the ruleset with the rule, and of the one that executes it. */
  readonly within?: readonly string[];
  readonly isOfAccount?: boolean;
}

/** https://developers.cloudflare.com/waf/rate-limiting-rules/parameters/ */
export interface RateLimit {
  readonly characteristics?: readonly string[];
  /** Seconds. */
  readonly period: number;
  readonly requests_per_period?: number;
  /** Seconds; 0 mitigates only what is above the rate. */
  readonly mitigation_timeout?: number;
  readonly counting_expression?: string;
}

interface Ruleset {
  readonly id: string;
  readonly kind: string;
  readonly phase: string;
  readonly rules?: readonly Rule[];
}

export interface RulesInForce {
  /** Enabled rules of a phase: those of the account first, custom rulesets in the place where they are executed. */
  ofPhase(phase: string): readonly Rule[];
  /** Items of lists by name, as expressions read them. */
  readonly lists: Readonly<Record<string, readonly string[]>>;
  /** Redirects of a list of the kind `redirect`. */
  redirects(list: string): readonly Redirect[];
}

/** https://developers.cloudflare.com/rules/url-forwarding/bulk-redirects/reference/parameters/ */
export interface Redirect {
  readonly source_url: string;
  readonly target_url: string;
  readonly status_code?: number;
  readonly include_subdomains?: boolean;
  readonly subpath_matching?: boolean;
  readonly preserve_query_string?: boolean;
  readonly preserve_path_suffix?: boolean;
}

interface ListItem {
  readonly ip?: string;
  readonly asn?: number;
  readonly hostname?: { readonly url_hostname?: string };
  readonly redirect?: Redirect;
}

interface List {
  readonly id: string;
  readonly name: string;
}

const inForce = untilChanged<RulesInForce>();

export function rulesOf(sandbox: Sandbox, zone: Zone): RulesInForce {
  settleLists(sandbox, zone.account.id ?? '');
  return inForce(sandbox, zone.id, () => read(sandbox, zone));
}

function read(sandbox: Sandbox, zone: Zone): RulesInForce {
  const account = zone.account.id ?? '';
  const rulesetsIn = (level: string, id: string): Ruleset[] =>
    all<Ruleset>({ sandbox }, pathKey([level, id, 'rulesets']));
  const ofAccount = rulesetsIn('accounts', account);
  const ofZone = rulesetsIn('zones', zone.id);
  const executed = (rule: Rule, entry: Ruleset): readonly Rule[] => {
    const around = { isOfAccount: entry.kind === 'root' };
    if (rule.action !== 'execute') return [{ ...rule, ...around, within: [entry.id] }];
    const { id } = rule.action_parameters ?? {};
    const ruleset = [...ofAccount, ...ofZone].find((one) => one.id === id);
    const within = [entry.id, String(id)];
    return enabled(ruleset).map((inner) => ({
      ...{ ...inner, ...around, within },
      expression: joined(rule.expression, inner.expression),
    }));
  };
  const lists = all<List>({ sandbox }, pathKey(['accounts', account, 'rules', 'lists']));
  const itemsOf = ({ id }: List): ListItem[] =>
    all<ListItem>({ sandbox }, pathKey(['accounts', account, 'rules', 'lists', id, 'items']));
  const phaseRules = (phase: string): readonly Rule[] =>
    [
      ...ofAccount.filter((one) => one.phase === phase && one.kind === 'root'),
      ...ofZone.filter((one) => one.phase === phase && one.kind === 'zone'),
    ].flatMap((entry) => enabled(entry).flatMap((rule) => executed(rule, entry)));
  const phases = new Map<string, readonly Rule[]>();
  let texts: RulesInForce['lists'] | undefined;
  return {
    ofPhase: (phase) => memoize(phases, phase, () => phaseRules(phase)),
    get lists() {
      texts ??= Object.fromEntries(lists.map((list) => [list.name, itemsOf(list).flatMap(textOf)]));
      return texts;
    },
    redirects: (name) =>
      lists
        .filter((list) => list.name === name)
        .flatMap(itemsOf)
        .flatMap(({ redirect }) => redirect ?? []),
  };
}

const enabled = (ruleset: Ruleset | undefined): readonly Rule[] =>
  (ruleset?.rules ?? []).filter((rule) => rule.enabled !== false);

/** A rule of an executed ruleset runs where both conditions hold. */
const joined = (outer: string, inner: string): string => (outer === 'true' ? inner : `(${outer}) and (${inner})`);

function textOf({ ip, asn, hostname }: ListItem): string[] {
  const value = ip ?? hostname?.url_hostname ?? asn;
  return value === undefined ? [] : [String(value)];
}
