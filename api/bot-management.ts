import type { APIPromise, RequestOptions } from './_client.ts';
import type { DateTime, Integer, InZone } from './_shared.ts';

/** Bots: Detection and handling of automated traffic on a zone.
 *  @product botManagement Bots
 *  @docs https://developers.cloudflare.com/bots/ */
export interface BotManagement {
  readonly feedback: BotManagement.Feedback;

  /** Replace a zone's bot protection settings.
   *
   *  The available settings depend on the plan: Bot Fight Mode (Free), Super Bot Fight Mode (Pro, Business), Bot Management (Enterprise).
   *  Settings left out stay as they are.
   *  @http PUT /zones/{zone_id}/bot_management
   *  @body json required
   *  @permission Bot Management Write
   *  @plans free pro business enterprise
   *  @example { "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "fight_mode": true, "enable_js": true, "ai_bots_protection": "block" }
   *  @aliases bot fight mode; block AI bots */
  update(params: BotManagement.BotManagementUpdateParams, options?: RequestOptions): APIPromise<BotManagement.BotManagementResult>;

  /** Get all bot protection settings of a zone.
   *  @http GET /zones/{zone_id}/bot_management
   *  @permission Bot Management Write; Bot Management Read
   *  @plans free pro business enterprise */
  get(params: InZone, options?: RequestOptions): APIPromise<BotManagement.BotManagementResult>;
}

