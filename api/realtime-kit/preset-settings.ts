import type { InAccount, Integer } from '../_shared.ts';
import type { RealtimeKit } from './index.ts';

export interface ViewSettings {
  /** Heights of the picture that viewers can choose; null for the default. @default [] */
  livestream_viewer_qualities?: (/** @min 0 */ Integer)[] | null;
  /** Most screens shared at the same time. @min 1 */ max_screenshare_count?: number;
  /** Kind of meeting the preset is for. */ view_type?: 'GROUP_CALL' | 'WEBINAR' | 'AUDIO_ROOM' | 'LIVESTREAM' | (string & {});
}

export interface ColorSettings {
  /** Color of what is dangerous. @default "#FF2D2D" */ danger?: string;
  /** Color in which words are written. @default "#EEEEEE" */ text?: string;
  /** Color of text on the brand color. @default "#EEEEEE" */ text_on_brand?: string;
  /** Color behind videos. @default "#191919" */ video_bg?: string;
}

export interface DesignSettings {
  /** Roundness of corners. */ border_radius?: 'sharp' | 'rounded' | 'extra-rounded' | 'circular' | (string & {});
  /** Thickness of lines. */ border_width?: 'none' | 'thin' | 'fat' | (string & {});
  /** CSS font family. */ font_family?: string;
  /** Font family that is loaded from Google. */ google_font?: string;
  /** Address of the logo. @format uri */ logo?: string;
  /** Unit of distances. @min 1 @default 4 @unit pixels */ spacing_base?: number;
  /** Brightness of the meeting's colors. */ theme?: 'darkest' | 'dark' | 'light' | (string & {});
}

export interface ParticipantPermissions {
  /** Whether others may be let onto the stage. */ accept_stage_requests?: boolean;
  /** Whether those in the waiting room may be let in. */ accept_waiting_requests?: boolean;
  /** Whether requests to speak or show may be accepted. */ can_accept_production_requests?: boolean;
  /** Whether others' rights may be changed. */ can_change_participant_permissions?: boolean;
  /** Whether the shown name may be changed. */ can_edit_display_name?: boolean;
  /** Whether a livestream may be started. */ can_livestream?: boolean;
  /** Whether a recording may be started. */ can_record?: boolean;
  /** Whether a participant may be put into the center for all. */ can_spotlight?: boolean;
  /** Whether others may be muted. */ disable_participant_audio?: boolean;
  /** Whether others' shared screens may be stopped. */ disable_participant_screensharing?: boolean;
  /** Whether others' cameras may be switched off. */ disable_participant_video?: boolean;
  /** Whether others do not see the participant. */ hidden_participant?: boolean;
  /** Whether the preset is for a recorder. @default false */ is_recorder?: boolean;
  /** Whether others may be removed. */ kick_participant?: boolean;
  /** Whether others may be pinned. */ pin_participant?: boolean;
  /** Whether the preset is for a recorder or a livestreamer. @default "NONE" */ recorder_type?: 'RECORDER' | 'LIVESTREAMER' | 'NONE' | (string & {});
  /** Whether the list of participants is shown. */ show_participant_list?: boolean;
  /** Whether the stage may be entered at once, on request, or not. */ stage_access?: 'ALLOWED' | 'NOT_ALLOWED' | 'CAN_REQUEST' | (string & {});
  /** Whether there is a stage. */ stage_enabled?: boolean;
  /** Whether the participant's speech is transcribed. */ transcription_enabled?: boolean;
  /** Whether the participant has to wait to be let in. */ waiting_room_type?: 'SKIP' | 'ON_PRIVILEGED_USER_ENTRY' | 'SKIP_ON_ACCEPT' | (string & {});
}

