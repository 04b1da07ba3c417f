import type { APIPromise, PagePromise, RequestOptions, SinglePage } from './_client.ts';
import type { InAccount } from './_shared.ts';

/** Magic Network Monitoring: Traffic and attack insight from your routers' flow data.
 *  @product magicNetworkMonitoring Magic Network Monitoring
 *  @docs https://developers.cloudflare.com/magic-network-monitoring/ */
export interface MagicNetworkMonitoring {
  readonly vpcFlows: MagicNetworkMonitoring.VPCFlows;
  readonly configs: MagicNetworkMonitoring.Configs;
  readonly rules: MagicNetworkMonitoring.Rules;
}

export declare namespace MagicNetworkMonitoring {
  /** Flow logs sent in from cloud networks. */
  export interface VPCFlows {
    readonly tokens: VPCFlows.Tokens;
  }

  /** Router addresses and sampling rate of the account. */
  export interface Configs {
    readonly full: Configs.Full;

    /** Set the account's sampling rate, router IPs and WARP devices to monitor.
     *  @http POST /accounts/{account_id}/mnm/config
     *  @permission Magic Network Monitoring Admin
     *  @auth api_email+api_key */
    create(params: ConfigCreateParams, options?: RequestOptions): APIPromise<Configuration>;

    /** Replace the account's whole network monitoring configuration.
     *  @http PUT /accounts/{account_id}/mnm/config
     *  @permission Magic Network Monitoring Admin; Magic Network Monitoring Config Write
     *  @auth api_email+api_key */
    update(params: ConfigUpdateParams, options?: RequestOptions): APIPromise<Configuration>;

    /** Remove the account's network monitoring configuration.
     *  @http DELETE /accounts/{account_id}/mnm/config
     *  @permission Magic Network Monitoring Admin
     *  @auth api_email+api_key */
    delete(params: ConfigDeleteParams, options?: RequestOptions): APIPromise<Configuration>;

    /** Change only the given sampling, router or device settings.
     *  @http PATCH /accounts/{account_id}/mnm/config
     *  @body json required
     *  @permission Magic Network Monitoring Admin; Magic Network Monitoring Config Write
     *  @auth api_email+api_key */
    edit(params: ConfigEditParams, options?: RequestOptions): APIPromise<Configuration>;

    /** Read the account's sampling rate, router IPs and WARP devices.
     *  @http GET /accounts/{account_id}/mnm/config
     *  @permission Magic Network Monitoring Admin; Magic Network Monitoring Config Write; Magic Network Monitoring Config Read
     *  @auth api_email+api_key */
    get(params: ConfigGetParams, options?: RequestOptions): APIPromise<Configuration>;
  }

  export interface ConfigCreateParams extends InAccount {
    /** @min 1 @default 1 */ default_sampling: number;
    name: string;
    router_ips?: string[];
    warp_devices?: Configuration.WARPDevice[];
  }
  export namespace ConfigCreateParams {
    export type WARPDevice = Configuration.WARPDevice;
  }

  export interface Configuration {
    /** @min 1 @default 1 */ default_sampling: number;
    name: string;
    router_ips: string[];
    warp_devices: Configuration.WARPDevice[];
  }
  export namespace Configuration {
    export interface WARPDevice {
      /** @example "5360368d-b351-4791-abe1-93550dabd351" */ id: string;
      name: string;
      /** @example "203.0.113.1" */ router_ip: string;
    }
  }

  export import ConfigUpdateParams = MagicNetworkMonitoring.ConfigCreateParams;

  export type ConfigDeleteParams = InAccount;

  export interface ConfigEditParams extends InAccount {
    /** @min 1 @default 1 */ default_sampling?: number;
    name?: string;
    router_ips?: string[];
    warp_devices?: Configuration.WARPDevice[];
  }
  export namespace ConfigEditParams {
    export type WARPDevice = Configuration.WARPDevice;
  }

  export type ConfigGetParams = InAccount;

  /** Volumes or attack signs at which you are alerted. */
  export interface Rules {
    readonly advertisements: Rules.Advertisements;

    /** Add a rule that watches prefixes by threshold, z-score or other rule type.
     *  @http POST /accounts/{account_id}/mnm/rules
     *  @permission Magic Network Monitoring Admin
     *  @auth api_email+api_key */
    create(params: RuleCreateParams, options?: RequestOptions): APIPromise<MagicNetworkMonitoringRule | null>;

