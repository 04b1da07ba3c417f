import type { APIPromise, PagePromise, RequestOptions, SinglePage } from '../../_client.ts';
import type { InAccount, InZone } from '../../_shared.ts';

/** Profiles of client behavior. */
export interface Policies {
  readonly default: Policies.Default;
  readonly custom: Policies.Custom;
}

export interface DevicePolicyCertificates {
  /** Whether enrolled clients get certificates for the zone. */ enabled: boolean;
}

export interface FallbackDomain {
  /** Domain, with its subdomains, that is resolved locally instead of by Gateway. @example "example.com" */ suffix: string;
  /** Note on the domain, shown in the client. @maxLength 100 */ description?: string;
  /** Addresses of the DNS servers that answer for the domain; left out, those of the system. */ dns_server?: string[];
}

export type FallbackDomainsSinglePage = SinglePage<FallbackDomain>;

export type SettingsPoliciesSinglePage = SinglePage<SettingsPolicy>;

export interface ClientSettings {
  /** Whether users may change the mode of the client. @default false */ allow_mode_switch?: boolean;
  /** Whether users are notified of new client versions. @default false */ allow_updates?: boolean;
  /** Whether users may log their device out of the organization. @default true */ allowed_to_leave?: boolean;
  /** Whether unreachable fallback DNS servers end in an error, instead of a try with the system's own ones. @default false */
  disable_auto_fallback?: boolean;
  /** Suffixes added to short hostnames, tried in order; an empty list clears them. @default [] */ dns_search_suffixes?: DNSSearchSuffix[];
  /** Whether Microsoft 365 addresses are added to the exclusions of the Split Tunnel. @default false */ exclude_office_ips?: boolean;
  /** Addresses of Global Acceleration for clients in mainland China; null turns it off. */ global_acceleration?: GlobalAcceleration | null;
  /** Whether the system registers the tunnel's address with the local DNS server. @default true */ register_interface_ip_with_dns?: boolean;
  /** Whether clients tell SCCM on Windows that they are within its VPN boundary. @default false */ sccm_vpn_boundary_support?: boolean;
  /** Mode of the client, such as full tunnel, DNS only or local proxy, with the proxy's port. */ service_mode_v2?: ServiceModeV2;
  /** URL that the feedback button of the client opens. @default "" @example "https://1.1.1.1/help" */ support_url?: string;
  /** Whether users are barred from switching the client off. @default false */ switch_locked?: boolean;
  /** Tunnel protocol, `wireguard` or `masque`; empty leaves the choice to Cloudflare. @default "" @example "wireguard" */ tunnel_protocol?: string;
  /** Virtual networks that users may choose from, and the one set at first; null for the default. */ virtual_networks?: VirtualNetworks | null;
  /** Whether removing the WARP client on Windows asks for an override code. */ uninstall_protection?: boolean;
}

export interface ProfileMatch {
  /** Whether it is the account's default profile, which has no `match` and no `precedence`. */ default?: boolean;
  /** Note on the profile for people. @maxLength 500 */ description?: string;
  /** Wirefilter expression on identity, system and network that a device must meet to get the profile. @maxLength 500 */ match?: string;
  /** Order of evaluation: the matching profile with the lowest number wins. @example 100 */ precedence?: number;
  /** Proxy settings of the browser extension; required for its profiles, invalid for those of WARP. */
  browser_extension_config?: BrowserExtensionConfig | null;
}

export interface PolicyBasics {
  /** Seconds after which a client that was switched off turns on again; 0 leaves it off. @default 0 @example 0 @unit seconds */
  auto_connect?: number;
  /** Seconds for which the client stays off so that users can pass a captive portal; 0 never. @default 180 @example 180 @unit seconds */
  captive_portal?: number;
  /** Whether matching devices get the profile. @default true */ enabled?: boolean;
  /** Addresses and domains that stay outside the tunnel; absent if `include` is in use. */ exclude?: SplitTunnelExclude[];
  /** Domains that are resolved locally instead of by Gateway. */ fallback_domains?: FallbackDomain[];
  /** Identifies the DNS location whose policies apply to the devices. @example "699d98642c564d2e855e9661899b7252" */ gateway_unique_id?: string;
  /** Addresses and domains that alone go through the tunnel; absent if `exclude` is in use. */ include?: SplitTunnelInclude[];
  /** Identifies the device profile; given by Cloudflare. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ policy_id?: string;
  /** Client the profile applies to; set when it is created and cannot be changed. */ profile_type?: 'warp' | 'browser_extension';
}

