/** Scenes of mail. */
import type { Scenes } from './scene.ts';

export const mailScenes: Scenes = [];
