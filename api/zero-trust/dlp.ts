import type { APIPromise, PagePromise, RawBody, RequestOptions, SinglePage } from '../_client.ts';
import type { DateTime, InAccount, Integer } from '../_shared.ts';
import type { ZeroTrust } from './index.ts';

/** Data loss prevention: sensitive data in traffic, files and mail. */
export interface DLP {
  readonly customPromptTopics: DLP.CustomPromptTopics;
  readonly datasets: DLP.Datasets;
  readonly patterns: DLP.Patterns;
  readonly payloadLogs: DLP.PayloadLogs;
  readonly settings: DLP.Settings;
  readonly email: DLP.Email;
  readonly profiles: DLP.Profiles;
  readonly limits: DLP.Limits;
  readonly entries: DLP.Entries;
  readonly sensitivityGroups: DLP.SensitivityGroups;
  readonly dataTagCategories: DLP.DataTagCategories;
  readonly dataClasses: DLP.DataClasses;
  readonly dataTagCategoryTemplates: DLP.DataTagCategoryTemplates;
  readonly documentFingerprints: DLP.DocumentFingerprints;
}

export declare namespace DLP {
  /** Your own subjects to detect in AI prompts. */
  export interface CustomPromptTopics {
    /** Define a custom AI prompt topic for DLP to detect.
     *  @http POST /accounts/{account_id}/dlp/custom_prompt_topics
     *  @permission Zero Trust Write */
    create(params: CustomPromptTopicCreateParams, options?: RequestOptions): APIPromise<CustomPromptTopic>;

    /** Replace a custom prompt topic's name, text and state.
     *  @http PUT /accounts/{account_id}/dlp/custom_prompt_topics/{entry_id}
     *  @permission Zero Trust Write */
    update(
      /** @format uuid */ entryID: string,
      params: CustomPromptTopicUpdateParams,
      options?: RequestOptions,
    ): APIPromise<CustomPromptTopic>;

    /** List the account's custom prompt topics.
     *  @http GET /accounts/{account_id}/dlp/custom_prompt_topics
     *  @permission Zero Trust Read; Zero Trust Write */
    list(params: CustomPromptTopicListParams, options?: RequestOptions): PagePromise<SinglePage<CustomPromptTopic>, CustomPromptTopic>;

    /** Delete a custom prompt topic, so DLP no longer detects it.
     *  @http DELETE /accounts/{account_id}/dlp/custom_prompt_topics/{entry_id}
     *  @permission Zero Trust Write */
    delete(
      /** @format uuid */ entryID: string,
      params: CustomPromptTopicDeleteParams,
      options?: RequestOptions,
    ): APIPromise<CustomPromptTopicDeleteResponse | null>;

    /** Fetch one custom prompt topic.
     *  @http GET /accounts/{account_id}/dlp/custom_prompt_topics/{entry_id}
     *  @permission Zero Trust Read; Zero Trust Write */
    get(/** @format uuid */ entryID: string, params: CustomPromptTopicGetParams, options?: RequestOptions): APIPromise<CustomPromptTopic>;
  }

  export interface CustomPromptTopicCreateParams extends InAccount {
    enabled: boolean;
    name: string;
    /** @minLength 2 @maxLength 50 */ topic: string;
    description?: string | null;
    /** @format uuid */ profile_id?: string;
  }

  export interface CustomPromptTopic {
    /** @format uuid */ id: string;
    /** @readOnly */ created_at: DateTime;
    /** @deprecated */ enabled: boolean;
    name: string;
    /** @minLength 2 @maxLength 50 */ topic: string;
    /** @readOnly */ updated_at: DateTime;
    description?: string | null;
    /** @format uuid @deprecated */ profile_id?: string | null;
  }

  export interface CustomPromptTopicUpdateParams extends InAccount {
    enabled: boolean;
    name: string;
    /** @minLength 2 @maxLength 50 */ topic: string;
    description?: string | null;
  }

  export type CustomPromptTopicListParams = InAccount;

  export type CustomPromptTopicDeleteParams = InAccount;

  export type CustomPromptTopicDeleteResponse = unknown;

  export type CustomPromptTopicGetParams = InAccount;

  /** Your own values to look for, hashed or plain. */
  export interface Datasets {
    readonly upload: Datasets.Upload;
    readonly versions: Datasets.Versions;

    /** Create a DLP dataset for exact data or word list matching.
     *  @http POST /accounts/{account_id}/dlp/datasets
     *  @permission Zero Trust Write */
    create(params: DatasetCreateParams, options?: RequestOptions): APIPromise<DatasetCreation>;

    /** Change a DLP dataset's name, description or case sensitivity.
     *  @http PUT /accounts/{account_id}/dlp/datasets/{dataset_id}
     *  @body json required
     *  @permission Zero Trust Write */
    update(/** @format uuid */ datasetID: string, params: DatasetUpdateParams, options?: RequestOptions): APIPromise<Dataset>;

    /** List the account's DLP datasets with their status.
     *  @http GET /accounts/{account_id}/dlp/datasets
     *  @permission Zero Trust Read; Zero Trust Write */
    list(params: DatasetListParams, options?: RequestOptions): PagePromise<SinglePage<Dataset>, Dataset>;

    /** Delete a DLP dataset and its uploaded data.
     *  @http DELETE /accounts/{account_id}/dlp/datasets/{dataset_id}
     *  @answer void
     *  @permission Zero Trust Write */
    delete(/** @format uuid */ datasetID: string, params: DatasetDeleteParams, options?: RequestOptions): APIPromise<void>;

    /** Fetch one DLP dataset with its upload status.
     *  @http GET /accounts/{account_id}/dlp/datasets/{dataset_id}
     *  @permission Zero Trust Read; Zero Trust Write */
    get(/** @format uuid */ datasetID: string, params: DatasetGetParams, options?: RequestOptions): APIPromise<Dataset>;
  }

  export interface DatasetCreateParams extends InAccount {
    name: string;
    case_sensitive?: boolean;
    description?: string | null;
    /** @min 0 */ encoding_version?: Integer;
    secret?: boolean;
  }

  export interface DatasetCreation {
    dataset: Dataset;
    /** @min 0 */ encoding_version: Integer;
    /** @min 0 */ max_cells: Integer;
    version: Integer;
    /** @format password @sensitive */ secret?: string;
  }

  export interface DatasetUpdateParams extends InAccount {
    case_sensitive?: boolean;
    description?: string | null;
    name?: string | null;
  }

  export interface Dataset {
    /** @format uuid */ id: string;
    columns: Dataset.Column[];
    /** @readOnly */ created_at: DateTime;
    /** @min 0 */ encoding_version: Integer;
    name: string;
    num_cells: Integer;
    secret: boolean;
    status: 'empty' | 'uploading' | 'pending' | 'processing' | 'failed' | 'complete';
    /** @readOnly */ updated_at: DateTime;
    uploads: Dataset.Upload[];
    case_sensitive?: boolean;
    description?: string | null;
  }
  export namespace Dataset {
    export interface Column {
      /** @format uuid */ entry_id: string;
      header_name: string;
      num_cells: Integer;
      upload_status: 'empty' | 'uploading' | 'pending' | 'processing' | 'failed' | 'complete';
    }
    export interface Upload {
      num_cells: Integer;
      status: 'empty' | 'uploading' | 'pending' | 'processing' | 'failed' | 'complete';
      version: Integer;
    }
  }

  export type DatasetListParams = InAccount;

  export type DatasetDeleteParams = InAccount;

  export type DatasetGetParams = InAccount;

  /** A check of regular expressions ahead of use. */
  export interface Patterns {
    /** Check whether a regex is valid as a DLP pattern.
     *  @http POST /accounts/{account_id}/dlp/patterns/validate
     *  @permission Zero Trust Write */
    validate(params: PatternValidateParams, options?: RequestOptions): APIPromise<PatternValidateResponse>;
  }

  export interface PatternValidateParams extends InAccount {
    regex: string;
    /** @min 0 @unit bytes */ max_match_bytes?: Integer | null;
  }

  export interface PatternValidateResponse {
    valid: boolean;
  }

  /** Encrypted copies of what matched. */
  export interface PayloadLogs {
    /** Set the public key and masking level for DLP payload logs.
     *  @http PUT /accounts/{account_id}/dlp/payload_log
     *  @body json required
     *  @permission Zero Trust Write */
    update(params: PayloadLogUpdateParams, options?: RequestOptions): APIPromise<DLPSettings.PayloadLogging>;

    /** Read the payload log masking level and public key.
     *  @http GET /accounts/{account_id}/dlp/payload_log
     *  @permission Zero Trust Read; Zero Trust Write */
    get(params: PayloadLogGetParams, options?: RequestOptions): APIPromise<DLPSettings.PayloadLogging>;
  }

  export interface PayloadLogUpdateParams extends InAccount {
    masking_level?: 'full' | 'partial' | 'clear' | 'default';
    public_key?: string | null;
  }

  export type PayloadLogUpdateResponse = DLPSettings.PayloadLogging;

  export type PayloadLogGetParams = InAccount;

  export type PayloadLogGetResponse = DLPSettings.PayloadLogging;

  /** Account-wide options, such as OCR and AI context. */
  export interface Settings {
    /** Replace the account-wide DLP settings as a whole.
     *  @http PUT /accounts/{account_id}/dlp/settings
     *  @body json required
     *  @permission Zero Trust Write */
    update(params: SettingUpdateParams, options?: RequestOptions): APIPromise<DLPSettings>;

    /** Put the account's DLP settings back to their defaults.
     *  @http DELETE /accounts/{account_id}/dlp/settings
     *  @permission Zero Trust Write */
    delete(params: SettingDeleteParams, options?: RequestOptions): APIPromise<DLPSettings>;

    /** Change only the given DLP settings: AI context, OCR, payload logging.
     *  @http PATCH /accounts/{account_id}/dlp/settings
     *  @body json required
     *  @permission Zero Trust Write */
    edit(params: SettingEditParams, options?: RequestOptions): APIPromise<DLPSettings>;

    /** Read the account-wide DLP settings for AI context, OCR and payload logs.
     *  @http GET /accounts/{account_id}/dlp/settings
     *  @permission Zero Trust Read; Zero Trust Write */
    get(params: SettingGetParams, options?: RequestOptions): APIPromise<DLPSettings>;
  }

  export import SettingUpdateParams = DLP.SettingEditParams;

  export interface DLPSettings {
    ai_context_analysis: boolean;
    ocr: boolean;
    payload_logging: DLPSettings.PayloadLogging;
  }
  export namespace DLPSettings {
    export interface PayloadLogging {
      /** @readOnly */ updated_at: DateTime;
      masking_level?: 'full' | 'partial' | 'clear' | 'default';
      public_key?: string | null;
    }
  }

  export type SettingDeleteParams = InAccount;

  export interface SettingEditParams extends InAccount {
    /** @default false */ ai_context_analysis?: boolean | null;
    /** @default false */ ocr?: boolean | null;
    payload_logging?: SettingEditParams.PayloadLogging;
  }
  export namespace SettingEditParams {
    export interface PayloadLogging {
      masking_level?: 'full' | 'partial' | 'clear' | 'default';
      public_key?: string | null;
    }
  }

  export type SettingGetParams = InAccount;

  /** Scanning of outgoing mail. */
  export interface Email {
    readonly accountMapping: Email.AccountMapping;
    readonly rules: Email.Rules;
  }

