import type { DateTime, InAccount, Integer, ResourceID } from '../_shared.ts';
import type { Apps } from './apps.ts';
import type { Meetings } from './meetings.ts';
import type { Presets } from './presets.ts';
import type { Sessions } from './sessions.ts';
import type { Recordings } from './recordings.ts';
import type { Webhooks } from './webhooks.ts';
import type { ActiveSession } from './active-session.ts';
import type { Livestreams } from './livestreams.ts';
import type { Analytics } from './analytics.ts';

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
  export { type ActiveSession, type Analytics, type Apps, type Livestreams, type Meetings, type Presets, type Recordings, type Sessions, type Webhooks };

  export interface AppGetParams extends InAccount {
    /** @min 1 @default 1 */ page_no?: Integer;
    /** @min 1 @default 20 */ per_page?: Integer;
    /** @maxLength 125 */ search?: string;
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
    /** @minLength 1 */ name: string;
  }

  export interface AppPostResponse {
    data?: AppPostResponse.Data;
    success?: boolean;
  }
  export namespace AppPostResponse {
    export interface Data {
      app?: AppGetResponse.Data;
    }
    export namespace Data {
      export type App = AppGetResponse.Data;
    }
  }

  export type AppGetAppByIDParams = InAccount;

  export interface AppGetAppByIDResponse {
    data?: {
      /** @readOnly */ created_at?: DateTime;
      /** @format uuid */ id?: string;
      name?: string | null;
    };
    success?: boolean;
  }

  export interface MeetingCreateParams extends InAccount {
    ai_config?: MeetingCreateParams.AIConfig;
    /** @default false */ live_stream_on_start?: boolean | null;
    /** @default false */ persist_chat?: boolean;
    /** @default false */ record_on_start?: boolean | null;
    recording_config?: MeetingCreateParams.RecordingConfig;
    /** @min 60 @max 600 @unit seconds @default 60 */ session_keep_alive_time_in_secs?: number;
    /** @default false */ summarize_on_end?: boolean;
    title?: string | null;
    /** @default false */ transcribe_on_end?: boolean;
  }
  export namespace MeetingCreateParams {
    export interface AIConfig {
      summarization?: MeetingCreateParams.AIConfig.Summarization;
      transcription?: MeetingCreateParams.AIConfig.Transcription;
    }
    export namespace AIConfig {
      export interface Summarization {
        /** @default "general" */ summary_type?: 'general' | 'team_meeting' | 'sales_call' | 'client_check_in' | 'interview' | 'daily_standup' | 'one_on_one_meeting' | 'lecture' | 'code_review';
        /** @default "markdown" */ text_format?: 'plain_text' | 'markdown';
        /** @min 150 @max 1000 @default 500 */ word_limit?: Integer;
      }
      export interface Transcription {
        keywords?: string[];
        /** @default "en-US" */ language?: 'en-US' | 'en-IN' | 'de' | 'hi' | 'sv' | 'ru' | 'pl' | 'el' | 'fr' | 'nl';
        /** @default false */ profanity_filter?: boolean;
      }
    }
    export interface RecordingConfig {
      audio_config?: RecordingStartRecordingsParams.AudioConfig;
      file_name_prefix?: string;
      live_streaming_config?: RecordingStartRecordingsParams.RtmpOutConfig;
      /** @min 60 @max 86400 @unit seconds */ max_seconds?: number;
      realtimekit_bucket_config?: RecordingStartRecordingsParams.RealtimekitBucketConfig;
      storage_config?: RecordingStartRecordingsParams.StorageConfig | null;
      video_config?: RecordingStartRecordingsParams.VideoConfig;
    }
    export namespace RecordingConfig {
      export type AudioConfig = RecordingStartRecordingsParams.AudioConfig;
      export type LiveStreamingConfig = RecordingStartRecordingsParams.RtmpOutConfig;
      export type RealtimekitBucketConfig = RecordingStartRecordingsParams.RealtimekitBucketConfig;
      export type StorageConfig = RecordingStartRecordingsParams.StorageConfig;
      export import VideoConfig = RecordingStartRecordingsParams.VideoConfig;
    }
  }

  export interface MeetingCreateResponse {
    /** @default true */ success: boolean;
    data?: MeetingCreateResponse.Data;
  }
  export namespace MeetingCreateResponse {
    export interface Data {
      /** @format uuid @readOnly */ id: string;
      /** @readOnly */ created_at: DateTime;
      /** @readOnly */ updated_at: DateTime;
      ai_config?: MeetingCreateParams.AIConfig;
      live_stream_on_start?: boolean;
      persist_chat?: boolean;
      record_on_start?: boolean;
      recording_config?: MeetingGetResponse.Data.RecordingConfig;
      /** @min 60 @max 600 @unit seconds @default 60 */ session_keep_alive_time_in_secs?: number;
      status?: 'ACTIVE' | 'INACTIVE';
      summarize_on_end?: boolean;
      title?: string;
      transcribe_on_end?: boolean;
    }
    export namespace Data {
      export import AIConfig = MeetingCreateParams.AIConfig;
      export import RecordingConfig = MeetingGetResponse.Data.RecordingConfig;
    }
  }

  export interface MeetingAddParticipantParams extends InAccount {
    app_id: ResourceID;
    custom_participant_id: string;
    /** @default "group_call_host" */ preset_name: string;
    name?: string | null;
    /** @format uri @example "https://i.imgur.com/test.jpg" */ picture?: string | null;
  }

  export interface MeetingAddParticipantResponse {
    /** @default true */ success: boolean;
    data?: MeetingAddParticipantResponse.Data;
  }
  export namespace MeetingAddParticipantResponse {
    export interface Data {
      /** @format uuid */ id: string;
      /** @sensitive */ token: string;
      /** @readOnly */ created_at: DateTime;
      custom_participant_id: string;
      preset_name: string;
      /** @readOnly */ updated_at: DateTime;
      name?: string | null;
      /** @format uri */ picture?: string | null;
    }
  }

  export type MeetingDeleteMeetingParticipantParams = MeetingGetMeetingParticipantParams;

  export interface MeetingDeleteMeetingParticipantResponse {
    /** @default true */ success: boolean;
    data?: MeetingDeleteMeetingParticipantResponse.Data;
  }
  export namespace MeetingDeleteMeetingParticipantResponse {
    export interface Data {
      /** @readOnly */ created_at: DateTime;
      custom_participant_id: string;
      /** @format uuid */ preset_id: string;
      /** @readOnly */ updated_at: DateTime;
    }
  }

  export interface MeetingEditParticipantParams extends InAccount {
    app_id: ResourceID;
    /** @format uuid */ meeting_id: string;
    name?: string | null;
    /** @format uri */ picture?: string | null;
    preset_name?: string | null;
  }

  export import MeetingEditParticipantResponse = RealtimeKit.MeetingAddParticipantResponse;

  export interface MeetingGetParams extends InAccount {
    end_time?: DateTime;
    /** @min 0 */ page_no?: number;
    /** @min 0 */ per_page?: number;
    search?: string;
    start_time?: DateTime;
    status?: 'ACTIVE' | 'INACTIVE';
  }

  export interface MeetingGetResponse {
    data: MeetingGetResponse.Data[];
    paging: PresetGetResponse.Paging;
    success: boolean;
  }
  export namespace MeetingGetResponse {
    export interface Data {
      /** @format uuid @readOnly */ id: string;
      /** @readOnly */ created_at: DateTime;
      /** @readOnly */ updated_at: DateTime;
      live_stream_on_start?: boolean;
      persist_chat?: boolean;
      record_on_start?: boolean;
      recording_config?: MeetingGetResponse.Data.RecordingConfig;
      /** @min 60 @max 600 @unit seconds @default 60 */ session_keep_alive_time_in_secs?: number;
      status?: 'ACTIVE' | 'INACTIVE';
      summarize_on_end?: boolean;
      title?: string;
      transcribe_on_end?: boolean;
    }
    export namespace Data {
      export interface RecordingConfig {
        audio_config?: RecordingStartRecordingsParams.AudioConfig;
        file_name_prefix?: string;
        live_streaming_config?: RecordingStartRecordingsParams.RtmpOutConfig;
        /** @min 60 @max 86400 @unit seconds */ max_seconds?: number;
        realtimekit_bucket_config?: RecordingStartRecordingsParams.RealtimekitBucketConfig;
        storage_config?: RecordingGetRecordingsResponse.Data.StorageConfig | null;
        video_config?: RecordingStartRecordingsParams.VideoConfig;
      }
      export namespace RecordingConfig {
        export type AudioConfig = RecordingStartRecordingsParams.AudioConfig;
        export type LiveStreamingConfig = RecordingStartRecordingsParams.RtmpOutConfig;
        export type RealtimekitBucketConfig = RecordingStartRecordingsParams.RealtimekitBucketConfig;
        export type StorageConfig = RecordingGetRecordingsResponse.Data.StorageConfig;
        export import VideoConfig = RecordingStartRecordingsParams.VideoConfig;
      }
    }
    export type Paging = PresetGetResponse.Paging;
  }

  export interface MeetingGetMeetingByIDParams extends InAccount {
    app_id: ResourceID;
    name?: string;
  }

  export import MeetingGetMeetingByIDResponse = RealtimeKit.MeetingCreateResponse;

  export interface MeetingGetMeetingParticipantParams extends InAccount {
    app_id: ResourceID;
    /** @format uuid */ meeting_id: string;
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

  export interface MeetingGetMeetingParticipantsParams extends InAccount {
    app_id: ResourceID;
    /** @min 0 */ page_no?: number;
    /** @min 0 */ per_page?: number;
  }

  export interface MeetingGetMeetingParticipantsResponse {
    data: MeetingGetMeetingParticipantResponse.Data[];
    paging: PresetGetResponse.Paging;
    success: boolean;
  }
  export namespace MeetingGetMeetingParticipantsResponse {
    export type Data = MeetingGetMeetingParticipantResponse.Data;
    export type Paging = PresetGetResponse.Paging;
  }

  export type MeetingRefreshParticipantTokenParams = MeetingGetMeetingParticipantParams;

  export interface MeetingRefreshParticipantTokenResponse {
    data: MeetingRefreshParticipantTokenResponse.Data;
    /** @default true */ success: boolean;
  }
  export namespace MeetingRefreshParticipantTokenResponse {
    export interface Data {
      /** @sensitive */ token: string;
    }
  }

  export interface MeetingReplaceMeetingByIDParams extends InAccount {
    app_id: ResourceID;
    ai_config?: MeetingCreateParams.AIConfig;
    /** @default false */ live_stream_on_start?: boolean | null;
    /** @default false */ persist_chat?: boolean;
    /** @default false */ record_on_start?: boolean | null;
    recording_config?: MeetingCreateParams.RecordingConfig;
    /** @min 60 @max 600 @unit seconds @default 60 */ session_keep_alive_time_in_secs?: number;
    /** @default false */ summarize_on_end?: boolean;
    title?: string | null;
    /** @default false */ transcribe_on_end?: boolean;
  }
  export namespace MeetingReplaceMeetingByIDParams {
    export import AIConfig = MeetingCreateParams.AIConfig;
    export import RecordingConfig = MeetingCreateParams.RecordingConfig;
  }

  export import MeetingReplaceMeetingByIDResponse = RealtimeKit.MeetingCreateResponse;

  export interface MeetingUpdateMeetingByIDParams extends InAccount {
    app_id: ResourceID;
    ai_config?: MeetingCreateParams.AIConfig;
    /** @default false */ live_stream_on_start?: boolean;
    /** @default false */ persist_chat?: boolean;
    /** @default false */ record_on_start?: boolean;
    recording_config?: MeetingCreateParams.RecordingConfig;
    /** @min 60 @max 600 @unit seconds @default 60 */ session_keep_alive_time_in_secs?: number;
    status?: 'ACTIVE' | 'INACTIVE';
    /** @default false */ summarize_on_end?: boolean;
    title?: string;
    /** @default false */ transcribe_on_end?: boolean;
  }
  export namespace MeetingUpdateMeetingByIDParams {
    export import AIConfig = MeetingCreateParams.AIConfig;
    export import RecordingConfig = MeetingCreateParams.RecordingConfig;
  }

  export import MeetingUpdateMeetingByIDResponse = RealtimeKit.MeetingCreateResponse;

  export interface MeetingReplaceParticipantParams extends InAccount {
    app_id: ResourceID;
    /** @format uuid */ meeting_id: string;
    custom_participant_id: string;
    name?: string | null;
    /** @format uri */ picture?: string | null;
    preset_name: string;
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
    config: PresetCreateParams.Config;
    name: string;
    permissions: PresetCreateParams.Permissions;
    ui: PresetCreateParams.UI;
  }
  export namespace PresetCreateParams {
    export interface Config {
      max_screenshare_count: number;
      max_video_streams: PresetCreateParams.Config.MaxVideoStreams;
      media: PresetCreateParams.Config.Media;
      view_type: 'GROUP_CALL' | 'WEBINAR' | 'AUDIO_ROOM' | 'LIVESTREAM';
      /** @default [] */ livestream_viewer_qualities?: (/** @min 0 */ Integer)[] | null;
    }
    export namespace Config {
      export interface MaxVideoStreams {
        desktop: number;
        mobile: number;
      }
      export interface Media {
        screenshare: PresetCreateParams.Config.Media.Screenshare;
        video: PresetCreateParams.Config.Media.Video;
        audio?: PresetCreateParams.Config.Media.Audio;
      }
      export namespace Media {
        export interface Audio {
          /** @default false */ enable_high_bitrate?: boolean;
          /** @default false */ enable_stereo?: boolean;
        }
        export interface Screenshare {
          frame_rate: number;
          quality: 'hd' | 'vga' | 'qvga' | 'fhd' | 'uhd';
        }
        export interface Video {
          /** @max 30 */ frame_rate: number;
          quality: 'hd' | 'vga' | 'qvga' | 'fhd' | 'uhd';
          /** @default false */ simulcast?: boolean;
        }
      }
    }
    export interface Permissions {
      accept_waiting_requests: boolean;
      can_accept_production_requests: boolean;
      can_change_participant_permissions: boolean;
      can_edit_display_name: boolean;
      can_livestream: boolean;
      can_record: boolean;
      can_spotlight: boolean;
      chat: PresetCreateParams.Permissions.Chat;
      connected_meetings: PresetCreateParams.Permissions.ConnectedMeetings;
      disable_participant_audio: boolean;
      disable_participant_screensharing: boolean;
      disable_participant_video: boolean;
      hidden_participant: boolean;
      kick_participant: boolean;
      media: PresetCreateParams.Permissions.Media;
      pin_participant: boolean;
      plugins: PresetCreateParams.Permissions.Plugins;
      polls: PresetCreateParams.Permissions.Polls;
      /** @default "NONE" */ recorder_type: 'RECORDER' | 'LIVESTREAMER' | 'NONE';
      show_participant_list: boolean;
      waiting_room_type: 'SKIP' | 'ON_PRIVILEGED_USER_ENTRY' | 'SKIP_ON_ACCEPT';
      accept_stage_requests?: boolean;
      /** @default false */ is_recorder?: boolean;
      stage_access?: 'ALLOWED' | 'NOT_ALLOWED' | 'CAN_REQUEST';
      stage_enabled?: boolean;
      transcription_enabled?: boolean;
    }
    export namespace Permissions {
      export interface Chat {
        private: PresetCreateParams.Permissions.Chat.Private;
        public: PresetCreateParams.Permissions.Chat.Public;
      }
      export namespace Chat {
        export interface Private {
          can_receive: boolean;
          can_send: boolean;
          files: boolean;
          text: boolean;
        }
        export interface Public {
          can_send: boolean;
          files: boolean;
          text: boolean;
        }
      }
      export interface ConnectedMeetings {
        can_alter_connected_meetings: boolean;
        can_switch_connected_meetings: boolean;
        can_switch_to_parent_meeting: boolean;
      }
      export interface Media {
        audio: PresetCreateParams.Permissions.Media.Audio;
        screenshare: PresetCreateParams.Permissions.Media.Audio;
        video: PresetCreateParams.Permissions.Media.Audio;
      }
      export namespace Media {
        export interface Audio {
          can_produce: 'ALLOWED' | 'NOT_ALLOWED' | 'CAN_REQUEST';
        }
        export type Screenshare = PresetCreateParams.Permissions.Media.Audio;
        export type Video = PresetCreateParams.Permissions.Media.Audio;
      }
      export interface Plugins {
        can_close: boolean;
        can_edit_config: boolean;
        can_start: boolean;
        config: { [key: string]: PresetCreateParams.Permissions.Plugins.Config };
      }
      export namespace Plugins {
        export interface Config {
          access_control?: 'FULL_ACCESS' | 'VIEW_ONLY';
          handles_view_only?: boolean;
          [key: string]: unknown;
        }
      }
      export interface Polls {
        can_create: boolean;
        can_view: boolean;
        can_vote: boolean;
      }
    }
    export interface UI {
      design_tokens: PresetCreateParams.UI.DesignTokens;
    }
    export namespace UI {
      export interface DesignTokens {
        border_radius: 'sharp' | 'rounded' | 'extra-rounded' | 'circular';
        border_width: 'none' | 'thin' | 'fat';
        colors: PresetCreateParams.UI.DesignTokens.Colors;
        /** @min 1 @default 4 */ spacing_base: number;
        theme: 'darkest' | 'dark' | 'light';
        font_family?: string;
        google_font?: string;
        /** @format uri */ logo?: string;
      }
      export namespace DesignTokens {
        export interface Colors {
          background: PresetCreateParams.UI.DesignTokens.Colors.Background;
          brand: PresetCreateParams.UI.DesignTokens.Colors.Brand;
          /** @default "#FF2D2D" */ danger: string;
          /** @default "#62A504" */ success: string;
          /** @default "#EEEEEE" */ text: string;
          /** @default "#EEEEEE" */ text_on_brand: string;
          /** @default "#191919" */ video_bg: string;
          /** @default "#FFCD07" */ warning: string;
        }
        export namespace Colors {
          export interface Background {
            /** @default "#141414" */ '1000': string;
            /** @default "#222222" */ '600': string;
            /** @default "#1f1f1f" */ '700': string;
            /** @default "#1b1b1b" */ '800': string;
            /** @default "#181818" */ '900': string;
          }
          export interface Brand {
            /** @default "#844d1c" */ '300': string;
            /** @default "#9d5b22" */ '400': string;
            /** @default "#b56927" */ '500': string;
            /** @default "#d37c30" */ '600': string;
            /** @default "#d9904f" */ '700': string;
          }
        }
      }
    }
  }

  export interface PresetCreateResponse {
    data: PresetCreateResponse.Data;
    /** @default true */ success: boolean;
  }
  export namespace PresetCreateResponse {
    export interface Data {
      /** @format uuid */ id: string;
      config: PresetCreateParams.Config;
      /** @readOnly */ created_at: DateTime;
      name: string;
      permissions: PresetCreateParams.Permissions;
      ui: PresetCreateParams.UI;
      /** @readOnly */ updated_at: DateTime;
    }
    export namespace Data {
      export import Config = PresetCreateParams.Config;
      export import Permissions = PresetCreateParams.Permissions;
      export import UI = PresetCreateParams.UI;
    }
  }

  export interface PresetUpdateParams extends InAccount {
    app_id: ResourceID;
    config?: PresetUpdateParams.Config;
    name?: string;
    permissions?: PresetUpdateParams.Permissions;
    ui?: PresetUpdateParams.UI;
  }
  export namespace PresetUpdateParams {
    export interface Config {
      /** @default [] */ livestream_viewer_qualities?: (/** @min 0 */ Integer)[] | null;
      max_screenshare_count?: number;
      max_video_streams?: PresetUpdateParams.Config.MaxVideoStreams;
      media?: PresetUpdateParams.Config.Media;
      view_type?: 'GROUP_CALL' | 'WEBINAR' | 'AUDIO_ROOM' | 'LIVESTREAM';
    }
    export namespace Config {
      export interface MaxVideoStreams {
        desktop?: number;
        mobile?: number;
      }
      export interface Media {
        audio?: PresetCreateParams.Config.Media.Audio;
        screenshare?: PresetUpdateParams.Config.Media.Screenshare;
        video?: PresetUpdateParams.Config.Media.Video;
      }
      export namespace Media {
        export type Audio = PresetCreateParams.Config.Media.Audio;
        export interface Screenshare {
          frame_rate?: number;
          quality?: 'hd' | 'vga' | 'qvga' | 'fhd' | 'uhd';
        }
        export interface Video {
          /** @max 30 */ frame_rate?: number;
          quality?: 'hd' | 'vga' | 'qvga' | 'fhd' | 'uhd';
          simulcast?: boolean;
        }
      }
    }
    export interface Permissions {
      accept_stage_requests?: boolean;
      accept_waiting_requests?: boolean;
      can_accept_production_requests?: boolean;
      can_change_participant_permissions?: boolean;
      can_edit_display_name?: boolean;
      can_livestream?: boolean;
      can_record?: boolean;
      can_spotlight?: boolean;
      chat?: PresetUpdateParams.Permissions.Chat;
      connected_meetings?: PresetUpdateParams.Permissions.ConnectedMeetings;
      disable_participant_audio?: boolean;
      disable_participant_screensharing?: boolean;
      disable_participant_video?: boolean;
      hidden_participant?: boolean;
      /** @default false */ is_recorder?: boolean;
      kick_participant?: boolean;
      media?: PresetUpdateParams.Permissions.Media;
      pin_participant?: boolean;
      plugins?: PresetUpdateParams.Permissions.Plugins;
      polls?: PresetUpdateParams.Permissions.Polls;
      /** @default "NONE" */ recorder_type?: 'RECORDER' | 'LIVESTREAMER' | 'NONE';
      show_participant_list?: boolean;
      stage_access?: 'ALLOWED' | 'NOT_ALLOWED' | 'CAN_REQUEST';
      stage_enabled?: boolean;
      transcription_enabled?: boolean;
      waiting_room_type?: 'SKIP' | 'ON_PRIVILEGED_USER_ENTRY' | 'SKIP_ON_ACCEPT';
    }
    export namespace Permissions {
      export interface Chat {
        private?: PresetUpdateParams.Permissions.Chat.Private;
        public?: PresetUpdateParams.Permissions.Chat.Public;
      }
      export namespace Chat {
        export interface Private {
          can_receive?: boolean;
          can_send?: boolean;
          files?: boolean;
          text?: boolean;
        }
        export interface Public {
          can_send?: boolean;
          files?: boolean;
          text?: boolean;
        }
      }
      export interface ConnectedMeetings {
        can_alter_connected_meetings?: boolean;
        can_switch_connected_meetings?: boolean;
        can_switch_to_parent_meeting?: boolean;
      }
      export interface Media {
        audio?: PresetUpdateParams.Permissions.Media.Audio;
        screenshare?: PresetUpdateParams.Permissions.Media.Audio;
        video?: PresetUpdateParams.Permissions.Media.Audio;
      }
      export namespace Media {
        export interface Audio {
          can_produce?: 'ALLOWED' | 'NOT_ALLOWED' | 'CAN_REQUEST';
        }
        export type Screenshare = PresetUpdateParams.Permissions.Media.Audio;
        export type Video = PresetUpdateParams.Permissions.Media.Audio;
      }
      export interface Plugins {
        can_close?: boolean;
        can_edit_config?: boolean;
        can_start?: boolean;
        config?: { [key: string]: PresetCreateParams.Permissions.Plugins.Config };
      }
      export namespace Plugins {
        export type Config = PresetCreateParams.Permissions.Plugins.Config;
      }
      export interface Polls {
        can_create?: boolean;
        can_view?: boolean;
        can_vote?: boolean;
      }
    }
    export interface UI {
      design_tokens?: PresetUpdateParams.UI.DesignTokens;
    }
    export namespace UI {
      export interface DesignTokens {
        border_radius?: 'sharp' | 'rounded' | 'extra-rounded' | 'circular';
        border_width?: 'none' | 'thin' | 'fat';
        colors?: PresetUpdateParams.UI.DesignTokens.Colors;
        font_family?: string;
        google_font?: string;
        /** @format uri */ logo?: string;
        /** @min 1 @default 4 */ spacing_base?: number;
        theme?: 'darkest' | 'dark' | 'light';
      }
      export namespace DesignTokens {
        export interface Colors {
          background?: PresetUpdateParams.UI.DesignTokens.Colors.Background;
          brand?: PresetUpdateParams.UI.DesignTokens.Colors.Brand;
          /** @default "#FF2D2D" */ danger?: string;
          /** @default "#62A504" */ success?: string;
          /** @default "#EEEEEE" */ text?: string;
          /** @default "#EEEEEE" */ text_on_brand?: string;
          /** @default "#191919" */ video_bg?: string;
          /** @default "#FFCD07" */ warning?: string;
        }
        export namespace Colors {
          export interface Background {
            /** @default "#141414" */ '1000'?: string;
            /** @default "#222222" */ '600'?: string;
            /** @default "#1f1f1f" */ '700'?: string;
            /** @default "#1b1b1b" */ '800'?: string;
            /** @default "#181818" */ '900'?: string;
          }
          export interface Brand {
            /** @default "#844d1c" */ '300'?: string;
            /** @default "#9d5b22" */ '400'?: string;
            /** @default "#b56927" */ '500'?: string;
            /** @default "#d37c30" */ '600'?: string;
            /** @default "#d9904f" */ '700'?: string;
          }
        }
      }
    }
  }

  export import PresetUpdateResponse = RealtimeKit.PresetCreateResponse;

  export interface PresetDeleteParams extends InAccount {
    app_id: ResourceID;
  }

  export import PresetDeleteResponse = RealtimeKit.PresetCreateResponse;

  export interface PresetGetParams extends InAccount {
    /** @min 0 */ page_no?: number;
    /** @min 0 */ per_page?: number;
    search?: string;
  }

  export interface PresetGetResponse {
    data: PresetGetResponse.Data[];
    paging: PresetGetResponse.Paging;
    success: boolean;
  }
  export namespace PresetGetResponse {
    export interface Data {
      /** @format uuid */ id?: string;
      /** @readOnly */ created_at?: DateTime;
      name?: string;
      /** @readOnly */ updated_at?: DateTime;
    }
    export interface Paging {
      /** @example 30 */ end_offset: number;
      /** @example 1 */ start_offset: number;
      /** @min 0 @example 30 */ total_count: number;
    }
  }

  export type PresetGetPresetByIDParams = PresetDeleteParams;

  export import PresetGetPresetByIDResponse = RealtimeKit.PresetCreateResponse;

  export interface PresetReplacePresetByIDParams extends InAccount {
    app_id: ResourceID;
    config: PresetCreateParams.Config;
    name: string;
    permissions: PresetCreateParams.Permissions;
    ui: PresetCreateParams.UI;
  }
  export namespace PresetReplacePresetByIDParams {
    export import Config = PresetCreateParams.Config;
    export import Permissions = PresetCreateParams.Permissions;
    export import UI = PresetCreateParams.UI;
  }

  export import PresetReplacePresetByIDResponse = RealtimeKit.PresetCreateResponse;

  export type SessionGenerateSummaryOfTranscriptsParams = PresetDeleteParams;

  export interface SessionGenerateSummaryOfTranscriptsResponse {
    data?: SessionGenerateSummaryOfTranscriptsResponse.Data;
    success?: boolean;
  }
  export namespace SessionGenerateSummaryOfTranscriptsResponse {
    export interface Data {
      /** @format uuid */ session_id?: string;
      status?: string;
    }
  }

  export interface SessionGetParticipantDataFromPeerIDParams extends InAccount {
    app_id: ResourceID;
    filters?: 'device_info' | 'ip_information' | 'precall_network_information' | 'events' | 'quality_stats';
    /** @default false */ include_peer_events?: boolean;
  }

  export interface SessionGetParticipantDataFromPeerIDResponse {
    data?: SessionGetParticipantDataFromPeerIDResponse.Data;
    success?: boolean;
  }
  export namespace SessionGetParticipantDataFromPeerIDResponse {
    export interface Data {
      participant?: SessionGetParticipantDataFromPeerIDResponse.Data.Participant;
    }
    export namespace Data {
      export interface Participant {
        /** @format uuid */ id?: string;
        /** @readOnly */ created_at?: string;
        custom_participant_id?: string;
        display_name?: string;
        duration?: number;
        joined_at?: string;
        left_at?: string;
        peer_events?: SessionGetSessionParticipantsResponse.Data.Participant.PeerEvent[];
        peer_report?: SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport;
        role?: string;
        /** @format uuid */ session_id?: string;
        /** @readOnly */ updated_at?: string;
        user_id?: string;
      }
      export namespace Participant {
        export type PeerEvent = SessionGetSessionParticipantsResponse.Data.Participant.PeerEvent;
        export interface PeerReport {
          metadata?: SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Metadata;
          quality?: SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Quality;
        }
        export namespace PeerReport {
          export interface Metadata {
            audio_devices_updates?: SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Metadata.AudioDevicesUpdate[];
            browser_metadata?: SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Metadata.BrowserMetadata;
            candidate_pairs?: SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Metadata.CandidatePairs;
            device_info?: SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Metadata.DeviceInfo;
            events?: SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Metadata.Event[];
            ip_information?: SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Metadata.IPInformation;
            native_metadata?: SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Metadata.NativeMetadata;
            pc_metadata?: SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Metadata.PcMetadata[];
            room_view_type?: string;
            sdk_name?: string;
            sdk_type?: string;
            sdk_version?: string;
            selected_device_updates?: SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Metadata.SelectedDeviceUpdate[];
            speaker_devices_updates?: SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Metadata.AudioDevicesUpdate[];
            video_devices_updates?: SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Metadata.AudioDevicesUpdate[];
          }
          export namespace Metadata {
            export interface AudioDevicesUpdate {
              added?: SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Metadata.AudioDevicesUpdate.Added[];
              removed?: SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Metadata.AudioDevicesUpdate.Added[];
              timestamp?: string;
            }
            export namespace AudioDevicesUpdate {
              export interface Added {
                device_id?: string;
                kind?: string;
                label?: string;
              }
              export type Removed = SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Metadata.AudioDevicesUpdate.Added;
            }
            export interface BrowserMetadata {
              browser?: string;
              browser_version?: string;
              engine?: string;
              user_agent?: string;
              webgl_support?: boolean | null;
            }
            export interface CandidatePairs {
              consuming_transport?: SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Metadata.CandidatePairs.ConsumingTransport[];
              producing_transport?: SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Metadata.CandidatePairs.ConsumingTransport[];
            }
            export namespace CandidatePairs {
              export interface ConsumingTransport {
                available_incoming_bitrate?: number;
                available_outgoing_bitrate?: number;
                bytes_discarded_on_send?: number;
                bytes_received?: number;
                bytes_sent?: number;
                current_round_trip_time?: number;
                last_packet_received_timestamp?: number;
                last_packet_sent_timestamp?: number;
                local_candidate_address?: string;
                local_candidate_id?: string;
                local_candidate_network_type?: string;
                local_candidate_port?: number;
                local_candidate_protocol?: string;
                local_candidate_related_address?: string;
                local_candidate_related_port?: number;
                local_candidate_type?: string;
                local_candidate_url?: string;
                nominated?: boolean;
                packets_discarded_on_send?: number;
                packets_received?: number;
                packets_sent?: number;
                remote_candidate_address?: string;
                remote_candidate_id?: string;
                remote_candidate_port?: number;
                remote_candidate_protocol?: string;
                remote_candidate_type?: string;
                remote_candidate_url?: string;
                total_round_trip_time?: number;
              }
              export type ProducingTransport = SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Metadata.CandidatePairs.ConsumingTransport;
            }
            export interface DeviceInfo {
              cpus?: number;
              is_mobile?: boolean;
              os?: string;
              os_version?: string;
            }
            export interface Event {
              metadata?: { [key: string]: string | number | boolean | null };
              name?: string;
              timestamp?: string;
            }
            export interface IPInformation {
              asn?: SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Metadata.IPInformation.ASN;
              city?: string;
              country?: string;
              ipv4?: string;
              org?: string;
              region?: string;
              timezone?: string;
            }
            export namespace IPInformation {
              export interface ASN {
                asn?: string;
                domain?: string;
                name?: string;
                route?: string;
                type?: string;
              }
            }
            export interface NativeMetadata {
              audio_encoder?: string;
              video_encoder?: string;
            }
            export interface PcMetadata {
              effective_network_type?: string;
              reflexive_connectivity?: boolean;
              relay_connectivity?: boolean;
              sdp?: string[];
              timestamp?: string;
              turn_connectivity?: boolean;
            }
            export interface SelectedDeviceUpdate {
              device?: SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Metadata.AudioDevicesUpdate.Added;
              timestamp?: string;
            }
            export namespace SelectedDeviceUpdate {
              export type Device = SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Metadata.AudioDevicesUpdate.Added;
            }
            export import SpeakerDevicesUpdate = SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Metadata.AudioDevicesUpdate;
            export import VideoDevicesUpdate = SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Metadata.AudioDevicesUpdate;
          }
          export interface Quality {
            audio_consumer?: SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Quality.AudioConsumer[];
            audio_consumer_cumulative?: SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Quality.AudioConsumerCumulative;
            audio_producer?: SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Quality.AudioProducer[];
            audio_producer_cumulative?: SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Quality.AudioProducerCumulative;
            screenshare_audio_consumer?: SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Quality.AudioConsumer[];
            screenshare_audio_consumer_cumulative?: SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Quality.AudioConsumerCumulative;
            screenshare_audio_producer?: SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Quality.AudioProducer[];
            screenshare_audio_producer_cumulative?: SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Quality.AudioProducerCumulative;
            screenshare_video_consumer?: SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Quality.VideoConsumer[];
            screenshare_video_consumer_cumulative?: SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Quality.VideoConsumerCumulative;
            screenshare_video_producer?: SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Quality.VideoProducer[];
            screenshare_video_producer_cumulative?: SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Quality.VideoProducerCumulative;
            video_consumer?: SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Quality.VideoConsumer[];
            video_consumer_cumulative?: SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Quality.VideoConsumerCumulative;
            video_producer?: SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Quality.VideoProducer[];
            video_producer_cumulative?: SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Quality.VideoProducerCumulative;
          }
          export namespace Quality {
            export interface AudioConsumer {
              bytes_received?: number;
              concealment_events?: number;
              consumer_id?: string;
              jitter?: number;
              jitter_buffer_delay?: number;
              jitter_buffer_emitted_count?: number;
              mid?: string;
              mos_quality?: number;
              packets_lost?: number;
              packets_received?: number;
              peer_id?: string;
              producer_id?: string;
              ssrc?: number;
              timestamp?: string;
            }
            export interface AudioConsumerCumulative {
              jitter_buffer_delay?: SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Quality.AudioProducerCumulative.RTT;
              packet_loss?: SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Quality.AudioConsumerCumulative.PacketLoss;
              quality_mos?: SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Quality.AudioConsumerCumulative.QualityMos;
            }
            export namespace AudioConsumerCumulative {
              export type JitterBufferDelay = SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Quality.AudioProducerCumulative.RTT;
              export interface PacketLoss {
                '10_or_greater_event_fraction'?: number;
                '25_or_greater_event_fraction'?: number;
                '5_or_greater_event_fraction'?: number;
                '50_or_greater_event_fraction'?: number;
                avg?: number;
              }
              export interface QualityMos {
                avg?: number;
                p50?: number;
                p75?: number;
                p90?: number;
              }
            }
            export interface AudioProducer {
              bytes_sent?: number;
              jitter?: number;
              mid?: string;
              mos_quality?: number;
              packets_lost?: number;
              packets_sent?: number;
              producer_id?: string;
              rtt?: number;
              ssrc?: number;
              timestamp?: string;
            }
            export interface AudioProducerCumulative {
              packet_loss?: SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Quality.AudioConsumerCumulative.PacketLoss;
              quality_mos?: SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Quality.AudioConsumerCumulative.QualityMos;
              rtt?: SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Quality.AudioProducerCumulative.RTT;
            }
            export namespace AudioProducerCumulative {
              export type PacketLoss = SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Quality.AudioConsumerCumulative.PacketLoss;
              export type QualityMos = SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Quality.AudioConsumerCumulative.QualityMos;
              export interface RTT {
                '100ms_or_greater_event_fraction'?: number;
                '250ms_or_greater_event_fraction'?: number;
                '500ms_or_greater_event_fraction'?: number;
                avg?: number;
              }
            }
            export type ScreenshareAudioConsumer = SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Quality.AudioConsumer;
            export import ScreenshareAudioConsumerCumulative = SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Quality.AudioConsumerCumulative;
            export type ScreenshareAudioProducer = SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Quality.AudioProducer;
            export import ScreenshareAudioProducerCumulative = SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Quality.AudioProducerCumulative;
            export type ScreenshareVideoConsumer = SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Quality.VideoConsumer;
            export import ScreenshareVideoConsumerCumulative = SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Quality.VideoConsumerCumulative;
            export import ScreenshareVideoProducer = SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Quality.VideoProducer;
            export import ScreenshareVideoProducerCumulative = SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Quality.VideoProducerCumulative;
            export interface VideoConsumer {
              bytes_received?: number;
              consumer_id?: string;
              fir_count?: number;
              frame_height?: number;
              frame_width?: number;
              frames_decoded?: number;
              frames_dropped?: number;
              /** @unit seconds */ frames_per_second?: number;
              jitter?: number;
              jitter_buffer_delay?: number;
              jitter_buffer_emitted_count?: number;
              key_frames_decoded?: number;
              mid?: string;
              mos_quality?: number;
              packets_lost?: number;
              packets_received?: number;
              peer_id?: string;
              producer_id?: string;
              ssrc?: number;
              timestamp?: string;
            }
            export interface VideoConsumerCumulative {
              frame_per_second?: SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Quality.AudioConsumerCumulative.QualityMos;
              frame_width?: SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Quality.AudioConsumerCumulative.QualityMos;
              issues?: SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Quality.VideoConsumerCumulative.Issues;
              jitter_buffer_delay?: SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Quality.AudioProducerCumulative.RTT;
              key_frames_decoded_fraction?: number;
              packet_loss?: SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Quality.AudioConsumerCumulative.PacketLoss;
              quality_mos?: SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Quality.AudioConsumerCumulative.QualityMos;
            }
            export namespace VideoConsumerCumulative {
              export type FramePerSecond = SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Quality.AudioConsumerCumulative.QualityMos;
              export type FrameWidth = SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Quality.AudioConsumerCumulative.QualityMos;
              export interface Issues {
                lag_fraction?: number;
                no_video_fraction?: number;
                poor_resolution_fraction?: number;
              }
              export type JitterBufferDelay = SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Quality.AudioProducerCumulative.RTT;
              export type PacketLoss = SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Quality.AudioConsumerCumulative.PacketLoss;
              export type QualityMos = SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Quality.AudioConsumerCumulative.QualityMos;
            }
            export interface VideoProducer {
              bytes_sent?: number;
              fir_count?: number;
              frame_height?: number;
              frame_width?: number;
              frames_encoded?: number;
              /** @unit seconds */ frames_per_second?: number;
              jitter?: number;
              key_frames_encoded?: number;
              mid?: string;
              mos_quality?: number;
              packets_lost?: number;
              packets_sent?: number;
              pli_count?: number;
              producer_id?: string;
              quality_limitation_durations?: SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Quality.VideoProducer.QualityLimitationDurations;
              quality_limitation_reason?: 'cpu' | 'bandwidth' | 'none' | 'other';
              quality_limitation_resolution_changes?: number;
              rtt?: number;
              ssrc?: number;
              timestamp?: string;
            }
            export namespace VideoProducer {
              export interface QualityLimitationDurations {
                bandwidth?: number;
                cpu?: number;
                none?: number;
                other?: number;
              }
            }
            export interface VideoProducerCumulative {
              frame_per_second?: SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Quality.AudioConsumerCumulative.QualityMos;
              frame_width?: SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Quality.AudioConsumerCumulative.QualityMos;
              high_negative_feedback_fraction?: number;
              issues?: SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Quality.VideoProducerCumulative.Issues;
              key_frames_encoded_fraction?: number;
              packet_loss?: SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Quality.AudioConsumerCumulative.PacketLoss;
              quality_mos?: SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Quality.AudioConsumerCumulative.QualityMos;
              rtt?: SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Quality.AudioProducerCumulative.RTT;
            }
            export namespace VideoProducerCumulative {
              export type FramePerSecond = SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Quality.AudioConsumerCumulative.QualityMos;
              export type FrameWidth = SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Quality.AudioConsumerCumulative.QualityMos;
              export interface Issues {
                bandwidth_quality_limitation_fraction?: number;
                cpu_quality_limitation_fraction?: number;
                no_video_fraction?: number;
                poor_resolution_fraction?: number;
                quality_limitation_fraction?: number;
              }
              export type PacketLoss = SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Quality.AudioConsumerCumulative.PacketLoss;
              export type QualityMos = SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Quality.AudioConsumerCumulative.QualityMos;
              export type RTT = SessionGetParticipantDataFromPeerIDResponse.Data.Participant.PeerReport.Quality.AudioProducerCumulative.RTT;
            }
          }
        }
      }
    }
  }

  export type SessionGetSessionChatParams = PresetDeleteParams;

  export interface SessionGetSessionChatResponse {
    data?: SessionGetSessionChatResponse.Data;
    success?: boolean;
  }
  export namespace SessionGetSessionChatResponse {
    export interface Data {
      chat_download_url: string;
      chat_download_url_expiry: string;
    }
  }

  export interface SessionGetSessionDetailsParams extends InAccount {
    app_id: ResourceID;
    /** @default false */ include_breakout_rooms?: boolean;
  }

  export interface SessionGetSessionDetailsResponse {
    data?: SessionGetSessionDetailsResponse.Data;
    success?: boolean;
  }
  export namespace SessionGetSessionDetailsResponse {
    export interface Data {
      /** @readOnly */ id: string;
      associated_id: string;
      /** @readOnly */ created_at: string;
      live_participants: number;
      max_concurrent_participants: number;
      meeting_display_name: string;
      minutes_consumed: number;
      organization_id: string;
      started_at: string;
      status: 'LIVE' | 'ENDED';
      type: 'meeting' | 'livestream' | 'participant';
      /** @readOnly */ updated_at: string;
      /** @readOnly */ breakout_rooms?: ActiveSession2[];
      ended_at?: string;
    }
  }

  export interface SessionGetSessionParticipantDetailsParams extends InAccount {
    app_id: ResourceID;
    /** @format uuid */ session_id: string;
    /** @default false */ include_peer_events?: boolean;
  }

  export interface SessionGetSessionParticipantDetailsResponse {
    data?: SessionGetSessionParticipantDetailsResponse.Data;
    success?: boolean;
  }
  export namespace SessionGetSessionParticipantDetailsResponse {
    export interface Data {
      participant?: SessionGetSessionParticipantsResponse.Data.Participant;
    }
    export namespace Data {
      export import Participant = SessionGetSessionParticipantsResponse.Data.Participant;
    }
  }

  export interface SessionGetSessionParticipantsParams extends InAccount {
    app_id: ResourceID;
    /** @default false */ include_peer_events?: boolean;
    /** @min 0 */ page_no?: number;
    /** @min 0 */ per_page?: number;
    search?: string;
    sort_by?: 'joinedAt' | 'duration';
    sort_order?: 'ASC' | 'DESC';
    /** @default "raw" */ view?: 'raw' | 'consolidated';
  }

  export interface SessionGetSessionParticipantsResponse {
    data?: SessionGetSessionParticipantsResponse.Data;
    success?: boolean;
  }
  export namespace SessionGetSessionParticipantsResponse {
    export interface Data {
      participants?: SessionGetSessionParticipantsResponse.Data.Participant[];
    }
    export namespace Data {
      export interface Participant {
        id?: string;
        /** @readOnly */ created_at?: string;
        custom_participant_id?: string;
        display_name?: string;
        duration?: number;
        joined_at?: string;
        left_at?: string;
        peer_events?: SessionGetSessionParticipantsResponse.Data.Participant.PeerEvent[];
        preset_name?: string;
        /** @readOnly */ updated_at?: string;
        user_id?: string;
      }
      export namespace Participant {
        export interface PeerEvent {
          id?: string;
          /** @readOnly */ created_at?: string;
          event_name?: 'PEER_CREATED' | 'PEER_JOINING' | 'PEER_LEAVING';
          minutes_consumed?: number;
          participant_id?: string | null;
          peer_id?: string;
          preset_view_type?: 'GROUP_CALL' | 'WEBINAR' | 'AUDIO_ROOM' | 'LIVESTREAM' | 'CHAT' | null;
          session_id?: string | null;
          socket_session_id?: string | null;
          /** @readOnly */ updated_at?: string;
        }
      }
    }
  }

  export type SessionGetSessionSummaryParams = PresetDeleteParams;

  export interface SessionGetSessionSummaryResponse {
    data?: SessionGetSessionSummaryResponse.Data;
    success?: boolean;
  }
  export namespace SessionGetSessionSummaryResponse {
    export interface Data {
      sessionId: string;
      summaryDownloadUrl: string;
      summaryDownloadUrlExpiry: string;
    }
  }

  export interface SessionGetSessionTranscriptsParams extends InAccount {
    app_id: ResourceID;
    /** @default "CSV" */ format?: 'SRT' | 'VTT' | 'JSON' | 'CSV';
  }

  export interface SessionGetSessionTranscriptsResponse {
    data?: SessionGetSessionTranscriptsResponse.Data;
    success?: boolean;
  }
  export namespace SessionGetSessionTranscriptsResponse {
    export interface Data {
      sessionId: string;
      transcript_download_url: string;
      transcript_download_url_expiry: string;
    }
  }

  export interface SessionGetSessionsParams extends InAccount {
    /** @format uuid */ associated_id?: string;
    end_time?: DateTime;
    /** @min 0 */ page_no?: number;
    /** @example "1:10" */ participants?: string;
    /** @min 0 */ per_page?: number;
    search?: string;
    sort_by?: 'minutesConsumed' | 'createdAt';
    sort_order?: 'ASC' | 'DESC';
    start_time?: DateTime;
    status?: 'LIVE' | 'ENDED';
  }

  export interface SessionGetSessionsResponse {
    data?: SessionGetSessionsResponse.Data;
    paging?: SessionGetSessionsResponse.Paging;
    success?: boolean;
  }
  export namespace SessionGetSessionsResponse {
    export interface Data {
      sessions?: SessionGetSessionDetailsResponse.Data[];
    }
    export namespace Data {
      export type Session = SessionGetSessionDetailsResponse.Data;
    }
    export interface Paging {
      end_offset?: number;
      start_offset?: number;
      /** @min 0 */ total_count?: number;
    }
  }

  export type RecordingGetActiveRecordingsParams = PresetDeleteParams;

  export interface RecordingGetActiveRecordingsResponse {
    data: RecordingGetActiveRecordingsResponse.Data;
    /** @default true */ success: boolean;
  }
  export namespace RecordingGetActiveRecordingsResponse {
    export interface Data {
      /** @format uuid @readOnly */ id: string;
      /** @format uri @readOnly */ audio_download_url: string | null;
      /** @format uri @readOnly */ download_url: string | null;
      /** @readOnly */ download_url_expiry: DateTime | null;
      /** @readOnly */ file_size: number | null;
      invoked_time: DateTime;
      output_file_name: string;
      /** @format uuid @readOnly */ session_id: string | null;
      started_time: DateTime | null;
      status: 'INVOKED' | 'RECORDING' | 'UPLOADING' | 'UPLOADED' | 'ERRORED' | 'PAUSED';
      stopped_time: DateTime | null;
      recording_duration?: Integer;
    }
  }

  export type RecordingGetOneRecordingParams = PresetDeleteParams;

  export interface RecordingGetOneRecordingResponse {
    /** @default true */ success: boolean;
    data?: RecordingGetOneRecordingResponse.Data;
  }
  export namespace RecordingGetOneRecordingResponse {
    export interface Data {
      /** @format uuid @readOnly */ id: string;
      /** @format uri @readOnly */ audio_download_url: string | null;
      /** @format uri @readOnly */ download_url: string | null;
      /** @readOnly */ download_url_expiry: DateTime | null;
      /** @readOnly */ file_size: number | null;
      invoked_time: DateTime;
      output_file_name: string;
      /** @format uuid @readOnly */ session_id: string | null;
      started_time: DateTime | null;
      status: 'INVOKED' | 'RECORDING' | 'UPLOADING' | 'UPLOADED' | 'ERRORED' | 'PAUSED';
      stopped_time: DateTime | null;
      recording_duration?: Integer;
      start_reason?: RecordingGetOneRecordingResponse.Data.StartReason;
      stop_reason?: RecordingGetOneRecordingResponse.Data.StopReason;
      storage_config?: RecordingGetRecordingsResponse.Data.StorageConfig | null;
    }
    export namespace Data {
      export interface StartReason {
        caller?: RecordingGetOneRecordingResponse.Data.StopReason.Caller;
        reason?: 'API_CALL' | 'RECORD_ON_START';
      }
      export namespace StartReason {
        export type Caller = RecordingGetOneRecordingResponse.Data.StopReason.Caller;
      }
      export interface StopReason {
        caller?: RecordingGetOneRecordingResponse.Data.StopReason.Caller;
        reason?: 'API_CALL' | 'INTERNAL_ERROR' | 'ALL_PEERS_LEFT';
      }
      export namespace StopReason {
        export interface Caller {
          /** @example "RealtimeKit_test" */ name?: string;
          type?: 'ORGANIZATION' | 'USER';
          /** @format uuid @example "d61f6956-e68f-4375-bf10-c38a704d1bec" */ user_Id?: string;
        }
      }
      export type StorageConfig = RecordingGetRecordingsResponse.Data.StorageConfig;
    }
  }

  export interface RecordingGetRecordingsParams extends InAccount {
    end_time?: DateTime;
    expired?: boolean;
    /** @format uuid */ meeting_id?: string;
    /** @min 0 */ page_no?: number;
    /** @min 0 */ per_page?: number;
    search?: string;
    sort_by?: 'invokedTime';
    sort_order?: 'ASC' | 'DESC';
    start_time?: DateTime;
    /** @comma */ status?: ('INVOKED' | 'RECORDING' | 'UPLOADING' | 'UPLOADED' | 'ERRORED' | 'PAUSED')[];
  }

  export interface RecordingGetRecordingsResponse {
    data: RecordingGetRecordingsResponse.Data[];
    paging: PresetGetResponse.Paging;
    success: boolean;
  }
  export namespace RecordingGetRecordingsResponse {
    export interface Data {
      /** @format uuid @readOnly */ id: string;
      /** @format uri @readOnly */ audio_download_url: string | null;
      /** @format uri @readOnly */ download_url: string | null;
      /** @readOnly */ download_url_expiry: DateTime | null;
      /** @readOnly */ file_size: number | null;
      invoked_time: DateTime;
      output_file_name: string;
      /** @format uuid @readOnly */ session_id: string | null;
      started_time: DateTime | null;
      status: 'INVOKED' | 'RECORDING' | 'UPLOADING' | 'UPLOADED' | 'ERRORED' | 'PAUSED';
      stopped_time: DateTime | null;
      meeting?: MeetingGetResponse.Data;
      recording_duration?: Integer;
      storage_config?: RecordingGetRecordingsResponse.Data.StorageConfig | null;
    }
    export namespace Data {
      export import Meeting = MeetingGetResponse.Data;
      export interface StorageConfig {
        type: 'aws' | 'azure' | 'digitalocean' | 'gcs' | 'sftp';
        auth_method?: 'KEY' | 'PASSWORD';
        bucket?: string;
        host?: string;
        /** @sensitive */ password?: string;
        path?: string;
        port?: number;
        /** @sensitive */ private_key?: string;
        /** @example "us-east-1" */ region?: string;
        /** @sensitive */ secret?: string;
        username?: string;
      }
    }
    export type Paging = PresetGetResponse.Paging;
  }

  export interface RecordingPauseResumeStopRecordingParams extends InAccount {
    /** @minLength 32 @maxLength 32 */ app_id: string;
    action: 'stop' | 'pause' | 'resume';
  }

  export import RecordingPauseResumeStopRecordingResponse = RealtimeKit.RecordingGetOneRecordingResponse;

  export interface RecordingStartRecordingsParams extends InAccount {
    /** @format uuid */ meeting_id: string;
    /** @default false */ allow_multiple_recordings?: boolean;
    audio_config?: RecordingStartRecordingsParams.AudioConfig;
    file_name_prefix?: string;
    interactive_config?: RecordingStartRecordingsParams.InteractiveConfig;
    /** @min 60 @max 86400 @unit seconds */ max_seconds?: Integer;
    realtimekit_bucket_config?: RecordingStartRecordingsParams.RealtimekitBucketConfig;
    rtmp_out_config?: RecordingStartRecordingsParams.RtmpOutConfig;
    storage_config?: RecordingStartRecordingsParams.StorageConfig | null;
    /** @format uri */ url?: string;
    video_config?: RecordingStartRecordingsParams.VideoConfig;
  }
  export namespace RecordingStartRecordingsParams {
    export interface AudioConfig {
      /** @default "stereo" */ channel?: 'mono' | 'stereo';
      /** @default "AAC" */ codec?: 'MP3' | 'AAC';
      /** @default true */ export_file?: boolean;
    }
    export interface InteractiveConfig {
      type?: 'ID3';
    }
    export interface RealtimekitBucketConfig {
      enabled: boolean;
    }
    export interface RtmpOutConfig {
      /** @format uri @example "rtmp://a.rtmp.youtube.com/live2" @sensitive */ rtmp_url?: string;
    }
    export interface StorageConfig {
      type: 'aws' | 'azure' | 'digitalocean' | 'gcs' | 'sftp';
      /** @writeOnly @sensitive */ access_key?: string;
      auth_method?: 'KEY' | 'PASSWORD';
      bucket?: string;
      host?: string;
      /** @sensitive */ password?: string;
      path?: string;
      port?: number;
      /** @sensitive */ private_key?: string;
      /** @example "us-east-1" */ region?: string;
      /** @sensitive */ secret?: string;
      username?: string;
    }
    export interface VideoConfig {
      /** @default "H264" */ codec?: 'H264' | 'VP8';
      /** @default true */ export_file?: boolean;
      /** @min 1 @max 1920 @default 720 @example 720 */ height?: Integer;
      watermark?: RecordingStartRecordingsParams.VideoConfig.Watermark;
      /** @min 1 @max 1920 @default 1280 @example 1280 */ width?: Integer;
    }
    export namespace VideoConfig {
      export interface Watermark {
        /** @default "left top" */ position?: 'left top' | 'right top' | 'left bottom' | 'right bottom';
        size?: RecordingStartRecordingsParams.VideoConfig.Watermark.Size;
        /** @format uri */ url?: string;
      }
      export namespace Watermark {
        export interface Size {
          /** @min 1 */ height?: Integer;
          /** @min 1 */ width?: Integer;
        }
      }
    }
  }

  export import RecordingStartRecordingsResponse = RealtimeKit.RecordingGetOneRecordingResponse;

  export interface RecordingStartTrackRecordingParams extends InAccount {
    /** @format uuid */ meeting_id: string;
    layers?: { [key: string]: RecordingStartTrackRecordingParams.Layers };
    /** @minItems 1 @maxItems 100 */ user_ids?: (/** @minLength 1 @maxLength 256 */ string)[];
  }
  export namespace RecordingStartTrackRecordingParams {
    export interface Layers {
      file_name_prefix?: string;
      /** @default "audio" */ media_kind?: 'audio';
    }
  }

  export interface RecordingStartTrackRecordingResponse {
    /** @default true */ success: boolean;
    data?: RecordingStartTrackRecordingResponse.Data;
  }
  export namespace RecordingStartTrackRecordingResponse {
    export interface Data {
      recording: RecordingGetActiveRecordingsResponse.Data;
    }
    export namespace Data {
      export type Recording = RecordingGetActiveRecordingsResponse.Data;
    }
  }

  export interface WebhookCreateWebhookParams extends InAccount {
    events: ('meeting.started' | 'meeting.ended' | 'meeting.participantJoined' | 'meeting.participantLeft' | 'meeting.chatSynced' | 'recording.statusUpdate' | 'livestreaming.statusUpdate' | 'meeting.transcript' | 'meeting.summary')[];
    name: string;
    /** @format uri */ url: string;
    /** @default true */ enabled?: boolean;
  }

  export import WebhookCreateWebhookResponse = RealtimeKit.WebhookEditWebhookResponse;

  export type WebhookDeleteWebhookParams = PresetDeleteParams;

  export import WebhookDeleteWebhookResponse = RealtimeKit.WebhookEditWebhookResponse;

  export interface WebhookEditWebhookParams extends InAccount {
    app_id: ResourceID;
    /** @default true */ enabled?: boolean;
    events?: ('meeting.started' | 'meeting.ended' | 'meeting.participantJoined' | 'meeting.participantLeft' | 'recording.statusUpdate' | 'livestreaming.statusUpdate' | 'meeting.chatSynced' | 'meeting.transcript' | 'meeting.summary')[];
    name?: string;
    /** @format uri */ url?: string;
  }

  export interface WebhookEditWebhookResponse {
    data: WebhookEditWebhookResponse.Data;
    success: boolean;
  }
  export namespace WebhookEditWebhookResponse {
    export interface Data {
      /** @format uuid @example "0d1f069d-43bb-489a-ad8c-7eb95592ba8e" @readOnly */ id: string;
      /** @readOnly */ created_at: DateTime;
      enabled: boolean;
      events: ('meeting.started' | 'meeting.ended' | 'meeting.participantJoined' | 'meeting.participantLeft' | 'meeting.chatSynced' | 'recording.statusUpdate' | 'livestreaming.statusUpdate' | 'meeting.transcript' | 'meeting.summary')[];
      name: string;
      /** @readOnly */ updated_at: DateTime;
      /** @format uri */ url: string;
    }
  }

  export type WebhookGetWebhookByIDParams = PresetDeleteParams;

  export import WebhookGetWebhookByIDResponse = RealtimeKit.WebhookEditWebhookResponse;

  export type WebhookGetWebhooksParams = InAccount;

  export interface WebhookGetWebhooksResponse {
    data: WebhookEditWebhookResponse.Data[];
    success: boolean;
  }
  export namespace WebhookGetWebhooksResponse {
    export type Data = WebhookEditWebhookResponse.Data;
  }

  export interface WebhookReplaceWebhookParams extends InAccount {
    app_id: ResourceID;
    events: ('meeting.started' | 'meeting.ended' | 'meeting.participantJoined' | 'meeting.participantLeft' | 'meeting.chatSynced' | 'recording.statusUpdate' | 'livestreaming.statusUpdate' | 'meeting.transcript' | 'meeting.summary')[];
    name: string;
    /** @format uri */ url: string;
    /** @default true */ enabled?: boolean;
  }

  export import WebhookReplaceWebhookResponse = RealtimeKit.WebhookEditWebhookResponse;

  export type WebhookGetAllWebhookEventsParams = InAccount;

  export interface WebhookEventsSuccessResponse {
    data: ('meeting.started' | 'meeting.ended' | 'meeting.participantJoined' | 'meeting.participantLeft' | 'meeting.chatSynced' | 'recording.statusUpdate' | 'livestreaming.statusUpdate' | 'meeting.transcript' | 'meeting.summary')[];
    success: boolean;
  }

  export interface ActiveSessionCreatePollParams extends InAccount {
    app_id: ResourceID;
    options: string[];
    question: string;
    anonymous?: boolean;
    hide_votes?: boolean;
  }

  export interface ActiveSessionCreatePollResponse {
    data?: ActiveSessionCreatePollResponse.Data;
    success?: boolean;
  }
  export namespace ActiveSessionCreatePollResponse {
    export interface Data {
      action?: string;
      poll?: ActiveSessionCreatePollResponse.Data.Poll;
    }
    export namespace Data {
      export interface Poll {
        /** @readOnly */ id: string;
        options: ActiveSessionCreatePollResponse.Data.Poll.Option[];
        question: string;
        anonymous?: boolean;
        created_by?: string;
        hide_votes?: boolean;
        voted?: string[];
      }
      export namespace Poll {
        export interface Option {
          count: number;
          text: string;
          votes: ActiveSessionCreatePollResponse.Data.Poll.Option.Vote[];
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

  export type ActiveSessionGetActiveSessionParams = PresetDeleteParams;

  export import ActiveSessionGetActiveSessionResponse = RealtimeKit.SessionGetSessionDetailsResponse;

  export type ActiveSessionKickAllParticipantsParams = PresetDeleteParams;

  export interface ActiveSessionKickAllParticipantsResponse {
    data?: ActiveSessionKickAllParticipantsResponse.Data;
    success?: boolean;
  }
  export namespace ActiveSessionKickAllParticipantsResponse {
    export interface Data {
      action?: string;
      kicked_participants_count?: number;
    }
  }

  export interface ActiveSessionKickParticipantsParams extends InAccount {
    app_id: ResourceID;
    custom_participant_ids: string[];
    participant_ids: string[];
  }

  export interface ActiveSessionKickParticipantsResponse {
    data?: ActiveSessionKickParticipantsResponse.Data;
    success?: boolean;
  }
  export namespace ActiveSessionKickParticipantsResponse {
    export interface Data {
      action?: string;
      participants?: ActiveSessionKickParticipantsResponse.Data.Participant[];
    }
    export namespace Data {
      export interface Participant {
        id: string;
        /** @readOnly */ created_at: string;
        /** @readOnly */ updated_at: string;
        email?: string;
        name?: string;
        picture?: string;
      }
    }
  }

  export type ActiveSessionMuteParticipantsParams = ActiveSessionKickParticipantsParams;

  export interface ActiveSessionMuteParticipantsResponse {
    data?: { action?: string; participants?: SessionParticipant[] };
    success?: boolean;
  }

  export interface ActiveSessionMuteAllParticipantsParams extends InAccount {
    app_id: ResourceID;
    allow_unmute: boolean;
  }

  export interface ActiveSessionMuteAllParticipantsResponse {
    data?: { action?: string; muted_participants_count?: number };
    success?: boolean;
  }

  export interface LivestreamCreateIndependentLivestreamParams extends InAccount {
    name?: string | null;
  }

  export interface LivestreamCreateIndependentLivestreamResponse {
    data?: LivestreamCreateIndependentLivestreamResponse.Data;
    success?: boolean;
  }
  export namespace LivestreamCreateIndependentLivestreamResponse {
    export interface Data {
      id?: string;
      disabled?: boolean;
      ingest_server?: string;
      meeting_id?: string | null;
      name?: string;
      playback_url?: string;
      status?: 'LIVE' | 'IDLE' | 'ERRORED' | 'INVOKED';
      /** @sensitive */ stream_key?: string;
    }
  }

  export type LivestreamGetActiveLivestreamsForLivestreamIDParams = PresetDeleteParams;

  export interface LivestreamGetActiveLivestreamsForLivestreamIDResponse {
    data?: LivestreamGetActiveLivestreamsForLivestreamIDResponse.Data;
    success?: boolean;
  }
  export namespace LivestreamGetActiveLivestreamsForLivestreamIDResponse {
    export interface Data {
      livestream?: LivestreamGetActiveLivestreamsForLivestreamIDResponse.Data.Livestream;
      session?: LivestreamGetActiveLivestreamsForLivestreamIDResponse.Data.Session;
    }
    export namespace Data {
      export interface Livestream {
        id?: string;
        /** @readOnly */ created_at?: DateTime;
        disabled?: string;
        ingest_server?: string;
        meeting_id?: string;
        name?: string;
        playback_url?: string;
        status?: 'LIVE' | 'IDLE' | 'ERRORED' | 'INVOKED';
        /** @sensitive */ stream_key?: string;
        /** @readOnly */ updated_at?: DateTime;
      }
      export interface Session {
        id?: string;
        /** @readOnly */ created_at?: DateTime;
        err_message?: string;
        ingest_seconds?: string;
        invoked_time?: DateTime;
        livestream_id?: string;
        started_time?: DateTime;
        stopped_time?: DateTime;
        /** @readOnly */ updated_at?: DateTime;
        viewer_seconds?: string;
      }
    }
  }

  export interface LivestreamGetAllLivestreamsParams extends InAccount {
    end_time?: DateTime;
    /** @default false */ exclude_meetings?: boolean;
    page_no?: Integer;
    per_page?: Integer;
    sort_order?: 'ASC' | 'DSC';
    start_time?: DateTime;
    status?: 'LIVE' | 'IDLE' | 'ERRORED' | 'INVOKED';
  }

  export interface LivestreamGetAllLivestreamsResponse {
    data?: LivestreamGetAllLivestreamsResponse.Data;
    success?: boolean;
  }
  export namespace LivestreamGetAllLivestreamsResponse {
    export interface Data {
      /** @format uuid @example "3fd739f4-3c41-456e-bfba-6ebd51e16d2d" */ id?: string;
      /** @readOnly */ created_at?: DateTime;
      disabled?: string;
      /** @example "rtmps://live.cloudflare.com:443/live/" */ ingest_server?: string;
      meeting_id?: string;
      /** @example "test" */ name?: string;
      paging?: LivestreamGetAllLivestreamsResponse.Data.Paging;
      playback_url?: string;
      status?: 'LIVE' | 'IDLE' | 'ERRORED' | 'INVOKED';
      /** @sensitive */ stream_key?: string;
      /** @readOnly */ updated_at?: DateTime;
    }
    export namespace Data {
      export interface Paging {
        /** @example 1 */ end_offset?: Integer;
        /** @example 1 */ start_offset?: Integer;
        /** @example 1 */ total_count?: Integer;
      }
    }
  }

  export type LivestreamGetLivestreamAnalyticsCompleteParams = LivestreamGetLivestreamAnalyticsDaywiseParams;

  export interface LivestreamGetLivestreamAnalyticsCompleteResponse {
    data?: LivestreamGetLivestreamAnalyticsCompleteResponse.Data;
    success?: boolean;
  }
  export namespace LivestreamGetLivestreamAnalyticsCompleteResponse {
    export interface Data {
      count?: Integer;
      /** @unit seconds */ total_ingest_seconds?: Integer;
      /** @unit seconds */ total_viewer_seconds?: Integer;
    }
  }

  export interface LivestreamGetLivestreamAnalyticsDaywiseParams extends InAccount {
    end_time?: Integer;
    filters?: string;
    start_time?: Integer;
  }

  export interface LivestreamGetLivestreamAnalyticsDaywiseResponse {
    data?: LivestreamGetLivestreamAnalyticsDaywiseResponse.Data[];
    success?: boolean;
  }
  export namespace LivestreamGetLivestreamAnalyticsDaywiseResponse {
    export interface Data {
      count?: Integer;
      date?: string | null;
      /** @unit seconds */ total_ingest_seconds?: Integer;
      /** @unit seconds */ total_viewer_seconds?: Integer;
    }
  }

  export type LivestreamGetLivestreamSessionDetailsForSessionIDParams = PresetDeleteParams;

  export interface LivestreamGetLivestreamSessionDetailsForSessionIDResponse {
    data?: LivestreamGetLivestreamSessionDetailsForSessionIDResponse.Data;
    success?: boolean;
  }
  export namespace LivestreamGetLivestreamSessionDetailsForSessionIDResponse {
    export interface Data {
      id?: string;
      /** @readOnly */ created_at?: DateTime;
      err_message?: string;
      /** @unit seconds */ ingest_seconds?: Integer;
      livestream_id?: string;
      started_time?: string;
      stopped_time?: string;
      /** @readOnly */ updated_at?: string;
      /** @unit seconds */ viewer_seconds?: Integer;
    }
  }

  export type LivestreamGetLivestreamSessionForLivestreamIDParams = LivestreamGetMeetingLivestreamSessionsParams;

  export interface LivestreamGetLivestreamSessionForLivestreamIDResponse {
    data?: LivestreamGetLivestreamSessionForLivestreamIDResponse.Data;
    success?: boolean;
  }
  export namespace LivestreamGetLivestreamSessionForLivestreamIDResponse {
    export interface Data {
      livestream?: LivestreamGetLivestreamSessionForLivestreamIDResponse.Data.Livestream;
      paging?: LivestreamGetAllLivestreamsResponse.Data.Paging;
      session?: LivestreamGetLivestreamSessionForLivestreamIDResponse.Data.Session;
    }
    export namespace Data {
      export interface Livestream {
        id?: string;
        /** @readOnly */ created_at?: string;
        disabled?: string;
        ingest_server?: string;
        meeting_id?: string;
        name?: string;
        playback_url?: string;
        status?: 'LIVE' | 'IDLE' | 'ERRORED' | 'INVOKED';
        /** @sensitive */ stream_key?: string;
        /** @readOnly */ updated_at?: string;
      }
      export type Paging = LivestreamGetAllLivestreamsResponse.Data.Paging;
      export interface Session {
        id?: string;
        /** @readOnly */ created_at?: DateTime;
        err_message?: string;
        /** @unit seconds */ ingest_seconds?: number;
        invoked_time?: DateTime;
        livestream_id?: string;
        started_time?: DateTime;
        stopped_time?: DateTime;
        /** @readOnly */ updated_at?: DateTime;
        /** @unit seconds */ viewer_seconds?: number;
      }
    }
  }

  export type LivestreamGetMeetingActiveLivestreamsParams = PresetDeleteParams;

  export interface LivestreamGetMeetingActiveLivestreamsResponse {
    data?: LivestreamGetMeetingActiveLivestreamsResponse.Data;
    success?: boolean;
  }
  export namespace LivestreamGetMeetingActiveLivestreamsResponse {
    export interface Data {
      id?: string;
      /** @readOnly */ created_at?: DateTime;
      disabled?: string;
      ingest_server?: string;
      meeting_id?: string;
      name?: string | null;
      playback_url?: string;
      status?: 'LIVE' | 'IDLE' | 'ERRORED' | 'INVOKED';
      /** @sensitive */ stream_key?: string;
      /** @readOnly */ updated_at?: DateTime;
    }
  }

  export type LivestreamGetOrgAnalyticsParams = AnalyticsGetOrgAnalyticsParams;

  export import LivestreamGetOrgAnalyticsResponse = RealtimeKit.AnalyticsGetOrgAnalyticsResponse;

  export interface LivestreamStartLivestreamingAMeetingParams extends InAccount {
    app_id: ResourceID;
    name?: string | null;
    video_config?: LivestreamStartLivestreamingAMeetingParams.VideoConfig;
  }
  export namespace LivestreamStartLivestreamingAMeetingParams {
    export interface VideoConfig {
      height?: Integer;
      width?: Integer;
    }
  }

  export interface LivestreamStartLivestreamingAMeetingResponse {
    data?: LivestreamStartLivestreamingAMeetingResponse.Data;
    success?: boolean;
  }
  export namespace LivestreamStartLivestreamingAMeetingResponse {
    export interface Data {
      id?: string;
      ingest_server?: string;
      playback_url?: string;
      status?: 'LIVE' | 'IDLE' | 'ERRORED' | 'INVOKED';
      /** @sensitive */ stream_key?: string;
    }
  }

  export type LivestreamStopLivestreamingAMeetingParams = PresetDeleteParams;

  export interface LivestreamStopLivestreamingAMeetingResponse {
    data?: LivestreamStopLivestreamingAMeetingResponse.Data;
    success?: boolean;
  }
  export namespace LivestreamStopLivestreamingAMeetingResponse {
    export interface Data {
      message?: string;
    }
  }

  export interface LivestreamGetMeetingLivestreamSessionsParams extends InAccount {
    app_id: ResourceID;
    page_no?: Integer;
    per_page?: Integer;
  }

  export interface LivestreamGetMeetingLivestreamSessionsResponse {
    data?: {
      livestreams?: ({
        /** @readOnly */ created_at?: DateTime;
        disabled?: boolean;
        id?: string;
        ingest_server?: string;
        meeting_id?: string;
        name?: string | null;
        playback_url?: string;
        status?: 'LIVE' | 'INVOKED' | 'ERRORED' | 'IDLE';
        /** @sensitive */ stream_key?: string;
        /** @readOnly */ updated_at?: DateTime;
      })[];
      paging?: {
        /** @example 1 */ end_offset?: Integer;
        /** @example 1 */ start_offset?: Integer;
        /** @example 1 */ total_count?: Integer;
      };
      sessions?: {
        /** @readOnly */ created_at?: DateTime;
        err_message?: string;
        id?: string;
        ingest_seconds?: string;
        invoked_time?: DateTime;
        livestream_id?: string;
        started_time?: DateTime;
        stopped_time?: DateTime;
        /** @readOnly */ updated_at?: DateTime;
      };
    };
    success?: boolean;
  }

  export interface LivestreamGetSessionLivestreamSessionsParams extends InAccount {
    app_id: ResourceID;
    per_page?: number;
    page_no?: number;
  }

  export interface LivestreamGetSessionLivestreamSessionsResponse {
    data?: {
      /** @readOnly */ created_at?: DateTime;
      err_message?: 'LIVE' | 'IDLE' | 'ERRORED' | 'INVOKED';
      id?: string;
      /** @unit seconds */ ingest_seconds?: number;
      invoked_time?: string | null;
      livestream_id?: string;
      paging?: {
        end_offset?: number;
        start_offset?: number;
        total_count?: number;
      };
      stopped_time?: DateTime;
      /** @readOnly */ updated_at?: DateTime;
      /** @unit seconds */ viewer_seconds?: number;
    };
    success?: boolean;
  }

  export interface AnalyticsGetOrgAnalyticsParams extends InAccount {
    /** @example "2022-09-22" */ end_date?: string;
    /** @example "2022-09-01" */ start_date?: string;
  }

  export interface AnalyticsGetOrgAnalyticsResponse {
    data?: AnalyticsGetOrgAnalyticsResponse.Data;
    success?: boolean;
  }
  export namespace AnalyticsGetOrgAnalyticsResponse {
    export interface Data {
      recording_stats?: AnalyticsGetOrgAnalyticsResponse.Data.RecordingStats;
      session_stats?: AnalyticsGetOrgAnalyticsResponse.Data.SessionStats;
    }
    export namespace Data {
      export interface RecordingStats {
        day_stats?: AnalyticsGetOrgAnalyticsResponse.Data.RecordingStats.DayStat[];
        recording_count?: Integer;
        recording_minutes_consumed?: number;
      }
      export namespace RecordingStats {
        export interface DayStat {
          day?: string;
          /** @unit minutes */ total_recording_minutes?: Integer;
          total_recordings?: Integer;
        }
      }
      export interface SessionStats {
        day_stats?: AnalyticsGetOrgAnalyticsResponse.Data.SessionStats.DayStat[];
        sessions_count?: Integer;
        sessions_minutes_consumed?: number;
      }
      export namespace SessionStats {
        export interface DayStat {
          day?: string;
          /** @unit minutes */ total_session_minutes?: number;
          total_sessions?: Integer;
        }
      }
    }
  }

  export interface ActiveSession2 {
    associated_id: string;
    /** @readOnly */ breakout_rooms?: ActiveSession2[];
    /** @readOnly */ created_at: string;
    ended_at?: string;
    /** @readOnly */ id: string;
    live_participants: number;
    max_concurrent_participants: number;
    meeting_display_name: string;
    minutes_consumed: number;
    organization_id: string;
    started_at: string;
    status: 'LIVE' | 'ENDED';
    type: 'meeting' | 'livestream' | 'participant';
    /** @readOnly */ updated_at: string;
  }

  export interface SessionParticipant {
    /** @readOnly */ created_at: string;
    email?: string;
    id: string;
    name?: string;
    picture?: string;
    /** @readOnly */ updated_at: string;
  }
}
