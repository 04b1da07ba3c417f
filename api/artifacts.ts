import type { APIPromise, CursorPagination, PagePromise, RequestOptions, V4PagePaginationArray } from './_client.ts';
import type { DateTime, InAccount, Integer } from './_shared.ts';

/** Artifacts: Git repositories made by API, meant for agents and automation.
 *  @product artifacts Artifacts
 *  @docs https://developers.cloudflare.com/artifacts/ */
export interface Artifacts {
  readonly namespaces: Artifacts.Namespaces;
}

export declare namespace Artifacts {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Branch that clients check out. */ default_branch: string;
    /** Branch, tag or commit hash. */ ref: string;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Git object to read, by its SHA-1. */ hash: string;
    /** Name of the repository in its namespace. @from artifacts.namespaces.repos.list */ name: string;
    /** Namespace that holds the repositories, by its name. @from artifacts.namespaces.list */ namespace: string;
    /** File to read, as a path from the root of the repository. */ path: string;
  }

  /** Groupings of repositories within the account. */
  export interface Namespaces {
    readonly repos: Namespaces.Repos;
    readonly tokens: Namespaces.Tokens;

    /** List the account's Artifacts namespaces by cursor.
     *  @http GET /accounts/{account_id}/artifacts/namespaces
     *  @unwrapped
     *  @permission Artifacts Read
     *  @availability beta
     *  @docs https://developers.cloudflare.com/api/operations/artifacts_namespaces_list */
    list(params: NamespaceListParams, options?: RequestOptions): APIPromise<unknown>;

    /** Get an Artifacts namespace by name.
     *  @http GET /accounts/{account_id}/artifacts/namespaces/{namespace}
     *  @unwrapped
     *  @permission Artifacts Read
     *  @availability beta
     *  @docs https://developers.cloudflare.com/api/operations/artifacts_namespaces_get */
    get(namespace: string, params: InAccount, options?: RequestOptions): APIPromise<unknown>;
  }

  export interface NamespaceListParams extends InAccount {
    /** Most entries a page holds. @min 1 @max 200 @default 100 */ limit?: Integer;
    cursor?: string;
  }
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

    /** List a namespace's repositories, searched by text and sorted.
     *  @http GET /accounts/{account_id}/artifacts/namespaces/{namespace}/repos
     *  @permission Artifacts Read
     *  @availability beta
     *  @docs https://developers.cloudflare.com/api/operations/artifacts_repos_list
     *  @source https://developers.cloudflare.com/artifacts/api/rest-api/
     *  @columns name description default_branch source read_only last_push_at created_at
     *  @key name */
    list(namespace: string, params: RepoListParams, options?: RequestOptions): PagePromise<CursorPagination<Repo>, Repo>;

    /** Create a Git repository in an Artifacts namespace.
     *
     *  The token in the response lets Git push to it, and is shown only once.
     *  @http POST /accounts/{account_id}/artifacts/namespaces/{namespace}/repos
     *  @body json required
     *  @status 201
     *  @permission Artifacts Edit
     *  @availability beta
     *  @docs https://developers.cloudflare.com/api/operations/artifacts_repos_create
     *  @source https://developers.cloudflare.com/artifacts/api/rest-api/ */
    create(namespace: string, params: RepoCreateParams, options?: RequestOptions): APIPromise<RepoResult>;

    /** Get one repository's details.
     *  @http GET /accounts/{account_id}/artifacts/namespaces/{namespace}/repos/{name}
     *  @permission Artifacts Read
     *  @availability beta
     *  @docs https://developers.cloudflare.com/api/operations/artifacts_repos_get
     *  @source https://developers.cloudflare.com/artifacts/api/rest-api/ */
    get(name: string, params: RepoParams, options?: RequestOptions): APIPromise<Repo>;

    /** Delete a repository with its history from a namespace.
     *
     *  The answer comes at once; stored data is cleaned up in the background.
     *  @http DELETE /accounts/{account_id}/artifacts/namespaces/{namespace}/repos/{name}
     *  @status 202
     *  @permission Artifacts Edit
     *  @availability beta
     *  @docs https://developers.cloudflare.com/api/operations/artifacts_repos_delete
     *  @source https://developers.cloudflare.com/artifacts/api/rest-api/ */
    delete(name: string, params: RepoParams, options?: RequestOptions): APIPromise<RepoDeleteResponse>;

    /** Fork a repository into a new one.
     *
     *  The token in the response is for the new repository, and is shown only once.
     *  @http POST /accounts/{account_id}/artifacts/namespaces/{namespace}/repos/{name}/fork
     *  @body json required
     *  @status 201
     *  @permission Artifacts Edit
     *  @availability beta
     *  @docs https://developers.cloudflare.com/api/operations/artifacts_repos_fork
     *  @source https://developers.cloudflare.com/artifacts/api/rest-api/ */
    fork(name: string, params: RepoForkParams, options?: RequestOptions): APIPromise<RepoForkResponse>;

    /** Import a repository from an outside Git source.
     *
     *  Over HTTPS; large repositories go on in the background. A repository that is still being filled is refused with 409: try again.
     *  @http POST /accounts/{account_id}/artifacts/namespaces/{namespace}/repos/{name}/import
     *  @body json required
     *  @status 201
     *  @permission Artifacts Edit
     *  @availability beta
     *  @docs https://developers.cloudflare.com/api/operations/artifacts_repos_import
     *  @source https://developers.cloudflare.com/artifacts/api/rest-api/ */
    import(name: string, params: RepoImportParams, options?: RequestOptions): APIPromise<RepoResult>;
  }

  export interface RepoListParams extends InAccount {
    /** Most entries a page holds. @min 1 @max 200 @default 50 */ limit?: Integer;
    cursor?: string;
    /** Only repositories with this text in their name. @minLength 1 */ search?: string;
    /** Property by which the repositories are sorted. @default "created_at" */ sort?: 'created_at' | 'updated_at' | 'last_push_at' | 'name' | (string & {});
    /** @default "desc" */ direction?: 'asc' | 'desc';
  }

  export interface RepoCreateParams extends InAccount {
    /** Name in the path and in the remote; unique in the namespace. @example "starter-repo" */ name: string;
    /** Purpose of the repository. */ description?: string;
    /** @example "main" */ default_branch?: string;
    /** If true, nothing can be pushed to it. */ read_only?: boolean;
  }

  export interface RepoDetails {
    /** Purpose of the repository; null for none. */ description: string | null;
    /** @example "main" */ default_branch: string;
    /** Address that Git clones from and pushes to, with a token. */ remote: string;
  }

  export interface Repo extends RepoDetails {
    /** Identifies the repository, also after it has been renamed. @example "repo_123" */ id: string;
    /** Name in the path and in the remote; unique in the namespace. @example "starter-repo" */ name: string;
    /** @readOnly */ created_at: DateTime;
    /** @readOnly */ updated_at: DateTime;
    /** Time of the latest push; null before the first. @readOnly */ last_push_at: DateTime | null;
    /** Repository it was imported or forked from; null if it was created empty. */ source: string | null;
    /** Whether pushes are refused. */ read_only: boolean;
  }

  export interface RepoResult extends RepoDetails {
    /** Identifies the new repository. @example "repo_123" */ id: string;
    /** Name in the path and in the remote. @example "starter-repo" */ name: string;
    /** Lets Git read and push; it contains its expiry, after `?expires=`. @sensitive */ token: string;
  }

  export interface RepoDeleteResponse {
    /** Identifies the repository that is gone. @example "repo_123" */ id: string;
  }

  export interface RepoForkResponse extends RepoResult {
    /** Git objects that were copied. */ objects: Integer;
  }

  export interface RepoParams extends InAccount {
    /** Namespace that holds the repository. @minLength 1 @from artifacts.namespaces.list */ namespace: string;
  }

  export interface RepoTarget {
    /** Namespace that holds the repository. @minLength 1 @from artifacts.namespaces.list */ namespace: string;
    /** If true, nothing can be pushed to the new one. */ read_only?: boolean;
  }

  export interface RepoForkParams extends InAccount, RepoTarget {
    /** Name of the new repository; unique in the namespace. @wire name @example "starter-repo-copy" */ new_name: string;
    /** Purpose of the new repository. */ description?: string;
    /** If true, only the default branch is copied. */ default_branch_only?: boolean;
  }

  export interface RepoImportParams extends InAccount, RepoTarget {
    /** Git remote to copy, in full and over HTTPS. @example "https://github.com/facebook/react" */ url: string;
    /** Branch to copy. */ branch?: string;
    /** Commits of history to copy, counted from the tip. */ depth?: Integer;
  }

  /** Credentials that let Git clients in. */
  export interface Tokens {
    /** Create a token for repository access in a namespace.
     *
     *  The token is shown only once, in this response.
     *  @http POST /accounts/{account_id}/artifacts/namespaces/{namespace}/tokens
     *  @body json required
     *  @status 201
     *  @permission Artifacts Edit
     *  @availability beta
     *  @docs https://developers.cloudflare.com/api/operations/artifacts_tokens_create
     *  @source https://developers.cloudflare.com/artifacts/api/rest-api/ */
    create(namespace: string, params: TokenCreateParams, options?: RequestOptions): APIPromise<TokenCreateResponse>;

    /** Delete an Artifacts token, so that Git access with it ends.
     *  @http DELETE /accounts/{account_id}/artifacts/namespaces/{namespace}/tokens/{id}
     *  @permission Artifacts Edit
     *  @availability beta
     *  @docs https://developers.cloudflare.com/api/operations/artifacts_tokens_revoke
     *  @source https://developers.cloudflare.com/artifacts/api/rest-api/ */
    delete(id: string, params: RepoParams, options?: RequestOptions): APIPromise<TokenDeleteResponse>;
  }

  export interface TokenCreateParams extends InAccount {
    /** Repository that the token opens, by its name. @from artifacts.namespaces.repos.list name @example "website" */ repo: string;
    /** Whether it may push or only read. @default "write" */ scope?: 'read' | 'write' | (string & {});
    /** Time until it ends. @unit seconds @default 86400 */ ttl?: Integer;
  }

  export interface TokenScope {
    /** Identifies the token, to revoke it. @example "tok_123" */ id: string;
    /** Whether it may push or only read. */ scope: 'read' | 'write';
    /** @readOnly */ expires_at: DateTime;
  }

  export interface TokenCreateResponse extends TokenScope {
    /** The token itself, for Git. @sensitive */ plaintext: string;
  }

  export interface TokenDeleteResponse {
    /** Identifies the token that is revoked. @example "tok_123" */ id: string;
  }
}

