/** Dynamic routes of a gateway: graphs of elements, their versions and the one that is deployed. */
import { isObject } from '@flarewire/schema';
import type { At, Context } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { unique } from '../shared/collection.ts';
import { all, type Fields, fieldsOf, found, keep } from '../shared/fields.ts';
import { cut } from '../shared/lists.ts';
import { invalid, missing } from '../shared/refusals.ts';
import { gatewayOf, inGateway } from './gateways.ts';

interface Version extends Fields {
  readonly version_id: string;
  readonly created_at: string;
  readonly elements: readonly unknown[];
}

interface Deployment extends Fields {
  readonly deployment_id: string;
  readonly version_id: string;
  readonly created_at: string;
}

interface Route extends Fields {
  readonly id: string;
  readonly name: string;
  readonly versions: readonly Version[];
  readonly deployments: readonly Deployment[];
}

const outputsOf = ({ outputs }: Fields): [string, unknown][] =>
  Object.entries(isObject(outputs) ? outputs : {}).map(([name, output]) => [
    name,
    isObject(output) ? output.elementId : undefined,
  ]);

/**
 * A route begins with one start element, every output leads to an element, and shares make no more than 100 percent.
 * https://developers.cloudflare.com/ai-gateway/features/dynamic-routing/json-configuration/
 */
function checkElements(sent: readonly unknown[]): void {
  const elements = sent.filter(isObject);
  const ids = elements.map(({ id }) => String(id));
  const starts = elements.filter(({ type }) => type === 'start').length;
  if (starts !== 1) throw invalid(`A route has one start element, not ${starts}`, '/elements');
  const twice = ids.find((id, index) => ids.indexOf(id) < index);
  if (twice !== undefined) throw invalid(`Two elements have the id '${twice.slice(0, 100)}'`, '/elements');
  elements.forEach((element, index) => {
    const outputs = outputsOf(element);
    const pointer = `/elements/${index}/outputs`;
    for (const [name, target] of outputs)
      if (target !== undefined && !ids.includes(String(target)))
        throw invalid(
          `The output '${name.slice(0, 60)}' leads to '${String(target).slice(0, 100)}', which is not an element`,
          pointer,
        );
    if (element.type !== 'percentage') return;
    const shares = outputs.filter(([name]) => name !== 'else').map(([name]) => Number.parseFloat(name));
    if (shares.length > 5) throw invalid('A percentage split has at most 5 shares', pointer);
    if (shares.reduce((sum, share) => sum + (share || 0), 0) > 100)
      throw invalid('The shares make more than 100 percent', pointer);
  });
}

const routeOf = (context: Context & At<'id'>): Route =>
  found<Route>(context, inGateway(context, 'routes'), context.path.id, () => missing('route'));

const activeOf = ({ versions, deployments }: Route): string | undefined =>
  deployments.at(-1)?.version_id ?? versions.at(-1)?.version_id;

function shownVersion(route: Route, { version_id, created_at, elements }: Version): Fields {
  const active = activeOf(route) === version_id ? 'true' : 'false';
  return { version_id, created_at, active, is_valid: true, data: JSON.stringify(elements) };
}

/** As its deployed version has it. */
function display(context: Context, route: Route): Fields {
  const { versions, deployments, ...rest } = route;
  const version = versions.find(({ version_id }) => version_id === activeOf(route)) ?? versions.at(-1);
  return {
    ...rest,
    account_tag: context.path.account_id,
    deployment: deployments.at(-1),
    elements: version?.elements ?? [],
    version: version === undefined ? undefined : shownVersion(route, version),
  };
}

const newVersion = (context: Context, elements: readonly unknown[]): Version => ({
  version_id: context.sandbox.ids.hex(),
  created_at: context.now(),
  elements,
});

const newDeployment = (context: Context, version_id: string): Deployment => ({
  deployment_id: context.sandbox.ids.hex(),
  version_id,
  created_at: context.now(),
});

