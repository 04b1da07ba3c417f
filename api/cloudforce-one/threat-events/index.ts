import type { APIPromise, RequestOptions } from '../../_client.ts';
import type { DateTime, InAccount } from '../../_shared.ts';
import type { CloudforceOne } from '../index.ts';
import type { IndicatorFields, IndicatorListParams, IndicatorListResponse, Indicators, IndicatorSearch, IndicatorTypes, RelatedIndicatorFilter } from './indicators.ts';
import type { CopyCounts, Dataset, DatasetCopyResponse, DatasetDeleteResponse, DatasetInput, DatasetListParams, DatasetListResponse, DatasetMoveResponse, DatasetParams, DatasetPopulateResponse, DatasetRawResponse, Datasets, DatasetSelection, Raw, RawEditParams, RawEditResponse, RawGetParams, RawGetResponse, RawUpdateParams, RawUpdateResponse } from './datasets.ts';
import type { ActorProfile, Alias, EventTagCreateParams, EventTags, ExternalReference, Pagination, TagCreateParams, TagDeleteResponse, TagEditParams, TagListParams, TagListResponse, TagResult, Tags, TagText } from './tags.ts';
import type { Aggregate, AggregateListParams, AggregateListResponse, Graph, GraphListParams, GraphListResponse, Graphql, GraphqlCreateResponse, GraphqlCreateV2Response, Queries, Query, QueryCreateParams, QueryListResponse, QueryParams, Search } from './queries.ts';

/** Recorded attacks and campaigns with actor, target and indicators. */
export interface ThreatEvents {
  readonly aggregate: ThreatEvents.Aggregate;
  readonly graphql: ThreatEvents.Graphql;
  readonly graph: ThreatEvents.Graph;
  readonly queries: ThreatEvents.Queries;
  readonly relationships: ThreatEvents.Relationships;
  readonly indicators: ThreatEvents.Indicators;
  readonly attackers: ThreatEvents.Attackers;
  readonly categories: ThreatEvents.Categories;
  readonly countries: ThreatEvents.Countries;
  readonly datasets: ThreatEvents.Datasets;
  readonly raw: ThreatEvents.Raw;
  readonly relate: ThreatEvents.Relate;
  readonly tags: ThreatEvents.Tags;
  readonly eventTags: ThreatEvents.EventTags;
  readonly targetIndustries: ThreatEvents.TargetIndustries;
  readonly indicatorTypes: ThreatEvents.IndicatorTypes;

  /** Create a threat event with category, date, TLP and indicators.
   *
   *  Without `datasetId` it goes to the default dataset of the account.
   *  @http POST /accounts/{account_id}/cloudforce-one/events/create
   *  @unwrapped
   *  @permission Cloudforce One Write; Cloudforce One Read
   *  @availability ga
   *  @example {
   *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "category": "Domain Resolution", "date": "2026-01-01T00:00:00Z",
   *    "event": "An attacker registered the domain domain.com", "indicator": "domain.com", "indicatorType": "domain", "tlp": "amber",
   *    "raw": { "data": { "sensor": "mail-gateway", "hits": 3 } }
   *  } */
  create(
    params: CloudforceOne.ThreatEventCreateParams,
    options?: RequestOptions,
  ): APIPromise<CloudforceOne.ThreatEvent>;

  /** Search threat events, with ordering and choice of datasets.
   *
   *  Searches the default dataset unless `datasetId` names others or `all`. Use the cursor for deep pages.
   *  @http GET /accounts/{account_id}/cloudforce-one/events
   *  @unwrapped
   *  @permission Cloudforce One Write; Cloudforce One Read
   *  @availability ga
   *  @columns event category indicator indicatorType attacker tlp date */
  list(params: CloudforceOne.ThreatEventListParams, options?: RequestOptions): APIPromise<CloudforceOne.ThreatEventListResponse>;

