import type { APIPromise, JsonObject, RequestOptions } from './_client.ts';
import type { DateTime, InAccount, Integer } from './_shared.ts';

/** Agent Memory: Long-term recall for AI agents: what was said, distilled and searchable.
 *  @product agentMemory Agent Memory
 *  @docs https://developers.cloudflare.com/agent-memory/ */
export interface AgentMemory {
  readonly namespaces: AgentMemory.Namespaces;
}

export declare namespace AgentMemory {
  /** Separate spaces that keep the remembered data of different applications apart. */
  export interface Namespaces {
    readonly profiles: Namespaces.Profiles;

    /** Page through the account's Agent Memory namespaces by cursor.
     *  @http GET /accounts/{account_id}/agent-memory/namespaces
     *  @docs https://developers.cloudflare.com/api/operations/agent-memory-namespace-list */
    list(params: NamespaceListParams, options?: RequestOptions): APIPromise<NamespaceListResponse>;

    /** Create an Agent Memory namespace under a given name.
     *  @http POST /accounts/{account_id}/agent-memory/namespaces
     *  @status 201
     *  @docs https://developers.cloudflare.com/api/operations/agent-memory-namespace-create */
    create(params: NamespaceCreateParams, options?: RequestOptions): APIPromise<NamespaceGetResponse>;

    /** Look up an Agent Memory namespace by its name.
     *  @http GET /accounts/{account_id}/agent-memory/namespaces/{namespace_name}
     *  @docs https://developers.cloudflare.com/api/operations/agent-memory-namespace-get */
    get(
      /** @minLength 1 @maxLength 32 */ namespaceName: string,
      params: NamespaceGetParams,
      options?: RequestOptions,
    ): APIPromise<NamespaceGetResponse>;

    /** Delete an Agent Memory namespace along with what it stores.
     *  @http DELETE /accounts/{account_id}/agent-memory/namespaces/{namespace_name}
     *  @docs https://developers.cloudflare.com/api/operations/agent-memory-namespace-delete */
    delete(
      /** @minLength 1 @maxLength 32 */ namespaceName: string,
      params: NamespaceDeleteParams,
      options?: RequestOptions,
    ): APIPromise<JsonObject | null>;
  }

  export interface NamespaceListParams extends InAccount {
    /** @min 1 @max 1000 @example 20 */ per_page?: Integer;
    order?: 'id' | 'name';
    direction?: 'asc' | 'desc';
    cursor?: string;
  }

  export type NamespaceListResponse = ({
    /** @readOnly */ created_at: DateTime;
    /** @example "01JSGCEXAMPLE000000000000" */ id: string;
    /** @example "support-agent" */ name: string;
    /** @readOnly */ updated_at: DateTime;
  })[];

  export interface NamespaceCreateParams extends InAccount {
    /** @minLength 1 @maxLength 32 @example "support-agent" */ name: string;
  }

  export type NamespaceCreateResponse = NamespaceGetResponse;

  export type NamespaceGetParams = InAccount;

  export interface NamespaceGetResponse {
    /** @readOnly */ created_at: DateTime;
    /** @example "01JSGCEXAMPLE000000000000" */ id: string;
    /** @example "support-agent" */ name: string;
    /** @readOnly */ updated_at: DateTime;
  }

  export type NamespaceDeleteParams = InAccount;
}

export declare namespace AgentMemory.Namespaces {
  /** The remembered knowledge about one user or agent, fed by conversations. */
  export interface Profiles {
    readonly memories: Profiles.Memories;
    readonly sessions: Profiles.Sessions;

    /** Delete a memory profile from its namespace.
     *  @http DELETE /accounts/{account_id}/agent-memory/namespaces/{namespace_name}/profiles/{profile_name}
     *  @docs https://developers.cloudflare.com/api/operations/agent-memory-profile-delete */
    delete(
      /** @minLength 1 @maxLength 100 */ profileName: string,
      params: ProfileDeleteParams,
      options?: RequestOptions,
    ): APIPromise<JsonObject | null>;

