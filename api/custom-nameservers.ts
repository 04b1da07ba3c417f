import type { APIPromise, PagePromise, RequestOptions, SinglePage } from './_client.ts';
import type { InAccount, ResourceID } from './_shared.ts';

/** Account Custom Nameservers: Nameservers under your own domain, shared by the account's zones.
 *  @product customNameservers Account Custom Nameservers
 *  @docs https://developers.cloudflare.com/dns/nameservers/custom-nameservers/ */
export interface CustomNameservers {
  /** Create a custom nameserver of the account.
   *
   *  Add A and AAAA glue records at the registrar afterwards, with the addresses of the answer. Business plans and above.
   *  @http POST /accounts/{account_id}/custom_ns
   *  @permission Account Settings Write
   *  @plans business enterprise
   *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "ns_name": "ns1.example.com", "ns_set": 1 }
   *  @aliases vanity nameservers */
  create(
    params: CustomNameservers.CustomNameserverCreateParams,
    options?: RequestOptions,
  ): APIPromise<CustomNameservers.CustomNameserver>;

  /** Delete one custom nameserver from the account.
   *
   *  Refused while zones use its set.
   *  @http DELETE /accounts/{account_id}/custom_ns/{custom_ns_id}
   *  @plans business enterprise */
  delete(
    /** @format hostname */ customNSID: string,
    params: InAccount,
    options?: RequestOptions,
  ): PagePromise<SinglePage<CustomNameservers.CustomNameserverDeleteResponse>, CustomNameservers.CustomNameserverDeleteResponse>;

  /** Get all custom nameservers of the account with their DNS records.
   *  @http GET /accounts/{account_id}/custom_ns
   *  @permission Account Settings Write; Account Settings Read
   *  @plans business enterprise
   *  @columns ns_name ns_set dns_records status
   *  @key ns_name */
  get(
    params: InAccount,
    options?: RequestOptions,
  ): PagePromise<SinglePage<CustomNameservers.CustomNameserver>, CustomNameservers.CustomNameserver>;
}

export declare namespace CustomNameservers {
  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Custom nameserver to remove, by its full hostname. */ custom_ns_id: string;
  }

  export interface NameserverIdentity {
    /** Full hostname of the nameserver, under a domain you own. @format hostname @example "ns1.example.com" */ ns_name: string;
    /** Set the nameserver belongs to; a zone uses one whole set. @min 1 @max 5 @default 1 @example 1 */ ns_set?: number;
  }

  export interface CustomNameserverCreateParams extends InAccount, NameserverIdentity {}

  export interface CustomNameserver extends NameserverIdentity {
    /** A and AAAA records to publish for the nameserver where its domain has its DNS. */ dns_records: CustomNameserver.DNSRecord[];
    /** Whether the nameserver's records were found; no longer kept up. @deprecated */ status: 'moved' | 'pending' | 'verified';
    /** Id of the zone to which the nameserver's name belongs. */ zone_tag: ResourceID;
  }
  export namespace CustomNameserver {
    export interface DNSRecord {
      /** Whether the address is IPv4 (A) or IPv6 (AAAA). */ type?: 'A' | 'AAAA';
      /** Address to publish for the nameserver. @example "1.1.1.1" */ value?: string;
    }
  }

  export type CustomNameserverDeleteResponse = string;

  export type CustomNameserverDeleteResponsesSinglePage = SinglePage<CustomNameserverDeleteResponse>;

  export type CustomNameserversSinglePage = SinglePage<CustomNameserver>;
}
