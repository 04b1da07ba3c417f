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

  /** Submit suspicious URLs for a brand protection review.
   *
   *  URLs that are being scanned already, or that are on the no-scan list, are returned apart from those accepted.
   *  @http POST /accounts/{account_id}/brand-protection/submit
   *  @unwrapped
   *  @status 201
   *  @permission Intel Write
   *  @availability ga
   *  @aliases report phishing URL */
  submit(
    params: InAccount,
    options?: RequestOptions,
  ): APIPromise<BrandProtection.BrandProtectionSubmitResponse>;

  /** Get what is known about submitted URLs.
   *  @http GET /accounts/{account_id}/brand-protection/url-info
   *  @permission Intel Write; Intel Read
   *  @availability ga */
  urlInfo(
    params: InAccount,
    options?: RequestOptions,
  ): PagePromise<SinglePage<BrandProtection.BrandProtectionURLInfoResponse>, BrandProtection.BrandProtectionURLInfoResponse>;

  /** Mark a submission as cleared, awaiting verification again.
   *  @http PATCH /accounts/{account_id}/brand-protection/clear
   *  @response void
   *  @permission Intel Write
   *  @availability ga
   *  @docs https://developers.cloudflare.com/api/operations/patchAccountsAccountIdBrandProtectionClear */
  clear(params: InAccount, options?: RequestOptions): APIPromise<void>;

  /** Get what brand protection knows of a domain.
   *  @http GET /accounts/{account_id}/brand-protection/domain-info
   *  @response void
   *  @permission Intel Write; Intel Read
   *  @availability ga
   *  @docs https://developers.cloudflare.com/api/operations/getAccountsAccountIdBrandProtectionDomainInfo */
  domainInfo(params: InAccount, options?: RequestOptions): APIPromise<void>;

  /** Mark a submission as refuted, judged not to be phishing.
   *  @http PATCH /accounts/{account_id}/brand-protection/refute
   *  @response void
   *  @permission Intel Write
   *  @availability ga
   *  @docs https://developers.cloudflare.com/api/operations/patchAccountsAccountIdBrandProtectionRefute */
  refute(params: InAccount, options?: RequestOptions): APIPromise<void>;

  /** Run a logo through logo matching.
   *  @http POST /accounts/{account_id}/brand-protection/scan-logo
   *  @response void
   *  @permission Intel Write
   *  @availability ga
   *  @docs https://developers.cloudflare.com/api/operations/postAccountsAccountIdBrandProtectionScanLogo */
  scanLogo(params: InAccount, options?: RequestOptions): APIPromise<void>;

  /** Run a web page through logo matching.
   *  @http POST /accounts/{account_id}/brand-protection/scan-page
   *  @response void
   *  @permission Intel Write
   *  @availability ga
   *  @docs https://developers.cloudflare.com/api/operations/postAccountsAccountIdBrandProtectionScanPage */
  scanPage(params: InAccount, options?: RequestOptions): APIPromise<void>;

  /** Search for domains whose names match given strings.
   *  @http POST /accounts/{account_id}/brand-protection/search
   *  @response void
   *  @permission Intel Write
   *  @availability ga
   *  @docs https://developers.cloudflare.com/api/operations/postAccountsAccountIdBrandProtectionSearch */
  search(params: InAccount, options?: RequestOptions): APIPromise<void>;

  /** Get the outcome of an earlier URL submission.
   *  @http GET /accounts/{account_id}/brand-protection/submission-info
   *  @response void
   *  @permission Intel Write; Intel Read
   *  @availability ga
   *  @docs https://developers.cloudflare.com/api/operations/getAccountsAccountIdBrandProtectionSubmissionInfo */
  submissionInfo(params: InAccount, options?: RequestOptions): APIPromise<void>;

  /** Get the number of saved domain queries, to compare with the limit.
   *  @http GET /accounts/{account_id}/brand-protection/total-queries
   *  @response void
   *  @permission Intel Write; Intel Read
   *  @availability ga
   *  @docs https://developers.cloudflare.com/api/operations/getAccountsAccountIdBrandProtectionTotalQueries */
  totalQueries(params: InAccount, options?: RequestOptions): APIPromise<void>;

  /** Mark a submission as verified, judged to be phishing.
   *  @http PATCH /accounts/{account_id}/brand-protection/verify
   *  @response void
   *  @permission Intel Write
   *  @availability ga
   *  @docs https://developers.cloudflare.com/api/operations/patchAccountsAccountIdBrandProtectionVerify */
  verify(params: InAccount, options?: RequestOptions): APIPromise<void>;
}

