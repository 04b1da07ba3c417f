import type { APIPromise, RequestOptions } from './_client.ts';
import type { DateTime, InZone, Integer } from './_shared.ts';

/** Bots: Detection and handling of automated traffic on a zone.
 *  @product botManagement Bots
 *  @docs https://developers.cloudflare.com/bots/ */
export interface BotManagement {
  readonly feedback: BotManagement.Feedback;

  /** Configure a zone's bot protection: Fight Mode, AI bots, robots.txt and more.
   *  @http PUT /zones/{zone_id}/bot_management
   *  @body json required
   *  @permission Bot Management Write
   *  @plans free pro business enterprise */
  update(params: BotManagement.BotManagementUpdateParams, options?: RequestOptions): APIPromise<BotManagement.BotManagementGetResponse>;

  /** Read all bot protection settings of a zone.
   *  @http GET /zones/{zone_id}/bot_management
   *  @permission Bot Management Write; Bot Management Read
   *  @plans free pro business enterprise */
  get(params: BotManagement.BotManagementGetParams, options?: RequestOptions): APIPromise<BotManagement.BotManagementGetResponse>;
}

export declare namespace BotManagement {
  export type BotManagementUpdateParams =
    | BotManagementUpdateParams.BotFightModeConfiguration
    | BotManagementUpdateParams.SuperBotFightModeDefinitelyConfiguration
    | BotManagementUpdateParams.SuperBotFightModeLikelyConfiguration
    | BotManagementUpdateParams.SubscriptionConfiguration;
  export namespace BotManagementUpdateParams {
    export interface BotFightModeConfiguration extends InZone {
      ai_bots_protection?: 'block' | 'disabled' | 'only_on_ad_pages';
      cf_robots_variant?: 'off' | 'policy_only';
      content_bots_protection?: 'block' | 'disabled';
      crawler_protection?: 'enabled' | 'disabled';
      enable_js?: boolean;
      fight_mode?: boolean;
      /** @default false */ is_robots_txt_managed?: boolean;
    }
    export interface SubscriptionConfiguration extends InZone {
      ai_bots_protection?: 'block' | 'disabled' | 'only_on_ad_pages';
      auto_update_model?: boolean;
      bm_cookie_enabled?: boolean;
      cf_robots_variant?: 'off' | 'policy_only';
      content_bots_protection?: 'block' | 'disabled';
      crawler_protection?: 'enabled' | 'disabled';
      enable_js?: boolean;
      /** @default false */ is_robots_txt_managed?: boolean;
      suppress_session_score?: boolean;
    }
    export interface SuperBotFightModeDefinitelyConfiguration extends InZone {
      ai_bots_protection?: 'block' | 'disabled' | 'only_on_ad_pages';
      cf_robots_variant?: 'off' | 'policy_only';
      content_bots_protection?: 'block' | 'disabled';
      crawler_protection?: 'enabled' | 'disabled';
      enable_js?: boolean;
      /** @default false */ is_robots_txt_managed?: boolean;
      optimize_wordpress?: boolean;
      sbfm_definitely_automated?: 'allow' | 'block' | 'managed_challenge';
      sbfm_static_resource_protection?: boolean;
      sbfm_verified_bots?: 'allow' | 'block';
    }
    export interface SuperBotFightModeLikelyConfiguration extends InZone {
      ai_bots_protection?: 'block' | 'disabled' | 'only_on_ad_pages';
      cf_robots_variant?: 'off' | 'policy_only';
      content_bots_protection?: 'block' | 'disabled';
      crawler_protection?: 'enabled' | 'disabled';
      enable_js?: boolean;
      /** @default false */ is_robots_txt_managed?: boolean;
      optimize_wordpress?: boolean;
      sbfm_definitely_automated?: 'allow' | 'block' | 'managed_challenge';
      sbfm_likely_automated?: 'allow' | 'block' | 'managed_challenge';
      sbfm_static_resource_protection?: boolean;
      sbfm_verified_bots?: 'allow' | 'block';
    }
  }

  export type BotManagementUpdateResponse = BotManagementGetResponse;

  export type BotManagementGetParams = InZone;

  export type BotManagementGetResponse =
    | BotFightModeConfiguration | SuperBotFightModeDefinitelyConfiguration
    | SuperBotFightModeLikelyConfiguration | SubscriptionConfiguration;

