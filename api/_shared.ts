import type { SinglePage, V4PagePaginationArray } from './_client.ts';

/** Types that several products use. */

/** A whole number. @integer */
export type Integer = number;

/** Identifier that the provider gives out, at most 32 characters. @maxLength 32 */
export type ResourceID = string;

/** A moment, RFC 3339. @format date-time */
export type DateTime = string;

/** Parameters of operations on an account. */
export interface InAccount {
  /** Account that the call works in. @from accounts.list */ account_id: ResourceID;
}

/** Parameters of operations on a zone. */
export interface InZone {
  /** Zone that the call works in. @from zones.list */ zone_id: ResourceID;
}

/** Asks for the response as CSV. */
export interface InCSV {
  /** Form of the response. */ format: 'CSV';
}

/** Asks for the response in pieces, as they are made. */
export interface InEvents {
  /** Sends server-sent events. */ stream: true;
}

/** Parameters of operations on an account or a zone: exactly one of the two is given. */
export interface InAccountOrZone {
  /** Account that the call works in; give either this or `zone_id`. @from accounts.list */ account_id?: ResourceID;
  /** Zone that the call works in; give either this or `account_id`. @from zones.list */ zone_id?: ResourceID;
}

/** Number and length of the requested page. */
export interface PageParams {
  /** Page to return, counted from 1. @min 1 */ page?: Integer;
  /** Items a page holds. @min 1 */ per_page?: Integer;
}

/** Words of fields that many types have. A field of the same name and kind without words of its own takes them. */
export interface Glossary {
  /** Account that owns it. */ account_id: string;
  /** Account that owns it. */ account_tag: string;
  /** Note for people; it has no effect. */ comment: string;
  /** Time of creation; set by Cloudflare. */ created: DateTime;
  /** Time of creation; set by Cloudflare. */ createdAt: DateTime;
  /** Time of creation; set by Cloudflare. */ created_at: DateTime;
  /** Time of creation; set by Cloudflare. */ created_on: DateTime;
  /** Time of deletion; absent or null while the object exists. */ deleted_at: DateTime;
  /** Note for people; it has no effect. */ description: string;
  /** Whether a change is allowed by the plan and by the permissions of the caller. */ editable: boolean;
  /** Whether it is in effect; while false it is kept but does nothing. */ enabled: boolean;
  /** Failures, an entry for each reason; empty on success. */ errors: unknown[];
  /** Hash that changes whenever the content does. */ etag: string;
  /** Time at which it becomes invalid. */ expires_at: DateTime;
  /** Time at which it becomes invalid. */ expires_on: DateTime;
  /** Identifier by which other calls refer to it. */ id: string;
  /** Time of the last change; set by Cloudflare. */ last_updated: DateTime;
  /** Notices that came with the answer, on success too. */ messages: unknown[];
  /** Time of the last change; set by Cloudflare. */ modified: DateTime;
  /** Time of the last change; set by Cloudflare. */ modified_at: DateTime;
  /** Time of the last change; set by Cloudflare. */ modified_on: DateTime;
  /** Items a page holds at most. */ per_page: Integer;
  /** Whether the request did what it asked for. */ success: boolean;
  /** Items on all pages together. */ total_count: Integer;
  /** Pages that the whole list has. */ total_pages: Integer;
  /** Time of the last change; set by Cloudflare. */ updatedAt: DateTime;
  /** Time of the last change; set by Cloudflare. */ updated_at: DateTime;
  /** Time of the last change; set by Cloudflare. */ updated_on: DateTime;
  /** Zone that it belongs to. */ zone_id: string;
  /** Domain of the zone that it belongs to. */ zone_name: string;
  /** Zone that it belongs to. */ zone_tag: string;
}

