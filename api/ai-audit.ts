import type { APIPromise, RequestOptions } from './_client.ts';
import type { InZone, Integer } from './_shared.ts';

/** AI Crawl Control: Insight into how AI crawlers are told to behave on your site.
 *  @product aiAudit AI Crawl Control
 *  @docs https://developers.cloudflare.com/ai-crawl-control/ */
export interface AIAudit {
  readonly robots: AIAudit.Robots;
}

export declare namespace AIAudit {
  /** What was found in the robots.txt files of a zone and its subdomains. */
  export interface Robots {
    /** Read robots.txt findings for a batch of a zone's hosts in one call.
     *  @http POST /zones/{zone_id}/ai-audit/robots/bulk
     *  @permission Zone Settings Write; Zone Settings Read */
    bulkGet(params: RobotBulkGetParams, options?: RequestOptions): APIPromise<RobotBulkGetResponse>;

    /** Read the robots.txt findings for a zone or one of its subdomains.
     *  @http GET /zones/{zone_id}/ai-audit/robots
     *  @permission Zone Settings Write; Zone Settings Read */
    get(params: RobotGetParams, options?: RequestOptions): APIPromise<RobotBulkGetResponse.item>;
  }

  export interface RobotBulkGetParams extends InZone {
    /** @body @maxItems 25 */ body: string[];
  }

  export type RobotBulkGetResponse = { [key: string]: RobotBulkGetResponse.item };
  export namespace RobotBulkGetResponse {
    export interface item {
      userAgents: { [key: string]: item.UserAgents };
      sitemaps?: string[];
      status?: Integer;
    }
    export namespace item {
      export interface UserAgents {
        allow: string[];
        disallow: string[];
        contentSignals?: UserAgents.ContentSignals;
        crawlDelay?: number;
      }
      export namespace UserAgents {
        export interface ContentSignals {
          'ai-input'?: 'yes' | 'no';
          'ai-train'?: 'yes' | 'no';
          search?: 'yes' | 'no';
        }
      }
    }
  }

  export interface RobotGetParams extends InZone {
    subdomain?: string;
  }

  export import RobotGetResponse = RobotBulkGetResponse.item;
}
