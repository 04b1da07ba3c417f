import type { APIPromise, RequestOptions } from './_client.ts';
import type { InAccount, Integer } from './_shared.ts';

/** Artifacts: Git repositories made by API, meant for agents and automation.
 *  @product artifacts Artifacts
 *  @docs https://developers.cloudflare.com/artifacts/ */
export interface Artifacts {
  readonly namespaces: Artifacts.Namespaces;
}

export declare namespace Artifacts {
  /** Groupings of repositories within the account. */
  export interface Namespaces {
    readonly repos: Namespaces.Repos;
    readonly tokens: Namespaces.Tokens;

    /** Page through the account's Artifacts namespaces by cursor.
     *  @http GET /accounts/{account_id}/artifacts/namespaces
     *  @unwrapped
     *  @permission Artifacts Read
     *  @availability beta
     *  @docs https://developers.cloudflare.com/api/operations/artifacts_namespaces_list */
    list(params: NamespaceListParams, options?: RequestOptions): APIPromise<unknown>;

    /** Look up an Artifacts namespace by name.
     *  @http GET /accounts/{account_id}/artifacts/namespaces/{namespace}
     *  @unwrapped
     *  @permission Artifacts Read
     *  @availability beta
     *  @docs https://developers.cloudflare.com/api/operations/artifacts_namespaces_get */
    get(namespace: string, params: NamespaceGetParams, options?: RequestOptions): APIPromise<unknown>;
  }

  export interface NamespaceListParams extends InAccount {
    /** @min 1 @max 200 @default 100 */ limit?: Integer;
    cursor?: string;
  }

  export type NamespaceGetParams = InAccount;
}

export declare namespace Artifacts.Namespaces {
  /** Git repositories that ordinary clients can clone and push to. */
  export interface Repos {
    readonly blob: Repos.Blob;
    readonly commit: Repos.Commit;
    readonly file: Repos.File;
    readonly log: Repos.Log;
    readonly raw: Repos.Raw;
    readonly tokens: Repos.Tokens;
    readonly tree: Repos.Tree;

    /** Page through a namespace's repositories, searched by text and sorted.
     *  @http GET /accounts/{account_id}/artifacts/namespaces/{namespace}/repos
     *  @unwrapped
     *  @permission Artifacts Read
     *  @availability beta
     *  @docs https://developers.cloudflare.com/api/operations/artifacts_repos_list */
    list(namespace: string, params: RepoListParams, options?: RequestOptions): APIPromise<unknown>;

    /** Create a Git repository in an Artifacts namespace.
     *  @http POST /accounts/{account_id}/artifacts/namespaces/{namespace}/repos
     *  @body json required
     *  @unwrapped
     *  @status 201
     *  @permission Artifacts Edit
     *  @availability beta
     *  @docs https://developers.cloudflare.com/api/operations/artifacts_repos_create */
    create(namespace: string, params: RepoCreateParams, options?: RequestOptions): APIPromise<unknown>;

    /** Read one repository's details.
     *  @http GET /accounts/{account_id}/artifacts/namespaces/{namespace}/repos/{name}
     *  @unwrapped
     *  @permission Artifacts Read
     *  @availability beta
     *  @docs https://developers.cloudflare.com/api/operations/artifacts_repos_get */
    get(name: string, params: RepoGetParams, options?: RequestOptions): APIPromise<unknown>;

    /** Delete a repository with its history from a namespace.
     *  @http DELETE /accounts/{account_id}/artifacts/namespaces/{namespace}/repos/{name}
     *  @unwrapped
     *  @status 202
     *  @permission Artifacts Edit
     *  @availability beta
     *  @docs https://developers.cloudflare.com/api/operations/artifacts_repos_delete */
    delete(name: string, params: RepoDeleteParams, options?: RequestOptions): APIPromise<unknown>;

    /** Fork a repository into a new one.
     *  @http POST /accounts/{account_id}/artifacts/namespaces/{namespace}/repos/{name}/fork
     *  @body json required
     *  @unwrapped
     *  @status 201
     *  @permission Artifacts Edit
     *  @availability beta
     *  @docs https://developers.cloudflare.com/api/operations/artifacts_repos_fork */
    fork(name: string, params: RepoForkParams, options?: RequestOptions): APIPromise<unknown>;

    /** Fill a repository from an outside Git source.
     *  @http POST /accounts/{account_id}/artifacts/namespaces/{namespace}/repos/{name}/import
     *  @body json required
     *  @unwrapped
     *  @status 201
     *  @permission Artifacts Edit
     *  @availability beta
     *  @docs https://developers.cloudflare.com/api/operations/artifacts_repos_import */
    import(name: string, params: RepoImportParams, options?: RequestOptions): APIPromise<unknown>;
  }

  export interface RepoListParams extends InAccount {
    /** @min 1 @max 200 @default 50 */ limit?: Integer;
    cursor?: string;
    search?: string;
    /** @default "created_at" */ sort?: 'created_at' | 'updated_at' | 'last_push_at' | 'name';
    /** @default "desc" */ direction?: 'asc' | 'desc';
  }

  export type RepoCreateParams = InAccount;

  export interface RepoGetParams extends InAccount {
    namespace: string;
  }

  export type RepoDeleteParams = RepoGetParams;

  export type RepoForkParams = RepoGetParams;

  export type RepoImportParams = RepoGetParams;

