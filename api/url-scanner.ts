import type { APIPromise, JsonObject, RequestOptions } from './_client.ts';
import type { DateTime, InAccount, Integer } from './_shared.ts';

/** URL Scanner: Web pages opened in a sandbox and examined for threats.
 *  @product urlScanner URL Scanner
 *  @docs https://developers.cloudflare.com/radar/investigate/url-scanner/ */
export interface URLScanner {
  readonly responses: URLScanner.Responses;
  readonly scans: URLScanner.Scans;
  readonly v1: URLScanner.V1;
}

export declare namespace URLScanner {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Bytes of the body. */ bodySize: number;
    /** Group of the ranking, such as the top 2,000. */ bucket: string;
    /** Categories it belongs to. */ categories: unknown;
    /** Factor by which the transfer was smaller, as text. */ compression: number;
    /** Countries that were contacted. */ countries: unknown;
    /** Headers sent with every request of the scan, by name. */ customHeaders: unknown;
    /** Data recorded while the page loaded. */ data: unknown;
    /** Domain it belongs to. */ domain: string;
    /** Domains that were contacted. */ domains: unknown;
    /** Steps of the check with what they found. */ evidence: unknown;
    /** Location of the address. */ geoip: unknown;
    /** HTTP headers by name. */ headers: unknown;
    /** Bytes of the headers. */ headersSize: number;
    /** Version of HTTP that was spoken. */ httpVersion: string;
    /** Categories that come from the parent domain. */ inherited: unknown;
    /** Addresses that were contacted. */ ips: unknown;
    /** Authority that signed the certificate. */ issuer: string;
    /** HTTP method. */ method: string;
    /** Options the scan was made with. */ options: unknown;
    /** Names of recognized phishing kits or brands. */ phishing: unknown;
    /** Protocol of the connection. */ protocol: string;
    /** Details of the request. */ request: unknown;
    /** Id of the request within the scan. */ requestId: string;
    /** Details of the response. */ response: unknown;
    /** Address of the report for people. */ result: string;
    /** Categories by risk, such as malware. */ risks: unknown;
    /** Kinds of devices of which screenshots are taken. */ screenshotsResolutions: unknown;
    /** Time at which it began. */ startedDateTime: string;
    /** Text beside the HTTP status. */ statusText: string;
    /** Name the certificate was issued to. */ subjectName: string;
    /** Number of the category that contains it. */ super_category_id: number;
    /** Method and time of the scan. */ task: unknown;
    /** Start of the certificate's validity. */ validFrom: number;
    /** End of the certificate's validity. */ validTo: number;
    /** Whether the page is taken for malicious. */ verdicts: unknown;
    /** Number of the network, with or without `AS`. */ asn: unknown;
    /** Categories by content. */ content: unknown;
    /** IP address. */ ip: unknown;
    /** HTTP status of the answer. */ status: unknown;
    /** Time at which the scan was asked for. */ time: string;
    /** Text of the value. */ value: string;
    /** `Unlisted` scans are found by their id only; an address with an email address or key in it is made unlisted. */ visibility: unknown;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Body of a response that a scan saw, by its SHA-256. */ response_id: string;
    /** Scan to read, by the UUID that its start returned. */ scan_id: string;
  }

  /** Raw bodies collected during a scan. */
  export interface Responses {
    /** Get the raw body of a response captured during a scan.
     *
     *  Named by the hash in `data.requests[].response.hash`. The content may be malicious: do not show it.
     *  @http GET /accounts/{account_id}/urlscanner/v2/responses/{response_id}
     *  @response text text/plain
     *  @permission URL Scanner Write; URL Scanner Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(responseID: string, params: InAccount, options?: RequestOptions): APIPromise<string>;
  }

  /** Examined pages with verdict, requests and screenshot. */
  export interface Scans {
    /** Start a scan of a URL.
     *
     *  Runs in the background: `get` returns 404 until the report is ready, mostly after 10 to 30 seconds. Scans count against the account's
     *  monthly limit.
     *  @http POST /accounts/{account_id}/urlscanner/v2/scan
     *  @unwrapped
     *  @permission URL Scanner Write; URL Scanner Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "url": "https://www.example.com", "visibility": "Unlisted",
     *    "screenshotsResolutions": ["desktop"]
     *  }
     *  @waits urlScanner.scans.get task.success done=true failed=false id=uuid */
    create(params: ScanCreateParams, options?: RequestOptions): APIPromise<ScanCreateResponse>;

    /** List earlier scans by a query on domain, hash, verdict and more.
     *
     *  Finds public scans of everybody and all of the account. Terms are joined by AND, OR and NOT; a full text is put in quotes.
     *  @http GET /accounts/{account_id}/urlscanner/v2/search
     *  @unwrapped
     *  @permission URL Scanner Write; URL Scanner Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @columns page.url page.country page.ip verdicts.malicious task.visibility task.time */
    list(params: ScanListParams, options?: RequestOptions): APIPromise<ScanListResponse>;

    /** Start scans of many URLs in one request.
     *
     *  At most 100; they have lower priority than single scans.
     *  @http POST /accounts/{account_id}/urlscanner/v2/bulk
     *  @unwrapped
     *  @permission URL Scanner Write; URL Scanner Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @most 100 */
    bulkCreate(params: ScanBulkCreateParams, options?: RequestOptions): APIPromise<ScanBulkCreateResponse>;

    /** Get the rendered page's DOM from a finished scan.
     *  @http GET /accounts/{account_id}/urlscanner/v2/dom/{scan_id}
     *  @response text text/plain
     *  @permission URL Scanner Write; URL Scanner Read
     *  @plans free pro business enterprise
     *  @availability ga */
    dom(/** @format uuid */ scanID: string, params: InAccount, options?: RequestOptions): APIPromise<string>;

    /** Get the full report of a scan by its ID.
     *
     *  Answers 404 while the scan is under way.
     *  @http GET /accounts/{account_id}/urlscanner/v2/result/{scan_id}
     *  @unwrapped
     *  @permission URL Scanner Write; URL Scanner Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(/** @format uuid */ scanID: string, params: InAccount, options?: RequestOptions): APIPromise<ScanGetResponse>;

    /** Get the network traffic of a scan as a HAR log.
     *  @http GET /accounts/{account_id}/urlscanner/v2/har/{scan_id}
     *  @unwrapped
     *  @permission URL Scanner Write; URL Scanner Read
     *  @plans free pro business enterprise
     *  @availability ga */
    har(/** @format uuid */ scanID: string, params: InAccount, options?: RequestOptions): APIPromise<ScanHARResponse>;

    /** Get a scan's PNG screenshot at a chosen resolution.
     *  @http GET /accounts/{account_id}/urlscanner/v2/screenshots/{scan_id}.png
     *  @response binary image/png
     *  @permission URL Scanner Write; URL Scanner Read
     *  @plans free pro business enterprise
     *  @availability ga */
    screenshot(/** @format uuid */ scanID: string, params: ScanScreenshotParams, options?: RequestOptions): APIPromise<Response>;
  }

  export interface ScanCreateParams extends InAccount, ScanBulkCreateParams.Body {
    /** Country the scan is made from; two letters. */ country?:
      | 'AF' | 'AL' | 'DZ' | 'AD' | 'AO' | 'AG' | 'AR' | 'AM' | 'AU' | 'AT' | 'AZ' | 'BH' | 'BD' | 'BB' | 'BY'
      | 'BE' | 'BZ' | 'BJ' | 'BM' | 'BT' | 'BO' | 'BA' | 'BW' | 'BR' | 'BN' | 'BG' | 'BF' | 'BI' | 'KH' | 'CM'
      | 'CA' | 'CV' | 'KY' | 'CF' | 'TD' | 'CL' | 'CN' | 'CO' | 'KM' | 'CG' | 'CR' | 'CI' | 'HR' | 'CU' | 'CY'
      | 'CZ' | 'CD' | 'DK' | 'DJ' | 'DM' | 'DO' | 'EC' | 'EG' | 'SV' | 'GQ' | 'ER' | 'EE' | 'SZ' | 'ET' | 'FJ'
      | 'FI' | 'FR' | 'GA' | 'GE' | 'DE' | 'GH' | 'GR' | 'GL' | 'GD' | 'GT' | 'GN' | 'GW' | 'GY' | 'HT' | 'HN'
      | 'HU' | 'IS' | 'IN' | 'ID' | 'IR' | 'IQ' | 'IE' | 'IL' | 'IT' | 'JM' | 'JP' | 'JO' | 'KZ' | 'KE' | 'KI'
      | 'KW' | 'KG' | 'LA' | 'LV' | 'LB' | 'LS' | 'LR' | 'LY' | 'LI' | 'LT' | 'LU' | 'MO' | 'MG' | 'MW' | 'MY'
      | 'MV' | 'ML' | 'MR' | 'MU' | 'MX' | 'FM' | 'MD' | 'MC' | 'MN' | 'MS' | 'MA' | 'MZ' | 'MM' | 'NA' | 'NR'
      | 'NP' | 'NL' | 'NZ' | 'NI' | 'NE' | 'NG' | 'KP' | 'MK' | 'NO' | 'OM' | 'PK' | 'PS' | 'PA' | 'PG' | 'PY'
      | 'PE' | 'PH' | 'PL' | 'PT' | 'QA' | 'RO' | 'RU' | 'RW' | 'SH' | 'KN' | 'LC' | 'VC' | 'WS' | 'SM' | 'ST'
      | 'SA' | 'SN' | 'RS' | 'SC' | 'SL' | 'SK' | 'SI' | 'SB' | 'SO' | 'ZA' | 'KR' | 'SS' | 'ES' | 'LK' | 'SD'
      | 'SR' | 'SE' | 'CH' | 'SY' | 'TW' | 'TJ' | 'TZ' | 'TH' | 'BS' | 'GM' | 'TL' | 'TG' | 'TO' | 'TT' | 'TN'
      | 'TR' | 'TM' | 'UG' | 'UA' | 'AE' | 'GB' | 'US' | 'UY' | 'UZ' | 'VU' | 'VE' | 'VN' | 'YE' | 'ZM' | 'ZW' | (string & {});
  }

  export interface SubmittedScan {
    /** Page that is scanned. */ url: string;
    /** `unlisted` scans are found by their id only; an address with an email address or key in it is made unlisted. */
    visibility: 'public' | 'unlisted';
  }

  export interface ScanCreateResponse extends SubmittedScan {
    /** Address of the report for programs. */ api: string;
    /** Human-readable message. */ message: string;
    result: string;
    /** @format uuid */ uuid: string;
    options?: ScanCreateResponse.Options;
  }
  export namespace ScanCreateResponse {
    export interface Options {
      /** User agent that was shown. */ useragent?: string;
    }
  }

  export interface ScanListParams extends InAccount {
    /** Query over scans, such as `page.domain:example.com AND verdicts.malicious:true`. */ q?: string;
    /** Most scans returned. @example 100 @min 1 */ size?: Integer;
  }

  export interface ScanListResponse {
    /** Scans that match. */ results: ScanListResponse.Result[];
  }
  export namespace ScanListResponse {
    export interface Result {
      /** Id of the scan, once more under this name. @example "9626f773-9ffb-4cfb-89d3-30b120fc8011" */ _id: string;
      page: Result.Page;
      result: string;
      /** Numbers of the scan. */ stats: Result.Stats;
      task: Result.Task;
      verdicts: Result.Verdicts;
    }
    export namespace Result {
      export interface Page {
        /** @example "AS15133" */ asn: string;
        /** Country the address belongs to; two letters. @example "US" */ country: string;
        /** @example "93.184.215.14" */ ip: string;
        /** Address of the page at the end of all redirects. @example "https://example.com" */ url: string;
      }
      export interface Stats {
        /** Bytes transferred. @example 2512 */ dataLength: number;
        /** Number of requests that were made. @example 2 */ requests: number;
        /** Number of countries the requests went to. @example 1 */ uniqCountries: number;
        /** Number of addresses the requests went to. @example 1 */ uniqIPs: number;
      }
      export interface Task {
        /** @example "2024-09-30T23:54:02.881000+00:00" */ time: string;
        /** Address that was given to be scanned. @example "https://example.com" */ url: string;
        /** UUID under which the result is fetched. @example "9626f773-9ffb-4cfb-89d3-30b120fc8011" */ uuid: string;
        /** @example "public" */
        visibility: string;
      }
      export interface Verdicts {
        /** Whether it is taken for malicious. */ malicious: boolean;
      }
    }
  }

  export interface ScanBulkCreateParams extends InAccount {
    /** Pages to scan, at most 100. @body @minItems 1 @maxItems 100 */ body?: ScanBulkCreateParams.Body[];
  }
  export namespace ScanBulkCreateParams {
    export interface Body {
      /** Page to scan. @example "https://www.example.com" @minLength 1 */ url: string;
      /** Whether the page is checked for use by AI agents. */ agentReadiness?: boolean;
      /** User agent that the scan shows to the page. @maxLength 4096 */ customagent?: string;
      /** @sensitive */ customHeaders?: { [key: string]: string };
      /** Page that the scan claims to come from. @maxLength 4096 */ referer?: string;
      /** @default ["desktop"] */ screenshotsResolutions?: ('desktop' | 'mobile' | 'tablet' | (string & {}))[];
      /** @default "Public" */
      visibility?: 'Public' | 'Unlisted' | (string & {});
    }
  }

  export type ScanBulkCreateResponse = ScanBulkCreateResponse.ScanBulkCreateResponseItem[];
  export namespace ScanBulkCreateResponse {
    export interface ScanBulkCreateResponseItem extends SubmittedScan {
      /** Address of the report for programs. */ api: string;
      result: string;
      /** UUID under which the result is fetched. @format uuid */ uuid: string;
      options?: ScanCreateResponse.Options;
    }
  }

  export interface ScanGetResponse {
    data: ScanGetResponse.Data;
    /** Everything the page contacted, as plain lists. */ lists: ScanGetResponse.Lists;
    /** Cloudflare's information on the page's addresses, technology and risks. */ meta: ScanGetResponse.Meta;
    page: ScanGetResponse.Page;
    /** Data center the scan was made from. */ scanner: ScanGetResponse.Scanner;
    /** Numbers of the scan. */ stats: ScanGetResponse.Stats;
    task: ScanGetResponse.Task;
    verdicts: ScanGetResponse.Verdicts;
  }
  export namespace ScanGetResponse {
    export interface PlaceOfIP {
      /** City of the address. */ city: string;
      /** Country the address belongs to; two letters. */ country: string;
      /** Country in English. */ country_name: string;
      /** Degrees north and east. */ ll: number[];
      /** Region of the address. */ region: string;
    }

    export interface Data {
      /** Messages of the browser's console. */ console: Data.Console[];
      /** Cookies that were set. */ cookies: Data.Cookie[];
      /** Global JavaScript variables of the page. */ globals: Data.Global[];
      /** Links of the page. */ links: Data.Link[];
      /** Timings as the browser measured them. */ performance: Data.Performance[];
      /** Requests that the page made. */ requests: Data.Request[];
    }
    export namespace Data {
      export interface Console {
        /** Message that the page wrote to the console. */ message: Console.Message;
      }
      export namespace Console {
        export interface Message {
          /** Severity of the message. */ level: string;
          /** Origin of the message. */ source: string;
          /** Words that were written. */ text: string;
          /** Script that wrote the message. */ url: string;
        }
      }
      export interface Cookie {
        domain: string;
        /** Time at which the cookie ends. @unit seconds since 1970 */ expires: number;
        /** Whether scripts cannot read the cookie. */ httpOnly: boolean;
        /** Name under which the cookie is sent. */ name: string;
        /** Start of the paths that get the cookie. */ path: string;
        /** Importance of the cookie, as the browser ranks it. */ priority: string;
        /** Whether the cookie was set by the page's own party. */ sameParty: boolean;
        /** Whether the cookie is sent over TLS only. */ secure: boolean;
        /** Whether the cookie ends with the browser. */ session: boolean;
        /** Bytes that the cookie takes. */ size: number;
        /** Port that set the cookie. */ sourcePort: number;
        /** Whether the cookie was set over TLS. */ sourceScheme: string;
        /** Text that the cookie holds. */ value: string;
      }
      export interface Global {
        /** Name of the variable. */ prop: string;
        /** JavaScript type of the variable. */ type: string;
      }
      export interface Link {
        /** Address the link leads to. */ href: string;
        /** Words that the link shows. */ text: string;
      }
      export interface Performance {
        /** Time it took. @unit milliseconds */ duration: number;
        /** Kind of timing, by the browser's Performance interface. */ entryType: string;
        /** Name of the measurement. */ name: string;
        /** Start of the timing, from the start of the page. @unit milliseconds */ startTime: number;
      }
      export interface Request {
        request: Request.Request;
        response: Request.Response;
        /** Requests that the page made. */ requests?: Request.RequestItem[];
      }
      export namespace Request {
        export interface ReceivedResponse {
          /** Character set of the content. */ charset: string;
          /** MIME type of the content. */ mimeType: string;
          protocol: string;
          /** Address that answered. */ remoteIPAddress: string;
          /** Port that answered. */ remotePort: number;
          /** Headers of the answer that concern security. */ securityHeaders: ScanHARResponse.Log.Entry.Request.Header[];
          /** Whether the browser took the connection for secure. */ securityState: string;
          status: number;
          statusText: string;
          headers?: unknown;
        }

        export interface RequestDetails {
          /** Priority with which the browser began the request. */ initialPriority: string;
          /** Whether it stays on the page's site. */ isSameSite: boolean;
          method: string;
          /** Whether an insecure part of a secure page was asked for. */ mixedContentType: string;
          /** Extent to which the page's address was disclosed. */ referrerPolicy: string;
          /** Address that was fetched. */ url: string;
        }

        export interface SentRequest {
          /** Document that made the request. */ documentURL: string;
          /** Whether an action of the user led to it. */ hasUserGesture: boolean;
          /** Whether more is known of the redirect. */ redirectHasExtraInfo: boolean;
          requestId: string;
          /** Kind of resource, such as `Script` or `Image`. */ type: string;
          /** Frame that made the request. */ frameId?: string;
          /** Load of the page it belongs to. */ loaderId?: string;
        }

        export interface Request extends SentRequest {
          /** Part of the page that made the request. */ initiator: Request.Initiator;
          request: Request.Request;
          /** Time of the request. @unit seconds since 1970 */ wallTime: number;
          /** Whether it is the request for the page itself. */ primaryRequest?: boolean;
          /** Answer that redirected to it. */ redirectResponse?: Request.RedirectResponse;
        }
        export namespace Request {
          export interface Initiator {
            /** Hostname of the request. */ host: string;
            /** Cause of the request, such as `parser` or `script`. */ type: string;
            /** Script that caused the request. */ url: string;
          }
          export interface Request extends RequestDetails {
            headers?: unknown;
          }
          export interface RedirectResponse extends ReceivedResponse {
            /** Address that answered with the redirect. */ url: string;
          }
        }
        export interface Response {
          /** Network that the address belongs to. */ asn: Stats.IPStat.ASN;
          /** Bytes transferred. */ dataLength: number;
          /** Bytes as they were transferred. */ encodedDataLength: number;
          geoip: Response.Geoip;
          /** Whether more is known of the answer. */ hasExtraInfo: boolean;
          requestId: string;
          response: Response.Response;
          /** Bytes of the content. */ size: number;
          /** Kind of resource, such as `Script` or `Image`. */ type: string;
          /** Whether the content was kept. */ contentAvailable?: boolean;
          /** Hash of the content. */ hash?: string;
        }
        export namespace Response {
          export interface Geoip extends PlaceOfIP {
            /** GeoNames id of the place. */ geonameId: string;
          }
          export interface Response extends ReceivedResponse {
            /** TLS connection and certificate. */ securityDetails: Response.SecurityDetails;
            /** Address that was fetched. */ url: string;
          }
          export namespace Response {
            export interface SecurityDetails {
              /** Number of the certificate in the browser. */ certificateId: number;
              /** Whether the certificate is in public logs as demanded. */ certificateTransparencyCompliance: string;
              /** Cipher of the connection. */ cipher: string;
              /** Whether the hostname was sent encrypted. */ encryptedClientHello: boolean;
              issuer: string;
              /** Key exchange of the connection. */ keyExchange: string;
              /** Curve or group of the key agreement, such as X25519. */ keyExchangeGroup: string;
              protocol: string;
              /** Hostnames of the certificate. */ sanList: string[];
              /** Number of the signature algorithm. */ serverSignatureAlgorithm: number;
              subjectName: string;
              /** @unit seconds since 1970 */ validFrom: number;
              /** @unit seconds since 1970 */ validTo: number;
            }
          }
        }
        export interface RequestItem extends SentRequest {
          frameId: string;
          /** Part of the page that made the request. */ initiator: RequestItem.Initiator;
          loaderId: string;
          request: RequestItem.Request;
          wallTime: number;
        }
        export namespace RequestItem {
          export interface Initiator {
            /** Cause of the request, such as `parser` or `script`. */ type: string;
          }
          export interface Request extends RequestDetails {
            headers: Request.Headers;
          }
          export namespace Request {
            export interface Headers {
              /** Name as people read it. */ name: string;
            }
          }
        }
      }
    }
    export interface Lists {
      /** Networks that were contacted. */ asns: string[];
      /** TLS certificates that were seen. */ certificates: Lists.Certificate[];
      /** Continents that were contacted. */ continents: string[];
      countries: string[];
      domains: string[];
      /** Hashes of the content. */ hashes: string[];
      ips: string[];
      /** Domains the page links to. */ linkDomains: string[];
      /** Server software that answered. */ servers: string[];
      /** Addresses that were fetched. */ urls: string[];
    }
    export namespace Lists {
      export interface Certificate {
        issuer: string;
        subjectName: string;
        /** @unit seconds since 1970 */ validFrom: number;
        /** @unit seconds since 1970 */ validTo: number;
      }
    }
    export interface NetworkOfIP {
      asn: string;
      /** Country the address belongs to; two letters. */ country: string;
      /** Operator of the network. */ description: string;
      ip: string;
      /** Short name of the network. */ name: string;
    }

    export interface Meta {
      /** Results of analyzing the recording. */ processors: Meta.Processors;
    }
    export namespace Meta {
      export interface Processors {
        /** Network that the address belongs to. */ asn: Processors.ASN;
        /** DNS records of the hosts. */ dns: Processors.DNS;
        /** Categories of the contacted domains, by domain. */ domainCategories: Processors.DomainCategories;
        geoip: Processors.Geoip;
        phishing: Processors.Phishing;
        /** Ranks of the domains by Cloudflare Radar. */ radarRank: Processors.RadarRank;
        /** Technologies that were recognized. */ wappa: Processors.Wappa;
        /** Usability of the page for AI agents. */ agentReadiness?: Processors.AgentReadiness;
        /** Findings of the newer phishing detection. */ phishing_v2?: Processors.PhishingV2;
        /** Rules of the robots.txt files. */ robotsTxt?: Processors.RobotsTXT;
        /** Categories of the addresses. */ urlCategories?: Processors.URLCategories;
      }
      export namespace Processors {
        export interface ASN {
          data: NetworkOfIP[];
        }
        export interface DNS {
          data: DNS.Data[];
        }
        export namespace DNS {
          export interface Data {
            /** Address of the record. */ address: string;
            /** Whether DNSSEC confirmed the answer. */ dnssec_valid: boolean;
            /** Domain name that was looked up. */ name: string;
            /** Type of the DNS record. */ type: string;
          }
        }
        export interface DomainCategories {
          data: DomainCategories.Data[];
        }
        export namespace DomainCategories {
          export interface Data {
            inherited: unknown;
            /** Whether it is the page's own domain. */ isPrimary: boolean;
            /** Domain that the categories are for. */ name: string;
          }
        }
        export interface Geoip {
          data: Geoip.Data[];
        }
        export namespace Geoip {
          export interface Data {
            geoip: PlaceOfIP;
            ip: string;
          }
        }
        export interface Phishing {
          data: string[];
        }
        export interface RadarRank {
          data: RadarRank.Data[];
        }
        export namespace RadarRank {
          export interface Data {
            bucket: string;
            /** Hostname that is ranked. */ hostname: string;
            /** Place in the ranking. */ rank?: number;
          }
        }
        export interface Wappa {
          data: Wappa.Data[];
        }
        export namespace Wappa {
          export interface Data {
            /** Technology that was recognized. */ app: string;
            categories: Data.Category[];
            /** Certainty of the recognition, by pattern. */ confidence: Data.Confidence[];
            /** Certainty of the recognition. @unit percent */ confidenceTotal: number;
            /** File of the technology's icon. */ icon: string;
            /** Page of the technology. */ website: string;
          }
          export namespace Data {
            export interface Category {
              /** Group of technologies, such as `CDN`. */ name: string;
              /** Rank of the technology. */ priority: number;
            }
            export interface Confidence {
              /** Certainty of the recognition, in percent. */ confidence: number;
              /** Pattern that recognized the technology. */ name: string;
              /** Pattern that matched. */ pattern: string;
              /** Place where the pattern matched. */ patternType: string;
            }
          }
        }
        export interface AgentReadiness {
          /** Results of the single checks, by group. */ checks: AgentReadiness.Checks;
          /** Level of readiness that the page has reached. @example 2 */ level: Integer;
          /** Level of readiness as people read it. @example "Bot-Aware" */ levelName: string;
          /** Signs that something is sold on the page. */ commerceSignals?: string[];
          /** Whether something is sold on the page. */ isCommerce?: boolean;
          /** Requirements of the next level of readiness. */ nextLevel?: AgentReadiness.NextLevel;
        }
        export namespace AgentReadiness {
          export interface Checks {
            /** Whether the page declares rules for bots. */ botAccessControl: Checks.BotAccessControl;
            /** Whether agents can buy. */ commerce: Checks.Commerce;
            /** Whether agents can read the content readily. */ contentAccessibility: Checks.ContentAccessibility;
            /** Whether agents can find the content. */ discoverability: Checks.Discoverability;
            /** Whether agents can find tools and interfaces. */ discovery: Checks.Discovery;
          }
          export namespace Checks {
            export interface CheckReport {
              /** Outcome of the check. @example "fail" */ status: string;
              /** Further facts of the check. */ details?: unknown;
              /** Time the check took. @unit milliseconds */ durationMs?: number;
              /** Outcome of the check, in words. */ message?: string;
            }

            export interface CheckResult extends CheckReport {
              evidence?: Evidence[];
            }

            export interface BotAccessControl {
              /** Whether the use of content is declared. */ contentSignals: CheckResult;
              /** Whether robots.txt has rules for AI bots. */ robotsTxtAiRules: CheckResult;
              /** Whether bots can identify themselves by signatures. */ webBotAuth: CheckResult;
            }
            export interface Commerce {
              /** Whether the Agentic Commerce Protocol is offered. */ acp: CheckResult;
              /** Whether the Agent Payments Protocol is offered. */ ap2: CheckResult;
              /** Whether the Machine Payments Protocol is offered. */ mpp: CheckResult;
              /** Whether the Universal Commerce Protocol is offered. */ ucp: CheckResult;
              /** Whether payments by HTTP 402 are offered. */ x402: CheckResult;
            }
            export interface ContentAccessibility {
              /** Whether pages are offered as Markdown. */ markdownNegotiation: CheckResult;
            }
            export interface DiscoveryCheck extends CheckReport {
              status: string;
              durationMs?: number;
              evidence?: DNSAidEvidence[];
            }

            export interface Discoverability {
              /** Whether Link headers lead to further resources. */ linkHeaders: CheckResult;
              /** Rules of the robots.txt files. */ robotsTxt: CheckResult;
              /** Whether there is a sitemap. */ sitemap: CheckResult;
              /** Whether the site announces its agents in DNS (DNS-AID). */ dnsAid: DiscoveryCheck;
            }
            export interface Discovery {
              /** Whether there is an agent card of the A2A protocol. */ a2aAgentCard: CheckResult;
              /** Whether skills for agents are offered. */ agentSkills: CheckResult;
              /** Whether there is a catalog of interfaces. */ apiCatalog: CheckResult;
              /** Whether there is a card of an MCP server. */ mcpServerCard: CheckResult;
              /** Whether OAuth metadata is published. */ oauthDiscovery: CheckResult;
              /** Whether metadata of a protected resource is published. */ oauthProtectedResource: CheckResult;
              /** Whether tools are offered in the page itself. */ webMcp: CheckResult;
              /** Whether the site offers an ARD document through which agents find its resources. */ ard: DiscoveryCheck;
              /** Whether the site has an `auth.md` that tells agents how to authenticate. */ authMd: DiscoveryCheck;
            }
            export interface EvidenceDetails {
              /** Action performed in the step. @example "fetch" */ action: string;
              /** Step as people read it. */ label: string;
              /** Result of the step. */ finding?: Evidence.Finding;
              request?: Evidence.Request;
            }

            export interface Evidence extends EvidenceDetails {
              response?: Evidence.Response;
            }
            export namespace Evidence {
              export interface Finding {
                /** Whether the finding is good. @example "positive" */ outcome: string;
                /** The finding in a sentence. */ summary: string;
              }
              export interface Request {
                /** @example "GET" */ method: string;
                /** Address that was fetched. @example "https://example.com/robots.txt" */ url: string;
                headers?: unknown;
              }
              export interface Response {
                /** @example 200 */ status: Integer;
                /** @example "OK" */ statusText: string;
                /** Start of the content. */ bodyPreview?: string;
                bodySize?: Integer;
                headers?: unknown;
                /** Address it was redirected to. */ redirectedTo?: string;
              }
            }
            export interface DNSAidEvidence extends EvidenceDetails {
              action: string;
              response?: DNSAidEvidence.Response;
            }
            export namespace DNSAidEvidence {
              export interface Response {
                status: number;
                statusText: string;
                /** Start of the content. */ bodyPreview?: string;
                bodySize?: number;
                headers?: unknown;
                /** Address it was redirected to. */ redirectedTo?: string;
              }
            }
          }
          export interface NextLevel {
            /** Name of the next level of readiness. @example "Agent-Readable" */ name: string;
            /** Checks that still have to pass. */ requirements: NextLevel.Requirement[];
            /** Level that would be reached. @example 3 */ target: Integer;
          }
          export namespace NextLevel {
            export interface Requirement {
              /** Check that has to pass. @example "markdownNegotiation" */ check: string;
              /** Task to complete for the next level. */ description: string;
              /** Instruction for an AI assistant to mend it. */ prompt: string;
              /** Page of a skill that helps. */ skillUrl: string;
              /** Pages of the specification. */ specUrls: string[];
            }
          }
        }
        export interface PhishingV2 {
          data: string[];
        }
        export interface RobotsTXT {
          data: RobotsTXT.Data[];
        }
        export namespace RobotsTXT {
          export interface Data {
            /** Rules by the user agent they are for. */ rules: { [key: string]: Data.Rules };
            /** Sitemaps the file names. */ sitemaps: string[];
            /** Hash of the content. */ hash?: string;
          }
          export namespace Data {
            export interface Rules {
              /** Paths that may be fetched. */ allow: string[];
              /** Paths that may not be fetched. */ disallow: string[];
              contentSignal?: Rules.ContentSignal;
              /** Wait between two requests. @unit seconds */ crawlDelay?: number;
            }
            export namespace Rules {
              export interface ContentSignal {
                /** Whether content may be fed to AI models. */ 'ai-input'?: string;
                /** Whether content may be used for training. */ 'ai-train'?: string;
                /** Whether content may be indexed. */ search?: string;
              }
            }
          }
        }
        export interface URLCategories {
          data: URLCategories.Data[];
        }
        export namespace URLCategories {
          export interface Data {
            content: Data.Content[];
            inherited: Data.Inherited;
            /** Address that the categories are for. */ name: string;
            risks: Data.Risk[];
          }
          export namespace Data {
            export interface Content {
              /** Number of the category. */ id: number;
              /** Name of the category, such as `Technology`. */ name: string;
              super_category_id: number;
            }
            export interface Inherited {
              content: Content[];
              /** Domain the categories come from. */ from: string;
              risks: Risk[];
            }
            export interface Risk {
              /** Number of the category. */ id: number;
              /** Name of the category, such as `Technology`. */ name: string;
              super_category_id: number;
            }
          }
        }
      }
    }
    export interface Page extends ScanListResponse.Result.Page {
      /** Registrable domain of the page. */ apexDomain: string;
      asn: string;
      /** Name of the network. */ asnname: string;
      /** City of the address. */ city: string;
      country: string;
      domain: string;
      ip: string;
      /** MIME type of the content. */ mimeType: string;
      /** Server software of the page. */ server: string;
      /** HTTP status of the page, as text. @example "200" */ status: string;
      title: string;
      /** Age of the certificate. @unit days */ tlsAgeDays: number;
      /** Authority of the page's certificate. */ tlsIssuer: string;
      /** Whole validity of the certificate. @unit days */ tlsValidDays: number;
      /** Start of the certificate's validity. */ tlsValidFrom: string;
      url: string;
      /** Hashes of the screenshot, to compare looks. */ screenshot?: Page.Screenshot;
    }
    export namespace Page {
      export interface Screenshot {
        /** Difference hash of the picture. */ dhash: string;
        /** Murmur hash of the picture or favicon. */ mm3Hash: number;
        /** Name as people read it. */ name: string;
        /** Perceptual hash of the picture. */ phash: string;
      }
    }
    export interface Scanner {
      /** Data center the scan was made from. */ colo: string;
      /** Country the scan was made from; two letters. */ country: string;
    }
    export interface Stats {
      /** Numbers by domain. */ domainStats: Stats.DomainStat[];
      /** Numbers by address. */ ipStats: Stats.IPStat[];
      /** Share of requests over IPv6. @unit percent */ IPv6Percentage: number;
      /** Malicious requests among them. */ malicious: number;
      /** Numbers by protocol. */ protocolStats: Stats.ProtocolStat[];
      /** Numbers by kind of content. */ resourceStats: Stats.ResourceStat[];
      /** Share of requests over TLS. @unit percent */ securePercentage: number;
      /** Number of requests over TLS. */ secureRequests: number;
      /** Numbers by server software. */ serverStats: Stats.ServerStat[];
      /** Numbers by TLS version. */ tlsStats: Stats.TLSStat[];
      /** Number of links to other domains. */ totalLinks: number;
      /** Number of networks that were contacted. */ uniqASNs: number;
      /** Number of countries the requests went to. */ uniqCountries: number;
    }
    export namespace Stats {
      export interface TrafficStat {
        /** Number of requests. */ count?: number;
        countries: string[];
        /** Bytes as they were transferred. */ encodedSize: number;
        /** Bytes that were loaded. */ size: number;
      }

      export interface TransferStat extends TrafficStat {
        count: number;
        ips: string[];
      }
      export interface DomainStat extends TransferStat {
        domain: string;
        /** Position in the list. */ index: number;
        /** Sources of the requests. */ initiators: string[];
        /** Number of redirects. */ redirects: number;
      }
      export interface IPStat extends TrafficStat {
        /** Network that the address belongs to. */ asn: IPStat.ASN;
        domains: string[];
        geoip: PlaceOfIP;
        /** Position in the list. */ index: number;
        ip: string;
        /** Whether the address is IPv6. */ ipv6: boolean;
        /** Number of redirects. */ redirects: number;
        /** Number of requests that were made. */ requests: number;
      }
      export namespace IPStat {
        export interface ASN extends NetworkOfIP {
          /** Organization that owns the network. */ org: string;
        }
              }
      export interface ProtocolStat extends TransferStat {
        protocol: string;
      }
      export interface ResourceStat extends TransferStat {
        compression: number;
        /** Share of the requests. @unit percent */ percentage: number;
        /** Kind of resource, such as `Script` or `Image`. */ type: string;
      }
      export interface ServerStat extends TransferStat {
        /** Server software of the page. */ server: string;
      }
      export interface TLSStat extends TransferStat {
        /** Numbers by TLS version and cipher. */ protocols: TLSStat.Protocols;
        /** Whether the browser took the connection for secure. */ securityState: string;
      }
      export namespace TLSStat {
        export interface Protocols {
          /** Number of requests with this version and cipher. */ 'TLS 1.3 / AES_128_GCM': number;
        }
      }
    }
    export interface Task extends ScanListResponse.Result.Task {
      /** Registrable domain of the page. */ apexDomain: string;
      domain: string;
      /** Address of the page's DOM. */ domURL: string;
      method: string;
      options: Task.Options;
      /** Address of the report. */ reportURL: string;
      /** Address of the screenshot. */ screenshotURL: string;
      /** Origin of the message. */ source: string;
      success: boolean;
      time: string;
      url: string;
      uuid: string;
      visibility: string;
    }
    export namespace Task {
      export interface Options {
        customHeaders?: unknown;
        screenshotsResolutions?: string[];
      }
    }
    export interface Verdicts {
      /** Verdict over everything. */ overall: Verdicts.Overall;
    }
    export namespace Verdicts {
      export interface Overall {
        categories: string[];
        /** Whether any verdict was made. */ hasVerdicts: boolean;
        /** Whether it is taken for malicious. */ malicious: boolean;
        /** Labels of the verdict. */ tags: string[];
      }
    }
  }

  export interface ScanHARResponse {
    /** The recording in HAR form. */ log: ScanHARResponse.Log;
  }
  export namespace ScanHARResponse {
    export interface Log {
      /** Program that made the recording. */ creator: Log.Creator;
      /** Requests in the order in which they began. */ entries: Log.Entry[];
      /** Pages of the recording. */ pages: Log.Page[];
      /** Version of the HAR format. @example "1.2" */ version: string;
    }
    export namespace Log {
      export interface Creator {
        /** Remark of the program. @example "https://github.com/sitespeedio/chrome-har" */ comment: string;
        /** Program that wrote the log. @example "chrome-har" */ name: string;
        /** Version of the program that wrote the log. @example "0.13.1" */ version: string;
      }
      export interface Entry {
        /** Priority at the start. @example "VeryHigh" */ _initialPriority: string;
        /** Cause of the request. @example "other" */ _initiator_type: string;
        /** Priority in the end. @example "VeryHigh" */ _priority: string;
        /** Id of the request in the browser. @example "DDC779F0CB3746BAF283EC1A51B0F2F8" */ _requestId: string;
        /** Time at which the browser sent it. @example 114135.331081 @unit seconds */ _requestTime: number;
        /** Kind of content. @example "document" */ _resourceType: string;
        /** Use of the browser's cache. */ cache: unknown;
        /** Number of the connection. @example "33" */ connection: string;
        /** Page the request belongs to. @example "page_1" */ pageref: string;
        request: Entry.Request;
        response: Entry.Response;
        /** Address that answered. @example "2606:2800:220:1:248:1893:25c8:1946" */ serverIPAddress: string;
        /** @example "2023-05-03T17:05:13.196Z" */ startedDateTime: string;
        /** Time that the request took. @example 268.64 */ time: number;
      }
      export namespace Entry {
        export interface Request {
          bodySize: number;
          headers: Request.Header[];
          /** @example 197 */ headersSize: number;
          /** @example "http/1.1" */ httpVersion: string;
          /** @example "GET" */ method: string;
          /** Address that was fetched. @example "http://example.com/" */ url: string;
        }
        export namespace Request {
          export interface Header {
            /** Name of the header, such as `content-type`. @example "Upgrade-Insecure-Requests" */ name: string;
            /** Text of the header. @example "1" */ value: string;
          }
        }
        export interface Response {
          /** Bytes as they were transferred. @example 1071 */ _transferSize: number;
          /** @example 648 */ bodySize: number;
          /** Body of the response. */ content: Response.Content;
          headers: Request.Header[];
          /** @example 423 */ headersSize: number;
          /** @example "http/1.1" */ httpVersion: string;
          /** Address it was redirected to; empty if it was not. */ redirectURL: string;
          /** @example 200 */ status: number;
          /** @example "OK" */ statusText: string;
        }
        export namespace Response {
          export interface Content {
            /** @example "text/html" */ mimeType: string;
            /** Bytes of the content. @example 1256 */ size: number;
            /** @example 608 */ compression?: Integer;
          }
        }
      }
      export interface Page {
        /** Identifies the page within the log. @example "page_1" */ id: string;
        /** Times at which the page was ready. */ pageTimings: Page.PageTimings;
        /** @example "2023-05-03T17:05:13.195Z" */ startedDateTime: string;
        /** @example "http://example.com/" */ title: string;
      }
      export namespace Page {
        export interface PageTimings {
          /** Time until the document was parsed. @example 305.408 @unit milliseconds */ onContentLoad: number;
          /** Time until everything was loaded. @example 305.169 @unit milliseconds */ onLoad: number;
        }
      }
    }
  }

  export interface ScanScreenshotParams extends InAccount {
    /** Kind of device the screenshot is of. @default "desktop" */ resolution?: 'desktop' | 'mobile' | 'tablet' | (string & {});
  }

  /** The first version of the scanner, deprecated. */
  export interface V1 {
    readonly responses: V1.Responses;
    readonly scans: V1.Scans;
  }

  export type ResponseGetResponse = string;

  export type ScanDOMResponse = string;

  export interface URLScannerDomain {
    /** Number of the category or entry. */ id: number;
    /** Name as people read it. */ name: string;
    super_category_id?: number;
  }

  export interface URLScannerTask extends ScanListResponse.Result.Task {
    /** Address after redirects. */ effectiveUrl: string;
    errors: URLScannerTask.Error[];
    /** Place the scan was made from. */ location: string;
    /** Region of the address. */ region: string;
    status: string;
    success: boolean;
    time: string;
    url: string;
    uuid: string;
    visibility: string;
  }
  export namespace URLScannerTask {
    export interface Error {
      /** Human-readable message. */ message: string;
    }
  }

  export interface DomainCategory {
    /** Number of the category. @example 155 */ id: Integer;
    /** Name of the category, such as `Technology`. @example "Technology" */ name: string;
    super_category_id?: Integer;
  }
}

