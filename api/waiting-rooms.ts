import type { APIPromise, PagePromise, RequestOptions, SinglePage, V4PagePaginationArray } from './_client.ts';
import type { DateTime, Identifier, InAccountOrZone, InZone, Integer } from './_shared.ts';

/** Waiting Room: Virtual queues that protect a site from sudden crowds.
 *  @product waitingRooms Waiting Room
 *  @docs https://developers.cloudflare.com/waiting-room/ */
export interface WaitingRooms {
  readonly page: WaitingRooms.Page;
  readonly events: WaitingRooms.Events;
  readonly rules: WaitingRooms.Rules;
  readonly statuses: WaitingRooms.Statuses;
  readonly settings: WaitingRooms.Settings;

  /** Put a waiting room with user limits in front of a host and path.
   *  @http POST /zones/{zone_id}/waiting_rooms
   *  @permission Waiting Rooms Write
   *  @plans business enterprise
   *  @availability ga */
  create(params: WaitingRooms.WaitingRoomCreateParams, options?: RequestOptions): APIPromise<WaitingRooms.WaitingRoom>;

  /** Replace a waiting room's whole configuration.
   *  @http PUT /zones/{zone_id}/waiting_rooms/{waiting_room_id}
   *  @permission Waiting Rooms Write
   *  @plans business enterprise
   *  @availability ga */
  update(
    waitingRoomID: string,
    params: WaitingRooms.WaitingRoomUpdateParams,
    options?: RequestOptions,
  ): APIPromise<WaitingRooms.WaitingRoom>;

  /** Page through the waiting rooms of an account or a single zone.
   *  @http GET /{account_or_zone}/waiting_rooms
   *  @permission Account Waiting Rooms Read
   *  @plans business enterprise
   *  @availability ga */
  list(
    params?: WaitingRooms.WaitingRoomListParams | null,
    options?: RequestOptions,
  ): PagePromise<V4PagePaginationArray<WaitingRooms.WaitingRoom>, WaitingRooms.WaitingRoom>;

  /** Delete a waiting room, so that its visitors are no longer queued.
   *  @http DELETE /zones/{zone_id}/waiting_rooms/{waiting_room_id}
   *  @permission Waiting Rooms Write
   *  @plans business enterprise
   *  @availability ga */
  delete(waitingRoomID: string, params: WaitingRooms.WaitingRoomDeleteParams, options?: RequestOptions): APIPromise<Identifier>;

  /** Change a waiting room's limits, routes or page in place.
   *  @http PATCH /zones/{zone_id}/waiting_rooms/{waiting_room_id}
   *  @permission Waiting Rooms Write
   *  @plans business enterprise
   *  @availability ga */
  edit(waitingRoomID: string, params: WaitingRooms.WaitingRoomEditParams, options?: RequestOptions): APIPromise<WaitingRooms.WaitingRoom>;

  /** Read one waiting room's limits, routes and page settings.
   *  @http GET /zones/{zone_id}/waiting_rooms/{waiting_room_id}
   *  @permission Waiting Rooms Read; Waiting Rooms Write
   *  @plans business enterprise
   *  @availability ga */
  get(waitingRoomID: string, params: WaitingRooms.WaitingRoomGetParams, options?: RequestOptions): APIPromise<WaitingRooms.WaitingRoom>;
}

export declare namespace WaitingRooms {
  export type WaitingRoomCreateParams = WaitingRoomEditParams;

