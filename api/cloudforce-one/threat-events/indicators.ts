import type { APIPromise, RequestOptions } from '../../_client.ts';
import type { DateTime, InAccount } from '../../_shared.ts';
import type { ThreatEvents } from './index.ts';

export interface RelatedIndicatorFilter {
  /** Only indicators of this kind, such as `domain`, `ip` or `hash`. @minLength 1 */ indicatorType?: string;
  page?: number;
  /** @min 1 @integer */ pageSize?: number;
  /** Only indicators tied to these events; repeat it for several. */ relatedEvent?: string[];
}

/** Observables such as IPs, domains and hashes seen in attacks. */
export interface Indicators {
  readonly aggregate: Indicators.Aggregate;
  readonly types: Indicators.Types;
  readonly byDataset: Indicators.ByDataset;

  /** List indicators across datasets, with tags and related events.
   *
   *  Datasets that failed are named under `completeness`: the list may lack their indicators. A total is only counted with
   *  `includeTotalCount`.
   *  @http GET /accounts/{account_id}/cloudforce-one/events/indicators
   *  @unwrapped
   *  @permission Cloudforce One Write; Cloudforce One Read
   *  @availability ga */
  list(params: IndicatorListParams, options?: RequestOptions): APIPromise<IndicatorListResponse>;
}

export interface IndicatorSearch {
  /** Datasets to list from; left out, the default one. `all` takes every operational dataset. */ datasetIds?: string[];
  /** Only indicators of this kind, such as `domain`, `ip` or `hash`. @minLength 1 */ indicatorType?: string;
  page?: number;
  /** @min 1 @integer */ pageSize?: number;
  /** Conditions that must all hold, at most 10. @maxItems 10 */ search?: ThreatEvents.Search[];
}

export interface IndicatorListParams extends InAccount, IndicatorSearch {
  /** `from-graph` answers from cached graph nodes where it can; not together with `cursor`. */ cache?: 'from-graph';
  /** Only indicators created after this time. */ createdAfter?: DateTime;
  /** Only indicators created before this time. */ createdBefore?: DateTime;
  cursor?: string;
  /** Form of the answer: JSON, STIX 2.1 or a TAXII envelope. */ format?: 'json' | 'stix2' | 'taxii' | (string & {});
  /** Whether tags come with all details; true if left out. @default true */ includeTags?: boolean;
  /** Whether a total is counted, which is slow; otherwise it is null. */ includeTotalCount?: boolean;
  /** Only indicators that contain this text; `search` can do more. @minLength 1 */ name?: string;
  /** Only indicators tied to one of these events. */ relatedEvents?: string[];
  /** Most related events per indicator: -1 for all, 0 for none. @example 2 @min -1 @integer */ relatedEventsLimit?: number;
  /** Only indicators with at least one of these tags, by UUID. */ tags?: string[];
  /** Conditions on tags, at most 10, that must all hold. @maxItems 10 */ tagSearch?: IndicatorListParams.TagSearch[];
}
export declare namespace IndicatorListParams {
  export interface TagSearch {
    /** Property of the tag to look at. */ field:
      | 'value' | 'categoryId' | 'actorCategory' | 'aliasGroupNames' | 'attributionConfidence'
      | 'attributionOrganization' | 'motive' | 'opsecLevel' | 'originCountryISO' | 'sophisticationLevel'
      | 'priority' | 'analyticPriority' | (string & {});
    /** Comparison operator for the tag's property; `in` takes a list. */ op:
      | 'equals' | 'not' | 'gt' | 'gte' | 'lt' | 'lte' | 'like' | 'contains' | 'startsWith' | 'endsWith'
      | 'in' | 'find' | (string & {});
    /** Value to compare with; countries by name or code. Up to 100 for `in`. */ value?: string | number | (string | number)[];
  }
}

export interface IndicatorFields extends ThreatEvents.ChangeTimes, Indicators.IndicatorValue {
  /** @example "domain" */ indicatorType: string;
  /** Identifies the indicator; set by Cloudflare. @example "12345678-1234-1234-1234-1234567890ab" */ uuid: string;
  /** @example "malicious-domain.com" */ value: string;
  /** Events tied to the indicator, capped; `relatedEventsHasMore` is true if there are more. */ relatedEvents?: Indicators.ByDatasetGetResponse.RelatedEvent[];
  /** Whether events were left out of `relatedEvents`; `relatedEventsLimit=-1` gives all. */ relatedEventsHasMore?: boolean;
  /** Traffic light protocol marking in upper case, such as `AMBER`; null if none. */ tlp?: string | null;
}