export declare namespace Artifacts.Namespaces.Repos {
  /** Raw contents of one Git object. */
  export interface Blob {
    /** Get a Git blob object of a repository by hash.
     *
     *  Objects never change: the answer may be cached forever.
     *  @http GET /accounts/{account_id}/artifacts/namespaces/{namespace}/repos/{name}/blob/{hash}
     *  @response binary application/octet-stream
     *  @permission Artifacts Read
     *  @availability beta
     *  @docs https://developers.cloudflare.com/api/operations/artifacts_repos_blob_get */
    get(hash: string, params: BlobGetParams, options?: RequestOptions): APIPromise<Response>;
  }

  export interface BlobGetParams extends InAccount {
    /** Namespace that holds the repository. @minLength 1 @from artifacts.namespaces.list */ namespace: string;
    /** Repository the object belongs to. @minLength 1 */ name: string;
  }

  /** A single recorded change with author and message. */
  export interface Commit {
    /** Get one commit of a repository by hash.
     *
     *  Objects never change: the answer may be cached forever.
     *  @http GET /accounts/{account_id}/artifacts/namespaces/{namespace}/repos/{name}/commit/{hash}
     *  @unwrapped
     *  @permission Artifacts Read
     *  @availability beta
     *  @docs https://developers.cloudflare.com/api/operations/artifacts_repos_commit_get */
    get(hash: string, params: BlobGetParams, options?: RequestOptions): APIPromise<unknown>;
  }