  /** Credentials that let Git clients in. */
  export interface Tokens {
    /** Issue a token for repository access in an Artifacts namespace.
     *  @http POST /accounts/{account_id}/artifacts/namespaces/{namespace}/tokens
     *  @body json required
     *  @unwrapped
     *  @status 201
     *  @permission Artifacts Edit
     *  @availability beta
     *  @docs https://developers.cloudflare.com/api/operations/artifacts_tokens_create */
    create(namespace: string, params: TokenCreateParams, options?: RequestOptions): APIPromise</** @sensitive */ unknown>;

    /** Revoke an Artifacts token, so that Git access with it ends.
     *  @http DELETE /accounts/{account_id}/artifacts/namespaces/{namespace}/tokens/{id}
     *  @unwrapped
     *  @permission Artifacts Edit
     *  @availability beta
     *  @docs https://developers.cloudflare.com/api/operations/artifacts_tokens_revoke */
    delete(id: string, params: TokenDeleteParams, options?: RequestOptions): APIPromise<unknown>;
  }

  export type TokenCreateParams = InAccount;

  export type TokenDeleteParams = RepoGetParams;
}

export declare namespace Artifacts.Namespaces.Repos {
  /** Raw contents of one Git object. */
  export interface Blob {
    /** Fetch a Git blob object of a repository by hash.
     *  @http GET /accounts/{account_id}/artifacts/namespaces/{namespace}/repos/{name}/blob/{hash}
     *  @answer binary application/octet-stream
     *  @permission Artifacts Read
     *  @availability beta
     *  @docs https://developers.cloudflare.com/api/operations/artifacts_repos_blob_get */
    get(hash: string, params: BlobGetParams, options?: RequestOptions): APIPromise<Response>;
  }

  export interface BlobGetParams extends InAccount {
    namespace: string;
    name: string;
  }

  /** A single recorded change with author and message. */
  export interface Commit {
    /** Read one commit of a repository by hash.
     *  @http GET /accounts/{account_id}/artifacts/namespaces/{namespace}/repos/{name}/commit/{hash}
     *  @unwrapped
     *  @permission Artifacts Read
     *  @availability beta
     *  @docs https://developers.cloudflare.com/api/operations/artifacts_repos_commit_get */
    get(hash: string, params: CommitGetParams, options?: RequestOptions): APIPromise<unknown>;
  }

  export type CommitGetParams = BlobGetParams;

  /** A file as it stands at a branch, tag or commit. */
  export interface File {
    /** Read a file at a given path and ref of a repository.
     *  @http GET /accounts/{account_id}/artifacts/namespaces/{namespace}/repos/{name}/file
     *  @answer binary application/octet-stream
     *  @permission Artifacts Read
     *  @availability beta
     *  @docs https://developers.cloudflare.com/api/operations/artifacts_repos_file_get */
    get(name: string, params: FileGetParams, options?: RequestOptions): APIPromise<Response>;
  }

  export interface FileGetParams extends InAccount {
    namespace: string;
    /** @minLength 1 */ ref: string;
    /** @minLength 1 */ path: string;
  }

  /** History of changes, newest first. */
  export interface Log {
    /** Walk a repository's commit log from a ref, by limit and offset.
     *  @http GET /accounts/{account_id}/artifacts/namespaces/{namespace}/repos/{name}/log
     *  @unwrapped
     *  @permission Artifacts Read
     *  @availability beta
     *  @docs https://developers.cloudflare.com/api/operations/artifacts_repos_log_get */
    list(name: string, params: LogListParams, options?: RequestOptions): APIPromise<unknown>;
  }

  export interface LogListParams extends InAccount {
    namespace: string;
    /** @minLength 1 */ ref?: string;
    /** @min 1 @max 1000 */ limit?: Integer;
    /** @min 0 */ offset?: Integer;
  }

  /** Unprocessed bytes of a file at a given state. */
  export interface Raw {
    /** Download a file's raw bytes at a ref and path.
     *  @http GET /accounts/{account_id}/artifacts/namespaces/{namespace}/repos/{name}/raw/{ref}/{path}
     *  @unwrapped
     *  @permission Artifacts Read
     *  @availability beta
     *  @docs https://developers.cloudflare.com/api/operations/artifacts_repos_raw_get */
    get(/** @minLength 1 */ path: string, params: RawGetParams, options?: RequestOptions): APIPromise<unknown>;
  }

  export interface RawGetParams extends InAccount {
    namespace: string;
    name: string;
    /** @minLength 1 */ ref: string;
  }

  /** Access credentials issued for one repository. */
  export interface Tokens {
    /** Page through a repository's access tokens, by state.
     *  @http GET /accounts/{account_id}/artifacts/namespaces/{namespace}/repos/{name}/tokens
     *  @unwrapped
     *  @permission Artifacts Read
     *  @availability beta
     *  @docs https://developers.cloudflare.com/api/operations/artifacts_repo_tokens_list */
    list(name: string, params: TokenListParams, options?: RequestOptions): APIPromise<unknown>;
  }

  export interface TokenListParams extends InAccount {
    namespace: string;
    /** @default "active" */ state?: 'active' | 'expired' | 'revoked' | 'all';
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 1 @max 100 @default 30 */ per_page?: Integer;
  }

  /** Directory listing of a Git object. */
  export interface Tree {
    /** List the entries of a Git tree object by hash.
     *  @http GET /accounts/{account_id}/artifacts/namespaces/{namespace}/repos/{name}/tree/{hash}
     *  @unwrapped
     *  @permission Artifacts Read
     *  @availability beta
     *  @docs https://developers.cloudflare.com/api/operations/artifacts_repos_tree_get */
    get(hash: string, params: TreeGetParams, options?: RequestOptions): APIPromise<unknown>;
  }

  export type TreeGetParams = BlobGetParams;
}
