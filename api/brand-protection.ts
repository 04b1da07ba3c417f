import type { APIPromise, PagePromise, RequestOptions, SinglePage, Uploadable } from './_client.ts';
import type { DateTime, InAccount, Integer } from './_shared.ts';

/** Brand Protection: Watch for domains and logos that imitate your brand.
 *  @product brandProtection Brand Protection
 *  @docs https://developers.cloudflare.com/security-center/brand-protection/ */
export interface BrandProtection {
  readonly queries: BrandProtection.Queries;
  readonly matches: BrandProtection.Matches;
  readonly logos: BrandProtection.Logos;
  readonly logoMatches: BrandProtection.LogoMatches;
  readonly v2: BrandProtection.V2;
  readonly alerts: BrandProtection.Alerts;
  readonly brands: BrandProtection.Brands;
  readonly recentSubmissions: BrandProtection.RecentSubmissions;
  readonly trackedDomains: BrandProtection.TrackedDomains;
  readonly internal: BrandProtection.Internal;
  readonly live: BrandProtection.Live;
  readonly ready: BrandProtection.Ready;
  readonly signedURL: BrandProtection.SignedURL;

  /** Submit a suspicious URL for brand protection review.
   *  @http POST /accounts/{account_id}/brand-protection/submit
   *  @unwrapped
   *  @status 201
   *  @permission Intel Write
   *  @availability ga */
  submit(
    params: BrandProtection.BrandProtectionSubmitParams,
    options?: RequestOptions,
  ): APIPromise<BrandProtection.BrandProtectionSubmitResponse>;

  /** Look up what is known about submitted URLs.
   *  @http GET /accounts/{account_id}/brand-protection/url-info
   *  @permission Intel Write; Intel Read
   *  @availability ga */
  urlInfo(
    params: BrandProtection.BrandProtectionURLInfoParams,
    options?: RequestOptions,
  ): PagePromise<SinglePage<BrandProtection.BrandProtectionURLInfoResponse>, BrandProtection.BrandProtectionURLInfoResponse>;

  /** Mark a submission as cleared.
   *  @http PATCH /accounts/{account_id}/brand-protection/clear
   *  @answer void
   *  @permission Intel Write
   *  @availability ga
   *  @docs https://developers.cloudflare.com/api/operations/patchAccountsAccountIdBrandProtectionClear */
  clear(params: BrandProtection.BrandProtectionClearParams, options?: RequestOptions): APIPromise<void>;

  /** Look up what brand protection knows of a domain.
   *  @http GET /accounts/{account_id}/brand-protection/domain-info
   *  @answer void
   *  @permission Intel Write; Intel Read
   *  @availability ga
   *  @docs https://developers.cloudflare.com/api/operations/getAccountsAccountIdBrandProtectionDomainInfo */
  domainInfo(params: BrandProtection.BrandProtectionDomainInfoParams, options?: RequestOptions): APIPromise<void>;

  /** Mark a submission as refuted, judged not to be phishing.
   *  @http PATCH /accounts/{account_id}/brand-protection/refute
   *  @answer void
   *  @permission Intel Write
   *  @availability ga
   *  @docs https://developers.cloudflare.com/api/operations/patchAccountsAccountIdBrandProtectionRefute */
  refute(params: BrandProtection.BrandProtectionRefuteParams, options?: RequestOptions): APIPromise<void>;

  /** Run a logo through logo matching.
   *  @http POST /accounts/{account_id}/brand-protection/scan-logo
   *  @answer void
   *  @permission Intel Write
   *  @availability ga
   *  @docs https://developers.cloudflare.com/api/operations/postAccountsAccountIdBrandProtectionScanLogo */
  scanLogo(params: BrandProtection.BrandProtectionScanLogoParams, options?: RequestOptions): APIPromise<void>;

  /** Run a web page through logo matching.
   *  @http POST /accounts/{account_id}/brand-protection/scan-page
   *  @answer void
   *  @permission Intel Write
   *  @availability ga
   *  @docs https://developers.cloudflare.com/api/operations/postAccountsAccountIdBrandProtectionScanPage */
  scanPage(params: BrandProtection.BrandProtectionScanPageParams, options?: RequestOptions): APIPromise<void>;

  /** Search for domains whose names match given strings.
   *  @http POST /accounts/{account_id}/brand-protection/search
   *  @answer void
   *  @permission Intel Write
   *  @availability ga
   *  @docs https://developers.cloudflare.com/api/operations/postAccountsAccountIdBrandProtectionSearch */
  search(params: BrandProtection.BrandProtectionSearchParams, options?: RequestOptions): APIPromise<void>;

  /** Look up the outcome of an earlier URL submission.
   *  @http GET /accounts/{account_id}/brand-protection/submission-info
   *  @answer void
   *  @permission Intel Write; Intel Read
   *  @availability ga
   *  @docs https://developers.cloudflare.com/api/operations/getAccountsAccountIdBrandProtectionSubmissionInfo */
  submissionInfo(params: BrandProtection.BrandProtectionSubmissionInfoParams, options?: RequestOptions): APIPromise<void>;

  /** Count the saved domain queries, to compare with your limit.
   *  @http GET /accounts/{account_id}/brand-protection/total-queries
   *  @answer void
   *  @permission Intel Write; Intel Read
   *  @availability ga
   *  @docs https://developers.cloudflare.com/api/operations/getAccountsAccountIdBrandProtectionTotalQueries */
  totalQueries(params: BrandProtection.BrandProtectionTotalQueriesParams, options?: RequestOptions): APIPromise<void>;

  /** Mark a submission as verified, judged to be phishing.
   *  @http PATCH /accounts/{account_id}/brand-protection/verify
   *  @answer void
   *  @permission Intel Write
   *  @availability ga
   *  @docs https://developers.cloudflare.com/api/operations/patchAccountsAccountIdBrandProtectionVerify */
  verify(params: BrandProtection.BrandProtectionVerifyParams, options?: RequestOptions): APIPromise<void>;
}

