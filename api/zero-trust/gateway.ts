import type { APIPromise, PagePromise, RequestOptions, SinglePage, Uploadable } from '../_client.ts';
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

  /** Set up Zero Trust for an account that does not have it yet.
   *  @http POST /accounts/{account_id}/gateway
   *  @permission Zero Trust Write
   *  @availability ga */
  create(params: ZeroTrust.GatewayCreateParams, options?: RequestOptions): APIPromise<ZeroTrust.GatewayListResponse>;

  /** Show the Zero Trust account's Gateway details.
   *  @http GET /accounts/{account_id}/gateway
   *  @permission Zero Trust Read; Zero Trust Write
   *  @availability ga */
  list(params: ZeroTrust.GatewayListParams, options?: RequestOptions): APIPromise<ZeroTrust.GatewayListResponse>;
}

export declare namespace Gateway {
  /** Key with which recorded SSH commands are encrypted. */
  export interface AuditSSHSettings {
    /** Set the public key that encrypts SSH command logs.
     *  @http PUT /accounts/{account_id}/gateway/audit_ssh_settings
     *  @availability ga */
    update(params: AuditSSHSettingUpdateParams, options?: RequestOptions): APIPromise<GatewaySettings>;

    /** Read the account's SSH logging key and seed settings.
     *  @http GET /accounts/{account_id}/gateway/audit_ssh_settings
     *  @availability ga */
    get(params: AuditSSHSettingGetParams, options?: RequestOptions): APIPromise<GatewaySettings>;

    /** Rotate the SSH seed of the account.
     *  @http POST /accounts/{account_id}/gateway/audit_ssh_settings/rotate_seed
     *  @availability ga */
    rotateSeed(params: AuditSSHSettingRotateSeedParams, options?: RequestOptions): APIPromise<GatewaySettings>;
  }

  export interface AuditSSHSettingUpdateParams extends InAccount {
    /** @example "1pyl6I1tL7xfJuFYVzXlUW8uXXlpxegHXBzGCBKaSFA=" */ public_key: string;
  }

  export interface GatewaySettings {
    /** @readOnly */ created_at?: DateTime;
    /** @example "1pyl6I1tL7xfJuFYVzXlUW8uXXlpxegHXBzGCBKaSFA=" */ public_key?: string;
    /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ seed_id?: string;
    /** @readOnly */ updated_at?: DateTime;
  }

  export type AuditSSHSettingGetParams = InAccount;

  export type AuditSSHSettingRotateSeedParams = InAccount;

  /** Content and security groups of web sites. */
  export interface Categories {
    /** List the content categories Gateway rules can refer to.
     *  @http GET /accounts/{account_id}/gateway/categories
     *  @permission Zero Trust Read; Zero Trust Write */
    list(params: CategoryListParams, options?: RequestOptions): PagePromise<SinglePage<Category>, Category>;
  }

  export type CategoryListParams = InAccount;

  export interface Category {
    id?: Integer;
    beta?: boolean;
    class?: 'free' | 'premium' | 'blocked' | 'removalPending' | 'noBlock';
    description?: string;
    /** @example "Education" */ name?: string;
    subcategories?: Category.Subcategory[];
  }
  export namespace Category {
    export interface Subcategory {
      id?: Integer;
      beta?: boolean;
      class?: 'free' | 'premium' | 'blocked' | 'removalPending' | 'noBlock';
      description?: string;
      /** @example "Education" */ name?: string;
    }
  }

  /** Known applications and their categories. */
  export interface AppTypes {
    /** List the applications and application types Gateway rules can refer to.
     *  @http GET /accounts/{account_id}/gateway/app_types
     *  @permission Zero Trust Read; Zero Trust Write
     *  @availability ga */
    list(params: AppTypeListParams, options?: RequestOptions): PagePromise<SinglePage<AppType>, AppType>;
  }

  export type AppTypeListParams = InAccount;

  export type AppType = AppType.ZeroTrustGatewayApplication | AppType.ZeroTrustGatewayApplicationType;
  export namespace AppType {
    export interface ZeroTrustGatewayApplication {
      id?: Integer;
      application_type_id?: Integer;
      created_at?: DateTime;
      /** @example "Facebook" */ name?: string;
    }
    export interface ZeroTrustGatewayApplicationType {
      id?: Integer;
      created_at?: DateTime;
      description?: string;
      /** @example "Facebook" */ name?: string;
    }
  }

  /** Account options: TLS decryption, block page, antivirus. */
  export interface Configurations {
    readonly customCertificate: Configurations.CustomCertificate;

    /** Replace the Gateway account settings as a whole.
     *  @http PUT /accounts/{account_id}/gateway/configuration
     *  @body json required
     *  @availability ga */
    update(params: ConfigurationUpdateParams, options?: RequestOptions): APIPromise<ConfigurationGetResponse>;

    /** Change only the given Gateway account settings, such as TLS decryption.
     *  @http PATCH /accounts/{account_id}/gateway/configuration
     *  @body json required
     *  @availability ga */
    edit(params: ConfigurationEditParams, options?: RequestOptions): APIPromise<ConfigurationGetResponse>;

    /** Read the Gateway account settings, such as TLS decryption and block page.
     *  @http GET /accounts/{account_id}/gateway/configuration
     *  @availability ga */
    get(params: ConfigurationGetParams, options?: RequestOptions): APIPromise<ConfigurationGetResponse>;
  }

  export type ConfigurationUpdateParams = ConfigurationEditParams;

  export type ConfigurationUpdateResponse = ConfigurationGetResponse;

  export interface ConfigurationEditParams extends InAccount {
    settings?: GatewayConfigurationSettingsParam;
  }

  export type ConfigurationEditResponse = ConfigurationGetResponse;

  export type ConfigurationGetParams = InAccount;

  export interface ConfigurationGetResponse {
    /** @readOnly */ created_at?: DateTime;
    settings?: GatewayConfigurationSettings;
    /** @readOnly */ updated_at?: DateTime;
  }

  /** Sets of domains, URLs, IPs or serials for policies. */
  export interface Lists {
    readonly items: Lists.Items;

    /** Create a Gateway list of one item type, with items if given.
     *  @http POST /accounts/{account_id}/gateway/lists */
    create(params: ListCreateParams, options?: RequestOptions): APIPromise<ListCreateResponse>;

