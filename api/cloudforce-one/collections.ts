import type { APIPromise, JsonObject, RequestOptions } from '../_client.ts';
import type { InAccount, Integer } from '../_shared.ts';
import type { CloudforceOne } from './index.ts';

/** Tables of your own for structured threat research. */
export interface Collections {
  readonly columns: Collections.Columns;
  readonly items: Collections.Items;

  /** Page through Cloudforce One collections.
   *  @http GET /accounts/{account_id}/cloudforce-one/v2/collections
   *  @permission Cloudforce One Write; Cloudforce One Read
   *  @docs https://developers.cloudflare.com/api/operations/get_CollectionList */
  list(params: CloudforceOne.CollectionListParams, options?: RequestOptions): APIPromise<CloudforceOne.CollectionListResponse>;

  /** Create a collection to keep structured items in.
   *  @http POST /accounts/{account_id}/cloudforce-one/v2/collections
   *  @status 201
   *  @permission Cloudforce One Write
   *  @docs https://developers.cloudflare.com/api/operations/post_CollectionCreate */
  create(params: CloudforceOne.CollectionCreateParams, options?: RequestOptions): APIPromise<CloudforceOne.CollectionCreateResponse>;

  /** Read a collection's metadata and columns.
   *  @http GET /accounts/{account_id}/cloudforce-one/v2/collections/{collection_id}
   *  @permission Cloudforce One Write; Cloudforce One Read
   *  @docs https://developers.cloudflare.com/api/operations/get_CollectionGet */
  get(
    collectionID: string,
    params: CloudforceOne.CollectionGetParams,
    options?: RequestOptions,
  ): APIPromise<CloudforceOne.CollectionGetResponse>;

  /** Rename a collection or change its metadata.
   *  @http PATCH /accounts/{account_id}/cloudforce-one/v2/collections/{collection_id}
   *  @permission Cloudforce One Write
   *  @docs https://developers.cloudflare.com/api/operations/patch_CollectionUpdate */
  edit(
    collectionID: string,
    params: CloudforceOne.CollectionEditParams,
    options?: RequestOptions,
  ): APIPromise<CloudforceOne.CollectionEditResponse>;

  /** Delete a collection along with its items.
   *  @http DELETE /accounts/{account_id}/cloudforce-one/v2/collections/{collection_id}
   *  @unwrapped
   *  @permission Cloudforce One Write
   *  @docs https://developers.cloudflare.com/api/operations/delete_CollectionDelete */
  delete(
    collectionID: string,
    params: CloudforceOne.CollectionDeleteParams,
    options?: RequestOptions,
  ): APIPromise<CloudforceOne.CollectionDeleteResponse>;

  /** Export a collection, with item IDs if wanted.
   *  @http GET /accounts/{account_id}/cloudforce-one/v2/collections/{collection_id}/export
   *  @answer binary application/x-ndjson
   *  @permission Cloudforce One Write; Cloudforce One Read
   *  @docs https://developers.cloudflare.com/api/operations/get_CollectionExportEndpoint */
  export(collectionID: string, params: CloudforceOne.CollectionExportParams, options?: RequestOptions): APIPromise<Response>;
}

export declare namespace Collections {
  /** Typed fields of a research table. */
  export interface Columns {
    /** Add a typed column to a collection, with a default if wanted.
     *  @http POST /accounts/{account_id}/cloudforce-one/v2/collections/{collection_id}/columns
     *  @permission Cloudforce One Write
     *  @docs https://developers.cloudflare.com/api/operations/post_ColumnAdd */
    create(collectionID: string, params: ColumnCreateParams, options?: RequestOptions): APIPromise<ColumnCreateResponse>;

    /** Change a column's name, type, position or required flag.
     *  @http PATCH /accounts/{account_id}/cloudforce-one/v2/collections/{collection_id}/columns/{column_id}
     *  @permission Cloudforce One Write
     *  @docs https://developers.cloudflare.com/api/operations/patch_ColumnUpdate */
    edit(columnID: string, params: ColumnEditParams, options?: RequestOptions): APIPromise<ColumnEditResponse>;

    /** Drop a column from a collection.
     *  @http DELETE /accounts/{account_id}/cloudforce-one/v2/collections/{collection_id}/columns/{column_id}
     *  @permission Cloudforce One Write
     *  @docs https://developers.cloudflare.com/api/operations/delete_ColumnDelete */
    delete(columnID: string, params: ColumnDeleteParams, options?: RequestOptions): APIPromise<ColumnEditResponse>;
  }

  export interface ColumnCreateParams extends InAccount {
    default?: JsonObject | null;
    /** @minLength 1 @maxLength 64 */ name: string;
    /** @default false */ required?: boolean;
    type: 'text' | 'number' | 'boolean' | 'date';
  }

  export interface ColumnCreateResponse {
    /** @format uuid */ id: string;
    name: string;
    position: number;
    required: boolean;
    type: 'text' | 'number' | 'boolean' | 'date';
  }

