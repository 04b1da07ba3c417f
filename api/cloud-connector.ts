import type { PagePromise, RequestOptions, SinglePage } from './_client.ts';
import type { InZone } from './_shared.ts';

/** Cloud Connector: Routing of matching requests to public cloud storage.
 *  @product cloudConnector Cloud Connector
 *  @docs https://developers.cloudflare.com/rules/cloud-connector/ */
export interface CloudConnector {
  readonly rules: CloudConnector.Rules;
}

export declare namespace CloudConnector {
  /** Conditions and the storage bucket that matching requests go to. */
  export interface Rules {
    /** Replace the zone's full set of Cloud Connector rules.
     *
     *  Rules left out are deleted; the last matching rule wins.
     *  @http PUT /zones/{zone_id}/cloud_connector/rules
     *  @permission Cloud Connector Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key
     *  @example {
     *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353",
     *    "rules": [
     *      {
     *        "expression": "http.request.uri.path wildcard \"/images/*\"", "provider": "aws_s3", "description": "images", "enabled": true,
     *        "parameters": { "host": "examplebucket.s3.eu-north-1.amazonaws.com" }
     *      }
     *    ]
     *  } */
    update(params: RuleUpdateParams, options?: RequestOptions): PagePromise<SinglePage<RuleResult>, RuleResult>;

    /** List every Cloud Connector rule of a zone.
     *  @http GET /zones/{zone_id}/cloud_connector/rules
     *  @permission Cloud Connector Read; Cloud Connector Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key
     *  @columns description provider parameters.host expression enabled */
    list(params: InZone, options?: RequestOptions): PagePromise<SinglePage<RuleResult>, RuleResult>;
  }

  export interface ConnectorRule {
    /** Id of a rule that is kept; a rule without one is new. @example "95c365e17e1b46599cd99e5b231fac4e" */ id?: string;
    /** Note for people. */ description?: string;
    /** Whether the rule is applied. */ enabled?: boolean;
    /** Rules-language expression; matching requests go to the bucket. @minLength 1 */ expression?: string;
    /** Cloud that holds the bucket. */ provider?: 'aws_s3' | 'cloudflare_r2' | 'gcp_storage' | 'azure_storage' | 'oci_storage' | (string & {});
  }

  export interface RuleUpdateParams extends InZone {
    /** All rules of the zone, in order. @body */ rules: RuleUpdateParams.Rule[];
  }
  export namespace RuleUpdateParams {
    export interface Rule extends ConnectorRule {
      /** Location of the bucket. */ parameters?: Rule.Parameters;
    }
    export namespace Rule {
      export interface Parameters {
        /** Hostname of the bucket. @example "examplebucket.s3.eu-north-1.amazonaws.com" @minLength 1 */ host?: string;
      }
    }
  }

  export interface RuleResult extends ConnectorRule {
    expression?: string;
    /** Location of the bucket. */ parameters?: RuleResult.Parameters;
    provider?: 'aws_s3' | 'cloudflare_r2' | 'gcp_storage' | 'azure_storage' | 'oci_storage';
  }
  export namespace RuleResult {
    export interface Parameters {
      /** Hostname of the bucket. @example "examplebucket.s3.eu-north-1.amazonaws.com" */ host?: string;
    }
  }

  export type RuleListResponsesSinglePage = SinglePage<RuleResult>;

  export type RuleUpdateResponsesSinglePage = SinglePage<RuleResult>;
}
