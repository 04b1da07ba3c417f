import type { APIPromise, CursorPagination, PagePromise, RequestOptions, SinglePage } from './_client.ts';
import type {
  DateTime,
  ErrorData,
  InAccount,
  InAccountOrZone,
  InZone,
  Integer,
  ResourceID,
  ResponseInfo,
  Result,
} from './_shared.ts';
import type { EmailRouting } from './email-routing.ts';

/** Email Sending: Outgoing transactional mail by API.
 *  @product emailSending Email Sending
 *  @docs https://developers.cloudflare.com/email-service/ */
export interface EmailSending {
  readonly subdomains: EmailSending.Subdomains;
  readonly suppressions: EmailSending.Suppressions;
  readonly limits: EmailSending.Limits;
  readonly messages: EmailSending.Messages;

  /** Send a message built from its parts: text, HTML, headers, attachments.
   *  @http POST /accounts/{account_id}/email/sending/send
   *  @plans pro business enterprise
   *  @availability ga */
  send(params: EmailSending.EmailSendingSendParams, options?: RequestOptions): APIPromise<EmailSending.EmailSendingSendResponse>;

  /** Send a ready-made MIME message to the listed recipients.
   *  @http POST /accounts/{account_id}/email/sending/send_raw
   *  @plans pro business enterprise
   *  @availability ga */
  sendRaw(params: EmailSending.EmailSendingSendRawParams, options?: RequestOptions): APIPromise<EmailSending.EmailSendingSendResponse>;
}

export declare namespace EmailSending {
  export interface EmailSendingSendParams extends InAccount {
    from: string | EmailSendingSendParams.EmailSendingEmailAddressObject;
    subject: string;
    attachments?: (/** @discriminator disposition */ EmailSendingSendParams.EmailSendingEmailInlineAttachment | EmailSendingSendParams.EmailSendingEmailAttachment)[];
    bcc?: string | EmailSendingSendParams.EmailSendingEmailAddressObject | (string | EmailSendingSendParams.EmailSendingEmailAddressObject)[];
    cc?: string | EmailSendingSendParams.EmailSendingEmailAddressObject | (string | EmailSendingSendParams.EmailSendingEmailAddressObject)[];
    headers?: { [key: string]: string };
    html?: string;
    reply_to?: string | EmailSendingSendParams.EmailSendingEmailAddressObject;
    text?: string;
    to?: string | EmailSendingSendParams.EmailSendingEmailAddressObject | (string | EmailSendingSendParams.EmailSendingEmailAddressObject)[];
  }
  export namespace EmailSendingSendParams {
    export interface EmailSendingEmailAddressObject {
      address: string;
      name?: string | null;
    }
    export interface EmailSendingEmailAttachment {
      /** @example "JVBERi0xLjQK..." */ content: string;
      disposition: 'attachment';
      /** @example "report.pdf" */ filename: string;
      /** @example "application/pdf" */ type: string;
    }
    export interface EmailSendingEmailInlineAttachment {
      /** @example "iVBORw0KGgoAAAANSUhEUgAA..." */ content: string;
      /** @example "logo" */ content_id: string;
      disposition: 'inline';
      /** @example "logo.png" */ filename: string;
      /** @example "image/png" */ type: string;
    }
  }

  export interface EmailSendingSendResponse {
    delivered: string[];
    message_id: string;
    permanent_bounces: string[];
    queued: string[];
  }

  export interface EmailSendingSendRawParams extends InAccount {
    from: string;
    mime_message: string;
    recipients: string[];
  }

  export type EmailSendingSendRawResponse = EmailSendingSendResponse;

  /** Names of a zone from which mail is sent. */
  export interface Subdomains {
    readonly dns: Subdomains.DNS;
    readonly reputation: Subdomains.Reputation;

    /** Set up a subdomain of a zone to send mail from.
     *  @http POST /zones/{zone_id}/email/sending/subdomains
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key */
    create(params: SubdomainCreateParams, options?: RequestOptions): APIPromise<SubdomainGetResponse>;

    /** Show all sending subdomains of a zone.
     *  @http GET /zones/{zone_id}/email/sending/subdomains
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key */
    list(params: SubdomainListParams, options?: RequestOptions): PagePromise<SinglePage<SubdomainGetResponse>, SubdomainGetResponse>;

