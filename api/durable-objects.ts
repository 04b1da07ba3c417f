import type { CursorPaginationAfter, PagePromise, RequestOptions, V4PagePaginationArray } from './_client.ts';
import type { InAccount, Integer } from './_shared.ts';

/** Durable Objects: Single-instance Workers with storage of their own.
 *  @product durableObjects Durable Objects
 *  @docs https://developers.cloudflare.com/durable-objects/ */
export interface DurableObjects {
  readonly namespaces: DurableObjects.Namespaces;
}

export declare namespace DurableObjects {
  /** Classes of objects bound to a Worker script. */
  export interface Namespaces {
    readonly objects: Namespaces.Objects;

    /** List the account's Durable Object namespaces.
     *
     *  Namespaces come and go with the migrations of Worker scripts; they are not created here.
     *  @http GET /accounts/{account_id}/workers/durable_objects/namespaces
     *  @permission Workers Scripts Write; Workers Scripts Read
     *  @availability ga
     *  @columns name class script use_sqlite */
    list(params: NamespaceListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<Namespace>, Namespace>;
  }

  export interface NamespaceListParams extends InAccount {
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 1 @max 1000 @default 20 */ per_page?: Integer;
  }

  export interface Namespace {
    /** Id of the namespace, given by Cloudflare. @readOnly */ id?: string;
    /** Name of the class that the script exports. */ class?: string;
    /** Name of the namespace, made of script and class. */ name?: string;
    /** Worker script that holds the class. */ script?: string;
    /** Whether objects keep their data in SQLite. */ use_sqlite?: boolean;
  }

  export type NamespacesV4PagePaginationArray = V4PagePaginationArray<Namespace>;
}

export declare namespace DurableObjects.Namespaces {
  /** Single stateful instances that exist. */
  export interface Objects {
    /** List the Durable Objects of one namespace by cursor.
     *  @http GET /accounts/{account_id}/workers/durable_objects/namespaces/{id}/objects
     *  @permission Workers Scripts Write; Workers Scripts Read
     *  @availability ga
     *  @columns id hasStoredData */
    list(id: string, params: ObjectListParams, options?: RequestOptions): PagePromise<CursorPaginationAfter<DurableObject>, DurableObject>;
  }

  export interface ObjectListParams extends InAccount {
    /** Most objects a page holds. @min 1 @max 10000 @default 1000 */ limit?: number;
    cursor?: string;
  }

  export interface DurableObject {
    /** Id of the object, 64 hex digits. @readOnly */ id?: string;
    /** Whether the object has stored anything. @readOnly */ hasStoredData?: boolean;
  }

  export type DurableObjectsCursorPaginationAfter = CursorPaginationAfter<DurableObject>;
}