export interface PresetUpdateParams extends InAccount, RealtimeKit.InApp {
  config?: PresetUpdateParams.Config;
  name?: string;
  permissions?: PresetUpdateParams.Permissions;
  ui?: PresetUpdateParams.UI;
}
export declare namespace PresetUpdateParams {
  export interface Config extends ViewSettings {
    /** Most videos shown at the same time, by device. */ max_video_streams?: Config.MaxVideoStreams;
    media?: Config.Media;
  }
  export namespace Config {
    export interface MaxVideoStreams {
      /** Most videos on desktop devices. @min 1 */ desktop?: number;
      /** Most videos on mobile devices. @min 1 */ mobile?: number;
    }
    export interface Media {
      audio?: RealtimeKit.Config.Media.Audio;
      screenshare?: Media.Screenshare;
      video?: Media.Video;
    }
    export namespace Media {
      export interface Screenshare {
        /** @min 1 @max 30 */ frame_rate?: number;
        /** Size of the picture. */ quality?: 'hd' | 'vga' | 'qvga' | 'fhd' | 'uhd' | (string & {});
      }
      export interface Video {
        /** @max 30 @min 1 */ frame_rate?: number;
        /** Size of the picture. */ quality?: 'hd' | 'vga' | 'qvga' | 'fhd' | 'uhd' | (string & {});
        /** Whether a video is sent in several sizes at once. */ simulcast?: boolean;
      }
    }
  }
  export interface Permissions extends ParticipantPermissions {
    /** Rights in the chat. */ chat?: Permissions.Chat;
    /** Rights over breakout rooms. */ connected_meetings?: Permissions.ConnectedMeetings;
    media?: Permissions.Media;
    /** Rights over plugins. */ plugins?: Permissions.Plugins;
    /** Rights in polls. */ polls?: Permissions.Polls;
  }
  export namespace Permissions {
    export interface Chat {
      /** Messages to single participants. */ private?: Chat.Private;
      /** Messages to all. */ public?: Chat.Public;
    }
    export namespace Chat {
      export interface Private {
        /** Whether private messages may be received. */ can_receive?: boolean;
        can_send?: boolean;
        files?: boolean;
        /** Whether text may be sent. */ text?: boolean;
      }
      export interface Public {
        can_send?: boolean;
        files?: boolean;
        /** Whether text may be sent. */ text?: boolean;
      }
    }
    export interface ConnectedMeetings {
      /** Whether breakout rooms may be changed. */ can_alter_connected_meetings?: boolean;
      /** Whether the participant may change between breakout rooms. */ can_switch_connected_meetings?: boolean;
      /** Whether the participant may go back to the main meeting. */ can_switch_to_parent_meeting?: boolean;
    }
    export interface Media {
      audio?: Media.Audio;
      screenshare?: Media.Screenshare;
      video?: Media.Video;
    }
    export namespace Media {
      export interface Audio {
        can_produce?: 'ALLOWED' | 'NOT_ALLOWED' | 'CAN_REQUEST' | (string & {});
      }
      export interface Screenshare {
        can_produce?: 'ALLOWED' | 'NOT_ALLOWED' | 'CAN_REQUEST' | (string & {});
      }
      export interface Video {
        can_produce?: 'ALLOWED' | 'NOT_ALLOWED' | 'CAN_REQUEST' | (string & {});
      }
    }
    export interface Plugins {
      /** Whether plugins may be closed. */ can_close?: boolean;
      /** Whether plugin settings may be changed. */ can_edit_config?: boolean;
      /** Whether plugins may be started. */ can_start?: boolean;
      config?: { [key: string]: RealtimeKit.Permissions.Plugins.Config };
    }
    export interface Polls {
      /** Whether polls may be started. */ can_create?: boolean;
      /** Whether polls may be seen. */ can_view?: boolean;
      /** Whether votes may be cast. */ can_vote?: boolean;
    }
  }
  export interface UI {
    /** Colors, fonts and shapes of the meeting. */ design_tokens?: UI.DesignTokens;
  }
  export namespace UI {
    export interface DesignTokens extends DesignSettings {
      /** Colors of the meeting. */ colors?: DesignTokens.Colors;
    }
    export namespace DesignTokens {
      export interface Colors extends ColorSettings {
        /** Shades of the background. */ background?: Colors.Background;
        /** Shades of the brand color. */ brand?: Colors.Brand;
        /** @default "#62A504" */ success?: string;
        /** @default "#FFCD07" */ warning?: string;
      }
      export namespace Colors {
        export interface Background {
          /** Darkest shade. @default "#141414" */ '1000'?: string;
          /** @default "#222222" */ '600'?: string;
          /** @default "#1f1f1f" */ '700'?: string;
          /** Shade 800 of the color. @default "#1b1b1b" */ '800'?: string;
          /** Shade 900 of the color. @default "#181818" */ '900'?: string;
        }
        export interface Brand {
          /** Shade 300 of the color. @default "#844d1c" */ '300'?: string;
          /** Shade 400 of the color. @default "#9d5b22" */ '400'?: string;
          /** Shade 500 of the color. @default "#b56927" */ '500'?: string;
          /** @default "#d37c30" */ '600'?: string;
          /** @default "#d9904f" */ '700'?: string;
        }
      }
    }
  }
}

