/** Selectors of Gateway policies: https://developers.cloudflare.com/cloudflare-one/traffic-policies/expression-syntax/ */
import { type Field, fieldsOf, type Row } from './field.ts';

const ROOT = 'https://developers.cloudflare.com/cloudflare-one/traffic-policies/';

/**
 * `Any` is the type of selectors whose examples contradict each other or say nothing about it: `net.sni.domains ==
 * "example.com"` on one page, `any(net.sni.domains[*] == "example.com")` on another.
 */

const DNS: readonly Row[] = [
  ['dns.fqdn', 'Bytes', 'Name that is asked for.'],
  ['dns.domains', 'Array<Bytes>', 'The name and the domains above it.'],
  ['dns.authoritative_ns_ips', 'Any', 'Addresses of the authoritative name servers.'],
  ['dns.categories_in_request_context_matches', 'Any', 'Category ids in the EDNS option 65050 of the query.'],
  ['dns.content_category', 'Array<Int>', 'Content categories of the name.'],
  ['dns.doh_subdomain', 'Bytes', 'Subdomain of the DNS over HTTPS endpoint of the location.'],
  ['dns.indicator_feed', 'Any', 'Custom indicator feeds that list the name.'],
  ['dns.location', 'Bytes', 'Id of the DNS location of the query.'],
  ['dns.query_rtype', 'Bytes', 'Record type of the query: TXT.'],
  ['dns.security_category', 'Array<Int>', 'Security categories of the name.'],
  ['dns.src_ip', 'Ip', 'Address of the client.'],
  ['dns.src_internal_ip', 'Ip', 'Private address of the client.'],
  ['dns.src.geo.country', 'Bytes', 'Country of the client.'],
  ['dns.src.geo.continent', 'Bytes', 'Continent of the client.'],
  ['dns.dst.geo.country', 'Bytes', 'Country of the resolved address.'],
  ['dns.dst.geo.continent', 'Bytes', 'Continent of the resolved address.'],
  ['dns.resolved_ip', 'Array<Ip>', 'Resolver addresses that the query was sent to.'],
  ['dns.resolved_ips', 'Array<Ip>', 'Resolved addresses.'],
  ['dns.response.cname', 'Array<Bytes>', 'CNAME records of the response.'],
  ['dns.response.mx', 'Array<Bytes>', 'MX records of the response.'],
  ['dns.response.ptr', 'Array<Bytes>', 'PTR records of the response.'],
  ['dns.response.txt', 'Array<Bytes>', 'TXT records of the response.'],
];

const HTTP: readonly Row[] = [
  ['http.request.host', 'Bytes', 'Hostname of the request.'],
  ['http.request.domains', 'Array<Bytes>', 'The hostname and the domains above it.'],
  ['http.request.method', 'Bytes', 'Method of the request.'],
  ['http.request.uri', 'Bytes', 'Address of the request.'],
  ['http.request.uri.path', 'Bytes', 'Path of the request.'],
  ['http.request.uri.path_and_query', 'Bytes', 'Path and query of the request.'],
  ['http.request.uri.query', 'Bytes', 'Query of the request.'],
  ['http.request.uri.content_category', 'Array<Int>', 'Content categories of the address.'],
  ['http.request.uri.security_category', 'Array<Int>', 'Security categories of the address.'],
  ['http.response.status_code', 'Bytes', 'Status code of the response.'],
  ['http.body_phase', 'Bytes', 'upload or download.'],
  ['http.conn.hostname', 'Bytes', 'Hostname of the connection.'],
  ['http.conn.domains', 'Array<Bytes>', 'The hostname of the connection and the domains above it.'],
  ['http.conn.content_category', 'Array<Int>', 'Content categories of the connection.'],
  ['http.conn.security_category', 'Array<Int>', 'Security categories of the connection.'],
  ['http.conn.dst_ip', 'Array<Ip>', 'Destination addresses.'],
  ['http.conn.internal_src_ip', 'Any', 'Private address of the client.'],
  ['http.conn.src_ip', 'Array<Ip>', 'Addresses of the client.'],
  ['http.conn.vnet_id', 'Bytes', 'Virtual network of the connection.'],
  ['http.dst_ip.geo.continent', 'Bytes', 'Continent of the destination.'],
  ['http.dst_ip.geo.country', 'Bytes', 'Country of the destination.'],
  ['http.src_ip.geo.continent', 'Bytes', 'Continent of the client.'],
  ['http.src_ip.geo.country', 'Bytes', 'Country of the client.'],
  ['http.upload.mime', 'Bytes', 'Media type of the upload.'],
  ['http.upload.file.types', 'Array<Bytes>', 'File types of the upload.'],
  ['http.upload.file.size', 'Int', 'Size of the upload, in MiB.'],
  ['http.download.mime', 'Bytes', 'Media type of the download.'],
  ['http.download.file.types', 'Array<Bytes>', 'File types of the download.'],
  ['http.download.file.size', 'Int', 'Size of the download, in MiB.'],
  ['dlp.profiles', 'Array<Bytes>', 'DLP profiles that match.'],
  ['proxy.endpoint', 'Bytes', 'Proxy endpoint of the request.'],
];