export interface SettingsPolicy extends ClientSettings, ProfileMatch, PolicyBasics {
  /** Minutes for which users may reach their local network; 0 lasts until reconnect, left out not at all. @unit minutes @example 30 */
  lan_allow_minutes?: number;
  /** Largest local network that users may reach, as prefix length; absent, no access. @example 24 */ lan_allow_subnet_size?: number;
  /** Name of the device profile for people. @maxLength 100 */ name?: string;
  /** DEX tests that are targeted at devices of the profile. */ target_tests?: SettingsPolicy.TargetTest[];
}
export declare namespace SettingsPolicy {
  export interface TargetTest {
    /** Id of the DEX test that the profile's devices run. */ id?: string;
    /** Name of the DEX test that the profile's devices run, as given by its author. */ name?: string;
  }
}

export type SplitTunnelExclude = SplitTunnelExclude.TeamsDevicesExcludeSplitTunnelWithAddress | SplitTunnelExclude.TeamsDevicesExcludeSplitTunnelWithHost;
export declare namespace SplitTunnelExclude {
  export interface TeamsDevicesExcludeSplitTunnelWithAddress {
    /** Range in CIDR notation; an entry has either it or `host`. @example "192.0.2.0/24" */ address: string;
    /** Note on the entry, shown in the client. @maxLength 100 */ description?: string;
  }
  export interface TeamsDevicesExcludeSplitTunnelWithHost {
    /** Domain, with wildcards if wanted; an entry has either it or `address`. @example "*.example.com" */ host: string;
    /** Note on the entry, shown in the client. @maxLength 100 */ description?: string;
  }
}

export type SplitTunnelExcludeParam = SplitTunnelExclude.TeamsDevicesExcludeSplitTunnelWithAddress | SplitTunnelExclude.TeamsDevicesExcludeSplitTunnelWithHost;

export type SplitTunnelExcludesSinglePage = SinglePage<SplitTunnelExclude>;

export type SplitTunnelInclude = SplitTunnelInclude.TeamsDevicesIncludeSplitTunnelWithAddress | SplitTunnelInclude.TeamsDevicesIncludeSplitTunnelWithHost;
export declare namespace SplitTunnelInclude {
  export interface TeamsDevicesIncludeSplitTunnelWithAddress {
    /** Address range, as CIDR, that goes through the tunnel. @example "192.0.2.0/24" */ address: string;
    /** Note on the entry, shown in the client. @maxLength 100 */ description?: string;
  }
  export interface TeamsDevicesIncludeSplitTunnelWithHost {
    /** Domain whose traffic goes through the tunnel; use either it or `address`. @example "*.example.com" */ host: string;
    /** Note on the entry, shown in the client. @maxLength 100 */ description?: string;
  }
}

export type SplitTunnelIncludeParam = SplitTunnelInclude.TeamsDevicesIncludeSplitTunnelWithAddress | SplitTunnelIncludeParam.TeamsDevicesIncludeSplitTunnelWithHost;
export declare namespace SplitTunnelIncludeParam {
  export interface TeamsDevicesIncludeSplitTunnelWithHost extends SplitTunnelInclude.TeamsDevicesIncludeSplitTunnelWithHost {
    /** @example "*.example.com" @minLength 1 */ host: string;
  }
}

export type SplitTunnelIncludesSinglePage = SinglePage<SplitTunnelInclude>;

export interface BrowserExtensionConfig {
  /** Whether users of the extension may turn its proxy on and off (`unlocked`) or not (`locked`). */ proxy_control: 'unlocked' | 'locked';
  /** Whether the extension sends the browser's traffic through Cloudflare's proxy. */ proxy_enabled: boolean;
}

export interface DNSSearchSuffix {
  /** Domain, with its subdomains, that is resolved locally instead of by Gateway. @example "internal.corp" */ suffix: string;
  /** Note on the suffix, for people. */ description?: string;
}

export interface GlobalAcceleration {
  /** Addresses in mainland China at which the client reaches the API that registers and configures it. @maxItems 5 */ api_endpoints: string[];
  /** Whether clients use these addresses; while false they are kept unused. */ enabled: boolean;
  /** Addresses in mainland China at which the client connects by MASQUE. @maxItems 5 */ masque_endpoints: string[];
  /** Addresses in mainland China at which the client connects by WireGuard. @maxItems 5 */ wireguard_endpoints: string[];
  /** Whether the client changes to the global acceleration addresses by itself. */ autoswitch?: boolean;
}

