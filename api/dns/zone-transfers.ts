import type { APIPromise, PagePromise, RequestOptions, SinglePage } from '../_client.ts';
import type { InAccount, InZone } from '../_shared.ts';
import type { DNS } from './index.ts';

/** Copying of zones to and from other name servers. */
export interface ZoneTransfers {
  readonly forceAXFR: ZoneTransfers.ForceAXFRResource;
  readonly incoming: ZoneTransfers.IncomingResource;
  readonly outgoing: ZoneTransfers.OutgoingResource;
  readonly acls: ZoneTransfers.ACLs;
  readonly peers: ZoneTransfers.Peers;
  readonly tsigs: ZoneTransfers.TSIGs;
}

export declare namespace ZoneTransfers {
  /** An immediate full copy from the primary servers. */
  export interface ForceAXFRResource {
    /** Request a full transfer (AXFR) of a secondary zone from its primaries now.
     *  @http POST /zones/{zone_id}/secondary_dns/force_axfr
     *  @permission Zone Settings Write; Zone Write; DNS Write
     *  @plans enterprise
     *  @availability ga */
    create(params: ForceAXFRCreateParams, options?: RequestOptions): APIPromise<ForceAXFR>;
  }

  export type ForceAXFRCreateParams = DNS.RecordScanParams;

  export type ForceAXFR = string;

  /** Zones held here as a secondary copy of another server. */
  export interface IncomingResource {
    /** Make a zone secondary: set its peers and how often it refreshes.
     *  @http POST /zones/{zone_id}/secondary_dns/incoming
     *  @permission Zone Settings Write; Zone Write; DNS Write
     *  @plans enterprise
     *  @availability ga */
    create(params: IncomingCreateParams, options?: RequestOptions): APIPromise<IncomingGetResponse>;

    /** Replace a secondary zone's peers and refresh interval.
     *  @http PUT /zones/{zone_id}/secondary_dns/incoming
     *  @permission Zone Settings Write; Zone Write; DNS Write
     *  @plans enterprise
     *  @availability ga */
    update(params: IncomingUpdateParams, options?: RequestOptions): APIPromise<IncomingGetResponse>;

    /** Delete the incoming transfer setup of a secondary zone.
     *  @http DELETE /zones/{zone_id}/secondary_dns/incoming
     *  @permission Zone Settings Write; Zone Write; DNS Write
     *  @plans enterprise
     *  @availability ga */
    delete(params: IncomingDeleteParams, options?: RequestOptions): APIPromise<ACLDeleteResponse>;

    /** Read a secondary zone's incoming transfer setup.
     *  @http GET /zones/{zone_id}/secondary_dns/incoming
     *  @permission Zone Settings Write; Zone Settings Read; DNS Read; Zone Write; DNS Write
     *  @plans enterprise
     *  @availability ga */
    get(params: IncomingGetParams, options?: RequestOptions): APIPromise<IncomingGetResponse>;
  }

  export interface IncomingCreateParams extends InZone {
    /** @min 300 @unit seconds @default 86400 @example 86400 */ auto_refresh_seconds: number;
    /** @example "www.example.com." */ name: string;
    peers: string[];
  }

  export type IncomingCreateResponse = IncomingGetResponse;

  export type IncomingUpdateParams = IncomingCreateParams;

  export type IncomingUpdateResponse = IncomingGetResponse;

  export type IncomingDeleteParams = InZone;

  export type IncomingDeleteResponse = ACLDeleteResponse;

  export type IncomingGetParams = InZone;

  export interface IncomingGetResponse {
    /** @example "269d8f4853475ca241c4e730be286b20" @readOnly */ id?: string;
    /** @min 300 @unit seconds @default 86400 @example 86400 */ auto_refresh_seconds?: number;
    /** @example "2019-10-24T17:09:42.883908+01:00" */ checked_time?: string;
    /** @example "2019-10-24T17:09:42.883908+01:00" */ created_time?: string;
    /** @example "2019-10-24T17:09:42.883908+01:00" */ modified_time?: string;
    /** @example "www.example.com." */ name?: string;
    peers?: string[];
    /** @example 2019102400 */ soa_serial?: number;
  }

  /** Zones of which other servers hold a secondary copy. */
  export interface OutgoingResource {
    readonly status: OutgoingResource.Status;

