import type { APIPromise, RequestOptions } from '../../_client.ts';
import type { DateTime, InAccount, Integer } from '../../_shared.ts';
import type { Dataset, DatasetArray, DatasetCreateParams, DatasetCreation, DatasetLabel, Datasets, DatasetsSinglePage, DatasetUpdateParams, DocumentFingerprintCreateParams, DocumentFingerprints, DocumentFingerprintUpdateParams, DocumentFingerprintUploadParams } from './datasets.ts';
import type { Email } from './email.ts';
import type { CustomEntryProfile, PredefinedProfileSettings, Profile, ProfileListParams, Profiles, ProfilesSinglePage } from './profiles.ts';
import type { CustomEntry, CustomPromptTopicEntry, DocumentFingerprintEntry, Entries, EntryCreateParams, EntryDeleteResponse, EntryDetails, EntryGetResponse, EntryListResponse, EntryListResponsesSinglePage, EntryName, EntryNote, EntryResult, EntryState, EntryUpdateParams, EntryUpdateResponse, ExactDataEntry, IntegrationEntry, NamedEntry, NamedFingerprint, PredefinedEntry, WordList, WordListEntry } from './entries.ts';
import type { DataClass, DataClassCreateParams, DataClassDeleteResponse, DataClasses, DataClassListResponsesSinglePage, DataClassSettings, DataClassUpdateParams, DataTagCategories, DataTagCategory, DataTagCategoryCreateParams, DataTagCategoryDeleteResponse, DataTagCategoryListResponsesSinglePage, DataTagCategoryTemplates, DataTagCategoryUpdateParams, LevelLabel, SensitivityGroup, SensitivityGroupCreateParams, SensitivityGroupDeleteResponse, SensitivityGroupLabel, SensitivityGroupListResponsesSinglePage, SensitivityGroups, SensitivityGroupUpdateParams, SensitivityLevel } from './classification.ts';
import type { CustomPromptTopic, CustomPromptTopicCreateParams, CustomPromptTopicDeleteResponse, CustomPromptTopics, CustomPromptTopicsSinglePage, CustomPromptTopicUpdateParams, GeneralVariant, PromptTopicSettings, PromptTopicVariant } from './prompt-topics.ts';

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
  export { type CustomEntry, type CustomEntryProfile, type CustomPromptTopic, type CustomPromptTopicCreateParams, type CustomPromptTopicDeleteResponse, type CustomPromptTopicEntry, type CustomPromptTopics, type CustomPromptTopicsSinglePage, type CustomPromptTopicUpdateParams, type DataClass, type DataClassCreateParams, type DataClassDeleteResponse, type DataClasses, type DataClassListResponsesSinglePage, type DataClassSettings, type DataClassUpdateParams, type Dataset, type DatasetArray, type DatasetCreateParams, type DatasetCreation, type DatasetLabel, type Datasets, type DatasetsSinglePage, type DatasetUpdateParams, type DataTagCategories, type DataTagCategory, type DataTagCategoryCreateParams, type DataTagCategoryDeleteResponse, type DataTagCategoryListResponsesSinglePage, type DataTagCategoryTemplates, type DataTagCategoryUpdateParams, type DocumentFingerprintCreateParams, type DocumentFingerprintEntry, type DocumentFingerprints, type DocumentFingerprintUpdateParams, type DocumentFingerprintUploadParams, type Email, type Entries, type EntryCreateParams, type EntryDeleteResponse, type EntryDetails, type EntryGetResponse, type EntryListResponse, type EntryListResponsesSinglePage, type EntryName, type EntryNote, type EntryResult, type EntryState, type EntryUpdateParams, type EntryUpdateResponse, type ExactDataEntry, type GeneralVariant, type IntegrationEntry, type LevelLabel, type NamedEntry, type NamedFingerprint, type PredefinedEntry, type PredefinedProfileSettings, type Profile, type ProfileListParams, type Profiles, type ProfilesSinglePage, type PromptTopicSettings, type PromptTopicVariant, type SensitivityGroup, type SensitivityGroupCreateParams, type SensitivityGroupDeleteResponse, type SensitivityGroupLabel, type SensitivityGroupListResponsesSinglePage, type SensitivityGroups, type SensitivityGroupUpdateParams, type SensitivityLevel, type WordList, type WordListEntry };

  /** Words of fields by their names. */
  export interface Glossary {
    /** Heading of the column in the CSV file. */ header_name: string;
    /** Least confidence a match must have to count: `low`, `medium`, `high` or `very_high`. */ confidence_threshold: string;
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
}
