import type {
  APIPromise,
  JsonValue,
  PagePromise,
  RequestOptions,
  SinglePage,
  V4PagePaginationArray,
} from '../_client.ts';
import type { DateTime, InAccount, Integer } from '../_shared.ts';
import type { ZeroTrust } from './index.ts';

/** Filtering of DNS, network and web traffic of staff. */
export interface Gateway {
  readonly auditSSHSettings: Gateway.AuditSSHSettings;
  readonly categories: Gateway.Categories;
  readonly appTypes: Gateway.AppTypes;
  readonly configurations: Gateway.Configurations;
  readonly lists: Gateway.Lists;
  readonly locations: Gateway.Locations;
  readonly logging: Gateway.Logging;
  readonly proxyEndpoints: Gateway.ProxyEndpoints;
  readonly rules: Gateway.Rules;
  readonly certificates: Gateway.Certificates;
  readonly pacfiles: Gateway.Pacfiles;
  readonly apps: Gateway.Apps;
  readonly dnsDestinationIPs: Gateway.DNSDestinationIPs;
  readonly egressCIDRPairs: Gateway.EgressCIDRPairs;
  readonly operations: Gateway.Operations;

  /** Create the Zero Trust setup of an account that has none yet.
   *  @http POST /accounts/{account_id}/gateway
   *  @permission Zero Trust Write
   *  @availability ga */
  create(params: InAccount, options?: RequestOptions): APIPromise<ZeroTrust.GatewayResult>;

  /** List the Gateway details of the Zero Trust account.
   *  @http GET /accounts/{account_id}/gateway
   *  @permission Zero Trust Read; Zero Trust Write
   *  @availability ga */
  list(params: InAccount, options?: RequestOptions): APIPromise<ZeroTrust.GatewayResult>;
}

export declare namespace Gateway {
  /** Words of fields by their names. */
  export interface Glossary {
    /** The entry itself, such as a domain or serial number, as the list's type demands. */ value: string;
  }

  /** Key with which recorded SSH commands are encrypted. */
  export interface AuditSSHSettings {
    /** Replace the public key that encrypts SSH command logs.
     *
     *  Only the holder of the private key can read logs from then on; Cloudflare cannot.
     *  @http PUT /accounts/{account_id}/gateway/audit_ssh_settings
     *  @availability ga */
    update(params: AuditSSHSettingUpdateParams, options?: RequestOptions): APIPromise<GatewaySettings>;

    /** Get the SSH log key and the seed id of the account.
     *  @http GET /accounts/{account_id}/gateway/audit_ssh_settings
     *  @availability ga */
    get(params: InAccount, options?: RequestOptions): APIPromise<GatewaySettings>;

    /** Rotate the SSH seed, which gives the proxy a new host key.
     *
     *  SSH clients warn of a changed host key at their next connection.
     *  @http POST /accounts/{account_id}/gateway/audit_ssh_settings/rotate_seed
     *  @availability ga */
    rotateSeed(params: InAccount, options?: RequestOptions): APIPromise<GatewaySettings>;
  }

  export interface AuditSSHSettingUpdateParams extends InAccount {
    /** HPKE public key in base64 that encrypts SSH session logs. @example "1pyl6I1tL7xfJuFYVzXlUW8uXXlpxegHXBzGCBKaSFA=" @minLength 1 */
    public_key: string;
  }

  export interface GatewaySettings {
    /** @readOnly */ created_at?: DateTime;
    /** HPKE public key in base64 that encrypts SSH session logs. @example "1pyl6I1tL7xfJuFYVzXlUW8uXXlpxegHXBzGCBKaSFA=" */ public_key?: string;
    /** Identifies the seed of the proxy's host key; changes with a rotation. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */
    seed_id?: string;
    /** @readOnly */ updated_at?: DateTime;
  }

  /** Content and security groups of web sites. */
  export interface Categories {
    /** List the content categories that Gateway rules can name.
     *  @http GET /accounts/{account_id}/gateway/categories
     *  @permission Zero Trust Read; Zero Trust Write
     *  @columns name class description beta subcategories */
    list(params: InAccount, options?: RequestOptions): PagePromise<SinglePage<Category>, Category>;
  }

  export interface Category extends Category.Subcategory {
    /** Categories within it, which rules can name by themselves. */ subcategories?: Category.Subcategory[];
  }
  export namespace Category {
    export interface Subcategory {
      /** Number by which rules name the category. */ id?: Integer;
      /** Whether the category is new and may still change. */ beta?: boolean;
      /** Whether rules may block the category, and on which plans; `blocked` is always blocked, `removalPending` goes away. */
      class?: 'free' | 'premium' | 'blocked' | 'removalPending' | 'noBlock';
      /** Description of the domains in the category. */ description?: string;
      /** Name of the category, as the dashboard shows it. @example "Education" */ name?: string;
    }
  }

  /** Known applications and their categories. */
  export interface AppTypes {
    /** List the applications and application types Gateway rules can name.
     *  @http GET /accounts/{account_id}/gateway/app_types
     *  @permission Zero Trust Read; Zero Trust Write
     *  @availability ga
     *  @columns name description application_type_id created_at */
    list(params: InAccount, options?: RequestOptions): PagePromise<SinglePage<AppType>, AppType>;
  }

  export type AppType = AppType.ZeroTrustGatewayApplication | AppType.ZeroTrustGatewayApplicationType;
  export namespace AppType {
    export interface ZeroTrustGatewayApplication {
      /** Number by which rules name the application. */ id?: Integer;
      /** Type that the application belongs to. */ application_type_id?: Integer;
      created_at?: DateTime;
      /** Name of the application, as the dashboard shows it. @example "Facebook" */ name?: string;
    }
    export interface ZeroTrustGatewayApplicationType {
      /** Number of the type; its applications carry it as `application_type_id`. */ id?: Integer;
      created_at?: DateTime;
      /** Purpose of applications of the type. */ description?: string;
      /** Name of the type, as the dashboard shows it. @example "Facebook" */ name?: string;
    }
  }

  /** Account options: TLS decryption, block page, antivirus. */
  export interface Configurations {
    readonly customCertificate: Configurations.CustomCertificate;

    /** Replace the Gateway account settings as a whole.
     *
     *  Settings left out go back to their defaults: use `edit` to change one.
     *  @http PUT /accounts/{account_id}/gateway/configuration
     *  @body json required
     *  @availability ga */
    update(params: ConfigurationParams, options?: RequestOptions): APIPromise<Configuration>;

    /** Edit Gateway account settings; those left out keep their values.
     *
     *  A setting that is an object, such as `block_page`, is replaced as a whole: send all of its fields.
     *  @http PATCH /accounts/{account_id}/gateway/configuration
     *  @body json required
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "settings": { "tls_decrypt": { "enabled": true }, "activity_log": { "enabled": true } }
     *  }
     *  @aliases TLS decryption; HTTPS inspection */
    edit(params: ConfigurationParams, options?: RequestOptions): APIPromise<Configuration>;

    /** Get the Gateway account settings, such as TLS decryption.
     *  @http GET /accounts/{account_id}/gateway/configuration
     *  @availability ga */
    get(params: InAccount, options?: RequestOptions): APIPromise<Configuration>;
  }

  export interface ConfigurationParams extends InAccount {
    /** Settings to change; each that is an object is replaced as a whole. */ settings?: GatewayConfigurationSettingsParam;
  }

  export interface Configuration {
    /** @readOnly */ created_at?: DateTime;
    /** Settings of the account; null where nothing is set. */ settings?: GatewayConfigurationSettings;
    /** @readOnly */ updated_at?: DateTime;
  }

  /** Sets of domains, URLs, IPs or serials for policies. */
  export interface Lists {
    readonly items: Lists.Items;

    /** Create a Gateway list of one item type, with items if given.
     *
     *  Up to 1,000 items in a list, 5,000 on Enterprise.
     *  @http POST /accounts/{account_id}/gateway/lists
     *  @permission Zero Trust Write
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "Blocked domains", "type": "DOMAIN",
     *    "description": "Domains that nobody should open", "items": [{ "value": "example.com", "description": "Test entry" }]
     *  }
     *  @aliases blocklist; allowlist
     *  @most 1000 */
    create(params: ListCreateParams, options?: RequestOptions): APIPromise<ListDetails>;

    /** Replace the name, description and items of a Gateway list.
     *
     *  A non-empty `items` overwrites all entries; left out, they stay.
     *  @http PUT /accounts/{account_id}/gateway/lists/{list_id}
     *  @permission Zero Trust Write
     *  @availability ga */
    update(/** @maxLength 36 */ listID: string, params: ListUpdateParams, options?: RequestOptions): APIPromise<GatewayList>;

