import type { APIPromise, PagePromise, RequestOptions, SinglePage } from '../_client.ts';
import type { DateTime, InAccount, Integer } from '../_shared.ts';
import type { CloudforceOne } from './index.ts';

/** Questions put to the threat analysts (RFIs). */
export interface Requests {
  readonly message: Requests.MessageResource;
  readonly priority: Requests.PriorityResource;
  readonly assets: Requests.Assets;

  /** Create a request for information (RFI) with a TLP marking.
   *
   *  Goes into Cloudforce One's queue and uses tokens of the account's quota; see `quota`.
   *  @http POST /accounts/{account_id}/cloudforce-one/requests/new
   *  @body json required
   *  @permission Cloudforce One Write
   *  @availability ga
   *  @auth api_email+api_key
   *  @example {
   *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "summary": "Phishing against our staff",
   *    "content": "Who is behind the mails from example.org?", "request_type": "Victomology", "priority": "routine", "tlp": "clear"
   *  }
   *  @aliases RFI */
  create(params: CloudforceOne.RequestParams, options?: RequestOptions): APIPromise<CloudforceOne.Item>;

  /** Replace an RFI's summary, content, type, priority or TLP.
   *  @http PUT /accounts/{account_id}/cloudforce-one/requests/{request_id}
   *  @body json required
   *  @permission Cloudforce One Write
   *  @availability ga
   *  @auth api_email+api_key */
  update(
    /** @maxLength 36 */ requestID: string,
    params: CloudforceOne.RequestParams,
    options?: RequestOptions,
  ): APIPromise<CloudforceOne.Item>;

  /** List RFIs by type, status, creation or completion date.
   *  @http POST /accounts/{account_id}/cloudforce-one/requests
   *  @permission Cloudforce One Write
   *  @availability ga
   *  @auth api_email+api_key
   *  @columns summary request priority tlp status created updated */
  list(
    params: CloudforceOne.RequestListParams,
    options?: RequestOptions,
  ): PagePromise<SinglePage<CloudforceOne.ListItem>, CloudforceOne.ListItem>;

  /** Delete an RFI from the account.
   *
   *  Messages and assets of the request go with it.
   *  @http DELETE /accounts/{account_id}/cloudforce-one/requests/{request_id}
   *  @unwrapped
   *  @permission Cloudforce One Write
   *  @availability ga
   *  @auth api_email+api_key
   *  @cascades cloudforceOne.requests.message, cloudforceOne.requests.assets */
  delete(
    /** @maxLength 36 */ requestID: string,
    params: InAccount,
    options?: RequestOptions,
  ): APIPromise<CloudforceOne.RequestDeleteResponse>;

  /** List the fixed values for an RFI's priority, status and TLP.
   *  @http GET /accounts/{account_id}/cloudforce-one/requests/constants
   *  @permission Cloudforce One Write; Cloudforce One Read
   *  @availability ga
   *  @auth api_email+api_key */
  constants(params: InAccount, options?: RequestOptions): APIPromise<CloudforceOne.RequestConstants>;

  /** Get one RFI with its content and status.
   *  @http GET /accounts/{account_id}/cloudforce-one/requests/{request_id}
   *  @permission Cloudforce One Write; Cloudforce One Read
   *  @availability ga
   *  @auth api_email+api_key */
  get(
    /** @maxLength 36 */ requestID: string,
    params: InAccount,
    options?: RequestOptions,
  ): APIPromise<CloudforceOne.Item>;

  /** Get the account's RFI quota and what is left of it.
   *  @http GET /accounts/{account_id}/cloudforce-one/requests/quota
   *  @permission Cloudforce One Write; Cloudforce One Read
   *  @availability ga
   *  @auth api_email+api_key */
  quota(params: InAccount, options?: RequestOptions): APIPromise<CloudforceOne.Quota>;

  /** List the types an RFI can be filed under.
   *  @http GET /accounts/{account_id}/cloudforce-one/requests/types
   *  @permission Cloudforce One Write; Cloudforce One Read
   *  @availability ga
   *  @auth api_email+api_key */
  types(
    params: InAccount,
    options?: RequestOptions,
  ): PagePromise<SinglePage<CloudforceOne.RequestTypesResponse>, CloudforceOne.RequestTypesResponse>;
}