  export interface WaitingRoom {
    /** @example "699d98642c564d2e855e9661899b7252" */ id?: string;
    additional_routes?: AdditionalRoutes[];
    cookie_attributes?: CookieAttributes;
    /** @default "" @example "abcd" */ cookie_suffix?: string;
    /** @readOnly */ created_on?: DateTime;
    /** @default "" */ custom_page_html?: string;
    /** @default "en-US" */ default_template_language?: 'en-US' | 'es-ES' | 'de-DE' | 'fr-FR' | 'it-IT' | 'ja-JP' | 'ko-KR' | 'pt-BR' | 'zh-CN' | 'zh-TW' | 'nl-NL' | 'pl-PL' | 'id-ID' | 'tr-TR' | 'ar-EG' | 'ru-RU' | 'fa-IR' | 'bg-BG' | 'hr-HR' | 'cs-CZ' | 'da-DK' | 'fi-FI' | 'lt-LT' | 'lv-LV' | 'ms-MY' | 'nb-NO' | 'ro-RO' | 'el-GR' | 'he-IL' | 'hi-IN' | 'hu-HU' | 'sr-BA' | 'sk-SK' | 'sl-SI' | 'sv-SE' | 'tl-PH' | 'th-TH' | 'uk-UA' | 'vi-VN';
    /** @default "" */ description?: string;
    /** @default false */ disable_session_renewal?: boolean;
    /** @default [] */ enabled_origin_commands?: ('revoke')[];
    /** @example "shop.example.com" */ host?: string;
    /** @default false */ json_response_enabled?: boolean;
    /** @readOnly */ modified_on?: DateTime;
    /** @example "production_webinar" */ name?: string;
    /** @min 200 @max 2147483647 */ new_users_per_minute?: Integer;
    /** @example "2021-09-28T15:00:00.000Z" */ next_event_prequeue_start_time?: string | null;
    /** @example "2021-09-28T15:00:00.000Z" */ next_event_start_time?: string | null;
    /** @default "/" @example "/shop/checkout" */ path?: string;
    /** @default false */ queue_all?: boolean;
    /** @default "fifo" */ queueing_method?: 'fifo' | 'random' | 'passthrough' | 'reject';
    /** @default 200 */ queueing_status_code?: 200 | 202 | 429;
    /** @min 1 @max 30 @default 5 */ session_duration?: Integer;
    /** @default false */ suspended?: boolean;
    /** @min 200 @max 2147483647 */ total_active_users?: Integer;
    /** @default "log" */ turnstile_action?: 'log' | 'infinite_queue';
    /** @default "invisible" */ turnstile_mode?: 'off' | 'invisible' | 'visible_non_interactive' | 'visible_managed';
  }

  export type WaitingRoomUpdateParams = WaitingRoomEditParams;

  export interface WaitingRoomListParams extends InAccountOrZone {
    /** @min 1 @default 1 */ page?: number;
    /** @min 5 @max 1000 @default 25 */ per_page?: number;
  }

  export type WaitingRoomDeleteParams = InZone;

  export type WaitingRoomDeleteResponse = Identifier;

  export interface WaitingRoomEditParams extends InZone {
    /** @example "shop.example.com" */ host: string;
    /** @example "production_webinar" */ name: string;
    /** @min 200 @max 2147483647 */ new_users_per_minute: Integer;
    /** @min 200 @max 2147483647 */ total_active_users: Integer;
    additional_routes?: AdditionalRoutes[];
    cookie_attributes?: CookieAttributes;
    /** @default "" @example "abcd" */ cookie_suffix?: string;
    /** @default "" */ custom_page_html?: string;
    /** @default "en-US" */ default_template_language?: 'en-US' | 'es-ES' | 'de-DE' | 'fr-FR' | 'it-IT' | 'ja-JP' | 'ko-KR' | 'pt-BR' | 'zh-CN' | 'zh-TW' | 'nl-NL' | 'pl-PL' | 'id-ID' | 'tr-TR' | 'ar-EG' | 'ru-RU' | 'fa-IR' | 'bg-BG' | 'hr-HR' | 'cs-CZ' | 'da-DK' | 'fi-FI' | 'lt-LT' | 'lv-LV' | 'ms-MY' | 'nb-NO' | 'ro-RO' | 'el-GR' | 'he-IL' | 'hi-IN' | 'hu-HU' | 'sr-BA' | 'sk-SK' | 'sl-SI' | 'sv-SE' | 'tl-PH' | 'th-TH' | 'uk-UA' | 'vi-VN';
    /** @default "" */ description?: string;
    /** @default false */ disable_session_renewal?: boolean;
    /** @default [] */ enabled_origin_commands?: ('revoke')[];
    /** @default false */ json_response_enabled?: boolean;
    /** @default "/" @example "/shop/checkout" */ path?: string;
    /** @default false */ queue_all?: boolean;
    /** @default "fifo" */ queueing_method?: 'fifo' | 'random' | 'passthrough' | 'reject';
    /** @default 200 */ queueing_status_code?: 200 | 202 | 429;
    /** @min 1 @max 30 @default 5 */ session_duration?: Integer;
    /** @default false */ suspended?: boolean;
    /** @default "log" */ turnstile_action?: 'log' | 'infinite_queue';
    /** @default "invisible" */ turnstile_mode?: 'off' | 'invisible' | 'visible_non_interactive' | 'visible_managed';
  }

  export type WaitingRoomGetParams = InZone;

