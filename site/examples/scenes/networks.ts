/** Scenes of addresses, private networks and interconnects. */
import { gives, HOUR, idOf, inAccount, type Scenes, sends, waits } from './scene.ts';

const pdf = (): File => new File(['%PDF-1.4\n%%EOF\n'], 'letter.pdf', { type: 'application/pdf' });

export const networkScenes: Scenes = [
  [/^addressing\.loaDocuments\.create$/, () => ({ loa_document: pdf() })],
  [
    /^addressing\.addressMaps\.delete$/,
    async ({ call, params }) => {
      await call('addressing.addressMaps.edit', { ...params, enabled: false });
      return undefined;
    },
  ],
  [/^addressing\.addressMaps\.accounts\.(update|delete)$/, gives(inAccount)],
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
      account_app_id: await idOf(
        stage,
        'magicTransit.apps.create',
        { ...inAccount, name: 'Payroll', type: 'HR', hostnames: ['payroll.example.com'] },
        'account_app_id',
      ),
    }),
  ],
  [/^magicTransit\.connectors\.interrupts\.create$/, gives({ reboot: {} })],
  [/^magicTransit\.pcaps\.download\.get$/, waits(HOUR)],
  [/^diagnostics\.endpointHealthchecks\.create$/, gives({ endpoint: '203.0.113.1' })],
  [/^networkInterconnects\.cnis\.update$/, ({ params }) => ({ id: params.cni })],
  [
    /^magicCloudNetworking\.onRamps\.apply$/,
    async ({ call, params }) => {
      await call('magicCloudNetworking.onRamps.plan', params);
      return undefined;
    },
  ],
  [/^dns\.zoneTransfers\.forceAXFR\.create$/, sends()],
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
          source_type: 'gre',
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
];
