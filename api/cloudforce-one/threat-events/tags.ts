import type { APIPromise, RequestOptions } from '../../_client.ts';
import type { InAccount, Integer } from '../../_shared.ts';
import type { CloudforceOne } from '../index.ts';
import type { ThreatEvents } from './index.ts';

/** Labels for actors, malware and campaigns, with aliases. */
export interface Tags {
  readonly categories: Tags.Categories;
  readonly indicators: Tags.Indicators;

  /** Create a tag for threat events, with aliases and attribution.
   *
   *  With `categoryUuid` the properties are checked against the category's schema.
   *  @http POST /accounts/{account_id}/cloudforce-one/events/tags/create
   *  @unwrapped
   *  @permission Cloudforce One Write; Cloudforce One Read
   *  @availability ga
   *  @example {
   *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "value": "APT28", "actorCategory": "Nation State", "originCountryISO": "RU",
   *    "motive": "Espionage", "aliasGroupNames": ["Fancy Bear"]
   *  } */
  create(params: TagCreateParams, options?: RequestOptions): APIPromise<TagResult>;

  /** List threat event tags, filtered by category or search text.
   *  @http GET /accounts/{account_id}/cloudforce-one/events/tags
   *  @unwrapped
   *  @permission Cloudforce One Write; Cloudforce One Read
   *  @availability ga
   *  @columns value actorCategory aliases activeDuration uuid */
  list(params: TagListParams, options?: RequestOptions): APIPromise<TagListResponse>;

  /** Delete a threat event tag by its UUID.
   *  @http DELETE /accounts/{account_id}/cloudforce-one/events/tags/{tag_uuid}
   *  @unwrapped
   *  @permission Cloudforce One Write
   *  @availability ga */
  delete(tagUUID: string, params: InAccount, options?: RequestOptions): APIPromise<TagDeleteResponse>;

  /** Edit a tag, such as its aliases, actor category or priority.
   *  @http PATCH /accounts/{account_id}/cloudforce-one/events/tags/{tag_uuid}
   *  @unwrapped
   *  @permission Cloudforce One Write
   *  @availability ga */
  edit(tagUUID: string, params: TagEditParams, options?: RequestOptions): APIPromise<TagResult>;
}

export interface TagText {
  /** Other names with confidence and TLP; what may not be shared is left out for other accounts. */ aliases?: Alias[];
  /** Names of groups that the actor is known under. */ aliasGroupNames?: string[];
  /** Group names for your own account only. */ aliasGroupNamesInternal?: string[];
  /** Links to reports about the actor. */ externalReferenceLinks?: string[];
  /** Reports about the actor, each with URL and description; other accounts see them too. */ externalReferences?: ExternalReference[];
  /** Other names that only the owning account sees. */ internalAliases?: Alias[];
  /** Description for your own account only. */ internalDescription?: string;
  /** Subject of the tag. */ description?: string;
  /** Time at which the actor was last seen. */ lastSeen?: string;
}

export interface ActorProfile {
  /** Period of the actor's activity. */ activeDuration?: string | TagCreateParams.MarkedValue;
  /** Kind of actor, such as a state. */ actorCategory?: string | TagCreateParams.MarkedValue;
  /** Organization that the actor is attributed to. */ attributionOrganization?: string | TagCreateParams.MarkedValue;
  /** The actor's motive. @example "Espionage" */ motive?: string | TagCreateParams.MarkedValue;
  /** Ability of the actor to hide. */ opsecLevel?: string | TagCreateParams.MarkedValue;
  /** Country of origin: two or three letters; stored as two in upper case. */ originCountryISO?: string | TagCreateParams.MarkedValue;
  /** Rank of the tag; what the numbers mean is up to you. */ priority?: number | TagCreateParams.PriorityAnnotated;
  /** Skill of the actor. */ sophisticationLevel?: string | TagCreateParams.MarkedValue;
}

