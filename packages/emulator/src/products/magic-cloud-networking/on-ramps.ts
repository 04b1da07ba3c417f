/** On-ramps from clouds to Magic WAN, and the clouds whose resources are discovered. */
import type { Context, Handlers } from '../../http/context.ts';
import { Reply } from '../../http/respond.ts';
import { all, below, type Fields, fieldsOf, found, keep, phase } from '../shared/fields.ts';
import { conflict, invalid, missing } from '../shared/refusals.ts';

const rampScope = (context: Context): string => below(context, 'magic', 'cloud', 'onramps');

const findRamp = (context: Context): Fields =>
  found(context, rampScope(context), context.path.onramp_id ?? '', () => missing('on-ramp'));

function createRamp(context: Context): unknown {
  const { name, type, vpc } = fieldsOf(context);
  if (type === 'OnrampTypeSingle' && vpc === undefined) throw invalid('an on-ramp of this type needs a VPC', '/vpc');
  if (all(context, rampScope(context)).some((one) => one.name === name))
    throw conflict('an on-ramp with this name already exists', '/name');
  return context.generic();
}

const SECONDS_TO_PLAN = 30;

/** A job begins; when it is done the on-ramp says so. https://developers.cloudflare.com/multi-cloud-networking/cloud-on-ramps/ */
const start =
  (field: 'plan_started' | 'apply_started') =>
  (context: Context): unknown => {
    const ramp = findRamp(context);
    if (field === 'apply_started' && showRamp(context, ramp).last_planned_at === undefined)
      throw invalid('the on-ramp must be planned before it is applied');
    keep(context, rampScope(context), String(ramp.id), { ...ramp, [field]: context.now() });
    return context.fit({ success: true, errors: [], messages: [] });
  };

/** When a job that began at this time was done; undefined while it runs. */
function doneAt(context: Context, started: unknown): string | undefined {
  if (started === undefined) return undefined;
  const state = phase(started, context, [
    ['running', 0],
    ['done', SECONDS_TO_PLAN],
  ]);
  return state === 'done' ? new Date(Date.parse(String(started)) + SECONDS_TO_PLAN * 1000).toISOString() : undefined;
}

function showRamp(context: Context, ramp: Fields): Fields {
  const times = {
    last_planned_at: doneAt(context, ramp.plan_started),
    last_applied_at: doneAt(context, ramp.apply_started),
    last_exported_at: ramp.last_exported_at,
  };
  const known = Object.entries(times).filter(([, time]) => time !== undefined);
  const { last_planned_at: _, last_applied_at: __, last_exported_at: ___, ...rest } = ramp;
  return { ...rest, ...Object.fromEntries(known) };
}

/** The on-ramp as Terraform. */
function exportRamp(context: Context): Reply {
  const ramp = findRamp(context);
  keep(context, rampScope(context), String(ramp.id), { ...ramp, last_exported_at: context.now() });
  const lines = ['name', 'type', 'cloud_type', 'region', 'vpc'].flatMap((field) =>
    ramp[field] === undefined ? [] : [`  ${field} = ${JSON.stringify(ramp[field])}`],
  );
  const text = `resource "cloudflare_magic_cloud_onramp" "onramp" {\n${lines.join('\n')}\n}\n`;
  return new Reply(text, 'application/octet-stream', { status: 201 });
}

const cloudScope = (context: Context): string => below(context, 'magic', 'cloud', 'providers');

const findCloud = (context: Context): Fields =>
  found(context, cloudScope(context), context.path.provider_id ?? '', () => missing('cloud integration'));

const SECONDS_TO_DISCOVER = 60;

/** https://developers.cloudflare.com/multi-cloud-networking/manage-resources/ */
function discover(context: Context, clouds: readonly Fields[]): unknown {
  for (const cloud of clouds)
    keep(context, cloudScope(context), String(cloud.id), { ...cloud, discovery_started: context.now() });
  return context.fit({ success: true, errors: [], messages: [] });
}

function showCloud(context: Context, cloud: Fields): unknown {
  const { discovery_started: since } = cloud;
  const state =
    since === undefined
      ? 'UNSPECIFIED'
      : phase(since, context, [
          ['DISCOVERING', 0],
          ['SUCCEEDED', SECONDS_TO_DISCOVER],
        ]);
  return context.fit({ ...cloud, state, state_v2: state });
}

const RAMPS = 'magicCloudNetworking.onRamps';
const CLOUDS = 'magicCloudNetworking.cloudIntegrations';

export const magicCloud: Handlers = {
  [`${RAMPS}.create`]: createRamp,
  [`${RAMPS}.get`]: (context) => context.fit(showRamp(context, findRamp(context))),
  [`${RAMPS}.list`]: (context) =>
    context.page(all(context, rampScope(context)).map((ramp) => context.fit(showRamp(context, ramp)))),
  [`${RAMPS}.plan`]: start('plan_started'),
  [`${RAMPS}.apply`]: start('apply_started'),
  [`${RAMPS}.export`]: exportRamp,
  [`${CLOUDS}.get`]: (context) => showCloud(context, findCloud(context)),
  [`${CLOUDS}.list`]: (context) =>
    context.page(all(context, cloudScope(context)).map((cloud) => showCloud(context, cloud))),
  [`${CLOUDS}.discover`]: (context) => discover(context, [findCloud(context)]),
  [`${CLOUDS}.discoverAll`]: (context) => discover(context, all(context, cloudScope(context))),
};
