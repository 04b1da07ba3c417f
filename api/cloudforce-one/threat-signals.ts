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
  /** Words of fields by their names. */
  export interface Glossary {
    /** Identifies the entry; stays the same for its life. */ id: string;
    /** Property and direction of the sorting. */ sort: string;
  }

  /** Full search over the collected news. */
  export interface Search {
    /** Search Threat Signals by text, optionally within one feed.
     *
     *  Each article comes back once, with the passage that fits best.
     *  @http GET /accounts/{account_id}/cloudforce-one/v2/threat-signals/search */
    search(params: SearchSearchParams, options?: RequestOptions): APIPromise<SearchSearchResponse>;
  }

  export interface SearchSearchParams extends InAccount {
    /** Natural-language search query. @minLength 1 @example "phishing against online shops" */ query: string;
    /** Only results from this feed. @from cloudforceOne.threatSignals.feeds.list @minLength 1 */ feed_id?: string;
    /** Most results, as a number in text; empty takes the usual number. */ max_results?: '' | string;
  }

  export interface ArticleSource {
    /** Article that it came from. */ article_id: string;
    /** Dataset with the article's event; null if there is none. */ dataset_id: string | null;
    /** Feed that it came from. @from cloudforceOne.threatSignals.feeds.list */ feed_id: string;
  }

  export interface SearchSearchResponse {
    /** Articles in `results`, each counted once. */ count: number;
    /** Articles that fit, best first. */ results: SearchSearchResponse.Result[];
  }
  export namespace SearchSearchResponse {
    export interface Result extends ArticleSource {
      /** Threat event made from the article; null if there is none. */ event_id: string | null;
      /** Relevance of the passage. */ score: number;
      /** Passage that fits the query. */ text: string;
    }
  }

  /** Subjects under which feeds are sorted. */
  export interface Categories {
    /** List the categories that Threat Signals feeds can belong to.
     *  @http GET /accounts/{account_id}/cloudforce-one/v2/threat-signals/categories
     *  @columns name description id */
    list(params: InAccount, options?: RequestOptions): APIPromise<CategoryListResponse>;
  }

  export interface CategoryListResponse {
    /** Categories that were found. */ categories: CategoryListResponse.Category[];
  }
  export namespace CategoryListResponse {
    export interface Category {
      id: string;
      /** Subject of the category. */ description: string;
      /** Name of the category for people. */ name: string;
    }
  }

  /** News sources that are polled regularly. */
  export interface Feeds {
    readonly raw: Feeds.Raw;
    readonly skills: Feeds.Skills;

    /** Create a subscription to a feed, by URL or curated feed id.
     *
     *  The first articles come with the next poll; `poll` starts one at once.
     *  @http POST /accounts/{account_id}/cloudforce-one/v2/threat-signals/feeds
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "url": "https://example.com/security/feed.xml", "title": "Example security blog",
     *    "poll_interval_s": 3600
     *  } */
    create(params: FeedCreateParams, options?: RequestOptions): APIPromise<FeedResult>;

    /** List Threat Signals feeds by category, status or source type.
     *  @http GET /accounts/{account_id}/cloudforce-one/v2/threat-signals/feeds
     *  @items feeds
     *  @columns display_name category_name enabled created_at */
    list(
      params: FeedListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePagination<FeedListResponse>, FeedListResponse>;

    /** Delete a Threat Signals feed from the account.
     *  @http DELETE /accounts/{account_id}/cloudforce-one/v2/threat-signals/feeds/{feed_id} */
    delete(feedID: string, params: InAccount, options?: RequestOptions): APIPromise<FeedResult>;

    /** Edit a feed's title, category, poll interval or enabled state.
     *  @http PATCH /accounts/{account_id}/cloudforce-one/v2/threat-signals/feeds/{feed_id} */
    edit(feedID: string, params: FeedEditParams, options?: RequestOptions): APIPromise<FeedResult>;

    /** Poll feeds for fresh articles now, or just the one named.
     *
     *  Starts a workflow per feed and returns; new articles appear as the workflows run.
     *  @http POST /accounts/{account_id}/cloudforce-one/v2/threat-signals/feeds/poll */
    poll(params: FeedPollParams, options?: RequestOptions): APIPromise<FeedPollResponse>;
  }

  export interface FeedCreateParams extends FeedEditParams {
    /** Feed from the catalog, instead of a URL. @minLength 1 */ curated_feed_id?: string;
    /** @minLength 1 */ url?: string;
  }

  export interface FeedSchedule {
    /** Name under which you see the feed; null takes the title. */ display_name?: string | null;
    /** Seconds between two polls of the feed. @min 1 @unit seconds */ poll_interval_s?: number;
  }

  export interface FeedResult extends FeedSchedule {
    id: string;
    /** Category of the feed, by id; null if not set. */ category_id: string | null;
    /** Category of the feed, by name; null if not set. */ category_name: string | null;
    created_at: string;
    /** Catalog entry of the feed; null for feeds by URL. */ curated_feed_id: string | null;
    display_name: string | null;
    enabled: boolean;
    /** Time of the last poll; null before the first. */ last_polled_at: string | null;
    /** @unit seconds */ poll_interval_s: number;
    /** `curated` came from the catalog, `custom` by URL. */ source_type: string;
    /** `active`, or `error` after a failed poll. */ status: string;
    /** Time of the subscription; null if unknown. */ subscribed_at: string | null;
    title: string | null;
    updated_at: string;
    url: string;
  }

  export interface FeedListParams extends InAccount {
    /** Only feeds of this category. @minLength 1 */ category?: string;
    /** Only feeds that are in use, or only the others. */ enabled?: boolean;
    /** Most entries of a page. @min 1 */ limit?: number;
    /** @minLength 1 */ sort?: string;
    /** Whether the feed came from the catalog or by URL. */ source_type?: 'curated' | 'custom' | (string & {});
    /** Only feeds in this state. @minLength 1 */ status?: string;
    page?: number;
    per_page?: number;
  }

  export interface FeedListResponse {
    /** Feeds of this page. */ count: number;
    /** Feeds that the answer is about. */ feeds: FeedResult[];
    page: number;
    per_page: number;
    total_count: number;
  }

  export interface FeedEditParams extends InAccount, FeedSchedule {
    /** Category of the feed, one of those that `categories` lists. */ category_id?:
      | 'b12a0fd6-f7b9-5393-9ef3-f888d506c550' | 'd5b70eaa-626f-5761-b55b-6d9590df49fb'
      | '3b572d2b-890d-5286-9433-f18c85079030' | '17f90d3b-37d3-5241-8ad4-7d6abbc2006c'
      | 'c68f28e9-7e8f-5d4b-853b-f3076893a9ee' | 'bb0e4a94-38ab-5c14-80a7-28cee9f4b139'
      | 'b1ef66d9-a73c-58dc-b269-22d34dfd11f4' | 'ab02a976-0a20-5c76-a553-7f6325afacfe' | null | (string & {});
    enabled?: boolean;
    title?: string | null;
  }

  export interface FeedPollParams extends InAccount {
    /** Feed to poll; `all` or left out polls every one. @query @from cloudforceOne.threatSignals.feeds.list @minLength 1 */ feed_id?: 'all' | string;
  }

  export interface FeedPollResponse {
    errors: number;
    /** Feeds that the answer is about. */ feeds: FeedPollResponse.Feed[];
    /** Polls that were started. */ triggered: number;
  }
  export namespace FeedPollResponse {
    export interface Feed {
      /** Feed that was polled. @from cloudforceOne.threatSignals.feeds.list */ feed_id: string;
      /** Whether the poll could be started. */ status: 'workflow_created' | 'error';
      /** Run that polls the feed. */ workflow_id: string;
      /** Whether the feed is switched on. */ feed_enabled?: boolean;
    }
  }

  export type FeedListResponsesV4PagePagination = V4PagePagination<FeedListResponse>;

  /** Collected news items, read or unread. */
  export interface Articles {
    readonly content: Articles.Content;
    readonly tags: Articles.Tags;
    readonly skillOutputs: Articles.SkillOutputs;

    /** List articles by feed, category, read state and time.
     *  @http GET /accounts/{account_id}/cloudforce-one/v2/threat-signals/articles
     *  @columns title feed_display_name link read published_at */
    list(params: ArticleListParams, options?: RequestOptions): APIPromise<ArticleListResponse>;

    /** Edit many articles at once: mark them as read or unread.
     *  @http PATCH /accounts/{account_id}/cloudforce-one/v2/threat-signals/articles
     *  @demands article_ids read */
    bulkEdit(params: ArticleBulkEditParams, options?: RequestOptions): APIPromise<ArticleBulkEditResponse>;

    /** Edit one article: mark it as read or unread.
     *  @http PATCH /accounts/{account_id}/cloudforce-one/v2/threat-signals/articles/{article_id} */
    edit(articleID: string, params: ArticleEditParams, options?: RequestOptions): APIPromise<ArticleResult>;

    /** Get one Threat Signals article by its id.
     *  @http GET /accounts/{account_id}/cloudforce-one/v2/threat-signals/articles/{article_id} */
    get(articleID: string, params: InAccount, options?: RequestOptions): APIPromise<ArticleResult>;
  }

  export interface ArticleListParams extends InAccount {
    /** Only these articles, by UUID; they may come from any of the account's feeds. */ article_id?: string[];
    cursor?: string;
    /** Only articles of feeds in this category. @minLength 1 */ feed_category?: string;
    /** Only articles of this feed. @from cloudforceOne.threatSignals.feeds.list @minLength 1 */ feed_id?: string;
    /** Only articles fetched after this time. @minLength 1 */ fetched_after?: string;
    /** Only articles fetched before this time. @minLength 1 */ fetched_before?: string;
    /** Whether a total is counted, which takes longer. */ include_total?: boolean;
    per_page?: number;
    /** Only articles published after this time. @minLength 1 */ published_after?: string;
    /** Only articles published before this time. @minLength 1 */ published_before?: string;
    /** Only articles that have been read, or only the others. */ read?: boolean;
    /** Text that is looked for in the entries. @minLength 1 */ search?: string;
    /** @minLength 1 */ sort?: string;
    /** Whether the feed came from the catalog or by URL. */ source_type?: 'curated' | 'custom' | (string & {});
    /** Only articles with this tag; deprecated, see `tag_id`. @deprecated */ tag?: string;
    /** Only tags that AI, an analyst or the system put on; for use with the other tag filters. */ tag_applied_by?: 'ai' | 'analyst' | 'system' | (string & {});
    /** Only articles with a tag of this category; deprecated, see `tag_category_id`. @deprecated */ tag_category?: string;
    /** Only articles with a tag of these categories; together with `tag_id` both must hold. */ tag_category_id?: string[];
    /** Only articles with one of these tags, by UUID. */ tag_id?: string[];
  }

  export interface ArticleSummary {
    id: string;
    /** Name under which you see the feed; null if none was given. */ feed_display_name: string | null;
    /** Feed that it came from. @from cloudforceOne.threatSignals.feeds.list */ feed_id: string;
    /** Time of the fetch. */ fetched_at: string;
    /** Address of the original article; null if the feed gave none. */ link: string | null;
    /** Time of publication by the feed; null if it gave none. */ published_at: string | null;
    /** Whether the article has been read. */ read: boolean;
    /** Time of the first reading; null while unread. */ read_at: string | null;
    /** Summary that a skill wrote; null until there is one. */ summary: string | null;
    /** Tags of the object or page. */ tags: Tag[];
    title: string | null;
  }

  export interface ArticleListResponse {
    /** Articles of the page. */ articles: ArticleListResponse.Article[];
    /** Whether another page follows. */ has_more: boolean;
    /** Cursor of the next page; null on the last. */ next_cursor: string | null;
    total_count: number | null;
    /** Whether the total is exact or an estimate. */ total_count_is_exact: boolean;
  }
  export namespace ArticleListResponse {
    export interface Article extends ArticleSummary {
      /** Dataset that the article's event is in; null if there is none. */ dataset_id: string | null;
      /** Event that was made from the article; null if there is none. */ event_id: string | null;
    }
  }

  export interface ArticleBulkEditParams extends InAccount {
    /** Articles to mark, by UUID. @minItems 1 @example ["5e0c8a72-1b4d-4f3a-8c96-7d2e1f0a9b34"] */ article_ids: string[];
    /** Whether the article has been read. */ read: boolean;
  }

  export interface ArticleBulkEditResponse {
    /** Articles that were changed. */ updated_count: number;
  }

  export interface ArticleEditParams extends InAccount {
    /** Whether the article has been read. */ read: boolean;
  }

  export interface ArticleResult extends ArticleSummary {
    /** Main points of the article; null until they are written. */ bullet_points: ArticleResult.BulletPoints | null;
    /** Storage location of the content; null if not stored. */ content_r2_key: string | null;
    /** Progress of the search for indicators in the article. */ indicator_extraction_status: 'in_progress' | 'complete' | 'failed' | 'unknown';
    /** Further data from the feed; null if there is none. */ metadata: { [key: string]: unknown } | null;
    /** Sources that report the same. */ source_count: number;
    /** Storage location of the summary; null if not stored. */ summary_r2_key: string | null;
    /** Version of the skill that wrote the summary. */ skill_version?: string | null;
    /** Version of the skill that chose the tags. */ tag_skill_version?: string | null;
  }
  export namespace ArticleResult {
    export interface BulletPoints {
      /** Consequences of the events. */ impact: string;
      /** Description of the events. */ what_happened: string;
      /** Affected parties. */ who_affected: string;
    }
  }

  export interface Tag {
    /** Source of the tag: AI, an analyst or the system. */ applied_by: 'ai' | 'analyst' | 'system';
    categoryId: string | null;
    /** Identifies the tag; set by Cloudflare. */ uuid: string;
    /** Text of the tag, by which people know it. */ value: string;
  }

  /** Observables found in collected news. */
  export interface Indicators {
    /** List indicators found in articles, filtered by feed or article.
     *  @http GET /accounts/{account_id}/cloudforce-one/v2/threat-signals/indicators
     *  @columns value type article_title feed_display_name */
    list(params: IndicatorListParams, options?: RequestOptions): APIPromise<IndicatorListResponse>;
  }

  export interface IndicatorListParams extends InAccount {
    /** Only indicators from this article. */ article_id?: string;
    cursor?: string;
    /** Only indicators from this feed. @from cloudforceOne.threatSignals.feeds.list @minLength 1 */ feed_id?: string;
    /** Whether a total is counted, which takes longer. */ include_total?: boolean;
    per_page?: number;
    /** Text, or conditions as a JSON list of at most 10. @minLength 1 */ search?: string;
    /** @minLength 1 */ sort?: string;
  }

  export interface IndicatorListResponse {
    /** Indicators of the page. */ indicators: IndicatorListResponse.Indicator[];
    pagination: IndicatorListResponse.Pagination;
  }
  export namespace IndicatorListResponse {
    export interface Indicator extends ArticleSource {
      id: string;
      /** Title of the article that names the indicator; null if unknown. */ article_title: string | null;
      /** Name under which you see the feed; null if none was given. */ feed_display_name: string | null;
      /** Kind of thing that is meant. */ type: string;
      /** Text of the indicator, such as an address or hash. */ value: string;
    }
    export interface Pagination {
      /** Number of entries that are counted here. */ count: number;
      /** Cursor of the next page. */ cursor: string | null;
      /** Whether another page follows. */ has_more: boolean;
      /** Number of this page. */ page: number;
      /** Entries a page holds. */ per_page: number;
      /** Entries in all. */ total_count: number | null;
      /** Whether the total is exact or an estimate. */ total_count_is_exact: boolean;
    }
  }

  /** Automated analyses that can be run on news items. */
  export interface Skills {
    readonly tagCategories: Skills.TagCategories;

    /** Create a skill from a name, type, prompt and output schema.
     *
     *  A skill is a prompt that is run on each article of the feeds it is assigned to. Custom skills need an entitled account.
     *  @http POST /accounts/{account_id}/cloudforce-one/v2/threat-signals/skills
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "short-summary", "type": "summary",
     *    "prompt": "Summarize the article in two sentences.",
     *    "output_schema": "{\"type\":\"object\",\"properties\":{\"summary\":{\"type\":\"string\"}}}"
     *  } */
    create(params: SkillCreateParams, options?: RequestOptions): APIPromise<SkillResult>;

    /** List the Threat Signals skills of the account.
     *  @http GET /accounts/{account_id}/cloudforce-one/v2/threat-signals/skills
     *  @items skills
     *  @columns name is_active created_at */
    list(
      params: SkillListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePagination<SkillListResponse>, SkillListResponse>;

    /** Delete a Threat Signals skill from the account.
     *  @http DELETE /accounts/{account_id}/cloudforce-one/v2/threat-signals/skills/{skill_id} */
    delete(skillID: string, params: InAccount, options?: RequestOptions): APIPromise<SkillResult>;

    /** Edit a skill's prompt, output schema, config, name or state.
     *
     *  Default skills are kept by Cloudforce One and cannot be edited.
     *  @http PATCH /accounts/{account_id}/cloudforce-one/v2/threat-signals/skills/{skill_id} */
    edit(skillID: string, params: SkillEditParams, options?: RequestOptions): APIPromise<SkillResult>;

    /** Get one skill with its prompt and output schema.
     *  @http GET /accounts/{account_id}/cloudforce-one/v2/threat-signals/skills/{skill_id} */
    get(skillID: string, params: InAccount, options?: RequestOptions): APIPromise<SkillResult>;
  }

  export interface SkillDefinition {
    /** Name of the skill for people. */ name?: string;
    /** JSON schema that the output must follow, as JSON text. @minLength 2 */ output_schema?: string;
  }

  export interface SkillCreateParams extends InAccount, SkillDefinition {
    name: string;
    /** @minLength 2 */ output_schema: string;
    /** @minLength 1 */ prompt: string;
    /** Whether the skill writes summaries or chooses tags. */ type: 'summary' | 'tags' | (string & {});
  }

  export interface SkillResult {
    id: string;
    /** Settings of the skill as JSON text; null for default skills. */ config: string | null;
    created_at: string;
    /** 1 if the skill is in use, 0 if not. */ is_active: number;
    /** Name of the skill for people. */ name: string;
    /** JSON schema of the output as text; null if there is none. */ output_schema: string | null;
    prompt: string;
    /** `default` skills are kept by Cloudforce One, `custom` ones are yours. */ source: 'default' | 'custom';
    /** Kind of thing that is meant. */ type: string;
    updated_at: string;
  }

  export interface SkillListParams extends InAccount {
    page?: number;
    per_page?: number;
  }

  export interface SkillListResponse {
    /** Skills of this page. */ count: number;
    /** Whether the account may have skills of its own. */ custom_skills_available: boolean;
    page: number;
    per_page: number;
    skills: SkillResult[];
    total_count: number;
  }

  export interface SkillEditParams extends InAccount, SkillDefinition {
    /** Settings of the skill, as JSON text. @minLength 2 */ config?: string;
    /** Whether the skill is in use. */ is_active?: boolean;
    /** @minLength 1 */ prompt?: string;
  }

  export type SkillListResponsesV4PagePagination = V4PagePagination<SkillListResponse>;
}

export declare namespace ThreatSignals.Feeds {
  /** The source document as it was fetched. */
  export interface Raw {
    /** Get a feed's unprocessed content as text.
     *  @http GET /accounts/{account_id}/cloudforce-one/v2/threat-signals/feeds/{feed_id}/raw
     *  @response text application/xml */
    get(feedID: string, params: RawGetParams, options?: RequestOptions): APIPromise<string>;
  }

  export interface RawGetParams extends InAccount {
    /** Form of the text; only `xml`. */ format?: 'xml';
  }

  export type RawGetResponse = string;

  /** Automated analyses that run on a source's items. */
  export interface Skills {
    /** Replace the set of skills assigned to a Threat Signals feed.
     *
     *  The order of the list is the order in which the skills run.
     *  @http PUT /accounts/{account_id}/cloudforce-one/v2/threat-signals/feeds/{feed_id}/skills */
    update(feedID: string, params: SkillUpdateParams, options?: RequestOptions): APIPromise<SkillUpdateResponse>;

    /** Get which skills are assigned to a Threat Signals feed.
     *  @http GET /accounts/{account_id}/cloudforce-one/v2/threat-signals/feeds/{feed_id}/skills */
    get(feedID: string, params: InAccount, options?: RequestOptions): APIPromise<SkillGetResponse>;
  }

  export interface SkillUpdateParams extends InAccount {
    /** Skills to assign, in the order in which they run. @from cloudforceOne.threatSignals.skills.list */ skill_ids: string[];
  }

  export interface SkillUpdateResponse {
    /** Feed that it came from. @from cloudforceOne.threatSignals.feeds.list */ feed_id: string;
    skills: SkillUpdateResponse.Skill[];
  }
  export namespace SkillUpdateResponse {
    export interface Skill {
      /** Place in the order, from 0. */ position: number;
      /** Skill that is assigned. */ skill_id: string;
    }
  }

  export interface SkillGetResponse {
    /** Feed that it came from. @from cloudforceOne.threatSignals.feeds.list */ feed_id: string;
    skills: SkillResult[];
  }
}

export declare namespace ThreatSignals.Articles {
  /** Text of a news item. */
  export interface Content {
    /** Get an article's content as text or HTML.
     *  @http GET /accounts/{account_id}/cloudforce-one/v2/threat-signals/articles/{article_id}/content
     *  @response text text/html */
    get(articleID: string, params: ContentGetParams, options?: RequestOptions): APIPromise<string>;
  }

  export interface ContentGetParams extends InAccount {
    /** Whether plain text or HTML is returned. */ format?: 'text' | 'html' | (string & {});
  }

  export type ContentGetResponse = string;

  /** Labels on a news item, set by hand or generated. */
  export interface Tags {
    /** Create a tag assignment: put an existing tag on an article.
     *  @http POST /accounts/{account_id}/cloudforce-one/v2/threat-signals/articles/{article_id}/tags */
    create(articleID: string, params: TagCreateParams, options?: RequestOptions): APIPromise<Tag>;

    /** Delete one tag from a Threat Signals article.
     *  @http DELETE /accounts/{account_id}/cloudforce-one/v2/threat-signals/articles/{article_id}/tags/{tag_id} */
    delete(tagID: string, params: TagParams, options?: RequestOptions): APIPromise<Tag>;

    /** Generate tags for a Threat Signals article.
     *
     *  The tagging skill chooses from existing tags; the answer holds the article's final tags.
     *  @http POST /accounts/{account_id}/cloudforce-one/v2/threat-signals/articles/{article_id}/tag */
    generate(articleID: string, params: InAccount, options?: RequestOptions): APIPromise<TagGenerateResponse>;
  }

  export interface TagCreateParams extends InAccount {
    /** Tag to put on. @from cloudforceOne.threatEvents.tags.list @minLength 1 @example "c1b7d5f3-2e4a-4b68-9d0c-6a8f7e5d3c21" */ tag_id: string;
  }

  export interface TagParams extends InAccount {
    /** Article that is meant. */ article_id: string;
  }

  export interface TagGenerateResponse {
    /** Version of the skill that chose. */ tag_skill_version: string;
    /** Tags that the article has now; may be empty. */ tags: Tag[];
  }

  /** Results of automated analysis of a news article. */
  export interface SkillOutputs {
    /** Get what one skill produced when it was run on an article.
     *  @http GET /accounts/{account_id}/cloudforce-one/v2/threat-signals/articles/{article_id}/skills/{skill_id}/output */
    get(skillID: string, params: TagParams, options?: RequestOptions): APIPromise<SkillOutputGetResponse>;
  }

  export interface SkillOutputGetResponse {
    /** Article that it came from. */ article_id: string;
    /** Version of the skill that made the output; null if unknown. */ custom_skill_version: string | null;
    /** JSON schema that the output follows; null if it is gone. */ output_schema: string | null;
    /** Skill that is assigned. */ skill_id: string;
    /** Output of the skill: parsed JSON, or the text if it is not JSON. */ custom_output?: unknown;
  }
}

export declare namespace ThreatSignals.Skills {
  /** Label groups that an analysis works with. */
  export interface TagCategories {
    /** Replace the tag categories linked to a Threat Signals skill.
     *
     *  Only the default tagging skill has them; it tags articles with tags of these categories.
     *  @http PUT /accounts/{account_id}/cloudforce-one/v2/threat-signals/skills/{skill_id}/tag-categories */
    update(skillID: 'default-tagging-skill', params: TagCategoryUpdateParams, options?: RequestOptions): APIPromise<TagCategory>;

    /** Get the tag categories linked to a Threat Signals skill.
     *  @http GET /accounts/{account_id}/cloudforce-one/v2/threat-signals/skills/{skill_id}/tag-categories */
    get(skillID: 'default-tagging-skill', params: InAccount, options?: RequestOptions): APIPromise<TagCategory>;
  }

  export interface TagCategoryUpdateParams extends InAccount {
    /** Tag categories that the skill may choose from, by UUID. @from cloudforceOne.threatEvents.tags.categories.list */ category_uuids: string[];
  }

  export interface TagCategory {
    /** Tag categories that the skill may choose from, by UUID. @from cloudforceOne.threatEvents.tags.categories.list */ category_uuids: string[];
    /** Always the default tagging skill. */ skill_id: 'default-tagging-skill';
  }
}
