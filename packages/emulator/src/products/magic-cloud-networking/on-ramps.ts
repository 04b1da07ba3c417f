/** On-ramps from clouds to Magic WAN, and the clouds with their discovered resources. */
import type { At, Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { Reply } from '../../handler/reply.ts';
import { all, bearing, below, type Fields, fieldsOf, found, keep, phase } from '../shared/fields.ts';
import { pageOf } from '../shared/pages.ts';
import { conflict, invalid, missing } from '../shared/refusals.ts';

const rampScope = (context: Context): string => below(context, 'magic', 'cloud', 'onramps');

const findRamp = (context: Context & At<'onramp_id'>): Fields =>
  found(context, rampScope(context), context.path.onramp_id, () => missing('on-ramp'));

const createRamp: Handler<'magicCloudNetworking.onRamps.create'> = (context) => {
  const { name, type, vpc } = fieldsOf(context);
  if (type === 'OnrampTypeSingle' && vpc === undefined) throw invalid('an on-ramp of this type needs a VPC', '/vpc');
  if (bearing(context, rampScope(context), 'name', name).length > 0)
    throw conflict('an on-ramp with this name already exists', '/name');
  return context.generic();
};

const SECONDS_TO_PLAN = 30;

/** A job begins; when it is done the on-ramp says so. https://developers.cloudflare.com/multi-cloud-networking/cloud-on-ramps/ */
function start<Result>(context: Showing<Result> & At<'onramp_id'>, field: 'plan_started' | 'apply_started'): Result {
  const ramp = findRamp(context);
  if (field === 'apply_started' && showRamp(context, ramp).last_planned_at === undefined)
    throw invalid('the on-ramp must be planned before it is applied');
  keep(context, rampScope(context), String(ramp.id), { ...ramp, [field]: context.now() });
  return context.fit({ success: true, errors: [], messages: [] });
}

/** Time at which a job that started then was done; undefined while it runs. */
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
const exportRamp: Handler<'magicCloudNetworking.onRamps.export'> = (context) => {
  const ramp = findRamp(context);
  keep(context, rampScope(context), String(ramp.id), { ...ramp, last_exported_at: context.now() });
  const lines = ['name', 'type', 'cloud_type', 'region', 'vpc'].flatMap((field) =>
    ramp[field] === undefined ? [] : [`  ${field} = ${JSON.stringify(ramp[field])}`],
  );
  const text = `resource "cloudflare_magic_cloud_onramp" "onramp" {\n${lines.join('\n')}\n}\n`;
  return new Reply(text, 'application/octet-stream', { status: 201 });
};

const cloudScope = (context: Context): string => below(context, 'magic', 'cloud', 'providers');

const findCloud = (context: Context & At<'provider_id'>): Fields =>
  found(context, cloudScope(context), context.path.provider_id, () => missing('cloud integration'));

const SECONDS_TO_DISCOVER = 60;

/** https://developers.cloudflare.com/multi-cloud-networking/manage-resources/ */
function discover<Result>(context: Showing<Result>, clouds: readonly Fields[]): Result {
  for (const cloud of clouds)
    keep(context, cloudScope(context), String(cloud.id), { ...cloud, discovery_started: context.now() });
  return context.fit({ success: true, errors: [], messages: [] });
}

function showCloud<Result>(context: Showing<Result>, cloud: Fields): Result {
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

export const magicCloud = {
  'magicCloudNetworking.onRamps.create': createRamp,
  'magicCloudNetworking.onRamps.get': (context) => context.fit(showRamp(context, findRamp(context))),
  'magicCloudNetworking.onRamps.list': (context) =>
    pageOf(context, rampScope(context), (ramp) => context.fit(showRamp(context, ramp))),
  'magicCloudNetworking.onRamps.plan': (context) => start(context, 'plan_started'),
  'magicCloudNetworking.onRamps.apply': (context) => start(context, 'apply_started'),
  'magicCloudNetworking.onRamps.export': exportRamp,
  'magicCloudNetworking.cloudIntegrations.get': (context) => showCloud(context, findCloud(context)),
  'magicCloudNetworking.cloudIntegrations.list': (context) =>
    pageOf(context, cloudScope(context), (cloud) => showCloud(context, cloud)),
  'magicCloudNetworking.cloudIntegrations.discover': (context) => discover(context, [findCloud(context)]),
  'magicCloudNetworking.cloudIntegrations.discoverAll': (context) =>
    discover(context, all(context, cloudScope(context))),
} satisfies Handlers;
