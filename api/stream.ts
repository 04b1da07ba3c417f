import type { APIPromise, JsonObject, PagePromise, RequestOptions, SinglePage } from './_client.ts';
import type { DateTime, InAccount, InAccountOrZone, Integer, ResourceID } from './_shared.ts';
import type { Media } from './media.ts';

/** Stream: Video storage, encoding and playback, live or on demand.
 *  @product stream Stream
 *  @docs https://developers.cloudflare.com/stream/ */
export interface Stream {
  readonly audioTracks: Stream.AudioTracks;
  readonly videos: Stream.Videos;
  readonly clip: Stream.ClipResource;
  readonly copy: Stream.Copy;
  readonly directUpload: Stream.DirectUpload;
  readonly keys: Stream.KeysResource;
  readonly liveInputs: Stream.LiveInputs;
  readonly watermarks: Stream.Watermarks;
  readonly webhooks: Stream.Webhooks;
  readonly captions: Stream.Captions;
  readonly downloads: Stream.Downloads;
  readonly embed: Stream.Embed;
  readonly token: Stream.Token;
  readonly usage: Stream.Usage;

  /** Open a resumable tus upload for a video of a given size.
   *  @http POST /accounts/{account_id}/stream
   *  @answer void
   *  @status 201
   *  @permission Stream Write
   *  @availability ga */
  create(params: Stream.StreamCreateParams, options?: RequestOptions): APIPromise<void>;

  /** List the account's videos, filtered by date, creator, status or live input.
   *  @http GET /accounts/{account_id}/stream
   *  @permission Stream Write; Stream Read
   *  @availability ga */
  list(params: Stream.StreamListParams, options?: RequestOptions): PagePromise<SinglePage<Stream.Video>, Stream.Video>;

  /** Delete a video for good, including everything encoded from it.
   *  @http DELETE /accounts/{account_id}/stream/{identifier}
   *  @answer void
   *  @permission Stream Write
   *  @availability ga */
  delete(identifier: ResourceID, params: Stream.StreamDeleteParams, options?: RequestOptions): APIPromise<void>;

  /** Change a video's metadata, access rules or scheduled deletion.
   *  @http POST /accounts/{account_id}/stream/{identifier}
   *  @body json required
   *  @availability ga */
  edit(identifier: ResourceID, params: Stream.StreamEditParams, options?: RequestOptions): APIPromise<Stream.Video>;

  /** Read a video's status, duration, metadata and playback URLs.
   *  @http GET /accounts/{account_id}/stream/{identifier}
   *  @permission Stream Write; Stream Read
   *  @availability ga */
  get(identifier: ResourceID, params: Stream.StreamGetParams, options?: RequestOptions): APIPromise<Stream.Video>;
}

export declare namespace Stream {
  export interface StreamCreateParams extends InAccount {
    /** @header Tus-Resumable */ 'Tus-Resumable': '1.0.0';
    /** @header Upload-Length @min 0 */ 'Upload-Length': Integer;
    /** @query @default false */ direct_user?: boolean;
    /** @header Upload-Creator @maxLength 64 @example "creator-id_abcde12345" */ 'Upload-Creator'?: string;
    /** @header Upload-Metadata */ 'Upload-Metadata'?: string;
  }

  export interface StreamListParams extends InAccount {
    /** @example "ea95132c15732412d22c1476fa83f27a" */ id?: string;
    after?: DateTime;
    /** @default false */ asc?: boolean;
    before?: DateTime;
    /** @maxLength 64 @example "creator-id_abcde12345" */ creator?: string;
    end?: DateTime;
    /** @default false */ include_counts?: boolean;
    /** @min 1 @max 1000 */ limit?: Integer;
    live_input_id?: string;
    name?: string;
    /** @example "puppy.mp4" */ search?: string;
    start?: DateTime;
    status?: 'pendingupload' | 'downloading' | 'queued' | 'inprogress' | 'ready' | 'error' | 'live-inprogress';
    /** @example "live" */ type?: string;
    /** @example "puppy.mp4" */ video_name?: string;
  }

