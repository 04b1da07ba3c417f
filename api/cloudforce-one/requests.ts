import type { APIPromise, PagePromise, RequestOptions, SinglePage } from '../_client.ts';
import type { DateTime, ErrorData, InAccount, Integer, ResponseInfo, Result } from '../_shared.ts';
import type { CloudforceOne } from './index.ts';

/** Questions put to the threat analysts (RFIs). */
export interface Requests {
  readonly message: Requests.MessageResource;
  readonly priority: Requests.PriorityResource;
  readonly assets: Requests.Assets;

  /** Send Cloudforce One a request for information (RFI) with a TLP marking.
   *  @http POST /accounts/{account_id}/cloudforce-one/requests/new
   *  @body json required
   *  @permission Cloudforce One Write
   *  @availability ga
   *  @auth api_email+api_key */
  create(params: CloudforceOne.RequestCreateParams, options?: RequestOptions): APIPromise<CloudforceOne.Item>;

  /** Update an RFI's summary, content, type, priority or TLP.
   *  @http PUT /accounts/{account_id}/cloudforce-one/requests/{request_id}
   *  @body json required
   *  @permission Cloudforce One Write
   *  @availability ga
   *  @auth api_email+api_key */
  update(
    /** @maxLength 36 */ requestID: string,
    params: CloudforceOne.RequestUpdateParams,
    options?: RequestOptions,
  ): APIPromise<CloudforceOne.Item>;

  /** Page through RFIs by type, status, creation or completion date.
   *  @http POST /accounts/{account_id}/cloudforce-one/requests
   *  @permission Cloudforce One Write
   *  @availability ga
   *  @auth api_email+api_key */
  list(
    params: CloudforceOne.RequestListParams,
    options?: RequestOptions,
  ): PagePromise<SinglePage<CloudforceOne.ListItem>, CloudforceOne.ListItem>;

  /** Delete an RFI from the account.
   *  @http DELETE /accounts/{account_id}/cloudforce-one/requests/{request_id}
   *  @unwrapped
   *  @permission Cloudforce One Write
   *  @availability ga
   *  @auth api_email+api_key */
  delete(
    /** @maxLength 36 */ requestID: string,
    params: CloudforceOne.RequestDeleteParams,
    options?: RequestOptions,
  ): APIPromise<Result.AaaAPIResponseCommon>;

  /** List the fixed values for RFI fields, such as priority, status and TLP.
   *  @http GET /accounts/{account_id}/cloudforce-one/requests/constants
   *  @permission Cloudforce One Write; Cloudforce One Read
   *  @availability ga
   *  @auth api_email+api_key */
  constants(params: CloudforceOne.RequestConstantsParams, options?: RequestOptions): APIPromise<CloudforceOne.RequestConstants>;

  /** Read one RFI with its content and status.
   *  @http GET /accounts/{account_id}/cloudforce-one/requests/{request_id}
   *  @permission Cloudforce One Write; Cloudforce One Read
   *  @availability ga
   *  @auth api_email+api_key */
  get(
    /** @maxLength 36 */ requestID: string,
    params: CloudforceOne.RequestGetParams,
    options?: RequestOptions,
  ): APIPromise<CloudforceOne.Item>;

  /** See the account's RFI quota and how much of it is left.
   *  @http GET /accounts/{account_id}/cloudforce-one/requests/quota
   *  @permission Cloudforce One Write; Cloudforce One Read
   *  @availability ga
   *  @auth api_email+api_key */
  quota(params: CloudforceOne.RequestQuotaParams, options?: RequestOptions): APIPromise<CloudforceOne.Quota>;

  /** List the types an RFI can be filed under.
   *  @http GET /accounts/{account_id}/cloudforce-one/requests/types
   *  @permission Cloudforce One Write; Cloudforce One Read
   *  @availability ga
   *  @auth api_email+api_key */
  types(
    params: CloudforceOne.RequestTypesParams,
    options?: RequestOptions,
  ): PagePromise<SinglePage<CloudforceOne.RequestTypesResponse>, CloudforceOne.RequestTypesResponse>;
}