/** The same for parameters of path, query and headers; what is not here is looked up in `Glossary`. */
export interface ParameterGlossary {
  /** Account that the call works in. @from accounts.list */ account_id: string;
  /** Cursor that came with the previous page. */ cursor: string;
  /** Whether the list ascends or descends. */ direction: 'asc' | 'desc';
  /** Most items to return. */ limit: Integer;
  /** Whether all filters must apply, or any one of them. */ match: 'all' | 'any';
  /** Items to skip before the first one that is returned. */ offset: Integer;
  /** Field that the list is sorted by. */ order: 'name' | (string & {});
  /** Field that the list is sorted by. */ order_by: 'name' | (string & {});
  /** Page to return, counted from 1. */ page: Integer;
  /** Token that came with the previous page. */ page_token: string;
  /** Items a page holds. */ per_page: Integer;
  /** Text that the returned items contain. */ search: string;
  /** Only what happened at this time or later. */ since: DateTime;
  /** Field that the list is sorted by. */ sort_by: 'name' | (string & {});
  /** Only what happened before this time. */ until: DateTime;
  /** Zone that the call works in. @from zones.list */ zone_id: string;
}

export type ASN = Integer;

export type ASNParam = Integer;

export interface AuditLog {
  /** Identifies the entry of the log. @example "d5b0f326-1232-4452-8858-1089bd7168ef" */ id?: string;
  /** Action taken, and whether it succeeded. */ action?: AuditLog.Action;
  /** User or service that performed the action. */ actor?: AuditLog.Actor;
  /** Way the change came in, such as the API or the dashboard. @example "API" */ interface?: string;
  /** Further details, by kind of entry. */ metadata?: unknown;
  /** Value after the change. @example "low" */ newValue?: string;
  /** Value before the change. @example "high" */ oldValue?: string;
  /** Account or user that owns what was changed. */ owner?: AuditLog.Owner;
  /** Resource that was changed. */ resource?: AuditLog.Resource;
  /** Time of the change. */ when?: DateTime;
}
export declare namespace AuditLog {
  export interface Action {
    /** Whether the action succeeded. */ result?: boolean;
    /** Kind of action, such as `change_setting`. @example "change_setting" */ type?: string;
  }
  export interface Actor {
    /** Identifies who acted. @example "f6b5de0326bb5182b8a4840ee01ec774" */ id?: string;
    /** Address of the user who acted. @format email */ email?: string;
    /** Address that the request came from. @example "198.41.129.166" */ ip?: string;
    /** Whether a user, an admin or Cloudflare acted. */ type?: 'user' | 'admin' | 'Cloudflare';
  }
  export interface Owner {
    /** Identifies the owner. @readOnly */ id?: ResourceID;
  }
  export interface Resource {
    /** Identifies what was changed. @example "023e105f4ecef8ad9ca31a8372d0c353" */ id?: string;
    /** Kind of resource that was changed, such as `zone`. @example "zone" */ type?: string;
  }
}

export type AuditLogsV4PagePaginationArray = V4PagePaginationArray<AuditLog>;

export type CertificateCA = 'digicert' | 'google' | 'lets_encrypt' | 'ssl_com';

export type CertificateCAParam = 'digicert' | 'google' | 'lets_encrypt' | 'ssl_com' | (string & {});

export type CertificateRequestType = 'origin-rsa' | 'origin-ecc' | 'keyless-certificate';

export type CertificateRequestTypeParam = 'origin-rsa' | 'origin-ecc' | 'keyless-certificate' | (string & {});