export interface IndicatorListResponse {
  /** Parts of the result. */ properties: IndicatorListResponse.Properties;
  /** @example "object" */ type: string;
}
export declare namespace IndicatorListResponse {
  export interface Properties {
    /** Whether every dataset and shard answered. */ completeness: Properties.Completeness;
    /** Indicators that were found. */ indicators: Properties.Indicators;
    pagination: Properties.Pagination;
  }
  export namespace Properties {
    export interface Completeness {
      /** Parts of the result. */ properties: Completeness.Properties;
      /** @example "object" */ type: string;
    }
    export namespace Completeness {
      export interface Properties {
        /** Whether nothing is missing. */ complete: Properties.Complete;
        /** Datasets that gave no answer. */ failedDatasets: Properties.FailedDatasets;
        /** Shards that gave no answer. */ failedShards: Properties.FailedShards;
        /** Possible problems with the list. */ warnings: Properties.Warnings;
      }
      export namespace Properties {
        export interface Complete {
          /** @example "number" */ type: string;
        }
        export interface FailedDatasets {
          /** Schema of one entry. */ items: ThreatEvents.AttackerListResponse.Items;
          /** @example "array" */ type: string;
        }
        export interface FailedShards {
          /** Schema of one entry. */ items: FailedShards.Items;
          /** @example "array" */ type: string;
        }
        export namespace FailedShards {
          export interface Items {
            /** Parts of the result. */ properties: Items.Properties;
            /** @example "object" */ type: string;
          }
          export namespace Items {
            export interface Properties {
              /** Dataset that the shard belongs to. */ datasetId: Properties.DatasetID;
              /** Shard that failed. */ shardId: Properties.ShardID;
            }
            export namespace Properties {
              export interface DatasetID {
                /** @example "number" */ type: string;
              }
              export interface ShardID {
                /** @example "number" */ type: string;
              }
            }
          }
        }
        export interface Warnings {
          /** Schema of one entry. */ items: ThreatEvents.AttackerListResponse.Items;
          /** @example "array" */ type: string;
        }
      }
    }
    export interface Indicators {
      /** Schema of one entry. */ items: Indicators.Items;
      /** @example "array" */ type: string;
    }
    export namespace Indicators {
      export interface Items extends IndicatorFields {
        /** Dataset that the indicator is in. @example "dataset-uuid-123" */ datasetId?: string;
        /** Tags of the object or page. */ tags?: ThreatEvents.Indicators.ByDatasetListResponse.Indicator.Tag[];
        /** Articles that the indicator was extracted from. */ sources: ThreatEvents.Indicators.ByDatasetListResponse.Indicator.Source[];
      }
    }
    export interface Pagination {
      /** Parts of the result. */ properties: Pagination.Properties;
      /** @example "object" */ type: string;
    }
    export namespace Pagination {
      export interface Properties {
        /** Entries of this page. */ count: Properties.Count;
        cursor: Properties.Cursor;
        /** Whether more pages follow. */ has_more: Properties.HasMore;
        page: Properties.Page;
        per_page: Properties.Page;
        total_count: Properties.TotalCount;
        /** Whether the total is counted exactly. */ total_count_is_exact: Properties.TotalCountIsExact;
      }
      export namespace Properties {
        export interface Count {
          /** @example "number" */ type: string;
        }
        export interface Cursor {
          /** Explanation of the value. */ description: string;
          /** Whether null may stand for the cursor. */ nullable: boolean;
          /** @example "string" */ type: string;
        }
        export interface HasMore {
          /** Explanation of the value. */ description: string;
          /** @example "boolean" */ type: string;
        }
        export interface Page {
          /** @example "number" */ type: string;
        }
        export interface TotalCount {
          /** Explanation of the value. */ description: string;
          /** Whether null may stand for the cursor. */ nullable: boolean;
          /** @example "string" */ type: string;
        }
        export interface TotalCountIsExact {
          /** Explanation of the value. */ description: string;
          /** @example "boolean" */ type: string;
        }
      }
    }
  }
}

