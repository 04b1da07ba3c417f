/** Token templates: https://developers.cloudflare.com/fundamentals/api/reference/template/ */
import type { Permission, Scope } from './permissions.ts';

export interface Starter {
  readonly label: string;
  readonly words: string;
  readonly isIncluded: (permission: Permission) => boolean;
}

type Names = Readonly<Partial<Record<Scope, readonly string[]>>>;

const named = (label: string, words: string, names: Names): Starter => ({
  label,
  words,
  isIncluded: ({ scope, product, level }) => names[scope]?.includes(`${product} ${level}`) === true,
});

export const STARTERS: readonly Starter[] = [
  named('Edit zone DNS', 'DNS records of zones', { zone: ['DNS Edit'] }),
  named('Purge the cache', 'Only this permission', { zone: ['Cache Purge'] }),
  named('Edit Cloudflare Workers', 'Permissions that wrangler needs to deploy', {
    zone: ['Workers Routes Edit'],
    account: [
      'Workers Scripts Edit',
      'Workers KV Storage Edit',
      'Workers R2 Storage Edit',
      'Workers Tail Read',
      'Account Settings Read',
    ],
    user: ['User Details Read', 'Memberships Read', 'User Memberships Read'],
  }),
  named('Read analytics and logs', 'For zones', { zone: ['Analytics Read', 'Logs Read'] }),
  named('Read billing info', 'Invoices, subscriptions, payment', { account: ['Billing Read'] }),
  named('Edit load balancing', 'Load balancers, pools and monitors', {
    zone: ['Load Balancers Edit'],
    account: ['Load Balancing: Monitors and Pools Edit'],
  }),
  {
    label: 'Read all resources',
    words: 'Read access to everything',
    isIncluded: ({ level }) => level === 'Read',
  },
];
