import type { APIPromise, CursorPaginationAfter, PagePromise, RequestOptions, SinglePage } from './_client.ts';
import type { InAccount, Integer } from './_shared.ts';

/** Lists: Sets of IPs, hostnames, networks or redirects for rule expressions.
 *  @product rules Lists
 *  @docs https://developers.cloudflare.com/waf/tools/lists/ */
export interface Rules {
  readonly lists: Rules.Lists;
}

export declare namespace Rules {
  /** Single sets of one kind. */
  export interface Lists {
    readonly bulkOperations: Lists.BulkOperations;
    readonly items: Lists.Items;

    /** Add an empty account list of one kind for rule expressions to refer to.
     *  @http POST /accounts/{account_id}/rules/lists
     *  @permission Account Filter Lists Edit
     *  @plans free pro business enterprise
     *  @availability ga */
    create(params: ListCreateParams, options?: RequestOptions): APIPromise<ListsList>;

    /** Rewrite a list's description, leaving its items alone.
     *  @http PUT /accounts/{account_id}/rules/lists/{list_id}
     *  @body json required
     *  @permission Account Filter Lists Edit
     *  @plans free pro business enterprise
     *  @availability ga */
    update(/** @minLength 32 @maxLength 32 */ listID: string, params: ListUpdateParams, options?: RequestOptions): APIPromise<ListsList>;

    /** Show every list the account owns, whatever its kind.
     *  @http GET /accounts/{account_id}/rules/lists
     *  @permission Account Filter Lists Read; Account Filter Lists Edit
     *  @plans free pro business enterprise
     *  @availability ga */
    list(params: ListListParams, options?: RequestOptions): PagePromise<SinglePage<ListsList>, ListsList>;

    /** Delete a list together with every item on it.
     *  @http DELETE /accounts/{account_id}/rules/lists/{list_id}
     *  @permission Account Filter Lists Edit
     *  @plans free pro business enterprise
     *  @availability ga
     *  @confirm */
    delete(
      /** @minLength 32 @maxLength 32 */ listID: string,
      params: ListDeleteParams,
      options?: RequestOptions,
    ): APIPromise<ListDeleteResponse>;

    /** Read a list's name, kind and description without its items.
     *  @http GET /accounts/{account_id}/rules/lists/{list_id}
     *  @permission Account Filter Lists Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(/** @minLength 32 @maxLength 32 */ listID: string, params: ListGetParams, options?: RequestOptions): APIPromise<ListsList>;
  }

  export interface ListCreateParams extends InAccount {
    kind: 'ip' | 'redirect' | 'hostname' | 'asn';
    /** @maxLength 50 @example "list1" */ name: string;
    /** @maxLength 500 */ description?: string;
  }

  export type ListCreateResponse = ListsList;

  export interface ListUpdateParams extends InAccount {
    /** @maxLength 500 */ description?: string;
  }

  export type ListUpdateResponse = ListsList;

  export type ListListParams = InAccount;

  export interface ListsList {
    /** @minLength 32 @maxLength 32 @example "2c0fc9fa937b11eaa1b71c4d701ab86e" @readOnly */ id: string;
    /** @example "2020-01-01T08:00:00Z" @readOnly */ created_on: string;
    kind: 'ip' | 'redirect' | 'hostname' | 'asn';
    /** @example "2020-01-10T14:00:00Z" @readOnly */ modified_on: string;
    /** @maxLength 50 @example "list1" */ name: string;
    /** @example 10 @readOnly */ num_items: number;
    /** @example 2 @readOnly */ num_referencing_filters: number;
    /** @maxLength 500 */ description?: string;
  }

  export type ListDeleteParams = InAccount;

  export interface ListDeleteResponse {
    /** @minLength 32 @maxLength 32 @example "2c0fc9fa937b11eaa1b71c4d701ab86e" @readOnly */ id: string;
  }

  export type ListGetParams = InAccount;

  export type ListGetResponse = ListsList;

  export interface Hostname {
    /** @example "example.com" */ url_hostname: string;
    exclude_exact_hostname?: boolean;
  }

  export type HostnameParam = Hostname;

  export type ListsListsSinglePage = SinglePage<ListsList>;

  export interface Redirect {
    /** @example "example.com/arch" */ source_url: string;
    /** @example "https://archlinux.org/" */ target_url: string;
    /** @default false */ include_subdomains?: boolean;
    /** @default false */ preserve_path_suffix?: boolean;
    /** @default false */ preserve_query_string?: boolean;
    /** @default 301 */ status_code?: 301 | 302 | 307 | 308;
    /** @default false */ subpath_matching?: boolean;
  }

  export type RedirectParam = Redirect;
}

