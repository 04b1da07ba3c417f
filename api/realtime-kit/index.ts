import type { DateTime, InAccount, Integer, ResourceID } from '../_shared.ts';
import type { ActiveSession } from './active-session.ts';
import type { Analytics } from './analytics.ts';
import type { Apps } from './apps.ts';
import type { LivestreamCreateIndependentLivestreamResponse, LivestreamGetActiveLivestreamsForLivestreamIDResponse, LivestreamGetAllLivestreamsResponse, LivestreamGetLivestreamAnalyticsCompleteResponse, LivestreamGetLivestreamAnalyticsDaywiseResponse, LivestreamGetLivestreamSessionDetailsForSessionIDResponse, LivestreamGetLivestreamSessionForLivestreamIDResponse, LivestreamGetMeetingActiveLivestreamsResponse, LivestreamGetMeetingLivestreamSessionsResponse, LivestreamGetOrgAnalyticsResponse, LivestreamGetSessionLivestreamSessionsResponse, LivestreamInput, LivestreamStartLivestreamingAMeetingResponse, LivestreamStopLivestreamingAMeetingResponse, StartedLivestream } from './livestream-results.ts';
import type { Livestreams } from './livestreams.ts';
import type { Meetings } from './meetings.ts';
import type { ParticipantActivity, SessionGetParticipantDataFromPeerIDResponse } from './participant-reports.ts';
import type { Config, Permissions, PresetUpdateParams, UI } from './preset-settings.ts';
import type { Presets } from './presets.ts';
import type { Recordings } from './recordings.ts';
import type { Sessions } from './sessions.ts';
import type { Webhooks } from './webhooks.ts';

/** RealtimeKit: Video and voice meetings to build into your own app.
 *  @product realtimeKit RealtimeKit
 *  @docs https://developers.cloudflare.com/realtime/realtimekit/ */
export interface RealtimeKit {
  readonly apps: RealtimeKit.Apps;
  readonly meetings: RealtimeKit.Meetings;
  readonly presets: RealtimeKit.Presets;
  readonly sessions: RealtimeKit.Sessions;
  readonly recordings: RealtimeKit.Recordings;
  readonly webhooks: RealtimeKit.Webhooks;
  readonly activeSession: RealtimeKit.ActiveSession;
  readonly livestreams: RealtimeKit.Livestreams;
  readonly analytics: RealtimeKit.Analytics;
}