  export interface Video {
    allowedOrigins?: AllowedOrigins[];
    /** @example "ea95132c15732412d22c1476fa83f27a" */ clippedFrom?: string;
    created?: DateTime;
    /** @maxLength 64 @example "creator-id_abcde12345" */ creator?: string;
    duration?: number;
    input?: Video.Input;
    /** @maxLength 32 @example "fc0a8dc887b16759bfd9ad922230a014" */ liveInput?: string;
    /** @min 1 @max 36000 */ maxDurationSeconds?: Integer;
    maxSizeBytes?: Integer;
    meta?: unknown;
    modified?: DateTime;
    playback?: Clip.Playback;
    /** @format uri */ preview?: string;
    publicDetails?: Video.PublicDetails;
    readyToStream?: boolean;
    readyToStreamAt?: DateTime;
    /** @default false */ requireSignedURLs?: boolean;
    scheduledDeletion?: DateTime;
    /** @example 4190963 */ size?: number;
    status?: Video.Status;
    /** @format uri */ thumbnail?: string;
    /** @min 0 @max 1 @default 0 @example 0.529241 */ thumbnailTimestampPct?: number;
    /** @maxLength 32 @example "ea95132c15732412d22c1476fa83f27a" */ uid?: string;
    uploaded?: DateTime;
    uploadExpiry?: DateTime;
    watermark?: Watermark;
  }
  export namespace Video {
    export interface Input {
      height?: Integer;
      width?: Integer;
    }
    export type Playback = Clip.Playback;
    export interface PublicDetails {
      channel_link?: string | null;
      logo?: string | null;
      media_id?: Integer;
      share_link?: string | null;
      title?: string | null;
    }
    export interface Status {
      /** @example "ERR_NON_VIDEO" */ errorReasonCode?: string;
      errorReasonText?: string;
      /** @example "45" */ pctComplete?: string;
      state?: 'pendingupload' | 'downloading' | 'queued' | 'inprogress' | 'ready' | 'error' | 'live-inprogress';
    }
  }

  export type StreamDeleteParams = InAccount;

  export interface StreamEditParams extends InAccount {
    allowedOrigins?: AllowedOriginsParam[];
    /** @maxLength 64 @example "creator-id_abcde12345" */ creator?: string;
    /** @min 1 @max 36000 */ maxDurationSeconds?: Integer;
    meta?: unknown;
    publicDetails?: StreamEditParams.PublicDetails;
    /** @default false */ requireSignedURLs?: boolean;
    scheduledDeletion?: DateTime;
    /** @min 0 @max 1 @default 0 @example 0.529241 */ thumbnailTimestampPct?: number;
    /** @example "ea95132c15732412d22c1476fa83f27a" */ uid?: string;
    uploadExpiry?: DateTime;
  }
  export namespace StreamEditParams {
    export interface PublicDetails {
      channel_link?: string | null;
      logo?: string | null;
      share_link?: string | null;
      title?: string | null;
    }
  }

  export type StreamGetParams = InAccount;

  /** Extra sound, such as other languages. */
  export interface AudioTracks {
    /** Delete an extra audio track from a video.
     *  @http DELETE /accounts/{account_id}/stream/{identifier}/audio/{audio_identifier}
     *  @permission Stream Write
     *  @availability ga */
    delete(audioIdentifier: ResourceID, params: AudioTrackDeleteParams, options?: RequestOptions): APIPromise<AudioTrackDeleteResponse>;

    /** Add an audio track to a video by fetching it from a URL.
     *  @http POST /accounts/{account_id}/stream/{identifier}/audio/copy
     *  @availability ga */
    copy(identifier: ResourceID, params: AudioTrackCopyParams, options?: RequestOptions): APIPromise<Audio>;

    /** Relabel an audio track or make it the video's default.
     *  @http PATCH /accounts/{account_id}/stream/{identifier}/audio/{audio_identifier}
     *  @body json required
     *  @permission Stream Write
     *  @availability ga */
    edit(audioIdentifier: ResourceID, params: AudioTrackEditParams, options?: RequestOptions): APIPromise<Audio>;

    /** List the extra audio tracks attached to a video.
     *  @http GET /accounts/{account_id}/stream/{identifier}/audio
     *  @permission Stream Write; Stream Read
     *  @availability ga */
    get(identifier: ResourceID, params: AudioTrackGetParams, options?: RequestOptions): APIPromise<AudioTrackGetResponse>;
  }

  export interface AudioTrackDeleteParams extends InAccount {
    identifier: ResourceID;
  }

  export type AudioTrackDeleteResponse = string;

  export interface AudioTrackCopyParams extends InAccount {
    label: string;
    /** @format uri @example "https://www.examplestorage.com/audio_file.mp3" */ url?: string;
  }

  export interface Audio {
    /** @default false */ default?: boolean;
    label?: string;
    status?: 'queued' | 'ready' | 'error';
    /** @maxLength 32 @example "ea95132c15732412d22c1476fa83f27a" */ uid?: string;
  }

  export interface AudioTrackEditParams extends InAccount {
    identifier: ResourceID;
    /** @default false */ default?: boolean;
    label?: string;
  }

  export type AudioTrackGetParams = InAccount;

  export interface AudioTrackGetResponse {
    audio?: Audio[];
  }

  /** Totals over the stored library. */
  export interface Videos {
    /** Sum up the minutes of video stored, for the account or one creator.
     *  @http GET /accounts/{account_id}/stream/storage-usage
     *  @permission Stream Write; Stream Read
     *  @availability ga */
    storageUsage(params: VideoStorageUsageParams, options?: RequestOptions): APIPromise<VideoStorageUsageResponse>;
  }

  export interface VideoStorageUsageParams extends InAccount {
    /** @maxLength 64 @example "creator-id_abcde12345" */ creator?: string;
  }

  export interface VideoStorageUsageResponse {
    /** @maxLength 64 @example "creator-id_abcde12345" */ creator?: string;
    /** @format float */ totalStorageMinutes?: number;
    totalStorageMinutesLimit?: Integer;
    videoCount?: Integer;
  }