export interface TagCreateParams extends InAccount, TagText, ActorProfile {
  /** Text of the tag, such as the name of an attacker. @example "APT28" @minLength 1 */ value: string;
  /** Category of the tag; its schema is applied to the properties. Without it they are free.
   *  @example "12345678-1234-1234-1234-1234567890ab" @from cloudforceOne.threatEvents.tags.categories.list */
  categoryUuid?: string;
  /** Day on which the actor was discovered. @example "2024-01-15" @format date */ dateOfDiscovery?: string;
  /** Confidence in the tag as a whole, from 1 to 10. @min 1 @max 10 */ confidence?: number;
  /** Data of your own; with `categoryUuid` it must fit the category's schema. */ properties?: { [key: string]: unknown };
  /** With whom the tag as a whole may be shared. */ tlp?: 'red' | 'amber' | 'amber-strict' | 'green' | 'clear' | 'purple' | 'amber+strict' | (string & {});
}
export declare namespace TagCreateParams {
  export interface MarkedValue {
    /** Stated value, as text. @minLength 1 */ value: string;
    confidence?: number;
    /** With whom the value may be shared. */ tlp?: 'red' | 'amber' | 'amber-strict' | 'green' | 'clear' | 'purple' | 'amber+strict' | (string & {});
  }
  export interface PriorityAnnotated {
    /** Rank as a number. */ value: number;
    confidence?: number;
    /** With whom the value may be shared. */ tlp?: 'red' | 'amber' | 'amber-strict' | 'green' | 'clear' | 'purple' | 'amber+strict' | (string & {});
  }
}

export interface TagResult extends TagText {
  /** Identifies the tag; set by Cloudflare. @example "12345678-1234-1234-1234-1234567890ab" */ uuid: string;
  /** Text of the tag, such as the name of an attacker. @example "APT28" */ value: string;
  /** Period of the actor's activity. */ activeDuration?: string;
  /** Kind of actor, such as a state. */ actorCategory?: string;
  /** Organization that the actor is attributed to. */ attributionOrganization?: string;
  categoryName?: string;
  /** Category that the tag belongs to. @example "12345678-1234-1234-1234-1234567890ab" @from cloudforceOne.threatEvents.tags.categories.list */
  categoryUuid?: string;
  /** Day of the actor's discovery. @example "2024-01-15" */ dateOfDiscovery?: string;
  /** The actor's motive. */ motive?: string;
  /** Ability of the actor to hide. */ opsecLevel?: string;
  /** Country of origin in two upper-case letters; null if unknown. */ originCountryISO?: string | null;
  /** Rank of the tag; what the numbers mean is up to you. */ priority?: number;
  /** Skill of the actor. */ sophisticationLevel?: string;
  /** Active time with its confidence and TLP; null if not rated. */ activeDuration_annotated?: TagResult.AnnotatedText | null;
  /** Kind of actor with its confidence and TLP; null if not rated. */ actorCategory_annotated?: TagResult.ActorCategoryAnnotated | null;
  /** Attributed organization with its confidence and TLP; null if not rated. */
  attributionOrganization_annotated?: TagResult.AttributionOrganizationAnnotated | null;
  /** Confidence in the tag as a whole, 1 to 10; null if not rated. */ confidence?: number | null;
  /** Time at which the category was created. */ createdAt?: string;
  /** Reports with confidence and TLP for each; null if not rated. */
  externalReferences_annotated?: TagResult.AnnotatedText[] | null;
  /** Motive with its confidence and TLP; null if not rated. */ motive_annotated?: TagResult.MotiveAnnotated | null;
  /** Level of hiding with its confidence and TLP; null if not rated. */ opsecLevel_annotated?: TagResult.OpsecLevelAnnotated | null;
  /** Country of origin with its confidence and TLP; null if not rated. */
  originCountryISO_annotated?: TagResult.OriginCountryISOAnnotated | null;
  /** Rank with its confidence and TLP; null if not rated. */ priority_annotated?: TagResult.PriorityAnnotated | null;
  /** Data of the account's own; null if there is none. */ properties?: { [key: string]: unknown } | null;
  /** Level of skill with its confidence and TLP; null if not rated. */
  sophisticationLevel_annotated?: TagResult.SophisticationLevelAnnotated | null;
  /** With whom the tag as a whole may be shared; null if not marked. */
  tlp?: 'red' | 'amber' | 'amber-strict' | 'green' | 'clear' | 'purple' | 'amber+strict' | null;
  /** Time at which the category was last changed. */ updatedAt?: string;
  /** Counted up with every change of the tag. */ version?: number;
}
export declare namespace TagResult {
  export interface AnnotatedText {
    /** Stated value, as text. */ value: string;
    /** With whom the value may be shared. */ tlp?: 'red' | 'amber' | 'amber-strict' | 'green' | 'clear' | 'purple' | 'amber+strict';
  }

