import type { APIPromise, RequestOptions } from '../_client.ts';
import type { InAccount, InZone, Integer } from '../_shared.ts';

/** How many entries exist against what the plan allows. */
export interface Usage {
  readonly zone: Usage.Zone;
  readonly account: Usage.Account;
}

export declare namespace Usage {
  /** Entry count of a single zone. */
  export interface Zone {
    /** See a zone's DNS record count against its quota.
     *  @http GET /zones/{zone_id}/dns_records/usage
     *  @permission Zone DNS Settings Write; Zone DNS Settings Read; DNS Read; DNS Write
     *  @plans free pro business enterprise
     *  @availability ga */
    get(params: ZoneGetParams, options?: RequestOptions): APIPromise<ZoneGetResponse>;
  }

  export type ZoneGetParams = InZone;

  export interface ZoneGetResponse {
    /** @min 0 @example 200 */ record_quota: Integer | null;
    /** @min 0 @example 150 */ record_usage: Integer;
  }

  /** Entry count of the whole account. */
  export interface Account {
    /** See the account's DNS record count against its quota.
     *  @http GET /accounts/{account_id}/dns_records/usage
     *  @permission Account DNS Settings Write; Account DNS Settings Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(params: AccountGetParams, options?: RequestOptions): APIPromise<AccountGetResponse>;
  }

  export type AccountGetParams = InAccount;

  export interface AccountGetResponse {
    /** @min 0 @example 1000000 */ record_quota: Integer | null;
    /** @min 0 @example 5000 */ record_usage: Integer;
    /** @min 0 @example 1000000 */ internal_record_quota?: Integer;
    /** @min 0 @example 5000 */ internal_record_usage?: Integer;
  }
}