    /** Replace a Gateway list's name, description and items.
     *  @http PUT /accounts/{account_id}/gateway/lists/{list_id}
     *  @availability ga */
    update(/** @maxLength 36 */ listID: string, params: ListUpdateParams, options?: RequestOptions): APIPromise<GatewayList>;

    /** List the account's Gateway lists, filtered by item type.
     *  @http GET /accounts/{account_id}/gateway/lists
     *  @availability ga */
    list(params: ListListParams, options?: RequestOptions): PagePromise<SinglePage<GatewayList>, GatewayList>;

    /** Delete a Gateway list with its items.
     *  @http DELETE /accounts/{account_id}/gateway/lists/{list_id}
     *  @availability ga */
    delete(/** @maxLength 36 */ listID: string, params: ListDeleteParams, options?: RequestOptions): APIPromise<ListDeleteResponse>;

    /** Append items to a Gateway list or remove some, leaving the rest.
     *  @http PATCH /accounts/{account_id}/gateway/lists/{list_id}
     *  @body json required
     *  @availability ga */
    edit(/** @maxLength 36 */ listID: string, params: ListEditParams, options?: RequestOptions): APIPromise<GatewayList>;

    /** Fetch one Gateway list's details.
     *  @http GET /accounts/{account_id}/gateway/lists/{list_id} */
    get(/** @maxLength 36 */ listID: string, params: ListGetParams, options?: RequestOptions): APIPromise<GatewayList>;

    /** Create a Gateway list from an uploaded CSV file.
     *  @http POST /accounts/{account_id}/gateway/lists/upload
     *  @body multipart
     *  @docs https://developers.cloudflare.com/api/operations/zero-trust-lists-create-zero-trust-list-from-csv */
    upload(params: ListUploadParams, options?: RequestOptions): APIPromise<ZeroTrust.CsvOperation>;
  }

  export interface ListCreateParams extends InAccount {
    name: string;
    type: 'SERIAL' | 'URL' | 'DOMAIN' | 'EMAIL' | 'IP' | 'CATEGORY' | 'LOCATION' | 'DEVICE' | 'AAGUID';
    description?: string;
    items?: ListCreateParams.Item[];
  }
  export namespace ListCreateParams {
    export interface Item {
      /** @min 0 */ description?: string;
      /** @example "8GE8721REF" */ value?: string;
    }
  }

  export interface ListCreateResponse {
    /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
    /** @readOnly */ created_at?: DateTime;
    description?: string;
    items?: GatewayItem[];
    name?: string;
    type?: 'SERIAL' | 'URL' | 'DOMAIN' | 'EMAIL' | 'IP' | 'CATEGORY' | 'LOCATION' | 'DEVICE' | 'AAGUID';
    /** @readOnly */ updated_at?: DateTime;
  }

  export interface ListUpdateParams extends InAccount {
    name: string;
    description?: string;
    items?: ListCreateParams.Item[];
  }
  export namespace ListUpdateParams {
    export type Item = ListCreateParams.Item;
  }

  export interface GatewayList {
    /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
    /** @example 20 @readOnly */ count?: number;
    /** @readOnly */ created_at?: DateTime;
    description?: string;
    items?: GatewayItem[];
    name?: string;
    type?: 'SERIAL' | 'URL' | 'DOMAIN' | 'EMAIL' | 'IP' | 'CATEGORY' | 'LOCATION' | 'DEVICE' | 'AAGUID';
    /** @readOnly */ updated_at?: DateTime;
  }

  export interface ListListParams extends InAccount {
    /** @deprecated */ type?: 'SERIAL' | 'URL' | 'DOMAIN' | 'EMAIL' | 'IP' | 'CATEGORY' | 'LOCATION' | 'DEVICE' | 'AAGUID';
  }

  export type ListDeleteParams = InAccount;

  export type ListDeleteResponse = unknown;

  export interface ListEditParams extends InAccount {
    append?: ListCreateParams.Item[];
    remove?: string[];
  }
  export namespace ListEditParams {
    export type Append = ListCreateParams.Item;
  }

  export type ListGetParams = InAccount;

  export interface ListUploadParams extends InAccount {
    file: Uploadable;
  }

  /** Offices and networks that send DNS queries. */
  export interface Locations {
    /** Add a DNS location with its endpoints and networks.
     *  @http POST /accounts/{account_id}/gateway/locations
     *  @permission Cloudflare Zero Trust Secure DNS Locations Write; Zero Trust Write
     *  @availability ga */
    create(params: LocationCreateParams, options?: RequestOptions): APIPromise<Location>;

    /** Replace a DNS location's name, endpoints, networks and options.
     *  @http PUT /accounts/{account_id}/gateway/locations/{location_id}
     *  @permission Cloudflare Zero Trust Secure DNS Locations Write; Zero Trust Write
     *  @availability ga */
    update(locationID: string, params: LocationUpdateParams, options?: RequestOptions): APIPromise<Location>;

    /** List all DNS locations of the account.
     *  @http GET /accounts/{account_id}/gateway/locations
     *  @permission Cloudflare Zero Trust Secure DNS Locations Write; Zero Trust Read; Zero Trust Write */
    list(params: LocationListParams, options?: RequestOptions): PagePromise<SinglePage<Location>, Location>;

    /** Delete a DNS location along with its endpoints.
     *  @http DELETE /accounts/{account_id}/gateway/locations/{location_id}
     *  @permission Cloudflare Zero Trust Secure DNS Locations Write; Zero Trust Write
     *  @availability ga */
    delete(locationID: string, params: LocationDeleteParams, options?: RequestOptions): APIPromise<LocationDeleteResponse>;

    /** Fetch one DNS location with its endpoint addresses.
     *  @http GET /accounts/{account_id}/gateway/locations/{location_id}
     *  @permission Cloudflare Zero Trust Secure DNS Locations Write; Zero Trust Read; Zero Trust Write */
    get(locationID: string, params: LocationGetParams, options?: RequestOptions): APIPromise<Location>;
  }

  export interface LocationCreateParams extends InAccount {
    name: string;
    /** @default false */ client_default?: boolean;
    /** @example "0e4a32c6-6fb8-4858-9296-98f51631e8e6" */ dns_destination_ips_id?: string;
    /** @default false */ ecs_support?: boolean;
    endpoints?: Endpoint | null;
    /** @default {"mode":"inherit"} */ max_ttl?: Location.MaxTTL | null;
    networks?: IPNetwork[] | null;
  }
  export namespace LocationCreateParams {
    export type MaxTTL = Location.MaxTTL;
    export type Network = IPNetwork;
  }