    /** Set up outgoing transfers from a primary zone to the given peers.
     *  @http POST /zones/{zone_id}/secondary_dns/outgoing
     *  @permission Zone Settings Write; Zone Write; DNS Write
     *  @plans enterprise
     *  @availability ga */
    create(params: OutgoingCreateParams, options?: RequestOptions): APIPromise<OutgoingGetResponse>;

    /** Replace the name and peers of a primary zone's outgoing setup.
     *  @http PUT /zones/{zone_id}/secondary_dns/outgoing
     *  @permission Zone Settings Write; Zone Write; DNS Write
     *  @plans enterprise
     *  @availability ga */
    update(params: OutgoingUpdateParams, options?: RequestOptions): APIPromise<OutgoingGetResponse>;

    /** Delete the outgoing transfer setup of a primary zone.
     *  @http DELETE /zones/{zone_id}/secondary_dns/outgoing
     *  @permission Zone Settings Write; Zone Write; DNS Write
     *  @plans enterprise
     *  @availability ga */
    delete(params: OutgoingDeleteParams, options?: RequestOptions): APIPromise<ACLDeleteResponse>;

    /** Stop outgoing transfers of a primary zone but keep the setup.
     *  @http POST /zones/{zone_id}/secondary_dns/outgoing/disable
     *  @permission Zone Settings Write; Zone Write; DNS Write
     *  @plans enterprise
     *  @availability ga
     *  @confirm */
    disable(params: OutgoingDisableParams, options?: RequestOptions): APIPromise<DisableTransfer>;

    /** Let peers receive a primary zone again by turning outgoing transfers on.
     *  @http POST /zones/{zone_id}/secondary_dns/outgoing/enable
     *  @permission Zone Settings Write; Zone Write; DNS Write
     *  @plans enterprise
     *  @availability ga */
    enable(params: OutgoingEnableParams, options?: RequestOptions): APIPromise<EnableTransfer>;

    /** Send a NOTIFY to the peers of a primary zone now.
     *  @http POST /zones/{zone_id}/secondary_dns/outgoing/force_notify
     *  @permission Zone Settings Write; Zone Write; DNS Write
     *  @plans enterprise
     *  @availability ga */
    forceNotify(params: OutgoingForceNotifyParams, options?: RequestOptions): APIPromise<OutgoingForceNotifyResponse>;

    /** Read a primary zone's outgoing transfer setup.
     *  @http GET /zones/{zone_id}/secondary_dns/outgoing
     *  @permission Zone Settings Write; Zone Settings Read; DNS Read; Zone Write; DNS Write
     *  @plans enterprise
     *  @availability ga */
    get(params: OutgoingGetParams, options?: RequestOptions): APIPromise<OutgoingGetResponse>;
  }

  export interface OutgoingCreateParams extends InZone {
    /** @example "www.example.com." */ name: string;
    peers: string[];
  }

  export type OutgoingCreateResponse = OutgoingGetResponse;

  export type OutgoingUpdateParams = OutgoingCreateParams;

  export type OutgoingUpdateResponse = OutgoingGetResponse;

  export type OutgoingDeleteParams = InZone;

  export type OutgoingDeleteResponse = ACLDeleteResponse;

  export type OutgoingDisableParams = DNS.RecordScanParams;

  export type DisableTransfer = string;

  export type OutgoingEnableParams = DNS.RecordScanParams;

  export type EnableTransfer = string;

  export type OutgoingForceNotifyParams = DNS.RecordScanParams;

  export type OutgoingForceNotifyResponse = string;

  export type OutgoingGetParams = InZone;

  export interface OutgoingGetResponse {
    /** @example "269d8f4853475ca241c4e730be286b20" @readOnly */ id?: string;
    /** @example "2019-10-24T17:09:42.883908+01:00" */ checked_time?: string;
    /** @example "2019-10-24T17:09:42.883908+01:00" */ created_time?: string;
    /** @example "2019-10-24T17:09:42.883908+01:00" */ last_transferred_time?: string;
    /** @example "www.example.com." */ name?: string;
    peers?: string[];
    /** @example 2019102400 */ soa_serial?: number;
  }

  /** IP ranges that may ask for a copy of a zone. */
  export interface ACLs {
    /** Add an ACL that names an IP range for zone transfers.
     *  @http POST /accounts/{account_id}/secondary_dns/acls
     *  @permission Account Settings Write
     *  @plans enterprise
     *  @availability ga */
    create(params: ACLCreateParams, options?: RequestOptions): APIPromise<ACL>;

