import type { APIPromise, PagePromise, RequestOptions, Uploadable, V4PagePaginationArray } from './_client.ts';
import type { DateTime, InZone, Integer } from './_shared.ts';

/** Snippets: Small pieces of JavaScript that change requests or responses.
 *  @product snippets Snippets
 *  @docs https://developers.cloudflare.com/rules/snippets/ */
export interface Snippets {
  readonly content: Snippets.Content;
  readonly rules: Snippets.Rules;

  /** Upload a snippet's code, creating it or overwriting the one of that name.
   *  @http PUT /zones/{zone_id}/snippets/{snippet_name}
   *  @body multipart quirk=script
   *  @permission Snippets Write
   *  @plans free pro business enterprise
   *  @availability ga */
  update(snippetName: string, params: Snippets.SnippetUpdateParams, options?: RequestOptions): APIPromise<Snippets.SnippetGetResponse>;

  /** Page through the snippets of a zone.
   *  @http GET /zones/{zone_id}/snippets
   *  @permission Snippets Write; Snippets Read
   *  @plans free pro business enterprise
   *  @availability ga */
  list(
    params: Snippets.SnippetListParams,
    options?: RequestOptions,
  ): PagePromise<V4PagePaginationArray<Snippets.SnippetGetResponse>, Snippets.SnippetGetResponse>;

  /** Delete a snippet and its code from the zone.
   *  @http DELETE /zones/{zone_id}/snippets/{snippet_name}
   *  @permission Snippets Write
   *  @plans free pro business enterprise
   *  @availability ga */
  delete(
    snippetName: string,
    params: Snippets.SnippetDeleteParams,
    options?: RequestOptions,
  ): APIPromise<Snippets.SnippetDeleteResponse | null>;

  /** Read a snippet's name and dates, without its code.
   *  @http GET /zones/{zone_id}/snippets/{snippet_name}
   *  @permission Snippets Write; Snippets Read
   *  @plans free pro business enterprise
   *  @availability ga */
  get(snippetName: string, params: Snippets.SnippetGetParams, options?: RequestOptions): APIPromise<Snippets.SnippetGetResponse>;
}

export declare namespace Snippets {
  export type SnippetUpdateParams = InZone & {
    metadata: SnippetUpdateParams.Metadata;
  } & { [key: string]: Uploadable[] | string | SnippetUpdateParams.Metadata };
  export namespace SnippetUpdateParams {
    export interface Metadata {
      /** @minLength 1 @example "main.js" */ main_module: string;
    }
  }

  export type SnippetUpdateResponse = SnippetGetResponse;

  export interface SnippetListParams extends InZone {
    /** @min 1 @default 1 @example 1 */ page?: Integer;
    /** @min 1 @default 25 @example 25 */ per_page?: Integer;
  }

  export type SnippetListResponse = SnippetGetResponse;

  export type SnippetDeleteParams = InZone;

  export type SnippetDeleteResponse = unknown;

  export type SnippetGetParams = InZone;

  export interface SnippetGetResponse {
    /** @readOnly */ created_on: DateTime;
    /** @example "my_snippet" */ snippet_name: string;
    /** @readOnly */ modified_on?: DateTime;
  }

  /** The code itself. */
  export interface Content {
    /** Download the code of a snippet as stored.
     *  @http GET /zones/{zone_id}/snippets/{snippet_name}/content
     *  @answer binary multipart/form-data
     *  @permission Snippets Write; Snippets Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(snippetName: string, params: ContentGetParams, options?: RequestOptions): APIPromise<Response>;
  }

  export type ContentGetParams = InZone;

  /** Conditions under which a piece of code runs. */
  export interface Rules {
    /** Replace the zone's entire set of snippet rules.
     *  @http PUT /zones/{zone_id}/snippets/snippet_rules
     *  @permission Snippets Write
     *  @plans free pro business enterprise
     *  @availability ga */
    update(params: RuleUpdateParams, options?: RequestOptions): APIPromise<SnippetRules>;

    /** List the rules that decide which requests run which snippet.
     *  @http GET /zones/{zone_id}/snippets/snippet_rules
     *  @permission Snippets Write; Snippets Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @sameAs snippets.rules.get */
    list(params: RuleListParams, options?: RequestOptions): APIPromise<SnippetRules>;

    /** Delete all snippet rules of the zone, so that no snippet is triggered.
     *  @http DELETE /zones/{zone_id}/snippets/snippet_rules
     *  @permission Snippets Write
     *  @plans free pro business enterprise
     *  @availability ga */
    delete(params: RuleDeleteParams, options?: RequestOptions): APIPromise<SnippetRules>;

    /** Read the zone's snippet rules as a single response.
     *  @http GET /zones/{zone_id}/snippets/snippet_rules
     *  @permission Snippets Write; Snippets Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(params: RuleGetParams, options?: RequestOptions): APIPromise<SnippetRules>;
  }

  export interface RuleUpdateParams extends InZone {
    rules: RuleUpdateParams.Rule[];
  }
  export namespace RuleUpdateParams {
    export interface Rule {
      /** @minLength 1 */ expression: string;
      /** @example "my_snippet" */ snippet_name: string;
      /** @default "" */ description?: string;
      /** @default false */ enabled?: boolean;
    }
  }

  export type SnippetRules = ({
    /** @default "" */ description?: string;
    /** @default false */ enabled?: boolean;
    /** @minLength 1 */ expression: string;
    /** @example "3a03d665bac047339bb530ecb439a90d" @readOnly */ id: string;
    /** @readOnly */ last_updated: DateTime;
    /** @example "my_snippet" */ snippet_name: string;
  })[];

  export type RuleListParams = InZone;

  export type RuleDeleteParams = InZone;

  export type RuleGetParams = InZone;

  export type RuleDeleteResponse = SnippetRules;

  export type RuleGetResponse = SnippetRules;

  export type RuleListResponse = SnippetRules;

  export type RuleUpdateResponse = SnippetRules;

  export type SnippetListResponsesV4PagePaginationArray = V4PagePaginationArray<SnippetGetResponse>;
}
