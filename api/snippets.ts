import type {
  APIPromise,
  JsonValue,
  PagePromise,
  RequestOptions,
  SinglePage,
  Uploadable,
  V4PagePaginationArray,
} from './_client.ts';
import type { DateTime, Integer, InZone } from './_shared.ts';

/** Snippets: Small pieces of JavaScript that change requests or responses.
 *  @product snippets Snippets
 *  @docs https://developers.cloudflare.com/rules/snippets/ */
export interface Snippets {
  readonly content: Snippets.Content;
  readonly rules: Snippets.Rules;

  /** Upload a snippet's code, creating or overwriting it.
   *
   *  The code runs only where a snippet rule names it. Pro plans and above; the number of snippets depends on the plan.
   *  @http PUT /zones/{zone_id}/snippets/{snippet_name}
   *  @body multipart quirk=script
   *  @permission Snippets Write
   *  @plans free pro business enterprise
   *  @availability ga */
  update(snippetName: string, params: Snippets.SnippetUpdateParams, options?: RequestOptions): APIPromise<Snippets.Snippet>;

  /** List the snippets of a zone.
   *  @http GET /zones/{zone_id}/snippets
   *  @permission Snippets Write; Snippets Read
   *  @plans free pro business enterprise
   *  @availability ga
   *  @columns snippet_name created_on modified_on
   *  @key snippet_name */
  list(
    params: Snippets.SnippetListParams,
    options?: RequestOptions,
  ): PagePromise<V4PagePaginationArray<Snippets.Snippet>, Snippets.Snippet>;

  /** Delete a snippet and its code from the zone.
   *
   *  Rules that name the snippet have to be removed first.
   *  @http DELETE /zones/{zone_id}/snippets/{snippet_name}
   *  @permission Snippets Write
   *  @plans free pro business enterprise
   *  @availability ga
   *  @cascades snippets.content */
  delete(
    snippetName: string,
    params: InZone,
    options?: RequestOptions,
  ): APIPromise<Snippets.SnippetDeleteResponse | null>;

  /** Get a snippet's name and dates, without its code.
   *  @http GET /zones/{zone_id}/snippets/{snippet_name}
   *  @permission Snippets Write; Snippets Read
   *  @plans free pro business enterprise
   *  @availability ga */
  get(snippetName: string, params: InZone, options?: RequestOptions): APIPromise<Snippets.Snippet>;
}

export declare namespace Snippets {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Name of the snippet, unique within the zone; letters, digits and underscores. */ snippet_name: string;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Snippet to work on, by its name. @from snippets.list */ snippet_name: string;
  }

  export type SnippetUpdateParams = InZone & {
    /** Entry point among the uploaded files. */ metadata: SnippetUpdateParams.Metadata;
  } & {
    [key: string]: Uploadable[] | string | SnippetUpdateParams.Metadata;
  };
  export namespace SnippetUpdateParams {
    export interface Metadata {
      /** File name of the JavaScript module that exports the handler. @minLength 1 @example "main.js" */ main_module: string;
    }
  }

  export interface Snippet {
    /** @readOnly */ created_on: DateTime;
    /** @example "my_snippet" */ snippet_name: string;
    /** @readOnly */ modified_on?: DateTime;
  }

  export interface SnippetListParams extends InZone {
    /** @min 1 @default 1 @example 1 */ page?: Integer;
    /** @min 1 @default 25 @example 25 */ per_page?: Integer;
  }

  export type SnippetDeleteResponse = JsonValue;

  /** The code itself. */
  export interface Content {
    /** Get the code of a snippet as stored.
     *  @http GET /zones/{zone_id}/snippets/{snippet_name}/content
     *  @response binary multipart/form-data
     *  @permission Snippets Write; Snippets Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(snippetName: string, params: InZone, options?: RequestOptions): APIPromise<Response>;
  }

  /** Conditions under which a piece of code runs. */
  export interface Rules {
    /** Replace the zone's entire set of snippet rules.
     *
     *  Rules left out are deleted; the first matching rule of each snippet counts, in the given order.
     *  @http PUT /zones/{zone_id}/snippets/snippet_rules
     *  @permission Snippets Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @example {
     *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353",
     *    "rules": [
     *      {
     *        "snippet_name": "my_snippet", "expression": "http.request.uri.path eq \"/old\"", "enabled": true,
     *        "description": "Rewrite the old path"
     *      }
     *    ]
     *  } */
    update(params: RuleUpdateParams, options?: RequestOptions): PagePromise<SinglePage<RuleResult>, RuleResult>;

    /** List the rules that decide which requests run which snippet.
     *  @http GET /zones/{zone_id}/snippets/snippet_rules
     *  @permission Snippets Write; Snippets Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @sameAs snippets.rules.get */
    list(params: InZone, options?: RequestOptions): PagePromise<SinglePage<RuleResult>, RuleResult>;

    /** Delete all snippet rules, so that no snippet runs.
     *
     *  The snippets themselves stay.
     *  @http DELETE /zones/{zone_id}/snippets/snippet_rules
     *  @permission Snippets Write
     *  @plans free pro business enterprise
     *  @availability ga */
    delete(params: InZone, options?: RequestOptions): PagePromise<SinglePage<RuleResult>, RuleResult>;

    /** Get the zone's snippet rules in one answer.
     *  @http GET /zones/{zone_id}/snippets/snippet_rules
     *  @permission Snippets Write; Snippets Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @columns description snippet_name expression enabled last_updated */
    get(params: InZone, options?: RequestOptions): PagePromise<SinglePage<RuleResult>, RuleResult>;
  }

  export interface RuleUpdateParams extends InZone {
    /** All rules of the zone, in the order in which they are tried. */ rules: RuleUpdateParams.Rule[];
  }
  export namespace RuleUpdateParams {
    export interface Rule {
      /** Rules-language expression; requests that match it run the snippet. @minLength 1 */ expression: string;
      /** @example "my_snippet" @pattern ^[A-Za-z0-9_]+$ @minLength 1 @maxLength 255 */
      snippet_name: string;
      /** Note for people about what the rule does. @default "" */ description?: string;
      /** Whether the rule is applied. @default false */ enabled?: boolean;
    }
  }

  export interface RuleResult extends RuleUpdateParams.Rule {
    /** Id of the rule, given by Cloudflare when it was first saved. @example "3a03d665bac047339bb530ecb439a90d" @readOnly */ id: string;
    /** Time the rule was last changed. @readOnly */ last_updated: DateTime;
    /** @example "my_snippet" */ snippet_name: string;
  }

  export type RuleUpdateResponsesSinglePage = SinglePage<RuleResult>;

  export type RuleListResponsesSinglePage = SinglePage<RuleResult>;

  export type RuleDeleteResponsesSinglePage = SinglePage<RuleResult>;

  export type RuleGetResponsesSinglePage = SinglePage<RuleResult>;

  export type SnippetListResponsesV4PagePaginationArray = V4PagePaginationArray<Snippet>;
}
