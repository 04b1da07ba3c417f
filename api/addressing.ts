import type { APIPromise, PagePromise, RequestOptions, SinglePage } from './_client.ts';
import type {
  AuditLog,
  DateTime,
  ErrorData,
  InAccount,
  InZone,
  Integer,
  ResourceID,
  ResponseInfo,
  Result,
  ResultInfo,
} from './_shared.ts';
import type * as Shared from './_shared.ts';
import type { IPs } from './ips.ts';

/** Addressing (BYOIP): Your own IP ranges announced by Cloudflare, and the way addresses map to zones.
 *  @product addressing Addressing (BYOIP)
 *  @docs https://developers.cloudflare.com/byoip/ */
export interface Addressing {
  readonly regionalHostnames: Addressing.RegionalHostnames;
  readonly services: Addressing.Services;
  readonly addressMaps: Addressing.AddressMaps;
  readonly loaDocuments: Addressing.LOADocuments;
  readonly prefixes: Addressing.Prefixes;
  readonly leases: Addressing.Leases;
}

export declare namespace Addressing {
  /** Hostnames whose traffic is decrypted and handled only inside one region. */
  export interface RegionalHostnames {
    readonly regions: RegionalHostnames.Regions;

    /** Pin a zone's hostname to a processing region, with optional routing method.
     *  @http POST /zones/{zone_id}/addressing/regional_hostnames
     *  @permission DNS Write */
    create(params: RegionalHostnameCreateParams, options?: RequestOptions): APIPromise<RegionalHostnameGetResponse>;

    /** List the hostnames of a zone that are tied to a region.
     *  @http GET /zones/{zone_id}/addressing/regional_hostnames
     *  @permission DNS Read; DNS Write */
    list(
      params: RegionalHostnameListParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<RegionalHostnameGetResponse>, RegionalHostnameGetResponse>;

    /** Lift the region restriction from a hostname of the zone.
     *  @http DELETE /zones/{zone_id}/addressing/regional_hostnames/{hostname}
     *  @unwrapped
     *  @permission DNS Write */
    delete(hostname: string, params: RegionalHostnameDeleteParams, options?: RequestOptions): APIPromise<Result.AaaAPIResponseCommon>;

    /** Move a regional hostname to another region.
     *  @http PATCH /zones/{zone_id}/addressing/regional_hostnames/{hostname}
     *  @permission DNS Write */
    edit(hostname: string, params: RegionalHostnameEditParams, options?: RequestOptions): APIPromise<RegionalHostnameGetResponse>;

    /** Read the region set for one hostname of the zone.
     *  @http GET /zones/{zone_id}/addressing/regional_hostnames/{hostname}
     *  @permission DNS Read; DNS Write */
    get(hostname: string, params: RegionalHostnameGetParams, options?: RequestOptions): APIPromise<RegionalHostnameGetResponse>;
  }

  export interface RegionalHostnameCreateParams extends InZone {
    /** @example "foo.example.com" */ hostname: string;
    /** @example "ca" */ region_key: string;
    /** @default "dns" @example "dns" */ routing?: string;
  }

  export type RegionalHostnameCreateResponse = RegionalHostnameGetResponse;

  export type RegionalHostnameListParams = InZone;

  export type RegionalHostnameListResponse = RegionalHostnameGetResponse;

  export type RegionalHostnameDeleteParams = InZone;

  export type RegionalHostnameDeleteResponse = Result.AaaAPIResponseCommon;
  export namespace RegionalHostnameDeleteResponse {
    export type Error = ResponseInfo;
    export namespace Error {
      export type Source = ErrorData.Source;
    }
    export type Message = ResponseInfo;
    export namespace Message {
      export type Source = ErrorData.Source;
    }
  }

  export interface RegionalHostnameEditParams extends InZone {
    /** @example "ca" */ region_key: string;
  }

  export type RegionalHostnameEditResponse = RegionalHostnameGetResponse;

  export type RegionalHostnameGetParams = InZone;

