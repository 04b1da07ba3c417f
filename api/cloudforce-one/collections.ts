import type { APIPromise, JsonObject, RequestOptions } from '../_client.ts';
import type { InAccount, Integer } from '../_shared.ts';
import type { CloudforceOne } from './index.ts';

/** Tables of your own for structured threat research. */
export interface Collections {
  readonly columns: Collections.Columns;
  readonly items: Collections.Items;

  /** List Cloudforce One collections.
   *  @http GET /accounts/{account_id}/cloudforce-one/v2/collections
   *  @permission Cloudforce One Write; Cloudforce One Read
   *  @docs https://developers.cloudflare.com/api/operations/get_CollectionList
   *  @columns name item_count created_by status created_at updated_at */
  list(params: CloudforceOne.CollectionListParams, options?: RequestOptions): APIPromise<CloudforceOne.CollectionListResponse>;

  /** Create a collection to keep structured items in.
   *
   *  Four ways: columns only, rows only (columns are inferred), both (rows are checked against the columns), or a file in CSV, JSON or JSONL.
   *  @http POST /accounts/{account_id}/cloudforce-one/v2/collections
   *  @status 201
   *  @permission Cloudforce One Write
   *  @docs https://developers.cloudflare.com/api/operations/post_CollectionCreate
   *  @example {
   *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353",
   *    "body": {
   *      "name": "phishing-domains", "columns": [{ "name": "domain", "type": "text", "required": true }, { "name": "seen", "type": "date" }]
   *    }
   *  } */
  create(params: CloudforceOne.CollectionCreateParams, options?: RequestOptions): APIPromise<CloudforceOne.CollectionCreateResponse>;

  /** Get a collection's metadata and columns.
   *  @http GET /accounts/{account_id}/cloudforce-one/v2/collections/{collection_id}
   *  @permission Cloudforce One Write; Cloudforce One Read
   *  @docs https://developers.cloudflare.com/api/operations/get_CollectionGet */
  get(
    collectionID: string,
    params: InAccount,
    options?: RequestOptions,
  ): APIPromise<CloudforceOne.CollectionGetResponse>;

  /** Edit a collection's name or metadata.
   *
   *  Columns are not changed here: they have operations of their own.
   *  @http PATCH /accounts/{account_id}/cloudforce-one/v2/collections/{collection_id}
   *  @permission Cloudforce One Write
   *  @docs https://developers.cloudflare.com/api/operations/patch_CollectionUpdate */
  edit(
    collectionID: string,
    params: CloudforceOne.CollectionEditParams,
    options?: RequestOptions,
  ): APIPromise<CloudforceOne.CollectionSummary>;

  /** Delete a collection along with its items.
   *
   *  Cannot be undone. The stored items are removed in the background.
   *  @http DELETE /accounts/{account_id}/cloudforce-one/v2/collections/{collection_id}
   *  @unwrapped
   *  @permission Cloudforce One Write
   *  @docs https://developers.cloudflare.com/api/operations/delete_CollectionDelete
   *  @cascades cloudforceOne.collections.items */
  delete(
    collectionID: string,
    params: InAccount,
    options?: RequestOptions,
  ): APIPromise<CloudforceOne.CollectionDeleteResponse>;

  /** Export a collection as CSV, JSONL or Markdown.
   *
   *  The form follows the `accept` header, CSV by default. Items are streamed in batches of 1,000, so that large collections work too.
   *  @http GET /accounts/{account_id}/cloudforce-one/v2/collections/{collection_id}/export
   *  @response binary application/x-ndjson
   *  @permission Cloudforce One Write; Cloudforce One Read
   *  @docs https://developers.cloudflare.com/api/operations/get_CollectionExportEndpoint
   *  @aliases download collection */
  export(collectionID: string, params: CloudforceOne.CollectionExportParams, options?: RequestOptions): APIPromise<Response>;
}

