/** Scenes of workers. */
import type { Scenes } from './scene.ts';

export const workerScenes: Scenes = [];