export declare namespace RealtimeKit {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Shade 600 of the color. */ '600': string;
    /** Shade 700 of the color. */ '700': string;
    /** Access key id of the bucket. */ access_key: unknown;
    /** Action on the recording. */ action: unknown;
    /** Sound of microphones. */ audio: unknown;
    /** Whether a key or a password is used. */ auth_method: unknown;
    /** Mean of the samples. */ avg: number;
    /** Bytes received over the path. */ bytes_received: number;
    /** Bytes sent over the path. */ bytes_sent: number;
    /** Whether it may be sent at once, on request, or not. */ can_produce: unknown;
    /** Whether messages may be sent. */ can_send: boolean;
    /** Your own id of the participant, unique among them; not an email address. */ custom_participant_id: string;
    /** Result of the call. */ data: unknown;
    /** Id of the device in the browser. */ device_id: string;
    /** Whether it is switched on. */ enabled: boolean;
    /** Number of the last entry of the page. */ end_offset: number;
    /** End of the period. */ end_time: unknown;
    /** Reason for the failure; empty if it did not fail. */ err_message: unknown;
    /** Whether files may be sent. */ files: boolean;
    /** Pictures a second. */ frame_rate: number;
    /** Width of the picture. */ frame_width: unknown;
    /** Height of the picture. */ height: number;
    /** Id given by RealtimeKit. */ id: string;
    /** Whether joining and leaving of participants come along. */ include_peer_events: boolean;
    /** Time for which anything was sent in. */ ingest_seconds: unknown;
    /** RTMP address an encoder sends to. */ ingest_server: string;
    /** Time at which the recording was asked for. */ invoked_time: string;
    /** Time packets wait in the buffer. */ jitter_buffer_delay: unknown;
    /** Whether the meeting is livestreamed as soon as it starts; null for no. */ live_stream_on_start: boolean;
    /** Livestream the session belongs to. */ livestream_id: string;
    /** Longest recording, up to 24 hours. */ max_seconds: number;
    /** Quality of sound and picture. */ media: unknown;
    /** Number of samples with high packet loss. */ packet_loss: unknown;
    /** Packets received over the path. */ packets_received: number;
    /** Packets sent over the path. */ packets_sent: number;
    /** Page wanted, from 0 or 1 as the list counts. */ page_no: number;
    /** Place of this page in the list. */ paging: unknown;
    /** Password for the SFTP server. */ password: string;
    /** Participant's connection, by id. */ peer_id: string;
    /** Permissions of participants with this preset. */ permissions: unknown;
    /** Address of the participant's picture; null for none. */ picture: string;
    /** Address at which viewers watch (HLS). */ playback_url: string;
    /** Port of the SFTP server. */ port: number;
    /** Preset whose rights and looks the participant gets. */ preset_name: string;
    /** Private key for the SFTP server. */ private_key: string;
    /** Distribution of the rated quality. */ quality_mos: unknown;
    /** Whether recording starts as soon as somebody joins; null for no. */ record_on_start: boolean;
    /** Round trip of packets. */ rtt: unknown;
    /** Picture of shared screens. */ screenshare: unknown;
    /** Property by which the entries are sorted. */ sort_by: unknown;
    /** Whether the oldest or the newest come first. */ sort_order: unknown;
    /** Number of the first entry of the page. */ start_offset: number;
    /** Start of the period. */ start_time: unknown;
    /** Time at which the recording began; null before that. */ started_time: string;
    /** Time at which the recording ended; null before that. */ stopped_time: string;
    /** Secret with which an encoder sends. */ stream_key: string;
    /** Time of the event. */ timestamp: string;
    /** Title that participants see; null for none. */ title: string;
    /** Credential with which the participant's client joins; keep it secret. */ token: string;
    /** Colors, fonts and logo of the meeting. */ ui: unknown;
    /** Picture of cameras. */ video: unknown;
    /** Time watched, over all viewers. */ viewer_seconds: unknown;
    /** Width of the picture. */ width: number;
    /** Settings, by plugin where there are several. */ config: unknown;
    /** Whether the livestream is switched off, as text. */ disabled: string;
    /** Name as people read it. */ name: string;
    /** Region of the bucket that takes the recordings. */ region: string;
    /** Kind of the entry. */ type: unknown;
    /** Address that events are posted to. */ url: string;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** App to work on, as `realtimeKit.apps.get` shows it. @from realtimeKit.apps.get */ app_id: string;
    /** One run of a livestream, by its id. */ 'livestream-session-id': string;
    /** Livestream to look up, by its id. */ livestream_id: string;
    /** Meeting to work on, as `realtimeKit.meetings.get` shows it. @from realtimeKit.meetings.get */ meeting_id: string;
    /** Participant to work on, as `realtimeKit.meetings.getMeetingParticipants` shows it. @from realtimeKit.meetings.getMeetingParticipants */
    participant_id: string;
    /** Connection of one participant, by the id that the client SDK shows. */ peer_id: string;
    /** Preset to work on, as `realtimeKit.presets.get` shows it. @from realtimeKit.presets.get */ preset_id: string;
    /** Recording to work on, as `realtimeKit.recordings.getRecordings` shows it. @from realtimeKit.recordings.getRecordings */ recording_id: string;
    /** Session of a meeting: from the first participant who joins to the last who goes. */ session_id: string;
    /** Webhook to work on, as `realtimeKit.webhooks.getWebhooks` shows it. @from realtimeKit.webhooks.getWebhooks */ webhook_id: string;
  }

  export { type ActiveSession, type Analytics, type Apps, type Config, type LivestreamCreateIndependentLivestreamResponse, type LivestreamGetActiveLivestreamsForLivestreamIDResponse, type LivestreamGetAllLivestreamsResponse, type LivestreamGetLivestreamAnalyticsCompleteResponse, type LivestreamGetLivestreamAnalyticsDaywiseResponse, type LivestreamGetLivestreamSessionDetailsForSessionIDResponse, type LivestreamGetLivestreamSessionForLivestreamIDResponse, type LivestreamGetMeetingActiveLivestreamsResponse, type LivestreamGetMeetingLivestreamSessionsResponse, type LivestreamGetOrgAnalyticsResponse, type LivestreamGetSessionLivestreamSessionsResponse, type LivestreamInput, type LivestreamStartLivestreamingAMeetingResponse, type LivestreamStopLivestreamingAMeetingResponse, type Livestreams, type Meetings, type ParticipantActivity, type Permissions, type PresetUpdateParams, type Presets, type Recordings, type SessionGetParticipantDataFromPeerIDResponse, type Sessions, type StartedLivestream, type UI, type Webhooks };

  export interface AppGetParams extends InAccount {
    /** @min 0 @default 1 */ page_no?: Integer;
    /** @min 1 @default 20 */ per_page?: Integer;
    /** Only entries with this text in their id or title. @maxLength 125 */ search?: string;
    /** @default "DESC" */ sort_order?: 'ASC' | 'DESC';
  }

  export interface AppGetResponse {
    data?: AppGetResponse.Data[];
    paging?: AppGetResponse.Paging;
    success?: boolean;
  }
  export namespace AppGetResponse {
    export interface Data {
      /** @format uuid */ id?: string;
      /** @readOnly */ created_at?: DateTime;
      name?: string;
    }
    export interface Paging {
      end_offset?: number;
      start_offset?: number;
      total_count?: number;
    }
  }

  export interface AppPostParams extends InAccount {
    /** @minLength 1 @example "Video consultations" */ name: string;
  }

  export interface AppPostResponse {
    data?: AppPostResponse.Data;
    success?: boolean;
  }
  export namespace AppPostResponse {
    export interface Data {
      /** The app that was made. */ app?: Data.App;
    }
    export namespace Data {
      export interface App {
        /** @format uuid */ id?: string;
        /** @readOnly */ created_at?: DateTime;
        name?: string;
      }
    }
  }

  export interface AppGetAppByIDResponse {
    data?: {
      /** @readOnly */ created_at?: DateTime;
      /** @format uuid */ id?: string;
      name?: string | null;
    };
    success?: boolean;
  }

  export interface MeetingOptions {
    /** Whether the chat is kept for a week after the meeting. @default false */ persist_chat?: boolean;
    /** Time for which the session goes on after the last participant left. @min 60 @max 600 @unit seconds @default 60 */
    session_keep_alive_time_in_secs?: number;
    /** Whether a summary is made at the end; needs transcripts. @default false */ summarize_on_end?: boolean;
    /** Whether a transcript is made at the end. @default false */ transcribe_on_end?: boolean;
  }

  export interface MeetingSettings extends MeetingOptions {
    /** Settings for transcripts and summaries. */ ai_config?: AIConfig;
    /** Recording settings of the meeting; override the app's settings. */ recording_config?: MeetingCreateParams.RecordingConfig;
  }

  export interface RecordingOutput {
    /** Settings for recorded sound. */ audio_config?: AudioConfig;
    /** Start of the names of the files. */ file_name_prefix?: string;
    /** Whether recordings are kept by RealtimeKit for a week. */ realtimekit_bucket_config?: RecordingConfig.RealtimekitBucketConfig;
    /** Settings for the recorded picture. */ video_config?: VideoConfig;
  }

  export interface MeetingCreateParams extends InAccount, MeetingSettings {
    /** @default false */ live_stream_on_start?: boolean | null;
    /** @default false */ record_on_start?: boolean | null;
    title?: string | null;
  }
  export namespace MeetingCreateParams {
    export interface RecordingConfig extends RecordingOutput {
      /** Address (RTMP) to which the meeting is streamed while it is recorded. */ live_streaming_config?: RealtimeKit.RecordingConfig.LiveStreamingConfig;
      /** @min 60 @max 86400 @unit seconds */ max_seconds?: number;
      /** Storage of your own for recordings; null for none. */ storage_config?:
        | RecordingStartRecordingsParams.GCSStorageConfig | RecordingStartRecordingsParams.ObjectStorageConfig
        | RecordingStartRecordingsParams.KeyStorageConfig | RecordingStartRecordingsParams.PasswordStorageConfig | null;
    }
  }

  export interface MeetingResult {
    /** @default true */ success: boolean;
    data?: MeetingResult.Data;
  }
  export namespace MeetingResult {
    export interface Data extends MeetingGetResponse.Data {
      /** Settings for transcripts and summaries. */ ai_config?: AIConfig;
    }
  }

  export interface InApp {
    /** App the entry belongs to. @from realtimeKit.apps.get */ app_id: ResourceID;
  }

  export interface MeetingAddParticipantParams extends InAccount, InApp {
    custom_participant_id: string;
    /** @default "group_call_host" */ preset_name: string;
    name?: string | null;
    /** @format uri @example "https://i.imgur.com/test.jpg" */ picture?: string | null;
  }

  export interface MeetingData {
    /** @default true */ success: boolean;
    data?: MeetingData.Data;
  }
  export namespace MeetingData {
    export interface Data extends MeetingGetMeetingParticipantResponse.Data {
      /** @sensitive */ token: string;
    }
  }

  export interface MeetingParams extends InAccount, InApp {
    /** Meeting the entry belongs to. @format uuid @from realtimeKit.meetings.get */ meeting_id: string;
  }

  export interface MeetingDeleteMeetingParticipantResponse {
    /** @default true */ success: boolean;
    data?: MeetingDeleteMeetingParticipantResponse.Data;
  }
  export namespace MeetingDeleteMeetingParticipantResponse {
    export interface Data {
      /** @readOnly */ created_at: DateTime;
      custom_participant_id: string;
      /** Preset the participant has. @format uuid */ preset_id: string;
      /** @readOnly */ updated_at: DateTime;
    }
  }

  export interface MeetingEditParticipantParams extends InAccount, InApp {
    /** Meeting the entry belongs to. @format uuid @from realtimeKit.meetings.get */ meeting_id: string;
    name?: string | null;
    /** @format uri */ picture?: string | null;
    preset_name?: string | null;
  }

  export interface MeetingGetParams extends PresetGetParams {
    /** @unit seconds since 1970 */ end_time?: DateTime;
    /** @unit seconds since 1970 */ start_time?: DateTime;
    /** Only meetings in this state. */ status?: 'ACTIVE' | 'INACTIVE' | (string & {});
  }

  export interface MeetingGetResponse {
    data: MeetingGetResponse.Data[];
    paging: Paging;
    success: boolean;
  }
  export namespace MeetingGetResponse {
    export interface Data extends MeetingOptions {
      /** @format uuid @readOnly */ id: string;
      /** @readOnly */ created_at: DateTime;
      /** @readOnly */ updated_at: DateTime;
      live_stream_on_start?: boolean;
      persist_chat?: boolean;
      record_on_start?: boolean;
      /** Recording settings of the meeting; override the app's settings. */ recording_config?: RecordingConfig;
      /** State of the meeting; people can join only while it is `ACTIVE`. */ status?: 'ACTIVE' | 'INACTIVE';
      summarize_on_end?: boolean;
      title?: string;
      transcribe_on_end?: boolean;
    }
  }

  export interface MeetingGetMeetingByIDParams extends InAccount, InApp {
    name?: string;
  }

  export interface MeetingGetMeetingParticipantResponse {
    data: MeetingGetMeetingParticipantResponse.Data;
    /** @default true */ success: boolean;
  }
  export namespace MeetingGetMeetingParticipantResponse {
    export interface Data {
      /** @format uuid */ id: string;
      /** @readOnly */ created_at: DateTime;
      custom_participant_id: string;
      preset_name: string;
      /** @readOnly */ updated_at: DateTime;
      name?: string | null;
      /** @format uri */ picture?: string | null;
    }
  }

  export interface MeetingGetMeetingParticipantsParams extends InAccount, InApp {
    /** @min 0 */ page_no?: number;
    /** @min 0 */ per_page?: number;
  }

  export interface MeetingGetMeetingParticipantsResponse {
    data: MeetingGetMeetingParticipantResponse.Data[];
    paging: Paging;
    success: boolean;
  }

  export interface MeetingRefreshParticipantTokenResponse {
    data: MeetingRefreshParticipantTokenResponse.Data;
    /** @default true */ success: boolean;
  }
  export namespace MeetingRefreshParticipantTokenResponse {
    export interface Data {
      /** @sensitive */ token: string;
    }
  }

  export interface MeetingReplaceMeetingByIDParams extends InAccount, MeetingSettings, InApp {
    /** @default false */ live_stream_on_start?: boolean | null;
    /** @default false */ record_on_start?: boolean | null;
    title?: string | null;
  }

  export interface MeetingUpdateMeetingByIDParams extends InAccount, MeetingSettings, InApp {
    /** @default false */ live_stream_on_start?: boolean;
    /** @default false */ record_on_start?: boolean;
    /** State to set; people can join only while it is `ACTIVE`. */ status?: 'ACTIVE' | 'INACTIVE' | (string & {});
    title?: string;
  }

  export interface AIConfig {
    /** Settings for the summary made from the transcript after the meeting. */ summarization?: AIConfig.Summarization;
    /** Settings for turning speech in the meeting into text. */ transcription?: AIConfig.Transcription;
  }
  export namespace AIConfig {
    export interface Summarization {
      /** Kind of meeting, so that the summary stresses what matters there. @default "general" */ summary_type?:
        | 'general' | 'team_meeting' | 'sales_call' | 'client_check_in' | 'interview' | 'daily_standup'
        | 'one_on_one_meeting' | 'lecture' | 'code_review';
      /** Whether the summary comes as Markdown or as bare text. @default "markdown" */ text_format?: 'plain_text' | 'markdown';
      /** Maximum length of the summary, in words. @min 150 @max 1000 @default 500 */ word_limit?: Integer;
    }
    export interface Transcription {
      /** Words and names spoken in the meeting that the transcription should recognize. */ keywords?: string[];
      /** Language that is spoken, as a tag such as `en-US`. @default "en-US" */
      language?: 'en-US' | 'en-IN' | 'de' | 'hi' | 'sv' | 'ru' | 'pl' | 'el' | 'fr' | 'nl';
      /** If true, swear words are masked in the transcript. @default false */ profanity_filter?: boolean;
    }
  }

  export interface RecordingConfig extends RecordingOutput {
    /** Address (RTMP) to which the meeting is streamed while it is recorded. */ live_streaming_config?: RecordingConfig.LiveStreamingConfig;
    /** @min 60 @max 86400 @unit seconds */ max_seconds?: number;
    /** Your storage the recordings are uploaded to; null keeps them at Cloudflare for seven days only. */
    storage_config?: GCSStorageConfig | ObjectStorageConfig | KeyStorageConfig | PasswordStorageConfig | null;
  }
  export namespace RecordingConfig {
    export interface LiveStreamingConfig {
      /** RTMP address that the stream is sent to. @format uri @example "rtmp://a.rtmp.youtube.com/live2" @sensitive */ rtmp_url?: string;
    }
    export interface RealtimekitBucketConfig {
      enabled: boolean;
    }
  }

  export interface Paging {
    /** @example 30 */ end_offset: number;
    /** @example 1 */ start_offset: number;
    /** @min 0 @example 30 */ total_count: number;
  }

  export interface AudioConfig {
    /** Whether sound is recorded in one channel or two. @default "stereo" */ channel?: 'mono' | 'stereo';
    /** Format in which sound is encoded. @default "AAC" */ codec?: 'MP3' | 'AAC';
    /** Whether the finished file is kept and uploaded; false if it is only streamed. @default true */ export_file?: boolean;
  }

  export interface VideoConfig {
    /** Format in which the picture is encoded; it decides the container of the file. @default "H264" */ codec?: 'H264' | 'VP8' | 'VP9';
    /** Whether the finished file is kept and uploaded; false if it is only streamed. @default true */ export_file?: boolean;
    /** @min 1 @max 1920 @default 720 @example 720 */ height?: Integer;
    /** Picture laid over the recording, such as a logo. */ watermark?: VideoConfig.Watermark;
    /** @min 1 @max 1920 @default 1280 @example 1280 */ width?: Integer;
  }
  export namespace VideoConfig {
    export interface Watermark {
      /** Corner of the video in which the picture lies. @default "left top" */ position?: 'left top' | 'right top' | 'left bottom' | 'right bottom';
      /** Width and height of the picture in the video. */ size?: Watermark.Size;
      /** Address from which the picture is loaded. @format uri */ url?: string;
    }
    export namespace Watermark {
      export interface Size {
        /** @min 1 */ height?: Integer;
        /** @min 1 */ width?: Integer;
      }
    }
  }

  export interface GCSStorageConfig extends RecordingStorage {
    /** Fixed value `gcs`: recordings are stored in Google Cloud Storage. */ type?: 'gcs';
    auth_method?: 'KEY' | 'PASSWORD';
    port?: number;
    /** @example "us-east-1" */ region?: string;
  }

  export interface ObjectStorageConfig extends RecordingStorage {
    /** Provider whose object storage receives the recordings. */ type?: 'aws' | 'azure' | 'digitalocean';
    auth_method?: 'KEY' | 'PASSWORD';
    port?: number;
    /** @example "us-east-1" */ region: string;
    access_key: unknown;
  }

  export interface KeyStorageConfig extends RecordingStorage {
    type?: 'aws' | 'azure' | 'digitalocean' | 'gcs' | 'sftp';
    auth_method?: 'KEY';
    port?: number;
    /** @example "us-east-1" */ region?: string;
  }

  export interface PasswordStorageConfig extends RecordingStorage {
    type?: 'aws' | 'azure' | 'digitalocean' | 'gcs' | 'sftp';
    auth_method?: 'PASSWORD';
    port?: number;
    /** @example "us-east-1" */ region?: string;
  }

  export interface MeetingReplaceParticipantParams extends InAccount, InApp {
    /** Meeting the entry belongs to. @format uuid @from realtimeKit.meetings.get */ meeting_id: string;
    /** @example "patient-1047" */ custom_participant_id: string;
    name?: string | null;
    /** @format uri */ picture?: string | null;
    /** @example "group_call_host" */ preset_name: string;
  }

  export interface MeetingReplaceParticipantResponse {
    data?: {
      /** @readOnly */ created_at: DateTime;
      custom_participant_id: string;
      /** @format uuid */ id: string;
      name?: string | null;
      /** @format uri */ picture?: string | null;
      preset_name: string;
      /** @readOnly */ updated_at: DateTime;
      /** @sensitive */ token: string;
    };
    /** @default true */ success: boolean;
  }

  export interface PresetCreateParams extends InAccount {
    config: Config;
    /** @example "consultation_host" */ name: string;
    permissions: Permissions;
    ui: UI;
  }

  export interface Preset {
    data: Preset.Data;
    /** @default true */ success: boolean;
  }
  export namespace Preset {
    export interface Data {
      /** @format uuid */ id: string;
      config: Config;
      /** @readOnly */ created_at: DateTime;
      name: string;
      permissions: Permissions;
      ui: UI;
      /** @readOnly */ updated_at: DateTime;
    }
  }

  export interface PresetParams extends InAccount, InApp {}

  export interface PresetGetParams extends InAccount {
    /** @min 0 */ page_no?: number;
    /** @min 0 */ per_page?: number;
    /** Only entries with this text in their id or title. */ search?: string;
  }

  export interface PresetGetResponse {
    data: PresetGetResponse.Data[];
    paging: Paging;
    success: boolean;
  }
  export namespace PresetGetResponse {
    export interface Data {
      /** @format uuid */ id?: string;
      /** @readOnly */ created_at?: DateTime;
      name?: string;
      /** @readOnly */ updated_at?: DateTime;
    }
  }

  export interface PresetReplacePresetByIDParams extends InAccount, InApp {
    config: Config;
    /** @example "consultation_host" */ name: string;
    permissions: Permissions;
    ui: UI;
  }

  export interface SessionGenerateSummaryOfTranscriptsResponse {
    data?: SessionGenerateSummaryOfTranscriptsResponse.Data;
    success?: boolean;
  }
  export namespace SessionGenerateSummaryOfTranscriptsResponse {
    export interface Data {
      /** Session the entry belongs to. @format uuid */ session_id?: string;
      /** Whether the summary was started. */ status?: string;
    }
  }

  export interface SessionGetParticipantDataFromPeerIDParams extends InAccount, InApp {
    /** Part of the data to return, such as `device_info`. */
    filters?: 'device_info' | 'ip_information' | 'precall_network_information' | 'events' | 'quality_stats' | (string & {});
    /** @default false */ include_peer_events?: boolean;
  }

  export interface SessionGetSessionChatResponse {
    data?: SessionGetSessionChatResponse.Data;
    success?: boolean;
  }
  export namespace SessionGetSessionChatResponse {
    export interface Data {
      /** Address of the chat as a file, for a limited time. */ chat_download_url: string;
      /** Time after which that address no longer works. */ chat_download_url_expiry: string;
    }
  }

  export interface SessionGetSessionDetailsParams extends InAccount, InApp {
    /** Whether breakout rooms are listed with their session. @default false */ include_breakout_rooms?: boolean;
  }

  export interface SessionData {
    /** @readOnly */ id: string;
    /** Your or RealtimeKit's id of the meeting. */ associated_id: string;
    /** @readOnly */ created_at: string;
    /** Participants who are there now. */ live_participants: number;
    /** Most participants at the same time. */ max_concurrent_participants: number;
    /** Title of the meeting. */ meeting_display_name: string;
    /** Minutes of all participants together, as billed. */ minutes_consumed: number;
    /** App the session belongs to. */ organization_id: string;
    /** Time of the start. */ started_at: string;
    /** Whether the session goes on. */ status: 'LIVE' | 'ENDED';
    type: 'meeting' | 'livestream' | 'participant';
    /** @readOnly */ updated_at: string;
    /** Time of the end; absent while it goes on. */ ended_at?: string;
  }

  export interface SessionResult {
    data?: SessionResult.Data;
    success?: boolean;
  }
  export namespace SessionResult {
    export interface Data extends SessionData {
      /** Breakout rooms of the session. @readOnly */ breakout_rooms?: OngoingMeeting[];
    }
  }

  export interface SessionGetSessionParticipantDetailsParams extends InAccount, InApp {
    /** Session the entry belongs to. @format uuid */ session_id: string;
    /** @default false */ include_peer_events?: boolean;
  }

  export interface SessionGetSessionParticipantDetailsResponse {
    data?: SessionGetSessionParticipantDetailsResponse.Data;
    success?: boolean;
  }
  export namespace SessionGetSessionParticipantDetailsResponse {
    export interface Data {
      /** The participant with joining times and connection quality. */ participant?: Data.Participant;
    }
    export namespace Data {
      export interface Participant extends ParticipantActivity {
        id?: string;
        preset_name?: string;
      }
    }
  }

  export interface SessionGetSessionParticipantsParams extends PresetGetParams, InApp {
    /** @default false */ include_peer_events?: boolean;
    sort_by?: 'joinedAt' | 'duration' | (string & {});
    sort_order?: 'ASC' | 'DESC';
    /** Whether each joining is an entry or a participant's are summed up. @default "raw" */ view?: 'raw' | 'consolidated' | (string & {});
  }

  export interface SessionGetSessionParticipantsResponse {
    data?: SessionGetSessionParticipantsResponse.Data;
    success?: boolean;
  }
  export namespace SessionGetSessionParticipantsResponse {
    export interface Data {
      /** Participants of the meeting or session. */ participants?: SessionGetSessionParticipantDetailsResponse.Data.Participant[];
    }
  }

  export interface SessionGetSessionSummaryResponse {
    data?: SessionGetSessionSummaryResponse.Data;
    success?: boolean;
  }
  export namespace SessionGetSessionSummaryResponse {
    export interface Data {
      /** Session the summary is of. */ sessionId: string;
      /** Address of the summary as a file, for a limited time. */ summaryDownloadUrl: string;
      /** Time after which that address no longer works. */ summaryDownloadUrlExpiry: string;
    }
  }

  export interface SessionGetSessionTranscriptsParams extends InAccount, InApp {
    /** Form of the file. @default "CSV" */ format?: 'SRT' | 'VTT' | 'JSON' | 'CSV' | (string & {});
  }

  export interface SessionGetSessionTranscriptsResponse {
    data?: SessionGetSessionTranscriptsResponse.Data;
    success?: boolean;
  }
  export namespace SessionGetSessionTranscriptsResponse {
    export interface Data {
      /** Session the summary is of. */ sessionId: string;
      /** Address of the transcript as a file, for a limited time. */ transcript_download_url: string;
      /** Time after which that address no longer works. */ transcript_download_url_expiry: string;
    }
  }

  export interface SessionGetSessionsParams extends PresetGetParams {
    /** Only sessions of this meeting, by your or RealtimeKit's id. @format uuid */ associated_id?: string;
    /** @unit seconds since 1970 */ end_time?: DateTime;
    /** Only sessions with these participants. @example "1:10" */ participants?: string;
    sort_by?: 'minutesConsumed' | 'createdAt' | (string & {});
    sort_order?: 'ASC' | 'DESC';
    /** @unit seconds since 1970 */ start_time?: DateTime;
    /** Only sessions in this state. */ status?: 'LIVE' | 'ENDED' | (string & {});
  }

  export interface SessionGetSessionsResponse {
    data?: SessionGetSessionsResponse.Data;
    paging?: SessionGetSessionsResponse.Paging;
    success?: boolean;
  }
  export namespace SessionGetSessionsResponse {
    export interface Data {
      /** Sessions of this page. */ sessions?: Data.Session[];
    }
    export namespace Data {
      export interface Session extends SessionData {
        /** @readOnly */ breakout_rooms?: OngoingMeeting[];
      }
    }
    export interface Paging {
      end_offset?: number;
      start_offset?: number;
      /** @min 0 */ total_count?: number;
    }
  }

  export interface RecordingGetActiveRecordingsResponse {
    data: RecordingGetActiveRecordingsResponse.Data;
    /** @default true */ success: boolean;
  }
  export namespace RecordingGetActiveRecordingsResponse {
    export interface Data extends RecordingDetails {
      /** File of the recording. */ output_file_name: string;
    }
  }

  export interface StoredFile {
    /** File of the recording. */ output_file_name: string;
    /** Your storage the recordings are uploaded to; null keeps them at Cloudflare for seven days only. */
    storage_config?: GCSStorageConfig | ObjectStorageConfig | KeyStorageConfig | PasswordStorageConfig | null;
  }

  export interface RecordingResult {
    /** @default true */ success: boolean;
    data?: RecordingResult.Data;
  }
  export namespace RecordingResult {
    export interface Data extends RecordingDetails, StoredFile {
      /** Cause of the recording's start, and the caller. */ start_reason?: Data.StartReason;
      /** Cause of the recording's end, and the caller. */ stop_reason?: Data.StopReason;
    }
    export namespace Data {
      export interface StartReason {
        /** Originator of the request. */ caller?: StartReason.Caller;
        /** Cause of the start. */ reason?: 'API_CALL' | 'RECORD_ON_START';
      }
      export namespace StartReason {
        export interface Caller {
          /** Name shown in the meeting for the one who started the recording. @example "RealtimeKit_test" */ name?: string;
          type?: 'ORGANIZATION' | 'USER';
          /** Id of the one who started the recording. @format uuid @example "d61f6956-e68f-4375-bf10-c38a704d1bec" */ user_Id?: string;
        }
      }
      export interface StopReason {
        /** Originator of the request. */ caller?: StartReason.Caller;
        /** Cause of the stop. */ reason?: 'API_CALL' | 'INTERNAL_ERROR' | 'ALL_PEERS_LEFT';
      }
    }
  }

  export interface RecordingGetRecordingsParams extends PresetGetParams {
    /** @unit seconds since 1970 */ end_time?: DateTime;
    /** Whether recordings that are no longer kept are listed. */ expired?: boolean;
    /** Only recordings of this meeting. @format uuid @from realtimeKit.meetings.get */ meeting_id?: string;
    sort_by?: 'invokedTime';
    sort_order?: 'ASC' | 'DESC';
    /** @unit seconds since 1970 */ start_time?: DateTime;
    /** Only recordings in this state. @comma */
    status?: ('INVOKED' | 'RECORDING' | 'UPLOADING' | 'UPLOADED' | 'ERRORED' | 'PAUSED' | (string & {}))[];
  }

  export interface RecordingGetRecordingsResponse {
    data: RecordingGetRecordingsResponse.Data[];
    paging: Paging;
    success: boolean;
  }
  export namespace RecordingGetRecordingsResponse {
    export interface Data extends RecordingDetails, StoredFile {
      /** The meeting it belongs to. */ meeting?: MeetingGetResponse.Data;
    }
  }

  export interface RecordingPauseResumeStopRecordingParams extends InAccount {
    /** App the entry belongs to. @minLength 32 @maxLength 32 @from realtimeKit.apps.get */ app_id: string;
    action: 'stop' | 'pause' | 'resume' | (string & {});
  }

  export interface RecordingStartRecordingsParams extends InAccount, RecordingOutput {
    /** Meeting the entry belongs to. @format uuid @from realtimeKit.meetings.get @example "497f6eca-6276-4993-bfeb-53cbbbba6f08" */ meeting_id: string;
    /** Whether a further recording may be started beside others. @default false */ allow_multiple_recordings?: boolean;
    /** Whether timed metadata is put into the stream. */ interactive_config?: RecordingStartRecordingsParams.InteractiveConfig;
    /** @min 60 @max 86400 @unit seconds */ max_seconds?: Integer;
    /** Destination of the simultaneous stream. */ rtmp_out_config?: RecordingStartRecordingsParams.RtmpOutConfig;
    /** Storage of your own for recordings; null for none. */ storage_config?:
      | RecordingStartRecordingsParams.GCSStorageConfig | RecordingStartRecordingsParams.ObjectStorageConfig
      | RecordingStartRecordingsParams.KeyStorageConfig | RecordingStartRecordingsParams.PasswordStorageConfig
      | null;
    /** Page to record instead of the meeting. @format uri */ url?: string;
  }
  export namespace RecordingStartRecordingsParams {
    export interface InteractiveConfig {
      type?: 'ID3';
    }
    export interface RtmpOutConfig {
      /** RTMP address that the stream is sent to. @format uri @example "rtmp://a.rtmp.youtube.com/live2" @sensitive */ rtmp_url?: string;
    }
    export interface StorageAccess {
      /** @writeOnly @sensitive */ access_key?: string;
      /** @min 1 @max 65535 */ port?: number;
      /** @example "us-east-1" */ region?: string;
      /** Secret access key of the bucket. @sensitive */ secret?: string;
    }

    export interface GCSStorageConfig extends RecordingStorage, StorageAccess {
      /** Fixed value `gcs`: recordings are stored in Google Cloud Storage. */ type?: 'gcs';
      auth_method?: 'KEY' | 'PASSWORD';
      /** @sensitive */ password?: string;
      /** @sensitive */ private_key?: string;
    }
    export interface ObjectStorageConfig extends RecordingStorage {
      /** Provider whose object storage receives the recordings. */ type?: 'aws' | 'azure' | 'digitalocean';
      /** @writeOnly @sensitive */ access_key: string;
      auth_method?: 'KEY' | 'PASSWORD';
      /** @sensitive */ password?: string;
      /** @min 1 @max 65535 */ port?: number;
      /** @sensitive */ private_key?: string;
      /** @example "us-east-1" */ region: string;
      /** Secret access key of the bucket. @sensitive */ secret?: string;
    }
    export interface KeyStorageConfig extends RecordingStorage, StorageAccess {
      type?: 'aws' | 'azure' | 'digitalocean' | 'gcs' | 'sftp';
      auth_method?: 'KEY';
      /** @sensitive */ password?: string;
      /** @sensitive */ private_key: string;
    }
    export interface PasswordStorageConfig extends RecordingStorage, StorageAccess {
      type?: 'aws' | 'azure' | 'digitalocean' | 'gcs' | 'sftp';
      auth_method?: 'PASSWORD';
      /** @sensitive */ password: string;
      /** @sensitive */ private_key?: string;
    }
  }

  export interface RecordingStartTrackRecordingParams extends InAccount {
    /** Meeting the entry belongs to. @format uuid @from realtimeKit.meetings.get @example "497f6eca-6276-4993-bfeb-53cbbbba6f08" */ meeting_id: string;
    /** Media to record, by name of the file's layer. */ layers?: { [key: string]: RecordingStartTrackRecordingParams.Layers };
    /** Participants to record; left out, all. @minItems 1 @maxItems 100 */ user_ids?: (/** @minLength 1 @maxLength 256 */ string)[];
  }
  export namespace RecordingStartTrackRecordingParams {
    export interface Layers {
      /** Start of the names of the files. */ file_name_prefix?: string;
      /** Media to record; audio only for now. @default "audio" */ media_kind?: 'audio';
    }
  }

  export interface RecordingStartTrackRecordingResponse {
    /** @default true */ success: boolean;
    data?: RecordingStartTrackRecordingResponse.Data;
  }
  export namespace RecordingStartTrackRecordingResponse {
    export interface Data {
      /** The recording that runs now. */ recording: Data.Recording;
    }
    export namespace Data {
      export interface Recording extends RecordingDetails {
        output_file_name: string;
      }
    }
  }

  export interface WebhookCreateWebhookParams extends InAccount {
    /** Events the webhook is called for. @minItems 1 */ events: (
      | 'meeting.started' | 'meeting.ended' | 'meeting.participantJoined' | 'meeting.participantLeft'
      | 'meeting.chatSynced' | 'recording.statusUpdate' | 'livestreaming.statusUpdate' | 'meeting.transcript'
      | 'meeting.summary' | (string & {})
    )[];
    /** @example "Attendance" */ name: string;
    /** @format uri @example "https://www.example.com/hooks/meetings" */ url: string;
    /** @default true */ enabled?: boolean;
  }

  export interface Webhook {
    data: Webhook.Data;
    success: boolean;
  }
  export namespace Webhook {
    export interface Data {
      /** @format uuid @example "0d1f069d-43bb-489a-ad8c-7eb95592ba8e" @readOnly */ id: string;
      /** @readOnly */ created_at: DateTime;
      enabled: boolean;
      /** Events to deliver. */ events: (
        | 'meeting.started' | 'meeting.ended' | 'meeting.participantJoined' | 'meeting.participantLeft'
        | 'meeting.chatSynced' | 'recording.statusUpdate' | 'livestreaming.statusUpdate' | 'meeting.transcript'
        | 'meeting.summary'
      )[];
      name: string;
      /** @readOnly */ updated_at: DateTime;
      /** @format uri */ url: string;
    }
  }

  export interface WebhookEditWebhookParams extends InAccount, InApp {
    /** @default true */ enabled?: boolean;
    /** Events the webhook is called for. @minItems 1 */ events?: (
      | 'meeting.started' | 'meeting.ended' | 'meeting.participantJoined' | 'meeting.participantLeft'
      | 'recording.statusUpdate' | 'livestreaming.statusUpdate' | 'meeting.chatSynced' | 'meeting.transcript'
      | 'meeting.summary' | (string & {})
    )[];
    name?: string;
    /** @format uri */ url?: string;
  }

  export interface WebhookGetWebhooksResponse {
    data: Webhook.Data[];
    success: boolean;
  }

  export interface WebhookReplaceWebhookParams extends InAccount, InApp {
    /** Events the webhook is called for. @minItems 1 */ events: (
      | 'meeting.started' | 'meeting.ended' | 'meeting.participantJoined' | 'meeting.participantLeft'
      | 'meeting.chatSynced' | 'recording.statusUpdate' | 'livestreaming.statusUpdate' | 'meeting.transcript'
      | 'meeting.summary' | (string & {})
    )[];
    /** @example "Attendance" */ name: string;
    /** @format uri @example "https://www.example.com/hooks/meetings" */ url: string;
    /** @default true */ enabled?: boolean;
  }

  export interface WebhookEventsSuccessResponse {
    data: (
      | 'meeting.started' | 'meeting.ended' | 'meeting.participantJoined' | 'meeting.participantLeft'
      | 'meeting.chatSynced' | 'recording.statusUpdate' | 'livestreaming.statusUpdate' | 'meeting.transcript'
      | 'meeting.summary'
    )[];
    success: boolean;
  }

  export interface PollVisibility {
    /** Whether voters stay unnamed. */ anonymous?: boolean;
    /** Whether votes are hidden until one has voted. */ hide_votes?: boolean;
  }

  export interface ActiveSessionCreatePollParams extends InAccount, InApp, PollVisibility {
    /** Answers that can be chosen. @minItems 2 @example ["Tuesday", "Thursday"] */ options: string[];
    /** Question of the poll. @minLength 1 @example "Which day suits you?" */ question: string;
  }

  export interface ActiveSessionCreatePollResponse {
    data?: ActiveSessionCreatePollResponse.Data;
    success?: boolean;
  }
  export namespace ActiveSessionCreatePollResponse {
    export interface Data {
      action?: string;
      /** The poll with its options. */ poll?: Data.Poll;
    }
    export namespace Data {
      export interface Poll extends PollVisibility {
        /** @readOnly */ id: string;
        /** Answers with their votes. */ options: Poll.Option[];
        question: string;
        /** Participant who started it. */ created_by?: string;
        /** Participants who have voted. */ voted?: string[];
      }
      export namespace Poll {
        export interface Option {
          /** Votes for the option. */ count: number;
          /** Words of the answer that can be chosen. */ text: string;
          votes: Option.Vote[];
        }
        export namespace Option {
          export interface Vote {
            id: string;
            name: string;
          }
        }
      }
    }
  }

  export interface ActiveSessionKickAllParticipantsResponse {
    data?: ActiveSessionKickAllParticipantsResponse.Data;
    success?: boolean;
  }
  export namespace ActiveSessionKickAllParticipantsResponse {
    export interface Data {
      action?: string;
      /** Number of participants who were removed. */ kicked_participants_count?: number;
    }
  }

  export interface ActiveSessionParams extends InAccount, InApp {
    /** Participants by your own ids. @minItems 1 */ custom_participant_ids?: string[];
    /** Participants by their ids. @minItems 1 */ participant_ids?: string[];
  }

  export interface ActiveSessionKickParticipantsResponse {
    data?: ActiveSessionKickParticipantsResponse.Data;
    success?: boolean;
  }
  export namespace ActiveSessionKickParticipantsResponse {
    export interface Data {
      action?: string;
      /** Participants of the meeting or session. */ participants?: Data.Participant[];
    }
    export namespace Data {
      export interface Participant {
        id: string;
        /** @readOnly */ created_at: string;
        /** @readOnly */ updated_at: string;
        /** Email address of the participant or user. */ email?: string;
        name?: string;
        picture?: string;
      }
    }
  }

  export interface ActiveSessionMuteParticipantsResponse {
    data?: {
      action?: string;
      /** Participants of the meeting or session. */ participants?: SessionParticipant[];
    };
    success?: boolean;
  }

  export interface ActiveSessionMuteAllParticipantsParams extends InAccount, InApp {
    /** Whether they may switch their microphones on again. */ allow_unmute: boolean;
  }

  export interface ActiveSessionMuteAllParticipantsResponse {
    data?: {
      action?: string;
      /** Number of participants who were muted. */ muted_participants_count?: number;
    };
    success?: boolean;
  }

  export interface LivestreamCreateIndependentLivestreamParams extends InAccount {
    name?: string | null;
  }

  export interface LivestreamGetAllLivestreamsParams extends InAccount {
    /** @unit seconds since 1970 */ end_time?: DateTime;
    /** If true, livestreams of meetings are left out. @default false */ exclude_meetings?: boolean;
    /** @min 0 */ page_no?: Integer;
    per_page?: Integer;
    sort_order?: 'ASC' | 'DSC' | (string & {});
    /** @unit seconds since 1970 */ start_time?: DateTime;
    /** Only livestreams in this state. */ status?: 'LIVE' | 'IDLE' | 'ERRORED' | 'INVOKED' | (string & {});
  }

  export interface LivestreamParams extends InAccount {
    /** @unit seconds since 1970 */ end_time?: Integer;
    /** Further conditions, as the list offers them. */ filters?: string;
    /** @unit seconds since 1970 */ start_time?: Integer;
  }

  export interface LivestreamGetOrgAnalyticsParams extends InAccount {
    /** Last day of the period, as YYYY-MM-DD. @example "2022-09-22" @format date */ end_date?: string;
    /** First day of the period, as YYYY-MM-DD. @example "2022-09-01" @format date */ start_date?: string;
  }

  export interface LivestreamStartLivestreamingAMeetingParams extends InAccount, InApp {
    name?: string | null;
    /** Settings for the recorded picture. */ video_config?: LivestreamStartLivestreamingAMeetingParams.VideoConfig;
  }
  export namespace LivestreamStartLivestreamingAMeetingParams {
    export interface VideoConfig {
      /** @unit pixels */ height?: Integer;
      /** @unit pixels */ width?: Integer;
    }
  }

  export interface LivestreamGetSessionLivestreamSessionsParams extends InAccount, InApp {
    per_page?: number;
    /** @min 0 */ page_no?: number;
  }

  export interface OngoingMeeting extends SessionData {
    /** Breakout rooms of the session. @readOnly */ breakout_rooms?: OngoingMeeting[];
  }

  export interface SessionParticipant {
    /** @readOnly */ created_at: string;
    /** Email address of the participant or user. */ email?: string;
    id: string;
    name?: string;
    picture?: string;
    /** @readOnly */ updated_at: string;
  }

  /** State, times and files of a recording. */
  export interface RecordingDetails {
    /** @format uuid @readOnly */ id: string;
    /** Address of the sound alone, for a limited time; null if not kept. @format uri @readOnly */ audio_download_url: string | null;
    /** Address of the recording, for a limited time; null until it is there. @format uri @readOnly */ download_url: string | null;
    /** Time after which that address no longer works; null without one. @readOnly */ download_url_expiry: DateTime | null;
    /** Size of the recording; null until it is known. @readOnly @unit bytes */ file_size: number | null;
    invoked_time: DateTime;
    /** Session the entry belongs to. @format uuid @readOnly */ session_id: string | null;
    started_time: DateTime | null;
    /** State of the recording. */ status: 'INVOKED' | 'RECORDING' | 'UPLOADING' | 'UPLOADED' | 'ERRORED' | 'PAUSED';
    stopped_time: DateTime | null;
    /** Length of the recording. @unit seconds */ recording_duration?: Integer;
  }

  /** Storage for recordings. */
  export interface RecordingStorage {
    /** Bucket that takes the recordings. */ bucket?: string;
    /** Host of an SFTP server. */ host?: string;
    /** Folder that takes the recordings. */ path?: string;
    /** User of the SFTP server. */ username?: string;
  }
}