export interface ServiceModeV2 {
  /** Mode of the client, such as `warp` or `proxy`. @example "proxy" @minLength 1 */ mode?: string;
  /** Local port of the WARP client's proxy; counts in proxy mode only. @example 3000 @min 1 @max 65535 */ port?: number;
}

export interface VirtualNetworks {
  /** Virtual networks that users may choose, by id. @minItems 1 @unique */ allowed: (/** @format uuid */ string)[];
  /** Id of the virtual network devices use unless the user picks another.
   *  @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @from zeroTrust.networks.virtualNetworks.list */
  default: string;
}

export declare namespace Policies {
  /** The profile used when no other matches. */
  export interface Default {
    readonly excludes: Default.Excludes;
    readonly includes: Default.Includes;
    readonly fallbackDomains: Default.FallbackDomains;
    readonly certificates: Default.Certificates;

    /** Edit the default device profile; settings left out stay.
     *
     *  Give `exclude` or `include`, never both: the one replaces the other.
     *  @http PATCH /accounts/{account_id}/devices/policy
     *  @body json required
     *  @permission Zero Trust Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "allow_mode_switch": false, "auto_connect": 0, "captive_portal": 180,
     *    "switch_locked": true, "service_mode_v2": { "mode": "warp" }
     *  } */
    edit(params: DefaultEditParams, options?: RequestOptions): APIPromise<DefaultResult | null>;

    /** Get the settings of devices that match no custom profile.
     *  @http GET /accounts/{account_id}/devices/policy
     *  @availability ga */
    get(params: InAccount, options?: RequestOptions): APIPromise<DefaultResult | null>;
  }

  export interface DefaultEditParams extends InAccount, ClientSettings {
    /** Seconds after which a client that was switched off turns on again; 0 leaves it off. @default 0 @example 0 @min 0 @unit seconds */
    auto_connect?: number;
    /** Seconds for which the client stays off so that users can pass a captive portal; 0 never. @default 180 @example 180 @min 0 @unit seconds */
    captive_portal?: number;
    /** Addresses and domains that are to stay outside the tunnel; excludes `include`. */ exclude?: SplitTunnelExcludeParam[];
    /** Addresses and domains that alone are to go through the tunnel; excludes `exclude`. */ include?: SplitTunnelIncludeParam[];
    /** Minutes for which users may reach their local network; 0 lasts until reconnect, left out not at all. @unit minutes @example 30 @min 0 */
    lan_allow_minutes?: number;
    /** Largest local network that users may reach, as prefix length; left out, no access. @example 24 @min 0 @max 32 */
    lan_allow_subnet_size?: number;
  }

  export interface DefaultResult extends ClientSettings, PolicyBasics {
    /** Always true: the profile is for devices that match no other. */ default?: boolean;
  }

  /** Profiles for certain users or devices. */
  export interface Custom {
    readonly excludes: Custom.Excludes;
    readonly includes: Custom.Includes;
    readonly fallbackDomains: Custom.FallbackDomains;

    /** Create a device profile for devices that match an expression.
     *
     *  A device gets the first enabled profile that matches, in order of `precedence`; settings are not mixed from several.
     *  @http POST /accounts/{account_id}/devices/policy
     *  @permission Zero Trust Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "Contractors", "match": "identity.groups.name == \"contractors\"",
     *    "precedence": 100, "enabled": true, "switch_locked": true, "service_mode_v2": { "mode": "warp" }
     *  }
     *  @aliases device profile; WARP profile */
    create(params: CustomCreateParams, options?: RequestOptions): APIPromise<SettingsPolicy | null>;

    /** List the custom device profiles of the account.
     *
     *  The default profile is not among them: see `policies.default.get`.
     *  @http GET /accounts/{account_id}/devices/policies
     *  @availability ga
     *  @columns name description match precedence default enabled */
    list(params: CustomListParams, options?: RequestOptions): PagePromise<SinglePage<SettingsPolicy>, SettingsPolicy>;

    /** Delete a custom device profile.
     *
     *  The answer lists the profiles that are left. Devices that matched get the next profile, or the default one.
     *  @http DELETE /accounts/{account_id}/devices/policy/{policy_id}
     *  @permission Zero Trust Write
     *  @availability ga */
    delete(
      /** @maxLength 36 */ policyID: string,
      params: InAccount,
      options?: RequestOptions,
    ): PagePromise<SinglePage<SettingsPolicy>, SettingsPolicy>;

