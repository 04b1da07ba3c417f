/** The rules of Zero Trust and of the private networks below it, in one table. */
import type { Handlers } from '../context.ts';
import { access } from './access.ts';
import { accessCertificates } from './access-certificates.ts';
import { accessGroups } from './access-groups.ts';
import { accessTargets } from './access-targets.ts';
import { accessUsers } from './access-users.ts';
import { addressMaps } from './address-maps.ts';
import { addressing } from './addressing.ts';
import { addressingLetters } from './addressing-letters.ts';
import { devicePolicies } from './device-policies.ts';
import { devices } from './devices.ts';
import { dlp } from './dlp.ts';
import { dlpDatasets } from './dlp-datasets.ts';
import { gateway } from './gateway.ts';
import { gatewayRules } from './gateway-rules.ts';
import { gatewaySettings } from './gateway-settings.ts';
import { magic } from './magic.ts';
import { magicCloud } from './magic-cloud.ts';
import { magicSites } from './magic-sites.ts';
import { networkHosts } from './network-hosts.ts';
import { privateNetworks } from './networks.ts';
import { pcaps } from './pcaps.ts';
import { tunnels } from './tunnels.ts';
import { withLimits } from './zero-trust-limits.ts';

const rules: Handlers = {
  ...access,
  ...accessGroups,
  ...accessUsers,
  ...accessCertificates,
  ...accessTargets,
  ...gateway,
  ...gatewayRules,
  ...gatewaySettings,
  ...devices,
  ...devicePolicies,
  ...dlp,
  ...dlpDatasets,
  ...tunnels,
  ...privateNetworks,
  ...networkHosts,
  ...magic,
  ...magicSites,
  ...magicCloud,
  ...pcaps,
  ...addressing,
  ...addressingLetters,
  ...addressMaps,
};

export const zeroTrust: Handlers = withLimits(rules);
