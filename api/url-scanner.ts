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
  /** Raw bodies collected during a scan. */
  export interface Responses {
    /** Fetch the raw body of a response that was captured during a scan.
     *  @http GET /accounts/{account_id}/urlscanner/v2/responses/{response_id}
     *  @answer text text/plain
     *  @permission URL Scanner Write; URL Scanner Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(responseID: string, params: ResponseGetParams, options?: RequestOptions): APIPromise<string>;
  }

  export type ResponseGetParams = InAccount;

  /** Examined pages with verdict, requests and screenshot. */
  export interface Scans {
    /** Queue a scan of a URL, choosing country, headers and visibility.
     *  @http POST /accounts/{account_id}/urlscanner/v2/scan
     *  @unwrapped
     *  @permission URL Scanner Write; URL Scanner Read
     *  @plans free pro business enterprise
     *  @availability ga */
    create(params: ScanCreateParams, options?: RequestOptions): APIPromise<ScanCreateResponse>;

    /** Find earlier scans with a query on domain, hash, verdict and the like.
     *  @http GET /accounts/{account_id}/urlscanner/v2/search
     *  @unwrapped
     *  @permission URL Scanner Write; URL Scanner Read
     *  @plans free pro business enterprise
     *  @availability ga */
    list(params: ScanListParams, options?: RequestOptions): APIPromise<ScanListResponse>;

    /** Queue scans of many URLs in one request.
     *  @http POST /accounts/{account_id}/urlscanner/v2/bulk
     *  @unwrapped
     *  @permission URL Scanner Write; URL Scanner Read
     *  @plans free pro business enterprise
     *  @availability ga */
    bulkCreate(params: ScanBulkCreateParams, options?: RequestOptions): APIPromise<ScanBulkCreateResponse>;

    /** Fetch the rendered page's DOM as plain text from a finished scan.
     *  @http GET /accounts/{account_id}/urlscanner/v2/dom/{scan_id}
     *  @answer text text/plain
     *  @permission URL Scanner Write; URL Scanner Read
     *  @plans free pro business enterprise
     *  @availability ga */
    dom(/** @format uuid */ scanID: string, params: ScanDOMParams, options?: RequestOptions): APIPromise<string>;

    /** Read the full report of a scan by its ID.
     *  @http GET /accounts/{account_id}/urlscanner/v2/result/{scan_id}
     *  @unwrapped
     *  @permission URL Scanner Write; URL Scanner Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(/** @format uuid */ scanID: string, params: ScanGetParams, options?: RequestOptions): APIPromise<ScanGetResponse>;

    /** Fetch the network traffic of a scan as a HAR log.
     *  @http GET /accounts/{account_id}/urlscanner/v2/har/{scan_id}
     *  @unwrapped
     *  @permission URL Scanner Write; URL Scanner Read
     *  @plans free pro business enterprise
     *  @availability ga */
    har(/** @format uuid */ scanID: string, params: ScanHARParams, options?: RequestOptions): APIPromise<ScanHARResponse>;

    /** Download a scan's PNG screenshot at a chosen resolution.
     *  @http GET /accounts/{account_id}/urlscanner/v2/screenshots/{scan_id}.png
     *  @answer binary image/png
     *  @permission URL Scanner Write; URL Scanner Read
     *  @plans free pro business enterprise
     *  @availability ga */
    screenshot(/** @format uuid */ scanID: string, params: ScanScreenshotParams, options?: RequestOptions): APIPromise<Response>;
  }

  export interface ScanCreateParams extends InAccount {
    /** @example "https://www.example.com" */ url: string;
    agentReadiness?: boolean;
    country?: 'AF' | 'AL' | 'DZ' | 'AD' | 'AO' | 'AG' | 'AR' | 'AM' | 'AU' | 'AT' | 'AZ' | 'BH' | 'BD' | 'BB' | 'BY' | 'BE' | 'BZ' | 'BJ' | 'BM' | 'BT' | 'BO' | 'BA' | 'BW' | 'BR' | 'BN' | 'BG' | 'BF' | 'BI' | 'KH' | 'CM' | 'CA' | 'CV' | 'KY' | 'CF' | 'TD' | 'CL' | 'CN' | 'CO' | 'KM' | 'CG' | 'CR' | 'CI' | 'HR' | 'CU' | 'CY' | 'CZ' | 'CD' | 'DK' | 'DJ' | 'DM' | 'DO' | 'EC' | 'EG' | 'SV' | 'GQ' | 'ER' | 'EE' | 'SZ' | 'ET' | 'FJ' | 'FI' | 'FR' | 'GA' | 'GE' | 'DE' | 'GH' | 'GR' | 'GL' | 'GD' | 'GT' | 'GN' | 'GW' | 'GY' | 'HT' | 'HN' | 'HU' | 'IS' | 'IN' | 'ID' | 'IR' | 'IQ' | 'IE' | 'IL' | 'IT' | 'JM' | 'JP' | 'JO' | 'KZ' | 'KE' | 'KI' | 'KW' | 'KG' | 'LA' | 'LV' | 'LB' | 'LS' | 'LR' | 'LY' | 'LI' | 'LT' | 'LU' | 'MO' | 'MG' | 'MW' | 'MY' | 'MV' | 'ML' | 'MR' | 'MU' | 'MX' | 'FM' | 'MD' | 'MC' | 'MN' | 'MS' | 'MA' | 'MZ' | 'MM' | 'NA' | 'NR' | 'NP' | 'NL' | 'NZ' | 'NI' | 'NE' | 'NG' | 'KP' | 'MK' | 'NO' | 'OM' | 'PK' | 'PS' | 'PA' | 'PG' | 'PY' | 'PE' | 'PH' | 'PL' | 'PT' | 'QA' | 'RO' | 'RU' | 'RW' | 'SH' | 'KN' | 'LC' | 'VC' | 'WS' | 'SM' | 'ST' | 'SA' | 'SN' | 'RS' | 'SC' | 'SL' | 'SK' | 'SI' | 'SB' | 'SO' | 'ZA' | 'KR' | 'SS' | 'ES' | 'LK' | 'SD' | 'SR' | 'SE' | 'CH' | 'SY' | 'TW' | 'TJ' | 'TZ' | 'TH' | 'BS' | 'GM' | 'TL' | 'TG' | 'TO' | 'TT' | 'TN' | 'TR' | 'TM' | 'UG' | 'UA' | 'AE' | 'GB' | 'US' | 'UY' | 'UZ' | 'VU' | 'VE' | 'VN' | 'YE' | 'ZM' | 'ZW';
    /** @maxLength 4096 */ customagent?: string;
    /** @sensitive */ customHeaders?: { [key: string]: string };
    /** @maxLength 4096 */ referer?: string;
    /** @default ["desktop"] */ screenshotsResolutions?: ('desktop' | 'mobile' | 'tablet')[];
    /** @default "Public" */ visibility?: 'Public' | 'Unlisted';
  }

  export interface ScanCreateResponse {
    api: string;
    message: string;
    result: string;
    url: string;
    /** @format uuid */ uuid: string;
    visibility: 'public' | 'unlisted';
    options?: ScanCreateResponse.Options;
  }
  export namespace ScanCreateResponse {
    export interface Options {
      useragent?: string;
    }
  }

  export interface ScanListParams extends InAccount {
    q?: string;
    /** @example 100 */ size?: Integer;
  }

  export interface ScanListResponse {
    results: ScanListResponse.Result[];
  }
  export namespace ScanListResponse {
    export interface Result {
      /** @example "9626f773-9ffb-4cfb-89d3-30b120fc8011" */ _id: string;
      page: Result.Page;
      result: string;
      stats: Result.Stats;
      task: Result.Task;
      verdicts: Result.Verdicts;
    }
    export namespace Result {
      export interface Page {
        /** @example "AS15133" */ asn: string;
        /** @example "US" */ country: string;
        /** @example "93.184.215.14" */ ip: string;
        /** @example "https://example.com" */ url: string;
      }
      export interface Stats {
        /** @example 2512 */ dataLength: number;
        /** @example 2 */ requests: number;
        /** @example 1 */ uniqCountries: number;
        /** @example 1 */ uniqIPs: number;
      }
      export interface Task {
        /** @example "2024-09-30T23:54:02.881000+00:00" */ time: string;
        /** @example "https://example.com" */ url: string;
        /** @example "9626f773-9ffb-4cfb-89d3-30b120fc8011" */ uuid: string;
        /** @example "public" */ visibility: string;
      }
      export interface Verdicts {
        malicious: boolean;
      }
    }
  }

  export interface ScanBulkCreateParams extends InAccount {
    /** @body */ body?: ScanBulkCreateParams.Body[];
  }
  export namespace ScanBulkCreateParams {
    export interface Body {
      /** @example "https://www.example.com" */ url: string;
      agentReadiness?: boolean;
      /** @maxLength 4096 */ customagent?: string;
      /** @sensitive */ customHeaders?: { [key: string]: string };
      /** @maxLength 4096 */ referer?: string;
      /** @default ["desktop"] */ screenshotsResolutions?: ('desktop' | 'mobile' | 'tablet')[];
      /** @default "Public" */ visibility?: 'Public' | 'Unlisted';
    }
  }

  export type ScanBulkCreateResponse = ScanBulkCreateResponse.ScanBulkCreateResponseItem[];
  export namespace ScanBulkCreateResponse {
    export interface ScanBulkCreateResponseItem {
      api: string;
      result: string;
      url: string;
      /** @format uuid */ uuid: string;
      visibility: 'public' | 'unlisted';
      options?: ScanCreateResponse.Options;
    }
    export namespace ScanBulkCreateResponseItem {
      export type Options = ScanCreateResponse.Options;
    }
  }

  export type ScanDOMParams = InAccount;

  export type ScanGetParams = InAccount;

  export interface ScanGetResponse {
    data: ScanGetResponse.Data;
    lists: ScanGetResponse.Lists;
    meta: ScanGetResponse.Meta;
    page: ScanGetResponse.Page;
    scanner: ScanGetResponse.Scanner;
    stats: ScanGetResponse.Stats;
    task: ScanGetResponse.Task;
    verdicts: ScanGetResponse.Verdicts;
  }
  export namespace ScanGetResponse {
    export interface Data {
      console: Data.Console[];
      cookies: Data.Cookie[];
      globals: Data.Global[];
      links: Data.Link[];
      performance: Data.Performance[];
      requests: Data.Request[];
    }
    export namespace Data {
      export interface Console {
        message: Console.Message;
      }
      export namespace Console {
        export interface Message {
          level: string;
          source: string;
          text: string;
          url: string;
        }
      }
      export interface Cookie {
        domain: string;
        expires: number;
        httpOnly: boolean;
        name: string;
        path: string;
        priority: string;
        sameParty: boolean;
        secure: boolean;
        session: boolean;
        size: number;
        sourcePort: number;
        sourceScheme: string;
        value: string;
      }
      export interface Global {
        prop: string;
        type: string;
      }
      export interface Link {
        href: string;
        text: string;
      }
      export interface Performance {
        duration: number;
        entryType: string;
        name: string;
        startTime: number;
      }
      export interface Request {
        request: Request.Request;
        response: Request.Response;
        requests?: Request.RequestItem[];
      }
      export namespace Request {
        export interface Request {
          documentURL: string;
          hasUserGesture: boolean;
          initiator: Request.Initiator;
          redirectHasExtraInfo: boolean;
          request: Request.Request;
          requestId: string;
          type: string;
          wallTime: number;
          frameId?: string;
          loaderId?: string;
          primaryRequest?: boolean;
          redirectResponse?: Request.RedirectResponse;
        }
        export namespace Request {
          export interface Initiator {
            host: string;
            type: string;
            url: string;
          }
          export interface RedirectResponse {
            charset: string;
            mimeType: string;
            protocol: string;
            remoteIPAddress: string;
            remotePort: number;
            securityHeaders: ScanHARResponse.Log.Entry.Request.Header[];
            securityState: string;
            status: number;
            statusText: string;
            url: string;
            headers?: unknown;
          }
          export namespace RedirectResponse {
            export type SecurityHeader = ScanHARResponse.Log.Entry.Request.Header;
          }
          export interface Request {
            initialPriority: string;
            isSameSite: boolean;
            method: string;
            mixedContentType: string;
            referrerPolicy: string;
            url: string;
            headers?: unknown;
          }
        }
        export interface RequestItem {
          documentURL: string;
          frameId: string;
          hasUserGesture: boolean;
          initiator: RequestItem.Initiator;
          loaderId: string;
          redirectHasExtraInfo: boolean;
          request: RequestItem.Request;
          requestId: string;
          type: string;
          wallTime: number;
        }
        export namespace RequestItem {
          export interface Initiator {
            type: string;
          }
          export interface Request {
            headers: Request.Headers;
            initialPriority: string;
            isSameSite: boolean;
            method: string;
            mixedContentType: string;
            referrerPolicy: string;
            url: string;
          }
          export namespace Request {
            export interface Headers {
              name: string;
            }
          }
        }
        export interface Response {
          asn: Stats.IPStat.ASN;
          dataLength: number;
          encodedDataLength: number;
          geoip: Response.Geoip;
          hasExtraInfo: boolean;
          requestId: string;
          response: Response.Response;
          size: number;
          type: string;
          contentAvailable?: boolean;
          hash?: string;
        }
        export namespace Response {
          export type ASN = Stats.IPStat.ASN;
          export interface Geoip {
            city: string;
            country: string;
            country_name: string;
            geonameId: string;
            ll: number[];
            region: string;
          }
          export interface Response {
            charset: string;
            mimeType: string;
            protocol: string;
            remoteIPAddress: string;
            remotePort: number;
            securityDetails: Response.SecurityDetails;
            securityHeaders: ScanHARResponse.Log.Entry.Request.Header[];
            securityState: string;
            status: number;
            statusText: string;
            url: string;
            headers?: unknown;
          }
          export namespace Response {
            export interface SecurityDetails {
              certificateId: number;
              certificateTransparencyCompliance: string;
              cipher: string;
              encryptedClientHello: boolean;
              issuer: string;
              keyExchange: string;
              keyExchangeGroup: string;
              protocol: string;
              sanList: string[];
              serverSignatureAlgorithm: number;
              subjectName: string;
              validFrom: number;
              validTo: number;
            }
            export type SecurityHeader = ScanHARResponse.Log.Entry.Request.Header;
          }
        }
      }
    }
    export interface Lists {
      asns: string[];
      certificates: Lists.Certificate[];
      continents: string[];
      countries: string[];
      domains: string[];
      hashes: string[];
      ips: string[];
      linkDomains: string[];
      servers: string[];
      urls: string[];
    }
    export namespace Lists {
      export interface Certificate {
        issuer: string;
        subjectName: string;
        validFrom: number;
        validTo: number;
      }
    }
    export interface Meta {
      processors: Meta.Processors;
    }
    export namespace Meta {
      export interface Processors {
        asn: Processors.ASN;
        dns: Processors.DNS;
        domainCategories: Processors.DomainCategories;
        geoip: Processors.Geoip;
        phishing: Processors.Phishing;
        radarRank: Processors.RadarRank;
        wappa: Processors.Wappa;
        agentReadiness?: Processors.AgentReadiness;
        phishing_v2?: Processors.Phishing;
        robotsTxt?: Processors.RobotsTXT;
        urlCategories?: Processors.URLCategories;
      }
      export namespace Processors {
        export interface ASN {
          data: ASN.Data[];
        }
        export namespace ASN {
          export interface Data {
            asn: string;
            country: string;
            description: string;
            ip: string;
            name: string;
          }
        }
        export interface AgentReadiness {
          checks: AgentReadiness.Checks;
          /** @example 2 */ level: Integer;
          /** @example "Bot-Aware" */ levelName: string;
          commerceSignals?: string[];
          isCommerce?: boolean;
          nextLevel?: AgentReadiness.NextLevel;
        }
        export namespace AgentReadiness {
          export interface Checks {
            botAccessControl: Checks.BotAccessControl;
            commerce: Checks.Commerce;
            contentAccessibility: Checks.ContentAccessibility;
            discoverability: Checks.Discoverability;
            discovery: Checks.Discovery;
          }
          export namespace Checks {
            export interface BotAccessControl {
              contentSignals: Commerce.Acp;
              robotsTxtAiRules: Commerce.Acp;
              webBotAuth: Commerce.Acp;
            }
            export namespace BotAccessControl {
              export import ContentSignals = Commerce.Acp;
              export import RobotsTXTAIRules = Commerce.Acp;
              export import WebBotAuth = Commerce.Acp;
            }
            export interface Commerce {
              acp: Commerce.Acp;
              ap2: Commerce.Acp;
              mpp: Commerce.Acp;
              ucp: Commerce.Acp;
              x402: Commerce.Acp;
            }
            export namespace Commerce {
              export interface Acp {
                /** @example "fail" */ status: string;
                details?: unknown;
                /** @unit milliseconds */ durationMs?: number;
                evidence?: Acp.Evidence[];
                message?: string;
              }
              export namespace Acp {
                export interface Evidence {
                  /** @example "fetch" */ action: string;
                  label: string;
                  finding?: Evidence.Finding;
                  request?: Evidence.Request;
                  response?: Evidence.Response;
                }
                export namespace Evidence {
                  export interface Finding {
                    /** @example "positive" */ outcome: string;
                    summary: string;
                  }
                  export interface Request {
                    /** @example "GET" */ method: string;
                    /** @example "https://example.com/robots.txt" */ url: string;
                    headers?: unknown;
                  }
                  export interface Response {
                    /** @example 200 */ status: Integer;
                    /** @example "OK" */ statusText: string;
                    bodyPreview?: string;
                    bodySize?: Integer;
                    headers?: unknown;
                    redirectedTo?: string;
                  }
                }
              }
              export import Ap2 = URLScanner.ScanGetResponse.Meta.Processors.AgentReadiness.Checks.Commerce.Acp;
              export import Mpp = URLScanner.ScanGetResponse.Meta.Processors.AgentReadiness.Checks.Commerce.Acp;
              export import Ucp = URLScanner.ScanGetResponse.Meta.Processors.AgentReadiness.Checks.Commerce.Acp;
              export import X402 = URLScanner.ScanGetResponse.Meta.Processors.AgentReadiness.Checks.Commerce.Acp;
            }
            export interface ContentAccessibility {
              markdownNegotiation: Commerce.Acp;
            }
            export namespace ContentAccessibility {
              export import MarkdownNegotiation = Commerce.Acp;
            }
            export interface Discoverability {
              linkHeaders: Commerce.Acp;
              robotsTxt: Commerce.Acp;
              sitemap: Commerce.Acp;
            }
            export namespace Discoverability {
              export import LinkHeaders = Commerce.Acp;
              export import RobotsTXT = Commerce.Acp;
              export import Sitemap = Commerce.Acp;
            }
            export interface Discovery {
              a2aAgentCard: Commerce.Acp;
              agentSkills: Commerce.Acp;
              apiCatalog: Commerce.Acp;
              mcpServerCard: Commerce.Acp;
              oauthDiscovery: Commerce.Acp;
              oauthProtectedResource: Commerce.Acp;
              webMcp: Commerce.Acp;
            }
            export namespace Discovery {
              export import A2aAgentCard = Commerce.Acp;
              export import APICatalog = Commerce.Acp;
              export import AgentSkills = Commerce.Acp;
              export import McpServerCard = Commerce.Acp;
              export import OAuthDiscovery = Commerce.Acp;
              export import OAuthProtectedResource = Commerce.Acp;
              export import WebMcp = Commerce.Acp;
            }
          }
          export interface NextLevel {
            /** @example "Agent-Readable" */ name: string;
            requirements: NextLevel.Requirement[];
            /** @example 3 */ target: Integer;
          }
          export namespace NextLevel {
            export interface Requirement {
              /** @example "markdownNegotiation" */ check: string;
              description: string;
              prompt: string;
              skillUrl: string;
              specUrls: string[];
            }
          }
        }
        export interface DNS {
          data: DNS.Data[];
        }
        export namespace DNS {
          export interface Data {
            address: string;
            dnssec_valid: boolean;
            name: string;
            type: string;
          }
        }
        export interface DomainCategories {
          data: DomainCategories.Data[];
        }
        export namespace DomainCategories {
          export interface Data {
            inherited: unknown;
            isPrimary: boolean;
            name: string;
          }
        }
        export interface Geoip {
          data: Geoip.Data[];
        }
        export namespace Geoip {
          export interface Data {
            geoip: Stats.IPStat.Geoip;
            ip: string;
          }
          export namespace Data {
            export type Geoip = Stats.IPStat.Geoip;
          }
        }
        export interface Phishing {
          data: string[];
        }
        export type PhishingV2 = Phishing;
        export interface RadarRank {
          data: RadarRank.Data[];
        }
        export namespace RadarRank {
          export interface Data {
            bucket: string;
            hostname: string;
            rank?: number;
          }
        }
        export interface RobotsTXT {
          data: RobotsTXT.Data[];
        }
        export namespace RobotsTXT {
          export interface Data {
            rules: Data.Rules;
            sitemaps: string[];
            hash?: string;
          }
          export namespace Data {
            export interface Rules {
              '*': Rules._;
            }
            export namespace Rules {
              export interface _ {
                allow: string[];
                disallow: string[];
                contentSignal?: _.ContentSignal;
                crawlDelay?: number;
              }
              export namespace _ {
                export interface ContentSignal {
                  /** @example "no" */ 'ai-input'?: string;
                  /** @example "yes" */ 'ai-train'?: string;
                  /** @example "yes" */ search?: string;
                }
              }
            }
          }
        }
        export interface URLCategories {
          data: URLCategories.Data[];
        }
        export namespace URLCategories {
          export interface Data {
            content: Data.Risk[];
            inherited: Data.Inherited;
            name: string;
            risks: Data.Risk[];
          }
          export namespace Data {
            export type Content = Risk;
            export interface Inherited {
              content: Risk[];
              from: string;
              risks: Risk[];
            }
            export namespace Inherited {
              export type Content = Data.Risk;
              export type Risk = Data.Risk;
            }
            export interface Risk {
              id: number;
              name: string;
              super_category_id: number;
            }
          }
        }
        export interface Wappa {
          data: Wappa.Data[];
        }
        export namespace Wappa {
          export interface Data {
            app: string;
            categories: Data.Category[];
            confidence: Data.Confidence[];
            confidenceTotal: number;
            icon: string;
            website: string;
          }
          export namespace Data {
            export interface Category {
              name: string;
              priority: number;
            }
            export interface Confidence {
              confidence: number;
              name: string;
              pattern: string;
              patternType: string;
            }
          }
        }
      }
    }
    export interface Page {
      apexDomain: string;
      asn: string;
      asnname: string;
      city: string;
      country: string;
      domain: string;
      ip: string;
      mimeType: string;
      server: string;
      /** @example "200" */ status: string;
      title: string;
      tlsAgeDays: number;
      tlsIssuer: string;
      tlsValidDays: number;
      tlsValidFrom: string;
      url: string;
      screenshot?: Page.Screenshot;
    }
    export namespace Page {
      export interface Screenshot {
        dhash: string;
        mm3Hash: number;
        name: string;
        phash: string;
      }
    }
    export interface Scanner {
      colo: string;
      country: string;
    }
    export interface Stats {
      domainStats: Stats.DomainStat[];
      ipStats: Stats.IPStat[];
      IPv6Percentage: number;
      malicious: number;
      protocolStats: Stats.ProtocolStat[];
      resourceStats: Stats.ResourceStat[];
      securePercentage: number;
      secureRequests: number;
      serverStats: Stats.ServerStat[];
      tlsStats: Stats.TLSStat[];
      totalLinks: number;
      uniqASNs: number;
      uniqCountries: number;
    }
    export namespace Stats {
      export interface DomainStat {
        count: number;
        countries: string[];
        domain: string;
        encodedSize: number;
        index: number;
        initiators: string[];
        ips: string[];
        redirects: number;
        size: number;
      }
      export interface IPStat {
        asn: IPStat.ASN;
        countries: string[];
        domains: string[];
        encodedSize: number;
        geoip: IPStat.Geoip;
        index: number;
        ip: string;
        ipv6: boolean;
        redirects: number;
        requests: number;
        size: number;
        count?: number;
      }
      export namespace IPStat {
        export interface ASN {
          asn: string;
          country: string;
          description: string;
          ip: string;
          name: string;
          org: string;
        }
        export interface Geoip {
          city: string;
          country: string;
          country_name: string;
          ll: number[];
          region: string;
        }
      }
      export interface ProtocolStat {
        count: number;
        countries: string[];
        encodedSize: number;
        ips: string[];
        protocol: string;
        size: number;
      }
      export interface ResourceStat {
        compression: number;
        count: number;
        countries: string[];
        encodedSize: number;
        ips: string[];
        percentage: number;
        size: number;
        type: string;
      }
      export interface ServerStat {
        count: number;
        countries: string[];
        encodedSize: number;
        ips: string[];
        server: string;
        size: number;
      }
      export interface TLSStat {
        count: number;
        countries: string[];
        encodedSize: number;
        ips: string[];
        protocols: TLSStat.Protocols;
        securityState: string;
        size: number;
      }
      export namespace TLSStat {
        export interface Protocols {
          'TLS 1.3 / AES_128_GCM': number;
        }
      }
    }
    export interface Task {
      apexDomain: string;
      domain: string;
      domURL: string;
      method: string;
      options: Task.Options;
      reportURL: string;
      screenshotURL: string;
      source: string;
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
      overall: Verdicts.Overall;
    }
    export namespace Verdicts {
      export interface Overall {
        categories: string[];
        hasVerdicts: boolean;
        malicious: boolean;
        tags: string[];
      }
    }
  }

  export type ScanHARParams = InAccount;

  export interface ScanHARResponse {
    log: ScanHARResponse.Log;
  }
  export namespace ScanHARResponse {
    export interface Log {
      creator: Log.Creator;
      entries: Log.Entry[];
      pages: Log.Page[];
      /** @example "1.2" */ version: string;
    }
    export namespace Log {
      export interface Creator {
        /** @example "https://github.com/sitespeedio/chrome-har" */ comment: string;
        /** @example "chrome-har" */ name: string;
        /** @example "0.13.1" */ version: string;
      }
      export interface Entry {
        /** @example "VeryHigh" */ _initialPriority: string;
        /** @example "other" */ _initiator_type: string;
        /** @example "VeryHigh" */ _priority: string;
        /** @example "DDC779F0CB3746BAF283EC1A51B0F2F8" */ _requestId: string;
        /** @example 114135.331081 */ _requestTime: number;
        /** @example "document" */ _resourceType: string;
        cache: unknown;
        /** @example "33" */ connection: string;
        /** @example "page_1" */ pageref: string;
        request: Entry.Request;
        response: Entry.Response;
        /** @example "2606:2800:220:1:248:1893:25c8:1946" */ serverIPAddress: string;
        /** @example "2023-05-03T17:05:13.196Z" */ startedDateTime: string;
        /** @example 268.64 */ time: number;
      }
      export namespace Entry {
        export interface Request {
          bodySize: number;
          headers: Request.Header[];
          /** @example 197 */ headersSize: number;
          /** @example "http/1.1" */ httpVersion: string;
          /** @example "GET" */ method: string;
          /** @example "http://example.com/" */ url: string;
        }
        export namespace Request {
          export interface Header {
            /** @example "Upgrade-Insecure-Requests" */ name: string;
            /** @example "1" */ value: string;
          }
        }
        export interface Response {
          /** @example 1071 */ _transferSize: number;
          /** @example 648 */ bodySize: number;
          content: Response.Content;
          headers: Request.Header[];
          /** @example 423 */ headersSize: number;
          /** @example "http/1.1" */ httpVersion: string;
          redirectURL: string;
          /** @example 200 */ status: number;
          /** @example "OK" */ statusText: string;
        }
        export namespace Response {
          export interface Content {
            /** @example "text/html" */ mimeType: string;
            /** @example 1256 */ size: number;
            /** @example 608 */ compression?: Integer;
          }
          export type Header = Request.Header;
        }
      }
      export interface Page {
        /** @example "page_1" */ id: string;
        pageTimings: Page.PageTimings;
        /** @example "2023-05-03T17:05:13.195Z" */ startedDateTime: string;
        /** @example "http://example.com/" */ title: string;
      }
      export namespace Page {
        export interface PageTimings {
          /** @example 305.408 */ onContentLoad: number;
          /** @example 305.169 */ onLoad: number;
        }
      }
    }
  }

  export interface ScanScreenshotParams extends InAccount {
    /** @default "desktop" */ resolution?: 'desktop' | 'mobile' | 'tablet';
  }

  /** The first version of the scanner, deprecated. */
  export interface V1 {
    readonly responses: V1.Responses;
    readonly scans: V1.Scans;
  }

  export type ResponseGetResponse = string;

  export type ScanDOMResponse = string;

  export interface URLScannerDomain {
    id: number;
    name: string;
    super_category_id?: number;
  }

  export interface URLScannerTask {
    effectiveUrl: string;
    errors: URLScannerTask.Error[];
    location: string;
    region: string;
    status: string;
    success: boolean;
    time: string;
    url: string;
    uuid: string;
    visibility: string;
  }
  export namespace URLScannerTask {
    export interface Error {
      message: string;
    }
  }

  export interface DomainCategory {
    /** @example 155 */ id: Integer;
    /** @example "Technology" */ name: string;
    super_category_id?: Integer;
  }
}