  export interface Location {
    /** @example "ed35569b41ce4d1facfe683550f54086" */ id?: string;
    /** @default false */ client_default?: boolean;
    /** @readOnly */ created_at?: DateTime;
    /** @default "0e4a32c6-6fb8-4858-9296-98f51631e8e6" @example "0e4a32c6-6fb8-4858-9296-98f51631e8e6" */ dns_destination_ips_id?: string;
    /** @example "b08f7231-d458-495c-98ef-190604c9ee83" */ dns_destination_ipv6_block_id?: string | null;
    /** @example "oli3n9zkz5" @readOnly */ doh_subdomain?: string;
    /** @default false */ ecs_support?: boolean;
    endpoints?: Endpoint | null;
    /** @example "2001:0db8:85a3:0000:0000:8a2e:0370:7334" @readOnly */ ip?: string;
    /** @example "172.64.36.1" @readOnly */ ipv4_destination?: string;
    /** @example "172.64.36.2" @readOnly */ ipv4_destination_backup?: string;
    /** @default {"mode":"inherit"} */ max_ttl?: Location.MaxTTL | null;
    name?: string;
    networks?: IPNetwork[] | null;
    /** @readOnly */ updated_at?: DateTime;
  }
  export namespace Location {
    export interface MaxTTL {
      mode: 'inherit' | 'override' | 'disabled';
      /** @min 60 @max 36000 @unit seconds @example 3600 */ ttl_secs?: Integer | null;
    }
    export type Network = IPNetwork;
  }

  export import LocationUpdateParams = Gateway.LocationCreateParams;

  export type LocationListParams = InAccount;

  export type LocationDeleteParams = InAccount;

  export type LocationDeleteResponse = unknown;

  export type LocationGetParams = InAccount;

  /** What activity is recorded, with or without personal data. */
  export interface Logging {
    /** Set Gateway activity logging per rule type and redaction of PII.
     *  @http PUT /accounts/{account_id}/gateway/logging
     *  @body json required
     *  @availability ga */
    update(params: LoggingUpdateParams, options?: RequestOptions): APIPromise<LoggingSetting>;

    /** Read which Gateway activity is logged and whether PII is redacted.
     *  @http GET /accounts/{account_id}/gateway/logging
     *  @availability ga */
    get(params: LoggingGetParams, options?: RequestOptions): APIPromise<LoggingSetting>;
  }

  export interface LoggingUpdateParams extends InAccount {
    /** @default false */ redact_pii?: boolean;
    settings_by_rule_type?: LoggingSetting.SettingsByRuleType;
  }
  export namespace LoggingUpdateParams {
    export import SettingsByRuleType = LoggingSetting.SettingsByRuleType;
  }

  export interface LoggingSetting {
    /** @default false */ redact_pii?: boolean;
    settings_by_rule_type?: LoggingSetting.SettingsByRuleType;
  }
  export namespace LoggingSetting {
    export interface SettingsByRuleType {
      dns?: SettingsByRuleType.DNS;
      http?: SettingsByRuleType.DNS;
      l4?: SettingsByRuleType.DNS;
    }
    export namespace SettingsByRuleType {
      export interface DNS {
        /** @default false */ log_all?: boolean;
        /** @default false */ log_blocks?: boolean;
      }
      export type HTTP = DNS;
      export type L4 = DNS;
    }
  }

  export type LoggingGetParams = InAccount;

  /** Addresses to which browsers send traffic without a client. */
  export interface ProxyEndpoints {
    /** Create a proxy endpoint of the given kind for Gateway traffic.
     *  @http POST /accounts/{account_id}/gateway/proxy_endpoints
     *  @availability ga */
    create(params: ProxyEndpointCreateParams, options?: RequestOptions): APIPromise<ProxyEndpoint>;

    /** List the account's proxy endpoints.
     *  @http GET /accounts/{account_id}/gateway/proxy_endpoints
     *  @availability ga */
    list(params: ProxyEndpointListParams, options?: RequestOptions): PagePromise<SinglePage<ProxyEndpoint>, ProxyEndpoint>;

    /** Delete a proxy endpoint, so clients can no longer send traffic to it.
     *  @http DELETE /accounts/{account_id}/gateway/proxy_endpoints/{proxy_endpoint_id} */
    delete(proxyEndpointID: string, params: ProxyEndpointDeleteParams, options?: RequestOptions): APIPromise<ProxyEndpointDeleteResponse>;

    /** Change a proxy endpoint's name or allowed IPs, only where given.
     *  @http PATCH /accounts/{account_id}/gateway/proxy_endpoints/{proxy_endpoint_id}
     *  @body json required */
    edit(proxyEndpointID: string, params: ProxyEndpointEditParams, options?: RequestOptions): APIPromise<ProxyEndpoint>;

    /** Fetch one proxy endpoint by ID.
     *  @http GET /accounts/{account_id}/gateway/proxy_endpoints/{proxy_endpoint_id}
     *  @availability ga */
    get(proxyEndpointID: string, params: ProxyEndpointGetParams, options?: RequestOptions): APIPromise<ProxyEndpoint>;
  }

  /** @discriminator kind */
  export type ProxyEndpointCreateParams =
    | ProxyEndpointCreateParams.ZeroTrustGatewayProxyEndpointIPCreate
    | ProxyEndpointCreateParams.ZeroTrustGatewayProxyEndpointIdentityCreate;
  export namespace ProxyEndpointCreateParams {
    export interface ZeroTrustGatewayProxyEndpointIPCreate extends InAccount {
      name: string;
      /** @default "ip" */ kind?: 'ip';
    }
    export interface ZeroTrustGatewayProxyEndpointIdentityCreate extends InAccount {
      /** @default "ip" */ kind: 'identity';
      name: string;
    }
  }

