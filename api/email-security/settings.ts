import type { APIPromise, PagePromise, RequestOptions, SinglePage, V4PagePaginationArray } from '../_client.ts';
import type { DateTime, InAccount, Integer } from '../_shared.ts';
import type { EmailSecurity } from './index.ts';

/** Policies for judging incoming mail. */
export interface Settings {
  readonly allowPolicies: Settings.AllowPolicies;
  readonly blockSenders: Settings.BlockSenders;
  readonly domains: Settings.Domains;
  readonly impersonationRegistry: Settings.ImpersonationRegistry;
  readonly sendingDomainRestrictions: Settings.SendingDomainRestrictions;
  readonly trustedDomains: Settings.TrustedDomains;
  readonly urlIgnorePatterns: Settings.URLIgnorePatterns;
  readonly contentPolicies: Settings.ContentPolicies;
}

export declare namespace Settings {
  /** Senders or recipients whose mail is let through. */
  export interface AllowPolicies {
    /** Create an allow policy for a sender or recipient pattern.
     *
     *  Takes matching mail out of detections: use it with caution and with `verify_sender`, since addresses can be forged.
     *  @http POST /accounts/{account_id}/email-security/settings/allow_policies
     *  @status 201
     *  @permission Cloud Email Security: Write
     *  @availability beta
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "pattern": "partner@example.com", "pattern_type": "EMAIL", "is_regex": false,
     *    "is_acceptable_sender": true, "is_exempt_recipient": false, "is_trusted_sender": false, "verify_sender": true,
     *    "comments": "Newsletter partner"
     *  }
     *  @aliases allowlist; whitelist */
    create(params: AllowPolicyCreateParams, options?: RequestOptions): APIPromise<AllowPolicy>;