export declare namespace BrandProtection {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Time of creation; null for what came with the system. */ createdAt: string;
    /** Outcome in words, for people. */ message: string;
    /** Whether the query scans the domains it matches. */ scan: boolean;
    /** State of the case; you set it, nothing is sent by it. */ status: unknown;
    /** Time of the last change; null if there was none. */ updatedAt: string;
    /** Match that led to the notice; null if none is tied to it. */ matchId: number;
    /** Kind of query that the match came from. */ matchType: unknown;
    /** Identifies the saved query; given on creation. */ query_id: number;
    /** Label that the query was saved under. */ tag: string;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Match to dismiss or restore, by the number that the list of matches has. */ domain_id: number;
    /** Letter to work on, as `brandProtection.v2.takedownNotices.letters.list` shows it. @from brandProtection.v2.takedownNotices.letters.list */
    letter_id: number;
    /** Logo that is watched, by the id that its upload returned. */ logo_id: string;
    /** Notice to work on, as `brandProtection.v2.takedownNotices.list` shows it. @from brandProtection.v2.takedownNotices.list */ notice_id: number;
    /** Query to work on, as the `list` of the same resource shows it. */ query_id: string;
    /** Template to work on, as `brandProtection.v2.letters.templates.list` shows it. @from brandProtection.v2.letters.templates.list */ template_id: string;
  }

  export interface BrandProtectionSubmitResponse {
    /** URLs that were not submitted, as they are being scanned already. */ skipped_urls?: { [key: string]: unknown }[];
    /** URLs that were accepted for scanning. */ submitted_urls?: { [key: string]: unknown }[];
  }

  export type BrandProtectionURLInfoResponse = { [key: string]: unknown };

  /** Saved searches that keep watching for new domains. */
  export interface Queries {
    readonly matches: Queries.Matches;

    /** Create a saved query that watches new domains for given strings.
     *
     *  Matches come in as domains are first seen; `min_time` and `max_time` bound the time that is searched.
     *  @http POST /accounts/{account_id}/brand-protection/queries
     *  @body json required
     *  @response void
     *  @permission Intel Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "body_tag": "our-brand", "body_scan": true,
     *    "string_matches": [{ "pattern": "acme-shop", "max_edit_distance": 1 }]
     *  } */
    create(params: QueryCreateParams, options?: RequestOptions): APIPromise<void>;

    /** Delete a saved domain query by id, tag or scan flag.
     *
     *  Give the query by `id`, or by tag and scan flag.
     *  @http DELETE /accounts/{account_id}/brand-protection/queries
     *  @response void
     *  @permission Intel Write
     *  @availability ga */
    delete(params: QueryDeleteParams, options?: RequestOptions): APIPromise<void>;

    /** Create many saved domain queries in one call.
     *  @http POST /accounts/{account_id}/brand-protection/queries/bulk
     *  @body json required
     *  @response void
     *  @permission Intel Write
     *  @availability ga */
    bulk(params: QueryBulkParams, options?: RequestOptions): APIPromise<void>;

    /** List the account's saved domain queries.
     *  @http GET /accounts/{account_id}/brand-protection/queries
     *  @response void
     *  @permission Intel Write; Intel Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/getAccountsAccountIdBrandProtectionQueries */
    list(params: InAccount, options?: RequestOptions): APIPromise<void>;

    /** Edit a saved query's string matches, tag or scanning.
     *
     *  At least one of `string_matches`, `tag` and `scan` has to be given.
     *  @http PATCH /accounts/{account_id}/brand-protection/queries
     *  @body json required
     *  @response void
     *  @permission Intel Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/patchAccountsAccountIdBrandProtectionQueries */
    edit(params: QueryEditParams, options?: RequestOptions): APIPromise<void>;
  }

  export interface QueryCreateParams extends InAccount {
    /** Id of the saved query; left out, all queries of the account count. @query @minLength 1 */ id?: string;
    /** Only if the query scans its matches. @query @wire scan */ query_scan?: boolean;
    /** Only the query with this tag. @query @wire tag @minLength 1 */ query_tag?: string;
    /** End of the time that domains are searched in; null has no end. */ max_time?: DateTime | null;
    /** Start of the time that domains are searched in; null has no start. */ min_time?: DateTime | null;
    /** Whether matching domains are scanned for phishing. @wire scan */ body_scan?: boolean;
    /** Strings that a domain may hold, each with the greatest edit distance that still counts. */ string_matches?: unknown;
    /** Label of the query, for telling queries apart. @wire tag @minLength 1 */ body_tag?: string;
  }

  export interface QueryDeleteParams extends InAccount {
    /** Saved query to delete. @query @minLength 1 */ id?: string;
    /** @query */ scan?: boolean;
    /** @query @minLength 1 */ tag?: string;
  }

  export interface QueryBulkParams extends InAccount {
    /** Queries to save, each as in a single creation. @minItems 1 */ queries?: { [key: string]: unknown }[];
  }

  export interface QueryEditParams extends InAccount {
    /** Identifies the saved query. @min 0 */ id?: Integer;
    scan?: boolean;
    /** Strings that take the place of the query's former ones. @minItems 1 */ string_matches?: {
      /** Characters that may differ and still count as a match; 0 wants the exact string. @min 0 @integer */ max_edit_distance?: number;
      /** String to look for in domain names. @minLength 1 */ pattern: string;
    }[];
    /** @minLength 1 */ tag?: string;
  }

  /** New domains that resemble the strings you watch. */
  export interface Matches {
    /** Get domain matches of saved queries as a CSV file.
     *
     *  Dismissed matches are left out unless `include_dismissed` is true.
     *  @http GET /accounts/{account_id}/brand-protection/matches/download
     *  @response text text/csv
     *  @permission Intel Write; Intel Read
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "id": "1047" } */
    download(params: MatchParams, options?: RequestOptions): APIPromise<string>;

    /** Get domain matches of saved queries, without dismissed ones.
     *
     *  Set `include_dismissed` to see dismissed matches too.
     *  @http GET /accounts/{account_id}/brand-protection/matches
     *  @unwrapped
     *  @permission Intel Write; Intel Read
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "id": "1047" } */
    get(params: MatchParams, options?: RequestOptions): APIPromise<MatchDownload>;
  }

  export interface MatchParams extends InAccount {
    /** Saved query whose matches are wanted. @minLength 1 */ id?: string;
    /** Whether dismissed matches are returned too. */ include_dismissed?: boolean;
    /** Whether each match carries the domain's id, which dismissing needs. */ include_domain_id?: boolean;
    /** Most matches that are returned. @min 0 */ limit?: Integer;
    /** Matches to pass over from the start. @min 0 */ offset?: Integer;
  }

  export interface MatchDownload {
    /** Domains that the queries matched, with the time of the find. */ matches?: { [key: string]: unknown }[];
    /** Matches over all pages. */ total?: Integer;
  }

  /** Images to look out for on other sites. */
  export interface Logos {
    /** Create a logo query from an image, with tag and match threshold.
     *
     *  The answer carries the path that the image is stored at; matches are listed by `logoMatches.get`.
     *  @http POST /accounts/{account_id}/brand-protection/logos
     *  @body form required
     *  @unwrapped
     *  @status 201
     *  @permission Intel Write
     *  @availability ga */
    create(params: LogoCreateParams, options?: RequestOptions): APIPromise<LogoCreateResponse>;

    /** Delete a logo, so that it is no longer watched for.
     *  @http DELETE /accounts/{account_id}/brand-protection/logos/{logo_id}
     *  @response void
     *  @permission Intel Write
     *  @availability ga */
    delete(/** @minLength 1 */ logoID: string, params: InAccount, options?: RequestOptions): APIPromise<void>;

    /** List the logos saved for visual matching.
     *  @http GET /accounts/{account_id}/brand-protection/logos
     *  @response void
     *  @permission Intel Write; Intel Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/getAccountsAccountIdBrandProtectionLogos */
    list(params: InAccount, options?: RequestOptions): APIPromise<void>;

    /** Get one saved logo by its id.
     *  @http GET /accounts/{account_id}/brand-protection/logos/{logo_id}
     *  @response void
     *  @permission Intel Write; Intel Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/getAccountsAccountIdBrandProtectionLogosLogoId */
    get(/** @minLength 1 */ logoID: string, params: InAccount, options?: RequestOptions): APIPromise<void>;
  }

  export interface LogoCreateParams extends InAccount {
    /** Way in which images are compared with the logo. @query @minLength 1 */ match_type?: string;
    /** Label of the logo; must be unique in the account. @query @minLength 1 */ tag?: string;
    /** Similarity from which an image counts as a match. @query @min 0 @max 1 */ threshold?: number;
    /** Image file of the logo. */ image?: Uploadable;
  }

  export interface LogoCreateResponse {
    /** Identifies the saved query. */ id?: Integer;
    tag?: string;
    /** Path that the image was stored at. */ upload_path?: string;
  }

  /** Pages on which a watched logo was seen. */
  export interface LogoMatches {
    /** Get logo matches as a CSV file, for one logo or all.
     *  @http GET /accounts/{account_id}/brand-protection/logo-matches/download
     *  @response text text/csv
     *  @permission Intel Write; Intel Read
     *  @availability ga */
    download(params: LogoMatchParams, options?: RequestOptions): APIPromise<string>;

    /** Get logo matches found so far, for one logo or all.
     *  @http GET /accounts/{account_id}/brand-protection/logo-matches
     *  @unwrapped
     *  @permission Intel Write; Intel Read
     *  @availability ga */
    get(params: LogoMatchParams, options?: RequestOptions): APIPromise<MatchDownload>;
  }

  export interface MatchPage {
    /** Most matches that are returned, as a number in text. @default "50" @pattern ^[0-9]+$ */ limit?: string;
    /** Matches to pass over from the start, as a number in text. @default "0" @pattern ^[0-9]+$ */ offset?: string;
  }

  export interface LogoMatchParams extends InAccount, MatchPage {
    /** @pattern ^[0-9]+$ */ limit?: string;
    /** Only matches of these logos. @minItems 1 */ logo_id?: string[];
    /** @pattern ^[0-9]+$ */ offset?: string;
  }

  /** The second version of the brand watch. */
  export interface V2 {
    readonly queries: V2.Queries;
    readonly matches: V2.Matches;
    readonly logos: V2.Logos;
    readonly logoMatches: V2.LogoMatches;
    readonly letters: V2.Letters;
    readonly takedownNotices: V2.TakedownNotices;

    /** Get the number of saved v2 queries, to compare with the limit.
     *
     *  Counts domain and logo queries together.
     *  @http GET /accounts/{account_id}/cloudforce-one/v2/brand-protection/total-queries
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/get_TotalQueries */
    totalQueries(params: InAccount, options?: RequestOptions): APIPromise<V2TotalQueriesResponse>;
  }

  export type V2TotalQueriesResponse = { /** Saved queries that count towards the limit. @min 0 */ total_queries: Integer }[];

  /** Suspected imitations that wait for a verdict. */
  export interface Alerts {
    /** List brand protection alerts for the account.
     *  @http GET /accounts/{account_id}/brand-protection/alerts
     *  @response void
     *  @permission Intel Write; Intel Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/getAccountsAccountIdBrandProtectionAlerts */
    list(params: InAccount, options?: RequestOptions): APIPromise<void>;

    /** Edit brand protection alerts.
     *  @http PATCH /accounts/{account_id}/brand-protection/alerts
     *  @response void
     *  @permission Intel Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/patchAccountsAccountIdBrandProtectionAlerts */
    edit(params: InAccount, options?: RequestOptions): APIPromise<void>;

    /** Mark alerts as cleared, awaiting verification again.
     *  @http PATCH /accounts/{account_id}/brand-protection/alerts/clear
     *  @response void
     *  @permission Intel Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/patchAccountsAccountIdBrandProtectionAlertsClear */
    clear(params: InAccount, options?: RequestOptions): APIPromise<void>;

    /** Mark brand protection alerts as refuted, judged not to be abuse.
     *  @http PATCH /accounts/{account_id}/brand-protection/alerts/refute
     *  @response void
     *  @permission Intel Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/patchAccountsAccountIdBrandProtectionAlertsRefute */
    refute(params: InAccount, options?: RequestOptions): APIPromise<void>;

    /** Mark brand protection alerts as verified, judged to be real.
     *  @http PATCH /accounts/{account_id}/brand-protection/alerts/verify
     *  @response void
     *  @permission Intel Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/patchAccountsAccountIdBrandProtectionAlertsVerify */
    verify(params: InAccount, options?: RequestOptions): APIPromise<void>;
  }

  /** Names under watch. */
  export interface Brands {
    readonly patterns: Brands.Patterns;

    /** List the brands the account has under protection.
     *  @http GET /accounts/{account_id}/brand-protection/brands
     *  @response void
     *  @permission Intel Write; Intel Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/getAccountsAccountIdBrandProtectionBrands */
    list(params: InAccount, options?: RequestOptions): APIPromise<void>;

    /** Create a brand to watch for impersonation.
     *  @http POST /accounts/{account_id}/brand-protection/brands
     *  @response void
     *  @permission Intel Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/postAccountsAccountIdBrandProtectionBrands */
    create(params: InAccount, options?: RequestOptions): APIPromise<void>;

    /** Delete a brand, so that it is no longer watched.
     *  @http DELETE /accounts/{account_id}/brand-protection/brands
     *  @response void
     *  @permission Intel Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/deleteAccountsAccountIdBrandProtectionBrands */
    delete(params: InAccount, options?: RequestOptions): APIPromise<void>;
  }

  /** Suspicious URLs that were handed in lately. */
  export interface RecentSubmissions {
    /** List the URLs that were submitted lately.
     *  @http GET /accounts/{account_id}/brand-protection/recent-submissions
     *  @response void
     *  @permission Intel Write; Intel Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/getAccountsAccountIdBrandProtectionRecentSubmissions */
    list(params: InAccount, options?: RequestOptions): APIPromise<void>;
  }

  /** Domains kept under observation. */
  export interface TrackedDomains {
    /** List the domains that brand protection is tracking.
     *  @http GET /accounts/{account_id}/brand-protection/tracked-domains
     *  @response void
     *  @permission Intel Write; Intel Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/getAccountsAccountIdBrandProtectionTrackedDomains */
    list(params: InAccount, options?: RequestOptions): APIPromise<void>;
  }

  /** Submission of items through the service's inner path. */
  export interface Internal {
    /** Submit a URL through the internal route, for testing.
     *
     *  Not meant for customers: the route serves Cloudflare's own tests.
     *  @http POST /internal/submit
     *  @response void
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/postInternalSubmit */
    submit(options?: RequestOptions): APIPromise<void>;
  }

  /** A probe that tells whether the service is running. */
  export interface Live {
    /** Get whether the brand protection service is alive.
     *  @http GET /live
     *  @response void
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/getLive */
    get(options?: RequestOptions): APIPromise<void>;
  }

  /** A probe that tells whether the service can take requests. */
  export interface Ready {
    /** Get whether the brand protection service takes requests.
     *  @http GET /ready
     *  @response void
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/getReady */
    get(options?: RequestOptions): APIPromise<void>;
  }

  /** A time-limited link to logo matching files. */
  export interface SignedURL {
    /** Get a signed URL for logo matching files.
     *
     *  Internal route for tests.
     *  @http GET /signed-url
     *  @response void
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/getSignedUrl */
    get(options?: RequestOptions): APIPromise<void>;
  }

  export type BrandProtectionURLInfoResponsesSinglePage = SinglePage<BrandProtectionURLInfoResponse>;

  export interface Info {
    /** Categories given to the submission. */ categorizations?: Info.Categorization[];
    /** Scores of the machine learning models that have finished. */ model_results?: Info.ModelResult[];
    /** Signatures that matched the content found at the URL. */ rule_matches?: Info.RuleMatch[];
    /** State of the latest scan. */ scan_status?: Info.ScanStatus;
    /** Signature for fetching the screenshot; internal. */ screenshot_download_signature?: string;
    /** Storage location of the screenshot; internal. */ screenshot_path?: string;
    /** URL that was submitted. */ url?: string;
  }
  export namespace Info {
    export interface Categorization {
      /** Category given, such as phishing. */ category?: string;
      /** Outcome of the review by a person. */ verification_status?: string;
    }
    export interface ModelResult {
      /** Model that gave the score. */ model_name?: string;
      /** Score that the model gave the submission. */ model_score?: number;
    }
    export interface RuleMatch {
      /** Whether the rule leads to a ban; internal. */ banning?: boolean;
      /** Whether the rule leads to a block; internal. */ blocking?: boolean;
      /** Pattern that the signature detects. */ description?: string;
      /** Signature that matched. */ name?: string;
    }
    export interface ScanStatus {
      /** Time at which the submission was last processed. */ last_processed?: string;
      /** Whether the scan has ended; internal. */ scan_complete?: boolean;
      /** HTTP status code that the crawler got from the URL. */ status_code?: number;
      /** Identifies the latest submission of the URL. */ submission_id?: number;
    }
  }

  export interface Submit {
    /** URLs not scanned because their domain is on the no-scan list. */ excluded_urls?: Submit.ExcludedURL[];
    /** URLs passed over because a scan of them is running. */ skipped_urls?: Submit.SkippedURL[];
    /** URLs whose scan has been started. */ submitted_urls?: Submit.SubmittedURL[];
  }
  export namespace Submit {
    export interface ExcludedURL {
      /** URL that was left out. */ url?: string;
    }
    export interface SkippedURL {
      /** URL in question, as it was submitted. */ url?: string;
      /** Number of the URL's submission. */ url_id?: number;
    }
    export interface SubmittedURL {
      /** URL that was submitted. */ url?: string;
      /** Number of the URL's submission. */ url_id?: number;
    }
  }
}

