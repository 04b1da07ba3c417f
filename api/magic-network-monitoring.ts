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
  /** Words of fields by their names. */
  export interface Glossary {
    /** Traffic above which the rule alerts. */ bandwidth_threshold: number;
    /** One packet in so many is sampled where a router does not say itself. */ default_sampling: number;
    /** Packets above which the rule alerts. */ packet_threshold: number;
    /** Ranges of addresses the rule watches, in CIDR form. */ prefixes: unknown;
    /** Sensitivity to deviations; for `zscore` rules, null otherwise. */ zscore_sensitivity: unknown;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Rule to work on, as `magicNetworkMonitoring.rules.list` shows it. @from magicNetworkMonitoring.rules.list */ rule_id: string;
  }

  /** Flow logs sent in from cloud networks. */
  export interface VPCFlows {
    readonly tokens: VPCFlows.Tokens;
  }

  /** Router addresses and sampling rate of the account. */
  export interface Configs {
    readonly full: Configs.Full;

    /** Create the account's network monitoring configuration.
     *
     *  One configuration an account; afterwards use `edit` or `update`.
     *  @http POST /accounts/{account_id}/mnm/config
     *  @permission Magic Network Monitoring Admin
     *  @auth api_email+api_key
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "default_sampling": 1000, "name": "Example account", "router_ips": ["203.0.113.1"]
     *  } */
    create(params: ConfigParams, options?: RequestOptions): APIPromise<Configuration>;

    /** Replace the account's whole network monitoring configuration.
     *
     *  Routers and devices left out are removed.
     *  @http PUT /accounts/{account_id}/mnm/config
     *  @permission Magic Network Monitoring Admin; Magic Network Monitoring Config Write
     *  @auth api_email+api_key */
    update(params: ConfigParams, options?: RequestOptions): APIPromise<Configuration>;

    /** Delete the account's network monitoring configuration.
     *  @http DELETE /accounts/{account_id}/mnm/config
     *  @permission Magic Network Monitoring Admin
     *  @auth api_email+api_key */
    delete(params: InAccount, options?: RequestOptions): APIPromise<Configuration>;

    /** Edit sampling, router or device settings.
     *  @http PATCH /accounts/{account_id}/mnm/config
     *  @body json required
     *  @permission Magic Network Monitoring Admin; Magic Network Monitoring Config Write
     *  @auth api_email+api_key */
    edit(params: ConfigEditParams, options?: RequestOptions): APIPromise<Configuration>;

    /** Get the account's sampling rate, router IPs and WARP devices.
     *  @http GET /accounts/{account_id}/mnm/config
     *  @permission Magic Network Monitoring Admin; Magic Network Monitoring Config Write; Magic Network Monitoring Config Read
     *  @auth api_email+api_key */
    get(params: InAccount, options?: RequestOptions): APIPromise<Configuration>;
  }

  export interface ConfigurationSettings {
    /** Label of the account in reports. */ name?: string;
    /** Public addresses of routers that send flow data. */ router_ips?: string[];
    /** WARP devices that send flow data. */ warp_devices?: WARPDevice[];
  }

  export interface ConfigParams extends InAccount, ConfigurationSettings {
    /** @min 1 @default 1 */ default_sampling: number;
    /** @example "Example Inc." */ name: string;
  }

  export interface Configuration extends ConfigurationSettings {
    /** @min 1 @default 1 */ default_sampling: number;
    name: string;
    router_ips: string[];
    warp_devices: WARPDevice[];
  }

  export interface ConfigEditParams extends InAccount, ConfigurationSettings {
    /** @min 1 @default 1 */ default_sampling?: number;
  }

  export interface WARPDevice {
    /** Identifies the device; given by Cloudflare. @example "5360368d-b351-4791-abe1-93550dabd351" */ id: string;
    /** Name under which the device is known. */ name: string;
    /** Address of the router that sends the flow data through the WARP device. @example "203.0.113.1" @format ip */ router_ip: string;
  }

  /** Volumes or attack signs at which you are alerted. */
  export interface Rules {
    readonly advertisements: Rules.Advertisements;

    /** Create a rule that watches prefixes by threshold or z-score.
     *  @http POST /accounts/{account_id}/mnm/rules
     *  @permission Magic Network Monitoring Admin
     *  @auth api_email+api_key
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "my_rule_1", "type": "threshold", "prefixes": ["203.0.113.0/24"],
     *    "bandwidth_threshold": 1000000, "duration": "1m", "automatic_advertisement": false
     *  } */
    create(params: RuleParams, options?: RequestOptions): APIPromise<MagicNetworkMonitoringRule | null>;

    /** Replace a traffic rule's definition through the rule collection.
     *  @http PUT /accounts/{account_id}/mnm/rules
     *  @permission Magic Network Monitoring Admin; Magic Network Monitoring Config Write
     *  @auth api_email+api_key */
    update(params: RuleParams, options?: RequestOptions): APIPromise<MagicNetworkMonitoringRule | null>;

    /** List the traffic rules of the account.
     *  @http GET /accounts/{account_id}/mnm/rules
     *  @permission Magic Network Monitoring Admin; Magic Network Monitoring Config Write; Magic Network Monitoring Config Read
     *  @auth api_email+api_key
     *  @columns name type prefixes bandwidth_threshold packet_threshold duration automatic_advertisement
     *  @key name */
    list(params: InAccount, options?: RequestOptions): PagePromise<SinglePage<MagicNetworkMonitoringRule>, MagicNetworkMonitoringRule>;

    /** Delete a traffic rule, so its prefixes are no longer watched by it.
     *
     *  A prefix that the rule advertises stays advertised until it is withdrawn.
     *  @http DELETE /accounts/{account_id}/mnm/rules/{rule_id}
     *  @permission Magic Network Monitoring Admin
     *  @auth api_email+api_key */
    delete(ruleID: string, params: InAccount, options?: RequestOptions): APIPromise<MagicNetworkMonitoringRule | null>;

    /** Edit one traffic rule.
     *
     *  Name, type and prefixes have to be given again.
     *  @http PATCH /accounts/{account_id}/mnm/rules/{rule_id}
     *  @permission Magic Network Monitoring Admin; Magic Network Monitoring Config Write
     *  @auth api_email+api_key */
    edit(ruleID: string, params: RuleParams, options?: RequestOptions): APIPromise<MagicNetworkMonitoringRule | null>;

    /** Get one traffic rule with its prefixes and thresholds.
     *  @http GET /accounts/{account_id}/mnm/rules/{rule_id}
     *  @permission Magic Network Monitoring Admin; Magic Network Monitoring Config Write; Magic Network Monitoring Config Read
     *  @auth api_email+api_key */
    get(ruleID: string, params: InAccount, options?: RequestOptions): APIPromise<MagicNetworkMonitoringRule | null>;

    /** Replace several network monitoring rules in one request.
     *
     *  At most 100 rules a request; rules that are not named stay.
     *  @http PUT /accounts/{account_id}/mnm/rules/bulk
     *  @body json required
     *  @permission Magic Network Monitoring Admin; Magic Network Monitoring Config Write
     *  @auth api_email+api_key
     *  @docs https://developers.cloudflare.com/api/operations/magic-network-monitoring-rules-update-rules-bulk
     *  @most 100 */
    bulkUpdate(params: RuleInput, options?: RequestOptions): APIPromise<MnmRule[] | null>;

    /** Create several network monitoring rules in one request.
     *
     *  At most 100 rules a request.
     *  @http POST /accounts/{account_id}/mnm/rules/bulk
     *  @body json required
     *  @permission Magic Network Monitoring Admin
     *  @auth api_email+api_key
     *  @docs https://developers.cloudflare.com/api/operations/magic-network-monitoring-rules-create-rules-bulk
     *  @most 100 */
    bulkCreate(params: RuleInput, options?: RequestOptions): APIPromise<MnmRule[] | null>;
  }

  export interface RuleSettings {
    /** If true, the prefixes are advertised through Magic Transit once the threshold is exceeded; null where that is not available. */
    automatic_advertisement: boolean | null;
    /** Name of the rule, unique in the account: letters, digits, space, `_`, `-`, `.`, `~`. @example "my_rule_1" @minLength 1 @maxLength 256 */
    name: string;
    /** Method of detecting an attack: fixed limits, deviation from the usual, or Advanced DDoS findings. */
    type: 'threshold' | 'zscore' | 'advanced_ddos' | (string & {});
    /** @min 1 @example 1000 @unit bits per second */ bandwidth_threshold?: number;
    /** Time the traffic has to exceed the limit before the rule alerts; eight values are possible. @default "1m" */
    duration?: '1m' | '5m' | '10m' | '15m' | '20m' | '30m' | '45m' | '60m' | (string & {});
    /** @min 1 @example 10000 @unit packets per second */ packet_threshold?: number;
    /** Relation to the advertised prefix: the same, one within, or one around; for `advanced_ddos` rules. Null for none. */
    prefix_match?: 'exact' | 'subnet' | 'supernet' | null | (string & {});
    /** Quantity compared with the baseline: bits or packets; for `zscore` rules, null otherwise. */ zscore_target?: 'bits' | 'packets' | null | (string & {});
  }

  export interface RuleParams extends InAccount, RuleSettings {
    /** @minItems 1 @example ["203.0.113.0/24"] */ prefixes: string[];
    zscore_sensitivity?: 'low' | 'medium' | 'high' | null | (string & {});
  }

  export interface MagicNetworkMonitoringRule extends RuleSettings {
    /** Id of the rule, given by Cloudflare. @example "2890e6fa406311ed9b5a23f70f6fb8cf" */ id: string;
    /** @example "my_rule_1" */ name: string;
    prefixes: string[];
    type: 'threshold' | 'zscore' | 'advanced_ddos';
    /** @default "1m" */ duration?: '1m' | '5m' | '10m' | '15m' | '20m' | '30m' | '45m' | '60m';
    prefix_match?: 'exact' | 'subnet' | 'supernet' | null;
    zscore_sensitivity?: 'low' | 'medium' | 'high' | null;
    zscore_target?: 'bits' | 'packets' | null;
  }

  export interface RuleInput extends InAccount {
    /** Rules to write. @body @minItems 1 @maxItems 100 */ body: MnmRuleCreate[];
  }

  export type MnmRule = {
    /** Whether the prefixes are advertised once the threshold is exceeded; null where that is not available. */ automatic_advertisement: boolean | null;
    /** @min 1 @example 1000 @unit bits per second */ bandwidth_threshold?: number;
    /** Time the traffic has to exceed the limit before the rule alerts. */ duration?: MnmRuleDuration;
    /** Id of the rule, given by Cloudflare. @example "2890e6fa406311ed9b5a23f70f6fb8cf" */ id: string;
    /** Name of the rule, unique in the account. @example "my_rule_1" */ name: string;
    /** @min 1 @example 10000 @unit packets per second */ packet_threshold?: number;
    /** Relation to the advertised prefix; null for none. */ prefix_match?: 'exact' | 'subnet' | 'supernet' | null;
    prefixes: string[];
    /** Method of detecting an attack. */ type: 'threshold' | 'zscore' | 'advanced_ddos';
    zscore_sensitivity?: 'low' | 'medium' | 'high' | null;
    /** Quantity compared with the baseline; for `zscore` rules, null otherwise. */ zscore_target?: 'bits' | 'packets' | null;
  } | null;

  export type MagicNetworkMonitoringRulesSinglePage = SinglePage<MagicNetworkMonitoringRule>;

  export type MnmRuleDuration = '1m' | '5m' | '10m' | '15m' | '20m' | '30m' | '45m' | '60m';

  export type MnmRuleCreate = {
    /** Whether the prefixes are advertised once the threshold is exceeded; null where that is not available. */ automatic_advertisement: boolean | null;
    /** @min 1 @example 1000 @unit bits per second */ bandwidth_threshold?: number;
    /** Time the traffic has to exceed the limit before the rule alerts. */ duration?: MnmRuleDuration;
    /** Name of the rule, unique in the account. @example "my_rule_1" */ name: string;
    /** @min 1 @example 10000 @unit packets per second */ packet_threshold?: number;
    /** Relation to the advertised prefix; null for none. */ prefix_match?: 'exact' | 'subnet' | 'supernet' | null | (string & {});
    /** @minItems 1 @example ["203.0.113.0/24"] */ prefixes: string[];
    /** Method of detecting an attack. */ type: 'threshold' | 'zscore' | 'advanced_ddos' | (string & {});
    zscore_sensitivity?: 'low' | 'medium' | 'high' | null | (string & {});
    /** Quantity compared with the baseline; for `zscore` rules, null otherwise. */ zscore_target?: 'bits' | 'packets' | null | (string & {});
  } | null;
}

