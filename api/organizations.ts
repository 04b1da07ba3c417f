import type {
  APIPromise,
  CursorPaginationAfter,
  JsonObject,
  PagePromise,
  RequestOptions,
  SinglePage,
} from './_client.ts';
import type { DateTime, Integer, ResourceID } from './_shared.ts';

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
   *
   *  In beta, for Enterprise customers.
   *  @http POST /organizations
   *  @permission User Details Write
   *  @availability beta
   *  @auth api_email+api_key
   *  @example {
   *    "name": "Example Group",
   *    "profile": {
   *      "business_name": "Example Inc.", "business_email": "it@example.com", "business_phone": "+1.5555555555",
   *      "business_address": "1 Main St, Austin, TX", "external_metadata": ""
   *    }
   *  } */
  create(params: Organizations.OrganizationParams, options?: RequestOptions): APIPromise<Organizations.Organization>;

  /** Replace an organization's name, parent and profile.
   *
   *  Fields left out are not kept: send all of them.
   *  @http PUT /organizations/{organization_id}
   *  @availability beta
   *  @auth api_email+api_key */
  update(
    organizationID: string,
    params: Organizations.OrganizationParams,
    options?: RequestOptions,
  ): APIPromise<Organizations.Organization>;

  /** List your organizations, by name, parent or contents.
   *  @http GET /organizations
   *  @permission User Details Write; User Details Read
   *  @availability beta
   *  @columns name id parent.name meta.managed_by create_time */
  list(
    params?: Organizations.OrganizationListParams | null,
    options?: RequestOptions,
  ): PagePromise<SinglePage<Organizations.Organization>, Organizations.Organization>;

  /** Delete an organization by its ID.
   *
   *  It must be empty first: no accounts, sub-organizations, members or users.
   *  @http DELETE /organizations/{organization_id}
   *  @availability beta
   *  @auth api_email+api_key
   *  @confirm */
  delete(organizationID: string, options?: RequestOptions): APIPromise<Organizations.OrganizationDeleteResponse>;

  /** Get one organization with its parent and profile.
   *  @http GET /organizations/{organization_id}
   *  @availability beta
   *  @auth api_email+api_key */
  get(organizationID: string, options?: RequestOptions): APIPromise<Organizations.Organization>;
}

