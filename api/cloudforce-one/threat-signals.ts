import type { APIPromise, PagePromise, RequestOptions, V4PagePagination } from '../_client.ts';
import type { InAccount } from '../_shared.ts';

/** Security news gathered from feeds and processed for you. */
export interface ThreatSignals {
  readonly search: ThreatSignals.Search;
  readonly categories: ThreatSignals.Categories;
  readonly feeds: ThreatSignals.Feeds;
  readonly articles: ThreatSignals.Articles;
  readonly indicators: ThreatSignals.Indicators;
  readonly skills: ThreatSignals.Skills;
}

export declare namespace ThreatSignals {
  /** Full search over the collected news. */
  export interface Search {
    /** Run a text query over Threat Signals, optionally within one feed.
     *  @http GET /accounts/{account_id}/cloudforce-one/v2/threat-signals/search */
    search(params: SearchSearchParams, options?: RequestOptions): APIPromise<SearchSearchResponse>;
  }

  export interface SearchSearchParams extends InAccount {
    query: string;
    feed_id?: string;
    max_results?: '' | string;
  }

  export interface SearchSearchResponse {
    count: number;
    results: SearchSearchResponse.Result[];
  }
  export namespace SearchSearchResponse {
    export interface Result {
      article_id: string;
      dataset_id: string | null;
      event_id: string | null;
      feed_id: string;
      score: number;
      text: string;
    }
  }

  /** Subjects under which feeds are sorted. */
  export interface Categories {
    /** Show the categories that Threat Signals feeds can belong to.
     *  @http GET /accounts/{account_id}/cloudforce-one/v2/threat-signals/categories */
    list(params: CategoryListParams, options?: RequestOptions): APIPromise<CategoryListResponse>;
  }

  export type CategoryListParams = InAccount;

  export interface CategoryListResponse {
    categories: CategoryListResponse.Category[];
  }
  export namespace CategoryListResponse {
    export interface Category {
      id: string;
      description: string;
      name: string;
    }
  }

  /** News sources that are polled regularly. */
  export interface Feeds {
    readonly raw: Feeds.Raw;
    readonly skills: Feeds.Skills;

    /** Subscribe to a feed by URL or curated feed ID, with a poll interval.
     *  @http POST /accounts/{account_id}/cloudforce-one/v2/threat-signals/feeds */
    create(params: FeedCreateParams, options?: RequestOptions): APIPromise<FeedListResponse.Feed>;

    /** Page through Threat Signals feeds by category, status or source type.
     *  @http GET /accounts/{account_id}/cloudforce-one/v2/threat-signals/feeds
     *  @items feeds */
    list(
      params: FeedListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePagination<FeedListResponse.Feed>, FeedListResponse.Feed>;

    /** Drop a Threat Signals feed from the account.
     *  @http DELETE /accounts/{account_id}/cloudforce-one/v2/threat-signals/feeds/{feed_id} */
    delete(feedID: string, params: FeedDeleteParams, options?: RequestOptions): APIPromise<FeedListResponse.Feed>;

    /** Change a feed's title, category, poll interval or enabled state.
     *  @http PATCH /accounts/{account_id}/cloudforce-one/v2/threat-signals/feeds/{feed_id} */
    edit(feedID: string, params: FeedEditParams, options?: RequestOptions): APIPromise<FeedListResponse.Feed>;

    /** Poll feeds for fresh articles now, or just the one named.
     *  @http POST /accounts/{account_id}/cloudforce-one/v2/threat-signals/feeds/poll */
    poll(params: FeedPollParams, options?: RequestOptions): APIPromise<FeedPollResponse>;
  }

  export interface FeedCreateParams extends InAccount {
    category_id?: 'b12a0fd6-f7b9-5393-9ef3-f888d506c550' | 'd5b70eaa-626f-5761-b55b-6d9590df49fb' | '3b572d2b-890d-5286-9433-f18c85079030' | '17f90d3b-37d3-5241-8ad4-7d6abbc2006c' | 'c68f28e9-7e8f-5d4b-853b-f3076893a9ee' | 'bb0e4a94-38ab-5c14-80a7-28cee9f4b139' | 'b1ef66d9-a73c-58dc-b269-22d34dfd11f4' | 'ab02a976-0a20-5c76-a553-7f6325afacfe' | null;
    curated_feed_id?: string;
    display_name?: string | null;
    enabled?: boolean;
    poll_interval_s?: number;
    title?: string | null;
    url?: string;
  }

