import type { APIPromise, PagePromise, RequestOptions, SinglePage, V4PagePagination } from './_client.ts';
import type { InAccount, Integer, PageParams } from './_shared.ts';

/** Abuse Reports: Complaints about phishing, malware, copyright and other abuse, and what follows from them.
 *  @product abuseReports Abuse Reports
 *  @docs https://developers.cloudflare.com/fundamentals/ */
export interface AbuseReports {
  readonly mitigations: AbuseReports.Mitigations;
  readonly submitted: AbuseReports.Submitted;
  readonly appeals: AbuseReports.Appeals;
  readonly emails: AbuseReports.Emails;

  /** Create an abuse report of the type named in the path.
   *
   *  API access is an Enterprise entitlement and off by default; the token needs the permission to edit abuse reports. The type must equal
   *  `act`; reports by DMCA and trademark cannot be sent anonymously.
   *  @http POST /accounts/{account_id}/abuse-reports/{report_param}
   *  @availability ga
   *  @example {
   *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "report_param": "abuse_phishing", "act": "abuse_phishing", "name": "Ada Smith",
   *    "email": "ada@example.com", "email2": "ada@example.com", "host_notification": "send-anon", "owner_notification": "send-anon",
   *    "urls": "https://example.org/login", "justification": "The page copies our sign-in form and collects passwords."
   *  }
   *  @aliases report phishing; DMCA complaint; file abuse */
  create(
    reportParam: string,
    params: AbuseReports.AbuseReportCreateParams,
    options?: RequestOptions,
  ): APIPromise<AbuseReports.AbuseReportCreateResponse>;

  /** List abuse reports by domain, type, status, mitigation or date.
   *
   *  Reports by others about the account's own domains. What the account reported itself is under `submitted`.
   *  @http GET /accounts/{account_id}/abuse-reports
   *  @items reports
   *  @permission Trust and Safety Write; Trust and Safety Read
   *  @availability ga
   *  @columns domain type urls submitter.name status cdate */
  list(
    params: AbuseReports.AbuseReportListParams,
    options?: RequestOptions,
  ): PagePromise<V4PagePagination<AbuseReports.AbuseReportListResponse>, AbuseReports.AbuseReportListResponse>;

  /** Get one abuse report about the account.
   *  @http GET /accounts/{account_id}/abuse-reports/{report_param}
   *  @permission Trust and Safety Write; Trust and Safety Read
   *  @availability ga */
  get(
    reportParam: string,
    params: InAccount,
    options?: RequestOptions,
  ): APIPromise<AbuseReports.AbuseReportGetResponse>;
}