    /** Remove a sending subdomain from a zone.
     *  @http DELETE /zones/{zone_id}/email/sending/subdomains/{subdomain_id}
     *  @unwrapped
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key */
    delete(subdomainID: ResourceID, params: SubdomainDeleteParams, options?: RequestOptions): APIPromise<Result.AaaAPIResponseCommon>;

    /** Retrieve one sending subdomain of a zone.
     *  @http GET /zones/{zone_id}/email/sending/subdomains/{subdomain_id}
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key */
    get(subdomainID: ResourceID, params: SubdomainGetParams, options?: RequestOptions): APIPromise<SubdomainGetResponse>;

    /** Change a sending subdomain's suppression or preview behavior.
     *  @http PATCH /zones/{zone_id}/email/sending/subdomains/{subdomain_id}
     *  @body json required
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key */
    edit(subdomainID: ResourceID, params: SubdomainEditParams, options?: RequestOptions): APIPromise<SubdomainEditResponse>;

    /** Preview the sending subdomain that a name would create.
     *  @http POST /zones/{zone_id}/email/sending/subdomains/preview
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key
     *  @docs https://developers.cloudflare.com/api/operations/email-sending-subdomains-preview-sending-subdomain */
    preview(params: SubdomainPreviewParams, options?: RequestOptions): APIPromise<SubdomainPreviewResponse>;
  }

  export interface SubdomainCreateParams extends InZone {
    /** @example "sub.example.com" */ name: string;
  }

  export type SubdomainCreateResponse = SubdomainGetResponse;

  export type SubdomainListParams = InZone;

  export type SubdomainListResponse = SubdomainGetResponse;

  export type SubdomainDeleteParams = InZone;

  export type SubdomainDeleteResponse = Result.AaaAPIResponseCommon;
  export namespace SubdomainDeleteResponse {
    export type Error = ResponseInfo;
    export namespace Error {
      export type Source = ErrorData.Source;
    }
    export type Message = ResponseInfo;
    export namespace Message {
      export type Source = ErrorData.Source;
    }
  }

  export type SubdomainGetParams = InZone;

  export interface SubdomainGetResponse {
    /** @readOnly */ enabled: boolean;
    /** @example "sub.example.com" */ name: string;
    /** @maxLength 32 @example "aabbccdd11223344aabbccdd11223344" @readOnly */ tag: string;
    /** @readOnly */ created?: DateTime;
    /** @example "cf-bounce" @readOnly */ dkim_selector?: string;
    /** @readOnly */ modified?: DateTime;
    preview_enabled?: boolean;
    /** @example "cf-bounce.sub.example.com" @readOnly */ return_path_domain?: string;
  }

  export interface SubdomainEditParams extends InZone {
    drop_suppressed_recipients?: boolean;
    preview_enabled?: boolean;
  }

  export interface SubdomainEditResponse {
    /** @readOnly */ enabled: boolean;
    /** @example "sub.example.com" */ name: string;
    /** @maxLength 32 @example "aabbccdd11223344aabbccdd11223344" @readOnly */ tag: string;
    /** @readOnly */ created?: DateTime;
    /** @example "cf-bounce" @readOnly */ dkim_selector?: string;
    drop_suppressed_recipients?: boolean;
    /** @readOnly */ modified?: DateTime;
    preview_enabled?: boolean;
    /** @example "cf-bounce.sub.example.com" @readOnly */ return_path_domain?: string;
  }

  export type SubdomainPreviewParams = SubdomainCreateParams;

  export interface SubdomainPreviewResponse {
    errors?: SendingSubdomainConfigError[];
    records?: EmailRouting.DNSRecord[];
  }

  /** Recipients that no longer get mail, after bounces or complaints. */
  export interface Suppressions {
    readonly v1: Suppressions.V1;

    /** Suppress mail to an address, with optional scope and expiry.
     *  @http POST /accounts/{account_id}/email/sending/suppressions
     *  @availability ga */
    create(params: SuppressionCreateParams, options?: RequestOptions): APIPromise<SuppressionCreateResponse>;

