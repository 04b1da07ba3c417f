/** Scenes of Email Security, Email Sending and Email Routing. */
import { at, DAY, gives, idOf, inAccount, inZone, type Scene, type Scenes, sends } from './scene.ts';

/** A protected domain, which has mail of the last weeks. */
const protect: Scene = async ({ call }) => {
  await call('emailSecurity.settings.domains.create', {
    ...inAccount,
    domain: 'example.com',
    allowed_delivery_modes: ['DIRECT'],
    drop_dispositions: ['MALICIOUS'],
    ip_restrictions: [],
    regions: ['GLOBAL'],
    integration_id: '11111111-1111-4111-8111-111111111111',
  }).catch(() => undefined);
  return undefined;
};

const message = (stage: Parameters<typeof idOf>[0], more = {}) =>
  idOf(stage, 'emailSecurity.investigate.list', { ...inAccount, ...more });

/** The lists that a batch changes, with an item that each has. */
const LISTS = {
  allowPolicies: {
    pattern: 'partner.example',
    pattern_type: 'DOMAIN',
    is_regex: false,
    is_acceptable_sender: false,
    is_exempt_recipient: false,
    is_trusted_sender: true,
    verify_sender: true,
  },
  blockSenders: { pattern: 'spam.example', pattern_type: 'DOMAIN', is_regex: false },
  trustedDomains: { pattern: 'partner.example', is_regex: false, is_recent: true, is_similarity: false },
  urlIgnorePatterns: { pattern: 'https://intranet.example.com/', pattern_type: 'URL' },
} as const;

const batch: Scene = async (stage) => {
  const list = stage.name.split('.').at(-2) ?? '';
  const item = Object.entries(LISTS).find(([name]) => name === list)?.[1];
  const id =
    item === undefined
      ? undefined
      : await idOf(stage, `emailSecurity.settings.${list}.create`, { ...inAccount, ...item });
  const none = { deletes: [], patches: [], posts: [], puts: [] };
  return id === undefined ? none : { ...none, deletes: [{ id }] };
};

export const mailScenes: Scenes = [
  [/^emailSecurity\.investigate\.(?!bulk|list)/, protect],
  [
    /^emailSecurity\.investigate\./,
    async (stage) => ('investigate_id' in stage.params ? { investigate_id: await message(stage) } : undefined),
  ],
  [/^emailSecurity\.investigate\.preview\.create$/, async (stage) => ({ id: await message(stage) })],
  [/^emailSecurity\.investigate\.move\.bulk$/, async (stage) => ({ ids: [await message(stage)] })],
  [
    /^emailSecurity\.investigate\.release\.bulk$/,
    async (stage) => ({ ids: [await message(stage, { final_disposition: 'MALICIOUS' })] }),
  ],
  [
    /^emailSecurity\.investigate\.bulk\.delete$/,
    async ({ call, params }) => {
      await call('emailSecurity.investigate.bulk.cancel.create', params);
      return undefined;
    },
  ],
  [/^emailSecurity\.settings\.(?!sending)\w+\.batch$/, batch],
  [
    /^emailSending\.(send|sendRaw)$/,
    sends(['emailSending.subdomains.create', { ...inZone, name: 'mail.example.com' }]),
  ],
  [/^emailSending\.send$/, gives({ from: { address: 'hello@mail.example.com', name: 'Example' } })],
  [/^emailSending\.sendRaw$/, gives({ from: 'hello@mail.example.com' })],
  [
    /^emailSending\.messages\.get$/,
    async (stage) => {
      await stage.call('emailSending.subdomains.create', { ...inZone, name: 'mail.example.com' });
      const sent = await stage.call('emailSending.send', {
        ...inAccount,
        from: 'hello@mail.example.com',
        to: 'user@example.net',
        subject: 'Hello',
        text: 'Hello',
      });
      return { message_id: at(sent, 'message_id') };
    },
  ],
  [
    /^emailRouting\.enable$/,
    async (stage) => {
      const { call } = stage;
      const records = at(await call('dns.records.list', { ...inZone, type: 'MX' }), 'result');
      for (const record of Array.isArray(records) ? records : [])
        await call('dns.records.delete', { ...inZone, dns_record_id: at(record, 'id') });
      return undefined;
    },
  ],
  [
    /^emailAuth\.spf\.inspect\.get$/,
    async (stage) => ({
      id: await idOf(stage, 'dns.records.create', {
        ...inZone,
        type: 'TXT',
        name: 'mail',
        content: '"v=spf1 include:_spf.example.net -all"',
        ttl: 300,
      }),
    }),
  ],
  [
    /^emailRouting\.rules\.create$/,
    async ({ call, wait }) => {
      await call('emailRouting.addresses.create', { ...inAccount, email: 'team@example.net' }).catch(() => undefined);
      await wait(DAY);
      return undefined;
    },
  ],
  [
    /^emailSending\.subdomains\.reputation\.complaints$/,
    gives({ start_at: '2026-11-25T12:00:00Z', end_at: '2026-12-01T12:00:00Z' }),
  ],
];