export declare namespace MagicNetworkMonitoring.VPCFlows {
  /** Credentials for sending cloud flow logs. */
  export interface Tokens {
    /** Create a token for sending VPC flow logs to Cloudflare.
     *
     *  Shown only once, in this response.
     *  @http POST /accounts/{account_id}/mnm/vpc-flows/token
     *  @permission Magic Network Monitoring Admin
     *  @auth api_email+api_key */
    create(params: InAccount, options?: RequestOptions): APIPromise<TokenCreateResponse>;
  }

  /** @sensitive */
  export type TokenCreateResponse = string;
}

export declare namespace MagicNetworkMonitoring.Configs {
  /** Router set-up and traffic rules together. */
  export interface Full {
    /** Get the account configuration together with its rules.
     *  @http GET /accounts/{account_id}/mnm/config/full
     *  @permission Magic Network Monitoring Admin; Magic Network Monitoring Config Write; Magic Network Monitoring Config Read
     *  @auth api_email+api_key */
    get(params: InAccount, options?: RequestOptions): APIPromise<Configuration>;
  }
}

export declare namespace MagicNetworkMonitoring.Rules {
  /** Announcement of the guarded prefixes when a rule fires. */
  export interface Advertisements {
    /** Edit whether the prefixes of a rule are advertised.
     *
     *  Only for accounts with Magic Transit; the prefixes' own advertisement must be dynamic.
     *  @http PATCH /accounts/{account_id}/mnm/rules/{rule_id}/advertisement
     *  @permission Magic Network Monitoring Admin; Magic Network Monitoring Config Write
     *  @auth api_email+api_key */
    edit(ruleID: string, params: AdvertisementEditParams, options?: RequestOptions): APIPromise<Advertisement | null>;
  }

  export interface AdvertisementEditParams extends InAccount {
    /** Nothing needs to be given. @body @example {} */ body: unknown;
  }

  export interface Advertisement {
    /** If true, the prefixes are advertised through Magic Transit once the threshold is exceeded; null where that is not available. */
    automatic_advertisement: boolean | null;
  }
}
