import type { APIPromise, RequestOptions } from '../_client.ts';
import type { DateTime, InAccount, PageParams } from '../_shared.ts';
import type { AIGateway } from './index.ts';

/** Flows that choose a model per call by conditions, shares or limits. */
export interface DynamicRouting {
  /** Create a dynamic route in a gateway from its routing elements.
   *  @http POST /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/routes
   *  @permission AI Gateway Write
   *  @plans free pro business enterprise
   *  @availability ga
   *  @example {
   *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "gateway_id": "my-gateway", "name": "support",
   *    "elements": [{ "id": "start", "type": "start", "outputs": { "next": { "elementId": "end" } } }, { "id": "end", "type": "end", "outputs": {} }]
   *  } */
  create(gatewayID: string, params: DynamicRoutingCreateParams, options?: RequestOptions): APIPromise<DynamicRoutingResult>;

  /** Edit a dynamic route, leaving its versions as they are.
   *  @http PATCH /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/routes/{id}
   *  @unwrapped
   *  @permission AI Gateway Write
   *  @plans free pro business enterprise
   *  @availability ga */
  update(id: string, params: DynamicRoutingUpdateParams, options?: RequestOptions): APIPromise<DynamicRoutingUpdateResponse>;

  /** List the dynamic routes of a gateway.
   *  @http GET /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/routes
   *  @unwrapped
   *  @permission AI Gateway Write; AI Gateway Read
   *  @plans free pro business enterprise
   *  @availability ga
   *  @columns name id created_at modified_at
   *  @key name */
  list(gatewayID: string, params: DynamicRoutingListParams, options?: RequestOptions): APIPromise<DynamicRoutingListResponse>;

  /** Delete a dynamic route from a gateway.
   *  @http DELETE /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/routes/{id}
   *  @permission AI Gateway Write
   *  @plans free pro business enterprise
   *  @availability ga */
  delete(id: string, params: DynamicRoutingParams, options?: RequestOptions): APIPromise<DynamicRoutingData>;

  /** Deploy a chosen version of a dynamic route.
   *  @http POST /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/routes/{id}/deployments
   *  @permission AI Gateway Write
   *  @plans free pro business enterprise
   *  @availability ga */
  createDeployment(
    id: string,
    params: DynamicRoutingCreateDeploymentParams,
    options?: RequestOptions,
  ): APIPromise<DynamicRoutingData>;

  /** Create a new version of a dynamic route.
   *
   *  It answers requests only once it is deployed (`createDeployment`).
   *  @http POST /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/routes/{id}/versions
   *  @permission AI Gateway Write
   *  @plans free pro business enterprise
   *  @availability ga */
  createVersion(
    id: string,
    params: DynamicRoutingCreateVersionParams,
    options?: RequestOptions,
  ): APIPromise<DynamicRoutingData>;

  /** Get one dynamic route of a gateway.
   *  @http GET /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/routes/{id}
   *  @permission AI Gateway Write; AI Gateway Read
   *  @plans free pro business enterprise
   *  @availability ga */
  get(id: string, params: DynamicRoutingParams, options?: RequestOptions): APIPromise<DynamicRoutingResult>;

  /** Get one version of a dynamic route with its elements.
   *  @http GET /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/routes/{id}/versions/{version_id}
   *  @permission AI Gateway Write; AI Gateway Read
   *  @plans free pro business enterprise
   *  @availability ga */
  getVersion(
    versionID: string,
    params: DynamicRoutingGetVersionParams,
    options?: RequestOptions,
  ): APIPromise<DynamicRoutingGetVersionResponse>;

  /** List the deployments made of a dynamic route.
   *  @http GET /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/routes/{id}/deployments
   *  @unwrapped
   *  @permission AI Gateway Write; AI Gateway Read
   *  @plans free pro business enterprise
   *  @availability ga
   *  @columns deployment_id version_id created_at */
  listDeployments(
    id: string,
    params: DynamicRoutingParams,
    options?: RequestOptions,
  ): APIPromise<DynamicRoutingListDeploymentsResponse>;