export declare namespace BrandProtection.Queries {
  /** Verdicts on single hits of a saved search. */
  export interface Matches {
    /** Dismiss a domain that a saved query matched.
     *
     *  Hides the domain from this query's default list only; other queries that match it still show it.
     *  @http POST /accounts/{account_id}/brand-protection/queries/{query_id}/matches/{domain_id}/dismiss
     *  @response void
     *  @permission Intel Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/postAccountsAccountIdBrandProtectionQueriesQueryIdMatchesDomainIdDismiss
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "query_id": 12345, "domain_id": 67890 } */
    dismiss(/** @min 0 */ domainID: Integer, params: MatcheParams, options?: RequestOptions): APIPromise<void>;

    /** Restore a dismissed domain among a saved query's matches.
     *  @http POST /accounts/{account_id}/brand-protection/queries/{query_id}/matches/{domain_id}/undismiss
     *  @response void
     *  @permission Intel Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/postAccountsAccountIdBrandProtectionQueriesQueryIdMatchesDomainIdUndismiss */
    undismiss(/** @min 0 */ domainID: Integer, params: MatcheParams, options?: RequestOptions): APIPromise<void>;
  }

  export interface MatcheParams extends InAccount {
    /** Saved query whose list is meant. @min 0 */ query_id: Integer;
  }
}