  /** @discriminator kind */
  export type ProxyEndpoint = ProxyEndpoint.ZeroTrustGatewayProxyEndpointIP | ProxyEndpoint.ZeroTrustGatewayProxyEndpointIdentity;
  export namespace ProxyEndpoint {
    export interface ZeroTrustGatewayProxyEndpointIP {
      ips: GatewayIPs[];
      name: string;
      /** @example "ed35569b41ce4d1facfe683550f54086" */ id?: string;
      /** @readOnly */ created_at?: DateTime;
      kind?: 'ip';
      /** @example "oli3n9zkz5.proxy.cloudflare-gateway.com" @readOnly */ subdomain?: string;
      /** @readOnly */ updated_at?: DateTime;
    }
    export interface ZeroTrustGatewayProxyEndpointIdentity {
      kind: 'identity';
      name: string;
      /** @example "ed35569b41ce4d1facfe683550f54086" */ id?: string;
      /** @readOnly */ created_at?: DateTime;
      /** @example "oli3n9zkz5.proxy.cloudflare-gateway.com" @readOnly */ subdomain?: string;
      /** @readOnly */ updated_at?: DateTime;
    }
  }

  export type ProxyEndpointListParams = InAccount;

  export type ProxyEndpointDeleteParams = InAccount;

  export type ProxyEndpointDeleteResponse = unknown;

  export interface ProxyEndpointEditParams extends InAccount {
    ips?: GatewayIPsParam[];
    name?: string;
  }

  export type ProxyEndpointGetParams = InAccount;

  /** Policies on what is allowed, blocked or isolated. */
  export interface Rules {
    /** Add a Gateway rule: a traffic, identity or posture match and an action.
     *  @http POST /accounts/{account_id}/gateway/rules
     *  @availability ga */
    create(params: RuleCreateParams, options?: RequestOptions): APIPromise<GatewayRule>;

    /** Replace a Gateway rule's match, action and settings.
     *  @http PUT /accounts/{account_id}/gateway/rules/{rule_id} */
    update(/** @maxLength 36 */ ruleID: string, params: RuleUpdateParams, options?: RequestOptions): APIPromise<GatewayRule>;

    /** List the Gateway rules of the account itself.
     *  @http GET /accounts/{account_id}/gateway/rules
     *  @availability ga */
    list(params: RuleListParams, options?: RequestOptions): PagePromise<SinglePage<GatewayRule>, GatewayRule>;

    /** Delete a Gateway rule, so its action no longer applies to traffic.
     *  @http DELETE /accounts/{account_id}/gateway/rules/{rule_id}
     *  @availability ga */
    delete(/** @maxLength 36 */ ruleID: string, params: RuleDeleteParams, options?: RequestOptions): APIPromise<RuleDeleteResponse>;

    /** Fetch one Gateway rule with its match and action.
     *  @http GET /accounts/{account_id}/gateway/rules/{rule_id}
     *  @availability ga */
    get(/** @maxLength 36 */ ruleID: string, params: RuleGetParams, options?: RequestOptions): APIPromise<GatewayRule>;

    /** List the Gateway rules of the parent tenant.
     *  @http GET /accounts/{account_id}/gateway/rules/tenant
     *  @availability ga */
    listTenant(params: RuleListTenantParams, options?: RequestOptions): PagePromise<SinglePage<GatewayRule>, GatewayRule>;

    /** Start a Gateway rule's expiration period over.
     *  @http POST /accounts/{account_id}/gateway/rules/{rule_id}/reset_expiration */
    resetExpiration(
      /** @maxLength 36 */ ruleID: string,
      params: RuleResetExpirationParams,
      options?: RequestOptions,
    ): APIPromise<GatewayRule>;

    /** Change several Gateway rules in one request.
     *  @http PATCH /accounts/{account_id}/gateway/rules
     *  @body json required
     *  @docs https://developers.cloudflare.com/api/operations/zero-trust-gateway-rules-patch-multiple-zero-trust-gateway-rules */
    bulkEdit(params: RuleBulkEditParams, options?: RequestOptions): APIPromise<ZeroTrust.Rules[]>;

    /** Change a Gateway rule's name, description, precedence or enabled state.
     *  @http PATCH /accounts/{account_id}/gateway/rules/{rule_id}
     *  @body json required
     *  @docs https://developers.cloudflare.com/api/operations/zero-trust-gateway-rules-patch-zero-trust-gateway-rule */
    edit(/** @maxLength 36 */ ruleID: string, params: RuleEditParams, options?: RequestOptions): APIPromise<ZeroTrust.Rules>;
  }

  export interface RuleCreateParams extends InAccount {
    action: 'on' | 'off' | 'allow' | 'block' | 'scan' | 'noscan' | 'safesearch' | 'ytrestricted' | 'isolate' | 'noisolate' | 'override' | 'l4_override' | 'egress' | 'resolve' | 'quarantine' | 'redirect';
    name: string;
    description?: string;
    /** @default "" */ device_posture?: string;
    /** @default false */ enabled?: boolean;
    expiration?: RuleCreateParams.Expiration | null;
    /** @minItems 1 @maxItems 1 */ filters?: GatewayFilter[];
    /** @default "" */ identity?: string;
    precedence?: Integer;
    rule_settings?: RuleSetting;
    schedule?: Schedule | null;
    /** @default "" */ traffic?: string;
  }
  export namespace RuleCreateParams {
    export interface Expiration {
      expires_at: DateTime;
      /** @min 5 @example 10 */ duration?: Integer;
    }
  }

  export interface GatewayRule {
    action: 'on' | 'off' | 'allow' | 'block' | 'scan' | 'noscan' | 'safesearch' | 'ytrestricted' | 'isolate' | 'noisolate' | 'override' | 'l4_override' | 'egress' | 'resolve' | 'quarantine' | 'redirect';
    /** @default false */ enabled: boolean;
    /** @minItems 1 @maxItems 1 */ filters: GatewayFilter[];
    name: string;
    precedence: Integer;
    /** @default "" */ traffic: string;
    /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
    /** @readOnly */ created_at?: DateTime;
    /** @readOnly */ deleted_at?: DateTime | null;
    description?: string;
    /** @default "" */ device_posture?: string;
    expiration?: GatewayRule.Expiration | null;
    /** @default "" */ identity?: string;
    /** @readOnly */ read_only?: boolean;
    rule_settings?: RuleSetting;
    schedule?: Schedule | null;
    /** @readOnly */ sharable?: boolean;
    /** @readOnly */ source_account?: string;
    /** @readOnly */ updated_at?: DateTime;
    /** @example 1 @readOnly */ version?: Integer;
    /** @readOnly */ warning_status?: string | null;
  }
  export namespace GatewayRule {
    export interface Expiration {
      expires_at: DateTime;
      /** @min 5 @example 10 */ duration?: Integer;
      /** @readOnly */ expired?: boolean;
    }
  }

