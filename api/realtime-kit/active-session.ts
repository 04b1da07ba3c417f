import type { APIPromise, RequestOptions } from '../_client.ts';
import type { RealtimeKit } from './index.ts';

/** Control of a meeting that is going on: mute, remove, poll. */
export interface ActiveSession {
  /** Put a poll to the people in a meeting's live session.
   *  @http POST /accounts/{account_id}/realtime/kit/{app_id}/meetings/{meeting_id}/active-session/poll
   *  @unwrapped
   *  @status 201
   *  @permission Realtime Admin; Realtime */
  createPoll(
    meetingID: string,
    params: RealtimeKit.ActiveSessionCreatePollParams,
    options?: RequestOptions,
  ): APIPromise<RealtimeKit.ActiveSessionCreatePollResponse>;

  /** Get the live session of a meeting.
   *  @http GET /accounts/{account_id}/realtime/kit/{app_id}/meetings/{meeting_id}/active-session
   *  @unwrapped
   *  @permission Realtime Admin; Realtime */
  getActiveSession(
    meetingID: string,
    params: RealtimeKit.PresetParams,
    options?: RequestOptions,
  ): APIPromise<RealtimeKit.SessionResult>;

  /** Remove every participant from a meeting's live session.
   *
   *  They may join again unless the meeting is made `INACTIVE`.
   *  @http POST /accounts/{account_id}/realtime/kit/{app_id}/meetings/{meeting_id}/active-session/kick-all
   *  @unwrapped
   *  @permission Realtime Admin; Realtime */
  kickAllParticipants(
    meetingID: string,
    params: RealtimeKit.PresetParams,
    options?: RequestOptions,
  ): APIPromise<RealtimeKit.ActiveSessionKickAllParticipantsResponse>;

  /** Remove chosen participants from a live session by their IDs.
   *  @http POST /accounts/{account_id}/realtime/kit/{app_id}/meetings/{meeting_id}/active-session/kick
   *  @unwrapped
   *  @permission Realtime Admin; Realtime */
  kickParticipants(
    meetingID: string,
    params: RealtimeKit.ActiveSessionParams,
    options?: RequestOptions,
  ): APIPromise<RealtimeKit.ActiveSessionKickParticipantsResponse>;

  /** Mute chosen participants of a meeting's active session.
   *  @http POST /accounts/{account_id}/realtime/kit/{app_id}/meetings/{meeting_id}/active-session/mute
   *  @unwrapped
   *  @permission Realtime Admin; Realtime
   *  @docs https://developers.cloudflare.com/api/operations/MuteParticipants */
  muteParticipants(
    meetingID: string,
    params: RealtimeKit.ActiveSessionParams,
    options?: RequestOptions,
  ): APIPromise<RealtimeKit.ActiveSessionMuteParticipantsResponse>;

  /** Mute everyone in a meeting's active session, with or without unmuting.
   *  @http POST /accounts/{account_id}/realtime/kit/{app_id}/meetings/{meeting_id}/active-session/mute-all
   *  @unwrapped
   *  @permission Realtime Admin; Realtime
   *  @docs https://developers.cloudflare.com/api/operations/MuteAllParticipants */
  muteAllParticipants(
    meetingID: string,
    params: RealtimeKit.ActiveSessionMuteAllParticipantsParams,
    options?: RequestOptions,
  ): APIPromise<RealtimeKit.ActiveSessionMuteAllParticipantsResponse>;
}