    /** Walk through suppressions by cursor, filtered by address, reason or scope.
     *  @http GET /accounts/{account_id}/email/sending/suppressions
     *  @availability ga */
    list(
      params: SuppressionListParams,
      options?: RequestOptions,
    ): PagePromise<CursorPagination<SuppressionGetResponse>, SuppressionGetResponse>;

    /** Delete a suppression, so its address can get mail again.
     *  @http DELETE /accounts/{account_id}/email/sending/suppressions/{suppression_id}
     *  @availability ga
     *  @confirm */
    delete(
      /** @format uuid */ suppressionID: string,
      params: SuppressionDeleteParams,
      options?: RequestOptions,
    ): APIPromise<SuppressionCreateResponse>;

    /** Change a suppression's expiry, note or scope.
     *  @http PATCH /accounts/{account_id}/email/sending/suppressions/{suppression_id} */
    edit(
      /** @format uuid */ suppressionID: string,
      params: SuppressionEditParams,
      options?: RequestOptions,
    ): APIPromise<SuppressionGetResponse>;

    /** Retrieve one suppression.
     *  @http GET /accounts/{account_id}/email/sending/suppressions/{suppression_id}
     *  @availability ga */
    get(
      /** @format uuid */ suppressionID: string,
      params: SuppressionGetParams,
      options?: RequestOptions,
    ): APIPromise<SuppressionGetResponse>;

    /** Suppress mail to many addresses in one call.
     *  @http POST /accounts/{account_id}/email/sending/suppressions/bulk
     *  @availability ga */
    import(params: SuppressionImportParams, options?: RequestOptions): APIPromise<SuppressionImportResponse>;
  }

  export interface SuppressionCreateParams extends InAccount {
    /** @format email */ email: string;
    expires_at?: DateTime | null;
    /** @maxLength 1000 */ note?: string;
    /** @discriminator type */ scope?: SuppressionGetResponse.Type | SuppressionGetResponse.UnionMember1;
  }
  export namespace SuppressionCreateParams {
    export type Type = SuppressionGetResponse.Type;
    export type UnionMember1 = SuppressionGetResponse.UnionMember1;
  }

  export interface SuppressionCreateResponse {
    /** @format uuid */ id: string;
    /** @discriminator type */ scope?: SuppressionGetResponse.Type | SuppressionGetResponse.UnionMember1;
  }
  export namespace SuppressionCreateResponse {
    export type Type = SuppressionGetResponse.Type;
    export type UnionMember1 = SuppressionGetResponse.UnionMember1;
  }

  export interface SuppressionListParams extends InAccount {
    /** @format email */ email?: string;
    reason?: 'manual' | 'complaint' | 'hard_bounce' | 'soft_bounce' | 'policy';
    scope_type?: 'account' | 'sending_domain';
    scope_value?: string;
    /** @minLength 1 @maxLength 320 */ search?: string;
    /** @min 1 @max 1000 @default 100 */ per_page?: Integer;
    /** @maxLength 2048 */ cursor?: string;
  }

  export import SuppressionListResponse = EmailSending.SuppressionGetResponse;

  export type SuppressionDeleteParams = InAccount;

  export import SuppressionDeleteResponse = EmailSending.SuppressionCreateResponse;

  export interface SuppressionEditParams extends InAccount {
    expires_at?: DateTime | null;
    /** @maxLength 1000 */ note?: string;
    scope?: unknown;
  }

  export import SuppressionEditResponse = EmailSending.SuppressionGetResponse;

  export type SuppressionGetParams = InAccount;

  export interface SuppressionGetResponse {
    /** @format uuid */ id: string;
    /** @readOnly */ created_at: DateTime;
    /** @format email */ email: string;
    expires_at: DateTime | null;
    read_only: boolean;
    /** @example "hard_bounce" */ reason: string;
    note?: string | null;
    /** @discriminator type */ scope?: SuppressionGetResponse.Type | SuppressionGetResponse.UnionMember1;
  }
  export namespace SuppressionGetResponse {
    export interface Type {
      type: 'account';
    }
    export interface UnionMember1 {
      type: 'sending_domain';
      value: string;
    }
  }

