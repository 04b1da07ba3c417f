/**
 * Describes steering policies.
 * https://developers.cloudflare.com/load-balancing/understand-basics/traffic-steering/steering-policies/
 */
import type { Option } from '../../../ui/controls/choice.tsx';

/** Represents an absent value, which a list of options cannot contain. */
export const USUAL = 'usual';

export const STEERING: readonly Option[] = [
  { value: USUAL, label: 'Usual', note: 'By place where there are pools for places, else in order' },
  { value: 'off', label: 'In order', note: 'The first healthy pool takes all; the next ones stand by' },
  { value: 'random', label: 'Random', note: 'Any healthy pool, by weight' },
  { value: 'geo', label: 'By place', note: 'Pools that you name for regions, countries or data centers' },
  {
    value: 'dynamic_latency',
    label: 'Fastest',
    note: 'The pool with the shortest round trip, as the monitor measures it',
  },
  { value: 'proximity', label: 'Nearest', note: 'The pool nearest to the visitor, by its coordinates' },
  {
    value: 'least_outstanding_requests',
    label: 'Least open requests',
    note: 'By weight and by the requests that a pool still works on',
  },
  {
    value: 'least_connections',
    label: 'Least connections',
    note: 'By weight and by the connections that a pool has open',
  },
];