    /** Edit a custom device profile; settings left out stay.
     *
     *  Give `exclude` or `include`, never both: the one replaces the other.
     *  @http PATCH /accounts/{account_id}/devices/policy/{policy_id}
     *  @body json required
     *  @permission Zero Trust Write
     *  @availability ga */
    edit(/** @maxLength 36 */ policyID: string, params: CustomEditParams, options?: RequestOptions): APIPromise<SettingsPolicy | null>;

    /** Get the settings of one custom device profile.
     *  @http GET /accounts/{account_id}/devices/policy/{policy_id}
     *  @availability ga */
    get(/** @maxLength 36 */ policyID: string, params: InAccount, options?: RequestOptions): APIPromise<SettingsPolicy | null>;
  }

  export interface CustomCreateParams extends CustomEditParams {
    /** @maxLength 100 */ name: string;
    /** @default true */ enabled?: boolean;
    /** Client the profile applies to; set when it is created and cannot be changed. */ profile_type?: 'warp' | 'browser_extension' | (string & {});
  }

  export interface CustomListParams extends InAccount {
    /** Client whose profiles are returned; left out, those of WARP. @default "warp" */ profile_type?: 'warp' | 'browser_extension' | (string & {});
  }

  export interface CustomEditParams extends DefaultEditParams, ProfileMatch {
    /** Whether matching devices get the profile. */ enabled?: boolean;
    /** Name of the device profile for people. @maxLength 100 */ name?: string;
  }
}

export declare namespace Policies.Default {
  /** Traffic that goes around the tunnel, by default. */
  export interface Excludes {
    /** Replace the default profile's Split Tunnel exclude list.
     *
     *  The whole list has to be given; what is left out goes through the tunnel again. Turns an include list into an exclude list.
     *  @http PUT /accounts/{account_id}/devices/policy/exclude
     *  @permission Zero Trust Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353",
     *    "body": [{ "address": "192.0.2.0/24", "description": "Exclude testing domains from the tunnel" }]
     *  } */
    update(params: ExcludeUpdateParams, options?: RequestOptions): PagePromise<SinglePage<SplitTunnelExclude>, SplitTunnelExclude>;

    /** Get the default profile's Split Tunnel exclude list.
     *  @http GET /accounts/{account_id}/devices/policy/exclude
     *  @availability ga
     *  @columns address host description */
    get(params: InAccount, options?: RequestOptions): PagePromise<SinglePage<SplitTunnelExclude>, SplitTunnelExclude>;
  }

  export interface ExcludeUpdateParams extends InAccount {
    /** Addresses and domains that bypass the tunnel, replacing the whole list. @body */ body: SplitTunnelExcludeParam[];
  }

  /** Only this traffic uses the tunnel, by default. */
  export interface Includes {
    /** Replace the default profile's Split Tunnel include list.
     *
     *  The whole list has to be given; only what it names goes through the tunnel. Turns an exclude list into an include list.
     *  @http PUT /accounts/{account_id}/devices/policy/include
     *  @permission Zero Trust Write
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "body": [{ "address": "10.0.0.0/8", "description": "Internal network" }] } */
    update(params: IncludeUpdateParams, options?: RequestOptions): PagePromise<SinglePage<SplitTunnelInclude>, SplitTunnelInclude>;

    /** Get the default profile's Split Tunnel include list.
     *  @http GET /accounts/{account_id}/devices/policy/include
     *  @availability ga
     *  @columns address host description */
    get(params: InAccount, options?: RequestOptions): PagePromise<SinglePage<SplitTunnelInclude>, SplitTunnelInclude>;
  }

  export interface IncludeUpdateParams extends InAccount {
    /** Addresses and domains that alone go through the tunnel, replacing the whole list. @body */ body: SplitTunnelIncludeParam[];
  }

  /** Names resolved by local DNS, by default. */
  export interface FallbackDomains {
    /** Replace the local fallback domains of the default profile.
     *
     *  The whole list has to be given; domains left out are resolved by Gateway again.
     *  @http PUT /accounts/{account_id}/devices/policy/fallback_domains
     *  @permission Zero Trust Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353",
     *    "domains": [{ "suffix": "example.com", "description": "Domain bypass for local development", "dns_server": ["192.0.2.53"] }]
     *  } */
    update(params: FallbackDomainUpdateParams, options?: RequestOptions): PagePromise<SinglePage<FallbackDomain>, FallbackDomain>;