  /** A shorter video cut from a longer one. */
  export interface ClipResource {
    /** Cut a new video out of a stored one between two points in seconds.
     *  @http POST /accounts/{account_id}/stream/clip
     *  @permission Stream Write
     *  @availability ga */
    create(params: ClipCreateParams, options?: RequestOptions): APIPromise<Video>;
  }

  export interface ClipCreateParams extends InAccount {
    /** @maxLength 32 @example "023e105f4ecef8ad9ca31a8372d0c353" */ clippedFromVideoUID: string;
    endTimeSeconds: Integer;
    startTimeSeconds: Integer;
    allowedOrigins?: AllowedOriginsParam[];
    /** @maxLength 64 @example "creator-id_abcde12345" */ creator?: string;
    /** @format uri @example "https://example.com/myvideo.mp4" */ input?: string;
    meta?: unknown;
    /** @example "myvideo.mp4" */ name?: string;
    /** @default false */ requireSignedURLs?: boolean;
    scheduledDeletion?: DateTime;
    /** @min 0 @max 1 @default 0 @example 0.529241 */ thumbnailTimestampPct?: number;
    /** @format uri @example "https://example.com/myvideo.mp4" */ url?: string;
    watermark?: ClipCreateParams.Watermark;
  }
  export namespace ClipCreateParams {
    export interface Watermark {
      /** @maxLength 32 @example "ea95132c15732412d22c1476fa83f27a" */ uid?: string;
    }
  }

  /** Imports of a video from a URL. */
  export interface Copy {
    /** Import a video into Stream by having it fetched from a URL.
     *  @http POST /accounts/{account_id}/stream/copy
     *  @body json required
     *  @permission Stream Write
     *  @availability ga */
    create(params: CopyCreateParams, options?: RequestOptions): APIPromise<Video>;
  }

  export interface CopyCreateParams extends InAccount {
    allowedOrigins?: AllowedOriginsParam[];
    /** @maxLength 64 @example "creator-id_abcde12345" */ creator?: string;
    /** @format uri @example "https://example.com/myvideo.mp4" */ input?: string;
    meta?: unknown;
    /** @example "myvideo.mp4" */ name?: string;
    /** @default false */ requireSignedURLs?: boolean;
    scheduledDeletion?: DateTime;
    /** @min 0 @max 1 @default 0 @example 0.529241 */ thumbnailTimestampPct?: number;
    /** @format uri @example "https://example.com/myvideo.mp4" */ url?: string;
    watermark?: ClipCreateParams.Watermark;
    /** @header Upload-Creator @maxLength 64 @example "creator-id_abcde12345" */ 'Upload-Creator'?: string;
  }
  export namespace CopyCreateParams {
    export type Watermark = ClipCreateParams.Watermark;
  }

  /** One-time links through which end users upload. */
  export interface DirectUpload {
    /** Get a one-time URL through which an end user can upload a video.
     *  @http POST /accounts/{account_id}/stream/direct_upload
     *  @permission Stream Write
     *  @availability ga */
    create(params: DirectUploadCreateParams, options?: RequestOptions): APIPromise<DirectUploadCreateResponse>;
  }

  export interface DirectUploadCreateParams extends InAccount {
    /** @min 1 @max 36000 */ maxDurationSeconds: Integer;
    allowedOrigins?: AllowedOriginsParam[];
    /** @maxLength 64 @example "creator-id_abcde12345" */ creator?: string;
    expiry?: DateTime;
    meta?: unknown;
    /** @default false */ requireSignedURLs?: boolean;
    scheduledDeletion?: DateTime;
    /** @min 0 @max 1 @default 0 @example 0.529241 */ thumbnailTimestampPct?: number;
    watermark?: ClipCreateParams.Watermark;
    /** @header Upload-Creator @maxLength 64 @example "creator-id_abcde12345" */ 'Upload-Creator'?: string;
  }
  export namespace DirectUploadCreateParams {
    export type Watermark = ClipCreateParams.Watermark;
  }

  export interface DirectUploadCreateResponse {
    scheduledDeletion?: DateTime;
    /** @maxLength 32 @example "ea95132c15732412d22c1476fa83f27a" */ uid?: string;
    /** @example "www.example.com/samplepath" @sensitive */ uploadURL?: string;
    watermark?: Watermark;
  }

  /** Secrets that sign playback tokens. */
  export interface KeysResource {
    /** Generate a key pair for signing video tokens; the private part shows once.
     *  @http POST /accounts/{account_id}/stream/keys
     *  @permission Stream Write
     *  @availability ga */
    create(params: KeyCreateParams, options?: RequestOptions): APIPromise<Keys>;

    /** Delete a signing key, which voids every token signed with it.
     *  @http DELETE /accounts/{account_id}/stream/keys/{identifier}
     *  @permission Stream Write
     *  @availability ga */
    delete(identifier: ResourceID, params: KeyDeleteParams, options?: RequestOptions): APIPromise<KeyDeleteResponse>;