export declare namespace URLScanner.V1 {
  /** Raw bodies collected, first version. */
  export interface Responses {
    /** Get a response body from a scan by its hash (deprecated).
     *  @http GET /accounts/{account_id}/urlscanner/response/{response_id}
     *  @response text text/plain
     *  @permission URL Scanner Write; URL Scanner Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @docs https://developers.cloudflare.com/api/operations/urlscanner-get-response-text
     *  @sunset 2030-01-01
     *  @deprecated urlScanner.responses.get */
    get(responseID: string, params: InAccount, options?: RequestOptions): APIPromise<string>;
  }

  /** Examined pages, first version. */
  export interface Scans {
    /** List scans by URL, host, path, IP or hash and date (deprecated).
     *  @http GET /accounts/{account_id}/urlscanner/scan
     *  @permission URL Scanner Write; URL Scanner Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @docs https://developers.cloudflare.com/api/operations/urlscanner-search-scans
     *  @sunset 2030-01-01
     *  @deprecated urlScanner.scans.list
     *  @columns url country visibility success time */
    list(params: ScanListParams, options?: RequestOptions): APIPromise<ScanListResponse>;

    /** Start a scan with chosen headers and country (deprecated).
     *  @http POST /accounts/{account_id}/urlscanner/scan
     *  @permission URL Scanner Write; URL Scanner Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @docs https://developers.cloudflare.com/api/operations/urlscanner-create-scan
     *  @sunset 2030-01-01
     *  @deprecated urlScanner.scans.create */
    create(params: ScanCreateParams, options?: RequestOptions): APIPromise<ScanCreateResponse>;

