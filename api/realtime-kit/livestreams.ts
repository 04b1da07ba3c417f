import type { APIPromise, RequestOptions } from '../_client.ts';
import type { ResourceID } from '../_shared.ts';
import type { RealtimeKit } from './index.ts';

/** Broadcasts to large audiences, from a meeting or alone. */
export interface Livestreams {
  /** Create a livestream that is not bound to any meeting.
   *
   *  Send to `ingest_server` with the `stream_key` by RTMP; viewers watch at `playback_url`.
   *  @http POST /accounts/{account_id}/realtime/kit/{app_id}/livestreams
   *  @body json required
   *  @unwrapped
   *  @status 201
   *  @permission Realtime Admin; Realtime
   *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "app_id": "2a95132c15732412d22c1476fa83f27a", "name": "launch" } */
  createIndependentLivestream(
    appID: ResourceID,
    params: RealtimeKit.LivestreamCreateIndependentLivestreamParams,
    options?: RequestOptions,
  ): APIPromise<RealtimeKit.LivestreamCreateIndependentLivestreamResponse>;

  /** Get the session a livestream is running right now.
   *  @http GET /accounts/{account_id}/realtime/kit/{app_id}/livestreams/{livestream_id}/active-livestream-session
   *  @unwrapped
   *  @permission Realtime Admin; Realtime */
  getActiveLivestreamsForLivestreamID(
    livestreamID: string,
    params: RealtimeKit.PresetParams,
    options?: RequestOptions,
  ): APIPromise<RealtimeKit.LivestreamGetActiveLivestreamsForLivestreamIDResponse>;

  /** Get an app's livestreams by status and time, with or without meetings.
   *  @http GET /accounts/{account_id}/realtime/kit/{app_id}/livestreams
   *  @unwrapped
   *  @permission Realtime Admin; Realtime */
  getAllLivestreams(
    appID: ResourceID,
    params: RealtimeKit.LivestreamGetAllLivestreamsParams,
    options?: RequestOptions,
  ): APIPromise<RealtimeKit.LivestreamGetAllLivestreamsResponse>;

  /** Get an app's total livestream figures for a time range.
   *  @http GET /accounts/{account_id}/realtime/kit/{app_id}/analytics/livestreams/overall
   *  @unwrapped
   *  @permission Realtime Admin; Realtime */
  getLivestreamAnalyticsComplete(
    appID: ResourceID,
    params: RealtimeKit.LivestreamParams,
    options?: RequestOptions,
  ): APIPromise<RealtimeKit.LivestreamGetLivestreamAnalyticsCompleteResponse>;

  /** Get an app's livestream figures day by day for a time range.
   *  @http GET /accounts/{account_id}/realtime/kit/{app_id}/analytics/livestreams/daywise
   *  @unwrapped
   *  @permission Realtime Admin; Realtime */
  getLivestreamAnalyticsDaywise(
    appID: ResourceID,
    params: RealtimeKit.LivestreamParams,
    options?: RequestOptions,
  ): APIPromise<RealtimeKit.LivestreamGetLivestreamAnalyticsDaywiseResponse>;

  /** Get one livestream session by the session's own ID.
   *  @http GET /accounts/{account_id}/realtime/kit/{app_id}/livestreams/sessions/{livestream-session-id}
   *  @unwrapped
   *  @permission Realtime Admin; Realtime */
  getLivestreamSessionDetailsForSessionID(
    livestreamSessionID: string,
    params: RealtimeKit.PresetParams,
    options?: RequestOptions,
  ): APIPromise<RealtimeKit.LivestreamGetLivestreamSessionDetailsForSessionIDResponse>;

  /** Get one livestream with its sessions, page by page.
   *  @http GET /accounts/{account_id}/realtime/kit/{app_id}/livestreams/{livestream_id}
   *  @unwrapped
   *  @permission Realtime Admin; Realtime */
  getLivestreamSessionForLivestreamID(
    livestreamID: string,
    params: RealtimeKit.LivestreamInput,
    options?: RequestOptions,
  ): APIPromise<RealtimeKit.LivestreamGetLivestreamSessionForLivestreamIDResponse>;

  /** Get the livestream that a meeting is sending right now.
   *  @http GET /accounts/{account_id}/realtime/kit/{app_id}/meetings/{meeting_id}/active-livestream
   *  @unwrapped
   *  @permission Realtime Admin; Realtime */
  getMeetingActiveLivestreams(
    /** @format uuid */ meetingID: string,
    params: RealtimeKit.PresetParams,
    options?: RequestOptions,
  ): APIPromise<RealtimeKit.LivestreamGetMeetingActiveLivestreamsResponse>;

  /** Get daily app figures by date range (same data as analytics.getOrgAnalytics).
   *  @http GET /accounts/{account_id}/realtime/kit/{app_id}/analytics/daywise
   *  @unwrapped
   *  @permission Realtime Admin; Realtime
   *  @sameAs realtimeKit.analytics.getOrgAnalytics */
  getOrgAnalytics(
    appID: ResourceID,
    params: RealtimeKit.LivestreamGetOrgAnalyticsParams,
    options?: RequestOptions,
  ): APIPromise<RealtimeKit.LivestreamGetOrgAnalyticsResponse>;

  /** Start to livestream a meeting, with optional name and video settings.
   *  @http POST /accounts/{account_id}/realtime/kit/{app_id}/meetings/{meeting_id}/livestreams
   *  @body json required
   *  @unwrapped
   *  @status 201
   *  @permission Realtime Admin; Realtime */
  startLivestreamingAMeeting(
    /** @format uuid */ meetingID: string,
    params: RealtimeKit.LivestreamStartLivestreamingAMeetingParams,
    options?: RequestOptions,
  ): APIPromise<RealtimeKit.LivestreamStartLivestreamingAMeetingResponse>;

  /** End the livestream that a meeting is sending.
   *  @http POST /accounts/{account_id}/realtime/kit/{app_id}/meetings/{meeting_id}/active-livestream/stop
   *  @unwrapped
   *  @permission Realtime Admin; Realtime */
  stopLivestreamingAMeeting(
    /** @format uuid */ meetingID: string,
    params: RealtimeKit.PresetParams,
    options?: RequestOptions,
  ): APIPromise<RealtimeKit.LivestreamStopLivestreamingAMeetingResponse>;

  /** Get the livestream sessions of a meeting.
   *  @http GET /accounts/{account_id}/realtime/kit/{app_id}/meetings/{meeting_id}/livestream
   *  @unwrapped
   *  @permission Realtime Admin; Realtime
   *  @docs https://developers.cloudflare.com/api/operations/livestream-session-details */
  getMeetingLivestreamSessions(
    /** @format uuid */ meetingID: string,
    params: RealtimeKit.LivestreamInput,
    options?: RequestOptions,
  ): APIPromise<RealtimeKit.LivestreamGetMeetingLivestreamSessionsResponse>;

  /** Get the livestream sessions tied to one session.
   *  @http GET /accounts/{account_id}/realtime/kit/{app_id}/sessions/{session_id}/livestream-sessions
   *  @unwrapped
   *  @permission Realtime Admin; Realtime
   *  @docs https://developers.cloudflare.com/api/operations/get-v2-livestreamsession-session-meetingId-active-livestream */
  getSessionLivestreamSessions(
    /** @format uuid */ sessionID: string,
    params: RealtimeKit.LivestreamGetSessionLivestreamSessionsParams,
    options?: RequestOptions,
  ): APIPromise<RealtimeKit.LivestreamGetSessionLivestreamSessionsResponse>;
}