  export type FeedCreateResponse = FeedListResponse.Feed;

  export interface FeedListParams extends InAccount {
    category?: string;
    enabled?: boolean;
    limit?: number;
    sort?: string;
    source_type?: 'curated' | 'custom';
    status?: string;
    page?: number;
    per_page?: number;
  }

  export interface FeedListResponse {
    count: number;
    feeds: FeedListResponse.Feed[];
    page: number;
    per_page: number;
    total_count: number;
  }
  export namespace FeedListResponse {
    export interface Feed {
      id: string;
      category_id: string | null;
      category_name: string | null;
      created_at: string;
      curated_feed_id: string | null;
      display_name: string | null;
      enabled: boolean;
      last_polled_at: string | null;
      poll_interval_s: number;
      source_type: string;
      status: string;
      subscribed_at: string | null;
      title: string | null;
      updated_at: string;
      url: string;
    }
  }

  export type FeedDeleteParams = InAccount;

  export type FeedDeleteResponse = FeedListResponse.Feed;

  export interface FeedEditParams extends InAccount {
    category_id?: 'b12a0fd6-f7b9-5393-9ef3-f888d506c550' | 'd5b70eaa-626f-5761-b55b-6d9590df49fb' | '3b572d2b-890d-5286-9433-f18c85079030' | '17f90d3b-37d3-5241-8ad4-7d6abbc2006c' | 'c68f28e9-7e8f-5d4b-853b-f3076893a9ee' | 'bb0e4a94-38ab-5c14-80a7-28cee9f4b139' | 'b1ef66d9-a73c-58dc-b269-22d34dfd11f4' | 'ab02a976-0a20-5c76-a553-7f6325afacfe' | null;
    display_name?: string | null;
    enabled?: boolean;
    poll_interval_s?: number;
    title?: string | null;
  }

  export type FeedEditResponse = FeedListResponse.Feed;

  export interface FeedPollParams extends InAccount {
    /** @query */ feed_id?: 'all' | string;
  }

  export interface FeedPollResponse {
    errors: number;
    feeds: FeedPollResponse.Feed[];
    triggered: number;
  }
  export namespace FeedPollResponse {
    export interface Feed {
      feed_id: string;
      status: 'workflow_created' | 'error';
      workflow_id: string;
      feed_enabled?: boolean;
    }
  }

  /** Collected news items, read or unread. */
  export interface Articles {
    readonly content: Articles.Content;
    readonly tags: Articles.Tags;
    readonly skillOutputs: Articles.SkillOutputs;

    /** Search articles by feed, category, read state, and publish or fetch time.
     *  @http GET /accounts/{account_id}/cloudforce-one/v2/threat-signals/articles */
    list(params: ArticleListParams, options?: RequestOptions): APIPromise<ArticleListResponse>;

    /** Mark many Threat Signals articles as read or unread at once.
     *  @http PATCH /accounts/{account_id}/cloudforce-one/v2/threat-signals/articles */
    bulkEdit(params: ArticleBulkEditParams, options?: RequestOptions): APIPromise<ArticleBulkEditResponse>;

    /** Mark one Threat Signals article as read or unread.
     *  @http PATCH /accounts/{account_id}/cloudforce-one/v2/threat-signals/articles/{article_id} */
    edit(articleID: string, params: ArticleEditParams, options?: RequestOptions): APIPromise<ArticleGetResponse>;

    /** Retrieve one Threat Signals article by ID.
     *  @http GET /accounts/{account_id}/cloudforce-one/v2/threat-signals/articles/{article_id} */
    get(articleID: string, params: ArticleGetParams, options?: RequestOptions): APIPromise<ArticleGetResponse>;
  }

