import type { APIPromise, CursorPagination, JsonValue, PagePromise, RequestOptions, SinglePage } from './_client.ts';
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

  /** Check live availability and price of the given domains.
   *
   *  Asks the registries at once, unlike `search`; do it right before a registration. Reserves nothing.
   *  @http POST /accounts/{account_id}/registrar/domain-check
   *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "domains": ["example.com", "example.dev"] }
   *  @aliases domain availability; domain price
   *  @most 20 */
  check(params: Registrar.RegistrarCheckParams, options?: RequestOptions): APIPromise<Registrar.RegistrarCheckResponse>;

  /** Search domain names for a keyword, phrase or name.
   *
   *  Suggestions come from cached data and may be taken by now: confirm with `check`.
   *  @http GET /accounts/{account_id}/registrar/domain-search
   *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "q": "coffee shop", "extensions": ["com", "dev"] } */
  search(params: Registrar.RegistrarSearchParams, options?: RequestOptions): APIPromise<Registrar.RegistrarSearchResponse>;

  /** Check whether the given domains can be moved to Cloudflare.
   *  @http POST /accounts/{account_id}/registrar/domain-transfer-check */
  transferCheck(
    params: Registrar.RegistrarTransferCheckParams,
    options?: RequestOptions,
  ): APIPromise<Registrar.RegistrarTransferCheckResponse>;
}

