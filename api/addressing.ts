import type { APIPromise, PagePromise, RequestOptions, SinglePage } from './_client.ts';
import type { DateTime, InAccount, Integer, InZone, ResourceID } from './_shared.ts';
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
  /** Words of fields by their names. */
  export interface Glossary {
    /** Range in CIDR notation, /24 or larger for IPv4 and /48 or larger for IPv6 where it is announced. */ cidr: string;
    /** Name assumed for TLS clients that send no SNI; a zone or subdomain of the account, null for none. */ default_sni: string;
    /** Region whose data centers may process requests. */ region_key: string;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Address map to work on, as `addressing.addressMaps.list` shows it. @from addressing.addressMaps.list */ address_map_id: string;
    /** BGP prefix to work on, as `addressing.prefixes.bgpPrefixes.list` shows it. @from addressing.prefixes.bgpPrefixes.list */ bgp_prefix_id: string;
    /** Binding to work on, as `addressing.prefixes.serviceBindings.list` shows it. @from addressing.prefixes.serviceBindings.list */ binding_id: string;
    /** Delegation to work on, as `addressing.prefixes.delegations.list` shows it. @from addressing.prefixes.delegations.list */ delegation_id: string;
    /** Hostname whose region is set, written in the path as in DNS. @from addressing.regionalHostnames.list */ hostname: string;
    /** Address that is added to or taken from the map. */ ip_address: string;
    /** Letter of agency that was uploaded for a prefix. */ loa_document_id: string;
    /** Account that is added to or taken from the map. @from accounts.list */ member_account_id: string;
    /** Prefix to work on, as `addressing.prefixes.list` shows it. @from addressing.prefixes.list */ prefix_id: string;
  }

  /** Hostnames whose traffic is decrypted and handled only inside one region. */
  export interface RegionalHostnames {
    readonly regions: RegionalHostnames.Regions;

    /** Create a regional hostname, which pins it to one region.
     *
     *  Only data centers of the region decrypt and process its requests. Needs Regional Services (Enterprise); DNS changes take a while to
     *  spread.
     *  @http POST /zones/{zone_id}/addressing/regional_hostnames
     *  @permission DNS Write
     *  @example { "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "hostname": "foo.example.com", "region_key": "ca", "routing": "dns" }
     *  @aliases data localization; regional services */
    create(params: RegionalHostnameCreateParams, options?: RequestOptions): APIPromise<RegionalHostname>;

    /** List the hostnames of a zone that are pinned to a region.
     *  @http GET /zones/{zone_id}/addressing/regional_hostnames
     *  @permission DNS Read; DNS Write
     *  @columns hostname region_key routing created_on
     *  @key hostname */
    list(
      params: InZone,
      options?: RequestOptions,
    ): PagePromise<SinglePage<RegionalHostname>, RegionalHostname>;

    /** Delete a hostname's region, so that all data centers serve it.
     *  @http DELETE /zones/{zone_id}/addressing/regional_hostnames/{hostname}
     *  @unwrapped
     *  @permission DNS Write */
    delete(hostname: string, params: InZone, options?: RequestOptions): APIPromise<RegionalHostnameDeleteResponse>;

    /** Edit the region of a regional hostname.
     *
     *  Only `region_key` can be changed.
     *  @http PATCH /zones/{zone_id}/addressing/regional_hostnames/{hostname}
     *  @permission DNS Write */
    edit(hostname: string, params: RegionalHostnameEditParams, options?: RequestOptions): APIPromise<RegionalHostname>;

    /** Get the region set for one hostname of the zone.
     *  @http GET /zones/{zone_id}/addressing/regional_hostnames/{hostname}
     *  @permission DNS Read; DNS Write */
    get(hostname: string, params: InZone, options?: RequestOptions): APIPromise<RegionalHostname>;
  }

  export interface RegionalRouting {
    /** DNS name in the zone to pin; a wildcard covers one level, such as `*.example.com`. @example "foo.example.com" */
    hostname: string;
    /** @example "ca" */
    region_key: string;
    /** Method of routing requests into the region. @default "dns" @example "dns" */ routing?: string;
  }

  export interface RegionalHostnameCreateParams extends InZone, RegionalRouting {}

  export interface RegionalHostname extends RegionalRouting {
    created_on: DateTime;
    /** @default "dns" @example "dns" */ routing: string;
  }

  export interface RegionalHostnameDeleteResponse {
    errors: APIError[];
    messages: ResponseMessage[];
    success: true;
  }

  export interface RegionalHostnameEditParams extends InZone {
    /** @example "ca" */
    region_key: string;
  }

  /** Products that can be put on your own IP ranges. */
  export interface Services {
    /** List the services a BYOIP prefix can be bound to.
     *  @http GET /accounts/{account_id}/addressing/services
     *  @permission IP Prefixes: Write; IP Prefixes: Read
     *  @auth api_email+api_key
     *  @columns name id */
    list(params: InAccount, options?: RequestOptions): PagePromise<SinglePage<ServiceListResponse>, ServiceListResponse>;
  }

  export interface ServiceListResponse {
    /** Identifies the service in service bindings. */ id?: ResourceID;
    /** Name of a service on Cloudflare's network, such as CDN or Spectrum. */ name?: string;
  }

  /** Assignments of chosen IPs to zones or accounts. */
  export interface AddressMaps {
    readonly accounts: AddressMaps.Accounts;
    readonly ips: AddressMaps.IPs;
    readonly zones: AddressMaps.Zones;

    /** Create an address map from IPs and the zones that use them.
     *
     *  Only proxied records use it. It has no effect until `enabled` is true.
     *  @http POST /accounts/{account_id}/addressing/address_maps
     *  @body json required
     *  @permission Address Maps Write
     *  @auth api_email+api_key
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "description": "My Ecommerce zones", "enabled": true, "ips": ["192.0.2.1"],
     *    "memberships": [{ "identifier": "023e105f4ecef8ad9ca31a8372d0c353", "kind": "zone" }]
     *  } */
    create(params: AddressMapCreateParams, options?: RequestOptions): APIPromise<AddressMapResult>;

    /** List the address maps of an account.
     *  @http GET /accounts/{account_id}/addressing/address_maps
     *  @permission Address Maps Write; Address Maps Read
     *  @auth api_email+api_key
     *  @columns description default_sni can_modify_ips enabled created_at modified_at */
    list(params: InAccount, options?: RequestOptions): PagePromise<SinglePage<AddressMap>, AddressMap>;

    /** Delete an address map with its IP and membership assignments.
     *
     *  It has to be disabled first. Maps that Cloudflare manages cannot be deleted.
     *  @http DELETE /accounts/{account_id}/addressing/address_maps/{address_map_id}
     *  @unwrapped
     *  @permission Address Maps Write
     *  @auth api_email+api_key
     *  @cascades addressing.addressMaps.accounts addressing.addressMaps.ips addressing.addressMaps.zones */
    delete(addressMapID: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<AddressMapData>;

    /** Edit an address map's description, default SNI or state.
     *  @http PATCH /accounts/{account_id}/addressing/address_maps/{address_map_id}
     *  @body json required
     *  @permission Address Maps Write
     *  @auth api_email+api_key */
    edit(addressMapID: ResourceID, params: AddressMapEditParams, options?: RequestOptions): APIPromise<AddressMap>;

    /** Get one address map with its IPs and memberships.
     *  @http GET /accounts/{account_id}/addressing/address_maps/{address_map_id}
     *  @permission Address Maps Write; Address Maps Read
     *  @auth api_email+api_key */
    get(addressMapID: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<AddressMapResult>;
  }

  export interface AddressMapCreateParams extends AddressMapEditParams {
    /** Addresses to use at once, each from a prefix of the account. */ ips?: string[];
    /** Zones and accounts that use the map; a zone's membership wins over its account's. */ memberships?: AddressMapCreateParams.Membership[];
  }
  export namespace AddressMapCreateParams {
    export interface Membership {
      /** Id of the zone or the account, as `kind` says. */ identifier?: ResourceID;
      /** Whether a zone or a whole account joins. */ kind?: KindParam;
    }
  }

  export interface AddressMapResult extends AddressMap {
    /** Addresses in the map, each with its time of addition. */ ips?: IPs.IPsArray;
    /** Zones and accounts that use the map; a zone's membership wins over its account's. */ memberships?: AddressMapResult.Membership[];
  }
  export namespace AddressMapResult {
    export interface Membership {
      /** Whether the API can end the membership. @readOnly */ can_delete?: boolean;
      created_at?: DateTime;
      /** Id of the zone or the account, as `kind` says. */ identifier?: ResourceID;
      /** Whether a zone or a whole account is the member. */ kind?: Kind;
    }
  }

  export interface AddressMap {
    /** Identifies the map; given on creation. */ id?: ResourceID;
    /** Whether the API can delete the map; false for those Cloudflare manages. @readOnly */ can_delete?: boolean;
    /** Whether addresses can be added or taken out; false for maps Cloudflare manages. @readOnly */ can_modify_ips?: boolean;
    created_at?: DateTime;
    /** @example "*.example.com" */
    default_sni?: string | null;
    /** Note for people on what uses the map; null if there is none. */ description?: string | null;
    /** Whether Cloudflare answers DNS with the addresses of the map; they are unused until then. @default false */ enabled?: boolean | null;
    modified_at?: DateTime;
  }

  export interface AddressMapData {
    errors: APIError[];
    messages: ResponseMessage[];
    success: true;
    result_info?: ResultInfo;
  }

  export interface AddressMapEditParams extends InAccount {
    /** @example "*.example.com" */
    default_sni?: string | null;
    /** Note for people on what uses the map; null clears it. */ description?: string | null;
    /** Whether Cloudflare answers DNS with the addresses of the map; they are unused until then. @default false */ enabled?: boolean | null;
  }

  /** Signed letters that permit Cloudflare to announce your range. */
  export interface LOADocuments {
    /** Upload a Letter of Authorization (LOA) for a BYOIP prefix.
     *
     *  PDF, at most 10 MB. Cloudflare's staff check it.
     *  @http POST /accounts/{account_id}/addressing/loa_documents
     *  @body multipart
     *  @status 201
     *  @permission Magic Transit Write
     *  @auth api_email+api_key */
    create(params: LOADocumentCreateParams, options?: RequestOptions): APIPromise<LOADocumentCreateResponse>;

    /** Get a stored Letter of Authorization (LOA) as a file.
     *  @http GET /accounts/{account_id}/addressing/loa_documents/{loa_document_id}/download
     *  @response binary application/pdf
     *  @permission Magic Transit Read; Magic Transit Write
     *  @auth api_email+api_key */
    get(loaDocumentID: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<Response>;
  }

  export interface LOADocumentCreateParams extends InAccount {
    /** The document as a PDF file. */ loa_document: string;
  }

  export interface LOADocumentCreateResponse {
    /** Identifies the document, for use when creating a prefix. */ id?: ResourceID | null;
    account_id?: ResourceID;
    /** Whether Cloudflare made the document on behalf of the owner. */ auto_generated?: boolean;
    /** Time of the upload. */ created?: DateTime;
    /** Name of the file as uploaded; only PDF is taken. @example "site_loa_doc.pdf" */ filename?: string;
    /** Length of the file. @unit bytes @example 444 */ size_bytes?: Integer;
    /** Whether Cloudflare's staff have accepted it. */ verified?: boolean;
    /** Time of that acceptance; null before. */ verified_at?: DateTime | null;
  }

  /** IP ranges you own and have brought to the network. */
  export interface Prefixes {
    readonly serviceBindings: Prefixes.ServiceBindings;
    readonly bgpPrefixes: Prefixes.BGPPrefixes;
    readonly advertisementStatus: Prefixes.AdvertisementStatus;
    readonly delegations: Prefixes.DelegationsResource;

    /** Create a BYOIP prefix from its CIDR and origin ASN.
     *
     *  Approval takes time: it is validated through IRR, RPKI and ownership, and announced only afterwards.
     *  @http POST /accounts/{account_id}/addressing/prefixes
     *  @status 201
     *  @auth api_email+api_key
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "asn": 13335, "cidr": "192.0.2.0/24", "description": "Office range",
     *    "delegate_loa_creation": true
     *  }
     *  @aliases bring your own IP */
    create(params: PrefixCreateParams, options?: RequestOptions): APIPromise<Prefix>;

    /** List the BYOIP prefixes of an account.
     *  @http GET /accounts/{account_id}/addressing/prefixes
     *  @permission Magic Transit Read; Magic Transit Write; IP Prefixes: Write; IP Prefixes: Read; IP Prefixes: BGP On Demand Write; IP Prefixes: BGP On Demand Read
     *  @auth api_email+api_key
     *  @columns cidr description asn approved advertised on_demand_enabled created_at
     *  @key cidr */
    list(params: InAccount, options?: RequestOptions): PagePromise<SinglePage<Prefix>, Prefix>;

    /** Delete a BYOIP prefix that has not been approved yet.
     *  @http DELETE /accounts/{account_id}/addressing/prefixes/{prefix_id}
     *  @unwrapped
     *  @permission Magic Transit Write
     *  @auth api_email+api_key */
    delete(prefixID: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<RegionalHostnameDeleteResponse>;

    /** Edit the description of a BYOIP prefix.
     *  @http PATCH /accounts/{account_id}/addressing/prefixes/{prefix_id}
     *  @permission Magic Transit Write; IP Prefixes: Write
     *  @auth api_email+api_key */
    edit(prefixID: ResourceID, params: PrefixEditParams, options?: RequestOptions): APIPromise<Prefix>;

    /** Get one BYOIP prefix with its CIDR, ASN and approval state.
     *  @http GET /accounts/{account_id}/addressing/prefixes/{prefix_id}
     *  @permission Magic Transit Read; Magic Transit Write; IP Prefixes: Write; IP Prefixes: Read; IP Prefixes: BGP On Demand Write; IP Prefixes: BGP On Demand Read
     *  @auth api_email+api_key */
    get(prefixID: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<Prefix>;

    /** Validate a new BYOIP prefix again (IRR, RPKI, ownership).
     *
     *  Runs in the background; the states of the prefix show the outcome.
     *  @http POST /accounts/{account_id}/addressing/prefixes/{prefix_id}/validate
     *  @status 202
     *  @permission Magic Transit Write; IP Prefixes: Write
     *  @auth api_email+api_key */
    validate(prefixID: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<Prefix>;
  }

  export interface PrefixSettings {
    /** Autonomous system number the prefix is announced under; Cloudflare's 13335 or your own. @example 13335 */ asn?: Integer;
    /** Whether Cloudflare may write the Letter of Authorization for you. @default false */ delegate_loa_creation?: boolean;
    /** Note for people about the range. @maxLength 1000 */ description?: string;
    /** Letter of Authorization that was uploaded for the range. */ loa_document_id?: ResourceID | null;
  }

  export interface PrefixCreateParams extends InAccount, PrefixSettings {
    /** @example 13335 */ asn: Integer;
    /** @example "192.0.2.0/24" */
    cidr: string;
  }

  export interface Prefix extends PrefixSettings {
    /** Identifies the prefix in bindings, delegations and BGP calls. */ id?: ResourceID;
    account_id?: ResourceID;
    /** Whether the prefix is announced; look at its BGP prefixes instead. @deprecated */ advertised?: boolean | null;
    /** Time of the latest change of that; look at the BGP prefixes instead. @deprecated */ advertised_modified_at?: DateTime | null;
    /** Approval state: `P` pending, `V` active. @example "P" */ approved?: string;
    /** @example "192.0.2.0/24" */
    cidr?: string;
    created_at?: DateTime;
    /** Outcome of the check against the Internet Routing Registry. @example "pending" */ irr_validation_state?: string;
    modified_at?: DateTime;
    /** Whether announcing can be switched; look at the BGP prefixes instead. @deprecated */ on_demand_enabled?: boolean;
    /** Whether announcing is locked; look at the BGP prefixes instead. @deprecated */ on_demand_locked?: boolean;
    /** Outcome of the check that you own the range. @example "pending" */ ownership_validation_state?: string;
    /** Token to publish as proof of ownership. @example "1234a5b6-1234-1abc-12a3-1234a5b6789c" */ ownership_validation_token?: string;
    /** Outcome of the check against signed route origins (RPKI). @example "pending" */ rpki_validation_state?: string;
  }

  export interface PrefixEditParams extends InAccount {
    /** Note for people about the range. @maxLength 1000 */ description: string;
  }

  /** IP ranges rented from Cloudflare. */
  export interface Leases {
    /** List the IP address leases of the account.
     *  @http GET /accounts/{account_id}/addressing/leases
     *  @auth api_email+api_key
     *  @docs https://developers.cloudflare.com/api/operations/ip-address-management-list-leases
     *  @columns cidrs purpose owner_id active_from created_at */
    list(params: InAccount, options?: RequestOptions): APIPromise<Lease[]>;
  }

  export interface Lease {
    /** Time from which the addresses may be used. */ active_from?: DateTime;
    /** Ranges that are leased, in CIDR notation. */ cidrs?: string[];
    created_at?: DateTime;
    /** Identifies the contract over the addresses. @example "8fee4b6fd361283a72381ccfda355471" */ id?: string;
    modified_at?: DateTime;
    /** Account that holds the addresses. @example "3a7d3de1d0682240cf046c7f50866cc5" */ owner_id?: string;
    /** Reason for the address lease. */ purpose?: string;
  }

  export type AddressMapsSinglePage = SinglePage<AddressMap>;

  export type Kind = 'zone' | 'account';

  export type KindParam = 'zone' | 'account';

  export interface ResponseMessage {
    /** Number of the problem, stable for programs. @min 1000 */ code: Integer;
    /** Human-readable error message. */ message: string;
    /** Page that tells more. */ documentation_url?: string;
    /** Part of the request that caused the error. */ source?: APIError.Source;
  }

  export interface APIError extends ResponseMessage {}
  export namespace APIError {
    export interface Source {
      /** JSON Pointer to the faulty part of the body. */ pointer?: string;
    }
  }

  export interface ResultInfo {
    /** Entries in this page. @example 1 */ count?: number;
    /** Number of this page. @example 1 */ page?: number;
    /** Entries a page holds. @example 20 */ per_page?: number;
    /** Entries in all. @example 2000 */ total_count?: number;
    /** Pages in all. @example 100 */ total_pages?: number;
  }

  export type PrefixesSinglePage = SinglePage<Prefix>;

  export type RegionalHostnameListResponsesSinglePage = SinglePage<RegionalHostname>;

  export type ServiceListResponsesSinglePage = SinglePage<ServiceListResponse>;
}

export declare namespace Addressing.RegionalHostnames {
  /** Places to which a hostname can be tied. */
  export interface Regions {
    /** List the regions a hostname can be pinned to.
     *  @http GET /accounts/{account_id}/addressing/regional_hostnames/regions
     *  @permission DNS Read; DNS Write
     *  @columns label key
     *  @key key */
    list(params: InAccount, options?: RequestOptions): PagePromise<SinglePage<RegionListResponse>, RegionListResponse>;
  }

  export interface RegionListResponse {
    /** Short name to use as `region_key`. @example "ca" */ key?: string;
    /** Name of the region for people. @example "Canada" */ label?: string;
  }

  export type RegionListResponsesSinglePage = SinglePage<RegionListResponse>;
}

export declare namespace Addressing.AddressMaps {
  /** Accounts whose zones use the IPs of a map. */
  export interface Accounts {
    /** Add an account as a member of an address map.
     *  @http PUT /accounts/{account_id}/addressing/address_maps/{address_map_id}/accounts/{member_account_id}
     *  @unwrapped
     *  @auth api_email+api_key */
    update(memberAccountID: ResourceID, params: AccountParams, options?: RequestOptions): APIPromise<AddressMapData>;

    /** Delete an account from the members of an address map.
     *  @http DELETE /accounts/{account_id}/addressing/address_maps/{address_map_id}/accounts/{member_account_id}
     *  @unwrapped
     *  @permission Address Maps Write
     *  @auth api_email+api_key */
    delete(memberAccountID: ResourceID, params: AccountParams, options?: RequestOptions): APIPromise<AddressMapData>;
  }

  export interface AccountParams extends InAccount {
    /** Map to change. @from addressing.addressMaps.list */ address_map_id: ResourceID;
  }

  /** Addresses that a map hands out. */
  export interface IPs {
    /** Add an IP address of the account to an address map.
     *
     *  The zones of the map answer with it for proxied records.
     *  @http PUT /accounts/{account_id}/addressing/address_maps/{address_map_id}/ips/{ip_address}
     *  @unwrapped
     *  @permission Address Maps Write
     *  @auth api_email+api_key */
    update(ipAddress: string, params: AccountParams, options?: RequestOptions): APIPromise<AddressMapData>;

    /** Delete an IP address from an address map.
     *  @http DELETE /accounts/{account_id}/addressing/address_maps/{address_map_id}/ips/{ip_address}
     *  @unwrapped
     *  @permission Address Maps Write
     *  @auth api_email+api_key */
    delete(ipAddress: string, params: AccountParams, options?: RequestOptions): APIPromise<AddressMapData>;
  }

  /** Zones that answer on the IPs of a map. */
  export interface Zones {
    /** Add a zone as a member of an address map.
     *  @http PUT /accounts/{account_id}/addressing/address_maps/{address_map_id}/zones/{zone_id}
     *  @unwrapped
     *  @auth api_email+api_key */
    update(addressMapID: ResourceID, params: ZoneUpdateParams, options?: RequestOptions): APIPromise<AddressMapData>;

    /** Delete a zone from the members of an address map.
     *  @http DELETE /accounts/{account_id}/addressing/address_maps/{address_map_id}/zones/{zone_id}
     *  @unwrapped
     *  @permission Address Maps Write
     *  @auth api_email+api_key */
    delete(addressMapID: ResourceID, params: ZoneDeleteParams, options?: RequestOptions): APIPromise<AddressMapData>;
  }

  export interface ZoneUpdateParams {
    zone_id: ResourceID;
    account_id: ResourceID;
    /** Nothing is read from the body. @body @example {} */ body: unknown;
  }

  export interface ZoneDeleteParams {
    zone_id: ResourceID;
    account_id: ResourceID;
  }
}

export declare namespace Addressing.Prefixes {
  /** Products, such as CDN or Spectrum, that serve parts of a range. */
  export interface ServiceBindings {
    /** Create a binding of part of a BYOIP prefix to a service.
     *
     *  The first binding must cover the prefix exactly; later ones lie within it and send part of it to another service. `provisioning.state`
     *  shows the rollout.
     *  @http POST /accounts/{account_id}/addressing/prefixes/{prefix_id}/bindings
     *  @status 201
     *  @permission IP Prefixes: Write
     *  @auth api_email+api_key
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "prefix_id": "023e105f4ecef8ad9ca31a8372d0c353", "cidr": "192.0.2.0/24",
     *    "service_id": "0429b49b6a5155297b78e75a44b09e14"
     *  }
     *  @waits addressing.prefixes.serviceBindings.get provisioning.state done=active id=id */
    create(prefixID: ResourceID, params: ServiceBindingCreateParams, options?: RequestOptions): APIPromise<ServiceBinding>;

    /** List which CIDRs of a BYOIP prefix are bound to which services.
     *  @http GET /accounts/{account_id}/addressing/prefixes/{prefix_id}/bindings
     *  @permission IP Prefixes: Write; IP Prefixes: Read
     *  @auth api_email+api_key
     *  @columns cidr service_name provisioning.state */
    list(
      prefixID: ResourceID,
      params: InAccount,
      options?: RequestOptions,
    ): PagePromise<SinglePage<ServiceBinding>, ServiceBinding>;

    /** Delete a service binding, which ends routing to the service.
     *  @http DELETE /accounts/{account_id}/addressing/prefixes/{prefix_id}/bindings/{binding_id}
     *  @unwrapped
     *  @permission IP Prefixes: Write
     *  @auth api_email+api_key */
    delete(bindingID: ResourceID, params: ServiceBindingParams, options?: RequestOptions): APIPromise<RegionalHostnameDeleteResponse>;

    /** Get one service binding of a BYOIP prefix.
     *  @http GET /accounts/{account_id}/addressing/prefixes/{prefix_id}/bindings/{binding_id}
     *  @permission IP Prefixes: Write; IP Prefixes: Read
     *  @auth api_email+api_key */
    get(bindingID: ResourceID, params: ServiceBindingParams, options?: RequestOptions): APIPromise<ServiceBinding>;
  }

  export interface ServiceBindingCreateParams extends InAccount {
    /** @example "192.0.2.0/24" */
    cidr: string;
    /** Service that receives the traffic. @from addressing.services.list */ service_id: ResourceID;
  }

  export interface ServiceBinding {
    /** Identifies the binding; given on creation. */ id?: ResourceID;
    /** @example "192.0.2.0/24" */
    cidr?: string;
    /** Progress of the rollout to data centers. */ provisioning?: ServiceBinding.Provisioning;
    /** Service that receives the traffic. @from addressing.services.list */ service_id?: ResourceID;
    /** Name of the service that receives the traffic. */ service_name?: string;
  }
  export namespace ServiceBinding {
    export interface Provisioning {
      /** `active` once most data centers have it; the last value asks for a Magic Transit route first. */
      state?: 'provisioning' | 'active' | 'magic_transit_route_missing';
    }
  }

  export interface ServiceBindingParams extends InAccount {
    /** Prefix to work on. @from addressing.prefixes.list */ prefix_id: ResourceID;
  }

  /** Announced parts of a range, with path prepends and on-demand switching. */
  export interface BGPPrefixes {
    /** Create a BGP prefix, by CIDR, inside a BYOIP prefix.
     *
     *  It is not announced until `on_demand.advertised` is true.
     *  @http POST /accounts/{account_id}/addressing/prefixes/{prefix_id}/bgp/prefixes
     *  @auth api_email+api_key
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "prefix_id": "023e105f4ecef8ad9ca31a8372d0c353", "cidr": "192.0.2.0/24" } */
    create(prefixID: ResourceID, params: BGPPrefixCreateParams, options?: RequestOptions): APIPromise<BGPPrefix>;

    /** List the BGP prefixes defined inside a BYOIP prefix.
     *  @http GET /accounts/{account_id}/addressing/prefixes/{prefix_id}/bgp/prefixes
     *  @permission Magic Transit Read; Magic Transit Write; IP Prefixes: Write; IP Prefixes: Read; IP Prefixes: BGP On Demand Write; IP Prefixes: BGP On Demand Read
     *  @auth api_email+api_key
     *  @columns cidr asn asn_prepend_count on_demand.advertised created_at modified_at
     *  @key cidr */
    list(prefixID: ResourceID, params: InAccount, options?: RequestOptions): PagePromise<SinglePage<BGPPrefix>, BGPPrefix>;

    /** Edit a BGP prefix's announcement, prepends or auto withdrawal.
     *
     *  Announcing or withdrawing takes some minutes to reach the Internet.
     *  @http PATCH /accounts/{account_id}/addressing/prefixes/{prefix_id}/bgp/prefixes/{bgp_prefix_id}
     *  @body json required
     *  @permission Magic Transit Write; IP Prefixes: Write; IP Prefixes: BGP On Demand Write
     *  @auth api_email+api_key */
    edit(bgpPrefixID: ResourceID, params: BGPPrefixEditParams, options?: RequestOptions): APIPromise<BGPPrefix>;

    /** Get one BGP prefix and whether it is announced.
     *  @http GET /accounts/{account_id}/addressing/prefixes/{prefix_id}/bgp/prefixes/{bgp_prefix_id}
     *  @permission Magic Transit Read; Magic Transit Write; IP Prefixes: Write; IP Prefixes: Read; IP Prefixes: BGP On Demand Write; IP Prefixes: BGP On Demand Read
     *  @auth api_email+api_key */
    get(bgpPrefixID: ResourceID, params: ServiceBindingParams, options?: RequestOptions): APIPromise<BGPPrefix>;

    /** Delete a BGP prefix inside a BYOIP prefix.
     *
     *  It has to be withdrawn first.
     *  @http DELETE /accounts/{account_id}/addressing/prefixes/{prefix_id}/bgp/prefixes/{bgp_prefix_id}
     *  @unwrapped
     *  @auth api_email+api_key */
    delete(bgpPrefixID: ResourceID, params: ServiceBindingParams, options?: RequestOptions): APIPromise<RegionalHostnameDeleteResponse>;
  }

  export interface BGPPrefixCreateParams extends InAccount {
    /** @example "192.0.2.0/24" */
    cidr: string;
  }

  export interface BGPAdvertising {
    /** Times that Cloudflare's number is added to the AS path; more make the route less preferred. @min 0 @max 3 @default 0 @example 2 */
    asn_prepend_count?: Integer;
    /** If true, it is announced only while the Magic routing table has a matching route. @default false */ auto_advertise_withdraw?: boolean;
  }

  export interface BGPPrefix extends BGPAdvertising {
    /** Identifies the BGP prefix; given on creation. */ id?: ResourceID;
    /** Autonomous system number it is announced under. @example 13335 */ asn?: Integer | null;
    /** Control of the announcement by a BGP signal of yours. */ bgp_signal_opts?: BGPPrefix.BGPSignalOpts;
    /** @example "192.0.2.0/24" */
    cidr?: string;
    created_at?: DateTime;
    modified_at?: DateTime;
    /** Control of the announcement through this API. */ on_demand?: BGPPrefix.OnDemand;
  }
  export namespace BGPPrefix {
    export interface BGPSignalOpts {
      /** Whether a BGP signal of yours decides on the announcement. */ enabled?: boolean;
      modified_at?: DateTime | null;
    }
    export interface OnDemand {
      /** Whether it is announced now; null if this cannot be switched. */ advertised?: boolean | null;
      /** Time at which announcing was last switched; null if it cannot be. */ advertised_modified_at?: DateTime | null;
      /** Whether announcing may be switched through the API. */ on_demand_enabled?: boolean;
      /** Whether the present state is locked against changes. */ on_demand_locked?: boolean;
    }
  }

  export interface BGPPrefixEditParams extends InAccount, BGPAdvertising {
    /** Prefix to work on. @from addressing.prefixes.list */ prefix_id: ResourceID;
    /** Control of the announcement through this API. */ on_demand?: BGPPrefixEditParams.OnDemand;
  }
  export namespace BGPPrefixEditParams {
    export interface OnDemand {
      /** True announces the range to the Internet, false withdraws it. */ advertised?: boolean;
    }
  }

  /** Whether a range is announced to the Internet at the moment. */
  export interface AdvertisementStatus {
    /** Edit whether a BYOIP prefix is announced over BGP.
     *
     *  Takes some minutes. New programs use the BGP prefixes instead.
     *  @http PATCH /accounts/{account_id}/addressing/prefixes/{prefix_id}/bgp/status
     *  @permission Magic Transit Write; IP Prefixes: Write; IP Prefixes: BGP On Demand Write
     *  @auth api_email+api_key
     *  @deprecated addressing.prefixes.bgpPrefixes.edit */
    edit(prefixID: ResourceID, params: AdvertisementStatusEditParams, options?: RequestOptions): APIPromise<AdvertisementStatusResult>;

    /** Get whether a BYOIP prefix is announced over BGP.
     *  @http GET /accounts/{account_id}/addressing/prefixes/{prefix_id}/bgp/status
     *  @permission Magic Transit Read; Magic Transit Write; IP Prefixes: Write; IP Prefixes: Read; IP Prefixes: BGP On Demand Write; IP Prefixes: BGP On Demand Read
     *  @auth api_email+api_key
     *  @deprecated addressing.prefixes.bgpPrefixes.get */
    get(prefixID: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<AdvertisementStatusResult>;
  }

  export interface AdvertisementStatusEditParams extends InAccount {
    /** True announces the prefix over BGP, false withdraws it. */ advertised: boolean;
  }

  export interface AdvertisementStatusResult {
    /** True announces the prefix over BGP, false withdraws it. */ advertised?: boolean;
    /** Time at which announcing was last switched; null if it cannot be. */ advertised_modified_at?: DateTime | null;
  }

  /** Parts of a range lent to another account. */
  export interface DelegationsResource {
    /** Create a delegation of part of a prefix to another account.
     *  @http POST /accounts/{account_id}/addressing/prefixes/{prefix_id}/delegations
     *  @permission IP Prefixes: Write
     *  @auth api_email+api_key
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "prefix_id": "023e105f4ecef8ad9ca31a8372d0c353", "cidr": "192.0.2.0/24",
     *    "delegated_account_id": "b1946ac92492d2347c6235b4d2611184"
     *  } */
    create(prefixID: ResourceID, params: DelegationCreateParams, options?: RequestOptions): APIPromise<Delegations>;

    /** List the delegations made from a BYOIP prefix to other accounts.
     *  @http GET /accounts/{account_id}/addressing/prefixes/{prefix_id}/delegations
     *  @auth api_email+api_key
     *  @columns cidr delegated_account_id created_at modified_at */
    list(prefixID: ResourceID, params: InAccount, options?: RequestOptions): PagePromise<SinglePage<Delegations>, Delegations>;

    /** Delete a delegation, which takes the range back.
     *  @http DELETE /accounts/{account_id}/addressing/prefixes/{prefix_id}/delegations/{delegation_id}
     *  @permission IP Prefixes: Write
     *  @auth api_email+api_key */
    delete(delegationID: ResourceID, params: ServiceBindingParams, options?: RequestOptions): APIPromise<DelegationDeleteResponse>;
  }

  export interface DelegationCreateParams extends InAccount {
    /** @example "192.0.2.0/24" */
    cidr: string;
    /** Account that may use the range. */ delegated_account_id: ResourceID;
  }

  export interface Delegations {
    /** Identifies the delegation; given on creation. @readOnly */ id?: ResourceID;
    /** @example "192.0.2.0/24" */
    cidr?: string;
    created_at?: DateTime;
    /** Account that may use the range. */ delegated_account_id?: ResourceID;
    modified_at?: DateTime;
    /** Prefix that the range was taken from. */ parent_prefix_id?: ResourceID;
  }

  export interface DelegationDeleteResponse {
    /** Identifies the delegation; given on creation. @readOnly */ id?: ResourceID;
  }

  export type BGPPrefixesSinglePage = SinglePage<BGPPrefix>;

  export type DelegationsSinglePage = SinglePage<Delegations>;

  export type ServiceBindingsSinglePage = SinglePage<ServiceBinding>;
}