  /** A look at your own queue HTML before use. */
  export interface Page {
    /** Upload custom waiting room HTML and get a link to view it rendered.
     *  @http POST /zones/{zone_id}/waiting_rooms/preview
     *  @permission Waiting Rooms Write
     *  @plans enterprise
     *  @availability ga */
    preview(params: PagePreviewParams, options?: RequestOptions): APIPromise<PagePreviewResponse>;
  }

  export interface PagePreviewParams extends InZone {
    /** @default "" */ custom_html: string;
  }

  export interface PagePreviewResponse {
    preview_url?: string;
  }

  /** Planned surges with settings of their own. */
  export interface Events {
    readonly details: Events.Details;

    /** Schedule an event that overrides a waiting room's settings for a time.
     *  @http POST /zones/{zone_id}/waiting_rooms/{waiting_room_id}/events
     *  @plans enterprise
     *  @availability ga */
    create(waitingRoomID: string, params: EventCreateParams, options?: RequestOptions): APIPromise<Event>;

    /** Replace a scheduled event; overrides left out fall back to the room.
     *  @http PUT /zones/{zone_id}/waiting_rooms/{waiting_room_id}/events/{event_id}
     *  @permission Waiting Rooms Write
     *  @plans enterprise
     *  @availability ga */
    update(eventID: string, params: EventUpdateParams, options?: RequestOptions): APIPromise<Event>;

    /** Page through the events scheduled for a waiting room.
     *  @http GET /zones/{zone_id}/waiting_rooms/{waiting_room_id}/events
     *  @permission Waiting Rooms Read; Waiting Rooms Write
     *  @plans enterprise
     *  @availability ga */
    list(waitingRoomID: string, params: EventListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<Event>, Event>;

    /** Cancel a scheduled event by deleting it from its waiting room.
     *  @http DELETE /zones/{zone_id}/waiting_rooms/{waiting_room_id}/events/{event_id}
     *  @permission Waiting Rooms Write
     *  @plans enterprise
     *  @availability ga */
    delete(eventID: string, params: EventDeleteParams, options?: RequestOptions): APIPromise<Identifier>;

    /** Change a scheduled event's times or overrides in place.
     *  @http PATCH /zones/{zone_id}/waiting_rooms/{waiting_room_id}/events/{event_id}
     *  @permission Waiting Rooms Write
     *  @plans enterprise
     *  @availability ga */
    edit(eventID: string, params: EventEditParams, options?: RequestOptions): APIPromise<Event>;

    /** Read an event's own settings, without those taken from the room.
     *  @http GET /zones/{zone_id}/waiting_rooms/{waiting_room_id}/events/{event_id}
     *  @permission Waiting Rooms Read; Waiting Rooms Write
     *  @plans enterprise
     *  @availability ga */
    get(eventID: string, params: EventGetParams, options?: RequestOptions): APIPromise<Event>;
  }

  export interface EventCreateParams extends InZone {
    /** @example "2021-09-28T17:00:00.000Z" */ event_end_time: string;
    /** @example "2021-09-28T15:30:00.000Z" */ event_start_time: string;
    /** @example "production_webinar_event" */ name: string;
    custom_page_html?: string | null;
    /** @default "" */ description?: string;
    disable_session_renewal?: boolean | null;
    /** @min 200 @max 2147483647 */ new_users_per_minute?: Integer | null;
    /** @example "2021-09-28T15:00:00.000Z" */ prequeue_start_time?: string | null;
    /** @example "random" */ queueing_method?: string | null;
    /** @min 1 @max 30 */ session_duration?: Integer | null;
    /** @default false */ shuffle_at_event_start?: boolean;
    /** @default false */ suspended?: boolean;
    /** @min 200 @max 2147483647 */ total_active_users?: Integer | null;
    turnstile_action?: 'log' | 'infinite_queue' | null;
    turnstile_mode?: 'off' | 'invisible' | 'visible_non_interactive' | 'visible_managed' | null;
  }