export declare namespace BrandProtection {
  export type BrandProtectionSubmitParams = InAccount;

  export interface BrandProtectionSubmitResponse {
    skipped_urls?: ({ [key: string]: unknown })[];
    submitted_urls?: ({ [key: string]: unknown })[];
  }

  export type BrandProtectionURLInfoParams = InAccount;

  export type BrandProtectionURLInfoResponse = { [key: string]: unknown };

  export type BrandProtectionClearParams = InAccount;

  export type BrandProtectionDomainInfoParams = InAccount;

  export type BrandProtectionRefuteParams = InAccount;

  export type BrandProtectionScanLogoParams = InAccount;

  export type BrandProtectionScanPageParams = InAccount;

  export type BrandProtectionSearchParams = InAccount;

  export type BrandProtectionSubmissionInfoParams = InAccount;

  export type BrandProtectionTotalQueriesParams = InAccount;

  export type BrandProtectionVerifyParams = InAccount;

  /** Saved searches that keep watching for new domains. */
  export interface Queries {
    readonly matches: Queries.Matches;

    /** Save a query that watches new domains for given strings.
     *  @http POST /accounts/{account_id}/brand-protection/queries
     *  @body json required
     *  @answer void
     *  @permission Intel Write
     *  @availability ga */
    create(params: QueryCreateParams, options?: RequestOptions): APIPromise<void>;

    /** Delete a saved domain query by id, tag or scan flag.
     *  @http DELETE /accounts/{account_id}/brand-protection/queries
     *  @answer void
     *  @permission Intel Write
     *  @availability ga */
    delete(params: QueryDeleteParams, options?: RequestOptions): APIPromise<void>;

    /** Save many domain queries in one call.
     *  @http POST /accounts/{account_id}/brand-protection/queries/bulk
     *  @body json required
     *  @answer void
     *  @permission Intel Write
     *  @availability ga */
    bulk(params: QueryBulkParams, options?: RequestOptions): APIPromise<void>;

    /** List the account's saved domain queries.
     *  @http GET /accounts/{account_id}/brand-protection/queries
     *  @answer void
     *  @permission Intel Write; Intel Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/getAccountsAccountIdBrandProtectionQueries */
    list(params: QueryListParams, options?: RequestOptions): APIPromise<void>;

    /** Change a saved query's string matches, tag or scanning.
     *  @http PATCH /accounts/{account_id}/brand-protection/queries
     *  @body json required
     *  @answer void
     *  @permission Intel Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/patchAccountsAccountIdBrandProtectionQueries */
    edit(params: QueryEditParams, options?: RequestOptions): APIPromise<void>;
  }

  export interface QueryCreateParams extends InAccount {
    /** @query */ id?: string;
    /** @query @wire scan */ query_scan?: boolean;
    /** @query @wire tag */ query_tag?: string;
    max_time?: DateTime | null;
    min_time?: DateTime | null;
    /** @wire scan */ body_scan?: boolean;
    string_matches?: unknown;
    /** @wire tag */ body_tag?: string;
  }

  export interface QueryDeleteParams extends InAccount {
    /** @query */ id?: string;
    /** @query */ scan?: boolean;
    /** @query */ tag?: string;
  }

  export interface QueryBulkParams extends InAccount {
    queries?: ({ [key: string]: unknown })[];
  }

  export type QueryListParams = InAccount;

  export interface QueryEditParams extends InAccount {
    id?: Integer;
    scan?: boolean;
    string_matches?: ({ max_edit_distance?: number; pattern: string })[];
    tag?: string;
  }

  /** New domains that resemble the strings you watch. */
  export interface Matches {
    /** Download domain matches of saved queries, with dismissed ones if asked.
     *  @http GET /accounts/{account_id}/brand-protection/matches/download
     *  @unwrapped
     *  @permission Intel Write; Intel Read
     *  @availability ga */
    download(params: MatchDownloadParams, options?: RequestOptions): APIPromise<MatchGetResponse>;

    /** List domain matches of saved queries, with dismissed ones if asked.
     *  @http GET /accounts/{account_id}/brand-protection/matches
     *  @unwrapped
     *  @permission Intel Write; Intel Read
     *  @availability ga */
    get(params: MatchGetParams, options?: RequestOptions): APIPromise<MatchGetResponse>;
  }

  export type MatchDownloadParams = MatchGetParams;

  export type MatchDownloadResponse = MatchGetResponse;

  export interface MatchGetParams extends InAccount {
    id?: string;
    include_dismissed?: boolean;
    include_domain_id?: boolean;
    limit?: Integer;
    offset?: Integer;
  }

  export interface MatchGetResponse {
    matches?: ({ [key: string]: unknown })[];
    total?: Integer;
  }

  /** Images to look out for on other sites. */
  export interface Logos {
    /** Upload a logo image to watch for, with tag and match threshold.
     *  @http POST /accounts/{account_id}/brand-protection/logos
     *  @body form required
     *  @unwrapped
     *  @status 201
     *  @permission Intel Write
     *  @availability ga */
    create(params: LogoCreateParams, options?: RequestOptions): APIPromise<LogoCreateResponse>;

    /** Stop watching for a logo by deleting it.
     *  @http DELETE /accounts/{account_id}/brand-protection/logos/{logo_id}
     *  @answer void
     *  @permission Intel Write
     *  @availability ga */
    delete(/** @minLength 1 */ logoID: string, params: LogoDeleteParams, options?: RequestOptions): APIPromise<void>;

    /** List the logos saved for visual matching.
     *  @http GET /accounts/{account_id}/brand-protection/logos
     *  @answer void
     *  @permission Intel Write; Intel Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/getAccountsAccountIdBrandProtectionLogos */
    list(params: LogoListParams, options?: RequestOptions): APIPromise<void>;

    /** Read one saved logo by ID.
     *  @http GET /accounts/{account_id}/brand-protection/logos/{logo_id}
     *  @answer void
     *  @permission Intel Write; Intel Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/getAccountsAccountIdBrandProtectionLogosLogoId */
    get(/** @minLength 1 */ logoID: string, params: LogoGetParams, options?: RequestOptions): APIPromise<void>;
  }

