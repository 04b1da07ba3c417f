import type { APIPromise, CursorPagination, PagePromise, RequestOptions, SinglePage } from './_client.ts';
import type { DateTime, InAccount, InAccountOrZone, Integer, InZone, ResourceID } from './_shared.ts';
import type { EmailRouting } from './email-routing.ts';

/** Email Sending: Outgoing transactional mail by API.
 *  @product emailSending Email Sending
 *  @docs https://developers.cloudflare.com/email-service/ */
export interface EmailSending {
  readonly subdomains: EmailSending.Subdomains;
  readonly suppressions: EmailSending.Suppressions;
  readonly limits: EmailSending.Limits;
  readonly messages: EmailSending.Messages;

  /** Send a message built from its parts: text, HTML, attachments.
   *
   *  The domain of `from` must be enabled for sending. Each recipient comes back as delivered, queued or bounced. At most 50 recipients and 5
   *  MiB (25 MiB to verified addresses).
   *  @http POST /accounts/{account_id}/email/sending/send
   *  @plans pro business enterprise
   *  @availability ga
   *  @example {
   *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "from": { "address": "hello@example.com", "name": "Acme Shop" }, "to": "user@example.net",
   *    "subject": "Welcome", "text": "Thank you for signing up."
   *  }
   *  @aliases send email; transactional email
   *  @most 50 */
  send(params: EmailSending.EmailSendingSendParams, options?: RequestOptions): APIPromise<EmailSending.EmailSendingResult>;

  /** Send a ready-made MIME message to the listed recipients.
   *
   *  Recipients come from the list, not from the headers of the message.
   *  @http POST /accounts/{account_id}/email/sending/send_raw
   *  @plans pro business enterprise
   *  @availability ga
   *  @example {
   *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "from": "hello@example.com", "recipients": ["user@example.net"],
   *    "mime_message": "From: hello@example.com\r\nTo: user@example.net\r\nSubject: Welcome\r\nContent-Type: text/plain\r\n\r\nThank you."
   *  } */
  sendRaw(params: EmailSending.EmailSendingSendRawParams, options?: RequestOptions): APIPromise<EmailSending.EmailSendingResult>;
}