/** Kinds of indicators, by the older path. */
export interface IndicatorTypes {
  /** List indicator types through the older path (deprecated).
   *  @http GET /accounts/{account_id}/cloudforce-one/events/indicatorTypes
   *  @unwrapped
   *  @permission Cloudforce One Write; Cloudforce One Read
   *  @availability ga
   *  @docs https://developers.cloudflare.com/api/operations/get_LegacyIndicatorTypesList
   *  @deprecated cloudforceOne.threatEvents.indicators.types.list */
  list(
    params: InAccount,
    options?: RequestOptions,
  ): APIPromise<IndicatorListResponse.Properties.Completeness.Properties.Warnings>;
}
export declare namespace Indicators {
  /** Counts of observables grouped by a field. */
  export interface Aggregate {
    /** List the most frequent values of a field over the indicators.
     *
     *  Gives the top values of the column in `aggregateBy`, greatest first, over all chosen datasets.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/indicators/aggregate
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read */
    list(params: AggregateListParams, options?: RequestOptions): APIPromise<AggregateListResponse>;
  }

  export interface AggregateListParams extends InAccount {
    /** Columns to group by, separated by commas. @minLength 1 @example "indicatorType" */ aggregateBy: string;
    /** Only indicators created after this point. */ createdAfter?: (string & {}) | string;
    /** Only indicators created before this point. */ createdBefore?: (string & {}) | string;
    /** Datasets that are counted. @minItems 1 */ datasetIds?: string[];
    /** Only indicators of events after this day. @minLength 1 */ eventDateAfter?: string;
    /** Only indicators of events before this day. @minLength 1 */ eventDateBefore?: string;
    /** Most values that are returned. @min 1 @max 100 @default 10 */ limit?: number;
    /** Whether indicators or their relationships are counted. @default "indicators" */ measure?: 'indicators' | 'relationships' | (string & {});
    /** Only indicators with this tag. @from cloudforceOne.threatEvents.tags.list @minLength 1 */ tagUuid?: string;
  }

  export interface AggregateListResponse {
    /** Column that the counts are for. */ aggregateBy: string;
    /** One count per value, or per combination of values. */ aggregations: AggregateListResponse.Aggregation[];
    /** Datasets that gave no answer, so that counts may be too low. */ failedDatasets: number;
    /** Events counted in all. */ total: number;
  }
  export namespace AggregateListResponse {
    export type Aggregation = { /** Events with these values. */ count: number } & { [key: string]: string | number | null };
  }

  /** Kinds of observables that occur in the data. */
  export interface Types {
    /** List which indicator types occur, for chosen datasets.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/indicator-types
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga */
    list(params: ThreatEvents.CategoryListParams, options?: RequestOptions): APIPromise<ThreatEvents.AttackerListResponse>;
  }

  /** Observables held in one container. */
  export interface ByDataset {
    readonly tags: ByDataset.Tags;
    readonly types: ByDataset.Types;

    /** List one dataset's indicators by type or name (deprecated).
     *
     *  Deprecated: list indicators across datasets and choose the dataset there.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/dataset/{dataset_id}/indicators
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability deprecated
     *  @sunset 2030-01-01
     *  @deprecated cloudforceOne.threatEvents.indicators.list */
    list(
      /** @format uuid */ datasetID: string,
      params: ByDatasetListParams,
      options?: RequestOptions,
    ): APIPromise<ByDatasetListResponse>;

    /** Get one indicator of a dataset.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/dataset/{dataset_id}/indicators/{indicator_id}
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga */
    get(indicatorID: string, params: ThreatEvents.DatasetInput, options?: RequestOptions): APIPromise<ByDatasetGetResponse>;

    /** Edit the value, type, tags or events of an indicator.
     *  @http PATCH /accounts/{account_id}/cloudforce-one/events/dataset/{dataset_id}/indicators/{indicator_id}
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/patch_IndicatorUpdate */
    edit(indicatorID: string, params: ByDatasetEditParams, options?: RequestOptions): APIPromise<ByDatasetResult>;

    /** Delete an indicator from a dataset.
     *  @http DELETE /accounts/{account_id}/cloudforce-one/events/dataset/{dataset_id}/indicators/{indicator_id}
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/delete_IndicatorDelete */
    delete(indicatorID: string, params: ByDatasetDeleteParams, options?: RequestOptions): APIPromise<ByDatasetData>;