export declare namespace Organizations {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Name that people see. */ name: string;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Member to work on, as `organizations.members.list` shows it. @from organizations.members.list */ member_id: string;
    /** Organization to work on, as `organizations.list` shows it. @from organizations.list */ organization_id: string;
  }

  export interface OrganizationParams {
    /** @minLength 1 @example "Example Group" */ name: string;
    /** The parent organization; an organization without one is at the root. */ parent?: OrganizationParams.Parent;
    /** Name, address and contact of the business. */ profile?: OrganizationProfile;
  }
  export namespace OrganizationParams {
    export interface Parent {
      /** Organization above the new one. @example "a7b9c3d2e8f4g1h5i6j0k9l2m3n7o4p8" @minLength 1 */ id: string;
    }
  }

  export interface Organization {
    /** Identifies the organization. @example "a7b9c3d2e8f4g1h5i6j0k9l2m3n7o4p8" */ id: string;
    /** Time of creation, set by Cloudflare. @readOnly */ create_time: DateTime;
    /** Place in the hierarchy, who manages it and what it may do. @readOnly */ meta: Organization.Meta;
    name: string;
    /** Organization above; absent, it stands at the root. */ parent?: Organization.Parent;
    /** Business data of the organization. */ profile?: OrganizationProfile;
  }
  export namespace Organization {
    export interface Meta {
      /** Tags of the organizations above and of this one, the root first. */ hierarchy_tags?: string[];
      /** Manager of the organization. */ managed_by?: string;
      /** Abilities of the organization, one flag each. */ tenant_flags?: Meta.TenantFlags;
      [key: string]: unknown;
    }
    export namespace Meta {
      export interface TenantFlags {
        /** Whether accounts can be created in it. */ account_creation: string;
        /** Whether accounts can be deleted from it. */ account_deletion: string;
        /** Whether accounts from outside can be brought in. */ account_migration: string;
        /** Whether accounts can move between its organizations. */ account_mobility: string;
        /** Whether Enterprise features are open to it. */ enterprise_capability: string;
        /** Whether it can manage its members. */ member_management: string;
        /** Whether organizations below it can be created. */ sub_org_creation: string;
        /** Whether new accounts get the tenant's default settings. */ account_creation_applies_tenant_defaults: string;
      }
    }
    export interface Parent {
      /** Organization above this one. @example "a7b9c3d2e8f4g1h5i6j0k9l2m3n7o4p8" */ id: string;
      /** @readOnly */ name: string;
    }
  }

  export interface OrganizationListParams {
    /** Only these organizations are returned, by id. @comma */ id?: string[];
    /** Only organizations with this account, organization or user in them are returned. */ containing?: OrganizationListParams.Containing;
    /** Only organizations whose names match are returned. */ name?: OrganizationListParams.Name;
    /** Most organizations a page holds; 10 if left out. @min 0 @max 1000 @default 10 */ page_size?: Integer;
    /** Token of the next page, from the previous answer; keep the other filters the same. @minLength 1 */ page_token?: string;
    /** The parent organization; an organization without one is at the root. */ parent?: OrganizationListParams.Parent;
  }
  export namespace OrganizationListParams {
    export interface Containing {
      /** Account that must be in it, by id. @minLength 1 */ account?: string;
      /** Organization that must be below it, by id. @minLength 1 */ organization?: string;
      /** User who must be managed by it, by id; tells nothing of the user's rights. @minLength 1 */ user?: string;
    }
    export interface Name {
      /** Text the name must contain; case does not count. */ contains?: string;
      /** Text the name must end with; case does not count. */ endsWith?: string;
      /** Text the name must start with; case does not count. */ startsWith?: string;
    }
    export interface Parent {
      /** Organization above; `null` returns those at the root. @minLength 1 */ id?: 'null' | string;
    }
  }

  export interface OrganizationDeleteResponse {
    /** Organization that was deleted. @example "a7b9c3d2e8f4g1h5i6j0k9l2m3n7o4p8" */ id: string;
  }

  /** Business name, address and contacts. */
  export interface OrganizationProfileResource {
    /** Replace an organization's business name, address and contact.
     *  @http PUT /organizations/{organization_id}/profile
     *  @response void
     *  @availability beta
     *  @auth api_email+api_key
     *  @example {
     *    "organization_id": "a7b9c3d2e8f4g1h5i6j0k9l2m3n7o4p8", "business_name": "Example Inc.", "business_email": "it@example.com",
     *    "business_phone": "+1.5555555555", "business_address": "1 Main St, Austin, TX", "external_metadata": ""
     *  } */
    update(organizationID: string, params: OrganizationProfile, options?: RequestOptions): APIPromise<void>;

    /** Get an organization's business name, address and contact.
     *  @http GET /organizations/{organization_id}/profile
     *  @availability beta
     *  @auth api_email+api_key */
    get(organizationID: string, options?: RequestOptions): APIPromise<OrganizationProfile>;
  }

  export interface OrganizationProfile {
    /** Postal address of the business. */ business_address: string;
    /** Mail address of the business. */ business_email: string;
    /** Legal or trading name. */ business_name: string;
    /** Telephone number of the business. */ business_phone: string;
    /** Text of your own, such as a customer number. */ external_metadata: string;
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
    /** List an organization's accounts, filtered by name.
     *  @http GET /organizations/{organization_id}/accounts
     *  @availability beta
     *  @auth api_email+api_key
     *  @docs https://developers.cloudflare.com/api/operations/Organizations_getAccounts
     *  @columns name type id created_on */
    list(organizationID: string, params?: AccountListParams | null, options?: RequestOptions): APIPromise<Account[]>;
  }

  export interface PageSelection {
    /** Token for the next page, from the answer before. @minLength 1 */ page_token?: string;
    /** Most entries a page holds. @min 0 @max 1000 */ page_size?: Integer;
  }

  export interface AccountListParams extends PageSelection {
    /** Deprecated: only accounts of this public name are returned. @deprecated */ account_pubname?: string;
    /** Deprecated: only accounts whose public names start so are returned. @deprecated */ 'account_pubname.startsWith'?: string;
    /** Deprecated: only accounts whose public names end so are returned. @deprecated */ 'account_pubname.endsWith'?: string;
    /** Deprecated: only accounts with this text in the public name are returned. @deprecated */ 'account_pubname.contains'?: string;
    /** Only accounts of this name. @minLength 1 */ name?: string;
    /** Only accounts whose names start so are returned. */ 'name.startsWith'?: string;
    /** Only accounts whose names end so are returned. */ 'name.endsWith'?: string;
    /** Only accounts with this text in the name are returned. */ 'name.contains'?: string;
    /** Property to sort by. */ order_by?: 'account_name';
    direction?: 'asc' | 'desc';
  }

  export interface Account {
    /** @readOnly */ created_on: DateTime;
    /** Identifies the account. */ id: string;
    /** Name of the account; null if it is not to be seen. */ name: string | null;
    /** Settings that apply to the account. */
    settings: {
      /** Address for reports of abuse; null if not set. */ abuse_contact_email: string | null;
      /** Time until which Cloudflare staff may access the account; null for no access. */ access_approval_expiry: DateTime | null;
      /** Whether the account may be used by API; null if not known. */ api_access_enabled: boolean | null;
      /** Deprecated: nameservers for new zones. @deprecated */ default_nameservers: string | null;
      /** Whether members must sign in with a second factor; null if not known. */ enforce_twofactor: boolean | null;
      /** Deprecated: whether new zones get the account's own nameservers. @deprecated */ use_account_custom_ns_by_default: boolean | null;
    };
    /** Kind of account. */ type: 'standard' | 'enterprise';
  }

  /** People who administer the upper layer. */
  export interface Members {
    /** List an organization's members, by status or email.
     *  @http GET /organizations/{organization_id}/members
     *  @availability beta
     *  @auth api_email+api_key
     *  @docs https://developers.cloudflare.com/api/operations/Members_list
     *  @columns user.email user.name status create_time update_time */
    list(organizationID: string, params?: MemberListParams | null, options?: RequestOptions): APIPromise<Member[]>;

    /** Create a membership in an organization for a user.
     *
     *  Members administer the organization and all accounts in it.
     *  @http POST /organizations/{organization_id}/members
     *  @availability beta
     *  @auth api_email+api_key
     *  @docs https://developers.cloudflare.com/api/operations/Members_create
     *  @example { "organization_id": "a7b9c3d2e8f4g1h5i6j0k9l2m3n7o4p8", "member": { "user": { "email": "grace@example.com" }, "status": "active" } }
     *  @aliases add member; invite */
    create(organizationID: string, params: MemberCreateParams, options?: RequestOptions): APIPromise<Member>;

    /** Get one member of an organization.
     *  @http GET /organizations/{organization_id}/members/{member_id}
     *  @availability beta
     *  @auth api_email+api_key
     *  @docs https://developers.cloudflare.com/api/operations/Members_retrieve */
    get(memberID: string, params: MemberParams, options?: RequestOptions): APIPromise<Member>;

    /** Delete a member from an organization.
     *  @http DELETE /organizations/{organization_id}/members/{member_id}
     *  @response void
     *  @availability beta
     *  @auth api_email+api_key
     *  @confirm
     *  @docs https://developers.cloudflare.com/api/operations/Members_delete */
    delete(memberID: string, params: MemberParams, options?: RequestOptions): APIPromise<void>;

    /** Create several memberships in one request.
     *
     *  At most 10 members.
     *  @http POST /organizations/{organization_id}/members:batchCreate
     *  @availability beta
     *  @auth api_email+api_key
     *  @docs https://developers.cloudflare.com/api/operations/Members_batchCreate
     *  @most 10 */
    bulkCreate(organizationID: string, params: MemberBulkCreateParams, options?: RequestOptions): APIPromise<Member[]>;
  }

  export interface MemberListParams extends PageSelection {
    /** Only members with one of these statuses are returned. @minItems 1 */ status?: ('active' | 'pending' | 'rejected' | 'canceled' | (string & {}))[];
    /** Only the member with this address is returned. @format email */ 'user.email'?: string;
    /** Only members with this text in the address are returned. */ 'user.email.contains'?: string;
    /** Only members whose addresses start so are returned. */ 'user.email.startsWith'?: string;
    /** Only members whose addresses end so are returned. */ 'user.email.endsWith'?: string;
  }

  export interface Member {
    /** Time of creation, set by Cloudflare. */ create_time: DateTime;
    /** Identifies the membership. @example "a7b9c3d2e8f4g1h5i6j0k9l2m3n7o4p8" */ id: string;
    /** Notes of Cloudflare on the membership. */ meta: { [key: string]: JsonObject };
    /** State of the membership; `pending` waits for the user. */ status: 'active' | 'pending' | 'rejected' | 'canceled';
    /** Time at which the membership last changed. */ update_time: DateTime;
    /** User behind the membership. */ user: MemberSubjectUser;
  }

  export interface MemberCreateParams {
    /** User to add. */ member: CreateSingleMember;
  }

  export interface MemberParams {
    /** Organization that is meant. @example "a7b9c3d2e8f4g1h5i6j0k9l2m3n7o4p8" @from organizations.list @minLength 1 */ organization_id: string;
  }

  export interface MemberBulkCreateParams {
    /** Users to add. @maxItems 10 @minItems 1 */ members: CreateSingleMember[];
  }

  /** Resources passed on to the gathered accounts. */
  export interface Shares {
    /** List an organization's shares by status, kind or resource type.
     *  @http GET /organizations/{organization_id}/shares
     *  @plans enterprise
     *  @availability ga
     *  @auth api_email+api_key
     *  @docs https://developers.cloudflare.com/api/operations/organization-shares-list
     *  @columns name kind target_type account_name status created modified */
    list(organizationID: ResourceID, params?: ShareListParams | null, options?: RequestOptions): APIPromise<ShareObject[] | null>;
  }

  export interface ShareListParams {
    /** Only shares in this state. */ status?: 'active' | 'deleting' | 'deleted' | (string & {});
    /** Only shares that the organization sent, or only those it received. */ kind?: 'sent' | 'received' | (string & {});
    /** Only shares with recipients of this kind. */ target_type?: 'account' | 'organization' | (string & {});
    /** Only shares holding these kinds of resources are returned. @minItems 1 */ resource_types?: (
      | 'custom-ruleset' | 'gateway-policy' | 'gateway-destination-ip' | 'gateway-block-page-settings'
      | 'gateway-extended-email-matching' | 'idp-federation-grant' | (string & {})
    )[];
    /** Property shares are sorted by. @default "created" */ order?: 'name' | 'created' | (string & {});
    /** @default "asc" */ direction?: 'asc' | 'desc';
    /** @min 1 @multipleOf 1 @default 1 @example 2 */ page?: Integer;
    /** @min 1 @max 100 @multipleOf 1 @default 20 @example 20 */ per_page?: Integer;
  }

  export interface ShareTimes {
    /** Time at which it was created. */ created: DateTime;
    /** Time of the last change. */ modified: DateTime;
  }

  export interface ShareObject extends ShareTimes {
    account_id: ResourceID;
    /** Account the share comes from, by name. */ account_name: string;
    /** Recipients that have the share. @example 10 */ associated_recipient_count?: Integer;
    /** Recipients that are about to get the share. @example 1 */ associating_recipient_count?: Integer;
    /** Recipients that have lost the share. @example 0 */ disassociated_recipient_count?: Integer;
    /** Recipients that are about to lose the share. @example 0 */ disassociating_recipient_count?: Integer;
    /** Identifies the share; given by Cloudflare. */ id: ResourceID;
    /** Whether shares were sent by the organization or received. */ kind?: 'sent' | 'received';
    name: string;
    /** Organization the share comes from. */ organization_id: ResourceID;
    /** Resources that are shared. */ resources?: ShareResourceObject[];
    /** State of the share. */ status: 'active' | 'deleting' | 'deleted';
    /** Whether recipients are accounts or organizations. */ target_type: 'account' | 'organization';
  }

  export type OrganizationsSinglePage = SinglePage<Organization>;

  export interface MemberSubjectUser {
    /** Address the user signs in with. @example "ada@example.com" */ email: string;
    /** Identifies the user. */ id: string;
    name: string;
    /** Whether the user signs in with a second factor. */ two_factor_authentication_enabled: boolean;
  }

  export interface CreateSingleMember {
    /** Whether the membership begins active or canceled. */ status?: 'active' | 'canceled' | (string & {});
    /** Person to add, by mail address. */ user: { /** Address the user signs in with. @example "ada@example.com" */ email: string };
  }

  export interface ShareResourceObject extends ShareTimes {
    /** Identifies the shared resource; given by Cloudflare. */ id: ResourceID;
    /** Data kept with the resource, by kind. */ meta: JsonObject;
    /** Account that owns the resource. */ resource_account_id: ResourceID;
    /** Resource itself, by its id. */ resource_id: ResourceID;
    /** Kind of the shared resource. */ resource_type:
      | 'custom-ruleset' | 'gateway-policy' | 'gateway-destination-ip' | 'gateway-block-page-settings'
      | 'gateway-extended-email-matching' | 'idp-federation-grant';
    /** Counts up when the shared resource changes. */ resource_version: Integer;
    /** State of the shared resource. */ status: 'active' | 'deleting' | 'deleted';
  }
}