  export interface LogoCreateParams extends InAccount {
    /** @query */ match_type?: string;
    /** @query */ tag?: string;
    /** @query */ threshold?: number;
    image?: Uploadable;
  }

  export interface LogoCreateResponse {
    id?: Integer;
    tag?: string;
    upload_path?: string;
  }

  export type LogoDeleteParams = InAccount;

  export type LogoListParams = InAccount;

  export type LogoGetParams = InAccount;

  /** Pages on which a watched logo was seen. */
  export interface LogoMatches {
    /** Download logo matches as a file, for one logo or all.
     *  @http GET /accounts/{account_id}/brand-protection/logo-matches/download
     *  @unwrapped
     *  @permission Intel Write; Intel Read
     *  @availability ga */
    download(params: LogoMatchDownloadParams, options?: RequestOptions): APIPromise<MatchGetResponse>;

    /** List logo matches found so far, for one logo or all.
     *  @http GET /accounts/{account_id}/brand-protection/logo-matches
     *  @unwrapped
     *  @permission Intel Write; Intel Read
     *  @availability ga */
    get(params: LogoMatchGetParams, options?: RequestOptions): APIPromise<MatchGetResponse>;
  }

  export type LogoMatchDownloadParams = LogoMatchGetParams;

  export type LogoMatchDownloadResponse = MatchGetResponse;

  export interface LogoMatchGetParams extends InAccount {
    limit?: string;
    logo_id?: string[];
    offset?: string;
  }

  export type LogoMatchGetResponse = MatchGetResponse;

  /** The second version of the brand watch. */
  export interface V2 {
    readonly queries: V2.Queries;
    readonly matches: V2.Matches;
    readonly logos: V2.Logos;
    readonly logoMatches: V2.LogoMatches;
    readonly letters: V2.Letters;
    readonly takedownNotices: V2.TakedownNotices;

    /** Count saved v2 queries, to compare with your limit.
     *  @http GET /accounts/{account_id}/cloudforce-one/v2/brand-protection/total-queries
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/get_TotalQueries */
    totalQueries(params: V2TotalQueriesParams, options?: RequestOptions): APIPromise<V2TotalQueriesResponse>;
  }

  export type V2TotalQueriesParams = InAccount;

  export type V2TotalQueriesResponse = ({ /** @min 0 */ total_queries: Integer })[];

  /** Suspected imitations that wait for a verdict. */
  export interface Alerts {
    /** List brand protection alerts for the account.
     *  @http GET /accounts/{account_id}/brand-protection/alerts
     *  @answer void
     *  @permission Intel Write; Intel Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/getAccountsAccountIdBrandProtectionAlerts */
    list(params: AlertListParams, options?: RequestOptions): APIPromise<void>;

    /** Change brand protection alerts.
     *  @http PATCH /accounts/{account_id}/brand-protection/alerts
     *  @answer void
     *  @permission Intel Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/patchAccountsAccountIdBrandProtectionAlerts */
    edit(params: AlertEditParams, options?: RequestOptions): APIPromise<void>;

    /** Mark brand protection alerts as cleared.
     *  @http PATCH /accounts/{account_id}/brand-protection/alerts/clear
     *  @answer void
     *  @permission Intel Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/patchAccountsAccountIdBrandProtectionAlertsClear */
    clear(params: AlertClearParams, options?: RequestOptions): APIPromise<void>;

    /** Mark brand protection alerts as refuted, judged not to be abuse.
     *  @http PATCH /accounts/{account_id}/brand-protection/alerts/refute
     *  @answer void
     *  @permission Intel Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/patchAccountsAccountIdBrandProtectionAlertsRefute */
    refute(params: AlertRefuteParams, options?: RequestOptions): APIPromise<void>;

    /** Mark brand protection alerts as verified, judged to be real.
     *  @http PATCH /accounts/{account_id}/brand-protection/alerts/verify
     *  @answer void
     *  @permission Intel Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/patchAccountsAccountIdBrandProtectionAlertsVerify */
    verify(params: AlertVerifyParams, options?: RequestOptions): APIPromise<void>;
  }

  export type AlertListParams = InAccount;

  export type AlertEditParams = InAccount;

  export type AlertClearParams = InAccount;

  export type AlertRefuteParams = InAccount;

  export type AlertVerifyParams = InAccount;

  /** Names under watch. */
  export interface Brands {
    readonly patterns: Brands.Patterns;

    /** List the brands the account has under protection.
     *  @http GET /accounts/{account_id}/brand-protection/brands
     *  @answer void
     *  @permission Intel Write; Intel Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/getAccountsAccountIdBrandProtectionBrands */
    list(params: BrandListParams, options?: RequestOptions): APIPromise<void>;

    /** Add a brand to watch for impersonation.
     *  @http POST /accounts/{account_id}/brand-protection/brands
     *  @answer void
     *  @permission Intel Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/postAccountsAccountIdBrandProtectionBrands */
    create(params: BrandCreateParams, options?: RequestOptions): APIPromise<void>;

    /** Remove a brand from protection.
     *  @http DELETE /accounts/{account_id}/brand-protection/brands
     *  @answer void
     *  @permission Intel Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/deleteAccountsAccountIdBrandProtectionBrands */
    delete(params: BrandDeleteParams, options?: RequestOptions): APIPromise<void>;
  }

  export type BrandListParams = InAccount;

  export type BrandCreateParams = InAccount;

  export type BrandDeleteParams = InAccount;

  /** Suspicious URLs that were handed in lately. */
  export interface RecentSubmissions {
    /** List the URLs that were submitted lately.
     *  @http GET /accounts/{account_id}/brand-protection/recent-submissions
     *  @answer void
     *  @permission Intel Write; Intel Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/getAccountsAccountIdBrandProtectionRecentSubmissions */
    list(params: RecentSubmissionListParams, options?: RequestOptions): APIPromise<void>;
  }

