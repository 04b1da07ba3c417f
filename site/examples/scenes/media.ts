/** Scenes of media. */
import type { Scenes } from './scene.ts';

export const mediaScenes: Scenes = [];
