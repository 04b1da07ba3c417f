import type { APIPromise, CursorPaginationAfter, PagePromise, RequestOptions, SinglePage } from './_client.ts';
import type { InAccount, Integer } from './_shared.ts';

/** Lists: Sets of IPs, hostnames, networks or redirects for rule expressions.
 *  @product rules Lists
 *  @docs https://developers.cloudflare.com/waf/tools/lists/ */
export interface Rules {
  readonly lists: Rules.Lists;
}

export declare namespace Rules {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Note for people about the item. */ comment: string;
    /** Note for people about what the list is for. */ description: string;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Item to work on, as `rules.lists.items.list` shows it. @from rules.lists.items.list */ item_id: string;
    /** List to work on, as `rules.lists.list` shows it. @from rules.lists.list */ list_id: string;
    /** Background work to ask about, by the id that changing the items of a list returned. */ operation_id: string;
  }

  /** Single sets of one kind. */
  export interface Lists {
    readonly bulkOperations: Lists.BulkOperations;
    readonly items: Lists.Items;

    /** Create an empty account list for rule expressions to refer to.
     *
     *  Refer to it in expressions as `$name`. Name and kind cannot be changed later; how many lists there may be depends on the plan.
     *  @http POST /accounts/{account_id}/rules/lists
     *  @permission Account Filter Lists Edit
     *  @plans free pro business enterprise
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "kind": "ip", "name": "office_networks", "description": "Addresses of our offices"
     *  }
     *  @aliases blocklist; bulk redirect */
    create(params: ListCreateParams, options?: RequestOptions): APIPromise<ListsList>;

    /** Replace a list's description, leaving its items alone.
     *  @http PUT /accounts/{account_id}/rules/lists/{list_id}
     *  @body json required
     *  @permission Account Filter Lists Edit
     *  @plans free pro business enterprise
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "list_id": "2c0fc9fa937b11eaa1b71c4d701ab86e",
     *    "description": "Addresses of our offices and data centers"
     *  } */
    update(/** @minLength 32 @maxLength 32 */ listID: string, params: ListUpdateParams, options?: RequestOptions): APIPromise<ListsList>;

    /** List every list the account owns, whatever its kind.
     *  @http GET /accounts/{account_id}/rules/lists
     *  @permission Account Filter Lists Read; Account Filter Lists Edit
     *  @plans free pro business enterprise
     *  @availability ga
     *  @columns name kind description num_items num_referencing_filters created_on modified_on
     *  @key name */
    list(params: InAccount, options?: RequestOptions): PagePromise<SinglePage<ListsList>, ListsList>;

    /** Delete a list together with every item on it.
     *
     *  Refused while a rule or filter refers to the list.
     *  @http DELETE /accounts/{account_id}/rules/lists/{list_id}
     *  @permission Account Filter Lists Edit
     *  @plans free pro business enterprise
     *  @availability ga
     *  @confirm
     *  @cascades rules.lists.items */
    delete(
      /** @minLength 32 @maxLength 32 */ listID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<ListDeleteResponse>;

    /** Get a list's name, kind and description without its items.
     *  @http GET /accounts/{account_id}/rules/lists/{list_id}
     *  @permission Account Filter Lists Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(/** @minLength 32 @maxLength 32 */ listID: string, params: InAccount, options?: RequestOptions): APIPromise<ListsList>;
  }

  export interface ListLabel {
    /** Kind of items: addresses, redirects, hostnames or autonomous systems. Cannot be changed later. */
    kind: 'ip' | 'redirect' | 'hostname' | 'asn' | (string & {});
    /** Name by which expressions refer to the list, as `$name`; lower-case letters, digits and underscores.
     *  @maxLength 50 @example "list1" @pattern ^[a-zA-Z0-9_]+$ @minLength 1 */
    name: string;
    /** @maxLength 500 */ description?: string;
  }

  export interface ListCreateParams extends InAccount, ListLabel {}

  export interface ListUpdateParams extends InAccount {
    /** @maxLength 500 */ description?: string;
  }

  export interface ListsList extends ListLabel {
    /** Id of the list, given by Cloudflare. @minLength 32 @maxLength 32 @example "2c0fc9fa937b11eaa1b71c4d701ab86e" @readOnly */ id: string;
    /** @example "2020-01-01T08:00:00Z" @readOnly */ created_on: string;
    kind: 'ip' | 'redirect' | 'hostname' | 'asn';
    /** @example "2020-01-10T14:00:00Z" @readOnly */ modified_on: string;
    /** @maxLength 50 @example "list1" */ name: string;
    /** Number of items in the list. @example 10 @readOnly */ num_items: number;
    /** Number of filters and rules that refer to the list. @example 2 @readOnly */ num_referencing_filters: number;
  }

  export interface ListDeleteResponse {
    /** Id of the list, given by Cloudflare. @minLength 32 @maxLength 32 @example "2c0fc9fa937b11eaa1b71c4d701ab86e" @readOnly */ id: string;
  }

  export interface Hostname {
    /** Hostname, with a leading `*.` for its subdomains. @example "example.com" */ url_hostname: string;
    /** For a wildcard: whether the name itself is left out, so that only its subdomains match. */ exclude_exact_hostname?: boolean;
  }

  export type ListsListsSinglePage = SinglePage<ListsList>;

  export interface Redirect {
    /** Address that is redirected: scheme and query may be left out. @example "example.com/arch" */ source_url: string;
    /** Absolute address that visitors are sent to. @example "https://archlinux.org/" */ target_url: string;
    /** Whether subdomains of the source are redirected too. @default false */ include_subdomains?: boolean;
    /** Whether the rest of the path is appended to the target; needs `subpath_matching`. @default false */ preserve_path_suffix?: boolean;
    /** Whether the visitor's query string is passed on to the target. @default false */ preserve_query_string?: boolean;
    /** HTTP status of the redirect: 301 and 308 permanent, 302 and 307 temporary. @default 301 */ status_code?: 301 | 302 | 307 | 308;
    /** Whether everything below the source path is redirected too. @default false */ subpath_matching?: boolean;
  }
}

