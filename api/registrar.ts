import type { APIPromise, CursorPagination, PagePromise, RequestOptions, SinglePage } from './_client.ts';
import type { DateTime, InAccount, Integer, ResourceID } from './_shared.ts';

/** Registrar: Domain names bought, renewed and moved at cost.
 *  @product registrar Registrar
 *  @docs https://developers.cloudflare.com/registrar/ */
export interface Registrar {
  readonly domains: Registrar.Domains;
  readonly registrations: Registrar.Registrations;
  readonly registrationStatus: Registrar.RegistrationStatus;
  readonly updateStatus: Registrar.UpdateStatus;
  readonly extensions: Registrar.Extensions;
  readonly transferIn: Registrar.TransferIn;
  readonly transferInStatus: Registrar.TransferInStatus;

  /** Ask for live availability and price of the given domains.
   *  @http POST /accounts/{account_id}/registrar/domain-check */
  check(params: Registrar.RegistrarCheckParams, options?: RequestOptions): APIPromise<Registrar.RegistrarCheckResponse>;

  /** Suggest domain names for a search term, limited to chosen extensions.
   *  @http GET /accounts/{account_id}/registrar/domain-search */
  search(params: Registrar.RegistrarSearchParams, options?: RequestOptions): APIPromise<Registrar.RegistrarCheckResponse>;

  /** Check whether the given domains can be moved to Cloudflare.
   *  @http POST /accounts/{account_id}/registrar/domain-transfer-check */
  transferCheck(
    params: Registrar.RegistrarTransferCheckParams,
    options?: RequestOptions,
  ): APIPromise<Registrar.RegistrarTransferCheckResponse>;
}

export declare namespace Registrar {
  export interface RegistrarCheckParams extends InAccount {
    /** @minItems 1 @maxItems 20 */ domains: string[];
  }

  export interface RegistrarCheckResponse {
    domains: RegistrarCheckResponse.Domain[];
  }
  export namespace RegistrarCheckResponse {
    export interface Domain {
      /** @example "example.com" */ name: string;
      registrable: boolean;
      pricing?: Domain.Pricing;
      reason?: 'extension_not_supported_via_api' | 'extension_not_supported' | 'extension_disallows_registration' | 'domain_premium' | 'domain_unavailable';
      tier?: 'standard' | 'premium';
    }
    export namespace Domain {
      export interface Pricing {
        /** @example "USD" */ currency: string;
        /** @example "8.57" */ registration_cost: string;
        /** @example "8.57" */ renewal_cost: string;
      }
    }
  }

  export interface RegistrarSearchParams extends InAccount {
    /** @minLength 1 @maxLength 100 */ q: string;
    /** @comma @maxItems 20 */ extensions?: string[];
    /** @min 1 @max 50 @default 20 */ limit?: Integer;
  }

  export import RegistrarSearchResponse = Registrar.RegistrarCheckResponse;

  export interface RegistrarTransferCheckParams extends InAccount {
    domains: RegistrarTransferCheckParams.Domain[];
  }
  export namespace RegistrarTransferCheckParams {
    export interface Domain {
      domain_name: string;
      /** @sensitive */ auth_code?: string;
    }
  }

  export interface RegistrarTransferCheckResponse {
    domains: { [key: string]: /** @discriminator transferable */ RegistrarTransferCheckResponse.TransferableResult | RegistrarTransferCheckResponse.NonTransferableResult };
  }
  export namespace RegistrarTransferCheckResponse {
    export interface NonTransferableResult {
      transferable: false;
      name?: string;
      pricing?: TransferableResult.Pricing;
      reasons?: TransferableResult.Reason[];
    }
    export namespace NonTransferableResult {
      export type Pricing = TransferableResult.Pricing;
      export type Reason = TransferableResult.Reason;
    }
    export interface TransferableResult {
      pricing: TransferableResult.Pricing;
      transferable: true;
      name?: string;
      reasons?: TransferableResult.Reason[];
    }
    export namespace TransferableResult {
      export interface Pricing {
        currency: string;
        renewal_cost: string;
        transfer_cost: string;
      }
      export interface Reason {
        code: 'extension_not_supported_via_api' | 'extension_not_supported' | 'domain_premium' | 'extension_disallows_transfer' | 'domain_not_exists' | 'domain_on_cloudflare' | 'domain_locked' | 'registry_status' | 'domain_outside_transfer_window' | 'domain_max_term' | 'invalid_auth_code' | 'invalid_auth_code_format' | 'dnssec_enabled' | 'zone_not_found' | 'zone_status_invalid' | 'invalid_zone_plan' | 'domain_unsupported';
      }
    }
  }