export declare namespace AbuseReports {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Whether to notify the hosting provider, with or without the reporter's name. Copyright and trademark reports cannot be anonymous. */ host_notification: unknown;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Report to work on, as the `list` of the same resource shows it. */ report_id: string;
    /** Report param to work on, as `abuseReports.list` shows it. @from abuseReports.list */ report_param: string;
  }

  /** @discriminator act */
  export type AbuseReportCreateParams =
    | AbuseReportCreateParams.AbuseReportsDmcaReport | AbuseReportCreateParams.AbuseReportsTrademarkReport
    | AbuseReportCreateParams.AbuseReportsGeneralReport | AbuseReportCreateParams.AbuseReportsPhishingReport
    | AbuseReportCreateParams.AbuseReportsCsamReport | AbuseReportCreateParams.AbuseReportsThreatReport
    | AbuseReportCreateParams.AbuseReportsRegistrarWhoisReport | AbuseReportCreateParams.AbuseReportsNcseiReport;
  export namespace AbuseReportCreateParams {
    export interface ReportFields {
      /** Reporter's email address; may be passed on with the report and, for DMCA, to Lumen. @minLength 3 */ email: string;
      /** Same address again, as a check; must equal `email`. @minLength 3 */ email2: string;
      /** Reporter's full name; may be passed on with the report and, for DMCA, to Lumen. @minLength 1 @maxLength 255 */ name: string;
      /** URLs with the abuse, one a line, at most 250, all on the same hostname. @minLength 1 */ urls: string;
      /** Anything else that helps with the report. @minLength 1 @maxLength 2000 */ comments?: string;
      /** Company that the reporter writes for; may be passed on. @minLength 1 @maxLength 100 */ company?: string;
      /** Country that the abuse comes from or aims at, as two letters. @minLength 2 @maxLength 2 @pattern ^[A-Za-z]{2}$ */ reported_country?: string;
      /** Browser with which the content was seen, as its User-Agent string. @minLength 1 @maxLength 255 */ reported_user_agent?: string;
      /** Reporter's telephone number; may be passed on. @minLength 1 @maxLength 20 */ tele?: string;
      /** Reporter's job title. @minLength 1 @maxLength 255 */ title?: string;
    }

    export interface ReportNotification {
      /** Always `send`: the hosting provider gets the report with the reporter's name. */ host_notification: 'send';
      /** Always `send`: the site's owner gets the report with the reporter's name. */ owner_notification: 'send';
    }

    export interface AbuseReportsDmcaReport extends InAccount, ReportFields, ReportNotification {
      /** Marks a copyright report (DMCA); same as the type in the path. */ act: 'abuse_dmca';
      /** Street and number of the reporter; passed on, and to the Lumen database. @minLength 1 @maxLength 100 */ address1: string;
      /** Name of the copyright holder; passed on, and to the Lumen database. @minLength 1 @maxLength 60 */ agent_name: string;
      /** Always 1: consent to the statements that the DMCA asks for. */ agree: 1;
      /** City of the reporter; passed on, and to the Lumen database. @minLength 1 @maxLength 255 */ city: string;
      /** Country of the reporter; may be passed on. @minLength 1 @maxLength 255 */ country: string;
      /** Work or brand that is infringed; may be passed on. @minLength 1 @maxLength 255 */ original_work: string;
      /** Reporter's name as a signature that the report is true; must equal `name`. @minLength 1 */ signature: string;
      /** State or province of the reporter; passed on, and to the Lumen database. @minLength 1 @maxLength 255 */ state: string;
    }
    export interface AbuseReportsTrademarkReport extends InAccount, ReportFields, ReportNotification {
      /** Marks a trademark report; same as the type in the path. */ act: 'abuse_trademark';
      /** Description of the abuse, with all that is needed to find the content. @minLength 1 @maxLength 5000 */ justification: string;
      /** Registration number of the trademark. @minLength 1 @maxLength 1000 */ trademark_number: string;
      /** Office at which the trademark is registered. @minLength 1 @maxLength 1000 */ trademark_office: string;
      /** The mark itself, as registered. @minLength 1 @maxLength 1000 */ trademark_symbol: string;
    }
    export interface ReportJustification {
      host_notification: 'send' | 'send-anon' | (string & {});
      /** Description of the abuse, with all that is needed to find the content. @minLength 1 @maxLength 5000 */ justification: string;
      /** Whether to notify the site's owner with or without the reporter's name. */ owner_notification: 'send' | 'send-anon';
    }

    export interface AbuseReportsGeneralReport extends InAccount, ReportFields, ReportJustification {
      /** Marks a report of any other abuse; same as the type in the path. */ act: 'abuse_general';
      /** IP addresses that were attacked, one a line, at most 30. @minLength 1 */ destination_ips?: string;
      /** Ports with protocol such as `80/TCP`, separated by commas, at most 30. @minLength 1 @maxLength 2000 */ ports_protocols?: string;
      /** IP addresses that the attack came from, one a line, at most 30. @minLength 1 */ source_ips?: string;
    }
    export interface AbuseReportsPhishingReport extends InAccount, ReportFields {
      /** Marks a phishing report; same as the type in the path. */ act: 'abuse_phishing';
      host_notification: 'send' | 'send-anon' | (string & {});
      /** Description of the phishing, with all that is needed to see it. @minLength 20 @maxLength 5000 */ justification: string;
      /** Whether to notify the site's owner with or without the reporter's name. */ owner_notification: 'send' | 'send-anon';
      /** Work or brand that is infringed; may be passed on. @minLength 1 @maxLength 255 */ original_work?: string;
    }
    export interface AbuseReportsCsamReport extends InAccount, ReportFields {
      /** Marks a report of child sexual abuse material; same as the type in the path. */ act: 'abuse_children';
      host_notification: 'send' | 'send-anon' | (string & {});
      /** Description of the abuse, with all that is needed to find the content. @minLength 1 @maxLength 5000 */ justification: string;
      /** Whether to notify NCMEC with or without the reporter's name. */ ncmec_notification: 'send' | 'send-anon' | (string & {});
      /** Whether to notify the site's owner with the reporter's name, without it, or not at all. */ owner_notification: 'send' | 'send-anon' | 'none';
      /** Country of the reporter; may be passed on. @minLength 1 @maxLength 255 */ country?: string;
    }
    export interface AbuseReportsThreatReport extends InAccount, ReportFields, ReportJustification {
      /** Marks a report of threats of violence; same as the type in the path. */ act: 'abuse_threat';
    }
    export interface AbuseReportsRegistrarWhoisReport extends InAccount, ReportFields {
      /** Marks a WHOIS request to Cloudflare Registrar; same as the type in the path. */ act: 'abuse_registrar_whois';
      /** Whether to notify the site's owner with the reporter's name, without it, or not at all. */ owner_notification: 'send' | 'send-anon' | 'none';
      /** Details of a WHOIS disclosure, as the registration data policy (RDP) demands. */
      reg_who_request?: AbuseReportsRegistrarWhoisReport.RegWhoRequest;
    }
    export namespace AbuseReportsRegistrarWhoisReport {
      export interface RegWhoRequest {
        /** Must be true: the request is made in good faith (RDP 10.2.4). */ reg_who_good_faith_affirmation: boolean;
        /** Must be true: disclosed data will be processed lawfully (RDP 10.2.5). */ reg_who_lawful_processing_agreement: boolean;
        /** Legal rights of the requestor and why the data is needed (RDP 10.2.3). @maxLength 5000 @minLength 1 */ reg_who_legal_basis: string;
        /** Whether data is to be disclosed or wrong data reported. */ reg_who_request_type: 'disclosure' | 'invalid_whois' | (string & {});
        /** Registration data that is asked for (RDP 10.2.2). @minItems 1 @maxItems 17 */ reg_who_requested_data_elements: (
          | 'registrant_name' | 'registrant_organization' | 'registrant_email' | 'registrant_phone'
          | 'registrant_address' | 'registrant_address_country' | 'registrant_address_postal_code'
          | 'admin_name' | 'admin_organization' | 'admin_email' | 'admin_phone' | 'admin_address' | 'tech_name'
          | 'tech_organization' | 'tech_email' | 'tech_phone' | 'tech_address' | (string & {})
        )[];
        /** Power of attorney or other authorization if acting for someone (RDP 10.2.1.3). @maxLength 5000 */
        reg_who_authorization_statement?: string;
        /** Kind of requestor: authority, company or private person (RDP 10.2.1.2). */
        reg_who_requestor_type?: 'government' | 'corporation' | 'individual' | (string & {});
      }
    }
    export interface AbuseReportsNcseiReport extends InAccount, ReportFields {
      /** Marks a report of intimate images without consent (NCSEI); same as the type in the path. */ act: 'abuse_ncsei';
      host_notification: 'send' | 'send-anon' | (string & {});
      /** Whether the reporter is the person shown, or acts for them. */ ncsei_subject_representation: boolean;
      /** Whether to notify the site's owner with the reporter's name, without it, or not at all. */ owner_notification: 'send' | 'send-anon' | 'none';
      /** Country of the reporter; may be passed on. @minLength 1 @maxLength 255 */ country?: string;
    }
  }

  export type AbuseReportCreateResponse = string;

  export interface AbuseReportListParams extends InAccount, PageParams {
    /** Only reports made after this time. @example "2009-11-10T23:00:00Z" @format date-time */ created_after?: string;
    /** Only reports made before this time. @example "2009-11-10T23:00:00Z" @format date-time */ created_before?: string;
    /** Only reports about this domain. @minLength 1 */ domain?: string;
    /** Only reports with a mitigation in this state. */ mitigation_status?: 'pending' | 'active' | 'in_review' | 'cancelled' | 'removed' | (string & {});
    /** Property and direction, such as `cdate,desc`. Properties: id, cdate, type, status, domain. @example "cdate,desc" */ sort?: string;
    /** Only reports in this state. */ status?: 'accepted' | 'in_review' | (string & {});
    /** Only reports of this type. */ type?: 'PHISH' | 'GEN' | 'THREAT' | 'DMCA' | 'EMER' | 'TM' | 'REG_WHO' | 'NCSEI' | 'NETWORK' | (string & {});
  }

  export interface ReportSubmission {
    /** Kind of abuse that is reported. */ type: 'PHISH' | 'GEN' | 'THREAT' | 'DMCA' | 'EMER' | 'TM' | 'REG_WHO' | 'NCSEI' | 'NETWORK';
    /** Sender of the report, as far as known. */ submitter?: Submitter;
  }

  export interface AbuseReportGetResponse extends ReportSubmission {
    /** Public code of the report, as in Cloudflare's emails. */ id: string;
    /** Time at which the report was made, in RFC 3339 form. @example "2009-11-10T23:00:00Z" */ cdate: string;
    /** Domain of the account that was reported. */ domain: string;
    /** Counts of the mitigations by state. */ mitigation_summary: AbuseReportGetResponse.MitigationSummary;
    /** Whether Cloudflare has accepted the report or is still looking into it. */ status: 'accepted' | 'in_review';
    /** Reporter's explanation of the abuse. */ justification?: string;
    /** Work or brand that the reporter says is infringed. */ original_work?: string;
    /** URLs named by the reporter. */ urls?: string[];
  }
  export namespace AbuseReportGetResponse {
    export interface MitigationSummary {
      /** Reported URLs that were confirmed as abusive. */ accepted_url_count: Integer;
      /** Mitigations in force. */ active_count: Integer;
      /** Whether the report was forwarded to the outside hosting provider. */ external_host_notified: boolean;
      /** Mitigations whose review is under way. */ in_review_count: Integer;
      /** Mitigations that take effect later. */ pending_count: Integer;
    }
  }

  /** Measures that a complaint led to, and requests to review them. */
  export interface Mitigations {
    /** List the mitigations an abuse report led to.
     *  @http GET /accounts/{account_id}/abuse-reports/{report_id}/mitigations
     *  @items mitigations
     *  @permission Trust and Safety Write; Trust and Safety Read
     *  @availability ga
     *  @columns entity_id entity_type type status effective_date */
    list(
      reportID: string,
      params: MitigationListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePagination<MitigationListResponse>, MitigationListResponse>;

    /** Request a review of an abuse report's mitigations by appeals.
     *
     *  Check `appeals.eligibility` first: the number of appeals per report is limited. Ask for a review after the content is removed, or with a
     *  counter-notice.
     *  @http POST /accounts/{account_id}/abuse-reports/{report_id}/mitigations/appeal
     *  @body json required
     *  @permission Trust and Safety Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "report_id": "b7d1b2c3d4e5f6a7",
     *    "appeals": [{ "id": "mitigation-1", "reason": "removed" }]
     *  }
     *  @aliases appeal; unblock phishing warning */
    review(
      reportID: string,
      params: MitigationReviewParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<MitigationReviewResponse>, MitigationReviewResponse>;
  }

  export interface MitigationListParams extends InAccount, PageParams {
    /** Only mitigations that took effect after this time. @example "2009-11-10T23:00:00Z" @format date-time */ effective_after?: string;
    /** Only mitigations that took effect before this time. @example "2009-11-10T23:00:00Z" @format date-time */ effective_before?: string;
    /** Only mitigations on this kind of entity. */ entity_type?: 'url_pattern' | 'account' | 'zone' | 'custom_expression' | (string & {});
    /** Property and direction in which mitigations are sorted. */ sort?:
      | 'type,asc' | 'type,desc' | 'effective_date,asc' | 'effective_date,desc' | 'status,asc' | 'status,desc'
      | 'entity_type,asc' | 'entity_type,desc' | (string & {});
    /** Only mitigations in this state. */ status?: 'pending' | 'active' | 'in_review' | 'cancelled' | 'removed' | (string & {});
    /** Only mitigations of this type; repeat it for several. */ type?:
      
      | 'account_suspend' | 'copyright_interstitial' | 'geo_block' | 'legal_block' | 'malware_interstitial'
      | 'misleading_interstitial' | 'network_block' | 'phishing_interstitial' | 'playfairite_enforce'
      | 'r2_takedown_account' | 'r2_takedown_bucket' | 'r2_takedown_object' | 'rate_limit_cache'
      | 'redirect_video_stream' | 'zone_fint' | 'registrar_freeze' | 'registrar_parking'
      | 'stream_block_account' | 'user_suspend' | 'workers_takedown_by_zone_id' | (string & {});
  }

  export interface MitigationReviewParams extends InAccount {
    /** One appeal per mitigation. @minItems 1 */ appeals?: MitigationReviewParams.Appeal[];
    /** Counter-notice under the DMCA; needed if `type` is `counter_notice`. */ data?: MitigationReviewParams.Data;
    /** Ground of the appeal: a counter-notice, or the content is gone. */ type?: 'counter_notice' | 'content_removed' | (string & {});
  }
  export namespace MitigationReviewParams {
    export interface Appeal {
      /** Mitigation that is appealed. @from abuseReports.mitigations.list @minLength 1 */ id: string;
      /** Whether the content was removed or was never abusive. */ reason: 'removed' | 'misclassified' | (string & {});
    }
    export interface Data {
      /** City of the person who signs. @minLength 1 */ city: string;
      /** Country of the person who signs. @minLength 1 */ country: string;
      /** Email address of the person who signs. @format email */ email: string;
      /** Full name of the person who signs. @minLength 1 */ full_name: string;
      /** Consent to the courts' jurisdiction that a counter-notice requires. */ jurisdiction_consent: boolean;
      /** Statement under penalty of perjury that the content was taken down by mistake. */ perjury_attestation: boolean;
      /** Telephone number of the person who signs. @minLength 1 */ phone_number: string;
      /** Full name again, as a signature. @minLength 1 */ signature: string;
      /** State or province of the person who signs. @minLength 1 */ state: string;
      /** Street and number of the person who signs. @minLength 1 */ street_address: string;
      /** One URL that the counter-notice is about. @minItems 1 */ urls: (/** @format uri */ string)[];
      /** Postal code of the person who signs. @minLength 1 */ zip_code: string;
      /** Company that the person stands for. */ company?: string;
      /** Explanation of why the content does not infringe. */ counter_notice_response?: string;
    }
  }

  export interface MitigationReviewResponse {
    /** Identifies the mitigation, for appeals. */ id: string;
    /** Time from which the mitigation acts, in RFC 3339 form. @example "2009-11-10T23:00:00Z" */ effective_date: string;
    /** Zone, account or URL pattern that the mitigation acts on. */ entity_id: string;
    /** Kind of entity that `entity_id` stands for. */ entity_type: 'url_pattern' | 'account' | 'zone' | 'custom_expression';
    /** State of the mitigation; an appeal sets it to `in_review`. */ status: 'pending' | 'active' | 'in_review' | 'cancelled' | 'removed';
    /** Kind of mitigation, such as a warning page. */ type:
      
      | 'account_suspend' | 'copyright_interstitial' | 'geo_block' | 'legal_block' | 'malware_interstitial'
      | 'misleading_interstitial' | 'network_block' | 'phishing_interstitial' | 'playfairite_enforce'
      | 'r2_takedown_account' | 'r2_takedown_bucket' | 'r2_takedown_object' | 'rate_limit_cache'
      | 'redirect_video_stream' | 'zone_fint' | 'registrar_freeze' | 'registrar_parking'
      | 'stream_block_account' | 'user_suspend' | 'workers_takedown_by_zone_id' | (string & {});
  }

  /** Complaints that the account itself has filed. */
  export interface Submitted {
    readonly emails: Submitted.Emails;

    /** List the abuse reports the account submitted.
     *  @http GET /accounts/{account_id}/abuse-reports/submitted
     *  @items reports
     *  @columns domain type denial_reason status cdate */
    list(
      params: SubmittedListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePagination<SubmittedListResponse>, SubmittedListResponse>;

    /** Get one abuse report that the account itself submitted.
     *  @http GET /accounts/{account_id}/abuse-reports/submitted/{report_id} */
    get(reportID: string, params: InAccount, options?: RequestOptions): APIPromise<SubmittedGetResponse>;
  }

  export interface SubmittedListParams extends InAccount {
    /** Only the report with this code. @minLength 1 */ id?: string;
    /** Only reports submitted after this time. @format date-time */ created_after?: string;
    /** Only reports submitted before this time. @format date-time */ created_before?: string;
    /** Only reports about these domains. @minItems 1 */ domain?: string[];
    /** Property and direction, such as `cdate,desc`; also by id, type, status or domain. */ sort?: string;
    /** Only reports that the submitter sees in these states. @minItems 1 */ status?: ('submitted' | 'accepted' | 'denied' | (string & {}))[];
    /** Only reports of these types. @minItems 1 */
    type?: ('PHISH' | 'GEN' | 'THREAT' | 'DMCA' | 'EMER' | 'TM' | 'REG_WHO' | 'NCSEI' | 'NETWORK' | (string & {}))[];
    page?: number;
    per_page?: number;
  }

  export interface SubmittedListResponse {
    /** Reports of the page. */ reports: SubmittedListResponse.Report[];
  }
  export namespace SubmittedListResponse {
    export interface Report extends ReportSubmission {
      /** Code of the report, as in Cloudflare's emails. */ id: string;
      /** Time at which the report was submitted, in RFC 3339 form. @example "2009-11-10T23:00:00Z" */ cdate: string;
      /** Reason for denying the report; null if it was not denied or no reason can be given. */ denial_reason:
        | 'unable_to_confirm' | 'incomplete_report' | 'not_on_cloudflare' | 'duplicate_report'
        | 'content_removed' | 'report_details_mismatch' | 'no_abuse_found' | 'missing_original_work'
        | 'direct_url_required' | 'wrong_report_category' | 'content_unavailable'
        | 'law_enforcement_referral_required' | 'domain_dispute_process_required' | null;
      /** Domain that the report is about. */ domain: string;
      /** State as the submitter may see it; Cloudflare sets it. */ status: 'submitted' | 'accepted' | 'denied';
    }
  }

  export interface SubmittedGetResponse extends SubmittedListResponse.Report {
    /** Whether the statement under the EU's Digital Services Act was given. */ dsa_attestation: boolean;
    /** URLs named in the report. */ urls: string[];
    /** Copyright holder or their agent, as reported. */ agent_name?: string;
    /** Further remarks of the report. */ comments?: string;
    /** Court named in the report; absent if it involves none. */ court?: string;
    /** Addresses that were attacked, as reported. */ destination_ips?: string[];
    /** Wish about telling the hosting provider. */ host_notification?: string;
    /** Evidence given in the report. */ justification?: string;
    /** Wish about telling NCMEC. */ ncmec_notification?: string;
    /** Whether the submitter is or acts for the person shown. */ ncsei_subject_representation?: boolean;
    /** Work or brand that the report says is infringed. */ original_work?: string;
    /** Wish about telling the site's owner. */ owner_notification?: string;
    /** Ports with protocol that the report names. */ ports_protocols?: string[];
    /** Details of a WHOIS disclosure, as the registration data policy (RDP) demands. */ reg_who_request?: SubmittedGetResponse.RegWhoRequest;
    /** Country that the report names. */ reported_country?: string;
    /** User-Agent string that the report names. */ reported_user_agent?: string;
    /** Addresses that the attack came from, as reported. */ source_ips?: string[];
    /** Finer kinds of abuse that the report names. */ subtypes?: string[];
    /** Job title that the submitter gave. */ title?: string;
    /** UDRP proceeding named in the report; absent if there is none. */ udrp?: string;
    /** URS proceeding named in the report; absent if there is none. */ urs?: string;
  }
  export namespace SubmittedGetResponse {
    export interface RegWhoRequest {
      /** Statement that the request was made in good faith (RDP 10.2.4). */ reg_who_good_faith_affirmation: boolean;
      /** Promise that disclosed data is processed lawfully (RDP 10.2.5). */ reg_who_lawful_processing_agreement: boolean;
      /** Legal rights that the request rests on (RDP 10.2.3). */ reg_who_legal_basis: string;
      /** Whether data is to be disclosed or wrong data reported. */ reg_who_request_type: 'disclosure' | 'invalid_whois';
      /** Registration data that was asked for (RDP 10.2.2). */ reg_who_requested_data_elements: (
        | 'registrant_name' | 'registrant_organization' | 'registrant_email' | 'registrant_phone'
        | 'registrant_address' | 'registrant_address_country' | 'registrant_address_postal_code' | 'admin_name'
        | 'admin_organization' | 'admin_email' | 'admin_phone' | 'admin_address' | 'tech_name'
        | 'tech_organization' | 'tech_email' | 'tech_phone' | 'tech_address'
      )[];
      /** Power of attorney or other authorization that was given (RDP 10.2.1.3). */ reg_who_authorization_statement?: string;
      /** Kind of requestor: authority, company or private person (RDP 10.2.1.2). */
      reg_who_requestor_type?: 'government' | 'corporation' | 'individual';
    }
  }

  export type SubmittedListResponsesV4PagePagination = V4PagePagination<SubmittedListResponse>;

  /** Whether a decision on a complaint can still be contested. */
  export interface Appeals {
    /** Get whether an abuse report can still be appealed.
     *
     *  It can if at least one mitigation allows an appeal, none is open, and the number of appeals is not used up.
     *  @http GET /accounts/{account_id}/abuse-reports/{report_id}/appeals/eligibility
     *  @permission Trust and Safety Write; Trust and Safety Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/CheckAppealEligibility */
    eligibility(reportID: string, params: InAccount, options?: RequestOptions): APIPromise<AppealEligibility>;
  }

  export interface AppealEligibility {
    /** Appeals made so far against the report. */ appeal_count: Integer;
    /** Whether an appeal is possible now; false if any of the other conditions fails. */ appealable: boolean;
    /** Whether at least one mitigation can be appealed. */ has_appealable_mitigations: boolean;
    /** Whether an appeal is still awaiting its decision. */ has_open_appeal: boolean;
    /** Most appeals that a report allows. */ max_appeals: Integer;
  }

  /** Messages sent about a complaint against the account. */
  export interface Emails {
    /** List the emails sent about one abuse report.
     *
     *  Only successfully sent ones, to the customer, to hosts and to the submitter.
     *  @http GET /accounts/{account_id}/abuse-reports/{report_id}/emails
     *  @permission Trust and Safety Write; Trust and Safety Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/ListEmails
     *  @columns subject recipient body sent_at */
    list(reportID: string, params: EmailListParams, options?: RequestOptions): APIPromise<EmailListResponse>;
  }

  export interface EmailListParams extends InAccount, PageParams {}

  export interface EmailListResponse {
    /** Emails of the page. */ emails: EmailListItem[];
  }

  export interface AbuseReportListResponse {
    /** Reports of the page. */ reports: AbuseReportGetResponse[];
  }

  export type AbuseReportListResponsesV4PagePagination = V4PagePagination<AbuseReportListResponse>;

  export interface Submitter {
    /** Company that the person stands for. */ company?: string;
    /** Submitter's email address. */ email?: string;
    /** Submitter's name. */ name?: string;
    /** Submitter's telephone number. */ telephone?: string;
  }

  export interface MitigationListResponse {
    /** Mitigations of the page. */ mitigations: MitigationReviewResponse[];
  }

  export type MitigationListResponsesV4PagePagination = V4PagePagination<MitigationListResponse>;

  export type MitigationReviewResponsesSinglePage = SinglePage<MitigationReviewResponse>;

  export interface EmailListItem {
    /** Text of the sent email. */ body: string;
    /** Identifies the sent email. */ id: string;
    /** Address that the email was sent to. */ recipient: string;
    /** Time at which the email was sent. @example "2009-11-10T23:00:00Z" */ sent_at: string;
    /** Subject line of the sent email. */ subject: string;
  }
}

export declare namespace AbuseReports.Submitted {
  /** Messages tied to a complaint you filed. */
  export interface Emails {
    /** List the emails tied to an abuse report the account submitted.
     *  @http GET /accounts/{account_id}/abuse-reports/submitted/{report_id}/emails
     *  @items emails
     *  @columns subject recipient body sent_at */
    list(
      reportID: string,
      params: EmailListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePagination<EmailListResponse>, EmailListResponse>;
  }

  export interface EmailListParams extends InAccount {
    page?: number;
    per_page?: number;
  }

  export interface EmailListResponse {
    /** Emails about the report, of the page. */ emails: EmailListResponse.Email[];
  }
  export namespace EmailListResponse {
    export interface Email {
      /** Identifies the email. */ id: string;
      /** Text of the email. */ body: string;
      /** Address that got the email. */ recipient: string;
      /** Time of sending, in RFC 3339 form. */ sent_at: string;
      subject: string;
    }
  }

  export type EmailListResponsesV4PagePagination = V4PagePagination<EmailListResponse>;
}