    /** Get a scan's report by ID, in full if wanted (deprecated).
     *  @http GET /accounts/{account_id}/urlscanner/scan/{scan_id}
     *  @permission URL Scanner Write; URL Scanner Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @docs https://developers.cloudflare.com/api/operations/urlscanner-get-scan
     *  @sunset 2030-01-01
     *  @deprecated urlScanner.scans.get */
    get(/** @format uuid */ scanID: string, params: ScanGetParams, options?: RequestOptions): APIPromise<ScanGetResponse>;

    /** Get the HAR recording of a scan (deprecated).
     *  @http GET /accounts/{account_id}/urlscanner/scan/{scan_id}/har
     *  @permission URL Scanner Write; URL Scanner Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @docs https://developers.cloudflare.com/api/operations/urlscanner-get-scan-har
     *  @sunset 2030-01-01
     *  @deprecated urlScanner.scans.har */
    har(/** @format uuid */ scanID: string, params: InAccount, options?: RequestOptions): APIPromise<ScanHarResponse>;

    /** Get a scan's screenshot at a chosen resolution (deprecated).
     *  @http GET /accounts/{account_id}/urlscanner/scan/{scan_id}/screenshot
     *  @response binary image/png
     *  @permission URL Scanner Write; URL Scanner Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @docs https://developers.cloudflare.com/api/operations/urlscanner-get-scan-screenshot
     *  @sunset 2030-01-01
     *  @deprecated urlScanner.scans.screenshot */
    screenshot(/** @format uuid */ scanID: string, params: ScanScreenshotParams, options?: RequestOptions): APIPromise<Response>;
  }

