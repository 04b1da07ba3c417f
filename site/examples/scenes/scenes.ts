/** Scenes by the name of their operation: everything that an example needs besides the objects in its path. */
import type { Params } from '../../../test/whole-api/cases.ts';
import { accountScenes } from './accounts.ts';
import { aiScenes } from './ai.ts';
import { mailScenes } from './mail.ts';
import { mediaScenes } from './media.ts';
import { networkScenes } from './networks.ts';
import type { Scenes, Stage } from './scene.ts';
import { securityScenes } from './security.ts';
import { storageScenes } from './storage.ts';
import { workerScenes } from './workers.ts';
import { zeroTrustScenes } from './zero-trust.ts';
import { zoneScenes } from './zones.ts';

const SCENES: Scenes = [
  ...accountScenes,
  ...aiScenes,
  ...mailScenes,
  ...mediaScenes,
  ...networkScenes,
  ...securityScenes,
  ...storageScenes,
  ...workerScenes,
  ...zeroTrustScenes,
  ...zoneScenes,
];

/** Operations whose accepted values do not fit the types of the official client; their examples must compile. */
const UNTYPED = new Set([
  'addressing.loaDocuments.create',
  'ai.runGeneric',
  'aiGateway.billing.topup.status',
  'apiGateway.userSchemas.create',
  'cloudforceOne.requests.assets.upload',
  'emailSecurity.settings.allowPolicies.batch',
  'emailSecurity.settings.blockSenders.batch',
  'emailSecurity.settings.sendingDomainRestrictions.batch',
  'emailSecurity.settings.trustedDomains.batch',
  'filters.bulkUpdate',
  'intel.indicatorFeeds.uploads.get',
  'magicTransit.sites.appConfigs.create',
  'resourceSharing.recipients.bulkUpdate',
  'snippets.update',
]);

/** Creates what an operation needs. @returns parameters that refer to it */
export async function prepare(stage: Stage): Promise<Params> {
  let made: Params = {};
  if (UNTYPED.has(stage.name)) return made;
  for (const [names, scene] of SCENES) {
    if (!names.test(stage.name)) continue;
    made = { ...made, ...(await scene({ ...stage, params: { ...stage.params, ...made } })) };
  }
  return made;
}