  /** Create many threat events in a dataset.
   *
   *  The answer counts what was created and names the index of each failed entry. Indicators are queued and appear later.
   *  @http POST /accounts/{account_id}/cloudforce-one/events/create/bulk
   *  @unwrapped
   *  @status 202
   *  @permission Cloudforce One Write; Cloudforce One Read
   *  @availability ga
   *  @example {
   *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "datasetId": "9b769969-a211-466c-8ac3-cb91266a066a", "includeCreatedEvents": true,
   *    "data": [
   *      {
   *        "category": "Domain Resolution", "date": "2026-01-01T00:00:00Z", "event": "An attacker registered the domain domain.com",
   *        "indicator": "domain.com", "indicatorType": "domain", "tlp": "amber", "raw": { "data": { "sensor": "mail-gateway", "hits": 3 } }
   *      }
   *    ]
   *  } */
  bulkCreate(
    params: CloudforceOne.ThreatEventBulkCreateParams,
    options?: RequestOptions,
  ): APIPromise<CloudforceOne.ThreatEventBulkCreateResponse>;

  /** Create many threat events together with their relationships.
   *
   *  Deprecated: use `bulkCreate` instead.
   *  @http POST /accounts/{account_id}/cloudforce-one/events/create/bulk/relationships
   *  @unwrapped
   *  @permission Cloudforce One Write; Cloudforce One Read
   *  @availability deprecated
   *  @sunset 2030-01-01
   *  @deprecated */
  bulkCreateRelationships(
    params: CloudforceOne.ThreatEventBulkCreateRelationshipsParams,
    options?: RequestOptions,
  ): APIPromise<CloudforceOne.ThreatEventBulkCreateRelationshipsResponse>;

  /** Edit the given fields of a threat event in the named dataset.
   *  @http PATCH /accounts/{account_id}/cloudforce-one/events/{event_id}
   *  @demands datasetId
   *  @unwrapped
   *  @permission Cloudforce One Write
   *  @availability ga */
  edit(
    eventID: string,
    params: CloudforceOne.ThreatEventEditParams,
    options?: RequestOptions,
  ): APIPromise<CloudforceOne.ThreatEvent>;

  /** Get one threat event by its id alone (deprecated).
   *
   *  Deprecated: read the event from its dataset instead.
   *  @http GET /accounts/{account_id}/cloudforce-one/events/{event_id}
   *  @unwrapped
   *  @permission Cloudforce One Write; Cloudforce One Read
   *  @availability ga
   *  @deprecated cloudforceOne.threatEvents.datasets.events.get */
  get(
    eventID: string,
    params: InAccount,
    options?: RequestOptions,
  ): APIPromise<CloudforceOne.ThreatEvent>;

  /** Delete given threat events from a dataset.
   *  @http DELETE /accounts/{account_id}/cloudforce-one/events/{dataset_id}/delete
   *  @unwrapped
   *  @permission Cloudforce One Write
   *  @availability ga
   *  @docs https://developers.cloudflare.com/api/operations/delete_EventDelete */
  bulkDelete(
    /** @format uuid */ datasetID: string,
    params: CloudforceOne.ThreatEventBulkDeleteParams,
    options?: RequestOptions,
  ): APIPromise<number>;

  /** Edit given details of a threat event (POST form).
   *
   *  Does the same as `edit`.
   *  @http POST /accounts/{account_id}/cloudforce-one/events/{event_id}
   *  @unwrapped
   *  @permission Cloudforce One Write; Cloudforce One Read
   *  @availability ga
   *  @docs https://developers.cloudflare.com/api/operations/post_EventUpdate */
  update(
    eventID: string,
    params: CloudforceOne.ThreatEventUpdateParams,
    options?: RequestOptions,
  ): APIPromise<CloudforceOne.ThreatEvent>;

  /** Edit many threat events of a dataset in the same way.
   *
   *  At most 100 events a request; those that failed are listed with the reason.
   *  @http PATCH /accounts/{account_id}/cloudforce-one/events/update/bulk
   *  @demands datasetId eventIds updates
   *  @unwrapped
   *  @permission Cloudforce One Write
   *  @availability ga
   *  @docs https://developers.cloudflare.com/api/operations/patch_EventUpdateBulk
   *  @example {
   *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "datasetId": "9b769969-a211-466c-8ac3-cb91266a066a",
   *    "eventIds": ["12345678-1234-1234-1234-1234567890ab"], "updates": { "tlp": "green" }
   *  }
   *  @most 100 */
  bulkEdit(
    params: CloudforceOne.ThreatEventBulkEditParams,
    options?: RequestOptions,
  ): APIPromise<CloudforceOne.ThreatEventBulkEditResponse>;
}