export declare namespace Organizations.Logs {
  /** Audit log of changes: actor, action, time and result. */
  export interface Audit {
    /** List an organization's audit log by time, actor and action.
     *
     *  `since` and `before` are required. Go on with the cursor for the next page.
     *  @http GET /organizations/{organization_id}/logs/audit
     *  @plans free pro business enterprise
     *  @availability ga
     *  @columns action.description action.type actor.email actor.ip_address resource.product action.result action.time */
    list(
      organizationID: string,
      params: AuditListParams,
      options?: RequestOptions,
    ): PagePromise<CursorPaginationAfter<AuditListResponse>, AuditListResponse>;

    /** List the changes behind one audit log entry.
     *
     *  Give `action_time`, or `since` and `before`, so that the entry is found. `history_status` in `result_info` tells whether the matches are
     *  exact.
     *  @http GET /organizations/{organization_id}/logs/audit/{id}/history
     *  @plans free pro business enterprise */
    history(/** @format uuid */ id: string, params: AuditHistoryParams, options?: RequestOptions): APIPromise<AuditHistoryResponse>;
  }

  export interface AuditPeriod {
    /** Only entries before this date or time (UTC) are returned. @format date @example "2024-10-31" */ before: string;
    /** Only entries since this date or time (UTC) are returned. @format date @example "2024-10-30" */ since: string;
    /** @default "desc" */ direction?: 'desc' | 'asc';
    /** Most entries a page holds. @min 1 @max 1000 @default 100 @example 25 */ limit?: number;
    cursor?: string;
  }

