import type { APIPromise, JsonObject, RequestOptions } from './_client.ts';
import type { DateTime, InAccount, Integer } from './_shared.ts';

/** Agent Memory: Long-term recall for AI agents: what was said, distilled and searchable.
 *  @product agentMemory Agent Memory
 *  @docs https://developers.cloudflare.com/agent-memory/ */
export interface AgentMemory {
  readonly namespaces: AgentMemory.Namespaces;
}

export declare namespace AgentMemory {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Id given by Cloudflare, sorted by time of creation. */ id: string;
    /** Session the content belongs to; null for none. */ sessionId: string;
    /** Short form of the memory's content. */ summary: string;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Memory to work on, as `agentMemory.namespaces.profiles.memories.list` shows it. @from agentMemory.namespaces.profiles.memories.list */
    memory_id: string;
    /** Namespace to work on, as `agentMemory.namespaces.list` shows it. @from agentMemory.namespaces.list */ namespace_name: string;
    /** Profile in the namespace, such as one for each user; it comes to be with the first write. */ profile_name: string;
    /** Conversation that the memories were taken from. */ session_id: string;
  }

  /** Separate spaces that keep the remembered data of different applications apart. */
  export interface Namespaces {
    readonly profiles: Namespaces.Profiles;

    /** List the account's Agent Memory namespaces by cursor.
     *  @http GET /accounts/{account_id}/agent-memory/namespaces
     *  @docs https://developers.cloudflare.com/api/operations/agent-memory-namespace-list
     *  @columns name id created_at updated_at
     *  @key name */
    list(params: NamespaceListParams, options?: RequestOptions): APIPromise<NamespaceListResponse>;

    /** Create an Agent Memory namespace under a given name.
     *
     *  Names are unique in the account and cannot be changed.
     *  @http POST /accounts/{account_id}/agent-memory/namespaces
     *  @status 201
     *  @docs https://developers.cloudflare.com/api/operations/agent-memory-namespace-create
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "support-agent" } */
    create(params: NamespaceCreateParams, options?: RequestOptions): APIPromise<Namespace>;

    /** Get an Agent Memory namespace by its name.
     *  @http GET /accounts/{account_id}/agent-memory/namespaces/{namespace_name}
     *  @docs https://developers.cloudflare.com/api/operations/agent-memory-namespace-get */
    get(
      /** @minLength 1 @maxLength 32 */ namespaceName: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<Namespace>;

    /** Delete an Agent Memory namespace along with what it stores.
     *
     *  All profiles, sessions and memories go with it.
     *  @http DELETE /accounts/{account_id}/agent-memory/namespaces/{namespace_name}
     *  @docs https://developers.cloudflare.com/api/operations/agent-memory-namespace-delete
     *  @cascades agentMemory.namespaces.profiles */
    delete(
      /** @minLength 1 @maxLength 32 */ namespaceName: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<JsonObject | null>;
  }

  export interface NamespaceListParams extends InAccount {
    /** @min 1 @max 1000 @example 20 */ per_page?: Integer;
    /** Property by which the entries are sorted. */ order?: 'id' | 'name' | (string & {});
    direction?: 'asc' | 'desc';
    cursor?: string;
  }

  export type NamespaceListResponse = {
    /** @readOnly */ created_at: DateTime;
    /** @example "01JSGCEXAMPLE000000000000" */ id: string;
    /** Name of the namespace, as paths use it. @example "support-agent" */ name: string;
    /** @readOnly */ updated_at: DateTime;
  }[];

  export interface NamespaceCreateParams extends InAccount {
    /** Name of the namespace, unique in the account. @minLength 1 @maxLength 32 @example "support-agent" */ name: string;
  }

  export interface Namespace {
    /** @readOnly */ created_at: DateTime;
    /** @example "01JSGCEXAMPLE000000000000" */ id: string;
    /** Name of the namespace, as paths use it. @example "support-agent" */ name: string;
    /** @readOnly */ updated_at: DateTime;
  }
}

export declare namespace AgentMemory.Namespaces {
  /** The remembered knowledge about one user or agent, fed by conversations. */
  export interface Profiles {
    readonly memories: Profiles.Memories;
    readonly sessions: Profiles.Sessions;

    /** Delete a memory profile from its namespace.
     *
     *  Marked at once, removed in the background.
     *  @http DELETE /accounts/{account_id}/agent-memory/namespaces/{namespace_name}/profiles/{profile_name}
     *  @docs https://developers.cloudflare.com/api/operations/agent-memory-profile-delete */
    delete(
      /** @minLength 1 @maxLength 100 */ profileName: string,
      params: ProfileDeleteParams,
      options?: RequestOptions,
    ): APIPromise<JsonObject | null>;

    /** Send a conversation's messages, for memories to be drawn from.
     *
     *  Memories appear some time after the answer.
     *  @http POST /accounts/{account_id}/agent-memory/namespaces/{namespace_name}/profiles/{profile_name}/ingest
     *  @docs https://developers.cloudflare.com/api/operations/agent-memory-ingest
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "namespace_name": "support-agent", "profile_name": "my-profile",
     *    "messages": [{ "role": "user", "content": "I prefer emails." }], "sessionId": "chat-session-42"
     *  } */
    ingest(
      /** @minLength 1 @maxLength 100 */ profileName: string,
      params: ProfileIngestParams,
      options?: RequestOptions,
    ): APIPromise<JsonObject | null>;

    /** Query a profile's memories at a chosen length and effort.
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
    ): APIPromise<Profile>;

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
    /** Namespace that holds the profile. @minLength 1 @maxLength 32 @example "support-agent" @from agentMemory.namespaces.list */
    namespace_name: string;
  }

  export interface ProfileIngestParams extends InAccount {
    /** Namespace that holds the profile. @minLength 1 @maxLength 32 @example "support-agent" @from agentMemory.namespaces.list */
    namespace_name: string;
    /** @minItems 1 */ messages: {
      /** Text of the message. @minLength 1 */ content: string;
      /** Author of the message. */ role: 'system' | 'user' | 'assistant' | (string & {});
      /** Time at which it was said, RFC 3339. @example "2025-09-21T14:30:00Z" @format date-time */ timestamp?: string;
    }[];
    /** @example "chat-session-42" @minLength 1 @maxLength 64 */ sessionId?: string | null;
  }

  export interface ProfileRecallParams extends InAccount {
    /** Namespace that holds the profile. @minLength 1 @maxLength 32 @example "support-agent" @from agentMemory.namespaces.list */
    namespace_name: string;
    /** Question to answer from the memories. @minLength 1 @example "Which language does the customer prefer?" */ query: string;
    /** Day to which words like "yesterday" refer. @example "2025-09-21" */ referenceDate?: string;
    /** Length of the answer. */ responseLength?: 'short' | 'medium' | 'long' | (string & {});
    /** Effort spent on the answer; more takes longer. */ thinkingLevel?: 'low' | 'medium' | 'high' | (string & {});
  }

  export interface ProfileRecallResponse {
    /** Answer drawn from the memories. */ answer?: string;
    /** Memories the answer rests on, best first. */
    candidates: {
      /** @example "01JSGCEXAMPLE000000000000" */ id: string;
      /** Relevance of the memory, 0 to 1. @example 0.87 */ score: number;
      /** @example "chat-session-42" */ sessionId: string | null;
      summary: string;
    }[];
    /** Number of memories found. @example 1 */ count: number;
  }

  export interface ProfileRememberParams extends InAccount {
    /** Namespace that holds the profile. @minLength 1 @maxLength 32 @example "support-agent" @from agentMemory.namespaces.list */
    namespace_name: string;
    /** Text to remember. @minLength 1 @example "The customer prefers answers in Portuguese." */ content: string;
    /** @example "chat-session-42" @minLength 1 @maxLength 64 */ sessionId?: string | null;
  }

  export interface Profile {
    /** Text of the memory. */ content: string;
    /** Time at which the memory was stored. */ createdAt: DateTime;
    /** @example "01JSGCEXAMPLE000000000000" */ id: string;
    /** @example "chat-session-42" */ sessionId: string | null;
    summary: string;
    /** Kind of memory: a fact, an event, an instruction or a task. */ type: 'fact' | 'event' | 'instruction' | 'task';
    /** Time of the last change of the memory. */ updatedAt: DateTime;
  }

  export interface ProfileSummaryParams extends InAccount {
    /** Namespace that holds the profile. @minLength 1 @maxLength 32 @example "support-agent" @from agentMemory.namespaces.list */
    namespace_name: string;
    /** @example "chat-session-42" @minLength 1 @maxLength 64 */ sessionId?: string | null;
  }

  export interface ProfileSummaryResponse {
    summary: string;
  }
}

export declare namespace AgentMemory.Namespaces.Profiles {
  /** Single facts or notes that were kept. */
  export interface Memories {
    /** List a profile's memories, by session or type.
     *  @http GET /accounts/{account_id}/agent-memory/namespaces/{namespace_name}/profiles/{profile_name}/memories
     *  @docs https://developers.cloudflare.com/api/operations/agent-memory-memory-list
     *  @columns summary type sessionId createdAt updatedAt */
    list(
      /** @minLength 1 @maxLength 100 */ profileName: string,
      params: MemoryListParams,
      options?: RequestOptions,
    ): APIPromise<MemoryListResponse>;

    /** Get one stored memory of a profile.
     *  @http GET /accounts/{account_id}/agent-memory/namespaces/{namespace_name}/profiles/{profile_name}/memories/{memory_id}
     *  @docs https://developers.cloudflare.com/api/operations/agent-memory-memory-get */
    get(
      /** @minLength 26 @maxLength 26 */ memoryID: string,
      params: MemoryParams,
      options?: RequestOptions,
    ): APIPromise<Profile>;

    /** Delete one memory of a profile for good.
     *  @http DELETE /accounts/{account_id}/agent-memory/namespaces/{namespace_name}/profiles/{profile_name}/memories/{memory_id}
     *  @docs https://developers.cloudflare.com/api/operations/agent-memory-memory-delete */
    delete(
      /** @minLength 26 @maxLength 26 */ memoryID: string,
      params: MemoryParams,
      options?: RequestOptions,
    ): APIPromise<Profile>;
  }

  export interface MemoryListParams extends InAccount {
    /** Namespace that holds the profile. @minLength 1 @maxLength 32 @example "support-agent" @from agentMemory.namespaces.list */
    namespace_name: string;
    /** @min 1 @max 500 @example 20 */ per_page?: Integer;
    /** @minLength 26 @maxLength 26 */ cursor?: string;
    /** Only memories of this session. @minLength 1 @maxLength 64 @example "chat-session-42" */ session_id?: string;
    /** Only memories of this kind. */ type?: 'fact' | 'event' | 'instruction' | 'task' | (string & {});
  }

  export type MemoryListResponse = {
    /** Time at which the memory was stored. */ createdAt: DateTime;
    /** @example "01JSGCEXAMPLE000000000000" */ id: string;
    /** @example "chat-session-42" */ sessionId: string | null;
    summary: string;
    /** Kind of memory: a fact, an event, an instruction or a task. */ type: 'fact' | 'event' | 'instruction' | 'task';
    /** Time of the last change of the memory. */ updatedAt: DateTime;
  }[];

  export interface MemoryParams extends InAccount {
    /** Namespace that holds the profile. @minLength 1 @maxLength 32 @example "support-agent" @from agentMemory.namespaces.list */
    namespace_name: string;
    /** Profile that holds the memory. @minLength 1 @maxLength 100 @example "my-profile" */ profile_name: string;
  }

  /** Conversations that remembered facts can be tied to. */
  export interface Sessions {
    /** Delete one session of a profile.
     *
     *  Its messages and the memories drawn from them are marked for deletion.
     *  @http DELETE /accounts/{account_id}/agent-memory/namespaces/{namespace_name}/profiles/{profile_name}/sessions/{session_id}
     *  @docs https://developers.cloudflare.com/api/operations/agent-memory-session-delete */
    delete(
      /** @minLength 1 @maxLength 64 */ sessionID: string,
      params: MemoryParams,
      options?: RequestOptions,
    ): APIPromise<JsonObject | null>;
  }
}