  export interface ActorCategoryAnnotated extends AnnotatedText {
    confidence?: number;
  }
  export interface AttributionOrganizationAnnotated extends AnnotatedText {
    confidence?: number;
  }
  export interface MotiveAnnotated extends AnnotatedText {
    confidence?: number;
  }
  export interface OpsecLevelAnnotated extends AnnotatedText {
    confidence?: number;
  }
  export interface OriginCountryISOAnnotated {
    /** Country of origin in two letters; null if unknown. */ value: string | null;
    confidence?: number;
    /** With whom the value may be shared. */ tlp?: 'red' | 'amber' | 'amber-strict' | 'green' | 'clear' | 'purple' | 'amber+strict';
  }
  export interface PriorityAnnotated {
    /** Rank as a number. */ value: number;
    /** With whom the value may be shared. */ tlp?: 'red' | 'amber' | 'amber-strict' | 'green' | 'clear' | 'purple' | 'amber+strict';
  }
  export interface SophisticationLevelAnnotated extends AnnotatedText {
    confidence?: number;
  }
}

export interface TagListParams extends InAccount {
  /** `from-graph` answers from cached graph nodes where it can, else as usual. */ cache?: 'from-graph';
  /** Only tags of this category. @from cloudforceOne.threatEvents.tags.categories.list @minLength 1 */ categoryUuid?: string;
  /** Conditions that must all hold, more exact than `search`. */ filters?: TagListParams.Filter[];
  page?: number;
  /** @min 1 @integer */ pageSize?: number;
  /** Text that is looked for in the entries. @minLength 1 */ search?: string;
}
export declare namespace TagListParams {
  export interface Filter {
    /** Property of the tag that the condition looks at. */ field:
      
      | 'uuid' | 'value' | 'actorCategory' | 'actorCategoryConfidence' | 'aliasGroupNames'
      | 'attributionConfidence' | 'attributionConfidenceScore' | 'attributionOrganization' | 'categoryName'
      | 'motive' | 'motiveConfidence' | 'opsecLevel' | 'originCountryISO' | 'originCountryConfidence'
      | 'sophisticationLevel' | 'priority' | 'analyticPriority' | (string & {});
    /** Comparison of the condition; `in` takes a list. */ op:
      | 'equals' | 'not' | 'gt' | 'gte' | 'lt' | 'lte' | 'like' | 'contains' | 'startsWith' | 'endsWith'
      | 'in' | 'find' | (string & {});
    /** Value of the comparison; up to 100 for `in`. */ value?: string | number | (string | number)[];
  }
}

export interface TagListResponse {
  pagination: Pagination;
  /** Tags of the object or page. */ tags: TagResult[];
}

export interface TagDeleteResponse {
  /** Tag that was deleted. @example "12345678-1234-1234-1234-1234567890ab" */ uuid: string;
}

export interface TagEditParams extends InAccount, TagText, ActorProfile {
  /** Category of the tag; a new one checks the properties again (400 if they do not fit), null unties it. @example "12345678-1234-1234-1234-1234567890ab" */
  categoryUuid?: string;
  /** Day of the discovery; left out, it stays as it is. @example "2024-01-15" @format date */ dateOfDiscovery?: string;
  /** Text of the tag, such as the name of an attacker. @example "APT28" @minLength 1 */ value?: string;
  /** Confidence in the tag as a whole, from 1 to 10; unchanged if omitted. @min 1 @max 10 */ confidence?: number;
  /** Data to merge key by key; null deletes a key, keys not named stay. */ properties?: { [key: string]: unknown };
  /** With whom the tag may be shared; left out, it stays. It cannot be cleared. */
  tlp?: 'red' | 'amber' | 'amber-strict' | 'green' | 'clear' | 'purple' | 'amber+strict' | (string & {});
}