export declare namespace Rules.Lists {
  /** Progress of large changes to a set. */
  export interface BulkOperations {
    /** Get how far a queued change to list items is.
     *
     *  Poll it after items were created, replaced or deleted: `completed` means done, `failed` that nothing was changed.
     *  @http GET /accounts/{account_id}/rules/lists/bulk_operations/{operation_id}
     *  @permission Account Filter Lists Edit; Account Filter Lists Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(operationID: string, params: InAccount, options?: RequestOptions): APIPromise<BulkOperationGetResponse>;
  }

  /** @discriminator status */
  export type BulkOperationGetResponse =
    | BulkOperationGetResponse.ListsBulkOperationPendingOrRunning
    | BulkOperationGetResponse.ListsBulkOperationCompleted | BulkOperationGetResponse.ListsBulkOperationFailed;
  export namespace BulkOperationGetResponse {
    export interface ListsBulkOperationPendingOrRunning {
      /** Id of the background change. @example "4da8780eeb215e6cb7f48dd981c4ea02" @readOnly */ id: string;
      /** The change waits for its turn or is being carried out. @readOnly */ status: 'pending' | 'running';
    }
    export interface BulkOperationIdentity {
      /** Id of the background change. @example "4da8780eeb215e6cb7f48dd981c4ea02" @readOnly */ id: string;
      /** Time at which the change ended, RFC 3339. @example "2020-01-01T08:00:00Z" @readOnly */ completed: string;
    }

    export interface ListsBulkOperationCompleted extends BulkOperationIdentity {
      /** The change has been carried out. @readOnly */ status: 'completed';
    }
    export interface ListsBulkOperationFailed extends BulkOperationIdentity {
      /** Reason the change failed. @readOnly */ error: string;
      /** The change failed; the list is as before. @readOnly */ status: 'failed';
    }
  }