export declare namespace Requests {
  /** The conversation with analysts about a question. */
  export interface MessageResource {
    /** Post a message on an RFI.
     *  @http POST /accounts/{account_id}/cloudforce-one/requests/{request_id}/message/new
     *  @body json required
     *  @permission Cloudforce One Write
     *  @availability ga
     *  @auth api_email+api_key */
    create(/** @maxLength 36 */ requestID: string, params: MessageCreateParams, options?: RequestOptions): APIPromise<Message>;

    /** Rewrite the content of a message on an RFI.
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
    delete(messageID: Integer, params: MessageDeleteParams, options?: RequestOptions): APIPromise<Result.AaaAPIResponseCommon>;

    /** Page through the messages on an RFI between two dates.
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
    content?: string;
  }

  export interface Message {
    id: Integer;
    author: string;
    content: string;
    is_follow_on_request: boolean;
    updated: DateTime;
    created?: DateTime;
  }

  export interface MessageUpdateParams extends InAccount {
    /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ request_id: string;
    content?: string;
  }

  export type MessageDeleteParams = AssetGetParams;

  export type MessageDeleteResponse = Result.AaaAPIResponseCommon;
  export namespace MessageDeleteResponse {
    export type Error = ResponseInfo;
    export namespace Error {
      export type Source = ErrorData.Source;
    }
    export type Message = ResponseInfo;
    export namespace Message {
      export type Source = ErrorData.Source;
    }
  }

  export interface MessageGetParams extends InAccount {
    page: Integer;
    /** @example 10 */ per_page: Integer;
    after?: DateTime;
    before?: DateTime;
    /** @example "created" */ sort_by?: string;
    sort_order?: 'asc' | 'desc';
  }

  /** Standing topics (PIRs) you want the analysts to follow. */
  export interface PriorityResource {
    /** Set a priority intelligence requirement (PIR) with labels and TLP.
     *  @http POST /accounts/{account_id}/cloudforce-one/requests/priority/new
     *  @permission Cloudforce One Write
     *  @availability ga
     *  @auth api_email+api_key */
    create(params: PriorityCreateParams, options?: RequestOptions): APIPromise<Priority>;

    /** Replace a PIR's labels, priority, requirement text and TLP.
     *  @http PUT /accounts/{account_id}/cloudforce-one/requests/priority/{priority_id}
     *  @permission Cloudforce One Write
     *  @availability ga
     *  @auth api_email+api_key */
    update(/** @maxLength 36 */ priorityID: string, params: PriorityUpdateParams, options?: RequestOptions): APIPromise<CloudforceOne.Item>;

    /** Delete a PIR from the account.
     *  @http DELETE /accounts/{account_id}/cloudforce-one/requests/priority/{priority_id}
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @availability ga
     *  @auth api_email+api_key */
    delete(
      /** @maxLength 36 */ priorityID: string,
      params: PriorityDeleteParams,
      options?: RequestOptions,
    ): APIPromise<Result.AaaAPIResponseCommon>;

    /** Read one PIR of the account.
     *  @http GET /accounts/{account_id}/cloudforce-one/requests/priority/{priority_id}
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @auth api_email+api_key */
    get(/** @maxLength 36 */ priorityID: string, params: PriorityGetParams, options?: RequestOptions): APIPromise<CloudforceOne.Item>;

    /** See the account's PIR quota and how much of it is left.
     *  @http GET /accounts/{account_id}/cloudforce-one/requests/priority/quota
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @auth api_email+api_key */
    quota(params: PriorityQuotaParams, options?: RequestOptions): APIPromise<CloudforceOne.Quota>;

    /** Page through your priority intelligence requirements.
     *  @http POST /accounts/{account_id}/cloudforce-one/requests/priority
     *  @permission Cloudforce One Write
     *  @availability ga
     *  @auth api_email+api_key
     *  @docs https://developers.cloudflare.com/api/operations/cloudforce-one-priority-list */
    list(params: PriorityListParams, options?: RequestOptions): APIPromise<CloudforceOne.PriorityItem[]>;
  }

  export interface PriorityCreateParams extends InAccount {
    labels: LabelParam[];
    /** @example 1 */ priority: Integer;
    requirement: string;
    tlp: 'clear' | 'amber' | 'amber-strict' | 'green' | 'red';
  }