export declare namespace BrandProtection.V2 {
  /** Saved domain searches, second version. */
  export interface Queries {
    /** Get saved v2 domain queries, or one of them by its id.
     *  @http GET /accounts/{account_id}/cloudforce-one/v2/brand-protection/domain/queries
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga */
    get(params: QueryGetParams, options?: RequestOptions): APIPromise<QueryGetResponse>;

    /** Create a v2 query that watches new domains for strings.
     *
     *  With `search_lookback` past domains are searched as well.
     *  @http POST /accounts/{account_id}/cloudforce-one/v2/brand-protection/domain/queries
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @docs https://developers.cloudflare.com/api/operations/post_InsertDomainQuery
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "tag": "our-brand", "string_matches": [{ "pattern": "acme-shop" }],
     *    "search_lookback": true
     *  } */
    create(params: QueryParams, options?: RequestOptions): APIPromise<Query>;

    /** Edit a v2 domain query's matches, tag, period or scanning.
     *  @http PATCH /accounts/{account_id}/cloudforce-one/v2/brand-protection/domain/queries/{query_id}
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @docs https://developers.cloudflare.com/api/operations/patch_UpdateDomainQuery */
    edit(/** @minLength 1 */ queryID: string, params: QueryParams, options?: RequestOptions): APIPromise<Query>;

    /** Delete a v2 domain query by its ID.
     *
     *  An id that does not exist is refused with 404.
     *  @http DELETE /accounts/{account_id}/cloudforce-one/v2/brand-protection/domain/queries/{query_id}
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @docs https://developers.cloudflare.com/api/operations/delete_DeleteDomainQuery */
    delete(/** @minLength 1 */ queryID: string, params: InAccount, options?: RequestOptions): APIPromise<QueryDeleteResponse>;
  }

  export interface QueryGetParams extends InAccount {
    /** Id of the saved query; left out, all queries of the account count. @minLength 1 */ id?: string;
    /** @exclusiveMin 0 @max 1000000 */ page?: Integer;
    /** @exclusiveMin 0 @max 100 */ per_page?: Integer;
  }

  export type QueryGetResponse = QueryGetResponse.ListedQuery[] | QueryGetResponse.ListedQuery;
  export interface QueryPeriod {
    /** End of the time that domains are searched in. */ max_time?: string;
    /** Start of the time that domains are searched in. */ min_time?: string;
  }

  export namespace QueryGetResponse {
    export interface ListedQuery {
      /** Time at which the query was saved. */ created: string;
      /** Search terms of the query; null if none were stored. */ parameters: ListedQuery.Parameters | null;
      query_id: Integer;
      /** Label under which the query was saved. */ query_tag: string;
      scan: boolean;
      /** Time of the query's last change. */ updated: string;
    }
    export namespace ListedQuery {
      export interface Parameters extends QueryPeriod {
        /** Strings that are looked for in domain names. */ string_matches: Parameters.StringMatch[];
      }
      export namespace Parameters {
        export interface StringMatch {
          /** String that a domain name must hold to match. @minLength 1 @maxLength 200 */ pattern: string;
        }
      }
    }
  }

  export interface QueryParams extends InAccount, QueryPeriod {
    scan?: boolean;
    /** Whether matched domains are scanned by URL Scanner. */ scan_matches?: boolean;
    /** Whether domains of the past are searched as well. @default true */ search_lookback?: boolean;
    /** Strings to look for; one of them is enough for a match. @minItems 1 @maxItems 100 */
    string_matches: { /** String that a domain name must hold to match. @minLength 1 @maxLength 200 */ pattern: string }[];
    /** Label of the query, shown with its matches. @minLength 1 */ tag: string;
  }

  export interface Query {
    message: string;
    query_id?: Integer;
    success: boolean;
  }

  export interface QueryDeleteResponse {
    message: string;
    success: boolean;
  }