export declare namespace ThreatEvents {
  export { type ActorProfile, type Aggregate, type AggregateListParams, type AggregateListResponse, type Alias, type CopyCounts, type Dataset, type DatasetCopyResponse, type DatasetDeleteResponse, type DatasetInput, type DatasetListParams, type DatasetListResponse, type DatasetMoveResponse, type DatasetParams, type DatasetPopulateResponse, type DatasetRawResponse, type Datasets, type DatasetSelection, type EventTagCreateParams, type EventTags, type ExternalReference, type Graph, type GraphListParams, type GraphListResponse, type Graphql, type GraphqlCreateResponse, type GraphqlCreateV2Response, type IndicatorFields, type IndicatorListParams, type IndicatorListResponse, type Indicators, type IndicatorSearch, type IndicatorTypes, type Pagination, type Queries, type Query, type QueryCreateParams, type QueryListResponse, type QueryParams, type Raw, type RawEditParams, type RawEditResponse, type RawGetParams, type RawGetResponse, type RawUpdateParams, type RawUpdateResponse, type RelatedIndicatorFilter, type Search, type TagCreateParams, type TagDeleteResponse, type TagEditParams, type TagListParams, type TagListResponse, type TagResult, type Tags, type TagText };

  /** Words of fields by their names. */
  export interface Glossary {
    /** Entries of a page. */ pageSize: number;
    /** JSON type of the value. */ type: string;
    /** Values that were new to the table. */ created: unknown;
  }

  /** Typed links between parent and child attacks. */
  export interface Relationships {
    /** List a threat event's relationships by type and depth.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/{event_id}/relationships
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @deprecated
     *  @sunset 2026-11-28
     *  @columns event category indicator indicatorType attacker tlp date */
    list(eventID: string, params: RelationshipListParams, options?: RequestOptions): APIPromise<RelationshipListResponse>;

    /** Create directed relationships from child events to a parent.
     *  @http POST /accounts/{account_id}/cloudforce-one/events/relationships/create
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/post_CreateEventRelationship
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "datasetId": "9b769969-a211-466c-8ac3-cb91266a066a",
     *    "parentId": "12345678-1234-1234-1234-1234567890ab", "childIds": ["22345678-1234-1234-1234-1234567890ab"], "relationshipType": "caused_by"
     *  } */
    create(params: RelationshipCreateParams, options?: RequestOptions): APIPromise<RelationshipCreateResponse>;
  }

  export interface RelationshipListParams extends InAccount {
    /** Dataset in which the event is looked up. @minLength 1 @example "9b769969-a211-466c-8ac3-cb91266a066a" */ datasetId: string;
    /** @default "both" */ direction?: 'ancestors' | 'descendants' | 'both' | (string & {});
    /** Whether the event itself is among the results. @default true */ includeParent?: boolean;
    /** Only events with indicators of these types. */ indicatorTypeIds?: string[];
    /** Steps to follow from the event; 5 if left out. @min 1 @integer @default 5 */ maxDepth?: number;
    page?: number;
    /** @min 1 @integer */ pageSize?: number;
    /** Only relationships of these types. */ relationshipTypes?: string | string[];
  }

  export type RelationshipListResponse = CloudforceOne.ThreatEvent[];

  export interface RelationshipCreateParams extends InAccount {
    /** Events that depend on the parent, by UUID. @minItems 1 */ childIds: (/** @format uuid */ string)[];
    /** Dataset that is meant; left out, the account's default dataset. @from cloudforceOne.threatEvents.datasets.list @minLength 1 */
    datasetId: string;
    /** Event that the others depend on. @format uuid */ parentId: string;
    /** Relationship of the children to the parent. */ relationshipType: 'related_to' | 'caused_by' | 'attributed_to' | (string & {});
  }

