import type { APIPromise, PagePromise, RequestOptions, V4PagePaginationArray } from '../../_client.ts';
import type { DateTime, InAccount, Integer } from '../../_shared.ts';

/** Governance of how AI clients reach tools. */
export interface AIControls {
  readonly mcp: AIControls.Mcp;
}
export declare namespace AIControls {
  /** Model Context Protocol servers behind sign-in. */
  export interface Mcp {
    readonly portals: Mcp.Portals;
    readonly servers: Mcp.Servers;
  }
}

export declare namespace AIControls.Mcp {
  /** Single addresses that bundle several MCP servers. */
  export interface Portals {
    readonly servers: Portals.Servers;

    /** Create an MCP portal: one hostname for several MCP servers.
     *
     *  The hostname has to be in an active zone of the account.
     *  @http POST /accounts/{account_id}/access/ai-controls/mcp/portals
     *  @status 201
     *  @permission MCP Portals Write
     *  @plans free pro business enterprise
     *  @availability beta
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "id": "my-mcp-portal", "name": "My MCP Portal", "hostname": "mcp.example.com",
     *    "servers": [{ "server_id": "my-mcp-server" }]
     *  }
     *  @aliases model context protocol */
    create(params: PortalCreateParams, options?: RequestOptions): APIPromise<Portal>;

    /** Replace an MCP portal's hostname, servers or code mode.
     *  @http PUT /accounts/{account_id}/access/ai-controls/mcp/portals/{id}
     *  @permission MCP Portals Write
     *  @plans free pro business enterprise
     *  @availability beta */
    update(
      /** @minLength 1 @maxLength 32 */ id: string,
      params: PortalUpdateParams,
      options?: RequestOptions,
    ): APIPromise<Portal>;