  export interface ArticleListParams extends InAccount {
    article_id?: string[];
    cursor?: string;
    feed_category?: string;
    feed_id?: string;
    fetched_after?: string;
    fetched_before?: string;
    include_total?: boolean;
    per_page?: number;
    published_after?: string;
    published_before?: string;
    read?: boolean;
    search?: string;
    sort?: string;
    source_type?: 'curated' | 'custom';
    /** @deprecated */ tag?: string;
    tag_applied_by?: 'ai' | 'analyst' | 'system';
    /** @deprecated */ tag_category?: string;
    tag_category_id?: string[];
    tag_id?: string[];
  }

  export interface ArticleListResponse {
    articles: ArticleListResponse.Article[];
    has_more: boolean;
    next_cursor: string | null;
    total_count: number | null;
    total_count_is_exact: boolean;
  }
  export namespace ArticleListResponse {
    export interface Article {
      id: string;
      dataset_id: string | null;
      event_id: string | null;
      feed_display_name: string | null;
      feed_id: string;
      fetched_at: string;
      link: string | null;
      published_at: string | null;
      read: boolean;
      read_at: string | null;
      summary: string | null;
      tags: ArticleGetResponse.Tag[];
      title: string | null;
    }
    export namespace Article {
      export type Tag = ArticleGetResponse.Tag;
    }
  }

  export interface ArticleBulkEditParams extends InAccount {
    article_ids: string[];
    read: boolean;
  }

  export interface ArticleBulkEditResponse {
    updated_count: number;
  }

  export interface ArticleEditParams extends InAccount {
    read: boolean;
  }

  export import ArticleEditResponse = ThreatSignals.ArticleGetResponse;

  export type ArticleGetParams = InAccount;

  export interface ArticleGetResponse {
    id: string;
    bullet_points: ArticleGetResponse.BulletPoints | null;
    content_r2_key: string | null;
    feed_display_name: string | null;
    feed_id: string;
    fetched_at: string;
    indicator_extraction_status: 'in_progress' | 'complete' | 'failed' | 'unknown';
    link: string | null;
    metadata: { [key: string]: unknown } | null;
    published_at: string | null;
    read: boolean;
    read_at: string | null;
    source_count: number;
    summary: string | null;
    summary_r2_key: string | null;
    tags: ArticleGetResponse.Tag[];
    title: string | null;
    skill_version?: string | null;
    tag_skill_version?: string | null;
  }
  export namespace ArticleGetResponse {
    export interface BulletPoints {
      impact: string;
      what_happened: string;
      who_affected: string;
    }
    export interface Tag {
      applied_by: 'ai' | 'analyst' | 'system';
      categoryId: string | null;
      uuid: string;
      value: string;
    }
  }

  /** Observables found in collected news. */
  export interface Indicators {
    /** Page through indicators found in articles, filtered by feed or article.
     *  @http GET /accounts/{account_id}/cloudforce-one/v2/threat-signals/indicators */
    list(params: IndicatorListParams, options?: RequestOptions): APIPromise<IndicatorListResponse>;
  }

  export interface IndicatorListParams extends InAccount {
    article_id?: string;
    cursor?: string;
    feed_id?: string;
    include_total?: boolean;
    per_page?: number;
    search?: string;
    sort?: string;
  }

  export interface IndicatorListResponse {
    indicators: IndicatorListResponse.Indicator[];
    pagination: IndicatorListResponse.Pagination;
  }
  export namespace IndicatorListResponse {
    export interface Indicator {
      id: string;
      article_id: string;
      article_title: string | null;
      dataset_id: string | null;
      feed_display_name: string | null;
      feed_id: string;
      type: string;
      value: string;
    }
    export interface Pagination {
      count: number;
      cursor: string | null;
      has_more: boolean;
      page: number;
      per_page: number;
      total_count: number | null;
      total_count_is_exact: boolean;
    }
  }

  /** Automated analyses that can be run on news items. */
  export interface Skills {
    readonly tagCategories: Skills.TagCategories;

    /** Define a skill by name, type, prompt and output schema.
     *  @http POST /accounts/{account_id}/cloudforce-one/v2/threat-signals/skills */
    create(params: SkillCreateParams, options?: RequestOptions): APIPromise<SkillListResponse.Skill>;

