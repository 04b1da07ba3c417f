/**
 * Describes steering policies.
 * https://developers.cloudflare.com/load-balancing/understand-basics/traffic-steering/steering-policies/
 */
import type { Option } from '../../../ui/controls/choice.tsx';

/** Represents an absent value, which a list of options cannot contain. */
export const USUAL = 'usual';

export const STEERING: readonly Option[] = [
  { value: USUAL, label: 'Usual', note: 'By location if pools have locations, otherwise in order' },
  { value: 'off', label: 'In order', note: 'The first healthy pool takes all traffic; the others are on standby' },
  { value: 'random', label: 'Random', note: 'Any healthy pool, by weight' },
  { value: 'geo', label: 'By location', note: 'Pools that you assign to regions, countries or data centers' },
  {
    value: 'dynamic_latency',
    label: 'Fastest',
    note: 'The pool with the shortest round trip, as the monitor measures it',
  },
  { value: 'proximity', label: 'Nearest', note: 'The pool nearest to the visitor, by its coordinates' },
  {
    value: 'least_outstanding_requests',
    label: 'Fewest outstanding requests',
    note: 'By weight and number of outstanding requests',
  },
  {
    value: 'least_connections',
    label: 'Fewest connections',
    note: 'By weight and number of open connections',
  },
];
