import type { APIPromise, JsonValue, PagePromise, RequestOptions, SinglePage } from '../../_client.ts';
import type { DateTime, InAccount } from '../../_shared.ts';
import type { ZeroTrust } from '../index.ts';
import type { DLP } from './index.ts';

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
  pattern: DLP.Profiles.Pattern;
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
  pattern: DLP.Profiles.Pattern;
  /** @readOnly */ updated_at: DateTime;
  /** Profile that holds the entry; deprecated, as several can. Null if there is none. @format uuid @deprecated */ profile_id?: string | null;
}

/** @discriminator type */
export type EntryUpdateParams =
  | EntryUpdateParams.CustomEntry | EntryUpdateParams.PredefinedEntry | EntryUpdateParams.IntegrationEntry;

export declare namespace EntryUpdateParams {
  export interface CustomEntry extends InAccount, EntryNote {
    /** Name of the DLP entry for people. @example "Customer number" */ name: string;
    pattern: DLP.Profiles.Pattern;
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

export declare namespace EntryListResponse {
  export interface CustomEntry extends NamedEntry, ZeroTrust.EntryIdentity, EntryNote {
    /** @readOnly */ created_at: DateTime;
    pattern: DLP.Profiles.Pattern;
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
  /** DLP profiles that use the entry, each with its id and name. */ profiles?: DLP.CustomEntryProfile[];
  upload_status?: 'empty' | 'uploading' | 'pending' | 'processing' | 'failed' | 'complete';
}

/** @discriminator type */
export type EntryGetResponse =
  | EntryGetResponse.CustomEntry | EntryGetResponse.CustomPromptTopicEntry | EntryGetResponse.PredefinedEntry
  | EntryGetResponse.IntegrationEntry | EntryGetResponse.ExactDataEntry
  | EntryGetResponse.DocumentFingerprintEntry | EntryGetResponse.WordListEntry;

export declare namespace EntryGetResponse {
  export interface CustomEntry extends NamedEntry, EntryDetails, ZeroTrust.EntryIdentity, EntryNote {
    /** @readOnly */ created_at: DateTime;
    pattern: DLP.Profiles.Pattern;
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

export type EntryListResponsesSinglePage = SinglePage<EntryListResponse>;

export interface CustomEntry extends NamedEntry, ZeroTrust.EntryIdentity, EntryNote {
  /** @readOnly */ created_at: DateTime;
  pattern: DLP.Profiles.Pattern;
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
  /** Whether the entry is a general one or an AI prompt topic. @discriminator type */ variant?: DLP.PromptTopicVariant | DLP.GeneralVariant;
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

export declare namespace Entries {
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
    pattern: DLP.Profiles.Pattern;
    /** Note on the custom profile; null if there is none. */ description?: string | null;
    /** Profile that takes in the new entry; left out, none does. @format uuid @from zeroTrust.dlp.profiles.list id */ profile_id?: string;
  }

  export interface CustomUpdateParams extends InAccount, ZeroTrust.EntrySwitch, EntryNote, EntryName {
    pattern: DLP.Profiles.Pattern;
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
    /** Kind of predefined entry: a general one or a topic of AI prompts. @discriminator type */ variant?: DLP.PromptTopicVariant | DLP.GeneralVariant;
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
