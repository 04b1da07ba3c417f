import type { APIPromise, RequestOptions } from '../_client.ts';
import type { ResourceID } from '../_shared.ts';
import type { RealtimeKit } from './index.ts';

/** Held meetings with attendance, chat, transcript and summary. */
export interface Sessions {
  /** Create a summary from the transcript of a session.
   *
   *  Runs in the background: `getSessionSummary` has it once it is written.
   *  @http POST /accounts/{account_id}/realtime/kit/{app_id}/sessions/{session_id}/summary
   *  @unwrapped
   *  @permission Realtime Admin; Realtime */
  generateSummaryOfTranscripts(
    /** @format uuid */ sessionID: string,
    params: RealtimeKit.PresetParams,
    options?: RequestOptions,
  ): APIPromise<RealtimeKit.SessionGenerateSummaryOfTranscriptsResponse>;

  /** Get the report on a participant's connection by peer ID, with filters.
   *  @http GET /accounts/{account_id}/realtime/kit/{app_id}/sessions/peer-report/{peer_id}
   *  @unwrapped
   *  @permission Realtime Admin; Realtime */
  getParticipantDataFromPeerID(
    /** @format uuid */ peerID: string,
    params: RealtimeKit.SessionGetParticipantDataFromPeerIDParams,
    options?: RequestOptions,
  ): APIPromise<RealtimeKit.SessionGetParticipantDataFromPeerIDResponse>;

  /** Get the chat messages exchanged in a session.
   *  @http GET /accounts/{account_id}/realtime/kit/{app_id}/sessions/{session_id}/chat
   *  @unwrapped
   *  @permission Realtime Admin; Realtime */
  getSessionChat(
    /** @format uuid */ sessionID: string,
    params: RealtimeKit.PresetParams,
    options?: RequestOptions,
  ): APIPromise<RealtimeKit.SessionGetSessionChatResponse>;

  /** Get one session, optionally with its breakout rooms.
   *  @http GET /accounts/{account_id}/realtime/kit/{app_id}/sessions/{session_id}
   *  @unwrapped
   *  @permission Realtime Admin; Realtime */
  getSessionDetails(
    /** @format uuid */ sessionID: string,
    params: RealtimeKit.SessionGetSessionDetailsParams,
    options?: RequestOptions,
  ): APIPromise<RealtimeKit.SessionResult>;

  /** Get one participant of a session, optionally with peer events.
   *  @http GET /accounts/{account_id}/realtime/kit/{app_id}/sessions/{session_id}/participants/{participant_id}
   *  @unwrapped
   *  @permission Realtime Admin; Realtime */
  getSessionParticipantDetails(
    /** @format uuid */ participantID: string,
    params: RealtimeKit.SessionGetSessionParticipantDetailsParams,
    options?: RequestOptions,
  ): APIPromise<RealtimeKit.SessionGetSessionParticipantDetailsResponse>;

  /** Get a session's participants with search, sorting and peer events.
   *  @http GET /accounts/{account_id}/realtime/kit/{app_id}/sessions/{session_id}/participants
   *  @unwrapped
   *  @permission Realtime Admin; Realtime */
  getSessionParticipants(
    /** @format uuid */ sessionID: string,
    params: RealtimeKit.SessionGetSessionParticipantsParams,
    options?: RequestOptions,
  ): APIPromise<RealtimeKit.SessionGetSessionParticipantsResponse>;

  /** Get the summary already written for a session.
   *  @http GET /accounts/{account_id}/realtime/kit/{app_id}/sessions/{session_id}/summary
   *  @unwrapped
   *  @permission Realtime Admin; Realtime */
  getSessionSummary(
    /** @format uuid */ sessionID: string,
    params: RealtimeKit.PresetParams,
    options?: RequestOptions,
  ): APIPromise<RealtimeKit.SessionGetSessionSummaryResponse>;

  /** Get the transcript of a session in a chosen format.
   *  @http GET /accounts/{account_id}/realtime/kit/{app_id}/sessions/{session_id}/transcript
   *  @unwrapped
   *  @permission Realtime Admin; Realtime */
  getSessionTranscripts(
    /** @format uuid */ sessionID: string,
    params: RealtimeKit.SessionGetSessionTranscriptsParams,
    options?: RequestOptions,
  ): APIPromise<RealtimeKit.SessionGetSessionTranscriptsResponse>;

  /** Get an app's sessions by status, time, meeting or participants.
   *  @http GET /accounts/{account_id}/realtime/kit/{app_id}/sessions
   *  @unwrapped
   *  @permission Realtime Admin; Realtime */
  getSessions(
    appID: ResourceID,
    params: RealtimeKit.SessionGetSessionsParams,
    options?: RequestOptions,
  ): APIPromise<RealtimeKit.SessionGetSessionsResponse>;
}