  export interface RegionalHostnameGetResponse {
    created_on: DateTime;
    /** @example "foo.example.com" */ hostname: string;
    /** @example "ca" */ region_key: string;
    /** @default "dns" @example "dns" */ routing: string;
  }

  /** Products that can be put on your own IP ranges. */
  export interface Services {
    /** List the services that a BYOIP prefix can be bound to, with their ids.
     *  @http GET /accounts/{account_id}/addressing/services
     *  @permission IP Prefixes: Write; IP Prefixes: Read
     *  @auth api_email+api_key */
    list(params: ServiceListParams, options?: RequestOptions): PagePromise<SinglePage<ServiceListResponse>, ServiceListResponse>;
  }

  export type ServiceListParams = InAccount;

  export interface ServiceListResponse {
    id?: ResourceID;
    name?: string;
  }

  /** Assignments of chosen IPs to zones or accounts. */
  export interface AddressMaps {
    readonly accounts: AddressMaps.Accounts;
    readonly ips: AddressMaps.IPs;
    readonly zones: AddressMaps.Zones;

    /** Create an address map from IPs and the zones or accounts that use them.
     *  @http POST /accounts/{account_id}/addressing/address_maps
     *  @body json required
     *  @permission Address Maps Write
     *  @auth api_email+api_key */
    create(params: AddressMapCreateParams, options?: RequestOptions): APIPromise<AddressMapGetResponse>;

    /** List the address maps of an account.
     *  @http GET /accounts/{account_id}/addressing/address_maps
     *  @permission Address Maps Write; Address Maps Read
     *  @auth api_email+api_key */
    list(params: AddressMapListParams, options?: RequestOptions): PagePromise<SinglePage<AddressMap>, AddressMap>;

    /** Delete an address map with its IP and membership assignments.
     *  @http DELETE /accounts/{account_id}/addressing/address_maps/{address_map_id}
     *  @unwrapped
     *  @permission Address Maps Write
     *  @auth api_email+api_key */
    delete(addressMapID: ResourceID, params: AddressMapDeleteParams, options?: RequestOptions): APIPromise<AddressMapDeleteResponse>;

    /** Change only the given fields of an address map, such as its default SNI.
     *  @http PATCH /accounts/{account_id}/addressing/address_maps/{address_map_id}
     *  @body json required
     *  @permission Address Maps Write
     *  @auth api_email+api_key */
    edit(addressMapID: ResourceID, params: AddressMapEditParams, options?: RequestOptions): APIPromise<AddressMap>;

    /** Read one address map with its IPs and memberships.
     *  @http GET /accounts/{account_id}/addressing/address_maps/{address_map_id}
     *  @permission Address Maps Write; Address Maps Read
     *  @auth api_email+api_key */
    get(addressMapID: ResourceID, params: AddressMapGetParams, options?: RequestOptions): APIPromise<AddressMapGetResponse>;
  }

  export interface AddressMapCreateParams extends InAccount {
    description?: string | null;
    /** @default false */ enabled?: boolean | null;
    ips?: string[];
    memberships?: AddressMapCreateParams.Membership[];
  }
  export namespace AddressMapCreateParams {
    export interface Membership {
      identifier?: ResourceID;
      kind?: KindParam;
    }
  }

  export import AddressMapCreateResponse = Addressing.AddressMapGetResponse;

  export type AddressMapListParams = InAccount;

  export interface AddressMap {
    id?: ResourceID;
    /** @readOnly */ can_delete?: boolean;
    /** @readOnly */ can_modify_ips?: boolean;
    created_at?: DateTime;
    /** @example "*.example.com" */ default_sni?: string | null;
    description?: string | null;
    /** @default false */ enabled?: boolean | null;
    modified_at?: DateTime;
  }

  export type AddressMapDeleteParams = InAccount;

  export interface AddressMapDeleteResponse {
    errors: ResponseInfo[];
    messages: ResponseInfo[];
    success: true;
    result_info?: ResultInfo;
  }
  export namespace AddressMapDeleteResponse {
    export type Error = ResponseInfo;
    export namespace Error {
      export type Source = ErrorData.Source;
    }
    export type Message = ResponseInfo;
    export namespace Message {
      export type Source = ErrorData.Source;
    }
    export type ResultInfo = Shared.ResultInfo;
  }

