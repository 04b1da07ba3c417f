/** Zones: everything in one. */
import { zoneAnalytics } from './analytics.ts';
import { ctAlerting } from './ct-alerting.ts';
import { zoneHolds } from './holds.ts';
import { zoneSettings } from './settings.ts';
import { zoneSubscriptions } from './subscriptions.ts';
import { tracing } from './tracing.ts';
import { transformations } from './transformations.ts';
import { zones } from './zones.ts';

export const zonesAll = {
  ...zoneAnalytics,
  ...ctAlerting,
  ...zoneHolds,
  ...zoneSettings,
  ...zoneSubscriptions,
  ...tracing,
  ...transformations,
  ...zones,
};