export declare namespace Requests {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Text of the message. */ content: string;
    /** Your long-term information need. */ requirement: string;
    /** Traffic light protocol: with whom the content may be shared. */ tlp: unknown;
  }

  /** The conversation with analysts about a question. */
  export interface MessageResource {
    /** Create a message on an RFI.
     *  @http POST /accounts/{account_id}/cloudforce-one/requests/{request_id}/message/new
     *  @body json required
     *  @permission Cloudforce One Write
     *  @availability ga
     *  @auth api_email+api_key */
    create(/** @maxLength 36 */ requestID: string, params: MessageCreateParams, options?: RequestOptions): APIPromise<Message>;

    /** Replace the content of a message on an RFI.
     *  @http PUT /accounts/{account_id}/cloudforce-one/requests/{request_id}/message/{message_id}
     *  @body json required
     *  @permission Cloudforce One Write
     *  @availability ga
     *  @auth api_email+api_key */
    update(messageID: Integer, params: MessageUpdateParams, options?: RequestOptions): APIPromise<Message>;

    /** Delete a message from an RFI.
     *  @http DELETE /accounts/{account_id}/cloudforce-one/requests/{request_id}/message/{message_id}
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @availability ga
     *  @auth api_email+api_key */
    delete(messageID: Integer, params: MessageParams, options?: RequestOptions): APIPromise<CloudforceOne.RequestDeleteResponse>;

    /** List the messages on an RFI between two dates.
     *  @http POST /accounts/{account_id}/cloudforce-one/requests/{request_id}/message
     *  @permission Cloudforce One Write
     *  @availability ga
     *  @auth api_email+api_key */
    get(
      /** @maxLength 36 */ requestID: string,
      params: MessageGetParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<Message>, Message>;
  }

  export interface MessageCreateParams extends InAccount {
    /** @minLength 1 */ content?: string;
  }

  export interface Message {
    /** Number of the message within the request. */ id: Integer;
    /** Person who wrote the message. */ author: string;
    content: string;
    /** Whether the message asks for something further. */ is_follow_on_request: boolean;
    /** Time at which the message was last changed. */ updated: DateTime;
    /** Time at which the message was written. */ created?: DateTime;
  }

  export interface MessageUpdateParams extends InAccount {
    /** UUID of the request. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @from cloudforceOne.requests.list */ request_id: string;
    /** @minLength 1 */ content?: string;
  }

  export interface MessageParams extends InAccount {
    /** UUID of the request. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @from cloudforceOne.requests.list */ request_id: string;
  }

  export interface MessageGetParams extends InAccount {
    page: Integer;
    /** @example 10 */ per_page: Integer;
    /** Only messages written after this time. */ after?: DateTime;
    /** Only messages written before this time. */ before?: DateTime;
    /** Property that entries are sorted by. @example "created" @minLength 1 */ sort_by?: string;
    /** Direction in which entries are sorted. */ sort_order?: 'asc' | 'desc';
  }

  /** Standing topics (PIRs) you want the analysts to follow. */
  export interface PriorityResource {
    /** Create a priority intelligence requirement (PIR).
     *
     *  Tells Cloudforce One what the account cares about in the long run; counts towards a quota of its own.
     *  @http POST /accounts/{account_id}/cloudforce-one/requests/priority/new
     *  @permission Cloudforce One Write
     *  @availability ga
     *  @auth api_email+api_key
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "labels": ["DoS", "CVE"], "priority": 1,
     *    "requirement": "DoS attacks carried out by CVEs", "tlp": "clear"
     *  }
     *  @aliases PIR */
    create(params: PriorityParams, options?: RequestOptions): APIPromise<Priority>;

    /** Replace a PIR's labels, priority, requirement text and TLP.
     *  @http PUT /accounts/{account_id}/cloudforce-one/requests/priority/{priority_id}
     *  @permission Cloudforce One Write
     *  @availability ga
     *  @auth api_email+api_key */
    update(/** @maxLength 36 */ priorityID: string, params: PriorityParams, options?: RequestOptions): APIPromise<CloudforceOne.Item>;

    /** Delete a PIR from the account.
     *  @http DELETE /accounts/{account_id}/cloudforce-one/requests/priority/{priority_id}
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @availability ga
     *  @auth api_email+api_key */
    delete(
      /** @maxLength 36 */ priorityID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<CloudforceOne.RequestDeleteResponse>;

    /** Get one PIR of the account.
     *  @http GET /accounts/{account_id}/cloudforce-one/requests/priority/{priority_id}
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @auth api_email+api_key */
    get(/** @maxLength 36 */ priorityID: string, params: InAccount, options?: RequestOptions): APIPromise<CloudforceOne.Item>;

    /** Get the account's PIR quota and what is left of it.
     *  @http GET /accounts/{account_id}/cloudforce-one/requests/priority/quota
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @auth api_email+api_key */
    quota(params: InAccount, options?: RequestOptions): APIPromise<CloudforceOne.Quota>;

    /** List the account's priority intelligence requirements (PIRs).
     *  @http POST /accounts/{account_id}/cloudforce-one/requests/priority
     *  @permission Cloudforce One Write
     *  @availability ga
     *  @auth api_email+api_key
     *  @docs https://developers.cloudflare.com/api/operations/cloudforce-one-priority-list
     *  @columns requirement priority labels tlp created updated */
    list(params: PriorityInput, options?: RequestOptions): APIPromise<CloudforceOne.PriorityItem[]>;
  }

  export interface PriorityParams extends InAccount {
    /** Words to file the requirement under. */ labels: LabelParam[];
    /** Rank of the requirement among yours. @example 1 @min 0 */ priority: Integer;
    /** @minLength 1 @example "Campaigns against online shops in Portugal" */ requirement: string;
    tlp: 'clear' | 'amber' | 'amber-strict' | 'green' | 'red' | (string & {});
  }

  export interface Priority {
    /** UUID of the request or message, given on creation. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string;
    /** Time at which the requirement was made. */ created: DateTime;
    /** Words the requirement is filed under. */ labels: Label[];
    /** Rank of the requirement among yours. @example 1 */ priority: Integer;
    requirement: string;
    tlp: 'clear' | 'amber' | 'amber-strict' | 'green' | 'red';
    /** Time at which the requirement was last changed. */ updated: DateTime;
  }

  export interface PriorityInput extends InAccount {
    page: Integer;
    /** @example 10 */ per_page: Integer;
  }

  /** Files attached to a question. */
  export interface Assets {
    /** List the assets attached to an RFI.
     *  @http POST /accounts/{account_id}/cloudforce-one/requests/{request_id}/asset
     *  @permission Cloudforce One Write
     *  @availability ga
     *  @auth api_email+api_key */
    create(
      /** @maxLength 36 */ requestID: string,
      params: PriorityInput,
      options?: RequestOptions,
    ): PagePromise<SinglePage<CloudforceOne.RequestAssetItem>, CloudforceOne.RequestAssetItem>;

    /** Replace the source of an asset attached to an RFI.
     *  @http PUT /accounts/{account_id}/cloudforce-one/requests/{request_id}/asset/{asset_id}
     *  @body json required
     *  @permission Cloudforce One Write
     *  @availability ga
     *  @auth api_email+api_key */
    update(/** @maxLength 36 */ assetID: string, params: AssetUpdateParams, options?: RequestOptions): APIPromise<CloudforceOne.RequestAssetItem>;

    /** Delete one asset from an RFI.
     *  @http DELETE /accounts/{account_id}/cloudforce-one/requests/{request_id}/asset/{asset_id}
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @availability ga
     *  @auth api_email+api_key */
    delete(
      /** @maxLength 36 */ assetID: string,
      params: MessageParams,
      options?: RequestOptions,
    ): APIPromise<CloudforceOne.RequestDeleteResponse>;

    /** Get one asset attached to an RFI.
     *  @http GET /accounts/{account_id}/cloudforce-one/requests/{request_id}/asset/{asset_id}
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @auth api_email+api_key
     *  @columns name description file_type created */
    get(
      /** @maxLength 36 */ assetID: string,
      params: MessageParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<CloudforceOne.RequestAssetItem>, CloudforceOne.RequestAssetItem>;

    /** Upload a new asset to a request for information.
     *  @http POST /accounts/{account_id}/cloudforce-one/requests/{request_id}/asset/new
     *  @body multipart required
     *  @permission Cloudforce One Write
     *  @availability ga
     *  @auth api_email+api_key
     *  @docs https://developers.cloudflare.com/api/operations/cloudforce-one-request-asset-new */
    upload(
      /** @maxLength 36 */ requestID: string,
      params: AssetUploadParams,
      options?: RequestOptions,
    ): APIPromise<CloudforceOne.RequestAssetItem>;
  }

  export interface AssetUpdateParams extends InAccount {
    /** UUID of the request. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @from cloudforceOne.requests.list */ request_id: string;
    /** File that takes the place of the asset's content. @minLength 1 */ source?: string;
  }

  export interface AssetUploadParams extends InAccount {
    /** Origin of the data. */ source?: string;
  }

  export type AssetCreateResponsesSinglePage = SinglePage<CloudforceOne.RequestAssetItem>;

  export type AssetGetResponsesSinglePage = SinglePage<CloudforceOne.RequestAssetItem>;

  export type Label = string;

  export type LabelParam = string;

  export type MessagesSinglePage = SinglePage<Message>;

  export interface PriorityEdit {
    /** Words the requirement is filed under. */ labels: Label[];
    /** Rank that the requirement has. */ priority: number;
    requirement: string;
    tlp: 'clear' | 'amber' | 'amber-strict' | 'green' | 'red';
  }
}
