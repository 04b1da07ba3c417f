import type {
  APIPromise,
  CursorPaginationAfter,
  JsonObject,
  PagePromise,
  RequestOptions,
  SinglePage,
} from './_client.ts';
import type { DateTime, Identifier, Integer, ResourceID } from './_shared.ts';
import type { Accounts as AccountsProduct } from './accounts.ts';
import type { Billing as BillingProduct } from './billing.ts';

/** Organizations: A layer above accounts for companies that have several.
 *  @product organizations Organizations
 *  @docs https://developers.cloudflare.com/fundamentals/ */
export interface Organizations {
  readonly organizationProfile: Organizations.OrganizationProfileResource;
  readonly logs: Organizations.Logs;
  readonly billing: Organizations.Billing;
  readonly accounts: Organizations.Accounts;
  readonly members: Organizations.Members;
  readonly shares: Organizations.Shares;

  /** Create an organization, optionally under a parent one.
   *  @http POST /organizations
   *  @permission User Details Write
   *  @availability beta
   *  @auth api_email+api_key */
  create(params: Organizations.OrganizationCreateParams, options?: RequestOptions): APIPromise<Organizations.Organization>;

  /** Replace an organization's name, parent and profile.
   *  @http PUT /organizations/{organization_id}
   *  @availability beta
   *  @auth api_email+api_key */
  update(
    organizationID: string,
    params: Organizations.OrganizationUpdateParams,
    options?: RequestOptions,
  ): APIPromise<Organizations.Organization>;

  /** Page by token through your organizations, by name, parent or contents.
   *  @http GET /organizations
   *  @permission User Details Write; User Details Read
   *  @availability beta */
  list(
    params?: Organizations.OrganizationListParams | null,
    options?: RequestOptions,
  ): PagePromise<SinglePage<Organizations.Organization>, Organizations.Organization>;

  /** Delete an organization by its ID.
   *  @http DELETE /organizations/{organization_id}
   *  @availability beta
   *  @auth api_email+api_key
   *  @confirm */
  delete(organizationID: string, options?: RequestOptions): APIPromise<Organizations.OrganizationCreateParams.Parent>;

  /** Look up one organization, its parent and profile.
   *  @http GET /organizations/{organization_id}
   *  @availability beta
   *  @auth api_email+api_key */
  get(organizationID: string, options?: RequestOptions): APIPromise<Organizations.Organization>;
}

export declare namespace Organizations {
  export interface OrganizationCreateParams {
    name: string;
    parent?: OrganizationCreateParams.Parent;
    profile?: OrganizationProfile;
  }
  export namespace OrganizationCreateParams {
    export interface Parent {
      /** @example "a7b9c3d2e8f4g1h5i6j0k9l2m3n7o4p8" */ id: string;
    }
  }

  export interface Organization {
    /** @example "a7b9c3d2e8f4g1h5i6j0k9l2m3n7o4p8" */ id: string;
    /** @readOnly */ create_time: DateTime;
    /** @readOnly */ meta: Organization.Meta;
    name: string;
    parent?: Organization.Parent;
    profile?: OrganizationProfile;
  }
  export namespace Organization {
    export interface Meta {
      hierarchy_tags?: string[];
      managed_by?: string;
      tenant_flags?: Meta.TenantFlags;
      [key: string]: unknown;
    }
    export namespace Meta {
      export interface TenantFlags {
        account_creation: string;
        account_deletion: string;
        account_migration: string;
        account_mobility: string;
        enterprise_capability: string;
        member_management: string;
        sub_org_creation: string;
      }
    }
    export interface Parent {
      /** @example "a7b9c3d2e8f4g1h5i6j0k9l2m3n7o4p8" */ id: string;
      /** @readOnly */ name: string;
    }
  }

  export import OrganizationUpdateParams = Organizations.OrganizationCreateParams;

  export interface OrganizationListParams {
    /** @comma */ id?: string[];
    containing?: OrganizationListParams.Containing;
    name?: OrganizationListParams.Name;
    /** @min 0 @max 1000 */ page_size?: Integer;
    page_token?: string;
    parent?: OrganizationListParams.Parent;
  }
  export namespace OrganizationListParams {
    export interface Containing {
      account?: string;
      organization?: string;
      user?: string;
    }
    export interface Name {
      contains?: string;
      endsWith?: string;
      startsWith?: string;
    }
    export interface Parent {
      id?: 'null' | string;
    }
  }

  export type OrganizationDeleteResponse = OrganizationCreateParams.Parent;

  /** Business name, address and contacts. */
  export interface OrganizationProfileResource {
    /** Replace an organization's business name, address and contact details.
     *  @http PUT /organizations/{organization_id}/profile
     *  @answer void
     *  @availability beta
     *  @auth api_email+api_key */
    update(organizationID: string, params: OrganizationProfileUpdateParams, options?: RequestOptions): APIPromise<void>;

