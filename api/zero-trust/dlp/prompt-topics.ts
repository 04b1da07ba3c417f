import type { APIPromise, JsonValue, PagePromise, RequestOptions, SinglePage } from '../../_client.ts';
import type { DateTime, InAccount } from '../../_shared.ts';

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

export type CustomPromptTopicsSinglePage = SinglePage<CustomPromptTopic>;

export interface PromptTopicVariant {
  /** Whether the topic is about the aim of a prompt or the data in it. */ topic_type: 'Intent' | 'Content';
  /** Always `PromptTopic`: a topic of AI prompts. */ type: 'PromptTopic';
  /** Note on the variant for people; null if there is none. */ description?: string | null;
}

export interface GeneralVariant {
  /** Always `General`: an ordinary detection. */ type: 'General';
  /** Note on the variant for people; null if there is none. */ description?: string | null;
}
