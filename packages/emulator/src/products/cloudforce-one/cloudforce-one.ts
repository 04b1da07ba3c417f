/** Cloudforce One: requests for information, and threat events. */
import type { Handlers } from '../../handler/handlers.ts';
import { threatCategories } from './categories.ts';
import { threatEvents } from './change-events.ts';
import { threatCountries } from './countries.ts';
import { threatDatasets } from './datasets.ts';
import { threatQueries } from './queries.ts';
import { threatRaw } from './raw-records.ts';
import { threatRelationships } from './relationships.ts';
import { cloudforceRequests } from './requests.ts';
import { threatSearches } from './search-events.ts';
import { threatTags } from './tags.ts';

export const cloudforceOne = {
  ...cloudforceRequests,
  ...threatCategories,
  ...threatEvents,
  ...threatCountries,
  ...threatDatasets,
  ...threatQueries,
  ...threatRaw,
  ...threatRelationships,
  ...threatSearches,
  ...threatTags,
} satisfies Handlers;
