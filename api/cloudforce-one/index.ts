import type { JsonObject, JsonValue, SinglePage, Uploadable } from '../_client.ts';
import type { DateTime, InAccount, Integer } from '../_shared.ts';
import type { Scans } from './scans.ts';
import type { BinaryStorage } from './binary-storage.ts';
import type { Requests } from './requests.ts';
import type { ThreatEvents } from './threat-events/index.ts';
import type { ThreatSignals } from './threat-signals.ts';
import type { Rules } from './rules.ts';
import type { Collections } from './collections.ts';

/** Cloudforce One: Threat research by Cloudflare's analysts: events, requests, rules and news.
 *  @product cloudforceOne Cloudforce One
 *  @docs https://developers.cloudflare.com/security-center/cloudforce-one/ */
export interface CloudforceOne {
  readonly scans: CloudforceOne.Scans;
  readonly binaryStorage: CloudforceOne.BinaryStorage;
  readonly requests: CloudforceOne.Requests;
  readonly threatEvents: CloudforceOne.ThreatEvents;
  readonly threatSignals: CloudforceOne.ThreatSignals;
  readonly rules: CloudforceOne.Rules;
  readonly collections: CloudforceOne.Collections;
}

export declare namespace CloudforceOne {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Account id in hex, as elsewhere in the API. */ accountTag: string;
    /** Country that the attack comes from, as two letters. */ attackerCountry: string;
    /** Whether an unknown indicator type is created; otherwise it fails. */ autoCreateType: boolean;
    /** Category of the tag, by id; null if it has none. */ categoryId: string;
    /** Category of the tag, by name. */ categoryName: string;
    /** Condition under which the rule matches. */ condition: unknown;
    /** Creator of the object. */ created_by: string;
    /** Value that items get where none is given; null if there is none. */ default: unknown;
    /** Description of the occurrence. */ event: string;
    /** Values found in the events. */ found: unknown;
    /** Days between scans; 0 scans once. */ frequency: number;
    /** Name by which conditions refer to the string. */ identifier: string;
    /** Address, domain, hash or other sign of the attack. */ indicator: string;
    /** The analysts' assessment of the event. */ insight: string;
    /** Addresses and CIDR blocks to scan, 5,000 addresses in all. */ ips: unknown;
    /** Step of the kill chain, by number. */ killChain: number;
    /** Outcome in words, for people. */ message: string;
    /** MITRE ATT&CK techniques that fit, by id. */ mitreAttack: unknown;
    /** MITRE CAPEC attack patterns that fit, by id. */ mitreCapec: unknown;
    /** YARA modifiers, such as `nocase` for any case. */ modifiers: unknown;
    /** Entries to pass over from the start. */ offset: number;
    /** Position of the page in the whole result. */ pagination: unknown;
    /** Ports or ranges such as `1-80`; left out, the 100 most common ones. */ ports: unknown;
    /** Project of yours that the collection belongs to. */ project_id: string;
    /** Instructions for the model on processing the article. */ prompt: string;
    /** Parameters of the search, as JSON text. */ query_json: string;
    /** Reason for the failure. */ reason: string;
    /** Whether every item must have a value. */ required: boolean;
    /** Dataset that the grant is for. */ resourceId: string;
    /** Number of the revision, counted up with each resubmission. */ revision_number: number;
    /** Whether the subject may only read, or write too. */ role: unknown;
    /** Where the rule applies. */ rule_scope: string;
    /** Short name of the category. */ shortname: string;
    /** Skills that the answer is about. */ skills: unknown;
    /** Strings that conditions may refer to. */ strings: unknown;
    /** Account or group that gets the role. */ subjectId: string;
    /** Whether `subjectId` names an account or a group. */ subjectType: unknown;
    /** Country that was attacked, as two letters. */ targetCountry: string;
    /** Industry that was attacked. */ targetIndustry: string;
    /** Title as published; null if there is none. */ title: string;
    /** Address of the feed, article or report. */ url: string;
    /** Category of the event, from the list of categories. */ category: string;
    /** Confidence in the value, from 1 to 10. */ confidence: number;
    /** Time at which the object was created. */ createdAt: string;
    /** Whether the entry is in use. */ enabled: boolean;
    /** Human-readable error message. */ error: string;
    /** Free data about the object, by key. */ metadata: unknown;
    /** Time of the object's last change. */ updatedAt: string;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Article to work on, as `cloudforceOne.threatSignals.articles.list` shows it. @from cloudforceOne.threatSignals.articles.list */ article_id: string;
    /** File attached to the request, by the id that its upload returned. */ asset_id: string;
    /** Category to work on, as `cloudforceOne.threatEvents.categories.list` shows it. @from cloudforceOne.threatEvents.categories.list */ category_id: string;
    /** Category to work on, as `cloudforceOne.threatEvents.tags.categories.list` shows it. @from cloudforceOne.threatEvents.tags.categories.list */
    category_uuid: string;
    /** Collection to work on, as `cloudforceOne.collections.list` shows it. @from cloudforceOne.collections.list */ collection_id: string;
    /** Column of the collection to work on. */ column_id: string;
    /** Config to work on, as `cloudforceOne.scans.config.list` shows it. @from cloudforceOne.scans.config.list */ config_id: string;
    /** Dataset to work on, as the `list` of the same resource shows it. */ dataset_id: string;
    /** Event to work on, as `cloudforceOne.threatEvents.list` shows it. @from cloudforceOne.threatEvents.list */ event_id: string;
    /** Feed to work on, as `cloudforceOne.threatSignals.feeds.list` shows it. @from cloudforceOne.threatSignals.feeds.list */ feed_id: string;
    /** Grant to work on, as `cloudforceOne.threatEvents.datasets.permissions.list` shows it. @from cloudforceOne.threatEvents.datasets.permissions.list */
    grant_id: string;
    /** Group to work on, as `cloudforceOne.threatEvents.datasets.groups.list` shows it. @from cloudforceOne.threatEvents.datasets.groups.list */
    group_id: string;
    /** SHA-256 of the file to fetch. */ hash: string;
    /** Indicator to work on, by the UUID that the search returns. */ indicator_id: string;
    /** Item to work on, as `cloudforceOne.collections.items.list` shows it. @from cloudforceOne.collections.items.list */ item_id: string;
    /** Member to work on, as `cloudforceOne.threatEvents.datasets.groups.members.list` shows it. @from cloudforceOne.threatEvents.datasets.groups.members.list */
    member_id: string;
    /** Message of the request to work on, by its number. */ message_id: number;
    /** Priority intelligence requirement to work on, by the id that its creation returned. */ priority_id: string;
    /** Query to work on, as `cloudforceOne.threatEvents.queries.list` shows it. @from cloudforceOne.threatEvents.queries.list */ query_id: number;
    /** Raw data of the event, by the id that the event shows. */ raw_id: string;
    /** Request for information to work on, by the id that its creation returned. */ request_id: string;
    /** Skill to work on, as `cloudforceOne.threatSignals.skills.list` shows it. @from cloudforceOne.threatSignals.skills.list */
    skill_id: 'default-tagging-skill' | (string & {});
    /** Tag to take off the article. */ tag_id: string;
    /** Tag to work on, as `cloudforceOne.threatEvents.tags.list` shows it. @from cloudforceOne.threatEvents.tags.list */ tag_uuid: string;
  }

  export { type BinaryStorage, type Collections, type Requests, type Rules, type Scans, type ThreatEvents, type ThreatSignals };

  export interface BinaryStorageCreateParams extends InAccount {
    /** File to store. */ file: Uploadable;
  }

  export interface BinaryStorageCreateResponse {
    /** Media type that was found in the file. @example "text/plain" */ content_type: string;
    /** MD5 hash of the file, in hex. @example "5d84ade76d2a8387c81175bb0cbe6492" */ md5: string;
    /** SHA-1 hash of the file, in hex. @example "9aff6879626d957eafadda044e4f879aae1e7278" */ sha1: string;
    /** SHA-256 hash of the file, by which it is fetched. */ sha256: string;
  }

  export interface RequestParams extends InAccount {
    /** Full text of your question. @minLength 1 */ content?: string;
    /** Urgency of the request: `routine`, `high` or `urgent`. @example "routine" @pattern ^(routine|high|urgent)$ */ priority?: string;
    /** Kind of information, one of those that `types` lists. @example "Victomology" @minLength 1 */ request_type?: string;
    /** Request in one sentence. @minLength 1 */ summary?: string;
    /** Traffic light protocol: with whom the content may be shared. */ tlp?: 'clear' | 'amber' | 'amber-strict' | 'green' | 'red' | (string & {});
  }

  export interface RequestOverview {
    /** UUID of the request or message, given on creation. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string;
    /** Kind of information that was asked for. @example "Victomology" */ request: string;
    /** Request in one sentence. */ summary: string;
    /** Traffic light protocol: with whom the content may be shared. */ tlp: 'clear' | 'amber' | 'amber-strict' | 'green' | 'red';
    /** Number of the request for people. @example "RFI-2022-000001" */ readable_id?: string;
    /** State of the request; Cloudforce One sets it. */ status?: 'open' | 'accepted' | 'reported' | 'approved' | 'completed' | 'declined';
  }

  export interface Item extends RequestOverview {
    /** Full text of your question. */ content: string;
    /** Time of the creation. */ created: DateTime;
    /** Requested urgency of the response. */ priority: string;
    /** Time of the last change. */ updated: DateTime;
    /** Time at which the request was completed; absent until then. */ completed?: DateTime;
    /** Tokens that the messages used. @example 1 */ message_tokens?: Integer;
    /** Tokens that the request used. @example 16 */ tokens?: Integer;
  }

  export interface RequestListParams extends InAccount {
    page: Integer;
    /** @example 10 */ per_page: Integer;
    /** Only requests completed after this time. */ completed_after?: DateTime;
    /** Only requests completed before this time. */ completed_before?: DateTime;
    /** Only requests created after this time. */ created_after?: DateTime;
    /** Only requests created before this time. */ created_before?: DateTime;
    /** Kind of information, one of those that `types` lists. @example "Victomology" @minLength 1 */ request_type?: string;
    /** Property that entries are sorted by. @example "created" @minLength 1 */ sort_by?: string;
    /** Direction in which entries are sorted. */ sort_order?: 'asc' | 'desc';
    /** State of the request; Cloudforce One sets it. */ status?: 'open' | 'accepted' | 'reported' | 'approved' | 'completed' | 'declined' | (string & {});
  }

  export interface ListItem extends RequestOverview {
    /** Time at which the request was made. */ created: DateTime;
    /** Requested urgency of the response. */ priority: 'routine' | 'high' | 'urgent';
    /** Time of the request's last change. */ updated: DateTime;
    /** Time of the completion; absent until then. */ completed?: DateTime;
    /** Tokens that the messages used. @example 16 */ message_tokens?: Integer;
    /** Tokens that the request used. */ tokens?: Integer;
  }

  export interface RequestDeleteResponse {
    errors: APIError[];
    messages: ResponseMessage[];
    success: true;
  }

  export interface RequestConstants {
    /** Priorities that a request may have. */ priority?: ('routine' | 'high' | 'urgent')[];
    /** States that a request can be in. */ status?: ('open' | 'accepted' | 'reported' | 'approved' | 'completed' | 'declined')[];
    /** TLP markings that a request may bear. */ tlp?: ('clear' | 'amber' | 'amber-strict' | 'green' | 'red')[];
  }

  export interface Quota {
    /** Day on which the yearly quota starts anew. */ anniversary_date?: DateTime;
    /** Day on which the quarter's quota starts anew. */ quarter_anniversary_date?: DateTime;
    /** Tokens per quarter. @example 120 */ quota?: Integer;
    /** Tokens left in this quarter. @example 64 */ remaining?: Integer;
  }

  export type RequestTypesResponse = string;

  export interface EventAttribution {
    /** Suspected attacker; null if unknown. */ attacker?: string | null;
    /** @example "CN" @minLength 2 */ attackerCountry?: string;
    /** Kind of indicator, such as `domain`, `ip` or `hash`. @example "domain" @minLength 1 */ indicatorType?: string;
    insight?: string;
    /** @example "US" @minLength 2 */ targetCountry?: string;
  }

  export interface NewEvent {
    /** Time of the event itself, not of its recording. */ date: DateTime;
    /** Material that the event rests on. */ raw: ThreatEventCreateParams.Raw;
    /** Traffic light protocol marking, such as `amber`: with whom it may be shared. @example "amber" @minLength 1 */ tlp: string;
    /** Number of the account that owns the event. @example 123456 @min 1 @integer */ accountId?: number;
    /** Dataset that is meant; left out, the account's default dataset.
     *  @example "durableObjectName" @from cloudforceOne.threatEvents.datasets.list @minLength 1 */
    datasetId?: string;
    /** @example "domain.com" @minLength 1 */ indicator?: string;
    /** Indicators of the event if there are several; then leave `indicator` out. */ indicators?: ThreatEventCreateParams.Indicator[];
    /** Tags by name, for filtering. */ tags?: string[];
    /** @example "Agriculture" @minLength 1 */ targetIndustry?: string;
  }

  export interface RawSource {
    /** Origin of the data. @example "example.com" */ source?: string;
    /** Traffic light protocol marking, such as `amber`: with whom it may be shared. @example "amber" @minLength 1 */ tlp?: string;
  }

  export interface ThreatEventCreateParams extends InAccount, EventAttribution, NewEvent {
    /** @minLength 1 */ category: string;
    /** @minLength 1 */ event: string;
    /** Article of Threat Signals that the event was made from. */ source?: ThreatEventCreateParams.Source;
  }
  export namespace ThreatEventCreateParams {
    export interface Raw extends RawSource {
      /** Raw data in any shape; null for none. @example {"domain": "login.example.net"} */ data: { [key: string]: unknown } | null;
    }
    export interface Indicator {
      /** Kind of this indicator, such as `domain`. @example "domain" @minLength 1 */ indicatorType: string;
      /** The indicator itself: a domain, address or hash. @example "malicious.com" @minLength 1 */ value: string;
    }
    export interface Source {
      resourceId: string;
      /** Always `article`. */ resourceType: 'article';
      /** Always `threat-signals`. */ system: 'threat-signals';
      title?: string | null;
    }
  }

  export interface ThreatEvent {
    /** Suspected attacker behind the event. */ attacker: string;
    /** @example "CN" */ attackerCountry: string;
    /** Attacking country as three letters. @example "CHN" */ attackerCountryAlpha3: string;
    category: string;
    /** Dataset that holds the event. @example "dataset-example-id" @from cloudforceOne.threatEvents.datasets.list */
    datasetId: string;
    /** Time of the event. @example "2022-04-01T00:00:00Z" */ date: string;
    event: string;
    /** Whether other events hang on this one. */ hasChildren: boolean;
    /** @example "domain.com" */ indicator: string;
    /** Kind of indicator, such as `domain`, `ip` or `hash`. @example "domain" */ indicatorType: string;
    /** Number of the indicator's type. @example 5 */ indicatorTypeId: number;
    killChain: number;
    mitreAttack: string[];
    mitreCapec: string[];
    /** Events that refer to this one, counted. */ numReferenced: number;
    /** Events that this one refers to, counted. */ numReferences: number;
    /** Identifies the raw record of the event. @example "453gw34w3" */ rawId: string;
    /** UUIDs of events that refer to this one. */ referenced: string[];
    /** Numbers of events that refer to this one. */ referencedIds: number[];
    /** UUIDs of events that this one refers to. */ references: string[];
    /** Numbers of events that this one refers to. */ referencesIds: number[];
    /** Tags by name, for filtering. */ tags: string[];
    /** @example "US" */ targetCountry: string;
    /** Attacked country as three letters. @example "USA" */ targetCountryAlpha3: string;
    /** @example "Agriculture" */ targetIndustry: string;
    /** Traffic light protocol marking, such as `amber`: with whom it may be shared. @example "amber" */ tlp: string;
    /** Identifies the event; set by Cloudflare. @example "12345678-1234-1234-1234-1234567890ab" */ uuid: string;
    insight?: string;
    /** With whom the event may be shared, by id. */ releasabilityId?: string;
  }

  export interface ThreatEventListParams extends InAccount {
    /** `from-graph` answers from cached graph nodes where it can, and searches what is missing. */ cache?: 'from-graph';
    cursor?: string;
    /** Datasets to search; left out, the default one. `all` takes every operational dataset. */ datasetId?: string[];
    /** Whether to pass over caches and read anew. */ forceRefresh?: boolean;
    /** Form of the answer: JSON, STIX 2 or TAXII. */ format?: 'json' | 'stix2' | 'taxii' | (string & {});
    /** Direction of the sorting. */ order?: 'asc' | 'desc';
    /** Property that events are sorted by. @minLength 1 */ orderBy?: string;
    page?: number;
    /** Events of a page, at most 25,000. @min 1 @max 25000 @integer */ pageSize?: number;
    /** Conditions that must all hold. @default [] */ search?: (
      | ThreatEventListParams.TextSearch | ThreatEventListParams.TextInSearch
      | ThreatEventListParams.KillChainSearch | ThreatEventListParams.KillChainInSearch
      | ThreatEventListParams.HasChildrenSearch | ThreatEventListParams.HasChildrenInSearch
    )[];
  }
  export namespace ThreatEventListParams {
    export interface TextSearch {
      /** Text property of the event that is compared. @example "attackerCountry" */ field:
        | 'attacker' | 'attackerCountry' | 'category' | 'createdAt' | 'date' | 'event' | 'indicator'
        | 'indicatorType' | 'mitreAttack' | 'mitreCapec' | 'tags' | 'targetCountry' | 'targetIndustry' | 'tlp'
        | 'uuid';
      /** Comparison operator; `in` and `find` take lists. */
      op: 'equals' | 'not' | 'gt' | 'gte' | 'lt' | 'lte' | 'like' | 'contains' | 'startsWith' | 'endsWith' | 'find';
      /** Text that events must contain. @minLength 1 */ value: string;
    }
    export interface TextInSearch {
      /** Text property of the event that is compared. @example "attackerCountry" */ field:
        | 'attacker' | 'attackerCountry' | 'category' | 'createdAt' | 'date' | 'event' | 'indicator'
        | 'indicatorType' | 'mitreAttack' | 'mitreCapec' | 'tags' | 'targetCountry' | 'targetIndustry' | 'tlp'
        | 'uuid';
      /** Always `in`: the property equals one of the values. */ op: 'in';
      /** Texts of which one must fit. @minItems 1 */ value: string[];
    }
    export interface KillChainSearch {
      /** Always `killChain`. @example "attackerCountry" */ field: 'killChain';
      /** Comparison operator for the number. */ op: 'equals' | 'not' | 'gt' | 'gte' | 'lt' | 'lte';
      /** Step of the kill chain, as a number. */ value: number | string;
    }
    export interface KillChainInSearch {
      /** Always `killChain`. @example "attackerCountry" */ field: 'killChain';
      /** Always `in`: the property equals one of the values. */ op: 'in';
      /** Steps of the kill chain of which one must fit. @minItems 1 */ value: (number | string)[];
    }
    export interface HasChildrenSearch {
      /** Always `hasChildren`. @example "attackerCountry" */ field: 'hasChildren';
      /** Comparison operator for the number. */ op: 'equals' | 'not' | 'gt' | 'gte' | 'lt' | 'lte';
      /** Whether the event must have children. */ value: unknown;
    }
    export interface HasChildrenInSearch {
      /** Always `hasChildren`. @example "attackerCountry" */ field: 'hasChildren';
      /** Always `in`: the property equals one of the values. */ op: 'in';
      /** Values of which one must fit; true stands for events with children. @minItems 1 */ value: unknown[];
    }
  }

  export type ThreatEventListResponse = ThreatEvent[];

  export interface ThreatEventBulkCreateParams extends ThreatEventBulkCreateRelationshipsParams {
    /** Whether the answer lists the created events with their ids and shards. */ includeCreatedEvents?: boolean;
  }
  export namespace ThreatEventBulkCreateParams {
    export interface Data extends EventAttribution, NewEvent {
      /** @minLength 1 @example "Domain Resolution" */ category: string;
      /** @minLength 1 @example "A phishing page resolved to the address of a known campaign" */ event: string;
    }
  }

  export interface BulkCounts {
    /** Events that were created. */ createdEventsCount: number;
    /** Entries that failed. */ errorCount: number;
    errors?: ThreatEventBulkCreateResponse.Error[];
  }

  export interface ThreatEventBulkCreateResponse extends BulkCounts {
    /** Tags that had to be created for the events. */ createdTagsCount: number;
    /** Indicators that wait to be processed. */ queuedIndicatorsCount: number;
    /** Id under which the indicators are processed in the background. @format uuid */ createBulkEventsRequestId?: string;
    /** Created events with their places; only with `includeCreatedEvents`. */ createdEvents?: ThreatEventBulkCreateResponse.CreatedEvent[];
  }
  export namespace ThreatEventBulkCreateResponse {
    export interface CreatedEvent {
      /** Place of the event in the list that was sent, from 0. */ eventIndex: number;
      /** Shard of the dataset that holds the event. */ shardId: string;
      /** Identifies the created event. @format uuid */ uuid: string;
    }
    export interface Error {
      /** Reason the entry failed. */ error: string;
      /** Place of the failed event in the list that was sent, from 0. */ eventIndex: number;
    }
  }

  export interface ThreatEventBulkCreateRelationshipsParams extends InAccount {
    /** Events to create. @minItems 1 */ data: ThreatEventBulkCreateParams.Data[];
    /** Dataset that is meant; left out, the account's default dataset.
     *  @example "durableObjectName" @from cloudforceOne.threatEvents.datasets.list @minLength 1 */
    datasetId: string;
  }

  export interface ThreatEventBulkCreateRelationshipsResponse extends BulkCounts {
    /** Indicators that were created. */ createdIndicatorsCount: number;
    /** Relationships that were created. */ createdRelationshipsCount: number;
  }

  export interface EventChange {
    /** @minLength 1 */ category?: string;
    createdAt?: DateTime;
    /** Time of the event itself, not of its recording. */ date?: DateTime;
    /** @minLength 1 */ event?: string;
    /** @example "domain2.com" @minLength 1 */ indicator?: string;
    /** @example "Insurance" @minLength 1 */ targetIndustry?: string;
    /** Traffic light protocol marking, such as `amber`: with whom it may be shared. @example "amber" @minLength 1 */ tlp?: string;
  }

  export interface ThreatEventEditParams extends InAccount, EventAttribution, EventChange {
    /** Dataset that holds the event. @example "9b769969-a211-466c-8ac3-cb91266a066a" @from cloudforceOne.threatEvents.datasets.list */
    datasetId: string;
    /** Material that the event rests on. */ raw?: ThreatEventEditParams.Raw;
  }
  export namespace ThreatEventEditParams {
    export interface Raw extends RawSource {
      /** Raw data in any shape; null for none. */ data?: { [key: string]: unknown } | null;
    }
  }

  export interface ThreatEventBulkDeleteParams extends InAccount {
    /** Events to delete, by UUID. @query @minItems 1 @example ["2fa9c1d0-7b1e-4a5f-9c3d-8e6f4b2a1c05"] */ eventIds: (/** @minLength 1 */ string)[];
  }

  export interface ThreatEventUpdateParams extends InAccount, EventAttribution, EventChange {
    /** Dataset that is meant; left out, the account's default dataset.
     *  @example "9b769969-a211-466c-8ac3-cb91266a066a" @from cloudforceOne.threatEvents.datasets.list @minLength 1 */
    datasetId: string;
    /** Material that the event rests on; what is left out keeps its value. */
    raw?: {
      /** Raw data in any shape; null clears it. */ data?: JsonObject | null;
      /** Origin of the data. @example "example.com" */ source?: string;
      /** Traffic light protocol marking, such as `amber`: with whom it may be shared. @example "amber" @minLength 1 */ tlp?: string;
    };
  }

  export interface ThreatEventBulkEditParams extends InAccount {
    /** Dataset that is meant; left out, the account's default dataset.
     *  @example "9b769969-a211-466c-8ac3-cb91266a066a" @from cloudforceOne.threatEvents.datasets.list @minLength 1 */
    datasetId: string;
    /** Events to change, by UUID. @minItems 1 @maxItems 100 */ eventIds: string[];
    /** Fields that all the events get; others keep their values. */
    updates: {
      /** Suspected attacker; null if unknown. */ attacker?: string | null;
      /** @example "CN" @minLength 2 */ attackerCountry?: string;
      /** @minLength 1 */ category?: string;
      createdAt?: DateTime;
      /** @minLength 1 */ event?: string;
      /** @example "domain2.com" @minLength 1 */ indicator?: string;
      /** Kind of indicator, such as `domain`, `ip` or `hash`. @example "domain" @minLength 1 */ indicatorType?: string;
      insight?: string;
      /** Material that the event rests on; what is left out keeps its value. */ raw?: {
        /** Raw data in any shape; null clears it. */ data?: JsonObject | null;
        /** Origin of the data. @example "example.com" */ source?: string;
        /** Traffic light protocol marking, such as `amber`: with whom it may be shared. @example "amber" @minLength 1 */ tlp?: string;
      };
      /** @example "US" @minLength 2 */ targetCountry?: string;
      /** @example "Insurance" @minLength 1 */ targetIndustry?: string;
      /** Traffic light protocol marking, such as `amber`: with whom it may be shared. @example "amber" @minLength 1 */ tlp?: string;
    };
  }

  export interface ThreatEventBulkEditResponse {
    /** Events that were not changed. @example 1 */ failedCount: number;
    /** Events that were not changed, each with the reason. */
    failures?: {
      error: string;
      /** Identifies the event. @example "12345678-1234-1234-1234-1234567890ab" */ eventId: string;
    }[];
    /** Events that were changed. @example 5 */ updatedCount: number;
  }

  export interface RuleListParams extends InAccount {
    /** Only rules of these namespaces. */ namespace?: string | /** @maxItems 50 */ string[];
    /** Only rules filed under these paths. */ path?: string | /** @maxItems 50 */ string[];
    /** `true` takes rules below the path too. */ recursive?: 'true' | 'false';
    /** Text that is looked for in the entries. @example "malicious" @minLength 1 */ search?: string;
    /** `true` gives only public rules, `false` only others. */ is_public?: 'true' | 'false';
    /** Entries of a page. @min 1 @max 100 @default 50 @example 50 */ limit?: number;
    /** @min 0 @default 0 @example 0 */ offset?: number | null;
  }

  export interface RulesListResponse {
    /** Rules of the page. */ rules: Rule[];
    /** Entries over all pages. @example 100 */ total: number;
  }

  export interface RuleNotes {
    /** Purpose of the entry. @maxLength 1000 */ description?: string;
    /** Metadata of the rule, by key. @maxItems 50 */ meta?: MetaInputEntry[];
  }

  export interface RuleSource {
    /** Source text of the rule. @minLength 1 */ content?: string;
    /** Name of the rule, unique in its namespace. @minLength 1 @maxLength 255 @example "block-malicious-workers" */ name?: string;
    /** Namespaces that the rule applies to. @default [] */ namespaces?: (/** @minLength 1 @maxLength 255 */ string)[];
    /** Path that the rule is filed under, like a folder. @minLength 1 @example "yara/workers" */ path?: string;
  }

  export interface RuleCommit {
    /** Reason for the change, for reviewers. @maxLength 1000 */ commit_message?: string;
    /** Whether other accounts can see the rule. @default false */ is_public?: boolean;
  }

  export interface RuleCreateParams extends InAccount, RuleNotes, RuleSource, RuleCommit {
    /** Actions to run when the rule matches. @maxItems 50 */ actions?: RuleAction[];
    /** @minLength 1 */ content: string;
    /** @default true */ enabled?: boolean;
    /** @minLength 1 @maxLength 255 @example "block-malicious-workers" */ name: string;
    /** @minLength 1 @example "yara/workers" */ path: string;
  }

  export interface Rule {
    /** Source text of the rule, as stored. */ content: string;
    /** @example 1679529600000 @readOnly */ created_at: number;
    created_by: string;
    /** Purpose of the rule. */ description: string;
    enabled: boolean;
    /** Identifies the object; given on creation. @format uuid @example "550e8400-e29b-41d4-a716-446655440000" */ id: string;
    /** Whether other accounts can see the rule. */ is_public: boolean;
    /** Metadata of the rule, as stored. */ meta?: RuleMetaEntry[];
    /** Name of the rule for people. @example "block-malicious-workers" */ name: string;
    /** Namespaces that the rule belongs to. */ namespaces: string[];
    /** Folder-like path of the rule. @example "yara/workers" */ path: string;
    /** Approval that a change of the rule waits for; null if none. */ pending_approval_id: number | null;
    /** Condition that an email rule was compiled from, as JSON; null for others. */ structured_source?: string | null;
    /** @example 1679529600000 @readOnly */ updated_at: number;
    /** Author of the last change. */ updated_by: string;
  }

  export interface DeleteAllResponse {
    /** Rules that were deleted. @example 10 */ deleted: number;
  }

  export interface RuleUpdateParams extends InAccount, RuleNotes, RuleSource, RuleCommit {
    enabled?: boolean;
    is_public?: boolean;
    namespaces?: (/** @minLength 1 @maxLength 255 */ string)[];
  }

  export interface Success {
    success: boolean;
  }

  export interface RuleSearchParams extends RuleListParams {
    /** Words or source text to look for. @minLength 1 @maxLength 500 @example "login.example.net" */ query: string;
    /** Way of searching: word for word, by meaning, or both. @default "hybrid" */ mode?: 'exact' | 'hybrid' | 'vector' | 'keyword' | (string & {});
    /** Only rules in this language. */ language?: 'yara' | 'js' | (string & {});
  }

  export interface RulesSearchResponse {
    /** Whether an exact search answered, as the chosen one was out of order. */ fallback?: boolean;
    /** Interpretation of the search. */ interpreted?: {
      /** Filters that were read from the query. */ filters?: { [key: string]: JsonObject | null };
      /** Way of searching that was taken. */ retrieval_type: string;
    };
    /** Way of searching that was asked for. @example "hybrid" */ mode: string;
    /** Rules that were found, best first. */ results: RuleSearchResult[];
    /** Rules that were found in all. @min 0 @example 12 */ total: Integer;
  }

  export interface RuleValidateParams extends InAccount, RuleSource {
    /** @minLength 1 */ content: string;
    /** Rule whose own name does not count as taken, when it is being edited. @format uuid */ excludeRuleId?: string;
    /** @minLength 1 @maxLength 255 */ name: string;
    /** @minLength 1 */ path?: string;
  }

  export interface ValidationResponse {
    error?: string;
    /** Whether the source has no errors. */ valid: boolean;
  }

  export interface CollectionListParams extends InAccount {
    page?: number;
    /** Most entries of a page. @min 1 */ limit?: number;
  }

  export type CollectionListResponse = {
    /** @readOnly */ created_at: string;
    created_by: string;
    /** Identifies the entry; stays the same for its life. */ id: string;
    /** Items that the collection holds now. */ item_count: number;
    metadata?: JsonObject;
    /** Name of the collection for people. */ name: string;
    /** State of the object. */ status: string;
    /** @readOnly */ updated_at: string;
  }[];

  export interface CollectionCreateParams extends InAccount {
    /** Columns, rows, or both; see the kinds of creation. @body */ body?:
      | {
        /** Columns of the collection, in order. @minItems 1 @maxItems 100 */ columns: {
          default?: JsonObject | null;
          /** Name of the column, unique in its collection. @minLength 1 @maxLength 64 */ name: string;
          /** @default false */ required?: boolean;
          /** Kind of value that the column holds. */ type: 'text' | 'number' | 'boolean' | 'date' | (string & {});
        }[];
        /** Purpose of the collection. @maxLength 500 */ description?: string;
        metadata?: JsonObject;
        /** Name of the column, unique in its collection. @minLength 1 @maxLength 64 */ name: string;
        /** @minLength 1 */ project_id?: string;
        /** Tags by name, for filtering. */ tags?: string[];
      }
      | {
        /** Purpose of the collection. @maxLength 500 */ description?: string;
        metadata?: JsonObject;
        /** Name of the column, unique in its collection. @minLength 1 @maxLength 64 */ name: string;
        /** @minLength 1 */ project_id?: string;
        /** First items of the collection, by column name. @minItems 1 @maxItems 1000 */ rows: JsonObject[];
        /** Tags by name, for filtering. */ tags?: string[];
      }
      | {
        /** Columns of the collection, in order. @minItems 1 @maxItems 100 */ columns: {
          default?: JsonObject | null;
          /** Name of the column, unique in its collection. @minLength 1 @maxLength 64 */ name: string;
          /** @default false */ required?: boolean;
          /** Kind of value that the column holds. */ type: 'text' | 'number' | 'boolean' | 'date' | (string & {});
        }[];
        /** Purpose of the collection. @maxLength 500 */ description?: string;
        metadata?: JsonObject;
        /** Name of the column, unique in its collection. @minLength 1 @maxLength 64 */ name: string;
        /** @minLength 1 */ project_id?: string;
        /** First items of the collection, by column name. @minItems 1 @maxItems 1000 */ rows: JsonObject[];
        /** Tags by name, for filtering. */ tags?: string[];
      };
  }

  export interface CollectionCreateResponse {
    /** Columns of the new collection. */
    columns: {
      /** Value for items that give none, as text; null if there is none. */ default_value: string | null;
      /** Identifies the object; given on creation. @format uuid */ id: string;
      /** Name of the collection for people. */ name: string;
      /** Place of the column in the order, from 0. @min 0 */ position: Integer;
      required: boolean;
      /** Kind of value that the column holds. */ type: 'text' | 'number' | 'boolean' | 'date';
    }[];
    /** @readOnly */ created_at: DateTime;
    created_by: string;
    /** Subject of the collection. */ description?: string;
    /** Identifies the object; given on creation. @format uuid */ id: string;
    /** Items that were stored at creation. @min 0 */ item_count: Integer;
    /** Name of the collection for people. */ name: string;
    project_id?: string;
    /** Whether the collection can be used yet. */ status: 'ready' | 'processing' | 'failed';
    /** Tags by name, for filtering. */ tags?: string[];
    /** @readOnly */ updated_at: DateTime;
  }

  export interface CollectionSummary {
    /** @readOnly */ created_at: string;
    created_by: string;
    /** Identifies the entry; stays the same for its life. */ id: string;
    /** Items that the collection holds now. */ item_count: number;
    metadata?: JsonObject;
    /** Name of the collection for people. */ name: string;
    /** State of the object. */ status: string;
    /** @readOnly */ updated_at: string;
  }

  export interface CollectionGetResponse extends CollectionSummary {
    /** Columns of the collection, in their order. */
    columns: {
      default?: JsonObject | null;
      /** Identifies the entry; stays the same for its life. */ id: string;
      /** Name of the collection for people. */ name: string;
      /** Place of the column, counted from 0. */ position: number;
      required: boolean;
      /** Kind of thing that is meant. */ type: string;
    }[];
  }

  export interface CollectionEditParams extends InAccount {
    /** Description, project and tags of the collection. */ metadata?: {
      /** Subject of the collection. */ description?: string;
      /** @minLength 1 */ project_id?: string;
      /** Tags by name, for filtering. */ tags?: string[];
    };
    /** Name of the collection for people. */ name?: string;
  }

  export interface CollectionDeleteResponse {
    errors: JsonObject[];
    messages: JsonObject[];
    success: true;
  }

  export interface CollectionExportParams extends InAccount {
    /** Whether each item's id is exported too; false if left out. @default false */ include_ids?: boolean;
    /** Media type of the export, such as `text/csv`. @header accept @example "text/csv" */ accept?: string;
  }

  export type ListItemsSinglePage = SinglePage<ListItem>;

  export type RequestTypes = RequestTypesResponse[];

  export type RequestTypesResponsesSinglePage = SinglePage<RequestTypesResponse>;

  export interface ResponseMessage {
    /** Number of the error, stable for programs. @min 1000 */ code: Integer;
    message: string;
    /** Page that tells more. */ documentation_url?: string;
    /** Part of the request that the error is about. */ source?: APIError.Source;
  }

  export interface APIError extends ResponseMessage {}
  export namespace APIError {
    export interface Source {
      /** JSON pointer to the wrong part of the request. */ pointer?: string;
    }
  }

  export interface RequestAssetItem {
    /** Time of the creation. */ created?: DateTime;
    /** Subject of the file. */ description?: string;
    /** File type, by its extension. @example "docx" */ file_type?: string;
    /** Number of the entry, given on creation. */ id: Integer;
    /** Name of the file. @example "example.docx" */ name: string;
  }

  export interface PriorityItem {
    /** Time of the creation. */ created: DateTime;
    /** UUID of the requirement, given on creation. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string;
    /** Words that the requirement is filed under. */ labels: string[];
    /** Rank of the requirement. @example 1 */ priority: Integer;
    /** Long-term information need of the account. */ requirement: string;
    /** With whom the requirement may be shared. */ tlp: 'clear' | 'amber' | 'amber-strict' | 'green' | 'red';
    /** Time of the last change. */ updated: DateTime;
  }

  export interface RuleMetaEntry {
    /** Name of the metadata entry. */ key: string;
    /** Kind of value that the entry has. */ type: 'string' | 'bool' | 'int';
    /** Value, of the kind in `type`. */ value: string | boolean | number;
  }

  export interface RuleAction {
    /** Settings of the action, such as an address; they depend on its type. */
    action_config: { [key: string]: string | number | boolean | string[] | { [key: string]: string } };
    /** Kind of action. */
    action_type: 'alert_gchat' | 'webhook' | 'logging' | 'email' | 'pipeline' | 'remediation' | 'throttle' | 'delete' | (string & {});
    /** @default true */ enabled?: boolean;
  }

  export interface MetaInputEntry {
    /** Metadata name, as in the rule's `meta` block. @minLength 1 @maxLength 128 */ key: string;
    /** Text, number or boolean that stands for the entry. */ value: /** @maxLength 10000 */ string | number | boolean;
  }

  export interface RuleApprovalsListResponse {
    /** Approvals of the page. */
    approvals: {
      /** Entry of the audit log about the change. @example 1 */ audit_log_id: number;
      /** Whether you may approve or reject it. */ can_review: boolean;
      /** Change in words. */ change_description: string;
      /** Whether the rule is to be created, changed or deleted. */ change_type: 'create' | 'update' | 'delete' | 'unresolved';
      /** Reason for the change, as given by its author; null if none. */ commit_message: string | null;
      /** Number of the approval. @example 12345 */ id: number;
      /** Fields as they would be after the change. */ proposed_changes: ApprovalProposedChanges;
      /** Reason for the rejection; null if not rejected. */ rejection_reason: string | null;
      /** Time of the request. @example 1679529600000 @unit milliseconds */ requested_at: number;
      /** Author of the change request. */ requested_by: string;
      /** Time of the review; null until then. @example 1679529600000 @unit milliseconds */ reviewed_at: number | null;
      /** Group of reviewers that decides. */ reviewer_scope: 'default' | 'email' | 'unresolved';
      /** @exclusiveMin 0 */ revision_number: Integer;
      /** Rule that is to be changed. @format uuid @example "550e8400-e29b-41d4-a716-446655440000" */ rule_id: string;
      /** Rule's name at the time of the request. @example "suspicious_email.yar" */ rule_name: string;
      /** Approval state. */ status: 'pending' | 'approved' | 'rejected';
      /** Later approval that took its place; null if none. @example 12346 */ superseded_by_approval_id: number | null;
      /** Former approval whose place it takes; null if none. @example 12344 */ supersedes_approval_id: number | null;
    }[];
    /** Entries over all pages. @example 10 */ total: number;
  }

  export type ApprovalProposedChanges = JsonValue;

  export interface RuleApprovalDetailResponse {
    /** The approval with the change it asks for. */
    approval: {
      /** Entry of the audit log about the change. @example 1 */ audit_log_id: number;
      /** Whether you may approve or reject it. */ can_review: boolean;
      /** Change in words. */ change_description: string;
      /** Whether the rule is to be created, changed or deleted. */ change_type: 'create' | 'update' | 'delete' | 'unresolved';
      /** Reason for the change, as given by its author; null if none. */ commit_message: string | null;
      /** Rule as it is now, before the change. */ current_rule: unknown;
      /** Number of the approval. @example 12345 */ id: number;
      /** Fields as they would be after the change. */ proposed_changes: ApprovalProposedChanges;
      /** Reason for the rejection; null if not rejected. */ rejection_reason: string | null;
      /** Time of the request. @example 1679529600000 @unit milliseconds */ requested_at: number;
      /** Author of the change request. */ requested_by: string;
      /** Time of the review; null until then. @example 1679529600000 @unit milliseconds */ reviewed_at: number | null;
      /** Group of reviewers that decides. */ reviewer_scope: 'default' | 'email' | 'unresolved';
      /** @exclusiveMin 0 */ revision_number: Integer;
      /** Rule that is to be changed. @format uuid @example "550e8400-e29b-41d4-a716-446655440000" */ rule_id: string;
      /** Rule's name at the time of the request. @example "suspicious_email.yar" */ rule_name: string;
      /** Approval state. */ status: 'pending' | 'approved' | 'rejected';
      /** Later approval that took its place; null if none. @example 12346 */ superseded_by_approval_id: number | null;
      /** Former approval whose place it takes; null if none. @example 12344 */ supersedes_approval_id: number | null;
    };
  }

  export interface ResubmitApproval {
    /** Number of the new approval. */ approval_id: number;
    message: string;
    /** Always true: the change waits for a review. */ requires_approval: true;
    /** @exclusiveMin 0 */ revision_number: Integer;
    /** Number of the approval that is superseded. */ supersedes_approval_id: number;
  }

  export interface AccountExemptions {
    /** Patterns of namespaces that are exempt. */ namespace: string[];
    /** Patterns of tags that are exempt. */ tag_match: string[];
    /** Patterns of Worker names that are exempt. */ worker_name: string[];
  }

  export interface ExemptionUpdateEntry {
    /** Regular expression to put in its place; must not exist yet. @minLength 1 @example "^test-.*$" */ new_pattern: string;
    /** Regular expression to replace; must exist. @minLength 1 @example "^test-.*$" */ old_pattern: string;
  }

  export interface RuleSearchResult extends Rule {
    /** Relevance of the rule; 1 is the best match. @min 0 @max 1 @example 0.87 */ score?: number;
    /** Breakdown of the score. */
    scoring_details?: {
      /** Way in which the rankings were joined. */ fusion_method?: string;
      /** Rank in the search by words. */ keyword_rank?: number;
      /** Score of the search by words. */ keyword_score?: number;
      /** Score of the ranking made afterwards. */ reranking_score?: number;
      /** Rank in the search by meaning. */ vector_rank?: number;
      /** Score of the search by meaning. */ vector_score?: number;
    };
  }

  export interface StatsResponse {
    /** Changes that wait for a review. @example 5 */ pending_approvals: number;
    /** Rules per namespace. */ rules_by_namespace: { [key: string]: number };
    /** Rules in all. @example 42 */ total_rules: number;
  }

  export interface EmailRuleConditionGroup {
    /** Conditions that are joined. @minItems 1 @maxItems 50 */ conditions: EmailRuleCondition[];
    /** Whether all conditions must hold or any one. */ operator: 'and' | 'or';
    /** Says that this is a group of conditions. */ type: 'group';
  }

  /** @discriminator type */
  export type EmailRuleCondition =
    | EmailRuleScalarCondition | EmailRuleArrayCondition | EmailRuleHeaderCondition | EmailRuleConditionGroup;

  export interface EmailRuleScalarCondition {
    /** Field of the message, one of the schema's. @minLength 1 @maxLength 256 @example "subject" */ field: string;
    /** Comparison operator; `matches` takes a regular expression. */
    operator: '==' | '!=' | '>' | '>=' | '<' | '<=' | 'contains' | 'matches' | (string & {});
    /** Says that the field has a single value. */ type: 'scalar';
    /** Text, number or boolean that stands for the entry. @example "Invoice" */ value: string | number | boolean;
  }

  export interface EmailRuleArrayCondition {
    /** Conditions on the parts of one entry. @minItems 1 @maxItems 20 */
    conditions: {
      /** Comparison operator; `matches` takes a regular expression. */
      operator: '==' | '!=' | '>' | '>=' | '<' | '<=' | 'contains' | 'matches' | (string & {});
      /** Part of the entry, such as an attachment's name. @minLength 1 @maxLength 128 @example "filename" */ subfield: string;
      /** Text, number or boolean that stands for the entry. @example "invoice.exe" */ value: string | number | boolean;
    }[];
    /** Field of the message, one of the schema's. @minLength 1 @maxLength 256 @example "attachments" */ field: string;
    /** Whether any entry or every entry must fulfil the conditions. @default "any" */ quantifier?: 'any' | 'all';
    /** Says that the field is a list. */ type: 'array';
  }

  export interface EmailRuleHeaderCondition {
    /** Name of the header; case does not matter. @minLength 1 @maxLength 256 */ header_name: string;
    /** Headers to compare among several of that name, or `count` to compare their number. */ match_type: 'any' | 'all' | 'first' | 'last' | 'count' | (string & {});
    /** Comparison operator; `matches` takes a regular expression. */
    operator: '==' | '!=' | '>' | '>=' | '<' | '<=' | 'contains' | 'matches' | (string & {});
    /** Says that a header is looked at. */ type: 'header';
    /** Value to compare with; a number for `count`. */ value: string | number;
  }

  export interface EmailRuleValidationResponse {
    /** YARA text that the rule compiles to. */ compiled_yara?: string;
    error?: string;
    /** Whether the source has no errors. */ valid: boolean;
  }

  export interface TreeResponse {
    /** Top folders of the tree. */ tree: TreeNode[];
  }

  export interface TreeNode {
    /** Folders and rules below. */ children: TreeNode[];
    /** Number of entries that are counted here. @example 15 */ count: number;
    /** Name of the folder or rule. @example "workers" */ name: string;
    /** Folder-like path of the rule. @example "yara/workers" */ path: string;
  }
}
