import type { APIPromise, RequestOptions } from './_client.ts';
import type { InZone } from './_shared.ts';

/** AI Security for Apps: Detection of harmful or leaking prompts sent to your own AI applications.
 *  @product aiSecurity AI Security for Apps
 *  @docs https://developers.cloudflare.com/waf/detections/ */
export interface AISecurity {
  readonly customTopics: AISecurity.CustomTopics;

  /** Turn AI Security for Apps on or off for a zone.
   *  @http PUT /zones/{zone_id}/ai-security/settings
   *  @body json required */
  update(params: AISecurity.AISecurityUpdateParams, options?: RequestOptions): APIPromise<AISecurity.AISecurityGetResponse>;

  /** See whether AI Security for Apps is on for a zone.
   *  @http GET /zones/{zone_id}/ai-security/settings */
  get(params: AISecurity.AISecurityGetParams, options?: RequestOptions): APIPromise<AISecurity.AISecurityGetResponse>;
}

export declare namespace AISecurity {
  export interface AISecurityUpdateParams extends InZone {
    enabled?: boolean;
  }

  export type AISecurityUpdateResponse = AISecurityGetResponse;

  export type AISecurityGetParams = InZone;

  export interface AISecurityGetResponse {
    enabled?: boolean;
  }

  /** Your own subjects that prompts are checked against. */
  export interface CustomTopics {
    /** Replace the zone's whole set of AI Security custom topics.
     *  @http PUT /zones/{zone_id}/ai-security/custom-topics
     *  @body json required */
    update(params: CustomTopicUpdateParams, options?: RequestOptions): APIPromise<CustomTopicGetResponse>;

    /** Read the custom topics a zone's AI Security checks prompts against.
     *  @http GET /zones/{zone_id}/ai-security/custom-topics */
    get(params: CustomTopicGetParams, options?: RequestOptions): APIPromise<CustomTopicGetResponse>;
  }

  export interface CustomTopicUpdateParams extends InZone {
    /** @maxItems 20 */ topics?: CustomTopicGetResponse.Topic[];
  }
  export namespace CustomTopicUpdateParams {
    export type Topic = CustomTopicGetResponse.Topic;
  }

  export import CustomTopicUpdateResponse = AISecurity.CustomTopicGetResponse;

  export type CustomTopicGetParams = InZone;

  export interface CustomTopicGetResponse {
    /** @maxItems 20 */ topics?: CustomTopicGetResponse.Topic[];
  }
  export namespace CustomTopicGetResponse {
    export interface Topic {
      /** @minLength 2 @maxLength 20 @example "credit-cards" */ label: string;
      /** @minLength 2 @maxLength 50 */ topic: string;
    }
  }
}