export declare namespace Registrar {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Prices a year, as decimal text; absent if it cannot be bought here. */ pricing: unknown;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Domain to work on, such as `example.com`; IDN in punycode. @from registrar.registrations.list */ domain_name: string;
    /** Top-level domain to look up, without the leading dot. */ extension: string;
  }

  export interface RegistrarCheckParams extends InAccount {
    /** Full names to check, with extension and without a host part. Malformed ones are left out of the answer.
     *  @minItems 1 @maxItems 20 @example ["example.com"] */
    domains: string[];
  }

  export interface RegistrarCheckResponse {
    /** One entry for each valid name; `reason` tells why one cannot be registered. */ domains: RegistrarCheckResponse.Domain[];
  }
  export namespace RegistrarCheckResponse {
    export interface Domain {
      /** Full domain name; IDNs in punycode. @example "example.com" */ name: string;
      /** Whether the domain can be registered by this API now. */ registrable: boolean;
      pricing?: Domain.Pricing;
      /** Reason the name cannot be registered here; absent if it can. */ reason?:
        | 'extension_not_supported_via_api' | 'extension_not_supported' | 'extension_disallows_registration'
        | 'domain_premium' | 'domain_unavailable';
      /** Whether the registry asks a higher price for the name. */ tier?: 'standard' | 'premium';
    }
    export namespace Domain {
      export interface Pricing {
        /** Currency of the prices, as ISO 4217 code. @example "USD" */ currency: string;
        /** Price of the first year. @example "8.57" */ registration_cost: string;
        /** Price of each later year. @example "8.57" */ renewal_cost: string;
      }
    }
  }

  export interface RegistrarSearchParams extends InAccount {
    /** Keyword, phrase or domain name to find names for. @minLength 1 @maxLength 100 */ q: string;
    /** Only these extensions are searched; unsupported ones are ignored. @comma @maxItems 20 @example ["com","dev"] */ extensions?: string[];
    /** Most suggestions to return. @min 1 @max 50 @default 20 */ limit?: Integer;
  }

  export interface RegistrarSearchResponse {
    /** Suggestions, the best match first; may be empty. */ domains: RegistrarCheckResponse.Domain[];
  }

  export interface RegistrarTransferCheckParams extends InAccount {
    /** Domains to look at, each with its auth code if needed. @minItems 1 */ domains: RegistrarTransferCheckParams.Domain[];
  }
  export namespace RegistrarTransferCheckParams {
    export interface Domain {
      /** Full name of the domain to move. @minLength 3 @maxLength 253 @example "example.com" */ domain_name: string;
      /** Auth code of the present registrar, in base64; not needed for `.uk`. @sensitive @format byte */ auth_code?: string;
    }
  }

  export interface RegistrarTransferCheckResponse {
    /** Result by domain name. */
    domains: {
      [key: string]: /** @discriminator transferable */ RegistrarTransferCheckResponse.TransferableResult | RegistrarTransferCheckResponse.NonTransferableResult;
    };
  }
  export namespace RegistrarTransferCheckResponse {
    export interface DomainCheck {
      /** Domain that was looked at. */ name?: string;
      /** Reasons against a transfer, one entry each. */ reasons?: TransferableResult.Reason[];
    }

    export interface TransferableResult extends DomainCheck {
      pricing: TransferableResult.Pricing;
      /** The domain can be moved. */ transferable: true;
    }
    export namespace TransferableResult {
      export interface Pricing {
        /** Currency of the prices, as ISO 4217 code. */ currency: string;
        /** Price of each later year. */ renewal_cost: string;
        /** Price of the transfer, which adds a year. */ transfer_cost: string;
      }
      export interface Reason {
        /** Obstacle to the transfer, such as a lock or DNSSEC. */ code:
          | 'extension_not_supported_via_api' | 'extension_not_supported' | 'domain_premium'
          | 'extension_disallows_transfer' | 'domain_not_exists' | 'domain_on_cloudflare' | 'domain_locked'
          | 'registry_status' | 'domain_outside_transfer_window' | 'domain_max_term' | 'invalid_auth_code'
          | 'invalid_auth_code_format' | 'dnssec_enabled' | 'zone_not_found' | 'zone_status_invalid'
          | 'invalid_zone_plan' | 'domain_unsupported';
      }
    }
    export interface NonTransferableResult extends DomainCheck {
      /** The domain cannot be moved. */ transferable: false;
      pricing?: TransferableResult.Pricing;
    }
  }

  /** Owned names in the older API. */
  export interface Domains {
    /** Replace auto-renewal, lock and privacy of a domain, older API.
     *  @http PUT /accounts/{account_id}/registrar/domains/{domain_name}
     *  @body json required
     *  @deprecated registrar.registrations.edit
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "domain_name": "example.com", "auto_renew": true, "locked": true, "privacy": true
     *  } */
    update(domainName: string, params: DomainUpdateParams, options?: RequestOptions): APIPromise<DomainUpdateResponse | null>;

    /** List the account's domains through the older domains API.
     *  @http GET /accounts/{account_id}/registrar/domains
     *  @deprecated registrar.registrations.list */
    list(params: InAccount, options?: RequestOptions): PagePromise<SinglePage<Domain>, Domain>;

    /** Get one registered domain through the older domains API.
     *  @http GET /accounts/{account_id}/registrar/domains/{domain_name}
     *  @deprecated registrar.registrations.get */
    get(domainName: string, params: InAccount, options?: RequestOptions): APIPromise<DomainGetResponse | null>;
  }

  export interface DomainUpdateParams extends InAccount {
    /** Whether the domain is renewed and charged before it expires. */ auto_renew?: boolean;
    /** Whether a lock keeps the domain from being moved to another registrar. */ locked?: boolean;
    /** Whether the owner's data is hidden in WHOIS. */ privacy?: boolean;
  }

  export type DomainUpdateResponse = JsonValue;

  export interface Domain {
    /** Identifies the domain within Registrar. @readOnly */ id?: ResourceID;
    /** Whether the domain can be moved to Cloudflare. */ available?: boolean;
    /** Whether the name is free to be registered. */ can_register?: boolean;
    created_at?: DateTime;
    /** Registrar that holds the domain now. @example "Cloudflare" */ current_registrar?: string;
    /** End of the paid period. */ expires_at?: DateTime;
    /** Whether a lock keeps the domain from being moved to another registrar. */ locked?: boolean;
    /** Contact data of the owner. */ registrant_contact?: Domain.RegistrantContact;
    /** EPP status codes of the registry, separated by commas. @example "ok,serverTransferProhibited" */ registry_statuses?: string;
    /** Whether Cloudflare sells the extension. */ supported_tld?: boolean;
    /** Steps of a transfer to Cloudflare with their states. */ transfer_in?: Domain.TransferIn;
    updated_at?: DateTime;
  }
  export namespace Domain {
    export interface RegistrantContact {
      /** Street and number. */ address: string;
      /** Town of the contact. @example "Austin" */ city: string;
      /** Country as two-letter code; null if not given. @maxLength 30 @example "US" */ country: string | null;
      /** Given name; null if not given. @maxLength 60 @example "John" */ first_name: string | null;
      /** Family name; null if not given. @maxLength 60 @example "Appleseed" */ last_name: string | null;
      /** Company or body the contact belongs to. */ organization: string;
      /** Telephone number as `+1.5555555555`; null if not given. @maxLength 20 */ phone: string | null;
      /** State or province. @example "TX" */ state: string;
      /** Postal code; null if not given. @maxLength 20 @example "12345" */ zip: string | null;
      /** Identifies the contact. @readOnly */ id?: ResourceID;
      /** Suite, floor or the like. */ address2?: string;
      /** Mail address of the contact. @maxLength 90 */ email?: string;
      /** Number for faxes. @example "123-867-5309" */ fax?: string;
    }
    export interface TransferIn {
      /** Whether the owner has to authorize the transfer by form. */ accept_foa?: 'needed' | 'ok';
      /** Whether the present registrar lets the domain go. */ approve_transfer?: 'needed' | 'ok' | 'pending' | 'trying' | 'rejected' | 'unknown';
      /** Whether the transfer can still be called off. */ can_cancel_transfer?: boolean;
      /** Whether privacy at the present registrar has to be switched off. */ disable_privacy?: 'needed' | 'ok' | 'unknown';
      /** Whether the auth code has been entered and accepted. */ enter_auth_code?: 'needed' | 'ok' | 'pending' | 'trying' | 'rejected';
      /** Whether the domain is unlocked at the present registrar. */ unlock_domain?: 'needed' | 'ok' | 'pending' | 'trying' | 'unknown';
    }
  }

  export type DomainGetResponse = JsonValue;

  /** Owned names with contacts, term and privacy. */
  export interface Registrations {
    /** Create a domain registration, and pay for it.
     *
     *  Charges the account's payment method at once and cannot be refunded. A 202 means that it goes on: poll `registrationStatus.get`, do not
     *  send it again.
     *  @http POST /accounts/{account_id}/registrar/registrations
     *  @status 201
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "domain_name": "harbour-lights.com", "years": 1, "auto_renew": false,
     *    "privacy_mode": "redaction"
     *  }
     *  @aliases buy domain; register domain
     *  @waits registrar.registrationStatus.get state done=succeeded failed=failed,action_required */
    create(params: RegistrationCreateParams, options?: RequestOptions): APIPromise<WorkflowStatus>;

    /** List the account's domain registrations by cursor, sorted.
     *  @http GET /accounts/{account_id}/registrar/registrations
     *  @columns domain_name auto_renew locked privacy_mode status created_at expires_at
     *  @key domain_name */
    list(params: RegistrationListParams, options?: RequestOptions): PagePromise<CursorPagination<Registration>, Registration>;

    /** Edit auto-renewal of a domain registration.
     *
     *  Turning it on permits later charges. A 202 means that it goes on: poll `updateStatus.get`.
     *  @http PATCH /accounts/{account_id}/registrar/registrations/{domain_name}
     *  @body json required
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "domain_name": "example.com", "auto_renew": true }
     *  @waits registrar.updateStatus.get state done=succeeded failed=failed,action_required */
    edit(domainName: string, params: RegistrationEditParams, options?: RequestOptions): APIPromise<WorkflowStatus>;

    /** Get the registration of one domain.
     *  @http GET /accounts/{account_id}/registrar/registrations/{domain_name} */
    get(domainName: string, params: InAccount, options?: RequestOptions): APIPromise<Registration>;
  }

  export interface RegistrationCreateParams extends InAccount {
    /** Full name with extension; it identifies the registration in later calls. @example "example.com" @minLength 3 @maxLength 253 */
    domain_name: string;
    /** Confirmations the extension's schema asks for, by key. */ acknowledgements?: { [key: string]: unknown };
    /** Whether the domain is renewed and charged some 30 days before it expires. @default false */ auto_renew?: boolean;
    /** Further data some extensions demand, such as `.us`, `.ca` and `.uk`; see the extension's schema. */
    contact_extensions?: { [key: string]: unknown };
    /** Contacts by role; left out, the default of the account's address book. */ contacts?: RegistrationCreateParams.Contacts;
    /** Whether WHOIS hides the owner's data; some extensions allow only `off`. @default "redaction" */ privacy_mode?: 'off' | 'redaction' | (string & {});
    /** Years to register for; left out, the extension's minimum (1, or 2 for `.ai`). @min 1 @max 10 @example 1 @unit years */ years?: Integer;
    /** `respond-async` returns 202 at once instead of waiting for the registry. @header Prefer @example "respond-async" */ Prefer?: string;
  }
  export namespace RegistrationCreateParams {
    export interface Contacts {
      /** Administrative contact; left out, the registrant. */ administrator?: Contacts.Contact;
      /** Contact for payment; left out, the registrant. */ billing?: Contacts.Contact;
      /** Owner; left out, the default of the account's address book. */ registrant?: Contacts.Contact;
      /** Technical contact; left out, the registrant. */ technical?: Contacts.Contact;
    }
    export namespace Contacts {
      export interface Contact {
        /** Mail address for notices and verification. @format email */ email: string;
        /** Number as `+COUNTRY.NUMBER`, without spaces or dashes. @example "+1.5555555555" @pattern ^\+[0-9]{1,3}\.[0-9]{1,14}$ */ phone: string;
        /** Name and address of the contact. */ postal_info: PostalInfo;
        /** Fax number as `+COUNTRY.NUMBER`; seldom required. @example "+1.5555555555" */ fax?: string;
      }
    }
  }

  export interface WorkflowStatus {
    /** Whether the workflow stopped by itself: it succeeded or failed, and polling can end. */ completed: boolean;
    /** @readOnly */ created_at: DateTime;
    /** Addresses of the status and of the domain. */ links: WorkflowStatus.Links;
    /** State of the workflow; `action_required` waits for you, `blocked` for someone else. */
    state: 'pending' | 'in_progress' | 'action_required' | 'blocked' | 'succeeded' | 'failed';
    /** @readOnly */ updated_at: DateTime;
    /** Details, such as `domain_name` and what you have to do. */ context?: { [key: string]: unknown };
    /** Reason for the failure; null otherwise. */ error?: WorkflowStatus.Error | null;
  }
  export namespace WorkflowStatus {
    export interface Links {
      /** Address of this status. */ self: string;
      /** Address of the domain's registration. */ resource?: string;
    }
    export interface Error {
      /** Short code of the failure. @example "registry_rejected" */ code: string;
      /** Failure in words, with what the registry says. */ message: string;
    }
  }

  export interface RegistrationListParams extends InAccount {
    /** @default "asc" */ direction?: 'asc' | 'desc';
    /** Property to sort by. @default "registry_created_at" */ sort_by?: 'registry_created_at' | 'registry_expires_at' | 'name' | (string & {});
    /** @min 1 @max 50 @default 20 */ per_page?: Integer;
    /** @maxLength 256 */ cursor?: string;
  }

  export interface Registration {
    /** Whether the domain is renewed before it expires. */ auto_renew: boolean;
    /** @readOnly */ created_at: DateTime;
    /** Full name with extension; it identifies the registration in later calls. @example "example.com" */ domain_name: string;
    /** End of the paid period; null while the registration or transfer is pending. */ expires_at: DateTime | null;
    /** Whether the domain is locked against transfers. */ locked: boolean;
    /** Whether WHOIS hides the owner's data. */ privacy_mode: 'off' | 'redaction';
    /** Lifecycle state of the domain, from pending to deletion. */ status:
      | 'active' | 'registration_pending' | 'transfer_pending' | 'expired' | 'suspended' | 'redemption_period'
      | 'pending_delete';
  }

  export interface RegistrationEditParams extends InAccount {
    /** Whether the domain is renewed and charged before it expires; true permits the charge. */ auto_renew?: boolean;
    /** `respond-async` returns 202 at once instead of waiting for the change. @header Prefer */ Prefer?: 'respond-async';
  }

  export interface PostalInfo {
    /** Street, town and country. */ address: PostalInfo.Address;
    /** Given and family name of the contact. */ name: string;
    /** Company; absent for private persons. */ organization?: string;
  }
  export namespace PostalInfo {
    export interface Address {
      /** Town or locality. */ city: string;
      /** Country as two-letter ISO 3166-1 code. */ country_code: string;
      /** Code of the postal district. */ postal_code: string;
      /** Province or state, mostly abbreviated. */ state: string;
      /** Street with number. */ street: string;
    }
  }

  /** Progress of a purchase. */
  export interface RegistrationStatus {
    /** Get how far the registration of a domain has come.
     *
     *  Poll with growing pauses until `completed` is true. `action_required` needs you and `blocked` a third party; both may last, so tell the
     *  user.
     *  @http GET /accounts/{account_id}/registrar/registrations/{domain_name}/registration-status */
    get(domainName: string, params: InAccount, options?: RequestOptions): APIPromise<WorkflowStatus>;
  }

  /** Progress of a change to an owned name. */
  export interface UpdateStatus {
    /** Get how far the latest change to a registration has come.
     *
     *  Poll with growing pauses until `completed` is true.
     *  @http GET /accounts/{account_id}/registrar/registrations/{domain_name}/update-status */
    get(domainName: string, params: InAccount, options?: RequestOptions): APIPromise<WorkflowStatus>;
  }

  /** Endings such as .com that are on offer, with their rules. */
  export interface Extensions {
    /** List the domain extensions Registrar offers, by cursor.
     *
     *  The response has an ETag: with `If-None-Match` an unchanged list returns 304.
     *  @http GET /accounts/{account_id}/registrar/extensions
     *  @columns metadata.name metadata.tld
     *  @key metadata.name */
    list(params: ExtensionListParams, options?: RequestOptions): PagePromise<CursorPagination<Extension>, Extension>;

    /** Get what registering under one extension requires.
     *
     *  The schema tells which contacts, acknowledgements and terms a registration must have.
     *  @http GET /accounts/{account_id}/registrar/extensions/{extension} */
    get(extension: string, params: InAccount, options?: RequestOptions): APIPromise<Extension>;
  }

  export interface ExtensionListParams extends InAccount {
    /** @default "asc" */ direction?: 'asc' | 'desc';
    /** Only the extension of this name is returned, such as `com`. @minLength 1 */ name?: string;
    /** Property extensions are sorted by. @default "name" */ sort_by?: 'name' | 'created_at' | 'updated_at' | (string & {});
    /** @min 1 @max 50 @default 20 */ per_page?: Integer;
    /** @maxLength 256 */ cursor?: string;
  }

  export interface Extension {
    /** Name and TLD of the extension. */ metadata: Extension.Metadata;
    /** JSON Schema of what a registration under the extension takes. */ registration_schema: unknown;
    /** JSON Schema of what a transfer to the extension takes. */ transfer_schema: unknown;
  }
  export namespace Extension {
    export interface Metadata {
      /** Full extension, such as `co.uk`. */ name: string;
      /** Top-level domain alone, such as `uk`. */ tld: string;
    }
  }

  /** Moves of a name from another registrar. */
  export interface TransferIn {
    /** Create a transfer of a domain to Cloudflare.
     *
     *  Takes days: the present registrar may ask the owner first. Poll `transferInStatus.get`.
     *  @http POST /accounts/{account_id}/registrar/registrations/{domain_name}/transfer-in
     *  @aliases transfer domain; move domain
     *  @waits registrar.transferInStatus.get state done=succeeded failed=failed,action_required */
    create(domainName: string, params: TransferInCreateParams, options?: RequestOptions): APIPromise<WorkflowStatus>;
  }

  export interface TransferInCreateParams extends InAccount {
    /** Auth code of the present registrar, in base64; not for `.uk`. @sensitive @format byte */ auth_code?: string;
    /** Whether the domain is renewed by itself after the transfer; left out, false. */ auto_renew?: boolean;
    /** Further data that some extensions demand of a transfer; see the extension's schema. */ contact_extensions?: { [key: string]: unknown };
    /** Contacts by role; left out, the default of the account's address book. */ contacts?: TransferInCreateParams.Contacts;
    /** Display of the owner in WHOIS after the transfer; if omitted, mostly `redaction`. */ privacy_mode?: 'off' | 'redaction' | (string & {});
    /** `respond-async` returns 202 at once instead of waiting. @header Prefer */ Prefer?: string;
  }
  export namespace TransferInCreateParams {
    export interface Contacts {
      /** Administrative contact; left out, the registrant. */ administrator?: Contacts.TransferContact;
      /** Contact for payment; left out, the registrant. */ billing?: Contacts.TransferContact;
      /** Owner; left out, the default of the account's address book. */ registrant?: Contacts.TransferContact;
      /** Technical contact; left out, the registrant. */ technical?: Contacts.TransferContact;
    }
    export namespace Contacts {
      export interface TransferContact extends RegistrationCreateParams.Contacts.Contact {
        /** Mail address for messages about the domain. @format email */ email: string;
        /** @pattern ^\+[0-9]{1,3}\.[0-9]{1,14}$ */ phone: string;
        fax?: string;
      }
    }
  }

  /** Progress of a move. */
  export interface TransferInStatus {
    /** Get how far the transfer of a domain to Cloudflare has come.
     *
     *  Poll seldom: a transfer may take days.
     *  @http GET /accounts/{account_id}/registrar/registrations/{domain_name}/transfer-in-status */
    get(domainName: string, params: InAccount, options?: RequestOptions): APIPromise<WorkflowStatus>;
  }

  export type DomainsSinglePage = SinglePage<Domain>;

  export type ExtensionListResponsesCursorPagination = CursorPagination<Extension>;

  export type RegistrationsCursorPagination = CursorPagination<Registration>;
}