  export type RecentSubmissionListParams = InAccount;

  /** Domains kept under observation. */
  export interface TrackedDomains {
    /** List the domains that brand protection is tracking.
     *  @http GET /accounts/{account_id}/brand-protection/tracked-domains
     *  @answer void
     *  @permission Intel Write; Intel Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/getAccountsAccountIdBrandProtectionTrackedDomains */
    list(params: TrackedDomainListParams, options?: RequestOptions): APIPromise<void>;
  }

  export type TrackedDomainListParams = InAccount;

  /** Submission of items through the service's inner path. */
  export interface Internal {
    /** Submit an item through the internal brand protection path.
     *  @http POST /internal/submit
     *  @answer void
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/postInternalSubmit */
    submit(options?: RequestOptions): APIPromise<void>;
  }

  /** A probe that tells whether the service is running. */
  export interface Live {
    /** Probe whether the brand protection service is alive.
     *  @http GET /live
     *  @answer void
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/getLive */
    get(options?: RequestOptions): APIPromise<void>;
  }

  /** A probe that tells whether the service can take requests. */
  export interface Ready {
    /** Probe whether the brand protection service is ready for requests.
     *  @http GET /ready
     *  @answer void
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/getReady */
    get(options?: RequestOptions): APIPromise<void>;
  }

  /** A time-limited link to logo matching files. */
  export interface SignedURL {
    /** Get a signed URL for logo matching files.
     *  @http GET /signed-url
     *  @answer void
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/getSignedUrl */
    get(options?: RequestOptions): APIPromise<void>;
  }

  export type BrandProtectionURLInfoResponsesSinglePage = SinglePage<BrandProtectionURLInfoResponse>;

  export interface Info {
    categorizations?: Info.Categorization[];
    model_results?: Info.ModelResult[];
    rule_matches?: Info.RuleMatch[];
    scan_status?: Info.ScanStatus;
    screenshot_download_signature?: string;
    screenshot_path?: string;
    url?: string;
  }
  export namespace Info {
    export interface Categorization {
      category?: string;
      verification_status?: string;
    }
    export interface ModelResult {
      model_name?: string;
      model_score?: number;
    }
    export interface RuleMatch {
      banning?: boolean;
      blocking?: boolean;
      description?: string;
      name?: string;
    }
    export interface ScanStatus {
      last_processed?: string;
      scan_complete?: boolean;
      status_code?: number;
      submission_id?: number;
    }
  }

  export interface Submit {
    excluded_urls?: Submit.ExcludedURL[];
    skipped_urls?: Submit.SkippedURL[];
    submitted_urls?: Submit.SkippedURL[];
  }
  export namespace Submit {
    export interface ExcludedURL {
      url?: string;
    }
    export interface SkippedURL {
      url?: string;
      url_id?: number;
    }
    export type SubmittedURL = SkippedURL;
  }
}

export declare namespace BrandProtection.Queries {
  /** Verdicts on single hits of a saved search. */
  export interface Matches {
    /** Dismiss a domain that a saved query matched.
     *  @http POST /accounts/{account_id}/brand-protection/queries/{query_id}/matches/{domain_id}/dismiss
     *  @answer void
     *  @permission Intel Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/postAccountsAccountIdBrandProtectionQueriesQueryIdMatchesDomainIdDismiss */
    dismiss(/** @min 0 */ domainID: Integer, params: MatcheDismissParams, options?: RequestOptions): APIPromise<void>;

    /** Bring a dismissed domain back among a saved query's matches.
     *  @http POST /accounts/{account_id}/brand-protection/queries/{query_id}/matches/{domain_id}/undismiss
     *  @answer void
     *  @permission Intel Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/postAccountsAccountIdBrandProtectionQueriesQueryIdMatchesDomainIdUndismiss */
    undismiss(/** @min 0 */ domainID: Integer, params: MatcheUndismissParams, options?: RequestOptions): APIPromise<void>;
  }

  export interface MatcheDismissParams extends InAccount {
    /** @min 0 */ query_id: Integer;
  }

  export type MatcheUndismissParams = MatcheDismissParams;
}

export declare namespace BrandProtection.V2 {
  /** Saved domain searches, second version. */
  export interface Queries {
    /** Page through saved v2 domain queries, or fetch one by id.
     *  @http GET /accounts/{account_id}/cloudforce-one/v2/brand-protection/domain/queries
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga */
    get(params: QueryGetParams, options?: RequestOptions): APIPromise<QueryGetResponse>;

    /** Save a v2 query that watches new domains for strings like your brand.
     *  @http POST /accounts/{account_id}/cloudforce-one/v2/brand-protection/domain/queries
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @docs https://developers.cloudflare.com/api/operations/post_InsertDomainQuery */
    create(params: QueryCreateParams, options?: RequestOptions): APIPromise<QueryEditResponse>;

    /** Change a v2 domain query's string matches, tag, period or scanning.
     *  @http PATCH /accounts/{account_id}/cloudforce-one/v2/brand-protection/domain/queries/{query_id}
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @docs https://developers.cloudflare.com/api/operations/patch_UpdateDomainQuery */
    edit(/** @minLength 1 */ queryID: string, params: QueryEditParams, options?: RequestOptions): APIPromise<QueryEditResponse>;

    /** Delete a v2 domain query by its ID.
     *  @http DELETE /accounts/{account_id}/cloudforce-one/v2/brand-protection/domain/queries/{query_id}
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @docs https://developers.cloudflare.com/api/operations/delete_DeleteDomainQuery */
    delete(/** @minLength 1 */ queryID: string, params: QueryDeleteParams, options?: RequestOptions): APIPromise<LogoDeleteResponse>;
  }

  export interface QueryGetParams extends InAccount {
    id?: string;
    /** @exclusiveMin 0 @max 1000000 */ page?: Integer;
    /** @exclusiveMin 0 @max 100 */ per_page?: Integer;
  }

