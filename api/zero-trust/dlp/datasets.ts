import type { APIPromise, PagePromise, RawBody, RequestOptions, SinglePage, Uploadable } from '../../_client.ts';
import type { DateTime, InAccount, Integer } from '../../_shared.ts';
import type { ZeroTrust } from '../index.ts';

/** Your own values to look for, hashed or plain. */
export interface Datasets {
  readonly upload: Datasets.Upload;
  readonly versions: Datasets.Versions;

  /** Create a DLP dataset for exact data or word list matching.
   *
   *  Holds no data yet: upload to the returned `version`. With `secret` the data is hashed before the upload, and the secret is returned only
   *  now.
   *  @http POST /accounts/{account_id}/dlp/datasets
   *  @permission Zero Trust Write
   *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "Project names", "secret": false, "case_sensitive": false }
   *  @aliases EDM; exact data match; custom word list */
  create(params: DatasetCreateParams, options?: RequestOptions): APIPromise<DatasetCreation>;

  /** Replace a DLP dataset's name, description or case sensitivity.
   *
   *  The uploaded data stays.
   *  @http PUT /accounts/{account_id}/dlp/datasets/{dataset_id}
   *  @body json required
   *  @permission Zero Trust Write */
  update(/** @format uuid */ datasetID: string, params: DatasetUpdateParams, options?: RequestOptions): APIPromise<Dataset>;

  /** List the DLP datasets of the account with their status.
   *  @http GET /accounts/{account_id}/dlp/datasets
   *  @permission Zero Trust Read; Zero Trust Write
   *  @columns name description num_cells secret status created_at updated_at
   *  @key name */
  list(params: InAccount, options?: RequestOptions): PagePromise<SinglePage<Dataset>, Dataset>;

  /** Delete a DLP dataset and its uploaded data.
   *
   *  All versions go with it; profiles match its entries no more. Cannot be undone.
   *  @http DELETE /accounts/{account_id}/dlp/datasets/{dataset_id}
   *  @response void
   *  @permission Zero Trust Write
   *  @cascades zeroTrust.dlp.datasets.versions */
  delete(/** @format uuid */ datasetID: string, params: InAccount, options?: RequestOptions): APIPromise<void>;

  /** Get one DLP dataset with its upload status.
   *
   *  Poll it after an upload until `status` is `complete` or `failed`.
   *  @http GET /accounts/{account_id}/dlp/datasets/{dataset_id}
   *  @permission Zero Trust Read; Zero Trust Write */
  get(/** @format uuid */ datasetID: string, params: InAccount, options?: RequestOptions): APIPromise<Dataset>;
}

export interface DatasetLabel {
  /** Name of the dataset for people. */ name: string;
  /** Note on the dataset for people; null if there is none. */ description?: string | null;
}

export interface DatasetCreateParams extends InAccount, DatasetLabel {
  /** Whether a word list matches case; must not be false while `secret` is true or left out. */ case_sensitive?: boolean;
  /** Encoding of the data: 0 or 1 for one column without a header, 2 for CSV with several columns. @min 0 @max 2 */ encoding_version?: Integer;
  /** Whether the data is hashed before the upload; the answer then holds the secret for the encoder. */ secret?: boolean;
}

export interface DatasetCreation {
  /** The new dataset, still without data. */ dataset: Dataset;
  /** Encoding that uploads must use. @min 0 */ encoding_version: Integer;
  /** Most cells the upload may hold. @min 0 */ max_cells: Integer;
  /** Number of the version to upload to. */ version: Integer;
  /** Secret that the encoder hashes exact data with; absent for word lists. @format password @sensitive */ secret?: string;
}

export interface DatasetUpdateParams extends InAccount {
  /** Whether a word list matches case; must be given if the dataset is one. */ case_sensitive?: boolean;
  /** Note on the dataset for people; null if there is none. */ description?: string | null;
  /** New name, unique within the account; null or left out keeps the present one. */ name?: string | null;
}

export interface Dataset extends DatasetLabel {
  /** Identifies the dataset; given by Cloudflare when it is created. @format uuid */ id: string;
  /** Columns of the dataset, in order; one entry each. */ columns: Dataset.Column[];
  /** @readOnly */ created_at: DateTime;
  /** Encoding of the data: 1 for one column, 2 for several. @min 0 */ encoding_version: Integer;
  num_cells: Integer;
  /** Whether the data was hashed before the upload, as exact data is; word lists are plain text. */ secret: boolean;
  /** State of the upload: data counts once it is `complete`; `failed` needs a new upload. */
  status: 'empty' | 'uploading' | 'pending' | 'processing' | 'failed' | 'complete';
  /** @readOnly */ updated_at: DateTime;
  /** Versions that were uploaded, each with its status. */ uploads: Dataset.Upload[];
  /** Whether words match only with the same case. */ case_sensitive?: boolean;
}
export declare namespace Dataset {
  export interface Column {
    /** Entry that the column is matched by. @format uuid @from zeroTrust.dlp.entries.list id */ entry_id: string;
    header_name: string;
    num_cells: Integer;
    upload_status: 'empty' | 'uploading' | 'pending' | 'processing' | 'failed' | 'complete';
  }
  export interface Upload {
    num_cells: Integer;
    /** State of the upload: data counts once it is `complete`; `failed` needs a new upload. */
    status: 'empty' | 'uploading' | 'pending' | 'processing' | 'failed' | 'complete';
    /** Number of the upload; rises with each one. */ version: Integer;
  }
}

