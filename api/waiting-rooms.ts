import type { APIPromise, PagePromise, RequestOptions, SinglePage, V4PagePaginationArray } from './_client.ts';
import type { DateTime, InAccountOrZone, Integer, InZone } from './_shared.ts';

/** Waiting Room: Virtual queues that protect a site from sudden crowds.
 *  @product waitingRooms Waiting Room
 *  @docs https://developers.cloudflare.com/waiting-room/ */
export interface WaitingRooms {
  readonly page: WaitingRooms.Page;
  readonly events: WaitingRooms.Events;
  readonly rules: WaitingRooms.Rules;
  readonly statuses: WaitingRooms.Statuses;
  readonly settings: WaitingRooms.Settings;

  /** Create a waiting room with user limits for a host and path.
   *
   *  Needs a Business or Enterprise plan, and a proxied host of the zone. Counts from at once: create it `suspended` to try it first.
   *  @http POST /zones/{zone_id}/waiting_rooms
   *  @permission Waiting Rooms Write
   *  @plans business enterprise
   *  @availability ga
   *  @example {
   *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "production_webinar", "host": "shop.example.com", "path": "/shop/checkout",
   *    "total_active_users": 300, "new_users_per_minute": 200, "session_duration": 5
   *  }
   *  @aliases queue visitors; virtual waiting room */
  create(params: WaitingRooms.WaitingRoomParams, options?: RequestOptions): APIPromise<WaitingRooms.WaitingRoom>;

  /** Replace a waiting room's whole configuration.
   *
   *  Fields left out go back to their defaults; visitors who wait keep their places.
   *  @http PUT /zones/{zone_id}/waiting_rooms/{waiting_room_id}
   *  @permission Waiting Rooms Write
   *  @plans business enterprise
   *  @availability ga
   *  @example {
   *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "checkout", "host": "shop.example.com", "path": "/checkout",
   *    "new_users_per_minute": 200, "total_active_users": 400, "session_duration": 5
   *  } */
  update(
    waitingRoomID: string,
    params: WaitingRooms.WaitingRoomParams,
    options?: RequestOptions,
  ): APIPromise<WaitingRooms.WaitingRoom>;

  /** List the waiting rooms of an account or a zone.
   *  @http GET /{account_or_zone}/waiting_rooms
   *  @permission Account Waiting Rooms Read; Waiting Rooms Read; Waiting Rooms Write
   *  @plans business enterprise
   *  @availability ga
   *  @columns name host path total_active_users new_users_per_minute suspended modified_on
   *  @key name */
  list(
    params?: WaitingRooms.WaitingRoomListParams | null,
    options?: RequestOptions,
  ): PagePromise<V4PagePaginationArray<WaitingRooms.WaitingRoom>, WaitingRooms.WaitingRoom>;

  /** Delete a waiting room, so that its visitors are no longer queued.
   *
   *  Its events and rules go too.
   *  @http DELETE /zones/{zone_id}/waiting_rooms/{waiting_room_id}
   *  @permission Waiting Rooms Write
   *  @plans business enterprise
   *  @availability ga
   *  @cascades waitingRooms.events, waitingRooms.rules */
  delete(waitingRoomID: string, params: InZone, options?: RequestOptions): APIPromise<WaitingRooms.WaitingRoomDeleteResponse>;

  /** Edit a waiting room's limits, routes or page.
   *  @http PATCH /zones/{zone_id}/waiting_rooms/{waiting_room_id}
   *  @permission Waiting Rooms Write
   *  @plans business enterprise
   *  @availability ga
   *  @example {
   *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "waiting_room_id": "699d98642c564d2e855e9661899b7252", "name": "production_webinar",
   *    "host": "shop.example.com", "new_users_per_minute": 200, "total_active_users": 300, "queue_all": true
   *  }
   *  @aliases suspend waiting room; queue all */
  edit(waitingRoomID: string, params: WaitingRooms.WaitingRoomParams, options?: RequestOptions): APIPromise<WaitingRooms.WaitingRoom>;