  export type QueryGetResponse = QueryGetResponse.UnionMember0[] | QueryGetResponse.UnionMember0;
  export namespace QueryGetResponse {
    export interface UnionMember0 {
      created: string;
      parameters: UnionMember0.Parameters | null;
      query_id: Integer;
      query_tag: string;
      scan: boolean;
      updated: string;
    }
    export namespace UnionMember0 {
      export interface Parameters {
        string_matches: Parameters.StringMatch[];
        max_time?: string;
        min_time?: string;
      }
      export namespace Parameters {
        export interface StringMatch {
          /** @minLength 1 @maxLength 200 */ pattern: string;
        }
      }
    }
    export import UnionMember1 = BrandProtection.V2.QueryGetResponse.UnionMember0;
  }

  export type QueryCreateParams = QueryEditParams;

  export type QueryCreateResponse = QueryEditResponse;

  export interface QueryEditParams extends InAccount {
    max_time?: string;
    min_time?: string;
    scan?: boolean;
    scan_matches?: boolean;
    /** @default true */ search_lookback?: boolean;
    /** @minItems 1 @maxItems 100 */ string_matches: ({ /** @minLength 1 @maxLength 200 */ pattern: string })[];
    /** @minLength 1 */ tag: string;
  }

  export interface QueryEditResponse {
    message: string;
    query_id?: Integer;
    success: boolean;
  }

  export type QueryDeleteParams = InAccount;

  export type QueryDeleteResponse = LogoDeleteResponse;

  /** Domains hit by a saved search, second version. */
  export interface Matches {
    /** List the domain matches of one v2 query, in a chosen order.
     *  @http GET /accounts/{account_id}/cloudforce-one/v2/brand-protection/domain/matches
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga */
    get(params: MatchGetParams, options?: RequestOptions): APIPromise<MatchGetResponse>;
  }

  export interface MatchGetParams extends InAccount {
    query_id: string[];
    domain_search?: string;
    include_dismissed?: string;
    /** @default "false" */ include_domain_id?: string;
    /** @default "50" */ limit?: string;
    /** @default "0" */ offset?: string;
    order?: 'asc' | 'desc';
    orderBy?: 'domain' | 'first_seen' | 'registrar';
  }

  export interface MatchGetResponse {
    matches: MatchGetResponse.Match[];
    /** @min 0 */ total: Integer;
  }
  export namespace MatchGetResponse {
    export interface Match {
      domain: string;
      first_seen: string;
      public_scans: Match.PublicScans | null;
      registrar: string | null;
      scan_status: string;
      scan_submission_id: Integer | null;
      source: string | null;
      dismissed?: boolean;
      match_details?: Match.MatchDetail[];
    }
    export namespace Match {
      export interface MatchDetail {
        dismissed: boolean;
        match_id: Integer;
        query_id: Integer;
        query_tag: string | null;
      }
      export interface PublicScans {
        submission_id: string;
      }
    }
  }

  /** Images under watch, second version. */
  export interface Logos {
    /** Save a v2 logo query from image data, similarity threshold and lookback.
     *  @http POST /accounts/{account_id}/cloudforce-one/v2/brand-protection/logo/queries
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @availability ga */
    create(params: LogoCreateParams, options?: RequestOptions): APIPromise<LogoCreateResponse>;

    /** Delete a saved v2 logo query.
     *  @http DELETE /accounts/{account_id}/cloudforce-one/v2/brand-protection/logo/queries/{query_id}
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @availability ga */
    delete(/** @minLength 1 */ queryID: string, params: LogoDeleteParams, options?: RequestOptions): APIPromise<LogoDeleteResponse>;

    /** List saved v2 logo queries, or fetch one by id with download if asked.
     *  @http GET /accounts/{account_id}/cloudforce-one/v2/brand-protection/logo/queries
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga */
    get(params: LogoGetParams, options?: RequestOptions): APIPromise<LogoGetResponse>;

    /** Search for logos that look like an image, above a similarity score.
     *  @http POST /accounts/{account_id}/cloudforce-one/v2/brand-protection/logo/search
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/post_SearchLogoSimilarity */
    search(params: LogoSearchParams, options?: RequestOptions): APIPromise<LogoSearchResponse>;
  }

  export interface LogoCreateParams extends InAccount {
    /** @minLength 1 */ image_data: string;
    /** @min 0 @max 1 */ similarity_threshold: number;
    /** @minLength 1 */ tag: string;
    /** @default true */ search_lookback?: boolean;
  }

  export interface LogoCreateResponse {
    message: string;
    success: boolean;
    query_id?: Integer;
  }

  export type LogoDeleteParams = InAccount;

  export interface LogoDeleteResponse {
    message: string;
    success: boolean;
  }

  export interface LogoGetParams extends InAccount {
    id?: string;
    download?: string;
  }

  export type LogoGetResponse = LogoGetResponse.LogoGetResponseItem[];
  export namespace LogoGetResponse {
    export interface LogoGetResponseItem {
      id: Integer;
      r2_path: string;
      similarity_threshold: number;
      tag: string;
      uploaded_at: string | null;
      content_type?: string;
      image_data?: string;
    }
  }

  export interface LogoSearchParams extends InAccount {
    /** @query @default "false" */ showHistoric?: string;
    /** @query */ download?: string;
    /** @minLength 1 */ image_data: string;
    /** @min 0 @max 1 @default 0 */ score_threshold?: number;
    /** @min 1 @max 100 @default 10 */ top_k?: Integer;
  }

  export interface LogoSearchResponse {
    matches: ({
      account_id?: string;
      content_type?: string;
      domain?: string;
      image_data?: string;
      query_id?: Integer;
      r2_path?: string;
      similarity_score: number;
      similarity_threshold?: number;
      tag?: string;
      timestamp?: number;
      url_scan_id?: string;
      vector_id?: string;
    })[];
  }