  /** Domains hit by a saved search, second version. */
  export interface Matches {
    /** Get the domain matches of one or more v2 queries.
     *
     *  Several ids, separated by commas, give one list without duplicates, in which `match_details` tells what belongs to which query.
     *  @http GET /accounts/{account_id}/cloudforce-one/v2/brand-protection/domain/matches
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga */
    get(params: MatchGetParams, options?: RequestOptions): APIPromise<MatchGetResponse>;
  }

  export interface MatchGetParams extends InAccount, MatchPage {
    /** Ids of the queries; several give one list without duplicates. @minItems 1 @example ["1047"] */ query_id: string[];
    /** Part of a domain name that matches must hold. @minLength 1 */ domain_search?: string;
    /** `true` returns dismissed matches too. */ include_dismissed?: string;
    /** `true` adds the domain's id, which dismissing needs. @default "false" @pattern ^(true|false)$ */ include_domain_id?: string;
    /** Direction of the sorting. */ order?: 'asc' | 'desc';
    /** Column that matches are sorted by. */ orderBy?: 'domain' | 'first_seen' | 'registrar' | (string & {});
  }

  export interface MatchGetResponse {
    /** Matches of the page. */ matches: MatchGetResponse.Match[];
    /** Matches over all pages of the list. @min 0 */ total: Integer;
  }
  export namespace MatchGetResponse {
    export interface Match {
      /** Domain name, in lower case. */ domain: string;
      /** Time at which the domain was first seen. */ first_seen: string;
      /** Public URL Scanner report of the domain; null if there is none. */ public_scans: Match.PublicScans | null;
      /** Registrar of the domain; null if unknown. */ registrar: string | null;
      /** Progress of the domain scan. */ scan_status: string;
      /** Scan that was started for the domain; null if none was. */ scan_submission_id: Integer | null;
      /** Place where the domain was found; null if unknown. */ source: string | null;
      /** Whether the match is dismissed; with several queries see `match_details`. */ dismissed?: boolean;
      /** One entry per query that matched the domain; only if several queries were asked for. */ match_details?: Match.MatchDetail[];
    }
    export namespace Match {
      export interface PublicScans {
        /** Identifies the URL Scanner report. */ submission_id: string;
      }
      export interface MatchDetail {
        /** Whether the domain is dismissed for this query. */ dismissed: boolean;
        /** Identifies the match within the query. */ match_id: Integer;
        query_id: Integer;
        /** Label of the query that matched; null if it has none. */ query_tag: string | null;
      }
    }
  }

  /** Images under watch, second version. */
  export interface Logos {
    /** Create a v2 logo query from image data and a similarity.
     *
     *  With `search_lookback` images scanned earlier are searched at once.
     *  @http POST /accounts/{account_id}/cloudforce-one/v2/brand-protection/logo/queries
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "tag": "our-logo", "image_data": "data:image/png;base64,iVBORw0KGgo=",
     *    "similarity_threshold": 0.8
     *  } */
    create(params: LogoCreateParams, options?: RequestOptions): APIPromise<LogoCreateResponse>;

    /** Delete a saved v2 logo query.
     *  @http DELETE /accounts/{account_id}/cloudforce-one/v2/brand-protection/logo/queries/{query_id}
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @availability ga */
    delete(/** @minLength 1 */ queryID: string, params: InAccount, options?: RequestOptions): APIPromise<QueryDeleteResponse>;

    /** Get saved v2 logo queries, or one of them with its image.
     *  @http GET /accounts/{account_id}/cloudforce-one/v2/brand-protection/logo/queries
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga */
    get(params: LogoGetParams, options?: RequestOptions): APIPromise<LogoGetResponse>;

    /** Search for logos that look like an image, above a score.
     *
     *  Looks once through images scanned so far and saves no query.
     *  @http POST /accounts/{account_id}/cloudforce-one/v2/brand-protection/logo/search
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/post_SearchLogoSimilarity */
    search(params: LogoSearchParams, options?: RequestOptions): APIPromise<LogoSearchResponse>;
  }

  export interface LogoCreateParams extends InAccount {
    /** Logo image in base64; a data URI prefix such as `data:image/png;base64,` may stand before it. @minLength 1 */ image_data: string;
    /** Similarity from which an image counts as a match; 1 means identical. @min 0 @max 1 */ similarity_threshold: number;
    /** Label of the logo; it may occur once only. @minLength 1 */ tag: string;
    /** Whether images scanned earlier are searched as well. @default true */ search_lookback?: boolean;
  }

  export interface LogoCreateResponse {
    message: string;
    success: boolean;
    query_id?: Integer;
  }

  export interface LogoGetParams extends InAccount {
    /** Only the logo query with this id. @minLength 1 */ id?: string;
    /** `true` adds the image in base64. */ download?: string;
  }

  export type LogoGetResponse = LogoGetResponse.LogoGetResponseItem[];
  export namespace LogoGetResponse {
    export interface LogoGetResponseItem {
      /** Identifies the saved query. */ id: Integer;
      /** Storage location of the image. */ r2_path: string;
      /** Similarity from which an image counts as a match, 0 to 1. */ similarity_threshold: number;
      tag: string;
      /** Time at which the logo was uploaded; null if unknown. */ uploaded_at: string | null;
      /** Media type of the image; only with `download=true`. */ content_type?: string;
      /** Image in base64; only with `download=true`. */ image_data?: string;
    }
  }

  export interface LogoSearchParams extends InAccount {
    /** `true` also returns matches from images scanned earlier. @query @default "false" @pattern ^(true|false)$ */ showHistoric?: string;
    /** `true` adds the images in base64. @query @pattern ^(true|false)$ */ download?: string;
    /** Image to compare with, in base64. @minLength 1 @example "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4BgAA+AD3rlzeGAAAAABJRU5ErkJggg==" */ image_data: string;
    /** Score below which finds are left out. @min 0 @max 1 @default 0 */ score_threshold?: number;
    /** Most finds that are returned, best first. @min 1 @max 100 @default 10 */ top_k?: Integer;
  }

  export interface LogoSearchResponse {
    /** Images that resemble the given one, best first. */
    matches: {
      account_id?: string;
      /** Media type of the image that was found. */ content_type?: string;
      /** Domain name, in lower case. */ domain?: string;
      /** Image that was found, in base64. */ image_data?: string;
      query_id?: Integer;
      /** Storage location of the image. */ r2_path?: string;
      /** Similarity of the images; 1 means identical. */ similarity_score: number;
      /** Similarity from which an image counts as a match, 0 to 1. */ similarity_threshold?: number;
      tag?: string;
      /** Time at which the image was scanned. */ timestamp?: number;
      /** URL Scanner report that the image comes from. */ url_scan_id?: string;
      /** Identifies the image in the search index. */ vector_id?: string;
    }[];
  }

  /** Sites where a watched image turned up, second version. */
  export interface LogoMatches {
    /** Get the logo matches of one v2 query, in a chosen order.
     *  @http GET /accounts/{account_id}/cloudforce-one/v2/brand-protection/logo/matches
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga */
    get(params: LogoMatchGetParams, options?: RequestOptions): APIPromise<LogoMatchGetResponse>;
  }

