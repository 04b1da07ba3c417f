/** Regions of Regional Services, for hostnames and prefixes. */
import type { Handler, Handlers, ResultOf } from '../../handler/handlers.ts';
import { notFound } from '../../problem.ts';
import { uuidFrom } from '../shared/chance.ts';
import { fieldsOf } from '../shared/fields.ts';
import { invalid } from '../shared/refusals.ts';
import { zoneOf } from '../zones/state.ts';

/**
 * Managed regions by name: https://developers.cloudflare.com/data-localization/regions-by-setting/#processing-region
 * Keys are as users report the list of an account; regions beyond these are enabled by Cloudflare for single accounts.
 */
const REGIONS = [
  ['au', 'Australia'],
  ['ca', 'Canada'],
  ['de', 'Germany'],
  ['eu', 'European Union'],
  ['fedramp', 'FedRAMP Moderate Compliant (Domestic)'],
  ['in', 'India'],
  ['isoeu', 'ISO 27001 Certified European Union'],
  ['jp', 'Japan'],
  ['kr', 'South Korea'],
  ['sg', 'Singapore'],
  ['us', 'United States of America'],
] as const;

/** The creation time of the definitions is not published. */
const MADE = '2024-01-01T00:00:00Z';

const MANAGED: readonly ResultOf<'dls.regions.get'>[] = REGIONS.map(([region_key, name]) => ({
  id: uuidFrom(`region ${region_key}`),
  name,
  region_key,
  version: 1,
  version_created_on: MADE,
  created_on: MADE,
  modified_on: MADE,
}));

/** Custom regions are agreed with Cloudflare: an account of the emulator has none. */
const list: Handler<'dls.regions.list'> = (context) => {
  const { type = 'managed' } = context.query;
  return context.page(type === 'managed' ? MANAGED : []);
};

const get: Handler<'dls.regions.get'> = ({ path: { region_id } }) => {
  const region = MANAGED.find(({ id, region_key }) => id === region_id || region_key === region_id);
  if (region === undefined) throw notFound('region');
  return region;
};

/** https://developers.cloudflare.com/data-localization/regional-services/get-started/ */
const checked: Handler<'addressing.regionalHostnames.create'> = (context) => {
  const { hostname, region_key } = fieldsOf(context);
  const { name } = zoneOf(context);
  const bare = String(hostname).toLowerCase().replace(/^\*\./, '');
  if (bare !== name && !bare.endsWith(`.${name}`))
    throw invalid(`'${bare.slice(0, 253)}' is not in the zone ${name}`, '/hostname');
  if (!REGIONS.some(([key]) => key === region_key)) throw invalid(`no region '${region_key}'`, '/region_key');
  return context.generic();
};

export const regions = {
  'addressing.regionalHostnames.create': checked,
  'addressing.regionalHostnames.regions.list': (context) =>
    context.page(REGIONS.map(([key, label]) => ({ key, label }))),
  'dls.regions.list': list,
  'dls.regions.get': get,
} satisfies Handlers;
