/** Operations and fields that take expressions; these are parsed before the rules of a product see the request. */
import type { Operation } from '@flarewire/contract';
import { expressionProblem, readExpression, report } from '@flarewire/rules-language';
import { isObject } from '@flarewire/schema';
import { absentFirst } from '../../../handler/absent-first.ts';
import type { AnyHandler, Context } from '../../../handler/context.ts';
import type { OperationName } from '../../../handler/handlers.ts';
import { memoize } from '../../../memoize.ts';
import { CODE, type Problem, problem } from '../../../problem.ts';
import { listKinds } from './lists.ts';

interface Taken {
  /** Names of the fields, anywhere in the body. */
  readonly fields: RegExp;
  /** Codes of products that name none are those of the whole API. */
  readonly code: number;
  /** `grammar`: fields of devices, which no page lists. */
  readonly language: 'rules' | 'gateway' | 'grammar';
  /** Not conditions, but values that are looked up in a request. */
  readonly isValue: boolean;
}

const named = (fields: RegExp, more: Partial<Taken> = {}): Taken => ({
  fields,
  code: CODE.invalid,
  language: 'rules',
  isValue: false,
  ...more,
});

/** `expression`, `counting_expression`, `username_expressions`. */
const USUAL = /^(?:\w+_)?expressions?$/;
const plain = named(USUAL);
/** The text is as users report it: https://github.com/cloudflare/cloudflare-docs/pull/28223 ; its code is not documented. */
const ruleset = named(USUAL, { code: 20127 });
/** https://developers.cloudflare.com/cloudflare-one/traffic-policies/expression-syntax/ */
const gateway = named(/^(?:traffic|identity|device_posture)$/, { language: 'gateway' });
/** https://developers.cloudflare.com/cloudflare-one/team-and-resources/devices/cloudflare-one-client/configure/device-profiles/#selectors */
const devices = named(/^match$/, { language: 'grammar' });

export const EXPRESSIONS: Readonly<Record<string, Taken>> = {
  'rulesets.create': ruleset,
  'rulesets.update': ruleset,
  'rulesets.phases.update': ruleset,
  'rulesets.rules.create': ruleset,
  'rulesets.rules.edit': ruleset,
  'pageShield.policies.create': ruleset,
  'pageShield.policies.update': ruleset,
  'cloudConnector.rules.update': plain,
  'snippets.rules.update': plain,
  'waitingRooms.rules.create': plain,
  'waitingRooms.rules.update': plain,
  'waitingRooms.rules.edit': plain,
  'filters.create': plain,
  'filters.update': plain,
  'filters.bulkUpdate': plain,
  'firewall.rules.create': plain,
  'firewall.rules.update': plain,
  'firewall.rules.edit': plain,
  'firewall.rules.bulkUpdate': plain,
  'firewall.rules.bulkEdit': plain,
  'fieldExtractors.update': named(USUAL, { isValue: true }),
  'precursor.update': plain,
  // https://developers.cloudflare.com/api/resources/fraud/methods/update/
  'fraud.update': named(USUAL, { code: 10400, isValue: true }),
  'botManagement.feedback.create': plain,
  'zones.environments.create': plain,
  'zones.environments.update': plain,
  'zones.environments.edit': plain,
  'zones.observability.tracing.rules.update': plain,
  'tokenValidation.rules.create': plain,
  'tokenValidation.rules.edit': plain,
  'tokenValidation.rules.preview': plain,
  'tokenValidation.rules.bulkCreate': plain,
  'tokenValidation.rules.bulkEdit': plain,
  'DDoSProtection.advancedTCPProtection.synProtection.filters.create': plain,
  'DDoSProtection.advancedTCPProtection.synProtection.filters.items.edit': plain,
  'DDoSProtection.advancedTCPProtection.tcpFlowProtection.filters.create': plain,
  'DDoSProtection.advancedTCPProtection.tcpFlowProtection.filters.items.edit': plain,
  'leakedCredentialChecks.detections.create': named(/^(?:username|password)$/, { isValue: true }),
  'leakedCredentialChecks.detections.update': named(/^(?:username|password)$/, { isValue: true }),
  'contentScanning.payloads.create': named(/^payload$/, { isValue: true }),
  'contentScanning.payloads.update': named(/^payload$/, { isValue: true }),
  'loadBalancers.create': named(/^condition$/),
  'loadBalancers.update': named(/^condition$/),
  'loadBalancers.edit': named(/^condition$/),
  'zeroTrust.devices.ipProfiles.create': devices,
  'zeroTrust.devices.ipProfiles.update': devices,
  'zeroTrust.devices.policies.custom.create': devices,
  'zeroTrust.devices.policies.custom.edit': devices,
  'zeroTrust.dex.rules.create': devices,
  'zeroTrust.dex.rules.update': devices,
  'zeroTrust.gateway.rules.create': gateway,
  'zeroTrust.gateway.rules.update': gateway,
  'zeroTrust.gateway.rules.edit': gateway,
  'zeroTrust.gateway.rules.bulkEdit': gateway,
} satisfies { readonly [Name in OperationName]?: Taken };