  /** Sites where a watched image turned up, second version. */
  export interface LogoMatches {
    /** List or download the logo matches of one v2 query, in a chosen order.
     *  @http GET /accounts/{account_id}/cloudforce-one/v2/brand-protection/logo/matches
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga */
    get(params: LogoMatchGetParams, options?: RequestOptions): APIPromise<LogoMatchGetResponse>;
  }

  export interface LogoMatchGetParams extends InAccount {
    /** @minLength 1 */ query_id: string;
    download?: string;
    /** @default "50" */ limit?: string;
    /** @default "0" */ offset?: string;
    order?: 'asc' | 'desc';
    orderBy?: 'matchedAt' | 'domain' | 'similarityScore' | 'registrar';
  }

  export interface LogoMatchGetResponse {
    matches: LogoMatchGetResponse.Match[];
    /** @min 0 */ total: Integer;
  }
  export namespace LogoMatchGetResponse {
    export interface Match {
      id: Integer;
      domain: string | null;
      matched_at: string | null;
      query_id: Integer;
      registrar: string | null;
      similarity_score: number;
      url_scan_id: string | null;
      content_type?: string;
      image_data?: string;
    }
  }

  /** Takedown letters filled in from templates. */
  export interface Letters {
    readonly templates: Letters.Templates;

    /** Fill in a letter template, opening a takedown notice with it if asked.
     *  @http POST /accounts/{account_id}/cloudforce-one/v2/brand-protection/letter/generate
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @docs https://developers.cloudflare.com/api/operations/post_LetterGenerate */
    generate(params: LetterGenerateParams, options?: RequestOptions): APIPromise<LetterGenerateResponse>;
  }

  export interface LetterGenerateParams extends InAccount {
    /** @default false */ createNotice?: boolean;
    fields: {
      discoveryDate?: string;
      /** @maxLength 500 */ domain?: string;
      generationDate?: string;
      /** @maxLength 500 */ jurisdiction?: string;
      /** @maxLength 500 */ registrantEmail?: string;
      /** @maxLength 500 */ registrar?: string;
      /** @maxLength 500 */ registrarEmail?: string;
      resolutionByDate?: string;
      /** @maxLength 500 */ senderCompany?: string;
      /** @maxLength 500 */ senderEmail?: string;
      /** @maxLength 500 */ senderName?: string;
      /** @maxLength 500 */ senderTitle?: string;
      /** @maxLength 500 */ trademarkName?: string;
      /** @maxLength 500 */ trademarkNumber?: string;
      /** @maxLength 500 */ trademarkOwner?: string;
    };
    /** @default "text" */ format?: 'text' | 'pdf';
    noticeParams?: {
      /** @minLength 1 @maxLength 253 */ domain: string;
      /** @exclusiveMin 0 */ queryId?: Integer;
      /** @default "sent" */ status?: 'draft' | 'sent' | 'resolved' | 'expired';
    };
    /** @minLength 1 */ templateId: string;
  }

  export interface LetterGenerateResponse {
    letter: string;
    /** @exclusiveMin 0 */ letterId?: Integer;
    notice?: {
      createdAt: string | null;
      domain: string;
      id: number;
      matchId: number | null;
      matchType: 'logo' | 'domain' | null;
      queryId: number | null;
      status: 'draft' | 'sent' | 'resolved' | 'expired';
      updatedAt: string | null;
    };
  }

  /** Demands to remove an imitating domain, with their status. */
  export interface TakedownNotices {
    readonly letters: TakedownNotices.Letters;

    /** List the account's takedown notices.
     *  @http GET /accounts/{account_id}/cloudforce-one/v2/brand-protection/takedown-notices
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @docs https://developers.cloudflare.com/api/operations/get_TakedownNoticeList */
    list(params: TakedownNoticeListParams, options?: RequestOptions): APIPromise<TakedownNoticeListResponse>;

    /** Open a takedown notice for a domain, tied to a match if known.
     *  @http POST /accounts/{account_id}/cloudforce-one/v2/brand-protection/takedown-notices
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @docs https://developers.cloudflare.com/api/operations/post_TakedownNoticeCreate */
    create(params: TakedownNoticeCreateParams, options?: RequestOptions): APIPromise<TakedownNoticeGetResponse>;

    /** Read one takedown notice.
     *  @http GET /accounts/{account_id}/cloudforce-one/v2/brand-protection/takedown-notices/{notice_id}
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @docs https://developers.cloudflare.com/api/operations/get_TakedownNoticeGet */
    get(
      /** @exclusiveMin 0 */ noticeID: Integer,
      params: TakedownNoticeGetParams,
      options?: RequestOptions,
    ): APIPromise<TakedownNoticeGetResponse>;

    /** Update a takedown notice's status, domain or match.
     *  @http PUT /accounts/{account_id}/cloudforce-one/v2/brand-protection/takedown-notices/{notice_id}
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @docs https://developers.cloudflare.com/api/operations/put_TakedownNoticeUpdate */
    update(
      /** @exclusiveMin 0 */ noticeID: Integer,
      params: TakedownNoticeUpdateParams,
      options?: RequestOptions,
    ): APIPromise<TakedownNoticeGetResponse>;

    /** Delete a takedown notice.
     *  @http DELETE /accounts/{account_id}/cloudforce-one/v2/brand-protection/takedown-notices/{notice_id}
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @docs https://developers.cloudflare.com/api/operations/delete_TakedownNoticeDelete */
    delete(
      /** @exclusiveMin 0 */ noticeID: Integer,
      params: TakedownNoticeDeleteParams,
      options?: RequestOptions,
    ): APIPromise<LogoDeleteResponse>;

    /** Look up which of several domains have takedown notices.
     *  @http POST /accounts/{account_id}/cloudforce-one/v2/brand-protection/takedown-notices/lookup
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @docs https://developers.cloudflare.com/api/operations/post_TakedownNoticeLookup */
    lookup(params: TakedownNoticeLookupParams, options?: RequestOptions): APIPromise<TakedownNoticeLookupResponse>;
  }

  export type TakedownNoticeListParams = InAccount;

