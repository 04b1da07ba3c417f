import type { APIPromise, RequestOptions } from '../_client.ts';
import type { Integer } from '../_shared.ts';
import type { Radar } from './index.ts';

/** What sites tell crawlers in their robots files. */
export interface RobotsTXT {
  readonly top: RobotsTXT.Top;
}

export declare namespace RobotsTXT {
  /** Rankings drawn from robots files. */
  export interface Top {
    readonly userAgents: Top.UserAgents;

    /** Rank domain categories by robots.txt files, per user agent category.
     *  @http GET /radar/robots_txt/top/domain_categories
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    domainCategories(params?: TopDomainCategoriesParams | null, options?: RequestOptions): APIPromise<TopDomainCategoriesResponse>;
  }

  export interface TopDomainCategoriesParams {
    date?: (/** @format date */ string)[];
    format?: 'JSON' | 'CSV';
    /** @exclusiveMin 0 */ limit?: Integer;
    name?: string[];
    /** @default "AI" */ userAgentCategory?: 'AI';
  }

  export interface TopDomainCategoriesResponse {
    meta: Radar.RankingTopResponse.Meta;
    top_0: Radar.AgentReadinessSummaryResponse.Meta.DomainCategory[];
  }
  export namespace TopDomainCategoriesResponse {
    export type Meta = Radar.RankingTopResponse.Meta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.DataAnnotation;
      }
      export type DateRange = Radar.TimeRange;
      export type Unit = Radar.CTSummaryResponse.Meta.Unit;
    }
    export type Top0 = Radar.AgentReadinessSummaryResponse.Meta.DomainCategory;
  }
}

export declare namespace RobotsTXT.Top {
  /** Crawlers most often allowed or refused. */
  export interface UserAgents {
    /** Rank user agents by how robots.txt files allow or disallow them.
     *  @http GET /radar/robots_txt/top/user_agents/directive
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    directive(params?: UserAgentDirectiveParams | null, options?: RequestOptions): APIPromise<UserAgentDirectiveResponse>;
  }

  export interface UserAgentDirectiveParams {
    date?: (/** @format date */ string)[];
    directive?: 'ALLOW' | 'DISALLOW';
    domainCategory?: (/** @maxLength 100 */ string)[];
    format?: 'JSON' | 'CSV';
    /** @exclusiveMin 0 */ limit?: Integer;
    name?: string[];
    /** @default "AI" */ userAgentCategory?: 'AI';
  }

  export interface UserAgentDirectiveResponse {
    meta: Radar.RankingTopResponse.Meta;
    top_0: UserAgentDirectiveResponse.Top0[];
  }
  export namespace UserAgentDirectiveResponse {
    export type Meta = Radar.RankingTopResponse.Meta;
    export namespace Meta {
      export type ConfidenceInfo = Radar.CTSummaryResponse.Meta.ConfidenceInfo;
      export namespace ConfidenceInfo {
        export type Annotation = Radar.DataAnnotation;
      }
      export type DateRange = Radar.TimeRange;
      export type Unit = Radar.CTSummaryResponse.Meta.Unit;
    }
    export interface Top0 {
      /** @example "GPTBot" */ name: string;
      /** @example 273 */ value: Integer;
      /** @example 235 */ fully?: Integer;
      /** @example 38 */ partially?: Integer;
    }
  }
}
