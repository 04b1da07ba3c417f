import type { PagePromise, RequestOptions, V4PagePaginationArray } from './_client.ts';
import type { AuditLog, InAccount } from './_shared.ts';

/** Audit Logs: Record of changes made in the account, in the older format.
 *  @product auditLogs Audit Logs
 *  @docs https://developers.cloudflare.com/fundamentals/ */
export interface AuditLogs {
  /** Page through an account's audit logs by actor, action, zone or time.
   *  @http GET /accounts/{account_id}/audit_logs
   *  @permission Account Settings Write; Account Settings Read
   *  @plans free pro business enterprise
   *  @availability ga */
  list(params: AuditLogs.AuditLogListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<AuditLog>, AuditLog>;
}

export declare namespace AuditLogs {
  export interface AuditLogListParams extends InAccount {
    /** @example "f174be97-19b1-40d6-954d-70cd5fbd52db" */ id?: string;
    action?: AuditLogListParams.Action;
    actor?: AuditLogListParams.Actor;
    /** @format date */ before?: string;
    /** @default "desc" */ direction?: 'desc' | 'asc';
    export?: boolean;
    /** @default false */ hide_user_logs?: boolean;
    /** @format date */ since?: string;
    zone?: AuditLogListParams.Zone;
    /** @min 1 @default 1 @example 50 */ page?: number;
    /** @min 1 @max 1000 @default 100 @example 25 */ per_page?: number;
  }
  export namespace AuditLogListParams {
    export interface Action {
      /** @example "add" */ type?: string;
    }
    export interface Actor {
      /** @format email */ email?: string;
      /** @example "17.168.228.63" */ ip?: string;
    }
    export interface Zone {
      /** @example "example.com" */ name?: string;
    }
  }
}