  export interface RelationshipCreateResponse {
    /** Children that were related. */ childIds?: (/** @format uuid */ string)[];
    errors?: {
      /** Child event of the relationship. @format uuid */ childId: string;
      error: string;
      /** Kind of failure, for programs. */ errorType?: string;
    }[];
    message: string;
    /** Relationships that were created. */
    relationships: {
      /** Dataset that holds the child. */ childDatasetId: string;
      /** Child event of the relationship. @format uuid */ childId: string;
      /** Dataset that holds the parent. */ parentDatasetId: string;
      /** Event that the others depend on. @format uuid */ parentId: string;
      /** Relationship of the children to the parent. */ relationshipType: 'related_to' | 'caused_by' | 'attributed_to';
    }[];
    /** Number of relationships created. */ relationshipsCreated?: number;
    success: boolean;
  }

  export interface ChangeTimes {
    createdAt: DateTime;
    updatedAt: DateTime;
  }

  /** Threat actors named in recorded attacks. */
  export interface Attackers {
    /** List the attackers named in threat events of the given datasets.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/attackers
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga */
    list(
      params: AttackerListParams,
      options?: RequestOptions,
    ): APIPromise<AttackerListResponse>;
  }

  export interface AttackerListParams extends InAccount {
    /** Datasets whose attackers are listed; left out, the default one. */ datasetIds?: string[];
  }

  export interface AttackerListResponse {
    /** Schema of one entry. */ items: AttackerListResponse.Items;
    /** @example "array" */ type: string;
  }
  export namespace AttackerListResponse {
    export interface Items {
      /** @example "number" */ type: string;
    }
  }

  /** Kinds of attack, with kill chain stage and MITRE mapping. */
  export interface Categories {
    readonly catalog: Categories.Catalog;

    /** Create a threat event category with its MITRE mapping.
     *  @http POST /accounts/{account_id}/cloudforce-one/events/categories/create
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "Domain Resolution", "killChain": 0, "mitreAttack": ["T1583"],
     *    "shortname": "resolution"
     *  } */
    create(params: CategoryCreateParams, options?: RequestOptions): APIPromise<CategoryResult>;

    /** List the threat event categories found in the given datasets.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/categories
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @columns name shortname killChain uuid */
    list(params: CategoryListParams, options?: RequestOptions): APIPromise<CategoryListResponse>;

    /** Delete a threat event category.
     *  @http DELETE /accounts/{account_id}/cloudforce-one/events/categories/{category_id}
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @availability ga
     *  @deprecated
     *  @sunset 2026-11-28 */
    delete(/** @format uuid */ categoryID: string, params: InAccount, options?: RequestOptions): APIPromise<CategoryDeleteResponse>;

    /** Edit a threat event category; fields left out keep their values.
     *  @http PATCH /accounts/{account_id}/cloudforce-one/events/categories/{category_id}
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @availability ga
     *  @deprecated
     *  @sunset 2026-11-28 */
    edit(
      /** @format uuid */ categoryID: string,
      params: CategoryParams,
      options?: RequestOptions,
    ): APIPromise<CategoryResult>;

    /** Get one threat event category.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/categories/{category_id}
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @deprecated
     *  @sunset 2026-11-28 */
    get(
      /** @format uuid */ categoryID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<CategoryResult>;

    /** Edit a category's name or MITRE mapping (POST form).
     *
     *  Does the same as `edit`.
     *  @http POST /accounts/{account_id}/cloudforce-one/events/categories/{category_id}
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/post_CategoryUpdate */
    update(
      /** @format uuid */ categoryID: string,
      params: CategoryParams,
      options?: RequestOptions,
    ): APIPromise<CategoryResult>;
  }

  export interface CategoryCreateParams extends InAccount {
    /** @min 0 */ killChain: number;
    /** Name of the category for people. @example "name" */ name: string;
    mitreAttack?: string[];
    mitreCapec?: string[];
    /** @example "shortname" @minLength 1 */ shortname?: string;
  }

