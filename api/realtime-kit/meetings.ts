import type { APIPromise, RequestOptions } from '../_client.ts';
import type { ResourceID } from '../_shared.ts';
import type { RealtimeKit } from './index.ts';

/** Rooms with the participants who may join. */
export interface Meetings {
  /** Create a meeting with its recording and transcript options.
   *
   *  A meeting is a room that can be used again and again; each use is a session. Participants are added before they can join.
   *  @http POST /accounts/{account_id}/realtime/kit/{app_id}/meetings
   *  @body json required
   *  @unwrapped
   *  @status 201
   *  @permission Realtime Admin; Realtime
   *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "app_id": "2a95132c15732412d22c1476fa83f27a", "title": "Weekly" } */
  create(
    appID: ResourceID,
    params: RealtimeKit.MeetingCreateParams,
    options?: RequestOptions,
  ): APIPromise<RealtimeKit.MeetingResult>;

  /** Add a person to a meeting with a preset and get their token.
   *
   *  The token is what the person's client joins with; get a fresh one with `refreshParticipantToken`.
   *  @http POST /accounts/{account_id}/realtime/kit/{app_id}/meetings/{meeting_id}/participants
   *  @unwrapped
   *  @status 201
   *  @permission Realtime Admin; Realtime
   *  @example {
   *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "app_id": "2a95132c15732412d22c1476fa83f27a",
   *    "meeting_id": "550e8400-e29b-41d4-a716-446655440000", "custom_participant_id": "user-1", "preset_name": "group_call_host", "name": "Ada"
   *  } */
  addParticipant(
    /** @format uuid */ meetingID: string,
    params: RealtimeKit.MeetingAddParticipantParams,
    options?: RequestOptions,
  ): APIPromise<RealtimeKit.MeetingData>;

  /** Delete a participant off a meeting.
   *  @http DELETE /accounts/{account_id}/realtime/kit/{app_id}/meetings/{meeting_id}/participants/{participant_id}
   *  @unwrapped
   *  @permission Realtime Admin; Realtime */
  deleteMeetingParticipant(
    participantID: string,
    params: RealtimeKit.MeetingParams,
    options?: RequestOptions,
  ): APIPromise<RealtimeKit.MeetingDeleteMeetingParticipantResponse>;

  /** Edit the given name, picture or preset of a participant.
   *  @http PATCH /accounts/{account_id}/realtime/kit/{app_id}/meetings/{meeting_id}/participants/{participant_id}
   *  @body json required
   *  @unwrapped
   *  @permission Realtime Admin; Realtime */
  editParticipant(
    participantID: string,
    params: RealtimeKit.MeetingEditParticipantParams,
    options?: RequestOptions,
  ): APIPromise<RealtimeKit.MeetingData>;

  /** Get an app's meetings, filtered by time, status or search term.
   *  @http GET /accounts/{account_id}/realtime/kit/{app_id}/meetings
   *  @unwrapped
   *  @permission Realtime Admin; Realtime */
  get(appID: ResourceID, params: RealtimeKit.MeetingGetParams, options?: RequestOptions): APIPromise<RealtimeKit.MeetingGetResponse>;

  /** Get one meeting with its settings.
   *  @http GET /accounts/{account_id}/realtime/kit/{app_id}/meetings/{meeting_id}
   *  @unwrapped
   *  @permission Realtime Admin; Realtime */
  getMeetingByID(
    /** @format uuid */ meetingID: string,
    params: RealtimeKit.MeetingGetMeetingByIDParams,
    options?: RequestOptions,
  ): APIPromise<RealtimeKit.MeetingResult>;

  /** Get one participant of a meeting.
   *  @http GET /accounts/{account_id}/realtime/kit/{app_id}/meetings/{meeting_id}/participants/{participant_id}
   *  @unwrapped
   *  @permission Realtime Admin; Realtime */
  getMeetingParticipant(
    participantID: string,
    params: RealtimeKit.MeetingParams,
    options?: RequestOptions,
  ): APIPromise<RealtimeKit.MeetingGetMeetingParticipantResponse>;

  /** Get the participants added to a meeting.
   *  @http GET /accounts/{account_id}/realtime/kit/{app_id}/meetings/{meeting_id}/participants
   *  @unwrapped
   *  @permission Realtime Admin; Realtime */
  getMeetingParticipants(
    /** @format uuid */ meetingID: string,
    params: RealtimeKit.MeetingGetMeetingParticipantsParams,
    options?: RequestOptions,
  ): APIPromise<RealtimeKit.MeetingGetMeetingParticipantsResponse>;

  /** Issue a fresh auth token for a participant of a meeting.
   *  @http POST /accounts/{account_id}/realtime/kit/{app_id}/meetings/{meeting_id}/participants/{participant_id}/token
   *  @unwrapped
   *  @permission Realtime Admin; Realtime */
  refreshParticipantToken(
    participantID: string,
    params: RealtimeKit.MeetingParams,
    options?: RequestOptions,
  ): APIPromise<RealtimeKit.MeetingRefreshParticipantTokenResponse>;

  /** Replace the settings of a meeting as a whole.
   *  @http PUT /accounts/{account_id}/realtime/kit/{app_id}/meetings/{meeting_id}
   *  @body json required
   *  @unwrapped
   *  @permission Realtime Admin; Realtime */
  replaceMeetingByID(
    /** @format uuid */ meetingID: string,
    params: RealtimeKit.MeetingReplaceMeetingByIDParams,
    options?: RequestOptions,
  ): APIPromise<RealtimeKit.MeetingResult>;

  /** Edit the given settings of a meeting, or switch its status.
   *  @http PATCH /accounts/{account_id}/realtime/kit/{app_id}/meetings/{meeting_id}
   *  @body json required
   *  @unwrapped
   *  @permission Realtime Admin; Realtime */
  updateMeetingByID(
    /** @format uuid */ meetingID: string,
    params: RealtimeKit.MeetingUpdateMeetingByIDParams,
    options?: RequestOptions,
  ): APIPromise<RealtimeKit.MeetingResult>;

  /** Replace a participant's name, picture, preset and custom ID.
   *  @http PUT /accounts/{account_id}/realtime/kit/{app_id}/meetings/{meeting_id}/participants/{participant_id}
   *  @unwrapped
   *  @permission Realtime Admin; Realtime
   *  @docs https://developers.cloudflare.com/api/operations/replace_participant */
  replaceParticipant(
    participantID: string,
    params: RealtimeKit.MeetingReplaceParticipantParams,
    options?: RequestOptions,
  ): APIPromise<RealtimeKit.MeetingReplaceParticipantResponse>;
}