    /** List the account's Gateway lists, filtered by item type.
     *  @http GET /accounts/{account_id}/gateway/lists
     *  @permission Zero Trust Read; Zero Trust Write
     *  @availability ga
     *  @columns name type description count created_at updated_at */
    list(params: ListListParams, options?: RequestOptions): PagePromise<SinglePage<GatewayList>, GatewayList>;

    /** Delete a Gateway list with its items.
     *
     *  Refused while a rule refers to the list.
     *  @http DELETE /accounts/{account_id}/gateway/lists/{list_id}
     *  @permission Zero Trust Write
     *  @availability ga
     *  @cascades zeroTrust.gateway.lists.items */
    delete(/** @maxLength 36 */ listID: string, params: InAccount, options?: RequestOptions): APIPromise<ListDeleteResponse>;

    /** Edit a Gateway list: append items or remove some.
     *
     *  Other items stay.
     *  @http PATCH /accounts/{account_id}/gateway/lists/{list_id}
     *  @permission Zero Trust Write
     *  @body json required
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "list_id": "f174e90a-fafe-4643-bbbc-4a0ed4fc8415",
     *    "append": [{ "value": "example.net", "description": "Added on request" }], "remove": ["example.com"]
     *  }
     *  @aliases add to list */
    edit(/** @maxLength 36 */ listID: string, params: ListEditParams, options?: RequestOptions): APIPromise<GatewayList>;

    /** Get the details of one Gateway list.
     *  @http GET /accounts/{account_id}/gateway/lists/{list_id}
     *  @permission Zero Trust Read; Zero Trust Write */
    get(/** @maxLength 36 */ listID: string, params: InAccount, options?: RequestOptions): APIPromise<GatewayList>;

    /** Upload a CSV file as a new Gateway list.
     *
     *  At most 2 MB. Runs in the background: poll `operations.get` with the returned id, and use the list once it is done.
     *  @http POST /accounts/{account_id}/gateway/lists/upload
     *  @permission Zero Trust Write
     *  @body multipart
     *  @docs https://developers.cloudflare.com/api/operations/zero-trust-lists-create-zero-trust-list-from-csv
     *  @waits zeroTrust.gateway.operations.get status done=complete failed=failed id=id */
    upload(params: ZeroTrust.DLP.DocumentFingerprintUploadParams, options?: RequestOptions): APIPromise<ZeroTrust.CsvOperation>;
  }

  export interface ListLabel {
    /** Name of the list for people. */ name?: string;
    /** Note on the list, for people. */ description?: string;
  }

  export interface ListCreateParams extends InAccount, ListLabel {
    /** @minLength 1 */ name: string;
    /** Kind of items the list holds. */ type: 'SERIAL' | 'URL' | 'DOMAIN' | 'EMAIL' | 'IP' | 'CATEGORY' | 'LOCATION' | 'DEVICE' | 'AAGUID' | (string & {});
    items?: ListCreateParams.Item[];
  }
  export namespace ListCreateParams {
    export interface Item {
      /** Note on the entry, for people. @min 0 */ description?: string;
      /** @example "8GE8721REF" @minLength 1 */ value?: string;
    }
  }

  export interface ListDetails extends ListLabel {
    /** Identifies the list; given by Cloudflare. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
    /** @readOnly */ created_at?: DateTime;
    items?: GatewayItem[];
    /** Kind of items the list holds. */ type?: 'SERIAL' | 'URL' | 'DOMAIN' | 'EMAIL' | 'IP' | 'CATEGORY' | 'LOCATION' | 'DEVICE' | 'AAGUID';
    /** @readOnly */ updated_at?: DateTime;
  }

  export interface ListUpdateParams extends InAccount, ListLabel {
    /** @minLength 1 @example "Servers of the office" */ name: string;
    items?: ListCreateParams.Item[];
  }

  export interface GatewayList extends ListDetails {
    /** Number of entries in the list. @example 20 @readOnly */ count?: number;
  }

  export interface ListListParams extends InAccount {
    /** Only lists of this kind of items. @deprecated */ type?:
      | 'SERIAL' | 'URL' | 'DOMAIN' | 'EMAIL' | 'IP' | 'CATEGORY' | 'LOCATION' | 'DEVICE' | 'AAGUID' | (string & {});
    direction?: 'asc' | 'desc';
    /** Condition on `id`, `name`, `type` or `item_count`, as `field:value`; all given must hold. Repeat for several. @example ["type:DOMAIN"] */
    filter?: string[];
    order_by?: 'name' | 'created_at' | 'updated_at' | 'item_count' | (string & {});
    /** Text that the name or description of a list must contain, regardless of case; added to the conditions of `filter`. */ search?: string;
  }

  export type ListDeleteResponse = JsonValue;

  export interface ListEditParams extends InAccount {
    /** Entries to add. */ append?: ListEditParams.Append[];
    /** Values of the entries to remove. */ remove?: string[];
  }
  export namespace ListEditParams {
    export interface Append {
      /** Note on the entry, for people. @min 0 */ description?: string;
      /** @example "8GE8721REF" @minLength 1 */ value?: string;
    }
  }

  /** Offices and networks that send DNS queries. */
  export interface Locations {
    /** Create a DNS location with its endpoints and networks.
     *
     *  The answer holds the addresses and the DNS over HTTPS subdomain to set on the network's devices or router.
     *  @http POST /accounts/{account_id}/gateway/locations
     *  @permission Cloudflare Zero Trust Secure DNS Locations Write; Zero Trust Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "Berlin office", "client_default": false, "ecs_support": false,
     *    "networks": [{ "network": "192.0.2.1/32" }]
     *  }
     *  @aliases DNS resolver endpoint */
    create(params: LocationParams, options?: RequestOptions): APIPromise<Location>;

    /** Replace the name, endpoints, networks and options of a DNS location.
     *  @http PUT /accounts/{account_id}/gateway/locations/{location_id}
     *  @permission Cloudflare Zero Trust Secure DNS Locations Write; Zero Trust Write
     *  @availability ga */
    update(locationID: string, params: LocationParams, options?: RequestOptions): APIPromise<Location>;

    /** List the DNS locations of the account.
     *  @http GET /accounts/{account_id}/gateway/locations
     *  @permission Cloudflare Zero Trust Secure DNS Locations Write; Zero Trust Read; Zero Trust Write
     *  @columns name doh_subdomain networks client_default ecs_support created_at updated_at */
    list(params: LocationListParams, options?: RequestOptions): PagePromise<SinglePage<Location>, Location>;

    /** Delete a DNS location with its endpoints.
     *
     *  Devices still set to its addresses are no longer filtered or may lose name resolution.
     *  @http DELETE /accounts/{account_id}/gateway/locations/{location_id}
     *  @permission Cloudflare Zero Trust Secure DNS Locations Write; Zero Trust Write
     *  @availability ga */
    delete(locationID: string, params: InAccount, options?: RequestOptions): APIPromise<LocationDeleteResponse>;

    /** Get one DNS location with its endpoint addresses.
     *  @http GET /accounts/{account_id}/gateway/locations/{location_id}
     *  @permission Cloudflare Zero Trust Secure DNS Locations Write; Zero Trust Read; Zero Trust Write */
    get(locationID: string, params: InAccount, options?: RequestOptions): APIPromise<Location>;
  }

  export interface LocationSettings {
    /** Name of the location for people. */ name?: string;
    /** Whether the location is meant where devices name none; only one per account is. @default false */ client_default?: boolean;
    /** Whether resolvers learn part of the client's address (EDNS Client Subnet), for answers from nearby. @default false */ ecs_support?: boolean;
    /** Kinds of DNS endpoints of the location, and who may use each. */ endpoints?: Endpoint | null;
    /** Networks that queries come from; counts only while the IPv4 endpoint is enabled. */ networks?: LocationParams.Network[] | null;
  }

  export interface LocationParams extends InAccount, LocationSettings {
    /** @minLength 1 @example "Office in Lisbon" */ name: string;
    /** Pair of IPv4 addresses for the location; left out, a shared pair on creation, unchanged on updates.
     *  @example "0e4a32c6-6fb8-4858-9296-98f51631e8e6" @from zeroTrust.gateway.dnsDestinationIPs.list */
    dns_destination_ips_id?: string;
    /** Cap on the TTLs in answers; left out on an update, the account's setting counts again. @default {"mode":"inherit"} */
    max_ttl?: Location.MaxTTL | null;
  }
  export namespace LocationParams {
    export interface Network {
      /** IPv4 range in CIDR notation from which queries belong to the location; no wider than /24. @example "2001:85a3::/64" */ network: string;
    }
  }

