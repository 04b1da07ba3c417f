import type { APIPromise, PagePromise, RequestOptions, SinglePage, V4PagePaginationArray } from './_client.ts';
import type { DateTime, InAccount, Integer, ResourceID } from './_shared.ts';

/** Notifications: Messages by email, webhook or PagerDuty when something happens in the account.
 *  @product alerting Notifications
 *  @docs https://developers.cloudflare.com/notifications/ */
export interface Alerting {
  readonly availableAlerts: Alerting.AvailableAlerts;
  readonly destinations: Alerting.Destinations;
  readonly history: Alerting.HistoryResource;
  readonly policies: Alerting.Policies;
  readonly silences: Alerting.Silences;
}

export declare namespace Alerting {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Interval between repeated alerts for an ongoing incident, such as `30m`; only for some alert types. */ alert_interval: string;
    /** Number of the error. */ code: number;
    /** End of the silence, RFC 3339. */ end_time: string;
    /** Human-readable error message. */ message: string;
    /** Policy that is silenced or that sent the notification. */ policy_id: string;
    /** Start of the silence, RFC 3339. */ start_time: string;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Policy to work on, as `alerting.policies.list` shows it. @from alerting.policies.list */ policy_id: string;
    /** Silence to work on, as `alerting.silences.list` shows it. @from alerting.silences.list */ silence_id: string;
    /** Token that PagerDuty gave at the start of the connection. */ token_id: string;
    /** Webhook to work on, as `alerting.destinations.webhooks.list` shows it. @from alerting.destinations.webhooks.list */ webhook_id: string;
  }

  /** Kinds of events you can be notified about. */
  export interface AvailableAlerts {
    /** List the alert types the account can build policies on.
     *
     *  The available types depend on the plans of the account's zones and products.
     *  @http GET /accounts/{account_id}/alerting/v3/available_alerts
     *  @permission Zero Trust: PII Read; Notifications Write; Notifications Read; Account Settings Write; Account Settings Read
     *  @availability ga */
    list(params: InAccount, options?: RequestOptions): APIPromise<AvailableAlertListResponse>;
  }

  export type AvailableAlertListResponse = { [key: string]: AvailableAlertListResponse.Item[] };
  export namespace AvailableAlertListResponse {
    export interface Item {
      /** Event that triggers the alert. */ description?: string;
      /** Alert type as people read it. */ display_name?: string;
      /** Filters a policy of this type takes: names, possible values, and whether they are required. */ filter_options?: unknown[];
      /** Key of the alert type, as policies name it. @example "http_alert_origin_error" */ type?: string;
    }
  }

  /** Channels to which messages can be delivered. */
  export interface Destinations {
    readonly eligible: Destinations.Eligible;
    readonly pagerduty: Destinations.PagerdutyResource;
    readonly webhooks: Destinations.WebhooksResource;
  }

  /** Messages that were sent in the past. */
  export interface HistoryResource {
    /** List notifications already sent, between two points in time.
     *
     *  Goes back 30 days on Free, 90 on paid plans.
     *  @http GET /accounts/{account_id}/alerting/v3/history
     *  @permission Zero Trust: PII Read; Notifications Write; Notifications Read; Account Settings Write; Account Settings Read
     *  @availability ga
     *  @columns name alert_type mechanism_type mechanism description sent */
    list(params: HistoryListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<History>, History>;
  }

  export interface HistoryListParams extends InAccount {
    /** Only notifications sent before this time. */ before?: DateTime;
    /** Only notifications sent from this time on. */ since?: DateTime;
    /** @min 1 @default 1 */ page?: number;
    /** @min 1 @max 1000 @default 25 */ per_page?: number;
  }

  export interface History {
    /** Identifies the notification; given by Cloudflare. */ id?: ResourceID;
    /** Text of the notification. */ alert_body?: string;
    /** Alert type that was sent. @example "universal_ssl_event_type" */ alert_type?: string;
    /** Note of the policy, if it has one. */ description?: string;
    /** Address, webhook or service it was sent to. */ mechanism?: string;
    /** Way it was sent. */ mechanism_type?: 'email' | 'pagerduty' | 'webhook';
    /** Name of the policy for people. */ name?: string;
    /** @from alerting.policies.list */ policy_id?: ResourceID;
    /** Time at which it was sent. */ sent?: DateTime;
  }

  /** Notification policies: alert types with their filters and channels. */
  export interface Policies {
    readonly emailUnsubscribe: Policies.EmailUnsubscribe;

    /** Create a policy that sends one alert type to chosen mechanisms.
     *
     *  At least one mechanism; webhooks and PagerDuty services have to be set up first.
     *  @http POST /accounts/{account_id}/alerting/v3/policies
     *  @permission Notifications Write; Account Settings Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "SSL Notification Event Policy", "alert_type": "universal_ssl_event_type",
     *    "enabled": true, "mechanisms": { "email": [{ "id": "test@example.com" }] }
     *  }
     *  @aliases notifications; email alert */
    create(params: PolicyCreateParams, options?: RequestOptions): APIPromise<PolicyResult>;

    /** Replace a notification policy's alert type, filters or mechanisms.
     *
     *  Omitted fields keep their values.
     *  @http PUT /accounts/{account_id}/alerting/v3/policies/{policy_id}
     *  @body json required
     *  @permission Notifications Write; Account Settings Write
     *  @availability ga */
    update(policyID: ResourceID, params: PolicyUpdateParams, options?: RequestOptions): APIPromise<PolicyResult>;

    /** List the notification policies of an account.
     *  @http GET /accounts/{account_id}/alerting/v3/policies
     *  @permission Zero Trust: PII Read; Notifications Write; Notifications Read; Account Settings Write; Account Settings Read
     *  @availability ga
     *  @columns name alert_type description enabled created modified */
    list(params: InAccount, options?: RequestOptions): PagePromise<SinglePage<Policy>, Policy>;

    /** Delete a notification policy and stop the alerts it sent.
     *  @http DELETE /accounts/{account_id}/alerting/v3/policies/{policy_id}
     *  @unwrapped
     *  @permission Notifications Write; Account Settings Write
     *  @availability ga */
    delete(policyID: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<PolicyDeleteResponse>;

    /** Get one notification policy with its filters and mechanisms.
     *  @http GET /accounts/{account_id}/alerting/v3/policies/{policy_id}
     *  @permission Zero Trust: PII Read; Notifications Write; Notifications Read; Account Settings Write; Account Settings Read
     *  @availability ga */
    get(policyID: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<Policy>;

    /** Send a test notification through a policy.
     *
     *  Really delivered to all mechanisms of the policy.
     *  @http POST /accounts/{account_id}/alerting/v3/policies/{policy_id}/test
     *  @unwrapped
     *  @permission Notifications Write; Account Settings Write
     *  @docs https://developers.cloudflare.com/api/operations/notification-policies-test-a-notification-policy */
    test(policyID: ResourceID, params: PolicyTestParams, options?: RequestOptions): APIPromise<APIResponseCommon>;
  }

  export interface PolicySettings {
    /** Type of event that the policy sends notifications for; `availableAlerts.list` shows the types available to the account. */ alert_type?:
      | 'abuse_report_alert' | 'access_custom_certificate_expiration_type' | 'advanced_ddos_attack_l4_alert'
      | 'advanced_ddos_attack_l7_alert' | 'advanced_http_alert_error' | 'bgp_hijack_notification'
      | 'billing_usage_alert' | 'block_notification_block_removed' | 'block_notification_new_block'
      | 'block_notification_review_rejected' | 'bot_traffic_basic_alert' | 'brand_protection_alert'
      | 'brand_protection_digest' | 'clickhouse_alert_fw_anomaly' | 'clickhouse_alert_fw_ent_anomaly'
      | 'cloudforce_one_request_notification' | 'cni_maintenance_notification' | 'custom_analytics'
      | 'custom_bot_detection_alert' | 'custom_ssl_certificate_event_type'
      | 'dedicated_ssl_certificate_event_type' | 'device_connectivity_anomaly_alert' | 'dos_attack_l4'
      | 'dos_attack_l7' | 'expiring_service_token_alert' | 'failing_logpush_job_disabled_alert'
      | 'fbm_auto_advertisement' | 'fbm_dosd_attack' | 'fbm_volumetric_attack'
      | 'health_check_status_notification' | 'hostname_aop_custom_certificate_expiration_type'
      | 'http_alert_edge_error' | 'http_alert_origin_error' | 'image_notification'
      | 'image_resizing_notification' | 'incident_alert' | 'load_balancing_health_alert'
      | 'load_balancing_pool_enablement_alert' | 'logo_match_alert' | 'magic_tunnel_health_check_event'
      | 'magic_wan_tunnel_health' | 'maintenance_event_notification'
      | 'mtls_certificate_store_certificate_expiration_type' | 'pages_event_alert' | 'radar_notification'
      | 'real_origin_monitoring' | 'scriptmonitor_alert_new_code_change_detections'
      | 'scriptmonitor_alert_new_hosts' | 'scriptmonitor_alert_new_malicious_hosts'
      | 'scriptmonitor_alert_new_malicious_scripts' | 'scriptmonitor_alert_new_malicious_url'
      | 'scriptmonitor_alert_new_max_length_resource_url' | 'scriptmonitor_alert_new_resources'
      | 'secondary_dns_all_primaries_failing' | 'secondary_dns_primaries_failing' | 'secondary_dns_warning'
      | 'secondary_dns_zone_successfully_updated' | 'secondary_dns_zone_validation_warning'
      | 'security_insights_alert' | 'sentinel_alert' | 'stream_live_notifications'
      | 'synthetic_test_latency_alert' | 'synthetic_test_low_availability_alert' | 'traffic_anomalies_alert'
      | 'tunnel_health_event' | 'tunnel_update_event' | 'universal_ssl_event_type'
      | 'web_analytics_metrics_update' | 'zone_aop_custom_certificate_expiration_type' | (string & {});
    /** Whether the policy sends notifications. @default true */ enabled?: boolean;
    /** Destinations of notifications: email addresses, webhooks, PagerDuty services. */ mechanisms?: Mechanism;
    /** Name of the policy for people. @minLength 1 */ name?: string;
    /** @example "30m" */ alert_interval?: string;
    /** Note for people. */ description?: string;
  }

  export interface PolicyCreateParams extends InAccount, PolicySettings {
    alert_type:
      | 'abuse_report_alert' | 'access_custom_certificate_expiration_type' | 'advanced_ddos_attack_l4_alert'
      | 'advanced_ddos_attack_l7_alert' | 'advanced_http_alert_error' | 'bgp_hijack_notification'
      | 'billing_usage_alert' | 'block_notification_block_removed' | 'block_notification_new_block'
      | 'block_notification_review_rejected' | 'bot_traffic_basic_alert' | 'brand_protection_alert'
      | 'brand_protection_digest' | 'clickhouse_alert_fw_anomaly' | 'clickhouse_alert_fw_ent_anomaly'
      | 'cloudforce_one_request_notification' | 'cni_maintenance_notification' | 'custom_analytics'
      | 'custom_bot_detection_alert' | 'custom_ssl_certificate_event_type'
      | 'dedicated_ssl_certificate_event_type' | 'device_connectivity_anomaly_alert' | 'dos_attack_l4'
      | 'dos_attack_l7' | 'expiring_service_token_alert' | 'failing_logpush_job_disabled_alert'
      | 'fbm_auto_advertisement' | 'fbm_dosd_attack' | 'fbm_volumetric_attack'
      | 'health_check_status_notification' | 'hostname_aop_custom_certificate_expiration_type'
      | 'http_alert_edge_error' | 'http_alert_origin_error' | 'image_notification'
      | 'image_resizing_notification' | 'incident_alert' | 'load_balancing_health_alert'
      | 'load_balancing_pool_enablement_alert' | 'logo_match_alert' | 'magic_tunnel_health_check_event'
      | 'magic_wan_tunnel_health' | 'maintenance_event_notification'
      | 'mtls_certificate_store_certificate_expiration_type' | 'pages_event_alert' | 'radar_notification'
      | 'real_origin_monitoring' | 'scriptmonitor_alert_new_code_change_detections'
      | 'scriptmonitor_alert_new_hosts' | 'scriptmonitor_alert_new_malicious_hosts'
      | 'scriptmonitor_alert_new_malicious_scripts' | 'scriptmonitor_alert_new_malicious_url'
      | 'scriptmonitor_alert_new_max_length_resource_url' | 'scriptmonitor_alert_new_resources'
      | 'secondary_dns_all_primaries_failing' | 'secondary_dns_primaries_failing' | 'secondary_dns_warning'
      | 'secondary_dns_zone_successfully_updated' | 'secondary_dns_zone_validation_warning'
      | 'security_insights_alert' | 'sentinel_alert' | 'stream_live_notifications'
      | 'synthetic_test_latency_alert' | 'synthetic_test_low_availability_alert' | 'traffic_anomalies_alert'
      | 'tunnel_health_event' | 'tunnel_update_event' | 'universal_ssl_event_type'
      | 'web_analytics_metrics_update' | 'zone_aop_custom_certificate_expiration_type' | (string & {});
    /** @default true */ enabled: boolean;
    mechanisms: Mechanism;
    /** @minLength 1 */ name: string;
    /** Conditions that an event must meet to raise an alert; without them every event does. */ filters?: PolicyFilter;
  }

  export interface PolicyResult {
    /** Identifies the policy; given by Cloudflare. */ id?: ResourceID;
  }

  export interface PolicyUpdateParams extends InAccount, PolicySettings {
    /** Conditions that an event must meet to raise an alert; without them every event does. */ filters?: PolicyFilter;
  }

  export interface Policy extends PolicySettings {
    /** Id of the policy, given by Cloudflare. */ id?: ResourceID;
    alert_type?:
      | 'abuse_report_alert' | 'access_custom_certificate_expiration_type' | 'advanced_ddos_attack_l4_alert'
      | 'advanced_ddos_attack_l7_alert' | 'advanced_http_alert_error' | 'bgp_hijack_notification'
      | 'billing_usage_alert' | 'block_notification_block_removed' | 'block_notification_new_block'
      | 'block_notification_review_rejected' | 'bot_traffic_basic_alert' | 'brand_protection_alert'
      | 'brand_protection_digest' | 'clickhouse_alert_fw_anomaly' | 'clickhouse_alert_fw_ent_anomaly'
      | 'cloudforce_one_request_notification' | 'cni_maintenance_notification' | 'custom_analytics'
      | 'custom_bot_detection_alert' | 'custom_ssl_certificate_event_type'
      | 'dedicated_ssl_certificate_event_type' | 'device_connectivity_anomaly_alert' | 'dos_attack_l4'
      | 'dos_attack_l7' | 'expiring_service_token_alert' | 'failing_logpush_job_disabled_alert'
      | 'fbm_auto_advertisement' | 'fbm_dosd_attack' | 'fbm_volumetric_attack'
      | 'health_check_status_notification' | 'hostname_aop_custom_certificate_expiration_type'
      | 'http_alert_edge_error' | 'http_alert_origin_error' | 'image_notification'
      | 'image_resizing_notification' | 'incident_alert' | 'load_balancing_health_alert'
      | 'load_balancing_pool_enablement_alert' | 'logo_match_alert' | 'magic_tunnel_health_check_event'
      | 'magic_wan_tunnel_health' | 'maintenance_event_notification'
      | 'mtls_certificate_store_certificate_expiration_type' | 'pages_event_alert' | 'radar_notification'
      | 'real_origin_monitoring' | 'scriptmonitor_alert_new_code_change_detections'
      | 'scriptmonitor_alert_new_hosts' | 'scriptmonitor_alert_new_malicious_hosts'
      | 'scriptmonitor_alert_new_malicious_scripts' | 'scriptmonitor_alert_new_malicious_url'
      | 'scriptmonitor_alert_new_max_length_resource_url' | 'scriptmonitor_alert_new_resources'
      | 'secondary_dns_all_primaries_failing' | 'secondary_dns_primaries_failing' | 'secondary_dns_warning'
      | 'secondary_dns_zone_successfully_updated' | 'secondary_dns_zone_validation_warning'
      | 'security_insights_alert' | 'sentinel_alert' | 'stream_live_notifications'
      | 'synthetic_test_latency_alert' | 'synthetic_test_low_availability_alert' | 'traffic_anomalies_alert'
      | 'tunnel_health_event' | 'tunnel_update_event' | 'universal_ssl_event_type'
      | 'web_analytics_metrics_update' | 'zone_aop_custom_certificate_expiration_type';
    /** Time at which the policy was made. @readOnly */ created?: DateTime;
    /** Filters that limit the alerts, depending on the alert type; if omitted, all events send an alert. */ filters?: PolicyFilter;
    /** Time of the last change. @readOnly */ modified?: DateTime;
    name?: string;
  }

  export interface PolicyDeleteResponse {
    errors: APIError[];
    messages: APIMessage[];
    success: true;
    result_info?: PolicyDeleteResponse.ResultInfo;
  }
  export namespace PolicyDeleteResponse {
    export interface ResultInfo {
      /** Entries on this page. */ count?: number;
      /** Number of this page. */ page?: number;
      /** Entries a page holds. */ per_page?: number;
      /** Entries in all. */ total_count?: number;
    }
  }

  export interface PolicyTestParams extends InAccount {
    /** Severity that the test notification shows, 0 the highest. */ severity?: 0 | 1 | 2 | 3 | 4;
    /** Source that the test notification names. */ source?: string;
    /** Text by which start and end of an incident belong together. */ state_correlation_id?: string;
    /** State that the test notification tells: 0 none, 1 started, 2 ended. */ state_event?: 0 | 1 | 2;
  }

  export interface APIResponseCommon {
    errors: Messages;
    messages: Messages;
    success: true;
  }

  /** Periods in which messages are held back. */
  export interface Silences {
    /** Create silences of notification policies for a time.
     *  @http POST /accounts/{account_id}/alerting/v3/silences
     *  @unwrapped
     *  @permission Notifications Write; Account Settings Write
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353",
     *    "body": [{ "policy_id": "023e105f4ecef8ad9ca31a8372d0c353", "start_time": "2026-01-01T00:00:00Z", "end_time": "2026-01-02T00:00:00Z" }]
     *  } */
    create(params: SilenceCreateParams, options?: RequestOptions): APIPromise<Silence>;

    /** Replace the times of existing silences in one call.
     *  @http PUT /accounts/{account_id}/alerting/v3/silences
     *  @permission Notifications Write; Account Settings Write
     *  @availability ga */
    update(params: SilenceUpdateParams, options?: RequestOptions): PagePromise<SinglePage<SilenceResult>, SilenceResult>;

    /** List the silences set on an account's notifications.
     *  @http GET /accounts/{account_id}/alerting/v3/silences
     *  @permission Zero Trust: PII Read; Notifications Write; Notifications Read; Account Settings Write; Account Settings Read
     *  @availability ga
     *  @columns policy_id start_time end_time created_at updated_at */
    list(params: InAccount, options?: RequestOptions): PagePromise<SinglePage<SilenceResult>, SilenceResult>;

    /** Delete a silence so the alerts it held back flow again.
     *  @http DELETE /accounts/{account_id}/alerting/v3/silences/{silence_id}
     *  @unwrapped
     *  @permission Notifications Write; Account Settings Write
     *  @availability ga */
    delete(silenceID: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<Silence>;

    /** Get one silence with its policy and time span.
     *  @http GET /accounts/{account_id}/alerting/v3/silences/{silence_id}
     *  @permission Zero Trust: PII Read; Notifications Write; Notifications Read; Account Settings Write; Account Settings Read
     *  @availability ga */
    get(silenceID: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<SilenceResult>;
  }

  export interface SilenceCreateParams extends InAccount {
    /** Silences to write. @body @minItems 1 */ body: SilenceCreateParams.Body[];
  }
  export namespace SilenceCreateParams {
    export interface Body {
      /** @example "2022-01-01T00:00:00Z" @format date-time */ end_time?: string;
      /** @from alerting.policies.list */ policy_id?: ResourceID;
      /** @example "2022-01-01T00:00:00Z" @format date-time */ start_time?: string;
    }
  }

  export interface Silence {
    errors: APIError[];
    messages: APIMessage[];
    success: true;
  }

  export interface SilenceUpdateParams extends InAccount {
    /** Silences to write. @body @minItems 1 */ body: SilenceUpdateParams.Body[];
  }
  export namespace SilenceUpdateParams {
    export interface Body {
      /** Id of the silence. */ id?: ResourceID;
      /** @example "2022-01-01T00:00:00Z" @format date-time */ end_time?: string;
      /** @example "2022-01-01T00:00:00Z" @format date-time */ start_time?: string;
    }
  }

  export interface SilenceResult {
    /** Id of the silence, given by Cloudflare. */ id?: ResourceID;
    /** @example "2022-01-01T00:00:00Z" @readOnly */ created_at?: string;
    /** @example "2022-01-01T00:00:00Z" @format date-time */ end_time?: string;
    /** @from alerting.policies.list */ policy_id?: ResourceID;
    /** @example "2022-01-01T00:00:00Z" @format date-time */ start_time?: string;
    /** @example "2022-01-01T00:00:00Z" @readOnly */ updated_at?: string;
  }

  export type HistoriesV4PagePaginationArray = V4PagePaginationArray<History>;

  export interface Mechanism {
    /** Email addresses, each as the `id` of an entry. */ email?: Mechanism.Email[];
    /** PagerDuty services by their ids. */ pagerduty?: Mechanism.Pagerduty[];
    /** Webhooks by their ids. */ webhooks?: Mechanism.Webhook[];
  }
  export namespace Mechanism {
    export interface Email {
      /** Email address that receives the notification. @format email */ id?: string;
    }
    export interface Pagerduty {
      /** PagerDuty service that is notified. */ id?: ResourceID;
    }
    export interface Webhook {
      /** Webhook that is notified. */ id?: ResourceID;
    }
  }

  export type PoliciesSinglePage = SinglePage<Policy>;

  export interface PolicyFilter {
    /** Actions to alert on, depending on the alert type. */ actions?: string[];
    /** Autonomous systems to alert on. For Radar alerts. */ affected_asns?: string[];
    /** Products whose incidents send an alert. For incident alerts. */ affected_components?: string[];
    /** Locations to alert on. For Radar alerts. */ affected_locations?: string[];
    /** Data centers by airport code. For maintenance alerts. */ airport_code?: string[];
    /** Triggers of the alert, which depend on the alert type. */ alert_trigger_preferences?: string[];
    /** Threshold that triggers the alert, by the alert type. */ alert_trigger_preferences_value?: string[];
    /** `true` or `false`: pools switched on or off. For load balancing alerts. */ enabled?: string[];
    /** Environments to alert on: preview or production. For Pages alerts. */ environment?: string[];
    /** Deployment events to alert on. For Pages alerts. */ event?: string[];
    /** `pool` or `origin`. For load balancing health alerts. */ event_source?: string[];
    /** Types of events to alert on, depending on the alert type. */ event_type?: string[];
    /** Properties by which alerts are grouped. */ group_by?: string[];
    /** Health checks to alert on. For health check alerts. */ health_check_id?: string[];
    /** Minimum impact to alert on. For incident alerts. */
    incident_impact?: ('INCIDENT_IMPACT_NONE' | 'INCIDENT_IMPACT_MINOR' | 'INCIDENT_IMPACT_MAJOR' | 'INCIDENT_IMPACT_CRITICAL')[];
    /** Live inputs to alert on. For Stream alerts. */ input_id?: string[];
    /** Classes of findings to alert on. For security insights. */ insight_class?: string[];
    /** Usage above which the alert is sent. For billing alerts. */ limit?: string[];
    /** Logos that are watched. For brand protection. */ logo_tag?: string[];
    /** Least size of an attack, in Mbit/s. For layer 3/4 DDoS alerts. */ megabits_per_second?: string[];
    /** `Healthy` or `Unhealthy`. For load balancing health alerts. */ new_health?: string[];
    /** Tunnel states to alert on. For tunnel health alerts. */ new_status?: string[];
    /** Least size of an attack, in packets a second. For layer 3/4 DDoS alerts. */ packets_per_second?: string[];
    /** Load balancer pools to alert on. */ pool_id?: string[];
    /** Data centers to alert on. */ pop_names?: string[];
    /** Products whose usage is watched. For billing alerts. */ product?: string[];
    /** Pages projects to alert on. */ project_id?: string[];
    /** Protocols of attacks to alert on. For layer 3/4 DDoS alerts. */ protocol?: string[];
    /** Saved queries that are watched. */ query_tag?: string[];
    /** Least size of an attack, in requests a second. For layer 7 DDoS alerts. */ requests_per_second?: string[];
    /** Selectors that narrow the alert, by the alert type. */ selectors?: string[];
    /** Products whose events are counted. For security event alerts. */ services?: string[];
    /** Service level below which the alert is sent, in percent. */ slo?: string[];
    /** `Healthy` or `Unhealthy`. For health check alerts. */ status?: string[];
    /** Attacked hostnames to alert on. For layer 7 DDoS alerts. */ target_hostname?: string[];
    /** Attacked addresses to alert on. For layer 3/4 DDoS alerts. */ target_ip?: string[];
    /** Attacked zones to alert on, by name. For layer 7 DDoS alerts. */ target_zone_name?: string[];
    /** Traffic that does not count, such as what security rules stopped. */ traffic_exclusions?: 'security_events'[];
    /** Tunnels to alert on, by id. */ tunnel_id?: string[];
    /** Tunnels to alert on, by name. */ tunnel_name?: string[];
    /** Kinds to alert on, depending on the alert type. */ type?: string[];
    /** Further conditions, by the alert type. */ where?: string[];
    /** Zones to alert on, by id. */ zones?: string[];
    /** Ids of the Access service tokens that are watched; leave it out for all, present and future. Of `expiring_service_token_alert`.
     *  @from zeroTrust.access.serviceTokens.list */
    token_id?: string[];
  }

  export interface APIError {
    message: string;
    /** @min 1000 */ code?: Integer;
  }

  export interface APIMessage {
    message: string;
    /** @min 1000 */ code?: Integer;
  }

  export type SilenceListResponsesSinglePage = SinglePage<SilenceResult>;

  export type SilenceUpdateResponsesSinglePage = SinglePage<SilenceResult>;

  export interface UnsubscribeEmail extends UnsubscribeEmailPost {
    /** Name of the policy. */ name?: string;
    /** Token of the link, which proves that the address is yours. @sensitive */ token?: string;
  }

  export interface UnsubscribeEmailPost {
    /** @readOnly */ account_id?: ResourceID;
    /** Address the link was sent to. @format email */ email?: string;
    /** Id of the policy. */ id?: ResourceID;
  }

  export type Messages = (/** @unique */ { /** @min 1000 */ code?: Integer; message: string })[];
}

export declare namespace Alerting.Destinations {
  /** Channels that the account's plan allows. */
  export interface Eligible {
    /** Get which delivery mechanisms the account may use.
     *
     *  PagerDuty and webhooks need a paid plan.
     *  @http GET /accounts/{account_id}/alerting/v3/destinations/eligible
     *  @availability ga */
    get(params: InAccount, options?: RequestOptions): APIPromise<EligibleGetResponse>;
  }

  export type EligibleGetResponse = { [key: string]: EligibleGetResponse.Item[] };
  export namespace EligibleGetResponse {
    export interface Item {
      /** Whether the account may use the mechanism. */ eligible?: boolean;
      /** Whether the mechanism has been released. */ ready?: boolean;
      /** Way of delivery. */ type?: 'email' | 'pagerduty' | 'webhook';
    }
  }

  /** Connected PagerDuty services. */
  export interface PagerdutyResource {
    /** Create a token that begins a PagerDuty connection.
     *  @http POST /accounts/{account_id}/alerting/v3/destinations/pagerduty/connect
     *  @status 201
     *  @permission Notifications Write; Account Settings Write
     *  @availability ga */
    create(params: InAccount, options?: RequestOptions): APIPromise<PagerdutyCreateResponse>;

    /** Delete the account's PagerDuty connections.
     *  @http DELETE /accounts/{account_id}/alerting/v3/destinations/pagerduty
     *  @unwrapped
     *  @permission Notifications Write; Account Settings Write
     *  @availability ga */
    delete(params: InAccount, options?: RequestOptions): APIPromise<Silence>;

    /** Get the PagerDuty services connected to the account.
     *  @http GET /accounts/{account_id}/alerting/v3/destinations/pagerduty
     *  @permission Zero Trust: PII Read; Notifications Write; Notifications Read; Account Settings Write; Account Settings Read
     *  @plans business enterprise
     *  @availability ga
     *  @columns name id */
    get(params: InAccount, options?: RequestOptions): PagePromise<SinglePage<Pagerduty>, Pagerduty>;

    /** Link a PagerDuty service with the token issued for it.
     *  @http GET /accounts/{account_id}/alerting/v3/destinations/pagerduty/connect/{token_id}
     *  @permission Notifications Write; Account Settings Write
     *  @availability ga */
    link(tokenID: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<PagerdutyLinkResponse>;
  }

  export interface PagerdutyCreateResponse {
    /** Token with which the connection is completed in PagerDuty. @sensitive */ id?: ResourceID;
  }

  export interface Pagerduty {
    /** Identifies the PagerDuty service; given by Cloudflare. */ id?: ResourceID;
    /** Service as PagerDuty names it. */ name?: string;
  }

  export interface PagerdutyLinkResponse {
    /** Identifies the PagerDuty service that was linked. */ id?: ResourceID;
  }

  /** HTTP endpoints that receive messages. */
  export interface WebhooksResource {
    /** Create a webhook that notifications can be sent to.
     *
     *  A test message is sent to the address at once; if that fails the webhook is refused.
     *  @http POST /accounts/{account_id}/alerting/v3/destinations/webhooks
     *  @status 201
     *  @permission Notifications Write; Account Settings Write
     *  @plans pro business enterprise
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "Slack Webhook", "url": "https://hooks.slack.com/services/Ds3fdBFbV/456464Gdd"
     *  } */
    create(params: WebhookParams, options?: RequestOptions): APIPromise<WebhookResult>;

    /** Replace the name, URL and secret of a notification webhook.
     *  @http PUT /accounts/{account_id}/alerting/v3/destinations/webhooks/{webhook_id}
     *  @permission Notifications Write; Account Settings Write
     *  @plans pro business enterprise
     *  @availability ga */
    update(webhookID: ResourceID, params: WebhookParams, options?: RequestOptions): APIPromise<WebhookResult>;

    /** List the webhooks set up to receive an account's notifications.
     *  @http GET /accounts/{account_id}/alerting/v3/destinations/webhooks
     *  @permission Zero Trust: PII Read; Notifications Write; Notifications Read; Account Settings Write; Account Settings Read
     *  @plans pro business enterprise
     *  @availability ga
     *  @columns name type last_success last_failure created_at */
    list(params: InAccount, options?: RequestOptions): PagePromise<SinglePage<Webhooks>, Webhooks>;

    /** Delete a webhook so notifications can no longer be sent to it.
     *
     *  Policies that send to it lose that mechanism.
     *  @http DELETE /accounts/{account_id}/alerting/v3/destinations/webhooks/{webhook_id}
     *  @unwrapped
     *  @permission Notifications Write; Account Settings Write
     *  @plans pro business enterprise
     *  @availability ga */
    delete(webhookID: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<Silence>;

    /** Get one notification webhook with its delivery state.
     *  @http GET /accounts/{account_id}/alerting/v3/destinations/webhooks/{webhook_id}
     *  @permission Zero Trust: PII Read; Notifications Write; Notifications Read; Account Settings Write; Account Settings Read
     *  @plans pro business enterprise
     *  @availability ga */
    get(webhookID: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<Webhooks>;
  }

  export interface WebhookTarget {
    /** Label of the webhook; it is part of every message. */ name?: string;
    /** Address that messages are posted to. @sensitive @format uri */ url?: string;
  }

  export interface WebhookParams extends InAccount, WebhookTarget {
    /** @minLength 1 @example "Incidents channel" */ name: string;
    /** @sensitive @format uri */ url: string;
    /** Text sent with every message in the header `cf-webhook-auth`; never returned. @writeOnly @sensitive */ secret?: string;
  }

  export interface WebhookResult {
    /** Identifies the webhook; given by Cloudflare. */ id?: ResourceID;
  }

  export interface Webhooks extends WebhookTarget {
    /** Id of the webhook, given by Cloudflare. */ id?: ResourceID;
    /** @readOnly */ created_at?: DateTime;
    /** Time of the last delivery that failed. @readOnly */ last_failure?: DateTime | null;
    /** Time of the last delivery that succeeded. @readOnly */ last_success?: DateTime | null;
    /** Kind of receiver, by which the form of messages is chosen. */
    type?: 'datadog' | 'discord' | 'feishu' | 'gchat' | 'generic' | 'opsgenie' | 'slack' | 'splunk';
  }

  export type PagerdutiesSinglePage = SinglePage<Pagerduty>;

  export type WebhooksSinglePage = SinglePage<Webhooks>;
}

export declare namespace Alerting.Policies {
  /** The opt-out of an email recipient from one kind of message. */
  export interface EmailUnsubscribe {
    /** Get what an emailed unsubscribe link refers to.
     *  @http GET /accounts/{account_id}/alerting/v3/policies/{policy_id}/email/unsubscribe
     *  @permission Zero Trust: PII Read; Notifications Write; Notifications Read; Account Settings Write; Account Settings Read
     *  @docs https://developers.cloudflare.com/api/operations/notification-policies-show-email-unsubscribe-details */
    get(policyID: ResourceID, params: EmailUnsubscribeGetParams, options?: RequestOptions): APIPromise<UnsubscribeEmail>;

    /** Stop a notification policy's emails to an address, proven by its token.
     *  @http POST /accounts/{account_id}/alerting/v3/policies/{policy_id}/email/unsubscribe
     *  @docs https://developers.cloudflare.com/api/operations/notification-policies-unsubscribe-email-from-notification-policy */
    create(policyID: ResourceID, params: EmailUnsubscribeCreateParams, options?: RequestOptions): APIPromise<UnsubscribeEmailPost>;
  }

  export interface EmailUnsubscribeGetParams extends InAccount {
    /** Address the link was sent to. @format email @example "ada@example.com" */ email: string;
    /** Token of the link, which proves that the address is yours. @sensitive */ token: string;
  }

  export interface EmailUnsubscribeCreateParams extends InAccount {
    /** Address that wants no more notifications. @query @format email @example "ada@example.com" */ email: string;
    /** Token of the unsubscribe link. @query @sensitive */ token: string;
  }
}