export interface Pagination {
  /** Number of this page. */ page: number;
  /** @integer */ pageSize: number;
  /** Tags over all pages. */ totalCount: number;
  /** Pages there are. */ totalPages: number;
}

export interface Alias {
  /** Other name of the tag. @minLength 1 */ value: string;
  /** Confidence in the alias, 10 at most; null if not rated. @min 1 @max 10 @example 8 */ confidence?: Integer | null;
  /** With whom the other name may be shared; null if not marked. */
  tlp?: 'red' | 'amber' | 'amber-strict' | 'green' | 'clear' | 'purple' | 'amber+strict' | null;
}

export interface ExternalReference {
  /** @example "https://example.com/report" @minLength 1 */ url: string;
  /** Content of the report; null if empty. */ description?: string | null;
}

/** Tags put on a recorded attack. */
export interface EventTags {
  /** Create one or more tags to a threat event.
   *  @http POST /accounts/{account_id}/cloudforce-one/events/event_tag/{event_id}/create
   *  @permission Cloudforce One Write; Cloudforce One Read
   *  @availability ga */
  create(eventID: string, params: EventTagCreateParams, options?: RequestOptions): APIPromise<CloudforceOne.Success>;

  /** Delete tags from a threat event, leaving the event in place.
   *  @http DELETE /accounts/{account_id}/cloudforce-one/events/event_tag/{event_id}
   *  @permission Cloudforce One Write
   *  @availability ga */
  delete(eventID: string, params: InAccount, options?: RequestOptions): APIPromise<CloudforceOne.Success>;
}

export interface EventTagCreateParams extends InAccount {
  /** Tags by name, for filtering. */ tags: string[];
}

export declare namespace Tags {
  /** Groups in which labels are sorted. */
  export interface Categories {
    /** Create a category for grouping threat event tags.
     *  @http POST /accounts/{account_id}/cloudforce-one/events/tags/categories/create
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga */
    create(params: CategoryCreateParams, options?: RequestOptions): APIPromise<CategoryData>;

    /** List the tag categories, optionally narrowed by a search text.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/tags/categories
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @columns name description createdAt updatedAt */
    list(params: CategoryListParams, options?: RequestOptions): APIPromise<CategoryListResponse>;

    /** Delete a tag category by its UUID.
     *  @http DELETE /accounts/{account_id}/cloudforce-one/events/tags/categories/{category_uuid}
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @availability ga
     *  @deprecated
     *  @sunset 2026-11-28 */
    delete(categoryUUID: string, params: InAccount, options?: RequestOptions): APIPromise<ThreatEvents.CategoryDeleteResponse>;

    /** Edit a tag category's name or description.
     *  @http PATCH /accounts/{account_id}/cloudforce-one/events/tags/categories/{category_uuid}
     *  @unwrapped
     *  @permission Cloudforce One Write
     *  @availability ga
     *  @deprecated
     *  @sunset 2026-11-28 */
    edit(categoryUUID: string, params: CategoryEditParams, options?: RequestOptions): APIPromise<CategoryData>;
  }

  export interface CategoryCreateParams extends InAccount {
    /** Name of the category for people. @example "Actor" */ name: string;
    /** Subject of the category. */ description?: string;
    /** Fields that tags of the category may have under `properties`. */ schema?: Schema[];
  }

  export interface CategoryData {
    /** Name of the category for people. @example "Actor" */ name: string;
    /** Identifies the category; set by Cloudflare. @example "12345678-1234-1234-1234-1234567890ab" */ uuid: string;
    /** Time at which the category was created. */ createdAt?: string;
    /** Subject of the category. */ description?: string;
    /** Time at which the category was last changed. */ updatedAt?: string;
    /** Fields that tags of the category have; null if free. */ schema?: Schema[] | null;
  }

  export interface CategoryListParams extends InAccount {
    /** Text that is looked for in the entries. @minLength 1 */ search?: string;
  }

