/** Scenes of zero-trust. */
import type { Scenes } from './scene.ts';

export const zeroTrustScenes: Scenes = [];
