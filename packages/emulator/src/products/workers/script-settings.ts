/** Settings in the metadata of an upload: checked against the contract, which form fields are not. */
import { check, pointerOf } from '@flarewire/schema';
import type { Context } from '../../handler/context.ts';
import { CODE, Problem } from '../../problem.ts';
import { wording } from '../../schema/validate.ts';
import { invalid } from '../shared/refusals.ts';
import type { Fields } from './tables.ts';

/** Fields of an upload's metadata that belong to the script rather than to the version. */
const SETTINGS = ['logpush', 'tags', 'tail_consumers', 'observability', 'placement', 'usage_model', 'limits'];

export function settingsIn(fields: Fields): Fields {
  return Object.fromEntries(SETTINGS.filter((name) => fields[name] !== undefined).map((name) => [name, fields[name]]));
}

/** https://developers.cloudflare.com/workers/platform/limits/#cpu-time: five minutes for a call at most. */
const MAX_CPU = 300_000;

export function checkCpu(limits: unknown, pointer: string): void {
  const cpu = Number(Object(limits).cpu_ms ?? 0);
  if (cpu > MAX_CPU) throw invalid(`cpu_ms is ${cpu}, and at most ${MAX_CPU}`, `${pointer}/cpu_ms`); // code not documented
}

/** https://developers.cloudflare.com/cloudflare-for-platforms/workers-for-platforms/configuration/tags/ ; code not documented */
export function checkTags(context: Context, tags: unknown): void {
  if (context.path.dispatch_namespace !== undefined && Array.isArray(tags) && new Set(tags).size > 8)
    throw invalid('A script has at most 8 tags.');
}

/** @throws Problem 400 for a setting that the contract does not allow */
export function checkSettings(context: Context, metadata: Fields): void {
  const settings = settingsIn(metadata);
  const { schemas, document } = context;
  if (schemas.body === undefined) return;
  const found = check(schemas.body.schema, { metadata: settings }, document.schemas, { sent: true, typos: false });
  const faults = found
    .filter(
      ({ kind, path: [part, name] }) =>
        // The contract requires more than uploads need.
        kind !== 'required' && part === 'metadata' && Object.hasOwn(settings, String(name)),
    )
    .map((one) => ({ code: CODE.invalid, message: `${one.place} ${wording(one)}`, pointer: pointerOf(one.path) }));
  if (faults.length > 0) throw new Problem(400, faults);
  checkCpu(settings.limits, '/metadata/limits');
  checkTags(context, settings.tags);
}