  /** Entries of a set. */
  export interface Items {
    /** Create items of a list in the background.
     *
     *  Poll `rules.lists.bulkOperations.get` with the returned id. One change at a time per account; items that exist already get the new
     *  comment.
     *  @http POST /accounts/{account_id}/rules/lists/{list_id}/items
     *  @permission Account Filter Lists Edit
     *  @plans free pro business enterprise
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "list_id": "2c0fc9fa937b11eaa1b71c4d701ab86e",
     *    "body": [{ "ip": "192.0.2.0/24", "comment": "Berlin" }, { "ip": "2001:db8::/64" }]
     *  }
     *  @waits rules.lists.bulkOperations.get status done=completed failed=failed id=operation_id */
    create(
      /** @minLength 32 @maxLength 32 */ listID: string,
      params: ItemParams,
      options?: RequestOptions,
    ): APIPromise<ItemResult>;

    /** Replace all items of a list in the background.
     *
     *  Items left out are deleted. Poll `rules.lists.bulkOperations.get` with the returned id; one change at a time per account.
     *  @http PUT /accounts/{account_id}/rules/lists/{list_id}/items
     *  @permission Account Filter Lists Edit
     *  @plans free pro business enterprise
     *  @availability ga
     *  @waits rules.lists.bulkOperations.get status done=completed failed=failed id=operation_id
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353",
     *    "body": [{"ip": "192.0.2.0/24", "comment": "Office in Lisbon"}, {"ip": "2001:db8::/48", "comment": "Office in Porto"}]
     *  } */
    update(
      /** @minLength 32 @maxLength 32 */ listID: string,
      params: ItemParams,
      options?: RequestOptions,
    ): APIPromise<ItemResult>;

    /** List a list's items by cursor, optionally matching a text.
     *  @http GET /accounts/{account_id}/rules/lists/{list_id}/items
     *  @permission Account Filter Lists Edit; Account Filter Lists Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @columns ip asn hostname.url_hostname redirect.source_url redirect.target_url comment modified_on
     *  @key ip asn hostname.url_hostname redirect.source_url */
    list(
      /** @minLength 32 @maxLength 32 */ listID: string,
      params: ItemListParams,
      options?: RequestOptions,
    ): PagePromise<CursorPaginationAfter<ItemData>, ItemData>;

    /** Delete the given items of a list in the background.
     *
     *  Poll `rules.lists.bulkOperations.get` with the returned id; one change at a time per account.
     *  @http DELETE /accounts/{account_id}/rules/lists/{list_id}/items
     *  @body json required
     *  @permission Account Filter Lists Edit
     *  @plans free pro business enterprise
     *  @availability ga
     *  @confirm
     *  @waits rules.lists.bulkOperations.get status done=completed failed=failed id=operation_id */
    delete(
      /** @minLength 32 @maxLength 32 */ listID: string,
      params: ItemDeleteParams,
      options?: RequestOptions,
    ): APIPromise<ItemResult>;

    /** Get one item of a list by its id.
     *  @http GET /accounts/{account_id}/rules/lists/{list_id}/items/{item_id}
     *  @permission Account Filter Lists Edit; Account Filter Lists Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(/** @minLength 32 @maxLength 32 */ itemID: string, params: ItemGetParams, options?: RequestOptions): APIPromise<ItemData>;
  }

  export interface ItemParams extends InAccount {
    /** Items that become the whole list: all have the list's kind, and those not named are deleted. @body */ body: (
      | ItemParams.ListsListItemIPComment | ItemParams.ListsListItemRedirectComment
      | ItemParams.ListsListItemHostnameComment | ItemParams.ListsListItemASNComment
    )[];
  }
  export namespace ItemParams {
    export interface ListsListItemIPComment {
      /** IPv4 or IPv6 address, or range in CIDR form. @example "10.0.0.1" */ ip: string;
      /** @maxLength 500 */ comment?: string;
    }
    export interface ListsListItemRedirectComment {
      /** Destination for visitors of an address. */ redirect: Redirect;
      /** @maxLength 500 */ comment?: string;
    }
    export interface ListsListItemHostnameComment {
      /** Hostname to match, with wildcard options. */ hostname: Hostname;
      /** @maxLength 500 */ comment?: string;
    }
    export interface ListsListItemASNComment {
      /** Number of the autonomous system. @example 5567 @min 0 @max 4294967295 */ asn: Integer;
      /** @maxLength 500 */ comment?: string;
    }
  }