  export interface TakedownNoticeListResponse {
    notices: ({
      createdAt: string | null;
      domain: string;
      id: number;
      matchId: number | null;
      matchType: 'logo' | 'domain' | null;
      queryId: number | null;
      status: 'draft' | 'sent' | 'resolved' | 'expired';
      updatedAt: string | null;
    })[];
  }

  export interface TakedownNoticeCreateParams extends InAccount {
    /** @minLength 1 @maxLength 253 */ domain: string;
    /** @exclusiveMin 0 */ matchId?: Integer;
    matchType?: 'logo' | 'domain';
    /** @exclusiveMin 0 */ queryId?: Integer;
    /** @default "draft" */ status?: 'draft' | 'sent' | 'resolved' | 'expired';
  }

  export type TakedownNoticeCreateResponse = TakedownNoticeGetResponse;

  export type TakedownNoticeGetParams = InAccount;

  export interface TakedownNoticeGetResponse {
    createdAt: string | null;
    domain: string;
    id: number;
    matchId: number | null;
    matchType: 'logo' | 'domain' | null;
    queryId: number | null;
    status: 'draft' | 'sent' | 'resolved' | 'expired';
    updatedAt: string | null;
  }

  export interface TakedownNoticeUpdateParams extends InAccount {
    /** @minLength 1 @maxLength 253 */ domain?: string;
    /** @exclusiveMin 0 */ matchId?: Integer | null;
    matchType?: 'logo' | 'domain' | null;
    /** @exclusiveMin 0 */ queryId?: Integer | null;
    status?: 'draft' | 'sent' | 'resolved' | 'expired';
  }

  export type TakedownNoticeUpdateResponse = TakedownNoticeGetResponse;

  export type TakedownNoticeDeleteParams = InAccount;

  export type TakedownNoticeDeleteResponse = LogoDeleteResponse;

  export interface TakedownNoticeLookupParams extends InAccount {
    /** @minItems 1 @maxItems 100 */ domains: (/** @minLength 1 @maxLength 253 */ string)[];
    /** @exclusiveMin 0 */ queryId?: Integer;
    /** @maxItems 100 */ queryIds?: (/** @exclusiveMin 0 */ Integer)[];
  }

  export interface TakedownNoticeLookupResponse {
    notices: ({
      domain: string;
      notice: {
        createdAt: string | null;
        domain: string;
        id: number;
        matchId: number | null;
        matchType: 'logo' | 'domain' | null;
        queryId: number | null;
        status: 'draft' | 'sent' | 'resolved' | 'expired';
        updatedAt: string | null;
      };
      queryId: number | null;
    })[];
  }
}

export declare namespace BrandProtection.V2.Letters {
  /** Reusable letter texts with fields to fill. */
  export interface Templates {
    /** List the takedown letter templates.
     *  @http GET /accounts/{account_id}/cloudforce-one/v2/brand-protection/letter/templates
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @docs https://developers.cloudflare.com/api/operations/get_LetterTemplateList */
    list(params: TemplateListParams, options?: RequestOptions): APIPromise<TemplateListResponse>;

    /** Create a takedown letter template with a body and category.
     *  @http POST /accounts/{account_id}/cloudforce-one/v2/brand-protection/letter/templates
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @docs https://developers.cloudflare.com/api/operations/post_LetterTemplateCreate */
    create(params: TemplateCreateParams, options?: RequestOptions): APIPromise<TemplateGetResponse>;

    /** Read one takedown letter template.
     *  @http GET /accounts/{account_id}/cloudforce-one/v2/brand-protection/letter/templates/{template_id}
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @docs https://developers.cloudflare.com/api/operations/get_LetterTemplateGet */
    get(/** @minLength 1 */ templateID: string, params: TemplateGetParams, options?: RequestOptions): APIPromise<TemplateGetResponse>;

    /** Update a letter template's name, body, category or description.
     *  @http PUT /accounts/{account_id}/cloudforce-one/v2/brand-protection/letter/templates/{template_id}
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @docs https://developers.cloudflare.com/api/operations/put_LetterTemplateUpdate */
    update(/** @minLength 1 */ templateID: string, params: TemplateUpdateParams, options?: RequestOptions): APIPromise<TemplateGetResponse>;

    /** Delete a takedown letter template.
     *  @http DELETE /accounts/{account_id}/cloudforce-one/v2/brand-protection/letter/templates/{template_id}
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @docs https://developers.cloudflare.com/api/operations/delete_LetterTemplateDelete */
    delete(/** @minLength 1 */ templateID: string, params: TemplateDeleteParams, options?: RequestOptions): APIPromise<LogoDeleteResponse>;

    /** Get example letter templates to start from.
     *  @http GET /accounts/{account_id}/cloudforce-one/v2/brand-protection/letter/templates/examples
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @docs https://developers.cloudflare.com/api/operations/get_LetterTemplateExamples */
    examples(params: TemplateExamplesParams, options?: RequestOptions): APIPromise<TemplateExamplesResponse>;
  }

  export type TemplateListParams = InAccount;

  export interface TemplateListResponse {
    templates: ({
      category: string;
      createdAt: string | null;
      description: string | null;
      id: string;
      name: string;
      source: 'system' | 'user';
      updatedAt: string | null;
    })[];
  }

  export interface TemplateCreateParams extends InAccount {
    /** @minLength 1 */ body: string;
    /** @minLength 1 @maxLength 100 */ category: string;
    /** @maxLength 1000 */ description?: string;
    /** @minLength 1 @maxLength 255 */ name: string;
  }

  export type TemplateCreateResponse = TemplateGetResponse;

  export type TemplateGetParams = InAccount;

  export interface TemplateGetResponse {
    body: string;
    category: string;
    createdAt: string | null;
    description: string | null;
    id: string;
    name: string;
    source: 'system' | 'user';
    updatedAt: string | null;
  }