  /** Sets of detections for use in policies. */
  export interface Profiles {
    readonly custom: Profiles.Custom;
    readonly predefined: Profiles.Predefined;

    /** List DLP profiles of every type; all widens what is included.
     *  @http GET /accounts/{account_id}/dlp/profiles
     *  @permission Zero Trust Read; Zero Trust Write */
    list(params: ProfileListParams, options?: RequestOptions): PagePromise<SinglePage<Profile>, Profile>;

    /** Look up a DLP profile of any type by ID.
     *  @http GET /accounts/{account_id}/dlp/profiles/{profile_id}
     *  @permission Zero Trust Read; Zero Trust Write */
    get(/** @format uuid */ profileID: string, params: ProfileGetParams, options?: RequestOptions): APIPromise<Profile>;
  }

  export interface ProfileListParams extends InAccount {
    all?: boolean;
  }

  /** @discriminator type */
  export type Profile = Profile.CustomProfile | Profile.PredefinedProfile | Profile.IntegrationProfile;
  export namespace Profile {
    export interface CustomProfile {
      /** @format uuid */ id: string;
      /** @min 0 @max 1000 @default 0 @example 5 */ allowed_match_count: Integer;
      /** @readOnly */ created_at: DateTime;
      name: string;
      /** @default false */ ocr_enabled: boolean;
      type: 'custom';
      /** @readOnly */ updated_at: DateTime;
      /** @default false */ ai_context_enabled?: boolean;
      confidence_threshold?: 'low' | 'medium' | 'high' | 'very_high';
      /** @deprecated */ context_awareness?: ZeroTrust.ContextAwareness;
      data_classes?: (/** @format uuid */ string)[];
      data_tags?: (/** @format uuid */ string)[];
      description?: string | null;
      /** @deprecated */ entries?: (/** @discriminator type */ EntryUpdateResponse.CustomEntry | EntryUpdateResponse.CustomPromptTopicEntry | EntryUpdateResponse.PredefinedEntry | EntryUpdateResponse.IntegrationEntry | EntryUpdateResponse.ExactDataEntry | EntryUpdateResponse.DocumentFingerprintEntry | EntryUpdateResponse.WordListEntry)[];
      sensitivity_levels?: ZeroTrust.SensitivityLevelRef[];
      shared_entries?: (/** @discriminator type */ EntryUpdateResponse.CustomEntry | EntryUpdateResponse.CustomPromptTopicEntry | EntryUpdateResponse.PredefinedEntry | EntryUpdateResponse.IntegrationEntry | EntryUpdateResponse.ExactDataEntry | EntryUpdateResponse.DocumentFingerprintEntry | EntryUpdateResponse.WordListEntry)[];
    }
    export namespace CustomProfile {
      export type CustomEntry = EntryUpdateResponse.CustomEntry;
      export type CustomPromptTopicEntry = EntryUpdateResponse.CustomPromptTopicEntry;
      export type DocumentFingerprintEntry = EntryUpdateResponse.DocumentFingerprintEntry;
      export type ExactDataEntry = EntryUpdateResponse.ExactDataEntry;
      export type IntegrationEntry = EntryUpdateResponse.IntegrationEntry;
      export import PredefinedEntry = EntryUpdateResponse.PredefinedEntry;
      export type SensitivityLevel = ZeroTrust.SensitivityLevelRef;
      export type WordListEntry = EntryUpdateResponse.WordListEntry;
    }
    export interface IntegrationProfile {
      /** @format uuid */ id: string;
      /** @readOnly */ created_at: DateTime;
      /** @deprecated */ entries: (/** @discriminator type */ EntryUpdateResponse.CustomEntry | EntryUpdateResponse.CustomPromptTopicEntry | EntryUpdateResponse.PredefinedEntry | EntryUpdateResponse.IntegrationEntry | EntryUpdateResponse.ExactDataEntry | EntryUpdateResponse.DocumentFingerprintEntry | EntryUpdateResponse.WordListEntry)[];
      name: string;
      shared_entries: (/** @discriminator type */ EntryUpdateResponse.CustomEntry | EntryUpdateResponse.CustomPromptTopicEntry | EntryUpdateResponse.PredefinedEntry | EntryUpdateResponse.IntegrationEntry | EntryUpdateResponse.ExactDataEntry | EntryUpdateResponse.DocumentFingerprintEntry | EntryUpdateResponse.WordListEntry)[];
      type: 'integration';
      /** @readOnly */ updated_at: DateTime;
      description?: string | null;
    }
    export namespace IntegrationProfile {
      export type CustomEntry = EntryUpdateResponse.CustomEntry;
      export type CustomPromptTopicEntry = EntryUpdateResponse.CustomPromptTopicEntry;
      export type DocumentFingerprintEntry = EntryUpdateResponse.DocumentFingerprintEntry;
      export type ExactDataEntry = EntryUpdateResponse.ExactDataEntry;
      export type IntegrationEntry = EntryUpdateResponse.IntegrationEntry;
      export import PredefinedEntry = EntryUpdateResponse.PredefinedEntry;
      export type WordListEntry = EntryUpdateResponse.WordListEntry;
    }
    export interface PredefinedProfile {
      /** @format uuid */ id: string;
      allowed_match_count: Integer;
      /** @deprecated */ entries: (/** @discriminator type */ EntryUpdateResponse.CustomEntry | EntryUpdateResponse.CustomPromptTopicEntry | EntryUpdateResponse.PredefinedEntry | EntryUpdateResponse.IntegrationEntry | EntryUpdateResponse.ExactDataEntry | EntryUpdateResponse.DocumentFingerprintEntry | EntryUpdateResponse.WordListEntry)[];
      name: string;
      type: 'predefined';
      /** @default false */ ai_context_enabled?: boolean;
      confidence_threshold?: 'low' | 'medium' | 'high' | 'very_high';
      /** @deprecated */ context_awareness?: ZeroTrust.ContextAwareness;
      /** @default false */ ocr_enabled?: boolean;
      open_access?: boolean;
    }
    export namespace PredefinedProfile {
      export type CustomEntry = EntryUpdateResponse.CustomEntry;
      export type CustomPromptTopicEntry = EntryUpdateResponse.CustomPromptTopicEntry;
      export type DocumentFingerprintEntry = EntryUpdateResponse.DocumentFingerprintEntry;
      export type ExactDataEntry = EntryUpdateResponse.ExactDataEntry;
      export type IntegrationEntry = EntryUpdateResponse.IntegrationEntry;
      export import PredefinedEntry = EntryUpdateResponse.PredefinedEntry;
      export type WordListEntry = EntryUpdateResponse.WordListEntry;
    }
  }

  export type ProfileGetParams = InAccount;

  /** How many of each item are allowed. */
  export interface Limits {
    /** Show the account's DLP limits.
     *  @http GET /accounts/{account_id}/dlp/limits
     *  @permission Zero Trust Read; Zero Trust Write */
    list(params: LimitListParams, options?: RequestOptions): APIPromise<LimitListResponse>;
  }

  export type LimitListParams = InAccount;

  export interface LimitListResponse {
    /** @min 0 */ max_custom_regex_entries: Integer;
    /** @min 0 */ max_dataset_cells: Integer;
    /** @min 0 */ max_document_fingerprints: Integer;
    /** @min 0 */ used_custom_regex_entries: Integer;
    /** @min 0 */ used_dataset_cells: Integer;
    /** @min 0 */ used_document_fingerprints: Integer;
  }

  /** Single detections of any origin. */
  export interface Entries {
    readonly custom: Entries.Custom;
    readonly predefined: Entries.Predefined;
    readonly integration: Entries.Integration;

    /** Add a regex pattern entry to DLP, optionally inside a profile.
     *  @http POST /accounts/{account_id}/dlp/entries
     *  @permission Zero Trust Write */
    create(params: EntryCreateParams, options?: RequestOptions): APIPromise<EntryCreateResponse>;

    /** Update a DLP entry of the type given, such as its pattern or state.
     *  @http PUT /accounts/{account_id}/dlp/entries/{entry_id}
     *  @permission Zero Trust Write */
    update(/** @format uuid */ entryID: string, params: EntryUpdateParams, options?: RequestOptions): APIPromise<EntryUpdateResponse>;

    /** List DLP entries of all types in the account.
     *  @http GET /accounts/{account_id}/dlp/entries
     *  @permission Zero Trust Read; Zero Trust Write */
    list(params: EntryListParams, options?: RequestOptions): PagePromise<SinglePage<EntryListResponse>, EntryListResponse>;

    /** Delete a DLP entry by ID.
     *  @http DELETE /accounts/{account_id}/dlp/entries/{entry_id}
     *  @permission Zero Trust Write */
    delete(
      /** @format uuid */ entryID: string,
      params: EntryDeleteParams,
      options?: RequestOptions,
    ): APIPromise<EntryDeleteResponse | null>;

    /** Look up a DLP entry of any type by ID.
     *  @http GET /accounts/{account_id}/dlp/entries/{entry_id}
     *  @permission Zero Trust Read; Zero Trust Write */
    get(/** @format uuid */ entryID: string, params: EntryGetParams, options?: RequestOptions): APIPromise<EntryGetResponse>;
  }

  export interface EntryCreateParams extends InAccount {
    enabled: boolean;
    name: string;
    pattern: ZeroTrust.Pattern;
    description?: string | null;
    /** @format uuid */ profile_id?: string;
  }

  export interface EntryCreateResponse {
    /** @format uuid */ id: string;
    /** @readOnly */ created_at: DateTime;
    /** @deprecated */ enabled: boolean;
    name: string;
    pattern: ZeroTrust.Pattern;
    /** @readOnly */ updated_at: DateTime;
    description?: string | null;
    /** @format uuid @deprecated */ profile_id?: string | null;
  }

  /** @discriminator type */
  export type EntryUpdateParams = EntryUpdateParams.Variant0 | EntryUpdateParams.Variant1 | EntryUpdateParams.Variant2;
  export namespace EntryUpdateParams {
    export interface Variant0 extends InAccount {
      name: string;
      pattern: ZeroTrust.Pattern;
      type: 'custom';
      description?: string | null;
      enabled?: boolean;
    }
    export interface Variant1 extends InAccount {
      type: 'predefined';
      enabled?: boolean;
    }
    export interface Variant2 extends InAccount {
      type: 'integration';
      enabled?: boolean;
    }
  }

