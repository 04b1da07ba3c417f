/** Scenes of zones. */
import type { Scenes } from './scene.ts';

export const zoneScenes: Scenes = [];