    /** List the account's MCP portals, optionally matching a search text.
     *  @http GET /accounts/{account_id}/access/ai-controls/mcp/portals
     *  @permission MCP Portals Write; MCP Portals Read
     *  @plans free pro business enterprise
     *  @availability beta
     *  @columns name hostname description servers created_at modified_at
     *  @key id */
    list(params: PortalListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<Portal>, Portal>;

    /** Delete an MCP portal.
     *
     *  The MCP servers behind it stay registered.
     *  @http DELETE /accounts/{account_id}/access/ai-controls/mcp/portals/{id}
     *  @permission MCP Portals Write
     *  @plans free pro business enterprise
     *  @availability beta
     *  @confirm */
    delete(
      /** @minLength 1 @maxLength 32 */ id: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<PortalDeleteResponse>;

    /** Get one MCP portal with its settings and servers.
     *  @http GET /accounts/{account_id}/access/ai-controls/mcp/portals/{id}
     *  @permission MCP Portals Write; MCP Portals Read
     *  @plans free pro business enterprise
     *  @availability beta */
    read(/** @minLength 1 @maxLength 32 */ id: string, params: InAccount, options?: RequestOptions): APIPromise<Portal>;
  }

  export interface PortalServer {
    /** MCP server to attach. @minLength 1 @maxLength 32 @example "my-mcp-server" @from zeroTrust.access.aiControls.mcp.servers.list */
    server_id: string;
    /** Whether tools and prompts are hidden unless `updated_tools` or `updated_prompts` enables them. @default false */ default_disabled?: boolean;
    /** Whether the server is called with the user's own OAuth credentials, rather than the administrator's. @default true */ on_behalf?: boolean;
  }

  export interface PortalSettings {
    /** Hostname under which clients reach the portal. @example "example.com" @minLength 1 */ hostname?: string;
    /** Name of the portal for people. @maxLength 350 @minLength 1 */ name?: string;
    /** @deprecated */ allow_code_mode?: boolean;
    /** Text about the portal, for people. @maxLength 512 */ description?: string;
    /** Whether requests to the MCP servers go through Gateway, so that its HTTP policies apply. @default false */ secure_web_gateway?: boolean;
  }

  export interface PortalCreateParams extends InAccount, PortalSettings {
    /** Id of the portal, chosen by you and unique within the account. @minLength 1 @maxLength 32 @example "my-mcp-portal" */ id: string;
    /** @example "example.com" @minLength 1 */ hostname: string;
    /** @maxLength 350 @minLength 1 */ name: string;
    code_mode?: 'off' | 'opt_in' | 'default_on' | 'enforced' | (string & {});
    /** MCP servers behind the portal, each with settings for this portal. @maxItems 80 */ servers?: PortalCreateParams.Server[];
  }
  export namespace PortalCreateParams {
    export interface Server extends PortalServer {
      /** Prompts to rename, describe anew or switch for this portal. */ updated_prompts?: UpdatedPrompt[];
      /** Tools to rename, describe anew or switch for this portal. */ updated_tools?: UpdatedTool[];
    }
  }

  export interface ServerIdentity {
    /** Id of the MCP server, chosen by you and unique within the account. @minLength 1 @maxLength 32 @example "my-mcp-server" */ id: string;
    /** Client authentication required by the server: OAuth, a bearer token or none. */ auth_type: 'oauth' | 'bearer' | 'unauthenticated' | (string & {});
    /** URL of the MCP endpoint, with its path. @format uri @example "https://example.com/mcp" */ hostname: string;
    /** Name of the MCP server for people. @maxLength 350 */ name: string;
  }

  export interface ServerAccess {
    /** Text about the server, for people. @maxLength 512 */ description?: string | null;
    /** Whether sign-ins return to Cloudflare's shared callback address instead of one on the portal's hostname. @default false */
    is_shared_oauth_callback_enabled?: boolean;
    /** Whether requests to the server go through Gateway, so that its HTTP policies apply. @default false */ secure_web_gateway?: boolean;
  }

  export interface ServerStatus extends ServerIdentity, ServerAccess {
        auth_type: 'oauth' | 'bearer' | 'unauthenticated';
        /** Prompts the MCP server offers, as last read when Cloudflare synchronized with it. @readOnly */ prompts: { [key: string]: unknown }[];
        /** Tools the MCP server offers, as last read when Cloudflare synchronized with it. @readOnly */ tools: { [key: string]: unknown }[];
        /** OAuth settings of the server that are safe to show; never secrets. @readOnly */ auth_config_summary?: ServerResult.AuthConfigSummary;
        /** Whether an administrator has signed in to the server, which OAuth servers need before a sync. @readOnly */
        authentication_status?: 'not_required' | 'required' | 'connected' | 'stale' | 'manual';
        /** @readOnly */ created_at?: DateTime;
        /** Creator of the MCP server. @readOnly */ created_by?: string;
        /** Error message of the last sync; absent if it succeeded. @readOnly */ error?: string;
        /** Details of the last sync error, such as whether a retry may help. @readOnly */ error_details?: ErrorDetails;
        /** Time of the last sync that succeeded. @readOnly */ last_successful_sync?: DateTime;
        /** Time of the last sync, successful or not. @readOnly */ last_synced?: DateTime;
        /** @readOnly */ modified_at?: DateTime;
        /** Author of the last change. @readOnly */ modified_by?: string;
        /** State of the sync: not yet run, up to date, out of date or failed. @default "waiting" @readOnly */
        status?: 'waiting' | 'ready' | 'stale' | 'error';
      }

  export interface Portal extends PortalDeleteResponse {
    /** MCP servers behind the portal, as the portal shows them. */ servers: Portal.Server[];
  }
  export namespace Portal {
    export interface Server extends ServerStatus, PortalServer {
      /** Prompts changed for the portal: renamed, described anew or turned off. */ updated_prompts?: Server.UpdatedPrompt[];
      /** Tools that are renamed, described anew or switched. */ updated_tools?: Server.UpdatedTool[];
    }
    export namespace Server {
      export interface UpdatedEntry {
        /** Name under which the portal shows the capability. @example "portal-tool-alias" */ portal_alias?: string;
        /** Description that the portal shows. */ portal_description?: string;
        /** Name set for all portals, at the server. @example "server-tool-alias" */ server_alias?: string;
        /** Description set for all portals, at the server. */ server_description?: string;
      }

      export interface UpdatedPrompt extends UpdatedEntry {
        /** Name by which the MCP server knows the prompt. */ name: string;
        /** Whether the portal offers the prompt. */ enabled?: boolean;
      }
      export interface UpdatedTool extends UpdatedEntry {
        /** Name by which the MCP server knows the tool. */ name: string;
        /** Whether the portal offers the tool. */ enabled?: boolean;
      }
    }
  }

  export interface PortalUpdateParams extends InAccount, PortalSettings {
    code_mode?: 'off' | 'opt_in' | 'default_on' | 'enforced' | (string & {});
    /** MCP servers behind the portal, each with settings for this portal. @maxItems 80 */ servers?: PortalCreateParams.Server[];
  }

  export interface PortalListParams extends InAccount {
    /** Text looked for in id, name and hostname. @minLength 1 */ search?: string;
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 1 @max 100 @default 20 */ per_page?: Integer;
  }

  export interface PortalDeleteResponse extends PortalSettings {
    /** Id of the portal, chosen by you and unique within the account. @minLength 1 @maxLength 32 @example "my-mcp-portal" */ id: string;
    /** @example "example.com" */ hostname: string;
    /** @maxLength 350 */ name: string;
    code_mode?: 'off' | 'opt_in' | 'default_on' | 'enforced';
    /** @readOnly */ created_at?: DateTime;
    /** Creator of the portal. @readOnly */ created_by?: string;
    /** @readOnly */ modified_at?: DateTime;
    /** Author of the last change. @readOnly */ modified_by?: string;
  }

  /** Registered tool servers with their tools and prompts. */
  export interface Servers {
    /** Create an MCP server entry for use in portals.
     *
     *  The answer may still show the status `waiting`: tools and prompts are there once it is `ready`. With `oauth` an administrator has to sign
     *  in first.
     *  @http POST /accounts/{account_id}/access/ai-controls/mcp/servers
     *  @status 201
     *  @permission MCP Portals Write
     *  @plans free pro business enterprise
     *  @availability beta
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "id": "my-mcp-server", "name": "My MCP Server", "hostname": "https://example.com/mcp",
     *    "auth_type": "unauthenticated"
     *  } */
    create(params: ServerCreateParams, options?: RequestOptions): APIPromise<ServerResult>;

    /** Replace an MCP server's credentials, name, tools or prompts.
     *  @http PUT /accounts/{account_id}/access/ai-controls/mcp/servers/{id}
     *  @permission MCP Portals Write
     *  @plans free pro business enterprise
     *  @availability beta */
    update(
      /** @minLength 1 @maxLength 32 */ id: string,
      params: ServerUpdateParams,
      options?: RequestOptions,
    ): APIPromise<ServerResult>;

    /** List the registered MCP servers, optionally matching a search text.
     *  @http GET /accounts/{account_id}/access/ai-controls/mcp/servers
     *  @permission MCP Portals Write; MCP Portals Read
     *  @plans free pro business enterprise
     *  @availability beta
     *  @columns name hostname auth_type description status last_synced modified_at
     *  @key id */
    list(params: ServerListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<ServerResult>, ServerResult>;

    /** Delete an MCP server entry from the account.
     *  @http DELETE /accounts/{account_id}/access/ai-controls/mcp/servers/{id}
     *  @permission MCP Portals Write
     *  @plans free pro business enterprise
     *  @availability beta
     *  @confirm */
    delete(
      /** @minLength 1 @maxLength 32 */ id: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<ServerResult>;

    /** Get one MCP server with its sync state, tools and prompts.
     *  @http GET /accounts/{account_id}/access/ai-controls/mcp/servers/{id}
     *  @permission MCP Portals Write; MCP Portals Read
     *  @plans free pro business enterprise
     *  @availability beta */
    read(/** @minLength 1 @maxLength 32 */ id: string, params: InAccount, options?: RequestOptions): APIPromise<ServerResult>;

    /** Sync the tools and prompts that an MCP server offers.
     *
     *  Connects to the server now; if that fails, the answer tells the error.
     *  @http POST /accounts/{account_id}/access/ai-controls/mcp/servers/{id}/sync
     *  @permission MCP Portals Write
     *  @plans free pro business enterprise
     *  @availability beta */
    sync(/** @minLength 1 @maxLength 32 */ id: string, params: InAccount, options?: RequestOptions): APIPromise<ServerSyncResponse>;
  }

  export interface ServerSettings extends ServerAccess {
        /** Credential for the server: a bearer token, or JSON with `headers` to send, such as those of a service token.
         *  @example "sk-my-bearer-token" @sensitive */
        auth_credentials?: string;
        /** Secret of a client registered by hand; stored encrypted and never returned. Only with `auth_mode` `manual`. @writeOnly @sensitive */
        client_secret?: string;
        /** Prompts to rename, describe anew or switch, for all portals. */ updated_prompts?: UpdatedPrompt[];
        /** Tools to rename, describe anew or switch, for all portals. */ updated_tools?: UpdatedTool[];
      }
  export interface ServerCreateParams extends InAccount, ServerSettings, ServerIdentity {
    /** @maxLength 350 @minLength 1 */ name: string;
  }

  export interface ServerResult extends ServerStatus {
    /** Prompts to rename, describe anew or switch, for all portals. */ updated_prompts?: UpdatedPrompt[];
    /** Tools to rename, describe anew or switch, for all portals. */ updated_tools?: UpdatedTool[];
  }
  export namespace ServerResult {
    export interface AuthConfigSummary {
      /** Registration method of the OAuth client: by itself (`dcr`) or manual. */ auth_mode?: 'dcr' | 'manual';
      /** Number of the client secret in use. */ client_secret_version?: number;
      /** OAuth endpoints of the MCP server. */ config?: AuthConfigSummary.Config;
      /** Whether a client secret is stored. */ has_client_secret?: boolean;
      /** Client as it is registered at the authorization server. */ registration_info?: AuthConfigSummary.RegistrationInfo;
    }
    export namespace AuthConfigSummary {
      export interface Config {
        /** URL to which users are sent to sign in. */ authorization_endpoint?: string;
        /** Issuer that the authorization server names for itself. */ issuer?: string;
        /** Resource that tokens are requested for. */ resource?: string;
        /** URL at which tokens are revoked. */ revocation_endpoint?: string;
        /** URL at which tokens are fetched. */ token_endpoint?: string;
      }
      export interface RegistrationInfo {
        /** Client id that the authorization server gave. */ client_id?: string;
        /** Redirect URIs that the client is registered with. */ redirect_uris?: string[];
        /** Scopes the client may request, separated by spaces. */ scope?: string;
        /** Authentication method of the client for fetching tokens. */ token_endpoint_auth_method?: string;
      }
    }
  }

  export interface ServerUpdateParams extends InAccount, ServerSettings {
    /** Name of the MCP server for people. @maxLength 350 @minLength 1 */ name?: string;
  }

  export interface ServerListParams extends InAccount {
    /** Text that the id or name of the returned MCP servers must contain. @minLength 1 */ search?: string;
    /** @min 1 @default 1 */ page?: Integer;
    /** @min 1 @max 100 @default 20 */ per_page?: Integer;
  }

  export interface ServerSyncResponse {
    /** Error message of the last sync; absent if it succeeded. */ error?: string;
    /** Details of the last sync error, such as whether a retry may help. @readOnly */ error_details?: ErrorDetails;
    /** State after the sync: up to date, out of date, failed or waiting. */ status?: 'waiting' | 'ready' | 'stale' | 'error';
  }

  export type PortalListResponsesV4PagePaginationArray = V4PagePaginationArray<Portal>;

  export type ServerListResponsesV4PagePaginationArray = V4PagePaginationArray<ServerResult>;

  export interface ErrorDetails {
    /** Underlying cause of the failure, if known. */ cause?: string;
    /** Whether the MCP server itself caused the error, rather than Cloudflare. */ is_upstream?: boolean;
    /** Error code of the MCP protocol (JSON-RPC), as the server answered it. */ mcp_code?: number;
    /** Whether the same request may succeed if it is repeated. */ retryable?: boolean;
    /** HTTP status the endpoint answered with; 0 if no connection came about. */ status_code?: number;
  }

  export interface UpdatedPrompt {
    /** Name by which the MCP server knows the prompt. */ name: string;
    /** Name under which the portal shows the prompt or tool in place of the server's own. @maxLength 40 @example "my-custom-alias" */ alias?: string;
    /** Description that replaces the one of the MCP server. */ description?: string;
    /** Whether the portal offers the prompt. */ enabled?: boolean;
  }

  export interface UpdatedTool {
    /** Name by which the MCP server knows the tool. */ name: string;
    /** Name under which the portal shows the prompt or tool in place of the server's own. @maxLength 40 @example "my-custom-alias" */ alias?: string;
    /** Description that replaces the one of the MCP server. */ description?: string;
    /** Whether the portal offers the tool. */ enabled?: boolean;
  }
}

export declare namespace AIControls.Mcp.Portals {
  /** Servers as seen through a bundle. */
  export interface Servers {
    readonly effectiveRedirectURI: Servers.EffectiveRedirectURI;
  }
}

export declare namespace AIControls.Mcp.Portals.Servers {
  /** The OAuth callback that applies to a server. */
  export interface EffectiveRedirectURI {
    /** Get the OAuth redirect URI of an MCP server in a portal.
     *
     *  For registering a client by hand. Existing registrations keep the URI they were made with, so changed settings count only for new ones.
     *  @http GET /accounts/{account_id}/access/ai-controls/mcp/portals/{portal_id}/servers/{server_id}/effective-redirect-uri
     *  @permission MCP Portals Write; MCP Portals Read
     *  @plans free pro business enterprise
     *  @availability beta
     *  @docs https://developers.cloudflare.com/api/operations/mcp-portals-api-effective-redirect-uri */
    get(
      /** @minLength 1 @maxLength 32 */ serverID: string,
      params: EffectiveRedirectURIGetParams,
      options?: RequestOptions,
    ): APIPromise<EffectiveRedirectURIGetResponse>;
  }

  export interface EffectiveRedirectURIGetParams extends InAccount {
    /** Portal that clients use. @minLength 1 @maxLength 32 @example "my-mcp-portal" @from zeroTrust.access.aiControls.mcp.portals.list */
    portal_id: string;
  }

  export interface EffectiveRedirectURIGetResponse {
    /** Redirect URI that a new registration at the server gets. @format uri */ redirect_uri: string;
    /** Location of the URI: on the portal's own hostname, or at the address all portals share. */ source: 'per_portal' | 'shared_mcp22';
  }
}