export declare namespace Rules.Lists {
  /** Progress of large changes to a set. */
  export interface BulkOperations {
    /** Check whether a queued change to list items is still running, done or failed.
     *  @http GET /accounts/{account_id}/rules/lists/bulk_operations/{operation_id}
     *  @permission Account Filter Lists Edit; Account Filter Lists Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(operationID: string, params: BulkOperationGetParams, options?: RequestOptions): APIPromise<BulkOperationGetResponse>;
  }

  export type BulkOperationGetParams = InAccount;

  /** @discriminator status */
  export type BulkOperationGetResponse =
    | BulkOperationGetResponse.ListsBulkOperationPendingOrRunning
    | BulkOperationGetResponse.ListsBulkOperationCompleted | BulkOperationGetResponse.ListsBulkOperationFailed;
  export namespace BulkOperationGetResponse {
    export interface ListsBulkOperationCompleted {
      /** @example "4da8780eeb215e6cb7f48dd981c4ea02" @readOnly */ id: string;
      /** @example "2020-01-01T08:00:00Z" @readOnly */ completed: string;
      /** @readOnly */ status: 'completed';
    }
    export interface ListsBulkOperationFailed {
      /** @example "4da8780eeb215e6cb7f48dd981c4ea02" @readOnly */ id: string;
      /** @example "2020-01-01T08:00:00Z" @readOnly */ completed: string;
      /** @readOnly */ error: string;
      /** @readOnly */ status: 'failed';
    }
    export interface ListsBulkOperationPendingOrRunning {
      /** @example "4da8780eeb215e6cb7f48dd981c4ea02" @readOnly */ id: string;
      /** @readOnly */ status: 'pending' | 'running';
    }
  }

  /** Entries of a set. */
  export interface Items {
    /** Append items to a list in the background, returning an operation ID.
     *  @http POST /accounts/{account_id}/rules/lists/{list_id}/items
     *  @permission Account Filter Lists Edit
     *  @plans free pro business enterprise
     *  @availability ga */
    create(
      /** @minLength 32 @maxLength 32 */ listID: string,
      params: ItemCreateParams,
      options?: RequestOptions,
    ): APIPromise<ItemCreateResponse>;

    /** Swap out all items of a list for a new set, asynchronously.
     *  @http PUT /accounts/{account_id}/rules/lists/{list_id}/items
     *  @permission Account Filter Lists Edit
     *  @plans free pro business enterprise
     *  @availability ga */
    update(
      /** @minLength 32 @maxLength 32 */ listID: string,
      params: ItemUpdateParams,
      options?: RequestOptions,
    ): APIPromise<ItemCreateResponse>;

    /** Page through a list's entries by cursor, optionally matching a search text.
     *  @http GET /accounts/{account_id}/rules/lists/{list_id}/items
     *  @permission Account Filter Lists Edit; Account Filter Lists Read
     *  @plans free pro business enterprise
     *  @availability ga */
    list(
      /** @minLength 32 @maxLength 32 */ listID: string,
      params: ItemListParams,
      options?: RequestOptions,
    ): PagePromise<CursorPaginationAfter<ItemGetResponse>, ItemGetResponse>;

    /** Take the given items off a list as a background operation.
     *  @http DELETE /accounts/{account_id}/rules/lists/{list_id}/items
     *  @body json required
     *  @permission Account Filter Lists Edit
     *  @plans free pro business enterprise
     *  @availability ga
     *  @confirm */
    delete(
      /** @minLength 32 @maxLength 32 */ listID: string,
      params: ItemDeleteParams,
      options?: RequestOptions,
    ): APIPromise<ItemCreateResponse>;

    /** Look up one entry of a list by its item ID.
     *  @http GET /accounts/{account_id}/rules/lists/{list_id}/items/{item_id}
     *  @permission Account Filter Lists Edit; Account Filter Lists Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(/** @minLength 32 @maxLength 32 */ itemID: string, params: ItemGetParams, options?: RequestOptions): APIPromise<ItemGetResponse>;
  }

