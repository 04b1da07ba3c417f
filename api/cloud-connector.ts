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
     *  @http PUT /zones/{zone_id}/cloud_connector/rules
     *  @permission Cloud Connector Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key */
    update(params: RuleUpdateParams, options?: RequestOptions): PagePromise<SinglePage<RuleUpdateParams.Rule>, RuleUpdateParams.Rule>;

    /** Read every Cloud Connector rule of a zone.
     *  @http GET /zones/{zone_id}/cloud_connector/rules
     *  @permission Cloud Connector Read; Cloud Connector Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @auth api_email+api_key */
    list(params: RuleListParams, options?: RequestOptions): PagePromise<SinglePage<RuleUpdateParams.Rule>, RuleUpdateParams.Rule>;
  }

  export interface RuleUpdateParams extends InZone {
    /** @body */ rules?: RuleUpdateParams.Rule[];
  }
  export namespace RuleUpdateParams {
    export interface Rule {
      /** @example "95c365e17e1b46599cd99e5b231fac4e" */ id?: string;
      description?: string;
      enabled?: boolean;
      expression?: string;
      parameters?: Rule.Parameters;
      provider?: 'aws_s3' | 'cloudflare_r2' | 'gcp_storage' | 'azure_storage' | 'oci_storage';
    }
    export namespace Rule {
      export interface Parameters {
        /** @example "examplebucket.s3.eu-north-1.amazonaws.com" */ host?: string;
      }
    }
  }

  export import RuleUpdateResponse = RuleUpdateParams.Rule;

  export type RuleListParams = InZone;

  export import RuleListResponse = RuleUpdateParams.Rule;

  export type RuleListResponsesSinglePage = SinglePage<RuleUpdateParams.Rule>;

  export type RuleUpdateResponsesSinglePage = SinglePage<RuleUpdateParams.Rule>;
}