export interface CloudflareTunnel {
  /** Identifies the tunnel. @format uuid @maxLength 36 @example "f70ff985-a4ef-4643-bbbc-4a0ed4fc8415" */ id?: string;
  account_tag?: ResourceID;
  /** Whether the configuration lies in a file beside the tunnel or at Cloudflare. @default "local" */ config_src?: 'local' | 'cloudflare';
  /** Connections that are open now; deprecated, use the tunnel's own list. @deprecated */ connections?: CloudflareTunnel.Connection[];
  /** Time since which the tunnel has been connected; null while it is not. */ conns_active_at?: DateTime | null;
  /** Time since which the tunnel has had no connection; null while it has one. */ conns_inactive_at?: DateTime | null;
  /** @readOnly */ created_at?: DateTime;
  /** @readOnly */ deleted_at?: DateTime | null;
  /** Any data that was kept with the tunnel. */ metadata?: unknown;
  /** Name of the tunnel for people. @example "blog" */ name?: string;
  /** Whether the configuration lies at Cloudflare; deprecated, use `config_src`. @deprecated */ remote_config?: boolean;
  /** State from its connections; `degraded` has lost some of them, `inactive` never had one. */
  status?: 'inactive' | 'degraded' | 'healthy' | 'down';
  /** Software or connection type behind the tunnel, such as cloudflared or WARP. */
  tun_type?: 'cfd_tunnel' | 'warp_connector' | 'warp' | 'magic' | 'ip_sec' | 'gre' | 'cni';
}
export declare namespace CloudflareTunnel {
  export interface Connection {
    /** Identifies the connection. @format uuid @maxLength 36 @example "1bedc50d-42b3-473c-b108-ff3d10c0d925" @readOnly */ id?: string;
    /** Identifies the running client that opened the connection. @format uuid @maxLength 36 @example "1bedc50d-42b3-473c-b108-ff3d10c0d925" @readOnly */
    client_id?: string;
    /** Release of the client that is running. @example "2022.7.1" */ client_version?: string;
    /** Data center at the other end, by airport code. @example "DFW" */ colo_name?: string;
    /** Time at which the connection was opened. */ opened_at?: DateTime;
    /** Public address of the client's machine. @example "10.1.0.137" */ origin_ip?: string;
    /** The same as `id`. @format uuid @maxLength 36 @example "1bedc50d-42b3-473c-b108-ff3d10c0d925" @readOnly */ uuid?: string;
    /** Whether the connection is lost and `cloudflared` is expected to open it again. */ is_pending_reconnect?: boolean;
  }
}

export type CloudflareTunnelsV4PagePaginationArray = V4PagePaginationArray<CloudflareTunnel>;

export interface ErrorData {
  /** Number of the error. */ code?: number;
  documentation_url?: string;
  /** The error in words. */ message?: string;
  /** Part of the request that is at fault. */ source?: ErrorData.Source;
}
export declare namespace ErrorData {
  export interface Source {
    /** JSON pointer to the value at fault. */ pointer?: string;
  }
}

export interface Identifier {
  /** Identifies the resource; given by Cloudflare. */ id?: string;
}

export interface LoadBalancerPreview {
  /** Names of the pools that are checked, by id. */ pools?: { [key: string]: string };
  /** Identifies the preview; fetch its results with it. */ preview_id?: string;
}