    /** Feed a conversation's messages in, for memories to be drawn from them.
     *  @http POST /accounts/{account_id}/agent-memory/namespaces/{namespace_name}/profiles/{profile_name}/ingest
     *  @docs https://developers.cloudflare.com/api/operations/agent-memory-ingest */
    ingest(
      /** @minLength 1 @maxLength 100 */ profileName: string,
      params: ProfileIngestParams,
      options?: RequestOptions,
    ): APIPromise<JsonObject | null>;

    /** Answer a query from a profile's memories, at a chosen length and effort.
     *  @http POST /accounts/{account_id}/agent-memory/namespaces/{namespace_name}/profiles/{profile_name}/recall
     *  @docs https://developers.cloudflare.com/api/operations/agent-memory-recall */
    recall(
      /** @minLength 1 @maxLength 100 */ profileName: string,
      params: ProfileRecallParams,
      options?: RequestOptions,
    ): APIPromise<ProfileRecallResponse>;

    /** Store a piece of content as a memory, optionally tied to a session.
     *  @http POST /accounts/{account_id}/agent-memory/namespaces/{namespace_name}/profiles/{profile_name}/remember
     *  @docs https://developers.cloudflare.com/api/operations/agent-memory-remember */
    remember(
      /** @minLength 1 @maxLength 100 */ profileName: string,
      params: ProfileRememberParams,
      options?: RequestOptions,
    ): APIPromise<ProfileRememberResponse>;

    /** Summarize what a profile remembers, overall or for one session.
     *  @http POST /accounts/{account_id}/agent-memory/namespaces/{namespace_name}/profiles/{profile_name}/summary
     *  @body json required
     *  @docs https://developers.cloudflare.com/api/operations/agent-memory-summary */
    summary(
      /** @minLength 1 @maxLength 100 */ profileName: string,
      params: ProfileSummaryParams,
      options?: RequestOptions,
    ): APIPromise<ProfileSummaryResponse>;
  }

  export interface ProfileDeleteParams extends InAccount {
    /** @minLength 1 @maxLength 32 @example "support-agent" */ namespace_name: string;
  }

  export interface ProfileIngestParams extends InAccount {
    /** @minLength 1 @maxLength 32 @example "support-agent" */ namespace_name: string;
    /** @minItems 1 */ messages: ({
      /** @minLength 1 */ content: string;
      role: 'system' | 'user' | 'assistant';
      /** @example "2025-09-21T14:30:00Z" */ timestamp?: string;
    })[];
    /** @example "chat-session-42" */ sessionId?: string | null;
  }

  export interface ProfileRecallParams extends InAccount {
    /** @minLength 1 @maxLength 32 @example "support-agent" */ namespace_name: string;
    /** @minLength 1 */ query: string;
    /** @example "2025-09-21" */ referenceDate?: string;
    responseLength?: 'short' | 'medium' | 'long';
    thinkingLevel?: 'low' | 'medium' | 'high';
  }

  export interface ProfileRecallResponse {
    answer?: string;
    candidates: ({
      /** @example "01JSGCEXAMPLE000000000000" */ id: string;
      /** @example 0.87 */ score: number;
      /** @example "chat-session-42" */ sessionId: string | null;
      summary: string;
    })[];
    /** @example 1 */ count: number;
  }

  export interface ProfileRememberParams extends InAccount {
    /** @minLength 1 @maxLength 32 @example "support-agent" */ namespace_name: string;
    /** @minLength 1 */ content: string;
    /** @example "chat-session-42" */ sessionId?: string | null;
  }

  export interface ProfileRememberResponse {
    content: string;
    createdAt: DateTime;
    /** @example "01JSGCEXAMPLE000000000000" */ id: string;
    /** @example "chat-session-42" */ sessionId: string | null;
    summary: string;
    type: 'fact' | 'event' | 'instruction' | 'task';
    updatedAt: DateTime;
  }