  export interface ScanListParams extends InAccount {
    /** Only the scan with this id. @format uuid */ scan_id?: string;
    /** Most scans returned. @example 100 @min 1 */ limit?: Integer;
    /** Cursor of the next page. */ next_cursor?: string;
    /** Only scans from this time on. */ date_start?: DateTime;
    /** Only scans before this time. */ date_end?: DateTime;
    /** Only scans of this address. @example "https://example.com/?hello" @minLength 1 */ url?: string;
    /** Only scans of this hostname. @example "example.com" */ hostname?: string;
    /** Only pages with this path. @example "/samples/subresource-integrity/" */ path?: string;
    /** Only scans of pages at this address. @example "1.1.1.1" */ ip?: string;
    /** Only scans in which content with this hash occurs. */ hash?: string;
    /** Only scans that ended at this address. */ page_url?: string;
    /** Only scans that ended at this hostname. */ page_hostname?: string;
    /** Only scans that ended at this path. */ page_path?: string;
    /** Only scans that ended in this network. */ page_asn?: string;
    page_ip?: string;
    /** If true, only scans of the account. */ account_scans?: boolean;
    /** Only malicious, or only harmless, scans. */ is_malicious?: boolean;
  }

  export interface ScanListResponse {
    /** Scans that match. */
    tasks: {
      /** Country the scan is made from, or the address belongs to; two letters. */ country: string;
      success: boolean;
      time: DateTime;
      /** Page that was scanned. @example "https://www.example.com/" */ url: string;
      /** UUID under which the result is fetched. @format uuid */ uuid: string;
      /** `unlisted` scans are found by their id only; an address with an email address or key in it is made unlisted. */ visibility: 'public' | 'unlisted';
    }[];
  }