  export interface CategoryListResponse {
    /** Categories that were found. */ categories: CategoryData[];
  }

  export interface CategoryEditParams extends InAccount {
    /** Subject of the category. */ description?: string;
    /** Name of the category for people. */ name?: string;
    /** Fields that tags of the category may have under `properties`. */ schema?: Schema[];
  }

  export interface Schema {
    /** Name of the metadata entry. */ key: string;
    /** Kind of value that the field takes. */ kind: 'string' | 'number' | 'enum' | 'date' | 'array' | 'object';
    /** Values that an `enum` takes. */ allowedValues?: string[];
    /** Ratings that a value of the field may have. */ annotations?: Schema.Annotations;
    /** Whether the field should no longer be used. */ deprecated?: boolean;
    /** Values of an `enum` that should no longer be used. */ deprecatedValues?: string[];
    /** Definition of the entries of an `array`. */ element?: unknown;
    /** Handling of values that violate the schema: reject, warn or ignore. */ enforcement?: 'error' | 'warn' | 'off';
    /** Form that a text must have. */ format?: 'date' | 'url' | 'duration' | 'country';
    /** Name shown to people instead of the key. */ label?: string;
    /** Most characters that a text may have. */ maxLength?: number;
    /** Bounds of a `number`. */ numberConstraint?: Schema.NumberConstraint;
    /** Definitions of the fields of an `object`. */ properties?: { [key: string]: unknown };
    required?: boolean;
  }
  export namespace Schema {
    export interface Annotations {
      /** Whether values may carry a confidence. */ confidence?: boolean;
      /** Whether values may carry a TLP marking. */ tlp?: boolean;
    }
    export interface NumberConstraint {
      /** Whether only whole numbers fit. */ integer?: boolean;
      /** Greatest number that fits. */ max?: number;
      /** Least number that fits. */ min?: number;
    }
  }

  /** Observables that carry a label. */
  export interface Indicators {
    readonly byDataset: Indicators.ByDataset;

    /** List indicators carrying a tag, across the chosen datasets.
     *
     *  Without `datasetIds` it looks at every dataset the account may read. Related events are capped: see `relatedEventsLimit`.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/tags/{tag_uuid}/indicators
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @availability ga
     *  @columns value indicatorType tags createdAt updatedAt */
    list(tagUUID: string, params: IndicatorListParams, options?: RequestOptions): APIPromise<IndicatorListResponse>;
  }

  export interface IndicatorListParams extends InAccount, ThreatEvents.IndicatorSearch {
    /** Only indicators tied to these events, by UUID. */ relatedEvent?: string[];
  }

  export interface IndicatorListResponse {
    /** Indicators of the page. */ indicators: IndicatorListResponse.Indicator[];
    pagination: Pagination;
  }
  export namespace IndicatorListResponse {
    export interface Indicator extends ThreatEvents.IndicatorFields {
      /** @example "dataset-uuid-123" */ datasetId?: string;
      /** Tags of the object or page. */ tags?: ThreatEvents.Indicators.ByDatasetListResponse.Indicator.Tag[];
    }
  }
}

export declare namespace Tags.Indicators {
  /** Labeled observables of one container (deprecated). */
  export interface ByDataset {
    /** List indicators in one dataset that carry a tag (deprecated).
     *
     *  Deprecated: list the tag's indicators and choose the dataset there.
     *  @http GET /accounts/{account_id}/cloudforce-one/events/dataset/{dataset_id}/tags/{tag_uuid}/indicators
     *  @unwrapped
     *  @permission Cloudforce One Write; Cloudforce One Read
     *  @deprecated cloudforceOne.threatEvents.tags.indicators.list */
    list(tagUUID: string, params: ByDatasetListParams, options?: RequestOptions): APIPromise<IndicatorListResponse>;
  }

  export interface ByDatasetListParams extends InAccount, ThreatEvents.RelatedIndicatorFilter {
    /** Dataset whose grants are meant. @format uuid @from cloudforceOne.threatEvents.datasets.list */ dataset_id: string;
    /** Conditions that must all hold. */ search?: ThreatEvents.Search[];
  }
}