  export interface LogoMatchGetParams extends InAccount, MatchPage {
    /** Logo query whose matches are listed. @minLength 1 @example "1047" */ query_id: string;
    /** `true` adds the images in base64. @pattern ^(true|false)$ */ download?: string;
    /** Direction of the sorting. */ order?: 'asc' | 'desc';
    /** Column that logo matches are sorted by. */ orderBy?: 'matchedAt' | 'domain' | 'similarityScore' | 'registrar' | (string & {});
  }

  export interface LogoMatchGetResponse {
    /** Matches of the page. */ matches: LogoMatchGetResponse.Match[];
    /** Matches over all pages of the list. @min 0 */ total: Integer;
  }
  export namespace LogoMatchGetResponse {
    export interface Match {
      /** Identifies the saved query. */ id: Integer;
      /** Domain on which the logo was found; null if unknown. */ domain: string | null;
      /** Time at which the match was found; null if unknown. */ matched_at: string | null;
      query_id: Integer;
      /** Registrar of the domain; null if unknown. */ registrar: string | null;
      /** Similarity of the images; 1 means identical. */ similarity_score: number;
      /** URL Scanner report that shows the logo; null if there is none. */ url_scan_id: string | null;
      /** Media type of the image that was found. */ content_type?: string;
      /** Image that was found, in base64. */ image_data?: string;
    }
  }

  /** Takedown letters filled in from templates. */
  export interface Letters {
    readonly templates: Letters.Templates;

    /** As a PDF. @response application/pdf */
    generate(params: LetterGenerateParams & { format: 'pdf' }, options?: RequestOptions): APIPromise<Response>;

    /** Generate a takedown letter from a template, as text or PDF.
     *
     *  With `createNotice` a notice for the domain in `noticeParams` is opened and the letter filed with it; otherwise nothing is kept. The
     *  letter is not sent to anyone.
     *  @http POST /accounts/{account_id}/cloudforce-one/v2/brand-protection/letter/generate
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @docs https://developers.cloudflare.com/api/operations/post_LetterGenerate
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "templateId": "registrar-notice", "format": "text",
     *    "fields": { "domain": "examp1e.com", "trademarkName": "Acme Shop", "senderName": "Ada Smith" }
     *  } */
    generate(params: LetterGenerateParams, options?: RequestOptions): APIPromise<LetterGenerateResponse>;
  }

  export interface LetterSelection {
    /** Values that fill the template's places. */
    fields: {
    /** Day on which the infringement was found. @minLength 1 */ discoveryDate?: string;
    /** Infringing domain that the letter is about. @maxLength 500 */ domain?: string;
    /** Day that the letter bears. @minLength 1 */ generationDate?: string;
    /** Law or courts that the letter refers to. @maxLength 500 */ jurisdiction?: string;
    /** Email address of the domain's holder. @maxLength 500 @minLength 3 */ registrantEmail?: string;
    /** Registrar of the infringing domain. @maxLength 500 */ registrar?: string;
    /** Registrar's email address for abuse reports. @maxLength 500 @minLength 3 */ registrarEmail?: string;
    /** Day by which the recipient should have acted. @minLength 1 */ resolutionByDate?: string;
    /** Company in whose name the letter is written. @maxLength 500 */ senderCompany?: string;
    /** Email address for answers to the letter. @maxLength 500 @minLength 3 */ senderEmail?: string;
    /** Person who signs the letter. @maxLength 500 */ senderName?: string;
    /** Position of the person who signs. @maxLength 500 */ senderTitle?: string;
    /** Trademark that is infringed. @maxLength 500 */ trademarkName?: string;
    /** Registration number of the trademark. @maxLength 500 */ trademarkNumber?: string;
    /** Holder of the trademark. @maxLength 500 */ trademarkOwner?: string;
    };
    /** Template to write the letter from. @minLength 1 @from brandProtection.v2.letters.templates.list */ templateId: string;
  }

  export interface LetterGenerateParams extends InAccount, LetterSelection {
    /** Whether a takedown notice is opened together with the letter; see `noticeParams`. @default false */ createNotice?: boolean;
    /** Form of the answer: the text within JSON, or a PDF file. @default "text" */ format?: 'text' | 'pdf' | (string & {});
    /** Notice to open; needed with `createNotice`. */
    noticeParams?: {
      /** Domain that the notice is about, without scheme or path. @minLength 1 @maxLength 253 */ domain: string;
      /** Saved query that found the domain; left out if it was found otherwise. @exclusiveMin 0 */ queryId?: Integer;
      /** @default "sent" */ status?: 'draft' | 'sent' | 'resolved' | 'expired' | (string & {});
    };
  }