  export interface Location extends LocationSettings {
    /** Identifies the DNS location; given by Cloudflare. @example "ed35569b41ce4d1facfe683550f54086" */
    id?: string;
    /** @readOnly */ created_at?: DateTime;
    /** Pair of IPv4 addresses that the location uses. @default "0e4a32c6-6fb8-4858-9296-98f51631e8e6" @example "0e4a32c6-6fb8-4858-9296-98f51631e8e6" */
    dns_destination_ips_id?: string;
    /** Block of the account's own IPv6 addresses that the location's address is from; null for Cloudflare's.
     *  @example "b08f7231-d458-495c-98ef-190604c9ee83" */
    dns_destination_ipv6_block_id?: string | null;
    /** Subdomain for DNS over HTTPS, before `cloudflare-gateway.com`; made by Gateway. @example "oli3n9zkz5" @readOnly */ doh_subdomain?: string;
    /** IPv6 address for queries of the location; made by Gateway. @example "2001:0db8:85a3:0000:0000:8a2e:0370:7334" @readOnly */ ip?: string;
    /** First IPv4 address for queries, from the pair in `dns_destination_ips_id`. @example "172.64.36.1" @readOnly */ ipv4_destination?: string;
    /** Second IPv4 address for queries, from the pair in `dns_destination_ips_id`. @example "172.64.36.2" @readOnly */
    ipv4_destination_backup?: string;
    /** Cap on the TTLs in answers. @default {"mode":"inherit"} */
    max_ttl?: Location.MaxTTL | null;
    /** @readOnly */ updated_at?: DateTime;
  }
  export namespace Location {
    export interface MaxTTL {
      /** Whether TTLs are capped as the account says, by `ttl_secs`, or not at all. */ mode: 'inherit' | 'override' | 'disabled';
      /** Longest TTL in answers; required with `override`, otherwise left out. @min 60 @max 36000 @unit seconds @example 3600 */
      ttl_secs?: Integer | null;
    }
  }

  export interface LocationListParams extends InAccount {
    direction?: 'asc' | 'desc';
    /** Condition on `id`, `name` or `is_default`, as `field:value`; all given must hold. Repeat for several. @example ["is_default:true"] */
    filter?: string[];
    order_by?: 'name' | 'created_at' | 'updated_at' | (string & {});
    /** Text that the name of a location must contain, regardless of case; added to the conditions of `filter`. */ search?: string;
  }

  export type LocationDeleteResponse = JsonValue;

  /** Settings for logged activity, with or without personal data. */
  export interface Logging {
    /** Replace what Gateway logs per rule type, and whether PII is kept.
     *  @http PUT /accounts/{account_id}/gateway/logging
     *  @body json required
     *  @availability ga */
    update(params: LoggingUpdateParams, options?: RequestOptions): APIPromise<LoggingSetting>;

    /** Get which Gateway activity is logged and whether PII is redacted.
     *  @http GET /accounts/{account_id}/gateway/logging
     *  @availability ga */
    get(params: InAccount, options?: RequestOptions): APIPromise<LoggingSetting>;
  }

  export interface LoggingUpdateParams extends InAccount, LoggingSetting {}

  export interface LoggingSetting {
    /** Whether personal data, such as user, email, device and source address, is left out of the logs. @default false */ redact_pii?: boolean;
    /** Log settings, by kind of rule. */ settings_by_rule_type?: LoggingSetting.SettingsByRuleType;
  }
  export namespace LoggingSetting {
    export interface SettingsByRuleType {
      /** Log settings for DNS queries. */ dns?: SettingsByRuleType.DNS;
      /** Log settings for HTTP requests. */ http?: SettingsByRuleType.HTTP;
      /** Log settings for network sessions. */ l4?: SettingsByRuleType.L4;
    }
    export namespace SettingsByRuleType {
      export interface DNS {
        /** @default false */ log_all?: boolean;
        /** @default false */ log_blocks?: boolean;
      }
      export interface HTTP {
        /** @default false */ log_all?: boolean;
        /** @default false */ log_blocks?: boolean;
      }
      export interface L4 {
        /** @default false */ log_all?: boolean;
        /** @default false */ log_blocks?: boolean;
      }
    }
  }

  /** Addresses to which browsers send traffic without a client. */
  export interface ProxyEndpoints {
    /** Create a proxy endpoint, open by source IP or by identity.
     *
     *  The kind cannot be changed later. Kind `ip` needs an Enterprise plan.
     *  @http POST /accounts/{account_id}/gateway/proxy_endpoints
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "Berlin office", "kind": "ip", "ips": ["192.0.2.1/32"] } */
    create(params: ProxyEndpointCreateParams, options?: RequestOptions): APIPromise<ProxyEndpoint>;

    /** List the account's proxy endpoints.
     *  @http GET /accounts/{account_id}/gateway/proxy_endpoints
     *  @availability ga
     *  @columns name kind subdomain ips created_at updated_at */
    list(params: ProxyEndpointListParams, options?: RequestOptions): PagePromise<SinglePage<ProxyEndpoint>, ProxyEndpoint>;

    /** Delete a proxy endpoint, so that clients cannot use it any more.
     *
     *  Browsers whose PAC file still names it cannot reach the sites they send there.
     *  @http DELETE /accounts/{account_id}/gateway/proxy_endpoints/{proxy_endpoint_id} */
    delete(proxyEndpointID: string, params: InAccount, options?: RequestOptions): APIPromise<ProxyEndpointDeleteResponse>;

    /** Edit the name or the allowed IPs of a proxy endpoint.
     *
     *  A given `ips` list replaces the former one.
     *  @http PATCH /accounts/{account_id}/gateway/proxy_endpoints/{proxy_endpoint_id}
     *  @body json required */
    edit(proxyEndpointID: string, params: ProxyEndpointEditParams, options?: RequestOptions): APIPromise<ProxyEndpoint>;

    /** Get one proxy endpoint with its subdomain.
     *  @http GET /accounts/{account_id}/gateway/proxy_endpoints/{proxy_endpoint_id}
     *  @availability ga */
    get(proxyEndpointID: string, params: InAccount, options?: RequestOptions): APIPromise<ProxyEndpoint>;
  }

  /** @discriminator kind */
  export type ProxyEndpointCreateParams = ProxyEndpointCreateParams.ZeroTrustGatewayProxyEndpointIPCreate | ProxyEndpointCreateParams.ZeroTrustGatewayProxyEndpointIdentityCreate;
  export namespace ProxyEndpointCreateParams {
    export interface ZeroTrustGatewayProxyEndpointIPCreate extends InAccount {
      /** Name of the proxy endpoint for people. @minLength 1 */ name: string;
      /** Kind of endpoint: open to source addresses. @default "ip" */ kind?: 'ip';
    }
    export interface ZeroTrustGatewayProxyEndpointIdentityCreate extends InAccount {
      /** Kind of endpoint: open to users who sign in. @default "ip" */ kind: 'identity';
      /** Name of the proxy endpoint for people. @minLength 1 */ name: string;
    }
  }

  /** @discriminator kind */
  export type ProxyEndpoint = ProxyEndpoint.ZeroTrustGatewayProxyEndpointIP | ProxyEndpoint.ZeroTrustGatewayProxyEndpointIdentity;
  export namespace ProxyEndpoint {
    export interface ProxyEndpointIdentity {
      /** Name of the proxy endpoint for people. */ name: string;
      /** Identifies the proxy endpoint; given by Cloudflare. @example "ed35569b41ce4d1facfe683550f54086" */
      id?: string;
      /** @readOnly */ created_at?: DateTime;
      /** Hostname that clients set as their proxy; made by Gateway. @example "oli3n9zkz5.proxy.cloudflare-gateway.com" @readOnly */
      subdomain?: string;
      /** @readOnly */ updated_at?: DateTime;
    }

    export interface ZeroTrustGatewayProxyEndpointIP extends ProxyEndpointIdentity {
      /** Source ranges that may use the endpoint, as CIDR: at most /8 for IPv4 and /32 for IPv6. */ ips: GatewayIPs[];
      /** Kind of endpoint: open to source addresses. */ kind?: 'ip';
    }
    export interface ZeroTrustGatewayProxyEndpointIdentity extends ProxyEndpointIdentity {
      /** Kind of endpoint: open to users who sign in. */ kind: 'identity';
    }
  }

  export interface ProxyEndpointListParams extends InAccount {
    direction?: 'asc' | 'desc';
    /** Condition on `id`, `name` or `kind` (`ip`, `identity`), as `field:value`; all given must hold. Repeat for several. @example ["kind:ip"] */
    filter?: string[];
    order_by?: 'name' | 'created_at' | 'updated_at' | (string & {});
    /** Text that the name of a proxy endpoint must contain, regardless of case; added to the conditions of `filter`. */ search?: string;
  }

  export type ProxyEndpointDeleteResponse = JsonValue;

  export interface ProxyEndpointEditParams extends InAccount {
    /** Source ranges that may use the endpoint, as CIDR; replaces the former list. */ ips?: GatewayIPsParam[];
    /** Name of the proxy endpoint for people. @minLength 1 */ name?: string;
  }