  /** @discriminator type */
  export type EntryUpdateResponse =
    | EntryUpdateResponse.CustomEntry | EntryUpdateResponse.CustomPromptTopicEntry
    | EntryUpdateResponse.PredefinedEntry | EntryUpdateResponse.IntegrationEntry
    | EntryUpdateResponse.ExactDataEntry | EntryUpdateResponse.DocumentFingerprintEntry
    | EntryUpdateResponse.WordListEntry;
  export namespace EntryUpdateResponse {
    export interface CustomEntry {
      /** @format uuid */ id: string;
      /** @readOnly */ created_at: DateTime;
      /** @deprecated */ enabled: boolean;
      name: string;
      pattern: ZeroTrust.Pattern;
      type: 'custom';
      /** @readOnly */ updated_at: DateTime;
      description?: string | null;
      /** @format uuid @deprecated */ profile_id?: string | null;
    }
    export interface CustomPromptTopicEntry {
      /** @format uuid */ id: string;
      /** @readOnly */ created_at: DateTime;
      /** @deprecated */ enabled: boolean;
      name: string;
      type: 'custom_prompt_topic';
      /** @readOnly */ updated_at: DateTime;
      description?: string | null;
    }
    export interface DocumentFingerprintEntry {
      /** @format uuid */ id: string;
      /** @readOnly */ created_at: DateTime;
      enabled: boolean;
      name: string;
      type: 'document_fingerprint';
      /** @readOnly */ updated_at: DateTime;
      description?: string | null;
    }
    export interface ExactDataEntry {
      /** @format uuid */ id: string;
      case_sensitive: boolean;
      /** @readOnly */ created_at: DateTime;
      enabled: boolean;
      name: string;
      secret: boolean;
      type: 'exact_data';
      /** @readOnly */ updated_at: DateTime;
      description?: string | null;
    }
    export interface IntegrationEntry {
      /** @format uuid */ id: string;
      /** @readOnly */ created_at: DateTime;
      enabled: boolean;
      name: string;
      type: 'integration';
      /** @readOnly */ updated_at: DateTime;
      /** @format uuid */ profile_id?: string | null;
    }
    export interface PredefinedEntry {
      /** @format uuid */ id: string;
      confidence: ZeroTrust.EntryConfidence;
      enabled: boolean;
      name: string;
      type: 'predefined';
      /** @default false */ deprecated?: boolean;
      /** @format uuid @deprecated */ profile_id?: string | null;
      /** @discriminator type */ variant?: EntryGetResponse.UnionMember2.UnionMember0 | EntryGetResponse.UnionMember2.UnionMember1;
    }
    export namespace PredefinedEntry {
      export type Confidence = ZeroTrust.EntryConfidence;
      export type UnionMember0 = EntryGetResponse.UnionMember2.UnionMember0;
      export type UnionMember1 = EntryGetResponse.UnionMember2.UnionMember1;
    }
    export interface WordListEntry {
      /** @format uuid */ id: string;
      /** @readOnly */ created_at: DateTime;
      enabled: boolean;
      name: string;
      type: 'word_list';
      /** @readOnly */ updated_at: DateTime;
      word_list: unknown;
      /** @format uuid */ profile_id?: string | null;
    }
  }

  export type EntryListParams = InAccount;

  /** @discriminator type */
  export type EntryListResponse =
    | EntryListResponse.UnionMember0 | EntryListResponse.UnionMember1 | EntryListResponse.UnionMember2
    | EntryListResponse.UnionMember3 | EntryListResponse.UnionMember4 | EntryListResponse.UnionMember5
    | EntryListResponse.UnionMember6;
  export namespace EntryListResponse {
    export interface UnionMember0 {
      /** @format uuid */ id: string;
      /** @readOnly */ created_at: DateTime;
      /** @deprecated */ enabled: boolean;
      name: string;
      pattern: ZeroTrust.Pattern;
      type: 'custom';
      /** @readOnly */ updated_at: DateTime;
      description?: string | null;
      /** @format uuid @deprecated */ profile_id?: string | null;
      upload_status?: 'empty' | 'uploading' | 'pending' | 'processing' | 'failed' | 'complete';
    }
    export interface UnionMember1 {
      /** @format uuid */ id: string;
      /** @readOnly */ created_at: DateTime;
      /** @deprecated */ enabled: boolean;
      name: string;
      type: 'custom_prompt_topic';
      /** @readOnly */ updated_at: DateTime;
      description?: string | null;
      upload_status?: 'empty' | 'uploading' | 'pending' | 'processing' | 'failed' | 'complete';
    }
    export interface UnionMember2 {
      /** @format uuid */ id: string;
      confidence: ZeroTrust.EntryConfidence;
      enabled: boolean;
      name: string;
      type: 'predefined';
      /** @default false */ deprecated?: boolean;
      /** @format uuid @deprecated */ profile_id?: string | null;
      upload_status?: 'empty' | 'uploading' | 'pending' | 'processing' | 'failed' | 'complete';
      /** @discriminator type */ variant?: EntryGetResponse.UnionMember2.UnionMember0 | EntryGetResponse.UnionMember2.UnionMember1;
    }
    export namespace UnionMember2 {
      export type Confidence = ZeroTrust.EntryConfidence;
      export type UnionMember0 = EntryGetResponse.UnionMember2.UnionMember0;
      export type UnionMember1 = EntryGetResponse.UnionMember2.UnionMember1;
    }
    export interface UnionMember3 {
      /** @format uuid */ id: string;
      /** @readOnly */ created_at: DateTime;
      enabled: boolean;
      name: string;
      type: 'integration';
      /** @readOnly */ updated_at: DateTime;
      /** @format uuid */ profile_id?: string | null;
      upload_status?: 'empty' | 'uploading' | 'pending' | 'processing' | 'failed' | 'complete';
    }
    export interface UnionMember4 {
      /** @format uuid */ id: string;
      case_sensitive: boolean;
      /** @readOnly */ created_at: DateTime;
      enabled: boolean;
      name: string;
      secret: boolean;
      type: 'exact_data';
      /** @readOnly */ updated_at: DateTime;
      description?: string | null;
      upload_status?: 'empty' | 'uploading' | 'pending' | 'processing' | 'failed' | 'complete';
    }
    export interface UnionMember5 {
      /** @format uuid */ id: string;
      /** @readOnly */ created_at: DateTime;
      enabled: boolean;
      name: string;
      type: 'document_fingerprint';
      /** @readOnly */ updated_at: DateTime;
      description?: string | null;
      upload_status?: 'empty' | 'uploading' | 'pending' | 'processing' | 'failed' | 'complete';
    }
    export interface UnionMember6 {
      /** @format uuid */ id: string;
      /** @readOnly */ created_at: DateTime;
      enabled: boolean;
      name: string;
      type: 'word_list';
      /** @readOnly */ updated_at: DateTime;
      word_list: unknown;
      /** @format uuid */ profile_id?: string | null;
      upload_status?: 'empty' | 'uploading' | 'pending' | 'processing' | 'failed' | 'complete';
    }
  }

  export type EntryDeleteParams = InAccount;

  export type EntryDeleteResponse = unknown;

  export type EntryGetParams = InAccount;

  /** @discriminator type */
  export type EntryGetResponse =
    | EntryGetResponse.UnionMember0 | EntryGetResponse.UnionMember1 | EntryGetResponse.UnionMember2
    | EntryGetResponse.UnionMember3 | EntryGetResponse.UnionMember4 | EntryGetResponse.UnionMember5
    | EntryGetResponse.UnionMember6;
  export namespace EntryGetResponse {
    export interface UnionMember0 {
      /** @format uuid */ id: string;
      /** @readOnly */ created_at: DateTime;
      /** @deprecated */ enabled: boolean;
      name: string;
      pattern: ZeroTrust.Pattern;
      type: 'custom';
      /** @readOnly */ updated_at: DateTime;
      description?: string | null;
      /** @format uuid @deprecated */ profile_id?: string | null;
      profiles?: UnionMember0.Profile[];
      upload_status?: 'empty' | 'uploading' | 'pending' | 'processing' | 'failed' | 'complete';
    }
    export namespace UnionMember0 {
      export interface Profile {
        /** @format uuid */ id: string;
        name: string;
      }
    }
    export interface UnionMember1 {
      /** @format uuid */ id: string;
      /** @readOnly */ created_at: DateTime;
      /** @deprecated */ enabled: boolean;
      name: string;
      type: 'custom_prompt_topic';
      /** @readOnly */ updated_at: DateTime;
      description?: string | null;
      profiles?: UnionMember0.Profile[];
      upload_status?: 'empty' | 'uploading' | 'pending' | 'processing' | 'failed' | 'complete';
    }
    export namespace UnionMember1 {
      export type Profile = UnionMember0.Profile;
    }
    export interface UnionMember2 {
      /** @format uuid */ id: string;
      confidence: ZeroTrust.EntryConfidence;
      enabled: boolean;
      name: string;
      type: 'predefined';
      /** @default false */ deprecated?: boolean;
      /** @format uuid @deprecated */ profile_id?: string | null;
      profiles?: UnionMember0.Profile[];
      upload_status?: 'empty' | 'uploading' | 'pending' | 'processing' | 'failed' | 'complete';
      /** @discriminator type */ variant?: UnionMember2.UnionMember0 | UnionMember2.UnionMember1;
    }
    export namespace UnionMember2 {
      export type Confidence = ZeroTrust.EntryConfidence;
      export type Profile = EntryGetResponse.UnionMember0.Profile;
      export interface UnionMember0 {
        topic_type: 'Intent' | 'Content';
        type: 'PromptTopic';
        description?: string | null;
      }
      export interface UnionMember1 {
        type: 'General';
        description?: string | null;
      }
    }
    export interface UnionMember3 {
      /** @format uuid */ id: string;
      /** @readOnly */ created_at: DateTime;
      enabled: boolean;
      name: string;
      type: 'integration';
      /** @readOnly */ updated_at: DateTime;
      /** @format uuid */ profile_id?: string | null;
      profiles?: UnionMember0.Profile[];
      upload_status?: 'empty' | 'uploading' | 'pending' | 'processing' | 'failed' | 'complete';
    }
    export namespace UnionMember3 {
      export type Profile = UnionMember0.Profile;
    }
    export interface UnionMember4 {
      /** @format uuid */ id: string;
      case_sensitive: boolean;
      /** @readOnly */ created_at: DateTime;
      enabled: boolean;
      name: string;
      secret: boolean;
      type: 'exact_data';
      /** @readOnly */ updated_at: DateTime;
      description?: string | null;
      profiles?: UnionMember0.Profile[];
      upload_status?: 'empty' | 'uploading' | 'pending' | 'processing' | 'failed' | 'complete';
    }
    export namespace UnionMember4 {
      export type Profile = UnionMember0.Profile;
    }
    export interface UnionMember5 {
      /** @format uuid */ id: string;
      /** @readOnly */ created_at: DateTime;
      enabled: boolean;
      name: string;
      type: 'document_fingerprint';
      /** @readOnly */ updated_at: DateTime;
      description?: string | null;
      profiles?: UnionMember0.Profile[];
      upload_status?: 'empty' | 'uploading' | 'pending' | 'processing' | 'failed' | 'complete';
    }
    export namespace UnionMember5 {
      export type Profile = UnionMember0.Profile;
    }
    export interface UnionMember6 {
      /** @format uuid */ id: string;
      /** @readOnly */ created_at: DateTime;
      enabled: boolean;
      name: string;
      type: 'word_list';
      /** @readOnly */ updated_at: DateTime;
      word_list: unknown;
      /** @format uuid */ profile_id?: string | null;
      profiles?: UnionMember0.Profile[];
      upload_status?: 'empty' | 'uploading' | 'pending' | 'processing' | 'failed' | 'complete';
    }
    export namespace UnionMember6 {
      export type Profile = UnionMember0.Profile;
    }
  }

  /** Scales of how confidential data is. */
  export interface SensitivityGroups {
    readonly levels: SensitivityGroups.Levels;
    readonly templates: SensitivityGroups.Templates;

    /** Create a sensitivity group, from scratch or from a template.
     *  @http POST /accounts/{account_id}/dlp/sensitivity_groups
     *  @permission Zero Trust Write */
    create(params: SensitivityGroupCreateParams, options?: RequestOptions): APIPromise<SensitivityGroupGetResponse>;

