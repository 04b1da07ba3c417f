import type { JsonObject, SinglePage, Uploadable } from '../_client.ts';
import type { DateTime, ErrorData, InAccount, Integer, ResponseInfo, Result } from '../_shared.ts';
import type { Scans } from './scans.ts';
import type { BinaryStorage } from './binary-storage.ts';
import type { Requests } from './requests.ts';
import type { ThreatEvents } from './threat-events.ts';
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
  export { type BinaryStorage, type Collections, type Requests, type Rules, type Scans, type ThreatEvents, type ThreatSignals };

  export interface BinaryStorageCreateParams extends InAccount {
    file: Uploadable;
  }

  export interface BinaryStorageCreateResponse {
    /** @example "text/plain" */ content_type: string;
    /** @example "5d84ade76d2a8387c81175bb0cbe6492" */ md5: string;
    /** @example "9aff6879626d957eafadda044e4f879aae1e7278" */ sha1: string;
    sha256: string;
  }

  export type BinaryStorageGetParams = InAccount;

  export interface RequestCreateParams extends InAccount {
    content?: string;
    /** @example "routine" */ priority?: string;
    /** @example "Victomology" */ request_type?: string;
    summary?: string;
    tlp?: 'clear' | 'amber' | 'amber-strict' | 'green' | 'red';
  }

  export interface Item {
    /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string;
    content: string;
    created: DateTime;
    priority: DateTime;
    /** @example "Victomology" */ request: string;
    summary: string;
    tlp: 'clear' | 'amber' | 'amber-strict' | 'green' | 'red';
    updated: DateTime;
    completed?: DateTime;
    /** @example 1 */ message_tokens?: Integer;
    /** @example "RFI-2022-000001" */ readable_id?: string;
    status?: 'open' | 'accepted' | 'reported' | 'approved' | 'completed' | 'declined';
    /** @example 16 */ tokens?: Integer;
  }

  export type RequestUpdateParams = RequestCreateParams;

  export interface RequestListParams extends InAccount {
    page: Integer;
    /** @example 10 */ per_page: Integer;
    completed_after?: DateTime;
    completed_before?: DateTime;
    created_after?: DateTime;
    created_before?: DateTime;
    /** @example "Victomology" */ request_type?: string;
    /** @example "created" */ sort_by?: string;
    sort_order?: 'asc' | 'desc';
    status?: 'open' | 'accepted' | 'reported' | 'approved' | 'completed' | 'declined';
  }

  export interface ListItem {
    /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string;
    created: DateTime;
    priority: 'routine' | 'high' | 'urgent';
    /** @example "Victomology" */ request: string;
    summary: string;
    tlp: 'clear' | 'amber' | 'amber-strict' | 'green' | 'red';
    updated: DateTime;
    completed?: DateTime;
    /** @example 16 */ message_tokens?: Integer;
    /** @example "RFI-2022-000001" */ readable_id?: string;
    status?: 'open' | 'accepted' | 'reported' | 'approved' | 'completed' | 'declined';
    tokens?: Integer;
  }

  export type RequestDeleteParams = InAccount;

  export type RequestDeleteResponse = Result.AaaAPIResponseCommon;
  export namespace RequestDeleteResponse {
    export type Error = ResponseInfo;
    export namespace Error {
      export type Source = ErrorData.Source;
    }
    export type Message = ResponseInfo;
    export namespace Message {
      export type Source = ErrorData.Source;
    }
  }

  export type RequestConstantsParams = InAccount;

  export interface RequestConstants {
    priority?: ('routine' | 'high' | 'urgent')[];
    status?: ('open' | 'accepted' | 'reported' | 'approved' | 'completed' | 'declined')[];
    tlp?: ('clear' | 'amber' | 'amber-strict' | 'green' | 'red')[];
  }

  export type RequestGetParams = InAccount;

  export type RequestQuotaParams = InAccount;

  export interface Quota {
    anniversary_date?: DateTime;
    quarter_anniversary_date?: DateTime;
    /** @example 120 */ quota?: Integer;
    /** @example 64 */ remaining?: Integer;
  }

  export type RequestTypesParams = InAccount;

  export type RequestTypesResponse = string;

  export interface ThreatEventCreateParams extends InAccount {
    category: string;
    date: DateTime;
    event: string;
    raw: ThreatEventCreateParams.Raw;
    /** @example "amber" */ tlp: string;
    /** @example 123456 */ accountId?: number;
    attacker?: string | null;
    /** @example "CN" */ attackerCountry?: string;
    /** @example "durableObjectName" */ datasetId?: string;
    /** @example "domain.com" */ indicator?: string;
    indicators?: ThreatEventCreateParams.Indicator[];
    /** @example "domain" */ indicatorType?: string;
    insight?: string;
    tags?: string[];
    /** @example "US" */ targetCountry?: string;
    /** @example "Agriculture" */ targetIndustry?: string;
  }
  export namespace ThreatEventCreateParams {
    export interface Indicator {
      /** @example "domain" */ indicatorType: string;
      /** @example "malicious.com" */ value: string;
    }
    export interface Raw {
      data: { [key: string]: unknown } | null;
      /** @example "example.com" */ source?: string;
      /** @example "amber" */ tlp?: string;
    }
  }

  export type ThreatEventCreateResponse = ThreatEventListResponse.ThreatEventListResponseItem;

  export interface ThreatEventListParams extends InAccount {
    cache?: 'from-graph';
    cursor?: string;
    datasetId?: string[];
    forceRefresh?: boolean;
    format?: 'json' | 'stix2' | 'taxii';
    order?: 'asc' | 'desc';
    orderBy?: string;
    page?: number;
    pageSize?: number;
    /** @default [] */ search?: ThreatEventListParams.Search[];
  }
  export namespace ThreatEventListParams {
    export interface Search {
      /** @example "attackerCountry" */ field?: string;
      op?: 'equals' | 'not' | 'gt' | 'gte' | 'lt' | 'lte' | 'like' | 'contains' | 'startsWith' | 'endsWith' | 'in' | 'find';
      value?: string | number | (string | number)[];
    }
  }

  export type ThreatEventListResponse = ThreatEventListResponse.ThreatEventListResponseItem[];
  export namespace ThreatEventListResponse {
    export interface ThreatEventListResponseItem {
      attacker: string;
      /** @example "CN" */ attackerCountry: string;
      /** @example "CHN" */ attackerCountryAlpha3: string;
      category: string;
      /** @example "dataset-example-id" */ datasetId: string;
      /** @example "2022-04-01T00:00:00Z" */ date: string;
      event: string;
      hasChildren: boolean;
      /** @example "domain.com" */ indicator: string;
      /** @example "domain" */ indicatorType: string;
      /** @example 5 */ indicatorTypeId: number;
      killChain: number;
      mitreAttack: string[];
      mitreCapec: string[];
      numReferenced: number;
      numReferences: number;
      /** @example "453gw34w3" */ rawId: string;
      referenced: string[];
      referencedIds: number[];
      references: string[];
      referencesIds: number[];
      tags: string[];
      /** @example "US" */ targetCountry: string;
      /** @example "USA" */ targetCountryAlpha3: string;
      /** @example "Agriculture" */ targetIndustry: string;
      /** @example "amber" */ tlp: string;
      /** @example "12345678-1234-1234-1234-1234567890ab" */ uuid: string;
      insight?: string;
      releasabilityId?: string;
    }
  }

  export interface ThreatEventBulkCreateParams extends InAccount {
    data: ThreatEventBulkCreateParams.Data[];
    /** @example "durableObjectName" */ datasetId: string;
    includeCreatedEvents?: boolean;
  }
  export namespace ThreatEventBulkCreateParams {
    export interface Data {
      category: string;
      date: DateTime;
      event: string;
      raw: ThreatEventCreateParams.Raw;
      /** @example "amber" */ tlp: string;
      /** @example 123456 */ accountId?: number;
      attacker?: string | null;
      /** @example "CN" */ attackerCountry?: string;
      /** @example "durableObjectName" */ datasetId?: string;
      /** @example "domain.com" */ indicator?: string;
      indicators?: ThreatEventCreateParams.Indicator[];
      /** @example "domain" */ indicatorType?: string;
      insight?: string;
      tags?: string[];
      /** @example "US" */ targetCountry?: string;
      /** @example "Agriculture" */ targetIndustry?: string;
    }
    export namespace Data {
      export type Indicator = ThreatEventCreateParams.Indicator;
      export type Raw = ThreatEventCreateParams.Raw;
    }
  }

  export interface ThreatEventBulkCreateResponse {
    createdEventsCount: number;
    createdTagsCount: number;
    errorCount: number;
    queuedIndicatorsCount: number;
    /** @format uuid */ createBulkEventsRequestId?: string;
    createdEvents?: ThreatEventBulkCreateResponse.CreatedEvent[];
    errors?: ThreatEventBulkCreateResponse.Error[];
  }
  export namespace ThreatEventBulkCreateResponse {
    export interface CreatedEvent {
      eventIndex: number;
      shardId: string;
      /** @format uuid */ uuid: string;
    }
    export interface Error {
      error: string;
      eventIndex: number;
    }
  }

  export interface ThreatEventBulkCreateRelationshipsParams extends InAccount {
    data: ThreatEventBulkCreateParams.Data[];
    /** @example "durableObjectName" */ datasetId: string;
  }
  export namespace ThreatEventBulkCreateRelationshipsParams {
    export import Data = ThreatEventBulkCreateParams.Data;
  }

  export interface ThreatEventBulkCreateRelationshipsResponse {
    createdEventsCount: number;
    createdIndicatorsCount: number;
    createdRelationshipsCount: number;
    errorCount: number;
    errors?: ThreatEventBulkCreateResponse.Error[];
  }
  export namespace ThreatEventBulkCreateRelationshipsResponse {
    export type Error = ThreatEventBulkCreateResponse.Error;
  }

  export interface ThreatEventEditParams extends InAccount {
    /** @example "9b769969-a211-466c-8ac3-cb91266a066a" */ datasetId: string;
    attacker?: string | null;
    /** @example "CN" */ attackerCountry?: string;
    category?: string;
    createdAt?: DateTime;
    date?: DateTime;
    event?: string;
    /** @example "domain2.com" */ indicator?: string;
    /** @example "domain" */ indicatorType?: string;
    insight?: string;
    raw?: ThreatEventEditParams.Raw;
    /** @example "US" */ targetCountry?: string;
    /** @example "Insurance" */ targetIndustry?: string;
    /** @example "amber" */ tlp?: string;
  }
  export namespace ThreatEventEditParams {
    export interface Raw {
      data?: { [key: string]: unknown } | null;
      /** @example "example.com" */ source?: string;
      /** @example "amber" */ tlp?: string;
    }
  }

  export type ThreatEventEditResponse = ThreatEventListResponse.ThreatEventListResponseItem;

  export type ThreatEventGetParams = InAccount;

  export type ThreatEventGetResponse = ThreatEventListResponse.ThreatEventListResponseItem;

  export interface ThreatEventBulkDeleteParams extends InAccount {
    /** @query */ eventIds: (/** @minLength 1 */ string)[];
  }

  export interface ThreatEventUpdateParams extends InAccount {
    attacker?: string | null;
    /** @example "CN" */ attackerCountry?: string;
    category?: string;
    createdAt?: DateTime;
    /** @example "9b769969-a211-466c-8ac3-cb91266a066a" */ datasetId: string;
    date?: DateTime;
    event?: string;
    /** @example "domain2.com" */ indicator?: string;
    /** @example "domain" */ indicatorType?: string;
    insight?: string;
    raw?: {
      data?: JsonObject | null;
      /** @example "example.com" */ source?: string;
      /** @example "amber" */ tlp?: string;
    };
    /** @example "US" */ targetCountry?: string;
    /** @example "Insurance" */ targetIndustry?: string;
    /** @example "amber" */ tlp?: string;
  }

  export interface ThreatEventUpdateResponse {
    attacker: string;
    /** @example "CN" */ attackerCountry: string;
    /** @example "CHN" */ attackerCountryAlpha3: string;
    category: string;
    /** @example "dataset-example-id" */ datasetId: string;
    /** @example "2022-04-01T00:00:00Z" */ date: string;
    event: string;
    hasChildren: boolean;
    /** @example "domain.com" */ indicator: string;
    /** @example "domain" */ indicatorType: string;
    /** @example 5 */ indicatorTypeId: number;
    insight?: string;
    killChain: number;
    mitreAttack: string[];
    mitreCapec: string[];
    numReferenced: number;
    numReferences: number;
    /** @example "453gw34w3" */ rawId: string;
    referenced: string[];
    referencedIds: number[];
    references: string[];
    referencesIds: number[];
    releasabilityId?: string;
    tags: string[];
    /** @example "US" */ targetCountry: string;
    /** @example "USA" */ targetCountryAlpha3: string;
    /** @example "Agriculture" */ targetIndustry: string;
    /** @example "amber" */ tlp: string;
    /** @example "12345678-1234-1234-1234-1234567890ab" */ uuid: string;
  }

  export interface ThreatEventBulkEditParams extends InAccount {
    /** @example "9b769969-a211-466c-8ac3-cb91266a066a" */ datasetId: string;
    /** @minItems 1 @maxItems 100 */ eventIds: string[];
    updates: {
      attacker?: string | null;
      /** @example "CN" */ attackerCountry?: string;
      category?: string;
      createdAt?: DateTime;
      event?: string;
      /** @example "domain2.com" */ indicator?: string;
      /** @example "domain" */ indicatorType?: string;
      insight?: string;
      raw?: {
        data?: JsonObject | null;
        /** @example "example.com" */ source?: string;
        /** @example "amber" */ tlp?: string;
      };
      /** @example "US" */ targetCountry?: string;
      /** @example "Insurance" */ targetIndustry?: string;
      /** @example "amber" */ tlp?: string;
    };
  }

  export interface ThreatEventBulkEditResponse {
    /** @example 1 */ failedCount: number;
    failures?: ({ error: string; /** @example "12345678-1234-1234-1234-1234567890ab" */ eventId: string })[];
    /** @example 5 */ updatedCount: number;
  }

  export interface RuleListParams extends InAccount {
    namespace?: string | /** @maxItems 50 */ string[];
    path?: string | /** @maxItems 50 */ string[];
    recursive?: 'true' | 'false';
    /** @example "malicious" */ search?: string;
    is_public?: 'true' | 'false';
    /** @min 1 @max 100 @default 50 @example 50 */ limit?: number;
    /** @min 0 @default 0 @example 0 */ offset?: number | null;
  }

  export interface RulesListResponse {
    rules: Rule[];
    /** @example 100 */ total: number;
  }

  export interface RuleCreateParams extends InAccount {
    actions?: RuleAction[];
    /** @maxLength 1000 */ commit_message?: string;
    /** @minLength 1 */ content: string;
    /** @maxLength 1000 */ description?: string;
    /** @default true */ enabled?: boolean;
    /** @default false */ is_public?: boolean;
    /** @maxItems 50 */ meta?: MetaInputEntry[];
    /** @minLength 1 @maxLength 255 @example "block-malicious-workers" */ name: string;
    /** @default [] */ namespaces?: (/** @minLength 1 @maxLength 255 */ string)[];
    /** @minLength 1 @example "yara/workers" */ path: string;
  }

  export interface Rule {
    content: string;
    /** @example 1679529600000 @readOnly */ created_at: number;
    created_by: string;
    description: string;
    enabled: boolean;
    /** @format uuid @example "550e8400-e29b-41d4-a716-446655440000" */ id: string;
    is_public: boolean;
    meta?: RuleMetaEntry[];
    /** @example "block-malicious-workers" */ name: string;
    namespaces: string[];
    /** @example "yara/workers" */ path: string;
    pending_approval_id: number | null;
    structured_source?: string | null;
    /** @example 1679529600000 @readOnly */ updated_at: number;
    updated_by: string;
  }

  export type RuleBulkDeleteParams = InAccount;

  export interface DeleteAllResponse {
    /** @example 10 */ deleted: number;
  }

  export type RuleGetParams = InAccount;

  export interface RuleUpdateParams extends InAccount {
    /** @maxLength 1000 */ commit_message?: string;
    /** @minLength 1 */ content?: string;
    /** @maxLength 1000 */ description?: string;
    enabled?: boolean;
    is_public?: boolean;
    /** @maxItems 50 */ meta?: MetaInputEntry[];
    /** @minLength 1 @maxLength 255 @example "block-malicious-workers" */ name?: string;
    namespaces?: (/** @minLength 1 @maxLength 255 */ string)[];
    /** @minLength 1 @example "yara/workers" */ path?: string;
  }

  export type RuleDeleteParams = InAccount;

  export interface SuccessResponse {
    success: boolean;
  }

  export interface RuleSearchParams extends InAccount {
    namespace?: string | /** @maxItems 50 */ string[];
    path?: string | /** @maxItems 50 */ string[];
    recursive?: 'true' | 'false';
    /** @example "malicious" */ search?: string;
    is_public?: 'true' | 'false';
    /** @min 1 @max 100 @default 50 @example 50 */ limit?: number;
    /** @min 0 @default 0 @example 0 */ offset?: number | null;
    /** @minLength 1 @maxLength 500 */ query: string;
    /** @default "hybrid" */ mode?: 'exact' | 'hybrid' | 'vector' | 'keyword';
    language?: 'yara' | 'js';
  }

  export interface RulesSearchResponse {
    fallback?: boolean;
    interpreted?: { filters?: { [key: string]: JsonObject | null }; retrieval_type: string };
    /** @example "hybrid" */ mode: string;
    results: RuleSearchResult[];
    /** @min 0 @example 12 */ total: Integer;
  }

  export interface RuleValidateParams extends InAccount {
    /** @minLength 1 */ content: string;
    /** @format uuid */ excludeRuleId?: string;
    /** @minLength 1 @maxLength 255 */ name: string;
    /** @default [] */ namespaces?: (/** @minLength 1 @maxLength 255 */ string)[];
    /** @minLength 1 */ path?: string;
  }

  export interface ValidationResponse {
    error?: string;
    valid: boolean;
  }

  export interface CollectionListParams extends InAccount {
    page?: number;
    limit?: number;
  }

  export type CollectionListResponse = ({
    /** @readOnly */ created_at: string;
    created_by: string;
    id: string;
    item_count: number;
    metadata?: JsonObject;
    name: string;
    status: string;
    /** @readOnly */ updated_at: string;
  })[];

  export interface CollectionCreateParams extends InAccount {
    /** @body */ body?: {
      /** @minItems 1 @maxItems 100 */ columns: ({
        default?: JsonObject | null;
        /** @minLength 1 @maxLength 64 */ name: string;
        /** @default false */ required?: boolean;
        type: 'text' | 'number' | 'boolean' | 'date';
      })[];
      /** @maxLength 500 */ description?: string;
      metadata?: JsonObject;
      /** @minLength 1 @maxLength 64 */ name: string;
      project_id?: string;
      tags?: string[];
    } | {
      /** @maxLength 500 */ description?: string;
      metadata?: JsonObject;
      /** @minLength 1 @maxLength 64 */ name: string;
      project_id?: string;
      /** @minItems 1 @maxItems 1000 */ rows: JsonObject[];
      tags?: string[];
    } | {
      /** @minItems 1 @maxItems 100 */ columns: ({
        default?: JsonObject | null;
        /** @minLength 1 @maxLength 64 */ name: string;
        /** @default false */ required?: boolean;
        type: 'text' | 'number' | 'boolean' | 'date';
      })[];
      /** @maxLength 500 */ description?: string;
      metadata?: JsonObject;
      /** @minLength 1 @maxLength 64 */ name: string;
      project_id?: string;
      /** @minItems 1 @maxItems 1000 */ rows: JsonObject[];
      tags?: string[];
    };
  }

  export interface CollectionCreateResponse {
    columns: ({
      default_value: string | null;
      /** @format uuid */ id: string;
      name: string;
      /** @min 0 */ position: Integer;
      required: boolean;
      type: 'text' | 'number' | 'boolean' | 'date';
    })[];
    /** @readOnly */ created_at: DateTime;
    created_by: string;
    description?: string;
    /** @format uuid */ id: string;
    /** @min 0 */ item_count: Integer;
    name: string;
    project_id?: string;
    status: 'ready' | 'processing' | 'failed';
    tags?: string[];
    /** @readOnly */ updated_at: DateTime;
  }

  export type CollectionGetParams = InAccount;

  export interface CollectionGetResponse {
    columns: ({
      default?: JsonObject | null;
      id: string;
      name: string;
      position: number;
      required: boolean;
      type: string;
    })[];
    /** @readOnly */ created_at: string;
    created_by: string;
    id: string;
    item_count: number;
    metadata?: JsonObject;
    name: string;
    status: string;
    /** @readOnly */ updated_at: string;
  }

  export interface CollectionEditParams extends InAccount {
    metadata?: {
      description?: string;
      project_id?: string;
      tags?: string[];
    };
    name?: string;
  }

  export interface CollectionEditResponse {
    /** @readOnly */ created_at: string;
    created_by: string;
    id: string;
    item_count: number;
    metadata?: JsonObject;
    name: string;
    status: string;
    /** @readOnly */ updated_at: string;
  }

  export type CollectionDeleteParams = InAccount;

  export interface CollectionDeleteResponse {
    errors: JsonObject[];
    messages: JsonObject[];
    success: true;
  }

  export interface CollectionExportParams extends InAccount {
    include_ids?: boolean;
    /** @header accept */ accept?: string;
  }

  export type ListItemsSinglePage = SinglePage<ListItem>;

  export type RequestTypes = RequestTypesResponse[];

  export type RequestTypesResponsesSinglePage = SinglePage<RequestTypesResponse>;

  export interface RequestAssetItem {
    created?: DateTime;
    description?: string;
    /** @example "docx" */ file_type?: string;
    id: Integer;
    /** @example "example.docx" */ name: string;
  }

  export interface PriorityItem {
    created: DateTime;
    /** @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id: string;
    labels: string[];
    /** @example 1 */ priority: Integer;
    requirement: string;
    tlp: 'clear' | 'amber' | 'amber-strict' | 'green' | 'red';
    updated: DateTime;
  }

  export interface RuleMetaEntry {
    key: string;
    type: 'string' | 'bool' | 'int';
    value: string | boolean | number;
  }

  export interface RuleAction {
    action_config: { [key: string]: string | number | boolean | string[] | { [key: string]: string } };
    action_type: 'alert_gchat' | 'webhook' | 'logging' | 'email' | 'pipeline' | 'remediation' | 'throttle' | 'delete';
    /** @default true */ enabled?: boolean;
  }

  export interface MetaInputEntry {
    /** @minLength 1 @maxLength 128 */ key: string;
    value: /** @maxLength 10000 */ string | number | boolean;
  }

  export interface RuleApprovalsListResponse {
    approvals: ({
      /** @example 1 */ audit_log_id: number;
      can_review: boolean;
      change_description: string;
      change_type: 'create' | 'update' | 'delete' | 'unresolved';
      commit_message: string | null;
      /** @example 12345 */ id: number;
      proposed_changes: ApprovalProposedChanges;
      rejection_reason: string | null;
      /** @example 1679529600000 */ requested_at: number;
      requested_by: string;
      /** @example 1679529600000 */ reviewed_at: number | null;
      reviewer_scope: 'default' | 'email' | 'unresolved';
      /** @exclusiveMin 0 */ revision_number: Integer;
      /** @format uuid @example "550e8400-e29b-41d4-a716-446655440000" */ rule_id: string;
      /** @example "suspicious_email.yar" */ rule_name: string;
      status: 'pending' | 'approved' | 'rejected';
      /** @example 12346 */ superseded_by_approval_id: number | null;
      /** @example 12344 */ supersedes_approval_id: number | null;
    })[];
    /** @example 10 */ total: number;
  }

  export type ApprovalProposedChanges = unknown;

  export interface RuleApprovalDetailResponse {
    approval: {
      /** @example 1 */ audit_log_id: number;
      can_review: boolean;
      change_description: string;
      change_type: 'create' | 'update' | 'delete' | 'unresolved';
      commit_message: string | null;
      current_rule: unknown;
      /** @example 12345 */ id: number;
      proposed_changes: ApprovalProposedChanges;
      rejection_reason: string | null;
      /** @example 1679529600000 */ requested_at: number;
      requested_by: string;
      /** @example 1679529600000 */ reviewed_at: number | null;
      reviewer_scope: 'default' | 'email' | 'unresolved';
      /** @exclusiveMin 0 */ revision_number: Integer;
      /** @format uuid @example "550e8400-e29b-41d4-a716-446655440000" */ rule_id: string;
      /** @example "suspicious_email.yar" */ rule_name: string;
      status: 'pending' | 'approved' | 'rejected';
      /** @example 12346 */ superseded_by_approval_id: number | null;
      /** @example 12344 */ supersedes_approval_id: number | null;
    };
  }

  export interface ResubmitApprovalResponse {
    approval_id: number;
    message: string;
    requires_approval: true;
    /** @exclusiveMin 0 */ revision_number: Integer;
    supersedes_approval_id: number;
  }

  export interface AccountExemptions {
    namespace: string[];
    tag_match: string[];
    worker_name: string[];
  }

  export interface ExemptionUpdateEntry {
    /** @minLength 1 @example "^test-.*$" */ new_pattern: string;
    /** @minLength 1 @example "^test-.*$" */ old_pattern: string;
  }

  export interface RuleSearchResult {
    content: string;
    /** @example 1679529600000 @readOnly */ created_at: number;
    created_by: string;
    description: string;
    enabled: boolean;
    /** @format uuid @example "550e8400-e29b-41d4-a716-446655440000" */ id: string;
    is_public: boolean;
    meta?: RuleMetaEntry[];
    /** @example "block-malicious-workers" */ name: string;
    namespaces: string[];
    /** @example "yara/workers" */ path: string;
    pending_approval_id: number | null;
    structured_source?: string | null;
    /** @example 1679529600000 @readOnly */ updated_at: number;
    updated_by: string;
    /** @min 0 @max 1 @example 0.87 */ score?: number;
    scoring_details?: {
      fusion_method?: string;
      keyword_rank?: number;
      keyword_score?: number;
      reranking_score?: number;
      vector_rank?: number;
      vector_score?: number;
    };
  }

  export interface StatsResponse {
    /** @example 5 */ pending_approvals: number;
    rules_by_namespace: { [key: string]: number };
    /** @example 42 */ total_rules: number;
  }

  export interface EmailRuleConditionGroup {
    /** @minItems 1 @maxItems 50 */ conditions: EmailRuleCondition[];
    operator: 'and' | 'or';
    type: 'group';
  }

  /** @discriminator type */
  export type EmailRuleCondition = EmailRuleScalarCondition | EmailRuleArrayCondition | EmailRuleHeaderCondition | EmailRuleConditionGroup;

  export interface EmailRuleScalarCondition {
    /** @minLength 1 @maxLength 256 */ field: string;
    operator: '==' | '!=' | '>' | '>=' | '<' | '<=' | 'contains' | 'matches';
    type: 'scalar';
    value: string | number | boolean;
  }

  export interface EmailRuleArrayCondition {
    /** @minItems 1 @maxItems 20 */ conditions: ({
      operator: '==' | '!=' | '>' | '>=' | '<' | '<=' | 'contains' | 'matches';
      /** @minLength 1 @maxLength 128 */ subfield: string;
      value: string | number | boolean;
    })[];
    /** @minLength 1 @maxLength 256 */ field: string;
    /** @default "any" */ quantifier?: 'any' | 'all';
    type: 'array';
  }

  export interface EmailRuleHeaderCondition {
    /** @minLength 1 @maxLength 256 */ header_name: string;
    match_type: 'any' | 'all' | 'first' | 'last' | 'count';
    operator: '==' | '!=' | '>' | '>=' | '<' | '<=' | 'contains' | 'matches';
    type: 'header';
    value: string | number;
  }

  export interface EmailRuleValidationResponse {
    compiled_yara?: string;
    error?: string;
    valid: boolean;
  }

  export interface TreeResponse {
    tree: TreeNode[];
  }

  export interface TreeNode {
    children: TreeNode[];
    /** @example 15 */ count: number;
    /** @example "workers" */ name: string;
    /** @example "yara/workers" */ path: string;
  }
}