    /** List the IDs and creation dates of the account's signing keys.
     *  @http GET /accounts/{account_id}/stream/keys
     *  @permission Stream Write; Stream Read
     *  @availability ga */
    get(params: KeyGetParams, options?: RequestOptions): PagePromise<SinglePage<KeyGetResponse>, KeyGetResponse>;
  }

  export interface KeyCreateParams extends InAccount {
    /** @body */ body: unknown;
  }

  export interface Keys {
    id?: ResourceID;
    created?: DateTime;
    /** @sensitive */ jwk?: string;
    /** @sensitive */ pem?: string;
  }

  export type KeyDeleteParams = InAccount;

  export type KeyDeleteResponse = string;

  export type KeyGetParams = InAccount;

  export interface KeyGetResponse {
    id?: ResourceID;
    created?: DateTime;
    /** @example "e9db990a82666dd571c77f944a5c5c8d" */ key_id?: string;
  }

  /** Broadcast entry points for RTMPS or SRT. */
  export interface LiveInputs {
    readonly outputs: LiveInputs.Outputs;

    /** Set up a live input and get its RTMPS, SRT and WebRTC endpoints.
     *  @http POST /accounts/{account_id}/stream/live_inputs
     *  @body json required
     *  @permission Stream Write
     *  @availability ga */
    create(params: LiveInputCreateParams, options?: RequestOptions): APIPromise<LiveInput>;

    /** Replace a live input's recording mode, metadata and enabled state.
     *  @http PUT /accounts/{account_id}/stream/live_inputs/{live_input_identifier}
     *  @body json required
     *  @permission Stream Write
     *  @availability ga */
    update(liveInputIdentifier: ResourceID, params: LiveInputUpdateParams, options?: RequestOptions): APIPromise<LiveInput>;

    /** List the account's live inputs, with total counts if asked for.
     *  @http GET /accounts/{account_id}/stream/live_inputs
     *  @permission Stream Write; Stream Read
     *  @availability ga */
    list(params: LiveInputListParams, options?: RequestOptions): APIPromise<LiveInputListResponse>;

    /** Delete a live input, so that nothing can be streamed to it any more.
     *  @http DELETE /accounts/{account_id}/stream/live_inputs/{live_input_identifier}
     *  @answer void
     *  @permission Stream Write
     *  @availability ga */
    delete(liveInputIdentifier: ResourceID, params: LiveInputDeleteParams, options?: RequestOptions): APIPromise<void>;

    /** Read a live input's stream keys, endpoints and recording settings.
     *  @http GET /accounts/{account_id}/stream/live_inputs/{live_input_identifier}
     *  @permission Stream Write; Stream Read
     *  @availability ga */
    get(liveInputIdentifier: ResourceID, params: LiveInputGetParams, options?: RequestOptions): APIPromise<LiveInput>;

    /** Disable a live input, so that it takes no broadcasts until enabled.
     *  @http POST /accounts/{account_id}/stream/live_inputs/{live_input_identifier}/disable
     *  @availability ga
     *  @confirm
     *  @docs https://developers.cloudflare.com/api/operations/stream-live-inputs-disable-a-live-input */
    disable(liveInputIdentifier: ResourceID, params: LiveInputDisableParams, options?: RequestOptions): APIPromise<LiveInput2>;

    /** Enable a live input again, so that it takes broadcasts.
     *  @http POST /accounts/{account_id}/stream/live_inputs/{live_input_identifier}/enable
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/stream-live-inputs-enable-a-live-input */
    enable(liveInputIdentifier: ResourceID, params: LiveInputEnableParams, options?: RequestOptions): APIPromise<LiveInput2>;

    /** Give a live input new stream keys, making the old ones useless.
     *  @http POST /accounts/{account_id}/stream/live_inputs/{live_input_identifier}/rotate_keys
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/stream-live-inputs-rotate-keys-for-a-live-input */
    rotateKeys(liveInputIdentifier: ResourceID, params: LiveInputRotateKeysParams, options?: RequestOptions): APIPromise<LiveInput2>;
  }

  export interface LiveInputCreateParams extends InAccount {
    defaultCreator?: string;
    /** @min 30 @example 45 */ deleteRecordingAfterDays?: number;
    /** @default true */ enabled?: boolean;
    meta?: unknown;
    recording?: LiveInputRecordingSettings;
  }
  export namespace LiveInputCreateParams {
    export type Recording = LiveInputRecordingSettings;
  }

