/** Evaluates the rules of a zone for a made-up request: https://developers.cloudflare.com/rules/trace-request/ */
import {
  type EvaluationRequest,
  evaluate,
  PHASE_ORDER,
  type Fields as RequestFields,
  readExpression,
  requestFields,
} from '@flarewire/rules-language';
import { isObject } from '@flarewire/schema';
import type { Context } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { pathKey } from '../../routing/router.ts';
import { MANAGED } from '../rulesets/managed.ts';
import type { Ruleset } from '../rulesets/rules.ts';
import { all, type Fields, fieldsIn, fieldsOf } from '../shared/fields.ts';
import { invalid } from '../shared/refusals.ts';
import { zonesOf } from '../zones/plan.ts';
import { zoneTables } from '../zones/state.ts';

const STOPS: Readonly<Record<string, number>> = {
  block: 403,
  challenge: 403,
  js_challenge: 403,
  managed_challenge: 403,
  redirect: 301,
};

const CHALLENGES = ['challenge', 'js_challenge', 'managed_challenge'];

interface Zone {
  readonly id: string;
  readonly name: string;
}

/** The zone of the account that the host is in. @throws Problem 400 */
function zoneFor(context: Context, host: string): Zone {
  const labels = host.toLowerCase().split('.');
  const names = labels.map((_, index) => labels.slice(index).join('.'));
  const own = zonesOf(context, context.path.account_id ?? '');
  const rows = context.sandbox
    .use(zoneTables)
    .select('id, name FROM zones WHERE name IN (SELECT value FROM json_each(?)) ORDER BY length(name) DESC', [
      JSON.stringify(names),
    ]);
  const row = rows.find(({ id }) => own.includes(String(id)));
  if (row === undefined) throw invalid(`'${host.slice(0, 253)}' is in no zone of the account`, '/url');
  return { id: String(row.id), name: String(row.name) };
}

/** The fields that the trace knows; other fields are unknown. */
function requestOf(context: Context, url: URL): EvaluationRequest {
  const { method = 'GET', protocol = 'HTTP/1.1', headers, cookies, context: reported }: Fields = fieldsOf(context);
  const { geoloc, bot_score, threat_score }: Fields = fieldsIn(reported);
  const place = fieldsIn(geoloc);
  const sent = Object.entries(fieldsIn(headers)).map(([name, value]) => [name, String(value)] as const);
  const cookie = Object.entries(fieldsIn(cookies)).map(([name, value]) => `${name}=${String(value)}`);
  const known: Fields = {
    'http.request.version': protocol,
    'ip.src.country': place.iso_code,
    'ip.src.continent': place.continent,
    'ip.src.city': place.city,
    'ip.src.region_code': place.region_code,
    'ip.src.postal_code': place.postal_code,
    'ip.src.timezone.name': place.timezone,
    'ip.src.is_in_european_union': place.is_eu_country,
    'ip.src.lat': place.latitude,
    'ip.src.lon': place.longitude,
    'cf.bot_management.score': bot_score,
    'cf.threat_score': threat_score,
  };
  const fields: RequestFields = requestFields({
    url: url.href,
    method: String(method),
    headers: cookie.length === 0 ? sent : [...sent, ['cookie', cookie.join('; ')]],
  });
  for (const [name, value] of Object.entries(known))
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') fields[name] = value;
  return { fields };
}

function isMatch(expression: string, request: EvaluationRequest): boolean {
  const read = readExpression(expression);
  return read.ok && evaluate(read.expression, request).value === true;
}

/** One trace: matched rules, and the result. */
class Tracer {
  readonly #rulesets: readonly Ruleset[];
  readonly #request: EvaluationRequest;
  readonly #skipsChallenges: boolean;
  readonly #skipped = new Set<string>();
  status: number | undefined;

  constructor(rulesets: readonly Ruleset[], request: EvaluationRequest, skipsChallenges: boolean) {
    this.#rulesets = rulesets;
    this.#request = request;
    this.#skipsChallenges = skipsChallenges;
  }