  export interface AuditListParams extends AuditPeriod {
    /** Leaves out entries by their ids. */ id?: AuditListParams.ID;
    /** Leaves out entries by outcome. */ action_result?: AuditListParams.ActionResult;
    /** Leaves out entries by kind of action. */ action_type?: AuditListParams.ActionType;
    /** Leaves out entries by the way the actor was authenticated. */ actor_context?: AuditListParams.ActorContext;
    /** Leaves out entries by the actor's address. */ actor_email?: AuditListParams.ActorEmail;
    /** Entries to leave out, by the actor's id. */ actor_id?: AuditListParams.ActorID;
    /** Entries to leave out, by the IP address of the request. */ actor_ip_address?: AuditListParams.ActorIPAddress;
    /** Entries to leave out, by API token. */ actor_token_id?: AuditListParams.ActorTokenID;
    /** Entries to leave out, by name of the API token. */ actor_token_name?: AuditListParams.ActorTokenName;
    /** Leaves out entries by kind of actor. */ actor_type?: AuditListParams.ActorType;
    /** Entries to leave out, by Ray ID. */ raw_cf_ray_id?: AuditListParams.RawCfRayID;
    /** Entries to leave out, by HTTP method. */ raw_method?: AuditListParams.RawMethod;
    /** Leaves out entries by HTTP status. */ raw_status_code?: AuditListParams.RawStatusCode;
    /** Entries to leave out, by URI. */ raw_uri?: AuditListParams.RawURI;
    /** Resource itself, by its id. */ resource_id?: AuditListParams.ResourceID;
    /** Entries to leave out, by product. */ resource_product?: AuditListParams.ResourceProduct;
    /** Leaves out entries by scope of the resource. */ resource_scope?: AuditListParams.ResourceScope;
    /** Entries to leave out, by kind of resource. */ resource_type?: AuditListParams.ResourceType;
  }
  export namespace AuditListParams {
    export interface ID {
      /** Values to leave out. @minItems 1 */ not?: string[];
    }
    export interface ActionResult {
      /** Outcomes to leave out. @minItems 1 */ not?: ('success' | 'failure' | (string & {}))[];
    }
    export interface ActionType {
      /** Kinds of action to leave out. @minItems 1 */ not?: ('create' | 'delete' | 'view' | 'update' | (string & {}))[];
    }
    export interface ActorContext {
      /** Ways of access to leave out. @minItems 1 */ not?: ('api' | 'api_key' | 'api_token' | 'dash' | 'oauth' | 'origin_ca_key' | (string & {}))[];
    }
    export interface ActorEmail {
      /** Addresses of actors to leave out. @minItems 1 */ not?: (/** @format email */ string)[];
    }
    export interface ActorID {
      /** Users, by id, whose entries are left out. @minItems 1 */ not?: string[];
    }
    export interface ActorIPAddress {
      /** IP addresses whose entries are left out. @minItems 1 */ not?: string[];
    }
    export interface ActorTokenID {
      /** API tokens, by id, whose entries are left out. @minItems 1 */ not?: string[];
    }
    export interface ActorTokenName {
      /** API tokens, by name, whose entries are left out. @minItems 1 */ not?: string[];
    }
    export interface ActorType {
      /** Kinds of actors to leave out. @minItems 1 */ not?: ('cloudflare_admin' | 'system' | 'user' | (string & {}))[];
    }
    export interface RawCfRayID {
      /** Ray IDs whose entries are left out. @minItems 1 */ not?: string[];
    }
    export interface RawMethod {
      /** HTTP methods whose entries are left out. @minItems 1 */ not?: string[];
    }
    export interface RawStatusCode {
      /** HTTP status codes to leave out. @minItems 1 */ not?: Integer[];
    }
    export interface RawURI {
      /** URIs whose entries are left out. @minItems 1 */ not?: string[];
    }
    export interface ResourceID {
      /** Resources, by id, whose entries are left out. @minItems 1 */ not?: string[];
    }
    export interface ResourceProduct {
      /** Products whose entries are left out. @minItems 1 */ not?: string[];
    }
    export interface ResourceScope {
      /** Scopes whose entries are left out. @minItems 1 */ not?: 'organizations'[];
    }
    export interface ResourceType {
      /** Kinds of resources whose entries are left out. @minItems 1 */ not?: string[];
    }
  }

