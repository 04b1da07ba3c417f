/** Products that everybody has: zones, accounts, DNS, and what belongs to them, in one table. */
import type { Handlers } from '../context.ts';
import { accountMembers } from './account-members.ts';
import { accountRoleRules } from './account-roles.ts';
import { accountRules } from './account-rules.ts';
import { accountSubscriptions } from './account-subscriptions.ts';
import { alerting } from './alerting.ts';
import { auditRules } from './audit.ts';
import { botManagement } from './bot-management.ts';
import { cloudforceRequests } from './cloudforce-requests.ts';
import { dnsAnalytics } from './dns-analytics.ts';
import { dnsSec } from './dns-dnssec.ts';
import { dnsFirewall } from './dns-firewall.ts';
import { dnsScan } from './dns-scan.ts';
import { dnsSettings } from './dns-settings.ts';
import { dnsTransfers } from './dns-transfers.ts';
import { emailRouting } from './email-routing.ts';
import { logpush } from './logpush.ts';
import { managedTransforms } from './managed-transforms.ts';
import { membershipRules } from './memberships.ts';
import { registrar } from './registrar.ts';
import { rum } from './rum.ts';
import { speed } from './speed.ts';
import { urlScanner } from './url-scanner.ts';
import { zaraz } from './zaraz.ts';
import { zoneHolds } from './zone-holds.ts';
import { zoneSettings } from './zone-settings.ts';
import { zoneSubscriptions } from './zone-subscriptions.ts';

export const core: Handlers = {
  ...zoneHolds,
  ...zoneSettings,
  ...zoneSubscriptions,
  ...accountRules,
  ...accountRoleRules,
  ...accountMembers,
  ...membershipRules,
  ...auditRules,
  ...dnsAnalytics,
  ...dnsSec,
  ...dnsFirewall,
  ...dnsScan,
  ...dnsSettings,
  ...dnsTransfers,
  ...alerting,
  ...emailRouting,
  ...speed,
  ...urlScanner,
  ...zaraz,
  ...cloudforceRequests,
  ...logpush,
  ...registrar,
  ...rum,
  ...accountSubscriptions,
  ...botManagement,
  ...managedTransforms,
};