export interface Config extends ViewSettings {
  max_screenshare_count: number;
  /** Most videos shown at the same time, by device. */ max_video_streams: Config.MaxVideoStreams;
  media: Config.Media;
  view_type: 'GROUP_CALL' | 'WEBINAR' | 'AUDIO_ROOM' | 'LIVESTREAM';
}
export declare namespace Config {
  export interface MaxVideoStreams extends PresetUpdateParams.Config.MaxVideoStreams {
    desktop: number;
    mobile: number;
  }
  export interface Media {
    screenshare: Media.Screenshare;
    video: Media.Video;
    audio?: Media.Audio;
  }
  export namespace Media {
    export interface Screenshare {
      frame_rate: number;
      /** Resolution at which participants share their screens, `qvga` being the lowest and `uhd` the highest. */
      quality: 'hd' | 'vga' | 'qvga' | 'fhd' | 'uhd';
    }
    export interface Video {
      /** @max 30 */ frame_rate: number;
      /** Resolution at which participants share their screens, `qvga` being the lowest and `uhd` the highest. */
      quality: 'hd' | 'vga' | 'qvga' | 'fhd' | 'uhd';
      /** Whether a video is sent in several sizes at once. @default false */ simulcast?: boolean;
    }
    export interface Audio {
      /** Whether audio is sent at a higher bitrate, which suits music. @default false */ enable_high_bitrate?: boolean;
      /** Whether audio is sent in two channels. @default false */ enable_stereo?: boolean;
    }
  }
}

