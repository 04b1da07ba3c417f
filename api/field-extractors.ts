import type { APIPromise, JsonValue, RequestOptions } from './_client.ts';
import type { InAccount } from './_shared.ts';

/** Field Extractors: Rules that pull values out of requests for use elsewhere.
 *  @product fieldExtractors Field Extractors
 *  @docs https://developers.cloudflare.com/api/ */
export interface FieldExtractors {
  /** Replace the full rule set of a field extractor.
   *
   *  Rules left out are deleted.
   *  @http PUT /accounts/{account_id}/field_extractors/{extractor} */
  update(
    extractor: string,
    params: FieldExtractors.FieldExtractorUpdateParams,
    options?: RequestOptions,
  ): APIPromise<FieldExtractors.FieldExtractor>;

  /** Delete a field extractor and its rules from the account.
   *  @http DELETE /accounts/{account_id}/field_extractors/{extractor} */
  delete(
    extractor: string,
    params: InAccount,
    options?: RequestOptions,
  ): APIPromise<FieldExtractors.FieldExtractorDeleteResponse | null>;

  /** Get one field extractor with its rules.
   *  @http GET /accounts/{account_id}/field_extractors/{extractor} */
  get(
    extractor: string,
    params: InAccount,
    options?: RequestOptions,
  ): APIPromise<FieldExtractors.FieldExtractor>;
}

export declare namespace FieldExtractors {
  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Extractor to work on, by its name. */ extractor: string;
  }

  export interface FieldExtractorUpdateParams extends InAccount {
    /** All rules of the extractor. */ rules: FieldExtractor.Rule[];
  }

  export interface FieldExtractor {
    /** Kind of extractor. */ extractor: string;
    /** All rules of the extractor. */ rules: FieldExtractor.Rule[];
  }
  export namespace FieldExtractor {
    export interface Rule {
      /** Fields that the rule computes. */ fields: Rule.Field[];
      /** Name that stays the same over changes, to recognize the rule by. @minLength 1 */ ref: string;
      /** Note for people. */ description?: string;
    }
    export namespace Rule {
      export interface Field {
        /** Rules-language expression whose value the field takes. @minLength 1 */ expression: string;
        /** Name under which the value appears. @minLength 1 */ name: string;
      }
    }
  }

  export type FieldExtractorDeleteResponse = JsonValue;
}
