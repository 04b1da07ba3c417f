import type { APIPromise, PagePromise, RequestOptions, SinglePage } from '../_client.ts';
import type { InAccount, InZone } from '../_shared.ts';

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
  /** Words of fields by their names. */
  export interface Glossary {
    /** Time at which the setup was created. */ created_time: string;
  }

  /** An immediate full copy from the primary servers. */
  export interface ForceAXFRResource {
    /** Start a full transfer (AXFR) of a secondary zone from its primaries.
     *
     *  Runs in the background: `soa_serial` and `checked_time` of the incoming setup show when it is done.
     *  @http POST /zones/{zone_id}/secondary_dns/force_axfr
     *  @permission Zone Settings Write; Zone Write; DNS Write
     *  @plans enterprise
     *  @availability ga
     *  @aliases refresh secondary zone; AXFR now */
    create(params: InZone, options?: RequestOptions): APIPromise<ForceAXFR>;
  }

  export type ForceAXFR = string;

  /** Zones held here as a secondary copy of another server. */
  export interface IncomingResource {
    /** Create the incoming transfer setup of a secondary zone.
     *
     *  The zone must be of type `secondary` (Enterprise). Records then come from the peers and cannot be edited here.
     *  @http POST /zones/{zone_id}/secondary_dns/incoming
     *  @permission Zone Settings Write; Zone Write; DNS Write
     *  @plans enterprise
     *  @availability ga
     *  @example {
     *    "zone_id": "269d8f4853475ca241c4e730be286b20", "name": "www.example.com.", "auto_refresh_seconds": 86400,
     *    "peers": ["23ff594956f20c2a721606e94745a8aa"]
     *  } */
    create(params: IncomingParams, options?: RequestOptions): APIPromise<IncomingResult>;

    /** Replace a secondary zone's peers and refresh interval.
     *
     *  All peers have to be given: one that is left out is removed.
     *  @http PUT /zones/{zone_id}/secondary_dns/incoming
     *  @permission Zone Settings Write; Zone Write; DNS Write
     *  @plans enterprise
     *  @availability ga */
    update(params: IncomingParams, options?: RequestOptions): APIPromise<IncomingResult>;

    /** Delete the incoming transfer setup of a secondary zone.
     *  @http DELETE /zones/{zone_id}/secondary_dns/incoming
     *  @permission Zone Settings Write; Zone Write; DNS Write
     *  @plans enterprise
     *  @availability ga */
    delete(params: InZone, options?: RequestOptions): APIPromise<IncomingDeleteResponse>;

    /** Get a secondary zone's incoming transfer setup.
     *  @http GET /zones/{zone_id}/secondary_dns/incoming
     *  @permission Zone Settings Write; Zone Settings Read; DNS Read; Zone Write; DNS Write
     *  @plans enterprise
     *  @availability ga */
    get(params: InZone, options?: RequestOptions): APIPromise<IncomingResult>;
  }

  export interface IncomingParams extends InZone {
    /** Seconds between refreshes of the zone, besides those a NOTIFY starts. Counts for secondary zones only.
     *  @min 300 @unit seconds @default 86400 @example 86400 */
    auto_refresh_seconds: number;
    /** Name of the zone, with the final dot. @example "www.example.com." @minLength 1 */ name: string;
    /** @from dns.zoneTransfers.peers.list */ peers: string[];
  }

  export interface IncomingResult extends Incoming {
    /** @example "269d8f4853475ca241c4e730be286b20" @readOnly */ id?: string;
    /** Seconds between refreshes of the zone, besides those a NOTIFY starts. Counts for secondary zones only.
     *  @min 300 @unit seconds @default 86400 @example 86400 */
    auto_refresh_seconds?: number;
    /** @example "2019-10-24T17:09:42.883908+01:00" */ checked_time?: string;
    /** @example "2019-10-24T17:09:42.883908+01:00" */ created_time?: string;
    /** @example "2019-10-24T17:09:42.883908+01:00" */ modified_time?: string;
    /** @example "www.example.com." */ name?: string;
    /** @example 2019102400 */ soa_serial?: number;
  }

  export interface IncomingDeleteResponse {
    /** Secondary zone whose configuration was deleted. @example "23ff594956f20c2a721606e94745a8aa" @readOnly */ id?: string;
  }

  /** Zones of which other servers hold a secondary copy. */
  export interface OutgoingResource {
    readonly status: OutgoingResource.Status;

    /** Create the outgoing transfer setup of a primary zone.
     *
     *  Needs an Enterprise plan. Transfers start only after `enable`; the peers' addresses must be allowed by an ACL.
     *  @http POST /zones/{zone_id}/secondary_dns/outgoing
     *  @permission Zone Settings Write; Zone Write; DNS Write
     *  @plans enterprise
     *  @availability ga
     *  @example { "zone_id": "269d8f4853475ca241c4e730be286b20", "name": "www.example.com.", "peers": ["23ff594956f20c2a721606e94745a8aa"] } */
    create(params: OutgoingParams, options?: RequestOptions): APIPromise<OutgoingResult>;

    /** Replace the name and peers of a primary zone's outgoing setup.
     *
     *  All peers have to be given: one that is left out is removed.
     *  @http PUT /zones/{zone_id}/secondary_dns/outgoing
     *  @permission Zone Settings Write; Zone Write; DNS Write
     *  @plans enterprise
     *  @availability ga */
    update(params: OutgoingParams, options?: RequestOptions): APIPromise<OutgoingResult>;

    /** Delete the outgoing transfer setup of a primary zone.
     *  @http DELETE /zones/{zone_id}/secondary_dns/outgoing
     *  @permission Zone Settings Write; Zone Write; DNS Write
     *  @plans enterprise
     *  @availability ga */
    delete(params: InZone, options?: RequestOptions): APIPromise<OutgoingDeleteResponse>;

    /** Disable outgoing transfers of a primary zone but keep the setup.
     *
     *  Clears the backlog of changes for incremental transfers (IXFR): peers need a full transfer afterwards.
     *  @http POST /zones/{zone_id}/secondary_dns/outgoing/disable
     *  @permission Zone Settings Write; Zone Write; DNS Write
     *  @plans enterprise
     *  @availability ga
     *  @confirm */
    disable(params: InZone, options?: RequestOptions): APIPromise<DisableTransfer>;

    /** Enable outgoing transfers of a primary zone.
     *  @http POST /zones/{zone_id}/secondary_dns/outgoing/enable
     *  @permission Zone Settings Write; Zone Write; DNS Write
     *  @plans enterprise
     *  @availability ga */
    enable(params: InZone, options?: RequestOptions): APIPromise<EnableTransfer>;

    /** Send a NOTIFY to the peers of a primary zone now.
     *
     *  Clears the backlog of changes for incremental transfers (IXFR), so that peers fetch the whole zone.
     *  @http POST /zones/{zone_id}/secondary_dns/outgoing/force_notify
     *  @permission Zone Settings Write; Zone Write; DNS Write
     *  @plans enterprise
     *  @availability ga
     *  @aliases force NOTIFY */
    forceNotify(params: InZone, options?: RequestOptions): APIPromise<OutgoingForceNotifyResponse>;

    /** Get a primary zone's outgoing transfer setup.
     *  @http GET /zones/{zone_id}/secondary_dns/outgoing
     *  @permission Zone Settings Write; Zone Settings Read; DNS Read; Zone Write; DNS Write
     *  @plans enterprise
     *  @availability ga */
    get(params: InZone, options?: RequestOptions): APIPromise<OutgoingResult>;
  }

  export interface OutgoingParams extends InZone {
    /** Name of the zone, with the final dot. @example "www.example.com." @minLength 1 */ name: string;
    /** @from dns.zoneTransfers.peers.list */ peers: string[];
  }

  export interface OutgoingResult extends Outgoing {
    /** @example "269d8f4853475ca241c4e730be286b20" @readOnly */ id?: string;
    /** @example "2019-10-24T17:09:42.883908+01:00" */ checked_time?: string;
    /** @example "2019-10-24T17:09:42.883908+01:00" */ created_time?: string;
    /** @example "2019-10-24T17:09:42.883908+01:00" */ last_transferred_time?: string;
    /** @example "www.example.com." */ name?: string;
    /** @example 2019102400 */ soa_serial?: number;
  }

  export interface OutgoingDeleteResponse {
    /** Primary zone whose configuration was deleted. @example "23ff594956f20c2a721606e94745a8aa" @readOnly */ id?: string;
  }

  export type DisableTransfer = string;

  export type EnableTransfer = string;

  export type OutgoingForceNotifyResponse = string;

  /** IP ranges that may ask for a copy of a zone. */
  export interface ACLs {
    /** Create an ACL that allows zone transfers from an IP range.
     *
     *  Applies to the whole account: it lets the range send NOTIFY and ask for transfers of every zone that has transfers set up.
     *  @http POST /accounts/{account_id}/secondary_dns/acls
     *  @permission Account Settings Write
     *  @plans enterprise
     *  @availability ga
     *  @example { "account_id": "01a7362d577a6c3019a474fd6f485823", "name": "my-acl-1", "ip_range": "192.0.2.53/28" } */
    create(params: ACLParams, options?: RequestOptions): APIPromise<ACL>;

    /** Replace the name and IP range of a zone transfer ACL.
     *  @http PUT /accounts/{account_id}/secondary_dns/acls/{acl_id}
     *  @permission Account Settings Write
     *  @plans enterprise
     *  @availability ga */
    update(aclID: string, params: ACLParams, options?: RequestOptions): APIPromise<ACL>;

    /** List all zone transfer ACLs of the account.
     *  @http GET /accounts/{account_id}/secondary_dns/acls
     *  @permission Account Settings Write; Account Settings Read
     *  @plans enterprise
     *  @availability ga
     *  @columns name ip_range */
    list(params: InAccount, options?: RequestOptions): PagePromise<SinglePage<ACL>, ACL>;

    /** Delete a zone transfer ACL and the access it gave.
     *  @http DELETE /accounts/{account_id}/secondary_dns/acls/{acl_id}
     *  @permission Account Settings Write
     *  @plans enterprise
     *  @availability ga */
    delete(aclID: string, params: InAccount, options?: RequestOptions): APIPromise<ACLDeleteResponse>;

    /** Get one zone transfer ACL.
     *  @http GET /accounts/{account_id}/secondary_dns/acls/{acl_id}
     *  @permission Account Settings Write; Account Settings Read
     *  @plans enterprise
     *  @availability ga */
    get(aclID: string, params: InAccount, options?: RequestOptions): APIPromise<ACL>;
  }

  export interface ACLDefinition {
    /** Addresses allowed, as CIDR; at most /24 for IPv4 and /64 for IPv6. For primaries and secondaries alike. @example "192.0.2.53/28" @minLength 1 */
    ip_range: string;
    /** Name of the ACL for people. @example "my-acl-1" @minLength 1 */ name: string;
  }

  export interface ACLParams extends InAccount, ACLDefinition {}

  export interface ACL extends ACLDefinition {
    /** Identifies the ACL; given by Cloudflare. @example "23ff594956f20c2a721606e94745a8aa" @readOnly */ id: string;
    /** @example "192.0.2.53/28" */ ip_range: string;
    /** @example "my-acl-1" */ name: string;
  }

  export interface ACLDeleteResponse {
    /** ACL that was deleted. @example "23ff594956f20c2a721606e94745a8aa" @readOnly */ id?: string;
  }

  /** The other name servers, with address and port. */
  export interface Peers {
    /** Create a peer for zone transfers, by name.
     *
     *  The address, port and TSIG key are set by an update afterwards; until then no transfer can use the peer.
     *  @http POST /accounts/{account_id}/secondary_dns/peers
     *  @permission Account Settings Write
     *  @plans enterprise
     *  @availability ga
     *  @example { "account_id": "01a7362d577a6c3019a474fd6f485823", "name": "my-peer-1" } */
    create(params: PeerCreateParams, options?: RequestOptions): APIPromise<Peer>;

    /** Replace a peer's name, address, port, IXFR choice and TSIG.
     *
     *  Fields left out are cleared.
     *  @http PUT /accounts/{account_id}/secondary_dns/peers/{peer_id}
     *  @permission Account Settings Write
     *  @plans enterprise
     *  @availability ga
     *  @example {
     *    "account_id": "01a7362d577a6c3019a474fd6f485823", "peer_id": "23ff594956f20c2a721606e94745a8aa", "name": "my-peer-1", "ip": "192.0.2.53",
     *    "port": 53, "ixfr_enable": false, "tsig_id": "69cd1e104af3e6ed3cb344f263fd0d5a"
     *  } */
    update(peerID: string, params: PeerUpdateParams, options?: RequestOptions): APIPromise<Peer>;

    /** List all zone transfer peers of the account.
     *  @http GET /accounts/{account_id}/secondary_dns/peers
     *  @permission Account Settings Write; Account Settings Read
     *  @plans enterprise
     *  @availability ga
     *  @columns name ip port tsig_id ixfr_enable */
    list(params: InAccount, options?: RequestOptions): PagePromise<SinglePage<Peer>, Peer>;

    /** Delete a zone transfer peer from the account.
     *  @http DELETE /accounts/{account_id}/secondary_dns/peers/{peer_id}
     *  @permission Account Settings Write
     *  @plans enterprise
     *  @availability ga */
    delete(peerID: string, params: InAccount, options?: RequestOptions): APIPromise<PeerDeleteResponse>;

    /** Get one zone transfer peer.
     *  @http GET /accounts/{account_id}/secondary_dns/peers/{peer_id}
     *  @permission Account Settings Write; Account Settings Read
     *  @plans enterprise
     *  @availability ga */
    get(peerID: string, params: InAccount, options?: RequestOptions): APIPromise<Peer>;
  }

  export interface PeerCreateParams extends InAccount {
    /** Name of the peer for people. @example "my-peer-1" @minLength 1 */ name: string;
  }

  export interface PeerSettings {
    /** Name of the peer for people. @example "my-peer-1" */ name: string;
    /** Address of the other nameserver: to fetch from if it is a primary, to send NOTIFY to if it is a secondary. @example "192.0.2.53" @format ip */
    ip?: string;
    /** Whether incremental transfers (IXFR) are tried first; off, the whole zone is fetched. For secondary zones. */ ixfr_enable?: boolean;
    /** DNS port of the other nameserver. @example 53 */ port?: number;
  }

  export interface Peer extends PeerSettings {
    /** Identifies the peer; given by Cloudflare. @example "23ff594956f20c2a721606e94745a8aa" @readOnly */ id: string;
    /** TSIG key that signs the transfers; absent, they are not signed. @example "69cd1e104af3e6ed3cb344f263fd0d5a" @from dns.zoneTransfers.tsigs.list */
    tsig_id?: string;
  }

  export interface PeerUpdateParams extends InAccount, PeerSettings {
    /** @example "my-peer-1" @minLength 1 */ name: string;
    /** @example 53 @min 1 @max 65535 */ port?: number;
    /** TSIG key that signs the transfers; left out, they are not signed. @example "69cd1e104af3e6ed3cb344f263fd0d5a" @from dns.zoneTransfers.tsigs.list */
    tsig_id?: string;
  }

  export interface PeerDeleteResponse {
    /** Peer that was deleted. @example "23ff594956f20c2a721606e94745a8aa" @readOnly */ id?: string;
  }

  /** Shared secrets that sign transfers. */
  export interface TSIGs {
    /** Create a TSIG key for signed zone transfers.
     *
     *  Name, algorithm and secret must be the same on the other nameserver.
     *  @http POST /accounts/{account_id}/secondary_dns/tsigs
     *  @permission Account Settings Write
     *  @plans enterprise
     *  @availability ga
     *  @example {
     *    "account_id": "01a7362d577a6c3019a474fd6f485823", "name": "tsig.customer.cf.", "algo": "hmac-sha512.",
     *    "secret": "caf79a7804b04337c9c66ccd7bef9190a1e1679b5dd03d8aa10f7ad45e1a9dab92b417896c15d4d007c7c14194538d2a5d0feffdecc5a7f0e1c570cfa700837c"
     *  } */
    create(params: TSIGParams, options?: RequestOptions): APIPromise<TSIG>;

    /** Replace a TSIG key's name, algorithm and secret.
     *  @http PUT /accounts/{account_id}/secondary_dns/tsigs/{tsig_id}
     *  @permission Account Settings Write
     *  @plans enterprise
     *  @availability ga */
    update(tsigID: string, params: TSIGParams, options?: RequestOptions): APIPromise<TSIG>;

    /** List all TSIG keys of the account.
     *  @http GET /accounts/{account_id}/secondary_dns/tsigs
     *  @permission Account Settings Write; Account Settings Read
     *  @plans enterprise
     *  @availability ga
     *  @columns name algo */
    list(params: InAccount, options?: RequestOptions): PagePromise<SinglePage<TSIG>, TSIG>;

    /** Delete a TSIG key, so transfers can no longer be signed with it.
     *  @http DELETE /accounts/{account_id}/secondary_dns/tsigs/{tsig_id}
     *  @permission Account Settings Write
     *  @plans enterprise
     *  @availability ga */
    delete(tsigID: string, params: InAccount, options?: RequestOptions): APIPromise<TSIGDeleteResponse>;

    /** Get one TSIG key with its algorithm.
     *  @http GET /accounts/{account_id}/secondary_dns/tsigs/{tsig_id}
     *  @permission Account Settings Write; Account Settings Read
     *  @plans enterprise
     *  @availability ga */
    get(tsigID: string, params: InAccount, options?: RequestOptions): APIPromise<TSIG>;
  }

  export interface TSIGKey {
    /** Name of the HMAC algorithm, with the final dot. @example "hmac-sha512." @minLength 1 */ algo: string;
    /** Name of the key, which both sides must use alike. @example "tsig.customer.cf." @minLength 1 */ name: string;
    /** Shared secret that signs the transfers; keep it out of logs. @sensitive @minLength 1 */ secret: string;
  }

  export interface TSIGParams extends InAccount, TSIGKey {}

  export interface TSIG extends TSIGKey {
    /** Identifies the TSIG key; given by Cloudflare. @example "69cd1e104af3e6ed3cb344f263fd0d5a" @readOnly */ id: string;
    /** @example "hmac-sha512." */ algo: string;
    /** @example "tsig.customer.cf." */ name: string;
    /** @sensitive */ secret: string;
  }

  export interface TSIGDeleteResponse {
    /** Key that was deleted. @example "23ff594956f20c2a721606e94745a8aa" @readOnly */ id?: string;
  }

  export type ACLsSinglePage = SinglePage<ACL>;

  export interface Incoming {
    /** Identifies the configuration of the secondary zone. */ id?: string;
    /** Seconds between refreshes of the zone, besides those a NOTIFY starts. @unit seconds */ auto_refresh_seconds?: number;
    checked_time?: string;
    created_time?: string;
    /** Time at which the zone last changed by a transfer. */ modified_time?: string;
    /** Name of the zone, with the final dot. */ name?: string;
    /** @from dns.zoneTransfers.peers.list */ peers?: string[];
    soa_serial?: number;
  }

  export interface Outgoing {
    /** Identifies the configuration of the primary zone. */ id?: string;
    checked_time?: string;
    created_time?: string;
    /** Time at which a peer last fetched the zone. */ last_transferred_time?: string;
    /** Name of the zone, with the final dot. */ name?: string;
    /** @from dns.zoneTransfers.peers.list */ peers?: string[];
    soa_serial?: number;
  }

  export type OutgoingStatus = string | null;

  export type PeersSinglePage = SinglePage<Peer>;

  export type TSIGsSinglePage = SinglePage<TSIG>;
}

export declare namespace ZoneTransfers.OutgoingResource {
  /** Whether other servers may copy the zone at present. */
  export interface Status {
    /** Get whether outgoing transfers of a primary zone are on.
     *  @http GET /zones/{zone_id}/secondary_dns/outgoing/status
     *  @permission Zone Settings Write; Zone Settings Read; DNS Read; Zone Write; DNS Write
     *  @plans enterprise
     *  @availability ga */
    get(params: InZone, options?: RequestOptions): APIPromise<EnableTransfer>;
  }
}
