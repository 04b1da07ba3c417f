/** The table of product rules: operation name → handler. Other operations use the generic state. */

import type { Operation } from '@flarewire/contract';
import type { AnyHandler, AnyHandlers } from '../http/context.ts';
import type { Handlers } from '../http/handlers.ts';
import type { RawRoute } from '../http/raw.ts';
import { blobState } from '../state/blobs.ts';
import type { ExternalState } from '../state/snapshot.ts';
import { accountRules } from './accounts/accounts.ts';
import { accountMembers } from './accounts/members.ts';
import { accountRoleRules } from './accounts/roles.ts';
import { accountSubscriptions } from './accounts/subscriptions.ts';
import { addressMaps } from './addressing/address-maps.ts';
import { addressingLetters } from './addressing/letters.ts';
import { addressing } from './addressing/prefixes.ts';
import { regions } from './addressing/regions.ts';
import { agentMemory } from './agent-memory/agent-memory.ts';
import { finetunes } from './ai/finetunes.ts';
import { workersAi } from './ai/run.ts';
import { aiAuditRobots } from './ai-audit/robots.ts';
import { aiGatewayBilling } from './ai-gateway/billing.ts';
import { aiGatewayEvaluations } from './ai-gateway/evaluations.ts';
import { aiGateways } from './ai-gateway/gateways.ts';
import { aiGatewayLogs } from './ai-gateway/logs.ts';
import { aiGatewayProviders } from './ai-gateway/providers.ts';
import { aiGatewayRoutes } from './ai-gateway/routes.ts';
import { autorag } from './ai-search/autorag.ts';
import { aiSearchInstances } from './ai-search/instances.ts';
import { aiSearchItems } from './ai-search/items.ts';
import { aiSearches } from './ai-search/search.ts';
import { aiSecurity } from './ai-security/ai-security.ts';
import { alertDestinations } from './alerting/destinations.ts';
import { alerting } from './alerting/notifications.ts';
import { apiDiscovery } from './api-gateway/discovery.ts';
import { apiLabels } from './api-gateway/labels.ts';
import { apiOperations } from './api-gateway/operations.ts';
import { apiSchemas } from './api-gateway/schemas.ts';
import { apiSettings } from './api-gateway/settings.ts';
import { tokenValidation } from './api-gateway/token-validation.ts';
import { artifactRepos } from './artifacts/repos.ts';
import { artifactTokens } from './artifacts/tokens.ts';
import { audited, auditRules } from './audit-logs/audit-logs.ts';
import { payments } from './billing/payments.ts';
import { billingUsage } from './billing/usage.ts';
import { botManagement } from './bot-management/bot-management.ts';
import { brandQueries } from './brand-protection/queries.ts';
import { takedowns } from './brand-protection/takedowns.ts';
import { browserRendering } from './browser-rendering/render.ts';
import { browserSessions } from './browser-rendering/sessions.ts';
import { cloudRegions } from './cache/cloud-regions.ts';
import { cache } from './cache/purge.ts';
import { cacheSwitches } from './cache/switches.ts';
import { calls } from './calls/calls.ts';
import { certificates } from './certificates/index.ts';
import { cloudforceOne } from './cloudforce-one/cloudforce-one.ts';
import { containerApplications } from './containers/applications.ts';
import { containerRegistries } from './containers/registries.ts';
import { csamScanner } from './csam-scanner/csam-scanner.ts';
import { customHostnames } from './custom-hostnames/custom-hostnames.ts';
import { customPages } from './custom-pages/custom-pages.ts';
import { d1, d1ExternalState } from './d1/databases.ts';
import { d1Routes } from './d1/transfer.ts';
import { ddosProtection } from './ddos-protection/ddos-protection.ts';
import { diagnostics } from './diagnostics/traceroutes.ts';
import { dnsAnalytics } from './dns/analytics.ts';
import { customNameservers } from './dns/custom-nameservers.ts';
import { dnsSec } from './dns/dnssec.ts';
import { dnsRecords } from './dns/records.ts';
import { dnsScan } from './dns/scan.ts';
import { dnsSettings } from './dns/settings.ts';
import { dnsViews } from './dns/views.ts';
import { dnsTransfers } from './dns/zone-transfers.ts';
import { dnsFirewall } from './dns-firewall/clusters.ts';
import { emailAuth } from './email-auth/email-auth.ts';
import { emailRouting } from './email-routing/email-routing.ts';
import { bulkJobs } from './email-security/bulk.ts';
import { protectedDomains } from './email-security/domains.ts';
import { investigate } from './email-security/investigate.ts';
import { emailSecuritySettings } from './email-security/settings.ts';
import { sentMail } from './email-sending/messages.ts';
import { sendingSubdomains } from './email-sending/subdomains.ts';
import { suppressions } from './email-sending/suppressions.ts';
import { entitlements } from './entitlements/entitlements.ts';
import { firewall } from './firewall/firewall.ts';
import { firewallRules } from './firewall/rules.ts';
import { validateExpression } from './firewall/validate-expression.ts';
import { flagship } from './flagship/flagship.ts';
import { graphql } from './graphql/graphql.ts';
import { healthchecks } from './healthchecks/healthchecks.ts';
import { hyperdrive } from './hyperdrive/configs.ts';
import { iamGroups } from './iam/groups.ts';
import { iamOauth } from './iam/oauth.ts';
import { iamSso } from './iam/sso.ts';
import { imageRoutes, images } from './images/images.ts';
import { intelFeeds } from './intel/feeds.ts';
import { intel } from './intel/intel.ts';
import { ips } from './ips/ranges.ts';
import { k2Streams } from './k2/streams.ts';
import { kv, kvRoutes } from './kv/namespaces.ts';
import { loadBalancers } from './load-balancers/load-balancers.ts';
import { logpushDatasets } from './logpush/datasets.ts';
import { logpush } from './logpush/jobs.ts';
import { magicCloud } from './magic-cloud-networking/on-ramps.ts';
import { networkMonitoring } from './magic-network-monitoring/rules.ts';
import { magicTransit } from './magic-transit/index.ts';
import { managedTransforms } from './managed-transforms/managed-transforms.ts';
import { membershipRules } from './memberships/memberships.ts';
import { moq } from './moq/relays.ts';
import { networkInterconnects } from './network-interconnects/interconnects.ts';
import { organizations } from './organizations/organizations.ts';
import { originTLS } from './origin-tls/client-auth.ts';
import { LONG_BODY, OWN_BODY } from './own-body.ts';
import { pageRules } from './page-rules/page-rules.ts';
import { pageRuleSettings } from './page-rules/settings.ts';
import { pageShield } from './page-shield/policies.ts';
import { pageShieldResources } from './page-shield/resources.ts';
import { pages } from './pages/domains.ts';
import { pipelines } from './pipelines/pipelines.ts';
import { queues } from './queues/queues.ts';
import { queueSubscriptions } from './queues/subscriptions.ts';
import { r2 } from './r2/buckets.ts';
import { dataCatalogs } from './r2-data-catalog/operations.ts';
import { radar } from './radar/radar.ts';
import { rateLimits } from './rate-limits/rate-limits.ts';
import { realtimeLivestreams } from './realtime-kit/livestreams.ts';
import { realtimeMeetings } from './realtime-kit/meetings.ts';
import { realtimePresets } from './realtime-kit/presets.ts';
import { realtimeRecordings } from './realtime-kit/recordings.ts';
import { realtimeSessions } from './realtime-kit/sessions.ts';
import { registrarAll } from './registrar/index.ts';
import { requestTracers } from './request-tracers/traces.ts';
import { resourceSharing } from './resource-sharing/shares.ts';
import { resourceTagging } from './resource-tagging/tags.ts';
import { lists } from './rules/lists.ts';
import { rulesets } from './rulesets/rulesets.ts';
import { rum } from './rum/sites.ts';
import { scim } from './scim/scim.ts';
import { secretsStore } from './secrets-store/secrets-store.ts';
import { securityInsights } from './security-center/insights.ts';
import { securityTxt } from './security-txt/security-txt.ts';
import { checked } from './shared/expressions/checked.ts';
import { fileRoutes } from './shared/given-files.ts';
import { smartShield } from './smart-shield/smart-shield.ts';
import { snippets } from './snippets/snippets.ts';
import { spectrumAll } from './spectrum/index.ts';
import { speedPages } from './speed/pages.ts';
import { speed } from './speed/tests.ts';
import { streamRoutes } from './stream/uploads.ts';
import { streamUsage } from './stream/usage.ts';
import { stream } from './stream/videos.ts';
import { tenants } from './tenants/tenants.ts';
import { tokens } from './tokens/tokens.ts';
import { turnstile } from './turnstile/widgets.ts';
import { urlNormalization } from './url-normalization/settings.ts';
import { urlScanner } from './url-scanner/scans.ts';
import { vectorizeFirst } from './vectorize/first-version.ts';
import { vectorize } from './vectorize/indexes.ts';
import { vulnerabilityScanner } from './vulnerability-scanner/vulnerability-scanner.ts';
import { wafDetections } from './waf-detections/detections.ts';
import { waitingRooms } from './waiting-rooms/waiting-rooms.ts';
import { web3 } from './web3/hostnames.ts';
import { workersAccount } from './workers/account-settings.ts';
import { workersBeta } from './workers/beta.ts';
import { dispatch } from './workers/dispatch-namespaces.ts';
import { edgePreviews } from './workers/edge-previews.ts';
import { environments } from './workers/environments.ts';
import { telemetryDestinations } from './workers/observability/destinations.ts';
import { telemetry } from './workers/observability/telemetry.ts';
import { scriptTriggers } from './workers/script-triggers.ts';
import { workers } from './workers/scripts.ts';
import { workerServices } from './workers/services.ts';
import { tailRoutes } from './workers/tails/tails.ts';
import { workersBuilds } from './workers-builds/builds.ts';
import { buildTriggers } from './workers-builds/triggers.ts';
import { workflows } from './workflows/workflows.ts';
import { zaraz } from './zaraz/config.ts';
import { zeroTrust } from './zero-trust/index.ts';
import { withLimits } from './zero-trust/limits.ts';
import { zonesAll } from './zones/index.ts';

