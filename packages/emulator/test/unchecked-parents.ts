/**
 * Items in paths that the emulator cannot miss, and why: no operation makes or lists them, so any of them may be there.
 * Exceptions for a test of the whole API; the emulator itself reads this from the contract.
 */
export const UNCHECKED_PARENTS: Readonly<Record<string, string>> = {
  '/accounts/{account_id}/access/ai-controls/mcp/portals/{portal_id}/servers/{server_id}':
    'servers of a portal are named in the portal itself',
  '/accounts/{account_id}/access/saml_certificates/{saml_cert_set_id}': 'certificates come with an identity provider',
  '/accounts/{account_id}/agent-memory/namespaces/{namespace_name}/profiles/{profile_name}':
    'profiles come with what an agent remembers',
  '/accounts/{account_id}/ai-gateway/gateways/{gateway_id}/logs/{id}': 'logs come with requests through the gateway',
  '/accounts/{account_id}/analytics/query/{dataset}': 'names a dataset',
  '/accounts/{account_id}/artifacts/namespaces/{namespace}': 'namespaces and references come by Git',
  '/accounts/{account_id}/artifacts/namespaces/{namespace}/repos/{name}/raw/{ref}':
    'namespaces and references come by Git',
  '/accounts/{account_id}/autorag/rags/{id}': 'instances are made as AI Search',
  '/accounts/{account_id}/autorag/rags/{id}/jobs/{job_id}': 'instances are made as AI Search',
  '/accounts/{account_id}/basin-catalog/{bucket_name}/namespaces/{namespace}':
    'namespaces and tables are made by clients of Iceberg',
  '/accounts/{account_id}/basin-catalog/{bucket_name}/namespaces/{namespace}/tables/{table_name}':
    'namespaces and tables are made by clients of Iceberg',
  '/accounts/{account_id}/botnet_feed/asn/{asn_id}': 'any network of the Internet',
  '/accounts/{account_id}/brand-protection/queries/{query_id}': 'queries have no id',
  '/accounts/{account_id}/brand-protection/queries/{query_id}/matches/{domain_id}': 'queries have no id',
  '/accounts/{account_id}/builds/builds/{build_uuid}':
    'a build is made by a push to the repository, which nothing here sends',
  '/accounts/{account_id}/builds/repos/{provider_type}': 'names a repository at a Git provider',
  '/accounts/{account_id}/builds/repos/{provider_type}/{provider_account_id}': 'names a repository at a Git provider',
  '/accounts/{account_id}/builds/repos/{provider_type}/{provider_account_id}/{repo_id}':
    'names a repository at a Git provider',
  '/accounts/{account_id}/builds/workers/{external_script_id}':
    'the tag of a script, which is not the name of the script',
  '/accounts/{account_id}/cloudforce-one/events/dataset/{dataset_id}':
    'events, articles and rules are written by Cloudforce One',
  '/accounts/{account_id}/cloudforce-one/events/dataset/{dataset_id}/tags/{tag_uuid}':
    'events, articles and rules are written by Cloudforce One',
  '/accounts/{account_id}/cloudforce-one/events/event_tag/{event_id}':
    'events, articles and rules are written by Cloudforce One',
  '/accounts/{account_id}/cloudforce-one/events/raw/{dataset_id}':
    'events, articles and rules are written by Cloudforce One',
  '/accounts/{account_id}/cloudforce-one/events/relate/{event_id}':
    'events, articles and rules are written by Cloudforce One',
  '/accounts/{account_id}/cloudforce-one/events/tags/{tag_uuid}':
    'events, articles and rules are written by Cloudforce One',
  '/accounts/{account_id}/cloudforce-one/events/{dataset_id}':
    'events, articles and rules are written by Cloudforce One',
  '/accounts/{account_id}/cloudforce-one/events/{event_id}': 'events, articles and rules are written by Cloudforce One',
  '/accounts/{account_id}/cloudforce-one/rules/approvals/{id}':
    'events, articles and rules are written by Cloudforce One',
  '/accounts/{account_id}/cloudforce-one/rules/structured/approvals/{id}':
    'events, articles and rules are written by Cloudforce One',
  '/accounts/{account_id}/cloudforce-one/v2/threat-signals/articles/{article_id}':
    'events, articles and rules are written by Cloudforce One',
  '/accounts/{account_id}/cloudforce-one/v2/threat-signals/articles/{article_id}/skills/{skill_id}':
    'events, articles and rules are written by Cloudforce One',
  '/accounts/{account_id}/containers/instances/{instance_id}': 'instances are started by traffic',
  '/accounts/{account_id}/data-security/posture/finding_types/{finding_type_id}':
    'findings come from scans of other services',
  '/accounts/{account_id}/data-security/posture/findings/{finding_id}': 'findings come from scans of other services',
  '/accounts/{account_id}/data-security/posture/findings/{storage_namespace_id}':
    'findings come from scans of other services',
  '/accounts/{account_id}/devices/physical-devices/{device_id}': 'a device comes by enrolment, which nothing here does',
  '/accounts/{account_id}/devices/registrations/{registration_id}':
    'a device comes by enrolment, which nothing here does',
  '/accounts/{account_id}/devices/{device_id}': 'a device comes by enrolment, which nothing here does',
  '/accounts/{account_id}/dex/devices/{device_id}': 'a device comes by enrolment, which nothing here does',
  '/accounts/{account_id}/dex/http-tests/{test_id}': 'tests and their results come from devices',
  '/accounts/{account_id}/dex/traceroute-test-results/{test_result_id}': 'tests and their results come from devices',
  '/accounts/{account_id}/dex/traceroute-tests/{test_id}': 'tests and their results come from devices',
  '/accounts/{account_id}/email-security/investigate/{investigate_id}': 'messages come by email',
  '/accounts/{account_id}/intel/asn/{asn}': 'any network of the Internet',
  '/accounts/{account_id}/intel/attack-surface-report/issues/{issue_id}': 'issues come from scans',
  '/accounts/{account_id}/logpush/datasets/{dataset_id}': 'names a dataset',
  '/accounts/{account_id}/logs/audit/{id}': 'entries have no id',
  '/accounts/{account_id}/managed-defense/vulnerability-discovery/repos/{repo_id}/scans/{scan_id}':
    'scans of a repository come with pushes',
  '/accounts/{account_id}/one/applications/{application_id}': 'applications come from traffic',
  '/accounts/{account_id}/receipts/{receipt_id}': 'receipts come with payments',
  '/accounts/{account_id}/rulesets/phases/{ruleset_phase}': 'names a phase',
  '/accounts/{account_id}/security-center/insights/{issue_id}': 'insights come from scans',
  '/accounts/{account_id}/workers/dispatch/namespaces/{dispatch_namespace}/scripts/{script_name}':
    'assets are uploaded before the first version of a script',
  '/accounts/{account_id}/workers/scripts/{script_name}': 'assets are uploaded before the first version of a script',
  '/accounts/{account_id}/zt_risk_scoring/{user_id}': 'users come by signing in',
  '/organizations/{organization_id}/logs/audit/{id}': 'entries have no id',
  '/radar/bgp/routes/upstreams/{asn}': 'any network of the Internet',
  '/radar/entities/asns/{asn}': 'any network of the Internet',
  '/tenants/{tenant_id}': 'tenants are made by Cloudflare',
  '/tenants/{tenant_tag}': 'tenants are made by Cloudflare',
  '/zones/{zone_id}/api_gateway/labels/managed/{name}': 'names a label',
  '/zones/{zone_id}/custom_hostnames/{custom_hostname_id}/certificate_pack/{certificate_pack_id}':
    'certificates of a hostname have no pack id',
  '/zones/{zone_id}/firewall/waf/packages/{package_id}': 'packages come with the plan of a zone',
  '/zones/{zone_id}/hostnames/settings/{setting_id}': 'names a setting',
  '/zones/{zone_id}/intel/sinkholes/{sinkhole_id}': 'sinkholes belong to an account, not to the zone',
  '/zones/{zone_id}/speed_api/pages/{url}': 'any address of the zone',
  '/accounts/{account_id}/r2-catalog/{bucket_name}/namespaces/{namespace}':
    'namespaces and tables are made by clients of Iceberg',
  '/accounts/{account_id}/r2-catalog/{bucket_name}/namespaces/{namespace}/tables/{table_name}':
    'namespaces and tables are made by clients of Iceberg',
  '/accounts/{account_id}/realtime/kit/{app_id}/sessions/{session_id}': 'sessions come with participants',
};

/** Operations that create the missing parents of their path. */
export const MAKES_PARENT: ReadonlySet<string> = new Set(['artifacts.namespaces.repos.import']);
