import type { APIPromise, CursorPagination, PagePromise, RequestOptions } from './_client.ts';
import type { DateTime, InAccount, Integer } from './_shared.ts';

/** Registrar Sandbox: Rehearsal of domain purchases without real orders.
 *  @product registrarSandbox Registrar Sandbox
 *  @docs https://developers.cloudflare.com/registrar/ */
export interface RegistrarSandbox {
  readonly registrations: RegistrarSandbox.Registrations;
  readonly registrationStatus: RegistrarSandbox.RegistrationStatus;
  readonly updateStatus: RegistrarSandbox.UpdateStatus;
  readonly extensions: RegistrarSandbox.Extensions;

  /** Check the availability of domains in the Registrar sandbox.
   *
   *  At most 20 names. Names that cannot be registered come back with a reason instead of an error.
   *  @http POST /accounts/{account_id}/registrar-sandbox/domain-check
   *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "domains": ["example.com"] }
   *  @most 20 */
  check(
    params: RegistrarSandbox.RegistrarSandboxCheckParams,
    options?: RequestOptions,
  ): APIPromise<RegistrarSandbox.RegistrarSandboxCheckResponse>;

  /** Search domain names in the Registrar sandbox.
   *  @http GET /accounts/{account_id}/registrar-sandbox/domain-search */
  search(
    params: RegistrarSandbox.RegistrarSandboxSearchParams,
    options?: RequestOptions,
  ): APIPromise<RegistrarSandbox.RegistrarSandboxSearchResponse>;
}

