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

  /** File an abuse complaint of the type named in the path.
   *  @http POST /accounts/{account_id}/abuse-reports/{report_param}
   *  @availability ga */
  create(
    reportParam: string,
    params: AbuseReports.AbuseReportCreateParams,
    options?: RequestOptions,
  ): APIPromise<AbuseReports.AbuseReportCreateResponse>;

  /** Page through abuse reports by domain, type, status, mitigation or date.
   *  @http GET /accounts/{account_id}/abuse-reports
   *  @items reports
   *  @permission Trust and Safety Write; Trust and Safety Read
   *  @availability ga */
  list(
    params: AbuseReports.AbuseReportListParams,
    options?: RequestOptions,
  ): PagePromise<V4PagePagination<AbuseReports.AbuseReportListResponse.Report>, AbuseReports.AbuseReportListResponse.Report>;

  /** Read one abuse report about the account by its id.
   *  @http GET /accounts/{account_id}/abuse-reports/{report_param}
   *  @permission Trust and Safety Write; Trust and Safety Read
   *  @availability ga */
  get(
    reportParam: string,
    params: AbuseReports.AbuseReportGetParams,
    options?: RequestOptions,
  ): APIPromise<AbuseReports.AbuseReportListResponse.Report>;
}

export declare namespace AbuseReports {
  /** @discriminator act */
  export type AbuseReportCreateParams =
    | AbuseReportCreateParams.AbuseReportsDmcaReport | AbuseReportCreateParams.AbuseReportsTrademarkReport
    | AbuseReportCreateParams.AbuseReportsGeneralReport | AbuseReportCreateParams.AbuseReportsPhishingReport
    | AbuseReportCreateParams.AbuseReportsCsamReport | AbuseReportCreateParams.AbuseReportsThreatReport
    | AbuseReportCreateParams.AbuseReportsRegistrarWhoisReport
    | AbuseReportCreateParams.AbuseReportsNcseiReport;
  export namespace AbuseReportCreateParams {
    export interface AbuseReportsCsamReport extends InAccount {
      act: 'abuse_children';
      email: string;
      email2: string;
      host_notification: 'send' | 'send-anon';
      /** @minLength 1 @maxLength 5000 */ justification: string;
      /** @minLength 1 @maxLength 255 */ name: string;
      ncmec_notification: 'send' | 'send-anon';
      owner_notification: 'send' | 'send-anon' | 'none';
      urls: string;
      /** @minLength 1 @maxLength 2000 */ comments?: string;
      /** @minLength 1 @maxLength 100 */ company?: string;
      /** @minLength 1 @maxLength 255 */ country?: string;
      /** @minLength 2 @maxLength 2 */ reported_country?: string;
      /** @minLength 1 @maxLength 255 */ reported_user_agent?: string;
      /** @minLength 1 @maxLength 20 */ tele?: string;
      /** @minLength 1 @maxLength 255 */ title?: string;
    }
    export interface AbuseReportsDmcaReport extends InAccount {
      act: 'abuse_dmca';
      /** @minLength 1 @maxLength 100 */ address1: string;
      /** @minLength 1 @maxLength 60 */ agent_name: string;
      agree: 1;
      /** @minLength 1 @maxLength 255 */ city: string;
      /** @minLength 1 @maxLength 255 */ country: string;
      email: string;
      email2: string;
      host_notification: 'send';
      /** @minLength 1 @maxLength 255 */ name: string;
      /** @minLength 1 @maxLength 255 */ original_work: string;
      owner_notification: 'send';
      signature: string;
      /** @minLength 1 @maxLength 255 */ state: string;
      urls: string;
      /** @minLength 1 @maxLength 2000 */ comments?: string;
      /** @minLength 1 @maxLength 100 */ company?: string;
      /** @minLength 2 @maxLength 2 */ reported_country?: string;
      /** @minLength 1 @maxLength 255 */ reported_user_agent?: string;
      /** @minLength 1 @maxLength 20 */ tele?: string;
      /** @minLength 1 @maxLength 255 */ title?: string;
    }
    export interface AbuseReportsGeneralReport extends InAccount {
      act: 'abuse_general';
      email: string;
      email2: string;
      host_notification: 'send' | 'send-anon';
      /** @minLength 1 @maxLength 5000 */ justification: string;
      /** @minLength 1 @maxLength 255 */ name: string;
      owner_notification: 'send' | 'send-anon';
      urls: string;
      /** @minLength 1 @maxLength 2000 */ comments?: string;
      /** @minLength 1 @maxLength 100 */ company?: string;
      destination_ips?: string;
      ports_protocols?: string;
      /** @minLength 2 @maxLength 2 */ reported_country?: string;
      /** @minLength 1 @maxLength 255 */ reported_user_agent?: string;
      source_ips?: string;
      /** @minLength 1 @maxLength 20 */ tele?: string;
      /** @minLength 1 @maxLength 255 */ title?: string;
    }
    export interface AbuseReportsNcseiReport extends InAccount {
      act: 'abuse_ncsei';
      email: string;
      email2: string;
      host_notification: 'send' | 'send-anon';
      /** @minLength 1 @maxLength 255 */ name: string;
      ncsei_subject_representation: boolean;
      owner_notification: 'send' | 'send-anon' | 'none';
      urls: string;
      /** @minLength 1 @maxLength 2000 */ comments?: string;
      /** @minLength 1 @maxLength 100 */ company?: string;
      /** @minLength 1 @maxLength 255 */ country?: string;
      /** @minLength 2 @maxLength 2 */ reported_country?: string;
      /** @minLength 1 @maxLength 255 */ reported_user_agent?: string;
      /** @minLength 1 @maxLength 20 */ tele?: string;
      /** @minLength 1 @maxLength 255 */ title?: string;
    }
    export interface AbuseReportsPhishingReport extends InAccount {
      act: 'abuse_phishing';
      email: string;
      email2: string;
      host_notification: 'send' | 'send-anon';
      /** @minLength 20 @maxLength 5000 */ justification: string;
      /** @minLength 1 @maxLength 255 */ name: string;
      owner_notification: 'send' | 'send-anon';
      urls: string;
      /** @minLength 1 @maxLength 2000 */ comments?: string;
      /** @minLength 1 @maxLength 100 */ company?: string;
      /** @minLength 1 @maxLength 255 */ original_work?: string;
      /** @minLength 2 @maxLength 2 */ reported_country?: string;
      /** @minLength 1 @maxLength 255 */ reported_user_agent?: string;
      /** @minLength 1 @maxLength 20 */ tele?: string;
      /** @minLength 1 @maxLength 255 */ title?: string;
    }
    export interface AbuseReportsRegistrarWhoisReport extends InAccount {
      act: 'abuse_registrar_whois';
      email: string;
      email2: string;
      /** @minLength 1 @maxLength 255 */ name: string;
      owner_notification: 'send' | 'send-anon' | 'none';
      urls: string;
      /** @minLength 1 @maxLength 2000 */ comments?: string;
      /** @minLength 1 @maxLength 100 */ company?: string;
      reg_who_request?: AbuseReportsRegistrarWhoisReport.RegWhoRequest;
      /** @minLength 2 @maxLength 2 */ reported_country?: string;
      /** @minLength 1 @maxLength 255 */ reported_user_agent?: string;
      /** @minLength 1 @maxLength 20 */ tele?: string;
      /** @minLength 1 @maxLength 255 */ title?: string;
    }
    export namespace AbuseReportsRegistrarWhoisReport {
      export interface RegWhoRequest {
        reg_who_good_faith_affirmation: boolean;
        reg_who_lawful_processing_agreement: boolean;
        /** @maxLength 5000 */ reg_who_legal_basis: string;
        reg_who_request_type: 'disclosure' | 'invalid_whois';
        /** @minItems 1 @maxItems 17 */ reg_who_requested_data_elements: ('registrant_name' | 'registrant_organization' | 'registrant_email' | 'registrant_phone' | 'registrant_address' | 'registrant_address_country' | 'registrant_address_postal_code' | 'admin_name' | 'admin_organization' | 'admin_email' | 'admin_phone' | 'admin_address' | 'tech_name' | 'tech_organization' | 'tech_email' | 'tech_phone' | 'tech_address')[];
        /** @maxLength 5000 */ reg_who_authorization_statement?: string;
        reg_who_requestor_type?: 'government' | 'corporation' | 'individual';
      }
    }
    export interface AbuseReportsThreatReport extends InAccount {
      act: 'abuse_threat';
      email: string;
      email2: string;
      host_notification: 'send' | 'send-anon';
      /** @minLength 1 @maxLength 5000 */ justification: string;
      /** @minLength 1 @maxLength 255 */ name: string;
      owner_notification: 'send' | 'send-anon';
      urls: string;
      /** @minLength 1 @maxLength 2000 */ comments?: string;
      /** @minLength 1 @maxLength 100 */ company?: string;
      /** @minLength 2 @maxLength 2 */ reported_country?: string;
      /** @minLength 1 @maxLength 255 */ reported_user_agent?: string;
      /** @minLength 1 @maxLength 20 */ tele?: string;
      /** @minLength 1 @maxLength 255 */ title?: string;
    }
    export interface AbuseReportsTrademarkReport extends InAccount {
      act: 'abuse_trademark';
      email: string;
      email2: string;
      host_notification: 'send';
      /** @minLength 1 @maxLength 5000 */ justification: string;
      /** @minLength 1 @maxLength 255 */ name: string;
      owner_notification: 'send';
      /** @minLength 1 @maxLength 1000 */ trademark_number: string;
      /** @minLength 1 @maxLength 1000 */ trademark_office: string;
      /** @minLength 1 @maxLength 1000 */ trademark_symbol: string;
      urls: string;
      /** @minLength 1 @maxLength 2000 */ comments?: string;
      /** @minLength 1 @maxLength 100 */ company?: string;
      /** @minLength 2 @maxLength 2 */ reported_country?: string;
      /** @minLength 1 @maxLength 255 */ reported_user_agent?: string;
      /** @minLength 1 @maxLength 20 */ tele?: string;
      /** @minLength 1 @maxLength 255 */ title?: string;
    }
  }