  export interface SuppressionImportParams extends InAccount {
    /** @maxItems 1000 */ items: SuppressionImportParams.Item[];
  }
  export namespace SuppressionImportParams {
    export interface Item {
      email: string;
      expires_at?: DateTime | null;
      /** @maxLength 1000 */ note?: string;
      /** @discriminator type */ scope?: SuppressionGetResponse.Type | SuppressionGetResponse.UnionMember1;
    }
    export namespace Item {
      export type Type = SuppressionGetResponse.Type;
      export type UnionMember1 = SuppressionGetResponse.UnionMember1;
    }
  }

  export interface SuppressionImportResponse {
    /** @example 1 */ deduplicated: Integer;
    errors: Integer;
    /** @example 1 */ invalid: Integer;
    items: SuppressionImportResponse.Item[];
    /** @example 2 */ processed: Integer;
    skipped: Integer;
    /** @example 4 */ total: Integer;
  }
  export namespace SuppressionImportResponse {
    export interface Item {
      index: Integer;
      status: 'processed' | 'invalid' | 'error' | 'skipped';
      /** @format uuid */ id?: string;
      /** @format email */ email?: string;
      error?: string;
      /** @discriminator type */ scope?: SuppressionGetResponse.Type | SuppressionGetResponse.UnionMember1;
    }
    export namespace Item {
      export type Type = SuppressionGetResponse.Type;
      export type UnionMember1 = SuppressionGetResponse.UnionMember1;
    }
  }

  /** How much mail the account may send. */
  export interface Limits {
    /** Read how much mail the account may send.
     *  @http GET /accounts/{account_id}/email/sending/limits
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key
     *  @docs https://developers.cloudflare.com/api/operations/email-sending-get-sending-limits */
    get(params: LimitGetParams, options?: RequestOptions): APIPromise<SendingLimitsProperties>;
  }

  export type LimitGetParams = InAccount;

  export interface SendingLimitsProperties {
    /** @readOnly */ quota?: { unit?: 'day' | 'hour'; /** @example 1000 */ value?: Integer } | null;
    /** @readOnly */ usage?: {
      over_quota?: boolean;
      /** @readOnly */ resets_at?: DateTime | null;
      /** @example 42 */ sent?: Integer;
    };
  }

  /** Mail that was sent, by id. */
  export interface Messages {
    /** Look up one sent message by its ID.
     *  @http GET /accounts/{account_id}/email/sending/messages/{message_id}
     *  @answer binary message/rfc822
     *  @plans pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/email-sending-get-email-message */
    get(messageID: string, params: MessageGetParams, options?: RequestOptions): APIPromise<Response>;
  }

  export type MessageGetParams = InAccount;

  export type SubdomainListResponsesSinglePage = SinglePage<SubdomainGetResponse>;

  export interface SendingSubdomainConfigError {
    code: 'mx.missing' | 'mx.foreign' | 'spf.missing' | 'spf.foreign' | 'spf.multiple' | 'dkim.missing' | 'dkim.conflict' | 'dmarc.missing' | 'dmarc.multiple' | 'dmarc.incompatible' | 'domainkey.delegated' | 'sending_subdomain.conflict';
    /** @example "*.example.com" */ conflicting_subdomain?: string;
    existing?: EmailRouting.DNSRecord;
    missing?: EmailRouting.DNSRecord;
    multiple?: EmailRouting.DNSRecord[];
  }

  export type DNSRecord = EmailRouting.DNSRecord;

  export interface SendingSubdomainReputationComplaints {
    /** @min 0 */ complaints: Integer;
    generated_at: DateTime;
    /** @readOnly */ subdomain_id: ResourceID;
    window_end: DateTime;
    window_start: DateTime;
  }
}

export declare namespace EmailSending.Subdomains {
  /** Entries that authorize a sending name, with check and repair. */
  export interface DNS {
    /** Get the DNS records a sending subdomain needs.
     *  @http GET /zones/{zone_id}/email/sending/subdomains/{subdomain_id}/dns
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key */
    get(
      subdomainID: ResourceID,
      params: DNSGetParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<EmailRouting.DNSRecord>, EmailRouting.DNSRecord>;

    /** Repair the DNS records of a sending subdomain.
     *  @http POST /zones/{zone_id}/email/sending/subdomains/{subdomain_id}/dns
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key
     *  @docs https://developers.cloudflare.com/api/operations/email-sending-subdomains-fix-sending-subdomain-dns */
    fix(subdomainID: ResourceID, params: DNSFixParams, options?: RequestOptions): APIPromise<DNSFixResponse>;

    /** Check whether a sending subdomain's DNS records are in place.
     *  @http GET /zones/{zone_id}/email/sending/subdomains/{subdomain_id}/dns/status
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key
     *  @docs https://developers.cloudflare.com/api/operations/email-sending-subdomains-get-sending-subdomain-dns-status */
    status(subdomainID: ResourceID, params: DNSStatusParams, options?: RequestOptions): APIPromise<DNSFixResponse>;
  }