  export interface LiveInput {
    created?: DateTime;
    /** @min 30 @example 45 */ deleteRecordingAfterDays?: number;
    /** @default true */ enabled?: boolean;
    keysRotatedAt?: DateTime | null;
    meta?: unknown;
    modified?: DateTime;
    recording?: LiveInputRecordingSettings;
    rtmps?: InputRtmps;
    rtmpsPlayback?: InputRtmps;
    srt?: InputSrt;
    srtPlayback?: InputSrt;
    status?: 'connected' | 'reconnected' | 'reconnecting' | 'client_disconnect' | 'ttl_exceeded' | 'failed_to_connect' | 'failed_to_reconnect' | 'new_configuration_accepted' | null;
    /** @maxLength 32 @example "66be4bf738797e01e1fca35a7bdecdcd" */ uid?: string;
    webRTC?: InputWebrtc;
    webRTCPlayback?: InputWebrtc;
  }
  export namespace LiveInput {
    export type Recording = LiveInputRecordingSettings;
    export type Rtmps = InputRtmps;
    export type RtmpsPlayback = InputRtmps;
    export type Srt = InputSrt;
    export type SrtPlayback = InputSrt;
    export type WebRtc = InputWebrtc;
    export type WebRtcPlayback = InputWebrtc;
  }

  export import LiveInputUpdateParams = Stream.LiveInputCreateParams;

  export interface LiveInputListParams extends InAccount {
    /** @default false */ include_counts?: boolean;
  }

  export interface LiveInputListResponse {
    liveInputs?: LiveInputListResponse.LiveInput[];
    /** @example 1000 */ range?: Integer;
    /** @example 35586 */ total?: Integer;
  }
  export namespace LiveInputListResponse {
    export interface LiveInput {
      created?: DateTime;
      /** @min 30 @example 45 */ deleteRecordingAfterDays?: number;
      /** @default true */ enabled?: boolean;
      meta?: unknown;
      modified?: DateTime;
      /** @maxLength 32 @example "66be4bf738797e01e1fca35a7bdecdcd" */ uid?: string;
    }
  }

  export type LiveInputDeleteParams = InAccount;

  export type LiveInputGetParams = InAccount;

  export type LiveInputDisableParams = InAccount;

  export interface LiveInput2 {
    created?: DateTime;
    /** @min 30 @example 45 */ deleteRecordingAfterDays?: number;
    /** @default true */ enabled?: boolean;
    keysRotatedAt?: DateTime | null;
    meta?: JsonObject;
    modified?: DateTime;
    /** @default false */ preferLowLatency?: boolean;
    recording?: LiveInputRecordingSettings;
    rtmps?: InputRtmps;
    rtmpsPlayback?: InputRtmps;
    srt?: InputSrt;
    srtPlayback?: InputSrt;
    status?: LiveInputStatus;
    /** @maxLength 32 @example "66be4bf738797e01e1fca35a7bdecdcd" */ uid?: string;
    webRTC?: InputWebrtc;
    webRTCPlayback?: InputWebrtc;
  }

  export type LiveInputEnableParams = InAccount;

  export type LiveInputRotateKeysParams = InAccount;

  /** Images laid over a video. */
  export interface Watermarks {
    /** Make a watermark profile from an image, with position, scale and opacity.
     *  @http POST /accounts/{account_id}/stream/watermarks
     *  @body multipart-if-file required
     *  @permission Stream Write
     *  @availability ga */
    create(params: WatermarkCreateParams, options?: RequestOptions): APIPromise<Watermark>;

    /** List every watermark profile of the account.
     *  @http GET /accounts/{account_id}/stream/watermarks
     *  @permission Stream Write; Stream Read
     *  @availability ga */
    list(params: WatermarkListParams, options?: RequestOptions): PagePromise<SinglePage<Watermark>, Watermark>;

    /** Delete a watermark profile; videos already marked keep their mark.
     *  @http DELETE /accounts/{account_id}/stream/watermarks/{identifier}
     *  @permission Stream Write
     *  @availability ga */
    delete(identifier: ResourceID, params: WatermarkDeleteParams, options?: RequestOptions): APIPromise<WatermarkDeleteResponse>;

    /** Read one watermark profile's image details and placement.
     *  @http GET /accounts/{account_id}/stream/watermarks/{identifier}
     *  @permission Stream Write; Stream Read
     *  @availability ga */
    get(identifier: ResourceID, params: WatermarkGetParams, options?: RequestOptions): APIPromise<Watermark>;
  }

  export interface WatermarkCreateParams extends InAccount {
    /** @default "" */ name?: string;
    /** @min 0 @max 1 @default 1 @example 0.75 */ opacity?: number;
    /** @min 0 @max 1 @default 0.05 @example 0.1 */ padding?: number;
    /** @default "upperRight" @example "center" */ position?: string;
    /** @min 0 @max 1 @default 0.15 @example 0.1 */ scale?: number;
    url?: string;
  }

  export interface Watermark {
    created?: DateTime;
    /** @example "https://company.com/logo.png" */ downloadedFrom?: string;
    height?: Integer;
    /** @default "" */ name?: string;
    /** @min 0 @max 1 @default 1 @example 0.75 */ opacity?: number;
    /** @min 0 @max 1 @default 0.05 @example 0.1 */ padding?: number;
    /** @default "upperRight" @example "center" */ position?: string;
    /** @min 0 @max 1 @default 0.15 @example 0.1 */ scale?: number;
    /** @example 29472 */ size?: number;
    /** @maxLength 32 @example "ea95132c15732412d22c1476fa83f27a" */ uid?: string;
    width?: Integer;
  }

