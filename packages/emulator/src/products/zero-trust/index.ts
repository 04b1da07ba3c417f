/** Zero Trust: the tables of its parts. */
import type { Handlers } from '../../http/handlers.ts';
import { access } from './access/applications.ts';
import { accessCertificates } from './access/certificates.ts';
import { accessGroups } from './access/groups.ts';
import { accessMCP } from './access/mcp.ts';
import { accessParts } from './access/parts.ts';
import { accessSignIns } from './access/sign-ins.ts';
import { accessTargets } from './access/targets.ts';
import { accessUsers } from './access/users.ts';
import { casbActions } from './casb/actions.ts';
import { casbFindings } from './casb/findings.ts';
import { casbIntegrations } from './casb/integrations.ts';
import { casbWebhooks } from './casb/webhooks.ts';
import { deviceAccount } from './devices/account.ts';
import { devices } from './devices/devices.ts';
import { devicePolicies } from './devices/policies.ts';
import { dexCommands } from './dex/commands.ts';
import { dexFleet } from './dex/fleet.ts';
import { dexPaths } from './dex/paths.ts';
import { dexResults } from './dex/results.ts';
import { dexRules } from './dex/rules.ts';
import { dlpClasses } from './dlp/classes.ts';
import { dlpDatasets } from './dlp/datasets.ts';
import { dlpLabels } from './dlp/labels.ts';
import { dlpPredefined } from './dlp/predefined.ts';
import { dlp } from './dlp/profiles.ts';
import { gatewayAccount } from './gateway/account.ts';
import { gatewayApplications } from './gateway/applications.ts';
import { gateway } from './gateway/lists.ts';
import { gatewayRules } from './gateway/rules.ts';
import { gatewaySettings } from './gateway/settings.ts';
import { networkHosts } from './networks/hostname-routes.ts';
import { privateNetworks } from './networks/routes.ts';
import { riskScoring } from './risk/risk.ts';
import { tunnels } from './tunnels/tunnels.ts';

export const zeroTrust = {
  ...access,
  ...accessCertificates,
  ...accessGroups,
  ...accessMCP,
  ...accessParts,
  ...accessSignIns,
  ...accessTargets,
  ...accessUsers,
  ...casbActions,
  ...casbFindings,
  ...casbIntegrations,
  ...casbWebhooks,
  ...deviceAccount,
  ...devicePolicies,
  ...devices,
  ...dexCommands,
  ...dexFleet,
  ...dexPaths,
  ...dexResults,
  ...dexRules,
  ...dlp,
  ...dlpClasses,
  ...dlpDatasets,
  ...dlpLabels,
  ...dlpPredefined,
  ...gateway,
  ...gatewayAccount,
  ...gatewayApplications,
  ...gatewayRules,
  ...gatewaySettings,
  ...networkHosts,
  ...privateNetworks,
  ...riskScoring,
  ...tunnels,
} satisfies Handlers;