  /** Policies on what is allowed, blocked or isolated. */
  export interface Rules {
    /** Create a Gateway rule: what it matches, and the action to take.
     *
     *  The rule starts to work at once if `enabled` is set. Expressions come back in a normalized form, so compare with the answer, not with
     *  what was sent.
     *  @http POST /accounts/{account_id}/gateway/rules
     *  @permission Zero Trust Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "Block malware", "action": "block", "enabled": true, "filters": ["dns"],
     *    "traffic": "any(dns.security_category[*] in {4 7 9})", "precedence": 1000
     *  }
     *  @aliases firewall policy; DNS policy; HTTP policy; egress policy */
    create(params: RuleInput, options?: RequestOptions): APIPromise<GatewayRule>;

    /** Replace the match, action and settings of a Gateway rule.
     *
     *  Fields left out go back to their defaults, `enabled` to false.
     *  @http PUT /accounts/{account_id}/gateway/rules/{rule_id}
     *  @permission Zero Trust Write
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "rule_id": "f174e90a-fafe-4643-bbbc-4a0ed4fc8415", "name": "Block malware",
     *    "action": "block", "enabled": true, "filters": ["dns"], "traffic": "any(dns.security_category[*] in {4 7 9})"
     *  } */
    update(/** @maxLength 36 */ ruleID: string, params: RuleInput, options?: RequestOptions): APIPromise<GatewayRule>;

    /** List the Gateway rules of the account itself.
     *  @http GET /accounts/{account_id}/gateway/rules
     *  @permission Zero Trust Read; Zero Trust Write
     *  @availability ga
     *  @columns name action filters traffic precedence enabled updated_at */
    list(params: RuleListParams, options?: RequestOptions): PagePromise<SinglePage<GatewayRule>, GatewayRule>;

    /** Delete a Gateway rule, so that its action no longer applies.
     *  @http DELETE /accounts/{account_id}/gateway/rules/{rule_id}
     *  @permission Zero Trust Write
     *  @availability ga */
    delete(/** @maxLength 36 */ ruleID: string, params: InAccount, options?: RequestOptions): APIPromise<RuleDeleteResponse>;

    /** Get one Gateway rule with its match and action.
     *  @http GET /accounts/{account_id}/gateway/rules/{rule_id}
     *  @permission Zero Trust Read; Zero Trust Write
     *  @availability ga */
    get(/** @maxLength 36 */ ruleID: string, params: InAccount, options?: RequestOptions): APIPromise<GatewayRule>;

    /** List the Gateway rules inherited from the parent account.
     *
     *  For accounts that a provider (MSP) manages; they come before the account's own rules.
     *  @http GET /accounts/{account_id}/gateway/rules/tenant
     *  @permission Zero Trust Read; Zero Trust Write
     *  @availability ga
     *  @columns name action filters traffic precedence enabled updated_at */
    listTenant(params: InAccount, options?: RequestOptions): PagePromise<SinglePage<GatewayRule>, GatewayRule>;

    /** Restart the expiration period of a Gateway rule.
     *
     *  Only for a rule with both `expiration.expires_at` and `expiration.duration`, once the duration has elapsed.
     *  @http POST /accounts/{account_id}/gateway/rules/{rule_id}/reset_expiration
     *  @permission Zero Trust Write */
    resetExpiration(
      /** @maxLength 36 */ ruleID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<GatewayRule>;

    /** Edit several Gateway rules in one request.
     *
     *  Fields left out keep their values. The usual way to reorder rules, by `precedence`.
     *  @http PATCH /accounts/{account_id}/gateway/rules
     *  @permission Zero Trust Write
     *  @body json required
     *  @docs https://developers.cloudflare.com/api/operations/zero-trust-gateway-rules-patch-multiple-zero-trust-gateway-rules
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353",
     *    "body": [
     *      { "id": "f174e90a-fafe-4643-bbbc-4a0ed4fc8415", "precedence": 1000 },
     *      { "id": "aa0a4aab-672b-4bdb-bc33-a59f1130a11f", "precedence": 2000 }
     *    ]
     *  }
     *  @aliases reorder policies */
    bulkEdit(params: RuleBulkEditParams, options?: RequestOptions): APIPromise<ZeroTrust.Rules[]>;

    /** Edit a Gateway rule's name, description, precedence or enabled state.
     *
     *  Nothing else can be changed this way: use `update` for match, action and settings.
     *  @http PATCH /accounts/{account_id}/gateway/rules/{rule_id}
     *  @permission Zero Trust Write
     *  @body json required
     *  @docs https://developers.cloudflare.com/api/operations/zero-trust-gateway-rules-patch-zero-trust-gateway-rule
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "rule_id": "f174e90a-fafe-4643-bbbc-4a0ed4fc8415", "enabled": false } */
    edit(/** @maxLength 36 */ ruleID: string, params: RuleEditParams, options?: RequestOptions): APIPromise<ZeroTrust.Rules>;
  }

  export interface RuleInput extends InAccount {
    /** Action for matching traffic. The possible actions depend on `filters`. */ action:
      | 'on' | 'off' | 'allow' | 'block' | 'scan' | 'noscan' | 'safesearch' | 'ytrestricted' | 'isolate'
      | 'noisolate' | 'override' | 'l4_override' | 'egress' | 'resolve' | 'quarantine' | 'redirect' | (string & {});
    /** Name of the rule for people. @minLength 1 */ name: string;
    /** Note on the rule, for people. */ description?: string;
    /** Expression on posture checks that the device has to fulfill; empty matches all devices. @default "" */ device_posture?: string;
    /** Whether Gateway applies the rule; while false it is kept unused. @default false */ enabled?: boolean;
    /** Time at which the rule stops working by itself. For DNS rules; null never. */ expiration?: RuleInput.Expiration | null;
    /** Layer that the rule works on, such as `dns`, `http` or `l4`; exactly one. @minItems 1 @maxItems 1 */ filters?: GatewayFilterParam[];
    /** Expression on the user's identity, such as email or group; empty matches everyone. @default "" */ identity?: string;
    /** Place in the order of evaluation: lower numbers first. */ precedence?: Integer;
    /** Settings of the action; each belongs to certain actions and layers. */ rule_settings?: RuleSetting;
    /** Times of the week at which the rule works, for DNS rules; null always. */ schedule?: Schedule | null;
    /** Expression on the traffic, such as domains or addresses; empty matches everything. @default "" */ traffic?: string;
  }
  export namespace RuleInput {
    export interface Expiration {
      /** Time at which the rule stops to work, RFC 3339; converted to UTC. No time zone of users is applied. */ expires_at: DateTime;
      /** Minutes for which the rule works after a reset by `resetExpiration`. @min 5 @example 10 @unit minutes */ duration?: Integer;
    }
  }

  export interface GatewayRule {
    /** Action for matching traffic; rules without expressions match everything. */ action:
      | 'on' | 'off' | 'allow' | 'block' | 'scan' | 'noscan' | 'safesearch' | 'ytrestricted' | 'isolate'
      | 'noisolate' | 'override' | 'l4_override' | 'egress' | 'resolve' | 'quarantine' | 'redirect';
    /** Whether the rule works. @default false */ enabled: boolean;
    /** Layer that the rule works on, such as `dns`, `http` or `l4`; exactly one. @minItems 1 @maxItems 1 */ filters: GatewayFilter[];
    /** Name of the rule for people. */ name: string;
    /** Place in the order of evaluation within a phase: lower numbers first. */ precedence: Integer;
    /** Expression on the traffic, in the normalized form that Gateway keeps. @default "" */ traffic: string;
    /** Identifies the rule; given by Cloudflare. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
    /** @readOnly */ created_at?: DateTime;
    /** @readOnly */ deleted_at?: DateTime | null;
    /** Note on the rule, for people. */ description?: string;
    /** Expression on posture checks, in the normalized form that Gateway keeps. @default "" */ device_posture?: string;
    /** Time at which the rule stops working by itself; null never. */ expiration?: GatewayRule.Expiration | null;
    /** Expression on the user's identity, in the normalized form that Gateway keeps. @default "" */ identity?: string;
    /** Whether the rule is shared by another account and cannot be changed here. @readOnly */ read_only?: boolean;
    /** Settings of the action, as Gateway completed them. */ rule_settings?: RuleSetting;
    /** Times of the week at which the rule works; null always. */ schedule?: Schedule | null;
    /** Whether the rule can be shared with other accounts of the organization. @readOnly */ sharable?: boolean;
    /** Account that the rule was made in. @readOnly */ source_account?: string;
    /** @readOnly */ updated_at?: DateTime;
    /** Number of the rule's version; rises with each change. @example 1 @readOnly */ version?: Integer;
    /** Warning if the rule is misconfigured; null if nothing is wrong. @readOnly */ warning_status?: string | null;
  }
  export namespace GatewayRule {
    export interface Expiration extends RuleInput.Expiration {
      /** Whether the rule has expired. @readOnly */ expired?: boolean;
    }
  }

