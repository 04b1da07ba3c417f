import type { DateTime, InAccount, Integer } from '../_shared.ts';
import type { RealtimeKit } from './index.ts';

export interface StartedLivestream {
  id?: string;
  ingest_server?: string;
  playback_url?: string;
  /** State of the livestream. */ status?: 'LIVE' | 'IDLE' | 'ERRORED' | 'INVOKED';
  /** @sensitive */ stream_key?: string;
}

export interface LivestreamCreateIndependentLivestreamResponse {
  data?: LivestreamCreateIndependentLivestreamResponse.Data;
  success?: boolean;
}
export declare namespace LivestreamCreateIndependentLivestreamResponse {
  export interface Data extends StartedLivestream {
    /** Whether the livestream is switched off. */ disabled?: boolean;
    /** Meeting the entry belongs to. @from realtimeKit.meetings.get */ meeting_id?: string | null;
    name?: string;
  }
}

export interface LivestreamGetActiveLivestreamsForLivestreamIDResponse {
  data?: LivestreamGetActiveLivestreamsForLivestreamIDResponse.Data;
  success?: boolean;
}
export declare namespace LivestreamGetActiveLivestreamsForLivestreamIDResponse {
  export interface Data {
    /** The stream with its addresses and state. */ livestream?: Data.Livestream;
    /** The session of the livestream. */ session?: Data.Session;
  }
  export namespace Data {
    export interface Livestream extends StartedLivestream {
      /** @readOnly */ created_at?: DateTime;
      disabled?: string;
      /** Meeting the entry belongs to. @from realtimeKit.meetings.get */ meeting_id?: string;
      name?: string;
      /** @readOnly */ updated_at?: DateTime;
    }
    export interface Session {
      id?: string;
      /** @readOnly */ created_at?: DateTime;
      err_message?: string;
      /** @unit seconds */ ingest_seconds?: string;
      invoked_time?: DateTime;
      livestream_id?: string;
      started_time?: DateTime;
      stopped_time?: DateTime;
      /** @readOnly */ updated_at?: DateTime;
      /** @unit seconds */ viewer_seconds?: string;
    }
  }
}