    /** Page through the Threat Signals skills of the account.
     *  @http GET /accounts/{account_id}/cloudforce-one/v2/threat-signals/skills
     *  @items skills */
    list(
      params: SkillListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePagination<SkillListResponse.Skill>, SkillListResponse.Skill>;

    /** Remove a Threat Signals skill from the account.
     *  @http DELETE /accounts/{account_id}/cloudforce-one/v2/threat-signals/skills/{skill_id} */
    delete(skillID: string, params: SkillDeleteParams, options?: RequestOptions): APIPromise<SkillListResponse.Skill>;

    /** Change a skill's prompt, output schema, config, name or active state.
     *  @http PATCH /accounts/{account_id}/cloudforce-one/v2/threat-signals/skills/{skill_id} */
    edit(skillID: string, params: SkillEditParams, options?: RequestOptions): APIPromise<SkillListResponse.Skill>;

    /** Retrieve one Threat Signals skill with its prompt and output schema.
     *  @http GET /accounts/{account_id}/cloudforce-one/v2/threat-signals/skills/{skill_id} */
    get(skillID: string, params: SkillGetParams, options?: RequestOptions): APIPromise<SkillListResponse.Skill>;
  }

  export interface SkillCreateParams extends InAccount {
    name: string;
    output_schema: string;
    prompt: string;
    type: 'summary' | 'tags';
  }

  export type SkillCreateResponse = SkillListResponse.Skill;

  export interface SkillListParams extends InAccount {
    page?: number;
    per_page?: number;
  }

  export interface SkillListResponse {
    count: number;
    custom_skills_available: boolean;
    page: number;
    per_page: number;
    skills: SkillListResponse.Skill[];
    total_count: number;
  }
  export namespace SkillListResponse {
    export interface Skill {
      id: string;
      config: string | null;
      created_at: string;
      is_active: number;
      name: string;
      output_schema: string | null;
      prompt: string;
      source: 'default' | 'custom';
      type: string;
      updated_at: string;
    }
  }

  export type SkillDeleteParams = InAccount;

  export type SkillDeleteResponse = SkillListResponse.Skill;

  export interface SkillEditParams extends InAccount {
    config?: string;
    is_active?: boolean;
    name?: string;
    output_schema?: string;
    prompt?: string;
  }

  export type SkillEditResponse = SkillListResponse.Skill;

  export type SkillGetParams = InAccount;

  export type SkillGetResponse = SkillListResponse.Skill;
}

export declare namespace ThreatSignals.Feeds {
  /** The source document as it was fetched. */
  export interface Raw {
    /** Fetch a feed's unprocessed content as text in the chosen format.
     *  @http GET /accounts/{account_id}/cloudforce-one/v2/threat-signals/feeds/{feed_id}/raw
     *  @answer text application/xml */
    get(feedID: string, params: RawGetParams, options?: RequestOptions): APIPromise<string>;
  }

  export interface RawGetParams extends InAccount {
    format?: 'xml';
  }

  /** Automated analyses that run on a source's items. */
  export interface Skills {
    /** Replace the set of skills assigned to a Threat Signals feed.
     *  @http PUT /accounts/{account_id}/cloudforce-one/v2/threat-signals/feeds/{feed_id}/skills */
    update(feedID: string, params: SkillUpdateParams, options?: RequestOptions): APIPromise<SkillUpdateResponse>;

    /** Show which skills are assigned to a Threat Signals feed.
     *  @http GET /accounts/{account_id}/cloudforce-one/v2/threat-signals/feeds/{feed_id}/skills */
    get(feedID: string, params: SkillGetParams, options?: RequestOptions): APIPromise<SkillGetResponse>;
  }

  export interface SkillUpdateParams extends InAccount {
    skill_ids: string[];
  }

  export interface SkillUpdateResponse {
    feed_id: string;
    skills: SkillUpdateResponse.Skill[];
  }
  export namespace SkillUpdateResponse {
    export interface Skill {
      position: number;
      skill_id: string;
    }
  }

  export type SkillGetParams = InAccount;