export interface Permissions extends ParticipantPermissions {
  accept_waiting_requests: boolean;
  can_accept_production_requests: boolean;
  can_change_participant_permissions: boolean;
  can_edit_display_name: boolean;
  can_livestream: boolean;
  can_record: boolean;
  can_spotlight: boolean;
  /** Rights in the chat. */ chat: Permissions.Chat;
  /** Rights over breakout rooms. */ connected_meetings: Permissions.ConnectedMeetings;
  disable_participant_audio: boolean;
  disable_participant_screensharing: boolean;
  disable_participant_video: boolean;
  hidden_participant: boolean;
  kick_participant: boolean;
  media: Permissions.Media;
  pin_participant: boolean;
  /** Rights over plugins. */ plugins: Permissions.Plugins;
  /** Rights in polls. */ polls: Permissions.Polls;
  /** @default "NONE" */ recorder_type: 'RECORDER' | 'LIVESTREAMER' | 'NONE';
  show_participant_list: boolean;
  waiting_room_type: 'SKIP' | 'ON_PRIVILEGED_USER_ENTRY' | 'SKIP_ON_ACCEPT';
  stage_access?: 'ALLOWED' | 'NOT_ALLOWED' | 'CAN_REQUEST';
}
export declare namespace Permissions {
  export interface Chat {
    /** Messages to single participants. */ private: Chat.Private;
    /** Messages to all. */ public: Chat.Public;
  }
  export namespace Chat {
    export interface Private extends PresetUpdateParams.Permissions.Chat.Private {
      can_receive: boolean;
      can_send: boolean;
      files: boolean;
      text: boolean;
    }
    export interface Public {
      can_send: boolean;
      files: boolean;
      /** Whether text may be sent. */ text: boolean;
    }
  }
  export interface ConnectedMeetings extends PresetUpdateParams.Permissions.ConnectedMeetings {
    can_alter_connected_meetings: boolean;
    can_switch_connected_meetings: boolean;
    can_switch_to_parent_meeting: boolean;
  }
  export interface Media {
    audio: Media.Audio;
    screenshare: Media.Screenshare;
    video: Media.Video;
  }
  export namespace Media {
    export interface Audio {
      can_produce: 'ALLOWED' | 'NOT_ALLOWED' | 'CAN_REQUEST';
    }
    export interface Screenshare {
      can_produce: 'ALLOWED' | 'NOT_ALLOWED' | 'CAN_REQUEST';
    }
    export interface Video {
      can_produce: 'ALLOWED' | 'NOT_ALLOWED' | 'CAN_REQUEST';
    }
  }
  export interface Plugins extends PresetUpdateParams.Permissions.Plugins {
    can_close: boolean;
    can_edit_config: boolean;
    can_start: boolean;
    /** Rights per plugin, by its id. */ config: { [key: string]: Plugins.Config };
  }
  export namespace Plugins {
    export interface Config {
      /** Whether the plugin can be used or only watched. */ access_control?: 'FULL_ACCESS' | 'VIEW_ONLY';
      /** Whether the plugin deals with watchers itself. */ handles_view_only?: boolean;
      [key: string]: unknown;
    }
  }
  export interface Polls extends PresetUpdateParams.Permissions.Polls {
    can_create: boolean;
    can_view: boolean;
    can_vote: boolean;
  }
}

export interface UI {
  /** Colors, fonts and shapes of the meeting. */ design_tokens: UI.DesignTokens;
}
export declare namespace UI {
  export interface DesignTokens extends DesignSettings {
    border_radius: 'sharp' | 'rounded' | 'extra-rounded' | 'circular';
    border_width: 'none' | 'thin' | 'fat';
    /** Colors of the meeting. */ colors: DesignTokens.Colors;
    /** @min 1 @default 4 @unit pixels */ spacing_base: number;
    theme: 'darkest' | 'dark' | 'light';
  }
  export namespace DesignTokens {
    export interface Colors extends ColorSettings {
      /** Shades of the background. */ background: Colors.Background;
      /** Shades of the brand color. */ brand: Colors.Brand;
      /** @default "#FF2D2D" */ danger: string;
      /** @default "#62A504" */ success: string;
      /** @default "#EEEEEE" */ text: string;
      /** @default "#EEEEEE" */ text_on_brand: string;
      /** @default "#191919" */ video_bg: string;
      /** @default "#FFCD07" */ warning: string;
    }
    export namespace Colors {
      export interface Background extends PresetUpdateParams.UI.DesignTokens.Colors.Background {
        /** @default "#141414" */ '1000': string;
        /** @default "#222222" */ '600': string;
        /** @default "#1f1f1f" */ '700': string;
        /** @default "#1b1b1b" */ '800': string;
        /** @default "#181818" */ '900': string;
      }
      export interface Brand extends PresetUpdateParams.UI.DesignTokens.Colors.Brand {
        /** @default "#844d1c" */ '300': string;
        /** @default "#9d5b22" */ '400': string;
        /** @default "#b56927" */ '500': string;
        /** @default "#d37c30" */ '600': string;
        /** @default "#d9904f" */ '700': string;
      }
    }
  }
}
