import type { APIPromise, PagePromise, RequestOptions, V4PagePaginationArray } from '../../_client.ts';
import type { DateTime, InAccount, ResourceID } from '../../_shared.ts';

/** Definitions of HTTP and traceroute tests run on devices. */
export interface DEXTests {
  /** Create a DEX test that devices run on an interval.
   *
   *  Runs on every enrolled device unless `target_policies` names DEX rules. Names are unique within the account.
   *  @http POST /accounts/{account_id}/dex/devices/dex_tests
   *  @permission Cloudflare DEX Write
   *  @availability ga
   *  @auth api_email+api_key
   *  @example {
   *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "HTTP dash health check", "enabled": true, "interval": "30m",
   *    "data": { "host": "https://dash.cloudflare.com", "kind": "http", "method": "GET" }
   *  }
   *  @aliases synthetic test; HTTP test; traceroute test */
  create(params: DEXTestParams, options?: RequestOptions): APIPromise<SchemaHTTP>;

  /** Replace a DEX test's target, interval and targeting.
   *  @http PUT /accounts/{account_id}/dex/devices/dex_tests/{dex_test_id}
   *  @permission Cloudflare DEX Write
   *  @availability ga
   *  @auth api_email+api_key
   *  @example {
   *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "dex_test_id": "372e67954025e0ba6aaa6d586b9e0b59", "name": "HTTP dash health check",
   *    "enabled": false, "interval": "30m", "data": { "host": "https://dash.cloudflare.com", "kind": "http", "method": "GET" }
   *  } */
  update(/** @maxLength 36 */ dexTestID: string, params: DEXTestParams, options?: RequestOptions): APIPromise<SchemaHTTP>;

  /** List DEX test definitions, filtered by kind or name.
   *
   *  Holds only what is to be tested; results are under `dex.tests`, `dex.httpTests` and `dex.tracerouteTests`.
   *  @http GET /accounts/{account_id}/dex/devices/dex_tests
   *  @permission Cloudflare DEX Write; Cloudflare DEX Read; Zero Trust Report; Zero Trust Read
   *  @availability ga
   *  @auth api_email+api_key
   *  @columns name data.host data.kind interval enabled created updated
   *  @key name */
  list(params: DEXTestListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<SchemaHTTP>, SchemaHTTP>;

  /** Delete a DEX test so that devices stop running it.
   *
   *  The answer lists the tests that are left.
   *  @http DELETE /accounts/{account_id}/dex/devices/dex_tests/{dex_test_id}
   *  @permission Cloudflare DEX Write
   *  @availability ga
   *  @auth api_email+api_key */
  delete(
    /** @maxLength 36 */ dexTestID: string,
    params: InAccount,
    options?: RequestOptions,
  ): APIPromise<DEXTestDeleteResponse>;

  /** Get the definition of one DEX test.
   *  @http GET /accounts/{account_id}/dex/devices/dex_tests/{dex_test_id}
   *  @permission Cloudflare DEX Write; Cloudflare DEX Read; Zero Trust Report; Zero Trust Read
   *  @availability ga
   *  @auth api_email+api_key */
  get(dexTestID: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<SchemaHTTP>;
}

export interface DEXTestParams extends InAccount {
  /** Test to run on the client: kind, target and HTTP method. */ data: SchemaData;
  /** Whether devices run the test. */ enabled: boolean;
  /** How often a device runs the test, such as `30m`. @example "30m" @pattern ^(\d+(\.\d+)?(ns|us|µs|ms|s|m|h))+$ */ interval: string;
  /** Name of the test, unique within the account. @minLength 1 */ name: string;
  /** Further notes on the test, for people. */ description?: string;
  /** DEX rules whose devices run the test; empty or left out, all enrolled devices do. */ target_policies?: SchemaHTTP.TargetPolicy[];
  targeted?: boolean;
}

export interface SchemaHTTP {
  /** Test to run on the client: kind, target and HTTP method. */ data: SchemaData;
  /** Whether devices run the test. */ enabled: boolean;
  /** How often a device runs the test, such as `30m`. @example "30m" */ interval: string;
  /** Name of the test, unique within the account. */ name: string;
  /** Time the test was created. @readOnly */ created?: DateTime;
  /** Further notes on the test, for people. */ description?: string;
  /** DEX rules whose devices run the test; empty or left out, all enrolled devices do. */ target_policies?: SchemaHTTP.TargetPolicy[];
  targeted?: boolean;
  /** Identifies the test; given by Cloudflare. @readOnly */ test_id?: ResourceID;
  /** Time of the test's last change. @readOnly */ updated?: DateTime;
}
export declare namespace SchemaHTTP {
  export interface TargetPolicy {
    /** Identifies the DEX rule. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @from zeroTrust.dex.rules.list */ id: string;
    /** Whether the rule is the account's default one. */ default?: boolean;
    /** Name of the DEX rule for people. */ name?: string;
  }
}

export interface DEXTestListParams extends InAccount {
  /** Only tests of this kind. */ kind?: 'http' | 'traceroute' | (string & {});
  /** Only tests with this name. @minLength 1 */ testName?: string;
  /** @min 1 @default 1 @example 1 */ page?: number;
  /** @min 1 @max 50 @default 10 @example 10 */ per_page?: number;
}

export interface DEXTestDeleteResponse {
  /** Tests that are left after the deletion. */ dex_tests?: SchemaHTTP[];
}

export interface SchemaData {
  /** URL or address that is tested, such as `https://dash.cloudflare.com`. @example "https://dash.cloudflare.com" */ host: string;
  /** Kind of test: an HTTP request or a traceroute. */ kind: 'http' | 'traceroute';
  /** Method of the HTTP request; left out for traceroutes. */ method?: 'GET';
}

export type SchemaHTTPSV4PagePaginationArray = V4PagePaginationArray<SchemaHTTP>;