    /** Read an organization's business name, address and contact details.
     *  @http GET /organizations/{organization_id}/profile
     *  @availability beta
     *  @auth api_email+api_key */
    get(organizationID: string, options?: RequestOptions): APIPromise<OrganizationProfile>;
  }

  export type OrganizationProfileUpdateParams = OrganizationProfile;

  export interface OrganizationProfile {
    business_address: string;
    business_email: string;
    business_name: string;
    business_phone: string;
    external_metadata: string;
  }

  /** Records of what happened at the upper layer. */
  export interface Logs {
    readonly audit: Logs.Audit;
  }

  /** Cost across all gathered accounts. */
  export interface Billing {
    readonly usage: Billing.Usage;
  }

  /** Accounts gathered under one roof. */
  export interface Accounts {
    /** Page through an organization's accounts, filtered by name.
     *  @http GET /organizations/{organization_id}/accounts
     *  @availability beta
     *  @auth api_email+api_key
     *  @docs https://developers.cloudflare.com/api/operations/Organizations_getAccounts */
    list(organizationID: string, params?: AccountListParams | null, options?: RequestOptions): APIPromise<Account[]>;
  }

  export interface AccountListParams {
    /** @deprecated */ account_pubname?: string;
    /** @deprecated */ 'account_pubname.startsWith'?: string;
    /** @deprecated */ 'account_pubname.endsWith'?: string;
    /** @deprecated */ 'account_pubname.contains'?: string;
    name?: string;
    'name.startsWith'?: string;
    'name.endsWith'?: string;
    'name.contains'?: string;
    order_by?: 'account_name';
    direction?: 'asc' | 'desc';
    page_token?: string;
    /** @min 0 @max 1000 */ page_size?: Integer;
  }

  export interface Account {
    /** @readOnly */ created_on: DateTime;
    id: string;
    name: string | null;
    settings: {
      abuse_contact_email: string | null;
      access_approval_expiry: DateTime | null;
      api_access_enabled: boolean | null;
      /** @deprecated */ default_nameservers: string | null;
      enforce_twofactor: boolean | null;
      /** @deprecated */ use_account_custom_ns_by_default: boolean | null;
    };
    type: 'standard' | 'enterprise';
  }

  /** People who administer the upper layer. */
  export interface Members {
    /** Page through an organization's members, by status or email.
     *  @http GET /organizations/{organization_id}/members
     *  @availability beta
     *  @auth api_email+api_key
     *  @docs https://developers.cloudflare.com/api/operations/Members_list */
    list(organizationID: string, params?: MemberListParams | null, options?: RequestOptions): APIPromise<Member[]>;

    /** Add a member to an organization.
     *  @http POST /organizations/{organization_id}/members
     *  @availability beta
     *  @auth api_email+api_key
     *  @docs https://developers.cloudflare.com/api/operations/Members_create */
    create(organizationID: string, params: MemberCreateParams, options?: RequestOptions): APIPromise<Member>;

    /** Look up one member of an organization.
     *  @http GET /organizations/{organization_id}/members/{member_id}
     *  @availability beta
     *  @auth api_email+api_key
     *  @docs https://developers.cloudflare.com/api/operations/Members_retrieve */
    get(memberID: string, params: MemberGetParams, options?: RequestOptions): APIPromise<Member>;

    /** Remove a member from an organization.
     *  @http DELETE /organizations/{organization_id}/members/{member_id}
     *  @answer void
     *  @availability beta
     *  @auth api_email+api_key
     *  @confirm
     *  @docs https://developers.cloudflare.com/api/operations/Members_delete */
    delete(memberID: string, params: MemberDeleteParams, options?: RequestOptions): APIPromise<void>;

    /** Add several members to an organization in one request.
     *  @http POST /organizations/{organization_id}/members:batchCreate
     *  @availability beta
     *  @auth api_email+api_key
     *  @docs https://developers.cloudflare.com/api/operations/Members_batchCreate */
    bulkCreate(organizationID: string, params: MemberBulkCreateParams, options?: RequestOptions): APIPromise<Member[]>;
  }

  export interface MemberListParams {
    status?: ('active' | 'pending' | 'rejected' | 'canceled')[];
    'user.email'?: string;
    'user.email.contains'?: string;
    'user.email.startsWith'?: string;
    'user.email.endsWith'?: string;
    page_token?: string;
    /** @min 0 @max 1000 */ page_size?: Integer;
  }

  export interface Member {
    create_time: DateTime;
    /** @example "a7b9c3d2e8f4g1h5i6j0k9l2m3n7o4p8" */ id: string;
    meta: { [key: string]: JsonObject };
    status: 'active' | 'pending' | 'rejected' | 'canceled';
    update_time: DateTime;
    user: MemberSubjectUser;
  }