    /** Replace a traffic rule's definition through the rule collection.
     *  @http PUT /accounts/{account_id}/mnm/rules
     *  @permission Magic Network Monitoring Admin; Magic Network Monitoring Config Write
     *  @auth api_email+api_key */
    update(params: RuleUpdateParams, options?: RequestOptions): APIPromise<MagicNetworkMonitoringRule | null>;

    /** List the traffic rules of the account.
     *  @http GET /accounts/{account_id}/mnm/rules
     *  @permission Magic Network Monitoring Admin; Magic Network Monitoring Config Write; Magic Network Monitoring Config Read
     *  @auth api_email+api_key */
    list(params: RuleListParams, options?: RequestOptions): PagePromise<SinglePage<MagicNetworkMonitoringRule>, MagicNetworkMonitoringRule>;

    /** Delete a traffic rule, so its prefixes are no longer watched by it.
     *  @http DELETE /accounts/{account_id}/mnm/rules/{rule_id}
     *  @permission Magic Network Monitoring Admin
     *  @auth api_email+api_key */
    delete(ruleID: string, params: RuleDeleteParams, options?: RequestOptions): APIPromise<MagicNetworkMonitoringRule | null>;

    /** Change one traffic rule, resending its name, type and prefixes.
     *  @http PATCH /accounts/{account_id}/mnm/rules/{rule_id}
     *  @permission Magic Network Monitoring Admin; Magic Network Monitoring Config Write
     *  @auth api_email+api_key */
    edit(ruleID: string, params: RuleEditParams, options?: RequestOptions): APIPromise<MagicNetworkMonitoringRule | null>;

    /** Look up one traffic rule with its prefixes and thresholds.
     *  @http GET /accounts/{account_id}/mnm/rules/{rule_id}
     *  @permission Magic Network Monitoring Admin; Magic Network Monitoring Config Write; Magic Network Monitoring Config Read
     *  @auth api_email+api_key */
    get(ruleID: string, params: RuleGetParams, options?: RequestOptions): APIPromise<MagicNetworkMonitoringRule | null>;

    /** Replace several network monitoring rules in one request.
     *  @http PUT /accounts/{account_id}/mnm/rules/bulk
     *  @body json required
     *  @permission Magic Network Monitoring Admin; Magic Network Monitoring Config Write
     *  @auth api_email+api_key
     *  @docs https://developers.cloudflare.com/api/operations/magic-network-monitoring-rules-update-rules-bulk */
    bulkUpdate(params: RuleBulkUpdateParams, options?: RequestOptions): APIPromise<MnmRule[] | null>;

    /** Create several network monitoring rules in one request.
     *  @http POST /accounts/{account_id}/mnm/rules/bulk
     *  @body json required
     *  @permission Magic Network Monitoring Admin
     *  @auth api_email+api_key
     *  @docs https://developers.cloudflare.com/api/operations/magic-network-monitoring-rules-create-rules-bulk */
    bulkCreate(params: RuleBulkCreateParams, options?: RequestOptions): APIPromise<MnmRule[] | null>;
  }

  export type RuleCreateParams = RuleEditParams;

  export interface MagicNetworkMonitoringRule {
    /** @example "2890e6fa406311ed9b5a23f70f6fb8cf" */ id: string;
    automatic_advertisement: boolean | null;
    /** @example "my_rule_1" */ name: string;
    prefixes: string[];
    type: 'threshold' | 'zscore' | 'advanced_ddos';
    /** @min 1 @example 1000 */ bandwidth_threshold?: number;
    /** @default "1m" */ duration?: '1m' | '5m' | '10m' | '15m' | '20m' | '30m' | '45m' | '60m';
    /** @min 1 @example 10000 */ packet_threshold?: number;
    prefix_match?: 'exact' | 'subnet' | 'supernet' | null;
    zscore_sensitivity?: 'low' | 'medium' | 'high' | null;
    zscore_target?: 'bits' | 'packets' | null;
  }

  export type RuleUpdateParams = RuleEditParams;

  export type RuleListParams = InAccount;

  export type RuleDeleteParams = InAccount;