  /** Reports of traffic that was wrongly taken for human or automated. */
  export interface Feedback {
    /** List the bot feedback reports sent for a zone.
     *  @http GET /zones/{zone_id}/bot_management/feedback
     *  @unwrapped
     *  @permission Bot Management Feedback Report Write; Bot Management Feedback Report Read; Bot Management Write; Bot Management Read
     *  @plans business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/bot-management-zone-feedback-list */
    list(params: FeedbackListParams, options?: RequestOptions): APIPromise<FeedbackReport[]>;

    /** Report wrongly scored traffic, with an expression and request counts.
     *  @http POST /zones/{zone_id}/bot_management/feedback
     *  @answer void
     *  @status 201
     *  @permission Bot Management Feedback Report Write; Bot Management Feedback Report Read; Bot Management Write; Bot Management Read
     *  @plans business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/bot-management-zone-feedback-create */
    create(params: FeedbackCreateParams, options?: RequestOptions): APIPromise<void>;
  }

  export type FeedbackListParams = InZone;

  export interface FeedbackReport {
    /** @readOnly */ created_at?: DateTime;
    description: string;
    expression: string;
    first_request_seen_at: DateTime;
    last_request_seen_at: DateTime;
    requests: Integer;
    requests_by_attribute: RequestsByAttribute;
    requests_by_score: { [key: string]: Integer };
    requests_by_score_src: { [key: string]: Integer };
    subtype?: string;
    type: 'false_positive' | 'false_negative';
  }

  export interface FeedbackCreateParams extends InZone {
    /** @readOnly */ created_at?: DateTime;
    description: string;
    expression: string;
    first_request_seen_at: DateTime;
    last_request_seen_at: DateTime;
    requests: Integer;
    requests_by_attribute: RequestsByAttribute;
    requests_by_score: { [key: string]: Integer };
    requests_by_score_src: { [key: string]: Integer };
    subtype?: string;
    type: 'false_positive' | 'false_negative';
  }

  export interface BotFightModeConfiguration {
    ai_bots_protection?: 'block' | 'disabled' | 'only_on_ad_pages';
    cf_robots_variant?: 'off' | 'policy_only';
    content_bots_protection?: 'block' | 'disabled';
    crawler_protection?: 'enabled' | 'disabled';
    enable_js?: boolean;
    fight_mode?: boolean;
    /** @default false */ is_robots_txt_managed?: boolean;
    /** @readOnly */ stale_zone_configuration?: BotFightModeConfiguration.StaleZoneConfiguration;
    /** @readOnly */ using_latest_model?: boolean;
  }
  export namespace BotFightModeConfiguration {
    export interface StaleZoneConfiguration {
      optimize_wordpress?: boolean;
      sbfm_definitely_automated?: string;
      sbfm_likely_automated?: string;
      sbfm_static_resource_protection?: string;
      sbfm_verified_bots?: string;
      suppress_session_score?: boolean;
    }
  }

  export interface BotFightModeConfigurationParam {
    ai_bots_protection?: 'block' | 'disabled' | 'only_on_ad_pages';
    cf_robots_variant?: 'off' | 'policy_only';
    content_bots_protection?: 'block' | 'disabled';
    crawler_protection?: 'enabled' | 'disabled';
    enable_js?: boolean;
    fight_mode?: boolean;
    is_robots_txt_managed?: boolean;
  }

  export interface SubscriptionConfiguration {
    ai_bots_protection?: 'block' | 'disabled' | 'only_on_ad_pages';
    auto_update_model?: boolean;
    bm_cookie_enabled?: boolean;
    cf_robots_variant?: 'off' | 'policy_only';
    content_bots_protection?: 'block' | 'disabled';
    crawler_protection?: 'enabled' | 'disabled';
    enable_js?: boolean;
    /** @default false */ is_robots_txt_managed?: boolean;
    /** @readOnly */ stale_zone_configuration?: SubscriptionConfiguration.StaleZoneConfiguration;
    suppress_session_score?: boolean;
    /** @readOnly */ using_latest_model?: boolean;
  }
  export namespace SubscriptionConfiguration {
    export interface StaleZoneConfiguration {
      fight_mode?: boolean;
      optimize_wordpress?: boolean;
      sbfm_definitely_automated?: string;
      sbfm_likely_automated?: string;
      sbfm_static_resource_protection?: string;
      sbfm_verified_bots?: string;
    }
  }