    /** Create many indicators in a dataset at once.
     *
     *  An unknown type fails unless `autoCreateType` is true.
     *  @http POST /accounts/{account_id}/cloudforce-one/events/dataset/{dataset_id}/indicators/bulk
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/post_IndicatorCreateBulk */
    bulkCreate(/** @format uuid */ datasetID: string, params: ByDatasetBulkCreateParams, options?: RequestOptions): APIPromise<number>;

    /** Create one indicator in a dataset, with tags and events.
     *  @http POST /accounts/{account_id}/cloudforce-one/events/dataset/{dataset_id}/indicators/create
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/post_IndicatorCreate
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "dataset_id": "9b769969-a211-466c-8ac3-cb91266a066a", "indicatorType": "domain",
     *    "value": "malicious.com", "tags": ["APT28"]
     *  } */
    create(
      /** @format uuid */ datasetID: string,
      params: ByDatasetCreateParams,
      options?: RequestOptions,
    ): APIPromise<ByDatasetResult>;
  }

  export interface ByDatasetListParams extends InAccount, RelatedIndicatorFilter {
    /** Only indicators that contain this. @minLength 1 */ name?: string;
  }

  export interface ByDatasetListResponse {
    /** Indicators of the page. */ indicators: ByDatasetListResponse.Indicator[];
    pagination: ThreatEvents.Pagination;
  }
  export namespace ByDatasetListResponse {
    export interface Indicator extends IndicatorFields {
      /** @example "dataset-uuid-123" */ datasetId?: string;
      /** Tags of the object or page. */ tags?: Indicator.Tag[];
      /** Articles that the indicator was extracted from. */ sources: Indicator.Source[];
    }
    export namespace Indicator {
      export interface Source {
        resourceId: string;
        /** Always `article`. */ resourceType: 'article';
        /** Always `threat-signals`. */ system: 'threat-signals';
        title: string | null;
      }
      export interface Tag {
        categoryName?: string;
        /** Identifies the tag; set by Cloudflare. */ uuid?: string;
        /** Text of the tag, such as the name of an attacker. */ value?: string;
        categoryId?: string | null;
      }
    }
  }

  export interface ByDatasetGetResponse extends IndicatorFields {
    /** Dataset that the indicator is in. @example "dataset-uuid-123" */ datasetId?: string;
    /** Tags of the object or page. */ tags?: ByDatasetGetResponse.Tag[];
  }
  export namespace ByDatasetGetResponse {
    export interface RelatedEvent {
      /** Dataset that holds the event. @example "dataset-uuid-123" @from cloudforceOne.threatEvents.datasets.list */
      datasetId: string;
      /** Identifies the event. @example "event-uuid-456" */ eventId: string;
      /** Time of the tied event; null for ties made before it was kept. @example "2024-06-15T00:00:00Z" */ eventDate?: string | null;
    }
    export interface Tag {
      categoryName?: string;
      /** Identifies the tag; set by Cloudflare. */ uuid?: string;
      /** Text of the indicator, such as an address or hash. */ value?: string;
      categoryId?: string | null;
    }
  }

  export interface IndicatorValue {
    /** Kind of indicator, such as `domain`, `ip` or `hash`. @example "domain" @minLength 1 */ indicatorType?: string;
    /** Text of the indicator, such as an address or hash. @example "updated-domain.com" @minLength 1 */ value?: string;
  }

  export interface ByDatasetEditParams extends InAccount, IndicatorValue {
    /** Dataset that holds the indicator. @from cloudforceOne.threatEvents.datasets.list @minLength 1 */ dataset_id: string;
    /** Events that the indicator is tied to, each with its dataset. */
    relatedEvents?: {
      /** Dataset that holds the indicator. @example "dataset-uuid-123" @from cloudforceOne.threatEvents.datasets.list @minLength 1 */
      datasetId: string;
      /** Event that is meant, by its UUID. @example "event-uuid-456" @minLength 1 */ eventId: string;
    }[];
    /** Tags by name, or by name and category. */ tags?: (string | {
      categoryName?: string;
      /** Text of the indicator, such as an address or hash. @minLength 1 */ value: string;
    })[];
  }