export declare namespace URLScanner.V1 {
  /** Raw bodies collected, first version. */
  export interface Responses {
    /** Fetch a response body from a scan by its hash (deprecated).
     *  @http GET /accounts/{account_id}/urlscanner/response/{response_id}
     *  @answer text text/plain
     *  @permission URL Scanner Write; URL Scanner Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @docs https://developers.cloudflare.com/api/operations/urlscanner-get-response-text
     *  @sunset 2030-01-01
     *  @deprecated urlScanner.responses.get */
    get(responseID: string, params: ResponsGetParams, options?: RequestOptions): APIPromise<string>;
  }

  export type ResponsGetParams = InAccount;

  /** Examined pages, first version. */
  export interface Scans {
    /** Search scans by URL, host, path, IP or hash and date (deprecated).
     *  @http GET /accounts/{account_id}/urlscanner/scan
     *  @permission URL Scanner Write; URL Scanner Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @docs https://developers.cloudflare.com/api/operations/urlscanner-search-scans
     *  @sunset 2030-01-01
     *  @deprecated urlScanner.scans.list */
    list(params: ScanListParams, options?: RequestOptions): APIPromise<ScanListResponse>;

    /** Scan a URL with chosen headers, country and visibility (deprecated).
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
    har(/** @format uuid */ scanID: string, params: ScanHarParams, options?: RequestOptions): APIPromise<ScanHarResponse>;