  /** A file at a branch, tag or commit. */
  export interface File {
    /** Get a file at a given path and ref of a repository.
     *  @http GET /accounts/{account_id}/artifacts/namespaces/{namespace}/repos/{name}/file
     *  @response binary application/octet-stream
     *  @permission Artifacts Read
     *  @availability beta
     *  @docs https://developers.cloudflare.com/api/operations/artifacts_repos_file_get */
    get(name: string, params: FileGetParams, options?: RequestOptions): APIPromise<Response>;
  }

  export interface FileGetParams extends InAccount {
    /** Namespace that holds the repository. @minLength 1 @from artifacts.namespaces.list */ namespace: string;
    /** @minLength 1 @example "main" */ ref: string;
    /** Path of the file from the root of the repository. @minLength 1 @example "README.md" */ path: string;
  }

  /** History of changes, newest first. */
  export interface Log {
    /** List a repository's commits backwards from a ref.
     *  @http GET /accounts/{account_id}/artifacts/namespaces/{namespace}/repos/{name}/log
     *  @unwrapped
     *  @permission Artifacts Read
     *  @availability beta
     *  @docs https://developers.cloudflare.com/api/operations/artifacts_repos_log_get */
    list(name: string, params: LogListParams, options?: RequestOptions): APIPromise<unknown>;
  }