export interface LivestreamGetAllLivestreamsResponse {
  data?: LivestreamGetAllLivestreamsResponse.Data;
  success?: boolean;
}
export declare namespace LivestreamGetAllLivestreamsResponse {
  export interface Data {
    /** @format uuid @example "3fd739f4-3c41-456e-bfba-6ebd51e16d2d" */ id?: string;
    /** @readOnly */ created_at?: DateTime;
    disabled?: string;
    /** @example "rtmps://live.cloudflare.com:443/live/" */ ingest_server?: string;
    /** Meeting the entry belongs to. @from realtimeKit.meetings.get */ meeting_id?: string;
    /** @example "test" */ name?: string;
    paging?: Data.Paging;
    playback_url?: string;
    /** State of the livestream. */ status?: 'LIVE' | 'IDLE' | 'ERRORED' | 'INVOKED';
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

export interface LivestreamGetLivestreamAnalyticsCompleteResponse {
  data?: LivestreamGetLivestreamAnalyticsCompleteResponse.Data;
  success?: boolean;
}
export declare namespace LivestreamGetLivestreamAnalyticsCompleteResponse {
  export interface Data {
    /** Number of entries or votes. */ count?: Integer;
    /** Time for which anything was sent in, over all. @unit seconds */ total_ingest_seconds?: Integer;
    /** Time watched, over all viewers and streams. @unit seconds */ total_viewer_seconds?: Integer;
  }
}

export interface LivestreamGetLivestreamAnalyticsDaywiseResponse {
  data?: LivestreamGetLivestreamAnalyticsDaywiseResponse.Data[];
  success?: boolean;
}
export declare namespace LivestreamGetLivestreamAnalyticsDaywiseResponse {
  export interface Data extends LivestreamGetLivestreamAnalyticsCompleteResponse.Data {
    /** Day the figures are of; null for the sum. */ date?: string | null;
  }
}

export interface LivestreamGetLivestreamSessionDetailsForSessionIDResponse {
  data?: LivestreamGetLivestreamSessionDetailsForSessionIDResponse.Data;
  success?: boolean;
}
export declare namespace LivestreamGetLivestreamSessionDetailsForSessionIDResponse {
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

export interface LivestreamInput extends InAccount, RealtimeKit.InApp {
  /** @min 0 */ page_no?: Integer;
  per_page?: Integer;
}

export interface LivestreamGetLivestreamSessionForLivestreamIDResponse {
  data?: LivestreamGetLivestreamSessionForLivestreamIDResponse.Data;
  success?: boolean;
}
export declare namespace LivestreamGetLivestreamSessionForLivestreamIDResponse {
  export interface Data {
    /** The stream with its addresses and state. */ livestream?: Data.Livestream;
    paging?: LivestreamGetAllLivestreamsResponse.Data.Paging;
    /** The session of the livestream. */ session?: Data.Session;
  }
  export namespace Data {
    export interface Livestream extends StartedLivestream {
      /** @readOnly */ created_at?: string;
      disabled?: string;
      /** Meeting the entry belongs to. @from realtimeKit.meetings.get */ meeting_id?: string;
      name?: string;
      /** @readOnly */ updated_at?: string;
    }
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

export interface LivestreamGetMeetingActiveLivestreamsResponse {
  data?: LivestreamGetMeetingActiveLivestreamsResponse.Data;
  success?: boolean;
}
export declare namespace LivestreamGetMeetingActiveLivestreamsResponse {
  export interface Data extends StartedLivestream {
    /** @readOnly */ created_at?: DateTime;
    disabled?: string;
    /** Meeting the entry belongs to. @from realtimeKit.meetings.get */ meeting_id?: string;
    name?: string | null;
    /** @readOnly */ updated_at?: DateTime;
  }
}

export interface LivestreamGetOrgAnalyticsResponse {
  data?: LivestreamGetOrgAnalyticsResponse.Data;
  success?: boolean;
}
export declare namespace LivestreamGetOrgAnalyticsResponse {
  export interface Data {
    /** Figures about recordings. */ recording_stats?: Data.RecordingStats;
    /** Figures about sessions. */ session_stats?: Data.SessionStats;
  }
  export namespace Data {
    export interface RecordingStats {
      /** Figures by day. */ day_stats?: RecordingStats.DayStat[];
      /** Number of recordings in the period. */ recording_count?: Integer;
      /** Minutes recorded in the period. */ recording_minutes_consumed?: number;
    }
    export namespace RecordingStats {
      export interface DayStat {
        /** Day the figures are of. */ day?: string;
        /** Minutes recorded on the day. @unit minutes */ total_recording_minutes?: Integer;
        /** Number of recordings on the day. */ total_recordings?: Integer;
      }
    }
    export interface SessionStats {
      /** Figures by day. */ day_stats?: SessionStats.DayStat[];
      /** Number of sessions in the period. */ sessions_count?: Integer;
      /** Minutes of all participants in the period. */ sessions_minutes_consumed?: number;
    }
    export namespace SessionStats {
      export interface DayStat {
        /** Day the figures are of. */ day?: string;
        /** Minutes of all participants on the day. @unit minutes */ total_session_minutes?: number;
        /** Number of sessions on the day. */ total_sessions?: Integer;
      }
    }
  }
}

export interface LivestreamStartLivestreamingAMeetingResponse {
  data?: StartedLivestream;
  success?: boolean;
}
export declare namespace LivestreamStartLivestreamingAMeetingResponse {
    }

export interface LivestreamStopLivestreamingAMeetingResponse {
  data?: LivestreamStopLivestreamingAMeetingResponse.Data;
  success?: boolean;
}
export declare namespace LivestreamStopLivestreamingAMeetingResponse {
  export interface Data {
    /** Human-readable message. */ message?: string;
  }
}

export interface LivestreamGetMeetingLivestreamSessionsResponse {
  data?: {
    /** Livestreams of this page. */ livestreams?: {
      /** @readOnly */ created_at?: DateTime;
      /** Whether the livestream is switched off. */ disabled?: boolean;
      id?: string;
      ingest_server?: string;
      /** Meeting the entry belongs to. @from realtimeKit.meetings.get */ meeting_id?: string;
      name?: string | null;
      playback_url?: string;
      /** State of the livestream. */ status?: 'LIVE' | 'INVOKED' | 'ERRORED' | 'IDLE';
      /** @sensitive */ stream_key?: string;
      /** @readOnly */ updated_at?: DateTime;
    }[];
    paging?: {
      /** @example 1 */ end_offset?: Integer;
      /** @example 1 */ start_offset?: Integer;
      /** @example 1 */ total_count?: Integer;
    };
    /** Sessions of this page. */ sessions?: {
      /** @readOnly */ created_at?: DateTime;
      err_message?: string;
      id?: string;
      /** @unit seconds */ ingest_seconds?: string;
      invoked_time?: DateTime;
      livestream_id?: string;
      started_time?: DateTime;
      stopped_time?: DateTime;
      /** @readOnly */ updated_at?: DateTime;
    };
  };
  success?: boolean;
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