export interface Member {
  /** Identifies the membership; member calls take it as `member_id`. @readOnly */ id?: ResourceID;
  /** Address the person signs in with. @maxLength 90 */ email?: string;
  /** Access policies of the member: actions allowed on each resource. */ policies?: Member.Policy[];
  /** Roles of the member; empty with policies. */ roles?: Role[];
  /** Whether the invitation has been accepted; set by Cloudflare. @readOnly */ status?: 'accepted' | 'pending';
  /** Person behind the membership. @readOnly */ user?: Member.User;
}
export declare namespace Member {
  export interface Policy {
    /** Identifies the policy; given by Cloudflare. @example "f267e341f3dd4697bd3b9f71dd96247f" @readOnly */ id?: string;
    /** Whether the policy grants or takes away; deny wins. */ access?: 'allow' | 'deny';
    /** Groups of permissions that the policy is about. */ permission_groups?: Policy.PermissionGroup[];
    /** Groups of resources that the policy is for. */ resource_groups?: Policy.ResourceGroup[];
  }
  export namespace Policy {
    export interface PermissionGroup {
      /** Identifies the permission group. @example "6d7f2f5f5b1d4a0e9081fdc98d432fd1" */ id: string;
      /** Properties of the group, such as what it is for. */ meta?: PermissionGroup.Meta;
      /** Name of the permission group, as tokens and members show it. @readOnly */ name?: string;
    }
    export namespace PermissionGroup {
      export interface Meta extends TokenPolicy.PermissionGroup.Meta {}
    }
    export interface ResourceGroup {
      /** Identifies the resource group. @example "6d7f2f5f5b1d4a0e9081fdc98d432fd1" @readOnly */ id: string;
      /** Resources that the group holds. */ scope: ResourceGroup.Scope;
      /** Properties of the group, such as what it is for. */ meta?: ResourceGroup.Meta;
      /** Name of the resource group for people. @readOnly */ name?: string;
    }
    export namespace ResourceGroup {
      export interface Scope {
        /** Kind of resource, or the account the resources are in. @readOnly */ key: string;
        /** Resources within the scope. */ objects: Scope.Object[];
      }
      export namespace Scope {
        export interface Object {
          /** Kind of resource, or the account the resources are in. @readOnly */ key: string;
        }
      }
      export interface Meta {
        /** Kind of resource, or the account the resources are in. */ key?: string;
        /** Text that belongs to the property. */ value?: string;
      }
    }
  }
  export interface User {
    /** Address the person signs in with. @maxLength 90 */ email: string;
    /** Identifies the user. @minLength 32 @maxLength 32 @example "023e105f4ecef8ad9ca31a8372d0c353" */ id?: string;
    /** First name; null if not given. @maxLength 60 @example "John" */ first_name?: string | null;
    /** Last name; null if not given. @maxLength 60 @example "Appleseed" */ last_name?: string | null;
    /** Whether the user signs in with a second factor. @default false @readOnly */ two_factor_authentication_enabled?: boolean;
  }
}

export type MembersV4PagePaginationArray = V4PagePaginationArray<Member>;

export interface PaginationInfo {
  /** Number of items on this page. */ count?: number;
  page?: number;
  per_page?: number;
  total_count?: number;
}

/** @maxLength 160 */
export type Permission = string;

export interface PermissionGrant {
  /** Whether reading is allowed. */ read?: boolean;
  /** Whether changing is allowed. */ write?: boolean;
}

export interface PermissionGrantParam extends PermissionGrant {}

export interface RatePlan {
  /** Short name of the plan. @open Plans of add-ons have names of their own. */ id?:
    | 'free' | 'lite' | 'pro' | 'pro_plus' | 'business' | 'enterprise' | 'partners_free' | 'partners_pro'
    | 'partners_business' | 'partners_enterprise';
  /** Currency of the price, as ISO 4217 code. @example "USD" */ currency?: string;
  /** Whether another company bills the plan. */ externally_managed?: boolean;
  /** Whether the plan comes with a contract. */ is_contract?: boolean;
  /** Name of the plan for people. */ public_name?: string;
  /** Scope of the plan: zone, account or user. @example "zone" */ scope?: string;
  /** Sets of plans it belongs to. */ sets?: string[];
}

export interface RatePlanParam extends RatePlan {}

export interface ResponseInfo {
  /** Number of the message; see the error list of the product. @min 1000 */ code: Integer;
  /** The error in words. */ message: string;
  documentation_url?: string;
  /** Part of the request that is at fault. */ source?: ResponseInfo.Source;
}
export declare namespace ResponseInfo {
  export interface Source {
    /** JSON pointer to the value at fault. */ pointer?: string;
  }
}

export type Result = Result.AuditLogs | Result.Accepted;
export declare namespace Result {
  export interface AuditLogs {
    errors?: ResponseInfo[];
    messages?: ResponseInfo[];
    /** Entries of the log, newest first. */ result?: AuditLog[];
    success?: boolean;
  }
  export interface Accepted {
    errors: ResponseInfo[];
    messages: ResponseInfo[];
    success: true;
  }
  export type UnionMember0 = AuditLogs;
  export type AaaAPIResponseCommon = Accepted;
}

