import type {
  APIPromise,
  JsonObject,
  JsonValue,
  PagePromise,
  RequestOptions,
  Uploadable,
  V4PagePagination,
} from './_client.ts';
import type { DateTime, InAccount, Integer, ResourceID } from './_shared.ts';

/** Cloudflare Images: Storage, resizing and delivery of pictures.
 *  @product images Cloudflare Images
 *  @docs https://developers.cloudflare.com/images/ */
export interface Images {
  readonly v1: Images.V1;
  readonly v2: Images.V2;
  readonly sourcingKit: Images.SourcingKit;
  readonly hosted: Images.Hosted;
  readonly flows: Images.Flows;
}

export declare namespace Images {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Whether the flow is applied. */ enabled: boolean;
    /** Option or parameter. */ key: string;
    /** Conditions that are combined. */ triggers: unknown;
    /** URL for one upload without a token, as a form with `file`. */ uploadURL: string;
    /** Value of the option or parameter. */ value: string;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Account that holds the images. @from accounts.list */ accountId: string;
    /** Image to work on: the id it was uploaded with, or the UUID that its upload returned. @from images.hosted.list */ imageId: string;
    /** Image to work on: the id it was uploaded with, or the UUID that its upload returned. */ image_id: string;
    /** Migration to work on, as `images.sourcingKit.migrations.list` shows it. @from images.sourcingKit.migrations.list */ migration_id: string;
    /** Signing key to work on, by its name. @from images.v1.keys.list */ signing_key_name: string;
    /** Source to work on, as `images.sourcingKit.sources.list` shows it. @from images.sourcingKit.sources.list */ source_id: string;
    /** Variant to work on, by its name, such as `thumbnail`. */ variant_id: string;
    /** Zone whose transformation flow is meant. */ zoneId: string;
  }

  /** First version of the picture storage calls. */
  export interface V1 {
    readonly keys: V1.Keys;
    readonly stats: V1.Stats;
    readonly variants: V1.Variants;
    readonly blobs: V1.Blobs;
    readonly directUploads: V1.DirectUploads;

    /** Upload an image from a file, or have it fetched from a URL.
     *
     *  Give either `file` or `url`; at most 10 MB. An id of one's own cannot be used together with signed URLs.
     *  @http POST /accounts/{account_id}/images/v1
     *  @body multipart required quirk=image
     *  @permission Images Write
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "url": "https://example.com/logo.png", "metadata": { "app": "shop" } }
     *  @aliases upload image */
    create(params: V1CreateParams, options?: RequestOptions): APIPromise<Image>;

    /** List images by page number; deprecated in favor of v2.
     *  @http GET /accounts/{account_id}/images/v1
     *  @items images
     *  @permission Images Read; Images Write
     *  @availability ga
     *  @deprecated images.v2.list
     *  @columns filename id creator requireSignedURLs variants uploaded
     *  @key id */
    list(params: V1ListParams, options?: RequestOptions): PagePromise<V4PagePagination<V1ListResponse>, V1ListResponse>;

    /** Delete an image together with its delivered variants.
     *
     *  Cached copies are purged. Cannot be undone.
     *  @http DELETE /accounts/{account_id}/images/v1/{image_id}
     *  @permission Images Write
     *  @availability ga
     *  @confirm */
    delete(imageID: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<V1DeleteResponse>;

    /** Edit an image's creator, metadata or signed-URL requirement.
     *
     *  A change of the requirement gives the image a new id, and cached copies are purged.
     *  @http PATCH /accounts/{account_id}/images/v1/{image_id}
     *  @body json required
     *  @permission Images Write
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "metadata": { "app": "shop" }, "requireSignedURLs": true } */
    edit(imageID: ResourceID, params: V1EditParams, options?: RequestOptions): APIPromise<Image>;

    /** Get one image's details, such as metadata and variant URLs.
     *  @http GET /accounts/{account_id}/images/v1/{image_id}
     *  @permission Images Read; Images Write
     *  @availability ga */
    get(imageID: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<Image>;
  }

  export interface V1CreateParams extends InAccount {
    /** Id for the image; left out, Cloudflare gives one. Not allowed with signed URLs. */ id?: string;
    /** Id of your user who owns the image; never shown to visitors. @maxLength 1024 */ creator?: string;
    /** Image bytes, for an upload without `url`. */ file?: Uploadable;
    /** Data of your own kept with the image, at most 1,024 bytes as JSON. */ metadata?: unknown;
    /** Whether the image is served only with a signature or token. @default false */ requireSignedURLs?: boolean;
    /** Address the image is fetched from, in place of `file`. @example "https://example.com/path/to/logo.png" */ url?: string;
  }

  export interface Image {
    /** Identifies the image in delivery URLs; given by Cloudflare or at upload. @readOnly */ id?: ResourceID;
    /** Id of your user who owns the image; null if not set. @maxLength 1024 @example "107b9558-dd06-4bbd-5fef-9c2c16bb7900" */
    creator?: string | null;
    /** File name from the upload. @maxLength 255 @example "logo.png" @readOnly */ filename?: string;
    /** Data of your own, at most 1,024 bytes as JSON. */ meta?: unknown;
    /** Whether delivery needs a signature made with a signing key. @default false */ requireSignedURLs?: boolean;
    /** Time of the upload. @readOnly */ uploaded?: DateTime;
    /** Delivery URLs, one for each variant. @readOnly */ variants?: (/** @format uri */ string)[];
  }

  export interface V1ListParams extends InAccount {
    /** Only images of this creator; the empty string returns those without one. */ creator?: string | null;
    /** @min 1 @default 1 */ page?: number;
    /** @min 1 @max 10000 @default 1000 */ per_page?: number;
  }

  export type V1DeleteResponse = JsonValue;

  export interface V1EditParams extends InAccount {
    /** New id of the user who owns the image. */ creator?: string;
    /** New data of your own; replaces the former. */ metadata?: unknown;
    /** Whether delivery needs a signature; a change gives the image a new id. */ requireSignedURLs?: boolean;
  }

  /** Newer listing and upload calls. */
  export interface V2 {
    readonly directUploads: V2.DirectUploads;

    /** List images by token, filtered by creator or metadata.
     *
     *  Filters on metadata read `meta.FIELD[OPERATOR]=value`, such as `meta.priority[gte:number]=5`. A null token marks the last page.
     *  @http GET /accounts/{account_id}/images/v2
     *  @permission Images Read; Images Write
     *  @availability ga
     *  @columns filename id creator requireSignedURLs variants uploaded */
    list(params: V2ListParams, options?: RequestOptions): APIPromise<V2ListResponse>;
  }

  export interface V2ListParams extends InAccount {
    /** Token for the next page, from the previous answer; null on the last page. @maxLength 32 @readOnly */ continuation_token?: string | null;
    /** Only images of this creator; the empty string returns those without one. */ creator?: string | null;
    /** Conditions on metadata that images must meet. */ meta?: V2ListParams.Meta;
    /** @min 1 @max 10000 @default 1000 */ per_page?: number;
    /** Order by time of upload. @default "desc" */ sort_order?: 'asc' | 'desc';
  }
  export namespace V2ListParams {
    export interface Meta {
      /** Condition on a metadata field, such as `priority[gte:number]`; several are joined by and. */ '<field>[<operator>]'?: string;
    }
  }

  export interface V2ListResponse {
    /** Token for the next page, from the previous answer; null on the last page. @maxLength 32 @readOnly */ continuation_token?: string | null;
    /** Images of the page. */ images?: Image[];
  }

  /** Bulk import of pictures from storage buckets. */
  export interface SourcingKit {
    readonly migrations: SourcingKit.Migrations;
    readonly sources: SourcingKit.Sources;
  }

  /** Stored pictures by the newer route names. */
  export interface Hosted {
    readonly blobs: Hosted.Blobs;
    readonly v2: Hosted.V2;

    /** List hosted images by token, optionally by creator.
     *  @http GET /accounts/{accountId}/v1/images
     *  @docs https://developers.cloudflare.com/api/operations/get_ImageList
     *  @columns filename id creator requireSignedURLs variants uploaded */
    list(accountID: string, params?: HostedListParams | null, options?: RequestOptions): APIPromise<HostedListResponse>;

    /** Upload an image as a file or by URL, with metadata.
     *  @http POST /accounts/{accountId}/v1/images
     *  @body multipart
     *  @docs https://developers.cloudflare.com/api/operations/post_ImageUpload
     *  @example { "url": "https://www.example.com/logo.png" } */
    create(accountID: string, params?: HostedCreateParams | null, options?: RequestOptions): APIPromise<HostedResult>;

    /** Get a hosted image's details by its id.
     *  @http GET /accounts/{accountId}/v1/images/{imageId}
     *  @docs https://developers.cloudflare.com/api/operations/get_ImageGet */
    get(imageID: string, params: HostedParams, options?: RequestOptions): APIPromise<HostedResult>;

    /** Replace the content of an image id, as a direct upload does.
     *  @http PUT /accounts/{accountId}/v1/images/{imageId}
     *  @body multipart
     *  @docs https://developers.cloudflare.com/api/operations/put_ImageDirectUpload */
    update(imageID: string, params: HostedUpdateParams, options?: RequestOptions): APIPromise<HostedResult>;

    /** Edit a hosted image's creator, metadata or signed-URL rule.
     *
     *  A change of the signed-URL rule gives the image a new id.
     *  @http PATCH /accounts/{accountId}/v1/images/{imageId}
     *  @docs https://developers.cloudflare.com/api/operations/patch_ImageEdit */
    edit(imageID: string, params: HostedEditParams, options?: RequestOptions): APIPromise<JsonObject>;

    /** Delete a hosted image, so that it is no longer served.
     *  @http DELETE /accounts/{accountId}/v1/images/{imageId}
     *  @docs https://developers.cloudflare.com/api/operations/delete_ImageDelete */
    delete(imageID: string, params: HostedParams, options?: RequestOptions): APIPromise<JsonObject>;
  }

  export interface HostedListParams {
    /** @min 1 @max 10000 @default 1000 */ per_page?: Integer;
    /** Token of the next page, from the previous answer. */ continuation_token?: string;
    /** Only images of this user, by your own id. */ creator?: string;
    /** Order of the images by upload time. @default "desc" */ sort_order?: 'asc' | 'desc';
  }

  export interface HostedListResponse {
    /** Token of the next page; null on the last. */ continuation_token: string | null;
    /** Hosted images, one entry each. */
    images: {
      /** Id of your user who owns the image. */ creator?: string;
      /** Name of the uploaded file. */ filename: string;
      /** Identifies the image; given by Cloudflare unless chosen at upload. */ id: string;
      /** Your own data kept with the image. */ meta: JsonObject;
      /** Whether delivery needs a signature or token. */ requireSignedURLs: boolean;
      /** Time at which the image was uploaded. */ uploaded: DateTime;
      /** Delivery URLs by variant. */ variants: string[];
    }[];
  }

  export interface ImageAccess {
    /** Id of your user who owns the image. */ creator?: string;
    /** Whether delivery needs a signature or token. @default false */ requireSignedURLs?: boolean;
  }

  export interface UploadSource {
    /** Bytes of the image; give this or `url`. */ file?: Uploadable;
    /** Address to fetch the image from; give this or `file`. */ url?: string;
  }

  export interface HostedCreateParams extends ImageAccess, UploadSource {
    /** Name of the image in delivery URLs; left out, Cloudflare chooses one. */ id?: string;
    /** Your own data for the image, at most 1,024 bytes as JSON. */ metadata?: JsonObject;
  }

  export interface HostedParams {
    /** Account that owns the image. @from accounts.list */ accountId: string;
  }

  export interface HostedResult extends ImageAccess {
    /** Name of the uploaded file. */ filename: string;
    /** Identifies the image; given by Cloudflare unless chosen at upload. */ id: string;
    /** Your own data kept with the image. */ meta: JsonObject;
    requireSignedURLs: boolean;
    /** Time at which the image was uploaded. */ uploaded: DateTime;
    /** Delivery URLs by variant. */ variants: string[];
  }

  export interface HostedUpdateParams extends UploadSource {
    /** Account that owns the image. @from accounts.list */ accountId: string;
  }

  export interface HostedEditParams extends ImageAccess {
    /** Account that owns the image. @from accounts.list */ accountId: string;
    /** Your own data; replaces what there is. */ metadata?: unknown;
    requireSignedURLs?: boolean;
  }

  /** Processing steps applied to a zone's pictures. */
  export interface Flows {
    /** Get the Images flows set for a zone of the account.
     *  @http GET /accounts/{accountId}/zones/{zoneId}/v1/images/flows
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/get_FlowsGet */
    get(zoneID: string, params: HostedParams, options?: RequestOptions): APIPromise<Flow>;

    /** Replace a zone's Images flows as a whole.
     *
     *  Send the `etag` of the flows you read: if they have changed since, the request is refused.
     *  @http PUT /accounts/{accountId}/zones/{zoneId}/v1/images/flows
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/put_FlowsUpdate */
    update(zoneID: string, params: FlowUpdateParams, options?: RequestOptions): APIPromise<Flow>;
  }

  export interface Flow {
    /** Hash of the flows that were read; a mismatch refuses the update. */ etag?: string;
    /** Flows that turn requests into transformations, tried in order. @maxItems 10 */
    flows: ({
      enabled: boolean;
      /** Provider whose URL parameters are understood. */ provider: 'fastly';
      /** Marks a flow for a provider's parameters. */ type: 'provider';
      /** Version of the provider's translation. */ version: number;
    } | {
      enabled: boolean;
      /** Name of the flow for people. */ name: string;
      /** Options that the flow sets, each with a value. */ transformations: {
        key: string;
        value: string;
      }[];
      /** Requests that the flow handles. */ trigger: {
        /** @minItems 1 */ triggers: unknown[];
        /** All conditions must hold. */ type: 'and';
      } | {
        /** @minItems 1 */ triggers: unknown[];
        /** At least one condition must hold. */ type: 'or';
      } | {
        /** Path patterns, one of which must match. */ paths: string[];
        /** Marks a condition on the path. */ type: 'path';
      } | {
        /** File endings, one of which must match. */ extensions: string[];
        /** Marks a condition on the file ending. */ type: 'extension';
      } | {
        /** Query parameters with the values they must have. */ params: {
          key: string;
          value: string;
        }[];
        /** Marks a condition on the query. */ type: 'query-param';
      };
      /** Marks a flow of your own. */ type: 'custom';
    })[];
    /** Version of the flows' format. */ version: 2;
  }

  export interface FlowUpdateParams extends Flow {
    /** Account that owns the image. @from accounts.list */ accountId: string;
  }

  export interface V1ListResponse {
    /** Images of the page. */ images?: Image[];
  }

  export type V1ListResponsesV4PagePagination = V4PagePagination<V1ListResponse>;

  export interface ImageVariantDefinition {
    /** Name of the variant in delivery URLs; letters and digits only. @maxLength 99 @example "hero" */ id: string;
    /** Whether the variant can be seen without a signature, whatever the image demands. @default false */ neverRequireSignedURLs?: boolean;
    /** Size and fit of the variant. */ options: ImageVariantOptions;
  }

  export interface ImageVariantOptions {
    /** Method of fitting the image into the size; `scale-down` never enlarges, `cover` and `crop` cut. */
    fit: 'scale-down' | 'contain' | 'cover' | 'crop' | 'pad';
    /** Height, or greatest height. @min 1 @example 768 @unit pixels */ height: number;
    /** EXIF data that stays: all, the copyright, or nothing. */ metadata: 'keep' | 'copyright' | 'none';
    /** Width, or greatest width. @min 1 @example 1366 @unit pixels */ width: number;
  }

  export interface SourcingkitMigration {
    /** Behavior if an image with the same id exists. @default "skip" */ conflictBehaviour?: 'skip' | 'overwrite';
    /** Time at which the migration or source was created. @readOnly */ createdAt?: DateTime;
    /** Time of the migration's end; null before. @readOnly */ endedAt?: DateTime | null;
    /** Content types that are left out; null for none. */ excludedContentTypes?: SourcingkitAcceptableContentType[] | null;
    /** Identifies the migration. @format uuid @readOnly */ id?: string;
    /** Text put before the ids of imported images; null for none. */ imagesPathPrefix?: string | null;
    /** Whether logging stopped, as there were too many entries. @readOnly */ logStopped?: boolean;
    /** Prefix for imported images' ids; null for none. */ pathPrefix?: string | null;
    /** Directory in the bucket to import; null for all of it. */ rootDirectory?: string | null;
    /** Source that is imported from; null if it has been deleted. @format uuid */ sourceId?: string | null;
    /** Time of the migration's start; null before. @readOnly */ startedAt?: DateTime | null;
    /** Stage of the migration; `success`, `error` and `aborted` are final. */ status?: 'pending' | 'processing' | 'success' | 'error' | 'aborted';
  }

  export type SourcingkitAcceptableContentType =
    | 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif' | 'image/avif' | 'image/heic' | 'image/svg+xml';

  export interface SourcingkitMigrationLog {
    /** Time of the log entry. */ createdAt?: DateTime | null;
    /** Kind of log entry. */ logType?: SourcingkitMigrationLogType;
    /** Human-readable message. */ msg?: string | null;
  }

  export type SourcingkitMigrationLogType =
    | 'default' | 'importSkippedUnsupportedContentType' | 'importSkippedExcludedContentType'
    | 'importSkippedInvalidMedia' | 'importErrorRetryExhaustion' | 'importSkippedOversized'
    | 'migrationErrorFailedContinuation' | 'migrationStart' | 'migrationAbort' | 'migrationError'
    | 'migrationComplete' | 'importSkippedStorageClass';

  export interface SourcingkitSource {
    /** Bucket at the vendor. @example "my-images-bucket" */ bucket?: string;
    /** Time at which the migration or source was created. @readOnly */ createdAt?: DateTime;
    /** Identifies the source. @format uuid @example "5ca167e6-4e40-4ced-a209-ca1b9dd6a265" @readOnly */ id?: string;
    /** Name of the flow for people. @example "my-s3-bucket" */ name?: string;
    /** Region of the bucket; S3 needs it. @example "us-east-1" */ region?: string | null;
    /** Time of the last change. @readOnly */ updatedAt?: DateTime;
    /** Vendor of the storage. */ vendor?: 's3' | 'r2';
  }
}

export declare namespace Images.V1 {
  /** Secrets that sign links to private pictures. */
  export interface Keys {
    /** Replace or create a signing key under the given name.
     *
     *  Returns all keys with their values; delete the old key once clients sign with the new one.
     *  @http PUT /accounts/{account_id}/images/v1/keys/{signing_key_name}
     *  @availability ga */
    update(/** @maxLength 20 */ signingKeyName: string, params: InAccount, options?: RequestOptions): APIPromise<KeyResult>;

    /** List the signing keys used to sign private image URLs.
     *  @http GET /accounts/{account_id}/images/v1/keys
     *  @permission Images Read; Images Write
     *  @availability ga
     *  @columns name
     *  @key name */
    list(params: InAccount, options?: RequestOptions): APIPromise<KeyResult>;

    /** Delete a named signing key, so URLs signed with it stop being accepted.
     *
     *  If the last key goes, a new one named `default` is made, so all earlier signatures stop working.
     *  @http DELETE /accounts/{account_id}/images/v1/keys/{signing_key_name}
     *  @availability ga
     *  @confirm */
    delete(/** @maxLength 20 */ signingKeyName: string, params: InAccount, options?: RequestOptions): APIPromise<KeyResult>;
  }

  export interface KeyResult {
    /** Signing keys, each with name and value. */ keys?: Key[];
  }

  /** Number of stored pictures against the allowance. */
  export interface Stats {
    /** Get how many images are stored and how many are allowed.
     *  @http GET /accounts/{account_id}/images/v1/stats
     *  @permission Images Read; Images Write
     *  @availability ga */
    get(params: InAccount, options?: RequestOptions): APIPromise<Stat>;
  }

  export interface Stat {
    /** Images stored and allowed. */ count?: Stat.Count;
  }
  export namespace Stat {
    export interface Count {
      /** Images the account may store. @example 100000 @readOnly */ allowed?: number;
      /** Images stored now. @example 1000 @readOnly */ current?: number;
    }
  }

  /** Named sizes and crops in which pictures are delivered. */
  export interface Variants {
    readonly flat: Variants.Flat;

    /** Create a variant: named resize options for all images.
     *
     *  At most 100 variants.
     *  @http POST /accounts/{account_id}/images/v1/variants
     *  @permission Images Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "id": "hero",
     *    "options": { "fit": "scale-down", "width": 1366, "height": 768, "metadata": "none" }, "neverRequireSignedURLs": true
     *  } */
    create(params: VariantCreateParams, options?: RequestOptions): APIPromise<VariantResult>;

    /** List every image variant defined in the account.
     *  @http GET /accounts/{account_id}/images/v1/variants
     *  @permission Images Read; Images Write
     *  @availability ga */
    list(params: InAccount, options?: RequestOptions): APIPromise<Variant>;

    /** Delete a variant, so no image can be served in it any more.
     *
     *  Purges the cache of the images it was used for.
     *  @http DELETE /accounts/{account_id}/images/v1/variants/{variant_id}
     *  @permission Images Write
     *  @availability ga
     *  @confirm */
    delete(
      /** @maxLength 99 */ variantID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<VariantDeleteResponse>;

    /** Edit a variant's resize options or signed-URL exemption.
     *
     *  Purges the cache of the images it was used for.
     *  @http PATCH /accounts/{account_id}/images/v1/variants/{variant_id}
     *  @permission Images Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "variant_id": "hero",
     *    "options": { "fit": "cover", "width": 1366, "height": 768, "metadata": "copyright" }
     *  } */
    edit(/** @maxLength 99 */ variantID: string, params: VariantEditParams, options?: RequestOptions): APIPromise<VariantResult>;

    /** Get the resize options of one variant.
     *  @http GET /accounts/{account_id}/images/v1/variants/{variant_id}
     *  @permission Images Read; Images Write
     *  @availability ga */
    get(/** @maxLength 99 */ variantID: string, params: InAccount, options?: RequestOptions): APIPromise<VariantResult>;
  }

  export interface VariantSettings {
      /** Fit, size and metadata of the variant. */ options: ImageVariantOptions;
      /** Whether the variant is served without a signature even for private images. @default false */ neverRequireSignedURLs?: boolean;
    }

  export interface VariantCreateParams extends InAccount, VariantSettings {
    /** Name of the variant in delivery URLs; letters and digits only. @maxLength 99 @example "hero" */
    id: string;
  }

  export interface VariantResult {
    /** Variant with its options. */ variant?: VariantResult.Variant;
  }
  export namespace VariantResult {
    export interface Variant extends VariantSettings {
      /** Name of the variant in delivery URLs; letters and digits only. @maxLength 99 @example "hero" */ id: string;
    }
  }

  export interface Variant {
    /** Variants by their ids. */ variants?: Variant.Variants;
  }
  export namespace Variant {
    export interface Variants {
      /** Example entry: the variant named `hero`. */ hero?: Variants.Hero;
    }
    export namespace Variants {
      export interface Hero extends VariantSettings {
        /** Name of the variant in delivery URLs; letters and digits only. @maxLength 99 @example "hero" */ id: string;
      }
    }
  }

  export type VariantDeleteResponse = JsonValue;

  export interface VariantEditParams extends InAccount, VariantSettings {}

  /** Original bytes of a picture. */
  export interface Blobs {
    /** Get the stored base image as raw bytes.
     *
     *  A near-lossless copy may come in place of a large original.
     *  @http GET /accounts/{account_id}/images/v1/{image_id}/blob
     *  @response binary image/*
     *  @permission Images Read; Images Write
     *  @availability ga */
    get(imageID: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<Response>;
  }

  /** One-time upload links (deprecated version). */
  export interface DirectUploads {
    /** Create a one-time v1 upload URL (deprecated).
     *  @http POST /accounts/{account_id}/images/v1/direct_upload
     *  @permission Images Write
     *  @availability deprecated
     *  @docs https://developers.cloudflare.com/api/operations/cloudflare-images-create-authenticated-direct-upload-url-v-1
     *  @deprecated images.v2.directUploads.create */
    create(params: DirectUploadCreateParams, options?: RequestOptions): APIPromise<DirectUploadCreateResponse>;
  }

  export interface DirectUploadCreateParams extends InAccount {
    /** Time until which the upload is accepted: from 2 minutes to 6 hours from now. */ expiry?: DateTime;
  }

  export interface DirectUploadCreateResponse {
    /** Id the image will have. @example "e22e9e6b-c02b-42fd-c405-6c32af5fe600" @readOnly */ id?: string;
    /** @sensitive */ uploadURL?: string;
  }

  export interface Key {
    /** Name of the signing key. @example "default" @readOnly */ name?: string;
    /** Secret with which URLs are signed. @example "Oix0bbNaT8Rge9PuyxUBrjI6zrgnsyJ5=" @readOnly @sensitive */ value?: string;
  }
}

export declare namespace Images.V1.Variants {
  /** A single named size, returned in a flat form. */
  export interface Flat {
    /** Get one image variant in a flat form.
     *  @http GET /accounts/{account_id}/images/v1/variants/{variant_id}/flat
     *  @permission Images Read; Images Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/cloudflare-images-variants-variant-details-flat */
    get(/** @maxLength 99 */ variantID: string, params: InAccount, options?: RequestOptions): APIPromise<ImageVariantDefinition>;
  }
}

export declare namespace Images.V2 {
  /** One-time links through which end users upload pictures. */
  export interface DirectUploads {
    /** Create a one-time URL by which an end user uploads an image.
     *
     *  The image is a draft until the upload; the URL needs no token. Check with `v1.get` that `draft` is gone.
     *  @http POST /accounts/{account_id}/images/v2/direct_upload
     *  @body multipart required quirk=image
     *  @permission Images Write
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "requireSignedURLs": true, "metadata": { "user": "1042" } }
     *  @aliases direct creator upload */
    create(params: DirectUploadCreateParams, options?: RequestOptions): APIPromise<DirectUploadCreateResponse>;
  }

  export interface DirectUploadCreateParams extends InAccount {
    /** Id for the image, without a slash at either end and no UUID; left out, Cloudflare gives one.
     *  @maxLength 1024 @example "this/is/my-customid" */
    id?: string;
    /** New id of the user who owns the image. */ creator?: string;
    /** Time until which the upload is accepted: from 2 minutes to 6 hours from now. */ expiry?: DateTime;
    /** Data of your own kept with the image, at most 1,024 bytes as JSON. */ metadata?: unknown;
    /** Whether delivery will need a signature; not with an id of your own. @default false */ requireSignedURLs?: boolean;
  }

  export interface DirectUploadCreateResponse {
    /** Identifies the image in delivery URLs; given by Cloudflare or at upload. @readOnly */ id?: ResourceID;
    /** @sensitive */ uploadURL?: string;
  }
}

export declare namespace Images.SourcingKit {
  /** Import jobs with their path and conflict rules. */
  export interface Migrations {
    readonly lifecycle: Migrations.Lifecycle;
    readonly logs: Migrations.Logs;

    /** List Sourcing Kit migrations by offset.
     *  @http GET /accounts/{account_id}/images/v2/sourcingkit/migrations
     *  @permission Images Read; Images Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/cloudflare-images-sourcingkit-list-migrations
     *  @columns rootDirectory pathPrefix conflictBehaviour status createdAt endedAt */
    list(params: MigrationListParams, options?: RequestOptions): APIPromise<MigrationListResponse>;

    /** Create a migration of images from a source.
     *
     *  Nothing is copied before `lifecycle.start`.
     *  @http POST /accounts/{account_id}/images/v2/sourcingkit/migrations
     *  @permission Images Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/cloudflare-images-sourcingkit-create-migration
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "sourceId": "12345678-1234-4234-8234-123456789012", "conflictBehaviour": "skip",
     *    "pathPrefix": "products"
     *  } */
    create(params: MigrationCreateParams, options?: RequestOptions): APIPromise<SourcingkitMigration>;

    /** Get one migration's settings.
     *  @http GET /accounts/{account_id}/images/v2/sourcingkit/migrations/{migration_id}
     *  @permission Images Read; Images Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/cloudflare-images-sourcingkit-get-migration */
    get(/** @format uuid */ migrationID: string, params: InAccount, options?: RequestOptions): APIPromise<SourcingkitMigration>;

    /** Delete a Sourcing Kit migration.
     *
     *  Only one that has completed, failed or been aborted; its images stay.
     *  @http DELETE /accounts/{account_id}/images/v2/sourcingkit/migrations/{migration_id}
     *  @permission Images Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/cloudflare-images-sourcingkit-delete-migration */
    delete(
      /** @format uuid */ migrationID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<MigrationDeleteResponse>;
  }

  export interface MigrationListParams extends InAccount {
    /** Number of entries to skip. @min 0 @default 0 */ offset?: Integer;
    /** Most entries returned. @min 1 @max 100 @default 25 */ limit?: Integer;
  }

  export interface MigrationListResponse {
    /** Migrations of the page. */ migrations?: SourcingkitMigration[];
  }

  export interface MigrationCreateParams extends InAccount {
    /** Behavior if an image with the same id exists. @default "skip" */ conflictBehaviour?: 'skip' | 'overwrite' | (string & {});
    /** Content types that are not imported. */ excludedContentTypes?: SourcingkitAcceptableContentType[];
    /** Text to put before the ids of imported images. @minLength 1 @maxLength 128 */ pathPrefix?: string;
    /** Directory in the bucket to import; left out, all of it. @minLength 1 @maxLength 128 */ rootDirectory?: string;
    /** Source to import from. @format uuid @from images.sourcingKit.sources.list */ sourceId: string;
  }

  export type MigrationDeleteResponse = JsonObject | string;

  /** Buckets from which pictures are imported. */
  export interface Sources {
    /** List Sourcing Kit sources, by name.
     *  @http GET /accounts/{account_id}/images/v2/sourcingkit/sources
     *  @permission Images Read; Images Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/cloudflare-images-sourcingkit-list-sources
     *  @columns name vendor bucket region createdAt updatedAt */
    list(params: SourceListParams, options?: RequestOptions): APIPromise<SourceListResponse>;

    /** Create a source from a bucket of a storage vendor.
     *
     *  The bucket is tried with the secret before it is accepted.
     *  @http POST /accounts/{account_id}/images/v2/sourcingkit/sources
     *  @permission Images Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/cloudflare-images-sourcingkit-create-source
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "my-s3-bucket", "vendor": "s3", "bucket": "my-images-bucket",
     *    "region": "us-east-1", "secret": { "accessKeyId": "AKIAIOSFODNN7EXAMPLE", "secretAccessKey": "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY" }
     *  } */
    create(params: SourceCreateParams, options?: RequestOptions): APIPromise<SourcingkitSource>;

    /** Get one Sourcing Kit source.
     *  @http GET /accounts/{account_id}/images/v2/sourcingkit/sources/{source_id}
     *  @permission Images Read; Images Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/cloudflare-images-sourcingkit-get-source */
    get(/** @format uuid */ sourceID: string, params: InAccount, options?: RequestOptions): APIPromise<SourcingkitSource>;

    /** Edit the name of a Sourcing Kit source.
     *  @http PATCH /accounts/{account_id}/images/v2/sourcingkit/sources/{source_id}
     *  @permission Images Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/cloudflare-images-sourcingkit-update-source */
    edit(/** @format uuid */ sourceID: string, params: SourceEditParams, options?: RequestOptions): APIPromise<SourcingkitSource>;

    /** Delete a Sourcing Kit source.
     *
     *  Refused while a migration from it is active.
     *  @http DELETE /accounts/{account_id}/images/v2/sourcingkit/sources/{source_id}
     *  @permission Images Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/cloudflare-images-sourcingkit-delete-source */
    delete(/** @format uuid */ sourceID: string, params: InAccount, options?: RequestOptions): APIPromise<SourceDeleteResponse>;

    /** Get whether a saved source can still be reached.
     *  @http GET /accounts/{account_id}/images/v2/sourcingkit/sources/{source_id}/connectivity
     *  @permission Images Read; Images Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/cloudflare-images-sourcingkit-get-source-connectivity */
    connectivity(
      /** @format uuid */ sourceID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<Source>;

    /** Test a bucket's credentials before you save it as a source.
     *  @http POST /accounts/{account_id}/images/v2/sourcingkit/sources/connectivity-precheck
     *  @permission Images Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/cloudflare-images-sourcingkit-precheck-source-connectivity */
    connectivityPrecheck(params: SourceConnectivityPrecheckParams, options?: RequestOptions): APIPromise<Source>;
  }

  export interface SourceListParams extends InAccount {
    /** Number of entries to skip. @min 0 @default 0 */ offset?: Integer;
    /** Most entries returned. @min 1 @max 100 @default 25 */ limit?: Integer;
    /** Only flows of this name. */ name?: string;
  }

  export interface SourceListResponse {
    /** Sources of the page. */ sources?: SourcingkitSource[];
  }

  export interface SourceBucket {
    /** Account at the vendor; R2 needs it. */ account?: string;
    /** Bucket with the images. @minLength 1 @maxLength 128 @example "my-images-bucket" */ bucket: string;
    /** Access keys for the bucket; stored encrypted and not shown again. @sensitive */ secret: JsonObject;
    /** Vendor of the storage. */ vendor: 's3' | 'r2' | (string & {});
  }

  export interface SourceCreateParams extends InAccount, SourceBucket {
    /** Name of the source for people. @minLength 1 @maxLength 128 @example "my-s3-bucket" */ name: string;
  }

  export interface SourceEditParams extends InAccount {
    /** Name of the source for people. @minLength 1 @maxLength 128 @example "my-renamed-bucket" */ name: string;
  }

  export type SourceDeleteResponse = JsonObject | string;

  export interface Source {
    /** Short code of the error; null without one. */ code?: string | null;
    /** Whether the bucket could be read. */ connectivityStatus?: 'ok' | 'error';
    /** Reason it could not be read; null if it could. */ reason?: string | null;
  }

  export interface SourceConnectivityPrecheckParams extends InAccount, SourceBucket {
    /** Region of the bucket; S3 needs it. */ region?: string | null;
  }
}

export declare namespace Images.SourcingKit.Migrations {
  /** Start, progress and abort of an import. */
  export interface Lifecycle {
    /** Get how far a migration has progressed.
     *  @http GET /accounts/{account_id}/images/v2/sourcingkit/migrations/{migration_id}/lifecycle
     *  @permission Images Read; Images Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/cloudflare-images-sourcingkit-get-migration-progress */
    get(/** @format uuid */ migrationID: string, params: InAccount, options?: RequestOptions): APIPromise<LifecycleGetResponse>;

    /** Stop a running migration before it is done.
     *
     *  Images that are imported already stay.
     *  @http PATCH /accounts/{account_id}/images/v2/sourcingkit/migrations/{migration_id}/lifecycle/abort
     *  @permission Images Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/cloudflare-images-sourcingkit-abort-migration */
    abort(
      /** @format uuid */ migrationID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<SourcingkitMigration>;

    /** Start a planned migration.
     *
     *  Runs in the background: poll `lifecycle.get`.
     *  @http PATCH /accounts/{account_id}/images/v2/sourcingkit/migrations/{migration_id}/lifecycle/start
     *  @permission Images Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/cloudflare-images-sourcingkit-start-migration
     *  @waits images.sourcingKit.migrations.get status done=success failed=error,aborted */
    start(
      /** @format uuid */ migrationID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<SourcingkitMigration>;
  }

  export interface LifecycleGetResponse {
    /** Time of the migration's end; null before. */ endedAt?: DateTime | null;
    /** Objects whose import failed. */ importErrorsCount?: Integer;
    /** Objects that were imported. */ importSuccessCount?: Integer;
    /** Whether the counts are exact; false while they are being gathered. */ isAccurate?: boolean;
    /** Objects looked at. */ scannedCount?: Integer;
    /** Objects skipped because their id was taken. */ skippedConflictCount?: Integer;
    /** Objects skipped for an excluded content type. */ skippedExcludedContentTypeCount?: Integer;
    /** Objects skipped because they are no valid images. */ skippedInvalidMediaCount?: Integer;
    /** Objects skipped because their names make no valid id. */ skippedInvalidNameCount?: Integer;
    /** Objects skipped because they are too large. */ skippedOversizeCount?: Integer;
    /** Objects skipped for their storage class, such as archives. */ skippedStorageClassCount?: Integer;
    /** Objects skipped for a type that Images cannot store. */ skippedUnsupportedContentTypeCount?: Integer;
    /** Time of the migration's start; null before. */ startedAt?: DateTime | null;
    /** Stage of the migration; `success`, `error` and `aborted` are final. */ status?: 'pending' | 'processing' | 'success' | 'error' | 'aborted';
  }

  /** Record of what an import did. */
  export interface Logs {
    /** List the log of one migration.
     *  @http GET /accounts/{account_id}/images/v2/sourcingkit/migrations/{migration_id}/logs
     *  @permission Images Read; Images Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/cloudflare-images-sourcingkit-list-migration-logs
     *  @columns msg logType createdAt */
    list(/** @format uuid */ migrationID: string, params: MigrationListParams, options?: RequestOptions): APIPromise<LogListResponse>;
  }

  export interface LogListResponse {
    /** Log entries of the page. */ logs?: SourcingkitMigrationLog[];
  }
}

export declare namespace Images.Hosted {
  /** Original bytes of a stored picture. */
  export interface Blobs {
    /** Get the stored bytes of a hosted image.
     *  @http GET /accounts/{accountId}/v1/images/{imageId}/blob
     *  @response binary image/*
     *  @docs https://developers.cloudflare.com/api/operations/get_ImageGetBlob */
    get(imageID: string, params: HostedParams, options?: RequestOptions): APIPromise<Response>;
  }

  /** Newer listing and upload calls for stored pictures. */
  export interface V2 {
    readonly directUploads: V2.DirectUploads;

    /** List hosted images of the v2 listing, by token and creator.
     *  @http GET /accounts/{accountId}/v2/images
     *  @docs https://developers.cloudflare.com/api/operations/get__accounts_accountId_v2_images
     *  @columns filename id creator requireSignedURLs variants uploaded */
    list(accountID: string, params?: V2ListParams | null, options?: RequestOptions): APIPromise<V2ListResponse>;
  }

  export interface V2ListParams {
    /** @min 1 @max 10000 @default 1000 */ per_page?: Integer;
    /** Token from the answer before, for the next page. */ continuation_token?: string;
    /** Only images of this creator; the empty text returns those without one. */ creator?: string;
    /** Order by time of upload. @default "desc" */ sort_order?: 'asc' | 'desc';
  }

  export interface V2ListResponse {
    /** Token for the next page; null on the last one. */ continuation_token: string | null;
    /** Hosted images, one entry each. */
    images: {
      /** Id of your user who owns the image. */ creator?: string;
      /** Name of the uploaded file. */ filename: string;
      /** Identifies the image; given by Cloudflare unless chosen at upload. */ id: string;
      /** Your own data kept with the image. */ meta: JsonObject;
      /** Whether delivery needs a signature or token. */ requireSignedURLs: boolean;
      /** Time at which the image was uploaded. */ uploaded: DateTime;
      /** Delivery URLs by variant. */ variants: string[];
    }[];
  }
}

export declare namespace Images.Hosted.V2 {
  /** Links through which others can upload one picture. */
  export interface DirectUploads {
    /** Create a v2 upload link by which someone else adds one image.
     *  @http POST /accounts/{accountId}/v2/images/direct_upload
     *  @body multipart
     *  @docs https://developers.cloudflare.com/api/operations/post_DirectUploadLink */
    create(accountID: string, params?: DirectUploadCreateParams | null, options?: RequestOptions): APIPromise<DirectUploadCreateResponse>;
  }

  export interface DirectUploadCreateParams {
    /** Time until which the link works: from 2 minutes to 6 hours from now. */ expiry?: string;
    /** Id the image gets, without a slash at either end and no UUID. */ id?: string;
    /** Your own data for the later image, at most 1,024 bytes as JSON. */ metadata?: JsonObject;
    /** Whether delivery will need a signature; not with an id of your own. @default false */ requireSignedURLs?: boolean;
  }

  export interface DirectUploadCreateResponse {
    /** Id the image will have. */ id: string;
    /** @sensitive */ uploadURL: string;
  }
}