const PACKAGES: readonly Row[] = [
  ['pkg.ecosystem', 'Bytes', 'Package ecosystem of the download: npm.'],
  ['pkg.name', 'Bytes', 'Name of the downloaded package.'],
  ['pkg.namespace', 'Bytes', 'Scope, group or module path of the package: @babel.'],
  ['pkg.purl', 'Bytes', 'Package URL: pkg:npm/lodash@4.17.21.'],
  ['pkg.version', 'Bytes', 'Version of the package; compared by the rules of its ecosystem.'],
];

const CONTROLS: readonly Row[] = [['app_control.controls', 'Array<Int>', 'Application controls of the request.']];

const ACCESS: readonly Row[] = [
  ['access.private_app', 'Bool', 'True for destinations of self-hosted private applications.'],
  ['access.target', 'Bool', 'True for targets of infrastructure applications.'],
];

const NETWORK: readonly Row[] = [
  ['net.dst.ip', 'Ip', 'Destination address.'],
  ['net.dst.port', 'Int', 'Destination port.'],
  ['net.dst.geo.country', 'Bytes', 'Country of the destination.'],
  ['net.dst.geo.continent', 'Bytes', 'Continent of the destination.'],
  ['net.src.internal_src_ip', 'Any', 'Private address of the client.'],
  ['net.src.ip', 'Ip', 'Address of the client.'],
  ['net.src.port', 'Any', 'Source port.'],
  ['net.src.geo.country', 'Bytes', 'Country of the client.'],
  ['net.src.geo.continent', 'Bytes', 'Continent of the client.'],
  ['net.detected_protocol', 'Bytes', 'Protocol that was detected: tls.'],
  ['net.offramp.type', 'Bytes', 'Path on which the traffic leaves: internet.'],
  ['net.onramp.type', 'Bytes', 'Path on which the traffic came: device_client.'],
  ['net.protocol', 'Bytes', 'Protocol of the packet: tcp.'],
  ['net.protocol.detection', 'Bytes', 'Protocol that was detected: ssh.'],
  ['net.proxy_endpoint.ids', 'Array<Bytes>', 'Proxy endpoints of the traffic.'],
  ['net.sni.domains', 'Any', 'The server name of the TLS connection and the domains above it.'],
  ['net.sni.host', 'Bytes', 'Server name of the TLS connection.'],
  ['net.fqdn.content_category', 'Array<Int>', 'Content categories of the name.'],
  ['net.fqdn.domains', 'Array<Bytes>', 'The hostname and the domains above it.'],
  ['net.fqdn.host', 'Bytes', 'Hostname of the destination.'],
  ['net.fqdn.security_category', 'Array<Int>', 'Security categories of the name.'],
  ['net.vnet_id', 'Bytes', 'Virtual network of the connection.'],
];

const APPS: readonly Row[] = [
  ['app.hosts_ids', 'Array<Int>', 'Applications whose own hosts receive the traffic.'],
  ['app.ids', 'Array<Int>', 'Applications of the traffic.'],
  ['app.supports_ids', 'Array<Int>', 'Applications that the receiving hosts support.'],
  ['app.type.ids', 'Array<Int>', 'Types of the applications.'],
  ['app.statuses', 'Array<Bytes>', 'Review statuses of the applications: approved.'],
];

const IDENTITY: readonly Row[] = [
  ['identity.email', 'Bytes', 'Email address of the user.'],
  ['identity.name', 'Bytes', 'Name of the user.'],
  ['identity.groups', 'Array<Map<Bytes>>', 'Groups of the user: id, name and email of each.'],
  ['identity.groups.id', 'Array<Bytes>', 'Ids of the groups of the user.'],
  ['identity.groups.name', 'Array<Bytes>', 'Names of the groups of the user.'],
  ['identity.groups.email', 'Array<Bytes>', 'Email addresses of the groups of the user.'],
  ['identity.oidc_claims', 'Array<Bytes>', 'Custom OIDC claims: "department=engineering" with its quotes.'],
  ['identity.saml_attributes', 'Any', 'SAML attributes of the user.'],
];

const POSTURE: readonly Row[] = [
  ['device_posture.checks.passed', 'Array<Bytes>', 'Posture checks that the device passed.'],
  ['device_posture.checks.failed', 'Array<Bytes>', 'Posture checks that the device failed.'],
];

export const GATEWAY_FIELDS: readonly Field[] = [
  ...fieldsOf(DNS, `${ROOT}dns-policies/#selectors`),
  ...fieldsOf(HTTP, `${ROOT}http-policies/#selectors`),
  ...fieldsOf(PACKAGES, `${ROOT}http-policies/package-protection/#selectors`),
  ...fieldsOf(CONTROLS, `${ROOT}http-policies/granular-controls/`),
  ...fieldsOf([...NETWORK, ...APPS, ...ACCESS], `${ROOT}network-policies/#selectors`),
  ...fieldsOf(IDENTITY, `${ROOT}identity-selectors/`),
  ...fieldsOf(POSTURE, `${ROOT}expression-syntax/#common-field-patterns`),
];