  export import RuleUpdateParams = Gateway.RuleCreateParams;

  export type RuleListParams = InAccount;

  export type RuleDeleteParams = InAccount;

  export type RuleDeleteResponse = unknown;

  export type RuleGetParams = InAccount;

  export type RuleListTenantParams = InAccount;

  export type RuleResetExpirationParams = InAccount;

  export interface RuleBulkEditParams extends InAccount {
    /** @body */ body: ({
      description?: string;
      /** @default false */ enabled?: boolean;
      /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string;
      name?: string;
      precedence?: Integer;
    })[];
  }

  export interface RuleEditParams extends InAccount {
    description?: string;
    /** @default false */ enabled?: boolean;
    name?: string;
    precedence?: Integer;
  }

  /** Root CAs for inspecting encrypted traffic. */
  export interface Certificates {
    /** Generate a Gateway root certificate, valid for a chosen number of days.
     *  @http POST /accounts/{account_id}/gateway/certificates
     *  @availability ga */
    create(params: CertificateCreateParams, options?: RequestOptions): APIPromise<CertificateGetResponse>;

    /** List the Gateway certificates of the account.
     *  @http GET /accounts/{account_id}/gateway/certificates
     *  @availability ga */
    list(params: CertificateListParams, options?: RequestOptions): PagePromise<SinglePage<CertificateGetResponse>, CertificateGetResponse>;

    /** Delete a Gateway certificate from the account.
     *  @http DELETE /accounts/{account_id}/gateway/certificates/{certificate_id} */
    delete(
      /** @maxLength 36 */ certificateID: string,
      params: CertificateDeleteParams,
      options?: RequestOptions,
    ): APIPromise<CertificateGetResponse>;

    /** Activate a Gateway certificate so that it can be used for inspection.
     *  @http POST /accounts/{account_id}/gateway/certificates/{certificate_id}/activate
     *  @status 202 */
    activate(
      /** @maxLength 36 */ certificateID: string,
      params: CertificateActivateParams,
      options?: RequestOptions,
    ): APIPromise<CertificateGetResponse>;

    /** Withdraw an activated Gateway certificate from use.
     *  @http POST /accounts/{account_id}/gateway/certificates/{certificate_id}/deactivate
     *  @status 201
     *  @availability ga */
    deactivate(
      /** @maxLength 36 */ certificateID: string,
      params: CertificateDeactivateParams,
      options?: RequestOptions,
    ): APIPromise<CertificateGetResponse>;

    /** Fetch one Gateway certificate with its status.
     *  @http GET /accounts/{account_id}/gateway/certificates/{certificate_id} */
    get(
      /** @maxLength 36 */ certificateID: string,
      params: CertificateGetParams,
      options?: RequestOptions,
    ): APIPromise<CertificateGetResponse>;
  }

  export interface CertificateCreateParams extends InAccount {
    /** @unit days @example 1826 */ validity_period_days?: Integer;
  }

  export type CertificateCreateResponse = CertificateGetResponse;

  export type CertificateListParams = InAccount;

  export type CertificateListResponse = CertificateGetResponse;

  export type CertificateDeleteParams = InAccount;

  export type CertificateDeleteResponse = CertificateGetResponse;

  export type CertificateActivateParams = ZeroTrust.Access.BookmarkCreateParams;

  export type CertificateActivateResponse = CertificateGetResponse;

  export type CertificateDeactivateParams = ZeroTrust.Access.BookmarkCreateParams;

  export type CertificateDeactivateResponse = CertificateGetResponse;

  export type CertificateGetParams = InAccount;

  export interface CertificateGetResponse {
    /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
    /** @readOnly */ binding_status?: 'pending_deployment' | 'available' | 'pending_deletion' | 'inactive';
    /** @readOnly */ certificate?: string;
    /** @readOnly */ created_at?: DateTime;
    /** @readOnly */ expires_on?: DateTime;
    /** @readOnly */ fingerprint?: string;
    /** @readOnly */ in_use?: boolean;
    /** @readOnly */ issuer_org?: string;
    /** @readOnly */ issuer_raw?: string;
    /** @readOnly */ type?: 'custom' | 'gateway_managed';
    /** @readOnly */ updated_at?: DateTime;
    /** @readOnly */ uploaded_on?: DateTime;
  }

  /** Hosted proxy auto-configuration files. */
  export interface Pacfiles {
    /** Host a new PAC file with Gateway under a slug.
     *  @http POST /accounts/{account_id}/gateway/pacfiles
     *  @permission Zero Trust Write
     *  @availability ga */
    create(params: PacfileCreateParams, options?: RequestOptions): APIPromise<PacfileGetResponse>;

    /** Replace a PAC file's contents, name and description.
     *  @http PUT /accounts/{account_id}/gateway/pacfiles/{pacfile_id}
     *  @permission Zero Trust Write
     *  @availability ga */
    update(pacfileID: string, params: PacfileUpdateParams, options?: RequestOptions): APIPromise<PacfileGetResponse>;

    /** List the PAC files hosted for the account.
     *  @http GET /accounts/{account_id}/gateway/pacfiles
     *  @permission Zero Trust Read; Zero Trust Write
     *  @availability ga */
    list(params: PacfileListParams, options?: RequestOptions): PagePromise<SinglePage<PacfileListResponse>, PacfileListResponse>;

    /** Delete a PAC file, so it is no longer hosted.
     *  @http DELETE /accounts/{account_id}/gateway/pacfiles/{pacfile_id}
     *  @permission Zero Trust Write
     *  @availability ga */
    delete(pacfileID: string, params: PacfileDeleteParams, options?: RequestOptions): APIPromise<PacfileDeleteResponse>;

    /** Fetch one PAC file with its contents.
     *  @http GET /accounts/{account_id}/gateway/pacfiles/{pacfile_id}
     *  @permission Zero Trust Read; Zero Trust Write
     *  @availability ga */
    get(pacfileID: string, params: PacfileGetParams, options?: RequestOptions): APIPromise<PacfileGetResponse>;
  }

  export interface PacfileCreateParams extends InAccount {
    contents: string;
    name: string;
    description?: string;
    /** @example "pac_devops" */ slug?: string;
  }

