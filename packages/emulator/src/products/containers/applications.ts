/** Container applications: configuration, instances, versions and rollouts. */
import { isObject, stringList } from '@flarewire/schema';
import type { At, Context } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { PageResult } from '../../handler/page-result.ts';
import { hash } from '../../state/ids.ts';
import { all, below, type Fields, fieldsIn, fieldsOf, found, keep, phase, read } from '../shared/fields.ts';
import { conflict, invalid, missing } from '../shared/refusals.ts';
import { JURISDICTIONS, REGIONS, registryOf, SIZES } from './facts.ts';

export interface Application extends Fields {
  readonly id: string;
  readonly name: string;
  readonly scheduling_policy: string;
  readonly created_at: string;
  readonly versions: readonly Fields[];
  readonly rollout?: Rollout;
}

interface Rollout extends Fields {
  readonly id: string;
  readonly created_at: string;
  /** Percent of the instances that have the new version after each step. */
  readonly shares: readonly number[];
}

const scopeOf = (context: Context): string => below(context, 'containers', 'applications');

export const applicationOf = (context: Context & At<'application_id'>): Application =>
  found<Application>(context, scopeOf(context), context.path.application_id, () => missing('application'));

export const applicationsOf = (context: Context): Application[] => all<Application>(context, scopeOf(context));

/** Seconds that a step takes; not documented. */
const STEP = 60;

/** Number of rollout steps that are done. */
function doneSteps({ sandbox }: Context, { created_at, shares }: Rollout): number {
  const seconds = (sandbox.clock.now() - Date.parse(created_at)) / 1000;
  return Math.min(shares.length, Math.floor(seconds / STEP));
}

const isUnderWay = (context: Context, { rollout }: Application): boolean =>
  rollout !== undefined && doneSteps(context, rollout) < rollout.shares.length;

/** https://developers.cloudflare.com/containers/concepts/placement/ */
function checkPlacement(constraints: unknown): void {
  const { regions, jurisdiction } = fieldsIn(constraints);
  const wanted = stringList(regions);
  const unknown = wanted.find((one) => REGIONS[one] === undefined);
  if (unknown !== undefined)
    throw invalid(
      `'${unknown.slice(0, 60)}' is not a region: use ${Object.keys(REGIONS).join(', ')}`,
      '/constraints/regions',
    );
  if (wanted.length > 0 && wanted.every((one) => REGIONS[one]?.isLimited))
    throw invalid(
      `${wanted.join(', ')} have limited capacity: name another region beside them`,
      '/constraints/regions',
    );
  if (jurisdiction === undefined) return;
  const allowed = JURISDICTIONS[String(jurisdiction)];
  if (allowed === undefined)
    throw invalid(`The jurisdiction is one of ${Object.keys(JURISDICTIONS).join(', ')}`, '/constraints/jurisdiction');
  const outside = wanted.find((one) => !allowed.includes(one));
  if (outside !== undefined)
    throw invalid(`${outside} is not in the jurisdiction '${jurisdiction}'`, '/constraints/regions');
}

export function checkImage(image: unknown, pointer: string): void {
  if (typeof image === 'string' && registryOf(image) === undefined)
    throw invalid(
      `'${image.slice(0, 200)}' is not an image of registry.cloudflare.com, Docker Hub, Amazon ECR or Google Artifact Registry`,
      pointer,
    );
}

/** A namespace by its id, or by script and class. */
function namespaceOf(context: Context, durable_objects: unknown): string {
  const { namespace_id, script_name, class_name } = fieldsIn(durable_objects);
  const namespaces = all(context, below(context, 'workers', 'durable_objects', 'namespaces'));
  const one = namespaces.find(
    ({ id, script, class: of }) => id === namespace_id || (script === script_name && of === class_name),
  );
  if (one === undefined) throw missing('Durable Object namespace', '/durable_objects');
  return String(one.id);
}