  /** List every saved version of a dynamic route.
   *  @http GET /accounts/{account_id}/ai-gateway/gateways/{gateway_id}/routes/{id}/versions
   *  @unwrapped
   *  @permission AI Gateway Write; AI Gateway Read
   *  @plans free pro business enterprise
   *  @availability ga
   *  @columns version_id active is_valid created_at */
  listVersions(
    id: string,
    params: DynamicRoutingParams,
    options?: RequestOptions,
  ): APIPromise<DynamicRoutingListVersionsResponse>;
}

export interface DynamicRoutingCreateParams extends InAccount {
  elements: (/** @discriminator type */
    | StartElement | ConditionalElement | PercentageElement | RateElement | ModelElement | EndElement
  )[];
  /** Name of the route; requests choose it as model `dynamic/<name>`. @minLength 1 @example "support" */ name: string;
}

export interface RouteDetails {
  /** Identifies the route; given by Cloudflare. */ id: string;
  elements: (/** @discriminator type */
    | StartElement | ConditionalElement | PercentageElement | RateElement | ModelElement | EndElement
  )[];
  /** Gateway the entry belongs to. @from aiGateway.list */ gateway_id: string;
  /** @readOnly */ modified_at: DateTime;
  /** Name of the route; requests choose it as model `dynamic/<name>`. */ name: string;
}

export interface DynamicRoutingResult extends RouteDetails {
  /** @readOnly */ created_at: DateTime;
  /** Version that answers now. */ deployment: Deployment;
  /** The version with its steps. */ version: AIGateway.Version;
}

export interface DynamicRoutingUpdateParams extends InAccount {
  /** Gateway the entry belongs to. @example "54442216" @from aiGateway.list */ gateway_id: string;
  /** Name of the route; requests choose it as model `dynamic/<name>`. @minLength 1 */ name: string;
}

export interface DynamicRoutingUpdateResponse {
  /** The route with its active version. */ route: DynamicRoutingUpdateResponse.Route;
  success: boolean;
}
export declare namespace DynamicRoutingUpdateResponse {
  export interface Route extends RouteDetails {
    account_tag: string;
    /** @readOnly */ created_at: DateTime;
    /** Version that answers now. */ deployment: Deployment;
    /** The version with its steps. */ version: AIGateway.Version;
  }
}

export interface DynamicRoutingListParams extends InAccount, PageParams {}

export interface DynamicRoutingListResponse {
  /** Routes of the gateway, with the place of the page. */ data: DynamicRoutingListResponse.Data;
  success: boolean;
}
export declare namespace DynamicRoutingListResponse {
  export interface Data {
    order_by: string;
    order_by_direction: string;
    page: number;
    per_page: number;
    /** Routes of the gateway. */ routes: DynamicRoutingUpdateResponse.Route[];
  }
}

export interface DynamicRoutingParams extends InAccount {
  /** Gateway the entry belongs to. @example "54442216" @from aiGateway.list */ gateway_id: string;
}

export interface DynamicRoutingData extends RouteDetails {
  /** @readOnly */ created_at: DateTime;
}

export interface DynamicRoutingCreateDeploymentParams extends InAccount {
  /** Gateway the entry belongs to. @example "54442216" @from aiGateway.list */ gateway_id: string;
  /** Version that is meant. @example "54442216" */ version_id: string;
}

export interface DynamicRoutingCreateVersionParams extends InAccount {
  /** Gateway the entry belongs to. @example "54442216" @from aiGateway.list */ gateway_id: string;
  elements: (/** @discriminator type */
    | StartElement | ConditionalElement | PercentageElement | RateElement | ModelElement | EndElement
  )[];
}

export interface DynamicRoutingGetVersionParams extends InAccount {
  /** Gateway the entry belongs to. @example "54442216" @from aiGateway.list */ gateway_id: string;
  /** Route whose version is asked for. @example "54442216" */ id: string;
}

