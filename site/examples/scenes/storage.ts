/** Scenes of storage. */
import type { Scenes } from './scene.ts';

export const storageScenes: Scenes = [];
