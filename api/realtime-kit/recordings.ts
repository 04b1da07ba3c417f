import type { APIPromise, RequestOptions } from '../_client.ts';
import type { ResourceID } from '../_shared.ts';
import type { RealtimeKit } from './index.ts';

/** Captured meetings, whole or by track. */
export interface Recordings {
  /** Get the recording in progress of a meeting.
   *  @http GET /accounts/{account_id}/realtime/kit/{app_id}/recordings/active-recording/{meeting_id}
   *  @unwrapped
   *  @permission Realtime Admin; Realtime */
  getActiveRecordings(
    meetingID: string,
    params: RealtimeKit.PresetParams,
    options?: RequestOptions,
  ): APIPromise<RealtimeKit.RecordingGetActiveRecordingsResponse>;

  /** Get one recording by its ID.
   *  @http GET /accounts/{account_id}/realtime/kit/{app_id}/recordings/{recording_id}
   *  @unwrapped
   *  @permission Realtime Admin; Realtime
   *  @availability beta */
  getOneRecording(
    /** @format uuid */ recordingID: string,
    params: RealtimeKit.PresetParams,
    options?: RequestOptions,
  ): APIPromise<RealtimeKit.RecordingResult>;

  /** Get an app's recordings by meeting, status, time or expiry.
   *  @http GET /accounts/{account_id}/realtime/kit/{app_id}/recordings
   *  @unwrapped
   *  @permission Realtime Admin; Realtime */
  getRecordings(
    appID: ResourceID,
    params: RealtimeKit.RecordingGetRecordingsParams,
    options?: RequestOptions,
  ): APIPromise<RealtimeKit.RecordingGetRecordingsResponse>;

  /** Pause, resume or stop a recording that is under way.
   *  @http PUT /accounts/{account_id}/realtime/kit/{app_id}/recordings/{recording_id}
   *  @unwrapped
   *  @permission Realtime Admin; Realtime
   *  @availability beta */
  pauseResumeStopRecording(
    /** @format uuid */ recordingID: string,
    params: RealtimeKit.RecordingPauseResumeStopRecordingParams,
    options?: RequestOptions,
  ): APIPromise<RealtimeKit.RecordingResult>;

  /** Start to record a meeting.
   *
   *  Needs a running session. Recordings are kept by RealtimeKit for 7 days unless a storage of your own is given.
   *  @http POST /accounts/{account_id}/realtime/kit/{app_id}/recordings
   *  @unwrapped
   *  @permission Realtime Admin; Realtime
   *  @availability beta */
  startRecordings(
    appID: ResourceID,
    params: RealtimeKit.RecordingStartRecordingsParams,
    options?: RequestOptions,
  ): APIPromise<RealtimeKit.RecordingResult>;

  /** Start to record a meeting's tracks separately, by layer and user.
   *  @http POST /accounts/{account_id}/realtime/kit/{app_id}/recordings/track
   *  @unwrapped
   *  @permission Realtime Admin; Realtime */
  startTrackRecording(
    appID: ResourceID,
    params: RealtimeKit.RecordingStartTrackRecordingParams,
    options?: RequestOptions,
  ): APIPromise<RealtimeKit.RecordingStartTrackRecordingResponse>;
}
