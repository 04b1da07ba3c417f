/** Detections of the WAF: leaked credentials and uploaded content, on or off, and where in requests to look. */
import type { Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { collection } from '../shared/collection.ts';
import { below, collectionOf, type Fields, fieldsOf, keep, read } from '../shared/fields.ts';
import { invalid } from '../shared/refusals.ts';
import { planOf } from '../zones/plan.ts';
import { zoneOf } from '../zones/state.ts';

/** An expression is a call that looks a value up: `lookup_json_string(http.request.body.raw, "user")`. */
function checkExpression(name: string, value: unknown): void {
  const text = String(value);
  if (!/^[a-z]\w*[(.[]/.test(text)) throw invalid(`${name} '${text.slice(0, 100)}' is not an expression`, `/${name}`);
}

const checksOf = (context: Context): string => below(context, 'leaked-credential-checks');

/** On from the start on the Free plan: https://developers.cloudflare.com/waf/detections/leaked-credentials/get-started/#1-turn-on-leaked-credentials-detection */
const checks = (context: Context): Fields => {
  zoneOf(context);
  return read(context, checksOf(context), '') ?? { enabled: planOf(context) === 'free' };
};

const setChecks: Handler<'leakedCredentialChecks.create'> = (context) => {
  const { enabled = false } = fieldsOf(context);
  zoneOf(context);
  return context.fit(keep(context, checksOf(context), '', { enabled }));
};

/** https://developers.cloudflare.com/waf/detections/leaked-credentials/#custom-detection-locations */
const locations = collection({
  what: 'custom detection location',
  unique: ['username', 'password'],
  check: (_context, { username, password }) => {
    if (username === undefined) throw invalid('username is required', '/username');
    checkExpression('username', username);
    if (password !== undefined) checkExpression('password', password);
  },
});

const scanOf = (context: Context): string => below(context, 'content-upload-scan');

const scan = (context: Context): Fields =>
  read(context, scanOf(context), '') ?? { value: 'disabled', modified: zoneOf(context).created_on };

/** https://developers.cloudflare.com/waf/detections/malicious-uploads/get-started/ */
function setScan<Result>(context: Showing<Result>, value: unknown): Result {
  zoneOf(context);
  if (value !== 'enabled' && value !== 'disabled')
    throw invalid(`value '${String(value).slice(0, 40)}' is not enabled or disabled`, '/value');
  return context.fit(keep(context, scanOf(context), '', { value, modified: context.now() }));
}

const setSettings: Handler<'contentScanning.create' | 'contentScanning.update'> = (context) =>
  setScan(context, fieldsOf(context).value);

/** https://developers.cloudflare.com/waf/detections/malicious-uploads/#custom-scan-expressions */
const payloads = collection({
  what: 'custom scan expression',
  unique: ['payload'],
  check: (_context, { payload }) => checkExpression('payload', payload),
});

/** Each call returns all current expressions. */
function expressions<Item>(context: Showing<Item>, scope: string) {
  return context.page(payloads.select(context, scope), (one) => context.fit(one));
}

const addPayloads: Handler<'contentScanning.payloads.create'> = (context) => {
  const scope = collectionOf(context);
  for (const body of context.body ?? []) payloads.add(context, { ...body }, scope);
  return expressions(context, scope);
};

const removePayload: Handler<'contentScanning.payloads.delete'> = (context) => {
  payloads.remove(context);
  return expressions(context, collectionOf(context, 1));
};

const changePayload: Handler<'contentScanning.payloads.update'> = (context) => {
  const scope = collectionOf(context, 1);
  payloads.change(context, payloads.find(context), { ...fieldsOf(context) }, scope);
  return expressions(context, scope);
};

export const wafDetections = {
  'leakedCredentialChecks.get': (context) => context.fit(checks(context)),
  'leakedCredentialChecks.create': setChecks,
  'leakedCredentialChecks.detections.create': locations.create,
  'leakedCredentialChecks.detections.list': locations.list,
  'leakedCredentialChecks.detections.get': locations.get,
  'leakedCredentialChecks.detections.update': locations.update,
  'leakedCredentialChecks.detections.delete': locations.remove,
  'contentScanning.get': (context) => context.fit(scan(context)),
  'contentScanning.settings.get': (context) => context.fit(scan(context)),
  'contentScanning.create': setSettings,
  'contentScanning.update': setSettings,
  'contentScanning.enable': (context) => setScan(context, 'enabled'),
  'contentScanning.disable': (context) => setScan(context, 'disabled'),
  'contentScanning.payloads.create': addPayloads,
  'contentScanning.payloads.list': payloads.list,
  'contentScanning.payloads.update': changePayload,
  'contentScanning.payloads.delete': removePayload,
} satisfies Handlers;