  export interface ColumnEditParams extends InAccount {
    collection_id: string;
    name?: string;
    position?: number;
    required?: boolean;
    type?: 'text' | 'number' | 'boolean' | 'date';
  }

  export interface ColumnEditResponse {
    id: string;
    name: string;
    position: number;
    required: boolean;
    type: string;
  }

  export type ColumnDeleteParams = ItemGetParams;

  export type ColumnDeleteResponse = ColumnEditResponse;

  /** Rows of a research table. */
  export interface Items {
    /** Page through a collection's items by cursor, narrowed by a query text.
     *  @http GET /accounts/{account_id}/cloudforce-one/v2/collections/{collection_id}/items
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @docs https://developers.cloudflare.com/api/operations/get_ItemQuery */
    list(collectionID: string, params: ItemListParams, options?: RequestOptions): APIPromise<ItemListResponse>;

    /** Add an item to a collection.
     *  @http POST /accounts/{account_id}/cloudforce-one/v2/collections/{collection_id}/items
     *  @status 201
     *  @permission Cloudforce One Write
     *  @docs https://developers.cloudflare.com/api/operations/post_ItemCreate */
    create(collectionID: string, params: ItemCreateParams, options?: RequestOptions): APIPromise<ItemGetResponse>;

    /** Read one item of a collection.
     *  @http GET /accounts/{account_id}/cloudforce-one/v2/collections/{collection_id}/items/{item_id}
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @docs https://developers.cloudflare.com/api/operations/get_ItemGet */
    get(itemID: string, params: ItemGetParams, options?: RequestOptions): APIPromise<ItemGetResponse>;

    /** Change the data of an item in a collection.
     *  @http PATCH /accounts/{account_id}/cloudforce-one/v2/collections/{collection_id}/items/{item_id}
     *  @permission Cloudforce One Write
     *  @docs https://developers.cloudflare.com/api/operations/patch_ItemUpdate */
    edit(itemID: string, params: ItemEditParams, options?: RequestOptions): APIPromise<ItemGetResponse>;

    /** Delete one item from a collection.
     *  @http DELETE /accounts/{account_id}/cloudforce-one/v2/collections/{collection_id}/items/{item_id}
     *  @permission Cloudforce One Write
     *  @docs https://developers.cloudflare.com/api/operations/delete_ItemDelete */
    delete(itemID: string, params: ItemDeleteParams, options?: RequestOptions): APIPromise<ItemDeleteResponse>;

    /** Search a collection's items with a filter, text and sort order.
     *  @http POST /accounts/{account_id}/cloudforce-one/v2/collections/{collection_id}/search
     *  @permission Cloudforce One Write
     *  @docs https://developers.cloudflare.com/api/operations/post_ItemSearch */
    search(collectionID: string, params: ItemSearchParams, options?: RequestOptions): APIPromise<ItemSearchResponse>;
  }

  export interface ItemListParams extends InAccount {
    cursor?: string;
    limit?: number;
    /** @minLength 1 @maxLength 500 */ q?: string;
  }

  export type ItemListResponse = ({
    /** @readOnly */ created_at: string;
    data: JsonObject;
    id: string;
    /** @readOnly */ updated_at: string;
  })[];

  export interface ItemCreateParams extends InAccount {
    /** @body */ body?: {
      data: JsonObject;
    } | { /** @minItems 1 @maxItems 1000 */ data: JsonObject[] };
  }

  export type ItemCreateResponse = ItemGetResponse;

  export interface ItemGetParams extends InAccount {
    collection_id: string;
  }

  export interface ItemGetResponse {
    /** @readOnly */ created_at: string;
    data: JsonObject;
    id: string;
    /** @readOnly */ updated_at: string;
  }

  export interface ItemEditParams extends InAccount {
    collection_id: string;
    data: JsonObject;
  }

  export type ItemEditResponse = ItemGetResponse;

  export type ItemDeleteParams = ItemGetParams;

  export interface ItemDeleteResponse {
    deleted: boolean;
  }

  export interface ItemSearchParams extends InAccount {
    cursor?: string;
    filter?: {
      field: string;
      op: 'eq' | 'neq' | 'gt' | 'lt' | 'gte' | 'lte' | 'contains' | 'is_empty' | 'is_not_empty';
      value?: unknown;
    } | { /** @minItems 1 */ and: JsonObject[] } | { /** @minItems 1 */ or: JsonObject[] };
    /** @min 1 @max 100 @default 20 */ limit?: Integer;
    /** @minLength 1 @maxLength 500 */ q?: string;
    sort?: { field: string; /** @default "asc" */ order?: 'asc' | 'desc' };
  }

  export type ItemSearchResponse = ({
    /** @readOnly */ created_at: string;
    data: JsonObject;
    id: string;
    /** @readOnly */ updated_at: string;
  })[];
}