  export interface AddressMapEditParams extends InAccount {
    /** @example "*.example.com" */ default_sni?: string | null;
    description?: string | null;
    /** @default false */ enabled?: boolean | null;
  }

  export type AddressMapGetParams = InAccount;

  export interface AddressMapGetResponse {
    id?: ResourceID;
    /** @readOnly */ can_delete?: boolean;
    /** @readOnly */ can_modify_ips?: boolean;
    created_at?: DateTime;
    /** @example "*.example.com" */ default_sni?: string | null;
    description?: string | null;
    /** @default false */ enabled?: boolean | null;
    ips?: IPs.IPsArray;
    memberships?: AddressMapGetResponse.Membership[];
    modified_at?: DateTime;
  }
  export namespace AddressMapGetResponse {
    export interface Membership {
      /** @readOnly */ can_delete?: boolean;
      created_at?: DateTime;
      identifier?: ResourceID;
      kind?: Kind;
    }
  }

  /** Signed letters that permit Cloudflare to announce your range. */
  export interface LOADocuments {
    /** Upload a Letter of Authorization document for a BYOIP prefix.
     *  @http POST /accounts/{account_id}/addressing/loa_documents
     *  @body multipart
     *  @status 201
     *  @permission Magic Transit Write
     *  @auth api_email+api_key */
    create(params: LOADocumentCreateParams, options?: RequestOptions): APIPromise<LOADocumentCreateResponse>;

    /** Download a stored Letter of Authorization document.
     *  @http GET /accounts/{account_id}/addressing/loa_documents/{loa_document_id}/download
     *  @answer binary application/pdf
     *  @permission Magic Transit Read; Magic Transit Write
     *  @auth api_email+api_key */
    get(loaDocumentID: ResourceID, params: LOADocumentGetParams, options?: RequestOptions): APIPromise<Response>;
  }

  export interface LOADocumentCreateParams extends InAccount {
    loa_document: string;
  }

  export interface LOADocumentCreateResponse {
    id?: ResourceID | null;
    account_id?: ResourceID;
    auto_generated?: boolean;
    created?: DateTime;
    /** @example "site_loa_doc.pdf" */ filename?: string;
    /** @unit bytes @example 444 */ size_bytes?: Integer;
    verified?: boolean;
    verified_at?: DateTime | null;
  }

  export type LOADocumentGetParams = InAccount;

  /** IP ranges you own and have brought to the network. */
  export interface Prefixes {
    readonly serviceBindings: Prefixes.ServiceBindings;
    readonly bgpPrefixes: Prefixes.BGPPrefixes;
    readonly advertisementStatus: Prefixes.AdvertisementStatus;
    readonly delegations: Prefixes.DelegationsResource;

    /** Bring a BYOIP prefix to the account by CIDR and origin ASN.
     *  @http POST /accounts/{account_id}/addressing/prefixes
     *  @status 201
     *  @auth api_email+api_key */
    create(params: PrefixCreateParams, options?: RequestOptions): APIPromise<Prefix>;

    /** List the BYOIP prefixes of an account.
     *  @http GET /accounts/{account_id}/addressing/prefixes
     *  @permission Magic Transit Read; Magic Transit Write; IP Prefixes: Write; IP Prefixes: Read; IP Prefixes: BGP On Demand Write; IP Prefixes: BGP On Demand Read
     *  @auth api_email+api_key */
    list(params: PrefixListParams, options?: RequestOptions): PagePromise<SinglePage<Prefix>, Prefix>;

    /** Remove a BYOIP prefix from the account.
     *  @http DELETE /accounts/{account_id}/addressing/prefixes/{prefix_id}
     *  @unwrapped
     *  @permission Magic Transit Write
     *  @auth api_email+api_key */
    delete(prefixID: ResourceID, params: PrefixDeleteParams, options?: RequestOptions): APIPromise<Result.AaaAPIResponseCommon>;