  export interface RuleListParams extends InAccount {
    direction?: 'asc' | 'desc';
    /** Condition on a property of the rules, as `field:value`; all given must hold. Repeat for several. */ filter?: string[];
    order_by?: 'name' | 'created_at' | 'updated_at' | 'precedence' | (string & {});
    /** Text looked for, such as in names and email addresses. @minLength 1 */ search?: string;
  }

  export type RuleDeleteResponse = JsonValue;

  export interface RuleBulkEditParams extends InAccount {
    /** Rules to change by id, each with the fields to change. @body @minItems 1 */
    body: {
      /** Note on the rule, for people. */ description?: string;
      /** Whether Gateway applies the rule; while false it is kept unused. @default false */ enabled?: boolean;
      /** Rule to edit. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string;
      /** Name of the rule for people. */ name?: string;
      /** Place in the order of evaluation: lower numbers first. */ precedence?: Integer;
    }[];
  }

  export interface RuleEditParams extends InAccount {
    /** Note on the rule, for people. */ description?: string;
    /** Whether Gateway applies the rule; while false it is kept unused. @default false */ enabled?: boolean;
    /** Name of the rule for people. */ name?: string;
    /** Place in the order of evaluation: lower numbers first. */ precedence?: Integer;
  }

  /** Root CAs for inspecting encrypted traffic. */
  export interface Certificates {
    /** Create a Gateway root certificate with a chosen validity.
     *
     *  It has to be activated, installed on devices and named in the Gateway settings before traffic is inspected with it.
     *  @http POST /accounts/{account_id}/gateway/certificates
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "validity_period_days": 1826 } */
    create(params: CertificateCreateParams, options?: RequestOptions): APIPromise<CertificateResult>;

    /** List the Gateway certificates of the account.
     *  @http GET /accounts/{account_id}/gateway/certificates
     *  @availability ga
     *  @columns issuer_org type fingerprint in_use binding_status created_at expires_on */
    list(params: InAccount, options?: RequestOptions): PagePromise<SinglePage<CertificateResult>, CertificateResult>;