export declare namespace EmailSending {
  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Message to look up, by the id that sending it returned. */ message_id: string;
    /** Subdomain to work on, as `emailSending.subdomains.list` shows it. @from emailSending.subdomains.list */ subdomain_id: string;
    /** Suppression to work on, as `emailSending.suppressions.list` shows it. @from emailSending.suppressions.list */ suppression_id: string;
  }

  export interface EmailSendingSendParams extends InAccount {
    /** Sender, as an address or with a name; its domain must be enabled for sending. */
    from: string | EmailSendingSendParams.EmailSendingEmailAddressObject;
    /** Subject line. @minLength 1 @maxLength 998 */ subject: string;
    /** Files that are attached, or shown within the HTML. */
    attachments?: (/** @discriminator disposition */ EmailSendingSendParams.EmailSendingEmailInlineAttachment | EmailSendingSendParams.EmailSendingEmailAttachment)[];
    /** Recipients hidden from the others. */ bcc?:
      | string | EmailSendingSendParams.EmailSendingEmailAddressObject
      | (string | EmailSendingSendParams.EmailSendingEmailAddressObject)[];
    /** Recipients of a copy, seen by everyone. */ cc?:
      | string | EmailSendingSendParams.EmailSendingEmailAddressObject
      | (string | EmailSendingSendParams.EmailSendingEmailAddressObject)[];
    /** Further headers by name, such as `List-Unsubscribe`. */ headers?: { [key: string]: string };
    /** Message as HTML; give this, `text`, or both. */ html?: string;
    /** Address that answers go to; left out, the sender. */ reply_to?: string | EmailSendingSendParams.EmailSendingEmailAddressObject;
    /** Message as plain text; give this, `html`, or both. */ text?: string;
    /** Main recipients; may be left out with `cc` or `bcc`. */ to?:
      | string | EmailSendingSendParams.EmailSendingEmailAddressObject
      | (string | EmailSendingSendParams.EmailSendingEmailAddressObject)[];
  }
  export namespace EmailSendingSendParams {
    export interface EmailSendingEmailAddressObject {
      /** Mail address without a name. @format email */ address: string;
      /** Name shown with the address; null for none. */ name?: string | null;
    }
    export interface AttachmentFile {
      /** File in base64. @example "iVBORw0KGgoAAAANSUhEUgAA..." @minLength 1 */ content: string;
      /** File name that the recipient sees. @example "logo.png" @minLength 1 */ filename: string;
    }

    export interface EmailSendingEmailInlineAttachment extends AttachmentFile {
      /** Id by which the HTML shows the file, as in `cid:logo`. @example "logo" @minLength 1 */ content_id: string;
      /** Marks a file shown within the HTML. */ disposition: 'inline';
      /** MIME type of the shown file. @example "image/png" @minLength 3 */ type: string;
    }
    export interface EmailSendingEmailAttachment extends AttachmentFile {
      /** @example "JVBERi0xLjQK..." @minLength 1 */ content: string;
      /** Marks a file to download. */ disposition: 'attachment';
      /** @example "report.pdf" @minLength 1 */ filename: string;
      /** MIME type of the attached file. @example "application/pdf" @minLength 3 */ type: string;
    }
  }

  export interface EmailSendingResult {
    /** Addresses whose mail server took the message at once. */ delivered: string[];
    /** Identifies the message; use it with `messages.get`. */ message_id: string;
    /** Addresses that refused for good; they become suppressed. */ permanent_bounces: string[];
    /** Addresses for which delivery is tried later. */ queued: string[];
    /** Addresses dropped because they are suppressed; empty unless the subdomain drops them. */ suppressed_recipients: string[];
  }

  export interface EmailSendingSendRawParams extends InAccount {
    /** Sender of the envelope; its domain must be enabled for sending. @format email */ from: string;
    /** Whole message with headers, as RFC 5322 text. @minLength 1 */ mime_message: string;
    /** Addresses that get the message, whatever its headers say. @minItems 1 */ recipients: string[];
  }

  /** Names of a zone from which mail is sent. */
  export interface Subdomains {
    readonly dns: Subdomains.DNS;
    readonly reputation: Subdomains.Reputation;

    /** Create a sending subdomain of a zone.
     *
     *  Adds DKIM and bounce records where it can; check `dns.status` before the first message. A wildcard name needs an entitlement.
     *  @http POST /zones/{zone_id}/email/sending/subdomains
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key
     *  @example { "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "mail.example.com" }
     *  @aliases enable email sending */
    create(params: SubdomainCreateParams, options?: RequestOptions): APIPromise<Subdomain>;

    /** List all sending subdomains of a zone.
     *  @http GET /zones/{zone_id}/email/sending/subdomains
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key
     *  @columns name dkim_selector return_path_domain enabled created modified
     *  @key name */
    list(params: InZone, options?: RequestOptions): PagePromise<SinglePage<Subdomain>, Subdomain>;

    /** Delete a sending subdomain from a zone.
     *
     *  Its DNS records are removed too, unless routing still needs them; nothing can be sent from it any more.
     *  @http DELETE /zones/{zone_id}/email/sending/subdomains/{subdomain_id}
     *  @unwrapped
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key
     *  @cascades emailSending.subdomains.dns */
    delete(subdomainID: ResourceID, params: InZone, options?: RequestOptions): APIPromise<SubdomainDeleteResponse>;

    /** Get one sending subdomain of a zone.
     *  @http GET /zones/{zone_id}/email/sending/subdomains/{subdomain_id}
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key */
    get(subdomainID: ResourceID, params: InZone, options?: RequestOptions): APIPromise<Subdomain>;

    /** Edit a sending subdomain's suppression or preview behavior.
     *  @http PATCH /zones/{zone_id}/email/sending/subdomains/{subdomain_id}
     *  @body json required
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key */
    edit(subdomainID: ResourceID, params: SubdomainEditParams, options?: RequestOptions): APIPromise<Subdomain>;

    /** Preview the DNS records that a new subdomain would get.
     *
     *  A dry run: nothing is created. Also reports conflicts with existing records.
     *  @http POST /zones/{zone_id}/email/sending/subdomains/preview
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key
     *  @docs https://developers.cloudflare.com/api/operations/email-sending-subdomains-preview-sending-subdomain */
    preview(params: SubdomainPreviewParams, options?: RequestOptions): APIPromise<SubdomainPreviewResponse>;
  }

  export interface SubdomainCreateParams extends InZone {
    /** Domain to send from, within the zone; `*.` in front stands for all below. @example "sub.example.com" @minLength 1 @maxLength 255 */
    name: string;
  }

  export interface SendingSettings {
    /** Whether sent messages can be previewed in the activity log. */ preview_enabled?: boolean;
    /** Whether suppressed recipients are dropped and the rest is sent; otherwise the request fails. */ drop_suppressed_recipients?: boolean;
  }

  export interface Subdomain extends SendingSettings {
    /** Whether messages can be sent from the subdomain. @readOnly */ enabled: boolean;
    /** Domain that is sent from. @example "sub.example.com" */ name: string;
    /** Identifies the subdomain; given by Cloudflare. @maxLength 32 @example "aabbccdd11223344aabbccdd11223344" @readOnly */ tag: string;
    /** Time at which the subdomain was set up. @readOnly */ created?: DateTime;
    /** Name of the DKIM key in DNS that signs the messages. @example "cf-bounce" @readOnly */ dkim_selector?: string;
    /** Time of the last change. @readOnly */ modified?: DateTime;
    /** Domain that bounces come back to. @example "cf-bounce.sub.example.com" @readOnly */ return_path_domain?: string;
  }

  export interface SubdomainDeleteResponse {
    errors: SubdomainDeleteResponse.Error[];
    messages: SubdomainDeleteResponse.ResponseMessage[];
    success: true;
  }
  export namespace SubdomainDeleteResponse {
    export interface ResponseMessage {
      /** Number of the error or message. @min 1000 */ code: Integer;
      /** Error or message in words. */ message: string;
      /** Page that tells more. */ documentation_url?: string;
      /** Part of the request it is about. */ source?: Error.Source;
    }

    export interface Error extends ResponseMessage {}
    export namespace Error {
      export interface Source {
        /** JSON pointer to the value. */ pointer?: string;
      }
    }
  }

  export interface SubdomainEditParams extends InZone, SendingSettings {}

  export interface SubdomainPreviewParams extends InZone {
    /** Domain to try, within the zone; `*.` in front stands for all below. @example "sub.example.com" @minLength 1 @maxLength 255 */ name: string;
  }

  export interface SubdomainPreviewResponse {
    errors?: SendingSubdomainConfigError[];
    /** DNS records the subdomain needs. */ records?: EmailRouting.DNSRecord[];
  }

  /** Recipients that no longer get mail, after bounces or complaints. */
  export interface Suppressions {
    readonly v1: Suppressions.V1;

    /** Create a suppression, so that an address gets no mail.
     *
     *  An address suppressed already by Cloudflare becomes one of your own and keeps its id.
     *  @http POST /accounts/{account_id}/email/sending/suppressions
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "email": "user@example.net", "note": "Asked by phone" } */
    create(params: SuppressionCreateParams, options?: RequestOptions): APIPromise<Suppression>;

    /** List suppressions, filtered by address, reason or scope.
     *
     *  A search may return short pages: go on until there is no cursor.
     *  @http GET /accounts/{account_id}/email/sending/suppressions
     *  @availability ga
     *  @columns email reason note read_only created_at expires_at
     *  @key email */
    list(
      params: SuppressionListParams,
      options?: RequestOptions,
    ): PagePromise<CursorPagination<SuppressionResult>, SuppressionResult>;

    /** Delete a suppression, so its address can get mail again.
     *  @http DELETE /accounts/{account_id}/email/sending/suppressions/{suppression_id}
     *  @availability ga
     *  @confirm */
    delete(
      /** @format uuid */ suppressionID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<Suppression>;

    /** Edit a suppression's expiry or note.
     *
     *  The scope is fixed: to change it, delete the suppression and create it anew.
     *  @http PATCH /accounts/{account_id}/email/sending/suppressions/{suppression_id} */
    edit(
      /** @format uuid */ suppressionID: string,
      params: SuppressionEditParams,
      options?: RequestOptions,
    ): APIPromise<SuppressionResult>;

    /** Get one suppression.
     *  @http GET /accounts/{account_id}/email/sending/suppressions/{suppression_id}
     *  @availability ga */
    get(
      /** @format uuid */ suppressionID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<SuppressionResult>;

    /** Import addresses to suppress, many at a time.
     *
     *  At most 1,000 items, account-wide. Each item is judged alone: see `items` for those that failed.
     *  @http POST /accounts/{account_id}/email/sending/suppressions/bulk
     *  @availability ga
     *  @most 1000 */
    import(params: SuppressionImportParams, options?: RequestOptions): APIPromise<SuppressionImportResponse>;
  }

  export interface SuppressionCreateParams extends InAccount, SuppressionImportParams.Item {
    /** Address that gets no more mail. @format email */ email: string;
  }
  export namespace SuppressionCreateParams {
    export interface Type {
      /** Blocks all mail of the account to the address. */ type: 'account';
    }
  }

  export interface Suppression {
    /** Identifies the new suppression. @format uuid */ id: string;
    /** Mail that is blocked: all of the account, or of one sending domain. @discriminator type */
    scope?: SuppressionCreateParams.Type | SendingDomainScope;
  }

  export interface SuppressionListParams extends InAccount {
    /** Only this address is returned. @format email */ email?: string;
    /** Only suppressions for this reason are returned. */ reason?: 'manual' | 'complaint' | 'hard_bounce' | 'soft_bounce' | 'policy' | (string & {});
    /** Only suppressions of the account or of sending domains are returned; left out, both. */ scope_type?: 'account' | 'sending_domain' | (string & {});
    /** Only suppressions of this sending domain; needs `scope_type` `sending_domain`. @minLength 1 */ scope_value?: string;
    /** Whole address, the start of one, or `@domain` for all addresses of a domain; a page may come back short. @minLength 1 @maxLength 320 */
    search?: string;
    /** @min 1 @max 1000 @default 100 */ per_page?: Integer;
    /** @maxLength 2048 */ cursor?: string;
  }

  export interface SuppressionResult {
    /** Identifies the suppression. @format uuid */ id: string;
    /** @readOnly */ created_at: DateTime;
    /** Address that is blocked. @format email */ email: string;
    /** Time at which the suppression ends; null if it never does. */ expires_at: DateTime | null;
    /** Whether only Cloudflare can change it, as it comes from policy or the like. */ read_only: boolean;
    /** Reason the address is blocked: manual, a complaint, a bounce or policy. @example "hard_bounce" */ reason: string;
    /** Remark for people; null without one. */ note?: string | null;
    /** Mail that is blocked: all of the account, or of one sending domain. @discriminator type */
    scope?: SuppressionCreateParams.Type | SendingDomainScope;
  }

  export interface SuppressionEditParams extends InAccount {
    /** New time of the end; null for never, left out for no change. */ expires_at?: DateTime | null;
    /** New remark; an empty text clears it. @maxLength 1000 */ note?: string;
    /** Cannot be changed: any value is refused with 400. */ scope?: unknown;
  }

  export interface SuppressionImportParams extends InAccount {
    /** Addresses to suppress; repeated ones count once. @maxItems 1000 @minItems 1 */ items: SuppressionImportParams.Item[];
  }
  export namespace SuppressionImportParams {
    export interface Item {
      /** Address to block; one that is not valid is reported, the others go on. @minLength 1 @example "ada@example.com" */ email: string;
      /** Time from which the address may get mail again; null for never. */ expires_at?: DateTime | null;
      /** Remark for people, without effect. @maxLength 1000 */ note?: string;
      /** Whether all mail is blocked or that of one sending domain; left out, all. @discriminator type */ scope?: SuppressionCreateParams.Type | SendingDomainScope;
    }
  }

  export interface SuppressionImportResponse {
    /** Items dropped because the address came before in the request. @example 1 */ deduplicated: Integer;
    errors: Integer;
    /** Items whose address is not valid. @example 1 */ invalid: Integer;
    /** Result of each item, in the order of the request. */ items: SuppressionImportResponse.Item[];
    /** Items that led to a suppression. @example 2 */ processed: Integer;
    /** Items left as they were, such as those under Cloudflare's policy. */ skipped: Integer;
    /** Items in the request, repeated ones too. @example 4 */ total: Integer;
  }
  export namespace SuppressionImportResponse {
    export interface Item {
      /** Place of the item in the request, from 0. */ index: Integer;
      /** Result for the item. */ status: 'processed' | 'invalid' | 'error' | 'skipped';
      /** Suppression that was made; only for `processed`. @format uuid */ id?: string;
      /** Address as it was sent. */ email?: string;
      /** Reason the item was not processed; absent if it was. */ error?: string;
      /** Mail that is blocked: all of the account, or of one sending domain. @discriminator type */ scope?: SuppressionCreateParams.Type | SendingDomainScope;
    }
  }

  export type SuppressionListResponsesCursorPagination = CursorPagination<SuppressionResult>;

  export interface SendingDomainScope {
    /** Marks a suppression for one sending domain. */ type: 'sending_domain';
    /** Sending domain, in lower case without a final dot. */ value: string;
  }

  /** Limits on mail sent by the account. */
  export interface Limits {
    /** Get how much mail the account may send and has sent.
     *  @http GET /accounts/{account_id}/email/sending/limits
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key
     *  @docs https://developers.cloudflare.com/api/operations/email-sending-get-sending-limits */
    get(params: InAccount, options?: RequestOptions): APIPromise<SendingLimitsProperties>;
  }

  export interface SendingLimitsProperties {
    /** Messages the account may send; null if that is not known now. @readOnly */
    quota?: { /** Period the quota is for. */ unit?: 'day' | 'hour'; /** Messages allowed in a period. @example 1000 */ value?: Integer } | null;
    /** Messages counted in the running period. @readOnly */
    usage?: {
      /** Whether the quota is used up. */ over_quota?: boolean;
      /** Time at which counting starts anew; null if not known. @readOnly */ resets_at?: DateTime | null;
      /** Messages sent so far in the period. @example 42 */ sent?: Integer;
    };
  }

  /** Mail that was sent, by id. */
  export interface Messages {
    /** Get one sent message by its id, as raw MIME.
     *  @http GET /accounts/{account_id}/email/sending/messages/{message_id}
     *  @response binary message/rfc822
     *  @plans pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/email-sending-get-email-message */
    get(messageID: string, params: InAccount, options?: RequestOptions): APIPromise<Response>;
  }

  export type SubdomainListResponsesSinglePage = SinglePage<Subdomain>;

  export interface SendingSubdomainConfigError {
    /** Fault of the record: missing, foreign, doubled or in conflict. */ code:
      | 'mx.missing' | 'mx.foreign' | 'spf.missing' | 'spf.foreign' | 'spf.multiple' | 'dkim.missing'
      | 'dkim.conflict' | 'dmarc.missing' | 'dmarc.multiple' | 'dmarc.incompatible' | 'domainkey.delegated'
      | 'sending_subdomain.conflict';
    /** Other subdomain that the records clash with. @example "*.example.com" */ conflicting_subdomain?: string;
    /** Record that is there. */ existing?: EmailRouting.DNSRecord;
    /** Record that should be there. */ missing?: EmailRouting.DNSRecord;
    /** Records of which there may be only one. */ multiple?: EmailRouting.DNSRecord[];
  }

  export interface SendingSubdomainReputationComplaints {
    /** Recipients who marked messages as spam. @min 0 */ complaints: Integer;
    /** Time at which the numbers were gathered. */ generated_at: DateTime;
    /** Subdomain the complaints are about. @readOnly */ subdomain_id: ResourceID;
    /** End of the counted time, not included. */ window_end: DateTime;
    /** Start of the counted time. */ window_start: DateTime;
  }
}

export declare namespace EmailSending.Subdomains {
  /** Entries that authorize a sending name, with check and repair. */
  export interface DNS {
    /** Get the DNS records a sending subdomain needs.
     *  @http GET /zones/{zone_id}/email/sending/subdomains/{subdomain_id}/dns
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key
     *  @columns name type content priority ttl */
    get(
      subdomainID: ResourceID,
      params: InZone,
      options?: RequestOptions,
    ): PagePromise<SinglePage<EmailRouting.DNSRecord>, EmailRouting.DNSRecord>;

    /** Fix the DNS records of a sending subdomain.
     *
     *  Creates what is missing; conflicting records of others stay and are reported with 409. Safe to repeat.
     *  @http POST /zones/{zone_id}/email/sending/subdomains/{subdomain_id}/dns
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key
     *  @docs https://developers.cloudflare.com/api/operations/email-sending-subdomains-fix-sending-subdomain-dns */
    fix(subdomainID: ResourceID, params: InZone, options?: RequestOptions): APIPromise<DNSResult>;

    /** Get whether a sending subdomain's DNS records are in place.
     *  @http GET /zones/{zone_id}/email/sending/subdomains/{subdomain_id}/dns/status
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key
     *  @docs https://developers.cloudflare.com/api/operations/email-sending-subdomains-get-sending-subdomain-dns-status */
    status(subdomainID: ResourceID, params: InZone, options?: RequestOptions): APIPromise<DNSResult>;
  }

  export interface DNSResult {
    errors?: SendingSubdomainConfigError[];
    /** DNS records the subdomain needs. */ records?: EmailRouting.DNSRecord[];
    /** State of the records: all in place, none, changeable by others, or wrong. */ status?: 'ready' | 'unconfigured' | 'unlocked' | 'misconfigured';
  }

  /** Reputation of a sending name with recipients. */
  export interface Reputation {
    /** Get the number of spam complaints about a sending subdomain.
     *
     *  At most seven days at a time; the end is not included.
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
    /** Start of the time to count, included. */ start_at: DateTime;
    /** End of the time to count, not included; at most seven days after the start. */ end_at: DateTime;
  }
}

export declare namespace EmailSending.Suppressions {
  /** The deprecated first form of the same list. */
  export interface V1 {
    /** List sending suppressions in the old form (deprecated).
     *  @http GET /{account_or_zone}/email/sending/suppression
     *  @deprecated emailSending.suppressions.list
     *  @columns email reason zones created_at expires_at */
    list(params?: V1ListParams | null, options?: RequestOptions): APIPromise<V1ListResponse>;

    /** Create a sending suppression in the old form (deprecated).
     *  @http POST /{account_or_zone}/email/sending/suppression
     *  @deprecated emailSending.suppressions.create */
    create(params: V1CreateParams, options?: RequestOptions): APIPromise<V1CreateResponse>;

    /** Get one sending suppression in the old form (deprecated).
     *  @http GET /{account_or_zone}/email/sending/suppression/{suppression_id}
     *  @deprecated emailSending.suppressions.get */
    get(suppressionID: string, params?: InAccountOrZone | null, options?: RequestOptions): APIPromise<V1GetResponse>;

    /** Delete a sending suppression in the old form (deprecated).
     *  @http DELETE /{account_or_zone}/email/sending/suppression/{suppression_id}
     *  @unwrapped
     *  @deprecated emailSending.suppressions.delete */
    delete(suppressionID: string, params?: InAccountOrZone | null, options?: RequestOptions): APIPromise<V1DeleteResponse>;
  }

  export interface V1ListParams extends InAccountOrZone {
    /** @min 0 @default 1 */ page?: Integer;
    /** @min 0 @max 1000 @default 100 */ per_page?: Integer;
    /** Property to sort by. @default "created_at" */ order?: 'email' | 'expires_at' | 'created_at' | (string & {});
    /** @default "desc" */ direction?: 'asc' | 'desc';
  }

  export type V1ListResponse = {
    /** @readOnly */ created_at: DateTime;
    /** Address without further mail. */ email: string;
    /** Time of the suppression's end; null for never. */ expires_at: DateTime | null;
    /** Identifies the entry; stays the same for its whole life. @format uuid */ id: string;
    /** Reason the address gets no mail. @example "hard_bounce" */ reason: string;
    /** Zones the suppression is for; empty for all. @default [] */ zones?: string[];
  }[];

  export interface SuppressedAddress {
    /** Address without further mail. @format email @example "ada@example.com" */ email: string;
    /** Time of the suppression's end; null for never. */ expires_at?: DateTime | null;
  }

  export interface V1CreateParams extends InAccountOrZone, SuppressedAddress {}

  export interface V1CreateResponse {
    /** Identifies the entry; stays the same for its whole life. @format uuid */ id: string;
  }

  export interface V1GetResponse extends SuppressedAddress {
    /** @readOnly */ created_at: DateTime;
    /** @format email */ email: string;
    expires_at: DateTime | null;
    /** Identifies the entry; stays the same for its whole life. @format uuid */ id: string;
    /** Reason the address gets no mail. @example "hard_bounce" */ reason: string;
    /** Zones the suppression is for; empty for all. @default [] */ zones?: string[];
  }

  export interface V1DeleteResponse {
    success: boolean;
  }
}