/** Sample documents whose lookalikes are found. */
export interface DocumentFingerprints {
  /** List the documents that DLP fingerprints.
   *  @http GET /accounts/{account_id}/dlp/document_fingerprints
   *  @permission Zero Trust Read; Zero Trust Write
   *  @docs https://developers.cloudflare.com/api/operations/dlp-document-fingerprints-read-all
   *  @columns name description file_name match_percent status created_at updated_at */
  list(params: InAccount, options?: RequestOptions): APIPromise<ZeroTrust.DocumentFingerprintArray>;

  /** Create a document fingerprint with the match it needs.
   *
   *  Upload the sample document afterwards: until then nothing is matched.
   *  @http POST /accounts/{account_id}/dlp/document_fingerprints
   *  @permission Zero Trust Write
   *  @docs https://developers.cloudflare.com/api/operations/dlp-document-fingerprints-create
   *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "Contract template", "match_percent": 80 } */
  create(params: DocumentFingerprintCreateParams, options?: RequestOptions): APIPromise<ZeroTrust.DocumentFingerprint>;

  /** Get one document fingerprint with its upload status.
   *  @http GET /accounts/{account_id}/dlp/document_fingerprints/{document_fingerprint_id}
   *  @permission Zero Trust Read; Zero Trust Write
   *  @docs https://developers.cloudflare.com/api/operations/dlp-document-fingerprints-read */
  get(
    /** @format uuid */ documentFingerprintID: string,
    params: InAccount,
    options?: RequestOptions,
  ): APIPromise<ZeroTrust.DocumentFingerprint>;

  /** Upload the document that a fingerprint is taken from.
   *
   *  A new upload is a new version and takes the place of the former document. Poll `get` until the status is `complete`.
   *  @http PUT /accounts/{account_id}/dlp/document_fingerprints/{document_fingerprint_id}
   *  @body multipart
   *  @permission Zero Trust Write
   *  @docs https://developers.cloudflare.com/api/operations/dlp-document-fingerprints-upload
   *  @waits zeroTrust.dlp.documentFingerprints.get status done=complete failed=failed */
  upload(
    /** @format uuid */ documentFingerprintID: string,
    params: DocumentFingerprintUploadParams,
    options?: RequestOptions,
  ): APIPromise<ZeroTrust.DocumentFingerprintUpload>;

  /** Edit a fingerprint's name, description or match percentage.
   *
   *  The document stays; use `upload` to change it.
   *  @http POST /accounts/{account_id}/dlp/document_fingerprints/{document_fingerprint_id}
   *  @body json required
   *  @permission Zero Trust Write
   *  @docs https://developers.cloudflare.com/api/operations/dlp-document-fingerprints-update */
  update(
    /** @format uuid */ documentFingerprintID: string,
    params: DocumentFingerprintUpdateParams,
    options?: RequestOptions,
  ): APIPromise<ZeroTrust.DocumentFingerprint>;

  /** Delete a document fingerprint, so that DLP matches it no more.
   *  @http DELETE /accounts/{account_id}/dlp/document_fingerprints/{document_fingerprint_id}
   *  @response void
   *  @permission Zero Trust Write
   *  @docs https://developers.cloudflare.com/api/operations/dlp-document-fingerprints-delete */
  delete(
    /** @format uuid */ documentFingerprintID: string,
    params: InAccount,
    options?: RequestOptions,
  ): APIPromise<void>;
}

export interface DocumentFingerprintCreateParams extends InAccount {
  /** Purpose of the document fingerprint. @default "" */ description?: string;
  /** Similarity to the sample required for a match. @unit percent @min 0 @max 100 */ match_percent: Integer;
  /** Name of the fingerprint for people, such as that of the sample document. */ name: string;
}

export interface DocumentFingerprintUploadParams extends InAccount {
  /** CSV file with the entries, at most 2 MB. */ file: Uploadable;
}

export interface DocumentFingerprintUpdateParams extends InAccount {
  /** Note on the document fingerprint for people; null if there is none. */ description?: string | null;
  /** Similarity required for a match; null or left out keeps the present figure. @unit percent @min 0 @max 100 */
  match_percent?: Integer | null;
  /** Name of the document fingerprint for people; null or absent keeps the present one. */ name?: string | null;
}