export declare namespace BotManagement {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Whether a new model of the bot detection is used as soon as it is released. */ auto_update_model: boolean;
    /** Whether the `__cf_bm` cookie is set, which tells requests of one session apart. */ bm_cookie_enabled: boolean;
    /** Whether Cloudflare puts its managed rules in front of the zone's robots.txt. */ is_robots_txt_managed: boolean;
    /** Number of requests meant. */ requests: number;
    /** Settings that still hold from an earlier plan though the present one does not grant them. */ stale_zone_configuration: unknown;
    /** Whether the zone uses the newest detection model. */ using_latest_model: boolean;
  }

  export interface CrawlerProtection {
    /** Action for crawlers that collect content for AI: block everywhere, block only on pages with ads, or allow. */
    ai_bots_protection?: 'block' | 'disabled' | 'only_on_ad_pages';
    /** Rules of Cloudflare's managed robots.txt that the zone adopts. */ cf_robots_variant?: 'off' | 'policy_only';
    /** Whether bots with low scores that collect content are blocked by a managed rule; verified bots are not. */
    content_bots_protection?: 'block' | 'disabled';
    /** If enabled, AI crawlers that ignore the rules are led into a maze of generated links. */ crawler_protection?: 'enabled' | 'disabled';
    /** Whether a small invisible script is added to pages to tell browsers from bots. */ enable_js?: boolean;
    /** Whether the zone was opted out of the move of the AI bots setting to managed rules; kept only for the migration. */
    ai_bots_migration_opt_out?: boolean;
    /** Whether crawlers that feed AI search are blocked everywhere, only on pages with ads, or not. */
    ai_search?: 'disabled' | 'block' | 'only_on_ad_pages';
    /** Treatment of crawlers that train AI models: disallowed in robots.txt, blocked, blocked on pages with ads, or allowed. */
    ai_training?: 'disabled' | 'disallow' | 'block' | 'only_on_ad_pages';
    /** Whether AI agents and assistants acting for a user are blocked everywhere, only on pages with ads, or not. */
    ai_user?: 'disabled' | 'block' | 'only_on_ad_pages';
    /** Whether robots.txt serves content signals that follow from your settings for AI search, training and agents. */
    bot_preference_sync_enabled?: boolean;
    /** Whether results of JavaScript detections may be submitted through an API of the zone. */ jsd_api_results_enabled?: boolean;
  }

  export type BotManagementUpdateParams =
    | BotManagementUpdateParams.BotFightModeConfiguration
    | BotManagementUpdateParams.SuperBotFightModeDefinitelyConfiguration
    | BotManagementUpdateParams.SuperBotFightModeLikelyConfiguration
    | BotManagementUpdateParams.SubscriptionConfiguration;
  export interface SuperBotBasics {
    /** Whether Super Bot Fight Mode spares what WordPress needs. */ optimize_wordpress?: boolean;
    /** Action for requests that are definitely automated. */ sbfm_definitely_automated?: 'allow' | 'block' | 'managed_challenge' | (string & {});
    /** Whether static files are protected too; good bots that fetch them may be blocked. */ sbfm_static_resource_protection?: boolean;
    /** Action for verified good bots, such as search engines. */ sbfm_verified_bots?: 'allow' | 'block' | (string & {});
  }

  export namespace BotManagementUpdateParams {
    export interface BotFightModeConfiguration extends InZone, CrawlerProtection {
      /** Whether requests of known simple bots get a costly challenge. Free plan. */ fight_mode?: boolean;
      /** @default false */ is_robots_txt_managed?: boolean;
    }
    export interface SuperBotFightModeDefinitelyConfiguration extends InZone, CrawlerProtection, SuperBotBasics {
      /** @default false */ is_robots_txt_managed?: boolean;
    }
    export interface SuperBotFightModeLikelyConfiguration extends SuperBotFightModeDefinitelyConfiguration {
      /** Action for requests that are likely automated. */ sbfm_likely_automated?: 'allow' | 'block' | 'managed_challenge' | (string & {});
    }
    export interface SubscriptionConfiguration extends InZone, CrawlerProtection {
      auto_update_model?: boolean;
      bm_cookie_enabled?: boolean;
      /** @default false */ is_robots_txt_managed?: boolean;
      /** If true, scores do not take the session into account, which the cookie makes possible. */ suppress_session_score?: boolean;
    }
  }

  export type BotManagementResult =
    | BotFightModeConfiguration | SuperBotFightModeDefinitelyConfiguration
    | SuperBotFightModeLikelyConfiguration | SubscriptionConfiguration;

  /** Reports of traffic that was wrongly taken for human or automated. */
  export interface Feedback {
    /** List the bot feedback reports sent for a zone.
     *  @http GET /zones/{zone_id}/bot_management/feedback
     *  @unwrapped
     *  @permission Bot Management Feedback Report Write; Bot Management Feedback Report Read; Bot Management Write; Bot Management Read
     *  @plans business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/bot-management-zone-feedback-list
     *  @columns description type subtype expression requests created_at */
    list(params: InZone, options?: RequestOptions): APIPromise<FeedbackReport[]>;

    /** Report wrongly scored traffic, with an expression and counts.
     *
     *  Helps to improve the detection; scores of the zone do not change at once.
     *  @http POST /zones/{zone_id}/bot_management/feedback
     *  @response void
     *  @status 201
     *  @permission Bot Management Feedback Report Write; Bot Management Feedback Report Read; Bot Management Write; Bot Management Read
     *  @plans business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/bot-management-zone-feedback-create */
    create(params: FeedbackCreateParams, options?: RequestOptions): APIPromise<void>;
  }

  export interface RequestReport {
    /** @readOnly */ created_at?: DateTime;
    /** Time of the first request meant. */ first_request_seen_at: DateTime;
    /** Time of the last request meant. */ last_request_seen_at: DateTime;
    /** The most frequent values of request properties, with their counts. */ requests_by_attribute: RequestsByAttribute;
    /** Number of requests by bot score. */ requests_by_score: { [key: string]: Integer };
    /** Number of requests by what made the score. */ requests_by_score_src: { [key: string]: Integer };
    /** Closer kind of the report, such as the product concerned. */ subtype?: string;
  }

  export interface FeedbackSample {
    /** Description of the misclassified traffic and the evidence for it. */ description: string;
    /** Rules-language expression that selects the requests. */ expression: string;
    /** Whether people were taken for bots (`false_positive`) or bots for people. */ type: 'false_positive' | 'false_negative' | (string & {});
  }

  export interface FeedbackReport extends RequestReport, FeedbackSample {
    requests: Integer;
    type: 'false_positive' | 'false_negative';
  }

  export interface FeedbackCreateParams extends InZone, RequestReport, FeedbackSample {
    /** @minLength 1 @example "Our own monitoring was scored as automated." */ description: string;
    /** @minLength 1 @example "(http.host eq \"www.example.com\" and http.request.uri.path eq \"/health\")" */ expression: string;
    /** @min 0 */ requests: Integer;
  }

  export interface SuperBotSettings {
    /** Whether the WordPress exception of an earlier plan still holds. */ optimize_wordpress?: boolean;
    /** Action for definitely automated requests, left over from an earlier plan. */ sbfm_definitely_automated?: string;
    /** Action for likely automated requests, left over from an earlier plan. */ sbfm_likely_automated?: string;
    /** Whether static files are still protected by an earlier plan. */ sbfm_static_resource_protection?: string;
    /** Action for verified bots, left over from an earlier plan. */ sbfm_verified_bots?: string;
  }

  export interface BotFightModeConfiguration extends CrawlerProtection {
    /** Whether requests of known simple bots get a costly challenge. Free plan. */ fight_mode?: boolean;
    /** @default false */ is_robots_txt_managed?: boolean;
    /** @readOnly */
    stale_zone_configuration?: BotFightModeConfiguration.StaleZoneConfiguration;
    /** @readOnly */ using_latest_model?: boolean;
  }
  export namespace BotFightModeConfiguration {
    export interface StaleZoneConfiguration extends SuperBotSettings {
      /** Whether session tracking is still switched off by an earlier plan. */ suppress_session_score?: boolean;
    }
  }

  export interface BotFightModeConfigurationParam extends CrawlerProtection {
    /** Whether requests of known simple bots get a costly challenge. Free plan. */ fight_mode?: boolean;
    is_robots_txt_managed?: boolean;
  }

  export interface SubscriptionConfiguration extends CrawlerProtection {
    auto_update_model?: boolean;
    bm_cookie_enabled?: boolean;
    /** @default false */ is_robots_txt_managed?: boolean;
    /** @readOnly */
    stale_zone_configuration?: SubscriptionConfiguration.StaleZoneConfiguration;
    /** If true, scores do not take the session into account, which the cookie makes possible. */ suppress_session_score?: boolean;
    /** @readOnly */ using_latest_model?: boolean;
  }
  export namespace SubscriptionConfiguration {
    export interface StaleZoneConfiguration extends SuperBotSettings {
      /** Whether Bot Fight Mode of an earlier plan still holds. */ fight_mode?: boolean;
    }
  }

  export interface SubscriptionConfigurationParam extends CrawlerProtection {
    auto_update_model?: boolean;
    bm_cookie_enabled?: boolean;
    is_robots_txt_managed?: boolean;
    /** If true, scores do not take the session into account, which the cookie makes possible. */ suppress_session_score?: boolean;
  }

  export interface SuperBotFightMode extends SuperBotBasics {
    sbfm_definitely_automated?: 'allow' | 'block' | 'managed_challenge';
    sbfm_verified_bots?: 'allow' | 'block';
  }

  export interface SuperBotFightModeDefinitelyConfiguration extends CrawlerProtection, SuperBotFightMode {
    /** @default false */ is_robots_txt_managed?: boolean;
    /** @readOnly */
    stale_zone_configuration?: SuperBotFightModeDefinitelyConfiguration.StaleZoneConfiguration;
    /** @readOnly */ using_latest_model?: boolean;
  }
  export namespace SuperBotFightModeDefinitelyConfiguration {
    export interface StaleZoneConfiguration {
      /** Whether Bot Fight Mode of an earlier plan still holds. */ fight_mode?: boolean;
      /** Action for likely automated requests, left over from an earlier plan. */ sbfm_likely_automated?: string;
    }
  }

  export interface SuperBotFightModeDefinitelyConfigurationParam extends CrawlerProtection, SuperBotFightMode {
    is_robots_txt_managed?: boolean;
  }

  export interface SuperBotFightModeLikelyConfiguration extends CrawlerProtection, SuperBotFightMode {
    /** @default false */ is_robots_txt_managed?: boolean;
    /** Action for requests that are likely automated. */ sbfm_likely_automated?: 'allow' | 'block' | 'managed_challenge';
    /** @readOnly */
    stale_zone_configuration?: SuperBotFightModeLikelyConfiguration.StaleZoneConfiguration;
    /** @readOnly */ using_latest_model?: boolean;
  }
  export namespace SuperBotFightModeLikelyConfiguration {
    export interface StaleZoneConfiguration {
      /** Whether Bot Fight Mode of an earlier plan still holds. */ fight_mode?: boolean;
    }
  }

  export interface SuperBotFightModeLikelyConfigurationParam extends CrawlerProtection, SuperBotFightMode {
    is_robots_txt_managed?: boolean;
    /** Action for requests that are likely automated. */ sbfm_likely_automated?: 'allow' | 'block' | 'managed_challenge';
  }

  export type RequestsByAttribute = { [key: string]: MetricRequests[] };

  export interface MetricRequests {
    /** Value of the property that was counted. */ metric: string;
    /** @min 0 */ requests: Integer;
  }
}
