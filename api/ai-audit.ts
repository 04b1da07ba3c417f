import type { APIPromise, RequestOptions } from './_client.ts';
import type { Integer, InZone } from './_shared.ts';

/** AI Crawl Control: Insight into the rules that your site sets for AI crawlers.
 *  @product aiAudit AI Crawl Control
 *  @docs https://developers.cloudflare.com/ai-crawl-control/ */
export interface AIAudit {
  readonly robots: AIAudit.Robots;
}

export declare namespace AIAudit {
  /** Content of the robots.txt files of a zone and its subdomains. */
  export interface Robots {
    /** Get robots.txt findings for a batch of a zone's hosts.
     *
     *  At most 25 hostnames, all of the zone; the files are fetched while you wait.
     *  @http POST /zones/{zone_id}/ai-audit/robots/bulk
     *  @permission Zone Settings Write; Zone Settings Read
     *  @example { "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "body": ["example.com", "www.example.com"] }
     *  @most 25 */
    bulkGet(params: RobotBulkGetParams, options?: RequestOptions): APIPromise<RobotBulkGetResponse>;

    /** Get the robots.txt findings for a zone or one of its subdomains.
     *  @http GET /zones/{zone_id}/ai-audit/robots
     *  @permission Zone Settings Write; Zone Settings Read */
    get(params: RobotGetParams, options?: RequestOptions): APIPromise<RobotGetResponse>;
  }

  export interface RobotBulkGetParams extends InZone {
    /** Hostnames of the zone whose files are fetched. @body @maxItems 25 @minItems 1 */ body: string[];
  }

  export type RobotBulkGetResponse = { [key: string]: RobotBulkGetResponse.item };
  export namespace RobotBulkGetResponse {
    export interface item {
      /** Rules of the file by the crawler they name; `*` for all. */ userAgents: { [key: string]: RobotGetResponse.UserAgents };
      /** Addresses of sitemaps that the file names. */ sitemaps?: string[];
      /** HTTP status with which the host answered for the file. */ status?: Integer;
    }
  }

  export interface RobotGetParams extends InZone {
    /** Subdomain whose file is fetched; left out, the zone's apex. @minLength 1 */ subdomain?: string;
  }

  export interface RobotGetResponse extends RobotBulkGetResponse.item {}
  export namespace RobotGetResponse {
    export interface UserAgents {
      /** Path patterns the crawler may fetch. */ allow: string[];
      /** Path patterns the crawler may not fetch. */ disallow: string[];
      /** Uses of content that the file allows. */ contentSignals?: UserAgents.ContentSignals;
      /** Seconds a crawler is asked to wait between requests. @unit seconds */ crawlDelay?: number;
    }
    export namespace UserAgents {
      export interface ContentSignals {
        /** Whether content may be fed to AI models as input. */ 'ai-input'?: 'yes' | 'no';
        /** Whether content may be used to train AI models. */ 'ai-train'?: 'yes' | 'no';
        /** Whether content may be indexed for search. */ search?: 'yes' | 'no';
      }
    }
  }
}