  export interface LogListParams extends InAccount {
    /** Namespace that holds the repository. @minLength 1 @from artifacts.namespaces.list */ namespace: string;
    /** @minLength 1 */ ref?: string;
    /** Most commits returned. @min 1 @max 1000 */ limit?: Integer;
    /** Commits to skip, counted from the ref. @min 0 */ offset?: Integer;
  }

  /** Unprocessed bytes of a file at a given state. */
  export interface Raw {
    /** Get a file's raw bytes at a ref and path.
     *  @http GET /accounts/{account_id}/artifacts/namespaces/{namespace}/repos/{name}/raw/{ref}/{path}
     *  @response binary application/octet-stream
     *  @permission Artifacts Read
     *  @availability beta
     *  @docs https://developers.cloudflare.com/api/operations/artifacts_repos_raw_get */
    get(/** @minLength 1 */ path: string, params: RawGetParams, options?: RequestOptions): APIPromise<Response>;
  }

  export interface RawGetParams extends InAccount {
    /** Namespace that holds the repository. @minLength 1 @from artifacts.namespaces.list */ namespace: string;
    /** Repository the object belongs to. @minLength 1 */ name: string;
    /** @minLength 1 */ ref: string;
  }

  /** Access credentials issued for one repository. */
  export interface Tokens {
    /** List a repository's access tokens, by state.
     *  @http GET /accounts/{account_id}/artifacts/namespaces/{namespace}/repos/{name}/tokens
     *  @permission Artifacts Read
     *  @availability beta
     *  @docs https://developers.cloudflare.com/api/operations/artifacts_repo_tokens_list
     *  @source https://developers.cloudflare.com/artifacts/api/rest-api/
     *  @columns id scope state created_at expires_at */
    list(
      name: string,
      params: TokenListParams,
      options?: RequestOptions,
    ): PagePromise<V4PagePaginationArray<TokenListResponse>, TokenListResponse>;
  }

  export interface TokenListParams extends InAccount {
    /** Namespace that holds the repository. @minLength 1 @from artifacts.namespaces.list */ namespace: string;
    /** Only tokens in this state. @default "active" */ state?: 'active' | 'expired' | 'revoked' | 'all' | (string & {});
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 1 @max 100 @default 30 */ per_page?: Integer;
  }

  export interface TokenListResponse extends TokenScope {
    /** Whether it still opens the repository. */ state: 'active' | 'expired' | 'revoked';
    /** @readOnly */ created_at: DateTime;
  }

  /** Directory listing of a Git object. */
  export interface Tree {
    /** Get the entries of a Git tree object by hash.
     *  @http GET /accounts/{account_id}/artifacts/namespaces/{namespace}/repos/{name}/tree/{hash}
     *  @unwrapped
     *  @permission Artifacts Read
     *  @availability beta
     *  @docs https://developers.cloudflare.com/api/operations/artifacts_repos_tree_get */
    get(hash: string, params: BlobGetParams, options?: RequestOptions): APIPromise<unknown>;
  }
}