    /** Replace the name and IP range of a zone transfer ACL.
     *  @http PUT /accounts/{account_id}/secondary_dns/acls/{acl_id}
     *  @permission Account Settings Write
     *  @plans enterprise
     *  @availability ga */
    update(aclID: string, params: ACLUpdateParams, options?: RequestOptions): APIPromise<ACL>;

    /** Show all zone transfer ACLs of the account.
     *  @http GET /accounts/{account_id}/secondary_dns/acls
     *  @permission Account Settings Write; Account Settings Read
     *  @plans enterprise
     *  @availability ga */
    list(params: ACLListParams, options?: RequestOptions): PagePromise<SinglePage<ACL>, ACL>;

    /** Delete a zone transfer ACL and the access it gave.
     *  @http DELETE /accounts/{account_id}/secondary_dns/acls/{acl_id}
     *  @permission Account Settings Write
     *  @plans enterprise
     *  @availability ga */
    delete(aclID: string, params: ACLDeleteParams, options?: RequestOptions): APIPromise<ACLDeleteResponse>;

    /** Retrieve one zone transfer ACL.
     *  @http GET /accounts/{account_id}/secondary_dns/acls/{acl_id}
     *  @permission Account Settings Write; Account Settings Read
     *  @plans enterprise
     *  @availability ga */
    get(aclID: string, params: ACLGetParams, options?: RequestOptions): APIPromise<ACL>;
  }

  export interface ACLCreateParams extends InAccount {
    /** @example "192.0.2.53/28" */ ip_range: string;
    /** @example "my-acl-1" */ name: string;
  }

  export interface ACL {
    /** @example "23ff594956f20c2a721606e94745a8aa" @readOnly */ id: string;
    /** @example "192.0.2.53/28" */ ip_range: string;
    /** @example "my-acl-1" */ name: string;
  }

  export type ACLUpdateParams = ACLCreateParams;

  export type ACLListParams = InAccount;

  export type ACLDeleteParams = InAccount;

  export interface ACLDeleteResponse {
    /** @example "23ff594956f20c2a721606e94745a8aa" @readOnly */ id?: string;
  }

  export type ACLGetParams = InAccount;

  /** The other name servers, with address and port. */
  export interface Peers {
    /** Register a peer by name for zone transfers; add its address by update.
     *  @http POST /accounts/{account_id}/secondary_dns/peers
     *  @permission Account Settings Write
     *  @plans enterprise
     *  @availability ga */
    create(params: PeerCreateParams, options?: RequestOptions): APIPromise<Peer>;

    /** Replace a peer's name, IP, port, IXFR choice and TSIG.
     *  @http PUT /accounts/{account_id}/secondary_dns/peers/{peer_id}
     *  @permission Account Settings Write
     *  @plans enterprise
     *  @availability ga */
    update(peerID: string, params: PeerUpdateParams, options?: RequestOptions): APIPromise<Peer>;

    /** Show all zone transfer peers of the account.
     *  @http GET /accounts/{account_id}/secondary_dns/peers
     *  @permission Account Settings Write; Account Settings Read
     *  @plans enterprise
     *  @availability ga */
    list(params: PeerListParams, options?: RequestOptions): PagePromise<SinglePage<Peer>, Peer>;

    /** Delete a zone transfer peer from the account.
     *  @http DELETE /accounts/{account_id}/secondary_dns/peers/{peer_id}
     *  @permission Account Settings Write
     *  @plans enterprise
     *  @availability ga */
    delete(peerID: string, params: PeerDeleteParams, options?: RequestOptions): APIPromise<ACLDeleteResponse>;

    /** Retrieve one zone transfer peer.
     *  @http GET /accounts/{account_id}/secondary_dns/peers/{peer_id}
     *  @permission Account Settings Write; Account Settings Read
     *  @plans enterprise
     *  @availability ga */
    get(peerID: string, params: PeerGetParams, options?: RequestOptions): APIPromise<Peer>;
  }

  export interface PeerCreateParams extends InAccount {
    /** @example "my-peer-1" */ name: string;
  }

  export interface Peer {
    /** @example "23ff594956f20c2a721606e94745a8aa" @readOnly */ id: string;
    /** @example "my-peer-1" */ name: string;
    /** @example "192.0.2.53" */ ip?: string;
    ixfr_enable?: boolean;
    /** @example 53 */ port?: number;
    /** @example "69cd1e104af3e6ed3cb344f263fd0d5a" */ tsig_id?: string;
  }

