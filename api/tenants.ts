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

  /** Read a tenant's name, contacts and other details.
   *  @http GET /tenants/{tenant_id}
   *  @availability ga
   *  @auth api_email+api_key */
  get(tenantID: string, options?: RequestOptions): APIPromise<Tenants.Tenant>;
}

export declare namespace Tenants {
  export interface Tenant {
    cdate: DateTime;
    edate: DateTime;
    tenant_contacts: Tenant.TenantContacts;
    tenant_labels: string[];
    tenant_metadata: Tenant.TenantMetadata;
    tenant_name: string;
    tenant_network: unknown;
    tenant_status: string;
    tenant_tag: string;
    tenant_type: string;
    tenant_units: Tenant.TenantUnit[];
    customer_id?: string;
  }
  export namespace Tenant {
    export interface TenantContacts {
      email?: string;
      website?: string;
    }
    export interface TenantMetadata {
      dns?: TenantMetadata.DNS;
    }
    export namespace TenantMetadata {
      export interface DNS {
        ns_pool: DNS.NSPool;
      }
      export namespace DNS {
        export interface NSPool {
          primary?: string;
          secondary?: string;
        }
      }
    }
    export interface TenantUnit {
      unit_memberships: unknown[];
      unit_metadata: unknown;
      unit_name: string;
      unit_status: string;
      unit_tag: string;
    }
  }

  /** Kinds of accounts a partner may create. */
  export interface AccountTypes {
    /** List the kinds of account that a tenant may create.
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
     *  @auth api_email+api_key */
    list(tenantID: string, options?: RequestOptions): PagePromise<SinglePage<TenantAccount>, TenantAccount>;
  }

  export interface TenantAccount {
    id: string;
    /** @readOnly */ created_on: DateTime;
    name: string | null;
    settings: TenantAccount.Settings;
    type: 'standard' | 'enterprise';
  }
  export namespace TenantAccount {
    export interface Settings {
      abuse_contact_email: string | null;
      access_approval_expiry: DateTime | null;
      api_access_enabled: boolean | null;
      /** @deprecated */ default_nameservers: string | null;
      enforce_twofactor: boolean | null;
      /** @deprecated */ use_account_custom_ns_by_default: boolean | null;
    }
  }

  /** Features and limits a partner may hand out. */
  export interface Entitlements {
    /** Read which features and limits a tenant is entitled to.
     *  @http GET /tenants/{tenant_id}/entitlements
     *  @availability ga
     *  @auth api_email+api_key */
    get(tenantID: string, options?: RequestOptions): APIPromise<TenantEntitlements>;
  }

  export interface TenantEntitlements {
    allow_add_subdomain: TenantEntitlements.AllowAddSubdomain;
    allow_auto_accept_invites: TenantEntitlements.AllowAddSubdomain;
    cname_setup_allowed: TenantEntitlements.AllowAddSubdomain;
    custom_entitlements: TenantEntitlements.CustomEntitlement[] | null;
    mhs_certificate_count: TenantEntitlements.MhsCertificateCount;
    partial_setup_allowed: TenantEntitlements.AllowAddSubdomain;
  }
  export namespace TenantEntitlements {
    export interface AllowAddSubdomain {
      type: 'bool';
      value: boolean;
    }
    export type AllowAutoAcceptInvites = AllowAddSubdomain;
    export type CNAMESetupAllowed = AllowAddSubdomain;
    export interface CustomEntitlement {
      /** @discriminator type */ allocation: MhsCertificateCount | AllowAddSubdomain | CustomEntitlement.OrganizationsAPINullAllocation;
      feature: CustomEntitlement.Feature;
    }
    export namespace CustomEntitlement {
      export interface Feature {
        key: string;
      }
      export type OrganizationsAPIBoolAllocation = AllowAddSubdomain;
      export type OrganizationsAPIMaxCountAllocation = MhsCertificateCount;
      export interface OrganizationsAPINullAllocation {
        type: '';
        value?: unknown;
      }
    }
    export interface MhsCertificateCount {
      type: 'max_count';
      value: Integer;
    }
    export type PartialSetupAllowed = AllowAddSubdomain;
  }

  /** People who work for a partner unit. */
  export interface Memberships {
    /** List the members of a tenant.
     *  @http GET /tenants/{tenant_id}/memberships
     *  @availability ga
     *  @auth api_email+api_key */
    list(tenantID: string, options?: RequestOptions): PagePromise<SinglePage<TenantMembership>, TenantMembership>;
  }

  export interface TenantMembership {
    user_email: string;
    user_name: string;
    user_tag: string;
  }

  export type AccountTypeListResponsesSinglePage = SinglePage<AccountTypeListResponse>;

  export type TenantAccountsSinglePage = SinglePage<TenantAccount>;

  export type TenantMembershipsSinglePage = SinglePage<TenantMembership>;
}