    /** Change the description of a BYOIP prefix.
     *  @http PATCH /accounts/{account_id}/addressing/prefixes/{prefix_id}
     *  @permission Magic Transit Write; IP Prefixes: Write
     *  @auth api_email+api_key */
    edit(prefixID: ResourceID, params: PrefixEditParams, options?: RequestOptions): APIPromise<Prefix>;

    /** Read one BYOIP prefix with its CIDR, ASN and approval state.
     *  @http GET /accounts/{account_id}/addressing/prefixes/{prefix_id}
     *  @permission Magic Transit Read; Magic Transit Write; IP Prefixes: Write; IP Prefixes: Read; IP Prefixes: BGP On Demand Write; IP Prefixes: BGP On Demand Read
     *  @auth api_email+api_key */
    get(prefixID: ResourceID, params: PrefixGetParams, options?: RequestOptions): APIPromise<Prefix>;

    /** Run validation of a BYOIP prefix and return its current record.
     *  @http POST /accounts/{account_id}/addressing/prefixes/{prefix_id}/validate
     *  @status 202
     *  @permission Magic Transit Write; IP Prefixes: Write
     *  @auth api_email+api_key */
    validate(prefixID: ResourceID, params: PrefixValidateParams, options?: RequestOptions): APIPromise<Prefix>;
  }

  export interface PrefixCreateParams extends InAccount {
    /** @example 13335 */ asn: Integer;
    /** @example "192.0.2.0/24" */ cidr: string;
    /** @default false */ delegate_loa_creation?: boolean;
    /** @maxLength 1000 */ description?: string;
    loa_document_id?: ResourceID | null;
  }

  export interface Prefix {
    id?: ResourceID;
    account_id?: ResourceID;
    /** @deprecated */ advertised?: boolean | null;
    /** @deprecated */ advertised_modified_at?: DateTime | null;
    /** @example "P" */ approved?: string;
    /** @example 13335 */ asn?: Integer;
    /** @example "192.0.2.0/24" */ cidr?: string;
    created_at?: DateTime;
    /** @default false */ delegate_loa_creation?: boolean;
    /** @maxLength 1000 */ description?: string;
    /** @example "pending" */ irr_validation_state?: string;
    loa_document_id?: ResourceID | null;
    modified_at?: DateTime;
    /** @deprecated */ on_demand_enabled?: boolean;
    /** @deprecated */ on_demand_locked?: boolean;
    /** @example "pending" */ ownership_validation_state?: string;
    /** @example "1234a5b6-1234-1abc-12a3-1234a5b6789c" */ ownership_validation_token?: string;
    /** @example "pending" */ rpki_validation_state?: string;
  }

  export type PrefixListParams = InAccount;

  export type PrefixDeleteParams = InAccount;

  export type PrefixDeleteResponse = Result.AaaAPIResponseCommon;
  export namespace PrefixDeleteResponse {
    export type Error = ResponseInfo;
    export namespace Error {
      export type Source = ErrorData.Source;
    }
    export type Message = ResponseInfo;
    export namespace Message {
      export type Source = ErrorData.Source;
    }
  }

  export interface PrefixEditParams extends InAccount {
    /** @maxLength 1000 */ description: string;
  }

  export type PrefixGetParams = InAccount;

  export type PrefixValidateParams = InAccount;

  /** IP ranges rented from Cloudflare. */
  export interface Leases {
    /** List the IP address leases of the account.
     *  @http GET /accounts/{account_id}/addressing/leases
     *  @auth api_email+api_key
     *  @docs https://developers.cloudflare.com/api/operations/ip-address-management-list-leases */
    list(params: LeasListParams, options?: RequestOptions): APIPromise<Lease[]>;
  }

  export type LeasListParams = InAccount;

  export interface Lease {
    active_from?: DateTime;
    cidrs?: string[];
    created_at?: DateTime;
    /** @example "8fee4b6fd361283a72381ccfda355471" */ id?: string;
    modified_at?: DateTime;
    /** @example "3a7d3de1d0682240cf046c7f50866cc5" */ owner_id?: string;
    purpose?: string;
  }

