import type { APIPromise, RequestOptions } from './_client.ts';
import type { InAccount } from './_shared.ts';

/** Field Extractors: Rules that pull values out of requests for use elsewhere.
 *  @product fieldExtractors Field Extractors
 *  @docs https://developers.cloudflare.com/api/ */
export interface FieldExtractors {
  /** Replace the full rule set of a field extractor.
   *  @http PUT /accounts/{account_id}/field_extractors/{extractor} */
  update(
    extractor: string,
    params: FieldExtractors.FieldExtractorUpdateParams,
    options?: RequestOptions,
  ): APIPromise<FieldExtractors.FieldExtractorGetResponse>;

  /** Delete a field extractor and its rules from the account.
   *  @http DELETE /accounts/{account_id}/field_extractors/{extractor} */
  delete(
    extractor: string,
    params: FieldExtractors.FieldExtractorDeleteParams,
    options?: RequestOptions,
  ): APIPromise<FieldExtractors.FieldExtractorDeleteResponse | null>;

  /** Retrieve one field extractor with its rules.
   *  @http GET /accounts/{account_id}/field_extractors/{extractor} */
  get(
    extractor: string,
    params: FieldExtractors.FieldExtractorGetParams,
    options?: RequestOptions,
  ): APIPromise<FieldExtractors.FieldExtractorGetResponse>;
}

export declare namespace FieldExtractors {
  export interface FieldExtractorUpdateParams extends InAccount {
    rules: FieldExtractorGetResponse.Rule[];
  }
  export namespace FieldExtractorUpdateParams {
    export import Rule = FieldExtractorGetResponse.Rule;
  }

  export import FieldExtractorUpdateResponse = FieldExtractors.FieldExtractorGetResponse;

  export type FieldExtractorDeleteParams = InAccount;

  export type FieldExtractorDeleteResponse = unknown;

  export type FieldExtractorGetParams = InAccount;

  export interface FieldExtractorGetResponse {
    extractor: string;
    rules: FieldExtractorGetResponse.Rule[];
  }
  export namespace FieldExtractorGetResponse {
    export interface Rule {
      fields: Rule.Field[];
      ref: string;
      description?: string;
    }
    export namespace Rule {
      export interface Field {
        expression: string;
        name: string;
      }
    }
  }
}