  export interface AuditEntry {
      /** Identifies the log entry. @readOnly */ id?: ResourceID;
      /** Action taken, its time and outcome. */ action?: AuditListResponse.Action;
      /** Actor, origin and credential behind the action. */ actor?: AuditListResponse.Actor;
      /** Organization that the entry was logged for. */ organization?: AuditListResponse.Organization;
      /** Request behind the action. */ raw?: AuditListResponse.Raw;
      /** Resource that the action was performed on. */ resource?: AuditListResponse.Resource;
    }

  export interface AuditListResponse extends AuditEntry {}
  export namespace AuditListResponse {
    export interface Action {
      /** Short summary of the action. */ description?: string;
      /** Whether the action succeeded or failed. @example "success" */ result?: string;
      /** Time at which the action was logged. */ time?: DateTime;
      /** Kind of action, such as `create`. @example "create" */ type?: string;
    }
    export interface Actor {
      /** User who acted, by id. @example "f6b5de0326bb5182b8a4840ee01ec774" */ id?: string;
      /** Way of access: dashboard, API key, API token, OAuth or origin CA key. */
      context?: 'api' | 'api_key' | 'api_token' | 'dash' | 'oauth' | 'origin_ca_key';
      /** Address of the acting user. @format email */ email?: string;
      /** Address the request came from. @example "198.41.129.166" */ ip_address?: string;
      /** API token that was used, by id; only for tokens and OAuth. */ token_id?: string;
      /** API token that was used, by name; only for tokens and OAuth. */ token_name?: string;
      /** Whether a user, the system or Cloudflare's staff acted. */ type?: 'cloudflare_admin' | 'system' | 'user';
    }
    export interface Organization {
      /** Organization by its id. */ id?: string;
    }
    export interface Raw {
      /** Ray ID of the request, to quote to Cloudflare's support. @example "8e9b1c60ef9e1c9a" */ cf_ray_id?: string;
      /** HTTP method the request had. @example "POST" */ method?: string;
      /** HTTP status that was answered. @example 200 */ status_code?: Integer;
      /** Path that was requested. */ uri?: string;
      /** Client software, as it named itself. */ user_agent?: string;
    }
    export interface Resource {
      /** Resource the action was done to. */ id?: string;
      /** Product that the resource belongs to. @example "members" */ product?: string;
      /** Body of the request, as far as it is logged. */ request?: unknown;
      /** Body of the answer, as far as it is logged. */ response?: unknown;
      /** Account, zone or organization in which the resource lies. */ scope?: unknown;
      /** Kind of the resource. */ type?: string;
    }
  }