  export interface TemplateUpdateParams extends InAccount {
    /** @minLength 1 */ body?: string;
    /** @minLength 1 @maxLength 100 */ category?: string;
    /** @maxLength 1000 */ description?: string | null;
    /** @minLength 1 @maxLength 255 */ name?: string;
  }

  export type TemplateUpdateResponse = TemplateGetResponse;

  export type TemplateDeleteParams = InAccount;

  export type TemplateDeleteResponse = LogoDeleteResponse;

  export type TemplateExamplesParams = InAccount;

  export interface TemplateExamplesResponse {
    templates: ({
      body: string;
      category: string;
      createdAt: string | null;
      description: string | null;
      id: string;
      name: string;
      source: 'system' | 'user';
      updatedAt: string | null;
    })[];
  }
}

export declare namespace BrandProtection.V2.TakedownNotices {
  /** Written demands that belong to one takedown case. */
  export interface Letters {
    /** List the letters written for a takedown notice.
     *  @http GET /accounts/{account_id}/cloudforce-one/v2/brand-protection/takedown-notices/{notice_id}/letters
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @docs https://developers.cloudflare.com/api/operations/get_TakedownLetterList */
    list(/** @exclusiveMin 0 */ noticeID: Integer, params: LetterListParams, options?: RequestOptions): APIPromise<LetterListResponse>;

    /** Write a letter for a takedown notice from a template and its fields.
     *  @http POST /accounts/{account_id}/cloudforce-one/v2/brand-protection/takedown-notices/{notice_id}/letters
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @docs https://developers.cloudflare.com/api/operations/post_TakedownLetterCreate */
    create(/** @exclusiveMin 0 */ noticeID: Integer, params: LetterCreateParams, options?: RequestOptions): APIPromise<LetterGetResponse>;

    /** Read one letter of a takedown notice.
     *  @http GET /accounts/{account_id}/cloudforce-one/v2/brand-protection/takedown-notices/{notice_id}/letters/{letter_id}
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @docs https://developers.cloudflare.com/api/operations/get_TakedownLetterGet */
    get(/** @exclusiveMin 0 */ letterID: Integer, params: LetterGetParams, options?: RequestOptions): APIPromise<LetterGetResponse>;

    /** Delete a letter from a takedown notice.
     *  @http DELETE /accounts/{account_id}/cloudforce-one/v2/brand-protection/takedown-notices/{notice_id}/letters/{letter_id}
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @docs https://developers.cloudflare.com/api/operations/delete_TakedownLetterDelete */
    delete(/** @exclusiveMin 0 */ letterID: Integer, params: LetterDeleteParams, options?: RequestOptions): APIPromise<LogoDeleteResponse>;

    /** Download a takedown letter as a PDF.
     *  @http GET /accounts/{account_id}/cloudforce-one/v2/brand-protection/takedown-notices/{notice_id}/letters/{letter_id}/pdf
     *  @answer binary application/pdf
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @docs https://developers.cloudflare.com/api/operations/get_TakedownLetterPdfGet */
    pdf(/** @exclusiveMin 0 */ letterID: Integer, params: LetterPdfParams, options?: RequestOptions): APIPromise<Response>;
  }

  export type LetterListParams = InAccount;

  export interface LetterListResponse {
    letters: ({
      createdAt: string | null;
      id: number;
      letterType: string;
      takedownNoticeId: number;
      templateId: string;
    })[];
  }

  export interface LetterCreateParams extends InAccount {
    fields: {
      discoveryDate?: string;
      /** @maxLength 500 */ domain?: string;
      generationDate?: string;
      /** @maxLength 500 */ jurisdiction?: string;
      /** @maxLength 500 */ registrantEmail?: string;
      /** @maxLength 500 */ registrar?: string;
      /** @maxLength 500 */ registrarEmail?: string;
      resolutionByDate?: string;
      /** @maxLength 500 */ senderCompany?: string;
      /** @maxLength 500 */ senderEmail?: string;
      /** @maxLength 500 */ senderName?: string;
      /** @maxLength 500 */ senderTitle?: string;
      /** @maxLength 500 */ trademarkName?: string;
      /** @maxLength 500 */ trademarkNumber?: string;
      /** @maxLength 500 */ trademarkOwner?: string;
    };
    /** @minLength 1 */ templateId: string;
  }

  export type LetterCreateResponse = LetterGetResponse;

  export interface LetterGetParams extends InAccount {
    /** @exclusiveMin 0 */ notice_id: Integer;
  }

  export interface LetterGetResponse {
    createdAt: string | null;
    id: number;
    letterText: string;
    letterType: string;
    takedownNoticeId: number;
    templateId: string;
  }

  export type LetterDeleteParams = LetterGetParams;

  export type LetterDeleteResponse = LogoDeleteResponse;

  export type LetterPdfParams = LetterGetParams;
}

export declare namespace BrandProtection.Brands {
  /** Strings by which imitations of a brand are recognized. */
  export interface Patterns {
    /** List the patterns that are matched for brands.
     *  @http GET /accounts/{account_id}/brand-protection/brands/patterns
     *  @answer void
     *  @permission Intel Write; Intel Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/getAccountsAccountIdBrandProtectionBrandsPatterns */
    list(params: PatternListParams, options?: RequestOptions): APIPromise<void>;

    /** Add a pattern for a brand to be matched by.
     *  @http POST /accounts/{account_id}/brand-protection/brands/patterns
     *  @answer void
     *  @permission Intel Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/postAccountsAccountIdBrandProtectionBrandsPatterns */
    create(params: PatternCreateParams, options?: RequestOptions): APIPromise<void>;

    /** Remove a pattern from a brand.
     *  @http DELETE /accounts/{account_id}/brand-protection/brands/patterns
     *  @answer void
     *  @permission Intel Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/deleteAccountsAccountIdBrandProtectionBrandsPatterns */
    delete(params: PatternDeleteParams, options?: RequestOptions): APIPromise<void>;
  }

  export type PatternListParams = InAccount;

  export type PatternCreateParams = InAccount;

  export type PatternDeleteParams = InAccount;
}