const save = (context: Context, route: Route): Fields =>
  display(context, keep(context, inGateway(context, 'routes'), route.id, { ...route, modified_at: context.now() }));

/** The first version is deployed at once. */
const create: Handler<'aiGateway.dynamicRouting.create'> = (context) => {
  const { name = '', elements = [] } = fieldsOf(context);
  unique(context, inGateway(context, 'routes'), 'name', name);
  checkElements(elements);
  const version = newVersion(context, elements);
  const route = {
    id: context.sandbox.ids.hex(),
    name,
    gateway_id: gatewayOf(context, context.path.gateway_id).id,
    created_at: context.now(),
    versions: [version],
    deployments: [newDeployment(context, version.version_id)],
  };
  return context.fit(save(context, route));
};

const rename: Handler<'aiGateway.dynamicRouting.update'> = (context) => {
  const route = routeOf(context);
  const { name = route.name } = fieldsOf(context);
  unique(context, inGateway(context, 'routes'), 'name', name, route);
  return context.fit({ success: true, route: save(context, { ...route, name }) });
};

const remove: Handler<'aiGateway.dynamicRouting.delete'> = (context) => {
  const route = routeOf(context);
  context.sandbox.store.remove(inGateway(context, 'routes'), route.id);
  return context.fit(display(context, route));
};

/** Page information of lists without a page kind. */
const listed = ({ page = 1, per_page = 20 }: Fields): Fields => ({
  page,
  per_page,
  order_by: 'created_at',
  order_by_direction: 'desc',
});

const list: Handler<'aiGateway.dynamicRouting.list'> = (context) => {
  const routes = all<Route>(context, inGateway(context, 'routes')).reverse();
  const shownRoutes = cut(routes, context.query).map((one) => display(context, one));
  return context.fit({ success: true, data: { ...listed(context.query), routes: shownRoutes } });
};

/** A version waits until it is deployed. */
const createVersion: Handler<'aiGateway.dynamicRouting.createVersion'> = (context) => {
  const route = routeOf(context);
  const { elements = [] } = fieldsOf(context);
  checkElements(elements);
  const saved = save(context, { ...route, versions: [...route.versions, newVersion(context, elements)] });
  return context.fit({ ...saved, elements });
};

const deploy: Handler<'aiGateway.dynamicRouting.createDeployment'> = (context) => {
  const route = routeOf(context);
  const { version_id = '' } = fieldsOf(context);
  if (!route.versions.some((one) => one.version_id === version_id)) throw missing('version', '/version_id');
  return context.fit(
    save(context, { ...route, deployments: [...route.deployments, newDeployment(context, version_id)] }),
  );
};

const getVersion: Handler<'aiGateway.dynamicRouting.getVersion'> = (context) => {
  const route = routeOf(context);
  const version = route.versions.find((one) => one.version_id === context.path.version_id);
  if (version === undefined) throw missing('version');
  return context.fit({ ...display(context, route), ...shownVersion(route, version), elements: version.elements });
};

export const aiGatewayRoutes = {
  'aiGateway.dynamicRouting.create': create,
  'aiGateway.dynamicRouting.update': rename,
  'aiGateway.dynamicRouting.list': list,
  'aiGateway.dynamicRouting.get': (context) => context.fit(display(context, routeOf(context))),
  'aiGateway.dynamicRouting.delete': remove,
  'aiGateway.dynamicRouting.createVersion': createVersion,
  'aiGateway.dynamicRouting.createDeployment': deploy,
  'aiGateway.dynamicRouting.getVersion': getVersion,
  'aiGateway.dynamicRouting.listVersions': (context) => {
    const route = routeOf(context);
    const versions = [...route.versions].reverse().map((one) => shownVersion(route, one));
    return context.fit({ success: true, data: { ...listed({}), versions } });
  },
  'aiGateway.dynamicRouting.listDeployments': (context) =>
    context.fit({ success: true, data: { ...listed({}), deployments: [...routeOf(context).deployments].reverse() } }),
} satisfies Handlers;