  export interface ItemResult {
    /** Id of the background change; poll `rules.lists.bulkOperations.get` with it. @example "4da8780eeb215e6cb7f48dd981c4ea02" @readOnly */
    operation_id: string;
  }

  export interface ItemListParams extends InAccount {
    /** @min 1 @max 500 */ per_page?: Integer;
    /** Only items that match: the start of an address, part of a hostname or URL, or an exact number, by the list's kind. @example "1.1.1." */
    search?: string;
    /** @example "zzz" */ cursor?: string;
  }

  export type ItemData =
    | ItemData.ListsListItemIPFull | ItemData.ListsListItemHostnameFull
    | ItemData.ListsListItemRedirectFull | ItemData.ListsListItemASNFull;
  export namespace ItemData {
    export interface ListsListItemIPFull {
      /** Id of the item, given by Cloudflare. @minLength 32 @maxLength 32 @example "34b12448945f11eaa1b71c4d701ab86e" @readOnly */ id: string;
      /** @example "2020-01-01T08:00:00Z" @readOnly */ created_on: string;
      /** IPv4 or IPv6 address, or range in CIDR form. @example "10.0.0.1" */ ip: string;
      /** @example "2020-01-10T14:00:00Z" @readOnly */ modified_on: string;
      comment?: string;
    }
    export interface ListsListItemHostnameFull {
      /** Id of the item, given by Cloudflare. @minLength 32 @maxLength 32 @example "34b12448945f11eaa1b71c4d701ab86e" @readOnly */ id: string;
      /** @example "2020-01-01T08:00:00Z" @readOnly */ created_on: string;
      /** Hostname to match, with wildcard options. */ hostname: Hostname;
      /** @example "2020-01-10T14:00:00Z" @readOnly */ modified_on: string;
      comment?: string;
    }
    export interface ListsListItemRedirectFull {
      /** Id of the item, given by Cloudflare. @minLength 32 @maxLength 32 @example "34b12448945f11eaa1b71c4d701ab86e" @readOnly */ id: string;
      /** @example "2020-01-01T08:00:00Z" @readOnly */ created_on: string;
      /** @example "2020-01-10T14:00:00Z" @readOnly */ modified_on: string;
      /** Destination for visitors of an address. */ redirect: Redirect;
      comment?: string;
    }
    export interface ListsListItemASNFull {
      /** Id of the item, given by Cloudflare. @minLength 32 @maxLength 32 @example "34b12448945f11eaa1b71c4d701ab86e" @readOnly */ id: string;
      /** Number of the autonomous system. @example 5567 */ asn: Integer;
      /** @example "2020-01-01T08:00:00Z" @readOnly */ created_on: string;
      /** @example "2020-01-10T14:00:00Z" @readOnly */ modified_on: string;
      comment?: string;
    }
  }

  export interface ItemDeleteParams extends InAccount {
    /** Items to delete, by their ids. @minItems 1 */ items?: ItemDeleteParams.Item[];
  }
  export namespace ItemDeleteParams {
    export interface Item {
      /** Item to delete, by its id. @minLength 32 @maxLength 32 @example "34b12448945f11eaa1b71c4d701ab86e" */ id: string;
    }
  }

  export interface ItemGetParams extends InAccount {
    /** List that holds the item. @minLength 32 @maxLength 32 @example "2c0fc9fa937b11eaa1b71c4d701ab86e" @readOnly @from rules.lists.list */
    list_id: string;
  }

  export type ItemListResponsesCursorPaginationAfter = CursorPaginationAfter<ItemData>;

  export interface ListCursor {
    /** Cursor of the next page; absent on the last one. @example "yyy" */ after?: string;
    /** Cursor of the page before; absent on the first one. @example "xxx" */ before?: string;
  }

  export interface ListItem {
    /** Id of the background change; poll `rules.lists.bulkOperations.get` with it. */ operation_id: string;
  }
}
