import type { APIPromise, CursorPagination, PagePromise, RequestOptions } from './_client.ts';
import type { InAccount, Integer } from './_shared.ts';
import type { Registrar } from './registrar.ts';

/** Registrar Sandbox: Rehearsal of domain purchases without real orders.
 *  @product registrarSandbox Registrar Sandbox
 *  @docs https://developers.cloudflare.com/registrar/ */
export interface RegistrarSandbox {
  readonly registrations: RegistrarSandbox.Registrations;
  readonly registrationStatus: RegistrarSandbox.RegistrationStatus;
  readonly updateStatus: RegistrarSandbox.UpdateStatus;
  readonly extensions: RegistrarSandbox.Extensions;

  /** Try the availability check of given domains in the Registrar sandbox.
   *  @http POST /accounts/{account_id}/registrar-sandbox/domain-check */
  check(
    params: RegistrarSandbox.RegistrarSandboxCheckParams,
    options?: RequestOptions,
  ): APIPromise<RegistrarSandbox.RegistrarSandboxCheckResponse>;

  /** Try the domain name search of the Registrar sandbox for a term.
   *  @http GET /accounts/{account_id}/registrar-sandbox/domain-search */
  search(
    params: RegistrarSandbox.RegistrarSandboxSearchParams,
    options?: RequestOptions,
  ): APIPromise<RegistrarSandbox.RegistrarSandboxCheckResponse>;
}

export declare namespace RegistrarSandbox {
  export interface RegistrarSandboxCheckParams extends InAccount {
    /** @minItems 1 @maxItems 20 */ domains: string[];
  }

  export interface RegistrarSandboxCheckResponse {
    domains: Registrar.RegistrarCheckResponse.Domain[];
  }
  export namespace RegistrarSandboxCheckResponse {
    export type Domain = Registrar.RegistrarCheckResponse.Domain;
    export namespace Domain {
      export type Pricing = Registrar.RegistrarCheckResponse.Domain.Pricing;
    }
  }

  export interface RegistrarSandboxSearchParams extends InAccount {
    /** @minLength 1 @maxLength 100 */ q: string;
    /** @comma @maxItems 20 */ extensions?: string[];
    /** @min 1 @max 50 @default 20 */ limit?: Integer;
  }

  export import RegistrarSandboxSearchResponse = RegistrarSandbox.RegistrarSandboxCheckResponse;

  /** Names bought in rehearsal. */
  export interface Registrations {
    /** Rehearse buying a domain in the sandbox, with the real call's parameters.
     *  @http POST /accounts/{account_id}/registrar-sandbox/registrations
     *  @status 201 */
    create(params: RegistrationCreateParams, options?: RequestOptions): APIPromise<Registrar.WorkflowStatus>;

    /** Walk through the sandbox registrations of the account by cursor, sorted.
     *  @http GET /accounts/{account_id}/registrar-sandbox/registrations */
    list(
      params: RegistrationListParams,
      options?: RequestOptions,
    ): PagePromise<CursorPagination<Registrar.Registration>, Registrar.Registration>;

    /** Turn auto-renewal of a sandbox registration on or off.
     *  @http PATCH /accounts/{account_id}/registrar-sandbox/registrations/{domain_name}
     *  @body json required */
    edit(domainName: string, params: RegistrationEditParams, options?: RequestOptions): APIPromise<Registrar.WorkflowStatus>;

    /** Fetch one sandbox domain registration.
     *  @http GET /accounts/{account_id}/registrar-sandbox/registrations/{domain_name} */
    get(domainName: string, params: RegistrationGetParams, options?: RequestOptions): APIPromise<Registrar.Registration>;
  }

  export interface RegistrationCreateParams extends InAccount {
    /** @example "example.com" */ domain_name: string;
    acknowledgements?: { [key: string]: unknown };
    /** @default false */ auto_renew?: boolean;
    contact_extensions?: { [key: string]: unknown };
    contacts?: Registrar.RegistrationCreateParams.Contacts;
    /** @default "redaction" */ privacy_mode?: 'redaction';
    /** @min 1 @max 10 @example 1 */ years?: Integer;
    /** @header Prefer */ Prefer?: string;
  }
  export namespace RegistrationCreateParams {
    export type Contacts = Registrar.RegistrationCreateParams.Contacts;
    export namespace Contacts {
      export type Administrator = Registrar.RegistrationCreateParams.Contacts.Billing;
      export namespace Administrator {
        export type PostalInfo = Registrar.TransferInCreateParams.Contacts.Billing.PostalInfo;
        export namespace PostalInfo {
          export type Address = Registrar.TransferInCreateParams.Contacts.Billing.PostalInfo.Address;
        }
      }
      export type Billing = Registrar.RegistrationCreateParams.Contacts.Billing;
      export namespace Billing {
        export type PostalInfo = Registrar.TransferInCreateParams.Contacts.Billing.PostalInfo;
        export namespace PostalInfo {
          export type Address = Registrar.TransferInCreateParams.Contacts.Billing.PostalInfo.Address;
        }
      }
      export type Registrant = Registrar.RegistrationCreateParams.Contacts.Billing;
      export namespace Registrant {
        export type PostalInfo = Registrar.TransferInCreateParams.Contacts.Billing.PostalInfo;
        export namespace PostalInfo {
          export type Address = Registrar.TransferInCreateParams.Contacts.Billing.PostalInfo.Address;
        }
      }
      export type Technical = Registrar.RegistrationCreateParams.Contacts.Billing;
      export namespace Technical {
        export type PostalInfo = Registrar.TransferInCreateParams.Contacts.Billing.PostalInfo;
        export namespace PostalInfo {
          export type Address = Registrar.TransferInCreateParams.Contacts.Billing.PostalInfo.Address;
        }
      }
    }
  }

