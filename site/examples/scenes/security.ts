/** Scenes of security. */
import type { Scenes } from './scene.ts';

export const securityScenes: Scenes = [];