  export interface RuleEditParams extends InAccount {
    automatic_advertisement: boolean | null;
    /** @example "my_rule_1" */ name: string;
    prefixes: string[];
    type: 'threshold' | 'zscore' | 'advanced_ddos';
    /** @min 1 @example 1000 */ bandwidth_threshold?: number;
    /** @default "1m" */ duration?: '1m' | '5m' | '10m' | '15m' | '20m' | '30m' | '45m' | '60m';
    /** @min 1 @example 10000 */ packet_threshold?: number;
    prefix_match?: 'exact' | 'subnet' | 'supernet' | null;
    zscore_sensitivity?: 'low' | 'medium' | 'high' | null;
    zscore_target?: 'bits' | 'packets' | null;
  }

  export type RuleGetParams = InAccount;

  export type RuleBulkUpdateParams = RuleBulkCreateParams;

  export type MnmRule = {
    automatic_advertisement: boolean | null;
    /** @min 1 @example 1000 */ bandwidth_threshold?: number;
    duration?: MnmRuleDuration;
    /** @example "2890e6fa406311ed9b5a23f70f6fb8cf" */ id: string;
    /** @example "my_rule_1" */ name: string;
    /** @min 1 @example 10000 */ packet_threshold?: number;
    prefix_match?: 'exact' | 'subnet' | 'supernet' | null;
    prefixes: string[];
    type: 'threshold' | 'zscore' | 'advanced_ddos';
    zscore_sensitivity?: 'low' | 'medium' | 'high' | null;
    zscore_target?: 'bits' | 'packets' | null;
  } | null;

  export interface RuleBulkCreateParams extends InAccount {
    /** @body @minItems 1 @maxItems 100 */ body: MnmRuleCreate[];
  }

  export type MagicNetworkMonitoringRulesSinglePage = SinglePage<MagicNetworkMonitoringRule>;

  export type MnmRuleDuration = '1m' | '5m' | '10m' | '15m' | '20m' | '30m' | '45m' | '60m';

  export type MnmRuleCreate = {
    automatic_advertisement: boolean | null;
    /** @min 1 @example 1000 */ bandwidth_threshold?: number;
    duration?: MnmRuleDuration;
    /** @example "my_rule_1" */ name: string;
    /** @min 1 @example 10000 */ packet_threshold?: number;
    prefix_match?: 'exact' | 'subnet' | 'supernet' | null;
    prefixes: string[];
    type: 'threshold' | 'zscore' | 'advanced_ddos';
    zscore_sensitivity?: 'low' | 'medium' | 'high' | null;
    zscore_target?: 'bits' | 'packets' | null;
  } | null;
}

export declare namespace MagicNetworkMonitoring.VPCFlows {
  /** Credentials for sending cloud flow logs. */
  export interface Tokens {
    /** Issue a token for sending VPC flow logs from a cloud to Cloudflare.
     *  @http POST /accounts/{account_id}/mnm/vpc-flows/token
     *  @permission Magic Network Monitoring Admin
     *  @auth api_email+api_key */
    create(params: TokenCreateParams, options?: RequestOptions): APIPromise<TokenCreateResponse>;
  }

  export type TokenCreateParams = InAccount;

  /** @sensitive */ export type TokenCreateResponse = string;
}

export declare namespace MagicNetworkMonitoring.Configs {
  /** Router set-up and traffic rules together. */
  export interface Full {
    /** Read the account configuration together with its rules.
     *  @http GET /accounts/{account_id}/mnm/config/full
     *  @permission Magic Network Monitoring Admin; Magic Network Monitoring Config Write; Magic Network Monitoring Config Read
     *  @auth api_email+api_key */
    get(params: FullGetParams, options?: RequestOptions): APIPromise<Configuration>;
  }

  export type FullGetParams = InAccount;
}

export declare namespace MagicNetworkMonitoring.Rules {
  /** Announcement of the guarded prefixes when a rule fires. */
  export interface Advertisements {
    /** Change whether the prefixes of a rule are advertised.
     *  @http PATCH /accounts/{account_id}/mnm/rules/{rule_id}/advertisement
     *  @permission Magic Network Monitoring Admin; Magic Network Monitoring Config Write
     *  @auth api_email+api_key */
    edit(ruleID: string, params: AdvertisementEditParams, options?: RequestOptions): APIPromise<Advertisement | null>;
  }

  export interface AdvertisementEditParams extends InAccount {
    /** @body */ body: unknown;
  }

  export interface Advertisement {
    automatic_advertisement: boolean | null;
  }
}
