/** Image registries, and access to running containers: instances, groups, SSH. */
import { isObject, stringList } from '@flarewire/schema';
import type { Context } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { PageResult } from '../../handler/page-result.ts';
import { all, below, type Fields, fieldsOf, found, keep, read } from '../shared/fields.ts';
import { unsignedJwt } from '../shared/jwt.ts';
import { conflict, invalid, missing } from '../shared/refusals.ts';
import { type Application, applicationOf, applicationsOf, type Instance, instancesOf } from './applications.ts';
import { OWN_REGISTRY, REGISTRIES } from './facts.ts';

const scopeOf = (context: Context): string => below(context, 'containers', 'registries');

/**
 * The secret is in Secrets Store:
 * https://developers.cloudflare.com/containers/guides/image-management/#configure-private-registry-credentials
 */
function checkSecret(context: Context, { store_id, secret_name }: Fields): void {
  const secrets = all(context, below(context, 'secrets_store', 'stores', String(store_id), 'secrets'));
  const secret = secrets.find(({ name }) => name === secret_name);
  const pointer = '/auth/private_credential';
  if (secret === undefined) throw missing('secret', pointer);
  if (!stringList(secret.scopes).includes('containers'))
    throw invalid(`The secret '${String(secret_name)}' does not have the scope 'containers'`, pointer);
}

const create: Handler<'containers.registries.create'> = (context) => {
  const { domain = '', kind = '', auth } = fieldsOf(context);
  const pattern = Object.entries(REGISTRIES).find(([name]) => name === kind)?.[1];
  if (pattern?.test(domain) !== true)
    throw invalid(`'${domain.slice(0, 253)}' is not a registry of the kind '${kind.slice(0, 60)}'`, '/domain');
  if (read(context, scopeOf(context), domain) !== undefined)
    throw conflict(`'${domain}' is configured already`, '/domain'); // code not documented
  if (auth !== undefined) checkSecret(context, { ...auth.private_credential });
  const public_key = Buffer.from(auth?.public_credential ?? '').toString('base64');
  return context.fit(keep(context, scopeOf(context), domain, { domain, kind, public_key, created_at: context.now() }));
};

/** Cloudflare's registry exists without configuration. */
const list: Handler<'containers.registries.list'> = (context) => {
  const { created_on } = read(context, '/accounts', context.path.account_id) ?? {};
  const own = { domain: OWN_REGISTRY, kind: 'default', created_at: created_on ?? context.now() };
  return new PageResult([own, ...all(context, scopeOf(context))].map((one) => context.fit(one)));
};

const remove: Handler<'containers.registries.delete'> = (context) => {
  const { domain } = context.path;
  found(context, scopeOf(context), domain, () => missing('registry'));
  context.sandbox.store.remove(scopeOf(context), domain);
  return { domain };
};

const MINUTE = 60_000;

const credentials: Handler<'containers.registries.credentials.generate'> = (context) => {
  const { domain, account_id } = context.path;
  if (domain !== OWN_REGISTRY) found(context, scopeOf(context), domain, () => missing('registry'));
  const { expiration_minutes = 15, permissions = ['pull'] } = fieldsOf(context);
  const unknown = permissions.find((one) => !['pull', 'push', 'list'].includes(one));
  if (unknown !== undefined) throw invalid(`'${unknown.slice(0, 60)}' is not one of pull, push, list`, '/permissions');
  const end = Math.floor((context.sandbox.clock.now() + expiration_minutes * MINUTE) / 1000);
  const token = [
    unsignedJwt({ alg: 'EdDSA', typ: 'JWT' }, { exp: end, permissions, sub: account_id }),
    context.sandbox.ids.digits(64),
  ];
  return { account_id, registry_host: domain, username: 'v1', password: token.join('.') };
};

function instancesAsked(context: Context, application: Application): Instance[] {
  const { name_prefix = '', state } = context.query;
  return instancesOf(context, application).filter(
    (one) =>
      String(one.name ?? one.id).startsWith(String(name_prefix)) &&
      (state === undefined || (state === 'active') === (one.state === 'running')),
  );
}

const getInstance: Handler<'containers.applications.instances.get'> = (context) => {
  const instance = instancesOf(context, applicationOf(context)).find(({ id }) => id === context.path.instance_id);
  if (instance === undefined) throw missing('instance');
  return context.fit(instance);
};

/** https://developers.cloudflare.com/containers/guides/ssh/: off until it is switched on. */
const ssh: Handler<'containers.instances.ssh'> = (context) => {
  const owner = applicationsOf(context).find((one) =>
    instancesOf(context, one).some(({ id }) => id === context.path.instance_id),
  );
  if (owner === undefined) throw missing('instance');
  const { wrangler_ssh } = isObject(owner.configuration) ? owner.configuration : {};
  if (!isObject(wrangler_ssh) || wrangler_ssh.enabled === false)
    throw invalid(`SSH is not switched on for the application '${owner.name}'`);
  const { host, protocol } = context.url;
  const url = `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/client/v4/given/ssh/${context.path.instance_id}`;
  return { token: context.sandbox.ids.digits(64), url };
};

const groups = (context: Context): string => below(context, 'containers', 'instance-groups');

const putGroup: Handler<'containers.instanceGroups.update'> = (context) => {
  const { namespace_id } = context.path;
  const namespaces = all(context, below(context, 'workers', 'durable_objects', 'namespaces'));
  if (!namespaces.some(({ id }) => id === namespace_id)) throw missing('Durable Object namespace', '/namespace_id');
  const generation = Number(read(context, groups(context), namespace_id)?.generation ?? 0) + 1;
  return context.fit(keep(context, groups(context), namespace_id, { ...fieldsOf(context), namespace_id, generation }));
};

export const containerRegistries = {
  'containers.registries.create': create,
  'containers.registries.list': list,
  'containers.registries.delete': remove,
  'containers.registries.credentials.generate': credentials,
  'containers.applications.instances.list': (context) =>
    context.page(instancesAsked(context, applicationOf(context)), (one) => context.fit(one)),
  'containers.applications.instances.listV1': (context) =>
    context.page(instancesAsked(context, applicationOf(context)), (one) => context.fit(one)),
  'containers.applications.instances.get': getInstance,
  'containers.instances.ssh': ssh,
  'containers.instanceGroups.update': putGroup,
} satisfies Handlers;