  export interface ScanCreateParams extends InAccount {
    /** Country the scan is made from; two letters. */ country?:
      | 'AF' | 'AL' | 'DZ' | 'AD' | 'AO' | 'AG' | 'AR' | 'AM' | 'AU' | 'AT' | 'AZ' | 'BH' | 'BD' | 'BB' | 'BY'
      | 'BE' | 'BZ' | 'BJ' | 'BM' | 'BT' | 'BO' | 'BA' | 'BW' | 'BR' | 'BN' | 'BG' | 'BF' | 'BI' | 'KH' | 'CM'
      | 'CA' | 'CV' | 'KY' | 'CF' | 'TD' | 'CL' | 'CN' | 'CO' | 'KM' | 'CG' | 'CR' | 'CI' | 'HR' | 'CU' | 'CY'
      | 'CZ' | 'CD' | 'DK' | 'DJ' | 'DM' | 'DO' | 'EC' | 'EG' | 'SV' | 'GQ' | 'ER' | 'EE' | 'SZ' | 'ET' | 'FJ'
      | 'FI' | 'FR' | 'GA' | 'GE' | 'DE' | 'GH' | 'GR' | 'GL' | 'GD' | 'GT' | 'GN' | 'GW' | 'GY' | 'HT' | 'HN'
      | 'HU' | 'IS' | 'IN' | 'ID' | 'IR' | 'IQ' | 'IE' | 'IL' | 'IT' | 'JM' | 'JP' | 'JO' | 'KZ' | 'KE' | 'KI'
      | 'KW' | 'KG' | 'LA' | 'LV' | 'LB' | 'LS' | 'LR' | 'LY' | 'LI' | 'LT' | 'LU' | 'MO' | 'MG' | 'MW' | 'MY'
      | 'MV' | 'ML' | 'MR' | 'MU' | 'MX' | 'FM' | 'MD' | 'MC' | 'MN' | 'MS' | 'MA' | 'MZ' | 'MM' | 'NA' | 'NR'
      | 'NP' | 'NL' | 'NZ' | 'NI' | 'NE' | 'NG' | 'KP' | 'MK' | 'NO' | 'OM' | 'PK' | 'PS' | 'PA' | 'PG' | 'PY'
      | 'PE' | 'PH' | 'PL' | 'PT' | 'QA' | 'RO' | 'RU' | 'RW' | 'SH' | 'KN' | 'LC' | 'VC' | 'WS' | 'SM' | 'ST'
      | 'SA' | 'SN' | 'RS' | 'SC' | 'SL' | 'SK' | 'SI' | 'SB' | 'SO' | 'ZA' | 'KR' | 'SS' | 'ES' | 'LK' | 'SD'
      | 'SR' | 'SE' | 'CH' | 'SY' | 'TW' | 'TJ' | 'TZ' | 'TH' | 'BS' | 'GM' | 'TL' | 'TG' | 'TO' | 'TT' | 'TN'
      | 'TR' | 'TM' | 'UG' | 'UA' | 'AE' | 'GB' | 'US' | 'UY' | 'UZ' | 'VU' | 'VE' | 'VN' | 'YE' | 'ZM' | 'ZW' | (string & {});
    customHeaders?: { [key: string]: string };
    /** @default ["desktop"] */ screenshotsResolutions?: ('desktop' | 'mobile' | 'tablet' | (string & {}))[];
    /** Page to scan. @example "https://www.example.com" @minLength 1 */ url: string;
    /** @default "Public" */
    visibility?: 'Public' | 'Unlisted' | (string & {});
  }

