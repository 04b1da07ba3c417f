import type { APIPromise, PagePromise, RequestOptions, SinglePage } from '../_client.ts';
import type { InAccount, ResourceID } from '../_shared.ts';
import type { MagicTransit } from './index.ts';

/** Recordings of packets for troubleshooting. */
export interface PCAPs {
  readonly ownership: PCAPs.OwnershipResource;
  readonly download: PCAPs.Download;

  /** Start a packet capture with limits and an optional filter.
   *
   *  Runs in the background: poll `get` for its status. A full capture needs a bucket that has been validated.
   *  @http POST /accounts/{account_id}/pcaps
   *  @permission Magic Firewall Packet Captures - Write PCAPs API
   *  @plans enterprise
   *  @example {
   *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "system": "magic-transit", "type": "simple", "packet_limit": 10000, "time_limit": 300,
   *    "filter_v1": { "protocol": 6, "destination_port": 443 }
   *  }
   *  @aliases tcpdump
   *  @waits magicTransit.pcaps.get status done=success,complete failed=failed id=id */
  create(params: MagicTransit.PCAPCreateParams, options?: RequestOptions): APIPromise<MagicTransit.PCAPCreateResponse>;

  /** List the packet captures asked for in the account.
   *  @http GET /accounts/{account_id}/pcaps
   *  @permission Magic Firewall Packet Captures - Write PCAPs API; Magic Firewall Packet Captures - Read PCAPs API
   *  @plans enterprise
   *  @columns type system colo_name filter_v1.source_address filter_v1.destination_address status submitted */
  list(
    params: InAccount,
    options?: RequestOptions,
  ): PagePromise<SinglePage<MagicTransit.PCAPListResponse>, MagicTransit.PCAPListResponse>;

  /** Get one packet capture and how far it has got.
   *  @http GET /accounts/{account_id}/pcaps/{pcap_id}
   *  @permission Magic Firewall Packet Captures - Write PCAPs API; Magic Firewall Packet Captures - Read PCAPs API
   *  @plans enterprise */
  get(pcapID: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<MagicTransit.PCAPGetResponse>;

  /** Stop a full packet capture before its limit is reached.
   *  @http PUT /accounts/{account_id}/pcaps/{pcap_id}/stop
   *  @response void
   *  @permission Magic Firewall Packet Captures - Write PCAPs API
   *  @plans enterprise */
  stop(pcapID: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<void>;
}

export declare namespace PCAPs {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Bucket the packets are written to, as a URI; validated before through ownership. */ destination_conf: string;
  }

  /** Proof that you control the bucket for recordings. */
  export interface OwnershipResource {
    /** Create a bucket entry for captures and start its challenge.
     *
     *  Cloudflare writes a challenge file to the bucket; send its token to `validate`.
     *  @http POST /accounts/{account_id}/pcaps/ownership
     *  @permission Magic Firewall Packet Captures - Write PCAPs API
     *  @plans enterprise
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "destination_conf": "s3://pcaps-bucket?region=us-east-1" } */
    create(params: OwnershipCreateParams, options?: RequestOptions): APIPromise<Ownership>;

    /** Delete a bucket entry for packet captures; the bucket stays.
     *  @http DELETE /accounts/{account_id}/pcaps/ownership/{ownership_id}
     *  @response void
     *  @permission Magic Firewall Packet Captures - Write PCAPs API
     *  @plans enterprise */
    delete(ownershipID: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<void>;

    /** Get the buckets set up for packet captures.
     *  @http GET /accounts/{account_id}/pcaps/ownership
     *  @permission Magic Firewall Packet Captures - Write PCAPs API; Magic Firewall Packet Captures - Read PCAPs API
     *  @plans enterprise
     *  @columns filename status submitted validated */
    get(params: InAccount, options?: RequestOptions): PagePromise<SinglePage<Ownership>, Ownership>;

    /** Validate a capture bucket with the token of its challenge file.
     *  @http POST /accounts/{account_id}/pcaps/ownership/validate
     *  @permission Magic Firewall Packet Captures - Write PCAPs API
     *  @plans enterprise */
    validate(params: OwnershipValidateParams, options?: RequestOptions): APIPromise<Ownership>;
  }

  export interface OwnershipCreateParams extends InAccount {
    /** @example "s3://pcaps-bucket?region=us-east-1" @sensitive @minLength 1 */
    destination_conf: string;
  }

  export interface Ownership {
    /** Identifies the registered bucket. @minLength 32 @maxLength 32 @example "9883874ecac311ec8475433579a6bf5f" */ id: string;
    /** @example "s3://pcaps-bucket?region=us-east-1" @sensitive */
    destination_conf: string;
    /** File in the bucket that holds the challenge token. */ filename: string;
    /** Whether the challenge has been answered. */ status: 'pending' | 'success' | 'failed';
    /** Time at which the bucket was registered. @example "2020-01-01T08:00:00Z" */ submitted: string;
    /** Time at which the challenge was answered; absent until then. @example "2020-01-01T08:00:00Z" */ validated?: string;
  }

  export interface OwnershipValidateParams extends InAccount {
    /** @example "s3://pcaps-bucket?region=us-east-1" @sensitive @minLength 1 */
    destination_conf: string;
    /** Token read from the challenge file in the bucket. @sensitive @minLength 1 */ ownership_challenge: string;
  }

  /** The recorded packets as a file. */
  export interface Download {
    /** Get the packets of a finished simple capture as a file.
     *
     *  The answer is binary (pcap). Full captures lie in your own bucket.
     *  @http GET /accounts/{account_id}/pcaps/{pcap_id}/download
     *  @response binary application/vnd.tcpdump.pcap
     *  @permission Magic Firewall Packet Captures - Write PCAPs API; Magic Firewall Packet Captures - Read PCAPs API
     *  @plans enterprise */
    get(pcapID: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<Response>;
  }

  export type OwnershipsSinglePage = SinglePage<Ownership>;
}
