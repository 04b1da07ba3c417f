import type { APIPromise, PagePromise, RequestOptions, SinglePage } from './_client.ts';
import type { DateTime, Integer } from './_shared.ts';

/** Tenant: Partner units that create and manage accounts for customers.
 *  @product tenants Tenant
 *  @docs https://developers.cloudflare.com/tenant/ */
export interface Tenants {
  readonly accountTypes: Tenants.AccountTypes;
  readonly accounts: Tenants.Accounts;
  readonly entitlements: Tenants.Entitlements;
  readonly memberships: Tenants.Memberships;

  /** Get a tenant's name, contacts and other details.
   *
   *  Tenants belong to partners; other users have none.
   *  @http GET /tenants/{tenant_id}
   *  @availability ga
   *  @auth api_email+api_key
   *  @example { "tenant_id": "023e105f4ecef8ad9ca31a8372d0c353" } */
  get(tenantID: string, options?: RequestOptions): APIPromise<Tenants.Tenant>;
}

export declare namespace Tenants {
  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Tenant to work on, by its tag. */ tenant_id: string;
  }

  export interface Tenant {
    /** Time of creation. */ cdate: DateTime;
    /** Time of the latest change. */ edate: DateTime;
    /** Contact details of the partner. */ tenant_contacts: Tenant.TenantContacts;
    /** Words that Cloudflare filed it under. */ tenant_labels: string[];
    /** Settings for its accounts, such as nameservers. */ tenant_metadata: Tenant.TenantMetadata;
    /** Display name of the partner. */ tenant_name: string;
    /** Network settings kept by Cloudflare. */ tenant_network: unknown;
    /** Whether it is in use; set by Cloudflare. */ tenant_status: string;
    /** Identifies it in paths, as `tenant_id`. */ tenant_tag: string;
    /** Kind of partnership. */ tenant_type: string;
    /** Parts it is divided into, each with its members. */ tenant_units: Tenant.TenantUnit[];
    /** Customer in Cloudflare's billing. */ customer_id?: string;
  }
  export namespace Tenant {
    export interface TenantContacts {
      /** Address that mail to the partner goes to. */ email?: string;
      /** Home page of the partner. */ website?: string;
    }
    export interface TenantMetadata {
      /** Settings for DNS of its zones. */ dns?: TenantMetadata.DNS;
    }
    export namespace TenantMetadata {
      export interface DNS {
        /** Nameservers that its zones get. */ ns_pool: DNS.NSPool;
      }
      export namespace DNS {
        export interface NSPool {
          /** First choice of nameservers. */ primary?: string;
          /** Nameservers taken if the first are not possible. */ secondary?: string;
        }
      }
    }
    export interface TenantUnit {
      /** Members with rights in it. */ unit_memberships: unknown[];
      /** Further data kept by Cloudflare. */ unit_metadata: unknown;
      /** Display name of the unit. */ unit_name: string;
      /** Whether it is in use. */ unit_status: string;
      /** Identifies it within the tenant. */ unit_tag: string;
    }
  }

  /** Kinds of accounts a partner may create. */
  export interface AccountTypes {
    /** List the types of account that a tenant may create.
     *  @http GET /tenants/{tenant_id}/account_types
     *  @availability ga
     *  @auth api_email+api_key */
    list(tenantID: string, options?: RequestOptions): PagePromise<SinglePage<AccountTypeListResponse>, AccountTypeListResponse>;
  }

  export type AccountTypeListResponse = string;

  /** Customer accounts under a partner. */
  export interface Accounts {
    /** List the accounts that belong to a tenant.
     *  @http GET /tenants/{tenant_id}/accounts
     *  @availability ga
     *  @auth api_email+api_key
     *  @columns name type id tags created_on */
    list(tenantID: string, options?: RequestOptions): PagePromise<SinglePage<TenantAccount>, TenantAccount>;
  }

  export interface TenantAccount {
    /** Identifies the account in paths. */ id: string;
    /** @readOnly */ created_on: DateTime;
    /** Name given by the owner; null if not set. */ name: string | null;
    /** Choices on contacts, access and nameservers. */ settings: TenantAccount.Settings;
    /** Whether it has an Enterprise contract. */ type: 'standard' | 'enterprise';
    /** Tags by key; only with `include_tags=true`. */ tags?: { [key: string]: string };
  }
  export namespace TenantAccount {
    export interface Settings {
      /** Address that abuse reports go to; null if none is set. */ abuse_contact_email: string | null;
      /** Time until which Cloudflare's support may look in; null without leave. */ access_approval_expiry: DateTime | null;
      /** Whether the API may be used; null if never set. */ api_access_enabled: boolean | null;
      /** Nameservers for new zones; no longer used. @deprecated */ default_nameservers: string | null;
      /** Whether members need two-factor authentication. */ enforce_twofactor: boolean | null;
      /** Whether new zones get the account's own nameservers; no longer used. @deprecated */ use_account_custom_ns_by_default: boolean | null;
    }
  }

  /** Features and limits a partner may hand out. */
  export interface Entitlements {
    /** Get the features and limits that a tenant is entitled to.
     *
     *  These are the tenant's own; accounts may have more by their plans.
     *  @http GET /tenants/{tenant_id}/entitlements
     *  @availability ga
     *  @auth api_email+api_key */
    get(tenantID: string, options?: RequestOptions): APIPromise<TenantEntitlements>;
  }

  export interface TenantEntitlements {
    /** Whether subdomains can be added as zones of their own. */ allow_add_subdomain: TenantEntitlements.BooleanAllocation;
    /** Whether invitations count as accepted at once. */ allow_auto_accept_invites: TenantEntitlements.BooleanAllocation;
    /** Whether zones can be set up by CNAME. */ cname_setup_allowed: TenantEntitlements.BooleanAllocation;
    /** Further features, one entry each; null without any. */ custom_entitlements: TenantEntitlements.CustomEntitlement[] | null;
    /** Certificates for several hosts that accounts may have. */ mhs_certificate_count: TenantEntitlements.MhsCertificateCount;
    /** Whether zones can be set up in part. */ partial_setup_allowed: TenantEntitlements.BooleanAllocation;
  }
  export namespace TenantEntitlements {
    export interface BooleanAllocation {
      /** Says that the value is a yes or no. */ type: 'bool';
      /** Whether the feature is granted. */ value: boolean;
    }

    export interface CustomEntitlement {
      /** Amount of the feature that is granted. @discriminator type */ allocation:
        | CustomEntitlement.OrganizationsAPIMaxCountAllocation
        | CustomEntitlement.OrganizationsAPIBoolAllocation | CustomEntitlement.OrganizationsAPINullAllocation;
      /** Feature that is granted. */ feature: CustomEntitlement.Feature;
    }
    export namespace CustomEntitlement {
      export interface OrganizationsAPIMaxCountAllocation {
        /** Says that the value is an upper limit. */ type: 'max_count';
        /** Most that may be used. */ value: Integer;
      }
      export interface OrganizationsAPIBoolAllocation extends BooleanAllocation {}
      export interface OrganizationsAPINullAllocation {
        /** Empty: nothing is allotted. */ type: '';
        /** Always null here. */ value?: unknown;
      }
      export interface Feature {
        /** Name of the feature, for programs. */ key: string;
      }
    }
    export interface MhsCertificateCount {
      /** Says that the value is an upper limit. */ type: 'max_count';
      /** Most that may be used. */ value: Integer;
    }
  }

  /** People who work for a partner unit. */
  export interface Memberships {
    /** List the active members of a tenant.
     *  @http GET /tenants/{tenant_id}/memberships
     *  @availability ga
     *  @auth api_email+api_key
     *  @columns user_name user_email user_tag */
    list(tenantID: string, options?: RequestOptions): PagePromise<SinglePage<TenantMembership>, TenantMembership>;
  }

  export interface TenantMembership {
    /** Address the member logs in with. */ user_email: string;
    /** First and last name, as set by the member. */ user_name: string;
    /** Identifies the member's user. */ user_tag: string;
  }

  export type AccountTypeListResponsesSinglePage = SinglePage<AccountTypeListResponse>;

  export type TenantAccountsSinglePage = SinglePage<TenantAccount>;

  export type TenantMembershipsSinglePage = SinglePage<TenantMembership>;
}