  export type AddressMapsSinglePage = SinglePage<AddressMap>;

  export type Kind = 'zone' | 'account';

  export type KindParam = 'zone' | 'account';

  export type PrefixesSinglePage = SinglePage<Prefix>;

  export type RegionalHostnameListResponsesSinglePage = SinglePage<RegionalHostnameGetResponse>;

  export type ServiceListResponsesSinglePage = SinglePage<ServiceListResponse>;
}

export declare namespace Addressing.RegionalHostnames {
  /** Places to which a hostname can be tied. */
  export interface Regions {
    /** List the regions a hostname can be tied to, with their keys.
     *  @http GET /accounts/{account_id}/addressing/regional_hostnames/regions
     *  @permission DNS Read; DNS Write */
    list(params: RegionListParams, options?: RequestOptions): PagePromise<SinglePage<RegionListResponse>, RegionListResponse>;
  }

  export type RegionListParams = InAccount;

  export interface RegionListResponse {
    /** @example "ca" */ key?: string;
    /** @example "Canada" */ label?: string;
  }

  export type RegionListResponsesSinglePage = SinglePage<RegionListResponse>;
}

export declare namespace Addressing.AddressMaps {
  /** Accounts whose zones use the IPs of a map. */
  export interface Accounts {
    /** Add an account as a member of an address map.
     *  @http PUT /accounts/{account_id}/addressing/address_maps/{address_map_id}/accounts/{account_id}
     *  @unwrapped
     *  @auth api_email+api_key */
    update(addressMapID: ResourceID, params: AccountUpdateParams, options?: RequestOptions): APIPromise<AddressMapDeleteResponse>;

    /** Take an account out of an address map.
     *  @http DELETE /accounts/{account_id}/addressing/address_maps/{address_map_id}/accounts/{account_id}
     *  @unwrapped
     *  @permission Address Maps Write
     *  @auth api_email+api_key */
    delete(addressMapID: ResourceID, params: AccountDeleteParams, options?: RequestOptions): APIPromise<AddressMapDeleteResponse>;
  }

  export interface AccountUpdateParams extends InAccount {
    /** @body */ body: unknown;
  }

  export import AccountUpdateResponse = Addressing.AddressMapDeleteResponse;

  export type AccountDeleteParams = InAccount;

  export import AccountDeleteResponse = Addressing.AddressMapDeleteResponse;

  /** Addresses that a map hands out. */
  export interface IPs {
    /** Add an IP address of the account to an address map.
     *  @http PUT /accounts/{account_id}/addressing/address_maps/{address_map_id}/ips/{ip_address}
     *  @unwrapped
     *  @permission Address Maps Write
     *  @auth api_email+api_key */
    update(ipAddress: string, params: IPUpdateParams, options?: RequestOptions): APIPromise<AddressMapDeleteResponse>;

    /** Take an IP address out of an address map.
     *  @http DELETE /accounts/{account_id}/addressing/address_maps/{address_map_id}/ips/{ip_address}
     *  @unwrapped
     *  @permission Address Maps Write
     *  @auth api_email+api_key */
    delete(ipAddress: string, params: IPDeleteParams, options?: RequestOptions): APIPromise<AddressMapDeleteResponse>;
  }

  export interface IPUpdateParams extends InAccount {
    address_map_id: ResourceID;
    /** @body */ body: unknown;
  }

  export import IPUpdateResponse = Addressing.AddressMapDeleteResponse;

  export interface IPDeleteParams extends InAccount {
    address_map_id: ResourceID;
  }

  export import IPDeleteResponse = Addressing.AddressMapDeleteResponse;

  /** Zones that answer on the IPs of a map. */
  export interface Zones {
    /** Add a zone as a member of an address map.
     *  @http PUT /accounts/{account_id}/addressing/address_maps/{address_map_id}/zones/{zone_id}
     *  @unwrapped
     *  @auth api_email+api_key */
    update(addressMapID: ResourceID, params: ZoneUpdateParams, options?: RequestOptions): APIPromise<AddressMapDeleteResponse>;