/** Each handler is called only for the operation of its name, at which its specific types end. */
const handlers = withLimits({
  ...firewallRules,
  ...queueSubscriptions,
  ...zonesAll,
  ...spectrumAll,
  ...registrarAll,
  ...certificates,
  ...magicTransit,
  ...accountMembers,
  ...accountRoleRules,
  ...accountRules,
  ...accountSubscriptions,
  ...aiGatewayBilling,
  ...aiGatewayEvaluations,
  ...aiGatewayLogs,
  ...aiGatewayProviders,
  ...aiGatewayRoutes,
  ...aiGateways,
  ...aiSearches,
  ...aiSearchInstances,
  ...aiSearchItems,
  ...alertDestinations,
  ...alerting,
  ...apiDiscovery,
  ...apiLabels,
  ...apiOperations,
  ...apiSchemas,
  ...apiSettings,
  ...auditRules,
  ...autorag,
  ...billingUsage,
  ...botManagement,
  ...brandQueries,
  ...bulkJobs,
  ...browserRendering,
  ...browserSessions,
  ...buildTriggers,
  ...cache,
  ...cloudRegions,
  ...cloudforceOne,
  ...containerApplications,
  ...containerRegistries,
  ...customHostnames,
  ...customPages,
  ...d1,
  ...ddosProtection,
  ...dispatch,
  ...dnsAnalytics,
  ...dnsFirewall,
  ...dnsRecords,
  ...dnsScan,
  ...dnsSec,
  ...dnsSettings,
  ...dnsTransfers,
  ...dnsViews,
  ...emailAuth,
  ...emailRouting,
  ...emailSecuritySettings,
  ...environments,
  ...finetunes,
  ...firewall,
  ...flagship,
  ...validateExpression,
  ...graphql,
  ...healthchecks,
  ...hyperdrive,
  ...iamGroups,
  ...iamOauth,
  ...iamSso,
  ...images,
  ...intel,
  ...intelFeeds,
  ...investigate,
  ...kv,
  ...lists,
  ...loadBalancers,
  ...logpush,
  ...logpushDatasets,
  ...managedTransforms,
  ...membershipRules,
  ...organizations,
  ...pageRules,
  ...pageRuleSettings,
  ...ips,
  ...pages,
  ...pageShield,
  ...pageShieldResources,
  ...payments,
  ...pipelines,
  ...protectedDomains,
  ...queues,
  ...r2,
  ...dataCatalogs,
  ...rateLimits,
  ...rulesets,
  ...rum,
  ...scim,
  ...secretsStore,
  ...securityInsights,
  ...sendingSubdomains,
  ...sentMail,
  ...snippets,
  ...speed,
  ...speedPages,
  ...stream,
  ...streamUsage,
  ...telemetry,
  ...telemetryDestinations,
  ...tenants,
  ...tokens,
  ...suppressions,
  ...takedowns,
  ...tokenValidation,
  ...turnstile,
  ...urlNormalization,
  ...urlScanner,
  ...vectorize,
  ...vectorizeFirst,
  ...aiAuditRobots,
  ...aiSecurity,
  ...csamScanner,
  ...securityTxt,
  ...vulnerabilityScanner,
  ...wafDetections,
  ...waitingRooms,
  ...scriptTriggers,
  ...edgePreviews,
  ...k2Streams,
  ...workerServices,
  ...workers,
  ...workersAccount,
  ...workersAi,
  ...workersBeta,
  ...workersBuilds,
  ...workflows,
  ...zaraz,
  ...addressing,
  ...regions,
  ...addressingLetters,
  ...addressMaps,
  ...magicCloud,
  ...realtimeMeetings,
  ...realtimePresets,
  ...realtimeSessions,
  ...realtimeRecordings,
  ...resourceTagging,
  ...originTLS,
  ...realtimeLivestreams,
  ...agentMemory,
  ...artifactRepos,
  ...artifactTokens,
  ...calls,
  ...cacheSwitches,
  ...customNameservers,
  ...diagnostics,
  ...moq,
  ...smartShield,
  ...networkInterconnects,
  ...resourceSharing,
  ...entitlements,
  ...requestTracers,
  ...web3,
  ...networkMonitoring,
  ...zeroTrust,
} satisfies Handlers as unknown as AnyHandlers);