  export interface PeerUpdateParams extends InAccount {
    /** @example "my-peer-1" */ name: string;
    /** @example "192.0.2.53" */ ip?: string;
    ixfr_enable?: boolean;
    /** @example 53 */ port?: number;
    /** @example "69cd1e104af3e6ed3cb344f263fd0d5a" */ tsig_id?: string;
  }

  export type PeerListParams = InAccount;

  export type PeerDeleteParams = InAccount;

  export type PeerDeleteResponse = ACLDeleteResponse;

  export type PeerGetParams = InAccount;

  /** Shared secrets that sign transfers. */
  export interface TSIGs {
    /** Add a TSIG key by algorithm and secret, for signed zone transfers.
     *  @http POST /accounts/{account_id}/secondary_dns/tsigs
     *  @permission Account Settings Write
     *  @plans enterprise
     *  @availability ga */
    create(params: TSIGCreateParams, options?: RequestOptions): APIPromise<TSIG>;

    /** Replace a TSIG key's name, algorithm and secret.
     *  @http PUT /accounts/{account_id}/secondary_dns/tsigs/{tsig_id}
     *  @permission Account Settings Write
     *  @plans enterprise
     *  @availability ga */
    update(tsigID: string, params: TSIGUpdateParams, options?: RequestOptions): APIPromise<TSIG>;

    /** Show all TSIG keys of the account.
     *  @http GET /accounts/{account_id}/secondary_dns/tsigs
     *  @permission Account Settings Write; Account Settings Read
     *  @plans enterprise
     *  @availability ga */
    list(params: TSIGListParams, options?: RequestOptions): PagePromise<SinglePage<TSIG>, TSIG>;

    /** Delete a TSIG key, so transfers can no longer be signed with it.
     *  @http DELETE /accounts/{account_id}/secondary_dns/tsigs/{tsig_id}
     *  @permission Account Settings Write
     *  @plans enterprise
     *  @availability ga */
    delete(tsigID: string, params: TSIGDeleteParams, options?: RequestOptions): APIPromise<ACLDeleteResponse>;

    /** Retrieve one TSIG key with its algorithm.
     *  @http GET /accounts/{account_id}/secondary_dns/tsigs/{tsig_id}
     *  @permission Account Settings Write; Account Settings Read
     *  @plans enterprise
     *  @availability ga */
    get(tsigID: string, params: TSIGGetParams, options?: RequestOptions): APIPromise<TSIG>;
  }

  export interface TSIGCreateParams extends InAccount {
    /** @example "hmac-sha512." */ algo: string;
    /** @example "tsig.customer.cf." */ name: string;
    /** @sensitive */ secret: string;
  }

  export interface TSIG {
    /** @example "69cd1e104af3e6ed3cb344f263fd0d5a" @readOnly */ id: string;
    /** @example "hmac-sha512." */ algo: string;
    /** @example "tsig.customer.cf." */ name: string;
    /** @sensitive */ secret: string;
  }

  export type TSIGUpdateParams = TSIGCreateParams;

  export type TSIGListParams = InAccount;

  export type TSIGDeleteParams = InAccount;

  export type TSIGDeleteResponse = ACLDeleteResponse;

  export type TSIGGetParams = InAccount;

  export type ACLsSinglePage = SinglePage<ACL>;

  export interface Incoming {
    id?: string;
    /** @unit seconds */ auto_refresh_seconds?: number;
    checked_time?: string;
    created_time?: string;
    modified_time?: string;
    name?: string;
    peers?: string[];
    soa_serial?: number;
  }

  export interface Outgoing {
    id?: string;
    checked_time?: string;
    created_time?: string;
    last_transferred_time?: string;
    name?: string;
    peers?: string[];
    soa_serial?: number;
  }

  export type OutgoingStatus = string | null;

  export type PeersSinglePage = SinglePage<Peer>;

  export type TSIGsSinglePage = SinglePage<TSIG>;
}

export declare namespace ZoneTransfers.OutgoingResource {
  /** Whether other servers may copy the zone at present. */
  export interface Status {
    /** Check whether outgoing transfers are on for a primary zone.
     *  @http GET /zones/{zone_id}/secondary_dns/outgoing/status
     *  @permission Zone Settings Write; Zone Settings Read; DNS Read; Zone Write; DNS Write
     *  @plans enterprise
     *  @availability ga */
    get(params: StatusGetParams, options?: RequestOptions): APIPromise<EnableTransfer>;
  }

  export type StatusGetParams = InZone;
}