    /** Take a zone out of an address map.
     *  @http DELETE /accounts/{account_id}/addressing/address_maps/{address_map_id}/zones/{zone_id}
     *  @unwrapped
     *  @permission Address Maps Write
     *  @auth api_email+api_key */
    delete(addressMapID: ResourceID, params: ZoneDeleteParams, options?: RequestOptions): APIPromise<AddressMapDeleteResponse>;
  }

  export interface ZoneUpdateParams {
    zone_id: ResourceID;
    account_id: ResourceID;
    /** @body */ body: unknown;
  }

  export import ZoneUpdateResponse = Addressing.AddressMapDeleteResponse;

  export interface ZoneDeleteParams {
    zone_id: ResourceID;
    account_id: ResourceID;
  }

  export import ZoneDeleteResponse = Addressing.AddressMapDeleteResponse;
}

export declare namespace Addressing.Prefixes {
  /** Which product, such as CDN or Spectrum, answers on which part of a range. */
  export interface ServiceBindings {
    /** Bind a CIDR within a BYOIP prefix to a Cloudflare service.
     *  @http POST /accounts/{account_id}/addressing/prefixes/{prefix_id}/bindings
     *  @status 201
     *  @permission IP Prefixes: Write
     *  @auth api_email+api_key */
    create(prefixID: ResourceID, params: ServiceBindingCreateParams, options?: RequestOptions): APIPromise<ServiceBinding>;

    /** List which CIDRs of a BYOIP prefix are bound to which services.
     *  @http GET /accounts/{account_id}/addressing/prefixes/{prefix_id}/bindings
     *  @permission IP Prefixes: Write; IP Prefixes: Read
     *  @auth api_email+api_key */
    list(
      prefixID: ResourceID,
      params: ServiceBindingListParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<ServiceBinding>, ServiceBinding>;

    /** Delete a service binding, so its CIDR no longer routes to that service.
     *  @http DELETE /accounts/{account_id}/addressing/prefixes/{prefix_id}/bindings/{binding_id}
     *  @unwrapped
     *  @permission IP Prefixes: Write
     *  @auth api_email+api_key */
    delete(bindingID: ResourceID, params: ServiceBindingDeleteParams, options?: RequestOptions): APIPromise<Result.AaaAPIResponseCommon>;

    /** Read one service binding of a BYOIP prefix.
     *  @http GET /accounts/{account_id}/addressing/prefixes/{prefix_id}/bindings/{binding_id}
     *  @permission IP Prefixes: Write; IP Prefixes: Read
     *  @auth api_email+api_key */
    get(bindingID: ResourceID, params: ServiceBindingGetParams, options?: RequestOptions): APIPromise<ServiceBinding>;
  }

  export interface ServiceBindingCreateParams extends InAccount {
    /** @example "192.0.2.0/24" */ cidr: string;
    service_id: ResourceID;
  }

  export interface ServiceBinding {
    id?: ResourceID;
    /** @example "192.0.2.0/24" */ cidr?: string;
    provisioning?: ServiceBinding.Provisioning;
    service_id?: ResourceID;
    service_name?: string;
  }
  export namespace ServiceBinding {
    export interface Provisioning {
      state?: 'provisioning' | 'active';
    }
  }

  export type ServiceBindingListParams = InAccount;

  export type ServiceBindingDeleteParams = BGPPrefixGetParams;

  export type ServiceBindingDeleteResponse = Result.AaaAPIResponseCommon;
  export namespace ServiceBindingDeleteResponse {
    export type Error = ResponseInfo;
    export namespace Error {
      export type Source = ErrorData.Source;
    }
    export type Message = ResponseInfo;
    export namespace Message {
      export type Source = ErrorData.Source;
    }
  }

  export type ServiceBindingGetParams = BGPPrefixGetParams;

  /** Announced parts of a range, with path prepends and on-demand switching. */
  export interface BGPPrefixes {
    /** Define a BGP prefix, by CIDR, inside a BYOIP prefix.
     *  @http POST /accounts/{account_id}/addressing/prefixes/{prefix_id}/bgp/prefixes
     *  @auth api_email+api_key */
    create(prefixID: ResourceID, params: BGPPrefixCreateParams, options?: RequestOptions): APIPromise<BGPPrefix>;

