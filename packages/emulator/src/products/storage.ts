/** Rules of the products that keep things: queues, objects, vectors, database pools, workflows, secrets, pipelines. */
import type { Handlers } from '../context.ts';
import { hyperdrive } from './hyperdrive.ts';
import { pipelines } from './pipelines.ts';
import { queues } from './queues.ts';
import { r2 } from './r2.ts';
import { secretsStore } from './secrets-store.ts';
import { vectorize } from './vectorize.ts';
import { workflows } from './workflows.ts';

export const storage: Handlers = {
  ...queues,
  ...r2,
  ...vectorize,
  ...hyperdrive,
  ...workflows,
  ...secretsStore,
  ...pipelines,
};
