import type { APIPromise, JsonObject, PagePromise, RequestOptions, Uploadable, V4PagePagination } from './_client.ts';
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
  /** First version of the picture storage calls. */
  export interface V1 {
    readonly keys: V1.Keys;
    readonly stats: V1.Stats;
    readonly variants: V1.Variants;
    readonly blobs: V1.Blobs;
    readonly directUploads: V1.DirectUploads;

    /** Upload an image from a file, or have it fetched from a URL.
     *  @http POST /accounts/{account_id}/images/v1
     *  @body multipart required quirk=image
     *  @permission Images Write
     *  @availability ga */
    create(params: V1CreateParams, options?: RequestOptions): APIPromise<Image>;

    /** Page through images by page number; deprecated in favour of the v2 listing.
     *  @http GET /accounts/{account_id}/images/v1
     *  @items images
     *  @permission Images Read; Images Write
     *  @availability ga
     *  @deprecated images.v2.list */
    list(params: V1ListParams, options?: RequestOptions): PagePromise<V4PagePagination<Image>, Image>;

    /** Delete an image together with its delivered variants.
     *  @http DELETE /accounts/{account_id}/images/v1/{image_id}
     *  @permission Images Write
     *  @availability ga
     *  @confirm */
    delete(imageID: ResourceID, params: V1DeleteParams, options?: RequestOptions): APIPromise<V1DeleteResponse>;

    /** Change only an image's creator, metadata or signed-URL requirement.
     *  @http PATCH /accounts/{account_id}/images/v1/{image_id}
     *  @body json required
     *  @permission Images Write
     *  @availability ga */
    edit(imageID: ResourceID, params: V1EditParams, options?: RequestOptions): APIPromise<Image>;

    /** Look up one image's details, such as metadata and variant URLs.
     *  @http GET /accounts/{account_id}/images/v1/{image_id}
     *  @permission Images Read; Images Write
     *  @availability ga */
    get(imageID: ResourceID, params: V1GetParams, options?: RequestOptions): APIPromise<Image>;
  }

  export interface V1CreateParams extends InAccount {
    id?: string;
    /** @maxLength 1024 */ creator?: string;
    file?: Uploadable;
    metadata?: unknown;
    /** @default false */ requireSignedURLs?: boolean;
    /** @example "https://example.com/path/to/logo.png" */ url?: string;
  }

  export interface Image {
    /** @readOnly */ id?: ResourceID;
    /** @maxLength 1024 @example "107b9558-dd06-4bbd-5fef-9c2c16bb7900" */ creator?: string | null;
    /** @maxLength 255 @example "logo.png" @readOnly */ filename?: string;
    meta?: unknown;
    /** @default false */ requireSignedURLs?: boolean;
    /** @readOnly */ uploaded?: DateTime;
    /** @readOnly */ variants?: (/** @format uri */ string)[];
  }

  export interface V1ListParams extends InAccount {
    creator?: string | null;
    /** @min 1 @default 1 */ page?: number;
    /** @min 10 @max 10000 @default 1000 */ per_page?: number;
  }

  export type V1DeleteParams = InAccount;

  export type V1DeleteResponse = unknown;

  export interface V1EditParams extends InAccount {
    creator?: string;
    metadata?: unknown;
    requireSignedURLs?: boolean;
  }

  export type V1GetParams = InAccount;

  /** Newer listing and upload calls. */
  export interface V2 {
    readonly directUploads: V2.DirectUploads;

    /** Walk through images by continuation token, filtered by creator or metadata.
     *  @http GET /accounts/{account_id}/images/v2
     *  @permission Images Read; Images Write
     *  @availability ga */
    list(params: V2ListParams, options?: RequestOptions): APIPromise<V2ListResponse>;
  }

  export interface V2ListParams extends InAccount {
    /** @maxLength 32 @readOnly */ continuation_token?: string | null;
    creator?: string | null;
    meta?: V2ListParams.Meta;
    /** @min 10 @max 10000 @default 1000 */ per_page?: number;
    /** @default "desc" */ sort_order?: 'asc' | 'desc';
  }
  export namespace V2ListParams {
    export interface Meta {
      '<field>[<operator>]'?: string;
    }
  }

  export interface V2ListResponse {
    /** @maxLength 32 @readOnly */ continuation_token?: string | null;
    images?: Image[];
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

    /** Page through hosted images by continuation token, optionally by creator.
     *  @http GET /accounts/{accountId}/v1/images
     *  @docs https://developers.cloudflare.com/api/operations/get_ImageList */
    list(accountID: string, params?: HostedListParams | null, options?: RequestOptions): APIPromise<HostedListResponse>;

    /** Upload an image as a file or by URL, with metadata and a signed-URL rule.
     *  @http POST /accounts/{accountId}/v1/images
     *  @body multipart
     *  @docs https://developers.cloudflare.com/api/operations/post_ImageUpload */
    create(accountID: string, params?: HostedCreateParams | null, options?: RequestOptions): APIPromise<HostedGetResponse>;

    /** Read a hosted image's details by its ID.
     *  @http GET /accounts/{accountId}/v1/images/{imageId}
     *  @docs https://developers.cloudflare.com/api/operations/get_ImageGet */
    get(imageID: string, params: HostedGetParams, options?: RequestOptions): APIPromise<HostedGetResponse>;

    /** Supply the file or source URL for an image ID, as a direct upload does.
     *  @http PUT /accounts/{accountId}/v1/images/{imageId}
     *  @body multipart
     *  @docs https://developers.cloudflare.com/api/operations/put_ImageDirectUpload */
    update(imageID: string, params: HostedUpdateParams, options?: RequestOptions): APIPromise<HostedGetResponse>;

    /** Change an image's creator, metadata or signed-URL requirement.
     *  @http PATCH /accounts/{accountId}/v1/images/{imageId}
     *  @docs https://developers.cloudflare.com/api/operations/patch_ImageEdit */
    edit(imageID: string, params: HostedEditParams, options?: RequestOptions): APIPromise<JsonObject>;

    /** Delete a hosted image, so that it is no longer served.
     *  @http DELETE /accounts/{accountId}/v1/images/{imageId}
     *  @docs https://developers.cloudflare.com/api/operations/delete_ImageDelete */
    delete(imageID: string, params: HostedDeleteParams, options?: RequestOptions): APIPromise<JsonObject>;
  }

  export interface HostedListParams {
    /** @min 10 @max 10000 @default 1000 */ per_page?: Integer;
    continuation_token?: string;
    creator?: string;
    /** @default "desc" */ sort_order?: 'asc' | 'desc';
  }

  export interface HostedListResponse {
    continuation_token: string | null;
    images: ({
      creator?: string;
      filename: string;
      id: string;
      meta: JsonObject;
      requireSignedURLs: boolean;
      uploaded: DateTime;
      variants: string[];
    })[];
  }

  export interface HostedCreateParams {
    creator?: string;
    file?: Uploadable;
    id?: string;
    metadata?: JsonObject;
    /** @default false */ requireSignedURLs?: boolean;
    url?: string;
  }

  export type HostedCreateResponse = HostedGetResponse;

  export type HostedGetParams = FlowGetParams;

  export interface HostedGetResponse {
    creator?: string;
    filename: string;
    id: string;
    meta: JsonObject;
    requireSignedURLs: boolean;
    uploaded: DateTime;
    variants: string[];
  }

  export interface HostedUpdateParams {
    accountId: string;
    file?: Uploadable;
    url?: string;
  }

  export type HostedUpdateResponse = HostedGetResponse;

  export interface HostedEditParams {
    accountId: string;
    creator?: string;
    metadata?: unknown;
    requireSignedURLs?: boolean;
  }

  export type HostedDeleteParams = FlowGetParams;

  /** Processing steps applied to a zone's pictures. */
  export interface Flows {
    /** Read the Images flows set for a zone of the account.
     *  @http GET /accounts/{accountId}/zones/{zoneId}/v1/images/flows
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/get_FlowsGet */
    get(zoneID: string, params: FlowGetParams, options?: RequestOptions): APIPromise<FlowGetResponse>;

    /** Replace a zone's Images flows, naming the version and ETag they build on.
     *  @http PUT /accounts/{accountId}/zones/{zoneId}/v1/images/flows
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/put_FlowsUpdate */
    update(zoneID: string, params: FlowUpdateParams, options?: RequestOptions): APIPromise<FlowGetResponse>;
  }

  export interface FlowGetParams {
    accountId: string;
  }

  export interface FlowGetResponse {
    etag?: string;
    /** @maxItems 10 */ flows: ({
      enabled: boolean;
      provider: 'fastly';
      type: 'provider';
      version: number;
    } | {
      enabled: boolean;
      name: string;
      transformations: ({ key: string; value: string })[];
      trigger: { /** @minItems 1 */ triggers: unknown[]; type: 'and' } | { /** @minItems 1 */ triggers: unknown[]; type: 'or' } | { paths: string[]; type: 'path' } | { extensions: string[]; type: 'extension' } | { params: ({ key: string; value: string })[]; type: 'query-param' };
      type: 'custom';
    })[];
    version: 2;
  }

  export interface FlowUpdateParams {
    accountId: string;
    etag?: string;
    /** @maxItems 10 */ flows: ({
      enabled: boolean;
      provider: 'fastly';
      type: 'provider';
      version: number;
    } | {
      enabled: boolean;
      name: string;
      transformations: ({ key: string; value: string })[];
      trigger: { /** @minItems 1 */ triggers: unknown[]; type: 'and' } | { /** @minItems 1 */ triggers: unknown[]; type: 'or' } | { paths: string[]; type: 'path' } | { extensions: string[]; type: 'extension' } | { params: ({ key: string; value: string })[]; type: 'query-param' };
      type: 'custom';
    })[];
    version: 2;
  }

  export type FlowUpdateResponse = FlowGetResponse;

  export interface V1ListResponse {
    images?: Image[];
  }

  export type V1ListResponsesV4PagePagination = V4PagePagination<V1ListResponse>;

  export interface ImageVariantDefinition {
    /** @maxLength 99 @example "hero" */ id: string;
    /** @default false */ neverRequireSignedURLs?: boolean;
    options: ImageVariantOptions;
  }

  export interface ImageVariantOptions {
    fit: 'scale-down' | 'contain' | 'cover' | 'crop' | 'pad';
    /** @min 1 @example 768 */ height: number;
    metadata: 'keep' | 'copyright' | 'none';
    /** @min 1 @example 1366 */ width: number;
  }

  export interface SourcingkitMigration {
    /** @default "skip" */ conflictBehaviour?: 'skip' | 'overwrite';
    /** @readOnly */ createdAt?: DateTime;
    /** @readOnly */ endedAt?: DateTime | null;
    excludedContentTypes?: SourcingkitAcceptableContentType[] | null;
    /** @format uuid @readOnly */ id?: string;
    imagesPathPrefix?: string | null;
    /** @readOnly */ logStopped?: boolean;
    pathPrefix?: string | null;
    rootDirectory?: string | null;
    /** @format uuid */ sourceId?: string | null;
    /** @readOnly */ startedAt?: DateTime | null;
    status?: 'pending' | 'processing' | 'success' | 'error' | 'aborted';
  }

  export type SourcingkitAcceptableContentType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/gif' | 'image/avif' | 'image/heic' | 'image/svg+xml';

  export interface SourcingkitMigrationLog {
    createdAt?: DateTime | null;
    logType?: SourcingkitMigrationLogType;
    msg?: string | null;
  }

  export type SourcingkitMigrationLogType =
    | 'default' | 'importSkippedUnsupportedContentType' | 'importSkippedExcludedContentType'
    | 'importSkippedInvalidMedia' | 'importErrorRetryExhaustion' | 'importSkippedOversized'
    | 'migrationErrorFailedContinuation' | 'migrationStart' | 'migrationAbort' | 'migrationError'
    | 'migrationComplete' | 'importSkippedStorageClass';

  export interface SourcingkitSource {
    /** @example "my-images-bucket" */ bucket?: string;
    /** @readOnly */ createdAt?: DateTime;
    /** @format uuid @example "5ca167e6-4e40-4ced-a209-ca1b9dd6a265" @readOnly */ id?: string;
    /** @example "my-s3-bucket" */ name?: string;
    /** @example "us-east-1" */ region?: string | null;
    /** @readOnly */ updatedAt?: DateTime;
    vendor?: 's3' | 'r2';
  }
}