    /** Change a sensitivity group's name, description or levels.
     *  @http PUT /accounts/{account_id}/dlp/sensitivity_groups/{sensitivity_group_id}
     *  @body json required
     *  @permission Zero Trust Write */
    update(
      /** @format uuid */ sensitivityGroupID: string,
      params: SensitivityGroupUpdateParams,
      options?: RequestOptions,
    ): APIPromise<SensitivityGroupGetResponse>;

    /** List the account's sensitivity groups.
     *  @http GET /accounts/{account_id}/dlp/sensitivity_groups
     *  @permission Zero Trust Read; Zero Trust Write */
    list(
      params: SensitivityGroupListParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<SensitivityGroupGetResponse>, SensitivityGroupGetResponse>;

    /** Delete a sensitivity group by its ID.
     *  @http DELETE /accounts/{account_id}/dlp/sensitivity_groups/{sensitivity_group_id}
     *  @permission Zero Trust Write */
    delete(
      /** @format uuid */ sensitivityGroupID: string,
      params: SensitivityGroupDeleteParams,
      options?: RequestOptions,
    ): APIPromise<SensitivityGroupDeleteResponse | null>;

    /** Fetch one sensitivity group with its levels.
     *  @http GET /accounts/{account_id}/dlp/sensitivity_groups/{sensitivity_group_id}
     *  @permission Zero Trust Read; Zero Trust Write */
    get(
      /** @format uuid */ sensitivityGroupID: string,
      params: SensitivityGroupGetParams,
      options?: RequestOptions,
    ): APIPromise<SensitivityGroupGetResponse>;
  }

  export interface SensitivityGroupCreateParams extends InAccount {
    name: string;
    description?: string | null;
    levels?: DataTagCategoryCreateParams.Tag[];
    /** @format uuid */ template_id?: string | null;
  }
  export namespace SensitivityGroupCreateParams {
    export type Level = DataTagCategoryCreateParams.Tag;
  }

  export import SensitivityGroupCreateResponse = DLP.SensitivityGroupGetResponse;

  export interface SensitivityGroupUpdateParams extends InAccount {
    description?: string | null;
    levels?: DataTagCategoryUpdateParams.Tag[] | null;
    name?: string | null;
  }
  export namespace SensitivityGroupUpdateParams {
    export type Level = DataTagCategoryUpdateParams.Tag;
  }

  export import SensitivityGroupUpdateResponse = DLP.SensitivityGroupGetResponse;

  export type SensitivityGroupListParams = InAccount;

  export import SensitivityGroupListResponse = DLP.SensitivityGroupGetResponse;

  export type SensitivityGroupDeleteParams = InAccount;

  export type SensitivityGroupDeleteResponse = unknown;

  export type SensitivityGroupGetParams = InAccount;

  export interface SensitivityGroupGetResponse {
    /** @format uuid */ id: string;
    /** @readOnly */ created_at: DateTime;
    levels: DataTagCategoryGetResponse.Tag[];
    name: string;
    /** @readOnly */ updated_at: DateTime;
    description?: string | null;
    /** @format uuid */ template_id?: string | null;
  }
  export namespace SensitivityGroupGetResponse {
    export type Level = DataTagCategoryGetResponse.Tag;
  }

  /** Groups of labels for kinds of data. */
  export interface DataTagCategories {
    readonly dataTags: DataTagCategories.DataTags;

    /** Create a data tag category, from scratch or from a template.
     *  @http POST /accounts/{account_id}/dlp/data_tag_categories
     *  @permission Zero Trust Write */
    create(params: DataTagCategoryCreateParams, options?: RequestOptions): APIPromise<DataTagCategoryGetResponse>;

    /** Change a data tag category's name, description or tags.
     *  @http PUT /accounts/{account_id}/dlp/data_tag_categories/{category_id}
     *  @body json required
     *  @permission Zero Trust Write */
    update(
      /** @format uuid */ categoryID: string,
      params: DataTagCategoryUpdateParams,
      options?: RequestOptions,
    ): APIPromise<DataTagCategoryGetResponse>;

    /** List the account's data tag categories.
     *  @http GET /accounts/{account_id}/dlp/data_tag_categories
     *  @permission Zero Trust Read; Zero Trust Write */
    list(
      params: DataTagCategoryListParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<DataTagCategoryGetResponse>, DataTagCategoryGetResponse>;

    /** Delete a data tag category by its ID.
     *  @http DELETE /accounts/{account_id}/dlp/data_tag_categories/{category_id}
     *  @permission Zero Trust Write */
    delete(
      /** @format uuid */ categoryID: string,
      params: DataTagCategoryDeleteParams,
      options?: RequestOptions,
    ): APIPromise<DataTagCategoryDeleteResponse | null>;

    /** Fetch one data tag category with its tags.
     *  @http GET /accounts/{account_id}/dlp/data_tag_categories/{category_id}
     *  @permission Zero Trust Read; Zero Trust Write */
    get(
      /** @format uuid */ categoryID: string,
      params: DataTagCategoryGetParams,
      options?: RequestOptions,
    ): APIPromise<DataTagCategoryGetResponse>;
  }

  export interface DataTagCategoryCreateParams extends InAccount {
    name: string;
    description?: string | null;
    tags?: DataTagCategoryCreateParams.Tag[];
    /** @format uuid */ template_id?: string | null;
  }
  export namespace DataTagCategoryCreateParams {
    export interface Tag {
      name: string;
      description?: string | null;
    }
  }

  export import DataTagCategoryCreateResponse = DLP.DataTagCategoryGetResponse;

  export interface DataTagCategoryUpdateParams extends InAccount {
    description?: string | null;
    name?: string | null;
    tags?: DataTagCategoryUpdateParams.Tag[] | null;
  }
  export namespace DataTagCategoryUpdateParams {
    export interface Tag {
      /** @format uuid */ id?: string | null;
      description?: string | null;
      name?: string | null;
    }
  }

  export import DataTagCategoryUpdateResponse = DLP.DataTagCategoryGetResponse;

  export type DataTagCategoryListParams = InAccount;

  export import DataTagCategoryListResponse = DLP.DataTagCategoryGetResponse;

  export type DataTagCategoryDeleteParams = InAccount;

  export type DataTagCategoryDeleteResponse = unknown;

  export type DataTagCategoryGetParams = InAccount;

  export interface DataTagCategoryGetResponse {
    /** @format uuid */ id: string;
    /** @readOnly */ created_at: DateTime;
    name: string;
    tags: DataTagCategoryGetResponse.Tag[];
    /** @readOnly */ updated_at: DateTime;
    description?: string | null;
    /** @format uuid */ template_id?: string | null;
  }
  export namespace DataTagCategoryGetResponse {
    export interface Tag {
      /** @format uuid */ id: string;
      /** @readOnly */ created_at: DateTime;
      name: string;
      /** @readOnly */ updated_at: DateTime;
      description?: string | null;
    }
  }

  /** Combinations of detections by expression. */
  export interface DataClasses {
    /** Define a data class from an expression, data tags and sensitivity levels.
     *  @http POST /accounts/{account_id}/dlp/data_classes
     *  @permission Zero Trust Write */
    create(params: DataClassCreateParams, options?: RequestOptions): APIPromise<DataClassGetResponse>;

    /** Change a data class's name, expression, data tags or sensitivity levels.
     *  @http PUT /accounts/{account_id}/dlp/data_classes/{data_class_id}
     *  @body json required
     *  @permission Zero Trust Write */
    update(
      /** @format uuid */ dataClassID: string,
      params: DataClassUpdateParams,
      options?: RequestOptions,
    ): APIPromise<DataClassGetResponse>;

    /** List the account's data classes.
     *  @http GET /accounts/{account_id}/dlp/data_classes
     *  @permission Zero Trust Read; Zero Trust Write */
    list(params: DataClassListParams, options?: RequestOptions): PagePromise<SinglePage<DataClassGetResponse>, DataClassGetResponse>;

    /** Delete a data class from DLP.
     *  @http DELETE /accounts/{account_id}/dlp/data_classes/{data_class_id}
     *  @permission Zero Trust Write */
    delete(
      /** @format uuid */ dataClassID: string,
      params: DataClassDeleteParams,
      options?: RequestOptions,
    ): APIPromise<DataClassDeleteResponse | null>;

    /** Fetch one data class with its expression.
     *  @http GET /accounts/{account_id}/dlp/data_classes/{data_class_id}
     *  @permission Zero Trust Read; Zero Trust Write */
    get(/** @format uuid */ dataClassID: string, params: DataClassGetParams, options?: RequestOptions): APIPromise<DataClassGetResponse>;
  }

  export interface DataClassCreateParams extends InAccount {
    data_tags: (/** @format uuid */ string)[];
    expression: string;
    name: string;
    sensitivity_levels: ZeroTrust.SensitivityLevelRef[];
    description?: string | null;
  }
  export namespace DataClassCreateParams {
    export type SensitivityLevel = ZeroTrust.SensitivityLevelRef;
  }

  export import DataClassCreateResponse = DLP.DataClassGetResponse;

  export interface DataClassUpdateParams extends InAccount {
    data_tags?: (/** @format uuid */ string)[] | null;
    description?: string | null;
    expression?: string | null;
    name?: string | null;
    sensitivity_levels?: ZeroTrust.SensitivityLevelRef[] | null;
  }
  export namespace DataClassUpdateParams {
    export type SensitivityLevel = ZeroTrust.SensitivityLevelRef;
  }

  export import DataClassUpdateResponse = DLP.DataClassGetResponse;

  export type DataClassListParams = InAccount;

  export import DataClassListResponse = DLP.DataClassGetResponse;

  export type DataClassDeleteParams = InAccount;

  export type DataClassDeleteResponse = unknown;

  export type DataClassGetParams = InAccount;

  export interface DataClassGetResponse {
    /** @format uuid */ id: string;
    /** @readOnly */ created_at: DateTime;
    data_tags: (/** @format uuid */ string)[];
    expression: string;
    name: string;
    sensitivity_levels: ZeroTrust.SensitivityLevelRef[];
    /** @readOnly */ updated_at: DateTime;
    description?: string | null;
  }
  export namespace DataClassGetResponse {
    export type SensitivityLevel = ZeroTrust.SensitivityLevelRef;
  }

  /** Ready-made groups of labels to start from. */
  export interface DataTagCategoryTemplates {
    /** List ready-made data tag categories to build your own from.
     *  @http GET /accounts/{account_id}/dlp/data_tag_category_templates
     *  @permission Zero Trust Read; Zero Trust Write
     *  @docs https://developers.cloudflare.com/api/operations/dlp-data-tag-category-templates-list */
    list(params: DataTagCategoryTemplateListParams, options?: RequestOptions): APIPromise<ZeroTrust.DataTagCategoryTemplateArray>;

    /** Read one data tag category template with its tags.
     *  @http GET /accounts/{account_id}/dlp/data_tag_category_templates/{template_id}
     *  @permission Zero Trust Read; Zero Trust Write
     *  @docs https://developers.cloudflare.com/api/operations/dlp-data-tag-category-template-read */
    get(
      /** @format uuid */ templateID: string,
      params: DataTagCategoryTemplateGetParams,
      options?: RequestOptions,
    ): APIPromise<ZeroTrust.DataTagCategoryTemplate>;
  }

  export type DataTagCategoryTemplateListParams = InAccount;