  export type DNSGetParams = InZone;

  export type DNSFixParams = InZone;

  export interface DNSFixResponse {
    errors?: SendingSubdomainConfigError[];
    records?: EmailRouting.DNSRecord[];
    status?: 'ready' | 'unconfigured' | 'unlocked' | 'misconfigured';
  }

  export type DNSStatusParams = InZone;

  export type DNSStatusResponse = DNSFixResponse;

  /** How recipients regard mail from a sending name. */
  export interface Reputation {
    /** Read the spam complaints about a sending subdomain in a time range.
     *  @http GET /zones/{zone_id}/email/sending/subdomains/{subdomain_id}/reputation/complaints
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key
     *  @docs https://developers.cloudflare.com/api/operations/email-sending-subdomains-get-sending-subdomain-reputation-complaints */
    complaints(
      subdomainID: ResourceID,
      params: ReputationComplaintsParams,
      options?: RequestOptions,
    ): APIPromise<SendingSubdomainReputationComplaints>;
  }

  export interface ReputationComplaintsParams extends InZone {
    start_at: DateTime;
    end_at: DateTime;
  }
}

export declare namespace EmailSending.Suppressions {
  /** The deprecated first form of the same list. */
  export interface V1 {
    /** Page through sending suppressions in the old form (deprecated).
     *  @http GET /{account_or_zone}/email/sending/suppression
     *  @deprecated emailSending.suppressions.list */
    list(params?: V1ListParams | null, options?: RequestOptions): APIPromise<V1ListResponse>;

    /** Suppress sent mail to an address in the old form (deprecated).
     *  @http POST /{account_or_zone}/email/sending/suppression
     *  @deprecated emailSending.suppressions.create */
    create(params: V1CreateParams, options?: RequestOptions): APIPromise<V1CreateResponse>;

    /** Read one sending suppression in the old form (deprecated).
     *  @http GET /{account_or_zone}/email/sending/suppression/{suppression_id}
     *  @deprecated emailSending.suppressions.get */
    get(suppressionID: string, params?: V1GetParams | null, options?: RequestOptions): APIPromise<EmailRouting.SuppressionGetResponse>;

    /** Lift a sending suppression in the old form (deprecated).
     *  @http DELETE /{account_or_zone}/email/sending/suppression/{suppression_id}
     *  @unwrapped
     *  @deprecated emailSending.suppressions.delete */
    delete(suppressionID: string, params?: V1DeleteParams | null, options?: RequestOptions): APIPromise<V1DeleteResponse>;
  }

  export interface V1ListParams extends InAccountOrZone {
    /** @min 0 @default 1 */ page?: Integer;
    /** @min 0 @max 1000 @default 100 */ per_page?: Integer;
    /** @default "created_at" */ order?: 'email' | 'expires_at' | 'created_at';
    /** @default "desc" */ direction?: 'asc' | 'desc';
  }

  export type V1ListResponse = ({
    /** @readOnly */ created_at: DateTime;
    /** @format email */ email: string;
    expires_at: DateTime | null;
    /** @format uuid */ id: string;
    /** @example "hard_bounce" */ reason: string;
    /** @default [] */ zones?: string[];
  })[];

  export interface V1CreateParams extends InAccountOrZone {
    /** @format email */ email: string;
    expires_at?: DateTime | null;
  }

  export interface V1CreateResponse {
    /** @format uuid */ id: string;
  }

  export type V1GetParams = InAccountOrZone;

  export type V1GetResponse = EmailRouting.SuppressionGetResponse;

  export type V1DeleteParams = InAccountOrZone;

  export interface V1DeleteResponse {
    success: boolean;
  }
}