  export interface ItemCreateParams extends InAccount {
    /** @body */ body: (ItemCreateParams.ListsListItemIPComment | ItemCreateParams.ListsListItemRedirectComment | ItemCreateParams.ListsListItemHostnameComment | ItemCreateParams.ListsListItemASNComment)[];
  }
  export namespace ItemCreateParams {
    export interface ListsListItemASNComment {
      /** @example 5567 */ asn: Integer;
      comment?: string;
    }
    export interface ListsListItemHostnameComment {
      hostname: Hostname;
      comment?: string;
    }
    export interface ListsListItemIPComment {
      /** @example "10.0.0.1" */ ip: string;
      comment?: string;
    }
    export interface ListsListItemRedirectComment {
      redirect: Redirect;
      comment?: string;
    }
  }

  export interface ItemCreateResponse {
    /** @example "4da8780eeb215e6cb7f48dd981c4ea02" @readOnly */ operation_id: string;
  }

  export import ItemUpdateParams = Rules.Lists.ItemCreateParams;

  export type ItemUpdateResponse = ItemCreateResponse;

  export interface ItemListParams extends InAccount {
    /** @min 1 @max 500 */ per_page?: Integer;
    /** @example "1.1.1." */ search?: string;
    /** @example "zzz" */ cursor?: string;
  }

  export import ItemListResponse = Rules.Lists.ItemGetResponse;

  export interface ItemDeleteParams extends InAccount {
    /** @minItems 1 */ items?: ItemDeleteParams.Item[];
  }
  export namespace ItemDeleteParams {
    export interface Item {
      /** @minLength 32 @maxLength 32 @example "34b12448945f11eaa1b71c4d701ab86e" */ id: string;
    }
  }

  export type ItemDeleteResponse = ItemCreateResponse;

  export interface ItemGetParams extends InAccount {
    /** @minLength 32 @maxLength 32 @example "2c0fc9fa937b11eaa1b71c4d701ab86e" @readOnly */ list_id: string;
  }

  export type ItemGetResponse =
    | ItemGetResponse.ListsListItemIPFull | ItemGetResponse.ListsListItemHostnameFull
    | ItemGetResponse.ListsListItemRedirectFull | ItemGetResponse.ListsListItemASNFull;
  export namespace ItemGetResponse {
    export interface ListsListItemASNFull {
      /** @minLength 32 @maxLength 32 @example "34b12448945f11eaa1b71c4d701ab86e" @readOnly */ id: string;
      /** @example 5567 */ asn: Integer;
      /** @example "2020-01-01T08:00:00Z" @readOnly */ created_on: string;
      /** @example "2020-01-10T14:00:00Z" @readOnly */ modified_on: string;
      comment?: string;
    }
    export interface ListsListItemHostnameFull {
      /** @minLength 32 @maxLength 32 @example "34b12448945f11eaa1b71c4d701ab86e" @readOnly */ id: string;
      /** @example "2020-01-01T08:00:00Z" @readOnly */ created_on: string;
      hostname: Hostname;
      /** @example "2020-01-10T14:00:00Z" @readOnly */ modified_on: string;
      comment?: string;
    }
    export interface ListsListItemIPFull {
      /** @minLength 32 @maxLength 32 @example "34b12448945f11eaa1b71c4d701ab86e" @readOnly */ id: string;
      /** @example "2020-01-01T08:00:00Z" @readOnly */ created_on: string;
      /** @example "10.0.0.1" */ ip: string;
      /** @example "2020-01-10T14:00:00Z" @readOnly */ modified_on: string;
      comment?: string;
    }
    export interface ListsListItemRedirectFull {
      /** @minLength 32 @maxLength 32 @example "34b12448945f11eaa1b71c4d701ab86e" @readOnly */ id: string;
      /** @example "2020-01-01T08:00:00Z" @readOnly */ created_on: string;
      /** @example "2020-01-10T14:00:00Z" @readOnly */ modified_on: string;
      redirect: Redirect;
      comment?: string;
    }
  }

  export type ItemListResponsesCursorPaginationAfter = CursorPaginationAfter<ItemGetResponse>;

  export interface ListCursor {
    /** @example "yyy" */ after?: string;
    /** @example "xxx" */ before?: string;
  }

  export type ListCursorParam = ListCursor;

  export interface ListItem {
    operation_id: string;
  }
}