export interface Role {
  /** Identifies the role. */ id: ResourceID;
  /** Access that the role grants. @readOnly */ description: string;
  /** Name of the role for people. @maxLength 120 @readOnly */ name: string;
  /** Read and edit rights of the role, by area. */ permissions: Role.Permissions;
}
export declare namespace Role {
  export interface Permissions {
    /** Traffic analytics. */ analytics?: PermissionGrant;
    /** Invoices, payment methods and plans. */ billing?: PermissionGrant;
    /** Purging of cached content. */ cache_purge?: PermissionGrant;
    /** Settings of DNS. */ dns?: PermissionGrant;
    /** Adding, changing and deleting of DNS records. */ dns_records?: PermissionGrant;
    /** Load balancers. */ lb?: PermissionGrant;
    /** Request logs. */ logs?: PermissionGrant;
    /** The account itself and its members. */ organization?: PermissionGrant;
    /** Certificates and TLS settings. */ ssl?: PermissionGrant;
    /** Firewall and its rules. */ waf?: PermissionGrant;
    /** Access to zone settings, such as TLS mode and security level. */ zone_settings?: PermissionGrant;
    /** Zones themselves. */ zones?: PermissionGrant;
  }
}

export interface RoleParam {
  /** Identifies the role. */ id: ResourceID;
}

export type RolesV4PagePaginationArray = V4PagePaginationArray<Role>;

export type SortDirection = 'asc' | 'desc';

export type SortDirectionParam = 'asc' | 'desc';

export interface Subscription {
  /** Identifies the subscription. @readOnly */ id?: ResourceID;
  /** Currency of the price, as ISO 4217 code. @example "USD" @readOnly */ currency?: string;
  /** End of the running billing period, when the next payment is due. @readOnly */ current_period_end?: DateTime;
  /** Start of the running billing period. @readOnly */ current_period_start?: DateTime;
  /** Interval at which the subscription renews and is billed. */ frequency?: 'weekly' | 'monthly' | 'quarterly' | 'yearly';
  /** Price per billing period, in `currency`. @example 20 @readOnly */ price?: number;
  /** Plan that is subscribed to, by its `id`. */ rate_plan?: RatePlan;
  /** State of the subscription; set by Cloudflare. @readOnly */
  state?: 'Trial' | 'Provisioned' | 'Paid' | 'AwaitingPayment' | 'Cancelled' | 'Failed' | 'Expired';
}

export interface SubscriptionComponent {
  /** Amount that the plan includes. */ default?: number;
  /** Name of the component for people. */ display_name?: string;
  /** Counting method of the component: a choice, a sum or by use. */ kind?: 'enum' | 'sum' | 'usage';
  /** Name for people. */ name?: string;
  /** Price per billing period, in `currency`. */ price?: number;
  /** Amount that is subscribed to. */ value?: number;
}

export interface SubscriptionParam {
  /** Interval at which the subscription renews and is billed. */ frequency?: 'weekly' | 'monthly' | 'quarterly' | 'yearly' | (string & {});
  /** Plan that is subscribed to, by its `id`. */ rate_plan?: RatePlanParam;
}

export interface SubscriptionZone {
  /** Identifies the resource; given by Cloudflare. */ id?: string;
  /** Name for people. */ name?: string;
}

export type SubscriptionsSinglePage = SinglePage<Subscription>;

