/** Rules of the developer platform: Workers, Pages, images and video. */
import type { Handlers } from '../context.ts';
import type { RawRoute } from '../raw.ts';
import { imageRoutes, images } from './images.ts';
import { pages } from './pages.ts';
import { stream } from './stream.ts';
import { streamRoutes } from './stream-uploads.ts';
import { workers } from './workers.ts';
import { workersBeta } from './workers-beta.ts';
import { dispatch } from './workers-dispatch.ts';
import { environments } from './workers-environments.ts';
import { serviceRoutes } from './workers-services.ts';
import { tailRoutes } from './workers-tails.ts';

export const developer: Handlers = {
  ...workers,
  ...workersBeta,
  ...dispatch,
  ...environments,
  ...pages,
  ...images,
  ...stream,
};

export const developerRoutes: readonly RawRoute[] = [...serviceRoutes, ...tailRoutes, ...imageRoutes, ...streamRoutes];