  export type DataTagCategoryTemplateGetParams = InAccount;

  /** Sample documents whose lookalikes are found. */
  export interface DocumentFingerprints {
    /** List the documents that DLP fingerprints.
     *  @http GET /accounts/{account_id}/dlp/document_fingerprints
     *  @permission Zero Trust Read; Zero Trust Write
     *  @docs https://developers.cloudflare.com/api/operations/dlp-document-fingerprints-read-all */
    list(params: DocumentFingerprintListParams, options?: RequestOptions): APIPromise<ZeroTrust.DocumentFingerprintArray>;

    /** Create a document fingerprint entry with the match percentage it needs.
     *  @http POST /accounts/{account_id}/dlp/document_fingerprints
     *  @permission Zero Trust Write
     *  @docs https://developers.cloudflare.com/api/operations/dlp-document-fingerprints-create */
    create(params: DocumentFingerprintCreateParams, options?: RequestOptions): APIPromise<ZeroTrust.DocumentFingerprint>;

    /** Read one document fingerprint entry.
     *  @http GET /accounts/{account_id}/dlp/document_fingerprints/{document_fingerprint_id}
     *  @permission Zero Trust Read; Zero Trust Write
     *  @docs https://developers.cloudflare.com/api/operations/dlp-document-fingerprints-read */
    get(
      /** @format uuid */ documentFingerprintID: string,
      params: DocumentFingerprintGetParams,
      options?: RequestOptions,
    ): APIPromise<ZeroTrust.DocumentFingerprint>;

    /** Upload the document file that a fingerprint is taken from.
     *  @http PUT /accounts/{account_id}/dlp/document_fingerprints/{document_fingerprint_id}
     *  @body multipart
     *  @permission Zero Trust Write
     *  @docs https://developers.cloudflare.com/api/operations/dlp-document-fingerprints-upload */
    upload(
      /** @format uuid */ documentFingerprintID: string,
      params: DocumentFingerprintUploadParams,
      options?: RequestOptions,
    ): APIPromise<ZeroTrust.DocumentFingerprintUpload>;

    /** Change a document fingerprint's name, description or match percentage.
     *  @http POST /accounts/{account_id}/dlp/document_fingerprints/{document_fingerprint_id}
     *  @body json required
     *  @permission Zero Trust Write
     *  @docs https://developers.cloudflare.com/api/operations/dlp-document-fingerprints-update */
    update(
      /** @format uuid */ documentFingerprintID: string,
      params: DocumentFingerprintUpdateParams,
      options?: RequestOptions,
    ): APIPromise<ZeroTrust.DocumentFingerprint>;

    /** Delete a document fingerprint, so that DLP stops matching it.
     *  @http DELETE /accounts/{account_id}/dlp/document_fingerprints/{document_fingerprint_id}
     *  @answer void
     *  @permission Zero Trust Write
     *  @docs https://developers.cloudflare.com/api/operations/dlp-document-fingerprints-delete */
    delete(
      /** @format uuid */ documentFingerprintID: string,
      params: DocumentFingerprintDeleteParams,
      options?: RequestOptions,
    ): APIPromise<void>;
  }

  export type DocumentFingerprintListParams = InAccount;

  export interface DocumentFingerprintCreateParams extends InAccount {
    /** @default "" */ description?: string;
    /** @unit percent */ match_percent: Integer;
    name: string;
  }

  export type DocumentFingerprintGetParams = InAccount;

  export type DocumentFingerprintUploadParams = ZeroTrust.Gateway.ListUploadParams;

  export interface DocumentFingerprintUpdateParams extends InAccount {
    description?: string | null;
    /** @unit percent */ match_percent?: Integer | null;
    name?: string | null;
  }

  export type DocumentFingerprintDeleteParams = InAccount;

  export type ContextAwareness = ZeroTrust.ContextAwareness;

  export type ContextAwarenessParam = ZeroTrust.ContextAwareness;

  export type CustomPromptTopicsSinglePage = SinglePage<CustomPromptTopic>;

  export type DataClassListResponsesSinglePage = SinglePage<DataClassGetResponse>;

  export type DataTagCategoryListResponsesSinglePage = SinglePage<DataTagCategoryGetResponse>;

  export type DatasetArray = Dataset[];

  export type DatasetsSinglePage = SinglePage<Dataset>;

  export type EntryListResponsesSinglePage = SinglePage<EntryListResponse>;

  export type ProfilesSinglePage = SinglePage<Profile>;

  export type SensitivityGroupListResponsesSinglePage = SinglePage<SensitivityGroupGetResponse>;

  export type SkipConfiguration = ZeroTrust.SkipConfig;

  export type SkipConfigurationParam = ZeroTrust.SkipConfig;
}

export declare namespace DLP.Datasets {
  /** Contents of a new state of a value list. */
  export interface Upload {
    /** Open a new version of a DLP dataset for upload.
     *  @http POST /accounts/{account_id}/dlp/datasets/{dataset_id}/upload
     *  @permission Zero Trust Write */
    create(/** @format uuid */ datasetID: string, params: UploadCreateParams, options?: RequestOptions): APIPromise<NewVersion>;

    /** Upload the contents of an opened DLP dataset version.
     *  @http POST /accounts/{account_id}/dlp/datasets/{dataset_id}/upload/{version}
     *  @body binary
     *  @permission Zero Trust Write */
    edit(version: Integer, body: RawBody, params: UploadEditParams, options?: RequestOptions): APIPromise<Dataset>;
  }

  export type UploadCreateParams = InAccount;

  export interface NewVersion {
    /** @min 0 */ encoding_version: Integer;
    /** @min 0 */ max_cells: Integer;
    version: Integer;
    case_sensitive?: boolean;
    columns?: Dataset.Column[];
    /** @format password @sensitive */ secret?: string;
  }
  export namespace NewVersion {
    export type Column = Dataset.Column;
  }

  export interface UploadEditParams extends InAccount {
    /** @format uuid */ dataset_id: string;
  }

  /** Column definitions of a new state. */
  export interface Versions {
    readonly entries: Versions.Entries;

    /** Define the columns of a multi-column DLP dataset version.
     *  @http POST /accounts/{account_id}/dlp/datasets/{dataset_id}/versions/{version}
     *  @permission Zero Trust Write */
    create(
      version: Integer,
      params: VersionCreateParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<Dataset.Column>, Dataset.Column>;
  }

  export interface VersionCreateParams extends InAccount {
    /** @format uuid */ dataset_id: string;
    /** @body */ body: (VersionCreateParams.ExistingColumn | VersionCreateParams.NewColumn)[];
  }
  export namespace VersionCreateParams {
    export interface ExistingColumn {
      /** @format uuid */ entry_id: string;
      header_name?: string;
      /** @min 0 */ num_cells?: Integer;
    }
    export interface NewColumn {
      entry_name: string;
      header_name?: string;
      /** @min 0 */ num_cells?: Integer;
    }
  }

  export type VersionCreateResponse = Dataset.Column;

  export type VersionCreateResponsesSinglePage = SinglePage<Dataset.Column>;
}

export declare namespace DLP.Datasets.Versions {
  /** Contents of one column. */
  export interface Entries {
    /** Upload the data of one column in a DLP dataset version.
     *  @http POST /accounts/{account_id}/dlp/datasets/{dataset_id}/versions/{version}/entries/{entry_id}
     *  @body binary
     *  @permission Zero Trust Write */
    create(
      /** @format uuid */ entryID: string,
      body: RawBody,
      params: EntryCreateParams,
      options?: RequestOptions,
    ): APIPromise<Dataset.Column>;
  }

  export interface EntryCreateParams extends InAccount {
    /** @format uuid */ dataset_id: string;
    version: Integer;
  }

  export type EntryCreateResponse = Dataset.Column;
}

export declare namespace DLP.Email {
  /** Sign-in requirements that tie mail to this account. */
  export interface AccountMapping {
    /** Set the authentication requirements of the DLP email account mapping.
     *  @http POST /accounts/{account_id}/dlp/email/account_mapping
     *  @permission Zero Trust Write */
    create(params: AccountMappingCreateParams, options?: RequestOptions): APIPromise<AccountMappingGetResponse>;

    /** Read the DLP email account mapping.
     *  @http GET /accounts/{account_id}/dlp/email/account_mapping
     *  @permission Zero Trust Read; Zero Trust Write */
    get(params: AccountMappingGetParams, options?: RequestOptions): APIPromise<AccountMappingGetResponse>;
  }

  export interface AccountMappingCreateParams extends InAccount {
    /** @discriminator type */ auth_requirements: AccountMappingGetResponse.UnionMember0 | AccountMappingGetResponse.Type;
  }
  export namespace AccountMappingCreateParams {
    export type Type = AccountMappingGetResponse.Type;
    export type UnionMember0 = AccountMappingGetResponse.UnionMember0;
  }

  export import AccountMappingCreateResponse = DLP.Email.AccountMappingGetResponse;

  export type AccountMappingGetParams = InAccount;

  export interface AccountMappingGetResponse {
    /** @format uuid @sensitive */ addin_identifier_token: string;
    /** @discriminator type */ auth_requirements: AccountMappingGetResponse.UnionMember0 | AccountMappingGetResponse.Type;
  }
  export namespace AccountMappingGetResponse {
    export interface Type {
      type: 'NoAuth';
    }
    export interface UnionMember0 {
      allowed_microsoft_organizations: string[];
      type: 'Org';
    }
  }

  /** What to do with mail that matches. */
  export interface Rules {
    /** Add an email scanner rule: conditions and the action they lead to.
     *  @http POST /accounts/{account_id}/dlp/email/rules
     *  @permission Zero Trust Write */
    create(params: RuleCreateParams, options?: RequestOptions): APIPromise<RuleGetResponse>;

    /** Replace an email scanner rule's conditions, action and state.
     *  @http PUT /accounts/{account_id}/dlp/email/rules/{rule_id}
     *  @permission Zero Trust Write */
    update(/** @format uuid */ ruleID: string, params: RuleUpdateParams, options?: RequestOptions): APIPromise<RuleGetResponse>;

    /** List the account's email scanner rules.
     *  @http GET /accounts/{account_id}/dlp/email/rules
     *  @permission Zero Trust Read; Zero Trust Write */
    list(params: RuleListParams, options?: RequestOptions): PagePromise<SinglePage<RuleGetResponse>, RuleGetResponse>;

    /** Delete an email scanner rule, so its action is no longer taken.
     *  @http DELETE /accounts/{account_id}/dlp/email/rules/{rule_id}
     *  @permission Zero Trust Write */
    delete(/** @format uuid */ ruleID: string, params: RuleDeleteParams, options?: RequestOptions): APIPromise<RuleGetResponse>;

    /** Reorder email scanner rules by giving them new priorities.
     *  @http PATCH /accounts/{account_id}/dlp/email/rules
     *  @permission Zero Trust Write */
    bulkEdit(params: RuleBulkEditParams, options?: RequestOptions): APIPromise<RuleGetResponse>;

    /** Fetch one email scanner rule.
     *  @http GET /accounts/{account_id}/dlp/email/rules/{rule_id}
     *  @permission Zero Trust Read; Zero Trust Write */
    get(/** @format uuid */ ruleID: string, params: RuleGetParams, options?: RequestOptions): APIPromise<RuleGetResponse>;
  }