  export interface ScanCreateResponse extends SubmittedScan {
    time: DateTime;
    /** @format uuid */ uuid: string;
  }

  export interface ScanGetParams extends InAccount {
    /** If true, the whole report is returned, requests included. */ full?: boolean;
  }

  export interface ScanGetResponse {
    /** The report. */
    scan: {
      /** Networks that were contacted. */ asns?: {
        asn?: {
          /** @example "15133" */ asn: string;
          /** Description of the network. @example "EDGECAST" */ description: string;
          /** Country of the network, two letters. @example "US" */ location_alpha2: string;
          /** Name as people read it. @example "EDGECAST" */ name: string;
          /** Organization that owns the network. */ org_name: string;
        };
      };
      /** TLS certificates that were seen. */ certificates: {
        issuer: string;
        /** @example "rkmod.somee.com" */ subjectName: string;
        /** @example 1682684400 @unit seconds since 1970 */ validFrom: number;
        /** @example 1696698000 @unit seconds since 1970 */ validTo: number;
      }[];
      domains?: {
        /** Categories of this domain. */ 'example.com'?: {
          categories: {
            content?: DomainCategory[];
            inherited: {
              content?: DomainCategory[];
              /** Domain the categories come from. @example "example.com" */ from?: string;
              risks?: DomainCategory[];
            };
            risks?: DomainCategory[];
          };
          /** DNS records of the hosts. */ dns: {
            /** Address of the record. @example "93.184.216.34" */ address: string;
            /** Whether DNSSEC confirmed the answer. */ dnssec_valid: boolean;
            /** Name as people read it. @example "example.com" */ name: string;
            /** Kind of the entry. @example "A" */ type: string;
          }[];
          /** Name as people read it. @example "example.com" */ name: string;
          /** Places of the hosts in the ranking. */ rank: {
            /** @example "500" */ bucket: string;
            /** Name as people read it. @example "example.com" */ name: string;
            /** Place in the ranking. */ rank?: Integer;
          };
          /** Kind of the entry. */ type: string;
        };
      };
      /** Places that were contacted. */ geo: {
        /** Continents that were contacted. */ continents: string[];
        /** Countries that were contacted. */ locations: string[];
      };
      ips?: {
        ip?: {
          /** @example "15133" */ asn: string;
          /** Description of the network. @example "EDGECAST" */ asnDescription: string;
          /** Country of the network, two letters. @example "US" */ asnLocationAlpha2: string;
          /** Name of the network, in short. @example "EDGECAST" */ asnName: string;
          /** Organization that owns the network. */ asnOrgName: string;
          /** Continent of the address. */ continent: string;
          /** GeoNames id of the place. @example "6252001" */ geonameId: string;
          /** @example "2606:2800:220:1:248:1893:25c8:1946" */ ip: string;
          /** IPv4 or IPv6. @example "IPv6" */ ipVersion: string;
          /** Degrees north. @example "39.76" */ latitude: string;
          /** Country, two letters. @example "US" */ locationAlpha2: string;
          /** Country in English, by location. */ locationName: string;
          /** Degrees east. @example "-98.5" */ longitude: string;
          /** State or province. */ subdivision1Name: string;
          /** District within it. */ subdivision2Name: string;
        };
      };
      /** Links of the page. */ links?: {
        /** Address and text of the link. */ link?: {
          /** Address the link leads to. @example "https://www.iana.org/domains/example" */ href: string;
          /** Text of the message or link. */ text: string;
        };
      };
      /** Cloudflare's information on the page's addresses, technology and risks. */ meta: {
        /** Results of analyzing the recording. */ processors: {
          categories: {
            content: DomainCategory[];
            risks: {
              /** Number of the category or entry. @example 17 */ id: Integer;
              /** Name as people read it. */ name: string;
              /** @example 32 */ super_category_id: Integer;
            }[];
          };
          phishing: string[];
          /** Places of the hosts in the ranking. */ rank: {
            /** @example "500" */ bucket: string;
            /** Name as people read it. @example "example.com" */ name: string;
            /** Place in the ranking. */ rank?: Integer;
          };
          /** Technologies that were recognized. */ tech: {
            categories: {
              /** Groups the category belongs to. */ groups: Integer[];
              /** Number of the category or entry. @example 63 */ id: Integer;
              /** Name as people read it. @example "IAAS" */ name: string;
              /** Rank among technologies of the kind. @example 8 */ priority: Integer;
              /** Short name in addresses. @example "iaas" */ slug: string;
            }[];
            /** Certainty of the recognition, in percent. @example 100 */ confidence: Integer;
            /** Explanation of the technology. */ description?: string;
            evidence: {
              /** Technologies from which it follows. */ impliedBy: string[];
              /** Patterns that matched. */ patterns: {
                /** Certainty of the recognition, in percent. @example 100 */ confidence: Integer;
                /** Technologies that it rules out. */ excludes: string[];
                /** Technologies that follow from it. */ implies: string[];
                /** Text that matched. @example "ECS" */ match: string;
                /** Name as people read it. @example "server" */ name: string;
                /** Regular expression that matched. @example "^ECS" */ regex: string;
                /** Kind of the entry. @example "headers" */ type: string;
                value: string;
                /** Version of the format or program. */ version: string;
              }[];
            };
            /** File of the technology's icon. */ icon: string;
            /** Name as people read it. */ name: string;
            /** Short name in addresses. @example "amazon-ecs" */ slug: string;
            /** Page of the technology. @example "https://aws.amazon.com/ecs/" */ website: string;
          }[];
        };
      };
      page: {
        /** @example "15133" */ asn: string;
        /** Country of the network, two letters. @example "US" */ asnLocationAlpha2: string;
        /** Name of the network. @example "EDGECAST" */ asnname: string;
        /** Messages of the browser's console. */ console: {
          /** Kind of the violation. @example "network" */ category: string;
          /** Text of the message or link. */ text: string;
          /** Kind of the entry. @example "error" */ type: string;
          /** Address that is scanned or was fetched; in a request the page to scan. @example "http://example.com/favicon.ico" */ url?: string;
        }[];
        /** Cookies that were set. */ cookies: {
          /** @example "rkmod.somee.com" */ domain: string;
          /** Time at which the cookie ends. @example -1 @unit seconds since 1970 */ expires: number;
          /** Whether scripts cannot read the cookie. */ httpOnly: boolean;
          /** Name as people read it. @example "b" */ name: string;
          /** Start of the paths that get the cookie. @example "/" */ path: string;
          /** Importance of the cookie, as the browser ranks it. @example "Medium" */ priority?: string;
          /** Whether the cookie was set by the page's own party. */ sameParty: boolean;
          /** Whether the cookie is sent over TLS only. */ secure: boolean;
          /** Whether the cookie ends with the browser. */ session: boolean;
          /** Bytes of the content. @example 2 */ size: number;
          /** Port that set the cookie. @example 443 */ sourcePort: number;
          /** Whether the cookie was set over TLS. @example "Secure" */ sourceScheme: string;
          /** @example "b" */ value: string;
        }[];
        /** Country the scan is made from, or the address belongs to; two letters. */ country: string;
        /** Country of the address, two letters. @example "US" */ countryLocationAlpha2: string;
        /** @example "example.com" */ domain: string;
        headers: {
          /** Name as people read it. @example "Content-Length" */ name: string;
          /** @example "648" */ value: string;
        }[];
        /** @example "2606:2800:220:1:248:1893:25c8:1946" */ ip: string;
        /** JavaScript of the page. */ js: {
          /** Global variables of the page. */ variables: {
            /** Name as people read it. @example "checkFrame" */ name: string;
            /** Kind of the entry. @example "string" */ type: string;
          }[];
        };
        /** Violations of the page's content security policy. */ securityViolations: {
          /** Kind of the violation. @example "csp" */ category: string;
          /** Text of the message or link. */ text: string;
          /** Address that is scanned or was fetched; in a request the page to scan. @example "http://example.com/" */ url: string;
        }[];
        /** @example 200 */ status: number;
        /** State or province. */ subdivision1Name: string;
        /** District within it. */ subdivision2name: string;
        /** Address that is scanned or was fetched; in a request the page to scan. @example "http://example.com/" */ url: string;
      };
      /** Timings as the browser measured them. */ performance: {
        /** Time at which the connection was made. @example 82.59999999403954 @unit milliseconds */ connectEnd: number;
        /** Time at which connecting began. @example 72.79999999701977 @unit milliseconds */ connectStart: number;
        /** Bytes of the content after decompression. @example 1256 */ decodedBodySize: number;
        /** Time at which the document was complete. @example 306 @unit milliseconds */ domComplete: number;
        /** Time after the handlers of DOMContentLoaded. @example 305.8999999910593 @unit milliseconds */ domContentLoadedEventEnd: number;
        /** Time before the handlers of DOMContentLoaded. @example 305.8999999910593 @unit milliseconds */ domContentLoadedEventStart: number;
        /** Time at which the document was parsed. @example 305.8999999910593 @unit milliseconds */ domInteractive: number;
        /** Time at which the name was resolved. @example 72.79999999701977 @unit milliseconds */ domainLookupEnd: number;
        /** Time at which resolving began. @example 2.199999988079071 @unit milliseconds */ domainLookupStart: number;
        /** Time it took. @example 306 @unit milliseconds */ duration: number;
        /** Bytes of the content as transferred. @example 648 */ encodedBodySize: number;
        /** Kind of timing, by the browser's Performance interface. @example "navigation" */ entryType: string;
        /** Time at which fetching began. @example 0.8999999910593033 @unit milliseconds */ fetchStart: number;
        /** Part of the page that fetched the resource. @example "navigation" */ initiatorType: string;
        /** Time after the handlers of load. @example 306 @unit milliseconds */ loadEventEnd: number;
        /** Time before the handlers of load. @example 306 @unit milliseconds */ loadEventStart: number;
        /** Name as people read it. @example "http://example.com/" */ name: string;
        /** Protocol of the transfer. @example "http/1.1" */ nextHopProtocol: string;
        /** Number of redirects. */ redirectCount: number;
        /** Time after the last redirect. @unit milliseconds */ redirectEnd: number;
        /** Time of the first redirect. @unit milliseconds */ redirectStart: number;
        /** Time at which the request was sent. @example 82.69999998807907 @unit milliseconds */ requestStart: number;
        /** Time at which the answer had come. @example 270.8999999910593 @unit milliseconds */ responseEnd: number;
        /** Time at which the answer began. @example 265.69999998807907 @unit milliseconds */ responseStart: number;
        /** Time at which TLS began. @unit milliseconds */ secureConnectionStart: number;
        /** Start of the timing, from the start of the page. @unit milliseconds */ startTime: number;
        /** Bytes of the answer with its headers. @example 948 */ transferSize: number;
        /** Kind of the entry. @example "navigate" */ type: string;
        /** Time after the handlers of unload. @unit milliseconds */ unloadEventEnd: number;
        /** Time before the handlers of unload. @unit milliseconds */ unloadEventStart: number;
        /** Time at which a service worker started. @unit milliseconds */ workerStart: number;
      }[];
      task: {
        /** Country of who asked for the scan. @example "PT" */ clientLocation: string;
        /** Origin of the scan request. */ clientType: 'Site' | 'Automatic' | 'Api';
        /** Address after redirects. @example "http://example.com/" */ effectiveUrl: string;
        errors: { /** Human-readable message. */ message: string }[];
        /** Data center the scan was made from. */ scannedFrom: { /** Data center the scan was made from. @example "MAD" */ colo: string };
        /** State of the scan. */ status: 'Queued' | 'InProgress' | 'InPostProcessing' | 'Finished';
        success: boolean;
        /** @example "2023-05-03T17:05:04.843Z" */ time: string;
        /** Time at which the last step ended. @example "2023-05-03T17:05:19.374Z" */ timeEnd: string;
        /** Address that is scanned or was fetched; in a request the page to scan. @example "http://example.com" */ url: string;
        /** UUID under which the result is fetched. @example "2ee568d0-bf70-4827-b922-b7088c0f056f" */ uuid: string;
        visibility: 'Public' | 'Unlisted';
      };
      verdicts: {
        /** Verdict over everything. */ overall: {
          categories: {
            /** Number of the category or entry. @example 117 */ id: number;
            /** Name as people read it. @example "Malware" */ name: string;
            /** @example 32 */ super_category_id: number;
          }[];
          /** Whether it is taken for malicious. */ malicious: boolean;
          phishing: string[];
        };
      };
    };
  }