export declare namespace Images.V1 {
  /** Secrets that sign links to private pictures. */
  export interface Keys {
    /** Create a signing key under the name given in the path.
     *  @http PUT /accounts/{account_id}/images/v1/keys/{signing_key_name}
     *  @availability ga */
    update(/** @maxLength 20 */ signingKeyName: string, params: KeyUpdateParams, options?: RequestOptions): APIPromise<KeyListResponse>;

    /** List the signing keys used to sign private image URLs.
     *  @http GET /accounts/{account_id}/images/v1/keys
     *  @permission Images Read; Images Write
     *  @availability ga */
    list(params: KeyListParams, options?: RequestOptions): APIPromise<KeyListResponse>;

    /** Delete a named signing key, so URLs signed with it stop being accepted.
     *  @http DELETE /accounts/{account_id}/images/v1/keys/{signing_key_name}
     *  @availability ga
     *  @confirm */
    delete(/** @maxLength 20 */ signingKeyName: string, params: KeyDeleteParams, options?: RequestOptions): APIPromise<KeyListResponse>;
  }

  export type KeyUpdateParams = InAccount;

  export type KeyUpdateResponse = KeyListResponse;

  export type KeyListParams = InAccount;

  export interface KeyListResponse {
    keys?: Key[];
  }

  export type KeyDeleteParams = InAccount;