  export type PacfileCreateResponse = PacfileGetResponse;

  export interface PacfileUpdateParams extends InAccount {
    contents: string;
    description: string;
    name: string;
  }

  export type PacfileUpdateResponse = PacfileGetResponse;

  export type PacfileListParams = InAccount;

  export interface PacfileListResponse {
    /** @example "ed35569b41ce4d1facfe683550f54086" */ id?: string;
    /** @readOnly */ created_at?: DateTime;
    description?: string;
    name?: string;
    /** @example "pac_devops" */ slug?: string;
    /** @readOnly */ updated_at?: DateTime;
    /** @readOnly */ url?: string;
  }

  export type PacfileDeleteParams = InAccount;

  export type PacfileDeleteResponse = unknown;

  export type PacfileGetParams = InAccount;

  export interface PacfileGetResponse {
    /** @example "ed35569b41ce4d1facfe683550f54086" */ id?: string;
    contents?: string;
    /** @readOnly */ created_at?: DateTime;
    description?: string;
    name?: string;
    /** @example "pac_devops" */ slug?: string;
    /** @readOnly */ updated_at?: DateTime;
    /** @readOnly */ url?: string;
  }

  /** Applications under review by your IT. */
  export interface Apps {
    readonly reviewStatus: Apps.ReviewStatus;
  }

  /** Dedicated resolver addresses for locations. */
  export interface DNSDestinationIPs {
    /** List the IPv4 address pairs that Gateway DNS locations can use.
     *  @http GET /accounts/{account_id}/gateway/dns_destination_ips
     *  @permission Cloudflare Zero Trust Secure DNS Locations Write; Zero Trust Read; Zero Trust Write
     *  @docs https://developers.cloudflare.com/api/operations/zero-trust-dns-destination-ips-list-dns-destination-ips */
    list(params: DNSDestinationIPListParams, options?: RequestOptions): APIPromise<ZeroTrust.DNSDestinationIPPair[]>;
  }

  export type DNSDestinationIPListParams = InAccount;

  /** Dedicated addresses from which traffic leaves. */
  export interface EgressCIDRPairs {
    /** Read the CIDR pairs that the account's Gateway traffic can egress from.
     *  @http GET /accounts/{account_id}/gateway/egress_cidr_pairs
     *  @permission Zero Trust Read; Zero Trust Write
     *  @docs https://developers.cloudflare.com/api/operations/zero-trust-accounts-get-egress-cidr-pairs */
    list(params: EgressCIDRPairListParams, options?: RequestOptions): APIPromise<ZeroTrust.GatewayAccountEgressCidr[]>;
  }

  export type EgressCIDRPairListParams = InAccount;

  /** Changes that are still being carried out. */
  export interface Operations {
    /** List the account's asynchronous Gateway operations.
     *  @http GET /accounts/{account_id}/gateway/operations
     *  @permission Zero Trust Read; Zero Trust Write
     *  @docs https://developers.cloudflare.com/api/operations/zero-trust-gateway-operations-list-zero-trust-gateway-operations */
    list(params: OperationListParams, options?: RequestOptions): APIPromise<ZeroTrust.Operation[]>;

    /** Check on one asynchronous Gateway operation.
     *  @http GET /accounts/{account_id}/gateway/operations/{operation_id}
     *  @permission Zero Trust Read; Zero Trust Write
     *  @docs https://developers.cloudflare.com/api/operations/zero-trust-gateway-operations-zero-trust-gateway-operation-details */
    get(/** @maxLength 36 */ operationID: string, params: OperationGetParams, options?: RequestOptions): APIPromise<ZeroTrust.Operation>;
  }

  export type OperationListParams = InAccount;

  export type OperationGetParams = InAccount;

  export type ActivityLogSettings = ProtocolDetection;

  export type ActivityLogSettingsParam = ProtocolDetection;

  export interface AntiVirusSettings {
    enabled_download_phase?: boolean | null;
    enabled_upload_phase?: boolean | null;
    fail_closed?: boolean | null;
    notification_settings?: NotificationSettings | null;
  }

  export type AntiVirusSettingsParam = AntiVirusSettings;

  export type AppTypesSinglePage = SinglePage<AppType>;

  export interface BlockPageSettings {
    background_color?: string;
    enabled?: boolean | null;
    /** @example "--footer--" */ footer_text?: string;
    /** @example "--header--" */ header_text?: string;
    include_context?: boolean;
    /** @example "https://logos.com/a.png" */ logo_path?: string;
    mailto_address?: string;
    mailto_subject?: string;
    /** @default "" */ mode?: '' | 'customized_block_page' | 'redirect_uri';
    /** @example "Cloudflare" */ name?: string;
    /** @readOnly */ read_only?: boolean | null;
    /** @readOnly */ source_account?: string | null;
    suppress_footer?: boolean;
    /** @format uri */ target_uri?: string;
    /** @example 1 @readOnly */ version?: Integer | null;
  }

  export interface BlockPageSettingsParam {
    background_color?: string;
    enabled?: boolean | null;
    /** @example "--footer--" */ footer_text?: string;
    /** @example "--header--" */ header_text?: string;
    include_context?: boolean;
    /** @example "https://logos.com/a.png" */ logo_path?: string;
    mailto_address?: string;
    mailto_subject?: string;
    /** @default "" */ mode?: '' | 'customized_block_page' | 'redirect_uri';
    /** @example "Cloudflare" */ name?: string;
    suppress_footer?: boolean;
    /** @format uri */ target_uri?: string;
  }

  export interface BodyScanningSettings {
    inspection_mode?: 'deep' | 'shallow';
  }

  export type BodyScanningSettingsParam = BodyScanningSettings;

  export interface BrowserIsolationSettings {
    non_identity_enabled?: boolean;
    url_browser_isolation_enabled?: boolean;
  }

  export type BrowserIsolationSettingsParam = BrowserIsolationSettings;

  export type CategoriesSinglePage = SinglePage<Category>;

  export type CertificateListResponsesSinglePage = SinglePage<CertificateGetResponse>;

  export interface CustomCertificateSettings {
    enabled: boolean | null;
    /** @example "d1b364c5-1311-466e-a194-f0e943e0799f" */ id?: string;
    /** @example "pending_deployment" @readOnly */ binding_status?: string;
    /** @readOnly */ updated_at?: DateTime;
  }

