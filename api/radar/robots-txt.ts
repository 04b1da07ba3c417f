import type { APIPromise, RequestOptions } from '../_client.ts';
import type { InCSV, Integer } from '../_shared.ts';
import type { Radar } from './index.ts';

/** Rules for crawlers in the robots.txt files of sites. */
export interface RobotsTXT {
  readonly top: RobotsTXT.Top;
}

export declare namespace RobotsTXT {
  /** Rankings drawn from robots files. */
  export interface Top {
    readonly userAgents: Top.UserAgents;

    /** As CSV. @response text/csv */
    domainCategories(params: TopDomainCategoriesParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Rank domain categories by robots.txt files, per user agent category.
     *  @http GET /radar/robots_txt/top/domain_categories
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    domainCategories(params?: TopDomainCategoriesParams | null, options?: RequestOptions): APIPromise<TopDomainCategoriesResponse>;
  }

  export interface TopDomainCategoriesParams extends Radar.RankingParams {
    /** @exclusiveMin 0 */ limit?: Integer;
    /** Kind of user agents in the files. @default "AI" */ userAgentCategory?: 'AI';
  }

  export interface TopDomainCategoriesResponse {
    meta: Radar.TopMeta;
    top_0: TopDomainCategoriesResponse.Ranking[];
  }
  export namespace TopDomainCategoriesResponse {
    export interface Ranking {
      /** Name as people read it. */ name: string;
      value: Integer;
    }
  }
}

export declare namespace RobotsTXT.Top {
  /** Crawlers most often allowed or refused. */
  export interface UserAgents {
    /** As CSV. @response text/csv */
    directive(params: UserAgentDirectiveParams & InCSV, options?: RequestOptions): APIPromise<string>;

    /** Rank user agents by how robots.txt files allow or disallow them.
     *  @http GET /radar/robots_txt/top/user_agents/directive
     *  @permission User Details Write; User Details Read
     *  @plans free pro business enterprise
     *  @availability ga */
    directive(params?: UserAgentDirectiveParams | null, options?: RequestOptions): APIPromise<UserAgentDirectiveResponse>;
  }

  export interface UserAgentDirectiveParams extends Radar.RankingParams {
    /** Whether permissions or prohibitions are counted. */ directive?: 'ALLOW' | 'DISALLOW' | (string & {});
    domainCategory?: (/** @maxLength 100 */ string)[];
    /** @exclusiveMin 0 */ limit?: Integer;
    /** Kind of user agents in the files. @default "AI" */ userAgentCategory?: 'AI';
  }

  export interface UserAgentDirectiveResponse {
    meta: Radar.TopMeta;
    top_0: UserAgentDirectiveResponse.Ranking[];
  }
  export namespace UserAgentDirectiveResponse {
    export interface Ranking {
      /** Name as people read it. @example "GPTBot" */ name: string;
      /** @example 273 */ value: Integer;
      /** Domains whose whole site is meant. @example 235 */ fully?: Integer;
      /** Domains of which a part is meant. @example 38 */ partially?: Integer;
    }
  }
}
