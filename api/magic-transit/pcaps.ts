import type { APIPromise, PagePromise, RequestOptions, SinglePage } from '../_client.ts';
import type { InAccount, ResourceID } from '../_shared.ts';
import type { MagicTransit } from './index.ts';

/** Recordings of packets for troubleshooting. */
export interface PCAPs {
  readonly ownership: PCAPs.OwnershipResource;
  readonly download: PCAPs.Download;

  /** Start a packet capture of given type and limits, with an optional filter.
   *  @http POST /accounts/{account_id}/pcaps
   *  @permission Magic Firewall Packet Captures - Write PCAPs API
   *  @plans enterprise */
  create(params: MagicTransit.PCAPCreateParams, options?: RequestOptions): APIPromise<MagicTransit.PCAPGetResponse>;

  /** List the packet captures requested in the account.
   *  @http GET /accounts/{account_id}/pcaps
   *  @permission Magic Firewall Packet Captures - Write PCAPs API; Magic Firewall Packet Captures - Read PCAPs API
   *  @plans enterprise */
  list(
    params: MagicTransit.PCAPListParams,
    options?: RequestOptions,
  ): PagePromise<SinglePage<MagicTransit.PCAPGetResponse>, MagicTransit.PCAPGetResponse>;

  /** Look up one packet capture and how far it has got.
   *  @http GET /accounts/{account_id}/pcaps/{pcap_id}
   *  @permission Magic Firewall Packet Captures - Write PCAPs API; Magic Firewall Packet Captures - Read PCAPs API
   *  @plans enterprise */
  get(pcapID: ResourceID, params: MagicTransit.PCAPGetParams, options?: RequestOptions): APIPromise<MagicTransit.PCAPGetResponse>;

  /** Stop a running packet capture before its limit is reached.
   *  @http PUT /accounts/{account_id}/pcaps/{pcap_id}/stop
   *  @answer void
   *  @permission Magic Firewall Packet Captures - Write PCAPs API
   *  @plans enterprise */
  stop(pcapID: ResourceID, params: MagicTransit.PCAPStopParams, options?: RequestOptions): APIPromise<void>;
}

export declare namespace PCAPs {
  /** Proof that you control the bucket for recordings. */
  export interface OwnershipResource {
    /** Register a bucket for packet captures and receive an ownership challenge.
     *  @http POST /accounts/{account_id}/pcaps/ownership
     *  @permission Magic Firewall Packet Captures - Write PCAPs API
     *  @plans enterprise */
    create(params: OwnershipCreateParams, options?: RequestOptions): APIPromise<Ownership>;

    /** Forget a bucket registered for packet captures.
     *  @http DELETE /accounts/{account_id}/pcaps/ownership/{ownership_id}
     *  @answer void
     *  @permission Magic Firewall Packet Captures - Write PCAPs API
     *  @plans enterprise */
    delete(ownershipID: ResourceID, params: OwnershipDeleteParams, options?: RequestOptions): APIPromise<void>;

    /** List the buckets registered for packet captures.
     *  @http GET /accounts/{account_id}/pcaps/ownership
     *  @permission Magic Firewall Packet Captures - Write PCAPs API; Magic Firewall Packet Captures - Read PCAPs API
     *  @plans enterprise */
    get(params: OwnershipGetParams, options?: RequestOptions): PagePromise<SinglePage<Ownership>, Ownership>;

    /** Prove you own a packet capture bucket with its challenge token.
     *  @http POST /accounts/{account_id}/pcaps/ownership/validate
     *  @permission Magic Firewall Packet Captures - Write PCAPs API
     *  @plans enterprise */
    validate(params: OwnershipValidateParams, options?: RequestOptions): APIPromise<Ownership>;
  }

  export interface OwnershipCreateParams extends InAccount {
    /** @example "s3://pcaps-bucket?region=us-east-1" @sensitive */ destination_conf: string;
  }

  export interface Ownership {
    /** @minLength 32 @maxLength 32 @example "9883874ecac311ec8475433579a6bf5f" */ id: string;
    /** @example "s3://pcaps-bucket?region=us-east-1" @sensitive */ destination_conf: string;
    filename: string;
    status: 'pending' | 'success' | 'failed';
    /** @example "2020-01-01T08:00:00Z" */ submitted: string;
    /** @example "2020-01-01T08:00:00Z" */ validated?: string;
  }

  export type OwnershipDeleteParams = InAccount;

  export type OwnershipGetParams = InAccount;

  export interface OwnershipValidateParams extends InAccount {
    /** @example "s3://pcaps-bucket?region=us-east-1" @sensitive */ destination_conf: string;
    /** @sensitive */ ownership_challenge: string;
  }

  /** The recorded packets as a file. */
  export interface Download {
    /** Download the packets of a finished capture as a file.
     *  @http GET /accounts/{account_id}/pcaps/{pcap_id}/download
     *  @answer binary application/vnd.tcpdump.pcap
     *  @permission Magic Firewall Packet Captures - Write PCAPs API; Magic Firewall Packet Captures - Read PCAPs API
     *  @plans enterprise */
    get(pcapID: ResourceID, params: DownloadGetParams, options?: RequestOptions): APIPromise<Response>;
  }

  export type DownloadGetParams = InAccount;

  export type OwnershipsSinglePage = SinglePage<Ownership>;
}