  export type KeyDeleteResponse = KeyListResponse;

  /** Number of stored pictures against the allowance. */
  export interface Stats {
    /** See how many images are stored against the account's allowance.
     *  @http GET /accounts/{account_id}/images/v1/stats
     *  @permission Images Read; Images Write
     *  @availability ga */
    get(params: StatGetParams, options?: RequestOptions): APIPromise<Stat>;
  }

  export type StatGetParams = InAccount;

  export interface Stat {
    count?: Stat.Count;
  }
  export namespace Stat {
    export interface Count {
      /** @example 100000 @readOnly */ allowed?: number;
      /** @example 1000 @readOnly */ current?: number;
    }
  }

  /** Named sizes and crops in which pictures are delivered. */
  export interface Variants {
    readonly flat: Variants.Flat;

    /** Define a variant: named resize options, with or without signed URLs.
     *  @http POST /accounts/{account_id}/images/v1/variants
     *  @permission Images Write
     *  @availability ga */
    create(params: VariantCreateParams, options?: RequestOptions): APIPromise<VariantGetResponse>;

    /** List every image variant defined in the account.
     *  @http GET /accounts/{account_id}/images/v1/variants
     *  @permission Images Read; Images Write
     *  @availability ga */
    list(params: VariantListParams, options?: RequestOptions): APIPromise<Variant>;

