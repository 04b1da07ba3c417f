import type { APIPromise, RequestOptions } from './_client.ts';
import type { InAccount, Integer } from './_shared.ts';

/** Network Interconnect: Direct links between your network and Cloudflare (CNI).
 *  @product networkInterconnects Network Interconnect
 *  @docs https://developers.cloudflare.com/network-interconnect/ */
export interface NetworkInterconnects {
  readonly cnis: NetworkInterconnects.CNIs;
  readonly interconnects: NetworkInterconnects.Interconnects;
  readonly settings: NetworkInterconnects.Settings;
  readonly slots: NetworkInterconnects.Slots;
}

export declare namespace NetworkInterconnects {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Account that owns it, by its tag. */ account: string;
    /** Interconnect that carries the CNI. */ interconnect: string;
    /** Most entries a page holds. */ limit: number;
    /** Cursor of the next page; null on the last one. */ next: number;
    /** Kind of interconnect, such as physical or at a cloud partner. */ type: string;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** CNI to work on, as `networkInterconnects.cnis.list` shows it. @from networkInterconnects.cnis.list */ cni: string;
    /** Icon to work on, as `networkInterconnects.interconnects.list` shows it. @from networkInterconnects.interconnects.list */ icon: string;
    /** Slot to work on, as `networkInterconnects.slots.list` shows it. @from networkInterconnects.slots.list */ slot: string;
  }

  /** Logical networks with addresses and BGP on a direct link. */
  export interface CNIs {
    /** Create a CNI on an interconnect, with Magic settings and BGP.
     *
     *  Needs an interconnect of the account. Addresses of the link are assigned by Cloudflare and returned.
     *  @http POST /accounts/{account_id}/cni/cnis
     *  @unwrapped
     *  @permission Magic WAN Write; Magic Transit Write
     *  @availability ga */
    create(params: CNICreateParams, options?: RequestOptions): APIPromise<CNI>;

    /** Replace a CNI's addresses, Magic settings and BGP configuration.
     *  @http PUT /accounts/{account_id}/cni/cnis/{cni}
     *  @unwrapped
     *  @permission Magic WAN Write; Magic Transit Write
     *  @availability ga */
    update(/** @format uuid */ cni: string, params: CNIUpdateParams, options?: RequestOptions): APIPromise<CNI>;

    /** List the account's CNIs, filtered by slot or tunnel.
     *  @http GET /accounts/{account_id}/cni/cnis
     *  @unwrapped
     *  @permission Magic WAN Write; Magic WAN Read; Magic Transit Read; Magic Transit Write
     *  @availability ga
     *  @columns interconnect account cust_ip p2p_ip bgp_mode */
    list(params: CNIListParams, options?: RequestOptions): APIPromise<CNIListResponse>;

    /** Delete a CNI from the account by its ID.
     *
     *  Traffic over the link stops at once.
     *  @http DELETE /accounts/{account_id}/cni/cnis/{cni}
     *  @response void
     *  @permission Magic WAN Write; Magic Transit Write
     *  @availability ga */
    delete(/** @format uuid */ cni: string, params: InAccount, options?: RequestOptions): APIPromise<void>;

    /** Get one CNI with its addresses and BGP settings.
     *  @http GET /accounts/{account_id}/cni/cnis/{cni}
     *  @unwrapped
     *  @permission Magic WAN Write; Magic WAN Read; Magic Transit Read; Magic Transit Write
     *  @availability ga */
    get(/** @format uuid */ cni: string, params: InAccount, options?: RequestOptions): APIPromise<CNI>;
  }

  export interface CNICreateParams extends InAccount {
    /** @minLength 1 @example "023e105f4ecef8ad9ca31a8372d0c353" */ account: string;
    /** @from networkInterconnects.interconnects.list @minLength 1 @example "LIS-1047" */ interconnect: string;
    /** Use of the link by Magic WAN and Magic Transit. */ magic: Magic;
    /** BGP session over the link; left out, there is none. */ bgp?: BGP;
  }

  export interface InterconnectRoute {
    account: string;
    /** Your end of the link; in the same prefix as `p2p_ip`. @format A.B.C.D/N @example "192.168.3.4/31" */ cust_ip: string;
    interconnect: string;
    /** Use of the link by Magic WAN and Magic Transit. */ magic: Magic;
    /** Cloudflare's end of the link. @format A.B.C.D/N @example "192.168.3.4/31" */ p2p_ip: string;
    /** BGP session over the link; absent, there is none. */ bgp?: BGP;
    /** Whether routes are exchanged both ways or Cloudflare only announces its own. */ bgp_mode?: 'dynamic_route_exchange' | 'advertise_only';
  }

  export interface CNI extends InterconnectRoute {
    /** Id of the CNI, given by Cloudflare. @format uuid */ id: string;
  }

  export interface CNIUpdateParams extends CNICreateParams {
    /** Id of the CNI, given by Cloudflare. @format uuid */ id: string;
    /** Your end of the link; in the same prefix as `p2p_ip`. @format A.B.C.D/N @example "192.168.3.4/31" */ cust_ip: string;
    /** @example "LIS-1047" */ interconnect: string;
    /** Cloudflare's end of the link. @format A.B.C.D/N @example "192.168.3.4/31" */ p2p_ip: string;
    /** Whether routes are exchanged both ways or Cloudflare only announces its own. */ bgp_mode?: 'dynamic_route_exchange' | 'advertise_only' | (string & {});
  }

  export interface CNIListParams extends InAccount {
    cursor?: Integer | null;
    /** @min 0 */ limit?: Integer | null;
    /** Only CNIs on this slot. */ slot?: string | null;
    /** Only the CNI of this tunnel. */ tunnel_id?: string | null;
  }

  export interface CNIListResponse {
    /** Entries of this page. */ items: CNIListResponse.Item[];
    next?: Integer | null;
  }
  export namespace CNIListResponse {
    export interface Item extends InterconnectRoute {
      /** Id of the CNI. @format uuid */ id: string;
    }
  }

  export interface Magic {
    /** Name of the link in Magic WAN. @example "lisbon-1" */ conduit_name: string;
    /** Note for people. @example "Link to the data center in Lisbon" */ description: string;
    /** Largest packet on the link. @min 0 @unit bytes */ mtu: Integer;
  }

  export interface BGP {
    /** AS number with which your router speaks BGP. @min 0 @max 4294967295 */ customer_asn: Integer;
    /** Further prefixes Cloudflare announces to you over the session, in CIDR notation. */ extra_prefixes: (/** @format A.B.C.D/N */ string)[];
    /** Shared key that signs the BGP session's TCP segments; null for none. @sensitive */ md5_key?: string | null;
  }

  /** Physical or partner ports, with their cabling letters. */
  export interface Interconnects {
    /** Create an interconnect of a given type.
     *
     *  A physical one takes a slot and has to be cabled with the letter of authorization (`loa`); one at a partner takes its pairing key.
     *  @http POST /accounts/{account_id}/cni/interconnects
     *  @unwrapped
     *  @permission Magic WAN Write; Magic Transit Write
     *  @availability ga */
    create(params: InterconnectCreateParams, options?: RequestOptions): APIPromise<InterconnectCreateResponse>;

    /** List the account's interconnects, filtered by site or type.
     *  @http GET /accounts/{account_id}/cni/interconnects
     *  @unwrapped
     *  @permission Magic WAN Write; Magic WAN Read; Magic Transit Read; Magic Transit Write
     *  @availability ga
     *  @columns name type account facility.name site speed
     *  @key name */
    list(params: InterconnectListParams, options?: RequestOptions): APIPromise<InterconnectListResponse>;

    /** Delete an interconnect from the account.
     *
     *  Delete its CNIs first. The cross-connect has to be cancelled with the facility.
     *  @http DELETE /accounts/{account_id}/cni/interconnects/{icon}
     *  @response void
     *  @permission Magic WAN Write; Magic Transit Write
     *  @availability ga */
    delete(icon: string, params: InAccount, options?: RequestOptions): APIPromise<void>;

    /** Get one interconnect's type, site and speed.
     *  @http GET /accounts/{account_id}/cni/interconnects/{icon}
     *  @unwrapped
     *  @permission Magic WAN Write; Magic WAN Read; Magic Transit Read; Magic Transit Write
     *  @availability ga */
    get(icon: string, params: InAccount, options?: RequestOptions): APIPromise<InterconnectGetResponse>;

    /** Generate the Letter of Authorization needed to cable an interconnect.
     *  @http GET /accounts/{account_id}/cni/interconnects/{icon}/loa
     *  @response void
     *  @permission Magic WAN Write; Magic WAN Read; Magic Transit Read; Magic Transit Write
     *  @availability ga */
    loa(icon: string, params: InterconnectLOAParams, options?: RequestOptions): APIPromise<void>;

    /** Get whether an interconnect is up and healthy.
     *  @http GET /accounts/{account_id}/cni/interconnects/{icon}/status
     *  @unwrapped
     *  @permission Magic WAN Write; Magic WAN Read; Magic Transit Read; Magic Transit Write
     *  @availability ga */
    status(icon: string, params: InAccount, options?: RequestOptions): APIPromise<InterconnectStatusResponse>;

    /** Get the default name for an interconnect's letter of authorization.
     *  @http GET /accounts/{account_id}/cni/interconnects/{icon}/loa/default
     *  @unwrapped
     *  @permission Magic WAN Write; Magic WAN Read; Magic Transit Read; Magic Transit Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/get_interconnect_loa_default_name */
    loaDefault(icon: string, params: InAccount, options?: RequestOptions): APIPromise<DefaultNameResponse>;
  }

  export type InterconnectCreateParams = InterconnectCreateParams.NscInterconnectCreatePhysicalBody | InterconnectCreateParams.NscInterconnectCreateGcpPartnerBody;
  export namespace InterconnectCreateParams {
    export interface NscInterconnectCreatePhysicalBody extends InAccount {
      /** @example "023e105f4ecef8ad9ca31a8372d0c353" */ account: string;
      /** Slot that the cable is plugged into. @format uuid @from networkInterconnects.slots.list @example "182bd5e5-6e1a-4fe4-a799-aa6d9a6ab26e" */ slot_id: string;
      /** @example "physical" */ type: string;
      /** Speed of the port, such as `10G`. */ speed?: string | null;
    }
    export interface NscInterconnectCreateGcpPartnerBody extends InAccount {
      /** @example "023e105f4ecef8ad9ca31a8372d0c353" */ account: string;
      /** Bandwidth ordered at the partner. */
      bandwidth: '50M' | '100M' | '200M' | '300M' | '400M' | '500M' | '1G' | '2G' | '5G' | '10G' | '20G' | '50G' | (string & {});
      /** Key that Google Cloud gave for the attachment. @sensitive @minLength 1 */ pairing_key: string;
      /** @example "gcp_partner" */ type: string;
    }
  }

  export type InterconnectCreateResponse = NscInterconnectPhysicalBody | NscInterconnectGcpPartnerBody;

  export interface InterconnectListParams extends InAccount {
    cursor?: Integer | null;
    /** @min 0 */ limit?: Integer | null;
    /** Only interconnects at this site. */ site?: string | null;
    /** Only interconnects of this type. */ type?: string | null;
  }

  export interface InterconnectListResponse {
    /** Interconnects of this page. */ items: (NscInterconnectPhysicalBody | NscInterconnectGcpPartnerBody)[];
    next?: Integer | null;
  }

  export type InterconnectGetResponse = NscInterconnectPhysicalBody | NscInterconnectGcpPartnerBody;

  export interface InterconnectLOAParams extends InAccount {
    /** Customer name on the letter, at most 200 characters. @maxLength 200 */ name?: string | null;
  }

  /** @discriminator state */
  export type InterconnectStatusResponse =
    | InterconnectStatusResponse.Pending | InterconnectStatusResponse.Down
    | InterconnectStatusResponse.Unhealthy | InterconnectStatusResponse.Healthy;
  export namespace InterconnectStatusResponse {
    export interface Pending {
      /** The link has not been set up yet. */ state: 'Pending';
    }
    export interface Down {
      /** The link is down. */ state: 'Down';
      /** Known cause of the state. */ reason?: string | null;
    }
    export interface Unhealthy {
      /** The link is up but has faults. */ state: 'Unhealthy';
      /** Known cause of the state. */ reason?: string | null;
    }
    export interface Healthy {
      /** The link is up and passes traffic. */ state: 'Healthy';
    }
  }

  export interface InterconnectPlacement {
    /** Building in which the port is. */ facility: Facility;
    /** Cloudflare site that holds the slot. */ site: string;
    /** Speed of the port. */ speed: string;
    /** Router that holds the port. */ ccr_device_name?: string | null;
  }

  export interface ReservedPort {
    account: string;
    /** Name of the interconnect; paths use it. */ name: string;
    type: string;
    /** Id of the port booked at the cloud partner. @format uuid */ virtual_port_reservation_id: string;
    /** Owner of the interconnect. */ owner?: string;
  }

  export interface NscInterconnectPhysicalBody extends InterconnectPlacement, ReservedPort {
    /** Slot that the cable is plugged into. @format uuid @from networkInterconnects.slots.list */ slot_id: string;
  }

  export interface NscInterconnectGcpPartnerBody extends ReservedPort {
    /** Region of the cloud partner. */ region: string;
    /** Bandwidth of the connection to Google Cloud, as ordered. */
    speed?: '50M' | '100M' | '200M' | '300M' | '400M' | '500M' | '1G' | '2G' | '5G' | '10G' | '20G' | '50G';
  }

  export interface Facility {
    /** Lines of the building's address. */ address: string[];
    /** Name of the building. */ name: string;
  }

  export interface DefaultNameResponse {
    /** Name of the interconnect; paths use it. */ name: string;
  }

  /** Account defaults, such as your network number. */
  export interface Settings {
    /** Replace the account's default ASN for CNIs.
     *  @http PUT /accounts/{account_id}/cni/settings
     *  @body json required
     *  @unwrapped
     *  @permission Magic WAN Write; Magic Transit Write
     *  @availability ga */
    update(params: SettingUpdateParams, options?: RequestOptions): APIPromise<Setting>;

    /** Get the account's CNI settings, such as its default ASN.
     *  @http GET /accounts/{account_id}/cni/settings
     *  @unwrapped
     *  @permission Magic WAN Write; Magic WAN Read; Magic Transit Read; Magic Transit Write
     *  @availability ga */
    get(params: InAccount, options?: RequestOptions): APIPromise<Setting>;
  }

  export interface SettingUpdateParams extends InAccount {
    /** ASN taken for CNIs that name none; null for Cloudflare's choice. @min 0 */ default_asn?: Integer | null;
  }

  export interface Setting {
    /** ASN taken for CNIs that name none. @min 0 */ default_asn: Integer;
  }

  /** Free and taken ports at Cloudflare's facilities. */
  export interface Slots {
    /** List interconnect slots by site, speed, address and occupancy.
     *  @http GET /accounts/{account_id}/cni/slots
     *  @unwrapped
     *  @permission Magic WAN Write; Magic WAN Read; Magic Transit Read; Magic Transit Write
     *  @availability ga
     *  @columns site speed facility.name ccr_device_name occupied account */
    list(params: SlotListParams, options?: RequestOptions): APIPromise<SlotListResponse>;

    /** Get one slot, its site and speed.
     *  @http GET /accounts/{account_id}/cni/slots/{slot}
     *  @unwrapped
     *  @permission Magic WAN Write; Magic WAN Read; Magic Transit Read; Magic Transit Write
     *  @availability ga */
    get(/** @format uuid */ slot: string, params: InAccount, options?: RequestOptions): APIPromise<SlotListResponse.Item>;
  }

  export interface SlotListParams extends InAccount {
    /** Only slots whose address contains this text. */ address_contains?: string | null;
    cursor?: Integer | null;
    /** @min 0 */ limit?: Integer | null;
    /** Only taken (true) or free (false) slots. */ occupied?: boolean | null;
    /** Only slots at this site. */ site?: string | null;
    /** Only slots of this speed. */ speed?: string | null;
  }

  export interface SlotListResponse {
    /** Entries of this page. */ items: SlotListResponse.Item[];
    next?: Integer | null;
  }
  export namespace SlotListResponse {
    export interface Item extends InterconnectPlacement {
      /** Id of the slot; interconnects are ordered with it. @format uuid */ id: string;
      /** Whether an interconnect uses the slot. */ occupied: boolean;
      account?: string;
    }
  }
}