  export interface AuditHistoryParams extends AuditPeriod {
    /** Organization whose log is read. @example "a67e14daa5f8dceeb91fe5449ba496ef" @from organizations.list @minLength 1 */ organization_id: string;
    /** Time of the entry, from its `action.time`; in place of `since` and `before`. */ action_time: DateTime;
  }

  export type AuditHistoryResponse = AuditEntry[];

  export type AuditListResponsesCursorPaginationAfter = CursorPaginationAfter<AuditListResponse>;
}

export declare namespace Organizations.Billing {
  /** Billable consumption between two dates. */
  export interface Usage {
    /** Get an organization's billable usage between two dates.
     *
     *  In alpha and restricted. At most 31 days; records follow FOCUS 1.3, and prices and costs are not filled in yet.
     *  @http GET /organizations/{organization_id}/billable/usage
     *  @plans free pro business enterprise
     *  @availability ga */
    get(organizationID: ResourceID, params?: UsageGetParams | null, options?: RequestOptions): APIPromise<UsageGetResponse>;
  }

  export interface UsageGetParams {
    /** First day of the usage; left out, the start of this month. At most 31 days before `to`. @format date @example "2025-05-01" */ from?: string;
    /** Last day of the usage; left out, today. @format date @example "2025-05-31" */ to?: string;
  }