    /** List the BGP prefixes defined inside a BYOIP prefix.
     *  @http GET /accounts/{account_id}/addressing/prefixes/{prefix_id}/bgp/prefixes
     *  @permission Magic Transit Read; Magic Transit Write; IP Prefixes: Write; IP Prefixes: Read; IP Prefixes: BGP On Demand Write; IP Prefixes: BGP On Demand Read
     *  @auth api_email+api_key */
    list(prefixID: ResourceID, params: BGPPrefixListParams, options?: RequestOptions): PagePromise<SinglePage<BGPPrefix>, BGPPrefix>;

    /** Change a BGP prefix's on-demand advertising, AS prepends or auto withdrawal.
     *  @http PATCH /accounts/{account_id}/addressing/prefixes/{prefix_id}/bgp/prefixes/{bgp_prefix_id}
     *  @body json required
     *  @permission Magic Transit Write; IP Prefixes: Write; IP Prefixes: BGP On Demand Write
     *  @auth api_email+api_key */
    edit(bgpPrefixID: ResourceID, params: BGPPrefixEditParams, options?: RequestOptions): APIPromise<BGPPrefix>;

    /** Read one BGP prefix and its advertisement state.
     *  @http GET /accounts/{account_id}/addressing/prefixes/{prefix_id}/bgp/prefixes/{bgp_prefix_id}
     *  @permission Magic Transit Read; Magic Transit Write; IP Prefixes: Write; IP Prefixes: Read; IP Prefixes: BGP On Demand Write; IP Prefixes: BGP On Demand Read
     *  @auth api_email+api_key */
    get(bgpPrefixID: ResourceID, params: BGPPrefixGetParams, options?: RequestOptions): APIPromise<BGPPrefix>;

    /** Delete a BGP prefix defined inside a BYOIP prefix.
     *  @http DELETE /accounts/{account_id}/addressing/prefixes/{prefix_id}/bgp/prefixes/{bgp_prefix_id}
     *  @unwrapped
     *  @auth api_email+api_key */
    delete(bgpPrefixID: ResourceID, params: BGPPrefixDeleteParams, options?: RequestOptions): APIPromise<Result.AaaAPIResponseCommon>;
  }

  export interface BGPPrefixCreateParams extends InAccount {
    /** @example "192.0.2.0/24" */ cidr: string;
  }

  export interface BGPPrefix {
    id?: ResourceID;
    /** @example 13335 */ asn?: Integer | null;
    /** @min 0 @max 3 @default 0 @example 2 */ asn_prepend_count?: Integer;
    /** @default false */ auto_advertise_withdraw?: boolean;
    bgp_signal_opts?: BGPPrefix.BGPSignalOpts;
    /** @example "192.0.2.0/24" */ cidr?: string;
    created_at?: DateTime;
    modified_at?: DateTime;
    on_demand?: BGPPrefix.OnDemand;
  }
  export namespace BGPPrefix {
    export interface BGPSignalOpts {
      enabled?: boolean;
      modified_at?: DateTime | null;
    }
    export interface OnDemand {
      advertised?: boolean | null;
      advertised_modified_at?: DateTime | null;
      on_demand_enabled?: boolean;
      on_demand_locked?: boolean;
    }
  }

  export type BGPPrefixListParams = InAccount;

  export interface BGPPrefixEditParams extends InAccount {
    prefix_id: ResourceID;
    /** @min 0 @max 3 @default 0 @example 2 */ asn_prepend_count?: Integer;
    /** @default false */ auto_advertise_withdraw?: boolean;
    on_demand?: BGPPrefixEditParams.OnDemand;
  }
  export namespace BGPPrefixEditParams {
    export interface OnDemand {
      advertised?: boolean;
    }
  }

  export interface BGPPrefixGetParams extends InAccount {
    prefix_id: ResourceID;
  }

  export type BGPPrefixDeleteParams = BGPPrefixGetParams;