  export type RegistrationCreateResponse = Registrar.WorkflowStatus;
  export namespace RegistrationCreateResponse {
    export type Error = WorkflowStatus.Error;
    export type Links = WorkflowStatus.Links;
  }

  export interface RegistrationListParams extends InAccount {
    /** @default "asc" */ direction?: 'asc' | 'desc';
    /** @default "registry_created_at" */ sort_by?: 'registry_created_at' | 'registry_expires_at' | 'name';
    /** @min 1 @max 50 @default 20 */ per_page?: Integer;
    /** @maxLength 256 */ cursor?: string;
  }

  export type RegistrationListResponse = Registrar.Registration;

  export interface RegistrationEditParams extends InAccount {
    auto_renew?: boolean;
    /** @header Prefer */ Prefer?: 'respond-async';
  }

  export type RegistrationEditResponse = Registrar.WorkflowStatus;
  export namespace RegistrationEditResponse {
    export type Error = WorkflowStatus.Error;
    export type Links = WorkflowStatus.Links;
  }

  export type RegistrationGetParams = InAccount;

  export type RegistrationGetResponse = Registrar.Registration;

  /** Progress of a rehearsed purchase. */
  export interface RegistrationStatus {
    /** Poll how far a sandbox registration has come.
     *  @http GET /accounts/{account_id}/registrar-sandbox/registrations/{domain_name}/registration-status */
    get(domainName: string, params: RegistrationStatusGetParams, options?: RequestOptions): APIPromise<Registrar.WorkflowStatus>;
  }

  export type RegistrationStatusGetParams = InAccount;

  export type RegistrationStatusGetResponse = Registrar.WorkflowStatus;
  export namespace RegistrationStatusGetResponse {
    export type Error = WorkflowStatus.Error;
    export type Links = WorkflowStatus.Links;
  }

  /** Progress of a change to a rehearsed purchase. */
  export interface UpdateStatus {
    /** Poll how far the latest change to a sandbox registration has come.
     *  @http GET /accounts/{account_id}/registrar-sandbox/registrations/{domain_name}/update-status */
    get(domainName: string, params: UpdateStatusGetParams, options?: RequestOptions): APIPromise<Registrar.WorkflowStatus>;
  }

  export type UpdateStatusGetParams = InAccount;

  export type UpdateStatusGetResponse = Registrar.WorkflowStatus;
  export namespace UpdateStatusGetResponse {
    export type Error = WorkflowStatus.Error;
    export type Links = WorkflowStatus.Links;
  }

  /** Endings that can be tried out. */
  export interface Extensions {
    /** Walk through the domain extensions of the Registrar sandbox by cursor.
     *  @http GET /accounts/{account_id}/registrar-sandbox/extensions */
    list(params: ExtensionListParams, options?: RequestOptions): PagePromise<CursorPagination<ExtensionGetResponse>, ExtensionGetResponse>;

    /** Look up the sandbox's requirements for one extension.
     *  @http GET /accounts/{account_id}/registrar-sandbox/extensions/{extension} */
    get(extension: string, params: ExtensionGetParams, options?: RequestOptions): APIPromise<ExtensionGetResponse>;
  }

  export interface ExtensionListParams extends InAccount {
    /** @default "asc" */ direction?: 'asc' | 'desc';
    name?: string;
    /** @default "name" */ sort_by?: 'name' | 'created_at' | 'updated_at';
    /** @min 1 @max 50 @default 20 */ per_page?: Integer;
    /** @maxLength 256 */ cursor?: string;
  }

  export import ExtensionListResponse = RegistrarSandbox.ExtensionGetResponse;

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

  export type ExtensionListResponsesCursorPagination = CursorPagination<ExtensionGetResponse>;

  export interface Registration {
    auto_renew: boolean;
    created_at: string;
    domain_name: string;
    expires_at: string | null;
    locked: boolean;
    privacy_mode: 'redaction';
    status: 'active' | 'registration_pending' | 'expired' | 'suspended' | 'redemption_period' | 'pending_delete';
  }

  export type RegistrationListResponsesCursorPagination = CursorPagination<Registrar.Registration>;

  export interface WorkflowStatus {
    completed: boolean;
    created_at: string;
    links: WorkflowStatus.Links;
    state: 'pending' | 'in_progress' | 'action_required' | 'blocked' | 'succeeded' | 'failed';
    updated_at: string;
    context?: { [key: string]: unknown };
    error?: WorkflowStatus.Error | null;
  }
  export namespace WorkflowStatus {
    export interface Error {
      code: string;
      message: string;
    }
    export interface Links {
      self: string;
      resource?: string;
    }
  }
}