const create: Handler<'containers.applications.create'> = (context) => {
  const body: Fields = { ...fieldsOf(context) };
  const { name, constraints, durable_objects, instances = 0, max_instances = 0 } = body;
  if (applicationsOf(context).some((one) => one.name === name))
    throw conflict(`An application '${name}' exists already`, '/name'); // code not documented
  checkPlacement(constraints);
  const isScheduled = body.scheduling_policy === 'default';
  const given = fieldsIn(body.configuration);
  checkImage(given.image, '/configuration/image');
  if (isScheduled && Number(instances) > Number(max_instances))
    throw invalid(`instances is ${instances}, and max_instances ${max_instances}`, '/instances');
  const configuration = isScheduled ? { instance_type: 'lite', ...given } : given;
  const [id, now] = [context.sandbox.ids.uuid(), context.now()];
  const application = {
    ...body,
    id,
    name: String(name),
    scheduling_policy: String(body.scheduling_policy),
    account_id: context.path.account_id,
    configuration,
    ...(durable_objects === undefined
      ? {}
      : { durable_objects: { namespace_id: namespaceOf(context, durable_objects) } }),
    ...(isScheduled ? { rollout_active_grace_period: body.rollout_active_grace_period ?? 0 } : {}),
    created_at: now,
    updated_at: now,
    versions: [{ version: 1, configuration }],
  };
  return context.fit(display(context, keep(context, scopeOf(context), id, application)));
};

export interface Instance extends Fields {
  readonly id: string;
  readonly state: 'provisioning' | 'running';
}

/** Instances that the scheduler keeps up. Those of Durable Objects are started by code, which does not run here. */
export function instancesOf(context: Context, application: Application): Instance[] {
  if (application.scheduling_policy !== 'default') return [];
  const { instance_type = 'lite', image } = fieldsIn(application.configuration);
  const regions = regionsOf(application);
  const state = phase(application.created_at, context, [
    ['provisioning', 0],
    ['running', 10],
  ]);
  return Array.from({ length: Number(application.instances) }, (_, index) => {
    const id = Array.from({ length: 8 }, (__, part) =>
      hash(`${part}/${index}/${application.id}`).toString(16).padStart(8, '0'),
    ).join('');
    const region = regions[index % regions.length] ?? 'WEUR';
    const started_at = new Date(Date.parse(application.created_at) + 10_000).toISOString();
    const isUp = state === 'running';
    return {
      id,
      state,
      application_id: application.id,
      name: `${application.name}-${index}`,
      image,
      configuration: SIZES[String(instance_type)] ?? SIZES.lite,
      location: { name: REGIONS[region]?.locations[index % 2], region },
      status: { state, updated_at: isUp ? started_at : application.created_at },
      ...(isUp ? { started_at } : {}),
    };
  });
}

function regionsOf({ constraints }: Application): readonly string[] {
  const { regions, jurisdiction } = fieldsIn(constraints);
  const wanted = stringList(regions);
  return wanted.length > 0 ? wanted : (JURISDICTIONS[String(jurisdiction)] ?? Object.keys(REGIONS));
}

/** With its health, and the rollout that is under way. */
function display(context: Context, application: Application): Fields {
  const { versions, rollout, ...rest } = application;
  const instances = instancesOf(context, application);
  const running = instances.filter(({ state }) => state === 'running').length;
  if (application.scheduling_policy !== 'default')
    return { ...rest, health: { instances: { active: 0, starting: 0 } } };
  const summary = running < instances.length ? 'pending' : 'healthy';
  return {
    ...rest,
    version: Number(versions.at(-1)?.version ?? 1),
    health: { errors: [], instances: { active: running, assigned: 0 }, summary },
    ...(rollout !== undefined && isUnderWay(context, application) ? { active_rollout_id: rollout.id } : {}),
  };
}

const list: Handler<'containers.applications.list'> = (context) => {
  const { name, image } = context.query;
  const rows = applicationsOf(context).filter(
    (one) =>
      (name === undefined || one.name === name) && (image === undefined || fieldsIn(one.configuration).image === image),
  );
  return context.page(rows, (one) => context.fit(display(context, one)));
};

const edit: Handler<'containers.applications.edit'> = (context) => {
  const before = applicationOf(context);
  const { configuration, ...body }: Fields = { ...fieldsOf(context) };
  checkPlacement(body.constraints);
  if (typeof body.max_instances === 'number' && body.max_instances < Number(before.instances ?? 0))
    throw invalid(`max_instances is ${body.max_instances}, and ${before.instances} instances run`, '/max_instances');
  const changed = {
    ...before,
    ...body,
    configuration: { ...fieldsIn(before.configuration), ...fieldsIn(configuration) },
    updated_at: context.now(),
  };
  return context.fit(display(context, keep(context, scopeOf(context), before.id, changed)));
};

const remove: Handler<'containers.applications.delete'> = (context) => {
  const { id, name } = applicationOf(context);
  context.sandbox.store.remove(scopeOf(context), id);
  return { message: `The application '${name}' was deleted.` };
};