  export interface CategoryResult {
    killChain: number;
    /** Name of the category for people. @example "name" */ name: string;
    /** Identifies the category; set by Cloudflare. @example "12345678-1234-1234-1234-1234567890ab" */ uuid: string;
    mitreAttack?: string[];
    mitreCapec?: string[];
    /** @example "shortname" */ shortname?: string;
  }

  export interface CategoryListParams extends InAccount {
    /** Datasets whose neighbours count; only those you may read and that are not for analytics. */ datasetIds?: string[];
  }

  export type CategoryListResponse = CategoryResult[];

  export interface CategoryDeleteResponse {
    /** Category that was deleted. @example "12345678-1234-1234-1234-1234567890ab" */ uuid: string;
  }

  export interface CategoryParams extends InAccount {
    /** @min 0 */ killChain?: number;
    mitreAttack?: string[];
    mitreCapec?: string[];
    /** Name of the category for people. @example "name" */ name?: string;
    /** @example "shortname" @minLength 1 */ shortname?: string;
  }

  /** Countries a recorded attack can refer to. */
  export interface Countries {
    /** List the countries that threat events can refer to.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/countries
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga */
    list(params: InAccount, options?: RequestOptions): APIPromise<CountryListResponse>;
  }

  export type CountryListResponse = CountryListResponse.CountryListResponseItem[];
  export namespace CountryListResponse {
    export interface CountryListResponseItem {
      /** Countries with their codes. */ result: CountryListResponseItem.Result[];
      /** @example "true" */ success: string;
    }
    export namespace CountryListResponseItem {
      export interface Result {
        /** ISO 3166-1 code of two letters. @example "AF" */ alpha2: string;
        /** ISO 3166-1 code of three letters. @example "AF" */ alpha3: string;
        /** Name of the country. @example "Afghanistan" */ name: string;
      }
    }
  }

  /** Simple links from one attack to others. */
  export interface Relate {
    /** Delete the relation that links a threat event to others.
     *  @http DELETE /accounts/{account_id}/cloudforce-one/events/relate/{event_id}
     *  @permission Cloudforce One Write
     *  @availability ga */
    delete(eventID: string, params: InAccount, options?: RequestOptions): APIPromise<CloudforceOne.Success>;

    /** Create links from other threat events to the given event.
     *  @http POST /accounts/{account_id}/cloudforce-one/events/relate/{event_id}/create
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/post_EventReferenceCreate */
    create(eventID: string, params: RelateCreateParams, options?: RequestOptions): APIPromise<CloudforceOne.Success>;
  }

  export interface RelateCreateParams extends InAccount {
    /** Events to link, by UUID. @minItems 1 @example ["2fa9c1d0-7b1e-4a5f-9c3d-8e6f4b2a1c05"] */ events: string[];
  }

  /** Business sectors that were attacked. */
  export interface TargetIndustries {
    readonly byDataset: TargetIndustries.ByDataset;
    readonly catalog: TargetIndustries.Catalog;

    /** List the target industries in use, for chosen datasets.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/targetIndustries
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga */
    list(
      params: CategoryListParams,
      options?: RequestOptions,
    ): APIPromise<AttackerListResponse>;
  }
}

export declare namespace ThreatEvents.Categories {
  /** The reference list of attack kinds. */
  export interface Catalog {
    /** List the catalog of threat event categories.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/categories/catalog
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @columns name shortname killChain uuid */
    list(params: InAccount, options?: RequestOptions): APIPromise<CatalogListResponse>;
  }

  export type CatalogListResponse = CategoryResult[];
}

export declare namespace ThreatEvents.TargetIndustries {
  /** Sectors attacked according to one container. */
  export interface ByDataset {
    /** List the target industries in one dataset's threat events.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/dataset/{dataset_id}/targetIndustries
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga */
    list(
      /** @format uuid */ datasetID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<AttackerListResponse>;
  }

  /** The reference list of business sectors. */
  export interface Catalog {
    /** List the target industries known to threat events.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/targetIndustries/catalog
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga */
    list(
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<AttackerListResponse>;
  }
}