  /** Owned names in the older API. */
  export interface Domains {
    /** Set auto-renewal, transfer lock and privacy of a domain, older API.
     *  @http PUT /accounts/{account_id}/registrar/domains/{domain_name}
     *  @body json required
     *  @deprecated registrar.registrations.edit */
    update(domainName: string, params: DomainUpdateParams, options?: RequestOptions): APIPromise<DomainUpdateResponse | null>;

    /** Show the account's domains through the older domains API.
     *  @http GET /accounts/{account_id}/registrar/domains
     *  @deprecated registrar.registrations.list */
    list(params: DomainListParams, options?: RequestOptions): PagePromise<SinglePage<Domain>, Domain>;

    /** Fetch one registered domain through the older domains API.
     *  @http GET /accounts/{account_id}/registrar/domains/{domain_name}
     *  @deprecated registrar.registrations.get */
    get(domainName: string, params: DomainGetParams, options?: RequestOptions): APIPromise<DomainGetResponse | null>;
  }

  export interface DomainUpdateParams extends InAccount {
    auto_renew?: boolean;
    locked?: boolean;
    privacy?: boolean;
  }

  export type DomainUpdateResponse = unknown;

  export type DomainListParams = InAccount;

  export interface Domain {
    /** @readOnly */ id?: ResourceID;
    available?: boolean;
    can_register?: boolean;
    created_at?: DateTime;
    /** @example "Cloudflare" */ current_registrar?: string;
    expires_at?: DateTime;
    locked?: boolean;
    registrant_contact?: Domain.RegistrantContact;
    /** @example "ok,serverTransferProhibited" */ registry_statuses?: string;
    supported_tld?: boolean;
    transfer_in?: Domain.TransferIn;
    updated_at?: DateTime;
  }
  export namespace Domain {
    export interface RegistrantContact {
      address: string;
      /** @example "Austin" */ city: string;
      /** @maxLength 30 @example "US" */ country: string | null;
      /** @maxLength 60 @example "John" */ first_name: string | null;
      /** @maxLength 60 @example "Appleseed" */ last_name: string | null;
      organization: string;
      /** @maxLength 20 */ phone: string | null;
      /** @example "TX" */ state: string;
      /** @maxLength 20 @example "12345" */ zip: string | null;
      /** @readOnly */ id?: ResourceID;
      address2?: string;
      /** @maxLength 90 */ email?: string;
      /** @example "123-867-5309" */ fax?: string;
    }
    export interface TransferIn {
      accept_foa?: 'needed' | 'ok';
      approve_transfer?: 'needed' | 'ok' | 'pending' | 'trying' | 'rejected' | 'unknown';
      can_cancel_transfer?: boolean;
      disable_privacy?: 'needed' | 'ok' | 'unknown';
      enter_auth_code?: 'needed' | 'ok' | 'pending' | 'trying' | 'rejected';
      unlock_domain?: 'needed' | 'ok' | 'pending' | 'trying' | 'unknown';
    }
  }

  export type DomainGetParams = InAccount;

  export type DomainGetResponse = unknown;

  /** Owned names with contacts, term and privacy. */
  export interface Registrations {
    /** Buy a domain with given contacts, term and privacy; may finish later.
     *  @http POST /accounts/{account_id}/registrar/registrations
     *  @status 201 */
    create(params: RegistrationCreateParams, options?: RequestOptions): APIPromise<WorkflowStatus>;