  export interface ScanHarResponse {
    /** The recording in HAR form. */
    har: {
      /** The recording in HAR form. */ log: {
        /** Program that made the recording. */ creator: {
          /** Remark of the program. @example "https://github.com/sitespeedio/chrome-har" */ comment: string;
          /** Name as people read it. @example "chrome-har" */ name: string;
          /** Version of the format or program. @example "0.13.1" */ version: string;
        };
        /** Requests in the order in which they began. */ entries: {
          /** Priority at the start. @example "VeryHigh" */ _initialPriority: string;
          /** Cause of the request. @example "other" */ _initiator_type: string;
          /** Priority in the end. @example "VeryHigh" */ _priority: string;
          /** Id of the request in the browser. @example "DDC779F0CB3746BAF283EC1A51B0F2F8" */ _requestId: string;
          /** Time at which the browser sent it. @example 114135.331081 @unit seconds */ _requestTime: number;
          /** Kind of content. @example "document" */ _resourceType: string;
          /** Use of the browser's cache. */ cache: JsonObject;
          /** Number of the connection. @example "33" */ connection: string;
          /** Page the request belongs to. @example "page_1" */ pageref: string;
          request: {
            bodySize: number;
            headers: {
              /** Name as people read it. @example "Upgrade-Insecure-Requests" */ name: string;
              /** @example "1" */ value: string;
            }[];
            /** @example 197 */ headersSize: number;
            /** @example "http/1.1" */ httpVersion: string;
            /** @example "GET" */ method: string;
            /** Address that is scanned or was fetched; in a request the page to scan. @example "http://example.com/" */ url: string;
          };
          response: {
            /** Bytes as they were transferred. @example 1071 */ _transferSize: number;
            /** @example 648 */ bodySize: number;
            /** Body of the response. */ content: {
              /** @example 608 */ compression?: Integer;
              /** @example "text/html" */ mimeType: string;
              /** Bytes of the content. @example 1256 */ size: number;
            };
            headers: {
              /** Name as people read it. @example "Content-Encoding" */ name: string;
              /** @example "gzip" */ value: string;
            }[];
            /** @example 423 */ headersSize: number;
            /** @example "http/1.1" */ httpVersion: string;
            /** Address it was redirected to; empty if it was not. */ redirectURL: string;
            /** @example 200 */ status: number;
            /** @example "OK" */ statusText: string;
          };
          /** Address that answered. @example "2606:2800:220:1:248:1893:25c8:1946" */ serverIPAddress: string;
          /** @example "2023-05-03T17:05:13.196Z" */ startedDateTime: string;
          /** Time that the request took. @example 268.64 */ time: number;
        }[];
        /** Pages of the recording. */ pages: {
          /** Identifies the page within the log. @example "page_1" */ id: string;
          /** Times at which the page was ready. */ pageTimings: {
            /** Time until the document was parsed. @example 305.408 @unit milliseconds */ onContentLoad: number;
            /** Time until everything was loaded. @example 305.169 @unit milliseconds */ onLoad: number;
          };
          /** @example "2023-05-03T17:05:13.195Z" */ startedDateTime: string;
          /** @example "http://example.com/" */ title: string;
        }[];
        /** Version of the format or program. @example "1.2" */ version: string;
      };
    };
  }
}