export declare namespace Collections {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Place of the column, counted from 0. */ position: number;
    /** Values of the item, by column name. */ data: unknown;
  }

  /** Typed fields of a research table. */
  export interface Columns {
    /** Create a typed column in a collection, with a default if wanted.
     *
     *  Items there are get the default, or null without one.
     *  @http POST /accounts/{account_id}/cloudforce-one/v2/collections/{collection_id}/columns
     *  @permission Cloudforce One Write
     *  @docs https://developers.cloudflare.com/api/operations/post_ColumnAdd
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "collection_id": "f174e90a-fafe-4643-bbbc-4a0ed4fc8415", "name": "score",
     *    "type": "number", "required": false
     *  } */
    create(collectionID: string, params: ColumnCreateParams, options?: RequestOptions): APIPromise<ColumnCreateResponse>;

    /** Edit a column's name, type, position or required flag.
     *  @http PATCH /accounts/{account_id}/cloudforce-one/v2/collections/{collection_id}/columns/{column_id}
     *  @permission Cloudforce One Write
     *  @docs https://developers.cloudflare.com/api/operations/patch_ColumnUpdate */
    edit(columnID: string, params: ColumnEditParams, options?: RequestOptions): APIPromise<Column>;

    /** Delete a column from a collection.
     *
     *  Its values stay stored under the column's id for forensics, but answers no longer show them.
     *  @http DELETE /accounts/{account_id}/cloudforce-one/v2/collections/{collection_id}/columns/{column_id}
     *  @permission Cloudforce One Write
     *  @docs https://developers.cloudflare.com/api/operations/delete_ColumnDelete */
    delete(columnID: string, params: ColumnParams, options?: RequestOptions): APIPromise<Column>;
  }

  export interface ColumnCreateParams extends InAccount {
    default?: JsonObject | null;
    /** Name of the column, unique in its collection. @minLength 1 @maxLength 64 */ name: string;
    /** @default false */ required?: boolean;
    /** Kind of value that the column holds. */ type: 'text' | 'number' | 'boolean' | 'date' | (string & {});
  }

  export interface ColumnDefinition {
    /** Name of the column for people. */ name?: string;
    /** Kind of value that the column holds. */ type?: 'text' | 'number' | 'boolean' | 'date' | (string & {});
  }

  export interface ColumnCreateResponse extends ColumnDefinition {
    /** Identifies the object; given on creation. @format uuid */ id: string;
    name: string;
    position: number;
    required: boolean;
    type: 'text' | 'number' | 'boolean' | 'date';
  }

  export interface ColumnEditParams extends InAccount, ColumnDefinition {
    /** Collection that the call works on. @from cloudforceOne.collections.list */ collection_id: string;
    /** @min 0 */ position?: number;
    required?: boolean;
  }

  export interface Column {
    /** Identifies the entry; stays the same for its life. */ id: string;
    /** Name of the column for people. */ name: string;
    position: number;
    required: boolean;
    /** Type of the values in the column. */ type: string;
  }

  export interface ColumnParams extends InAccount {
    /** Collection that the call works on. @from cloudforceOne.collections.list */ collection_id: string;
  }

  /** Rows of a research table. */
  export interface Items {
    /** List a collection's items, narrowed by a query text.
     *  @http GET /accounts/{account_id}/cloudforce-one/v2/collections/{collection_id}/items
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @docs https://developers.cloudflare.com/api/operations/get_ItemQuery
     *  @columns data created_at updated_at */
    list(collectionID: string, params: ItemListParams, options?: RequestOptions): APIPromise<ItemResult>;

    /** Create an item in a collection, or up to 1,000 at once.
     *
     *  Items are checked against the collection's columns. Give `data` as one object, or as a list for many.
     *  @http POST /accounts/{account_id}/cloudforce-one/v2/collections/{collection_id}/items
     *  @status 201
     *  @permission Cloudforce One Write
     *  @docs https://developers.cloudflare.com/api/operations/post_ItemCreate
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "collection_id": "f174e90a-fafe-4643-bbbc-4a0ed4fc8415",
     *    "body": { "data": [{ "domain": "example.org", "score": 7 }] }
     *  }
     *  @most 1000 */
    create(collectionID: string, params: ItemCreateParams, options?: RequestOptions): APIPromise<ItemData>;

    /** Get one item of a collection.
     *  @http GET /accounts/{account_id}/cloudforce-one/v2/collections/{collection_id}/items/{item_id}
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @docs https://developers.cloudflare.com/api/operations/get_ItemGet */
    get(itemID: string, params: ColumnParams, options?: RequestOptions): APIPromise<ItemData>;

    /** Edit the data of an item; columns left out keep their values.
     *  @http PATCH /accounts/{account_id}/cloudforce-one/v2/collections/{collection_id}/items/{item_id}
     *  @permission Cloudforce One Write
     *  @docs https://developers.cloudflare.com/api/operations/patch_ItemUpdate */
    edit(itemID: string, params: ItemEditParams, options?: RequestOptions): APIPromise<ItemData>;

    /** Delete one item from a collection.
     *  @http DELETE /accounts/{account_id}/cloudforce-one/v2/collections/{collection_id}/items/{item_id}
     *  @permission Cloudforce One Write
     *  @docs https://developers.cloudflare.com/api/operations/delete_ItemDelete */
    delete(itemID: string, params: ColumnParams, options?: RequestOptions): APIPromise<ItemDeleteResponse>;

    /** Search a collection's items with a filter, text and sort order.
     *
     *  Conditions can be nested with `and` and `or`.
     *  @http POST /accounts/{account_id}/cloudforce-one/v2/collections/{collection_id}/search
     *  @permission Cloudforce One Write
     *  @docs https://developers.cloudflare.com/api/operations/post_ItemSearch
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "collection_id": "f174e90a-fafe-4643-bbbc-4a0ed4fc8415",
     *    "filter": { "and": [{ "field": "score", "op": "gte", "value": 5 }, { "field": "domain", "op": "contains", "value": "login" }] },
     *    "sort": { "field": "score", "order": "desc" }, "limit": 20
     *  } */
    search(collectionID: string, params: ItemSearchParams, options?: RequestOptions): APIPromise<ItemResult>;
  }

  export interface ItemListParams extends InAccount {
    cursor?: string;
    /** Most entries of a page. @min 1 */ limit?: number;
    /** Text that is looked for. @minLength 1 @maxLength 500 */ q?: string;
  }

  export type ItemResult = {
    /** @readOnly */ created_at: string;
    data: JsonObject;
    /** Identifies the entry; stays the same for its life. */ id: string;
    /** @readOnly */ updated_at: string;
  }[];

  export interface ItemCreateParams extends InAccount {
    /** One item under `data`, or a list of items. @body */ body?: {
      data: JsonObject;
    } | {
      /** Items to create, each by column names. @minItems 1 @maxItems 1000 */ data: JsonObject[];
    };
  }

  export interface ItemData {
    /** @readOnly */ created_at: string;
    data: JsonObject;
    /** Identifies the entry; stays the same for its life. */ id: string;
    /** @readOnly */ updated_at: string;
  }

  export interface ItemEditParams extends InAccount {
    /** Collection that the call works on. @from cloudforceOne.collections.list */ collection_id: string;
    data: JsonObject;
  }

  export interface ItemDeleteResponse {
    /** Whether the object is gone. */ deleted: boolean;
  }

  export interface ItemSearchParams extends InAccount {
    cursor?: string;
    /** One condition, or several joined with `and` or `or`. */ filter?:
      | {
        /** Column or property that is looked at. @minLength 1 */ field: string;
        /** Comparison operator for the column's value. */ op: 'eq' | 'neq' | 'gt' | 'lt' | 'gte' | 'lte' | 'contains' | 'is_empty' | 'is_not_empty' | (string & {});
        /** Value to compare with; left out for `is_empty` and `is_not_empty`. */ value?: unknown;
      }
      | { /** Conditions that must all hold. @minItems 1 */ and: JsonObject[] } | { /** Conditions of which one must hold. @minItems 1 */ or: JsonObject[] };
    /** Most items that are returned. @min 1 @max 100 @default 20 */ limit?: Integer;
    /** Text that is looked for. @minLength 1 @maxLength 500 */ q?: string;
    /** Column and direction that items are sorted by. */ sort?: {
      /** Column or property that is looked at. @minLength 1 */ field: string;
      /** Direction of the sorting. @default "asc" */ order?: 'asc' | 'desc';
    };
  }
}