  export interface Event {
    /** @example "25756b2dfe6e378a06b033b670413757" */ id?: string;
    /** @readOnly */ created_on?: DateTime;
    custom_page_html?: string | null;
    /** @default "" */ description?: string;
    disable_session_renewal?: boolean | null;
    /** @example "2021-09-28T17:00:00.000Z" */ event_end_time?: string;
    /** @example "2021-09-28T15:30:00.000Z" */ event_start_time?: string;
    /** @readOnly */ modified_on?: DateTime;
    /** @example "production_webinar_event" */ name?: string;
    /** @min 200 @max 2147483647 */ new_users_per_minute?: Integer | null;
    /** @example "2021-09-28T15:00:00.000Z" */ prequeue_start_time?: string | null;
    /** @example "random" */ queueing_method?: string | null;
    /** @min 1 @max 30 */ session_duration?: Integer | null;
    /** @default false */ shuffle_at_event_start?: boolean;
    /** @default false */ suspended?: boolean;
    /** @min 200 @max 2147483647 */ total_active_users?: Integer | null;
    turnstile_action?: 'log' | 'infinite_queue' | null;
    turnstile_mode?: 'off' | 'invisible' | 'visible_non_interactive' | 'visible_managed' | null;
  }

  export type EventUpdateParams = EventEditParams;

  export interface EventListParams extends InZone {
    /** @min 1 @default 1 */ page?: number;
    /** @min 5 @max 1000 @default 25 */ per_page?: number;
  }

  export type EventDeleteParams = EventGetParams;

  export type EventDeleteResponse = Identifier;

  export interface EventEditParams extends InZone {
    /** @example "699d98642c564d2e855e9661899b7252" */ waiting_room_id: string;
    /** @example "2021-09-28T17:00:00.000Z" */ event_end_time: string;
    /** @example "2021-09-28T15:30:00.000Z" */ event_start_time: string;
    /** @example "production_webinar_event" */ name: string;
    custom_page_html?: string | null;
    /** @default "" */ description?: string;
    disable_session_renewal?: boolean | null;
    /** @min 200 @max 2147483647 */ new_users_per_minute?: Integer | null;
    /** @example "2021-09-28T15:00:00.000Z" */ prequeue_start_time?: string | null;
    /** @example "random" */ queueing_method?: string | null;
    /** @min 1 @max 30 */ session_duration?: Integer | null;
    /** @default false */ shuffle_at_event_start?: boolean;
    /** @default false */ suspended?: boolean;
    /** @min 200 @max 2147483647 */ total_active_users?: Integer | null;
    turnstile_action?: 'log' | 'infinite_queue' | null;
    turnstile_mode?: 'off' | 'invisible' | 'visible_non_interactive' | 'visible_managed' | null;
  }

  export interface EventGetParams extends InZone {
    /** @example "699d98642c564d2e855e9661899b7252" */ waiting_room_id: string;
  }