    /** Delete a variant, so no image can be served in it any more.
     *  @http DELETE /accounts/{account_id}/images/v1/variants/{variant_id}
     *  @permission Images Write
     *  @availability ga
     *  @confirm */
    delete(
      /** @maxLength 99 */ variantID: string,
      params: VariantDeleteParams,
      options?: RequestOptions,
    ): APIPromise<VariantDeleteResponse>;

    /** Change a variant's resize options or its exemption from signed URLs.
     *  @http PATCH /accounts/{account_id}/images/v1/variants/{variant_id}
     *  @permission Images Write
     *  @availability ga */
    edit(/** @maxLength 99 */ variantID: string, params: VariantEditParams, options?: RequestOptions): APIPromise<VariantGetResponse>;

    /** Look up the resize options of one variant.
     *  @http GET /accounts/{account_id}/images/v1/variants/{variant_id}
     *  @permission Images Read; Images Write
     *  @availability ga */
    get(/** @maxLength 99 */ variantID: string, params: VariantGetParams, options?: RequestOptions): APIPromise<VariantGetResponse>;
  }

  export interface VariantCreateParams extends InAccount {
    /** @maxLength 99 @example "hero" */ id: string;
    options: ImageVariantOptions;
    /** @default false */ neverRequireSignedURLs?: boolean;
  }
  export namespace VariantCreateParams {
    export type Options = ImageVariantOptions;
  }