  export interface ProfileSummaryParams extends InAccount {
    /** @minLength 1 @maxLength 32 @example "support-agent" */ namespace_name: string;
    /** @example "chat-session-42" */ sessionId?: string | null;
  }

  export interface ProfileSummaryResponse {
    summary: string;
  }
}

export declare namespace AgentMemory.Namespaces.Profiles {
  /** Single facts or notes that were kept. */
  export interface Memories {
    /** Page through a profile's memories, by session or type.
     *  @http GET /accounts/{account_id}/agent-memory/namespaces/{namespace_name}/profiles/{profile_name}/memories
     *  @docs https://developers.cloudflare.com/api/operations/agent-memory-memory-list */
    list(
      /** @minLength 1 @maxLength 100 */ profileName: string,
      params: MemoryListParams,
      options?: RequestOptions,
    ): APIPromise<MemoryListResponse>;

    /** Read one stored memory of a profile.
     *  @http GET /accounts/{account_id}/agent-memory/namespaces/{namespace_name}/profiles/{profile_name}/memories/{memory_id}
     *  @docs https://developers.cloudflare.com/api/operations/agent-memory-memory-get */
    get(
      /** @minLength 26 @maxLength 26 */ memoryID: string,
      params: MemoryGetParams,
      options?: RequestOptions,
    ): APIPromise<ProfileRememberResponse>;

    /** Forget one memory of a profile for good.
     *  @http DELETE /accounts/{account_id}/agent-memory/namespaces/{namespace_name}/profiles/{profile_name}/memories/{memory_id}
     *  @docs https://developers.cloudflare.com/api/operations/agent-memory-memory-delete */
    delete(
      /** @minLength 26 @maxLength 26 */ memoryID: string,
      params: MemoryDeleteParams,
      options?: RequestOptions,
    ): APIPromise<ProfileRememberResponse>;
  }

  export interface MemoryListParams extends InAccount {
    /** @minLength 1 @maxLength 32 @example "support-agent" */ namespace_name: string;
    /** @min 1 @max 500 @example 20 */ per_page?: Integer;
    /** @minLength 26 @maxLength 26 */ cursor?: string;
    /** @minLength 1 @maxLength 64 @example "chat-session-42" */ session_id?: string;
    type?: 'fact' | 'event' | 'instruction' | 'task';
  }

  export type MemoryListResponse = ({
    createdAt: DateTime;
    /** @example "01JSGCEXAMPLE000000000000" */ id: string;
    /** @example "chat-session-42" */ sessionId: string | null;
    summary: string;
    type: 'fact' | 'event' | 'instruction' | 'task';
    updatedAt: DateTime;
  })[];

  export interface MemoryGetParams extends InAccount {
    /** @minLength 1 @maxLength 32 @example "support-agent" */ namespace_name: string;
    /** @minLength 1 @maxLength 100 @example "my-profile" */ profile_name: string;
  }

  export type MemoryGetResponse = ProfileRememberResponse;

  export type MemoryDeleteParams = MemoryGetParams;

  export type MemoryDeleteResponse = ProfileRememberResponse;

  /** Conversations that remembered facts can be tied to. */
  export interface Sessions {
    /** Delete one session of a profile.
     *  @http DELETE /accounts/{account_id}/agent-memory/namespaces/{namespace_name}/profiles/{profile_name}/sessions/{session_id}
     *  @docs https://developers.cloudflare.com/api/operations/agent-memory-session-delete */
    delete(
      /** @minLength 1 @maxLength 64 */ sessionID: string,
      params: SessionDeleteParams,
      options?: RequestOptions,
    ): APIPromise<JsonObject | null>;
  }

  export type SessionDeleteParams = MemoryGetParams;
}
