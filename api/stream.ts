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

  /** Start a resumable tus upload for a video.
   *
   *  The upload address comes in the `Location` header, the video's id in `stream-media-id`. Without `direct_user` the address needs credentials
   *  too.
   *  @http POST /accounts/{account_id}/stream
   *  @response void
   *  @status 201
   *  @permission Stream Write
   *  @availability ga */
  create(params: Stream.StreamCreateParams, options?: RequestOptions): APIPromise<void>;

  /** List the account's videos, filtered by date, creator or status.
   *
   *  At most 1,000 a request; go on with the `created` time of the last video. `search` is slow, `video_name` is not.
   *  @http GET /accounts/{account_id}/stream
   *  @permission Stream Write; Stream Read
   *  @availability ga
   *  @columns meta.name duration size readyToStream requireSignedURLs status.state created */
  list(params: Stream.StreamListParams, options?: RequestOptions): PagePromise<SinglePage<Stream.Video>, Stream.Video>;

  /** Delete a video for good, including everything encoded from it.
   *
   *  Links and downloads stop working at once; storage is freed.
   *  @http DELETE /accounts/{account_id}/stream/{identifier}
   *  @response void
   *  @permission Stream Write
   *  @availability ga
   *  @param identifier Id of the stream that is meant, as `stream.list` gives it.
   *  @cascades stream.downloads */
  delete(identifier: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<void>;

  /** Edit a video's metadata, access rules or deletion.
   *
   *  Omitted fields keep their values.
   *  @http POST /accounts/{account_id}/stream/{identifier}
   *  @body json required
   *  @availability ga
   *  @param identifier Id of the stream that is meant, as `stream.list` gives it.
   *  @example {
   *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "meta": {"name": "Product tour"}, "requireSignedURLs": true,
   *    "allowedOrigins": ["www.example.com"]
   *  } */
  edit(identifier: ResourceID, params: Stream.StreamEditParams, options?: RequestOptions): APIPromise<Stream.Video>;

  /** Get a video's status, duration, metadata and playback URLs.
   *
   *  A new video is not ready at once: poll until `readyToStream`, or set up a webhook.
   *  @http GET /accounts/{account_id}/stream/{identifier}
   *  @permission Stream Write; Stream Read
   *  @availability ga
   *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "identifier": "ea95132c15732412d22c1476fa83f27a" }
   *  @param identifier Id of the stream that is meant, as `stream.list` gives it. */
  get(identifier: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<Stream.Video>;
}

export declare namespace Stream {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Your own id of the user who uploads. */ 'Upload-Creator': string;
    /** Domains that may show the video; empty for all, `*` as wildcard for subdomains. */ allowedOrigins: unknown;
    /** Time of the creation. */ created: string;
    /** Days after which recordings are deleted; null for never. */ deleteRecordingAfterDays: number;
    /** Longest video that is accepted; longer ones fail. */ maxDurationSeconds: number;
    /** Your own facts about it, as keys and values; `name` is shown in the dashboard. */ meta: unknown;
    /** Time of the last change. */ modified: string;
    /** Secret of SRT. */ passphrase: string;
    /** Progress of making the file. */ percentComplete: number;
    /** If true, only signed tokens can play it. */ requireSignedURLs: boolean;
    /** Time at which it is deleted, at least 30 days after the upload; null for never. */ scheduledDeletion: string;
    /** Secret with which an encoder sends. */ streamKey: string;
    /** Picture laid over the video. */ watermark: unknown;
    /** Your own id of the user who owns it. */ creator: string;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Audio to work on, as `stream.audioTracks.get` shows it. @from stream.audioTracks.get */ audio_identifier: string;
    /** Content of the download: the whole video or only its audio. */ download_type: 'default' | (string & {});
    /** Video, key or watermark to work on, by the id that its creation returned. */ identifier: string;
    /** Language of the captions, as a BCP 47 tag such as `de` or `pt-BR`. @from stream.captions.get */ language: string;
    /** Live input to work on, as `stream.liveInputs.list` shows it. @from stream.liveInputs.list */ live_input_identifier: string;
    /** Output to work on, as `stream.liveInputs.outputs.list` shows it. @from stream.liveInputs.outputs.list */ output_identifier: string;
  }

  export interface StreamCreateParams extends InAccount {
    /** Version of the tus protocol that the client speaks. @header Tus-Resumable */ 'Tus-Resumable': '1.0.0';
    /** Size of the whole video. @header Upload-Length @min 0 @unit bytes */ 'Upload-Length': Integer;
    /** If true, the answer's address can be used by an end user without credentials. @query @default false */ direct_user?: boolean;
    /** @header Upload-Creator @maxLength 64 @example "creator-id_abcde12345" */ 'Upload-Creator'?: string;
    /** Settings of the video as tus metadata: pairs of key and base64 value, joined by commas. @header Upload-Metadata */ 'Upload-Metadata'?: string;
  }

  export interface StreamListParams extends InAccount {
    /** Only this video. @example "ea95132c15732412d22c1476fa83f27a" */ id?: string;
    /** Only videos created after this time. */ after?: DateTime;
    /** Whether the oldest come first. @default false */ asc?: boolean;
    /** Only videos created before this time. */ before?: DateTime;
    /** Only videos of this user, by your own id. @maxLength 64 @example "creator-id_abcde12345" */ creator?: string;
    /** Only videos created before this time; use `before`. */ end?: DateTime;
    /** Whether numbers of all matching entries come along. @default false */ include_counts?: boolean;
    /** Most videos returned. @min 1 @max 1000 */ limit?: Integer;
    /** Only recordings of this live input. */ live_input_id?: string;
    /** Only videos of this name. */ name?: string;
    /** Only videos with this word in their metadata; slow for large libraries. @example "puppy.mp4" */ search?: string;
    /** Only videos created after this time; use `after`. */ start?: DateTime;
    /** Only videos in this state. */
    status?: 'pendingupload' | 'downloading' | 'queued' | 'inprogress' | 'ready' | 'error' | 'live-inprogress' | (string & {});
    /** Only videos of this kind, such as `live`. @example "live" */ type?: string;
    /** Only videos of exactly this name; fast. @example "puppy.mp4" */ video_name?: string;
  }

  export interface Video {
    allowedOrigins?: AllowedOrigins[];
    /** Video that this one is a part of. @example "ea95132c15732412d22c1476fa83f27a" */ clippedFrom?: string | null;
    created?: DateTime;
    /** @maxLength 64 @example "creator-id_abcde12345" */ creator?: string | null;
    /** Length of the video; -1 until it is known. @unit seconds */ duration?: number;
    /** Size of the uploaded picture. */ input?: Video.Input;
    /** Live input the video is a recording of. @maxLength 32 @example "fc0a8dc887b16759bfd9ad922230a014" */ liveInput?: string;
    /** @min 1 @max 36000 @unit seconds */ maxDurationSeconds?: Integer | null;
    /** Largest upload that is accepted. @unit bytes */ maxSizeBytes?: Integer | null;
    meta?: unknown;
    modified?: DateTime;
    /** Addresses of the stream. */ playback?: Video.Playback;
    /** Page on which the video can be seen. @format uri */ preview?: string;
    /** Details shown next to the public player. */ publicDetails?: Video.PublicDetails;
    /** Whether the video can be played. */ readyToStream?: boolean;
    /** Time at which it could first be played; absent before that. */ readyToStreamAt?: DateTime | null;
    /** @default false */ requireSignedURLs?: boolean;
    scheduledDeletion?: DateTime | null;
    /** Size in bytes. @example 4190963 @unit bytes */ size?: number;
    /** Progress of processing, and any failure. */ status?: Video.Status;
    /** Address of a still picture. @format uri */ thumbnail?: string;
    /** Moment of the still picture, as part of the length. @min 0 @max 1 @default 0 @example 0.529241 */ thumbnailTimestampPct?: number;
    /** Identifies the video; given by Cloudflare. @maxLength 32 @example "ea95132c15732412d22c1476fa83f27a" */ uid?: string;
    /** Time at which the upload ended. */ uploaded?: DateTime;
    /** Time after which the upload address no longer works. */ uploadExpiry?: DateTime;
    watermark?: Watermark | null;
  }
  export namespace Video {
    export interface Input {
      /** Height in pixels; -1 until it is known. */ height?: Integer;
      /** Width in pixels; -1 until it is known. */ width?: Integer;
    }
    export interface Playback {
      /** Address of the DASH manifest, for players that use MPEG-DASH. */ dash?: string;
      /** Address of the HLS manifest, for players that use HTTP Live Streaming. */ hls?: string;
    }
    export interface PublicDetails extends StreamEditParams.PublicDetails {
      /** Number of the entry. */ media_id?: Integer;
    }
    export interface Status {
      /** Machine-readable reason processing failed. @example "ERR_NON_VIDEO" */ errorReasonCode?: string;
      /** Human-readable reason processing failed. */ errorReasonText?: string;
      /** Progress of processing, 0 to 100 as text. @example "45" */ pctComplete?: string;
      /** State of the video. */ state?: 'pendingupload' | 'downloading' | 'queued' | 'inprogress' | 'ready' | 'error' | 'live-inprogress';
    }
  }

  export interface VideoSettings {
    allowedOrigins?: AllowedOriginsParam[];
    /** @maxLength 64 @example "creator-id_abcde12345" */ creator?: string;
    meta?: unknown;
    /** @default false */ requireSignedURLs?: boolean;
    scheduledDeletion?: DateTime;
    /** Moment of the still picture, as part of the length. @min 0 @max 1 @default 0 @example 0.529241 */ thumbnailTimestampPct?: number;
  }

  export interface StreamEditParams extends InAccount, VideoSettings {
    /** @min 1 @max 36000 @unit seconds */ maxDurationSeconds?: Integer;
    /** Details shown next to the public player. */ publicDetails?: StreamEditParams.PublicDetails;
    /** Id given by Cloudflare. @example "ea95132c15732412d22c1476fa83f27a" */ uid?: string;
    /** Time after which the upload address no longer works. */ uploadExpiry?: DateTime;
  }
  export namespace StreamEditParams {
    export interface PublicDetails {
      /** Page of the channel; null for none. */ channel_link?: string | null;
      /** Address of a logo; null for none. */ logo?: string | null;
      /** Page to share; null for none. */ share_link?: string | null;
      /** Title of the video; null for none. */ title?: string | null;
    }
  }

  /** Extra sound, such as other languages. */
  export interface AudioTracks {
    /** Delete an extra audio track from a video.
     *  @http DELETE /accounts/{account_id}/stream/{identifier}/audio/{audio_identifier}
     *  @permission Stream Write
     *  @availability ga */
    delete(audioIdentifier: ResourceID, params: AudioTrackParams, options?: RequestOptions): APIPromise<AudioTrackDeleteResponse>;

    /** Add an audio track to a video by fetching it from a URL.
     *  @http POST /accounts/{account_id}/stream/{identifier}/audio/copy
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "label": "Português", "url": "https://media.example.com/tour.pt.mp3" } */
    copy(identifier: ResourceID, params: AudioTrackCopyParams, options?: RequestOptions): APIPromise<Audio>;

    /** Relabel an audio track or make it the video's default.
     *  @http PATCH /accounts/{account_id}/stream/{identifier}/audio/{audio_identifier}
     *  @body json required
     *  @permission Stream Write
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "label": "Português", "default": true } */
    edit(audioIdentifier: ResourceID, params: AudioTrackEditParams, options?: RequestOptions): APIPromise<Audio>;

    /** Get the extra audio tracks attached to a video.
     *  @http GET /accounts/{account_id}/stream/{identifier}/audio
     *  @permission Stream Write; Stream Read
     *  @availability ga */
    get(identifier: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<AudioTrackGetResponse>;
  }

  export interface AudioTrackParams extends InAccount {
    /** Video that is meant. @from stream.list uid */ identifier: ResourceID;
  }

  export type AudioTrackDeleteResponse = string;

  export interface AudioTrackCopyParams extends InAccount {
    /** Name of the track, as players show it. @example "Portuguese" */ label: string;
    /** Address the audio file is fetched from. @format uri @example "https://www.examplestorage.com/audio_file.mp3" */ url?: string;
  }

  export interface TrackLabel {
    /** Whether the track is played first. @default false */ default?: boolean;
    /** Name of the track, as players show it. */ label?: string;
  }

  export interface Audio extends TrackLabel {
    /** Progress of preparing the audio. */ status?: 'queued' | 'ready' | 'error';
    /** Identifies the audio track; given by Cloudflare. @maxLength 32 @example "ea95132c15732412d22c1476fa83f27a" */ uid?: string;
  }

  export interface AudioTrackEditParams extends InAccount, TrackLabel {
    /** Video that is meant. @from stream.list uid */ identifier: ResourceID;
  }

  export interface AudioTrackGetResponse {
    /** Audio tracks of the video. */ audio?: Audio[];
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
    /** Minutes of video that are stored. @format float */ totalStorageMinutes?: number;
    /** Minutes of video that may be stored. */ totalStorageMinutesLimit?: Integer;
    /** Number of videos. */ videoCount?: Integer;
  }

  /** A shorter video cut from a longer one. */
  export interface ClipResource {
    /** Cut a new video out of a stored one between two points in seconds.
     *  @http POST /accounts/{account_id}/stream/clip
     *  @permission Stream Write
     *  @availability ga
     *  @waits stream.get status.state done=ready failed=error id=uid
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "clippedFromVideoUID": "6b9e68b07dfee8cc2d116e4c51d6a957", "startTimeSeconds": 30,
     *    "endTimeSeconds": 75
     *  } */
    create(params: ClipCreateParams, options?: RequestOptions): APIPromise<Video>;
  }

  export interface ClipCreateParams extends InAccount, VideoSettings {
    /** Video to cut from. @maxLength 32 @example "023e105f4ecef8ad9ca31a8372d0c353" @from stream.list uid */ clippedFromVideoUID: string;
    /** End of the part. @unit seconds @min 0 */ endTimeSeconds: Integer;
    /** Start of the part. @unit seconds @min 0 */ startTimeSeconds: Integer;
    /** Address the video is fetched from; the server has to support HEAD and ranges. @format uri @example "https://example.com/myvideo.mp4" */
    input?: string;
    /** Name of the new video. @example "myvideo.mp4" */ name?: string;
    /** Address the video is fetched from. @format uri @example "https://example.com/myvideo.mp4" */ url?: string;
    watermark?: ClipCreateParams.Watermark;
  }
  export namespace ClipCreateParams {
    export interface Watermark {
      /** Watermark profile to use, by its id. @maxLength 32 @example "ea95132c15732412d22c1476fa83f27a" */ uid?: string;
    }
  }

  /** Imports of a video from a URL. */
  export interface Copy {
    /** Import a video into Stream by having it fetched from a URL.
     *  @http POST /accounts/{account_id}/stream/copy
     *  @body json required
     *  @permission Stream Write
     *  @availability ga
     *  @waits stream.get status.state done=ready failed=error id=uid
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "url": "https://www.example.com/myvideo.mp4", "name": "myvideo.mp4" } */
    create(params: CopyCreateParams, options?: RequestOptions): APIPromise<Video>;
  }

  export interface CopyCreateParams extends InAccount, VideoSettings {
    /** Address the video is fetched from; the server has to support HEAD and ranges. @format uri @example "https://example.com/myvideo.mp4" */
    input?: string;
    /** Name of the new video. @example "myvideo.mp4" */ name?: string;
    /** Address the video is fetched from. @format uri @example "https://example.com/myvideo.mp4" */ url?: string;
    watermark?: ClipCreateParams.Watermark;
    /** @header Upload-Creator @maxLength 64 @example "creator-id_abcde12345" */ 'Upload-Creator'?: string;
  }

  /** One-time links through which end users upload. */
  export interface DirectUpload {
    /** Get a one-time URL through which an end user can upload a video.
     *  @http POST /accounts/{account_id}/stream/direct_upload
     *  @permission Stream Write
     *  @availability ga
     *  @waits stream.get status.state done=ready failed=error id=uid
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "maxDurationSeconds": 600, "requireSignedURLs": true,
     *    "meta": {"name": "Review of order 1047"}
     *  } */
    create(params: DirectUploadCreateParams, options?: RequestOptions): APIPromise<DirectUploadCreateResponse>;
  }

  export interface DirectUploadCreateParams extends InAccount, VideoSettings {
    /** @min 1 @max 36000 @unit seconds */ maxDurationSeconds: Integer;
    /** Time after which the upload address no longer works; by default 30 minutes, at most 6 hours ahead. */ expiry?: DateTime;
    watermark?: ClipCreateParams.Watermark;
    /** @header Upload-Creator @maxLength 64 @example "creator-id_abcde12345" */ 'Upload-Creator'?: string;
  }

  export interface DirectUploadCreateResponse {
    scheduledDeletion?: DateTime;
    /** Id that the video will have. @maxLength 32 @example "ea95132c15732412d22c1476fa83f27a" */ uid?: string;
    /** Address that takes the file by one POST, without credentials. @example "www.example.com/samplepath" @sensitive */ uploadURL?: string;
    watermark?: Watermark;
  }

  /** Secrets that sign playback tokens. */
  export interface KeysResource {
    /** Generate a key pair for signing video tokens; the private part shows once.
     *  @http POST /accounts/{account_id}/stream/keys
     *  @permission Stream Write
     *  @availability ga */
    create(params: InAccount, options?: RequestOptions): APIPromise<Keys>;

    /** Delete a signing key, which voids every token signed with it.
     *  @http DELETE /accounts/{account_id}/stream/keys/{identifier}
     *  @permission Stream Write
     *  @availability ga */
    delete(identifier: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<KeyDeleteResponse>;

    /** Get the IDs and creation dates of the account's signing keys.
     *  @http GET /accounts/{account_id}/stream/keys
     *  @permission Stream Write; Stream Read
     *  @availability ga
     *  @columns id created */
    get(params: InAccount, options?: RequestOptions): PagePromise<SinglePage<KeyGetResponse>, KeyGetResponse>;
  }

  export interface Keys {
    /** Identifies the signing key; given by Cloudflare. */ id?: ResourceID;
    created?: DateTime;
    /** Private key as base64 of a JWK; shown once. @sensitive */ jwk?: string;
    /** Private key as base64 of a PEM; shown once. @sensitive */ pem?: string;
  }

  export type KeyDeleteResponse = string;

  export interface KeyGetResponse {
    /** Identifies the signing key; given by Cloudflare. */ id?: ResourceID;
    created?: DateTime;
    /** Id of the signing key. @example "e9db990a82666dd571c77f944a5c5c8d" */ key_id?: string;
  }

  /** Broadcast entry points for RTMPS or SRT. */
  export interface LiveInputs {
    readonly outputs: LiveInputs.Outputs;

    /** Create a live input and get its RTMPS, SRT and WebRTC endpoints.
     *  @http POST /accounts/{account_id}/stream/live_inputs
     *  @body json required
     *  @permission Stream Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "meta": {"name": "Weekly show"}, "recording": {"mode": "automatic"},
     *    "deleteRecordingAfterDays": 45
     *  } */
    create(params: LiveInputCreateParams, options?: RequestOptions): APIPromise<LiveInput>;

    /** Replace a live input's recording mode, metadata and enabled state.
     *  @http PUT /accounts/{account_id}/stream/live_inputs/{live_input_identifier}
     *  @body json required
     *  @permission Stream Write
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "meta": {"name": "Weekly show"}, "recording": {"mode": "off"} } */
    update(liveInputIdentifier: ResourceID, params: LiveInputUpdateParams, options?: RequestOptions): APIPromise<LiveInput>;

    /** List the account's live inputs, with total counts if asked for.
     *  @http GET /accounts/{account_id}/stream/live_inputs
     *  @permission Stream Write; Stream Read
     *  @availability ga
     *  @columns meta.name uid enabled created modified */
    list(params: LiveInputListParams, options?: RequestOptions): APIPromise<LiveInputListResponse>;

    /** Delete a live input, so that nothing can be streamed to it any more.
     *  @http DELETE /accounts/{account_id}/stream/live_inputs/{live_input_identifier}
     *  @response void
     *  @permission Stream Write
     *  @availability ga */
    delete(liveInputIdentifier: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<void>;

    /** Get a live input's stream keys, endpoints and recording settings.
     *  @http GET /accounts/{account_id}/stream/live_inputs/{live_input_identifier}
     *  @permission Stream Write; Stream Read
     *  @availability ga */
    get(liveInputIdentifier: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<LiveInput>;

    /** Disable a live input, so that it takes no broadcasts until enabled.
     *  @http POST /accounts/{account_id}/stream/live_inputs/{live_input_identifier}/disable
     *  @availability ga
     *  @confirm
     *  @docs https://developers.cloudflare.com/api/operations/stream-live-inputs-disable-a-live-input */
    disable(liveInputIdentifier: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<ListedLiveInput>;

    /** Enable a live input again, so that it takes broadcasts.
     *  @http POST /accounts/{account_id}/stream/live_inputs/{live_input_identifier}/enable
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/stream-live-inputs-enable-a-live-input */
    enable(liveInputIdentifier: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<ListedLiveInput>;

    /** Give a live input new stream keys, making the old ones useless.
     *  @http POST /accounts/{account_id}/stream/live_inputs/{live_input_identifier}/rotate_keys
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/stream-live-inputs-rotate-keys-for-a-live-input */
    rotateKeys(liveInputIdentifier: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<ListedLiveInput>;
  }

  export interface InputSettings {
    /** @min 30 @example 45 @unit days @max 1096 */ deleteRecordingAfterDays?: number;
    /** Whether the input accepts video. @default true */ enabled?: boolean;
    /** Whether and how the live video is recorded. */ recording?: Recording;
    /** Whether a short delay counts more than stability. @default false */ preferLowLatency?: boolean;
  }

  export interface LiveInputSettings extends InputSettings {
    meta?: unknown;
  }

  export interface LiveInputCreateParams extends InAccount, LiveInputSettings {
    /** Your own id of the user that recordings belong to. */ defaultCreator?: string;
    /** Your own text, up to 255 bytes; repeating it within six hours gives 409, not a second live input. @minLength 1 @maxLength 255 */
    'Idempotency-Key'?: string;
  }

  export interface InputIdentity {
    created?: DateTime;
    /** Time at which keys were last renewed; null if never. */ keysRotatedAt?: DateTime | null;
    modified?: DateTime;
    /** Identifies the live input; given by Cloudflare. @maxLength 32 @example "66be4bf738797e01e1fca35a7bdecdcd" */ uid?: string;
  }

  export interface LiveInput extends LiveInputSettings, InputIdentity {
    /** Endpoint for sending over RTMPS. */ rtmps?: LiveInput.Rtmps;
    /** Endpoint for playback over RTMPS. */ rtmpsPlayback?: LiveInput.RtmpsPlayback;
    /** Endpoint for sending over SRT. */ srt?: LiveInput.Srt;
    /** Endpoint for playback over SRT. */ srtPlayback?: LiveInput.SrtPlayback;
    /** State of the connection from the encoder. */ status?:
      | 'connected' | 'reconnected' | 'reconnecting' | 'client_disconnect' | 'ttl_exceeded'
      | 'failed_to_connect' | 'failed_to_reconnect' | 'new_configuration_accepted' | null;
    /** Endpoint for sending over WebRTC. */ webRTC?: LiveInput.WebRtc;
    /** Endpoint for playback over WebRTC. */ webRTCPlayback?: LiveInput.WebRtcPlayback;
    /** Addresses of the stream. */ playback?: LiveInput.Playback;
  }
  export namespace LiveInput {
    export interface Playback {
      /** Address of the DASH manifest that plays what the live input broadcasts. */ dash: string;
      /** Address of the HLS manifest that plays what the live input broadcasts. */ hls: string;
    }
    export interface Rtmps {
      /** @sensitive */ streamKey?: string;
      /** RTMPS address to which the broadcaster sends; the stream key goes with it. @example "rtmps://live.cloudflare.com:443/live/" @sensitive */
      url?: string;
    }
    export interface RtmpsPlayback {
      /** @sensitive */ streamKey?: string;
      /** RTMPS address from which a player plays the live video. @example "rtmps://live.cloudflare.com:443/live/" @sensitive */ url?: string;
    }
    export interface Srt {
      /** @sensitive */ passphrase?: string;
      /** @example "f256e6ea9341d51eea64c9454659e576" */ streamId?: string;
      /** SRT address to which the broadcaster sends. @example "srt://live.cloudflare.com:778" @sensitive */ url?: string;
    }
    export interface SrtPlayback {
      /** @sensitive */ passphrase?: string;
      /** @example "f256e6ea9341d51eea64c9454659e576" */ streamId?: string;
      /** SRT address from which a player plays the live video. @example "srt://live.cloudflare.com:778" @sensitive */ url?: string;
    }
    export interface WebRtc {
      /** WebRTC (WHIP) address to which the broadcaster sends; whoever knows it can send. @sensitive */ url?: string;
    }
    export interface WebRtcPlayback {
      /** WebRTC (WHEP) address from which a player plays the live video. @sensitive */ url?: string;
    }
  }

  export interface LiveInputUpdateParams extends InAccount, LiveInputSettings {
    /** Your own id of the user that recordings belong to. */ defaultCreator?: string;
  }

  export interface LiveInputListParams extends InAccount {
    /** Whether numbers of all matching entries come along. @default false */ include_counts?: boolean;
  }

  export interface LiveInputListResponse {
    /** Live inputs of the account. */ liveInputs?: LiveInputListResponse.LiveInput[];
    /** Number of live inputs in this answer. @example 1000 */ range?: Integer;
    /** Number of live inputs in all. @example 35586 */ total?: Integer;
  }
  export namespace LiveInputListResponse {
    export interface LiveInput {
      created?: DateTime;
      /** @min 30 @example 45 @unit days @max 1096 */ deleteRecordingAfterDays?: number;
      /** Whether the input accepts video. @default true */ enabled?: boolean;
      meta?: unknown;
      modified?: DateTime;
      /** Identifies the live input; given by Cloudflare. @maxLength 32 @example "66be4bf738797e01e1fca35a7bdecdcd" */ uid?: string;
    }
  }

  export interface Recording {
    allowedOrigins?: string[];
    /** Whether the number of viewers is hidden. @default false */ hideLiveViewerCount?: boolean;
    /** Whether live video is recorded. @default "off" */ mode?: 'off' | 'automatic';
    /** @default false */ requireSignedURLs?: boolean;
    /** Time without a signal after which the recording ends. @default 0 @unit seconds */ timeoutSeconds?: Integer;
  }

  export interface ListedLiveInput extends InputSettings, InputIdentity {
    meta?: JsonObject;
    /** Endpoint for sending over RTMPS. */ rtmps?: InputRtmps;
    /** Endpoint for playback over RTMPS. */ rtmpsPlayback?: InputRtmps;
    /** Endpoint for sending over SRT. */ srt?: InputSrt;
    /** Endpoint for playback over SRT. */ srtPlayback?: InputSrt;
    /** State of the connection from the encoder. */ status?: LiveInputStatus;
    /** Endpoint for sending over WebRTC. */ webRTC?: InputWebrtc;
    /** Endpoint for playback over WebRTC. */ webRTCPlayback?: InputWebrtc;
  }

  /** Images laid over a video. */
  export interface Watermarks {
    /** Create a watermark profile from an image, with position, scale and opacity.
     *  @http POST /accounts/{account_id}/stream/watermarks
     *  @body multipart-if-file required
     *  @permission Stream Write
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "Logo", "url": "https://www.example.com/logo.png" } */
    create(params: WatermarkCreateParams, options?: RequestOptions): APIPromise<Watermark>;

    /** List every watermark profile of the account.
     *  @http GET /accounts/{account_id}/stream/watermarks
     *  @permission Stream Write; Stream Read
     *  @availability ga
     *  @columns name position width height opacity created */
    list(params: InAccount, options?: RequestOptions): PagePromise<SinglePage<Watermark>, Watermark>;

    /** Delete a watermark profile; videos already marked keep their mark.
     *  @http DELETE /accounts/{account_id}/stream/watermarks/{identifier}
     *  @permission Stream Write
     *  @availability ga */
    delete(identifier: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<WatermarkDeleteResponse>;

    /** Get one watermark profile's image details and placement.
     *  @http GET /accounts/{account_id}/stream/watermarks/{identifier}
     *  @permission Stream Write; Stream Read
     *  @availability ga */
    get(identifier: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<Watermark>;
  }

  export interface WatermarkLayout {
    /** Name of the watermark profile. @default "" */ name?: string;
    /** Opacity of the picture, 0 to 1. @min 0 @max 1 @default 1 @example 0.75 */ opacity?: number;
    /** Distance from the edges, as part of the video's length. @min 0 @max 1 @default 0.05 @example 0.1 */ padding?: number;
    /** Corner of the picture; `center` ignores the padding. @default "upperRight" @example "center" */ position?: string;
    /** Size of the picture, as part of the video's. @min 0 @max 1 @default 0.15 @example 0.1 */ scale?: number;
  }

  export interface WatermarkCreateParams extends InAccount, WatermarkLayout {
    /** Address the picture is fetched from. @format uri */ url?: string;
  }

  export interface Watermark extends WatermarkLayout {
    created?: DateTime;
    /** Address the picture was fetched from; null if uploaded. @example "https://company.com/logo.png" */ downloadedFrom?: string;
    /** Height in pixels; -1 until it is known. */ height?: Integer;
    /** Size in bytes. @example 29472 @unit bytes */ size?: number;
    /** Identifies the watermark profile; given by Cloudflare. @maxLength 32 @example "ea95132c15732412d22c1476fa83f27a" */ uid?: string;
    /** Width in pixels; -1 until it is known. */ width?: Integer;
  }

  export type WatermarkDeleteResponse = string;

  /** The URL called when a video is ready or has failed. */
  export interface Webhooks {
    /** Replace the URL that Stream notifies, replacing any earlier webhook.
     *  @http PUT /accounts/{account_id}/stream/webhook
     *  @body json required
     *  @permission Stream Write
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "notificationUrl": "https://www.example.com/hooks/stream" } */
    update(params: WebhookUpdateParams, options?: RequestOptions): APIPromise<Webhook>;

    /** Stop webhook notifications about video processing.
     *  @http DELETE /accounts/{account_id}/stream/webhook
     *  @permission Stream Write
     *  @availability ga */
    delete(params: InAccount, options?: RequestOptions): APIPromise<WebhookDeleteResponse>;

    /** Get the webhook URL that Stream notifies for the account.
     *  @http GET /accounts/{account_id}/stream/webhook
     *  @permission Stream Write; Stream Read
     *  @availability ga */
    get(params: InAccount, options?: RequestOptions): APIPromise<Webhook>;
  }

  export interface WebhookUpdateParams extends InAccount {
    /** Address that is called when videos are ready. @format uri @example "https://example.com" */ notification_url?: string;
    /** @format uri @example "https://example.com" */ notificationUrl?: string;
  }

  export interface Webhook {
    modified?: DateTime;
    /** Address that is called when videos are ready. @format uri @example "https://example.com" */ notificationUrl?: string;
    /** Secret with which calls are signed. @sensitive */ secret?: string;
  }

  export type WebhookDeleteResponse = string;

  /** Subtitles of a video. */
  export interface Captions {
    readonly language: Captions.Language;

    /** Get a video's captions and subtitles in all languages.
     *  @http GET /accounts/{account_id}/stream/{identifier}/captions
     *  @permission Stream Write; Stream Read
     *  @availability ga
     *  @columns label language generated status
     *  @key language */
    get(identifier: ResourceID, params: InAccount, options?: RequestOptions): PagePromise<SinglePage<Caption>, Caption>;
  }

  export interface Caption {
    /** Whether the captions were made by AI. */ generated?: boolean;
    /** Name of the language, as viewers see it. @example "Türkçe" */ label?: string;
    /** Language of the captions, as a BCP 47 tag. @example "tr" */ language?: string;
    /** Progress of making the captions. */ status?: 'ready' | 'inprogress' | 'error';
  }

  /** Files of a video to save and play offline. */
  export interface Downloads {
    readonly byType: Downloads.ByType;

    /** Start making an MP4 of a video for download.
     *  @http POST /accounts/{account_id}/stream/{identifier}/downloads
     *  @availability ga
     *  @waits stream.downloads.get default.status done=ready failed=error */
    create(identifier: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<Download>;

    /** Delete a video's MP4 download, keeping the video itself.
     *  @http DELETE /accounts/{account_id}/stream/{identifier}/downloads
     *  @permission Stream Write
     *  @availability ga */
    delete(identifier: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<DownloadDeleteResponse>;

    /** Get a video's downloads with URL and progress.
     *  @http GET /accounts/{account_id}/stream/{identifier}/downloads
     *  @permission Stream Write; Stream Read
     *  @availability ga */
    get(identifier: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<Download>;
  }

  export interface Download {
    /** Download of the sound alone. */ audio?: Download.Audio;
    /** Download of the video with its picture. */ default?: Download.Default;
  }
  export namespace Download {
    export interface Audio {
      /** @min 0 @max 100 */ percentComplete: number;
      /** Whether the audio file is still being made, is ready, or failed. */ status: 'ready' | 'inprogress' | 'error';
      /** Address at which the audio file is downloaded once it is ready. @format uri */ url?: string;
    }
    export interface Default {
      /** @min 0 @max 100 */ percentComplete: number;
      /** Whether the video file is still being made, is ready, or failed. */ status: 'ready' | 'inprogress' | 'error';
      /** Address at which the video file is downloaded once it is ready. @format uri */ url?: string;
    }
  }

  export type DownloadDeleteResponse = string;

  /** HTML code for the player. */
  export interface Embed {
    /** Get the HTML that embeds a video's player in a web page.
     *  @http GET /accounts/{account_id}/stream/{identifier}/embed
     *  @response text text/html
     *  @permission Stream Write; Stream Read
     *  @availability ga */
    get(identifier: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<string>;
  }

  /** Signed permission for private playback. */
  export interface Token {
    /** Sign a token for private playback with expiry and access rules.
     *  @http POST /accounts/{account_id}/stream/{identifier}/token
     *  @body json required
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "downloadable": false,
     *    "accessRules": [{"type": "ip.geoip.country", "country": ["PT"], "action": "allow"}]
     *  } */
    create(identifier: ResourceID, params: TokenCreateParams, options?: RequestOptions): APIPromise<TokenCreateResponse>;
  }

  export interface TokenCreateParams extends InAccount {
    /** Signing key to use, together with `pem`; left out, Cloudflare signs with one of its own. @example "ab0d4ef71g4425f8dcba9041231813000" */ id?: string;
    /** Rules for viewers who use the token, tried in order. */ accessRules?: TokenCreateParams.AccessRule[];
    /** Whether the token allows the download too. @default false */ downloadable?: boolean;
    /** Time after which the token no longer works; by default an hour, at most 24 ahead. @unit seconds since 1970 */ exp?: Integer;
    /** Special permissions of the token. */ flags?: TokenCreateParams.Flags;
    /** Time before which the token does not work yet. @unit seconds since 1970 */ nbf?: Integer;
    /** Private part of the signing key, as base64 of a PEM; needed with `id`. @sensitive */ pem?: string;
  }
  export namespace TokenCreateParams {
    export interface AccessRule {
      /** Whether matching viewers are let in. */ action?: 'allow' | 'block' | (string & {});
      /** Countries of viewers, two letters each. */ country?: string[];
      /** Addresses of viewers, as CIDR. */ ip?: string[];
      /** Criterion of the rule: any viewer, the address or the country. */ type?: 'any' | 'ip.src' | 'ip.geoip.country' | (string & {});
    }
    export interface Flags {
      /** Whether the uploaded file may be played. @default false */ original?: boolean;
    }
  }

  export interface TokenCreateResponse {
    /** Token to put into the video's address. @sensitive */ token?: string;
  }

  /** Consumption of storage and delivery. */
  export interface Usage {
    /** Chart Stream usage by metric over time, in steps you choose.
     *  @http GET /{account_or_zone}/stream/usage
     *  @permission Stream Read */
    get(params?: UsageGetParams | null, options?: RequestOptions): APIPromise<Media.StreamUsageDataPoint[]>;
  }

  export interface UsageGetParams extends InAccountOrZone {
    /** Figures wanted, joined by commas. @example "streamMinutesViewed" */ metrics?: string;
    /** Start of the period. */ since?: DateTime;
    /** End of the period; by default now. */ until?: DateTime;
    /** Length of a time slot. @default "hour" */ time_delta?: 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year' | (string & {});
    /** Most videos returned. @min 1 @max 10000 @default 100 @example 100 */ limit?: Integer;
    /** Conditions on the figures, joined by commas. @example "" */ filters?: string;
  }

  export type AllowedOrigins = string;

  export type AllowedOriginsParam = string;

  export type CaptionsSinglePage = SinglePage<Caption>;

  export type EmbedGetResponse = string;

  export type KeyGetResponsesSinglePage = SinglePage<KeyGetResponse>;

  export type VideosSinglePage = SinglePage<Video>;

  export type WatermarksSinglePage = SinglePage<Watermark>;

  export interface InputRtmps {
    /** @sensitive */ streamKey?: string;
    /** Address of the server that the encoder sends to. @example "rtmps://live.cloudflare.com:443/live/" @sensitive */ url?: string;
  }

  export interface InputSrt {
    /** @sensitive */ passphrase?: string;
    /** @example "f256e6ea9341d51eea64c9454659e576" */ streamId?: string;
    /** Address of the server that the encoder sends to. @example "srt://live.cloudflare.com:778" @sensitive */ url?: string;
  }

  export type LiveInputStatus =
    | 'connected' | 'reconnected' | 'reconnecting' | 'client_disconnect' | 'ttl_exceeded' | 'failed_to_connect'
    | 'failed_to_reconnect' | 'new_configuration_accepted' | null;

  export interface InputWebrtc {
    /** Address of the server that the encoder sends to. @sensitive */ url?: string;
  }
}

export declare namespace Stream.LiveInputs {
  /** Other platforms to which a broadcast is passed on. */
  export interface Outputs {
    /** Restream a live input to another RTMP or SRT destination.
     *  @http POST /accounts/{account_id}/stream/live_inputs/{live_input_identifier}/outputs
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "url": "rtmp://live.example.net/app", "streamKey": "uzya-f19y-g2g9-a2ee-51j2",
     *    "enabled": true
     *  } */
    create(liveInputIdentifier: ResourceID, params: OutputCreateParams, options?: RequestOptions): APIPromise<Output>;

    /** Turn one restream destination of a live input on or off.
     *  @http PUT /accounts/{account_id}/stream/live_inputs/{live_input_identifier}/outputs/{output_identifier}
     *  @permission Stream Write
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "enabled": false } */
    update(outputIdentifier: ResourceID, params: OutputUpdateParams, options?: RequestOptions): APIPromise<Output>;

    /** List the destinations a live input is restreamed to.
     *  @http GET /accounts/{account_id}/stream/live_inputs/{live_input_identifier}/outputs
     *  @permission Stream Write; Stream Read
     *  @availability ga
     *  @columns uid enabled */
    list(liveInputIdentifier: ResourceID, params: InAccount, options?: RequestOptions): PagePromise<SinglePage<Output>, Output>;

    /** Delete an output, ending the restream to that destination.
     *  @http DELETE /accounts/{account_id}/stream/live_inputs/{live_input_identifier}/outputs/{output_identifier}
     *  @response void
     *  @permission Stream Write
     *  @availability ga */
    delete(outputIdentifier: ResourceID, params: OutputDeleteParams, options?: RequestOptions): APIPromise<void>;
  }

  export interface OutputTarget {
    /** Address of the server that the live video is sent on to. @example "rtmp://a.rtmp.youtube.com/live2" @sensitive @format uri */ url?: string;
    /** Whether live video is sent to the output. @default true */ enabled?: boolean;
  }

  export interface OutputCreateParams extends InAccount, OutputTarget {
    /** @example "uzya-f19y-g2g9-a2ee-51j2" @sensitive */ streamKey: string;
    /** @example "rtmp://a.rtmp.youtube.com/live2" @sensitive @format uri */ url: string;
  }

  export interface Output extends OutputTarget {
    /** @example "uzya-f19y-g2g9-a2ee-51j2" @sensitive */ streamKey?: string;
    /** Identifies the live input; given by Cloudflare. @maxLength 32 @example "baea4d9c515887b80289d5c33cf01145" */ uid?: string;
  }

  export interface OutputUpdateParams extends InAccount {
    /** Live input that is meant. @from stream.liveInputs.list uid */ live_input_identifier: ResourceID;
    /** Whether live video is sent to the output. @default true */ enabled: boolean;
  }

  export interface OutputDeleteParams extends InAccount {
    /** Live input that is meant. @from stream.liveInputs.list uid */ live_input_identifier: ResourceID;
  }

  export type OutputsSinglePage = SinglePage<Output>;
}

export declare namespace Stream.Captions {
  /** Subtitles in one language, uploaded or generated. */
  export interface Language {
    readonly vtt: Language.Vtt;

    /** Have AI write captions for a video in one language, in the background.
     *  @http POST /accounts/{account_id}/stream/{identifier}/captions/{language}/generate
     *  @availability ga
     *  @waits stream.captions.language.get status done=ready failed=error */
    create(language: string, params: AudioTrackParams, options?: RequestOptions): APIPromise<Caption>;

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
    delete(language: string, params: AudioTrackParams, options?: RequestOptions): APIPromise<LanguageDeleteResponse>;

    /** Get the label and status of a video's captions in one language.
     *  @http GET /accounts/{account_id}/stream/{identifier}/captions/{language}
     *  @permission Stream Write; Stream Read
     *  @availability ga */
    get(language: string, params: AudioTrackParams, options?: RequestOptions): APIPromise<Caption>;
  }

  export interface LanguageUpdateParams extends InAccount {
    /** Video that is meant. @from stream.list uid */ identifier: ResourceID;
    /** WebVTT file with the captions. @example "WEBVTT\n\n00:00.000 --> 00:02.000\nWelcome.\n" */ file: string;
  }

  export type LanguageDeleteResponse = string;
}

export declare namespace Stream.Captions.Language {
  /** Subtitles as a WebVTT text file. */
  export interface Vtt {
    /** Get one language of a video's captions as WebVTT text.
     *  @http GET /accounts/{account_id}/stream/{identifier}/captions/{language}/vtt
     *  @response text text/vtt
     *  @permission Stream Write; Stream Read
     *  @availability ga */
    get(language: string, params: AudioTrackParams, options?: RequestOptions): APIPromise<string>;
  }

  export type VttGetResponse = string;
}

export declare namespace Stream.Downloads {
  /** Files of one kind, such as audio only. */
  export interface ByType {
    /** Create a download of one type for a video.
     *  @http POST /accounts/{account_id}/stream/{identifier}/downloads/{download_type}
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/stream-downloads-create-type-specific-downloads */
    create(downloadType: 'default' | 'audio', params: AudioTrackParams, options?: RequestOptions): APIPromise<ByTypeCreateResponse>;

    /** Delete one type of download of a video.
     *  @http DELETE /accounts/{account_id}/stream/{identifier}/downloads/{download_type}
     *  @permission Stream Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/stream-downloads-delete-type-specific-downloads */
    delete(downloadType: 'default' | 'audio', params: AudioTrackParams, options?: RequestOptions): APIPromise<string>;
  }

  export interface ByTypeCreateResponse {
    /** Download of the sound alone. */ audio?: ByTypeCreateResponse.Audio;
    /** Download of the video with its picture. */ default?: ByTypeCreateResponse.Default;
  }
  export namespace ByTypeCreateResponse {
    export interface Audio {
      /** @min 0 @max 100 @unit percent */ percentComplete: number;
      /** Progress of preparing the audio. */ status: 'ready' | 'inprogress' | 'error';
      /** Address at which the audio file is downloaded once it is ready. @format uri */ url?: string;
    }
    export interface Default {
      /** @min 0 @max 100 @unit percent */ percentComplete: number;
      /** Progress of making the download. */ status: 'ready' | 'inprogress' | 'error';
      /** Address at which the video file is downloaded once it is ready. @format uri */ url?: string;
    }
  }
}