  export interface RuleCreateParams extends InAccount {
    action: RuleGetResponse.Action;
    conditions: RuleGetResponse.Condition[];
    enabled: boolean;
    name: string;
    description?: string | null;
  }
  export namespace RuleCreateParams {
    export type Action = RuleGetResponse.Action;
    export type Condition = RuleGetResponse.Condition;
  }

  export import RuleCreateResponse = DLP.Email.RuleGetResponse;

  export import RuleUpdateParams = DLP.Email.RuleCreateParams;

  export import RuleUpdateResponse = DLP.Email.RuleGetResponse;

  export type RuleListParams = InAccount;

  export import RuleListResponse = DLP.Email.RuleGetResponse;

  export type RuleDeleteParams = InAccount;

  export import RuleDeleteResponse = DLP.Email.RuleGetResponse;

  export interface RuleBulkEditParams extends InAccount {
    new_priorities: { [key: string]: /** @min 0 */ Integer };
  }

  export import RuleBulkEditResponse = DLP.Email.RuleGetResponse;

  export type RuleGetParams = InAccount;

  export interface RuleGetResponse {
    action: RuleGetResponse.Action;
    conditions: RuleGetResponse.Condition[];
    /** @readOnly */ created_at: DateTime;
    enabled: boolean;
    name: string;
    /** @min 0 */ priority: Integer;
    /** @format uuid */ rule_id: string;
    /** @readOnly */ updated_at: DateTime;
    description?: string | null;
  }
  export namespace RuleGetResponse {
    export interface Action {
      action: 'Block';
      message?: string | null;
    }
    export interface Condition {
      operator: 'InList' | 'NotInList' | 'MatchRegex' | 'NotMatchRegex';
      selector: 'Recipients' | 'Sender' | 'DLPProfiles';
      value: string[] | string;
    }
  }

  export type RuleListResponsesSinglePage = SinglePage<RuleGetResponse>;
}

export declare namespace DLP.Profiles {
  /** Sets you made yourself. */
  export interface Custom {
    /** Build a custom DLP profile from entries, match counts and OCR options.
     *  @http POST /accounts/{account_id}/dlp/profiles/custom
     *  @permission Zero Trust Write */
    create(params: CustomCreateParams, options?: RequestOptions): APIPromise<Profile>;

    /** Replace a custom DLP profile's settings and entries.
     *  @http PUT /accounts/{account_id}/dlp/profiles/custom/{profile_id}
     *  @permission Zero Trust Write */
    update(/** @format uuid */ profileID: string, params: CustomUpdateParams, options?: RequestOptions): APIPromise<Profile>;

    /** Delete a custom DLP profile by its ID.
     *  @http DELETE /accounts/{account_id}/dlp/profiles/custom/{profile_id}
     *  @permission Zero Trust Write */
    delete(
      /** @format uuid */ profileID: string,
      params: CustomDeleteParams,
      options?: RequestOptions,
    ): APIPromise<CustomDeleteResponse | null>;

    /** Fetch one custom DLP profile with its entries.
     *  @http GET /accounts/{account_id}/dlp/profiles/custom/{profile_id}
     *  @permission Zero Trust Read; Zero Trust Write */
    get(/** @format uuid */ profileID: string, params: CustomGetParams, options?: RequestOptions): APIPromise<Profile>;

    /** List the custom DLP profiles of the account.
     *  @http GET /accounts/{account_id}/dlp/profiles/custom
     *  @permission Zero Trust Read; Zero Trust Write
     *  @docs https://developers.cloudflare.com/api/operations/dlp-profiles-list-all-custom-profiles */
    list(params: CustomListParams, options?: RequestOptions): APIPromise<ZeroTrust.CustomProfileArray>;
  }

  export interface CustomCreateParams extends InAccount {
    name: string;
    /** @default false */ ai_context_enabled?: boolean;
    /** @min 0 @max 1000 @default 0 @example 5 */ allowed_match_count?: Integer;
    /** @default "low" */ confidence_threshold?: string | null;
    /** @deprecated */ context_awareness?: ZeroTrust.ContextAwareness;
    data_classes?: (/** @format uuid */ string)[];
    data_tags?: (/** @format uuid */ string)[];
    description?: string | null;
    entries?: (CustomCreateParams.DLPNewCustomEntry | CustomCreateParams.DLPNewWordListEntry)[];
    /** @default false */ ocr_enabled?: boolean;
    sensitivity_levels?: ZeroTrust.SensitivityLevelRef[];
    shared_entries?: CustomCreateParams.SharedEntry[];
  }
  export namespace CustomCreateParams {
    export interface DLPNewCustomEntry {
      enabled: boolean;
      name: string;
      pattern: ZeroTrust.Pattern;
      description?: string | null;
    }
    export interface DLPNewWordListEntry {
      enabled: boolean;
      name: string;
      words: string[];
    }
    export type SensitivityLevel = ZeroTrust.SensitivityLevelRef;
    export interface SharedEntry {
      enabled: boolean;
      /** @format uuid */ entry_id: string;
    }
  }

  export interface CustomUpdateParams extends InAccount {
    name: string;
    /** @default false */ ai_context_enabled?: boolean;
    allowed_match_count?: Integer | null;
    /** @default "low" */ confidence_threshold?: string | null;
    /** @deprecated */ context_awareness?: ZeroTrust.ContextAwareness;
    data_classes?: (/** @format uuid */ string)[] | null;
    data_tags?: (/** @format uuid */ string)[] | null;
    description?: string | null;
    /** @deprecated */ entries?: (CustomUpdateParams.DLPNewCustomEntryWithID | CustomCreateParams.DLPNewCustomEntry)[] | null;
    /** @default false */ ocr_enabled?: boolean;
    sensitivity_levels?: ZeroTrust.SensitivityLevelRef[] | null;
    shared_entries?: CustomCreateParams.SharedEntry[];
  }
  export namespace CustomUpdateParams {
    export type DLPNewCustomEntry = CustomCreateParams.DLPNewCustomEntry;
    export interface DLPNewCustomEntryWithID {
      enabled: boolean;
      /** @format uuid */ entry_id: string;
      name: string;
      pattern: ZeroTrust.Pattern;
      description?: string | null;
    }
    export type SensitivityLevel = ZeroTrust.SensitivityLevelRef;
    export type SharedEntry = CustomCreateParams.SharedEntry;
  }

  export type CustomDeleteParams = InAccount;

  export type CustomDeleteResponse = unknown;

  export type CustomGetParams = InAccount;

  export type CustomListParams = InAccount;

  /** Sets made by Cloudflare, to be tuned. */
  export interface Predefined {
    /** Set which entries a predefined DLP profile uses, with OCR and confidence.
     *  @http PUT /accounts/{account_id}/dlp/profiles/predefined/{profile_id}/config
     *  @body json required
     *  @permission Zero Trust Write */
    update(/** @format uuid */ profileID: string, params: PredefinedUpdateParams, options?: RequestOptions): APIPromise<PredefinedProfile>;

    /** Delete a predefined DLP profile from the account.
     *  @http DELETE /accounts/{account_id}/dlp/profiles/predefined/{profile_id}
     *  @permission Zero Trust Write */
    delete(
      /** @format uuid */ profileID: string,
      params: PredefinedDeleteParams,
      options?: RequestOptions,
    ): APIPromise<PredefinedDeleteResponse | null>;

    /** Read the account's settings for a predefined DLP profile.
     *  @http GET /accounts/{account_id}/dlp/profiles/predefined/{profile_id}/config
     *  @permission Zero Trust Read; Zero Trust Write */
    get(/** @format uuid */ profileID: string, params: PredefinedGetParams, options?: RequestOptions): APIPromise<PredefinedProfile>;

    /** Add a predefined DLP profile by its ID, with its entries and thresholds.
     *  @http POST /accounts/{account_id}/dlp/profiles/predefined
     *  @permission Zero Trust Write
     *  @docs https://developers.cloudflare.com/api/operations/dlp-profiles-create-predefined-profile */
    create(params: PredefinedCreateParams, options?: RequestOptions): APIPromise<ZeroTrust.Profile>;

    /** Read a predefined DLP profile by its profile ID.
     *  @http GET /accounts/{account_id}/dlp/profiles/predefined/{profile_id}
     *  @permission Zero Trust Read; Zero Trust Write
     *  @docs https://developers.cloudflare.com/api/operations/dlp-profiles-get-predefined-profile */
    getProfile(
      /** @format uuid */ profileID: string,
      params: PredefinedGetProfileParams,
      options?: RequestOptions,
    ): APIPromise<ZeroTrust.Profile>;

    /** Set which entries and thresholds a predefined DLP profile uses.
     *  @http PUT /accounts/{account_id}/dlp/profiles/predefined/{profile_id}
     *  @body json required
     *  @permission Zero Trust Write
     *  @docs https://developers.cloudflare.com/api/operations/dlp-profiles-update-predefined-profile */
    updateProfile(
      /** @format uuid */ profileID: string,
      params: PredefinedUpdateProfileParams,
      options?: RequestOptions,
    ): APIPromise<ZeroTrust.Profile>;

    /** Create the configuration of a predefined DLP profile, with enabled entries.
     *  @http POST /accounts/{account_id}/dlp/profiles/predefined/{profile_id}/config
     *  @body json required
     *  @permission Zero Trust Write
     *  @docs https://developers.cloudflare.com/api/operations/dlp-profiles-create-predefined-profile-config */
    createConfig(
      /** @format uuid */ profileID: string,
      params: PredefinedCreateConfigParams,
      options?: RequestOptions,
    ): APIPromise<ZeroTrust.PredefinedProfileConfig>;
  }

  export interface PredefinedUpdateParams extends InAccount {
    /** @default false */ ai_context_enabled?: boolean;
    /** @min 0 @max 1000 @default 0 @example 5 */ allowed_match_count?: Integer | null;
    /** @default "low" */ confidence_threshold?: string | null;
    enabled_entries?: (/** @format uuid */ string)[] | null;
    /** @deprecated */ entries?: PredefinedUpdateParams.Entry[];
    /** @default false */ ocr_enabled?: boolean;
  }
  export namespace PredefinedUpdateParams {
    export interface Entry {
      /** @format uuid */ id: string;
      enabled: boolean;
    }
  }

  export interface PredefinedProfile {
    /** @format uuid */ id: string;
    allowed_match_count: Integer;
    /** @default "low" */ confidence_threshold: string | null;
    enabled_entries: (/** @format uuid */ string)[];
    /** @deprecated */ entries: (/** @discriminator type */ EntryUpdateResponse.CustomEntry | EntryUpdateResponse.CustomPromptTopicEntry | EntryUpdateResponse.PredefinedEntry | EntryUpdateResponse.IntegrationEntry | EntryUpdateResponse.ExactDataEntry | EntryUpdateResponse.DocumentFingerprintEntry | EntryUpdateResponse.WordListEntry)[];
    name: string;
    /** @default false */ ai_context_enabled?: boolean;
    /** @default false */ ocr_enabled?: boolean;
    open_access?: boolean;
  }
  export namespace PredefinedProfile {
    export type CustomEntry = EntryUpdateResponse.CustomEntry;
    export type CustomPromptTopicEntry = EntryUpdateResponse.CustomPromptTopicEntry;
    export type DocumentFingerprintEntry = EntryUpdateResponse.DocumentFingerprintEntry;
    export type ExactDataEntry = EntryUpdateResponse.ExactDataEntry;
    export type IntegrationEntry = EntryUpdateResponse.IntegrationEntry;
    export import PredefinedEntry = EntryUpdateResponse.PredefinedEntry;
    export type WordListEntry = EntryUpdateResponse.WordListEntry;
  }