  export interface LetterGenerateResponse {
    /** Text of the letter, places filled in. */ letter: string;
    /** Identifies the filed letter; only if a notice was opened. @exclusiveMin 0 */ letterId?: Integer;
    /** The takedown notice; null or absent if there is none. */
    notice?: {
      createdAt: string | null;
      /** Domain name, in lower case. */ domain: string;
      /** Number of the letter; given when it is made. */ id: number;
      matchId: number | null;
      matchType: 'logo' | 'domain' | null;
      /** Saved query that found the domain; null if none is tied to it. */ queryId: number | null;
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
     *  @docs https://developers.cloudflare.com/api/operations/get_TakedownNoticeList
     *  @columns domain matchType status createdAt updatedAt */
    list(params: InAccount, options?: RequestOptions): APIPromise<TakedownNoticeListResponse>;

    /** Create a takedown notice for a domain, tied to a match if known.
     *
     *  Keeps track of the case; writing and sending letters are separate steps.
     *  @http POST /accounts/{account_id}/cloudforce-one/v2/brand-protection/takedown-notices
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @docs https://developers.cloudflare.com/api/operations/post_TakedownNoticeCreate
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "domain": "examp1e.com", "status": "draft" } */
    create(params: TakedownNoticeCreateParams, options?: RequestOptions): APIPromise<TakedownNotice>;

    /** Get one takedown notice.
     *  @http GET /accounts/{account_id}/cloudforce-one/v2/brand-protection/takedown-notices/{notice_id}
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @docs https://developers.cloudflare.com/api/operations/get_TakedownNoticeGet */
    get(
      /** @exclusiveMin 0 */ noticeID: Integer,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<TakedownNotice>;

    /** Replace a takedown notice's status, domain or match.
     *  @http PUT /accounts/{account_id}/cloudforce-one/v2/brand-protection/takedown-notices/{notice_id}
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @docs https://developers.cloudflare.com/api/operations/put_TakedownNoticeUpdate */
    update(
      /** @exclusiveMin 0 */ noticeID: Integer,
      params: TakedownNoticeUpdateParams,
      options?: RequestOptions,
    ): APIPromise<TakedownNotice>;

    /** Delete a takedown notice.
     *
     *  Its letters and their stored PDFs go with it.
     *  @http DELETE /accounts/{account_id}/cloudforce-one/v2/brand-protection/takedown-notices/{notice_id}
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @docs https://developers.cloudflare.com/api/operations/delete_TakedownNoticeDelete
     *  @cascades brandProtection.v2.takedownNotices.letters */
    delete(
      /** @exclusiveMin 0 */ noticeID: Integer,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<QueryDeleteResponse>;

    /** Search which of several domains have takedown notices.
     *
     *  Only reads. Domains are trimmed, lowercased and made unique first; one without a notice comes back with null.
     *  @http POST /accounts/{account_id}/cloudforce-one/v2/brand-protection/takedown-notices/lookup
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @docs https://developers.cloudflare.com/api/operations/post_TakedownNoticeLookup
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "domains": ["examp1e.com", "example-login.com"] } */
    lookup(params: TakedownNoticeLookupParams, options?: RequestOptions): APIPromise<TakedownNoticeLookupResponse>;
  }

  export interface TakedownNoticeListResponse {
    /** Takedown notices of the account. */
    notices: {
      createdAt: string | null;
      /** Domain name, in lower case. */ domain: string;
      /** Number of the notice; given when it is made. */ id: number;
      matchId: number | null;
      matchType: 'logo' | 'domain' | null;
      /** Saved query that found the domain; null if none is tied to it. */ queryId: number | null;
      status: 'draft' | 'sent' | 'resolved' | 'expired';
      updatedAt: string | null;
    }[];
  }

  export interface TakedownNoticeCreateParams extends InAccount {
    /** Domain that the notice is about, without scheme or path. @minLength 1 @maxLength 253 */ domain: string;
    /** Match that shows the infringement; goes with `matchType`. @exclusiveMin 0 */ matchId?: Integer;
    /** Kind of query that found the match: by domain name or by logo. */ matchType?: 'logo' | 'domain' | (string & {});
    /** Saved query that found the domain; left out if it was found otherwise. @exclusiveMin 0 */ queryId?: Integer;
    /** @default "draft" */ status?: 'draft' | 'sent' | 'resolved' | 'expired' | (string & {});
  }

  export interface TakedownNotice {
    createdAt: string | null;
    /** Domain name, in lower case. */ domain: string;
    /** Number of the notice; given when it is made. */ id: number;
    matchId: number | null;
    matchType: 'logo' | 'domain' | null;
    /** Saved query that found the domain; null if none is tied to it. */ queryId: number | null;
    status: 'draft' | 'sent' | 'resolved' | 'expired';
    updatedAt: string | null;
  }

  export interface TakedownNoticeUpdateParams extends InAccount {
    /** Domain that the notice is about, without scheme or path. @minLength 1 @maxLength 253 */ domain?: string;
    /** Match that shows the infringement; null unties it. @exclusiveMin 0 */ matchId?: Integer | null;
    matchType?: 'logo' | 'domain' | null | (string & {});
    /** Saved query that found the domain; null unties it. @exclusiveMin 0 */ queryId?: Integer | null;
    status?: 'draft' | 'sent' | 'resolved' | 'expired' | (string & {});
  }

  export interface TakedownNoticeLookupParams extends InAccount {
    /** Domain names to look for. @minItems 1 @maxItems 100 */ domains: (/** @minLength 1 @maxLength 253 */ string)[];
    /** Saved query that found the domain; left out if it was found otherwise. @exclusiveMin 0 */ queryId?: Integer;
    /** Only notices tied to these saved queries. @maxItems 100 */ queryIds?: (/** @exclusiveMin 0 */ Integer)[];
  }

  export interface TakedownNoticeLookupResponse {
    /** One entry per domain that was asked for; without a notice its value is null. */
    notices: {
      /** Domain name, in lower case. */ domain: string;
      /** The takedown notice; null or absent if there is none. */ notice: {
        createdAt: string | null;
        /** Domain name, in lower case. */ domain: string;
        /** Number of the notice; given when it is made. */ id: number;
        matchId: number | null;
        matchType: 'logo' | 'domain' | null;
        /** Saved query that found the domain; null if none is tied to it. */ queryId: number | null;
        status: 'draft' | 'sent' | 'resolved' | 'expired';
        updatedAt: string | null;
      };
      /** Saved query that found the domain; null if none is tied to it. */ queryId: number | null;
    }[];
  }
}

export declare namespace BrandProtection.V2.Letters {
  /** Reusable letter texts with fields to fill. */
  export interface Templates {
    /** List the takedown letter templates, the system's and your own.
     *  @http GET /accounts/{account_id}/cloudforce-one/v2/brand-protection/letter/templates
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @docs https://developers.cloudflare.com/api/operations/get_LetterTemplateList
     *  @columns name category description source updatedAt */
    list(params: InAccount, options?: RequestOptions): APIPromise<TemplateListResponse>;

    /** Create a takedown letter template with a body and category.
     *
     *  Start from `examples`: these cannot be used for letters directly.
     *  @http POST /accounts/{account_id}/cloudforce-one/v2/brand-protection/letter/templates
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @docs https://developers.cloudflare.com/api/operations/post_LetterTemplateCreate
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "Registrar notice", "category": "registrar",
     *    "body": "Dear registrar, the domain {{domain}} infringes our mark {{trademarkName}}."
     *  } */
    create(params: TemplateCreateParams, options?: RequestOptions): APIPromise<Template>;

    /** Get one takedown letter template.
     *  @http GET /accounts/{account_id}/cloudforce-one/v2/brand-protection/letter/templates/{template_id}
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @docs https://developers.cloudflare.com/api/operations/get_LetterTemplateGet */
    get(/** @minLength 1 */ templateID: string, params: InAccount, options?: RequestOptions): APIPromise<Template>;

    /** Replace a letter template's name, body, category or description.
     *
     *  Only templates of your own; system templates cannot be changed.
     *  @http PUT /accounts/{account_id}/cloudforce-one/v2/brand-protection/letter/templates/{template_id}
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @docs https://developers.cloudflare.com/api/operations/put_LetterTemplateUpdate */
    update(/** @minLength 1 */ templateID: string, params: TemplateUpdateParams, options?: RequestOptions): APIPromise<Template>;

    /** Delete a takedown letter template.
     *
     *  Only templates of your own; system templates cannot be deleted.
     *  @http DELETE /accounts/{account_id}/cloudforce-one/v2/brand-protection/letter/templates/{template_id}
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @docs https://developers.cloudflare.com/api/operations/delete_LetterTemplateDelete */
    delete(/** @minLength 1 */ templateID: string, params: InAccount, options?: RequestOptions): APIPromise<QueryDeleteResponse>;

    /** List example letter templates to start from.
     *
     *  Examples come from the system and cannot generate letters: copy one into a template of your own.
     *  @http GET /accounts/{account_id}/cloudforce-one/v2/brand-protection/letter/templates/examples
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @docs https://developers.cloudflare.com/api/operations/get_LetterTemplateExamples */
    examples(params: InAccount, options?: RequestOptions): APIPromise<TemplateExamplesResponse>;
  }

  export interface TemplateListResponse {
    /** Templates of the system and of the account, without their texts. */
    templates: {
      /** Kind of letter that the template is for. */ category: string;
      createdAt: string | null;
      /** Purpose of the template; null if none was given. */ description: string | null;
      /** Identifies the template. */ id: string;
      /** Name shown in the list of templates. */ name: string;
      /** Whether the template came with the system or was written in the account. */ source: 'system' | 'user';
      updatedAt: string | null;
    }[];
  }

  export interface TemplateCreateParams extends TemplateUpdateParams {
    /** @minLength 1 */ body: string;
    /** @minLength 1 @maxLength 100 */ category: string;
    /** Purpose of the template. @maxLength 1000 */ description?: string;
    /** @minLength 1 @maxLength 255 */ name: string;
  }

  export interface Template {
    /** Letter's text with its unfilled places. */ body: string;
    /** Kind of letter that the template is for. */ category: string;
    createdAt: string | null;
    /** Purpose of the template; null if none was given. */ description: string | null;
    /** Identifies the template. */ id: string;
    /** Name shown in the list of templates. */ name: string;
    /** Whether the template came with the system or was written in the account. */ source: 'system' | 'user';
    updatedAt: string | null;
  }

  export interface TemplateUpdateParams extends InAccount {
    /** Text of the letter, with places for the fields. @minLength 1 */ body?: string;
    /** Kind of letter; any word of your own. @minLength 1 @maxLength 100 */ category?: string;
    /** Purpose of the template; null clears it. @maxLength 1000 */ description?: string | null;
    /** Name shown in lists of templates. @minLength 1 @maxLength 255 */ name?: string;
  }

  export interface TemplateExamplesResponse {
    /** Examples with their texts, for copying. */
    templates: {
      /** Letter's text with its unfilled places. */ body: string;
      /** Kind of letter that the template is for. */ category: string;
      createdAt: string | null;
      /** Purpose of the template; null if none was given. */ description: string | null;
      /** Identifies the template. */ id: string;
      /** Name shown in the list of templates. */ name: string;
      /** Whether the template came with the system or was written in the account. */ source: 'system' | 'user';
      updatedAt: string | null;
    }[];
  }
}

export declare namespace BrandProtection.V2.TakedownNotices {
  /** Written demands that belong to one takedown case. */
  export interface Letters {
    /** List the letters written for a takedown notice.
     *  @http GET /accounts/{account_id}/cloudforce-one/v2/brand-protection/takedown-notices/{notice_id}/letters
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @docs https://developers.cloudflare.com/api/operations/get_TakedownLetterList
     *  @columns letterType templateId takedownNoticeId createdAt */
    list(/** @exclusiveMin 0 */ noticeID: Integer, params: InAccount, options?: RequestOptions): APIPromise<LetterListResponse>;

    /** Create a letter for a takedown notice from a template.
     *
     *  The text is kept at once; the PDF is made on its first download.
     *  @http POST /accounts/{account_id}/cloudforce-one/v2/brand-protection/takedown-notices/{notice_id}/letters
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @docs https://developers.cloudflare.com/api/operations/post_TakedownLetterCreate
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "notice_id": 7, "templateId": "registrar-notice",
     *    "fields": { "domain": "examp1e.com", "trademarkName": "Acme Shop" }
     *  } */
    create(/** @exclusiveMin 0 */ noticeID: Integer, params: LetterCreateParams, options?: RequestOptions): APIPromise<Letter>;

    /** Get one letter of a takedown notice, with its text.
     *  @http GET /accounts/{account_id}/cloudforce-one/v2/brand-protection/takedown-notices/{notice_id}/letters/{letter_id}
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @docs https://developers.cloudflare.com/api/operations/get_TakedownLetterGet */
    get(/** @exclusiveMin 0 */ letterID: Integer, params: LetterParams, options?: RequestOptions): APIPromise<Letter>;

    /** Delete a letter from a takedown notice.
     *
     *  The stored PDF is deleted too.
     *  @http DELETE /accounts/{account_id}/cloudforce-one/v2/brand-protection/takedown-notices/{notice_id}/letters/{letter_id}
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @docs https://developers.cloudflare.com/api/operations/delete_TakedownLetterDelete */
    delete(/** @exclusiveMin 0 */ letterID: Integer, params: LetterParams, options?: RequestOptions): APIPromise<QueryDeleteResponse>;

    /** Get a takedown letter as a PDF.
     *
     *  Made from the letter's text on the first call and stored for later ones.
     *  @http GET /accounts/{account_id}/cloudforce-one/v2/brand-protection/takedown-notices/{notice_id}/letters/{letter_id}/pdf
     *  @response binary application/pdf
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @docs https://developers.cloudflare.com/api/operations/get_TakedownLetterPdfGet */
    pdf(/** @exclusiveMin 0 */ letterID: Integer, params: LetterParams, options?: RequestOptions): APIPromise<Response>;
  }

  export interface LetterListResponse {
    /** Letters filed with the notice. */
    letters: {
      createdAt: string | null;
      /** Number of the letter; given when it is made. */ id: number;
      /** Kind of letter, from the template. */ letterType: string;
      /** Notice that the letter belongs to. */ takedownNoticeId: number;
      /** Template that the letter was written from. */ templateId: string;
    }[];
  }

  export interface LetterCreateParams extends InAccount, LetterSelection {}

  export interface LetterParams extends InAccount {
    /** Notice whose letters are meant. @exclusiveMin 0 @from brandProtection.v2.takedownNotices.list */ notice_id: Integer;
  }

  export interface Letter {
    createdAt: string | null;
    /** Number of the letter; given when it is made. */ id: number;
    /** The letter's text as it was filed. */ letterText: string;
    /** Kind of letter, from the template. */ letterType: string;
    /** Notice that the letter belongs to. */ takedownNoticeId: number;
    /** Template that the letter was written from. */ templateId: string;
  }
}

export declare namespace BrandProtection.Brands {
  /** Strings by which imitations of a brand are recognized. */
  export interface Patterns {
    /** List the patterns that are matched for brands.
     *  @http GET /accounts/{account_id}/brand-protection/brands/patterns
     *  @response void
     *  @permission Intel Write; Intel Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/getAccountsAccountIdBrandProtectionBrandsPatterns */
    list(params: InAccount, options?: RequestOptions): APIPromise<void>;

    /** Create a pattern for a brand to be matched by.
     *  @http POST /accounts/{account_id}/brand-protection/brands/patterns
     *  @response void
     *  @permission Intel Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/postAccountsAccountIdBrandProtectionBrandsPatterns */
    create(params: InAccount, options?: RequestOptions): APIPromise<void>;

    /** Delete a pattern from a brand.
     *  @http DELETE /accounts/{account_id}/brand-protection/brands/patterns
     *  @response void
     *  @permission Intel Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/deleteAccountsAccountIdBrandProtectionBrandsPatterns */
    delete(params: InAccount, options?: RequestOptions): APIPromise<void>;
  }
}