  export type UsageGetResponse = UsageGetResponse.UsageGetResponseItem[];
  export namespace UsageGetResponse {
    export interface UsageGetResponseItem {
      /** Account the usage belongs to, whatever it is grouped by. @example "023e105f4ecef8ad9ca31a8372d0c353" */ BillingAccountId?: string;
      /** Account the usage belongs to, by name. */ BillingAccountName?: string;
      /** Always `Usage`: what is charged. */ ChargeCategory: 'Usage';
      /** Summary of the charge and its price. */ ChargeDescription: string;
      /** Always `Usage-Based`: charged as it is used. */ ChargeFrequency: 'Usage-Based';
      /** End of the interval in which it was used, not included. */ ChargePeriodEnd: DateTime;
      /** Start of the interval in which it was used, included. */ ChargePeriodStart: DateTime;
      /** Amount that was metered, before any rule of pricing. @example 150000 */ ConsumedQuantity: number;
      /** Unit of the metered amount, such as requests. @example "Requests" */ ConsumedUnit: string;
      /** Company whose infrastructure was used. @example "Cloudflare" */ HostProviderName: string;
      /** Company that sends the invoice. @example "Cloudflare" */ InvoiceIssuerName: string;
      /** Company that offers the service. @example "Cloudflare" */ ServiceProviderName: string;
      /** Metric that is billed, by its id in Cloudflare's catalog. @example "workers_standard_requests" */ x_BillableMetricId: string;
      /** Metric that is billed, by name. */ x_BillableMetricName?: string;
      /** Cost on the invoice; null while it is not filled in. @example 0 */ BilledCost?: number | null;
      /** Currency of the costs, as ISO 4217 code. @example "USD" */ BillingCurrency?: string | null;
      /** End of the billing cycle, not included. */ BillingPeriodEnd?: DateTime | null;
      /** Start of the billing cycle, included. */ BillingPeriodStart?: DateTime | null;
      /** `Correction` if it changes a period already invoiced; null otherwise. */ ChargeClass?: 'Correction' | null;
      /** Contracted price times quantity; null while it is not filled in. @example 0.75 */ ContractedCost?: number | null;
      /** Price of one unit by contract; null while it is not filled in. @example 5e-06 */ ContractedUnitPrice?: number | null;
      /** Cost after discounts and prepaid parts; null while it is not filled in. @example 0 */ EffectiveCost?: number | null;
      /** List price times quantity; null while it is not filled in. @example 0.75 */ ListCost?: number | null;
      /** Published price of one unit; null while it is not filled in. @example 5e-06 */ ListUnitPrice?: number | null;
      /** Amount that is priced, in `PricingUnit`. @example 150000 */ PricingQuantity?: number | null;
      /** Unit that the price is for. @example "Requests" */ PricingUnit?: string | null;
      /** Region the service ran in, by its id; null if it has none. @example "EEUR" */ RegionId?: string | null;
      /** Region the service ran in, by name; null if it has none. */ RegionName?: string | null;
      /** Subscription or group of services the usage belongs to, by id. @example "c9bd752d-9ca8-411d-b804-be44a758057f" */ SubAccountId?: string;
      /** Subscription or group of services the usage belongs to, by name. */ SubAccountName?: string;
      /** Category of the product, such as `Developer`. @example "Developer" */ x_ProductCategoryName?: string;
      /** Family of products, by its id in the catalog. @example "workers" */ x_ProductFamilyId?: string;
      /** Family of products, by name, such as `Workers`. @example "Workers" */ x_ProductFamilyName?: string;
      /** Zone the usage belongs to, by id; null if it belongs to none. @example "023e105f4ecef8ad9ca31a8372d0c353" */ x_ZoneId?: string | null;
      /** Zone the usage belongs to, by name; null if it belongs to none. @example "example.com" */ x_ZoneName?: string | null;
      /** Tags of the usage; true for a tag without a value. */ Tags?: { [key: string]: string | true };
    }
  }
}