  export import VariantCreateResponse = Images.V1.VariantGetResponse;

  export type VariantListParams = InAccount;

  export interface Variant {
    variants?: Variant.Variants;
  }
  export namespace Variant {
    export interface Variants {
      hero?: VariantGetResponse.Variant;
    }
    export namespace Variants {
      export import Hero = VariantGetResponse.Variant;
    }
  }

  export type VariantDeleteParams = InAccount;

  export type VariantDeleteResponse = unknown;

  export interface VariantEditParams extends InAccount {
    options: ImageVariantOptions;
    /** @default false */ neverRequireSignedURLs?: boolean;
  }
  export namespace VariantEditParams {
    export type Options = ImageVariantOptions;
  }

  export import VariantEditResponse = Images.V1.VariantGetResponse;

  export type VariantGetParams = InAccount;

  export interface VariantGetResponse {
    variant?: VariantGetResponse.Variant;
  }
  export namespace VariantGetResponse {
    export interface Variant {
      /** @maxLength 99 @example "hero" */ id: string;
      options: ImageVariantOptions;
      /** @default false */ neverRequireSignedURLs?: boolean;
    }
    export namespace Variant {
      export type Options = ImageVariantOptions;
    }
  }

  /** Original bytes of a picture. */
  export interface Blobs {
    /** Download the stored base image as raw bytes.
     *  @http GET /accounts/{account_id}/images/v1/{image_id}/blob
     *  @answer binary image/*
     *  @permission Images Read; Images Write
     *  @availability ga */
    get(imageID: ResourceID, params: BlobGetParams, options?: RequestOptions): APIPromise<Response>;
  }

  export type BlobGetParams = InAccount;

  /** One-time upload links (deprecated version). */
  export interface DirectUploads {
    /** Get a one-time v1 URL to which someone else may upload an image (deprecated).
     *  @http POST /accounts/{account_id}/images/v1/direct_upload
     *  @permission Images Write
     *  @availability deprecated
     *  @docs https://developers.cloudflare.com/api/operations/cloudflare-images-create-authenticated-direct-upload-url-v-1
     *  @deprecated images.v2.directUploads.create */
    create(params: DirectUploadCreateParams, options?: RequestOptions): APIPromise<DirectUploadCreateResponse>;
  }

  export interface DirectUploadCreateParams extends InAccount {
    expiry?: DateTime;
  }

  export interface DirectUploadCreateResponse {
    /** @example "e22e9e6b-c02b-42fd-c405-6c32af5fe600" @readOnly */ id?: string;
    /** @sensitive */ uploadURL?: string;
  }

  export interface Key {
    /** @example "default" @readOnly */ name?: string;
    /** @example "Oix0bbNaT8Rge9PuyxUBrjI6zrgnsyJ5=" @readOnly @sensitive */ value?: string;
  }
}

export declare namespace Images.V1.Variants {
  /** A single named size, returned in a flat form. */
  export interface Flat {
    /** Read one image variant in a flat form.
     *  @http GET /accounts/{account_id}/images/v1/variants/{variant_id}/flat
     *  @permission Images Read; Images Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/cloudflare-images-variants-variant-details-flat */
    get(/** @maxLength 99 */ variantID: string, params: FlatGetParams, options?: RequestOptions): APIPromise<ImageVariantDefinition>;
  }

  export type FlatGetParams = InAccount;
}

