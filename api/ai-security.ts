import type { APIPromise, RequestOptions } from './_client.ts';
import type { InZone } from './_shared.ts';

/** AI Security for Apps: Detection of harmful or leaking prompts sent to your own AI applications.
 *  @product aiSecurity AI Security for Apps
 *  @docs https://developers.cloudflare.com/waf/detections/ */
export interface AISecurity {
  readonly customTopics: AISecurity.CustomTopics;

  /** Replace the on or off state of AI Security for Apps.
   *
   *  A change takes about a minute to reach all data centers.
   *  @http PUT /zones/{zone_id}/ai-security/settings
   *  @body json required */
  update(params: AISecurity.AISecurityUpdateParams, options?: RequestOptions): APIPromise<AISecurity.AISecurityResult>;

  /** Get whether AI Security for Apps is on for a zone.
   *  @http GET /zones/{zone_id}/ai-security/settings */
  get(params: InZone, options?: RequestOptions): APIPromise<AISecurity.AISecurityResult>;
}

export declare namespace AISecurity {
  export interface AISecurityUpdateParams extends InZone {
    /** Whether prompts to AI apps in the zone are inspected. */ enabled?: boolean;
  }

  export interface AISecurityResult {
    /** Whether prompts to AI apps in the zone are inspected. */ enabled?: boolean;
  }

  /** Your own subjects that prompts are checked against. */
  export interface CustomTopics {
    /** Replace the zone's whole set of AI Security custom topics.
     *
     *  At most 20 topics; those left out are deleted. Labels appear in rules and analytics.
     *  @http PUT /zones/{zone_id}/ai-security/custom-topics
     *  @body json required
     *  @example {
     *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "topics": [{ "label": "credit-cards", "topic": "questions about credit card numbers" }]
     *  }
     *  @most 20 */
    update(params: CustomTopicUpdateParams, options?: RequestOptions): APIPromise<CustomTopic>;

    /** Get the custom topics a zone's AI Security checks prompts against.
     *  @http GET /zones/{zone_id}/ai-security/custom-topics */
    get(params: InZone, options?: RequestOptions): APIPromise<CustomTopic>;
  }

  export interface CustomTopicUpdateParams extends InZone {
    /** Subjects to look for in prompts, beside the built-in ones. @maxItems 20 */ topics?: Topic[];
  }

  export interface CustomTopic {
    /** Subjects to look for in prompts, beside the built-in ones. @maxItems 20 */ topics?: Topic[];
  }

  export interface Topic {
    /** Short name under which the topic appears in rules and events. @minLength 2 @maxLength 20 @example "credit-cards" */ label: string;
    /** Topic, in words, that prompts are checked for. @minLength 2 @maxLength 50 */ topic: string;
  }
}