export type DatasetArray = Dataset[];

export type DatasetsSinglePage = SinglePage<Dataset>;

export declare namespace Datasets {
  /** Contents of a new state of a value list. */
  export interface Upload {
    /** Create a new version of a dataset to upload to.
     *
     *  The data in use stays until the new version has been uploaded and processed.
     *  @http POST /accounts/{account_id}/dlp/datasets/{dataset_id}/upload
     *  @permission Zero Trust Write
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "dataset_id": "182bd5e5-6e1a-4fe4-a799-aa6d9a6ab26e" } */
    create(/** @format uuid */ datasetID: string, params: InAccount, options?: RequestOptions): APIPromise<NewVersion>;

    /** Upload the contents of an opened dataset version.
     *
     *  For word lists that are not secret: UTF-8 text, one word or phrase a line. Secret (EDM) data has to be encoded first, which the dashboard
     *  does.
     *  @http POST /accounts/{account_id}/dlp/datasets/{dataset_id}/upload/{version}
     *  @body binary
     *  @permission Zero Trust Write
     *  @waits zeroTrust.dlp.datasets.get status done=complete failed=failed */
    edit(version: Integer, body: RawBody, params: UploadEditParams, options?: RequestOptions): APIPromise<Dataset>;
  }

  export interface NewVersion {
    /** Encoding of the data: 1 for one column, 2 for several. @min 0 */ encoding_version: Integer;
    /** Most cells the upload may hold. @min 0 */ max_cells: Integer;
    /** Number of the version; `versions.entries` takes it. */ version: Integer;
    /** Whether words match only with the same case. */ case_sensitive?: boolean;
    /** Columns of the dataset, in order; one entry each. */ columns?: Dataset.Column[];
    /** Secret that the encoder hashes the new version with; absent for word lists. @format password @sensitive */ secret?: string;
  }

  export interface UploadEditParams extends InAccount {
    /** Dataset the version belongs to. @format uuid @from zeroTrust.dlp.datasets.list id */ dataset_id: string;
  }

  /** Column definitions of a new state. */
  export interface Versions {
    readonly entries: Versions.Entries;

    /** Create the columns of a multi-column dataset version.
     *
     *  For encoding version 2. The answer keeps the order of the columns; upload each of them by its `entry_id`.
     *  @http POST /accounts/{account_id}/dlp/datasets/{dataset_id}/versions/{version}
     *  @permission Zero Trust Write */
    create(
      version: Integer,
      params: VersionCreateParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<VersionCreateResponse>, VersionCreateResponse>;
  }

  export interface VersionCreateParams extends InAccount {
    /** Dataset the version belongs to. @format uuid @from zeroTrust.dlp.datasets.list id */ dataset_id: string;
    /** Columns of the version, in the order of the file: existing entries or new ones. @body */
    body: (VersionCreateParams.ExistingColumn | VersionCreateParams.NewColumn)[];
  }
  export namespace VersionCreateParams {
    export interface ExistingColumn {
      /** Entry that the column is matched by. @format uuid @from zeroTrust.dlp.entries.list id */ entry_id: string;
      /** @minLength 1 */ header_name?: string;
      /** Number of cells the column holds. @min 0 */ num_cells?: Integer;
    }
    export interface NewColumn {
      /** Name of the entry that is created for the column. @minLength 1 */ entry_name: string;
      /** @minLength 1 */ header_name?: string;
      /** Number of cells the column holds. @min 0 */ num_cells?: Integer;
    }
  }

  export interface VersionCreateResponse {
    /** @format uuid @from zeroTrust.dlp.entries.list id */ entry_id: string;
    header_name: string;
    num_cells: Integer;
    upload_status: 'empty' | 'uploading' | 'pending' | 'processing' | 'failed' | 'complete';
  }

  export type VersionCreateResponsesSinglePage = SinglePage<VersionCreateResponse>;
}

export declare namespace Datasets.Versions {
  /** Contents of one column. */
  export interface Entries {
    /** Upload the data of one column in a dataset version.
     *
     *  Only encoded (EDM version 2) data, as the dashboard makes it.
     *  @http POST /accounts/{account_id}/dlp/datasets/{dataset_id}/versions/{version}/entries/{entry_id}
     *  @body binary
     *  @permission Zero Trust Write */
    create(
      /** @format uuid */ entryID: string,
      body: RawBody,
      params: EntryCreateParams,
      options?: RequestOptions,
    ): APIPromise<VersionCreateResponse>;
  }

  export interface EntryCreateParams extends InAccount {
    /** Dataset the version belongs to. @format uuid @from zeroTrust.dlp.datasets.list id */ dataset_id: string;
    /** Version of the dataset that is written to. @min 0 */ version: Integer;
  }
}