const wrapped = new WeakMap<Operation, { readonly handler: AnyHandler }>();
const fallback: AnyHandler = (context) => context.generic();

/** Wraps the handler of an operation with expressions to parse them first; others stay unchanged. */
export function checked(operation: Operation, handler: AnyHandler | undefined): AnyHandler | undefined {
  const taken = EXPRESSIONS[operation.name];
  if (taken === undefined) return handler;
  const act = handler ?? fallback;
  return memoize(wrapped, operation, () => ({
    handler: (context: Context) => {
      const refusal = refusalOf(context, taken);
      if (refusal !== undefined) throw absentFirst(refusal, () => act(context), context.path);
      return act(context);
    },
  })).handler;
}

/** An empty text is not an expression: the product decides about it. */
function refusalOf(context: Context, taken: Taken): Problem | undefined {
  const walk = (value: unknown, name: string, pointer: string): Problem | undefined => {
    if (Array.isArray(value) || isObject(value)) {
      for (const [key, inner] of Object.entries(value)) {
        const refusal = walk(inner, Array.isArray(value) ? name : key, `${pointer}/${key}`);
        if (refusal !== undefined) return refusal;
      }
    } else if (typeof value === 'string' && value.trim() !== '' && taken.fields.test(name)) {
      const why = problemOf(value, { name, pointer, taken, context });
      if (why !== undefined) return unreadable(value, { name, pointer, why, code: taken.code });
    }
    return undefined;
  };
  return walk(context.body, '', '');
}

interface Found {
  readonly name: string;
  readonly pointer: string;
  readonly taken: Taken;
  readonly context: Context;
}

/** Computed values are in the action; looked-up ones have a field name such as `username_expression`. */
function problemOf(text: string, { name, pointer, taken, context }: Found): string | undefined {
  const { language, isValue } = taken;
  if (language === 'grammar') {
    const read = readExpression(text);
    return read.ok ? undefined : report(text, read.problem);
  }
  const computes = isValue || pointer.includes('/action_parameters/') || /^(?:username|password)_/.test(name);
  const lists = language === 'rules' && text.includes('$') ? { lists: listKinds(context) } : {};
  return expressionProblem(text, { language, expects: computes ? 'value' : 'condition', ...lists });
}

interface Refusal {
  readonly name: string;
  readonly pointer: string;
  readonly why: string;
  readonly code: number;
}

function unreadable(value: string, { name, pointer, why, code }: Refusal) {
  const shown = value.length > SHOWN ? `${value.slice(0, SHOWN)}…` : value;
  const message = `'${shown}' is not a valid value for ${name} because could not parse filter expression: ${why}`;
  return problem(400, code, message, pointer);
}

/** The problem itself has the line. */
const SHOWN = 200;
