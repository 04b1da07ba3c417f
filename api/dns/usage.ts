import type { APIPromise, RequestOptions } from '../_client.ts';
import type { InAccount, Integer, InZone } from '../_shared.ts';

/** Number of entries compared with the plan's limit. */
export interface Usage {
  readonly zone: Usage.Zone;
  readonly account: Usage.Account;
}

export declare namespace Usage {
  /** Entry count of a single zone. */
  export interface Zone {
    /** Get a zone's number of DNS records and its quota.
     *  @http GET /zones/{zone_id}/dns_records/usage
     *  @permission Zone DNS Settings Write; Zone DNS Settings Read; DNS Read; DNS Write
     *  @plans free pro business enterprise
     *  @availability ga */
    get(params: InZone, options?: RequestOptions): APIPromise<ZoneGetResponse>;
  }

  export interface ZoneGetResponse {
    /** Most records allowed; null if the quota is counted elsewhere, as for the whole account. @min 0 @example 200 */ record_quota: Integer | null;
    /** Number of records there are now. @min 0 @example 150 */ record_usage: Integer;
  }

  /** Entry count of the whole account. */
  export interface Account {
    /** Get the account's number of DNS records and its quota.
     *  @http GET /accounts/{account_id}/dns_records/usage
     *  @permission Account DNS Settings Write; Account DNS Settings Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(params: InAccount, options?: RequestOptions): APIPromise<AccountGetResponse>;
  }

  export interface AccountGetResponse {
    /** Most records allowed; null if the quota is counted elsewhere, as for the whole account. @min 0 @example 1000000 */
    record_quota: Integer | null;
    /** Number of records there are now. @min 0 @example 5000 */ record_usage: Integer;
    /** Most records that all internal zones may hold together. @min 0 @example 1000000 */ internal_record_quota?: Integer;
    /** Number of records in internal zones now. @min 0 @example 5000 */ internal_record_usage?: Integer;
  }
}