/** Finds the handler with product rules for an operation. */
export function ruleOf(operation: Operation): AnyHandler | undefined {
  const isRadar =
    operation.product === 'radar' &&
    operation.method === 'GET' &&
    operation.response === 'json' &&
    operation.page === undefined;
  return handlers[operation.name] ?? (isRadar ? radar : undefined);
}

/** The same, with the expressions that it takes read before, and what is noted of it. */
export const handlerOf = (operation: Operation): AnyHandler | undefined =>
  audited(operation, checked(operation, ruleOf(operation)));

/** Operations whose handlers read and check the body themselves. */
export const ownBody: ReadonlySet<string> = new Set(OWN_BODY);
export const longBody = LONG_BODY;

/** State that products keep outside of the database, for snapshots. */
export const externalState: Readonly<Record<string, ExternalState>> = {
  d1: d1ExternalState,
  blobs: blobState,
};

/** Addresses issued in responses, and request forms that the contract lacks. */
export const rawRoutes: readonly RawRoute[] = [
  ...tailRoutes,
  ...imageRoutes,
  ...streamRoutes,
  ...fileRoutes,
  ...d1Routes,
  ...kvRoutes,
];

const kvAlone = ({ name }: Operation): AnyHandler | undefined => (name in kv ? handlers[name] : undefined);

/** Fallbacks for operations without product rules: KV values are bytes, which the shape of a path does not show. */
export const byShape = {
  handlerOf: kvAlone,
  ruleOf: kvAlone,
  ownBody: new Set(['kv.namespaces.values.update']),
  longBody: new Map<string, number>(),
  ownFields: {},
  strictBodies: {},
  rawRoutes: [],
  isNamedChecked: false,
};