  export type WatermarkListParams = InAccount;

  export type WatermarkDeleteParams = InAccount;

  export type WatermarkDeleteResponse = string;

  export type WatermarkGetParams = InAccount;

  /** The URL called when a video is ready or has failed. */
  export interface Webhooks {
    /** Set the URL that Stream notifies, replacing any earlier webhook.
     *  @http PUT /accounts/{account_id}/stream/webhook
     *  @body json required
     *  @permission Stream Write
     *  @availability ga */
    update(params: WebhookUpdateParams, options?: RequestOptions): APIPromise<WebhookGetResponse>;

    /** Stop webhook notifications about video processing.
     *  @http DELETE /accounts/{account_id}/stream/webhook
     *  @permission Stream Write
     *  @availability ga */
    delete(params: WebhookDeleteParams, options?: RequestOptions): APIPromise<WebhookDeleteResponse>;

    /** Read the webhook URL that Stream notifies for the account.
     *  @http GET /accounts/{account_id}/stream/webhook
     *  @permission Stream Write; Stream Read
     *  @availability ga */
    get(params: WebhookGetParams, options?: RequestOptions): APIPromise<WebhookGetResponse>;
  }

  export interface WebhookUpdateParams extends InAccount {
    /** @format uri @example "https://example.com" */ notification_url?: string;
    /** @format uri @example "https://example.com" */ notificationUrl?: string;
  }

  export type WebhookUpdateResponse = WebhookGetResponse;

  export type WebhookDeleteParams = InAccount;

  export type WebhookDeleteResponse = string;

  export type WebhookGetParams = InAccount;

  export interface WebhookGetResponse {
    modified?: DateTime;
    /** @format uri @example "https://example.com" */ notification_url?: string;
    /** @format uri @example "https://example.com" */ notificationUrl?: string;
    /** @sensitive */ secret?: string;
  }

  /** Subtitles of a video. */
  export interface Captions {
    readonly language: Captions.Language;

    /** List a video's captions and subtitles in all languages.
     *  @http GET /accounts/{account_id}/stream/{identifier}/captions
     *  @permission Stream Write; Stream Read
     *  @availability ga */
    get(identifier: ResourceID, params: CaptionGetParams, options?: RequestOptions): PagePromise<SinglePage<Caption>, Caption>;
  }

  export type CaptionGetParams = InAccount;

  export interface Caption {
    generated?: boolean;
    /** @example "Türkçe" */ label?: string;
    /** @example "tr" */ language?: string;
    status?: 'ready' | 'inprogress' | 'error';
  }

  /** Files of a video to save and play offline. */
  export interface Downloads {
    readonly byType: Downloads.ByType;

    /** Start making an MP4 of a video for download.
     *  @http POST /accounts/{account_id}/stream/{identifier}/downloads
     *  @availability ga */
    create(identifier: ResourceID, params: DownloadCreateParams, options?: RequestOptions): APIPromise<DownloadGetResponse>;

    /** Delete a video's MP4 download, keeping the video itself.
     *  @http DELETE /accounts/{account_id}/stream/{identifier}/downloads
     *  @permission Stream Write
     *  @availability ga */
    delete(identifier: ResourceID, params: DownloadDeleteParams, options?: RequestOptions): APIPromise<DownloadDeleteResponse>;

    /** List a video's downloads with URL and progress.
     *  @http GET /accounts/{account_id}/stream/{identifier}/downloads
     *  @permission Stream Write; Stream Read
     *  @availability ga */
    get(identifier: ResourceID, params: DownloadGetParams, options?: RequestOptions): APIPromise<DownloadGetResponse>;
  }

  export type DownloadCreateParams = InAccount;

  export import DownloadCreateResponse = Stream.DownloadGetResponse;

  export type DownloadDeleteParams = InAccount;

  export type DownloadDeleteResponse = string;

  export type DownloadGetParams = InAccount;

  export interface DownloadGetResponse {
    audio?: Downloads2;
    default?: Downloads2;
  }
  export namespace DownloadGetResponse {
    export type Audio = Downloads2;
    export type Default = Downloads2;
  }

  /** HTML code for the player. */
  export interface Embed {
    /** Fetch the HTML that embeds a video's player in a web page.
     *  @http GET /accounts/{account_id}/stream/{identifier}/embed
     *  @answer text text/html
     *  @permission Stream Write; Stream Read
     *  @availability ga */
    get(identifier: ResourceID, params: EmbedGetParams, options?: RequestOptions): APIPromise<string>;
  }

  export type EmbedGetParams = InAccount;

  /** Signed permission for private playback. */
  export interface Token {
    /** Sign a token for private playback with expiry and access rules.
     *  @http POST /accounts/{account_id}/stream/{identifier}/token
     *  @body json required
     *  @availability ga */
    create(identifier: ResourceID, params: TokenCreateParams, options?: RequestOptions): APIPromise<TokenCreateResponse>;
  }

