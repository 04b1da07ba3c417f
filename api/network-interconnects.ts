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
  /** Logical networks with addresses and BGP on a direct link. */
  export interface CNIs {
    /** Create a CNI on an interconnect, with Magic settings and optional BGP.
     *  @http POST /accounts/{account_id}/cni/cnis
     *  @unwrapped
     *  @permission Magic WAN Write; Magic Transit Write
     *  @availability ga */
    create(params: CNICreateParams, options?: RequestOptions): APIPromise<CNIListResponse.Item>;

    /** Replace a CNI's addresses, Magic settings and BGP configuration.
     *  @http PUT /accounts/{account_id}/cni/cnis/{cni}
     *  @unwrapped
     *  @permission Magic WAN Write; Magic Transit Write
     *  @availability ga */
    update(/** @format uuid */ cni: string, params: CNIUpdateParams, options?: RequestOptions): APIPromise<CNIListResponse.Item>;

    /** Walk through the account's CNIs, filtered by slot or tunnel.
     *  @http GET /accounts/{account_id}/cni/cnis
     *  @unwrapped
     *  @permission Magic WAN Write; Magic WAN Read; Magic Transit Read; Magic Transit Write
     *  @availability ga */
    list(params: CNIListParams, options?: RequestOptions): APIPromise<CNIListResponse>;

    /** Delete a CNI from the account by its ID.
     *  @http DELETE /accounts/{account_id}/cni/cnis/{cni}
     *  @answer void
     *  @permission Magic WAN Write; Magic Transit Write
     *  @availability ga */
    delete(/** @format uuid */ cni: string, params: CNIDeleteParams, options?: RequestOptions): APIPromise<void>;

    /** Look up one CNI with its addresses and BGP settings.
     *  @http GET /accounts/{account_id}/cni/cnis/{cni}
     *  @unwrapped
     *  @permission Magic WAN Write; Magic WAN Read; Magic Transit Read; Magic Transit Write
     *  @availability ga */
    get(/** @format uuid */ cni: string, params: CNIGetParams, options?: RequestOptions): APIPromise<CNIListResponse.Item>;
  }

  export interface CNICreateParams extends InAccount {
    account: string;
    interconnect: string;
    magic: CNICreateParams.Magic;
    bgp?: CNICreateParams.BGP;
  }
  export namespace CNICreateParams {
    export interface BGP {
      /** @min 0 */ customer_asn: Integer;
      extra_prefixes: (/** @format A.B.C.D/N */ string)[];
      /** @sensitive */ md5_key?: string | null;
    }
    export interface Magic {
      conduit_name: string;
      description: string;
      /** @min 0 */ mtu: Integer;
    }
  }

  export import CNICreateResponse = CNIListResponse.Item;

  export interface CNIUpdateParams extends InAccount {
    /** @format uuid */ id: string;
    account: string;
    /** @format A.B.C.D/N @example "192.168.3.4/31" */ cust_ip: string;
    interconnect: string;
    magic: CNICreateParams.Magic;
    /** @format A.B.C.D/N @example "192.168.3.4/31" */ p2p_ip: string;
    bgp?: CNICreateParams.BGP;
    bgp_mode?: 'dynamic_route_exchange' | 'advertise_only';
  }
  export namespace CNIUpdateParams {
    export type BGP = CNICreateParams.BGP;
    export type Magic = CNICreateParams.Magic;
  }

  export import CNIUpdateResponse = CNIListResponse.Item;

  export interface CNIListParams extends InAccount {
    cursor?: Integer | null;
    /** @min 0 */ limit?: Integer | null;
    slot?: string | null;
    tunnel_id?: string | null;
  }

  export interface CNIListResponse {
    items: CNIListResponse.Item[];
    next?: Integer | null;
  }
  export namespace CNIListResponse {
    export interface Item {
      /** @format uuid */ id: string;
      account: string;
      /** @format A.B.C.D/N @example "192.168.3.4/31" */ cust_ip: string;
      interconnect: string;
      magic: CNICreateParams.Magic;
      /** @format A.B.C.D/N @example "192.168.3.4/31" */ p2p_ip: string;
      bgp?: CNICreateParams.BGP;
      bgp_mode?: 'dynamic_route_exchange' | 'advertise_only';
    }
    export namespace Item {
      export type BGP = CNICreateParams.BGP;
      export type Magic = CNICreateParams.Magic;
    }
  }

  export type CNIDeleteParams = InAccount;

  export type CNIGetParams = InAccount;

  export import CNIGetResponse = CNIListResponse.Item;

  /** Physical or partner ports, with their cabling letters. */
  export interface Interconnects {
    /** Order an interconnect of a given type, on a slot or by pairing key.
     *  @http POST /accounts/{account_id}/cni/interconnects
     *  @unwrapped
     *  @permission Magic WAN Write; Magic Transit Write
     *  @availability ga */
    create(params: InterconnectCreateParams, options?: RequestOptions): APIPromise<InterconnectGetResponse>;

    /** Walk through the account's interconnects, filtered by site or type.
     *  @http GET /accounts/{account_id}/cni/interconnects
     *  @unwrapped
     *  @permission Magic WAN Write; Magic WAN Read; Magic Transit Read; Magic Transit Write
     *  @availability ga */
    list(params: InterconnectListParams, options?: RequestOptions): APIPromise<InterconnectListResponse>;

    /** Delete an interconnect from the account.
     *  @http DELETE /accounts/{account_id}/cni/interconnects/{icon}
     *  @answer void
     *  @permission Magic WAN Write; Magic Transit Write
     *  @availability ga */
    delete(icon: string, params: InterconnectDeleteParams, options?: RequestOptions): APIPromise<void>;

    /** Look up one interconnect's type, site and speed.
     *  @http GET /accounts/{account_id}/cni/interconnects/{icon}
     *  @unwrapped
     *  @permission Magic WAN Write; Magic WAN Read; Magic Transit Read; Magic Transit Write
     *  @availability ga */
    get(icon: string, params: InterconnectGetParams, options?: RequestOptions): APIPromise<InterconnectGetResponse>;

    /** Generate the Letter of Authorization needed to cable an interconnect.
     *  @http GET /accounts/{account_id}/cni/interconnects/{icon}/loa
     *  @answer void
     *  @permission Magic WAN Write; Magic WAN Read; Magic Transit Read; Magic Transit Write
     *  @availability ga */
    loa(icon: string, params: InterconnectLOAParams, options?: RequestOptions): APIPromise<void>;

    /** Check whether an interconnect is up and healthy.
     *  @http GET /accounts/{account_id}/cni/interconnects/{icon}/status
     *  @unwrapped
     *  @permission Magic WAN Write; Magic WAN Read; Magic Transit Read; Magic Transit Write
     *  @availability ga */
    status(icon: string, params: InterconnectStatusParams, options?: RequestOptions): APIPromise<InterconnectStatusResponse>;

    /** Get the default name for an interconnect's letter of authorization.
     *  @http GET /accounts/{account_id}/cni/interconnects/{icon}/loa/default
     *  @unwrapped
     *  @permission Magic WAN Write; Magic WAN Read; Magic Transit Read; Magic Transit Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/get_interconnect_loa_default_name */
    loaDefault(icon: string, params: InterconnectLOADefaultParams, options?: RequestOptions): APIPromise<DefaultNameResponse>;
  }

  export type InterconnectCreateParams =
    | InterconnectCreateParams.NscInterconnectCreatePhysicalBody
    | InterconnectCreateParams.NscInterconnectCreateGcpPartnerBody;
  export namespace InterconnectCreateParams {
    export interface NscInterconnectCreateGcpPartnerBody extends InAccount {
      account: string;
      bandwidth: '50M' | '100M' | '200M' | '300M' | '400M' | '500M' | '1G' | '2G' | '5G' | '10G' | '20G' | '50G';
      /** @sensitive */ pairing_key: string;
      type: string;
    }
    export interface NscInterconnectCreatePhysicalBody extends InAccount {
      account: string;
      /** @format uuid */ slot_id: string;
      type: string;
      speed?: string | null;
    }
  }

  export import InterconnectCreateResponse = NetworkInterconnects.InterconnectGetResponse;

  export interface InterconnectListParams extends InAccount {
    cursor?: Integer | null;
    /** @min 0 */ limit?: Integer | null;
    site?: string | null;
    type?: string | null;
  }

  export interface InterconnectListResponse {
    items: (InterconnectGetResponse.NscInterconnectPhysicalBody | InterconnectGetResponse.NscInterconnectGcpPartnerBody)[];
    next?: Integer | null;
  }
  export namespace InterconnectListResponse {
    export type NscInterconnectGcpPartnerBody = InterconnectGetResponse.NscInterconnectGcpPartnerBody;
    export import NscInterconnectPhysicalBody = InterconnectGetResponse.NscInterconnectPhysicalBody;
  }

  export type InterconnectDeleteParams = InAccount;

  export type InterconnectGetParams = InAccount;

  export type InterconnectGetResponse = InterconnectGetResponse.NscInterconnectPhysicalBody | InterconnectGetResponse.NscInterconnectGcpPartnerBody;
  export namespace InterconnectGetResponse {
    export interface NscInterconnectGcpPartnerBody {
      account: string;
      name: string;
      region: string;
      type: string;
      /** @format uuid */ virtual_port_reservation_id: string;
      owner?: string;
      speed?: '50M' | '100M' | '200M' | '300M' | '400M' | '500M' | '1G' | '2G' | '5G' | '10G' | '20G' | '50G';
    }
    export interface NscInterconnectPhysicalBody {
      account: string;
      facility: SlotListResponse.Item.Facility;
      name: string;
      site: string;
      /** @format uuid */ slot_id: string;
      speed: string;
      type: string;
      /** @format uuid */ virtual_port_reservation_id: string;
      ccr_device_name?: string | null;
      owner?: string;
    }
    export namespace NscInterconnectPhysicalBody {
      export type Facility = SlotListResponse.Item.Facility;
    }
  }

  export interface InterconnectLOAParams extends InAccount {
    name?: string | null;
  }

  export type InterconnectStatusParams = InAccount;

  /** @discriminator state */
  export type InterconnectStatusResponse =
    | InterconnectStatusResponse.Pending | InterconnectStatusResponse.Down
    | InterconnectStatusResponse.Unhealthy | InterconnectStatusResponse.Healthy;
  export namespace InterconnectStatusResponse {
    export interface Down {
      state: 'Down';
      reason?: string | null;
    }
    export interface Healthy {
      state: 'Healthy';
    }
    export interface Pending {
      state: 'Pending';
    }
    export interface Unhealthy {
      state: 'Unhealthy';
      reason?: string | null;
    }
  }

  export type InterconnectLOADefaultParams = InAccount;

  export interface DefaultNameResponse {
    name: string;
  }

  /** Account defaults, such as your network number. */
  export interface Settings {
    /** Set the account's default ASN for CNIs.
     *  @http PUT /accounts/{account_id}/cni/settings
     *  @body json required
     *  @unwrapped
     *  @permission Magic WAN Write; Magic Transit Write
     *  @availability ga */
    update(params: SettingUpdateParams, options?: RequestOptions): APIPromise<SettingGetResponse>;

    /** Read the account's CNI settings, such as its default ASN.
     *  @http GET /accounts/{account_id}/cni/settings
     *  @unwrapped
     *  @permission Magic WAN Write; Magic WAN Read; Magic Transit Read; Magic Transit Write
     *  @availability ga */
    get(params: SettingGetParams, options?: RequestOptions): APIPromise<SettingGetResponse>;
  }

  export interface SettingUpdateParams extends InAccount {
    /** @min 0 */ default_asn?: Integer | null;
  }

  export type SettingUpdateResponse = SettingGetResponse;

  export type SettingGetParams = InAccount;

  export interface SettingGetResponse {
    /** @min 0 */ default_asn: Integer;
  }

  /** Free and taken ports at Cloudflare's facilities. */
  export interface Slots {
    /** Walk through interconnect slots by site, speed, address and occupancy.
     *  @http GET /accounts/{account_id}/cni/slots
     *  @unwrapped
     *  @permission Magic WAN Write; Magic WAN Read; Magic Transit Read; Magic Transit Write
     *  @availability ga */
    list(params: SlotListParams, options?: RequestOptions): APIPromise<SlotListResponse>;

    /** Look up one slot, its site and speed.
     *  @http GET /accounts/{account_id}/cni/slots/{slot}
     *  @unwrapped
     *  @permission Magic WAN Write; Magic WAN Read; Magic Transit Read; Magic Transit Write
     *  @availability ga */
    get(/** @format uuid */ slot: string, params: SlotGetParams, options?: RequestOptions): APIPromise<SlotListResponse.Item>;
  }

  export interface SlotListParams extends InAccount {
    address_contains?: string | null;
    cursor?: Integer | null;
    /** @min 0 */ limit?: Integer | null;
    occupied?: boolean | null;
    site?: string | null;
    speed?: string | null;
  }

  export interface SlotListResponse {
    items: SlotListResponse.Item[];
    next?: Integer | null;
  }
  export namespace SlotListResponse {
    export interface Item {
      /** @format uuid */ id: string;
      facility: Item.Facility;
      occupied: boolean;
      site: string;
      speed: string;
      account?: string;
      ccr_device_name?: string | null;
    }
    export namespace Item {
      export interface Facility {
        address: string[];
        name: string;
      }
    }
  }

  export type SlotGetParams = InAccount;

  export import SlotGetResponse = SlotListResponse.Item;
}
