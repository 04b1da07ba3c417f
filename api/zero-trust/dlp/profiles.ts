import type { APIPromise, JsonValue, PagePromise, RequestOptions, SinglePage } from '../../_client.ts';
import type { DateTime, InAccount, Integer } from '../../_shared.ts';
import type { ZeroTrust } from '../index.ts';
import type { DLP } from './index.ts';

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
    | DLP.CustomEntry | DLP.CustomPromptTopicEntry | DLP.PredefinedEntry | DLP.IntegrationEntry | DLP.ExactDataEntry
    | DLP.DocumentFingerprintEntry | DLP.WordListEntry
  )[];
  /** Name that Cloudflare gave the predefined profile. */ name: string;
  /** Whether every account can use the profile, whatever its plan. */ open_access?: boolean;
}

export declare namespace Profile {
  export interface CustomProfile extends ZeroTrust.CustomProfileFields {
    /** Always `custom`: made in the account. */ type: 'custom';
    /** Entries of the profile, with pattern and state; deprecated, use `shared_entries`. @deprecated */ entries?: (/** @discriminator type */
      | DLP.CustomEntry | DLP.CustomPromptTopicEntry | DLP.PredefinedEntry | DLP.IntegrationEntry | DLP.ExactDataEntry
      | DLP.DocumentFingerprintEntry | DLP.WordListEntry
    )[];
    /** Sensitivity levels that belong to the profile. */ sensitivity_levels?: DLP.SensitivityLevel[];
    /** Entries of the profile that can be in several profiles. */ shared_entries?: (/** @discriminator type */
      | DLP.CustomEntry | DLP.CustomPromptTopicEntry | DLP.PredefinedEntry | DLP.IntegrationEntry | DLP.ExactDataEntry
      | DLP.DocumentFingerprintEntry | DLP.WordListEntry
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
      | DLP.CustomEntry | DLP.CustomPromptTopicEntry | DLP.PredefinedEntry | DLP.IntegrationEntry | DLP.ExactDataEntry
      | DLP.DocumentFingerprintEntry | DLP.WordListEntry
    )[];
    /** Entries of the profile that can be in several profiles. */ shared_entries: (/** @discriminator type */
      | DLP.CustomEntry | DLP.CustomPromptTopicEntry | DLP.PredefinedEntry | DLP.IntegrationEntry | DLP.ExactDataEntry
      | DLP.DocumentFingerprintEntry | DLP.WordListEntry
    )[];
    /** Always `integration`: comes from a linked product, such as Microsoft labels. */ type: 'integration';
    /** @readOnly */ updated_at: DateTime;
    /** Note on the profile for people; null if there is none. */ description?: string | null;
    /** Id of the integration that the profile's entries come from. */ integration_id: string;
  }
}

export interface CustomEntryProfile {
  /** Identifies the profile; given by Cloudflare when it is created. @format uuid */ id: string;
  /** Name of the profile for people. */ name: string;
}

export type ProfilesSinglePage = SinglePage<Profile>;

export declare namespace Profiles {
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
    /** Sensitivity levels assigned to documents that match the class, one from a group. */ sensitivity_levels?: DLP.SensitivityLevel[];
    /** Existing entries of any kind that the profile takes in. */ shared_entries?: CustomCreateParams.SharedEntry[];
  }
  export namespace CustomCreateParams {
    export interface DLPNewCustomEntry extends ZeroTrust.EntrySwitch, DLP.EntryNote, DLP.EntryName {
      pattern: Pattern;
    }
    export interface DLPNewWordListEntry extends ZeroTrust.EntrySwitch, DLP.EntryName {
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
    /** Sensitivity levels for the profile; left out, they stay. */ sensitivity_levels?: DLP.SensitivityLevel[] | null;
    /** Existing entries in the profile, such as predefined ones and those of integrations. */ shared_entries?: CustomCreateParams.SharedEntry[];
  }
  export namespace CustomUpdateParams {
    export interface DLPNewCustomEntryWithID extends ZeroTrust.EntrySwitch, DLP.EntryNote, DLP.EntryName {
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

    export interface CustomEntry extends DLP.NamedEntry, DLP.EntryNote, ProfileEntry {
      created_at: string;
      pattern: Pattern;
      /** Always `custom`: made in the account. */ type: 'custom';
      updated_at: string;
    }
    export interface CustomPromptTopicEntry extends DLP.NamedEntry {
      /** Identifies the entry; given by Cloudflare when it is created. */ id: string;
      created_at: string;
      /** Always `custom_prompt_topic`: a topic of AI prompts, described in words. */ type: 'custom_prompt_topic';
      updated_at: string;
      /** Note on the custom prompt topic; null if there is none. */ description?: string | null;
    }
    export interface PredefinedEntry extends ZeroTrust.EntrySwitch, DLP.EntryName, ProfileEntry {
      confidence: ZeroTrust.EntryConfidence;
      /** Always `predefined`: made and kept up by Cloudflare. */ type: 'predefined';
      /** Whether the catalog plans to drop the entry; use another. */ deprecated?: boolean;
      /** Kind of predefined entry: a general one or a topic of AI prompts. @discriminator type */ variant?: DLP.PromptTopicVariant | DLP.GeneralVariant;
    }
    export interface IntegrationEntry extends ZeroTrust.EntrySwitch, DLP.EntryName, ProfileEntry {
      created_at: string;
      /** Always `integration`: comes from a linked product, such as Microsoft labels. */ type: 'integration';
      updated_at: string;
      profile_id?: string | null;
    }
    export interface ExactDataEntry extends ZeroTrust.EntrySwitch, DLP.EntryName {
      /** Identifies the entry; given by Cloudflare when it is created. */ id: string;
      /** Whether the data matches only with the same case; always true for secret data. */ case_sensitive: boolean;
      created_at: string;
      /** Whether the data was hashed before the upload, as exact data is; word lists are plain text. */ secret: boolean;
      /** Always `exact_data`: a column of a dataset. */ type: 'exact_data';
      updated_at: string;
      /** Note on the exact data entry; null if there is none. */ description?: string | null;
    }
    export interface DocumentFingerprintEntry extends DLP.NamedFingerprint {
      /** Identifies the entry; given by Cloudflare when it is created. */ id: string;
      created_at: string;
      updated_at: string;
      /** Note on the document fingerprint; null if there is none. */ description?: string | null;
    }
    export interface WordListEntry extends DLP.WordList, ZeroTrust.EntrySwitch, ProfileEntry {
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