export interface DynamicRoutingGetVersionResponse extends RouteDetails, AIGateway.Version {}

export interface DynamicRoutingListDeploymentsResponse {
  /** Deployments of the route, with the place of the page. */ data: DynamicRoutingListDeploymentsResponse.Data;
  success: boolean;
}
export declare namespace DynamicRoutingListDeploymentsResponse {
  export interface Data {
    /** Deployments, newest first. */ deployments: Deployment[];
    order_by: string;
    order_by_direction: string;
    page: number;
    per_page: number;
  }
}

export interface DynamicRoutingListVersionsResponse {
  /** Versions of the route, with the place of the page. */ data: DynamicRoutingListVersionsResponse.Data;
  success: boolean;
}
export declare namespace DynamicRoutingListVersionsResponse {
  export interface Data {
    order_by: string;
    order_by_direction: string;
    page: number;
    per_page: number;
    /** Versions, newest first. */ versions: AIGateway.Version[];
  }
}

export interface Deployment {
  /** @readOnly */ created_at: string;
  /** Names the deployment that was made. */ deployment_id: string;
  /** Version that is deployed. */ version_id: string;
}

export interface StartElement {
  /** Identifies the step within the route; outputs of other steps name it. */ id: string;
  outputs: StartElement.Outputs;
  type: 'start';
}
export declare namespace StartElement {
  export interface Outputs {
    /** Step that follows when the request enters the route. */ next: Outputs.Next;
  }
  export namespace Outputs {
    export interface Next {
      elementId: string;
    }
  }
}

export interface ConditionalElement {
  /** Identifies the step within the route; outputs of other steps name it. */ id: string;
  outputs: ConditionalElement.Outputs;
  properties: ConditionalElement.Properties;
  type: 'conditional';
}
export declare namespace ConditionalElement {
  export interface Outputs {
    /** Step that follows if the condition does not hold. */ false: Outputs.False;
    /** Step that follows if the condition holds. */ true: Outputs.True;
  }
  export namespace Outputs {
    export interface False {
      elementId: string;
    }
    export interface True {
      elementId: string;
    }
  }
  export interface Properties {
    /** Condition on the request. */ conditions?: unknown;
  }
}

export interface PercentageElement {
  /** Identifies the step within the route; outputs of other steps name it. */ id: string;
  outputs: { [key: string]: PercentageElement.Outputs };
  type: 'percentage';
}
export declare namespace PercentageElement {
  export interface Outputs {
    elementId: string;
  }
}

export interface RateElement {
  /** Identifies the step within the route; outputs of other steps name it. */ id: string;
  outputs: RateElement.Outputs;
  properties: RateElement.Properties;
  type: 'rate';
}
export declare namespace RateElement {
  export interface Outputs {
    /** Step that follows once the limit is exceeded. */ fallback: Outputs.Fallback;
    success: Outputs.Success;
  }
  export namespace Outputs {
    export interface Fallback {
      elementId: string;
    }
    export interface Success {
      elementId: string;
    }
  }
  export interface Properties {
    /** Property the condition is about. */ key: string;
    /** @min 0 */ limit: number;
    limitType: 'count' | 'cost';
    /** @unit seconds @min 1 */ window: number;
  }
}

export interface ModelElement {
  /** Identifies the step within the route; outputs of other steps name it. */ id: string;
  outputs: RateElement.Outputs;
  properties: ModelElement.Properties;
  type: 'model';
}
export declare namespace ModelElement {
  export interface Properties {
    /** Model that is meant. */ model: string;
    /** Provider that is meant, such as `openai`. */ provider: string;
    /** Further attempts before the fallback. */ retries: number;
    /** Longest wait for the model. @unit milliseconds */ timeout: number;
  }
}

export interface EndElement {
  /** Identifies the step within the route; outputs of other steps name it. */ id: string;
  outputs: { [key: string]: PercentageElement.Outputs };
  type: 'end';
}