  /** The account's entry point, and then that of the zone: https://developers.cloudflare.com/ruleset-engine/about/phases/ */
  phase(phase: string): Fields[] {
    if (this.#skipped.has(phase)) return [];
    const entries = ['root', 'zone'].flatMap((kind) =>
      this.#rulesets.filter((one) => one.kind === kind && one.phase === phase),
    );
    return entries.map((entry) => this.#ruleset(entry, 0));
  }

  /** Rules that are off are not evaluated: https://developers.cloudflare.com/rules/trace-request/ */
  #ruleset({ id, kind, name, description, rules, phase }: Ruleset, depth: number): Fields {
    const trace: Fields[] = [];
    for (const rule of rules) {
      if (this.status !== undefined) break;
      if (rule.enabled === false) continue;
      const step = this.#rule(rule, depth);
      trace.push(step);
      if (step.matched === true && rule.action === 'skip' && this.#skip(rule, phase)) break;
    }
    const matched = trace.some((step) => step.matched === true);
    return { step_name: id, type: 'ruleset', kind, name, description: description ?? '', matched, trace };
  }

  /** Does the rest of the ruleset count no more? */
  #skip({ action_parameters }: Fields, phase: string): boolean {
    const { ruleset, phases } = fieldsIn(action_parameters);
    for (const one of Array.isArray(phases) ? phases : []) this.#skipped.add(String(one));
    return ruleset === 'current' || this.#skipped.has(phase);
  }

  #rule(rule: Fields, depth: number): Fields {
    const { id, action, action_parameters, description = '', expression } = rule;
    const matched = isMatch(String(expression ?? ''), this.#request);
    const inner = matched && action === 'execute' && depth < 2 ? this.#executed(action_parameters, depth) : undefined;
    if (matched) this.#act(String(action), fieldsIn(action_parameters));
    return {
      step_name: id,
      type: 'rule',
      action,
      ...(isObject(action_parameters) ? { action_parameters } : {}),
      description,
      expression,
      matched,
      ...(inner === undefined ? {} : { trace: [inner] }),
    };
  }

  /** Rules of Cloudflare have no expressions: none of them matches. */
  #executed(parameters: unknown, depth: number): Fields | undefined {
    const { id } = fieldsIn(parameters);
    const ruleset = [...this.#rulesets, ...MANAGED].find((one) => one.id === id);
    return ruleset === undefined ? undefined : this.#ruleset(ruleset, depth + 1);
  }

  #act(action: string, { from_value, response }: Fields): void {
    if (this.#skipsChallenges && CHALLENGES.includes(action)) return;
    const reported = fieldsIn(from_value).status_code ?? fieldsIn(response).status_code;
    const stop = STOPS[action];
    if (stop !== undefined) this.status = typeof reported === 'number' ? reported : stop;
  }
}

/** Assumed status of the origin, which does not run here. */
const ORIGIN_STATUS = 200;

const trace: Handler<'requestTracers.traces.create'> = (context) => {
  const { url: address = '', context: reported } = fieldsOf(context);
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) throw invalid('url is not an absolute address', '/url');
  const zone = zoneFor(context, url.hostname);
  const rulesets = [
    ...all<Ruleset>(context, pathKey(['accounts', context.path.account_id, 'rulesets'])),
    ...all<Ruleset>(context, pathKey(['zones', zone.id, 'rulesets'])),
  ];
  const tracer = new Tracer(rulesets, requestOf(context, url), fieldsIn(reported).skip_challenge === true);
  const steps: Fields[] = [];
  for (const phase of PHASE_ORDER) {
    if (tracer.status !== undefined) break;
    const found = tracer.phase(phase);
    if (found.length === 0) continue;
    const matched = found.some((one) => one.matched === true);
    steps.push({ step_name: phase, type: 'phase', matched, trace: found });
  }
  return context.fit({ status_code: tracer.status ?? ORIGIN_STATUS, trace: steps });
};

export const requestTracers = { 'requestTracers.traces.create': trace } satisfies Handlers;
