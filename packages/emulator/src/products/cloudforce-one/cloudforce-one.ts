/** Cloudforce One: requests for information, and threat events. */
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { found } from '../shared/fields.ts';
import { accountOf, inAccount } from '../shared/owner.ts';
import { missing } from '../shared/refusals.ts';
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

/** A scan of a configuration that exists. */
const scanResults: Handler<'cloudforceOne.scans.results.get'> = (context) => {
  const configs = inAccount(accountOf(context), 'cloudforce-one', 'scans', 'config');
  found(context, configs, context.path.config_id, () => missing('scan config'));
  return context.generic();
};

export const cloudforceOne = {
  'cloudforceOne.scans.results.get': scanResults,
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