  export type AbuseReportCreateResponse = string;

  export interface AbuseReportListParams extends InAccount, PageParams {
    /** @example "2009-11-10T23:00:00Z" */ created_after?: string;
    /** @example "2009-11-10T23:00:00Z" */ created_before?: string;
    domain?: string;
    mitigation_status?: 'pending' | 'active' | 'in_review' | 'cancelled' | 'removed';
    sort?: string;
    status?: 'accepted' | 'in_review';
    type?: 'PHISH' | 'GEN' | 'THREAT' | 'DMCA' | 'EMER' | 'TM' | 'REG_WHO' | 'NCSEI' | 'NETWORK';
  }

  export type AbuseReportGetParams = InAccount;

  export import AbuseReportGetResponse = AbuseReportListResponse.Report;

  /** Measures that a complaint led to, and requests to review them. */
  export interface Mitigations {
    /** Page through the mitigations an abuse report led to, by status or entity type.
     *  @http GET /accounts/{account_id}/abuse-reports/{report_id}/mitigations
     *  @items mitigations
     *  @permission Trust and Safety Write; Trust and Safety Read
     *  @availability ga */
    list(
      reportID: string,
      params: MitigationListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePagination<MitigationListResponse.Mitigation>, MitigationListResponse.Mitigation>;

    /** Ask for review of an abuse report's mitigations by filing appeals.
     *  @http POST /accounts/{account_id}/abuse-reports/{report_id}/mitigations/appeal
     *  @body json required
     *  @permission Trust and Safety Write
     *  @availability ga */
    review(
      reportID: string,
      params: MitigationReviewParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<MitigationListResponse.Mitigation>, MitigationListResponse.Mitigation>;
  }

  export interface MitigationListParams extends InAccount, PageParams {
    /** @example "2009-11-10T23:00:00Z" */ effective_after?: string;
    /** @example "2009-11-10T23:00:00Z" */ effective_before?: string;
    entity_type?: 'url_pattern' | 'account' | 'zone';
    sort?: 'type,asc' | 'type,desc' | 'effective_date,asc' | 'effective_date,desc' | 'status,asc' | 'status,desc' | 'entity_type,asc' | 'entity_type,desc';
    status?: 'pending' | 'active' | 'in_review' | 'cancelled' | 'removed';
    type?: 'account_suspend' | 'copyright_interstitial' | 'geo_block' | 'legal_block' | 'malware_interstitial' | 'misleading_interstitial' | 'network_block' | 'phishing_interstitial' | 'playfairite_enforce' | 'r2_takedown_account' | 'r2_takedown_bucket' | 'r2_takedown_object' | 'rate_limit_cache' | 'redirect_video_stream' | 'zone_fint' | 'registrar_freeze' | 'registrar_parking' | 'stream_block_account' | 'user_suspend' | 'workers_takedown_by_zone_id';
  }

  export interface MitigationReviewParams extends InAccount {
    appeals?: MitigationReviewParams.Appeal[];
    data?: MitigationReviewParams.Data;
    type?: 'counter_notice' | 'content_removed';
  }
  export namespace MitigationReviewParams {
    export interface Appeal {
      id: string;
      reason: 'removed' | 'misclassified';
    }
    export interface Data {
      city: string;
      country: string;
      /** @format email */ email: string;
      full_name: string;
      jurisdiction_consent: boolean;
      perjury_attestation: boolean;
      phone_number: string;
      signature: string;
      state: string;
      street_address: string;
      urls: (/** @format uri */ string)[];
      zip_code: string;
      company?: string;
      counter_notice_response?: string;
    }
  }

  export type MitigationReviewResponse = MitigationListResponse.Mitigation;

  /** Complaints that the account itself has filed. */
  export interface Submitted {
    readonly emails: Submitted.Emails;

    /** Page through the abuse reports the account submitted, by domain, type or date.
     *  @http GET /accounts/{account_id}/abuse-reports/submitted
     *  @items reports */
    list(
      params: SubmittedListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePagination<SubmittedListResponse.Report>, SubmittedListResponse.Report>;

    /** Read one abuse report that the account itself submitted.
     *  @http GET /accounts/{account_id}/abuse-reports/submitted/{report_id} */
    get(reportID: string, params: SubmittedGetParams, options?: RequestOptions): APIPromise<SubmittedGetResponse>;
  }

  export interface SubmittedListParams extends InAccount {
    id?: string;
    created_after?: string;
    created_before?: string;
    domain?: string[];
    sort?: string;
    status?: ('submitted' | 'accepted' | 'denied')[];
    type?: ('PHISH' | 'GEN' | 'THREAT' | 'DMCA' | 'EMER' | 'TM' | 'REG_WHO' | 'NCSEI' | 'NETWORK')[];
    page?: number;
    per_page?: number;
  }

  export interface SubmittedListResponse {
    reports: SubmittedListResponse.Report[];
  }
  export namespace SubmittedListResponse {
    export interface Report {
      id: string;
      cdate: string;
      denial_reason: 'unable_to_confirm' | 'incomplete_report' | 'not_on_cloudflare' | 'duplicate_report' | 'content_removed' | 'report_details_mismatch' | 'no_abuse_found' | 'missing_original_work' | 'direct_url_required' | 'wrong_report_category' | 'content_unavailable' | 'law_enforcement_referral_required' | 'domain_dispute_process_required' | null;
      domain: string;
      status: 'submitted' | 'accepted' | 'denied';
      type: 'PHISH' | 'GEN' | 'THREAT' | 'DMCA' | 'EMER' | 'TM' | 'REG_WHO' | 'NCSEI' | 'NETWORK';
      submitter?: SubmittedGetResponse.Submitter;
    }
    export namespace Report {
      export type Submitter = SubmittedGetResponse.Submitter;
    }
  }

  export type SubmittedGetParams = InAccount;

  export interface SubmittedGetResponse {
    id: string;
    cdate: string;
    denial_reason: 'unable_to_confirm' | 'incomplete_report' | 'not_on_cloudflare' | 'duplicate_report' | 'content_removed' | 'report_details_mismatch' | 'no_abuse_found' | 'missing_original_work' | 'direct_url_required' | 'wrong_report_category' | 'content_unavailable' | 'law_enforcement_referral_required' | 'domain_dispute_process_required' | null;
    domain: string;
    dsa_attestation: boolean;
    status: 'submitted' | 'accepted' | 'denied';
    type: 'PHISH' | 'GEN' | 'THREAT' | 'DMCA' | 'EMER' | 'TM' | 'REG_WHO' | 'NCSEI' | 'NETWORK';
    urls: string[];
    agent_name?: string;
    comments?: string;
    court?: string;
    destination_ips?: string[];
    host_notification?: string;
    justification?: string;
    ncmec_notification?: string;
    ncsei_subject_representation?: boolean;
    original_work?: string;
    owner_notification?: string;
    ports_protocols?: string[];
    reg_who_request?: SubmittedGetResponse.RegWhoRequest;
    reported_country?: string;
    reported_user_agent?: string;
    source_ips?: string[];
    submitter?: SubmittedGetResponse.Submitter;
    subtypes?: string[];
    title?: string;
    udrp?: string;
    urs?: string;
  }
  export namespace SubmittedGetResponse {
    export interface RegWhoRequest {
      reg_who_good_faith_affirmation: boolean;
      reg_who_lawful_processing_agreement: boolean;
      reg_who_legal_basis: string;
      reg_who_request_type: 'disclosure' | 'invalid_whois';
      reg_who_requested_data_elements: ('registrant_name' | 'registrant_organization' | 'registrant_email' | 'registrant_phone' | 'registrant_address' | 'registrant_address_country' | 'registrant_address_postal_code' | 'admin_name' | 'admin_organization' | 'admin_email' | 'admin_phone' | 'admin_address' | 'tech_name' | 'tech_organization' | 'tech_email' | 'tech_phone' | 'tech_address')[];
      reg_who_authorization_statement?: string;
      reg_who_requestor_type?: 'government' | 'corporation' | 'individual';
    }
    export interface Submitter {
      company?: string;
      email?: string;
      name?: string;
      telephone?: string;
    }
  }

  /** Whether a decision on a complaint can still be contested. */
  export interface Appeals {
    /** Check whether an abuse report can still be appealed.
     *  @http GET /accounts/{account_id}/abuse-reports/{report_id}/appeals/eligibility
     *  @permission Trust and Safety Write; Trust and Safety Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/CheckAppealEligibility */
    eligibility(reportID: string, params: AppealEligibilityParams, options?: RequestOptions): APIPromise<AppealEligibility>;
  }

  export type AppealEligibilityParams = InAccount;

  export interface AppealEligibility {
    appeal_count: Integer;
    appealable: boolean;
    has_appealable_mitigations: boolean;
    has_open_appeal: boolean;
    max_appeals: Integer;
  }

  /** Messages sent about a complaint against the account. */
  export interface Emails {
    /** Page through the emails sent about one abuse report.
     *  @http GET /accounts/{account_id}/abuse-reports/{report_id}/emails
     *  @permission Trust and Safety Write; Trust and Safety Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/ListEmails */
    list(reportID: string, params: EmailListParams, options?: RequestOptions): APIPromise<EmailListResponse>;
  }

  export interface EmailListParams extends InAccount, PageParams {}

  export interface EmailListResponse {
    emails: EmailListItem[];
  }

  export interface AbuseReportListResponse {
    reports: AbuseReportListResponse.Report[];
  }
  export namespace AbuseReportListResponse {
    export interface Report {
      id: string;
      /** @example "2009-11-10T23:00:00Z" */ cdate: string;
      domain: string;
      mitigation_summary: Report.MitigationSummary;
      status: 'accepted' | 'in_review';
      type: 'PHISH' | 'GEN' | 'THREAT' | 'DMCA' | 'EMER' | 'TM' | 'REG_WHO' | 'NCSEI' | 'NETWORK';
      justification?: string;
      original_work?: string;
      submitter?: SubmittedGetResponse.Submitter;
      urls?: string[];
    }
    export namespace Report {
      export interface MitigationSummary {
        accepted_url_count: Integer;
        active_count: Integer;
        external_host_notified: boolean;
        in_review_count: Integer;
        pending_count: Integer;
      }
      export type Submitter = SubmittedGetResponse.Submitter;
    }
  }

  export type AbuseReportListResponsesV4PagePagination = V4PagePagination<AbuseReportListResponse>;

  export interface MitigationListResponse {
    mitigations: MitigationListResponse.Mitigation[];
  }
  export namespace MitigationListResponse {
    export interface Mitigation {
      id: string;
      /** @example "2009-11-10T23:00:00Z" */ effective_date: string;
      entity_id: string;
      entity_type: 'url_pattern' | 'account' | 'zone';
      status: 'pending' | 'active' | 'in_review' | 'cancelled' | 'removed';
      type: 'account_suspend' | 'copyright_interstitial' | 'geo_block' | 'legal_block' | 'malware_interstitial' | 'misleading_interstitial' | 'network_block' | 'phishing_interstitial' | 'playfairite_enforce' | 'r2_takedown_account' | 'r2_takedown_bucket' | 'r2_takedown_object' | 'rate_limit_cache' | 'redirect_video_stream' | 'zone_fint' | 'registrar_freeze' | 'registrar_parking' | 'stream_block_account' | 'user_suspend' | 'workers_takedown_by_zone_id';
    }
  }

  export type MitigationListResponsesV4PagePagination = V4PagePagination<MitigationListResponse>;

  export type MitigationReviewResponsesSinglePage = SinglePage<MitigationListResponse.Mitigation>;

  export interface EmailListItem {
    body: string;
    id: string;
    recipient: string;
    /** @example "2009-11-10T23:00:00Z" */ sent_at: string;
    subject: string;
  }
}

export declare namespace AbuseReports.Submitted {
  /** Messages tied to a complaint you filed. */
  export interface Emails {
    /** Page through the emails tied to an abuse report the account submitted.
     *  @http GET /accounts/{account_id}/abuse-reports/submitted/{report_id}/emails
     *  @items emails */
    list(
      reportID: string,
      params: EmailListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePagination<EmailListResponse.Email>, EmailListResponse.Email>;
  }

  export interface EmailListParams extends InAccount {
    page?: number;
    per_page?: number;
  }

  export interface EmailListResponse {
    emails: EmailListResponse.Email[];
  }
  export namespace EmailListResponse {
    export interface Email {
      id: string;
      body: string;
      recipient: string;
      sent_at: string;
      subject: string;
    }
  }
}