  export interface TokenCreateParams extends InAccount {
    /** @example "ab0d4ef71g4425f8dcba9041231813000" */ id?: string;
    accessRules?: TokenCreateParams.AccessRule[];
    /** @default false */ downloadable?: boolean;
    exp?: Integer;
    flags?: TokenCreateParams.Flags;
    nbf?: Integer;
    /** @sensitive */ pem?: string;
  }
  export namespace TokenCreateParams {
    export interface AccessRule {
      action?: 'allow' | 'block';
      country?: string[];
      ip?: string[];
      type?: 'any' | 'ip.src' | 'ip.geoip.country';
    }
    export interface Flags {
      /** @default false */ original?: boolean;
    }
  }

  export interface TokenCreateResponse {
    /** @sensitive */ token?: string;
  }

  /** Consumption of storage and delivery. */
  export interface Usage {
    /** Chart Stream usage by metric over time, in steps you choose.
     *  @http GET /{account_or_zone}/stream/usage
     *  @permission Stream Read */
    get(params?: UsageGetParams | null, options?: RequestOptions): APIPromise<Media.StreamUsageDataPoint[]>;
  }

  export interface UsageGetParams extends InAccountOrZone {
    /** @example "streamMinutesViewed" */ metrics?: string;
    since?: DateTime;
    until?: DateTime;
    /** @default "hour" */ time_delta?: 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year';
    /** @min 1 @max 10000 @default 100 @example 100 */ limit?: Integer;
    /** @example "" */ filters?: string;
  }

  export type AllowedOrigins = string;

  export type AllowedOriginsParam = string;

  export type CaptionsSinglePage = SinglePage<Caption>;

  export interface Clip {
    allowedOrigins?: AllowedOrigins[];
    clippedFromVideoUID?: string;
    created?: string;
    creator?: string;
    endTimeSeconds?: number;
    maxDurationSeconds?: number;
    meta?: unknown;
    modified?: string;
    playback?: Clip.Playback;
    preview?: string;
    requireSignedURLs?: boolean;
    startTimeSeconds?: number;
    status?: 'pendingupload' | 'downloading' | 'queued' | 'inprogress' | 'ready' | 'error' | 'live-inprogress';
    thumbnailTimestampPct?: number;
    watermark?: Clip.Watermark;
  }
  export namespace Clip {
    export interface Playback {
      dash?: string;
      hls?: string;
    }
    export interface Watermark {
      uid?: string;
    }
  }

  export type EmbedGetResponse = string;

  export type KeyGetResponsesSinglePage = SinglePage<KeyGetResponse>;

  export type VideosSinglePage = SinglePage<Video>;

  export type WatermarksSinglePage = SinglePage<Watermark>;

  export interface Downloads2 {
    /** @min 0 @max 100 */ percentComplete: number;
    status: 'ready' | 'inprogress' | 'error';
    /** @format uri */ url?: string;
  }

  export interface LiveInputRecordingSettings {
    allowedOrigins?: string[];
    /** @default false */ hideLiveViewerCount?: boolean;
    /** @default "off" */ mode?: 'off' | 'automatic';
    /** @default false */ requireSignedURLs?: boolean;
    /** @default 0 */ timeoutSeconds?: Integer;
  }

  export interface InputRtmps {
    /** @sensitive */ streamKey?: string;
    /** @example "rtmps://live.cloudflare.com:443/live/" @sensitive */ url?: string;
  }

  export type PlaybackRtmps = InputRtmps;

  export interface InputSrt {
    /** @sensitive */ passphrase?: string;
    /** @example "f256e6ea9341d51eea64c9454659e576" */ streamId?: string;
    /** @example "srt://live.cloudflare.com:778" @sensitive */ url?: string;
  }

  export type PlaybackSrt = InputSrt;

  export type LiveInputStatus =
    | 'connected' | 'reconnected' | 'reconnecting' | 'client_disconnect' | 'ttl_exceeded'
    | 'failed_to_connect' | 'failed_to_reconnect' | 'new_configuration_accepted' | null;

  export interface InputWebrtc {
    /** @sensitive */ url?: string;
  }

  export type PlaybackWebrtc = InputWebrtc;
}

export declare namespace Stream.LiveInputs {
  /** Other platforms to which a broadcast is passed on. */
  export interface Outputs {
    /** Restream a live input to another RTMP or SRT destination.
     *  @http POST /accounts/{account_id}/stream/live_inputs/{live_input_identifier}/outputs
     *  @availability ga */
    create(liveInputIdentifier: ResourceID, params: OutputCreateParams, options?: RequestOptions): APIPromise<Output>;

    /** Turn one restream destination of a live input on or off.
     *  @http PUT /accounts/{account_id}/stream/live_inputs/{live_input_identifier}/outputs/{output_identifier}
     *  @permission Stream Write
     *  @availability ga */
    update(outputIdentifier: ResourceID, params: OutputUpdateParams, options?: RequestOptions): APIPromise<Output>;