export declare namespace Images.V2 {
  /** One-time links through which end users upload pictures. */
  export interface DirectUploads {
    /** Get a one-time upload URL that lets an end user send an image directly.
     *  @http POST /accounts/{account_id}/images/v2/direct_upload
     *  @body multipart required quirk=image
     *  @permission Images Write
     *  @availability ga */
    create(params: DirectUploadCreateParams, options?: RequestOptions): APIPromise<DirectUploadCreateResponse>;
  }

  export interface DirectUploadCreateParams extends InAccount {
    /** @maxLength 1024 @example "this/is/my-customid" */ id?: string;
    creator?: string;
    expiry?: DateTime;
    metadata?: unknown;
    /** @default false */ requireSignedURLs?: boolean;
  }

  export interface DirectUploadCreateResponse {
    /** @readOnly */ id?: ResourceID;
    /** @sensitive */ uploadURL?: string;
  }
}

export declare namespace Images.SourcingKit {
  /** Import jobs with their path and conflict rules. */
  export interface Migrations {
    readonly lifecycle: Migrations.Lifecycle;
    readonly logs: Migrations.Logs;

    /** Page through Sourcing Kit migrations by offset.
     *  @http GET /accounts/{account_id}/images/v2/sourcingkit/migrations
     *  @permission Images Read; Images Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/cloudflare-images-sourcingkit-list-migrations */
    list(params: MigrationListParams, options?: RequestOptions): APIPromise<MigrationListResponse>;

    /** Plan a migration of images from a source, with path and conflict rules.
     *  @http POST /accounts/{account_id}/images/v2/sourcingkit/migrations
     *  @permission Images Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/cloudflare-images-sourcingkit-create-migration */
    create(params: MigrationCreateParams, options?: RequestOptions): APIPromise<SourcingkitMigration>;

    /** Read one migration's settings.
     *  @http GET /accounts/{account_id}/images/v2/sourcingkit/migrations/{migration_id}
     *  @permission Images Read; Images Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/cloudflare-images-sourcingkit-get-migration */
    get(/** @format uuid */ migrationID: string, params: MigrationGetParams, options?: RequestOptions): APIPromise<SourcingkitMigration>;

    /** Delete a Sourcing Kit migration.
     *  @http DELETE /accounts/{account_id}/images/v2/sourcingkit/migrations/{migration_id}
     *  @permission Images Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/cloudflare-images-sourcingkit-delete-migration */
    delete(
      /** @format uuid */ migrationID: string,
      params: MigrationDeleteParams,
      options?: RequestOptions,
    ): APIPromise<SourceDeleteResponse>;
  }

  export interface MigrationListParams extends InAccount {
    /** @min 0 @default 0 */ offset?: Integer;
    /** @min 1 @max 100 @default 25 */ limit?: Integer;
  }

  export interface MigrationListResponse {
    migrations?: SourcingkitMigration[];
  }

  export interface MigrationCreateParams extends InAccount {
    /** @default "skip" */ conflictBehaviour?: 'skip' | 'overwrite';
    excludedContentTypes?: SourcingkitAcceptableContentType[];
    /** @minLength 1 @maxLength 128 */ pathPrefix?: string;
    /** @minLength 1 @maxLength 128 */ rootDirectory?: string;
    /** @format uuid */ sourceId: string;
  }

  export type MigrationGetParams = InAccount;

  export type MigrationDeleteParams = InAccount;

  export type MigrationDeleteResponse = SourceDeleteResponse;

  /** Buckets from which pictures are imported. */
  export interface Sources {
    /** Page through Sourcing Kit sources, by name.
     *  @http GET /accounts/{account_id}/images/v2/sourcingkit/sources
     *  @permission Images Read; Images Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/cloudflare-images-sourcingkit-list-sources */
    list(params: SourceListParams, options?: RequestOptions): APIPromise<SourceListResponse>;

    /** Add a bucket of a storage vendor as a source, with its secret.
     *  @http POST /accounts/{account_id}/images/v2/sourcingkit/sources
     *  @permission Images Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/cloudflare-images-sourcingkit-create-source */
    create(params: SourceCreateParams, options?: RequestOptions): APIPromise<SourcingkitSource>;

