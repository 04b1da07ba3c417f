/** Scenes of networks. */
import type { Scenes } from './scene.ts';

export const networkScenes: Scenes = [];