  export type BGPPrefixDeleteResponse = Result.AaaAPIResponseCommon;
  export namespace BGPPrefixDeleteResponse {
    export type Error = ResponseInfo;
    export namespace Error {
      export type Source = ErrorData.Source;
    }
    export type Message = ResponseInfo;
    export namespace Message {
      export type Source = ErrorData.Source;
    }
  }

  /** Whether a range is announced to the Internet at the moment. */
  export interface AdvertisementStatus {
    /** Announce or withdraw a BYOIP prefix over BGP.
     *  @http PATCH /accounts/{account_id}/addressing/prefixes/{prefix_id}/bgp/status
     *  @permission Magic Transit Write; IP Prefixes: Write; IP Prefixes: BGP On Demand Write
     *  @auth api_email+api_key
     *  @deprecated addressing.prefixes.bgpPrefixes.edit */
    edit(prefixID: ResourceID, params: AdvertisementStatusEditParams, options?: RequestOptions): APIPromise<AdvertisementStatusGetResponse>;

    /** See whether a BYOIP prefix is being advertised over BGP.
     *  @http GET /accounts/{account_id}/addressing/prefixes/{prefix_id}/bgp/status
     *  @permission Magic Transit Read; Magic Transit Write; IP Prefixes: Write; IP Prefixes: Read; IP Prefixes: BGP On Demand Write; IP Prefixes: BGP On Demand Read
     *  @auth api_email+api_key
     *  @deprecated addressing.prefixes.bgpPrefixes.get */
    get(prefixID: ResourceID, params: AdvertisementStatusGetParams, options?: RequestOptions): APIPromise<AdvertisementStatusGetResponse>;
  }

  export interface AdvertisementStatusEditParams extends InAccount {
    advertised: boolean;
  }

  export type AdvertisementStatusEditResponse = AdvertisementStatusGetResponse;

  export type AdvertisementStatusGetParams = InAccount;

  export interface AdvertisementStatusGetResponse {
    advertised?: boolean;
    advertised_modified_at?: DateTime | null;
  }

  /** Parts of a range lent to another account. */
  export interface DelegationsResource {
    /** Delegate part of a BYOIP prefix to another account.
     *  @http POST /accounts/{account_id}/addressing/prefixes/{prefix_id}/delegations
     *  @permission IP Prefixes: Write
     *  @auth api_email+api_key */
    create(prefixID: ResourceID, params: DelegationCreateParams, options?: RequestOptions): APIPromise<Delegations>;

    /** List the delegations made from a BYOIP prefix.
     *  @http GET /accounts/{account_id}/addressing/prefixes/{prefix_id}/delegations
     *  @auth api_email+api_key */
    list(prefixID: ResourceID, params: DelegationListParams, options?: RequestOptions): PagePromise<SinglePage<Delegations>, Delegations>;

    /** End a delegation, taking the delegated range back from the other account.
     *  @http DELETE /accounts/{account_id}/addressing/prefixes/{prefix_id}/delegations/{delegation_id}
     *  @permission IP Prefixes: Write
     *  @auth api_email+api_key */
    delete(delegationID: ResourceID, params: DelegationDeleteParams, options?: RequestOptions): APIPromise<AuditLog.Owner>;
  }

  export interface DelegationCreateParams extends InAccount {
    /** @example "192.0.2.0/24" */ cidr: string;
    delegated_account_id: ResourceID;
  }

  export interface Delegations {
    /** @readOnly */ id?: ResourceID;
    /** @example "192.0.2.0/24" */ cidr?: string;
    created_at?: DateTime;
    delegated_account_id?: ResourceID;
    modified_at?: DateTime;
    parent_prefix_id?: ResourceID;
  }

  export type DelegationListParams = InAccount;

  export type DelegationDeleteParams = BGPPrefixGetParams;

  export type DelegationDeleteResponse = AuditLog.Owner;

  export type BGPPrefixesSinglePage = SinglePage<BGPPrefix>;

  export type DelegationsSinglePage = SinglePage<Delegations>;

  export type ServiceBindingsSinglePage = SinglePage<ServiceBinding>;
}