export declare namespace RegistrarSandbox {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Full domain name with its extension; it identifies the registration. */ domain_name: string;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Domain to work on, such as `example.com`; IDN in punycode. @from registrarSandbox.registrations.list */ domain_name: string;
    /** Top-level domain to look up, without the leading dot. */ extension: string;
  }

  export interface RegistrarSandboxCheckParams extends InAccount {
    /** Registrable domain names to check. @minItems 1 @maxItems 20 */ domains: string[];
  }

  export interface RegistrarSandboxCheckResponse {
    /** One entry per name, with `reason` where it cannot be registered. */ domains: RegistrarSandboxCheckResponse.Domain[];
  }
  export namespace RegistrarSandboxCheckResponse {
    export interface Domain {
      /** Domain name with its extension; international names are in punycode. @example "example.com" */ name: string;
      /** Whether the domain can be registered through the API now; `reason` says why not. */ registrable: boolean;
      /** Prices of the first year, of renewal and of transfer, present only if the domain can be registered; they change often. */
      pricing?: Domain.Pricing;
      /** Reason the domain cannot be registered through the API; only if `registrable` is false. Some extensions work in the dashboard. */ reason?:
        | 'extension_not_supported_via_api' | 'extension_not_supported' | 'extension_disallows_registration'
        | 'domain_premium' | 'domain_unavailable';
      /** Whether the registry sells the name at its standard or a higher price; premium names cannot be registered here. */
      tier?: 'standard' | 'premium';
    }
    export namespace Domain {
      export interface Pricing {
        /** Currency of the prices, as an ISO 4217 code. @example "USD" */ currency: string;
        /** Price of the first year, as a decimal text so that no precision is lost. @example "8.57" */ registration_cost: string;
        /** Price of each further year, as a decimal text; often differs from that of the first. @example "8.57" */ renewal_cost: string;
      }
    }
  }

  export interface RegistrarSandboxSearchParams extends InAccount {
    /** Name, keyword or phrase to find names for. @minLength 1 @maxLength 100 @example "harbour" */ q: string;
    /** Only names under these extensions; unsupported ones are ignored. @comma @maxItems 20 */ extensions?: string[];
    /** Most suggestions returned. @min 1 @max 50 @default 20 */ limit?: Integer;
  }

  export interface RegistrarSandboxSearchResponse {
    /** Domains found, the most relevant first; empty if nothing matches. */ domains: RegistrarSandboxCheckResponse.Domain[];
  }

  /** Names bought in rehearsal. */
  export interface Registrations {
    /** Create a domain in the sandbox.
     *
     *  Takes what the real call takes; nothing is bought or billed. With `Prefer: respond-async` the answer is 202 and `registrationStatus.get`
     *  tells the outcome.
     *  @http POST /accounts/{account_id}/registrar-sandbox/registrations
     *  @status 201
     *  @waits registrarSandbox.registrationStatus.get state done=succeeded failed=failed,action_required */
    create(params: RegistrationCreateParams, options?: RequestOptions): APIPromise<RegistrationResult>;

    /** List the sandbox registrations of the account by cursor.
     *  @http GET /accounts/{account_id}/registrar-sandbox/registrations
     *  @columns domain_name auto_renew locked privacy_mode status created_at expires_at
     *  @key domain_name */
    list(
      params: RegistrationListParams,
      options?: RequestOptions,
    ): PagePromise<CursorPagination<RegistrationData>, RegistrationData>;

    /** Edit auto-renewal of a sandbox registration.
     *  @http PATCH /accounts/{account_id}/registrar-sandbox/registrations/{domain_name}
     *  @body json required
     *  @waits registrarSandbox.updateStatus.get state done=succeeded failed=failed,action_required */
    edit(domainName: string, params: RegistrationEditParams, options?: RequestOptions): APIPromise<RegistrationResult>;

    /** Get one sandbox domain registration.
     *  @http GET /accounts/{account_id}/registrar-sandbox/registrations/{domain_name} */
    get(domainName: string, params: InAccount, options?: RequestOptions): APIPromise<RegistrationData>;
  }

  export interface RegistrationCreateParams extends InAccount {
    /** @example "example.com" */ domain_name: string;
    /** Confirmations that the extension's schema asks for, by key. */ acknowledgements?: { [key: string]: unknown };
    /** If true, the domain is renewed and charged some 30 days before it expires. @default false */ auto_renew?: boolean;
    /** Further contact data that some extensions need, such as `.us`; see the extension's schema. */ contact_extensions?: { [key: string]: unknown };
    /** Contacts of the registration; left out, the account's default contact. */ contacts?: RegistrationCreateParams.Contacts;
    /** Whether contact data is hidden in WHOIS; `redaction` where the extension allows it. @default "redaction" */
    privacy_mode?: 'off' | 'redaction' | (string & {});
    /** Term of the registration; left out, the shortest the registry allows. @min 1 @max 10 @example 1 @unit years */ years?: Integer;
    /** Give `respond-async` to get 202 at once instead of waiting for the outcome. @header Prefer */ Prefer?: string;
  }
  export namespace RegistrationCreateParams {
    export interface Contacts {
      /** Person for administrative matters; left out, the registrant, if the registry requires the role. */ administrator?: Contacts.Contact;
      /** Person for invoices; left out, the registrant, if the registry requires the role. */ billing?: Contacts.Contact;
      /** Owner of the domain; left out, the default contact of the account's address book. */ registrant?: Contacts.Contact;
      /** Person for technical matters; left out, the registrant, if the registry requires the role. */ technical?: Contacts.Contact;
    }
    export namespace Contacts {
      export interface Contact {
        /** Address for notices about the domain, such as verification and renewal. @format email */ email: string;
        /** Number with country code, as `+CC.NUMBER`, without spaces or dashes. @example "+1.5555555555" @pattern ^\+[0-9]{1,3}\.[0-9]+$ */
        phone: string;
        /** Name and address of the person; registries require both first and last name. */ postal_info: PostalInfo;
        /** Fax number, as `+CC.NUMBER`; most registrations need none. @example "+1.5555555555" */ fax?: string;
      }
      export interface PostalInfo {
        /** Mailing address of the contact. */ address: PostalInfo.Address;
        /** First and last name of the person, separated by a space. @minLength 1 */ name: string;
        /** Company or other body the person acts for; leave it out for a private person. */ organization?: string;
      }
      export namespace PostalInfo {
        export interface Address {
          /** Town of the contact's address. @minLength 1 */ city: string;
          /** Two-letter country code (ISO 3166-1) of the contact's address. */ country_code: string;
          /** Postal or ZIP code, as written in the country. */ postal_code: string;
          /** State, province or region, as written in the country. */ state: string;
          /** Street and number of the contact's address. @minLength 1 */ street: string;
        }
      }
    }
  }

  export interface RegistrationResult {
    /** Whether the work has ended, well or not. */ completed: boolean;
    /** @readOnly */ created_at: DateTime;
    /** Addresses at which the progress of the workflow and the domain are read. */ links: WorkflowStatusLinks;
    /** State of the work; `action_required` and `blocked` wait for somebody. */
    state: 'pending' | 'in_progress' | 'action_required' | 'blocked' | 'succeeded' | 'failed';
    /** @readOnly */ updated_at: DateTime;
    /** Subject of the workflow, such as `domain_name`. */ context?: { [key: string]: unknown };
    /** Reason the work failed; null if it did not. */ error?: APIError | null;
  }

  export interface RegistrationListParams extends InAccount {
    /** @default "asc" */ direction?: 'asc' | 'desc';
    /** Property by which the registrations are sorted. @default "registry_created_at" */
    sort_by?: 'registry_created_at' | 'registry_expires_at' | 'name' | (string & {});
    /** @min 1 @max 50 @default 20 */ per_page?: Integer;
    /** @maxLength 256 */ cursor?: string;
  }

  export interface RegistrationSettings {
    /** Whether the domain is renewed before it expires. */ auto_renew: boolean;
    /** Whether a transfer to another registrar is blocked. */ locked: boolean;
    /** Display of contact data in WHOIS. */ privacy_mode: 'off' | 'redaction';
    /** State of the registration; `redemption_period` is the last time to save an expired domain. */ status:
      | 'active' | 'registration_pending' | 'transfer_pending' | 'expired' | 'suspended' | 'redemption_period'
      | 'pending_delete';
  }

  export interface RegistrationData extends RegistrationSettings {
    /** @readOnly */ created_at: DateTime;
    /** @example "example.com" */ domain_name: string;
    /** Time at which the registration ends; null until the registry has confirmed it. */ expires_at: DateTime | null;
  }

  export interface RegistrationEditParams extends InAccount {
    /** If true, the domain is renewed and charged some 30 days before it expires. */ auto_renew?: boolean;
    /** Give `respond-async` to get 202 at once instead of waiting for the outcome. @header Prefer */ Prefer?: 'respond-async';
  }

  /** Progress of a rehearsed purchase. */
  export interface RegistrationStatus {
    /** Get how far a sandbox registration has come.
     *
     *  Poll until `completed` is true.
     *  @http GET /accounts/{account_id}/registrar-sandbox/registrations/{domain_name}/registration-status */
    get(domainName: string, params: InAccount, options?: RequestOptions): APIPromise<RegistrationResult>;
  }

  /** Progress of a change to a rehearsed purchase. */
  export interface UpdateStatus {
    /** Get how far the latest change of a sandbox registration is.
     *
     *  Poll until `completed` is true.
     *  @http GET /accounts/{account_id}/registrar-sandbox/registrations/{domain_name}/update-status */
    get(domainName: string, params: InAccount, options?: RequestOptions): APIPromise<RegistrationResult>;
  }

  /** Endings that can be tried out. */
  export interface Extensions {
    /** List the domain extensions of the sandbox by cursor.
     *  @http GET /accounts/{account_id}/registrar-sandbox/extensions
     *  @columns metadata.name metadata.tld
     *  @key metadata.name */
    list(params: ExtensionListParams, options?: RequestOptions): PagePromise<CursorPagination<Extension>, Extension>;

    /** Get the sandbox's requirements for one extension.
     *  @http GET /accounts/{account_id}/registrar-sandbox/extensions/{extension} */
    get(extension: string, params: InAccount, options?: RequestOptions): APIPromise<Extension>;
  }

  export interface ExtensionListParams extends InAccount {
    /** @default "asc" */ direction?: 'asc' | 'desc';
    /** Only the extension of exactly this name, such as `com`. */ name?: string;
    /** Property by which the extensions are sorted. @default "name" */ sort_by?: 'name' | 'created_at' | 'updated_at' | (string & {});
    /** @min 1 @max 50 @default 20 */ per_page?: Integer;
    /** @maxLength 256 */ cursor?: string;
  }

  export interface Extension {
    /** Display details of the extension. */ metadata: Extension.Metadata;
    /** JSON schema of what a registration under the extension needs. */ registration_schema: unknown;
    /** JSON schema of the additional input a transfer of the extension needs. */ transfer_schema: unknown;
  }
  export namespace Extension {
    export interface Metadata {
      /** Full extension, such as `co.uk`. */ name: string;
      /** Top-level domain of the extension, such as `uk`. */ tld: string;
    }
  }

  export type ExtensionListResponsesCursorPagination = CursorPagination<Extension>;

  export interface Registration extends RegistrationSettings {
    created_at: string;
    domain_name: string;
    /** Time at which the registration ends; null until the registry has confirmed it. */ expires_at: string | null;
  }

  export type RegistrationListResponsesCursorPagination = CursorPagination<RegistrationData>;

  export interface WorkflowStatus {
    /** Whether the work has ended, well or not. */ completed: boolean;
    created_at: string;
    /** Addresses at which the progress of the workflow and the domain are read. */ links: WorkflowStatusLinks;
    /** State of the work; `action_required` and `blocked` wait for somebody. */
    state: 'pending' | 'in_progress' | 'action_required' | 'blocked' | 'succeeded' | 'failed';
    updated_at: string;
    /** Subject of the workflow, such as `domain_name`. */ context?: { [key: string]: unknown };
    /** Reason the work failed; null if it did not. */ error?: APIError | null;
  }

  export interface WorkflowStatusLinks {
    /** Address under which the status can be asked again. */ self: string;
    /** Address of the domain's registration. */ resource?: string;
  }

  export interface APIError {
    /** Number by which programs tell it. */ code: string;
    /** Human-readable message. */ message: string;
  }
}
