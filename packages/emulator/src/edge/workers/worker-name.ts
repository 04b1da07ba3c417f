/** Names of Workers inside the runtime: one per version that runs. */
import type { Version } from '../../products/workers/tables.ts';

/** A script may run in two versions at once, so the version is part of the name. */
export const workerName = (script: string, { id }: Pick<Version, 'id'>): string => `${script}@${id}`;