    /** Read one Sourcing Kit source.
     *  @http GET /accounts/{account_id}/images/v2/sourcingkit/sources/{source_id}
     *  @permission Images Read; Images Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/cloudflare-images-sourcingkit-get-source */
    get(/** @format uuid */ sourceID: string, params: SourceGetParams, options?: RequestOptions): APIPromise<SourcingkitSource>;

    /** Rename a Sourcing Kit source.
     *  @http PATCH /accounts/{account_id}/images/v2/sourcingkit/sources/{source_id}
     *  @permission Images Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/cloudflare-images-sourcingkit-update-source */
    edit(/** @format uuid */ sourceID: string, params: SourceEditParams, options?: RequestOptions): APIPromise<SourcingkitSource>;

    /** Delete a Sourcing Kit source.
     *  @http DELETE /accounts/{account_id}/images/v2/sourcingkit/sources/{source_id}
     *  @permission Images Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/cloudflare-images-sourcingkit-delete-source */
    delete(/** @format uuid */ sourceID: string, params: SourceDeleteParams, options?: RequestOptions): APIPromise<SourceDeleteResponse>;

    /** Test whether a saved source can still be reached.
     *  @http GET /accounts/{account_id}/images/v2/sourcingkit/sources/{source_id}/connectivity
     *  @permission Images Read; Images Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/cloudflare-images-sourcingkit-get-source-connectivity */
    connectivity(
      /** @format uuid */ sourceID: string,
      params: SourceConnectivityParams,
      options?: RequestOptions,
    ): APIPromise<SourceConnectivityResponse>;

    /** Test a bucket's credentials before you save it as a source.
     *  @http POST /accounts/{account_id}/images/v2/sourcingkit/sources/connectivity-precheck
     *  @permission Images Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/cloudflare-images-sourcingkit-precheck-source-connectivity */
    connectivityPrecheck(params: SourceConnectivityPrecheckParams, options?: RequestOptions): APIPromise<SourceConnectivityResponse>;
  }

  export interface SourceListParams extends InAccount {
    /** @min 0 @default 0 */ offset?: Integer;
    /** @min 1 @max 100 @default 25 */ limit?: Integer;
    name?: string;
  }

  export interface SourceListResponse {
    sources?: SourcingkitSource[];
  }

  export interface SourceCreateParams extends InAccount {
    account?: string;
    /** @minLength 1 @maxLength 128 @example "my-images-bucket" */ bucket: string;
    /** @minLength 1 @maxLength 128 @example "my-s3-bucket" */ name: string;
    /** @sensitive */ secret: JsonObject;
    vendor: 's3' | 'r2';
  }

  export type SourceGetParams = InAccount;

  export interface SourceEditParams extends InAccount {
    /** @minLength 1 @maxLength 128 @example "my-renamed-bucket" */ name: string;
  }

  export type SourceDeleteParams = InAccount;

  export type SourceDeleteResponse = JsonObject | string;

  export type SourceConnectivityParams = InAccount;

  export interface SourceConnectivityResponse {
    code?: string | null;
    connectivityStatus?: 'ok' | 'error';
    reason?: string | null;
  }

  export interface SourceConnectivityPrecheckParams extends InAccount {
    account?: string;
    /** @minLength 1 @maxLength 128 */ bucket: string;
    region?: string | null;
    /** @sensitive */ secret: JsonObject;
    vendor: 's3' | 'r2';
  }

  export type SourceConnectivityPrecheckResponse = SourceConnectivityResponse;
}

export declare namespace Images.SourcingKit.Migrations {
  /** Start, progress and abort of an import. */
  export interface Lifecycle {
    /** See how far a migration has progressed.
     *  @http GET /accounts/{account_id}/images/v2/sourcingkit/migrations/{migration_id}/lifecycle
     *  @permission Images Read; Images Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/cloudflare-images-sourcingkit-get-migration-progress */
    get(/** @format uuid */ migrationID: string, params: LifecycleGetParams, options?: RequestOptions): APIPromise<LifecycleGetResponse>;