    /** Walk through the account's domain registrations by cursor, sorted.
     *  @http GET /accounts/{account_id}/registrar/registrations */
    list(params: RegistrationListParams, options?: RequestOptions): PagePromise<CursorPagination<Registration>, Registration>;

    /** Turn auto-renewal of a registration on or off; may finish later.
     *  @http PATCH /accounts/{account_id}/registrar/registrations/{domain_name}
     *  @body json required */
    edit(domainName: string, params: RegistrationEditParams, options?: RequestOptions): APIPromise<WorkflowStatus>;

    /** Fetch the registration of one domain.
     *  @http GET /accounts/{account_id}/registrar/registrations/{domain_name} */
    get(domainName: string, params: RegistrationGetParams, options?: RequestOptions): APIPromise<Registration>;
  }

  export interface RegistrationCreateParams extends InAccount {
    /** @example "example.com" */ domain_name: string;
    acknowledgements?: { [key: string]: unknown };
    /** @default false */ auto_renew?: boolean;
    contact_extensions?: { [key: string]: unknown };
    contacts?: RegistrationCreateParams.Contacts;
    /** @default "redaction" */ privacy_mode?: 'redaction';
    /** @min 1 @max 10 @example 1 */ years?: Integer;
    /** @header Prefer */ Prefer?: string;
  }
  export namespace RegistrationCreateParams {
    export interface Contacts {
      administrator?: Contacts.Billing;
      billing?: Contacts.Billing;
      registrant?: Contacts.Billing;
      technical?: Contacts.Billing;
    }
    export namespace Contacts {
      export import Administrator = Registrar.RegistrationCreateParams.Contacts.Billing;
      export interface Billing {
        /** @format email */ email: string;
        /** @example "+1.5555555555" */ phone: string;
        postal_info: TransferInCreateParams.Contacts.Billing.PostalInfo;
        /** @example "+1.5555555555" */ fax?: string;
      }
      export namespace Billing {
        export import PostalInfo = TransferInCreateParams.Contacts.Billing.PostalInfo;
      }
      export import Registrant = Registrar.RegistrationCreateParams.Contacts.Billing;
      export import Technical = Registrar.RegistrationCreateParams.Contacts.Billing;
    }
  }

  export interface WorkflowStatus {
    completed: boolean;
    /** @readOnly */ created_at: DateTime;
    links: WorkflowStatus.Links;
    state: 'pending' | 'in_progress' | 'action_required' | 'blocked' | 'succeeded' | 'failed';
    /** @readOnly */ updated_at: DateTime;
    context?: { [key: string]: unknown };
    error?: WorkflowStatus.Error | null;
  }
  export namespace WorkflowStatus {
    export interface Error {
      /** @example "registry_rejected" */ code: string;
      message: string;
    }
    export interface Links {
      self: string;
      resource?: string;
    }
  }

  export interface RegistrationListParams extends InAccount {
    /** @default "asc" */ direction?: 'asc' | 'desc';
    /** @default "registry_created_at" */ sort_by?: 'registry_created_at' | 'registry_expires_at' | 'name';
    /** @min 1 @max 50 @default 20 */ per_page?: Integer;
    /** @maxLength 256 */ cursor?: string;
  }

  export interface Registration {
    auto_renew: boolean;
    /** @readOnly */ created_at: DateTime;
    /** @example "example.com" */ domain_name: string;
    expires_at: DateTime | null;
    locked: boolean;
    privacy_mode: 'redaction';
    status: 'active' | 'registration_pending' | 'expired' | 'suspended' | 'redemption_period' | 'pending_delete';
  }

  export interface RegistrationEditParams extends InAccount {
    auto_renew?: boolean;
    /** @header Prefer */ Prefer?: 'respond-async';
  }

  export type RegistrationGetParams = InAccount;

  /** Progress of a purchase. */
  export interface RegistrationStatus {
    /** Poll how far the registration of a domain has come.
     *  @http GET /accounts/{account_id}/registrar/registrations/{domain_name}/registration-status */
    get(domainName: string, params: RegistrationStatusGetParams, options?: RequestOptions): APIPromise<WorkflowStatus>;
  }

  export type RegistrationStatusGetParams = InAccount;

