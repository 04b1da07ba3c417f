/** The examples that the emulator refuses, and why: nothing that the API can create would change that. */

interface Reason {
  /** Completes "The local emulator refuses this example, because it …". */
  readonly words: string;
  readonly operations: readonly string[];
}

const REASONS: readonly Reason[] = [
  {
    words: 'names a package of the previous WAF, which zones created since May 2022 do not have',
    operations: [
      'firewall.waf.packages.get',
      'firewall.waf.packages.edit',
      'firewall.waf.packages.groups.list',
      'firewall.waf.packages.groups.edit',
      'firewall.waf.packages.groups.get',
      'firewall.waf.packages.rules.list',
      'firewall.waf.packages.rules.edit',
      'firewall.waf.packages.rules.get',
    ],
  },
  {
    words: 'names a program on a machine, and none is connected to the emulator',
    operations: ['zeroTrust.tunnels.cloudflared.connectors.get', 'zeroTrust.tunnels.warpConnector.connectors.get'],
  },
  {
    words: 'names a request for access that a user made, and the emulator has none',
    operations: ['zeroTrust.access.logs.jitRequests.get'],
  },
  {
    words: 'names an invitation, and the emulator has one user, who is a member of every account',
    operations: ['user.invites.get', 'user.invites.edit'],
  },
  {
    words: 'needs an unpaid invoice, and accounts of the emulator owe nothing',
    operations: ['accounts.payInvoice.create', 'accounts.payBadDebt.create'],
  },
  {
    words: 'names a payment of a stored payment method',
    operations: ['aiGateway.billing.topup.status'],
  },
  {
    words: 'names a log entry, and only requests through the gateway create one',
    operations: ['aiGateway.logs.edit', 'aiGateway.logs.get', 'aiGateway.logs.request', 'aiGateway.logs.response'],
  },
  { words: 'opens a WebSocket to a browser', operations: ['browserRendering.devtools.browser.connect'] },
  {
    words: 'names a file that was added to a request, and the emulator does not keep these',
    operations: [
      'cloudforceOne.requests.assets.update',
      'cloudforceOne.requests.assets.delete',
      'cloudforceOne.requests.assets.get',
    ],
  },
  {
    words: 'names a skill of Cloudflare, and the emulator has only those of the account',
    operations: [
      'cloudforceOne.threatSignals.skills.tagCategories.update',
      'cloudforceOne.threatSignals.skills.tagCategories.get',
    ],
  },
  {
    words: 'names an image whose file has not been uploaded yet',
    operations: ['images.hosted.update'],
  },
  {
    words: 'is sent with the token of an upload session instead of an API token',
    operations: [
      'pages.assets.checkMissing',
      'pages.assets.upload',
      'pages.assets.upsertHashes',
      'workers.assets.upload.create',
    ],
  },
  {
    words: 'names a livestream that is on the air',
    operations: ['realtimeKit.livestreams.getLivestreamSessionDetailsForSessionID'],
  },
  {
    words: 'reads a step of code that has run, and the emulator does not run Workflows',
    operations: ['workflows.instances.step'],
  },
  {
    words: 'belongs to bookmarks, which are applications now',
    operations: [
      'zeroTrust.access.bookmarks.create',
      'zeroTrust.access.bookmarks.delete',
      'zeroTrust.access.bookmarks.get',
      'zeroTrust.access.bookmarks.update',
    ],
  },
  {
    words: 'names the session of a user who has signed in',
    operations: ['zeroTrust.access.users.activeSessions.get'],
  },
  {
    words: 'names an entry of a connected integration, and the emulator connects none',
    operations: [
      'zeroTrust.dlp.entries.integration.create',
      'zeroTrust.dlp.entries.integration.update',
      'zeroTrust.dlp.entries.integration.delete',
    ],
  },
];

/** Words of the reason by operation. */
export const REFUSED: ReadonlyMap<string, string> = new Map(
  REASONS.flatMap(({ words, operations }) => operations.map((name): [string, string] => [name, words])),
);

/** @example refusalText('aiGateway.logs.get') */
export const refusalText = (operation: string): string =>
  `The local emulator refuses this example, because it ${REFUSED.get(operation) ?? 'names something that does not exist'}.`;