  /** Visitors or paths that skip the queue. */
  export interface Rules {
    /** Add rules that let matching requests pass by a waiting room.
     *  @http POST /zones/{zone_id}/waiting_rooms/{waiting_room_id}/rules
     *  @plans enterprise
     *  @availability ga */
    create(
      waitingRoomID: string,
      params: RuleCreateParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<WaitingRoomRule>, WaitingRoomRule>;

    /** Replace all rules of a waiting room with the given ones.
     *  @http PUT /zones/{zone_id}/waiting_rooms/{waiting_room_id}/rules
     *  @permission Waiting Rooms Write
     *  @plans enterprise
     *  @availability ga */
    update(
      waitingRoomID: string,
      params: RuleUpdateParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<WaitingRoomRule>, WaitingRoomRule>;

    /** Delete one rule and return those the waiting room still has.
     *  @http DELETE /zones/{zone_id}/waiting_rooms/{waiting_room_id}/rules/{rule_id}
     *  @permission Waiting Rooms Write
     *  @plans enterprise
     *  @availability ga */
    delete(ruleID: string, params: RuleDeleteParams, options?: RequestOptions): PagePromise<SinglePage<WaitingRoomRule>, WaitingRoomRule>;

    /** Change or move one waiting room rule.
     *  @http PATCH /zones/{zone_id}/waiting_rooms/{waiting_room_id}/rules/{rule_id}
     *  @permission Waiting Rooms Write
     *  @plans enterprise
     *  @availability ga */
    edit(ruleID: string, params: RuleEditParams, options?: RequestOptions): PagePromise<SinglePage<WaitingRoomRule>, WaitingRoomRule>;

    /** List a waiting room's rules in the order they are evaluated.
     *  @http GET /zones/{zone_id}/waiting_rooms/{waiting_room_id}/rules
     *  @permission Waiting Rooms Read; Waiting Rooms Write
     *  @plans enterprise
     *  @availability ga */
    get(waitingRoomID: string, params: RuleGetParams, options?: RequestOptions): PagePromise<SinglePage<WaitingRoomRule>, WaitingRoomRule>;
  }

  export interface RuleCreateParams extends InZone {
    /** @body */ rules: RuleUpdateParams.Rule;
  }
  export namespace RuleCreateParams {
    export type Rules = RuleUpdateParams.Rule;
  }

  export interface WaitingRoomRule {
    /** @example "25756b2dfe6e378a06b033b670413757" */ id?: string;
    action?: 'bypass_waiting_room';
    /** @default "" */ description?: string;
    /** @default true */ enabled?: boolean;
    expression?: string;
    /** @readOnly */ last_updated?: DateTime;
    /** @example "1" */ version?: string;
  }

  export interface RuleUpdateParams extends InZone {
    /** @body */ rules: RuleUpdateParams.Rule[];
  }
  export namespace RuleUpdateParams {
    export interface Rule {
      action: 'bypass_waiting_room';
      expression: string;
      /** @default "" */ description?: string;
      /** @default true */ enabled?: boolean;
    }
  }

  export type RuleDeleteParams = EventGetParams;

  export interface RuleEditParams extends InZone {
    /** @example "699d98642c564d2e855e9661899b7252" */ waiting_room_id: string;
    action: 'bypass_waiting_room';
    expression: string;
    /** @default "" */ description?: string;
    /** @default true */ enabled?: boolean;
    position?: RuleEditParams.Index | RuleEditParams.Before | RuleEditParams.After;
  }
  export namespace RuleEditParams {
    export interface After {
      /** @example "<RULE_ID>" */ after?: string;
    }
    export interface Before {
      /** @example "<RULE_ID>" */ before?: string;
    }
    export interface Index {
      index?: Integer;
    }
  }

  export type RuleGetParams = InZone;

  /** Length of the queue and estimated wait. */
  export interface Statuses {
    /** Show whether a room is queueing, with active and queued user estimates.
     *  @http GET /zones/{zone_id}/waiting_rooms/{waiting_room_id}/status
     *  @permission Waiting Rooms Read; Waiting Rooms Write
     *  @plans business enterprise
     *  @availability ga */
    get(waitingRoomID: string, params: StatusGetParams, options?: RequestOptions): APIPromise<StatusGetResponse>;
  }

  export type StatusGetParams = InZone;

  export interface StatusGetResponse {
    estimated_queued_users?: Integer;
    estimated_total_active_users?: Integer;
    /** @example "25756b2dfe6e378a06b033b670413757" */ event_id?: string;
    /** @unit minutes */ max_estimated_time_minutes?: Integer;
    status?: 'event_prequeueing' | 'not_queueing' | 'queueing' | 'suspended';
  }

  /** Zone-wide options for queues. */
  export interface Settings {
    /** Replace the settings that apply to every waiting room of the zone.
     *  @http PUT /zones/{zone_id}/waiting_rooms/settings
     *  @body json required
     *  @permission Waiting Rooms Write
     *  @plans business enterprise
     *  @availability ga */
    update(params: SettingUpdateParams, options?: RequestOptions): APIPromise<SettingGetResponse>;

    /** Change given zone-wide settings, such as letting search crawlers skip queues.
     *  @http PATCH /zones/{zone_id}/waiting_rooms/settings
     *  @body json required
     *  @permission Waiting Rooms Write
     *  @plans business enterprise
     *  @availability ga */
    edit(params: SettingEditParams, options?: RequestOptions): APIPromise<SettingGetResponse>;

    /** Read whether search crawlers may skip the zone's waiting rooms.
     *  @http GET /zones/{zone_id}/waiting_rooms/settings
     *  @permission Waiting Rooms Read; Waiting Rooms Write
     *  @plans business enterprise
     *  @availability ga */
    get(params: SettingGetParams, options?: RequestOptions): APIPromise<SettingGetResponse>;
  }

  export type SettingUpdateParams = SettingEditParams;

  export type SettingUpdateResponse = SettingGetResponse;

  export interface SettingEditParams extends InZone {
    /** @default false */ search_engine_crawler_bypass?: boolean;
  }

  export type SettingEditResponse = SettingGetResponse;

  export type SettingGetParams = InZone;

  export interface SettingGetResponse {
    /** @default false */ search_engine_crawler_bypass: boolean;
  }

  export interface AdditionalRoutes {
    /** @example "shop2.example.com" */ host?: string;
    /** @default "/" @example "/shop2/checkout" */ path?: string;
  }

  export type AdditionalRoutesParam = AdditionalRoutes;

  export interface CookieAttributes {
    /** @default "auto" */ samesite?: 'auto' | 'lax' | 'none' | 'strict';
    /** @default "auto" */ secure?: 'auto' | 'always' | 'never';
  }

  export type CookieAttributesParam = CookieAttributes;

  export type EventsV4PagePaginationArray = V4PagePaginationArray<Event>;

  export interface Query {
    host: string;
    name: string;
    new_users_per_minute: number;
    total_active_users: number;
    additional_routes?: AdditionalRoutes[];
    cookie_attributes?: CookieAttributes;
    cookie_suffix?: string;
    custom_page_html?: string;
    default_template_language?: 'en-US' | 'es-ES' | 'de-DE' | 'fr-FR' | 'it-IT' | 'ja-JP' | 'ko-KR' | 'pt-BR' | 'zh-CN' | 'zh-TW' | 'nl-NL' | 'pl-PL' | 'id-ID' | 'tr-TR' | 'ar-EG' | 'ru-RU' | 'fa-IR' | 'bg-BG' | 'hr-HR' | 'cs-CZ' | 'da-DK' | 'fi-FI' | 'lt-LT' | 'lv-LV' | 'ms-MY' | 'nb-NO' | 'ro-RO' | 'el-GR' | 'he-IL' | 'hi-IN' | 'hu-HU' | 'sr-BA' | 'sk-SK' | 'sl-SI' | 'sv-SE' | 'tl-PH' | 'th-TH' | 'uk-UA' | 'vi-VN';
    description?: string;
    disable_session_renewal?: boolean;
    enabled_origin_commands?: ('revoke')[];
    json_response_enabled?: boolean;
    path?: string;
    queue_all?: boolean;
    queueing_method?: 'fifo' | 'random' | 'passthrough' | 'reject';
    queueing_status_code?: 200 | 202 | 429;
    session_duration?: number;
    suspended?: boolean;
    turnstile_action?: 'log' | 'infinite_queue';
    turnstile_mode?: 'off' | 'invisible' | 'visible_non_interactive' | 'visible_managed';
  }

  export interface Setting {
    search_engine_crawler_bypass: boolean;
  }

  export type WaitingRoomRulesSinglePage = SinglePage<WaitingRoomRule>;

  export type WaitingRoomsV4PagePaginationArray = V4PagePaginationArray<WaitingRoom>;
}

export declare namespace WaitingRooms.Events {
  /** Full settings in force during a planned surge. */
  export interface Details {
    /** Preview an event's full settings, with gaps filled from its waiting room.
     *  @http GET /zones/{zone_id}/waiting_rooms/{waiting_room_id}/events/{event_id}/details
     *  @permission Waiting Rooms Read; Waiting Rooms Write
     *  @plans enterprise
     *  @availability ga */
    get(eventID: string, params: DetailGetParams, options?: RequestOptions): APIPromise<DetailGetResponse>;
  }