    /** List the destinations a live input is restreamed to.
     *  @http GET /accounts/{account_id}/stream/live_inputs/{live_input_identifier}/outputs
     *  @permission Stream Write; Stream Read
     *  @availability ga */
    list(liveInputIdentifier: ResourceID, params: OutputListParams, options?: RequestOptions): PagePromise<SinglePage<Output>, Output>;

    /** Remove an output, ending the restream to that destination.
     *  @http DELETE /accounts/{account_id}/stream/live_inputs/{live_input_identifier}/outputs/{output_identifier}
     *  @answer void
     *  @permission Stream Write
     *  @availability ga */
    delete(outputIdentifier: ResourceID, params: OutputDeleteParams, options?: RequestOptions): APIPromise<void>;
  }

  export interface OutputCreateParams extends InAccount {
    /** @example "uzya-f19y-g2g9-a2ee-51j2" @sensitive */ streamKey: string;
    /** @example "rtmp://a.rtmp.youtube.com/live2" @sensitive */ url: string;
    /** @default true */ enabled?: boolean;
  }

  export interface Output {
    /** @default true */ enabled?: boolean;
    /** @example "uzya-f19y-g2g9-a2ee-51j2" @sensitive */ streamKey?: string;
    /** @maxLength 32 @example "baea4d9c515887b80289d5c33cf01145" */ uid?: string;
    /** @example "rtmp://a.rtmp.youtube.com/live2" @sensitive */ url?: string;
  }

  export interface OutputUpdateParams extends InAccount {
    live_input_identifier: ResourceID;
    /** @default true */ enabled: boolean;
  }

  export type OutputListParams = InAccount;

  export interface OutputDeleteParams extends InAccount {
    live_input_identifier: ResourceID;
  }

  export type OutputsSinglePage = SinglePage<Output>;
}

export declare namespace Stream.Captions {
  /** Subtitles in one language, uploaded or generated. */
  export interface Language {
    readonly vtt: Language.Vtt;

    /** Have AI write captions for a video in one language, in the background.
     *  @http POST /accounts/{account_id}/stream/{identifier}/captions/{language}/generate
     *  @availability ga */
    create(language: string, params: LanguageCreateParams, options?: RequestOptions): APIPromise<Caption>;

    /** Upload a WebVTT caption file for one language of a video.
     *  @http PUT /accounts/{account_id}/stream/{identifier}/captions/{language}
     *  @body multipart
     *  @permission Stream Write
     *  @availability ga */
    update(language: string, params: LanguageUpdateParams, options?: RequestOptions): APIPromise<Caption>;

    /** Delete a video's captions for one language.
     *  @http DELETE /accounts/{account_id}/stream/{identifier}/captions/{language}
     *  @permission Stream Write
     *  @availability ga */
    delete(language: string, params: LanguageDeleteParams, options?: RequestOptions): APIPromise<LanguageDeleteResponse>;

    /** Read the label and status of a video's captions in one language.
     *  @http GET /accounts/{account_id}/stream/{identifier}/captions/{language}
     *  @permission Stream Write; Stream Read
     *  @availability ga */
    get(language: string, params: LanguageGetParams, options?: RequestOptions): APIPromise<Caption>;
  }

  export type LanguageCreateParams = AudioTrackDeleteParams;

  export interface LanguageUpdateParams extends InAccount {
    identifier: ResourceID;
    file: string;
  }

  export type LanguageDeleteParams = AudioTrackDeleteParams;

  export type LanguageDeleteResponse = string;

  export type LanguageGetParams = AudioTrackDeleteParams;
}

export declare namespace Stream.Captions.Language {
  /** Subtitles as a WebVTT text file. */
  export interface Vtt {
    /** Download one language of a video's captions as WebVTT text.
     *  @http GET /accounts/{account_id}/stream/{identifier}/captions/{language}/vtt
     *  @answer text text/vtt
     *  @permission Stream Write; Stream Read
     *  @availability ga */
    get(language: string, params: VttGetParams, options?: RequestOptions): APIPromise<string>;
  }

  export type VttGetParams = AudioTrackDeleteParams;

  export type VttGetResponse = string;
}

export declare namespace Stream.Downloads {
  /** Files of one kind, such as audio only. */
  export interface ByType {
    /** Make a download of one type for a video.
     *  @http POST /accounts/{account_id}/stream/{identifier}/downloads/{download_type}
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/stream-downloads-create-type-specific-downloads */
    create(downloadType: 'default' | 'audio', params: ByTypeCreateParams, options?: RequestOptions): APIPromise<DownloadGetResponse>;

    /** Delete one type of download of a video.
     *  @http DELETE /accounts/{account_id}/stream/{identifier}/downloads/{download_type}
     *  @permission Stream Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/stream-downloads-delete-type-specific-downloads */
    delete(downloadType: 'default' | 'audio', params: ByTypeDeleteParams, options?: RequestOptions): APIPromise<string>;
  }

  export interface ByTypeCreateParams extends InAccount {
    identifier: ResourceID;
  }

  export type ByTypeCreateResponse = DownloadGetResponse;

  export type ByTypeDeleteParams = ByTypeCreateParams;
}