  export interface ByDatasetResult extends ThreatEvents.ChangeTimes, IndicatorValue {
    /** Dataset that holds the indicator. @example "dataset-uuid-123" @from cloudforceOne.threatEvents.datasets.list */
    datasetId?: string;
    /** @example "domain" */ indicatorType: string;
    /** Events tied to the indicator. */
    relatedEvents?: {
      /** Dataset that holds the indicator. @example "dataset-uuid-123" @from cloudforceOne.threatEvents.datasets.list */
      datasetId: string;
      /** Time of the event; null if it was tied before times were kept. @example "2024-06-15T00:00:00Z" */ eventDate?: string | null;
      /** Identifies the event. @example "event-uuid-456" */ eventId: string;
    }[];
    /** Tags that the indicator has. */ tags?: {
      categoryName?: string;
      /** Identifies the indicator; set by Cloudflare. */ uuid?: string;
      /** Text of the indicator, such as an address or hash. */ value?: string;
    }[];
    /** Identifies the indicator; set by Cloudflare. @example "12345678-1234-1234-1234-1234567890ab" */ uuid: string;
    /** @example "malicious-domain.com" */ value: string;
  }

  export interface ByDatasetDeleteParams extends InAccount {
    /** Dataset that holds the indicator. @from cloudforceOne.threatEvents.datasets.list @minLength 1 */ dataset_id: string;
  }

  export interface ByDatasetData {
    message?: string;
    success?: boolean;
  }

  export interface ByDatasetBulkCreateParams extends InAccount {
    autoCreateType?: boolean;
    /** Indicators to create. @minItems 1 */
    indicators: {
      autoCreateType?: boolean;
      /** Kind of indicator, such as `domain`, `ip` or `hash`. @example "domain" @minLength 1 */ indicatorType: string;
      /** Events that the indicator is tied to, each with its dataset. */ relatedEvents?: {
        /** Dataset that is meant; left out, the account's default dataset.
         *  @example "dataset-uuid-123" @from cloudforceOne.threatEvents.datasets.list @minLength 1 */
        datasetId: string;
        /** Event that is meant, by its UUID. @example "event-uuid-456" @minLength 1 */ eventId: string;
      }[];
      /** Tags by name, or by name and category. */ tags?: (string | {
        categoryName?: string;
        /** Text of the indicator, such as an address or hash. @minLength 1 */ value: string;
      })[];
      /** Text of the indicator, such as an address or hash. @example "malicious-domain.com" @minLength 1 */ value: string;
    }[];
  }

  export interface ByDatasetCreateParams extends InAccount, IndicatorValue {
    autoCreateType?: boolean;
    /** @example "domain" @minLength 1 */ indicatorType: string;
    /** Events that the indicator is tied to, each with its dataset. */
    relatedEvents?: {
      /** Dataset that is meant; left out, the account's default dataset.
       *  @example "dataset-uuid-123" @from cloudforceOne.threatEvents.datasets.list @minLength 1 */
      datasetId: string;
      /** Event that is meant, by its UUID. @example "event-uuid-456" @minLength 1 */ eventId: string;
    }[];
    /** Tags by name, or by name and category. */ tags?: (string | {
      categoryName?: string;
      /** Text of the indicator, such as an address or hash. @minLength 1 */ value: string;
    })[];
    /** @example "malicious-domain.com" @minLength 1 */ value: string;
  }
}

export declare namespace Indicators.ByDataset {
  /** Tags in use on a container's observables. */
  export interface Tags {
    /** List the tags in use on the indicators of one dataset.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/dataset/{dataset_id}/indicators/tags
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga */
    list(datasetID: string, params: InAccount, options?: RequestOptions): APIPromise<TagListResponse>;
  }

  export type TagListResponse = unknown[];

  /** Your own kinds of observables in a container. */
  export interface Types {
    /** Create an indicator type of your own in a dataset.
     *  @http POST /accounts/{account_id}/cloudforce-one/events/dataset/{dataset_id}/indicatorTypes/create
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/post_IndicatorTypeCreate */
    create(datasetID: string, params: TypeCreateParams, options?: RequestOptions): APIPromise<TypeCreateResponse>;
  }

  export interface TypeCreateParams extends InAccount {
    /** Meaning of the indicator type. */ description?: string;
    /** Name of the new type. @minLength 1 @maxLength 50 @example "wallet" */ indicatorType: string;
  }

  export interface TypeCreateResponse {
    /** Name of the store that holds the type's indicators. @example "account:123:DOMAIN" */ durableObjectId: string;
    /** Kind of indicator, such as `domain`, `ip` or `hash`. @example "DOMAIN" */ indicatorType: string;
    message: string;
  }
}