  export type PredefinedDeleteParams = InAccount;

  export type PredefinedDeleteResponse = unknown;

  export type PredefinedGetParams = InAccount;

  export interface PredefinedCreateParams extends InAccount {
    /** @default false */ ai_context_enabled?: boolean;
    /** @min 0 @max 1000 @default 0 @example 5 */ allowed_match_count?: Integer | null;
    /** @default "low" */ confidence_threshold?: string | null;
    /** @deprecated */ context_awareness?: ZeroTrust.ContextAwareness;
    /** @deprecated */ entries?: ZeroTrust.PredefinedProfileEntryUpdate[];
    /** @default false */ ocr_enabled?: boolean;
    /** @format uuid */ profile_id: string;
  }

  export type PredefinedGetProfileParams = InAccount;

  export interface PredefinedUpdateProfileParams extends InAccount {
    /** @default false */ ai_context_enabled?: boolean;
    /** @min 0 @max 1000 @default 0 @example 5 */ allowed_match_count?: Integer | null;
    /** @default "low" */ confidence_threshold?: string | null;
    /** @deprecated */ context_awareness?: ZeroTrust.ContextAwareness;
    /** @deprecated */ entries?: ZeroTrust.PredefinedProfileEntryUpdate[];
    /** @default false */ ocr_enabled?: boolean;
  }

  export interface PredefinedCreateConfigParams extends InAccount {
    /** @default false */ ai_context_enabled?: boolean;
    /** @min 0 @max 1000 @default 0 @example 5 */ allowed_match_count?: Integer | null;
    /** @default "low" */ confidence_threshold?: string | null;
    enabled_entries?: (/** @format uuid */ string)[] | null;
    /** @deprecated */ entries?: ZeroTrust.PredefinedProfileEntryUpdate[];
    /** @default false */ ocr_enabled?: boolean;
  }

  export interface CustomProfile {
    id: string;
    allowed_match_count: number;
    created_at: string;
    name: string;
    ocr_enabled: boolean;
    updated_at: string;
    ai_context_enabled?: boolean;
    confidence_threshold?: 'low' | 'medium' | 'high' | 'very_high';
    /** @deprecated */ context_awareness?: ZeroTrust.ContextAwareness;
    data_classes?: string[];
    data_tags?: string[];
    description?: string | null;
    /** @deprecated */ entries?: (/** @discriminator type */ CustomProfile.CustomEntry | CustomProfile.CustomPromptTopicEntry | CustomProfile.PredefinedEntry | CustomProfile.IntegrationEntry | CustomProfile.ExactDataEntry | CustomProfile.DocumentFingerprintEntry | CustomProfile.WordListEntry)[];
    sensitivity_levels?: CustomProfile.SensitivityLevel[];
    shared_entries?: (/** @discriminator type */ CustomProfile.CustomEntry | CustomProfile.CustomPromptTopicEntry | CustomProfile.PredefinedEntry | CustomProfile.IntegrationEntry | CustomProfile.ExactDataEntry | CustomProfile.DocumentFingerprintEntry | CustomProfile.WordListEntry)[];
  }
  export namespace CustomProfile {
    export interface CustomEntry {
      id: string;
      created_at: string;
      /** @deprecated */ enabled: boolean;
      name: string;
      pattern: ZeroTrust.Pattern;
      type: 'custom';
      updated_at: string;
      description?: string | null;
      /** @deprecated */ profile_id?: string | null;
    }
    export interface CustomPromptTopicEntry {
      id: string;
      created_at: string;
      /** @deprecated */ enabled: boolean;
      name: string;
      type: 'custom_prompt_topic';
      updated_at: string;
      description?: string | null;
    }
    export interface DocumentFingerprintEntry {
      id: string;
      created_at: string;
      enabled: boolean;
      name: string;
      type: 'document_fingerprint';
      updated_at: string;
      description?: string | null;
    }
    export interface ExactDataEntry {
      id: string;
      case_sensitive: boolean;
      created_at: string;
      enabled: boolean;
      name: string;
      secret: boolean;
      type: 'exact_data';
      updated_at: string;
      description?: string | null;
    }
    export interface IntegrationEntry {
      id: string;
      created_at: string;
      enabled: boolean;
      name: string;
      type: 'integration';
      updated_at: string;
      profile_id?: string | null;
    }
    export interface PredefinedEntry {
      id: string;
      confidence: ZeroTrust.EntryConfidence;
      enabled: boolean;
      name: string;
      type: 'predefined';
      deprecated?: boolean;
      /** @deprecated */ profile_id?: string | null;
      /** @discriminator type */ variant?: EntryGetResponse.UnionMember2.UnionMember0 | EntryGetResponse.UnionMember2.UnionMember1;
    }
    export namespace PredefinedEntry {
      export type Confidence = ZeroTrust.EntryConfidence;
      export type UnionMember0 = EntryGetResponse.UnionMember2.UnionMember0;
      export type UnionMember1 = EntryGetResponse.UnionMember2.UnionMember1;
    }
    export interface SensitivityLevel {
      group_id: string;
      level_id: string;
    }
    export interface WordListEntry {
      id: string;
      created_at: string;
      enabled: boolean;
      name: string;
      type: 'word_list';
      updated_at: string;
      word_list: unknown;
      profile_id?: string | null;
    }
  }

  export type Pattern = ZeroTrust.Pattern;

  export type PatternParam = ZeroTrust.Pattern;
}

export declare namespace DLP.Entries {
  /** Detections by your own pattern. */
  export interface Custom {
    /** Add a custom entry with its own pattern, optionally inside a profile.
     *  @http POST /accounts/{account_id}/dlp/entries
     *  @permission Zero Trust Write
     *  @sameAs zeroTrust.dlp.entries.create */
    create(params: CustomCreateParams, options?: RequestOptions): APIPromise<EntryCreateResponse>;

    /** Replace a custom entry's name, pattern and state.
     *  @http PUT /accounts/{account_id}/dlp/entries/custom/{entry_id}
     *  @permission Zero Trust Write */
    update(/** @format uuid */ entryID: string, params: CustomUpdateParams, options?: RequestOptions): APIPromise<EntryCreateResponse>;

    /** List DLP entries, custom ones among them.
     *  @http GET /accounts/{account_id}/dlp/entries
     *  @permission Zero Trust Read; Zero Trust Write
     *  @sameAs zeroTrust.dlp.entries.list */
    list(params: CustomListParams, options?: RequestOptions): PagePromise<SinglePage<EntryListResponse>, EntryListResponse>;

    /** Delete a custom entry from DLP.
     *  @http DELETE /accounts/{account_id}/dlp/entries/{entry_id}
     *  @permission Zero Trust Write
     *  @sameAs zeroTrust.dlp.entries.delete */
    delete(
      /** @format uuid */ entryID: string,
      params: CustomDeleteParams,
      options?: RequestOptions,
    ): APIPromise<CustomDeleteResponse | null>;

    /** Fetch one custom entry by ID.
     *  @http GET /accounts/{account_id}/dlp/entries/{entry_id}
     *  @permission Zero Trust Read; Zero Trust Write
     *  @sameAs zeroTrust.dlp.entries.get */
    get(/** @format uuid */ entryID: string, params: CustomGetParams, options?: RequestOptions): APIPromise<EntryGetResponse>;
  }

  export type CustomCreateParams = EntryCreateParams;

  export type CustomCreateResponse = EntryCreateResponse;

  export interface CustomUpdateParams extends InAccount {
    enabled: boolean;
    name: string;
    pattern: ZeroTrust.Pattern;
    description?: string | null;
  }

  export type CustomUpdateResponse = EntryCreateResponse;

  export type CustomListParams = InAccount;

  export import CustomListResponse = DLP.EntryListResponse;

  export type CustomDeleteParams = InAccount;

  export type CustomDeleteResponse = unknown;

  export type CustomGetParams = InAccount;

  export import CustomGetResponse = DLP.EntryGetResponse;

  /** Detections made by Cloudflare. */
  export interface Predefined {
    /** Add a predefined entry, switched on or off, optionally to a profile.
     *  @http POST /accounts/{account_id}/dlp/entries/predefined
     *  @permission Zero Trust Write */
    create(params: PredefinedCreateParams, options?: RequestOptions): APIPromise<PredefinedCreateResponse>;

    /** Switch a predefined entry on or off.
     *  @http PUT /accounts/{account_id}/dlp/entries/predefined/{entry_id}
     *  @permission Zero Trust Write */
    update(
      /** @format uuid */ entryID: string,
      params: PredefinedUpdateParams,
      options?: RequestOptions,
    ): APIPromise<PredefinedCreateResponse>;

    /** List DLP entries, predefined ones among them.
     *  @http GET /accounts/{account_id}/dlp/entries
     *  @permission Zero Trust Read; Zero Trust Write
     *  @sameAs zeroTrust.dlp.entries.list */
    list(params: PredefinedListParams, options?: RequestOptions): PagePromise<SinglePage<EntryListResponse>, EntryListResponse>;

    /** Delete a predefined entry's settings from the account.
     *  @http DELETE /accounts/{account_id}/dlp/entries/predefined/{entry_id}
     *  @permission Zero Trust Write */
    delete(
      /** @format uuid */ entryID: string,
      params: PredefinedDeleteParams,
      options?: RequestOptions,
    ): APIPromise<PredefinedDeleteResponse | null>;

    /** Fetch one predefined entry by ID.
     *  @http GET /accounts/{account_id}/dlp/entries/{entry_id}
     *  @permission Zero Trust Read; Zero Trust Write
     *  @sameAs zeroTrust.dlp.entries.get */
    get(/** @format uuid */ entryID: string, params: PredefinedGetParams, options?: RequestOptions): APIPromise<EntryGetResponse>;
  }

  export interface PredefinedCreateParams extends InAccount {
    enabled: boolean;
    /** @format uuid */ entry_id: string;
    /** @format uuid */ profile_id?: string | null;
  }

  export interface PredefinedCreateResponse {
    /** @format uuid */ id: string;
    confidence: ZeroTrust.EntryConfidence;
    enabled: boolean;
    name: string;
    /** @default false */ deprecated?: boolean;
    /** @format uuid @deprecated */ profile_id?: string | null;
    /** @discriminator type */ variant?: EntryGetResponse.UnionMember2.UnionMember0 | EntryGetResponse.UnionMember2.UnionMember1;
  }
  export namespace PredefinedCreateResponse {
    export type Confidence = ZeroTrust.EntryConfidence;
    export type UnionMember0 = EntryGetResponse.UnionMember2.UnionMember0;
    export type UnionMember1 = EntryGetResponse.UnionMember2.UnionMember1;
  }

  export interface PredefinedUpdateParams extends InAccount {
    enabled: boolean;
  }

  export import PredefinedUpdateResponse = DLP.Entries.PredefinedCreateResponse;

  export type PredefinedListParams = InAccount;

  export import PredefinedListResponse = DLP.EntryListResponse;

  export type PredefinedDeleteParams = InAccount;

  export type PredefinedDeleteResponse = unknown;

  export type PredefinedGetParams = InAccount;

  export import PredefinedGetResponse = DLP.EntryGetResponse;