    /** Stop a running migration before it is done.
     *  @http PATCH /accounts/{account_id}/images/v2/sourcingkit/migrations/{migration_id}/lifecycle/abort
     *  @permission Images Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/cloudflare-images-sourcingkit-abort-migration */
    abort(
      /** @format uuid */ migrationID: string,
      params: LifecycleAbortParams,
      options?: RequestOptions,
    ): APIPromise<SourcingkitMigration>;

    /** Set a planned migration going.
     *  @http PATCH /accounts/{account_id}/images/v2/sourcingkit/migrations/{migration_id}/lifecycle/start
     *  @permission Images Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/cloudflare-images-sourcingkit-start-migration */
    start(
      /** @format uuid */ migrationID: string,
      params: LifecycleStartParams,
      options?: RequestOptions,
    ): APIPromise<SourcingkitMigration>;
  }

  export type LifecycleGetParams = InAccount;

  export interface LifecycleGetResponse {
    endedAt?: DateTime | null;
    importErrorsCount?: Integer;
    importSuccessCount?: Integer;
    isAccurate?: boolean;
    scannedCount?: Integer;
    skippedConflictCount?: Integer;
    skippedExcludedContentTypeCount?: Integer;
    skippedInvalidMediaCount?: Integer;
    skippedInvalidNameCount?: Integer;
    skippedOversizeCount?: Integer;
    skippedStorageClassCount?: Integer;
    skippedUnsupportedContentTypeCount?: Integer;
    startedAt?: DateTime | null;
    status?: 'pending' | 'processing' | 'success' | 'error' | 'aborted';
  }

  export type LifecycleAbortParams = InAccount;

  export type LifecycleStartParams = InAccount;

  /** Record of what an import did. */
  export interface Logs {
    /** Page through the log of one migration.
     *  @http GET /accounts/{account_id}/images/v2/sourcingkit/migrations/{migration_id}/logs
     *  @permission Images Read; Images Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/cloudflare-images-sourcingkit-list-migration-logs */
    list(/** @format uuid */ migrationID: string, params: LogListParams, options?: RequestOptions): APIPromise<LogListResponse>;
  }

  export type LogListParams = MigrationListParams;

  export interface LogListResponse {
    logs?: SourcingkitMigrationLog[];
  }
}

export declare namespace Images.Hosted {
  /** Original bytes of a stored picture. */
  export interface Blobs {
    /** Download the stored bytes of a hosted image.
     *  @http GET /accounts/{accountId}/v1/images/{imageId}/blob
     *  @answer binary image/*
     *  @docs https://developers.cloudflare.com/api/operations/get_ImageGetBlob */
    get(imageID: string, params: BlobGetParams, options?: RequestOptions): APIPromise<Response>;
  }

  export type BlobGetParams = FlowGetParams;

  /** Newer listing and upload calls for stored pictures. */
  export interface V2 {
    readonly directUploads: V2.DirectUploads;

    /** Page through hosted images with the v2 listing, by token, creator and order.
     *  @http GET /accounts/{accountId}/v2/images
     *  @docs https://developers.cloudflare.com/api/operations/get__accounts_accountId_v2_images */
    list(accountID: string, params?: V2ListParams | null, options?: RequestOptions): APIPromise<HostedListResponse>;
  }

  export type V2ListParams = HostedListParams;

  export type V2ListResponse = HostedListResponse;
}

export declare namespace Images.Hosted.V2 {
  /** Links through which others can upload one picture. */
  export interface DirectUploads {
    /** Get a v2 upload link that lets someone else add one image, until it expires.
     *  @http POST /accounts/{accountId}/v2/images/direct_upload
     *  @body multipart
     *  @docs https://developers.cloudflare.com/api/operations/post_DirectUploadLink */
    create(accountID: string, params?: DirectUploadCreateParams | null, options?: RequestOptions): APIPromise<DirectUploadCreateResponse>;
  }

  export interface DirectUploadCreateParams {
    expiry?: string;
    id?: string;
    metadata?: JsonObject;
    /** @default false */ requireSignedURLs?: boolean;
  }

  export interface DirectUploadCreateResponse {
    id: string;
    /** @sensitive */ uploadURL: string;
  }
}
