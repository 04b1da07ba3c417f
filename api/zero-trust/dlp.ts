import type {
  APIPromise,
  JsonValue,
  PagePromise,
  RawBody,
  RequestOptions,
  SinglePage,
  Uploadable,
} from '../_client.ts';
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
  /** Words of fields by their names. */
  export interface Glossary {
    /** Heading of the column in the CSV file. */ header_name: string;
    /** Least confidence a match must have to count: `low`, `medium`, `high` or `very_high`. */ confidence_threshold: string;
  }

  /** Your own subjects to detect in AI prompts. */
  export interface CustomPromptTopics {
    /** Create a custom AI prompt topic for DLP to detect.
     *
     *  Detected by meaning, not by words, in prompts to AI applications that Gateway inspects.
     *  @http POST /accounts/{account_id}/dlp/custom_prompt_topics
     *  @permission Zero Trust Write
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "Merger plans", "enabled": true,
     *    "topic": "Plans to buy or merge with another company"
     *  }
     *  @aliases AI guardrails; prompt protection */
    create(params: CustomPromptTopicCreateParams, options?: RequestOptions): APIPromise<CustomPromptTopic>;

    /** Replace a custom prompt topic's name, text and state.
     *  @http PUT /accounts/{account_id}/dlp/custom_prompt_topics/{entry_id}
     *  @permission Zero Trust Write */
    update(
      /** @format uuid */ entryID: string,
      params: CustomPromptTopicUpdateParams,
      options?: RequestOptions,
    ): APIPromise<CustomPromptTopic>;

    /** List the custom prompt topics of the account.
     *  @http GET /accounts/{account_id}/dlp/custom_prompt_topics
     *  @permission Zero Trust Read; Zero Trust Write
     *  @columns name topic description enabled created_at updated_at */
    list(params: InAccount, options?: RequestOptions): PagePromise<SinglePage<CustomPromptTopic>, CustomPromptTopic>;

    /** Delete a custom prompt topic, so that DLP detects it no more.
     *  @http DELETE /accounts/{account_id}/dlp/custom_prompt_topics/{entry_id}
     *  @permission Zero Trust Write */
    delete(
      /** @format uuid */ entryID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<CustomPromptTopicDeleteResponse | null>;

    /** Get one custom prompt topic.
     *  @http GET /accounts/{account_id}/dlp/custom_prompt_topics/{entry_id}
     *  @permission Zero Trust Read; Zero Trust Write */
    get(/** @format uuid */ entryID: string, params: InAccount, options?: RequestOptions): APIPromise<CustomPromptTopic>;
  }

  export interface PromptTopicSettings {
    /** Whether the topic is detected; while disabled it is kept unused. */ enabled: boolean;
    /** Name of the prompt topic for people. */ name: string;
    /** Note on the prompt topic for people; null if there is none. */ description?: string | null;
  }

  export interface CustomPromptTopicCreateParams extends InAccount, PromptTopicSettings {
    /** @minLength 2 @maxLength 50 */ topic: string;
    /** Profile that takes in the new entry; left out, none does. @format uuid @from zeroTrust.dlp.profiles.list id */ profile_id?: string;
  }

  export interface CustomPromptTopic extends PromptTopicSettings {
    /** Identifies the prompt topic; given by Cloudflare when it is created. @format uuid */ id: string;
    /** @readOnly */ created_at: DateTime;
    /** @deprecated */ enabled: boolean;
    /** @minLength 2 @maxLength 50 */ topic: string;
    /** @readOnly */ updated_at: DateTime;
    /** Profile that holds the entry; deprecated, as several can. Null if there is none. @format uuid @deprecated */ profile_id?: string | null;
  }

  export interface CustomPromptTopicUpdateParams extends InAccount, PromptTopicSettings {
    /** @example "Legal advice" */ name: string;
    /** @minLength 2 @maxLength 50 @example "Questions about contracts" */ topic: string;
  }

  export type CustomPromptTopicDeleteResponse = JsonValue;

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
  export namespace Dataset {
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

  /** A check of regular expressions ahead of use. */
  export interface Patterns {
    /** Verify that a regular expression is valid as a DLP pattern.
     *
     *  Patterns that match without bound, by `*` or `+`, are refused unless `max_match_bytes` is null: write `{1,100}` instead. Nothing is
     *  saved.
     *  @http POST /accounts/{account_id}/dlp/patterns/validate
     *  @permission Zero Trust Write
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "regex": "PRJ-[0-9]{6}" } */
    validate(params: PatternValidateParams, options?: RequestOptions): APIPromise<PatternValidateResponse>;
  }

  export interface PatternValidateParams extends InAccount {
    /** Regular expression in Rust syntax, without unbounded `*` and `+`. @minLength 1 */ regex: string;
    /** Most bytes a match may have: 1,024 if left out, no limit if null. A character takes up to 4 bytes. @min 0 @unit bytes @default 1024 */
    max_match_bytes?: Integer | null;
  }

  export interface PatternValidateResponse {
    /** Whether the pattern can be used; invalid ones are answered with an error. */ valid: boolean;
  }

  /** Encrypted copies of what matched. */
  export interface PayloadLogs {
    /** Replace the public key and masking level of DLP payload logs.
     *
     *  Matched content is encrypted with the key; only the holder of the private key can read it, Cloudflare cannot.
     *  @http PUT /accounts/{account_id}/dlp/payload_log
     *  @body json required
     *  @permission Zero Trust Write
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "masking_level": "partial", "public_key": "EmpOvSXw8BfbrGCi0fhGiD/3yXk2SiV1Nzg2lru3oj0="
     *  } */
    update(params: PayloadLogUpdateParams, options?: RequestOptions): APIPromise<PayloadLogResult>;

    /** Get the public key and masking level of DLP payload logs.
     *  @http GET /accounts/{account_id}/dlp/payload_log
     *  @permission Zero Trust Read; Zero Trust Write */
    get(params: InAccount, options?: RequestOptions): APIPromise<PayloadLogResult>;
  }

  export interface PayloadLogUpdateParams extends InAccount {
    masking_level?: 'full' | 'partial' | 'clear' | 'default' | (string & {});
    /** Key in base64 that logs are encrypted with. Left out, the present one stays; null or empty turns logging off. */ public_key?: string | null;
  }

  export interface PayloadLogResult {
    /** @readOnly */ updated_at: DateTime;
    masking_level?: 'full' | 'partial' | 'clear' | 'default';
    /** Key in base64 that logs are encrypted with; null while logging is off. */ public_key?: string | null;
  }

  /** Account-wide options, such as OCR and AI context. */
  export interface Settings {
    /** Replace the account-wide DLP settings as a whole.
     *
     *  Settings left out go back to their initial values. Use `edit` to change one.
     *  @http PUT /accounts/{account_id}/dlp/settings
     *  @body json required
     *  @permission Zero Trust Write
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "ai_context_analysis": true, "ocr": true } */
    update(params: SettingSelection, options?: RequestOptions): APIPromise<DLPSettings>;

    /** Delete the account's DLP settings, back to the defaults.
     *
     *  Turns off AI context analysis, OCR and payload logging.
     *  @http DELETE /accounts/{account_id}/dlp/settings
     *  @permission Zero Trust Write */
    delete(params: InAccount, options?: RequestOptions): APIPromise<DLPSettings>;

    /** Edit DLP settings: AI context, OCR or payload logging.
     *  @http PATCH /accounts/{account_id}/dlp/settings
     *  @body json required
     *  @permission Zero Trust Write
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "ocr": true } */
    edit(params: SettingSelection, options?: RequestOptions): APIPromise<DLPSettings>;

    /** Get the DLP settings for AI context, OCR and payload logs.
     *  @http GET /accounts/{account_id}/dlp/settings
     *  @permission Zero Trust Read; Zero Trust Write */
    get(params: InAccount, options?: RequestOptions): APIPromise<DLPSettings>;
  }

  export interface SettingSelection extends InAccount {
    /** Whether AI is to analyze the context of matches, against false positives. @default false */ ai_context_analysis?: boolean | null;
    /** Whether text in images is to be read and scanned (OCR). @default false */ ocr?: boolean | null;
    /** Logging of matched content: the encryption key and the masking. */ payload_logging?: SettingSelection.PayloadLogging;
  }
  export namespace SettingSelection {
    export interface PayloadLogging {
      masking_level?: 'full' | 'partial' | 'clear' | 'default' | (string & {});
      /** Key in base64; empty turns logging off. Left out, `edit` keeps the key and `update` removes it. */ public_key?: string | null;
    }
  }

  export interface DLPSettings {
    /** Whether AI analyzes the context of matches in the account. */ ai_context_analysis: boolean;
    /** Whether text in images is read and scanned in the account. */ ocr: boolean;
    /** Logging of matched content: the encryption key and the masking. */ payload_logging: DLPSettings.PayloadLogging;
  }
  export namespace DLPSettings {
    export interface PayloadLogging {
      /** @readOnly */ updated_at: DateTime;
      masking_level?: 'full' | 'partial' | 'clear' | 'default';
      /** Key in base64 that logs are encrypted with; null while logging is off. */ public_key?: string | null;
    }
  }

  /** Scanning of outgoing mail. */
  export interface Email {
    readonly accountMapping: Email.AccountMapping;
    readonly rules: Email.Rules;
  }

  /** Sets of detections for use in policies. */
  export interface Profiles {
    readonly custom: Profiles.Custom;
    readonly predefined: Profiles.Predefined;

    /** List DLP profiles of every type.
     *
     *  Leaves out predefined profiles that the account has no access to, unless `all` is set.
     *  @http GET /accounts/{account_id}/dlp/profiles
     *  @permission Zero Trust Read; Zero Trust Write
     *  @columns name type description allowed_match_count ocr_enabled created_at updated_at */
    list(params: ProfileListParams, options?: RequestOptions): PagePromise<SinglePage<Profile>, Profile>;

    /** Get a DLP profile of any type by its id.
     *  @http GET /accounts/{account_id}/dlp/profiles/{profile_id}
     *  @permission Zero Trust Read; Zero Trust Write */
    get(/** @format uuid */ profileID: string, params: InAccount, options?: RequestOptions): APIPromise<Profile>;
  }

  export interface ProfileListParams extends InAccount {
    /** Whether profiles that the account has no access to are listed too. */ all?: boolean;
  }

  /** @discriminator type */
  export type Profile = Profile.CustomProfile | Profile.PredefinedProfile | Profile.IntegrationProfile;
  export interface PredefinedProfileSettings {
    /** Identifies the predefined profile, the same in all accounts. @format uuid */ id: string;
    /** Matches tolerated before policies trigger. */ allowed_match_count: Integer;
    /** Entries of the profile, with pattern and state; deprecated, use `shared_entries`. @deprecated */ entries: (/** @discriminator type */
      | CustomEntry | CustomPromptTopicEntry | PredefinedEntry | IntegrationEntry | ExactDataEntry
      | DocumentFingerprintEntry | WordListEntry
    )[];
    /** Name that Cloudflare gave the predefined profile. */ name: string;
    /** Whether every account can use the profile, whatever its plan. */ open_access?: boolean;
  }

  export namespace Profile {
    export interface CustomProfile extends ZeroTrust.CustomProfileFields {
      /** Always `custom`: made in the account. */ type: 'custom';
      /** Entries of the profile, with pattern and state; deprecated, use `shared_entries`. @deprecated */ entries?: (/** @discriminator type */
        | CustomEntry | CustomPromptTopicEntry | PredefinedEntry | IntegrationEntry | ExactDataEntry
        | DocumentFingerprintEntry | WordListEntry
      )[];
      /** Sensitivity levels that belong to the profile. */ sensitivity_levels?: SensitivityLevel[];
      /** Entries of the profile that can be in several profiles. */ shared_entries?: (/** @discriminator type */
        | CustomEntry | CustomPromptTopicEntry | PredefinedEntry | IntegrationEntry | ExactDataEntry
        | DocumentFingerprintEntry | WordListEntry
      )[];
    }
    export interface PredefinedProfile extends ZeroTrust.ScanContext, PredefinedProfileSettings {
      /** Always `predefined`: made and kept up by Cloudflare. */ type: 'predefined';
      /** Least confidence that a match must have to count. */ confidence_threshold?: 'low' | 'medium' | 'high' | 'very_high';
      /** @deprecated */ context_awareness?: ZeroTrust.ContextAwareness;
    }
    export interface IntegrationProfile extends CustomEntryProfile {
      /** @readOnly */ created_at: DateTime;
      /** Entries of the profile, with pattern and state; deprecated, use `shared_entries`. @deprecated */ entries: (/** @discriminator type */
        | CustomEntry | CustomPromptTopicEntry | PredefinedEntry | IntegrationEntry | ExactDataEntry
        | DocumentFingerprintEntry | WordListEntry
      )[];
      /** Entries of the profile that can be in several profiles. */ shared_entries: (/** @discriminator type */
        | CustomEntry | CustomPromptTopicEntry | PredefinedEntry | IntegrationEntry | ExactDataEntry
        | DocumentFingerprintEntry | WordListEntry
      )[];
      /** Always `integration`: comes from a linked product, such as Microsoft labels. */ type: 'integration';
      /** @readOnly */ updated_at: DateTime;
      /** Note on the profile for people; null if there is none. */ description?: string | null;
      /** Id of the integration that the profile's entries come from. */ integration_id: string;
    }
  }

  /** Number of items allowed, by kind. */
  export interface Limits {
    /** List the account's DLP limits and how much of them is used.
     *  @http GET /accounts/{account_id}/dlp/limits
     *  @permission Zero Trust Read; Zero Trust Write
     *  @aliases DLP quota */
    list(params: InAccount, options?: RequestOptions): APIPromise<LimitListResponse>;
  }

  export interface LimitListResponse {
    /** Most custom regex entries the account may have. @min 0 */ max_custom_regex_entries: Integer;
    /** Most cells that all datasets together may hold. @min 0 */ max_dataset_cells: Integer;
    /** Most document fingerprints the account may have. @min 0 */ max_document_fingerprints: Integer;
    /** Custom regex entries there are now. @min 0 */ used_custom_regex_entries: Integer;
    /** Cells used by all datasets now; document fingerprints count too. @min 0 */ used_dataset_cells: Integer;
    /** Document fingerprints there are now. @min 0 */ used_document_fingerprints: Integer;
  }

  /** Single detections of any origin. */
  export interface Entries {
    readonly custom: Entries.Custom;
    readonly predefined: Entries.Predefined;
    readonly integration: Entries.Integration;

    /** Create a regex entry, optionally inside a DLP profile.
     *
     *  An entry detects nothing until a profile holds it and a policy uses the profile.
     *  @http POST /accounts/{account_id}/dlp/entries
     *  @permission Zero Trust Write
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "Project number", "enabled": true, "pattern": { "regex": "PRJ-[0-9]{6}" },
     *    "profile_id": "182bd5e5-6e1a-4fe4-a799-aa6d9a6ab26e"
     *  } */
    create(params: EntryCreateParams, options?: RequestOptions): APIPromise<EntryResult>;

    /** Replace a DLP entry's pattern or state, by its type.
     *
     *  `type` has to be that of the entry. Patterns can be changed on custom entries only.
     *  @http PUT /accounts/{account_id}/dlp/entries/{entry_id}
     *  @permission Zero Trust Write */
    update(/** @format uuid */ entryID: string, params: EntryUpdateParams, options?: RequestOptions): APIPromise<EntryUpdateResponse>;

    /** List DLP entries of all types.
     *  @http GET /accounts/{account_id}/dlp/entries
     *  @permission Zero Trust Read; Zero Trust Write
     *  @columns name type description profile_id enabled created_at updated_at */
    list(params: InAccount, options?: RequestOptions): PagePromise<SinglePage<EntryListResponse>, EntryListResponse>;

    /** Delete a DLP entry by ID.
     *
     *  Every profile that holds the entry loses it.
     *  @http DELETE /accounts/{account_id}/dlp/entries/{entry_id}
     *  @permission Zero Trust Write */
    delete(
      /** @format uuid */ entryID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<EntryDeleteResponse | null>;

    /** Get a DLP entry of any type by its id.
     *  @http GET /accounts/{account_id}/dlp/entries/{entry_id}
     *  @permission Zero Trust Read; Zero Trust Write */
    get(/** @format uuid */ entryID: string, params: InAccount, options?: RequestOptions): APIPromise<EntryGetResponse>;
  }

  export interface EntryNote {
    /** Note on the entry for people; null if there is none. */ description?: string | null;
  }

  export interface EntryCreateParams extends InAccount, ZeroTrust.EntrySwitch, EntryNote {
    /** Name of the DLP entry for people. @example "Customer number" */ name: string;
    pattern: Profiles.Pattern;
    /** Profile that takes in the new entry; left out, none does. @format uuid @from zeroTrust.dlp.profiles.list id */ profile_id?: string;
  }

  export interface EntryName {
    /** Name of the DLP entry for people. */ name: string;
  }

  export interface NamedEntry extends EntryName {
    /** Whether the profile matches with the entry; while disabled it is kept unused. @deprecated */ enabled: boolean;
  }

  export interface EntryResult extends NamedEntry, ZeroTrust.EntryIdentity, EntryNote {
    /** @readOnly */ created_at: DateTime;
    pattern: Profiles.Pattern;
    /** @readOnly */ updated_at: DateTime;
    /** Profile that holds the entry; deprecated, as several can. Null if there is none. @format uuid @deprecated */ profile_id?: string | null;
  }

  /** @discriminator type */
  export type EntryUpdateParams =
    | EntryUpdateParams.CustomEntry | EntryUpdateParams.PredefinedEntry | EntryUpdateParams.IntegrationEntry;
  export namespace EntryUpdateParams {
    export interface CustomEntry extends InAccount, EntryNote {
      /** Name of the DLP entry for people. @example "Customer number" */ name: string;
      pattern: Profiles.Pattern;
      /** Always `custom`: made in the account. */ type: 'custom';
      /** Whether the profile matches with the entry; while disabled it is kept unused. */ enabled?: boolean;
    }
    export interface PredefinedEntry extends InAccount {
      /** Always `predefined`: made and kept up by Cloudflare. */ type: 'predefined';
      /** Whether the profile matches with the entry; while disabled it is kept unused. */ enabled?: boolean;
    }
    export interface IntegrationEntry extends InAccount {
      /** Always `integration`: comes from a linked product, such as Microsoft labels. */ type: 'integration';
      /** Whether the profile matches with the entry; while disabled it is kept unused. */ enabled?: boolean;
    }
  }

  /** @discriminator type */
  export type EntryUpdateResponse =
    | CustomEntry | CustomPromptTopicEntry | PredefinedEntry | IntegrationEntry | ExactDataEntry
    | DocumentFingerprintEntry | WordListEntry;

  export interface EntryState extends ZeroTrust.EntrySwitch {
    /** Profile that holds the entry; deprecated, as several can. Null if there is none. @format uuid */ profile_id?: string | null;
  }

  export interface NamedFingerprint extends ZeroTrust.EntrySwitch, EntryName {
    /** Always `document_fingerprint`: likeness to a sample document. */ type: 'document_fingerprint';
  }

  export interface WordList extends EntryName {
    /** Always `word_list`: a list of words or phrases. */ type: 'word_list';
    /** Words the entry looks for. */ word_list: unknown;
  }

  /** @discriminator type */
  export type EntryListResponse =
    | EntryListResponse.CustomEntry | EntryListResponse.CustomPromptTopicEntry
    | EntryListResponse.PredefinedEntry | EntryListResponse.IntegrationEntry | EntryListResponse.ExactDataEntry
    | EntryListResponse.DocumentFingerprintEntry | EntryListResponse.WordListEntry;
  export namespace EntryListResponse {
    export interface CustomEntry extends NamedEntry, ZeroTrust.EntryIdentity, EntryNote {
      /** @readOnly */ created_at: DateTime;
      pattern: Profiles.Pattern;
      /** Always `custom`: made in the account. */ type: 'custom';
      /** @readOnly */ updated_at: DateTime;
      /** Profile that holds the entry; deprecated, as several can. Null if there is none. @format uuid @deprecated */ profile_id?: string | null;
      upload_status?: 'empty' | 'uploading' | 'pending' | 'processing' | 'failed' | 'complete';
    }
    export interface CustomPromptTopicEntry extends NamedEntry, ZeroTrust.EntryIdentity, EntryNote {
      /** @readOnly */ created_at: DateTime;
      /** Always `custom_prompt_topic`: a topic of AI prompts, described in words. */ type: 'custom_prompt_topic';
      /** @readOnly */ updated_at: DateTime;
      upload_status?: 'empty' | 'uploading' | 'pending' | 'processing' | 'failed' | 'complete';
    }
    export interface PredefinedEntry extends DLP.PredefinedEntry {
      upload_status?: 'empty' | 'uploading' | 'pending' | 'processing' | 'failed' | 'complete';
    }
    export interface IntegrationEntry extends EntryState, ZeroTrust.EntryIdentity, EntryName {
      /** @readOnly */ created_at: DateTime;
      /** Always `integration`: comes from a linked product, such as Microsoft labels. */ type: 'integration';
      /** @readOnly */ updated_at: DateTime;
      upload_status?: 'empty' | 'uploading' | 'pending' | 'processing' | 'failed' | 'complete';
    }
    export interface ExactDataEntry extends DLP.ExactDataEntry {
      upload_status?: 'empty' | 'uploading' | 'pending' | 'processing' | 'failed' | 'complete';
    }
    export interface DocumentFingerprintEntry extends NamedFingerprint, ZeroTrust.EntryIdentity, EntryNote {
      /** @readOnly */ created_at: DateTime;
      /** @readOnly */ updated_at: DateTime;
      upload_status?: 'empty' | 'uploading' | 'pending' | 'processing' | 'failed' | 'complete';
    }
    export interface WordListEntry extends EntryState, WordList, ZeroTrust.EntryIdentity {
      /** @readOnly */ created_at: DateTime;
      /** @readOnly */ updated_at: DateTime;
      upload_status?: 'empty' | 'uploading' | 'pending' | 'processing' | 'failed' | 'complete';
    }
  }

  export type EntryDeleteResponse = JsonValue;

  export interface EntryDetails {
    /** DLP profiles that use the entry, each with its id and name. */ profiles?: CustomEntryProfile[];
    upload_status?: 'empty' | 'uploading' | 'pending' | 'processing' | 'failed' | 'complete';
  }

  /** @discriminator type */
  export type EntryGetResponse =
    | EntryGetResponse.CustomEntry | EntryGetResponse.CustomPromptTopicEntry | EntryGetResponse.PredefinedEntry
    | EntryGetResponse.IntegrationEntry | EntryGetResponse.ExactDataEntry
    | EntryGetResponse.DocumentFingerprintEntry | EntryGetResponse.WordListEntry;
  export namespace EntryGetResponse {
    export interface CustomEntry extends NamedEntry, EntryDetails, ZeroTrust.EntryIdentity, EntryNote {
      /** @readOnly */ created_at: DateTime;
      pattern: Profiles.Pattern;
      /** Always `custom`: made in the account. */ type: 'custom';
      /** @readOnly */ updated_at: DateTime;
      /** Profile that holds the entry; deprecated, as several can. Null if there is none. @format uuid @deprecated */ profile_id?: string | null;
    }
    export interface CustomPromptTopicEntry extends NamedEntry, EntryDetails, ZeroTrust.EntryIdentity, EntryNote {
      /** @readOnly */ created_at: DateTime;
      /** Always `custom_prompt_topic`: a topic of AI prompts, described in words. */ type: 'custom_prompt_topic';
      /** @readOnly */ updated_at: DateTime;
    }
    export interface PredefinedEntry extends DLP.PredefinedEntry, EntryDetails {}
    export interface IntegrationEntry extends EntryState, EntryDetails, ZeroTrust.EntryIdentity, EntryName {
      /** @readOnly */ created_at: DateTime;
      /** Always `integration`: comes from a linked product, such as Microsoft labels. */ type: 'integration';
      /** @readOnly */ updated_at: DateTime;
    }
    export interface ExactDataEntry extends DLP.ExactDataEntry, EntryDetails {}
    export interface DocumentFingerprintEntry extends EntryDetails, NamedFingerprint, ZeroTrust.EntryIdentity, EntryNote {
      /** @readOnly */ created_at: DateTime;
      /** @readOnly */ updated_at: DateTime;
    }
    export interface WordListEntry extends EntryState, EntryDetails, WordList, ZeroTrust.EntryIdentity {
      /** @readOnly */ created_at: DateTime;
      /** @readOnly */ updated_at: DateTime;
    }
  }

  /** Scales of how confidential data is. */
  export interface SensitivityGroups {
    readonly levels: SensitivityGroups.Levels;
    readonly templates: SensitivityGroups.Templates;

    /** Create a sensitivity group, from scratch or from a template.
     *
     *  Give either `template_id` or `levels`.
     *  @http POST /accounts/{account_id}/dlp/sensitivity_groups
     *  @permission Zero Trust Write
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "Company data",
     *    "levels": [{ "name": "Public" }, { "name": "Internal" }, { "name": "Secret" }]
     *  }
     *  @aliases sensitivity labels */
    create(params: SensitivityGroupCreateParams, options?: RequestOptions): APIPromise<SensitivityGroup>;

    /** Replace a sensitivity group's name, description or levels.
     *
     *  A given `levels` list is final, order included: levels left out of it are deleted. Without the list they stay.
     *  @http PUT /accounts/{account_id}/dlp/sensitivity_groups/{sensitivity_group_id}
     *  @body json required
     *  @permission Zero Trust Write */
    update(
      /** @format uuid */ sensitivityGroupID: string,
      params: SensitivityGroupUpdateParams,
      options?: RequestOptions,
    ): APIPromise<SensitivityGroup>;

    /** List the sensitivity groups of the account.
     *  @http GET /accounts/{account_id}/dlp/sensitivity_groups
     *  @permission Zero Trust Read; Zero Trust Write
     *  @columns name description levels created_at updated_at
     *  @key name */
    list(
      params: InAccount,
      options?: RequestOptions,
    ): PagePromise<SinglePage<SensitivityGroup>, SensitivityGroup>;

    /** Delete a sensitivity group.
     *
     *  Its levels go with it.
     *  @http DELETE /accounts/{account_id}/dlp/sensitivity_groups/{sensitivity_group_id}
     *  @permission Zero Trust Write
     *  @cascades zeroTrust.dlp.sensitivityGroups.levels */
    delete(
      /** @format uuid */ sensitivityGroupID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<SensitivityGroupDeleteResponse | null>;

    /** Get one sensitivity group with its levels.
     *  @http GET /accounts/{account_id}/dlp/sensitivity_groups/{sensitivity_group_id}
     *  @permission Zero Trust Read; Zero Trust Write */
    get(
      /** @format uuid */ sensitivityGroupID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<SensitivityGroup>;
  }

  export interface SensitivityGroupLabel {
    /** Name of the sensitivity group for people. */ name: string;
    /** Note on the sensitivity group for people; null if there is none. */ description?: string | null;
    /** @format uuid */ template_id?: string | null;
  }

  export interface SensitivityGroupCreateParams extends InAccount, SensitivityGroupLabel {
    /** Levels of the new group, in order; excludes `template_id`. */ levels?: SensitivityGroupCreateParams.Level[];
  }
  export namespace SensitivityGroupCreateParams {
    export interface Level {
      /** Name of the sensitivity level for people. */ name: string;
      /** Note on the sensitivity level for people; null if there is none. */ description?: string | null;
    }
  }

  export interface SensitivityGroup extends SensitivityGroupLabel {
    /** Identifies the sensitivity group; given by Cloudflare when it is created. @format uuid */ id: string;
    /** @readOnly */ created_at: DateTime;
    /** Levels that a group made from the template gets, in order. */ levels: SensitivityGroups.LevelResult[];
    /** @readOnly */ updated_at: DateTime;
  }

  export interface LevelLabel {
    /** Note on the sensitivity level for people; null if there is none. */ description?: string | null;
    /** Name of the sensitivity level for people; null or absent keeps the present one. */ name?: string | null;
  }

  export interface SensitivityGroupUpdateParams extends InAccount {
    /** Note on the sensitivity group for people; null if there is none. */ description?: string | null;
    /** The final list of levels, in order: those left out are deleted. Null or left out, nothing changes. */
    levels?: SensitivityGroupUpdateParams.Level[] | null;
    /** Name of the sensitivity group for people; null or absent keeps the present one. */ name?: string | null;
  }
  export namespace SensitivityGroupUpdateParams {
    export interface Level extends LevelLabel {
      /** Id of the level to change; null or left out makes a new level. @format uuid */ id?: string | null;
    }
  }

  export type SensitivityGroupDeleteResponse = JsonValue;

  /** Groups of labels for kinds of data. */
  export interface DataTagCategories {
    readonly dataTags: DataTagCategories.DataTags;

    /** Create a data tag category, from scratch or from a template.
     *
     *  Give either `template_id` or `tags`.
     *  @http POST /accounts/{account_id}/dlp/data_tag_categories
     *  @permission Zero Trust Write
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "Departments", "tags": [{ "name": "Finance" }, { "name": "Engineering" }]
     *  } */
    create(params: DataTagCategoryCreateParams, options?: RequestOptions): APIPromise<DataTagCategory>;

    /** Replace a data tag category's name, description or tags.
     *
     *  A given `tags` list is final: tags left out of it are deleted, those without an id are created. Without the list they stay.
     *  @http PUT /accounts/{account_id}/dlp/data_tag_categories/{category_id}
     *  @body json required
     *  @permission Zero Trust Write */
    update(
      /** @format uuid */ categoryID: string,
      params: DataTagCategoryUpdateParams,
      options?: RequestOptions,
    ): APIPromise<DataTagCategory>;

    /** List the data tag categories of the account.
     *  @http GET /accounts/{account_id}/dlp/data_tag_categories
     *  @permission Zero Trust Read; Zero Trust Write
     *  @columns name description tags created_at updated_at
     *  @key name */
    list(
      params: InAccount,
      options?: RequestOptions,
    ): PagePromise<SinglePage<DataTagCategory>, DataTagCategory>;

    /** Delete a data tag category.
     *
     *  Its tags go with it.
     *  @http DELETE /accounts/{account_id}/dlp/data_tag_categories/{category_id}
     *  @permission Zero Trust Write
     *  @cascades zeroTrust.dlp.dataTagCategories.dataTags */
    delete(
      /** @format uuid */ categoryID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<DataTagCategoryDeleteResponse | null>;

    /** Get one data tag category with its tags.
     *  @http GET /accounts/{account_id}/dlp/data_tag_categories/{category_id}
     *  @permission Zero Trust Read; Zero Trust Write */
    get(
      /** @format uuid */ categoryID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<DataTagCategory>;
  }

  export interface DataTagCategoryCreateParams extends InAccount {
    /** Name of the data tag category for people. */ name: string;
    /** Note on the data tag category for people; null if there is none. */ description?: string | null;
    /** Tags of the new category; excludes `template_id`. */ tags?: DataTagCategoryCreateParams.Tag[];
    /** @format uuid */ template_id?: string | null;
  }
  export namespace DataTagCategoryCreateParams {
    export interface Tag {
      /** Name of the tag, which also identifies it. @minLength 1 */ name: string;
      /** Note on the data tag category for people; null if there is none. */ description?: string | null;
    }
  }

  export interface DataTagCategory {
    /** Identifies the data tag category; given by Cloudflare when it is created. @format uuid */ id: string;
    /** @readOnly */ created_at: DateTime;
    /** Name of the data tag category for people. */ name: string;
    tags: DataTagCategory.Tag[];
    /** @readOnly */ updated_at: DateTime;
    /** Note on the data tag category for people; null if there is none. */ description?: string | null;
    /** @format uuid */ template_id?: string | null;
  }
  export namespace DataTagCategory {
    export interface Tag {
      /** Identifies the data tag category; given by Cloudflare when it is created. @format uuid */ id: string;
      /** @readOnly */ created_at: DateTime;
      /** Name of the tag, which also identifies it. */ name: string;
      /** @readOnly */ updated_at: DateTime;
      /** Note on the data tag category for people; null if there is none. */ description?: string | null;
    }
  }

  export interface DataTagCategoryUpdateParams extends InAccount {
    /** Note on the data tag category for people; null if there is none. */ description?: string | null;
    /** Name of the data tag category for people; null or absent keeps the present one. */ name?: string | null;
    /** The final list of tags: those left out are deleted. Null or left out, nothing changes. */ tags?: DataTagCategoryUpdateParams.Tag[] | null;
  }
  export namespace DataTagCategoryUpdateParams {
    export interface Tag {
      /** Existing entry that is updated; null or left out makes a new one. @format uuid */ id?: string | null;
      /** Note on the data tag category for people; null if there is none. */ description?: string | null;
      /** Name of the tag or level; null keeps the present one. */ name?: string | null;
    }
  }

  export type DataTagCategoryDeleteResponse = JsonValue;

  /** Combinations of detections by expression. */
  export interface DataClasses {
    /** Create a data class from an expression, tags and levels.
     *
     *  Can be used in DLP profiles beside entries.
     *  @http POST /accounts/{account_id}/dlp/data_classes
     *  @permission Zero Trust Write */
    create(params: DataClassCreateParams, options?: RequestOptions): APIPromise<DataClass>;

    /** Replace a data class's name, expression, tags or levels.
     *  @http PUT /accounts/{account_id}/dlp/data_classes/{data_class_id}
     *  @body json required
     *  @permission Zero Trust Write */
    update(
      /** @format uuid */ dataClassID: string,
      params: DataClassUpdateParams,
      options?: RequestOptions,
    ): APIPromise<DataClass>;

    /** List the data classes of the account.
     *  @http GET /accounts/{account_id}/dlp/data_classes
     *  @permission Zero Trust Read; Zero Trust Write
     *  @columns name description expression data_tags created_at updated_at
     *  @key name */
    list(params: InAccount, options?: RequestOptions): PagePromise<SinglePage<DataClass>, DataClass>;

    /** Delete a data class from DLP.
     *
     *  Profiles that use the class detect its data no more.
     *  @http DELETE /accounts/{account_id}/dlp/data_classes/{data_class_id}
     *  @permission Zero Trust Write */
    delete(
      /** @format uuid */ dataClassID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<DataClassDeleteResponse | null>;

    /** Get one data class with its expression.
     *  @http GET /accounts/{account_id}/dlp/data_classes/{data_class_id}
     *  @permission Zero Trust Read; Zero Trust Write */
    get(/** @format uuid */ dataClassID: string, params: InAccount, options?: RequestOptions): APIPromise<DataClass>;
  }

  export interface DataClassSettings {
    /** Data tags, by id. @from zeroTrust.dlp.dataTagCategories.dataTags.list */ data_tags: (/** @format uuid */ string)[];
    /** Expression that content must meet to belong to the class. @minLength 1 @example "719d1215-260f-41e6-8c32-eb320ad107ff" */ expression: string;
    /** Name of the data class for people. @example "Customer data" */ name: string;
    /** Sensitivity levels assigned to documents that match the class, one from a group. */ sensitivity_levels: SensitivityLevel[];
    /** Note on the data class for people; null if there is none. */ description?: string | null;
  }

  export interface DataClassCreateParams extends InAccount, DataClassSettings {}

  export interface DataClass extends DataClassSettings {
    /** Identifies the data class; given by Cloudflare when it is created. @format uuid */ id: string;
    /** @readOnly */ created_at: DateTime;
    expression: string;
    name: string;
    /** @readOnly */ updated_at: DateTime;
  }

  export interface DataClassUpdateParams extends InAccount {
    /** New data tags of the class, by id; null or left out keeps the present ones. */ data_tags?: (/** @format uuid */ string)[] | null;
    /** Note on the data class for people; null if there is none. */ description?: string | null;
    /** New expression of the class; null or left out keeps the present one. */ expression?: string | null;
    /** Name of the data class for people; null or absent keeps the present one. */ name?: string | null;
    /** New sensitivity levels of the class; null or left out keeps the present ones. */ sensitivity_levels?: SensitivityLevel[] | null;
  }

  export type DataClassDeleteResponse = JsonValue;

  /** Ready-made groups of labels to start from. */
  export interface DataTagCategoryTemplates {
    /** List ready-made data tag categories to build your own from.
     *  @http GET /accounts/{account_id}/dlp/data_tag_category_templates
     *  @permission Zero Trust Read; Zero Trust Write
     *  @docs https://developers.cloudflare.com/api/operations/dlp-data-tag-category-templates-list
     *  @columns name description tags */
    list(params: InAccount, options?: RequestOptions): APIPromise<ZeroTrust.DataTagCategoryTemplateArray>;

    /** Get one data tag category template with its tags.
     *  @http GET /accounts/{account_id}/dlp/data_tag_category_templates/{template_id}
     *  @permission Zero Trust Read; Zero Trust Write
     *  @docs https://developers.cloudflare.com/api/operations/dlp-data-tag-category-template-read */
    get(
      /** @format uuid */ templateID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<ZeroTrust.DataTagCategoryTemplate>;
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

  export type CustomPromptTopicsSinglePage = SinglePage<CustomPromptTopic>;

  export type DataClassListResponsesSinglePage = SinglePage<DataClass>;

  export interface SensitivityLevel {
    /** @format uuid */ group_id: string;
    /** Sensitivity level, by its id. @format uuid @from zeroTrust.dlp.sensitivityGroups.levels.list id */ level_id: string;
  }

  export type DataTagCategoryListResponsesSinglePage = SinglePage<DataTagCategory>;

  export type DatasetArray = Dataset[];

  export type DatasetsSinglePage = SinglePage<Dataset>;

  export type EntryListResponsesSinglePage = SinglePage<EntryListResponse>;

  export interface CustomEntryProfile {
    /** Identifies the profile; given by Cloudflare when it is created. @format uuid */ id: string;
    /** Name of the profile for people. */ name: string;
  }

  export type ProfilesSinglePage = SinglePage<Profile>;

  export type SensitivityGroupListResponsesSinglePage = SinglePage<SensitivityGroup>;

  export interface CustomEntry extends NamedEntry, ZeroTrust.EntryIdentity, EntryNote {
    /** @readOnly */ created_at: DateTime;
    pattern: Profiles.Pattern;
    /** Always `custom`: made in the account. */ type: 'custom';
    /** @readOnly */ updated_at: DateTime;
    /** Profile that holds the entry; deprecated, as several can. Null if there is none. @format uuid @deprecated */ profile_id?: string | null;
  }

  export interface CustomPromptTopicEntry extends NamedEntry, ZeroTrust.EntryIdentity, EntryNote {
    /** @readOnly */ created_at: DateTime;
    /** Always `custom_prompt_topic`: a topic of AI prompts, described in words. */ type: 'custom_prompt_topic';
    /** @readOnly */ updated_at: DateTime;
  }

  export interface PredefinedEntry extends ZeroTrust.EntryIdentity, ZeroTrust.EntrySwitch, EntryName {
    confidence: ZeroTrust.EntryConfidence;
    /** Always `predefined`: made and kept up by Cloudflare. */ type: 'predefined';
    /** Whether the entry is to be dropped from the catalog. @default false */ deprecated?: boolean;
    /** Profile that holds the entry; deprecated, as several can. Null if there is none. @format uuid @deprecated */ profile_id?: string | null;
    /** Whether the entry is a general one or an AI prompt topic. @discriminator type */ variant?: PromptTopicVariant | GeneralVariant;
  }

  export interface IntegrationEntry extends EntryState, ZeroTrust.EntryIdentity, EntryName {
    /** @readOnly */ created_at: DateTime;
    /** Always `integration`: comes from a linked product, such as Microsoft labels. */ type: 'integration';
    /** @readOnly */ updated_at: DateTime;
  }

  export interface ExactDataEntry extends ZeroTrust.EntryIdentity, ZeroTrust.EntrySwitch, EntryNote, EntryName {
    /** Whether words match only with the same case. */ case_sensitive: boolean;
    /** @readOnly */ created_at: DateTime;
    /** Whether the data was hashed before the upload, as exact data is; word lists are plain text. */ secret: boolean;
    /** Always `exact_data`: a column of a dataset. */ type: 'exact_data';
    /** @readOnly */ updated_at: DateTime;
  }

  export interface DocumentFingerprintEntry extends NamedFingerprint, ZeroTrust.EntryIdentity, EntryNote {
    /** @readOnly */ created_at: DateTime;
    /** @readOnly */ updated_at: DateTime;
  }

  export interface WordListEntry extends EntryState, WordList, ZeroTrust.EntryIdentity {
    /** @readOnly */ created_at: DateTime;
    /** @readOnly */ updated_at: DateTime;
  }

  export interface PromptTopicVariant {
    /** Whether the topic is about the aim of a prompt or the data in it. */ topic_type: 'Intent' | 'Content';
    /** Always `PromptTopic`: a topic of AI prompts. */ type: 'PromptTopic';
    /** Note on the variant for people; null if there is none. */ description?: string | null;
  }

  export interface GeneralVariant {
    /** Always `General`: an ordinary detection. */ type: 'General';
    /** Note on the variant for people; null if there is none. */ description?: string | null;
  }
}

export declare namespace DLP.Datasets {
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

export declare namespace DLP.Datasets.Versions {
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

export declare namespace DLP.Email {
  /** Sign-in requirements that tie mail to this account. */
  export interface AccountMapping {
    /** Create or replace the link between DLP and the email provider.
     *
     *  Decides which Microsoft organizations the DLP add-in accepts.
     *  @http POST /accounts/{account_id}/dlp/email/account_mapping
     *  @permission Zero Trust Write
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353",
     *    "auth_requirements": { "type": "Org", "allowed_microsoft_organizations": ["contoso.com"] }
     *  } */
    create(params: AccountMappingCreateParams, options?: RequestOptions): APIPromise<AccountMappingResult>;

    /** Get the DLP email account mapping.
     *  @http GET /accounts/{account_id}/dlp/email/account_mapping
     *  @permission Zero Trust Read; Zero Trust Write */
    get(params: InAccount, options?: RequestOptions): APIPromise<AccountMappingResult>;
  }

  export interface AccountMappingCreateParams extends InAccount {
    /** Requirements a sender must meet to be accepted; `type` decides which fields are there. @discriminator type */
    auth_requirements: AccountMappingResult.OrgAuthRequirement | AccountMappingCreateParams.Type;
  }
  export namespace AccountMappingCreateParams {
    export interface Type {
      /** Always `NoAuth`: no organization is checked. */ type: 'NoAuth';
    }
  }

  export interface AccountMappingResult {
    /** Token that identifies the account to the add-in. @format uuid @sensitive */ addin_identifier_token: string;
    /** Requirements a sender must meet to be accepted; `type` decides which fields are there. @discriminator type */
    auth_requirements: AccountMappingResult.OrgAuthRequirement | AccountMappingCreateParams.Type;
  }
  export namespace AccountMappingResult {
    export interface OrgAuthRequirement {
      /** Microsoft organizations whose members may use the add-in. */ allowed_microsoft_organizations: string[];
      /** Always `Org`: only members of the named organizations. */ type: 'Org';
    }
  }

  /** Rules for handling matching mail. */
  export interface Rules {
    /** Create an email scanner rule: conditions and their action.
     *
     *  All conditions have to be met. Only mail sent from clients with the DLP add-in is scanned.
     *  @http POST /accounts/{account_id}/dlp/email/rules
     *  @permission Zero Trust Write
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "Block card numbers", "enabled": true,
     *    "action": { "action": "Block", "message": "Card numbers may not leave by email." },
     *    "conditions": [{ "operator": "InList", "selector": "DLPProfiles", "value": ["182bd5e5-6e1a-4fe4-a799-aa6d9a6ab26e"] }]
     *  } */
    create(params: RuleParams, options?: RequestOptions): APIPromise<RuleData>;

    /** Replace an email scanner rule's conditions, action and state.
     *  @http PUT /accounts/{account_id}/dlp/email/rules/{rule_id}
     *  @permission Zero Trust Write */
    update(/** @format uuid */ ruleID: string, params: RuleParams, options?: RequestOptions): APIPromise<RuleData>;

    /** List the email scanner rules of the account.
     *  @http GET /accounts/{account_id}/dlp/email/rules
     *  @permission Zero Trust Read; Zero Trust Write
     *  @columns name description action.action priority enabled created_at updated_at */
    list(params: InAccount, options?: RequestOptions): PagePromise<SinglePage<RuleData>, RuleData>;

    /** Delete an email scanner rule, so that it acts no more.
     *  @http DELETE /accounts/{account_id}/dlp/email/rules/{rule_id}
     *  @permission Zero Trust Write */
    delete(/** @format uuid */ ruleID: string, params: InAccount, options?: RequestOptions): APIPromise<RuleData>;

    /** Edit the priorities of several email scanner rules at once.
     *
     *  Rules with a higher priority are evaluated first.
     *  @http PATCH /accounts/{account_id}/dlp/email/rules
     *  @permission Zero Trust Write
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "new_priorities": { "182bd5e5-6e1a-4fe4-a799-aa6d9a6ab26e": 1 } } */
    bulkEdit(params: RuleBulkEditParams, options?: RequestOptions): APIPromise<RuleData>;

    /** Get one email scanner rule.
     *  @http GET /accounts/{account_id}/dlp/email/rules/{rule_id}
     *  @permission Zero Trust Read; Zero Trust Write */
    get(/** @format uuid */ ruleID: string, params: InAccount, options?: RequestOptions): APIPromise<RuleData>;
  }

  export interface RuleSettings {
    /** Action on a match. */ action: RuleData.Action;
    /** Conditions of the rule, all of which have to be met. */ conditions: RuleData.Condition[];
    /** Whether the rule is applied to mail; while disabled it is kept unused. */ enabled: boolean;
    /** Note on the email rule for people; null if there is none. */ description?: string | null;
  }

  export interface RuleParams extends InAccount, RuleSettings {
    /** Name of the rule for people. @minLength 1 @example "Block mail with card numbers" */ name: string;
  }

  export interface RuleData extends RuleSettings {
    /** @readOnly */ created_at: DateTime;
    /** Name of the email rule for people. */ name: string;
    /** Priority of the rule; higher is evaluated first. @min 0 */ priority: Integer;
    /** Identifies the email rule; given by Cloudflare. @format uuid */ rule_id: string;
    /** @readOnly */ updated_at: DateTime;
  }
  export namespace RuleData {
    export interface Action {
      /** Action for the message; it is always blocked. */ action: 'Block';
      /** Text shown to the sender of a blocked message; null for the standard one. */ message?: string | null;
    }
    export interface Condition {
      /** Operator that compares the selected part with `value`: by list or regular expression. */
      operator: 'InList' | 'NotInList' | 'MatchRegex' | 'NotMatchRegex';
      /** Part of the message that is examined. */ selector: 'Recipients' | 'Sender' | 'DLPProfiles';
      /** List for the list operators, regular expression for the others. */ value: string[] | string;
    }
  }

  export interface RuleBulkEditParams extends InAccount {
    /** New priority by rule id; higher is evaluated first. */ new_priorities: { [key: string]: /** @min 0 */ Integer };
  }

  export type RuleListResponsesSinglePage = SinglePage<RuleData>;
}

export declare namespace DLP.Profiles {
  /** Sets you made yourself. */
  export interface Custom {
    /** Create a custom DLP profile from entries and thresholds.
     *
     *  Blocks nothing by itself: a Gateway HTTP policy or a CASB integration has to use it.
     *  @http POST /accounts/{account_id}/dlp/profiles/custom
     *  @permission Zero Trust Write
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "Project data", "allowed_match_count": 0, "ocr_enabled": false,
     *    "entries": [{ "name": "Project number", "enabled": true, "pattern": { "regex": "PRJ-[0-9]{6}" } }]
     *  }
     *  @aliases data loss prevention profile */
    create(params: CustomCreateParams, options?: RequestOptions): APIPromise<Profile>;

    /** Replace a custom DLP profile's settings and entries.
     *
     *  Associations with data classes, tags and levels stay if they are left out.
     *  @http PUT /accounts/{account_id}/dlp/profiles/custom/{profile_id}
     *  @permission Zero Trust Write
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "profile_id": "182bd5e5-6e1a-4fe4-a799-aa6d9a6ab26e", "name": "Project data",
     *    "allowed_match_count": 5
     *  } */
    update(/** @format uuid */ profileID: string, params: CustomUpdateParams, options?: RequestOptions): APIPromise<Profile>;

    /** Delete a custom DLP profile.
     *
     *  Take it out of Gateway policies and CASB integrations first.
     *  @http DELETE /accounts/{account_id}/dlp/profiles/custom/{profile_id}
     *  @permission Zero Trust Write */
    delete(
      /** @format uuid */ profileID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<CustomDeleteResponse | null>;

    /** Get one custom DLP profile with its entries.
     *  @http GET /accounts/{account_id}/dlp/profiles/custom/{profile_id}
     *  @permission Zero Trust Read; Zero Trust Write */
    get(/** @format uuid */ profileID: string, params: InAccount, options?: RequestOptions): APIPromise<Profile>;

    /** List the custom DLP profiles of the account.
     *  @http GET /accounts/{account_id}/dlp/profiles/custom
     *  @permission Zero Trust Read; Zero Trust Write
     *  @docs https://developers.cloudflare.com/api/operations/dlp-profiles-list-all-custom-profiles
     *  @columns name description allowed_match_count ocr_enabled created_at updated_at
     *  @key name */
    list(params: InAccount, options?: RequestOptions): APIPromise<ZeroTrust.CustomProfileArray>;
  }

  export interface CustomCreateParams extends InAccount, ZeroTrust.ScanContext {
    /** Name of the profile for people. @minLength 1 */ name: string;
    /** Matches to tolerate: policies trigger when there are more. @min 0 @max 1000 @default 0 @example 5 */ allowed_match_count?: Integer;
    /** @default "low" */ confidence_threshold?: string | null;
    /** @deprecated */
    context_awareness?: ZeroTrust.ContextAwareness;
    /** Data classes the profile detects, by id. @from zeroTrust.dlp.dataClasses.list */ data_classes?: (/** @format uuid */ string)[];
    /** Data tags, by id. @from zeroTrust.dlp.dataTagCategories.dataTags.list */ data_tags?: (/** @format uuid */ string)[];
    /** Note on the custom profile; null if there is none. */ description?: string | null;
    /** New entries that are made with the profile: patterns or word lists. */
    entries?: (CustomCreateParams.DLPNewCustomEntry | CustomCreateParams.DLPNewWordListEntry)[];
    /** Sensitivity levels assigned to documents that match the class, one from a group. */ sensitivity_levels?: SensitivityLevel[];
    /** Existing entries of any kind that the profile takes in. */ shared_entries?: CustomCreateParams.SharedEntry[];
  }
  export namespace CustomCreateParams {
    export interface DLPNewCustomEntry extends ZeroTrust.EntrySwitch, EntryNote, EntryName {
      pattern: Pattern;
    }
    export interface DLPNewWordListEntry extends ZeroTrust.EntrySwitch, EntryName {
      /** Words and phrases to look for. @minItems 1 */ words: string[];
    }
    export interface SharedEntry extends ZeroTrust.EntrySwitch {
      /** @format uuid @from zeroTrust.dlp.entries.list id */ entry_id: string;
    }
  }

  export interface CustomUpdateParams extends InAccount, ZeroTrust.ScanContext {
    /** Name of the profile for people. */ name: string;
    /** Matches to tolerate; null or left out keeps the present number. @min 0 @max 1000 */ allowed_match_count?: Integer | null;
    /** @default "low" */ confidence_threshold?: string | null;
    /** @deprecated */
    context_awareness?: ZeroTrust.ContextAwareness;
    /** Data classes for the profile, by id; left out, they stay. @from zeroTrust.dlp.dataClasses.list */
    data_classes?: (/** @format uuid */ string)[] | null;
    /** Data tags for the profile, by id; left out, they stay. @from zeroTrust.dlp.dataTagCategories.dataTags.list */
    data_tags?: (/** @format uuid */ string)[] | null;
    /** Note on the profile for people; null if there is none. */ description?: string | null;
    /** Custom entries of the profile, existing ones with their id; deprecated, use `shared_entries`. @deprecated */
    entries?: (CustomUpdateParams.DLPNewCustomEntryWithID | CustomCreateParams.DLPNewCustomEntry)[] | null;
    /** Sensitivity levels for the profile; left out, they stay. */ sensitivity_levels?: SensitivityLevel[] | null;
    /** Existing entries in the profile, such as predefined ones and those of integrations. */ shared_entries?: CustomCreateParams.SharedEntry[];
  }
  export namespace CustomUpdateParams {
    export interface DLPNewCustomEntryWithID extends ZeroTrust.EntrySwitch, EntryNote, EntryName {
      /** @format uuid @from zeroTrust.dlp.entries.list id */ entry_id: string;
      pattern: Pattern;
    }
  }

  export type CustomDeleteResponse = JsonValue;

  /** Sets made by Cloudflare, to be tuned. */
  export interface Predefined {
    /** Replace the configuration of a predefined DLP profile.
     *
     *  Entries not in `enabled_entries` are switched off.
     *  @http PUT /accounts/{account_id}/dlp/profiles/predefined/{profile_id}/config
     *  @body json required
     *  @permission Zero Trust Write
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "profile_id": "182bd5e5-6e1a-4fe4-a799-aa6d9a6ab26e", "allowed_match_count": 5,
     *    "confidence_threshold": "medium", "enabled_entries": ["ea85612a-29c8-46c2-bacb-669d65136971"]
     *  } */
    update(/** @format uuid */ profileID: string, params: PredefinedUpdateParams, options?: RequestOptions): APIPromise<PredefinedProfile>;

    /** Delete a predefined profile's settings (does nothing).
     *
     *  Predefined profiles cannot be deleted: the call succeeds without effect, and is there for generated clients.
     *  @http DELETE /accounts/{account_id}/dlp/profiles/predefined/{profile_id}
     *  @permission Zero Trust Write */
    delete(
      /** @format uuid */ profileID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<PredefinedDeleteResponse | null>;

    /** Get the configuration of a predefined DLP profile.
     *  @http GET /accounts/{account_id}/dlp/profiles/predefined/{profile_id}/config
     *  @permission Zero Trust Read; Zero Trust Write */
    get(/** @format uuid */ profileID: string, params: InAccount, options?: RequestOptions): APIPromise<PredefinedProfile>;

    /** Create the settings of a predefined profile, named by its id.
     *  @http POST /accounts/{account_id}/dlp/profiles/predefined
     *  @permission Zero Trust Write
     *  @docs https://developers.cloudflare.com/api/operations/dlp-profiles-create-predefined-profile */
    create(params: PredefinedCreateParams, options?: RequestOptions): APIPromise<ZeroTrust.Profile>;

    /** Get a predefined DLP profile by its id.
     *  @http GET /accounts/{account_id}/dlp/profiles/predefined/{profile_id}
     *  @permission Zero Trust Read; Zero Trust Write
     *  @docs https://developers.cloudflare.com/api/operations/dlp-profiles-get-predefined-profile */
    getProfile(
      /** @format uuid */ profileID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<ZeroTrust.Profile>;

    /** Replace the entries and thresholds of a predefined DLP profile.
     *
     *  Older way, with one object per entry; `update` takes a plain list of the enabled ids.
     *  @http PUT /accounts/{account_id}/dlp/profiles/predefined/{profile_id}
     *  @body json required
     *  @permission Zero Trust Write
     *  @docs https://developers.cloudflare.com/api/operations/dlp-profiles-update-predefined-profile */
    updateProfile(
      /** @format uuid */ profileID: string,
      params: PredefinedUpdateProfileParams,
      options?: RequestOptions,
    ): APIPromise<ZeroTrust.Profile>;

    /** Create the configuration of a predefined DLP profile.
     *
     *  Does the same as `update`, and is there for generated clients.
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

  export interface MatchThreshold {
      /** Matches to tolerate before policies trigger; null takes the default. @min 0 @max 1000 @default 0 @example 5 */
      allowed_match_count?: Integer | null;
      /** @default "low" */ confidence_threshold?: string | null;
    }

  export interface PredefinedUpdateParams extends InAccount, ZeroTrust.ScanContext, MatchThreshold {
    /** Entries to switch on, by id; all others of the profile are switched off. */ enabled_entries?: (/** @format uuid */ string)[] | null;
    /** Entries of the profile, each with its state; deprecated. @deprecated */ entries?: PredefinedUpdateParams.Entry[];
  }
  export namespace PredefinedUpdateParams {
    export interface Entry extends ZeroTrust.EntryIdentity, ZeroTrust.EntrySwitch {}
  }

  export interface PredefinedProfile extends ZeroTrust.ScanContext, PredefinedProfileSettings {
    /** @default "low" */ confidence_threshold: string | null;
    /** Entries of the profile that are switched on, by id. */ enabled_entries: (/** @format uuid */ string)[];
  }

  export type PredefinedDeleteResponse = JsonValue;

  export interface PredefinedCreateParams extends InAccount, ZeroTrust.ScanContext, MatchThreshold {
    /** @deprecated */
    context_awareness?: ZeroTrust.ContextAwareness;
    /** State of single entries: id and whether on; deprecated. @deprecated */ entries?: ZeroTrust.PredefinedProfileEntryUpdate[];
    /** Predefined profile to set up. @format uuid @from zeroTrust.dlp.profiles.list id @example "384e129d-25bd-403c-8019-bc19eb7a8a5f" */ profile_id: string;
  }

  export interface PredefinedUpdateProfileParams extends InAccount, ZeroTrust.ScanContext, MatchThreshold {
    /** @deprecated */
    context_awareness?: ZeroTrust.ContextAwareness;
    /** State of single entries: id and whether on; deprecated. @deprecated */ entries?: ZeroTrust.PredefinedProfileEntryUpdate[];
  }

  export interface PredefinedCreateConfigParams extends InAccount, ZeroTrust.ScanContext, MatchThreshold {
    /** Entries to switch on, by id; all others of the profile are switched off. */ enabled_entries?: (/** @format uuid */ string)[] | null;
    /** State of single entries: id and whether on; deprecated. @deprecated */ entries?: ZeroTrust.PredefinedProfileEntryUpdate[];
  }

  export interface CustomProfile {
    /** Identifies the custom profile; policies refer to it. */ id: string;
    /** Matches the profile tolerates before policies trigger. */ allowed_match_count: number;
    created_at: string;
    /** Name of the DLP profile for people. */ name: string;
    ocr_enabled: boolean;
    updated_at: string;
    ai_context_enabled?: boolean;
    /** Least confidence that a match must have to count. */ confidence_threshold?: 'low' | 'medium' | 'high' | 'very_high';
    /** @deprecated */ context_awareness?: ZeroTrust.ContextAwareness;
    /** Data classes that belong to the profile, by id. */ data_classes?: string[];
    /** Data tags that belong to the profile, by id. */ data_tags?: string[];
    /** Note on the profile for people; null if there is none. */ description?: string | null;
    /** Entries of the profile, with pattern and state; deprecated, use `shared_entries`. @deprecated */ entries?: (/** @discriminator type */
      | CustomProfile.CustomEntry | CustomProfile.CustomPromptTopicEntry | CustomProfile.PredefinedEntry
      | CustomProfile.IntegrationEntry | CustomProfile.ExactDataEntry | CustomProfile.DocumentFingerprintEntry
      | CustomProfile.WordListEntry
    )[];
    /** Sensitivity levels that belong to the profile. */ sensitivity_levels?: CustomProfile.SensitivityLevel[];
    /** Entries of the profile that can be in several profiles. */ shared_entries?: (/** @discriminator type */
      | CustomProfile.CustomEntry | CustomProfile.CustomPromptTopicEntry | CustomProfile.PredefinedEntry
      | CustomProfile.IntegrationEntry | CustomProfile.ExactDataEntry | CustomProfile.DocumentFingerprintEntry
      | CustomProfile.WordListEntry
    )[];
  }
  export namespace CustomProfile {
    export interface ProfileEntry {
      /** Identifies the entry; given by Cloudflare when it is created. */ id: string;
      /** Profile the entry belongs to; deprecated, null if there is none. @deprecated */ profile_id?: string | null;
    }

    export interface CustomEntry extends NamedEntry, EntryNote, ProfileEntry {
      created_at: string;
      pattern: Pattern;
      /** Always `custom`: made in the account. */ type: 'custom';
      updated_at: string;
    }
    export interface CustomPromptTopicEntry extends NamedEntry {
      /** Identifies the entry; given by Cloudflare when it is created. */ id: string;
      created_at: string;
      /** Always `custom_prompt_topic`: a topic of AI prompts, described in words. */ type: 'custom_prompt_topic';
      updated_at: string;
      /** Note on the custom prompt topic; null if there is none. */ description?: string | null;
    }
    export interface PredefinedEntry extends ZeroTrust.EntrySwitch, EntryName, ProfileEntry {
      confidence: ZeroTrust.EntryConfidence;
      /** Always `predefined`: made and kept up by Cloudflare. */ type: 'predefined';
      /** Whether the catalog plans to drop the entry; use another. */ deprecated?: boolean;
      /** Kind of predefined entry: a general one or a topic of AI prompts. @discriminator type */ variant?: PromptTopicVariant | GeneralVariant;
    }
    export interface IntegrationEntry extends ZeroTrust.EntrySwitch, EntryName, ProfileEntry {
      created_at: string;
      /** Always `integration`: comes from a linked product, such as Microsoft labels. */ type: 'integration';
      updated_at: string;
      profile_id?: string | null;
    }
    export interface ExactDataEntry extends ZeroTrust.EntrySwitch, EntryName {
      /** Identifies the entry; given by Cloudflare when it is created. */ id: string;
      /** Whether the data matches only with the same case; always true for secret data. */ case_sensitive: boolean;
      created_at: string;
      /** Whether the data was hashed before the upload, as exact data is; word lists are plain text. */ secret: boolean;
      /** Always `exact_data`: a column of a dataset. */ type: 'exact_data';
      updated_at: string;
      /** Note on the exact data entry; null if there is none. */ description?: string | null;
    }
    export interface DocumentFingerprintEntry extends NamedFingerprint {
      /** Identifies the entry; given by Cloudflare when it is created. */ id: string;
      created_at: string;
      updated_at: string;
      /** Note on the document fingerprint; null if there is none. */ description?: string | null;
    }
    export interface WordListEntry extends WordList, ZeroTrust.EntrySwitch, ProfileEntry {
      created_at: string;
      updated_at: string;
      profile_id?: string | null;
    }
    export interface SensitivityLevel {
      /** Sensitivity group that the level is from. */ group_id: string;
      /** Sensitivity level within the group. */ level_id: string;
    }
  }

  export interface Pattern {
    /** Regular expression in Rust syntax, without unbounded `*` and `+`. @minLength 1 @example "C-[0-9]{6}" */ regex: string;
    /** Check that a match has to pass besides: the Luhn digit; deprecated. @deprecated */ validation?: 'luhn';
  }
}

export declare namespace DLP.Entries {
  /** Detections by your own pattern. */
  export interface Custom {
    /** Create a custom entry with its own pattern.
     *
     *  An entry detects nothing until a profile holds it and a policy uses the profile.
     *  @http POST /accounts/{account_id}/dlp/entries
     *  @permission Zero Trust Write
     *  @sameAs zeroTrust.dlp.entries.create */
    create(params: CustomCreateParams, options?: RequestOptions): APIPromise<EntryResult>;

    /** Replace a custom entry's name, pattern and state.
     *  @http PUT /accounts/{account_id}/dlp/entries/custom/{entry_id}
     *  @permission Zero Trust Write
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "entry_id": "182bd5e5-6e1a-4fe4-a799-aa6d9a6ab26e", "name": "Project number",
     *    "enabled": true, "pattern": { "regex": "PRJ-[0-9]{6,8}" }
     *  } */
    update(/** @format uuid */ entryID: string, params: CustomUpdateParams, options?: RequestOptions): APIPromise<EntryResult>;

    /** List DLP entries, custom ones among them.
     *  @http GET /accounts/{account_id}/dlp/entries
     *  @permission Zero Trust Read; Zero Trust Write
     *  @sameAs zeroTrust.dlp.entries.list */
    list(params: InAccount, options?: RequestOptions): PagePromise<SinglePage<EntryListResponse>, EntryListResponse>;

    /** Delete a custom entry from DLP.
     *  @http DELETE /accounts/{account_id}/dlp/entries/{entry_id}
     *  @permission Zero Trust Write
     *  @sameAs zeroTrust.dlp.entries.delete */
    delete(
      /** @format uuid */ entryID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<CustomDeleteResponse | null>;

    /** Get one custom entry by its id.
     *  @http GET /accounts/{account_id}/dlp/entries/{entry_id}
     *  @permission Zero Trust Read; Zero Trust Write
     *  @sameAs zeroTrust.dlp.entries.get */
    get(/** @format uuid */ entryID: string, params: InAccount, options?: RequestOptions): APIPromise<EntryGetResponse>;
  }

  export interface CustomCreateParams extends InAccount {
    /** Whether matching devices get the profile. */ enabled: boolean;
    /** Name of the DLP entry for people. @minLength 1 @example "Customer number" */ name: string;
    pattern: Profiles.Pattern;
    /** Note on the custom profile; null if there is none. */ description?: string | null;
    /** Profile that takes in the new entry; left out, none does. @format uuid @from zeroTrust.dlp.profiles.list id */ profile_id?: string;
  }

  export interface CustomUpdateParams extends InAccount, ZeroTrust.EntrySwitch, EntryNote, EntryName {
    pattern: Profiles.Pattern;
  }

  export type CustomDeleteResponse = JsonValue;

  /** Detections made by Cloudflare. */
  export interface Predefined {
    /** Create a predefined entry's settings, on or off.
     *
     *  The entry itself exists already: the call only sets its state, and is there for generated clients.
     *  @http POST /accounts/{account_id}/dlp/entries/predefined
     *  @permission Zero Trust Write */
    create(params: PredefinedCreateParams, options?: RequestOptions): APIPromise<PredefinedResult>;

    /** Replace the state of a predefined entry: on or off.
     *  @http PUT /accounts/{account_id}/dlp/entries/predefined/{entry_id}
     *  @permission Zero Trust Write */
    update(
      /** @format uuid */ entryID: string,
      params: PredefinedUpdateParams,
      options?: RequestOptions,
    ): APIPromise<PredefinedResult>;

    /** List DLP entries, predefined ones among them.
     *  @http GET /accounts/{account_id}/dlp/entries
     *  @permission Zero Trust Read; Zero Trust Write
     *  @sameAs zeroTrust.dlp.entries.list */
    list(params: InAccount, options?: RequestOptions): PagePromise<SinglePage<EntryListResponse>, EntryListResponse>;

    /** Delete a predefined entry's settings (does nothing).
     *
     *  Predefined entries cannot be deleted: the call succeeds without effect.
     *  @http DELETE /accounts/{account_id}/dlp/entries/predefined/{entry_id}
     *  @permission Zero Trust Write */
    delete(
      /** @format uuid */ entryID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<PredefinedDeleteResponse | null>;

    /** Get one predefined entry by its id.
     *  @http GET /accounts/{account_id}/dlp/entries/{entry_id}
     *  @permission Zero Trust Read; Zero Trust Write
     *  @sameAs zeroTrust.dlp.entries.get */
    get(/** @format uuid */ entryID: string, params: InAccount, options?: RequestOptions): APIPromise<EntryGetResponse>;
  }

  export interface PredefinedCreateParams extends InAccount, ZeroTrust.EntrySwitch {
    /** @format uuid @from zeroTrust.dlp.entries.list id @example "719d1215-260f-41e6-8c32-eb320ad107ff" */ entry_id: string;
    /** Profile that owns the entry; needed only if that is not known already. @format uuid @from zeroTrust.dlp.profiles.list id */
    profile_id?: string | null;
  }

  export interface PredefinedResult extends ZeroTrust.EntryIdentity, ZeroTrust.EntrySwitch, EntryName {
    confidence: ZeroTrust.EntryConfidence;
    /** Whether the catalog plans to drop the entry; use another. @default false */ deprecated?: boolean;
    /** Profile that holds the entry; deprecated, as several can. Null if there is none. @format uuid @deprecated */ profile_id?: string | null;
    /** Kind of predefined entry: a general one or a topic of AI prompts. @discriminator type */ variant?: PromptTopicVariant | GeneralVariant;
  }

  export interface PredefinedUpdateParams extends InAccount, ZeroTrust.EntrySwitch {}

  export type PredefinedDeleteResponse = JsonValue;

  /** Detections taken from connected services. */
  export interface Integration {
    /** Create an integration entry's settings, on or off.
     *
     *  The entry itself comes with the integration: the call only sets its state, and is there for generated clients.
     *  @http POST /accounts/{account_id}/dlp/entries/integration
     *  @permission Zero Trust Write */
    create(params: IntegrationCreateParams, options?: RequestOptions): APIPromise<IntegrationData>;

    /** Replace the state of an integration entry: on or off.
     *  @http PUT /accounts/{account_id}/dlp/entries/integration/{entry_id}
     *  @permission Zero Trust Write */
    update(
      /** @format uuid */ entryID: string,
      params: PredefinedUpdateParams,
      options?: RequestOptions,
    ): APIPromise<IntegrationData>;

    /** List DLP entries, those from integrations among them.
     *  @http GET /accounts/{account_id}/dlp/entries
     *  @permission Zero Trust Read; Zero Trust Write
     *  @sameAs zeroTrust.dlp.entries.list */
    list(params: InAccount, options?: RequestOptions): PagePromise<SinglePage<IntegrationListResponse>, IntegrationListResponse>;

    /** Delete an integration entry's settings (does nothing).
     *
     *  Integration entries cannot be deleted: the call succeeds without effect.
     *  @http DELETE /accounts/{account_id}/dlp/entries/integration/{entry_id}
     *  @permission Zero Trust Write */
    delete(
      /** @format uuid */ entryID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<IntegrationDeleteResponse | null>;

    /** Get one integration entry by its id.
     *  @http GET /accounts/{account_id}/dlp/entries/{entry_id}
     *  @permission Zero Trust Read; Zero Trust Write
     *  @sameAs zeroTrust.dlp.entries.get */
    get(/** @format uuid */ entryID: string, params: InAccount, options?: RequestOptions): APIPromise<IntegrationGetResponse>;
  }

  export interface IntegrationCreateParams extends InAccount, EntryState {
    /** @format uuid @from zeroTrust.dlp.entries.list id @example "719d1215-260f-41e6-8c32-eb320ad107ff" */ entry_id: string;
  }

  export interface IntegrationData extends EntryState {
    /** Identifies the integration or entry; given by Cloudflare. @format uuid */ id: string;
    /** @readOnly */ created_at: DateTime;
    /** Name of the integration, as users gave it. */ name: string;
    /** @readOnly */ updated_at: DateTime;
  }

  /** @discriminator type */
  export type IntegrationListResponse =
    | EntryListResponse.CustomEntry | EntryListResponse.CustomPromptTopicEntry
    | EntryListResponse.PredefinedEntry | IntegrationListResponse.IntegrationEntry
    | EntryListResponse.ExactDataEntry | EntryListResponse.DocumentFingerprintEntry
    | EntryListResponse.WordListEntry;
  export namespace IntegrationListResponse {
    export interface IntegrationEntry extends EntryState {
      /** Identifies the posture rule or integration; given by Cloudflare. @format uuid */ id: string;
      /** @readOnly */ created_at: DateTime;
      /** Name of the integration for people. */ name: string;
      /** Provider that is connected. */ type: 'integration';
      /** @readOnly */ updated_at: DateTime;
      upload_status?: 'empty' | 'uploading' | 'pending' | 'processing' | 'failed' | 'complete';
    }
  }

  export type IntegrationDeleteResponse = JsonValue;

  /** @discriminator type */
  export type IntegrationGetResponse =
    | EntryGetResponse.CustomEntry | EntryGetResponse.CustomPromptTopicEntry
    | EntryGetResponse.PredefinedEntry | IntegrationGetResponse.IntegrationEntry
    | EntryGetResponse.ExactDataEntry | EntryGetResponse.DocumentFingerprintEntry
    | EntryGetResponse.WordListEntry;
  export namespace IntegrationGetResponse {
    export interface IntegrationEntry extends EntryState, EntryDetails {
      /** Identifies the posture rule or integration; given by Cloudflare. @format uuid */ id: string;
      /** @readOnly */ created_at: DateTime;
      /** Name of the integration for people. */ name: string;
      /** Provider that is connected. */ type: 'integration';
      /** @readOnly */ updated_at: DateTime;
    }
  }

  export type CustomListResponsesSinglePage = SinglePage<EntryListResponse>;

  export type IntegrationListResponsesSinglePage = SinglePage<IntegrationListResponse>;

  export type PredefinedListResponsesSinglePage = SinglePage<EntryListResponse>;
}

export declare namespace DLP.SensitivityGroups {
  /** Steps on a scale, such as public or secret. */
  export interface Levels {
    readonly order: Levels.Order;

    /** Create a sensitivity level in a group.
     *  @http POST /accounts/{account_id}/dlp/sensitivity_groups/{sensitivity_group_id}/levels
     *  @permission Zero Trust Write */
    create(
      /** @format uuid */ sensitivityGroupID: string,
      params: LevelCreateParams,
      options?: RequestOptions,
    ): APIPromise<LevelResult>;

    /** Replace a sensitivity level's name or description.
     *  @http PUT /accounts/{account_id}/dlp/sensitivity_groups/{sensitivity_group_id}/levels/{sensitivity_level_id}
     *  @body json required
     *  @permission Zero Trust Write */
    update(
      /** @format uuid */ sensitivityLevelID: string,
      params: LevelUpdateParams,
      options?: RequestOptions,
    ): APIPromise<LevelResult>;

    /** List the sensitivity levels within a group.
     *  @http GET /accounts/{account_id}/dlp/sensitivity_groups/{sensitivity_group_id}/levels
     *  @permission Zero Trust Read; Zero Trust Write
     *  @columns name description created_at updated_at
     *  @key name */
    list(
      /** @format uuid */ sensitivityGroupID: string,
      params: InAccount,
      options?: RequestOptions,
    ): PagePromise<SinglePage<LevelResult>, LevelResult>;

    /** Delete one sensitivity level from its group.
     *  @http DELETE /accounts/{account_id}/dlp/sensitivity_groups/{sensitivity_group_id}/levels/{sensitivity_level_id}
     *  @permission Zero Trust Write */
    delete(
      /** @format uuid */ sensitivityLevelID: string,
      params: LevelParams,
      options?: RequestOptions,
    ): APIPromise<LevelDeleteResponse | null>;

    /** Get one sensitivity level of a group.
     *  @http GET /accounts/{account_id}/dlp/sensitivity_groups/{sensitivity_group_id}/levels/{sensitivity_level_id}
     *  @permission Zero Trust Read; Zero Trust Write */
    get(
      /** @format uuid */ sensitivityLevelID: string,
      params: LevelParams,
      options?: RequestOptions,
    ): APIPromise<LevelResult>;
  }

  export interface LevelCreateParams extends InAccount, SensitivityGroupCreateParams.Level {
    /** @example "Confidential" */ name: string;
  }

  export interface LevelResult extends SensitivityGroupCreateParams.Level {
    /** Identifies the sensitivity level; given by Cloudflare when it is created. @format uuid */ id: string;
    /** @readOnly */ created_at: DateTime;
    /** @readOnly */ updated_at: DateTime;
  }

  export interface LevelUpdateParams extends InAccount, LevelLabel {
    /** Sensitivity group that the level belongs to. @format uuid @from zeroTrust.dlp.sensitivityGroups.list id */ sensitivity_group_id: string;
  }

  export interface LevelParams extends InAccount {
    /** Sensitivity group that the level belongs to. @format uuid @from zeroTrust.dlp.sensitivityGroups.list id */ sensitivity_group_id: string;
  }

  export type LevelDeleteResponse = JsonValue;

  /** Ready-made scales to start from. */
  export interface Templates {
    /** List ready-made sensitivity groups to build your own from.
     *  @http GET /accounts/{account_id}/dlp/sensitivity_groups/templates
     *  @permission Zero Trust Read; Zero Trust Write
     *  @docs https://developers.cloudflare.com/api/operations/dlp-sensitivity-group-templates-list
     *  @columns name description levels */
    list(params: InAccount, options?: RequestOptions): APIPromise<ZeroTrust.SensitivityGroupTemplateArray>;

    /** Get one sensitivity group template with its levels.
     *  @http GET /accounts/{account_id}/dlp/sensitivity_groups/templates/{template_id}
     *  @permission Zero Trust Read; Zero Trust Write
     *  @docs https://developers.cloudflare.com/api/operations/dlp-sensitivity-group-template-read */
    get(
      /** @format uuid */ templateID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<ZeroTrust.SensitivityGroupTemplate>;
  }

  export type LevelListResponsesSinglePage = SinglePage<LevelResult>;
}

export declare namespace DLP.SensitivityGroups.Levels {
  /** Sequence of the steps. */
  export interface Order {
    /** Replace the order of a group's sensitivity levels.
     *
     *  Give the ids of all levels of the group.
     *  @http PUT /accounts/{account_id}/dlp/sensitivity_groups/{sensitivity_group_id}/level_order
     *  @permission Zero Trust Write
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "sensitivity_group_id": "182bd5e5-6e1a-4fe4-a799-aa6d9a6ab26e",
     *    "level_ids": ["ea85612a-29c8-46c2-bacb-669d65136971", "f174e90a-fafe-4643-bbbc-4a0ed4fc8415"]
     *  } */
    update(
      /** @format uuid */ sensitivityGroupID: string,
      params: OrderUpdateParams,
      options?: RequestOptions,
    ): APIPromise<OrderResult>;

    /** Get the order of a group's sensitivity levels.
     *  @http GET /accounts/{account_id}/dlp/sensitivity_groups/{sensitivity_group_id}/level_order
     *  @permission Zero Trust Read; Zero Trust Write */
    get(/** @format uuid */ sensitivityGroupID: string, params: InAccount, options?: RequestOptions): APIPromise<OrderResult>;
  }

  export interface OrderUpdateParams extends InAccount {
    level_ids: (/** @format uuid */ string)[];
  }

  export interface OrderResult {
    level_ids: (/** @format uuid */ string)[];
  }
}

export declare namespace DLP.DataTagCategories {
  /** Single labels for a kind of data. */
  export interface DataTags {
    /** Create a data tag in a category.
     *  @http POST /accounts/{account_id}/dlp/data_tag_categories/{category_id}/data_tags
     *  @permission Zero Trust Write */
    create(
      /** @format uuid */ categoryID: string,
      params: DataTagCreateParams,
      options?: RequestOptions,
    ): APIPromise<DataTag>;

    /** Replace a data tag's name or description.
     *  @http PUT /accounts/{account_id}/dlp/data_tag_categories/{category_id}/data_tags/{tag_id}
     *  @body json required
     *  @permission Zero Trust Write */
    update(
      /** @format uuid */ tagID: string,
      params: DataTagUpdateParams,
      options?: RequestOptions,
    ): APIPromise<DataTag>;

    /** List the data tags within a category.
     *  @http GET /accounts/{account_id}/dlp/data_tag_categories/{category_id}/data_tags
     *  @permission Zero Trust Read; Zero Trust Write
     *  @columns name description created_at updated_at
     *  @key name */
    list(
      /** @format uuid */ categoryID: string,
      params: InAccount,
      options?: RequestOptions,
    ): PagePromise<SinglePage<DataTag>, DataTag>;

    /** Delete one data tag from its category.
     *  @http DELETE /accounts/{account_id}/dlp/data_tag_categories/{category_id}/data_tags/{tag_id}
     *  @permission Zero Trust Write */
    delete(
      /** @format uuid */ tagID: string,
      params: DataTagParams,
      options?: RequestOptions,
    ): APIPromise<DataTagDeleteResponse | null>;

    /** Get one data tag of a category.
     *  @http GET /accounts/{account_id}/dlp/data_tag_categories/{category_id}/data_tags/{tag_id}
     *  @permission Zero Trust Read; Zero Trust Write */
    get(/** @format uuid */ tagID: string, params: DataTagParams, options?: RequestOptions): APIPromise<DataTag>;
  }

  export interface DataTagLabel {
    /** Name of the data tag for people. @example "Customer data" */ name: string;
    /** Note on the data tag for people; null if there is none. */ description?: string | null;
  }

  export interface DataTagCreateParams extends InAccount, DataTagLabel {}

  export interface DataTag extends DataTagLabel {
    /** Identifies the data tag; given by Cloudflare when it is created. @format uuid */ id: string;
    /** @readOnly */ created_at: DateTime;
    name: string;
    /** @readOnly */ updated_at: DateTime;
  }

  export interface DataTagUpdateParams extends InAccount {
    /** Data tag category that the tag belongs to. @format uuid @from zeroTrust.dlp.dataTagCategories.list id */ category_id: string;
    /** Note on the data tag for people; null if there is none. */ description?: string | null;
    /** Name of the data tag for people; null or absent keeps the present one. */ name?: string | null;
  }

  export interface DataTagParams extends InAccount {
    /** Data tag category that the tag belongs to. @format uuid @from zeroTrust.dlp.dataTagCategories.list id */ category_id: string;
  }

  export type DataTagDeleteResponse = JsonValue;

  export type DataTagListResponsesSinglePage = SinglePage<DataTag>;
}