  export interface CustomCertificateSettingsParam {
    enabled: boolean | null;
    /** @example "d1b364c5-1311-466e-a194-f0e943e0799f" */ id?: string;
  }

  export type DNSResolverSettingsV4 = ZeroTrust.DNSResolverSettingsV4;

  export type DNSResolverSettingsV4Param = ZeroTrust.DNSResolverSettingsV4;

  export type DNSResolverSettingsV6 = ZeroTrust.DNSResolverSettingsV4;

  export type DNSResolverSettingsV6Param = ZeroTrust.DNSResolverSettingsV4;

  export interface DOHEndpoint {
    enabled?: boolean;
    networks?: IPNetwork[] | null;
    require_token?: boolean;
  }

  export type DOHEndpointParam = DOHEndpoint;

  export interface DOTEndpoint {
    enabled?: boolean;
    networks?: IPNetwork[] | null;
  }

  export type DOTEndpointParam = DOTEndpoint;

  export interface Endpoint {
    doh: DOHEndpoint;
    dot: DOTEndpoint;
    ipv4: TLSSettings;
    ipv6: DOTEndpoint;
  }

  export type EndpointParam = Endpoint;

  export interface ExtendedEmailMatching {
    enabled?: boolean | null;
    /** @readOnly */ read_only?: boolean;
    /** @readOnly */ source_account?: string;
    /** @example 1 @readOnly */ version?: Integer;
  }

  export type ExtendedEmailMatchingParam = ProtocolDetection;

  export interface FipsSettings {
    tls?: boolean;
  }

  export type FipsSettingsParam = FipsSettings;

  export interface GatewayConfigurationSettings {
    activity_log?: ProtocolDetection | null;
    antivirus?: AntiVirusSettings | null;
    block_page?: BlockPageSettings | null;
    body_scanning?: BodyScanningSettings | null;
    browser_isolation?: BrowserIsolationSettings | null;
    certificate?: GatewayConfigurationSettings.Certificate | null;
    /** @deprecated */ custom_certificate?: CustomCertificateSettings | null;
    extended_email_matching?: ExtendedEmailMatching | null;
    fips?: FipsSettings | null;
    host_selector?: ProtocolDetection | null;
    inspection?: GatewayConfigurationSettings.Inspection | null;
    /** @min 60 @max 36000 @unit seconds @example 3600 */ max_ttl_secs?: Integer | null;
    protocol_detection?: ProtocolDetection | null;
    sandbox?: GatewayConfigurationSettings.Sandbox | null;
    tls_decrypt?: TLSSettings | null;
  }
  export namespace GatewayConfigurationSettings {
    export interface Certificate {
      /** @example "d1b364c5-1311-466e-a194-f0e943e0799f" */ id: string;
    }
    export type HostSelector = ProtocolDetection;
    export interface Inspection {
      mode?: 'static' | 'dynamic';
    }
    export interface Sandbox {
      enabled?: boolean | null;
      fallback_action?: 'allow' | 'block';
    }
  }

  export interface GatewayConfigurationSettingsParam {
    activity_log?: ProtocolDetection | null;
    antivirus?: AntiVirusSettings | null;
    block_page?: BlockPageSettingsParam | null;
    body_scanning?: BodyScanningSettings | null;
    browser_isolation?: BrowserIsolationSettings | null;
    certificate?: GatewayConfigurationSettings.Certificate | null;
    /** @deprecated */ custom_certificate?: CustomCertificateSettingsParam | null;
    extended_email_matching?: ProtocolDetection | null;
    fips?: FipsSettings | null;
    host_selector?: ProtocolDetection | null;
    inspection?: GatewayConfigurationSettings.Inspection | null;
    /** @min 60 @max 36000 @unit seconds @example 3600 */ max_ttl_secs?: Integer | null;
    protocol_detection?: ProtocolDetection | null;
    sandbox?: GatewayConfigurationSettings.Sandbox | null;
    tls_decrypt?: TLSSettings | null;
  }
  export namespace GatewayConfigurationSettingsParam {
    export type Certificate = GatewayConfigurationSettings.Certificate;
    export type HostSelector = ProtocolDetection;
    export type Inspection = GatewayConfigurationSettings.Inspection;
    export type Sandbox = GatewayConfigurationSettings.Sandbox;
  }

  export type GatewayFilter = 'http' | 'dns' | 'l4' | 'egress' | 'dns_resolver';

  export type GatewayFilterParam = GatewayFilter;

  export type GatewayIPs = string;

  export type GatewayIPsParam = string;

  export interface GatewayItem {
    /** @readOnly */ created_at?: DateTime;
    /** @min 0 */ description?: string;
    /** @example "8GE8721REF" */ value?: string;
  }

  export type GatewayItemsSinglePage = SinglePage<GatewayItem>;

  export type GatewayListsSinglePage = SinglePage<GatewayList>;

  export type GatewayRulesSinglePage = SinglePage<GatewayRule>;

  export interface IPNetwork {
    /** @example "2001:85a3::/64" */ network: string;
  }

  export type IPNetworkParam = IPNetwork;

  export type IPV4Endpoint = TLSSettings;

  export type IPV4EndpointParam = TLSSettings;

  export type IPV6Endpoint = DOTEndpoint;

  export type IPV6EndpointParam = DOTEndpoint;

  export type IPV6Network = IPNetwork;

  export type IPV6NetworkParam = IPNetwork;

  export type LocationsSinglePage = SinglePage<Location>;

  export interface NotificationSettings {
    enabled?: boolean;
    include_context?: boolean;
    msg?: string;
    support_url?: string;
  }

  export type NotificationSettingsParam = NotificationSettings;

  export type PacfileListResponsesSinglePage = SinglePage<PacfileListResponse>;

  export interface ProtocolDetection {
    enabled?: boolean | null;
  }

  export type ProtocolDetectionParam = ProtocolDetection;

  export type ProxyEndpointsSinglePage = SinglePage<ProxyEndpoint>;