  /** Progress of a change to an owned name. */
  export interface UpdateStatus {
    /** Poll how far the latest change to a registration has come.
     *  @http GET /accounts/{account_id}/registrar/registrations/{domain_name}/update-status */
    get(domainName: string, params: UpdateStatusGetParams, options?: RequestOptions): APIPromise<WorkflowStatus>;
  }

  export type UpdateStatusGetParams = InAccount;

  /** Endings such as .com that are on offer, with their rules. */
  export interface Extensions {
    /** Walk through the domain extensions Registrar offers, by cursor.
     *  @http GET /accounts/{account_id}/registrar/extensions */
    list(params: ExtensionListParams, options?: RequestOptions): PagePromise<CursorPagination<ExtensionGetResponse>, ExtensionGetResponse>;

    /** Look up what registering under one extension requires.
     *  @http GET /accounts/{account_id}/registrar/extensions/{extension} */
    get(extension: string, params: ExtensionGetParams, options?: RequestOptions): APIPromise<ExtensionGetResponse>;
  }

  export interface ExtensionListParams extends InAccount {
    /** @default "asc" */ direction?: 'asc' | 'desc';
    name?: string;
    /** @default "name" */ sort_by?: 'name' | 'created_at' | 'updated_at';
    /** @min 1 @max 50 @default 20 */ per_page?: Integer;
    /** @maxLength 256 */ cursor?: string;
  }

  export import ExtensionListResponse = Registrar.ExtensionGetResponse;

  export type ExtensionGetParams = InAccount;

  export interface ExtensionGetResponse {
    metadata: ExtensionGetResponse.Metadata;
    registration_schema: unknown;
  }
  export namespace ExtensionGetResponse {
    export interface Metadata {
      name: string;
      tld: string;
    }
  }

  /** Moves of a name from another registrar. */
  export interface TransferIn {
    /** Begin the transfer of a domain from its current registrar with an auth code.
     *  @http POST /accounts/{account_id}/registrar/registrations/{domain_name}/transfer-in */
    create(domainName: string, params: TransferInCreateParams, options?: RequestOptions): APIPromise<WorkflowStatus>;
  }

  export interface TransferInCreateParams extends InAccount {
    /** @sensitive */ auth_code?: string;
    auto_renew?: boolean;
    contact_extensions?: { [key: string]: unknown };
    contacts?: TransferInCreateParams.Contacts;
    privacy_mode?: 'off' | 'redaction';
    /** @header Prefer */ Prefer?: string;
  }
  export namespace TransferInCreateParams {
    export interface Contacts {
      administrator?: Contacts.Billing;
      billing?: Contacts.Billing;
      registrant?: Contacts.Billing;
      technical?: Contacts.Billing;
    }
    export namespace Contacts {
      export import Administrator = Registrar.TransferInCreateParams.Contacts.Billing;
      export interface Billing {
        email: string;
        phone: string;
        postal_info: Billing.PostalInfo;
        fax?: string;
      }
      export namespace Billing {
        export interface PostalInfo {
          address: PostalInfo.Address;
          name: string;
          organization?: string;
        }
        export namespace PostalInfo {
          export interface Address {
            city: string;
            country_code: string;
            postal_code: string;
            state: string;
            street: string;
          }
        }
      }
      export import Registrant = Registrar.TransferInCreateParams.Contacts.Billing;
      export import Technical = Registrar.TransferInCreateParams.Contacts.Billing;
    }
  }

  /** Progress of a move. */
  export interface TransferInStatus {
    /** Poll how far the transfer of a domain to Cloudflare has come.
     *  @http GET /accounts/{account_id}/registrar/registrations/{domain_name}/transfer-in-status */
    get(domainName: string, params: TransferInStatusGetParams, options?: RequestOptions): APIPromise<WorkflowStatus>;
  }

  export type TransferInStatusGetParams = InAccount;

  export type DomainsSinglePage = SinglePage<Domain>;

  export type ExtensionListResponsesCursorPagination = CursorPagination<ExtensionGetResponse>;

  export type RegistrationsCursorPagination = CursorPagination<Registration>;
}