  export type DetailGetParams = EventGetParams;

  export interface DetailGetResponse {
    /** @example "25756b2dfe6e378a06b033b670413757" */ id?: string;
    /** @readOnly */ created_on?: DateTime;
    custom_page_html?: string;
    /** @default "" */ description?: string;
    disable_session_renewal?: boolean;
    /** @example "2021-09-28T17:00:00.000Z" */ event_end_time?: string;
    /** @example "2021-09-28T15:30:00.000Z" */ event_start_time?: string;
    /** @readOnly */ modified_on?: DateTime;
    /** @example "production_webinar_event" */ name?: string;
    new_users_per_minute?: Integer;
    /** @example "2021-09-28T15:00:00.000Z" */ prequeue_start_time?: string | null;
    /** @example "random" */ queueing_method?: string;
    session_duration?: Integer;
    /** @default false */ shuffle_at_event_start?: boolean;
    /** @default false */ suspended?: boolean;
    total_active_users?: Integer;
  }

  export interface EventQuery {
    event_end_time: string;
    event_start_time: string;
    name: string;
    custom_page_html?: string | null;
    description?: string;
    disable_session_renewal?: boolean | null;
    new_users_per_minute?: number | null;
    prequeue_start_time?: string | null;
    queueing_method?: string | null;
    session_duration?: number | null;
    shuffle_at_event_start?: boolean;
    suspended?: boolean;
    total_active_users?: number | null;
    turnstile_action?: 'log' | 'infinite_queue' | null;
    turnstile_mode?: 'off' | 'invisible' | 'visible_non_interactive' | 'visible_managed' | null;
  }
}