    /** Delete a Gateway certificate.
     *
     *  Only certificates generated by Gateway and inactive: deactivate one first.
     *  @http DELETE /accounts/{account_id}/gateway/certificates/{certificate_id} */
    delete(
      /** @maxLength 36 */ certificateID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<CertificateResult>;

    /** Activate a Gateway certificate, so that it can be used for inspection.
     *
     *  Sent to Cloudflare's network in the background: `binding_status` is `available` once it can be used.
     *  @http POST /accounts/{account_id}/gateway/certificates/{certificate_id}/activate
     *  @status 202
     *  @waits zeroTrust.gateway.certificates.get binding_status done=available */
    activate(
      /** @maxLength 36 */ certificateID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<CertificateResult>;

    /** Deactivate a Gateway certificate.
     *
     *  Runs in the background: `binding_status` is `inactive` once it is gone from the network.
     *  @http POST /accounts/{account_id}/gateway/certificates/{certificate_id}/deactivate
     *  @status 201
     *  @availability ga
     *  @waits zeroTrust.gateway.certificates.get binding_status done=inactive */
    deactivate(
      /** @maxLength 36 */ certificateID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<CertificateResult>;

    /** Get one Gateway certificate with its status.
     *  @http GET /accounts/{account_id}/gateway/certificates/{certificate_id} */
    get(
      /** @maxLength 36 */ certificateID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<CertificateResult>;
  }

  export interface CertificateCreateParams extends InAccount {
    /** Days until the certificate expires; five years if left out. @unit days @example 1826 @min 1 @max 10950 */ validity_period_days?: Integer;
  }

  export interface CertificateResult {
    /** Identifies the certificate; given by Cloudflare. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
    /** Whether the certificate is on Cloudflare's network: on its way, `available` for use, leaving or gone. @readOnly */
    binding_status?: 'pending_deployment' | 'available' | 'pending_deletion' | 'inactive';
    /** CA certificate in PEM form, to be installed on the devices. @readOnly */ certificate?: string;
    /** @readOnly */ created_at?: DateTime;
    /** Time at which the certificate expires. @readOnly */ expires_on?: DateTime;
    /** SHA-256 fingerprint of the certificate. @readOnly */ fingerprint?: string;
    /** Whether Gateway inspects traffic with it now; set by `certificate` in the account settings. @readOnly */ in_use?: boolean;
    /** Organization that issued the certificate. @readOnly */ issuer_org?: string;
    /** Issuer of the certificate, in full. @readOnly */ issuer_raw?: string;
    /** Whether you uploaded the certificate or Gateway generated it. @readOnly */ type?: 'custom' | 'gateway_managed';
    /** @readOnly */ updated_at?: DateTime;
    /** Time at which the certificate was uploaded. @readOnly */ uploaded_on?: DateTime;
  }

  /** Hosted proxy auto-configuration files. */
  export interface Pacfiles {
    /** Create a PAC file that Cloudflare hosts under a URL.
     *
     *  Anyone who knows the URL can read the file.
     *  @http POST /accounts/{account_id}/gateway/pacfiles
     *  @permission Zero Trust Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "Devops team",
     *    "contents": "function FindProxyForURL(url, host) { return \"DIRECT\"; }", "slug": "pac_devops"
     *  } */
    create(params: PacfileCreateParams, options?: RequestOptions): APIPromise<Pacfile>;

    /** Replace the contents, name and description of a PAC file.
     *
     *  The URL stays as it is.
     *  @http PUT /accounts/{account_id}/gateway/pacfiles/{pacfile_id}
     *  @permission Zero Trust Write
     *  @availability ga */
    update(pacfileID: string, params: PacfileUpdateParams, options?: RequestOptions): APIPromise<Pacfile>;

    /** List the PAC files hosted for the account.
     *  @http GET /accounts/{account_id}/gateway/pacfiles
     *  @permission Zero Trust Read; Zero Trust Write
     *  @availability ga
     *  @columns name slug url description created_at updated_at
     *  @key slug */
    list(params: InAccount, options?: RequestOptions): PagePromise<SinglePage<PacfileListResponse>, PacfileListResponse>;

    /** Delete a PAC file, so that it is no longer hosted.
     *  @http DELETE /accounts/{account_id}/gateway/pacfiles/{pacfile_id}
     *  @permission Zero Trust Write
     *  @availability ga */
    delete(pacfileID: string, params: InAccount, options?: RequestOptions): APIPromise<PacfileDeleteResponse>;

    /** Get one PAC file with its contents.
     *  @http GET /accounts/{account_id}/gateway/pacfiles/{pacfile_id}
     *  @permission Zero Trust Read; Zero Trust Write
     *  @availability ga */
    get(pacfileID: string, params: InAccount, options?: RequestOptions): APIPromise<Pacfile>;
  }

  export interface PacfileLabel {
    /** Name of the PAC file for people. */ name?: string;
    /** Note on the PAC file, for people. */ description?: string;
  }

  export interface PacfileCreateParams extends InAccount, PacfileLabel {
    /** @minLength 1 */ contents: string;
    /** @minLength 1 */ name: string;
    /** Part of the URL that the file is hosted under; left out, made from the name. @example "pac_devops" */ slug?: string;
  }

  export interface Pacfile extends PacfileListResponse {
    contents?: string;
  }

  export interface PacfileUpdateParams extends InAccount, PacfileLabel {
    /** @minLength 1 @example "function FindProxyForURL(url, host) { return \"DIRECT\"; }" */ contents: string;
    /** @example "Straight to the internet" */ description: string;
    /** @minLength 1 @example "Straight to the internet" */ name: string;
  }

  export interface PacfileListResponse extends PacfileLabel {
    /** Identifies the PAC file; given by Cloudflare. @example "ed35569b41ce4d1facfe683550f54086" */
    id?: string;
    /** @readOnly */ created_at?: DateTime;
    /** Part of the URL that the file is hosted under. @example "pac_devops" */ slug?: string;
    /** @readOnly */ updated_at?: DateTime;
    /** URL under which browsers fetch the file. @readOnly */ url?: string;
  }

  export type PacfileDeleteResponse = JsonValue;

  export type PacfileListResponsesV4PagePaginationArray = V4PagePaginationArray<PacfileListResponse>;

  /** Applications under review by your IT. */
  export interface Apps {
    readonly reviewStatus: Apps.ReviewStatus;
  }

  /** Dedicated resolver addresses for locations. */
  export interface DNSDestinationIPs {
    /** List the IPv4 address pairs that DNS locations can use.
     *  @http GET /accounts/{account_id}/gateway/dns_destination_ips
     *  @permission Cloudflare Zero Trust Secure DNS Locations Write; Zero Trust Read; Zero Trust Write
     *  @docs https://developers.cloudflare.com/api/operations/zero-trust-dns-destination-ips-list-dns-destination-ips
     *  @columns primary_ip backup_ip pair_type */
    list(params: InAccount, options?: RequestOptions): APIPromise<ZeroTrust.DNSDestinationIPPair[]>;
  }

  /** Dedicated addresses from which traffic leaves. */
  export interface EgressCIDRPairs {
    /** List the address ranges from which the account's traffic can leave.
     *  @http GET /accounts/{account_id}/gateway/egress_cidr_pairs
     *  @permission Zero Trust Read; Zero Trust Write
     *  @docs https://developers.cloudflare.com/api/operations/zero-trust-accounts-get-egress-cidr-pairs
     *  @columns ipv4 ipv4_colo_name ipv6_cidr geolocation */
    list(params: InAccount, options?: RequestOptions): APIPromise<ZeroTrust.GatewayAccountEgressCidr[]>;
  }

  /** Changes that are still being carried out. */
  export interface Operations {
    /** List the account's background Gateway operations.
     *  @http GET /accounts/{account_id}/gateway/operations
     *  @permission Zero Trust Read; Zero Trust Write
     *  @docs https://developers.cloudflare.com/api/operations/zero-trust-gateway-operations-list-zero-trust-gateway-operations
     *  @columns operation_type processing_error status created_at updated_at */
    list(params: InAccount, options?: RequestOptions): APIPromise<ZeroTrust.Operation[]>;

    /** Get the state of one background Gateway operation.
     *  @http GET /accounts/{account_id}/gateway/operations/{operation_id}
     *  @permission Zero Trust Read; Zero Trust Write
     *  @docs https://developers.cloudflare.com/api/operations/zero-trust-gateway-operations-zero-trust-gateway-operation-details */
    get(/** @maxLength 36 */ operationID: string, params: InAccount, options?: RequestOptions): APIPromise<ZeroTrust.Operation>;
  }

  export interface ActivityLogSettings {
    /** Whether Gateway records DNS, network and HTTP activity of the account. */ enabled?: boolean | null;
  }

  export interface AntiVirusSettings {
    /** Whether downloads are scanned. */ enabled_download_phase?: boolean | null;
    /** Whether uploads are scanned. */ enabled_upload_phase?: boolean | null;
    /** Whether files that cannot be scanned are blocked. */ fail_closed?: boolean | null;
    /** Message that the WARP client shows when a file is blocked. */ notification_settings?: NotificationSettings | null;
  }

  export type AppTypesSinglePage = SinglePage<AppType>;

  export interface BlockPageText {
    /** Background color of the block page, as `#rrggbb`; for `customized_block_page`. */ background_color?: string;
    /** Whether users see the custom block page rather than the standard one. */ enabled?: boolean | null;
    /** Text at the bottom of the block page; for `customized_block_page`. @example "--footer--" */ footer_text?: string;
    /** Text at the top of the block page; for `customized_block_page`. @example "--header--" */ header_text?: string;
    /** Whether details of the request are added to `target_uri`; for `redirect_uri`. */ include_context?: boolean;
    /** URL of the logo on the block page; for `customized_block_page`. @example "https://logos.com/a.png" */ logo_path?: string;
    /** Email address that users can write to; for `customized_block_page`. */ mailto_address?: string;
    /** Subject of emails written from the block page; for `customized_block_page`. */ mailto_subject?: string;
    /** Title of the block page; for `customized_block_page`. @example "Cloudflare" */ name?: string;
    /** Whether the details at the bottom are left out; for `customized_block_page`. */ suppress_footer?: boolean;
    /** URL that blocked users are sent to; for `redirect_uri`. @format uri */ target_uri?: string;
  }

  export interface BlockPageSettings extends BlockPageText {
    /** Destination of blocked users: a page at Cloudflare or your own URL; empty for the standard page. @default "" */
    mode?: '' | 'customized_block_page' | 'redirect_uri';
    /** Whether the setting is shared by another account and cannot be changed here. @readOnly */ read_only?: boolean | null;
    /** Account that shares the setting; null if it is the account's own. @readOnly */ source_account?: string | null;
    /** Number of the setting's version; rises with each change. @example 1 @readOnly */ version?: Integer | null;
  }

  export interface BlockPageSettingsParam extends BlockPageText {
    /** Destination of blocked users: a page at Cloudflare or your own URL; empty for the standard page. @default "" */
    mode?: '' | 'customized_block_page' | 'redirect_uri' | (string & {});
  }

  export interface BodyScanningSettings {
    /** Depth of DLP scans of request and response bodies. */ inspection_mode?: 'deep' | 'shallow';
  }

  export interface BodyScanningSettingsParam {
    /** Depth of DLP scans of request and response bodies. */ inspection_mode?: 'deep' | 'shallow' | (string & {});
  }

  export interface BrowserIsolationSettings {
    /** Whether isolation also works for traffic without a known user, such as over proxy endpoints or tunnels. */ non_identity_enabled?: boolean;
    /** Whether users can open isolated pages by link, without the WARP client. */ url_browser_isolation_enabled?: boolean;
  }

  export type CategoriesSinglePage = SinglePage<Category>;

  export type CertificateListResponsesSinglePage = SinglePage<CertificateResult>;

  export interface CustomCertificateSettings extends CustomCertificateSettingsParam {
    /** State of the certificate on Cloudflare's network. @example "pending_deployment" @readOnly */ binding_status?: string;
    /** @readOnly */ updated_at?: DateTime;
  }

  export interface CustomCertificateSettingsParam {
    /** Whether a certificate authority of your own signs inspected traffic; null leaves it unset. */ enabled: boolean | null;
    /** Certificate in the mTLS certificate store that signs. @example "d1b364c5-1311-466e-a194-f0e943e0799f" @from mtlsCertificates.list */
    id?: string;
  }

  export interface DNSResolverSettingsV4 {
    /** Address of the resolver. @example "2.2.2.2" */ ip: string;
    /** Port of the resolver; left out, 53. @example 5053 */ port?: Integer;
    /** Whether the resolver is reached through the private network. */ route_through_private_network?: boolean;
    /** @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @from zeroTrust.networks.virtualNetworks.list id */
    vnet_id?: string;
  }

  export interface DNSResolverSettingsV6 {
    /** IPv6 address of the DNS resolver queries are sent to. @example "2.2.2.2" @format ipv6 */ ip: string;
    /** Port of the resolver; left out, 53. @example 5053 */ port?: Integer;
    /** Whether the resolver is reached through the private network. */ route_through_private_network?: boolean;
    /** @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @from zeroTrust.networks.virtualNetworks.list id */
    vnet_id?: string;
  }

  export interface DOHEndpoint {
    /** Whether the location has an endpoint for DNS over HTTPS. */ enabled?: boolean;
    /** Source networks that may use the endpoint; empty or null allows all. Counts only while it is enabled. */ networks?: IPNetwork[] | null;
    /** Whether queries must carry a token that tells the user. */ require_token?: boolean;
  }

  export interface DOTEndpoint {
    /** Whether the endpoint of the location is on: DNS over TLS, or queries over IPv6. */ enabled?: boolean;
    /** Source networks that may use the endpoint; empty or null allows all. Counts only while it is enabled. */ networks?: IPNetwork[] | null;
  }

  export interface Endpoint {
    /** Endpoint for DNS over HTTPS. */ doh: DOHEndpoint;
    /** Endpoint for DNS over TLS. */ dot: DOTEndpoint;
    /** Endpoint for plain DNS over IPv4. */ ipv4: IPV4Endpoint;
    /** Endpoint for plain DNS over IPv6. */ ipv6: IPV6Endpoint;
  }

  export interface ExtendedEmailMatching {
    /** Whether dots and `+…` in the name part of an address are ignored when rules compare emails. */ enabled?: boolean | null;
    /** Whether the setting is shared by another account and cannot be changed here. @readOnly */ read_only?: boolean;
    /** Account that shares the setting. @readOnly */ source_account?: string;
    /** Number of the setting's version; rises with each change. @example 1 @readOnly */ version?: Integer;
  }

  export interface ExtendedEmailMatchingParam {
    /** Whether dots and `+…` in the name part of an address are ignored when rules compare emails. */ enabled?: boolean | null;
  }

  export interface FipsSettings {
    /** Whether only FIPS 140-2 compliant TLS versions and ciphers are used. */ tls?: boolean;
  }

  export interface ConfigurationSettings {
    /** Whether Gateway logs activity. */ activity_log?: ActivityLogSettings | null;
    /** Virus scan of uploads and downloads. */ antivirus?: AntiVirusSettings | null;
    /** Ways in which users reach isolated browsers. */ browser_isolation?: BrowserIsolationSettings | null;
    /** Root certificate that Gateway inspects TLS with; unset, Cloudflare's shared one. */
    certificate?: GatewayConfigurationSettings.Certificate | null;
    /** Limits inspected TLS to FIPS compliant versions and ciphers. */ fips?: FipsSettings | null;
    /** Whether egress policies can select by host. */ host_selector?: GatewayConfigurationSettings.HostSelector | null;
    /** Ports on which Gateway inspects HTTP. */ inspection?: GatewayConfigurationSettings.Inspection | null;
    /** Longest TTL in DNS answers; longer ones are lowered to it. Null leaves TTLs as they are; locations can override it.
     *  @min 60 @max 36000 @unit seconds @example 3600 */
    max_ttl_secs?: Integer | null;
    /** Whether the protocol is detected from the first bytes a client sends, rather than from the port. */ protocol_detection?: ProtocolDetection | null;
    /** Whether unknown files are opened in a sandbox before they are let through. */ sandbox?: GatewayConfigurationSettings.Sandbox | null;
    /** Whether encrypted HTTP traffic is decrypted and inspected; needs a root certificate on the devices. */ tls_decrypt?: TLSSettings | null;
  }

  export interface GatewayConfigurationSettings extends ConfigurationSettings {
    /** Page that blocked users see. */ block_page?: BlockPageSettings | null;
    /** Depth of DLP scans of request and response bodies. */ body_scanning?: BodyScanningSettings | null;
    /** Own certificate authority for inspection; deprecated, use `certificate`. @deprecated */ custom_certificate?: CustomCertificateSettings | null;
    /** Whether dots and `+…` in email addresses are ignored when rules compare them. */ extended_email_matching?: ExtendedEmailMatching | null;
  }
  export namespace GatewayConfigurationSettings {
    export interface Certificate {
      /** Certificate that is used; its `binding_status` must be `available`.
       *  @example "d1b364c5-1311-466e-a194-f0e943e0799f" @from zeroTrust.gateway.certificates.list */
      id: string;
    }
    export interface HostSelector {
      /** Whether egress policies may match by hostname; null leaves it off. */ enabled?: boolean | null;
    }
    export interface Inspection {
      /** Whether HTTP is inspected only on ports 80 and 443 (`static`) or on all ports (`dynamic`). */ mode?: 'static' | 'dynamic';
    }
    export interface Sandbox {
      /** Whether the sandbox is used. */ enabled?: boolean | null;
      /** Action for files that the sandbox cannot scan. */ fallback_action?: 'allow' | 'block';
    }
  }

  export interface GatewayConfigurationSettingsParam extends ConfigurationSettings {
    /** Page that blocked users see; null for the standard page. */ block_page?: BlockPageSettingsParam | null;
    /** Depth of DLP scans of request and response bodies. */ body_scanning?: BodyScanningSettingsParam | null;
    /** Own certificate authority for inspection; deprecated, use `certificate`. @deprecated */
    custom_certificate?: CustomCertificateSettingsParam | null;
    /** Whether dots and `+…` in email addresses are ignored when rules compare them. */ extended_email_matching?: ExtendedEmailMatchingParam | null;
  }

  export type GatewayFilter = 'http' | 'dns' | 'l4' | 'egress' | 'dns_resolver';

  export type GatewayFilterParam = 'http' | 'dns' | 'l4' | 'egress' | 'dns_resolver' | (string & {});

  export type GatewayIPs = string;

  export type GatewayIPsParam = string;

  export interface GatewayItem {
    /** @readOnly */ created_at?: DateTime;
    /** Note on the entry, for people. @min 0 */ description?: string;
    /** @example "8GE8721REF" */ value?: string;
  }

  export type GatewayListsSinglePage = SinglePage<GatewayList>;

  export type GatewayItemsV4PagePaginationArray = V4PagePaginationArray<GatewayItem>;

  export type GatewayRulesSinglePage = SinglePage<GatewayRule>;

  export interface IPNetwork {
    /** Address or range as CIDR, IPv4 or IPv6. @example "2001:85a3::/64" @minLength 1 */ network: string;
  }

  export interface IPNetworkParam {
    /** Address or range as CIDR, IPv4 or IPv6. @example "2001:85a3::/64" */ network: string;
  }

  export interface IPV4Endpoint {
    /** Whether the location can be queried at its IPv4 addresses. */ enabled?: boolean;
  }

  export interface IPV6Endpoint {
    /** Whether the location can be queried at its IPv6 address. */ enabled?: boolean;
    /** Source networks that may use the endpoint; empty or null allows all. Counts only while it is enabled. */ networks?: IPV6Network[] | null;
  }

  export interface IPV6Network {
    /** IPv6 range in CIDR notation from which queries belong to the location. @example "2001:85a3::/64" @format cidr */ network: string;
  }

  export type LocationsSinglePage = SinglePage<Location>;

  export interface NotificationSettings {
    /** Whether the WARP client shows a notification. */ enabled?: boolean;
    /** Whether details of the request are added to `support_url`. */ include_context?: boolean;
    /** Text of the notification; empty for the standard one. */ msg?: string;
    /** URL that the notification opens; unset, the block page. */ support_url?: string;
  }

  export interface ProtocolDetection {
    /** Whether the setting is switched on. */ enabled?: boolean | null;
  }

  export type ProxyEndpointsSinglePage = SinglePage<ProxyEndpoint>;

  export interface RuleSetting {
    /** Headers to add to requests, with their values; present ones stay. For `allow` on `http`; 20 header changes a rule. */
    add_headers?: { [key: string]: string[] } | null;
    /** Whether child accounts may leave the rule out. For accounts of providers (MSP). */ allow_child_bypass?: boolean | null;
    /** Logging of SSH commands. For `audit_ssh` on `l4`. */ audit_ssh?: RuleSetting.AuditSSH | null;
    /** Actions allowed to users in the isolated browser. For `isolate` on `http`. */ biso_admin_controls?: RuleSetting.BISOAdminControls;
    /** Page that this rule shows instead of the account's; null for the account's. For `block` on `http`. */
    block_page?: RuleSetting.BlockPage | null;
    /** Whether blocked DNS queries lead to the block page. For `block` on `dns`. */ block_page_enabled?: boolean;
    /** Text on the block page about why it was blocked. */ block_reason?: string | null;
    /** Whether rules of the parent account are left out. For child accounts of providers (MSP). */ bypass_parent_rule?: boolean | null;
    /** Required freshness of the WARP session. For `allow` on `http` and `l4`. */ check_session?: RuleSetting.CheckSession | null;
    /** Headers to remove from requests, by name. For `allow` on `http`; 20 header changes a rule. */ delete_headers?: string[] | null;
    /** Own DNS servers that answer; the nearest is used. Excludes the other two `resolve_dns_…` settings. */
    dns_resolvers?: RuleSetting.DNSResolvers | null;
    /** Addresses from which the traffic leaves; left out, those of the WARP client's data center. For `egress`. */
    egress?: RuleSetting.Egress | null;
    /** Whether a copy of matching requests is sent to storage. For rules on `http`. */ forensic_copy?: RuleSetting.ForensicCopy | null;
    /** Whether only the queried name counts for categories, and not the CNAMEs in the answer. */ ignore_cname_category_matches?: boolean;
    /** Whether DNSSEC is not validated for matching queries; opens the door to forged answers. For `allow` on `dns`. */
    insecure_disable_dnssec_validation?: boolean;
    /** Whether addresses in the answer are checked against the categories too, besides the names. */ ip_categories?: boolean;
    /** Whether addresses in the answer are checked against indicator feeds too, besides the names. */ ip_indicator_feeds?: boolean;
    /** New destination of matching traffic. For `l4_override` on `l4`. */ l4override?: RuleSetting.L4override | null;
    /** Message that the WARP client shows when the rule blocks. */ notification_settings?: NotificationSettings | null;
    /** Hostname whose answer is given instead. For `override` on `dns`; excludes `override_ips`. @example "example.com" */ override_host?: string;
    /** Addresses that are given as the answer instead. For `override` on `dns`. */ override_ips?: string[] | null;
    /** Whether what matched a DLP profile is logged, encrypted. For rules on `http`. */ payload_log?: RuleSetting.PayloadLog | null;
    /** Files that go to the sandbox. For `quarantine` on `http`. */ quarantine?: RuleSetting.Quarantine | null;
    /** Redirect destination of requests. For `redirect` on `http`. */ redirect?: RuleSetting.Redirect | null;
    /** View of internal DNS that answers. For `resolve`; excludes the other two resolver settings. */
    resolve_dns_internally?: RuleSetting.ResolveDNSInternally | null;
    /** Whether Cloudflare's 1.1.1.1 answers. For `resolve`; excludes the other two resolver settings. */
    resolve_dns_through_cloudflare?: boolean | null;
    /** Headers to set on requests, with their values; present ones are replaced. For `allow` on `http`. */
    set_headers?: { [key: string]: string[] } | null;
    /** Action if the origin's certificate is invalid. For `allow` on `http`. */ untrusted_cert?: RuleSetting.UntrustedCERT | null;
  }
  export namespace RuleSetting {
    export interface AuditSSH {
      /** Whether the commands of SSH sessions are logged. */ command_logging?: boolean;
    }
    export interface BISOAdminControls {
      /** Whether users can copy text out of the isolated browser, or only within it. Version `v2`. */ copy?: 'enabled' | 'disabled' | 'remote_only';
      /** Whether copy and paste are forbidden. Version `v1`. */ dcp?: boolean;
      /** Whether downloads are forbidden. Version `v1`. */ dd?: boolean;
      /** Whether keyboard input is forbidden. Version `v1`. */ dk?: boolean;
      /** Whether users can save downloads, or only view them in the isolated browser. Version `v2`. */
      download?: 'enabled' | 'disabled' | 'remote_only';
      /** Whether printing is forbidden. Version `v1`. */ dp?: boolean;
      /** Whether uploads are forbidden. Version `v1`. */ du?: boolean;
      /** Whether users can type. Version `v2`. */ keyboard?: 'enabled' | 'disabled';
      /** Whether users can paste text into the isolated browser, or only from within it. Version `v2`. */
      paste?: 'enabled' | 'disabled' | 'remote_only';
      /** Whether users can print. Version `v2`. */ printing?: 'enabled' | 'disabled';
      /** Whether users can upload files. Version `v2`. */ upload?: 'enabled' | 'disabled';
      /** Set of controls that applies: `v1` the short switches, `v2` those with full names. @default "v1" */ version?: 'v1' | 'v2';
      /** Watermark shown over isolated pages; left out, none. @format uuid @minLength 1 @maxLength 36 @example "475345dc-5299-4b6e-8f6a-3d3e4c8e9f1a" */
      wm_id?: string;
    }
    export interface BlockPage {
      /** URL that users are sent to. @format uri @minLength 1 */ target_uri: string;
      /** Whether details of the request are added to the URL. */ include_context?: boolean;
    }
    export interface CheckSession {
      /** Maximum age of the session, such as `300s`; Gateway returns it normalized. @example "300s" @pattern ^(\d+(\.\d+)?(ns|us|µs|ms|s|m|h))+$ */
      duration?: string;
      /** Whether an older session is refused until the user signs in again. */ enforce?: boolean;
    }
    export interface DNSResolvers {
      /** DNS servers with IPv4 addresses. */ ipv4?: DNSResolverSettingsV4[];
      /** DNS servers with IPv6 addresses. */ ipv6?: DNSResolverSettingsV6[];
    }
    export interface Egress {
      /** IPv4 address that the traffic leaves from; one of the account's own. @example "192.0.2.2" @format ipv4 */ ipv4?: string;
      /** IPv4 address if the first one fails; `0.0.0.0` leaves through the local data center. @example "192.0.2.3" @format ipv4 */
      ipv4_fallback?: string;
      /** IPv6 range that the traffic leaves from; one of the account's own. @example "2001:DB8::/64" @minLength 1 */ ipv6?: string;
    }
    export interface ForensicCopy {
      /** Whether copies of matching HTTP requests are sent to storage. */ enabled?: boolean;
    }
    export interface L4override {
      /** Address that the traffic is sent to. @example "1.1.1.1" @format ip */ ip?: string;
      /** Port that the traffic is sent to. @min 1 @max 65535 */ port?: Integer;
    }
    export interface PayloadLog {
      /** Whether the part of the data that triggered a DLP rule is logged, encrypted with your key. */ enabled?: boolean;
    }
    export interface Quarantine {
      /** Kinds of files that go to the sandbox. */
      file_types?: ('exe' | 'pdf' | 'doc' | 'docm' | 'docx' | 'rtf' | 'ppt' | 'pptx' | 'xls' | 'xlsm' | 'xlsx' | 'zip' | 'rar')[];
    }
    export interface Redirect {
      /** URL that users are sent to. @format uri @minLength 1 */ target_uri: string;
      /** Whether details of the request are added to the URL. */ include_context?: boolean;
      /** Whether path and query of the request are added to the target. */ preserve_path_and_query?: boolean;
    }
    export interface ResolveDNSInternally {
      /** Fallback if internal DNS returns no proper response: none, or a query to public DNS. */ fallback?: 'none' | 'public_dns';
      /** View of internal DNS that answers. @minLength 1 */ view_id?: string;
    }
    export interface UntrustedCERT {
      /** Action on an invalid certificate: let through, block, or show a 526 error page, which is the default. */ action?: 'pass_through' | 'block' | 'error';
    }
  }

  export interface Schedule {
    /** Hours on Fridays, in increasing order, such as `08:00-12:30,13:30-17:00`; left out, the rule is off all day. @example "08:00-12:30,13:30-17:00" */
    fri?: string;
    /** Hours on Mondays, in increasing order, such as `08:00-12:30,13:30-17:00`; left out, the rule is off all day. @example "08:00-12:30,13:30-17:00" */
    mon?: string;
    /** Hours on Saturdays, in increasing order, such as `08:00-12:30,13:30-17:00`; left out, the rule is off all day. @example "08:00-12:30,13:30-17:00" */
    sat?: string;
    /** Hours on Sundays, in increasing order, such as `08:00-12:30,13:30-17:00`; left out, the rule is off all day. @example "08:00-12:30,13:30-17:00" */
    sun?: string;
    /** Hours on Thursdays, in increasing order, such as `08:00-12:30,13:30-17:00`; left out, the rule is off all day. @example "08:00-12:30,13:30-17:00" */
    thu?: string;
    /** Time zone of the hours, such as `Europe/Berlin`; left out, the one of the user's place. @minLength 1 */ time_zone?: string;
    /** Hours on Tuesdays, in increasing order, such as `08:00-12:30,13:30-17:00`; left out, the rule is off all day. @example "08:00-12:30,13:30-17:00" */
    tue?: string;
    /** Hours on Wednesdays, in increasing order, such as `08:00-12:30,13:30-17:00`; left out, the rule is off all day. @example "08:00-12:30,13:30-17:00" */
    wed?: string;
  }

  export interface TLSSettings {
    /** Whether the setting is switched on. */ enabled?: boolean;
  }
}

export declare namespace Gateway.Configurations {
  /** Your own inspection CA (deprecated). */
  export interface CustomCertificate {
    /** Get the custom inspection certificate settings (deprecated).
     *  @http GET /accounts/{account_id}/gateway/configuration/custom_certificate
     *  @unwrapped
     *  @availability ga
     *  @deprecated */
    get(params: InAccount, options?: RequestOptions): APIPromise<CustomCertificateSettings | null>;
  }
}

export declare namespace Gateway.Lists {
  /** Entries of a set. */
  export interface Items {
    /** List the items of a Gateway list.
     *  @http GET /accounts/{account_id}/gateway/lists/{list_id}/items
     *  @permission Zero Trust Read; Zero Trust Write
     *  @columns value description created_at */
    list(
      /** @maxLength 36 */ listID: string,
      params: InAccount,
      options?: RequestOptions,
    ): PagePromise<SinglePage<GatewayItem>, GatewayItem>;
  }
}

export declare namespace Gateway.Apps {
  /** Approved, unapproved or still in review. */
  export interface ReviewStatus {
    /** Get which applications are approved, in review or unapproved.
     *  @http GET /accounts/{account_id}/gateway/apps/review_status
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/zero-trust-applications-review-status-list */
    get(params: InAccount, options?: RequestOptions): APIPromise<ZeroTrust.ApplicationsReviewStatusResponseContent>;

    /** Replace the lists of approved, in-review and unapproved applications.
     *
     *  An application missing from all three has no review status.
     *  @http PUT /accounts/{account_id}/gateway/apps/review_status
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/zero-trust-applications-review-status-update
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "approved_apps": [1], "in_review_apps": [], "unapproved_apps": [2] } */
    update(params: ReviewStatusUpdateParams, options?: RequestOptions): APIPromise<ZeroTrust.ApplicationsReviewStatusResponseContent>;
  }

  export interface ReviewStatusUpdateParams extends InAccount {
    /** Approved applications, by id. */ approved_apps: Integer[];
    /** Applications in review, by id. */ in_review_apps: Integer[];
    /** Applications that are not approved, by id. */ unapproved_apps: Integer[];
  }
}
