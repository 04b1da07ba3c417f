/** Scenes of ai. */
import type { Scenes } from './scene.ts';

export const aiScenes: Scenes = [];