  /** Detections taken from connected services. */
  export interface Integration {
    /** Add an integration entry, switched on or off, optionally to a profile.
     *  @http POST /accounts/{account_id}/dlp/entries/integration
     *  @permission Zero Trust Write */
    create(params: IntegrationCreateParams, options?: RequestOptions): APIPromise<IntegrationCreateResponse>;

    /** Switch an integration entry on or off.
     *  @http PUT /accounts/{account_id}/dlp/entries/integration/{entry_id}
     *  @permission Zero Trust Write */
    update(
      /** @format uuid */ entryID: string,
      params: IntegrationUpdateParams,
      options?: RequestOptions,
    ): APIPromise<IntegrationCreateResponse>;

    /** List DLP entries, those from integrations among them.
     *  @http GET /accounts/{account_id}/dlp/entries
     *  @permission Zero Trust Read; Zero Trust Write
     *  @sameAs zeroTrust.dlp.entries.list */
    list(params: IntegrationListParams, options?: RequestOptions): PagePromise<SinglePage<EntryListResponse>, EntryListResponse>;

    /** Delete an integration entry from DLP.
     *  @http DELETE /accounts/{account_id}/dlp/entries/integration/{entry_id}
     *  @permission Zero Trust Write */
    delete(
      /** @format uuid */ entryID: string,
      params: IntegrationDeleteParams,
      options?: RequestOptions,
    ): APIPromise<IntegrationDeleteResponse | null>;

    /** Fetch one integration entry by ID.
     *  @http GET /accounts/{account_id}/dlp/entries/{entry_id}
     *  @permission Zero Trust Read; Zero Trust Write
     *  @sameAs zeroTrust.dlp.entries.get */
    get(/** @format uuid */ entryID: string, params: IntegrationGetParams, options?: RequestOptions): APIPromise<EntryGetResponse>;
  }

  export type IntegrationCreateParams = PredefinedCreateParams;

  export interface IntegrationCreateResponse {
    /** @format uuid */ id: string;
    /** @readOnly */ created_at: DateTime;
    enabled: boolean;
    name: string;
    /** @readOnly */ updated_at: DateTime;
    /** @format uuid */ profile_id?: string | null;
  }

  export type IntegrationUpdateParams = PredefinedUpdateParams;

  export type IntegrationUpdateResponse = IntegrationCreateResponse;

  export type IntegrationListParams = InAccount;

  export import IntegrationListResponse = DLP.EntryListResponse;

  export type IntegrationDeleteParams = InAccount;

  export type IntegrationDeleteResponse = unknown;

  export type IntegrationGetParams = InAccount;

  export import IntegrationGetResponse = DLP.EntryGetResponse;

  export type CustomListResponsesSinglePage = SinglePage<EntryListResponse>;

  export type IntegrationListResponsesSinglePage = SinglePage<EntryListResponse>;

  export type PredefinedListResponsesSinglePage = SinglePage<EntryListResponse>;
}

export declare namespace DLP.SensitivityGroups {
  /** Steps on a scale, such as public or secret. */
  export interface Levels {
    readonly order: Levels.Order;

    /** Add a sensitivity level to a group.
     *  @http POST /accounts/{account_id}/dlp/sensitivity_groups/{sensitivity_group_id}/levels
     *  @permission Zero Trust Write */
    create(
      /** @format uuid */ sensitivityGroupID: string,
      params: LevelCreateParams,
      options?: RequestOptions,
    ): APIPromise<DataTagCategoryGetResponse.Tag>;

    /** Change a sensitivity level's name or description.
     *  @http PUT /accounts/{account_id}/dlp/sensitivity_groups/{sensitivity_group_id}/levels/{sensitivity_level_id}
     *  @body json required
     *  @permission Zero Trust Write */
    update(
      /** @format uuid */ sensitivityLevelID: string,
      params: LevelUpdateParams,
      options?: RequestOptions,
    ): APIPromise<DataTagCategoryGetResponse.Tag>;

    /** List the sensitivity levels within a group.
     *  @http GET /accounts/{account_id}/dlp/sensitivity_groups/{sensitivity_group_id}/levels
     *  @permission Zero Trust Read; Zero Trust Write */
    list(
      /** @format uuid */ sensitivityGroupID: string,
      params: LevelListParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<DataTagCategoryGetResponse.Tag>, DataTagCategoryGetResponse.Tag>;

    /** Delete one sensitivity level from its group.
     *  @http DELETE /accounts/{account_id}/dlp/sensitivity_groups/{sensitivity_group_id}/levels/{sensitivity_level_id}
     *  @permission Zero Trust Write */
    delete(
      /** @format uuid */ sensitivityLevelID: string,
      params: LevelDeleteParams,
      options?: RequestOptions,
    ): APIPromise<LevelDeleteResponse | null>;

    /** Fetch one sensitivity level of a group.
     *  @http GET /accounts/{account_id}/dlp/sensitivity_groups/{sensitivity_group_id}/levels/{sensitivity_level_id}
     *  @permission Zero Trust Read; Zero Trust Write */
    get(
      /** @format uuid */ sensitivityLevelID: string,
      params: LevelGetParams,
      options?: RequestOptions,
    ): APIPromise<DataTagCategoryGetResponse.Tag>;
  }

  export interface LevelCreateParams extends InAccount {
    name: string;
    description?: string | null;
  }

  export type LevelCreateResponse = DataTagCategoryGetResponse.Tag;

  export interface LevelUpdateParams extends InAccount {
    /** @format uuid */ sensitivity_group_id: string;
    description?: string | null;
    name?: string | null;
  }

  export type LevelUpdateResponse = DataTagCategoryGetResponse.Tag;

  export type LevelListParams = InAccount;

  export type LevelListResponse = DataTagCategoryGetResponse.Tag;

  export type LevelDeleteParams = LevelGetParams;

  export type LevelDeleteResponse = unknown;

  export interface LevelGetParams extends InAccount {
    /** @format uuid */ sensitivity_group_id: string;
  }

  export type LevelGetResponse = DataTagCategoryGetResponse.Tag;

  /** Ready-made scales to start from. */
  export interface Templates {
    /** List ready-made sensitivity groups to build your own from.
     *  @http GET /accounts/{account_id}/dlp/sensitivity_groups/templates
     *  @permission Zero Trust Read; Zero Trust Write
     *  @docs https://developers.cloudflare.com/api/operations/dlp-sensitivity-group-templates-list */
    list(params: TemplateListParams, options?: RequestOptions): APIPromise<ZeroTrust.SensitivityGroupTemplateArray>;

    /** Read one sensitivity group template with its levels.
     *  @http GET /accounts/{account_id}/dlp/sensitivity_groups/templates/{template_id}
     *  @permission Zero Trust Read; Zero Trust Write
     *  @docs https://developers.cloudflare.com/api/operations/dlp-sensitivity-group-template-read */
    get(
      /** @format uuid */ templateID: string,
      params: TemplateGetParams,
      options?: RequestOptions,
    ): APIPromise<ZeroTrust.SensitivityGroupTemplate>;
  }

  export type TemplateListParams = InAccount;

  export type TemplateGetParams = InAccount;

  export type LevelListResponsesSinglePage = SinglePage<DataTagCategoryGetResponse.Tag>;
}

export declare namespace DLP.SensitivityGroups.Levels {
  /** Sequence of the steps. */
  export interface Order {
    /** Reorder a group's sensitivity levels by a list of level IDs.
     *  @http PUT /accounts/{account_id}/dlp/sensitivity_groups/{sensitivity_group_id}/level_order
     *  @permission Zero Trust Write */
    update(
      /** @format uuid */ sensitivityGroupID: string,
      params: OrderUpdateParams,
      options?: RequestOptions,
    ): APIPromise<OrderGetResponse>;

    /** Read the order of a group's sensitivity levels.
     *  @http GET /accounts/{account_id}/dlp/sensitivity_groups/{sensitivity_group_id}/level_order
     *  @permission Zero Trust Read; Zero Trust Write */
    get(/** @format uuid */ sensitivityGroupID: string, params: OrderGetParams, options?: RequestOptions): APIPromise<OrderGetResponse>;
  }

  export interface OrderUpdateParams extends InAccount {
    level_ids: (/** @format uuid */ string)[];
  }

  export type OrderUpdateResponse = OrderGetResponse;

  export type OrderGetParams = InAccount;

  export interface OrderGetResponse {
    level_ids: (/** @format uuid */ string)[];
  }
}

export declare namespace DLP.DataTagCategories {
  /** Single labels for a kind of data. */
  export interface DataTags {
    /** Add a data tag to a category.
     *  @http POST /accounts/{account_id}/dlp/data_tag_categories/{category_id}/data_tags
     *  @permission Zero Trust Write */
    create(
      /** @format uuid */ categoryID: string,
      params: DataTagCreateParams,
      options?: RequestOptions,
    ): APIPromise<DataTagCategoryGetResponse.Tag>;

    /** Change a data tag's name or description.
     *  @http PUT /accounts/{account_id}/dlp/data_tag_categories/{category_id}/data_tags/{tag_id}
     *  @body json required
     *  @permission Zero Trust Write */
    update(
      /** @format uuid */ tagID: string,
      params: DataTagUpdateParams,
      options?: RequestOptions,
    ): APIPromise<DataTagCategoryGetResponse.Tag>;

    /** List the data tags within a category.
     *  @http GET /accounts/{account_id}/dlp/data_tag_categories/{category_id}/data_tags
     *  @permission Zero Trust Read; Zero Trust Write */
    list(
      /** @format uuid */ categoryID: string,
      params: DataTagListParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<DataTagCategoryGetResponse.Tag>, DataTagCategoryGetResponse.Tag>;

    /** Delete one data tag from its category.
     *  @http DELETE /accounts/{account_id}/dlp/data_tag_categories/{category_id}/data_tags/{tag_id}
     *  @permission Zero Trust Write */
    delete(
      /** @format uuid */ tagID: string,
      params: DataTagDeleteParams,
      options?: RequestOptions,
    ): APIPromise<DataTagDeleteResponse | null>;

    /** Fetch one data tag of a category.
     *  @http GET /accounts/{account_id}/dlp/data_tag_categories/{category_id}/data_tags/{tag_id}
     *  @permission Zero Trust Read; Zero Trust Write */
    get(/** @format uuid */ tagID: string, params: DataTagGetParams, options?: RequestOptions): APIPromise<DataTagCategoryGetResponse.Tag>;
  }

  export type DataTagCreateParams = SensitivityGroups.LevelCreateParams;

  export type DataTagCreateResponse = DataTagCategoryGetResponse.Tag;

  export interface DataTagUpdateParams extends InAccount {
    /** @format uuid */ category_id: string;
    description?: string | null;
    name?: string | null;
  }

  export type DataTagUpdateResponse = DataTagCategoryGetResponse.Tag;

  export type DataTagListParams = InAccount;

  export type DataTagListResponse = DataTagCategoryGetResponse.Tag;

  export type DataTagDeleteParams = DataTagGetParams;

  export type DataTagDeleteResponse = unknown;

  export interface DataTagGetParams extends InAccount {
    /** @format uuid */ category_id: string;
  }

  export type DataTagGetResponse = DataTagCategoryGetResponse.Tag;

  export type DataTagListResponsesSinglePage = SinglePage<DataTagCategoryGetResponse.Tag>;
}
