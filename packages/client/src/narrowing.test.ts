/** Results whose type depends on a literal: an id in the call, or the type of a union member. */
import { expect, expectTypeOf, it } from 'vitest';
import { type Cloudflare, createClient } from './index.ts';

const client = createClient({ resources: [], apiToken: 'token-for-tests' }) as unknown as Cloudflare; // only its types are used
const zone_id = '023e105f4ecef8ad9ca31a8372d0c353';

it('the type of a setting depends on the id in the call', () => {
  const ssl = () => client.zones.settings.get('ssl', { zone_id });
  const either = () => client.zones.settings.get('ssl' as 'ssl' | 'brotli', { zone_id }); // a union of literals
  const edited = () => client.zones.settings.edit('brotli', { zone_id, value: 'on' });
  const any = (id: string) => client.zones.settings.get(id, { zone_id });
  const newer = () => client.zones.settings.get('a_newer_setting', { zone_id });
  type Value = 'off' | 'flexible' | 'full' | 'strict' | 'origin_pull';
  expectTypeOf<Awaited<ReturnType<typeof ssl>>['value']>().toEqualTypeOf<Value>();
  expectTypeOf<Awaited<ReturnType<typeof either>>['id']>().toEqualTypeOf<'ssl' | 'brotli'>();
  expectTypeOf<Awaited<ReturnType<typeof edited>>['value']>().toEqualTypeOf<'on' | 'off'>();
  expectTypeOf<Awaited<ReturnType<typeof any>>>().toEqualTypeOf<Cloudflare.Zones.SettingGetResponse>();
  expectTypeOf<Awaited<ReturnType<typeof newer>>>().toEqualTypeOf<Cloudflare.Zones.SettingGetResponse>();
  expect([ssl, either, edited, any, newer]).toHaveLength(5);
});

it('the type of an Access application narrows its union', () => {
  const domainOf = (app: Cloudflare.ZeroTrust.Access.ApplicationGetResponse) => {
    if (app.type === 'self_hosted')
      expectTypeOf(app).toEqualTypeOf<Cloudflare.ZeroTrust.Access.SelfHostedApplication>();
    if (app.type === 'infrastructure') return app.target_criteria.length;
    return app.type === 'saas' && app.saas_app?.auth_type === 'oidc' ? app.saas_app.client_id : undefined;
  };
  expect(domainOf).toBeTypeOf('function');
});

it('the type of an identity provider narrows its configuration', () => {
  const tenantOf = (provider: Cloudflare.ZeroTrust.IdentityProvider) =>
    provider.type === 'azureAD' ? provider.config.directory_id : undefined;
  expect(tenantOf).toBeTypeOf('function');
});