    /** Get the local fallback domains of the default profile.
     *  @http GET /accounts/{account_id}/devices/policy/fallback_domains
     *  @availability ga
     *  @columns suffix description dns_server */
    get(params: InAccount, options?: RequestOptions): PagePromise<SinglePage<FallbackDomain>, FallbackDomain>;
  }

  export interface FallbackDomainUpdateParams extends InAccount {
    /** Domains resolved by other DNS servers than Gateway, replacing the whole list. @body */ domains: FallbackDomain[];
  }

  /** Client certificates issued to devices for a zone. */
  export interface Certificates {
    /** Edit whether a zone's devices get client certificates.
     *
     *  Each enrolled client then gets an X.509 certificate that it presents to the zone by mTLS.
     *  @http PATCH /zones/{zone_id}/devices/policy/certificates
     *  @permission SSL and Certificates Write
     *  @availability ga
     *  @example { "zone_id": "699d98642c564d2e855e9661899b7252", "enabled": true } */
    edit(params: CertificateEditParams, options?: RequestOptions): APIPromise<DevicePolicyCertificates | null>;

    /** Get whether device client certificates are on for a zone.
     *  @http GET /zones/{zone_id}/devices/policy/certificates
     *  @permission SSL and Certificates Write; SSL and Certificates Read
     *  @availability ga */
    get(params: InZone, options?: RequestOptions): APIPromise<DevicePolicyCertificates | null>;
  }

  export interface CertificateEditParams extends InZone {
    /** Whether enrolled clients get certificates for the zone. */ enabled: boolean;
  }
}

export declare namespace Policies.Custom {
  /** Traffic that goes around the tunnel, by custom profile. */
  export interface Excludes {
    /** Replace a custom profile's Split Tunnel exclude list.
     *
     *  The whole list has to be given; what is left out goes through the tunnel again.
     *  @http PUT /accounts/{account_id}/devices/policy/{policy_id}/exclude
     *  @permission Zero Trust Write
     *  @availability ga */
    update(
      /** @maxLength 36 */ policyID: string,
      params: Default.ExcludeUpdateParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<SplitTunnelExclude>, SplitTunnelExclude>;

    /** Get a custom profile's Split Tunnel exclude list.
     *  @http GET /accounts/{account_id}/devices/policy/{policy_id}/exclude
     *  @availability ga
     *  @columns address host description */
    get(
      /** @maxLength 36 */ policyID: string,
      params: InAccount,
      options?: RequestOptions,
    ): PagePromise<SinglePage<SplitTunnelExclude>, SplitTunnelExclude>;
  }

  /** Only this traffic uses the tunnel, by custom profile. */
  export interface Includes {
    /** Replace a custom profile's Split Tunnel include list.
     *
     *  The whole list has to be given; only what it names goes through the tunnel.
     *  @http PUT /accounts/{account_id}/devices/policy/{policy_id}/include
     *  @permission Zero Trust Write
     *  @availability ga */
    update(
      /** @maxLength 36 */ policyID: string,
      params: Default.IncludeUpdateParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<SplitTunnelInclude>, SplitTunnelInclude>;

    /** Get a custom profile's Split Tunnel include list.
     *  @http GET /accounts/{account_id}/devices/policy/{policy_id}/include
     *  @availability ga
     *  @columns address host description */
    get(
      /** @maxLength 36 */ policyID: string,
      params: InAccount,
      options?: RequestOptions,
    ): PagePromise<SinglePage<SplitTunnelInclude>, SplitTunnelInclude>;
  }

  /** Names resolved by local DNS, by custom profile. */
  export interface FallbackDomains {
    /** Replace the local fallback domains of a custom profile.
     *
     *  The whole list has to be given; domains left out are resolved by Gateway again.
     *  @http PUT /accounts/{account_id}/devices/policy/{policy_id}/fallback_domains
     *  @permission Zero Trust Write
     *  @availability ga */
    update(
      /** @maxLength 36 */ policyID: string,
      params: Default.FallbackDomainUpdateParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<FallbackDomain>, FallbackDomain>;

    /** Get the local fallback domains of a custom profile.
     *  @http GET /accounts/{account_id}/devices/policy/{policy_id}/fallback_domains
     *  @availability ga
     *  @columns suffix description dns_server */
    get(
      /** @maxLength 36 */ policyID: string,
      params: InAccount,
      options?: RequestOptions,
    ): PagePromise<SinglePage<FallbackDomain>, FallbackDomain>;
  }
}