/** Each step with its share of the instances; by default 10 percent and then all. https://developers.cloudflare.com/containers/configuration/rollouts/#defaults */
function sharesOf(body: Fields, max: number): number[] {
  const steps = (Array.isArray(body.steps) ? body.steps : []).filter(isObject);
  const size = typeof body.step_percentage === 'number' ? body.step_percentage : undefined;
  if (steps.length > 0 && size !== undefined) throw invalid('steps and step_percentage exclude each other', '/steps');
  if (size !== undefined) return Array.from({ length: 100 / size }, (_, index) => size * (index + 1));
  if (steps.length > 0) return steps.map(({ step_size }) => Number(fieldsIn(step_size).percentage));
  return max < 2 ? [100] : [10, 100];
}

const stepsOf = (shares: readonly number[], started_at: string): Fields[] =>
  shares.map((percentage, index) => ({
    id: index + 1,
    description: `Step ${index + 1}`,
    status: index === 0 ? 'progressing' : 'pending',
    step_size: { percentage },
    ...(index === 0 ? { started_at } : {}),
  }));

/** https://developers.cloudflare.com/containers/configuration/rollouts/ */
const rollOut: Handler<'containers.applications.rollouts.create'> = (context) => {
  const application = applicationOf(context);
  if (application.scheduling_policy !== 'default')
    throw invalid(
      'Durable Objects start the instances of this application with the image they choose: it has no rollouts',
    );
  const body: Fields = { ...fieldsOf(context) };
  const target = fieldsIn(body.target_configuration);
  checkImage(target.image, '/target_configuration/image');
  const before = fieldsIn(application.configuration);
  const configuration = { ...before, ...target };
  const current = Number(application.versions.at(-1)?.version ?? 1);
  const rollout = {
    id: context.sandbox.ids.uuid(),
    created_at: context.now(),
    shares: sharesOf(body, Number(application.max_instances ?? 0)),
  };
  const changed = {
    ...application,
    configuration,
    rollout,
    versions: [...application.versions, { version: current + 1, configuration }],
    updated_at: context.now(),
  };
  keep(context, scopeOf(context), application.id, changed);
  const total = instancesOf(context, application).length;
  return context.fit({
    id: rollout.id,
    created_at: rollout.created_at,
    started_at: rollout.created_at,
    last_updated_at: rollout.created_at,
    current_configuration: before,
    current_version: current,
    description: body.description,
    health: display(context, changed).health,
    kind: body.kind ?? 'full_auto',
    status: 'progressing',
    strategy: body.strategy,
    target_configuration: configuration,
    target_version: current + 1,
    ...(body.strategy === 'new_instances' ? { percentage: body.percentage ?? 10 } : {}),
    progress: { current_step: 1, total_instances: total, total_steps: rollout.shares.length, updated_instances: 0 },
    steps: stepsOf(rollout.shares, rollout.created_at),
  });
};

/** The newest version has the instances that the steps so far gave it; the one before it has the rest. */
const versions: Handler<'containers.applications.versions.list'> = (context) => {
  const application = applicationOf(context);
  const { rollout, versions: known } = application;
  const done = rollout === undefined ? 1 : doneSteps(context, rollout);
  const share = rollout === undefined ? 100 : done === 0 ? 0 : (rollout.shares[done - 1] ?? 100);
  const percentages = [share, 100 - share];
  return new PageResult(
    [...known].reverse().map((one, index) => context.fit({ ...one, percentage: percentages[index] ?? 0 })),
  );
};

/** https://developers.cloudflare.com/containers/guides/image-management/ */
const prepare: Handler<'containers.images.prepare'> = (context) => {
  const { image = '' } = fieldsOf(context);
  checkImage(image, '/image');
  const scope = below(context, 'containers', 'image-preparations');
  const started = read(context, scope, image) ?? keep(context, scope, image, { image, at: context.now() });
  const status = phase(started.at, context, [
    ['pending', 0],
    ['ready', 5],
  ]);
  const digest = Array.from({ length: 8 }, (_, part) => hash(`${part}/${image}`).toString(16).padStart(8, '0')).join(
    '',
  );
  return status === 'ready'
    ? { image, status, artifact_digest: `sha256:${digest}` }
    : { image, status, reason: 'The image is being pulled' };
};

export const containerApplications = {
  'containers.applications.create': create,
  'containers.applications.list': list,
  'undocumented.containerApplications.list': (context) =>
    context.fit(applicationsOf(context).map((one) => display(context, one))),
  'containers.applications.get': (context) => context.fit(display(context, applicationOf(context))),
  'containers.applications.edit': edit,
  'containers.applications.delete': remove,
  'containers.applications.rollouts.create': rollOut,
  'containers.applications.versions.list': versions,
  'containers.images.prepare': prepare,
} satisfies Handlers;
