/** Scenes of addresses, private networks and interconnects. */
import { at, gives, HOUR, idOf, inAccount, inZone, MINUTE, type Scenes, type Stage, waits } from './scene.ts';

const PDF = '%PDF-1.4\n%%EOF\n';

/** The checks of a pool that were asked for, and are complete. */
async function previewed(stage: Stage) {
  const isUser = stage.name.startsWith('user.');
  const [place, owner] = isUser ? ['user.loadBalancers', {}] : ['loadBalancers', inAccount];
  const origins = [{ name: 'first', address: '192.0.2.10', enabled: true }];
  const pool_id = await idOf(stage, `${place}.pools.create`, { ...owner, name: 'api', origins });
  const preview_id = await idOf(stage, `${place}.pools.health.create`, { ...owner, pool_id }, 'preview_id');
  await stage.wait(MINUTE);
  return { preview_id };
}

export const networkScenes: Scenes = [
  [/^(user\.)?loadBalancers\.previews\.get$/, previewed],
  [/^addressing\.loaDocuments\.create$/, gives({ loa_document: PDF })],
  [
    /^addressing\.addressMaps\.delete$/,
    async ({ call, params }) => {
      await call('addressing.addressMaps.edit', { ...params, enabled: false });
      return undefined;
    },
  ],
  [
    /^magicNetworkMonitoring\.rules\./,
    async ({ call }) => {
      await call('magicNetworkMonitoring.configs.create', {
        ...inAccount,
        name: 'Offices',
        default_sampling: 1,
        router_ips: ['192.0.2.1'],
      }).catch(() => undefined);
      return undefined;
    },
  ],
  [
    /^magicTransit\.sites\.appConfigs\.create$/,
    async (stage) => ({
      body: {
        account_app_id: await idOf(
          stage,
          'magicTransit.apps.create',
          { ...inAccount, name: 'Payroll', type: 'HR', hostnames: ['payroll.example.com'] },
          'account_app_id',
        ),
        breakout: true,
      },
    }),
  ],
  [/^magicTransit\.connectors\.interrupts\.create$/, gives({ reboot: {} })],
  [/^magicTransit\.pcaps\.download\.get$/, waits(HOUR)],
  [
    /^magicNetworkMonitoring\.rules\.bulkCreate$/,
    ({ params }) => ({
      body: [
        {
          name: 'Offices',
          prefixes: ['192.0.2.0/24'],
          type: 'threshold',
          bandwidth_threshold: 1_000_000_000,
          duration: '1m',
          automatic_advertisement: false,
        },
      ],
      ...('account_id' in params ? {} : {}),
    }),
  ],
  [
    /^magicTransit\.cf1Sites\.ramps\.create$/,
    async (stage) => ({
      body: [
        {
          type: 'gre',
          source_ramp_id: await idOf(stage, 'magicTransit.greTunnels.create', {
            ...inAccount,
            name: 'GRE_1',
            cloudflare_gre_endpoint: '203.0.113.1',
            customer_gre_endpoint: '198.51.100.1',
            interface_address: '10.0.0.0/31',
          }),
        },
      ],
    }),
  ],
  [/^diagnostics\.endpointHealthchecks\.create$/, gives({ endpoint: '10.0.0.7' })],
  [/^addressing\.addressMaps\.accounts\.(update|delete)$/, gives({ member_account_id: inAccount.account_id })],
  [/^addressing\.addressMaps\.accounts\.delete$/, ({ params }) => params],
  [/^diagnostics\.endpointHealthchecks\.create$/, gives({ endpoint: '10.0.0.7' })],
  [/^diagnostics\.endpointHealthchecks\.update$/, gives({ endpoint: '10.0.0.8' })],
  [
    /^dns\.zoneTransfers\.forceAXFR\.create$/,
    async (stage) => {
      const peer = await idOf(stage, 'dns.zoneTransfers.peers.create', { ...inAccount, name: 'primary' });
      await stage.call('dns.zoneTransfers.incoming.create', {
        ...inZone,
        name: 'example.com.',
        auto_refresh_seconds: 86400,
        peers: [peer],
      });
      return undefined;
    },
  ],
  [
    /^magicCloudNetworking\.onRamps\.apply$/,
    async ({ call, params, wait }) => {
      await call('magicCloudNetworking.onRamps.plan', params);
      await wait(HOUR);
      return undefined;
    },
  ],
  [
    /^networkInterconnects\.cnis\.update$/,
    async ({ call, params }) => {
      const found = await call('networkInterconnects.cnis.get', { ...inAccount, cni: params.cni });
      return {
        id: params.cni,
        account: inAccount.account_id,
        interconnect: at(found, 'interconnect'),
        cust_ip: '169.254.0.1/31',
        p2p_ip: '169.254.0.0/31',
      };
    },
  ],
  [
    /^registrar(Sandbox)?\.updateStatus\.get$/,
    async ({ call, name, params: { domain_name } }) => {
      await call(name.replace('updateStatus.get', 'registrations.edit'), {
        ...inAccount,
        domain_name,
        auto_renew: false,
      });
      return undefined;
    },
  ],
  [/^registrar\.transferIn\.create$/, gives({ domain_name: 'example.com', auth_code: 'ZXhhbXBsZQ==' })],
  [
    /^registrar\.transferInStatus\.get$/,
    async ({ call }) => {
      await call('registrar.transferIn.create', {
        ...inAccount,
        domain_name: 'example.com',
        auth_code: 'ZXhhbXBsZQ==',
      });
      return undefined;
    },
  ],
  [/^registrar\.transferInStatus\.get$/, gives({ domain_name: 'example.com' })],
  [/^registrar\.domains\.(get|update)$/, gives({ domain_name: 'example.com' })],
];