  export interface SkillGetResponse {
    feed_id: string;
    skills: SkillListResponse.Skill[];
  }
  export namespace SkillGetResponse {
    export type Skill = SkillListResponse.Skill;
  }
}

export declare namespace ThreatSignals.Articles {
  /** Text of a news item. */
  export interface Content {
    /** Fetch an article's content as text in the chosen format.
     *  @http GET /accounts/{account_id}/cloudforce-one/v2/threat-signals/articles/{article_id}/content
     *  @answer text text/html */
    get(articleID: string, params: ContentGetParams, options?: RequestOptions): APIPromise<string>;
  }

  export interface ContentGetParams extends InAccount {
    format?: 'text' | 'html';
  }

  /** Labels on a news item, set by hand or generated. */
  export interface Tags {
    /** Put an existing tag on a Threat Signals article.
     *  @http POST /accounts/{account_id}/cloudforce-one/v2/threat-signals/articles/{article_id}/tags */
    create(articleID: string, params: TagCreateParams, options?: RequestOptions): APIPromise<ArticleGetResponse.Tag>;

    /** Take one tag off a Threat Signals article.
     *  @http DELETE /accounts/{account_id}/cloudforce-one/v2/threat-signals/articles/{article_id}/tags/{tag_id} */
    delete(tagID: string, params: TagDeleteParams, options?: RequestOptions): APIPromise<ArticleGetResponse.Tag>;

    /** Have tags generated for a Threat Signals article.
     *  @http POST /accounts/{account_id}/cloudforce-one/v2/threat-signals/articles/{article_id}/tag */
    generate(articleID: string, params: TagGenerateParams, options?: RequestOptions): APIPromise<TagGenerateResponse>;
  }

  export interface TagCreateParams extends InAccount {
    tag_id: string;
  }

  export type TagCreateResponse = ArticleGetResponse.Tag;

  export interface TagDeleteParams extends InAccount {
    article_id: string;
  }

  export type TagDeleteResponse = ArticleGetResponse.Tag;

  export type TagGenerateParams = InAccount;

  export interface TagGenerateResponse {
    tag_skill_version: string;
    tags: ArticleGetResponse.Tag[];
  }
  export namespace TagGenerateResponse {
    export type Tag = ArticleGetResponse.Tag;
  }

  /** What an automated analysis drew from a news item. */
  export interface SkillOutputs {
    /** Get what one skill produced when it was run on an article.
     *  @http GET /accounts/{account_id}/cloudforce-one/v2/threat-signals/articles/{article_id}/skills/{skill_id}/output */
    get(skillID: string, params: SkillOutputGetParams, options?: RequestOptions): APIPromise<SkillOutputGetResponse>;
  }

  export type SkillOutputGetParams = TagDeleteParams;

  export interface SkillOutputGetResponse {
    article_id: string;
    custom_skill_version: string | null;
    output_schema: string | null;
    skill_id: string;
    custom_output?: unknown;
  }
}

export declare namespace ThreatSignals.Skills {
  /** Label groups that an analysis works with. */
  export interface TagCategories {
    /** Replace the tag categories linked to a Threat Signals skill.
     *  @http PUT /accounts/{account_id}/cloudforce-one/v2/threat-signals/skills/{skill_id}/tag-categories */
    update(skillID: 'default-tagging-skill', params: TagCategoryUpdateParams, options?: RequestOptions): APIPromise<TagCategoryGetResponse>;

    /** Show the tag categories linked to a Threat Signals skill.
     *  @http GET /accounts/{account_id}/cloudforce-one/v2/threat-signals/skills/{skill_id}/tag-categories */
    get(skillID: 'default-tagging-skill', params: TagCategoryGetParams, options?: RequestOptions): APIPromise<TagCategoryGetResponse>;
  }

  export interface TagCategoryUpdateParams extends InAccount {
    category_uuids: string[];
  }

  export type TagCategoryUpdateResponse = TagCategoryGetResponse;

  export type TagCategoryGetParams = InAccount;

  export interface TagCategoryGetResponse {
    category_uuids: string[];
    skill_id: 'default-tagging-skill';
  }
}
