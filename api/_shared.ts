import type { SinglePage, V4PagePaginationArray } from './_client.ts';

/** Types that several products use. */

/** A whole number. @integer */
export type Integer = number;

/** Identifier that the provider gives out, at most 32 characters. @maxLength 32 */
export type ResourceID = string;

/** A moment, RFC 3339. @format date-time */
export type DateTime = string;

/** What belongs to one account. */
export interface InAccount {
  account_id: ResourceID;
}

/** What belongs to one zone. */
export interface InZone {
  zone_id: ResourceID;
}

/** What belongs to an account or to a zone: exactly one of the two is given. */
export interface InAccountOrZone {
  account_id?: ResourceID;
  zone_id?: ResourceID;
}

/** Which page of a numbered list is wanted, and how long a page is. */
export interface PageParams {
  /** @min 1 */ page?: Integer;
  /** @min 1 */ per_page?: Integer;
}

export type ASN = Integer;
export type ASNParam = Integer;
export interface AuditLog {
  /** @example "d5b0f326-1232-4452-8858-1089bd7168ef" */ id?: string;
  action?: AuditLog.Action;
  actor?: AuditLog.Actor;
  /** @example "API" */ interface?: string;
  metadata?: unknown;
  /** @example "low" */ newValue?: string;
  /** @example "high" */ oldValue?: string;
  owner?: AuditLog.Owner;
  resource?: AuditLog.Resource;
  when?: DateTime;
}
export declare namespace AuditLog {
  export interface Action {
    result?: boolean;
    /** @example "change_setting" */ type?: string;
  }
  export interface Actor {
    /** @example "f6b5de0326bb5182b8a4840ee01ec774" */ id?: string;
    /** @format email */ email?: string;
    /** @example "198.41.129.166" */ ip?: string;
    type?: 'user' | 'admin' | 'Cloudflare';
  }
  export interface Owner {
    /** @readOnly */ id?: ResourceID;
  }
  export interface Resource {
    /** @example "023e105f4ecef8ad9ca31a8372d0c353" */ id?: string;
    /** @example "zone" */ type?: string;
  }
}
export type AuditLogsV4PagePaginationArray = V4PagePaginationArray<AuditLog>;
export type CertificateCA = 'digicert' | 'google' | 'lets_encrypt' | 'ssl_com';
export type CertificateCAParam = CertificateCA;
export type CertificateRequestType = 'origin-rsa' | 'origin-ecc' | 'keyless-certificate';
export type CertificateRequestTypeParam = CertificateRequestType;
export interface CloudflareTunnel {
  /** @format uuid @maxLength 36 @example "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415" */ id?: string;
  account_tag?: ResourceID;
  /** @default "local" */ config_src?: 'local' | 'cloudflare';
  /** @deprecated */ connections?: CloudflareTunnel.Connection[];
  conns_active_at?: DateTime;
  conns_inactive_at?: DateTime;
  /** @readOnly */ created_at?: DateTime;
  /** @readOnly */ deleted_at?: DateTime;
  metadata?: unknown;
  /** @example "blog" */ name?: string;
  /** @deprecated */ remote_config?: boolean;
  status?: 'inactive' | 'degraded' | 'healthy' | 'down';
  tun_type?: 'cfd_tunnel' | 'warp_connector' | 'warp' | 'magic' | 'ip_sec' | 'gre' | 'cni';
}
export declare namespace CloudflareTunnel {
  export interface Connection {
    /** @format uuid @maxLength 36 @example "1bedc50d-42b3-473c-b108-ff3d10c0d925" @readOnly */ id?: string;
    /** @format uuid @maxLength 36 @example "1bedc50d-42b3-473c-b108-ff3d10c0d925" @readOnly */ client_id?: string;
    /** @example "2022.7.1" */ client_version?: string;
    /** @example "DFW" */ colo_name?: string;
    opened_at?: DateTime;
    /** @example "10.1.0.137" */ origin_ip?: string;
    /** @format uuid @maxLength 36 @example "1bedc50d-42b3-473c-b108-ff3d10c0d925" @readOnly */ uuid?: string;
  }
}
export type CloudflareTunnelsV4PagePaginationArray = V4PagePaginationArray<CloudflareTunnel>;
export interface ErrorData {
  code?: number;
  documentation_url?: string;
  message?: string;
  source?: ErrorData.Source;
}
export declare namespace ErrorData {
  export interface Source {
    pointer?: string;
  }
}
export interface Identifier {
  id?: string;
}
export interface LoadBalancerPreview {
  pools?: { [key: string]: string };
  preview_id?: string;
}
export interface Member {
  /** @readOnly */ id?: ResourceID;
  /** @maxLength 90 */ email?: string;
  policies?: Member.Policy[];
  roles?: Role[];
  /** @readOnly */ status?: 'accepted' | 'pending';
  /** @readOnly */ user?: Member.User;
}
export declare namespace Member {
  export interface Policy {
    /** @example "f267e341f3dd4697bd3b9f71dd96247f" @readOnly */ id?: string;
    access?: 'allow' | 'deny';
    permission_groups?: TokenPolicy.PermissionGroup[];
    resource_groups?: Member.Policy.ResourceGroup[];
  }
  export namespace Policy {
    export type PermissionGroup = TokenPolicy.PermissionGroup;
    export namespace PermissionGroup {
      export type Meta = TokenPolicy.PermissionGroup.Meta;
    }
    export interface ResourceGroup {
      /** @example "6d7f2f5f5b1d4a0e9081fdc98d432fd1" @readOnly */ id: string;
      scope: Member.Policy.ResourceGroup.Scope;
      meta?: TokenPolicy.PermissionGroup.Meta;
      /** @readOnly */ name?: string;
    }
    export namespace ResourceGroup {
      export type Meta = TokenPolicy.PermissionGroup.Meta;
      export interface Scope {
        /** @readOnly */ key: string;
        objects: Member.Policy.ResourceGroup.Scope.Object[];
      }
      export namespace Scope {
        export interface Object {
          /** @readOnly */ key: string;
        }
      }
    }
  }
  export interface User {
    /** @maxLength 90 */ email: string;
    /** @minLength 32 @maxLength 32 @example "023e105f4ecef8ad9ca31a8372d0c353" */ id?: string;
    /** @maxLength 60 @example "John" */ first_name?: string | null;
    /** @maxLength 60 @example "Appleseed" */ last_name?: string | null;
    /** @default false @readOnly */ two_factor_authentication_enabled?: boolean;
  }
}
export type MembersV4PagePaginationArray = V4PagePaginationArray<Member>;
export interface PaginationInfo {
  count?: number;
  page?: number;
  per_page?: number;
  total_count?: number;
}
/** @maxLength 160 */
export type Permission = string;
export interface PermissionGrant {
  read?: boolean;
  write?: boolean;
}
export type PermissionGrantParam = PermissionGrant;
export interface RatePlan {
  id?: 'free' | 'lite' | 'pro' | 'pro_plus' | 'business' | 'enterprise' | 'partners_free' | 'partners_pro' | 'partners_business' | 'partners_enterprise';
  /** @example "USD" */ currency?: string;
  externally_managed?: boolean;
  is_contract?: boolean;
  public_name?: string;
  /** @example "zone" */ scope?: string;
  sets?: string[];
}
export type RatePlanParam = RatePlan;
export interface ResponseInfo {
  /** @min 1000 */ code: Integer;
  message: string;
  documentation_url?: string;
  source?: ErrorData.Source;
}
export declare namespace ResponseInfo {
  export type Source = ErrorData.Source;
}
export type Result = Result.UnionMember0 | Result.AaaAPIResponseCommon;
export declare namespace Result {
  export interface AaaAPIResponseCommon {
    errors: ResponseInfo[];
    messages: ResponseInfo[];
    success: true;
  }
  export interface UnionMember0 {
    errors?: ResponseInfo[];
    messages?: ResponseInfo[];
    result?: AuditLog[];
    success?: boolean;
  }
}
export interface Role {
  id: ResourceID;
  /** @readOnly */ description: string;
  /** @maxLength 120 @readOnly */ name: string;
  permissions: Role.Permissions;
}
export declare namespace Role {
  export interface Permissions {
    analytics?: PermissionGrant;
    billing?: PermissionGrant;
    cache_purge?: PermissionGrant;
    dns?: PermissionGrant;
    dns_records?: PermissionGrant;
    lb?: PermissionGrant;
    logs?: PermissionGrant;
    organization?: PermissionGrant;
    ssl?: PermissionGrant;
    waf?: PermissionGrant;
    zone_settings?: PermissionGrant;
    zones?: PermissionGrant;
  }
}
export interface RoleParam {
  id: ResourceID;
}
export type RolesV4PagePaginationArray = V4PagePaginationArray<Role>;
export type SortDirection = 'asc' | 'desc';
export type SortDirectionParam = 'asc' | 'desc';
export interface Subscription {
  /** @readOnly */ id?: ResourceID;
  /** @example "USD" @readOnly */ currency?: string;
  /** @readOnly */ current_period_end?: DateTime;
  /** @readOnly */ current_period_start?: DateTime;
  frequency?: 'weekly' | 'monthly' | 'quarterly' | 'yearly';
  /** @example 20 @readOnly */ price?: number;
  rate_plan?: RatePlan;
  /** @readOnly */ state?: 'Trial' | 'Provisioned' | 'Paid' | 'AwaitingPayment' | 'Cancelled' | 'Failed' | 'Expired';
}
export interface SubscriptionComponent {
  default?: number;
  display_name?: string;
  kind?: 'enum' | 'sum' | 'usage';
  name?: string;
  price?: number;
  value?: number;
}
export interface SubscriptionParam {
  frequency?: 'weekly' | 'monthly' | 'quarterly' | 'yearly';
  rate_plan?: RatePlan;
}
export interface SubscriptionZone {
  id?: string;
  name?: string;
}
export type SubscriptionsSinglePage = SinglePage<Subscription>;
export interface Token {
  /** @readOnly */ id?: ResourceID;
  condition?: Token.Condition;
  expires_on?: DateTime;
  /** @readOnly */ issued_on?: DateTime;
  /** @readOnly */ last_used_on?: DateTime;
  /** @readOnly */ modified_on?: DateTime;
  /** @maxLength 120 */ name?: string;
  not_before?: DateTime;
  policies?: TokenPolicy[];
  status?: 'active' | 'disabled' | 'expired';
}
export declare namespace Token {
  export interface Condition {
    request_ip?: Token.Condition.RequestIP;
  }
  export namespace Condition {
    export interface RequestIP {
      in?: TokenConditionCIDRList[];
      not_in?: TokenConditionCIDRList[];
    }
  }
}
export type TokenConditionCIDRList = string;
export type TokenConditionCIDRListParam = string;
export interface TokenPolicy {
  /** @example "f267e341f3dd4697bd3b9f71dd96247f" @readOnly */ id: string;
  effect: 'allow' | 'deny';
  permission_groups: TokenPolicy.PermissionGroup[];
  resources: { [key: string]: string } | { [key: string]: { [key: string]: string } };
}
export declare namespace TokenPolicy {
  export interface PermissionGroup {
    /** @example "6d7f2f5f5b1d4a0e9081fdc98d432fd1" */ id: string;
    meta?: TokenPolicy.PermissionGroup.Meta;
    /** @readOnly */ name?: string;
  }
  export namespace PermissionGroup {
    export interface Meta {
      key?: string;
      value?: string;
    }
  }
}
export interface TokenPolicyParam {
  effect: 'allow' | 'deny';
  permission_groups: TokenPolicyParam.PermissionGroup[];
  resources: { [key: string]: string } | { [key: string]: { [key: string]: string } };
}
export declare namespace TokenPolicyParam {
  export interface PermissionGroup {
    /** @example "6d7f2f5f5b1d4a0e9081fdc98d432fd1" */ id: string;
    meta?: TokenPolicy.PermissionGroup.Meta;
  }
  export namespace PermissionGroup {
    export type Meta = TokenPolicy.PermissionGroup.Meta;
  }
}
/** @minLength 40 @maxLength 80 @sensitive */
export type TokenValue = string;
export type TokensV4PagePaginationArray = V4PagePaginationArray<Token>;
export interface ResultInfo {
  /** @example 1 */ count?: number;
  /** @example 1 */ page?: number;
  /** @example 20 */ per_page?: number;
  /** @example 2000 */ total_count?: number;
  /** @example 100 */ total_pages?: number;
}