  /** Get one waiting room's limits, routes and page settings.
   *  @http GET /zones/{zone_id}/waiting_rooms/{waiting_room_id}
   *  @permission Waiting Rooms Read; Waiting Rooms Write
   *  @plans business enterprise
   *  @availability ga */
  get(waitingRoomID: string, params: InZone, options?: RequestOptions): APIPromise<WaitingRooms.WaitingRoom>;
}

export declare namespace WaitingRooms {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Language of Cloudflare's page; a page of your own is not touched. */ default_template_language: unknown;
    /** Note for people. */ description: string;
    /** Time at which the event ends; visitors then fall under the room's settings. */ event_end_time: string;
    /** Time at which the event's settings begin to count, at least a minute before its end. */ event_start_time: string;
    /** Path the room is for, with all paths below it; no wildcards or query strings. */ path: string;
    /** Time at which visitors begin to queue for the event, at least five minutes before it; null for none. */ prequeue_start_time: string;
    /** Whether verified search crawlers pass by all waiting rooms of the zone; they are not counted then. */ search_engine_crawler_bypass: boolean;
    /** Whether those who prequeued are put in random order at the start, so that coming early is no advantage. */ shuffle_at_event_start: boolean;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Event to work on, as `waitingRooms.events.list` shows it. @from waitingRooms.events.list */ event_id: string;
    /** Rule to work on, as `waitingRooms.rules.get` shows it. @from waitingRooms.rules.get */ rule_id: string;
    /** Waiting room to work on, as `waitingRooms.list` shows it. */ waiting_room_id: string;
  }

  export interface RoomBehavior {
    /** More combinations of host and path that share the room; advanced subscription only. */ additional_routes?: AdditionalRoutes[];
    /** Attributes of the cookie that keeps a visitor's place. */ cookie_attributes?: CookieAttributes;
    /** Text behind the name of the cookie `__cf_waitingroom`; needed with `additional_routes`. @default "" @example "abcd" */ cookie_suffix?: string;
    /** HTML of the page, a Mustache template with values such as `waitTime`; empty means Cloudflare's page. @default "" */ custom_page_html?: string;
    /** If true, requests do not prolong a session: it ends `session_duration` after it began. @default false */ disable_session_renewal?: boolean;
    /** Commands the origin may send by header; `revoke` ends a visitor's session. @default [] */ enabled_origin_commands?: 'revoke'[];
    /** Whether a request with `Accept: application/json` gets the state of the queue as JSON. @default false */ json_response_enabled?: boolean;
    /** If true, everybody new waits and nobody is admitted. @default false */ queue_all?: boolean;
    /** HTTP status of the waiting page; 200 may be taken for the real page by crawlers. @default 200 */ queueing_status_code?: 200 | 202 | 429;
    /** If true, everybody passes and nobody waits. @default false */ suspended?: boolean;
  }

  export interface WaitingRoomSettings extends RoomBehavior {
    /** @default "" */ description?: string;
    /** @default "/" @example "/shop/checkout" */ path?: string;
    /** Minutes after the last request until a visitor counts as new and may have to wait again. @min 1 @max 30 @default 5 @unit minutes */
    session_duration?: Integer;
  }

  export interface RoomQueue {
    /** Host the room is for, without scheme or wildcards; with the path unique in the zone. @example "shop.example.com" @format hostname */
    host?: string;
    /** Name for people, unique in the zone: letters, digits, hyphens and underscores. @example "production_webinar" */ name?: string;
    /** Order of admission: as they came, at random, everybody (`passthrough`) or nobody (`reject`). @default "fifo" */
    queueing_method?: 'fifo' | 'random' | 'passthrough' | 'reject' | (string & {});
    /** Action for visitors that Turnstile considers bots: only log, or queue forever; advanced subscription. @default "log" */
    turnstile_action?: 'log' | 'infinite_queue' | (string & {});
    /** Check for bots among visitors in the queue; a visible widget needs a place in a page of your own. @default "invisible" */
    turnstile_mode?: 'off' | 'invisible' | 'visible_non_interactive' | 'visible_managed' | (string & {});
  }

  export interface RoomAdmission extends RoomQueue {
    /** New visitors admitted each minute, over all data centers; the actual number varies a little. @min 200 @max 2147483647 @unit users per minute */
    new_users_per_minute?: Integer;
    /** Visitors admitted at the same time, over all data centers; those beyond it queue. @min 200 @max 2147483647 */ total_active_users?: Integer;
  }

  export interface WaitingRoomParams extends InZone, WaitingRoomSettings, RoomAdmission {
    /** @example "shop.example.com" @format hostname */ host: string;
    /** @example "production_webinar" @pattern ^[A-Za-z0-9_-]+$ */ name: string;
    /** @min 200 @max 2147483647 @unit users per minute */ new_users_per_minute: Integer;
    /** @min 200 @max 2147483647 */ total_active_users: Integer;
    /** @default "en-US" */ default_template_language?:
      | 'en-US' | 'es-ES' | 'de-DE' | 'fr-FR' | 'it-IT' | 'ja-JP' | 'ko-KR' | 'pt-BR' | 'zh-CN' | 'zh-TW'
      | 'nl-NL' | 'pl-PL' | 'id-ID' | 'tr-TR' | 'ar-EG' | 'ru-RU' | 'fa-IR' | 'bg-BG' | 'hr-HR' | 'cs-CZ'
      | 'da-DK' | 'fi-FI' | 'lt-LT' | 'lv-LV' | 'ms-MY' | 'nb-NO' | 'ro-RO' | 'el-GR' | 'he-IL' | 'hi-IN'
      | 'hu-HU' | 'sr-BA' | 'sk-SK' | 'sl-SI' | 'sv-SE' | 'tl-PH' | 'th-TH' | 'uk-UA' | 'vi-VN' | (string & {});
  }

  export interface WaitingRoom extends WaitingRoomSettings, RoomAdmission {
    /** Identifies the waiting room; given by Cloudflare. @example "699d98642c564d2e855e9661899b7252" */ id?: string;
    /** @readOnly */ created_on?: DateTime;
    /** @default "en-US" */ default_template_language?:
      | 'en-US' | 'es-ES' | 'de-DE' | 'fr-FR' | 'it-IT' | 'ja-JP' | 'ko-KR' | 'pt-BR' | 'zh-CN' | 'zh-TW'
      | 'nl-NL' | 'pl-PL' | 'id-ID' | 'tr-TR' | 'ar-EG' | 'ru-RU' | 'fa-IR' | 'bg-BG' | 'hr-HR' | 'cs-CZ'
      | 'da-DK' | 'fi-FI' | 'lt-LT' | 'lv-LV' | 'ms-MY' | 'nb-NO' | 'ro-RO' | 'el-GR' | 'he-IL' | 'hi-IN'
      | 'hu-HU' | 'sr-BA' | 'sk-SK' | 'sl-SI' | 'sv-SE' | 'tl-PH' | 'th-TH' | 'uk-UA' | 'vi-VN';
    /** @readOnly */ modified_on?: DateTime;
    /** Time at which queueing for the next event begins; null if none has a prequeue. @example "2021-09-28T15:00:00.000Z" */
    next_event_prequeue_start_time?: string | null;
    /** Time at which the next event begins; null if there is none. @example "2021-09-28T15:00:00.000Z" */ next_event_start_time?: string | null;
    /** @default "fifo" */ queueing_method?: 'fifo' | 'random' | 'passthrough' | 'reject';
    /** @default "log" */ turnstile_action?: 'log' | 'infinite_queue';
    /** @default "invisible" */ turnstile_mode?: 'off' | 'invisible' | 'visible_non_interactive' | 'visible_managed';
  }

  export interface WaitingRoomListParams extends InAccountOrZone {
    /** @min 1 @default 1 */ page?: number;
    /** @min 1 @max 1000 @default 25 */ per_page?: number;
  }

  export interface WaitingRoomDeleteResponse {
    /** Room that was deleted. */ id?: string;
  }

  /** A look at your own queue HTML before use. */
  export interface Page {
    /** Create a preview of custom waiting room HTML.
     *
     *  The link is there for a short time only and shows the page with made-up values; add `?waitTime=50`, `force_queue=true` or `event=started`
     *  to see other states.
     *  @http POST /zones/{zone_id}/waiting_rooms/preview
     *  @permission Waiting Rooms Write
     *  @plans enterprise
     *  @availability ga
     *  @example { "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "custom_html": "{{#waitTimeKnown}} {{waitTime}} mins {{/waitTimeKnown}}" } */
    preview(params: PagePreviewParams, options?: RequestOptions): APIPromise<PagePreviewResponse>;
  }

  export interface PagePreviewParams extends InZone {
    /** HTML to show, a Mustache template with values such as `waitTime`. @default "" @minLength 1 */ custom_html: string;
  }

  export interface PagePreviewResponse {
    /** Address at which the page can be seen for a while. */ preview_url?: string;
  }

  /** Planned surges with settings of their own. */
  export interface Events {
    readonly details: Events.Details;

    /** Create an event that overrides a waiting room's settings for a time.
     *
     *  Needs the advanced waiting room subscription. Overrides left out or null keep the room's values. Events of a room must not overlap.
     *  @http POST /zones/{zone_id}/waiting_rooms/{waiting_room_id}/events
     *  @plans enterprise
     *  @availability ga
     *  @example {
     *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "waiting_room_id": "699d98642c564d2e855e9661899b7252", "name": "production_webinar_event",
     *    "event_start_time": "2026-09-28T15:30:00.000Z", "event_end_time": "2026-09-28T17:00:00.000Z",
     *    "prequeue_start_time": "2026-09-28T15:00:00.000Z", "shuffle_at_event_start": true, "new_users_per_minute": 500, "total_active_users": 1000
     *  }
     *  @aliases schedule event; prequeue */
    create(waitingRoomID: string, params: EventCreateParams, options?: RequestOptions): APIPromise<Event>;

    /** Replace a scheduled event; overrides left out fall back to the room.
     *  @http PUT /zones/{zone_id}/waiting_rooms/{waiting_room_id}/events/{event_id}
     *  @permission Waiting Rooms Write
     *  @plans enterprise
     *  @availability ga
     *  @example {
     *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "spring_sale", "event_start_time": "2027-03-01T09:00:00Z",
     *    "event_end_time": "2027-03-01T18:00:00Z", "new_users_per_minute": 300, "total_active_users": 800
     *  } */
    update(eventID: string, params: EventParams, options?: RequestOptions): APIPromise<Event>;

    /** List the events of a waiting room.
     *  @http GET /zones/{zone_id}/waiting_rooms/{waiting_room_id}/events
     *  @permission Waiting Rooms Read; Waiting Rooms Write
     *  @plans enterprise
     *  @availability ga
     *  @columns name description suspended event_start_time event_end_time modified_on
     *  @key name */
    list(waitingRoomID: string, params: EventListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<Event>, Event>;

    /** Delete an event of a waiting room.
     *
     *  An event that runs ends at once, and the room's own settings count again.
     *  @http DELETE /zones/{zone_id}/waiting_rooms/{waiting_room_id}/events/{event_id}
     *  @permission Waiting Rooms Write
     *  @plans enterprise
     *  @availability ga */
    delete(eventID: string, params: EventInput, options?: RequestOptions): APIPromise<EventDeleteResponse>;

    /** Edit an event's times or overrides.
     *  @http PATCH /zones/{zone_id}/waiting_rooms/{waiting_room_id}/events/{event_id}
     *  @permission Waiting Rooms Write
     *  @plans enterprise
     *  @availability ga
     *  @example {
     *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "spring_sale", "event_start_time": "2027-03-01T09:00:00Z",
     *    "event_end_time": "2027-03-01T20:00:00Z", "new_users_per_minute": 400, "total_active_users": 1200
     *  } */
    edit(eventID: string, params: EventParams, options?: RequestOptions): APIPromise<Event>;

    /** Get an event's own settings, without those taken from the room.
     *  @http GET /zones/{zone_id}/waiting_rooms/{waiting_room_id}/events/{event_id}
     *  @permission Waiting Rooms Read; Waiting Rooms Write
     *  @plans enterprise
     *  @availability ga */
    get(eventID: string, params: EventInput, options?: RequestOptions): APIPromise<Event>;
  }

  export interface EventBehavior {
    /** Page during the event; null keeps the room's. */ custom_page_html?: string | null;
    /** Whether requests do not prolong a session during the event; null keeps the room's choice. */ disable_session_renewal?: boolean | null;
    /** Order of admission during the event: fifo, random, passthrough or reject; null keeps the room's. @example "random" */
    queueing_method?: string | null;
    /** If true, the event is ignored and the room's settings count. @default false */ suspended?: boolean;
  }

  export interface EventSettings extends EventBehavior {
    /** @default "" */ description?: string;
    /** New visitors a minute during the event, given with `total_active_users`; null keeps the room's number. @min 200 @max 2147483647 */
    new_users_per_minute?: Integer | null;
    /** @example "2021-09-28T15:00:00.000Z" @format date-time */
    prequeue_start_time?: string | null;
    /** Minutes of a session during the event; null keeps the room's number. @min 1 @max 30 @unit minutes */ session_duration?: Integer | null;
    /** @default false */
    shuffle_at_event_start?: boolean;
    /** Visitors at the same time during the event, given with `new_users_per_minute`; null keeps the room's number. @min 200 @max 2147483647 */
    total_active_users?: Integer | null;
  }

  export interface EventChallenge {
    /** Name of the event: letters, digits, hyphens and underscores. @example "production_webinar_event" */ name?: string;
    /** Action for suspected bots during the event; null keeps the room's choice. */ turnstile_action?: 'log' | 'infinite_queue' | null | (string & {});
    /** Check for bots during the event; null keeps the room's choice. */
    turnstile_mode?: 'off' | 'invisible' | 'visible_non_interactive' | 'visible_managed' | null | (string & {});
  }

  export interface EventCreateParams extends InZone, EventSettings, EventChallenge {
    /** @example "2021-09-28T17:00:00.000Z" @format date-time */
    event_end_time: string;
    /** @example "2021-09-28T15:30:00.000Z" @format date-time */
    event_start_time: string;
    /** @example "production_webinar_event" @pattern ^[A-Za-z0-9_-]+$ */ name: string;
  }

  export interface Event extends EventSettings, EventChallenge {
    /** Identifies the event; given by Cloudflare. @example "25756b2dfe6e378a06b033b670413757" */ id?: string;
    /** @readOnly */ created_on?: DateTime;
    /** @example "2021-09-28T17:00:00.000Z" @format date-time */
    event_end_time?: string;
    /** @example "2021-09-28T15:30:00.000Z" @format date-time */
    event_start_time?: string;
    /** @readOnly */ modified_on?: DateTime;
    turnstile_action?: 'log' | 'infinite_queue' | null;
    turnstile_mode?: 'off' | 'invisible' | 'visible_non_interactive' | 'visible_managed' | null;
  }

  export interface EventParams extends EventCreateParams {
    /** Room that the resource belongs to. @example "699d98642c564d2e855e9661899b7252" @pattern ^[0-9a-f]{32}$ @from waitingRooms.list */
    waiting_room_id: string;
  }

  export interface EventListParams extends InZone {
    /** @min 1 @default 1 */ page?: number;
    /** @min 1 @max 1000 @default 25 */ per_page?: number;
  }

  export interface EventInput extends InZone {
    /** Room that the resource belongs to. @example "699d98642c564d2e855e9661899b7252" @pattern ^[0-9a-f]{32}$ @from waitingRooms.list */
    waiting_room_id: string;
  }

  export interface EventDeleteResponse {
    /** Event that was deleted. */ id?: string;
  }

  /** Visitors or paths that skip the queue. */
  export interface Rules {
    /** Create rules that let matching requests pass by a waiting room.
     *
     *  Needs the advanced waiting room subscription. Adds behind the rules there are.
     *  @http POST /zones/{zone_id}/waiting_rooms/{waiting_room_id}/rules
     *  @plans enterprise
     *  @availability ga
     *  @example {
     *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "waiting_room_id": "699d98642c564d2e855e9661899b7252",
     *    "rules": { "action": "bypass_waiting_room", "expression": "ip.src in {192.0.2.0/24}", "description": "Office", "enabled": true }
     *  }
     *  @aliases bypass waiting room */
    create(
      waitingRoomID: string,
      params: RuleCreateParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<WaitingRoomRule>, WaitingRoomRule>;

    /** Replace all rules of a waiting room with the given ones.
     *
     *  A rule left out is deleted.
     *  @http PUT /zones/{zone_id}/waiting_rooms/{waiting_room_id}/rules
     *  @permission Waiting Rooms Write
     *  @plans enterprise
     *  @availability ga
     *  @example {
     *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353",
     *    "rules": [{"action": "bypass_waiting_room", "expression": "ip.src in {192.0.2.0/24}", "description": "Office in Lisbon", "enabled": true}]
     *  } */
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
    delete(ruleID: string, params: EventInput, options?: RequestOptions): PagePromise<SinglePage<WaitingRoomRule>, WaitingRoomRule>;

    /** Edit or move one waiting room rule.
     *
     *  A `position` moves the rule; the others move along.
     *  @http PATCH /zones/{zone_id}/waiting_rooms/{waiting_room_id}/rules/{rule_id}
     *  @permission Waiting Rooms Write
     *  @plans enterprise
     *  @availability ga
     *  @example {
     *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "action": "bypass_waiting_room", "expression": "ip.src in {192.0.2.0/24}",
     *    "enabled": false
     *  } */
    edit(ruleID: string, params: RuleEditParams, options?: RequestOptions): PagePromise<SinglePage<WaitingRoomRule>, WaitingRoomRule>;

    /** Get a waiting room's rules in the order of evaluation.
     *  @http GET /zones/{zone_id}/waiting_rooms/{waiting_room_id}/rules
     *  @permission Waiting Rooms Read; Waiting Rooms Write
     *  @plans enterprise
     *  @availability ga
     *  @columns description expression action enabled last_updated */
    get(waitingRoomID: string, params: InZone, options?: RequestOptions): PagePromise<SinglePage<WaitingRoomRule>, WaitingRoomRule>;
  }

  export interface RuleSettings {
    /** Action on a match: the request bypasses the waiting room. */ action?: 'bypass_waiting_room';
    /** Expression in the rules language that selects the requests. */ expression?: string;
    /** @default "" */ description?: string;
    /** Whether the rule is in effect. @default true */ enabled?: boolean;
  }

  export interface RuleCreateParams extends InZone {
    /** Rule to add behind the others. @body */ rules: RuleCreateParams.Rules;
  }
  export namespace RuleCreateParams {
    export interface Rules extends RuleSettings {
      action: 'bypass_waiting_room';
      /** @minLength 1 */ expression: string;
    }
  }

  export interface WaitingRoomRule extends RuleSettings {
    /** Identifies the rule. @example "25756b2dfe6e378a06b033b670413757" */ id?: string;
    /** Time of the rule's last change. @readOnly */ last_updated?: DateTime;
    /** Version of the rule; it goes up with each change. @example "1" */ version?: string;
  }

  export interface RuleUpdateParams extends InZone {
    /** All rules of the room, in the order of evaluation. @body */ rules: RuleCreateParams.Rules[];
  }

  export interface RuleEditParams extends InZone, RuleCreateParams.Rules {
    /** Room that the resource belongs to. @example "699d98642c564d2e855e9661899b7252" @pattern ^[0-9a-f]{32}$ @from waitingRooms.list */
    waiting_room_id: string;
    /** Place to move the rule to; left out, it stays. */ position?: RuleEditParams.Index | RuleEditParams.Before | RuleEditParams.After;
  }
  export namespace RuleEditParams {
    export interface Index {
      /** Number of the place, from 1; later rules move back. @min 1 */ index?: Integer;
    }
    export interface Before {
      /** Rule before which it goes; empty puts it first. @example "<RULE_ID>" */ before?: string;
    }
    export interface After {
      /** Rule behind which it goes; empty puts it last. @example "<RULE_ID>" */ after?: string;
    }
  }

  /** Length of the queue and estimated wait. */
  export interface Statuses {
    /** Get whether a room is queueing, with estimates of its visitors.
     *
     *  Estimates may be up to a minute old.
     *  @http GET /zones/{zone_id}/waiting_rooms/{waiting_room_id}/status
     *  @permission Waiting Rooms Read; Waiting Rooms Write
     *  @plans business enterprise
     *  @availability ga */
    get(waitingRoomID: string, params: InZone, options?: RequestOptions): APIPromise<StatusGetResponse>;
  }

  export interface StatusGetResponse {
    /** Visitors who wait now, as an estimate. */ estimated_queued_users?: Integer;
    /** Visitors who are admitted now, as an estimate. */ estimated_total_active_users?: Integer;
    /** Event that runs or prequeues now; empty if there is none. @example "25756b2dfe6e378a06b033b670413757" */ event_id?: string;
    /** Longest estimated wait shown to a visitor. @unit minutes */ max_estimated_time_minutes?: Integer;
    /** State of the room; `event_prequeueing` gathers visitors for an event. */
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
    update(params: SettingParams, options?: RequestOptions): APIPromise<SettingResult>;

    /** Edit given settings of all waiting rooms of the zone.
     *  @http PATCH /zones/{zone_id}/waiting_rooms/settings
     *  @body json required
     *  @permission Waiting Rooms Write
     *  @plans business enterprise
     *  @availability ga
     *  @example { "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "search_engine_crawler_bypass": true } */
    edit(params: SettingParams, options?: RequestOptions): APIPromise<SettingResult>;

    /** Get whether search crawlers may skip the zone's waiting rooms.
     *  @http GET /zones/{zone_id}/waiting_rooms/settings
     *  @permission Waiting Rooms Read; Waiting Rooms Write
     *  @plans business enterprise
     *  @availability ga */
    get(params: InZone, options?: RequestOptions): APIPromise<SettingResult>;
  }

  export interface SettingParams extends InZone {
    /** @default false */
    search_engine_crawler_bypass?: boolean;
  }

  export interface SettingResult {
    /** @default false */
    search_engine_crawler_bypass: boolean;
  }

  export interface AdditionalRoutes {
    /** Host without scheme or wildcards; a custom hostname works too. @example "shop2.example.com" */ host?: string;
    /** @default "/" @example "/shop2/checkout" */ path?: string;
  }

  export interface CookieAttributes {
    /** `SameSite` of the cookie; `auto` is lax or none, as https is enforced or not. @default "auto" */
    samesite?: 'auto' | 'lax' | 'none' | 'strict';
    /** Whether the cookie is for https only; `auto` goes by Always Use HTTPS. @default "auto" */ secure?: 'auto' | 'always' | 'never';
  }

  export type EventsV4PagePaginationArray = V4PagePaginationArray<Event>;

  export interface Query extends RoomBehavior, RoomQueue {
    /** @format hostname */ host: string;
    name: string;
    /** New visitors admitted each minute, over all data centers. */ new_users_per_minute: number;
    /** Visitors admitted at the same time, over all data centers. */ total_active_users: number;
    cookie_suffix?: string;
    custom_page_html?: string;
    default_template_language?:
      | 'en-US' | 'es-ES' | 'de-DE' | 'fr-FR' | 'it-IT' | 'ja-JP' | 'ko-KR' | 'pt-BR' | 'zh-CN' | 'zh-TW'
      | 'nl-NL' | 'pl-PL' | 'id-ID' | 'tr-TR' | 'ar-EG' | 'ru-RU' | 'fa-IR' | 'bg-BG' | 'hr-HR' | 'cs-CZ'
      | 'da-DK' | 'fi-FI' | 'lt-LT' | 'lv-LV' | 'ms-MY' | 'nb-NO' | 'ro-RO' | 'el-GR' | 'he-IL' | 'hi-IN'
      | 'hu-HU' | 'sr-BA' | 'sk-SK' | 'sl-SI' | 'sv-SE' | 'tl-PH' | 'th-TH' | 'uk-UA' | 'vi-VN';
    description?: string;
    disable_session_renewal?: boolean;
    enabled_origin_commands?: 'revoke'[];
    json_response_enabled?: boolean;
    path?: string;
    queue_all?: boolean;
    queueing_method?: 'fifo' | 'random' | 'passthrough' | 'reject';
    queueing_status_code?: 200 | 202 | 429;
    /** Minutes after the last request until a visitor counts as new. @unit minutes */ session_duration?: number;
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
    /** Get an event's full settings, with gaps filled from its room.
     *  @http GET /zones/{zone_id}/waiting_rooms/{waiting_room_id}/events/{event_id}/details
     *  @permission Waiting Rooms Read; Waiting Rooms Write
     *  @plans enterprise
     *  @availability ga */
    get(eventID: string, params: EventInput, options?: RequestOptions): APIPromise<DetailGetResponse>;
  }

  export interface DetailGetResponse {
    /** Identifies the event; given by Cloudflare. @example "25756b2dfe6e378a06b033b670413757" */ id?: string;
    /** @readOnly */ created_on?: DateTime;
    /** Page during the event. */ custom_page_html?: string;
    /** @default "" */ description?: string;
    /** Whether requests do not prolong a session. */ disable_session_renewal?: boolean;
    /** @example "2021-09-28T17:00:00.000Z" @format date-time */
    event_end_time?: string;
    /** @example "2021-09-28T15:30:00.000Z" @format date-time */
    event_start_time?: string;
    /** @readOnly */ modified_on?: DateTime;
    /** Name of the event: letters, digits, hyphens and underscores. @example "production_webinar_event" */ name?: string;
    /** New visitors a minute during the event. */ new_users_per_minute?: Integer;
    /** @example "2021-09-28T15:00:00.000Z" @format date-time */
    prequeue_start_time?: string | null;
    /** Order of admission during the event. @example "random" */ queueing_method?: string;
    /** Minutes of a session during the event. @unit minutes */ session_duration?: Integer;
    /** @default false */
    shuffle_at_event_start?: boolean;
    /** If true, the event is ignored and the room's settings count. @default false */ suspended?: boolean;
    /** Visitors admitted at the same time during the event. */ total_active_users?: Integer;
  }

  export interface EventQuery extends EventChallenge, EventBehavior {
    /** @format date-time */ event_end_time: string;
    /** @format date-time */ event_start_time: string;
    name: string;
    description?: string;
    /** New visitors a minute during the event; null keeps the room's number. */ new_users_per_minute?: number | null;
    /** @format date-time */
    prequeue_start_time?: string | null;
    queueing_method?: string | null;
    /** Minutes of a session during the event; null keeps the room's number. @unit minutes */ session_duration?: number | null;
    shuffle_at_event_start?: boolean;
    suspended?: boolean;
    /** Visitors at the same time during the event; null keeps the room's number. */ total_active_users?: number | null;
    turnstile_action?: 'log' | 'infinite_queue' | null;
    turnstile_mode?: 'off' | 'invisible' | 'visible_non_interactive' | 'visible_managed' | null;
  }
}
