/** Magic Transit and Magic WAN: everything in one. */
import { magicApps } from './apps.ts';
import { magicConnectors } from './connectors.ts';
import { magicGroups } from './groups.ts';
import { pcaps } from './pcaps.ts';
import { magicSites } from './sites.ts';
import { magic } from './tunnels.ts';

export const magicTransit = {
  ...magicApps,
  ...magicConnectors,
  ...magicGroups,
  ...pcaps,
  ...magicSites,
  ...magic,
};
