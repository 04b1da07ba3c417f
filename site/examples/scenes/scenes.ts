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

/** Creates what an operation needs. @returns parameters that refer to it */
export async function prepare(stage: Stage): Promise<Params> {
  let made: Params = {};
  for (const [names, scene] of SCENES) {
    if (!names.test(stage.name)) continue;
    made = { ...made, ...(await scene({ ...stage, params: { ...stage.params, ...made } })) };
  }
  return made;
}