  export interface MemberCreateParams {
    member: CreateSingleMember;
  }

  export interface MemberGetParams {
    /** @example "a7b9c3d2e8f4g1h5i6j0k9l2m3n7o4p8" */ organization_id: string;
  }

  export type MemberDeleteParams = MemberGetParams;

  export interface MemberBulkCreateParams {
    /** @maxItems 10 */ members: CreateSingleMember[];
  }

  /** Resources passed on to the gathered accounts. */
  export interface Shares {
    /** Page through an organization's shares by status, kind or resource type.
     *  @http GET /organizations/{organization_id}/shares
     *  @plans enterprise
     *  @availability ga
     *  @auth api_email+api_key
     *  @docs https://developers.cloudflare.com/api/operations/organization-shares-list */
    list(organizationID: ResourceID, params?: ShareListParams | null, options?: RequestOptions): APIPromise<ShareObject[] | null>;
  }

  export interface ShareListParams {
    status?: 'active' | 'deleting' | 'deleted';
    kind?: 'sent' | 'received';
    target_type?: 'account' | 'organization';
    resource_types?: ('custom-ruleset' | 'gateway-policy' | 'gateway-destination-ip' | 'gateway-block-page-settings' | 'gateway-extended-email-matching' | 'idp-federation-grant')[];
    /** @default "created" */ order?: 'name' | 'created';
    /** @default "asc" */ direction?: 'asc' | 'desc';
    /** @min 1 @multipleOf 1 @default 1 @example 2 */ page?: Integer;
    /** @min 1 @max 100 @multipleOf 1 @default 20 @example 20 */ per_page?: Integer;
  }

  export interface ShareObject {
    account_id: ResourceID;
    account_name: string;
    /** @example 10 */ associated_recipient_count?: Integer;
    /** @example 1 */ associating_recipient_count?: Integer;
    created: DateTime;
    /** @example 0 */ disassociated_recipient_count?: Integer;
    /** @example 0 */ disassociating_recipient_count?: Integer;
    id: ResourceID;
    kind?: 'sent' | 'received';
    modified: DateTime;
    name: string;
    organization_id: ResourceID;
    resources?: ShareResourceObject[];
    status: 'active' | 'deleting' | 'deleted';
    target_type: 'account' | 'organization';
  }

  export type OrganizationProfileParam = OrganizationProfile;

  export type OrganizationsSinglePage = SinglePage<Organization>;

  export interface MemberSubjectUser {
    email: string;
    id: string;
    name: string;
    two_factor_authentication_enabled: boolean;
  }

  export interface CreateSingleMember {
    status?: 'active' | 'canceled';
    user: { email: string };
  }

  export interface ShareResourceObject {
    created: DateTime;
    id: ResourceID;
    meta: JsonObject;
    modified: DateTime;
    resource_account_id: ResourceID;
    resource_id: ResourceID;
    resource_type: 'custom-ruleset' | 'gateway-policy' | 'gateway-destination-ip' | 'gateway-block-page-settings' | 'gateway-extended-email-matching' | 'idp-federation-grant';
    resource_version: Integer;
    status: 'active' | 'deleting' | 'deleted';
  }
}

export declare namespace Organizations.Logs {
  /** Who changed what, when and with what result. */
  export interface Audit {
    /** Search an organization's audit log by time, actor, action and result.
     *  @http GET /organizations/{organization_id}/logs/audit
     *  @plans free pro business enterprise
     *  @availability ga */
    list(
      organizationID: string,
      params: AuditListParams,
      options?: RequestOptions,
    ): PagePromise<CursorPaginationAfter<AuditHistoryResponse.AuditHistoryResponseItem>, AuditHistoryResponse.AuditHistoryResponseItem>;

    /** Follow the history behind one audit log entry of an organization.
     *  @http GET /organizations/{organization_id}/logs/audit/{id}/history
     *  @plans free pro business enterprise */
    history(/** @format uuid */ id: string, params: AuditHistoryParams, options?: RequestOptions): APIPromise<AuditHistoryResponse>;
  }