    /** Get a scan's screenshot at a chosen resolution (deprecated).
     *  @http GET /accounts/{account_id}/urlscanner/scan/{scan_id}/screenshot
     *  @answer binary image/png
     *  @permission URL Scanner Write; URL Scanner Read
     *  @plans free pro business enterprise
     *  @availability deprecated
     *  @docs https://developers.cloudflare.com/api/operations/urlscanner-get-scan-screenshot
     *  @sunset 2030-01-01
     *  @deprecated urlScanner.scans.screenshot */
    screenshot(/** @format uuid */ scanID: string, params: ScanScreenshotParams, options?: RequestOptions): APIPromise<Response>;
  }

  export interface ScanListParams extends InAccount {
    /** @format uuid */ scan_id?: string;
    /** @example 100 */ limit?: Integer;
    next_cursor?: string;
    date_start?: DateTime;
    date_end?: DateTime;
    /** @example "https://example.com/?hello" */ url?: string;
    /** @example "example.com" */ hostname?: string;
    /** @example "/samples/subresource-integrity/" */ path?: string;
    /** @example "1.1.1.1" */ ip?: string;
    hash?: string;
    page_url?: string;
    page_hostname?: string;
    page_path?: string;
    page_asn?: string;
    page_ip?: string;
    account_scans?: boolean;
    is_malicious?: boolean;
  }

  export interface ScanListResponse {
    tasks: ({
      country: string;
      success: boolean;
      time: DateTime;
      /** @example "https://www.example.com/" */ url: string;
      /** @format uuid */ uuid: string;
      visibility: 'public' | 'unlisted';
    })[];
  }

  export interface ScanCreateParams extends InAccount {
    country?: 'AF' | 'AL' | 'DZ' | 'AD' | 'AO' | 'AG' | 'AR' | 'AM' | 'AU' | 'AT' | 'AZ' | 'BH' | 'BD' | 'BB' | 'BY' | 'BE' | 'BZ' | 'BJ' | 'BM' | 'BT' | 'BO' | 'BA' | 'BW' | 'BR' | 'BN' | 'BG' | 'BF' | 'BI' | 'KH' | 'CM' | 'CA' | 'CV' | 'KY' | 'CF' | 'TD' | 'CL' | 'CN' | 'CO' | 'KM' | 'CG' | 'CR' | 'CI' | 'HR' | 'CU' | 'CY' | 'CZ' | 'CD' | 'DK' | 'DJ' | 'DM' | 'DO' | 'EC' | 'EG' | 'SV' | 'GQ' | 'ER' | 'EE' | 'SZ' | 'ET' | 'FJ' | 'FI' | 'FR' | 'GA' | 'GE' | 'DE' | 'GH' | 'GR' | 'GL' | 'GD' | 'GT' | 'GN' | 'GW' | 'GY' | 'HT' | 'HN' | 'HU' | 'IS' | 'IN' | 'ID' | 'IR' | 'IQ' | 'IE' | 'IL' | 'IT' | 'JM' | 'JP' | 'JO' | 'KZ' | 'KE' | 'KI' | 'KW' | 'KG' | 'LA' | 'LV' | 'LB' | 'LS' | 'LR' | 'LY' | 'LI' | 'LT' | 'LU' | 'MO' | 'MG' | 'MW' | 'MY' | 'MV' | 'ML' | 'MR' | 'MU' | 'MX' | 'FM' | 'MD' | 'MC' | 'MN' | 'MS' | 'MA' | 'MZ' | 'MM' | 'NA' | 'NR' | 'NP' | 'NL' | 'NZ' | 'NI' | 'NE' | 'NG' | 'KP' | 'MK' | 'NO' | 'OM' | 'PK' | 'PS' | 'PA' | 'PG' | 'PY' | 'PE' | 'PH' | 'PL' | 'PT' | 'QA' | 'RO' | 'RU' | 'RW' | 'SH' | 'KN' | 'LC' | 'VC' | 'WS' | 'SM' | 'ST' | 'SA' | 'SN' | 'RS' | 'SC' | 'SL' | 'SK' | 'SI' | 'SB' | 'SO' | 'ZA' | 'KR' | 'SS' | 'ES' | 'LK' | 'SD' | 'SR' | 'SE' | 'CH' | 'SY' | 'TW' | 'TJ' | 'TZ' | 'TH' | 'BS' | 'GM' | 'TL' | 'TG' | 'TO' | 'TT' | 'TN' | 'TR' | 'TM' | 'UG' | 'UA' | 'AE' | 'GB' | 'US' | 'UY' | 'UZ' | 'VU' | 'VE' | 'VN' | 'YE' | 'ZM' | 'ZW';
    customHeaders?: { [key: string]: string };
    /** @default ["desktop"] */ screenshotsResolutions?: ('desktop' | 'mobile' | 'tablet')[];
    /** @example "https://www.example.com" */ url: string;
    /** @default "Public" */ visibility?: 'Public' | 'Unlisted';
  }

  export interface ScanCreateResponse {
    time: DateTime;
    url: string;
    /** @format uuid */ uuid: string;
    visibility: 'public' | 'unlisted';
  }

  export interface ScanGetParams extends InAccount {
    full?: boolean;
  }

  export interface ScanGetResponse {
    scan: {
      asns?: {
        asn?: {
          /** @example "15133" */ asn: string;
          /** @example "EDGECAST" */ description: string;
          /** @example "US" */ location_alpha2: string;
          /** @example "EDGECAST" */ name: string;
          org_name: string;
        };
      };
      certificates: ({
        issuer: string;
        /** @example "rkmod.somee.com" */ subjectName: string;
        /** @example 1682684400 */ validFrom: number;
        /** @example 1696698000 */ validTo: number;
      })[];
      domains?: {
        'example.com'?: {
          categories: {
            content?: DomainCategory[];
            inherited: {
              content?: DomainCategory[];
              /** @example "example.com" */ from?: string;
              risks?: DomainCategory[];
            };
            risks?: DomainCategory[];
          };
          dns: ({
            /** @example "93.184.216.34" */ address: string;
            dnssec_valid: boolean;
            /** @example "example.com" */ name: string;
            /** @example "A" */ type: string;
          })[];
          /** @example "example.com" */ name: string;
          rank: {
            /** @example "500" */ bucket: string;
            /** @example "example.com" */ name: string;
            rank?: Integer;
          };
          type: string;
        };
      };
      geo: { continents: string[]; locations: string[] };
      ips?: {
        ip?: {
          /** @example "15133" */ asn: string;
          /** @example "EDGECAST" */ asnDescription: string;
          /** @example "US" */ asnLocationAlpha2: string;
          /** @example "EDGECAST" */ asnName: string;
          asnOrgName: string;
          continent: string;
          /** @example "6252001" */ geonameId: string;
          /** @example "2606:2800:220:1:248:1893:25c8:1946" */ ip: string;
          /** @example "IPv6" */ ipVersion: string;
          /** @example "39.76" */ latitude: string;
          /** @example "US" */ locationAlpha2: string;
          locationName: string;
          /** @example "-98.5" */ longitude: string;
          subdivision1Name: string;
          subdivision2Name: string;
        };
      };
      links?: {
        link?: { /** @example "https://www.iana.org/domains/example" */ href: string; text: string };
      };
      meta: {
        processors: {
          categories: {
            content: DomainCategory[];
            risks: ({
              /** @example 17 */ id: Integer;
              name: string;
              /** @example 32 */ super_category_id: Integer;
            })[];
          };
          phishing: string[];
          rank: {
            /** @example "500" */ bucket: string;
            /** @example "example.com" */ name: string;
            rank?: Integer;
          };
          tech: ({
            categories: ({
              groups: Integer[];
              /** @example 63 */ id: Integer;
              /** @example "IAAS" */ name: string;
              /** @example 8 */ priority: Integer;
              /** @example "iaas" */ slug: string;
            })[];
            /** @example 100 */ confidence: Integer;
            description?: string;
            evidence: {
              impliedBy: string[];
              patterns: ({
                /** @example 100 */ confidence: Integer;
                excludes: string[];
                implies: string[];
                /** @example "ECS" */ match: string;
                /** @example "server" */ name: string;
                /** @example "^ECS" */ regex: string;
                /** @example "headers" */ type: string;
                value: string;
                version: string;
              })[];
            };
            icon: string;
            name: string;
            /** @example "amazon-ecs" */ slug: string;
            /** @example "https://aws.amazon.com/ecs/" */ website: string;
          })[];
        };
      };
      page: {
        /** @example "15133" */ asn: string;
        /** @example "US" */ asnLocationAlpha2: string;
        /** @example "EDGECAST" */ asnname: string;
        console: ({
          /** @example "network" */ category: string;
          text: string;
          /** @example "error" */ type: string;
          /** @example "http://example.com/favicon.ico" */ url?: string;
        })[];
        cookies: ({
          /** @example "rkmod.somee.com" */ domain: string;
          /** @example -1 */ expires: number;
          httpOnly: boolean;
          /** @example "b" */ name: string;
          /** @example "/" */ path: string;
          /** @example "Medium" */ priority?: string;
          sameParty: boolean;
          secure: boolean;
          session: boolean;
          /** @example 2 */ size: number;
          /** @example 443 */ sourcePort: number;
          /** @example "Secure" */ sourceScheme: string;
          /** @example "b" */ value: string;
        })[];
        country: string;
        /** @example "US" */ countryLocationAlpha2: string;
        /** @example "example.com" */ domain: string;
        headers: ({ /** @example "Content-Length" */ name: string; /** @example "648" */ value: string })[];
        /** @example "2606:2800:220:1:248:1893:25c8:1946" */ ip: string;
        js: {
          variables: ({ /** @example "checkFrame" */ name: string; /** @example "string" */ type: string })[];
        };
        securityViolations: ({
          /** @example "csp" */ category: string;
          text: string;
          /** @example "http://example.com/" */ url: string;
        })[];
        /** @example 200 */ status: number;
        subdivision1Name: string;
        subdivision2name: string;
        /** @example "http://example.com/" */ url: string;
      };
      performance: ({
        /** @example 82.59999999403954 */ connectEnd: number;
        /** @example 72.79999999701977 */ connectStart: number;
        /** @example 1256 */ decodedBodySize: number;
        /** @example 306 */ domComplete: number;
        /** @example 305.8999999910593 */ domContentLoadedEventEnd: number;
        /** @example 305.8999999910593 */ domContentLoadedEventStart: number;
        /** @example 305.8999999910593 */ domInteractive: number;
        /** @example 72.79999999701977 */ domainLookupEnd: number;
        /** @example 2.199999988079071 */ domainLookupStart: number;
        /** @example 306 */ duration: number;
        /** @example 648 */ encodedBodySize: number;
        /** @example "navigation" */ entryType: string;
        /** @example 0.8999999910593033 */ fetchStart: number;
        /** @example "navigation" */ initiatorType: string;
        /** @example 306 */ loadEventEnd: number;
        /** @example 306 */ loadEventStart: number;
        /** @example "http://example.com/" */ name: string;
        /** @example "http/1.1" */ nextHopProtocol: string;
        redirectCount: number;
        redirectEnd: number;
        redirectStart: number;
        /** @example 82.69999998807907 */ requestStart: number;
        /** @example 270.8999999910593 */ responseEnd: number;
        /** @example 265.69999998807907 */ responseStart: number;
        secureConnectionStart: number;
        startTime: number;
        /** @example 948 */ transferSize: number;
        /** @example "navigate" */ type: string;
        unloadEventEnd: number;
        unloadEventStart: number;
        workerStart: number;
      })[];
      task: {
        /** @example "PT" */ clientLocation: string;
        clientType: 'Site' | 'Automatic' | 'Api';
        /** @example "http://example.com/" */ effectiveUrl: string;
        errors: ({ message: string })[];
        scannedFrom: { /** @example "MAD" */ colo: string };
        status: 'Queued' | 'InProgress' | 'InPostProcessing' | 'Finished';
        success: boolean;
        /** @example "2023-05-03T17:05:04.843Z" */ time: string;
        /** @example "2023-05-03T17:05:19.374Z" */ timeEnd: string;
        /** @example "http://example.com" */ url: string;
        /** @example "2ee568d0-bf70-4827-b922-b7088c0f056f" */ uuid: string;
        visibility: 'Public' | 'Unlisted';
      };
      verdicts: {
        overall: {
          categories: ({
            /** @example 117 */ id: number;
            /** @example "Malware" */ name: string;
            /** @example 32 */ super_category_id: number;
          })[];
          malicious: boolean;
          phishing: string[];
        };
      };
    };
  }

  export type ScanHarParams = InAccount;

  export interface ScanHarResponse {
    har: {
      log: {
        creator: {
          /** @example "https://github.com/sitespeedio/chrome-har" */ comment: string;
          /** @example "chrome-har" */ name: string;
          /** @example "0.13.1" */ version: string;
        };
        entries: ({
          /** @example "VeryHigh" */ _initialPriority: string;
          /** @example "other" */ _initiator_type: string;
          /** @example "VeryHigh" */ _priority: string;
          /** @example "DDC779F0CB3746BAF283EC1A51B0F2F8" */ _requestId: string;
          /** @example 114135.331081 */ _requestTime: number;
          /** @example "document" */ _resourceType: string;
          cache: JsonObject;
          /** @example "33" */ connection: string;
          /** @example "page_1" */ pageref: string;
          request: {
            bodySize: number;
            headers: ({
              /** @example "Upgrade-Insecure-Requests" */ name: string;
              /** @example "1" */ value: string;
            })[];
            /** @example 197 */ headersSize: number;
            /** @example "http/1.1" */ httpVersion: string;
            /** @example "GET" */ method: string;
            /** @example "http://example.com/" */ url: string;
          };
          response: {
            /** @example 1071 */ _transferSize: number;
            /** @example 648 */ bodySize: number;
            content: {
              /** @example 608 */ compression?: Integer;
              /** @example "text/html" */ mimeType: string;
              /** @example 1256 */ size: number;
            };
            headers: ({ /** @example "Content-Encoding" */ name: string; /** @example "gzip" */ value: string })[];
            /** @example 423 */ headersSize: number;
            /** @example "http/1.1" */ httpVersion: string;
            redirectURL: string;
            /** @example 200 */ status: number;
            /** @example "OK" */ statusText: string;
          };
          /** @example "2606:2800:220:1:248:1893:25c8:1946" */ serverIPAddress: string;
          /** @example "2023-05-03T17:05:13.196Z" */ startedDateTime: string;
          /** @example 268.64 */ time: number;
        })[];
        pages: ({
          /** @example "page_1" */ id: string;
          pageTimings: { /** @example 305.408 */ onContentLoad: number; /** @example 305.169 */ onLoad: number };
          /** @example "2023-05-03T17:05:13.195Z" */ startedDateTime: string;
          /** @example "http://example.com/" */ title: string;
        })[];
        /** @example "1.2" */ version: string;
      };
    };
  }

  export type ScanScreenshotParams = URLScanner.ScanScreenshotParams;
}
