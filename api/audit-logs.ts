import type { APIPromise, PagePromise, RequestOptions, V4PagePaginationArray } from './_client.ts';
import type { AuditLog, InAccount } from './_shared.ts';

/** Audit Logs: Record of changes made in the account, in the older format.
 *  @product auditLogs Audit Logs
 *  @docs https://developers.cloudflare.com/fundamentals/ */
export interface AuditLogs {
  /** As CSV. @response text/csv */
  list(params: AuditLogs.AuditLogListParams & { export: true }, options?: RequestOptions): APIPromise<string>;

  /** List an account's audit logs by actor, action, zone or time.
   *
   *  Newest first; entries are kept for 18 months. `accounts.logs.audit.list` is the newer form with more detail.
   *  @http GET /accounts/{account_id}/audit_logs
   *  @permission Account Settings Write; Account Settings Read
   *  @plans free pro business enterprise
   *  @availability ga
   *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "since": "2026-01-01", "action": { "type": "add" }, "per_page": 100 }
   *  @aliases who changed my dns
   *  @columns action.type actor.email actor.ip resource.type interface action.result when */
  list(params: AuditLogs.AuditLogListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<AuditLog>, AuditLog>;
}

export declare namespace AuditLogs {
  export interface AuditLogListParams extends InAccount {
    /** Only the entry with this id. @example "f174be97-19b1-40d6-954d-70cd5fbd52db" */ id?: string;
    /** Conditions on what was done. */ action?: AuditLogListParams.Action;
    /** Conditions on who did it. */ actor?: AuditLogListParams.Actor;
    /** Only entries before this day or time. @format date */ before?: string;
    /** @default "desc" */ direction?: 'desc' | 'asc';
    /** If true, the answer is CSV text instead of JSON. */ export?: boolean;
    /** If true, entries of the user rather than the account are left out. @default false */ hide_user_logs?: boolean;
    /** Only entries from this day or time on. @format date */ since?: string;
    /** Conditions on the zone. */ zone?: AuditLogListParams.Zone;
    /** @min 1 @default 1 @example 50 */ page?: number;
    /** @min 1 @max 1000 @default 100 @example 25 */ per_page?: number;
  }
  export namespace AuditLogListParams {
    export interface Action {
      /** Kind of change, such as `add`, `delete` or `login`. @example "add" */ type?: string;
    }
    export interface Actor {
      /** Address of the user who made the change. @format email */ email?: string;
      /** Address, or range in CIDR form, the change was made from. @example "17.168.228.63" */ ip?: string;
    }
    export interface Zone {
      /** Domain of the zone that was changed. @example "example.com" @format hostname */ name?: string;
    }
  }
}