  export interface SubscriptionConfigurationParam {
    ai_bots_protection?: 'block' | 'disabled' | 'only_on_ad_pages';
    auto_update_model?: boolean;
    bm_cookie_enabled?: boolean;
    cf_robots_variant?: 'off' | 'policy_only';
    content_bots_protection?: 'block' | 'disabled';
    crawler_protection?: 'enabled' | 'disabled';
    enable_js?: boolean;
    is_robots_txt_managed?: boolean;
    suppress_session_score?: boolean;
  }

  export interface SuperBotFightModeDefinitelyConfiguration {
    ai_bots_protection?: 'block' | 'disabled' | 'only_on_ad_pages';
    cf_robots_variant?: 'off' | 'policy_only';
    content_bots_protection?: 'block' | 'disabled';
    crawler_protection?: 'enabled' | 'disabled';
    enable_js?: boolean;
    /** @default false */ is_robots_txt_managed?: boolean;
    optimize_wordpress?: boolean;
    sbfm_definitely_automated?: 'allow' | 'block' | 'managed_challenge';
    sbfm_static_resource_protection?: boolean;
    sbfm_verified_bots?: 'allow' | 'block';
    /** @readOnly */ stale_zone_configuration?: SuperBotFightModeDefinitelyConfiguration.StaleZoneConfiguration;
    /** @readOnly */ using_latest_model?: boolean;
  }
  export namespace SuperBotFightModeDefinitelyConfiguration {
    export interface StaleZoneConfiguration {
      fight_mode?: boolean;
      sbfm_likely_automated?: string;
    }
  }

  export interface SuperBotFightModeDefinitelyConfigurationParam {
    ai_bots_protection?: 'block' | 'disabled' | 'only_on_ad_pages';
    cf_robots_variant?: 'off' | 'policy_only';
    content_bots_protection?: 'block' | 'disabled';
    crawler_protection?: 'enabled' | 'disabled';
    enable_js?: boolean;
    is_robots_txt_managed?: boolean;
    optimize_wordpress?: boolean;
    sbfm_definitely_automated?: 'allow' | 'block' | 'managed_challenge';
    sbfm_static_resource_protection?: boolean;
    sbfm_verified_bots?: 'allow' | 'block';
  }

  export interface SuperBotFightModeLikelyConfiguration {
    ai_bots_protection?: 'block' | 'disabled' | 'only_on_ad_pages';
    cf_robots_variant?: 'off' | 'policy_only';
    content_bots_protection?: 'block' | 'disabled';
    crawler_protection?: 'enabled' | 'disabled';
    enable_js?: boolean;
    /** @default false */ is_robots_txt_managed?: boolean;
    optimize_wordpress?: boolean;
    sbfm_definitely_automated?: 'allow' | 'block' | 'managed_challenge';
    sbfm_likely_automated?: 'allow' | 'block' | 'managed_challenge';
    sbfm_static_resource_protection?: boolean;
    sbfm_verified_bots?: 'allow' | 'block';
    /** @readOnly */ stale_zone_configuration?: SuperBotFightModeLikelyConfiguration.StaleZoneConfiguration;
    /** @readOnly */ using_latest_model?: boolean;
  }
  export namespace SuperBotFightModeLikelyConfiguration {
    export interface StaleZoneConfiguration {
      fight_mode?: boolean;
    }
  }

  export interface SuperBotFightModeLikelyConfigurationParam {
    ai_bots_protection?: 'block' | 'disabled' | 'only_on_ad_pages';
    cf_robots_variant?: 'off' | 'policy_only';
    content_bots_protection?: 'block' | 'disabled';
    crawler_protection?: 'enabled' | 'disabled';
    enable_js?: boolean;
    is_robots_txt_managed?: boolean;
    optimize_wordpress?: boolean;
    sbfm_definitely_automated?: 'allow' | 'block' | 'managed_challenge';
    sbfm_likely_automated?: 'allow' | 'block' | 'managed_challenge';
    sbfm_static_resource_protection?: boolean;
    sbfm_verified_bots?: 'allow' | 'block';
  }

  export type RequestsByAttribute = { [key: string]: MetricRequests[] };

  export interface MetricRequests {
    metric: string;
    requests: Integer;
  }
}