  export interface Priority {
    /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string;
    created: DateTime;
    labels: Label[];
    /** @example 1 */ priority: Integer;
    requirement: string;
    tlp: 'clear' | 'amber' | 'amber-strict' | 'green' | 'red';
    updated: DateTime;
  }

  export type PriorityUpdateParams = PriorityCreateParams;

  export type PriorityDeleteParams = InAccount;

  export type PriorityDeleteResponse = Result.AaaAPIResponseCommon;
  export namespace PriorityDeleteResponse {
    export type Error = ResponseInfo;
    export namespace Error {
      export type Source = ErrorData.Source;
    }
    export type Message = ResponseInfo;
    export namespace Message {
      export type Source = ErrorData.Source;
    }
  }

  export type PriorityGetParams = InAccount;

  export type PriorityQuotaParams = InAccount;

  export type PriorityListParams = AssetCreateParams;

  /** Files attached to a question. */
  export interface Assets {
    /** Page through the assets attached to an RFI.
     *  @http POST /accounts/{account_id}/cloudforce-one/requests/{request_id}/asset
     *  @permission Cloudforce One Write
     *  @availability ga
     *  @auth api_email+api_key */
    create(
      /** @maxLength 36 */ requestID: string,
      params: AssetCreateParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<AssetGetResponse>, AssetGetResponse>;

    /** Replace the source of an asset attached to an RFI.
     *  @http PUT /accounts/{account_id}/cloudforce-one/requests/{request_id}/asset/{asset_id}
     *  @body json required
     *  @permission Cloudforce One Write
     *  @availability ga
     *  @auth api_email+api_key */
    update(/** @maxLength 36 */ assetID: string, params: AssetUpdateParams, options?: RequestOptions): APIPromise<AssetGetResponse>;

    /** Remove one asset from an RFI.
     *  @http DELETE /accounts/{account_id}/cloudforce-one/requests/{request_id}/asset/{asset_id}
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @availability ga
     *  @auth api_email+api_key */
    delete(
      /** @maxLength 36 */ assetID: string,
      params: AssetDeleteParams,
      options?: RequestOptions,
    ): APIPromise<Result.AaaAPIResponseCommon>;

    /** Fetch one asset attached to an RFI.
     *  @http GET /accounts/{account_id}/cloudforce-one/requests/{request_id}/asset/{asset_id}
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @auth api_email+api_key */
    get(
      /** @maxLength 36 */ assetID: string,
      params: AssetGetParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<AssetGetResponse>, AssetGetResponse>;

    /** Attach a new asset to a request for information.
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

  export interface AssetCreateParams extends InAccount {
    page: Integer;
    /** @example 10 */ per_page: Integer;
  }

  export type AssetCreateResponse = AssetGetResponse;

  export interface AssetUpdateParams extends InAccount {
    /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ request_id: string;
    source?: string;
  }

  export type AssetUpdateResponse = AssetGetResponse;

  export type AssetDeleteParams = AssetGetParams;

  export type AssetDeleteResponse = Result.AaaAPIResponseCommon;
  export namespace AssetDeleteResponse {
    export type Error = ResponseInfo;
    export namespace Error {
      export type Source = ErrorData.Source;
    }
    export type Message = ResponseInfo;
    export namespace Message {
      export type Source = ErrorData.Source;
    }
  }

  export interface AssetGetParams extends InAccount {
    /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ request_id: string;
  }

  export interface AssetGetResponse {
    id: Integer;
    /** @example "example.docx" */ name: string;
    created?: DateTime;
    description?: string;
    /** @example "docx" */ file_type?: string;
  }

  export interface AssetUploadParams extends InAccount {
    source?: string;
  }

  export type AssetCreateResponsesSinglePage = SinglePage<AssetGetResponse>;

  export type AssetGetResponsesSinglePage = SinglePage<AssetGetResponse>;

  export type Label = string;

  export type LabelParam = string;

  export type MessagesSinglePage = SinglePage<Message>;

  export interface PriorityEdit {
    labels: Label[];
    priority: number;
    requirement: string;
    tlp: 'clear' | 'amber' | 'amber-strict' | 'green' | 'red';
  }
}