  export interface RuleSetting {
    add_headers?: { [key: string]: string[] } | null;
    allow_child_bypass?: boolean | null;
    audit_ssh?: RuleSetting.AuditSSH | null;
    biso_admin_controls?: RuleSetting.BISOAdminControls;
    block_page?: RuleSetting.BlockPage | null;
    block_page_enabled?: boolean;
    block_reason?: string | null;
    bypass_parent_rule?: boolean | null;
    check_session?: RuleSetting.CheckSession | null;
    delete_headers?: string[] | null;
    dns_resolvers?: RuleSetting.DNSResolvers | null;
    egress?: RuleSetting.Egress | null;
    forensic_copy?: TLSSettings | null;
    ignore_cname_category_matches?: boolean;
    insecure_disable_dnssec_validation?: boolean;
    ip_categories?: boolean;
    ip_indicator_feeds?: boolean;
    l4override?: RuleSetting.L4override | null;
    notification_settings?: NotificationSettings | null;
    /** @example "example.com" */ override_host?: string;
    override_ips?: string[] | null;
    payload_log?: TLSSettings | null;
    quarantine?: RuleSetting.Quarantine | null;
    redirect?: RuleSetting.Redirect | null;
    resolve_dns_internally?: RuleSetting.ResolveDNSInternally | null;
    resolve_dns_through_cloudflare?: boolean | null;
    set_headers?: { [key: string]: string[] } | null;
    untrusted_cert?: RuleSetting.UntrustedCERT | null;
  }
  export namespace RuleSetting {
    export interface AuditSSH {
      command_logging?: boolean;
    }
    export interface BISOAdminControls {
      copy?: 'enabled' | 'disabled' | 'remote_only';
      dcp?: boolean;
      dd?: boolean;
      dk?: boolean;
      download?: 'enabled' | 'disabled' | 'remote_only';
      dp?: boolean;
      du?: boolean;
      keyboard?: 'enabled' | 'disabled';
      paste?: 'enabled' | 'disabled' | 'remote_only';
      printing?: 'enabled' | 'disabled';
      upload?: 'enabled' | 'disabled';
      /** @default "v1" */ version?: 'v1' | 'v2';
      /** @format uuid @minLength 1 @maxLength 36 @example "475345dc-5299-4b6e-8f6a-3d3e4c8e9f1a" */ wm_id?: string;
    }
    export interface BlockPage {
      /** @format uri */ target_uri: string;
      include_context?: boolean;
    }
    export interface CheckSession {
      /** @example "300s" */ duration?: string;
      enforce?: boolean;
    }
    export interface DNSResolvers {
      ipv4?: ZeroTrust.DNSResolverSettingsV4[];
      ipv6?: ZeroTrust.DNSResolverSettingsV4[];
    }
    export interface Egress {
      /** @example "192.0.2.2" */ ipv4?: string;
      /** @example "192.0.2.3" */ ipv4_fallback?: string;
      /** @example "2001:DB8::/64" */ ipv6?: string;
    }
    export type ForensicCopy = TLSSettings;
    export interface L4override {
      /** @example "1.1.1.1" */ ip?: string;
      port?: Integer;
    }
    export type NotificationSettings = Gateway.NotificationSettings;
    export type PayloadLog = TLSSettings;
    export interface Quarantine {
      file_types?: ('exe' | 'pdf' | 'doc' | 'docm' | 'docx' | 'rtf' | 'ppt' | 'pptx' | 'xls' | 'xlsm' | 'xlsx' | 'zip' | 'rar')[];
    }
    export interface Redirect {
      /** @format uri */ target_uri: string;
      include_context?: boolean;
      preserve_path_and_query?: boolean;
    }
    export interface ResolveDNSInternally {
      fallback?: 'none' | 'public_dns';
      view_id?: string;
    }
    export interface UntrustedCERT {
      action?: 'pass_through' | 'block' | 'error';
    }
  }

  export import RuleSettingParam = Gateway.RuleSetting;

  export interface Schedule {
    /** @example "08:00-12:30,13:30-17:00" */ fri?: string;
    /** @example "08:00-12:30,13:30-17:00" */ mon?: string;
    /** @example "08:00-12:30,13:30-17:00" */ sat?: string;
    /** @example "08:00-12:30,13:30-17:00" */ sun?: string;
    /** @example "08:00-12:30,13:30-17:00" */ thu?: string;
    time_zone?: string;
    /** @example "08:00-12:30,13:30-17:00" */ tue?: string;
    /** @example "08:00-12:30,13:30-17:00" */ wed?: string;
  }

  export type ScheduleParam = Schedule;

  export interface TLSSettings {
    enabled?: boolean;
  }

  export type TLSSettingsParam = TLSSettings;
}

export declare namespace Gateway.Configurations {
  /** Your own inspection CA (deprecated). */
  export interface CustomCertificate {
    /** Read the custom inspection certificate settings (deprecated).
     *  @http GET /accounts/{account_id}/gateway/configuration/custom_certificate
     *  @unwrapped
     *  @availability ga
     *  @deprecated */
    get(params: CustomCertificateGetParams, options?: RequestOptions): APIPromise<CustomCertificateSettings | null>;
  }

  export type CustomCertificateGetParams = InAccount;
}

export declare namespace Gateway.Lists {
  /** Entries of a set. */
  export interface Items {
    /** Read the items held in a Gateway list.
     *  @http GET /accounts/{account_id}/gateway/lists/{list_id}/items */
    list(
      /** @maxLength 36 */ listID: string,
      params: ItemListParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<GatewayItem>, GatewayItem>;
  }

  export type ItemListParams = InAccount;
}

export declare namespace Gateway.Apps {
  /** Approved, unapproved or still in review. */
  export interface ReviewStatus {
    /** List which applications are approved, in review or unapproved.
     *  @http GET /accounts/{account_id}/gateway/apps/review_status
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/zero-trust-applications-review-status-list */
    get(params: ReviewStatusGetParams, options?: RequestOptions): APIPromise<ZeroTrust.ApplicationsReviewStatusResponseContent>;

    /** Replace the approved, in-review and unapproved application lists.
     *  @http PUT /accounts/{account_id}/gateway/apps/review_status
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/zero-trust-applications-review-status-update */
    update(params: ReviewStatusUpdateParams, options?: RequestOptions): APIPromise<ZeroTrust.ApplicationsReviewStatusResponseContent>;
  }

  export type ReviewStatusGetParams = InAccount;

  export interface ReviewStatusUpdateParams extends InAccount {
    approved_apps: Integer[];
    in_review_apps: Integer[];
    unapproved_apps: Integer[];
  }
}