  export interface AuditListParams {
    /** @format date @example "2024-10-31" */ before: string;
    /** @format date @example "2024-10-30" */ since: string;
    id?: AuditListParams.ID;
    action_result?: AuditListParams.ActionResult;
    action_type?: AuditListParams.ActionType;
    actor_context?: AuditListParams.ActorContext;
    actor_email?: AuditListParams.ActorEmail;
    actor_id?: AuditListParams.ID;
    actor_ip_address?: AuditListParams.ID;
    actor_token_id?: AuditListParams.ID;
    actor_token_name?: AuditListParams.ID;
    actor_type?: AuditListParams.ActorType;
    /** @default "desc" */ direction?: 'desc' | 'asc';
    /** @min 1 @max 1000 @default 100 @example 25 */ limit?: number;
    raw_cf_ray_id?: AuditListParams.ID;
    raw_method?: AuditListParams.ID;
    raw_status_code?: AuditListParams.RawStatusCode;
    raw_uri?: AuditListParams.ID;
    resource_id?: AuditListParams.ID;
    resource_product?: AuditListParams.ID;
    resource_scope?: AuditListParams.ResourceScope;
    resource_type?: AuditListParams.ID;
    cursor?: string;
  }
  export namespace AuditListParams {
    export interface ActionResult {
      not?: ('success' | 'failure')[];
    }
    export interface ActionType {
      not?: ('create' | 'delete' | 'view' | 'update')[];
    }
    export interface ActorContext {
      not?: ('api_key' | 'api_token' | 'dash' | 'oauth' | 'origin_ca_key')[];
    }
    export interface ActorEmail {
      not?: (/** @format email */ string)[];
    }
    export type ActorID = ID;
    export type ActorIPAddress = ID;
    export type ActorTokenID = ID;
    export type ActorTokenName = ID;
    export interface ActorType {
      not?: ('cloudflare_admin' | 'system' | 'user')[];
    }
    export interface ID {
      not?: string[];
    }
    export type RawCfRayID = ID;
    export type RawMethod = ID;
    export interface RawStatusCode {
      not?: Integer[];
    }
    export type RawURI = ID;
    export type ResourceID = ID;
    export type ResourceProduct = ID;
    export interface ResourceScope {
      not?: ('organizations')[];
    }
    export type ResourceType = ID;
  }

  export import AuditListResponse = AuditHistoryResponse.AuditHistoryResponseItem;

  export interface AuditHistoryParams {
    /** @example "a67e14daa5f8dceeb91fe5449ba496ef" */ organization_id: string;
    action_time: DateTime;
    /** @format date @example "2024-10-31" */ before: string;
    /** @format date @example "2024-10-30" */ since: string;
    cursor?: string;
    /** @default "desc" */ direction?: 'desc' | 'asc';
    /** @min 1 @max 1000 @default 100 @example 25 */ limit?: number;
  }

  export type AuditHistoryResponse = AuditHistoryResponse.AuditHistoryResponseItem[];
  export namespace AuditHistoryResponse {
    export interface AuditHistoryResponseItem {
      /** @readOnly */ id?: ResourceID;
      action?: AccountsProduct.Logs.AuditHistoryResponse.AuditHistoryResponseItem.Action;
      actor?: AuditHistoryResponseItem.Actor;
      organization?: Identifier;
      raw?: AccountsProduct.Logs.AuditHistoryResponse.AuditHistoryResponseItem.Raw;
      resource?: AccountsProduct.Logs.AuditHistoryResponse.AuditHistoryResponseItem.Resource;
    }
    export namespace AuditHistoryResponseItem {
      export type Action = AccountsProduct.Logs.AuditHistoryResponse.AuditHistoryResponseItem.Action;
      export interface Actor {
        /** @example "f6b5de0326bb5182b8a4840ee01ec774" */ id?: string;
        context?: 'api_key' | 'api_token' | 'dash' | 'oauth' | 'origin_ca_key';
        /** @format email */ email?: string;
        /** @example "198.41.129.166" */ ip_address?: string;
        token_id?: string;
        token_name?: string;
        type?: 'cloudflare_admin' | 'system' | 'user';
      }
      export type Organization = Identifier;
      export type Raw = AccountsProduct.Logs.AuditHistoryResponse.AuditHistoryResponseItem.Raw;
      export type Resource = AccountsProduct.Logs.AuditHistoryResponse.AuditHistoryResponseItem.Resource;
    }
  }

  export type AuditListResponsesCursorPaginationAfter = CursorPaginationAfter<AuditHistoryResponse.AuditHistoryResponseItem>;
}

export declare namespace Organizations.Billing {
  /** Billable consumption between two dates. */
  export interface Usage {
    /** See an organization's billable usage between two dates.
     *  @http GET /organizations/{organization_id}/billable/usage
     *  @plans free pro business enterprise
     *  @availability ga */
    get(organizationID: ResourceID, params?: UsageGetParams | null, options?: RequestOptions): APIPromise<UsageGetResponse>;
  }

  export interface UsageGetParams {
    /** @format date @example "2025-05-01" */ from?: string;
    /** @format date @example "2025-05-31" */ to?: string;
  }

  export type UsageGetResponse = BillingProduct.UsageGetResponse.UsageGetResponseItem[];
  export namespace UsageGetResponse {
    export type UsageGetResponseItem = BillingProduct.UsageGetResponse.UsageGetResponseItem;
  }
}