export interface Token {
  /** Identifies the token; not its secret. @readOnly */ id?: ResourceID;
  /** Addresses from which the token works; absent, from anywhere. */ condition?: Token.Condition;
  /** Time from which the token no longer works; null if it works without end. */ expires_on?: DateTime | null;
  /** Time at which the token was created. @readOnly */ issued_on?: DateTime;
  /** Time of the last request with the token; null if there was none. @readOnly */ last_used_on?: DateTime | null;
  /** @readOnly */ modified_on?: DateTime;
  /** Name of the token for people. @maxLength 120 */ name?: string;
  /** Time before which the token is refused; null if it works from its creation. */ not_before?: DateTime | null;
  /** Access policies of the token: actions allowed on each resource; all policies apply together. */ policies?: TokenPolicy[];
  /** Whether the token works; `expired` is set by Cloudflare. */ status?: 'active' | 'disabled' | 'expired';
  /** Address of the user who owned the token when it was made; only on tokens owned by a user. */ creator_email_at_creation?: string;
  /** Id of the service that created the token, such as an OAuth client; null if there is none to name. */ provisioner_id?: string | null;
  /** Kind of service that created the token for its owner; absent on tokens made by people. */ provisioner_type?: string;
}
export declare namespace Token {
  export interface Condition {
    /** Condition on the address that a request comes from. */ request_ip?: Condition.RequestIP;
  }
  export namespace Condition {
    export interface RequestIP {
      /** Ranges from which the token works. */ in?: TokenConditionCIDRList[];
      /** Ranges from which the token is refused. */ not_in?: TokenConditionCIDRList[];
    }
  }
}

export type TokenConditionCIDRList = string;

export type TokenConditionCIDRListParam = string;

export interface TokenPolicy {
  /** Identifies the policy; given by Cloudflare. @example "f267e341f3dd4697bd3b9f71dd96247f" @readOnly */ id: string;
  /** Whether the policy grants or takes away; deny wins. */ effect: 'allow' | 'deny';
  /** Groups of permissions that the policy is about. */ permission_groups: TokenPolicy.PermissionGroup[];
  /** Resources the policy is for, such as `com.cloudflare.api.account.zone.ID` with the value `*`. */
  resources: { [key: string]: string } | { [key: string]: { [key: string]: string } };
}
export declare namespace TokenPolicy {
  export interface PermissionGroup {
    /** Identifies the permission group. @example "6d7f2f5f5b1d4a0e9081fdc98d432fd1" */ id: string;
    /** Properties of the group, such as what it is for. */ meta?: PermissionGroup.Meta;
    /** Name of the permission group, as tokens and members show it. @readOnly */ name?: string;
  }
  export namespace PermissionGroup {
    export interface Meta {
      /** Topic under which the dashboard shows the permission group. */ category?: string;
      /** Whether the permission group should no longer be used, as text (`true` or `false`). */ deprecated?: string;
      /** Access that the permission group grants. */ description?: string;
      /** Whether the permission group may be changed, as text (`true` or `false`). */ editable?: string;
      /** Time at which the permission group is to be withdrawn, if it is planned. */ eol_at?: string;
      /** Short technical name of the permission group, stable across changes of its title. */ label?: string;
      /** Kinds of resource for which the permission group can be granted, as text. */ scopes?: string;
      /** To whom the permission group is offered, as text. */ visibility?: string;
    }
  }
}

export interface TokenPolicyParam {
  /** Whether the policy grants or takes away; deny wins. */ effect: 'allow' | 'deny';
  /** Groups of permissions that the policy is about. */ permission_groups: TokenPolicyParam.PermissionGroup[];
  /** Resources the policy is for, such as `com.cloudflare.api.account.zone.ID` with the value `*`. */
  resources: { [key: string]: string } | { [key: string]: { [key: string]: string } };
}
export declare namespace TokenPolicyParam {
  export interface PermissionGroup {
    /** Identifies the permission group. @example "6d7f2f5f5b1d4a0e9081fdc98d432fd1" */ id: string;
    /** Properties of the group, such as what it is for. */ meta?: PermissionGroup.Meta;
  }
  export namespace PermissionGroup {
    export interface Meta extends TokenPolicy.PermissionGroup.Meta {}
  }
}

/** @minLength 40 @maxLength 80 @sensitive */
export type TokenValue = string;

export type TokensV4PagePaginationArray = V4PagePaginationArray<Token>;

export interface ResultInfo {
  /** Number of items on this page. @example 1 */ count?: number;
  /** Number of this page. @example 1 */ page?: number;
  /** Entries a page holds. @example 20 */ per_page?: number;
  /** Entries in all. @example 2000 */ total_count?: number;
  /** Pages in all. @example 100 */ total_pages?: number;
}