    /** List allow policies by pattern, kind of trust or search text.
     *  @http GET /accounts/{account_id}/email-security/settings/allow_policies
     *  @permission Cloud Email Security: Write; Cloud Email Security: Read
     *  @availability beta
     *  @columns pattern pattern_type is_regex is_sender is_recipient comments created_at
     *  @key pattern pattern_type */
    list(
      params: AllowPolicyListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<AllowPolicy>, AllowPolicy>;

    /** Delete an allow policy, so its pattern loses the exemption.
     *  @http DELETE /accounts/{account_id}/email-security/settings/allow_policies/{policy_id}
     *  @permission Cloud Email Security: Write
     *  @availability beta */
    delete(
      /** @format uuid */ policyID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<AllowPolicyDeleteResponse>;

    /** Edit an allow policy; fields left out keep their values.
     *  @http PATCH /accounts/{account_id}/email-security/settings/allow_policies/{policy_id}
     *  @body json required
     *  @permission Cloud Email Security: Write
     *  @availability beta */
    edit(
      /** @format uuid */ policyID: string,
      params: AllowPolicyEditParams,
      options?: RequestOptions,
    ): APIPromise<AllowPolicy>;

    /** Get one allow policy.
     *  @http GET /accounts/{account_id}/email-security/settings/allow_policies/{policy_id}
     *  @permission Cloud Email Security: Write; Cloud Email Security: Read
     *  @availability beta */
    get(
      /** @format uuid */ policyID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<AllowPolicy>;

    /** Create, replace, edit and delete allow policies in one call.
     *
     *  All or nothing, in the order deletes, patches, puts, posts. All four lists have to be sent; give an empty one where there is nothing to
     *  do.
     *  @http POST /accounts/{account_id}/email-security/settings/allow_policies/batch
     *  @permission Cloud Email Security: Write
     *  @availability beta
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "deletes": [{ "id": "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" }], "patches": [],
     *    "puts": [], "posts": []
     *  } */
    batch(params: AllowPolicyBatchParams, options?: RequestOptions): APIPromise<AllowPolicyBatchResponse>;
  }

  export interface NewAllowPolicy extends EmailSecurity.Commented, AllowPolicyMatch {
      is_acceptable_sender: boolean;
      is_exempt_recipient: boolean;
      is_regex: boolean;
      is_trusted_sender: boolean;
      /** @minLength 1 @maxLength 1024 */ pattern: string;
      pattern_type: 'EMAIL' | 'DOMAIN' | 'IP' | 'UNKNOWN' | (string & {});
      verify_sender: boolean;
    }

  export interface AllowPolicyCreateParams extends InAccount, NewAllowPolicy {}

  export interface AllowPolicyMatch {
      /** Whether mail from the sender escapes the verdicts spam, bulk and spoof; malicious and suspicious still count. */
      is_acceptable_sender?: boolean;
      /** Whether mail to the recipient escapes all detections. */ is_exempt_recipient?: boolean;
      /** Whether the pattern names a recipient; deprecated, see `is_exempt_recipient`. @deprecated */ is_recipient?: boolean;
      /** Whether `pattern` is a regular expression. */ is_regex?: boolean;
      /** Whether the pattern names a sender; deprecated, see `is_trusted_sender`. @deprecated */ is_sender?: boolean;
      /** Whether the sender may spoof; deprecated, see `is_acceptable_sender`. @deprecated */ is_spoof?: boolean;
      /** Whether mail from the sender escapes all detections and link following. */ is_trusted_sender?: boolean;
      /** Address, domain or IP range to match, as `pattern_type` says; private and reserved IP ranges are refused. @minLength 1 @maxLength 1024 */
      pattern?: string;
      /** Whether the policy counts only if SPF, DKIM or DMARC confirm the sender. */ verify_sender?: boolean;
    }

  export interface AllowPolicy extends AllowPolicyMatch {
    /** Id of the allow policy, given on creation. @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string;
    created_at: DateTime;
    /** @deprecated */ last_modified: DateTime;
    /** Note about the entry, for people; null if there is none. @maxLength 1024 */ comments?: string | null;
    modified_at?: DateTime;
    pattern_type?: 'EMAIL' | 'DOMAIN' | 'IP' | 'UNKNOWN';
  }

  export interface AllowPolicyListParams extends InAccount {
    direction?: 'asc' | 'desc';
    /** Only policies with this value of `is_acceptable_sender`. */ is_acceptable_sender?: boolean;
    /** Only policies with this value of `is_exempt_recipient`. */ is_exempt_recipient?: boolean;
    /** Only policies with this value of `is_trusted_sender`. */ is_trusted_sender?: boolean;
    /** Property that entries are sorted by. */ order?: 'pattern' | 'created_at' | (string & {});
    /** Only the policy with exactly this pattern. @minLength 1 */ pattern?: string;
    /** Only entries whose pattern is of this type. */ pattern_type?: 'EMAIL' | 'DOMAIN' | 'IP' | 'UNKNOWN' | (string & {});
    /** @minLength 1 */ search?: string;
    /** Only policies with this value of `verify_sender`. */ verify_sender?: boolean;
    /** @min 1 @default 1 @example 1 */ page?: Integer;
    /** @min 1 @max 1000 @default 20 @example 20 */ per_page?: Integer;
  }

  export interface AllowPolicyDeleteResponse {
    /** Id of the allow policy, given on creation. @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string;
  }

  export interface PolicyNote extends EmailSecurity.Commented {
      pattern_type?: 'EMAIL' | 'DOMAIN' | 'IP' | 'UNKNOWN' | (string & {});
    }

  export interface AllowPolicyEditParams extends InAccount, AllowPolicyMatch, PolicyNote {}

  export interface AllowPolicyBatchParams extends InAccount {
    /** Allow policies to delete, by id. @maxItems 1000 */ deletes: AllowPolicyDeleteResponse[];
    /** Allow policies to edit, each with its id and the fields to change. @maxItems 1000 */ patches: AllowPolicyBatchParams.Patch[];
    /** Allow policies to create. @maxItems 1000 */ posts: NewAllowPolicy[];
    /** Allow policies to replace, each with its id and all fields. @maxItems 1000 */ puts: AllowPolicyBatchParams.Put[];
  }
  export namespace AllowPolicyBatchParams {
    /** @minProperties 1 */
    export interface Patch extends AllowPolicyMatch, PolicyNote {}
    export interface Put extends AllowPolicyMatch, PolicyNote {}
  }

  export interface AllowPolicyBatchResponse {
    /** Content policies that were deleted. */ deletes?: AllowPolicyDeleteResponse[];
    /** Entries that were edited, as they are now. */ patches?: AllowPolicy[];
    /** Entries that were created. */ posts?: AllowPolicy[];
    /** Entries that were replaced, as they are now. */ puts?: AllowPolicy[];
  }

  /** Addresses and domains whose mail is always refused. */
  export interface BlockSenders {
    /** Create a block for senders that match a pattern.
     *
     *  Their mail is blocked before delivery, whatever detections say.
     *  @http POST /accounts/{account_id}/email-security/settings/block_senders
     *  @status 201
     *  @permission Cloud Email Security: Write
     *  @availability beta
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "pattern": "example.org", "pattern_type": "DOMAIN", "is_regex": false,
     *    "comments": "Sends only spam"
     *  }
     *  @aliases blocklist */
    create(params: BlockSenderCreateParams, options?: RequestOptions): APIPromise<BlockSender>;

    /** List blocked senders by pattern, pattern type or search text.
     *  @http GET /accounts/{account_id}/email-security/settings/block_senders
     *  @permission Cloud Email Security: Write; Cloud Email Security: Read
     *  @availability beta
     *  @columns pattern pattern_type is_regex comments created_at
     *  @key pattern pattern_type */
    list(
      params: BlockSenderListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<BlockSender>, BlockSender>;

    /** Delete a blocked sender pattern, so its mail is let in again.
     *  @http DELETE /accounts/{account_id}/email-security/settings/block_senders/{pattern_id}
     *  @permission Cloud Email Security: Write
     *  @availability beta */
    delete(
      /** @format uuid */ patternID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<BlockSenderDeleteResponse>;

    /** Edit a blocked sender; fields left out keep their values.
     *  @http PATCH /accounts/{account_id}/email-security/settings/block_senders/{pattern_id}
     *  @body json required
     *  @permission Cloud Email Security: Write
     *  @availability beta */
    edit(
      /** @format uuid */ patternID: string,
      params: BlockSenderEditParams,
      options?: RequestOptions,
    ): APIPromise<BlockSender>;

    /** Get one blocked sender pattern.
     *  @http GET /accounts/{account_id}/email-security/settings/block_senders/{pattern_id}
     *  @permission Cloud Email Security: Write; Cloud Email Security: Read
     *  @availability beta */
    get(
      /** @format uuid */ patternID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<BlockSender>;

    /** Create, replace, edit and delete blocked senders in one call.
     *
     *  All or nothing, in the order deletes, patches, puts, posts. All four lists have to be sent, empty ones too.
     *  @http POST /accounts/{account_id}/email-security/settings/block_senders/batch
     *  @permission Cloud Email Security: Write
     *  @availability beta */
    batch(params: BlockSenderBatchParams, options?: RequestOptions): APIPromise<BlockSenderBatchResponse>;
  }

  export interface BlockedPattern {
    /** Whether the pattern is a regular expression instead of plain text. */ is_regex?: boolean;
    /** Address, domain or IP range to match, as `pattern_type` says; private and reserved IP ranges are refused. @minLength 1 @maxLength 1024 */
    pattern?: string;
  }

  export interface NewBlockSender extends EmailSecurity.Commented, BlockedPattern {
      is_regex: boolean;
      /** @minLength 1 @maxLength 1024 */ pattern: string;
      pattern_type: 'EMAIL' | 'DOMAIN' | 'IP' | 'UNKNOWN' | (string & {});
    }

  export interface BlockSenderCreateParams extends InAccount, NewBlockSender {}

  export interface BlockSender extends BlockedPattern {
    /** Id of the blocked sender, given on creation. @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
    /** Note about the entry, for people; null if there is none. @maxLength 1024 */ comments?: string | null;
    created_at?: DateTime;
    /** @deprecated */ last_modified?: DateTime;
    modified_at?: DateTime;
    pattern_type?: 'EMAIL' | 'DOMAIN' | 'IP' | 'UNKNOWN';
  }

  export interface BlockSenderListParams extends InAccount {
    direction?: 'asc' | 'desc';
    /** Property that entries are sorted by. */ order?: 'pattern' | 'created_at' | (string & {});
    /** Only the blocked sender with this pattern. @minLength 1 */ pattern?: string;
    /** Only entries whose pattern is of this type. */ pattern_type?: 'EMAIL' | 'DOMAIN' | 'IP' | 'UNKNOWN' | (string & {});
    /** @minLength 1 */ search?: string;
    /** @min 1 @default 1 @example 1 */ page?: Integer;
    /** @min 1 @max 1000 @default 20 @example 20 */ per_page?: Integer;
  }

  export interface BlockSenderDeleteResponse {
    /** Id of the blocked sender, given on creation. @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string;
  }

  export interface BlockSenderEditParams extends InAccount, PolicyNote, BlockedPattern {}

  export interface BlockSenderBatchParams extends InAccount {
    /** Blocked senders to delete, by id. @maxItems 1000 */ deletes: BlockSenderDeleteResponse[];
    /** Entries to edit, each with its id and the fields to change. @maxItems 1000 */ patches: BlockSenderBatchParams.Patch[];
    /** Blocked senders to create. @maxItems 1000 */ posts: NewBlockSender[];
    /** Entries to replace, each with its id and all fields. @maxItems 1000 */ puts: NewBlockSender[];
  }
  export namespace BlockSenderBatchParams {
    /** @minProperties 1 */
    export interface Patch extends PolicyNote, BlockedPattern {}
  }

  export interface BlockSenderBatchResponse {
    /** Content policies that were deleted. */ deletes?: BlockSenderDeleteResponse[];
    /** Entries that were edited, as they are now. */ patches?: BlockSender[];
    /** Entries that were created. */ posts?: BlockSender[];
    /** Entries that were replaced, as they are now. */ puts?: BlockSender[];
  }

  /** Mail domains under protection, with their delivery mode. */
  export interface Domains {
    readonly verification: Domains.Verification;

    /** List protected domains by delivery mode, status or integration.
     *  @http GET /accounts/{account_id}/email-security/settings/domains
     *  @permission Cloud Email Security: Write; Cloud Email Security: Read
     *  @availability beta
     *  @columns domain inbox_provider allowed_delivery_modes dmarc_status spf_status status created_at
     *  @key domain */
    list(params: DomainListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<Domain>, Domain>;

    /** Delete one domain from Email Security.
     *
     *  Its mail is no longer scanned. Cannot be undone; point MX records elsewhere first if they lead to Cloudflare.
     *  @http DELETE /accounts/{account_id}/email-security/settings/domains/{domain_id}
     *  @permission Cloud Email Security: Write
     *  @availability beta */
    delete(/** @format uuid */ domainID: string, params: InAccount, options?: RequestOptions): APIPromise<DomainResult>;

    /** Delete many domains from Email Security at once (deprecated).
     *
     *  Deprecated: use `batch` instead.
     *  @http DELETE /accounts/{account_id}/email-security/settings/domains
     *  @permission Cloud Email Security: Write
     *  @availability deprecated
     *  @deprecated */
    bulkDelete(
      params: InAccount,
      options?: RequestOptions,
    ): PagePromise<SinglePage<DomainResult>, DomainResult>;

    /** Edit a protected domain; settings left out keep their values.
     *  @http PATCH /accounts/{account_id}/email-security/settings/domains/{domain_id}
     *  @body json required
     *  @permission Cloud Email Security: Write
     *  @availability beta */
    edit(/** @format uuid */ domainID: string, params: DomainEditParams, options?: RequestOptions): APIPromise<Domain>;

    /** Get one protected domain with its delivery and TLS settings.
     *  @http GET /accounts/{account_id}/email-security/settings/domains/{domain_id}
     *  @permission Cloud Email Security: Write; Cloud Email Security: Read
     *  @availability beta */
    get(/** @format uuid */ domainID: string, params: InAccount, options?: RequestOptions): APIPromise<Domain>;

    /** Create a protected domain with its delivery modes and regions.
     *
     *  The domain has to be verified before mail is processed: see `domains.verification`.
     *  @http POST /accounts/{account_id}/email-security/settings/domains
     *  @status 201
     *  @permission Cloud Email Security: Write
     *  @availability beta
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "domain": "example.com", "allowed_delivery_modes": ["DIRECT"],
     *    "drop_dispositions": ["MALICIOUS", "SPAM"], "ip_restrictions": [], "regions": ["GLOBAL"], "transport": "mx.example.com"
     *  }
     *  @aliases onboard domain */
    create(params: DomainCreateParams, options?: RequestOptions): APIPromise<Domain>;

    /** Replace all settings of a protected domain.
     *
     *  All fields that can be set have to be sent, unlike with `edit`.
     *  @http PUT /accounts/{account_id}/email-security/settings/domains/{domain_id}
     *  @availability beta */
    update(/** @format uuid */ domainID: string, params: DomainUpdateParams, options?: RequestOptions): APIPromise<Domain>;

    /** Create, replace, edit and delete protected domains in one call.
     *
     *  Runs in the order deletes, patches, puts, posts. All four lists have to be sent, empty ones too.
     *  @http POST /accounts/{account_id}/email-security/settings/domains/batch
     *  @permission Cloud Email Security: Write
     *  @availability beta */
    batch(params: DomainBatchParams, options?: RequestOptions): APIPromise<DomainBatchResponse>;
  }

  export interface DomainListParams extends InAccount {
    /** Only domains whose mail comes this way now. */ active_delivery_mode?: 'DIRECT' | 'BCC' | 'JOURNAL' | 'API' | 'RETRO_SCAN' | (string & {});
    /** Only domains that allow this delivery mode. */ allowed_delivery_mode?: 'DIRECT' | 'BCC' | 'JOURNAL' | 'API' | 'RETRO_SCAN' | (string & {});
    direction?: 'asc' | 'desc';
    /** Only these domains. */ domain?: string[];
    /** Only domains of this integration. @format uuid */ integration_id?: string;
    /** Property by which domains are sorted. */ order?: 'domain' | 'created_at' | (string & {});
    /** @minLength 1 */ search?: string;
    /** Only domains in this state of verification. */ status?: 'PENDING' | 'ACTIVE' | 'FAILED' | 'TIMEOUT' | null | (string & {});
    /** @min 1 @default 1 @example 1 */ page?: Integer;
    /** @min 1 @max 1000 @default 20 @example 20 */ per_page?: Integer;
  }

  export interface DomainResult {
    /** Id of the domain's entry, given on creation. @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string;
  }

  export interface ProtectionScope {
    /** Mailbox folder that API scanning looks at; null for domains without it. */ folder?: 'AllItems' | 'Inbox' | null | (string & {});
    /** CASB integration that API scanning and moves go through; null for none. @format uuid */ integration_id?: string | null;
  }

  export interface DomainProtectionChange extends ProtectionScope {
      /** Ways in which the domain's mail may reach Email Security. */
      allowed_delivery_modes?: ('DIRECT' | 'BCC' | 'JOURNAL' | 'API' | 'RETRO_SCAN' | (string & {}))[];
      /** Verdicts whose mail is dropped instead of delivered; `MALICIOUS` and `SPAM` are usual. */ drop_dispositions?: (
        | 'MALICIOUS' | 'MALICIOUS-BEC' | 'SUSPICIOUS' | 'SPOOF' | 'SPAM' | 'BULK' | 'ENCRYPTED' | 'EXTERNAL'
        | 'UNKNOWN' | 'NONE' | (string & {})
      )[];
      /** IP ranges that mail is taken from; with entries, other sources are rejected. Empty takes all. */ ip_restrictions?: string[];
      /** Number of `Received` headers to go back to find the original sender's server. @min 1 @max 20 */ lookback_hops?: Integer;
      /** Regions in which mail is processed; `["GLOBAL"]` sets no bounds. */ regions?: ('GLOBAL' | 'AU' | 'DE' | 'IN' | 'US' | (string & {}))[];
      /** Whether mail servers that deliver to Cloudflare must use TLS. */ require_tls_inbound?: boolean;
      /** Whether Cloudflare must use TLS when it delivers mail on. */ require_tls_outbound?: boolean;
      /** Hostname of the mail server that gets the scanned mail, for MX setups. @example "mx.example.com" */ transport?: string;
    }

  export interface DomainEditParams extends InAccount, DomainProtectionChange {}

  export interface DomainProtection extends ProtectionScope {
      /** Ways that the domain's mail may come to Email Security. @minItems 1 @maxItems 10 */
      allowed_delivery_modes: ('DIRECT' | 'BCC' | 'JOURNAL' | 'API' | 'RETRO_SCAN' | (string & {}))[];
      /** Verdicts whose mail is dropped and not delivered; usually `MALICIOUS` and `SPAM`. @maxItems 10 */ drop_dispositions: (
        | 'MALICIOUS' | 'MALICIOUS-BEC' | 'SUSPICIOUS' | 'SPOOF' | 'SPAM' | 'BULK' | 'ENCRYPTED' | 'EXTERNAL'
        | 'UNKNOWN' | 'NONE' | (string & {})
      )[];
      /** IP ranges that mail is accepted from; others are rejected. An empty list accepts all. @maxItems 100 */ ip_restrictions: string[];
      /** Regions where mail is processed; `["GLOBAL"]` for all of them. @minItems 1 @maxItems 10 */
      regions: ('GLOBAL' | 'AU' | 'DE' | 'IN' | 'US' | (string & {}))[];
      /** Number of `Received` headers to go back to the original sender; null leaves it to Cloudflare. @min 1 @max 20 */
      lookback_hops?: Integer | null;
      /** Whether servers that deliver to Cloudflare must use TLS; null leaves it open. */ require_tls_inbound?: boolean | null;
      /** Whether Cloudflare must use TLS towards the mail server; null leaves it open. */ require_tls_outbound?: boolean | null;
      /** Hostname of the mail server behind Cloudflare, for MX setups; null if not used. @example "mx.example.com" */ transport?: string | null;
    }

  export interface DomainCreateParams extends InAccount, DomainProtection {
    /** Domain whose mail is to be protected. @format hostname */ domain: string;
  }

  export interface Domain {
    /** Id of the domain's entry, given on creation. @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
    /** Ways in which mail may come. */ allowed_delivery_modes?: ('DIRECT' | 'BCC' | 'JOURNAL' | 'API' | 'RETRO_SCAN')[];
    /** Whether the integration has its rights; null without integration. */ authorization?: Authorization | null;
    created_at?: DateTime;
    /** State of the domain's DMARC record; null if not checked yet. */ dmarc_status?: 'none' | 'good' | 'invalid' | null;
    /** Domain that is protected. @example "example.com" */ domain?: string;
    /** Verdicts whose mail is dropped. */ drop_dispositions?: (
      | 'MALICIOUS' | 'MALICIOUS-BEC' | 'SUSPICIOUS' | 'SPOOF' | 'SPAM' | 'BULK' | 'ENCRYPTED' | 'EXTERNAL'
      | 'UNKNOWN' | 'NONE'
    )[];
    /** Messages scanned in this period and the last; null if not counted. */ emails_processed?: EmailsProcessed | null;
    /** Mailbox folder that API scanning looks at; null for domains without it. */ folder?: 'AllItems' | 'Inbox' | null;
    /** Operator of the mailboxes; null if unknown. */ inbox_provider?: 'Microsoft' | 'Google' | null;
    /** Integration that the domain goes through; null if none. @format uuid */ integration_id?: string | null;
    /** IP ranges that mail is taken from; empty means all. */ ip_restrictions?: string[];
    /** @deprecated */ last_modified?: DateTime;
    /** `Received` headers gone back to find the original sender. */ lookback_hops?: Integer;
    modified_at?: DateTime;
    /** Microsoft 365 tenant of the domain; null if it has none. */ o365_tenant_id?: string | null;
    /** Regions that mail is processed in. */ regions?: ('GLOBAL' | 'AU' | 'DE' | 'IN' | 'US')[];
    /** Whether delivery to Cloudflare must be by TLS. */ require_tls_inbound?: boolean | null;
    /** Whether delivery from Cloudflare must be by TLS. */ require_tls_outbound?: boolean | null;
    /** State of the domain's SPF record; null if not checked yet. */ spf_status?: 'none' | 'good' | 'neutral' | 'open' | 'invalid' | null;
    /** State of the domain's verification; null if none is needed. */ status?: 'PENDING' | 'ACTIVE' | 'FAILED' | 'TIMEOUT' | null;
    /** Mail server that gets the scanned mail. */ transport?: string;
  }

  export interface DomainUpdateParams extends InAccount, DomainProtection {}

  export interface DomainBatchParams extends InAccount {
    /** Domains to take out of protection, by id. @maxItems 1000 */ deletes: DomainResult[];
    /** Domains to edit, each with its id and the settings to change. @maxItems 1000 */ patches: DomainBatchParams.Patch[];
    /** Domains to put under protection. @maxItems 1000 */ posts: DomainBatchParams.Post[];
    /** Domains to replace, each with its id and all settings. @maxItems 1000 */ puts: DomainBatchParams.Put[];
  }
  export namespace DomainBatchParams {
    export interface Patch extends DomainProtectionChange {
      /** Id of the domain's entry, given on creation. @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string;
    }
    export interface Post extends DomainProtection {
      /** Domain whose mail is to be protected. @format hostname */ domain: string;
    }
    export interface Put extends DomainProtection {
      /** Id of the domain's entry, given on creation. @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string;
    }
  }

  export interface DomainBatchResponse {
    /** Content policies that were deleted. */ deletes: DomainResult[];
    /** Entries that were edited, as they are now. */ patches: Domain[];
    /** Entries that were created. */ posts: Domain[];
    /** Entries that were replaced, as they are now. */ puts: Domain[];
  }

  /** People, such as executives, whose names attackers may borrow. */
  export interface ImpersonationRegistry {
    /** Create an entry for a person who might be impersonated.
     *
     *  Mail that bears the name but comes from another address is flagged.
     *  @http POST /accounts/{account_id}/email-security/settings/impersonation_registry
     *  @status 201
     *  @permission Cloud Email Security: Write
     *  @availability beta
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "Ada Smith", "email": "ada@example.com", "is_email_regex": false }
     *  @aliases VIP list */
    create(params: ImpersonationRegistryCreateParams, options?: RequestOptions): APIPromise<ImpersonationRegistryResult>;

    /** List the impersonation registry by provenance or search text.
     *
     *  Holds entries made by hand and those synced from a directory.
     *  @http GET /accounts/{account_id}/email-security/settings/impersonation_registry
     *  @permission Cloud Email Security: Write; Cloud Email Security: Read
     *  @availability beta
     *  @columns name email is_email_regex provenance comments created_at
     *  @key name email */
    list(
      params: ImpersonationRegistryListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<ImpersonationRegistryResult>, ImpersonationRegistryResult>;

    /** Delete a person from the impersonation registry.
     *  @http DELETE /accounts/{account_id}/email-security/settings/impersonation_registry/{impersonation_registry_id}
     *  @permission Cloud Email Security: Write
     *  @availability beta */
    delete(
      /** @format uuid */ impersonationRegistryID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<ImpersonationRegistryDeleteResponse>;

    /** Edit an impersonation registry entry.
     *
     *  Entries synced from a directory cannot be edited.
     *  @http PATCH /accounts/{account_id}/email-security/settings/impersonation_registry/{impersonation_registry_id}
     *  @body json required
     *  @permission Cloud Email Security: Write
     *  @availability beta */
    edit(
      /** @format uuid */ impersonationRegistryID: string,
      params: ImpersonationRegistryEditParams,
      options?: RequestOptions,
    ): APIPromise<ImpersonationRegistryResult>;

    /** Get one impersonation registry entry.
     *  @http GET /accounts/{account_id}/email-security/settings/impersonation_registry/{impersonation_registry_id}
     *  @permission Cloud Email Security: Write; Cloud Email Security: Read
     *  @availability beta */
    get(
      /** @format uuid */ impersonationRegistryID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<ImpersonationRegistryResult>;
  }

  export interface DirectoryLink {
      /** Note about the person; null if there is none. */ comments?: string | null;
      /** Directory that the entry was synced from; null for entries made by hand. @integer */ directory_id?: Integer | null;
      /** Node of the directory that the entry was synced from; null for entries made by hand. @integer */ directory_node_id?: Integer | null;
      /** Node's id in the outside directory; deprecated. @deprecated */ external_directory_node_id?: string | null;
    }

  export interface RegisteredName {
    /** Display name to protect, as it appears in mail. @maxLength 1024 */ name?: string;
    /** Origin of the entry: created manually or synced from a directory. */
    provenance?: 'A1S_INTERNAL' | 'SNOOPY-CASB_OFFICE_365' | 'SNOOPY-OFFICE_365' | 'SNOOPY-GOOGLE_DIRECTORY' | null | (string & {});
  }

  export interface ImpersonationRegistryCreateParams extends InAccount, DirectoryLink, RegisteredName {
    /** @minLength 1 */ email: string;
    is_email_regex: boolean;
    /** @maxLength 1024 @minLength 1 */ name: string;
  }

  export interface ImpersonationRegistryResult extends DirectoryLink, RegisteredName {
    /** Id of the registry entry. @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
    created_at?: DateTime;
    email?: string;
    is_email_regex?: boolean;
    /** @deprecated */ last_modified?: DateTime;
    modified_at?: DateTime;
    provenance?: 'A1S_INTERNAL' | 'SNOOPY-CASB_OFFICE_365' | 'SNOOPY-OFFICE_365' | 'SNOOPY-GOOGLE_DIRECTORY' | null;
  }

  export interface ImpersonationRegistryListParams extends InAccount {
    direction?: 'asc' | 'desc';
    /** Property by which entries are sorted. */ order?: 'name' | 'email' | 'created_at' | (string & {});
    /** Only entries from this source. */
    provenance?: 'A1S_INTERNAL' | 'SNOOPY-CASB_OFFICE_365' | 'SNOOPY-OFFICE_365' | 'SNOOPY-GOOGLE_DIRECTORY' | (string & {});
    /** @minLength 1 */ search?: string;
    /** @min 1 @default 1 @example 1 */ page?: Integer;
    /** @min 1 @max 1000 @default 20 @example 20 */ per_page?: Integer;
  }

  export interface ImpersonationRegistryDeleteResponse {
    /** Id of the registry entry. @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string;
  }

  export interface ImpersonationRegistryEditParams extends InAccount, DirectoryLink, RegisteredName {
    /** @minLength 1 */ email?: string;
    is_email_regex?: boolean;
    /** @maxLength 1024 @minLength 1 */ name?: string;
  }

  /** Limits on what a sending domain may do. */
  export interface SendingDomainRestrictions {
    /** Create a TLS requirement for mail from a sending domain.
     *
     *  Mail from the domain and its subdomains that comes without TLS is dropped, save for those in `exclude`.
     *  @http POST /accounts/{account_id}/email-security/settings/sending_domain_restrictions
     *  @status 201
     *  @permission Cloud Email Security: Write
     *  @availability beta
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "domain": "example.com", "exclude": ["news.example.com"] }
     *  @aliases enforce TLS */
    create(params: SendingDomainRestrictionCreateParams, options?: RequestOptions): APIPromise<SendingDomainRestriction>;

    /** List the sending domain restrictions, sorted or searched.
     *  @http GET /accounts/{account_id}/email-security/settings/sending_domain_restrictions
     *  @permission Cloud Email Security: Write; Cloud Email Security: Read
     *  @availability beta
     *  @columns domain exclude comments created_at modified_at
     *  @key domain */
    list(
      params: SendingDomainRestrictionListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<SendingDomainRestriction>, SendingDomainRestriction>;

    /** Delete a restriction, so the domain may send without TLS again.
     *  @http DELETE /accounts/{account_id}/email-security/settings/sending_domain_restrictions/{sending_domain_restriction_id}
     *  @permission Cloud Email Security: Write
     *  @availability beta */
    delete(
      /** @format uuid */ sendingDomainRestrictionID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<SendingDomainRestrictionDeleteResponse>;

    /** Edit a sending domain restriction's domain, exclusions or comments.
     *  @http PATCH /accounts/{account_id}/email-security/settings/sending_domain_restrictions/{sending_domain_restriction_id}
     *  @body json required
     *  @permission Cloud Email Security: Write
     *  @availability beta */
    edit(
      /** @format uuid */ sendingDomainRestrictionID: string,
      params: SendingDomainRestrictionEditParams,
      options?: RequestOptions,
    ): APIPromise<SendingDomainRestriction>;

    /** Get one sending domain restriction.
     *  @http GET /accounts/{account_id}/email-security/settings/sending_domain_restrictions/{sending_domain_restriction_id}
     *  @permission Cloud Email Security: Write; Cloud Email Security: Read
     *  @availability beta */
    get(
      /** @format uuid */ sendingDomainRestrictionID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<SendingDomainRestriction>;

    /** Delete several sending domain restrictions in one request.
     *
     *  All or nothing. Only deletes are supported for now.
     *  @http POST /accounts/{account_id}/email-security/settings/sending_domain_restrictions/batch
     *  @permission Cloud Email Security: Write
     *  @availability beta
     *  @docs https://developers.cloudflare.com/api/operations/email_security_batch_sending_domain_restrictions */
    batch(params: SendingDomainRestrictionBatchParams, options?: RequestOptions): APIPromise<SendingDomainRestrictionBatchResponse>;
  }

  export interface SendingDomainRestrictionCreateParams extends InAccount, EmailSecurity.Commented {
    /** Domain whose mail must come by TLS, subdomains included. @example "example.com" @minLength 1 */ domain: string;
    exclude: string[];
  }

  export interface SendingDomainRestriction {
    /** Id of the restriction, given by Cloudflare. @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
    /** Note about the entry, for people; null if there is none. @maxLength 1024 */ comments?: string | null;
    created_at?: DateTime;
    /** Domain whose mail must come by TLS, subdomains included. @example "example.com" */ domain?: string;
    exclude?: string[];
    /** @deprecated */ last_modified?: DateTime;
    modified_at?: DateTime;
  }

  export interface SendingDomainRestrictionListParams extends InAccount {
    direction?: 'asc' | 'desc';
    /** Property by which domains are sorted. */ order?: 'domain' | 'created_at' | (string & {});
    /** @minLength 1 */ search?: string;
    /** @min 1 @default 1 @example 1 */ page?: Integer;
    /** @min 1 @max 1000 @default 20 @example 20 */ per_page?: Integer;
  }

  export interface SendingDomainRestrictionDeleteResponse {
    /** Id of the restriction, given by Cloudflare. @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string;
  }

  export interface SendingDomainRestrictionEditParams extends InAccount, EmailSecurity.Commented {
    /** Domain whose mail must come by TLS, subdomains included. @example "example.com" @minLength 1 */ domain?: string;
    exclude?: string[];
  }

  export interface SendingDomainRestrictionBatchParams extends InAccount {
    /** Entries to delete, by their ids. @maxItems 1000 */
    deletes: { /** Identifies the entry; given on creation. @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string }[];
  }

  export interface SendingDomainRestrictionBatchResponse {
    /** Restrictions that were deleted. */ deletes: {
      /** Identifies the entry; given on creation. @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string;
    }[];
  }

  /** New or lookalike domains that are known to be harmless. */
  export interface TrustedDomains {
    /** Create a trusted domain that is new or resembles another.
     *
     *  Spares partner domains the checks for recent registration or similar spelling; all other detections still apply.
     *  @http POST /accounts/{account_id}/email-security/settings/trusted_domains
     *  @status 201
     *  @permission Cloud Email Security: Write
     *  @availability beta
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "pattern": "example.com", "is_regex": false, "is_recent": true, "is_similarity": false
     *  } */
    create(params: TrustedDomainCreateParams, options?: RequestOptions): APIPromise<TrustedDomain>;

    /** List trusted domains by pattern, recency or similarity flag.
     *  @http GET /accounts/{account_id}/email-security/settings/trusted_domains
     *  @permission Cloud Email Security: Write; Cloud Email Security: Read
     *  @availability beta
     *  @columns pattern is_regex is_recent is_similarity comments created_at
     *  @key pattern */
    list(
      params: TrustedDomainListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<TrustedDomain>, TrustedDomain>;

    /** Delete a trusted domain, so the checks apply to it again.
     *  @http DELETE /accounts/{account_id}/email-security/settings/trusted_domains/{trusted_domain_id}
     *  @permission Cloud Email Security: Write
     *  @availability beta */
    delete(
      /** @format uuid */ trustedDomainID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<TrustedDomainDeleteResponse>;

    /** Edit a trusted domain; fields left out keep their values.
     *  @http PATCH /accounts/{account_id}/email-security/settings/trusted_domains/{trusted_domain_id}
     *  @body json required
     *  @permission Cloud Email Security: Write
     *  @availability beta */
    edit(
      /** @format uuid */ trustedDomainID: string,
      params: TrustedDomainEditParams,
      options?: RequestOptions,
    ): APIPromise<TrustedDomain>;

    /** Get one trusted domain.
     *  @http GET /accounts/{account_id}/email-security/settings/trusted_domains/{trusted_domain_id}
     *  @permission Cloud Email Security: Write; Cloud Email Security: Read
     *  @availability beta */
    get(
      /** @format uuid */ trustedDomainID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<TrustedDomain>;

    /** Create, replace, edit and delete trusted domains in one call.
     *
     *  All or nothing, in the order deletes, patches, puts, posts. All four lists have to be sent, empty ones too.
     *  @http POST /accounts/{account_id}/email-security/settings/trusted_domains/batch
     *  @permission Cloud Email Security: Write
     *  @availability beta */
    batch(params: TrustedDomainBatchParams, options?: RequestOptions): APIPromise<TrustedDomainBatchResponse>;
  }

  export interface NewTrustedDomain extends EmailSecurity.Commented, TrustedDomainMatch {
      is_recent: boolean;
      is_regex: boolean;
      is_similarity: boolean;
      /** @minLength 1 @maxLength 1024 @example "example.com" */ pattern: string;
    }

  export interface TrustedDomainCreateParams extends InAccount, NewTrustedDomain {}

  export interface TrustedDomainMatch {
      /** Whether the domain is spared verdicts for being newly registered. */ is_recent?: boolean;
      /** Whether `pattern` is a regular expression instead of a domain. */ is_regex?: boolean;
      /** Whether the domain is spared verdicts for being spelled like one of yours. */ is_similarity?: boolean;
      /** Domain to trust, or an expression for several. @minLength 1 @maxLength 1024 @example "example.com" */ pattern?: string;
    }

  export interface TrustedDomain extends TrustedDomainMatch {
    /** Id of the trusted domain, given by Cloudflare. @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
    /** Note about the entry, for people; null if there is none. @maxLength 1024 */ comments?: string | null;
    created_at?: DateTime;
    /** @deprecated */ last_modified?: DateTime;
    modified_at?: DateTime;
  }

  export interface TrustedDomainListParams extends InAccount {
    direction?: 'asc' | 'desc';
    /** Only trusted domains with this value of `is_recent`. */ is_recent?: boolean;
    /** Only trusted domains with this value of `is_similarity`. */ is_similarity?: boolean;
    /** Property that entries are sorted by. */ order?: 'pattern' | 'created_at' | (string & {});
    /** Only the trusted domain with this pattern. @minLength 1 */ pattern?: string;
    /** @minLength 1 */ search?: string;
    /** @min 1 @default 1 @example 1 */ page?: Integer;
    /** @min 1 @max 1000 @default 20 @example 20 */ per_page?: Integer;
  }

  export interface TrustedDomainDeleteResponse {
    /** Id of the trusted domain, given by Cloudflare. @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string;
  }

  export interface TrustedDomainEditParams extends InAccount, TrustedDomainMatch, EmailSecurity.Commented {}

  export interface TrustedDomainBatchParams extends InAccount {
    /** Trusted domains to delete, by id. @maxItems 1000 */ deletes: TrustedDomainBatchParams.Delete[];
    /** Entries to edit, each with its id and the fields to change. @maxItems 1000 */ patches: TrustedDomainBatchParams.Patch[];
    /** Trusted domains to create. @maxItems 1000 */ posts: NewTrustedDomain[];
    /** Entries to replace, each with its id and all fields. @maxItems 1000 */ puts: NewTrustedDomain[];
  }
  export namespace TrustedDomainBatchParams {
    export interface Delete {
      /** Id of the trusted domain. @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string;
    }
    /** @minProperties 1 */
    export interface Patch extends TrustedDomainMatch, EmailSecurity.Commented {}
  }

  export interface TrustedDomainBatchResponse {
    /** Content policies that were deleted. */ deletes?: TrustedDomainBatchParams.Delete[];
    /** Entries that were edited, as they are now. */ patches?: TrustedDomainBatchResponse.Patch[];
    /** Entries that were created. */ posts?: TrustedDomainBatchResponse.Post[];
    /** Entries that were replaced, as they are now. */ puts?: TrustedDomainBatchResponse.Put[];
  }
  export namespace TrustedDomainBatchResponse {
    export interface StoredPattern {
        /** Id of the trusted domain. @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
        /** Note about the entry, for people; null if there is none. @maxLength 1024 */ comments?: string | null;
        created_at?: DateTime;
        /** @deprecated */ last_modified?: DateTime;
        modified_at?: DateTime;
      }
    export interface Patch extends TrustedDomainMatch, StoredPattern {}
    export interface Post extends TrustedDomainMatch, StoredPattern {}
    export interface Put extends TrustedDomainMatch, StoredPattern {}
  }

  /** Links that are left out of the checks. */
  export interface URLIgnorePatterns {
    /** Create a pattern for URLs that must not be rewritten.
     *  @http POST /accounts/{account_id}/email-security/settings/url_ignore_patterns
     *  @status 201
     *  @permission Cloud Email Security: Write
     *  @availability beta
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "pattern": "^https://intranet\\.example\\.com/",
     *    "comments": "Signed links break when rewritten"
     *  } */
    create(params: URLIgnorePatternCreateParams, options?: RequestOptions): APIPromise<URLIgnorePatternResult>;

    /** List the patterns for URLs that are not rewritten.
     *  @http GET /accounts/{account_id}/email-security/settings/url_ignore_patterns
     *  @permission Cloud Email Security: Write; Cloud Email Security: Read
     *  @availability beta
     *  @columns pattern comments created_at modified_at
     *  @key pattern */
    list(
      params: URLIgnorePatternListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<URLIgnorePatternResult>, URLIgnorePatternResult>;

    /** Delete an ignored URL pattern, so its links are rewritten again.
     *  @http DELETE /accounts/{account_id}/email-security/settings/url_ignore_patterns/{pattern_id}
     *  @permission Cloud Email Security: Write
     *  @availability beta */
    delete(
      /** @format uuid */ patternID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<URLIgnorePatternDeleteResponse>;

    /** Edit an ignored URL pattern or its comments.
     *  @http PATCH /accounts/{account_id}/email-security/settings/url_ignore_patterns/{pattern_id}
     *  @body json required
     *  @permission Cloud Email Security: Write
     *  @availability beta */
    edit(
      /** @format uuid */ patternID: string,
      params: URLIgnorePatternEditParams,
      options?: RequestOptions,
    ): APIPromise<URLIgnorePatternResult>;

    /** Get one ignored URL pattern.
     *  @http GET /accounts/{account_id}/email-security/settings/url_ignore_patterns/{pattern_id}
     *  @permission Cloud Email Security: Write; Cloud Email Security: Read
     *  @availability beta */
    get(
      /** @format uuid */ patternID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<URLIgnorePatternResult>;

    /** Create, replace, edit and delete URL ignore patterns in one call.
     *  @http POST /accounts/{account_id}/email-security/settings/url_ignore_patterns/batch
     *  @permission Cloud Email Security: Write
     *  @availability beta
     *  @docs https://developers.cloudflare.com/api/operations/email_security_batch_url_ignore_patterns */
    batch(params: URLIgnorePatternBatchParams, options?: RequestOptions): APIPromise<URLIgnorePatternBatchResponse>;
  }

  export interface IgnoredURLPattern {
    /** Regular expression; URLs that match are not rewritten. @minLength 1 @maxLength 1024 */ pattern?: string;
    /** Reason the URLs are left alone; null if none is given. @maxLength 1024 */ comments?: string | null;
  }

  export interface URLIgnorePatternCreateParams extends InAccount, IgnoredURLPattern {
    /** @minLength 1 @maxLength 1024 */ pattern: string;
  }

  export interface URLIgnorePatternResult extends IgnoredURLPattern {
    /** Id of the pattern, given by Cloudflare. @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string;
    /** @readOnly */ created_at: DateTime;
    /** @minLength 1 @maxLength 1024 */ pattern: string;
    /** @readOnly @deprecated */ last_modified?: DateTime;
    /** @readOnly */ modified_at?: DateTime;
  }

  export interface URLIgnorePatternListParams extends InAccount {
    /** @min 1 @default 1 @example 1 */ page?: Integer;
    /** @min 1 @max 1000 @default 20 @example 20 */ per_page?: Integer;
  }

  export interface URLIgnorePatternDeleteResponse {
    /** Id of the pattern, given by Cloudflare. @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string;
  }

  export interface URLIgnorePatternEditParams extends InAccount, IgnoredURLPattern {}

  export interface URLIgnorePatternBatchParams extends InAccount {
    /** Entries to delete, by their ids. @maxItems 1000 */
    deletes: { /** Identifies the entry; given on creation. @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string }[];
    /** Patterns to edit, each with its id and the fields to change. @maxItems 1000 */
    patches: (/** @minProperties 1 */ {
      /** Note about the entry, for people; null clears it. @maxLength 1024 */ comments?: string | null;
      /** Value that the entry matches. @minLength 1 @maxLength 1024 */ pattern?: string;
      /** Identifies the entry; given on creation. @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string;
    })[];
    /** Patterns to create. @maxItems 1000 */ posts: EmailSecurity.CreateURLIgnorePattern[];
    /** Patterns to replace, each with its id and all fields. @maxItems 1000 */
    puts: {
      /** Note about the entry, for people; null clears it. @maxLength 1024 */ comments?: string | null;
      /** Value that the entry matches. @minLength 1 @maxLength 1024 */ pattern: string;
      /** Identifies the entry; given on creation. @format uuid @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string;
    }[];
  }

  export interface URLIgnorePatternBatchResponse {
    /** Entries that were deleted. */ deletes: EmailSecurity.DeletedURLIgnorePattern[];
    /** Patterns that were edited, as they are now. */ patches: EmailSecurity.URLIgnorePattern[];
    /** Patterns that were created. */ posts: EmailSecurity.URLIgnorePattern[];
    /** Patterns that were replaced, as they are now. */ puts: EmailSecurity.URLIgnorePattern[];
  }

  /** Patterns looked for inside messages. */
  export interface ContentPolicies {
    /** Create a content policy that looks for a pattern in messages.
     *  @http POST /accounts/{account_id}/email-security/settings/content_policies
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "Gift cards", "pattern": "(?i)gift ?card", "targets": ["SUBJECT", "BODY"],
     *    "enabled": true
     *  } */
    create(params: ContentPolicyCreateParams, options?: RequestOptions): APIPromise<ContentPolicy>;

    /** List content policies by name, enabled state or search text.
     *  @http GET /accounts/{account_id}/email-security/settings/content_policies
     *  @columns name pattern targets notes enabled created_at
     *  @key name */
    list(
      params: ContentPolicyListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<ContentPolicy>, ContentPolicy>;

    /** Delete a content policy.
     *  @http DELETE /accounts/{account_id}/email-security/settings/content_policies/{policy_id} */
    delete(policyID: string, params: InAccount, options?: RequestOptions): APIPromise<ContentPolicyDeleteResponse>;

    /** Create, replace, edit and delete content policies in one call.
     *  @http POST /accounts/{account_id}/email-security/settings/content_policies/batch */
    batch(params: ContentPolicyBatchParams, options?: RequestOptions): APIPromise<ContentPolicyBatchResponse>;

    /** Edit a content policy; fields left out keep their values.
     *  @http PATCH /accounts/{account_id}/email-security/settings/content_policies/{policy_id} */
    edit(policyID: string, params: ContentPolicyEditParams, options?: RequestOptions): APIPromise<ContentPolicy>;

    /** Get one content policy with its pattern and targets.
     *  @http GET /accounts/{account_id}/email-security/settings/content_policies/{policy_id} */
    get(policyID: string, params: InAccount, options?: RequestOptions): APIPromise<ContentPolicy>;
  }

  export interface ContentPolicyPattern {
    /** Whether the policy is applied to incoming mail. */ enabled?: boolean;
    /** Name of the policy, for people. */ name?: string;
    /** Regular expression that is looked for. */ pattern?: string;
    notes?: string | null;
  }

  export interface NewContentPolicy extends ContentPolicyPattern {
      enabled: boolean;
      /** @minLength 1 */ name: string;
      /** @minLength 1 */ pattern: string;
      targets: ('SUBJECT' | 'BODY' | (string & {}))[];
    }

  export interface ContentPolicyCreateParams extends InAccount, NewContentPolicy {}

  export interface ContentPolicyFields extends ContentPolicyPattern {
      created_at?: string;
      modified_at?: string;
      targets?: ('SUBJECT' | 'BODY')[];
    }

  export interface ContentPolicy extends ContentPolicyFields {
    /** Id of the content policy, given by Cloudflare. */ id?: string;
  }

  export interface ContentPolicyListParams extends InAccount {
    direction?: 'asc' | 'desc';
    /** Only policies that are on, or off. */ enabled?: boolean;
    /** Only the policy with exactly this name. @minLength 1 */ name?: string;
    /** Property by which policies are sorted. */ order?: 'name' | 'created_at' | (string & {});
    /** @minLength 1 */ search?: string;
    page?: number;
    per_page?: number;
  }

  export interface ContentPolicyDeleteResponse {
    /** Id of the content policy, given by Cloudflare. */ id: string;
  }

  export interface ContentPolicyChange extends ContentPolicyPattern {
      /** @minLength 1 */ name?: string;
      /** @minLength 1 */ pattern?: string;
      targets?: ('SUBJECT' | 'BODY' | (string & {}))[];
    }

  export interface ContentPolicyBatchParams extends InAccount {
    /** Content policies to delete, by id. */ deletes: ContentPolicyBatchParams.Delete[];
    /** Content policies to edit, each with its id and the fields to change. */ patches: ContentPolicyChange[];
    /** Content policies to create. */ posts: NewContentPolicy[];
    /** Content policies to replace, each with its id and all fields. */ puts: NewContentPolicy[];
  }
  export namespace ContentPolicyBatchParams {
    export interface Delete {
      /** Id of the content policy. */ id: string;
    }
  }

  export interface ContentPolicyBatchResponse {
    /** Content policies that were deleted. */ deletes?: ContentPolicyBatchParams.Delete[];
    /** Entries that were edited, as they are now. */ patches?: ContentPolicyBatchResponse.Patch[];
    /** Entries that were created. */ posts?: ContentPolicyBatchResponse.Post[];
    /** Entries that were replaced, as they are now. */ puts?: ContentPolicyBatchResponse.Put[];
  }
  export namespace ContentPolicyBatchResponse {
    export interface Patch extends ContentPolicyFields {
      /** Id of the content policy. */ id?: string;
    }
    export interface Post extends ContentPolicyFields {
      /** Id of the content policy. */ id?: string;
    }
    export interface Put extends ContentPolicyFields {
      /** Id of the content policy. */ id?: string;
    }
  }

  export interface ContentPolicyEditParams extends InAccount, ContentPolicyChange {}

  export type ContentPolicyListResponsesV4PagePaginationArray = V4PagePaginationArray<ContentPolicy>;

  export type AllowPolicyListResponsesV4PagePaginationArray = V4PagePaginationArray<AllowPolicy>;

  export type BlockSenderListResponsesV4PagePaginationArray = V4PagePaginationArray<BlockSender>;

  export type DomainBulkDeleteResponsesSinglePage = SinglePage<DomainResult>;

  export type DomainListResponsesV4PagePaginationArray = V4PagePaginationArray<Domain>;

  export interface Authorization {
    /** Whether the rights are granted. */ authorized: boolean;
    /** Time that the figures or rights were last taken. @readOnly */ timestamp: DateTime;
    status_message?: string | null;
  }

  export interface EmailsProcessed {
    /** Time that the figures or rights were last taken. @readOnly */ timestamp: DateTime;
    /** Messages scanned in the current period. @min 0 */ total_emails_processed: Integer;
    /** Messages scanned in the period before. @min 0 */ total_emails_processed_previous: Integer;
  }

  export type ImpersonationRegistryListResponsesV4PagePaginationArray = V4PagePaginationArray<ImpersonationRegistryResult>;

  export type SendingDomainRestrictionListResponsesV4PagePaginationArray = V4PagePaginationArray<SendingDomainRestriction>;

  export type TrustedDomainListResponsesV4PagePaginationArray = V4PagePaginationArray<TrustedDomain>;

  export type URLIgnorePatternListResponsesV4PagePaginationArray = V4PagePaginationArray<URLIgnorePatternResult>;
}

export declare namespace Settings.Domains {
  /** Proof that you control a protected domain. */
  export interface Verification {
    /** Get how far the verification of a protected domain has got.
     *
     *  204 without content means that nothing has to be verified: the domain is a Cloudflare zone, came by an integration, or was there before.
     *  @http GET /accounts/{account_id}/email-security/settings/domains/{domain_id}/verification
     *  @permission Cloud Email Security: Write; Cloud Email Security: Read
     *  @availability beta
     *  @docs https://developers.cloudflare.com/api/operations/email_security_get_domain_verification */
    get(/** @format uuid */ domainID: string, params: InAccount, options?: RequestOptions): APIPromise<EmailSecurity.DomainVerificationInfo>;
  }
}
