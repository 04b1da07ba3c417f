import type { APIPromise, PagePromise, RequestOptions, SinglePage, V4PagePaginationArray } from './_client.ts';
import type { DateTime, Identifier, InAccount, Integer, PaginationInfo, ResourceID } from './_shared.ts';

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
  /** Kinds of events you can be told about. */
  export interface AvailableAlerts {
    /** List the alert types the account can build notification policies on.
     *  @http GET /accounts/{account_id}/alerting/v3/available_alerts
     *  @permission Zero Trust: PII Read; Notifications Write; Notifications Read; Account Settings Write; Account Settings Read
     *  @availability ga */
    list(params: AvailableAlertListParams, options?: RequestOptions): APIPromise<AvailableAlertListResponse>;
  }

  export type AvailableAlertListParams = InAccount;

  export type AvailableAlertListResponse = { [key: string]: AvailableAlertListResponse.Item[] };
  export namespace AvailableAlertListResponse {
    export interface Item {
      description?: string;
      display_name?: string;
      filter_options?: unknown[];
      /** @example "http_alert_origin_error" */ type?: string;
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
    /** Page through notifications already sent, between two points in time.
     *  @http GET /accounts/{account_id}/alerting/v3/history
     *  @permission Zero Trust: PII Read; Notifications Write; Notifications Read; Account Settings Write; Account Settings Read
     *  @availability ga */
    list(params: HistoryListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<History>, History>;
  }

  export interface HistoryListParams extends InAccount {
    before?: DateTime;
    since?: DateTime;
    /** @min 1 @default 1 */ page?: number;
    /** @min 5 @max 1000 @default 25 */ per_page?: number;
  }

  export interface History {
    id?: ResourceID;
    alert_body?: string;
    /** @example "universal_ssl_event_type" */ alert_type?: string;
    description?: string;
    mechanism?: string;
    mechanism_type?: 'email' | 'pagerduty' | 'webhook';
    name?: string;
    policy_id?: ResourceID;
    sent?: DateTime;
  }

  /** What to be told about, with filters and channels. */
  export interface Policies {
    readonly emailUnsubscribe: Policies.EmailUnsubscribe;

    /** Create a policy that sends one alert type to chosen mechanisms.
     *  @http POST /accounts/{account_id}/alerting/v3/policies
     *  @permission Notifications Write; Account Settings Write
     *  @availability ga */
    create(params: PolicyCreateParams, options?: RequestOptions): APIPromise<Mechanism.Webhook>;

    /** Update a notification policy's alert type, filters or mechanisms.
     *  @http PUT /accounts/{account_id}/alerting/v3/policies/{policy_id}
     *  @body json required
     *  @permission Notifications Write; Account Settings Write
     *  @availability ga */
    update(policyID: ResourceID, params: PolicyUpdateParams, options?: RequestOptions): APIPromise<Mechanism.Webhook>;

    /** List the notification policies of an account.
     *  @http GET /accounts/{account_id}/alerting/v3/policies
     *  @permission Zero Trust: PII Read; Notifications Write; Notifications Read; Account Settings Write; Account Settings Read
     *  @availability ga */
    list(params: PolicyListParams, options?: RequestOptions): PagePromise<SinglePage<Policy>, Policy>;

    /** Delete a notification policy and stop the alerts it sent.
     *  @http DELETE /accounts/{account_id}/alerting/v3/policies/{policy_id}
     *  @unwrapped
     *  @permission Notifications Write; Account Settings Write
     *  @availability ga */
    delete(policyID: ResourceID, params: PolicyDeleteParams, options?: RequestOptions): APIPromise<PolicyDeleteResponse>;

    /** Read one notification policy with its filters and mechanisms.
     *  @http GET /accounts/{account_id}/alerting/v3/policies/{policy_id}
     *  @permission Zero Trust: PII Read; Notifications Write; Notifications Read; Account Settings Write; Account Settings Read
     *  @availability ga */
    get(policyID: ResourceID, params: PolicyGetParams, options?: RequestOptions): APIPromise<Policy>;

    /** Send a test notification through a policy, with chosen state and severity.
     *  @http POST /accounts/{account_id}/alerting/v3/policies/{policy_id}/test
     *  @unwrapped
     *  @permission Notifications Write; Account Settings Write
     *  @docs https://developers.cloudflare.com/api/operations/notification-policies-test-a-notification-policy */
    test(policyID: ResourceID, params: PolicyTestParams, options?: RequestOptions): APIPromise<APIResponseCommon>;
  }

  export interface PolicyCreateParams extends InAccount {
    alert_type: 'abuse_report_alert' | 'access_custom_certificate_expiration_type' | 'advanced_ddos_attack_l4_alert' | 'advanced_ddos_attack_l7_alert' | 'advanced_http_alert_error' | 'bgp_hijack_notification' | 'billing_usage_alert' | 'block_notification_block_removed' | 'block_notification_new_block' | 'block_notification_review_rejected' | 'bot_traffic_basic_alert' | 'brand_protection_alert' | 'brand_protection_digest' | 'clickhouse_alert_fw_anomaly' | 'clickhouse_alert_fw_ent_anomaly' | 'cloudforce_one_request_notification' | 'cni_maintenance_notification' | 'custom_analytics' | 'custom_bot_detection_alert' | 'custom_ssl_certificate_event_type' | 'dedicated_ssl_certificate_event_type' | 'device_connectivity_anomaly_alert' | 'dos_attack_l4' | 'dos_attack_l7' | 'expiring_service_token_alert' | 'failing_logpush_job_disabled_alert' | 'fbm_auto_advertisement' | 'fbm_dosd_attack' | 'fbm_volumetric_attack' | 'health_check_status_notification' | 'hostname_aop_custom_certificate_expiration_type' | 'http_alert_edge_error' | 'http_alert_origin_error' | 'image_notification' | 'image_resizing_notification' | 'incident_alert' | 'load_balancing_health_alert' | 'load_balancing_pool_enablement_alert' | 'logo_match_alert' | 'magic_tunnel_health_check_event' | 'magic_wan_tunnel_health' | 'maintenance_event_notification' | 'mtls_certificate_store_certificate_expiration_type' | 'pages_event_alert' | 'radar_notification' | 'real_origin_monitoring' | 'scriptmonitor_alert_new_code_change_detections' | 'scriptmonitor_alert_new_hosts' | 'scriptmonitor_alert_new_malicious_hosts' | 'scriptmonitor_alert_new_malicious_scripts' | 'scriptmonitor_alert_new_malicious_url' | 'scriptmonitor_alert_new_max_length_resource_url' | 'scriptmonitor_alert_new_resources' | 'secondary_dns_all_primaries_failing' | 'secondary_dns_primaries_failing' | 'secondary_dns_warning' | 'secondary_dns_zone_successfully_updated' | 'secondary_dns_zone_validation_warning' | 'security_insights_alert' | 'sentinel_alert' | 'stream_live_notifications' | 'synthetic_test_latency_alert' | 'synthetic_test_low_availability_alert' | 'traffic_anomalies_alert' | 'tunnel_health_event' | 'tunnel_update_event' | 'universal_ssl_event_type' | 'web_analytics_metrics_update' | 'zone_aop_custom_certificate_expiration_type';
    /** @default true */ enabled: boolean;
    mechanisms: Mechanism;
    name: string;
    /** @example "30m" */ alert_interval?: string;
    description?: string;
    filters?: PolicyFilter;
  }

  export type PolicyCreateResponse = Mechanism.Webhook;

  export interface PolicyUpdateParams extends InAccount {
    /** @example "30m" */ alert_interval?: string;
    alert_type?: 'abuse_report_alert' | 'access_custom_certificate_expiration_type' | 'advanced_ddos_attack_l4_alert' | 'advanced_ddos_attack_l7_alert' | 'advanced_http_alert_error' | 'bgp_hijack_notification' | 'billing_usage_alert' | 'block_notification_block_removed' | 'block_notification_new_block' | 'block_notification_review_rejected' | 'bot_traffic_basic_alert' | 'brand_protection_alert' | 'brand_protection_digest' | 'clickhouse_alert_fw_anomaly' | 'clickhouse_alert_fw_ent_anomaly' | 'cloudforce_one_request_notification' | 'cni_maintenance_notification' | 'custom_analytics' | 'custom_bot_detection_alert' | 'custom_ssl_certificate_event_type' | 'dedicated_ssl_certificate_event_type' | 'device_connectivity_anomaly_alert' | 'dos_attack_l4' | 'dos_attack_l7' | 'expiring_service_token_alert' | 'failing_logpush_job_disabled_alert' | 'fbm_auto_advertisement' | 'fbm_dosd_attack' | 'fbm_volumetric_attack' | 'health_check_status_notification' | 'hostname_aop_custom_certificate_expiration_type' | 'http_alert_edge_error' | 'http_alert_origin_error' | 'image_notification' | 'image_resizing_notification' | 'incident_alert' | 'load_balancing_health_alert' | 'load_balancing_pool_enablement_alert' | 'logo_match_alert' | 'magic_tunnel_health_check_event' | 'magic_wan_tunnel_health' | 'maintenance_event_notification' | 'mtls_certificate_store_certificate_expiration_type' | 'pages_event_alert' | 'radar_notification' | 'real_origin_monitoring' | 'scriptmonitor_alert_new_code_change_detections' | 'scriptmonitor_alert_new_hosts' | 'scriptmonitor_alert_new_malicious_hosts' | 'scriptmonitor_alert_new_malicious_scripts' | 'scriptmonitor_alert_new_malicious_url' | 'scriptmonitor_alert_new_max_length_resource_url' | 'scriptmonitor_alert_new_resources' | 'secondary_dns_all_primaries_failing' | 'secondary_dns_primaries_failing' | 'secondary_dns_warning' | 'secondary_dns_zone_successfully_updated' | 'secondary_dns_zone_validation_warning' | 'security_insights_alert' | 'sentinel_alert' | 'stream_live_notifications' | 'synthetic_test_latency_alert' | 'synthetic_test_low_availability_alert' | 'traffic_anomalies_alert' | 'tunnel_health_event' | 'tunnel_update_event' | 'universal_ssl_event_type' | 'web_analytics_metrics_update' | 'zone_aop_custom_certificate_expiration_type';
    description?: string;
    /** @default true */ enabled?: boolean;
    filters?: PolicyFilter;
    mechanisms?: Mechanism;
    name?: string;
  }

  export type PolicyUpdateResponse = Mechanism.Webhook;

  export type PolicyListParams = InAccount;

  export interface Policy {
    id?: ResourceID;
    /** @example "30m" */ alert_interval?: string;
    alert_type?: 'abuse_report_alert' | 'access_custom_certificate_expiration_type' | 'advanced_ddos_attack_l4_alert' | 'advanced_ddos_attack_l7_alert' | 'advanced_http_alert_error' | 'bgp_hijack_notification' | 'billing_usage_alert' | 'block_notification_block_removed' | 'block_notification_new_block' | 'block_notification_review_rejected' | 'bot_traffic_basic_alert' | 'brand_protection_alert' | 'brand_protection_digest' | 'clickhouse_alert_fw_anomaly' | 'clickhouse_alert_fw_ent_anomaly' | 'cloudforce_one_request_notification' | 'cni_maintenance_notification' | 'custom_analytics' | 'custom_bot_detection_alert' | 'custom_ssl_certificate_event_type' | 'dedicated_ssl_certificate_event_type' | 'device_connectivity_anomaly_alert' | 'dos_attack_l4' | 'dos_attack_l7' | 'expiring_service_token_alert' | 'failing_logpush_job_disabled_alert' | 'fbm_auto_advertisement' | 'fbm_dosd_attack' | 'fbm_volumetric_attack' | 'health_check_status_notification' | 'hostname_aop_custom_certificate_expiration_type' | 'http_alert_edge_error' | 'http_alert_origin_error' | 'image_notification' | 'image_resizing_notification' | 'incident_alert' | 'load_balancing_health_alert' | 'load_balancing_pool_enablement_alert' | 'logo_match_alert' | 'magic_tunnel_health_check_event' | 'magic_wan_tunnel_health' | 'maintenance_event_notification' | 'mtls_certificate_store_certificate_expiration_type' | 'pages_event_alert' | 'radar_notification' | 'real_origin_monitoring' | 'scriptmonitor_alert_new_code_change_detections' | 'scriptmonitor_alert_new_hosts' | 'scriptmonitor_alert_new_malicious_hosts' | 'scriptmonitor_alert_new_malicious_scripts' | 'scriptmonitor_alert_new_malicious_url' | 'scriptmonitor_alert_new_max_length_resource_url' | 'scriptmonitor_alert_new_resources' | 'secondary_dns_all_primaries_failing' | 'secondary_dns_primaries_failing' | 'secondary_dns_warning' | 'secondary_dns_zone_successfully_updated' | 'secondary_dns_zone_validation_warning' | 'security_insights_alert' | 'sentinel_alert' | 'stream_live_notifications' | 'synthetic_test_latency_alert' | 'synthetic_test_low_availability_alert' | 'traffic_anomalies_alert' | 'tunnel_health_event' | 'tunnel_update_event' | 'universal_ssl_event_type' | 'web_analytics_metrics_update' | 'zone_aop_custom_certificate_expiration_type';
    /** @readOnly */ created?: DateTime;
    description?: string;
    /** @default true */ enabled?: boolean;
    filters?: PolicyFilter;
    mechanisms?: Mechanism;
    /** @readOnly */ modified?: DateTime;
    name?: string;
  }

  export type PolicyDeleteParams = InAccount;

  export interface PolicyDeleteResponse {
    errors: PolicyDeleteResponse.Error[];
    messages: PolicyDeleteResponse.Error[];
    success: true;
    result_info?: PaginationInfo;
  }
  export namespace PolicyDeleteResponse {
    export interface Error {
      message: string;
      /** @min 1000 */ code?: Integer;
    }
    export type Message = Error;
    export type ResultInfo = PaginationInfo;
  }

  export type PolicyGetParams = InAccount;

  export interface PolicyTestParams extends InAccount {
    severity?: 0 | 1 | 2 | 3 | 4;
    source?: string;
    state_correlation_id?: string;
    state_event?: 0 | 1 | 2;
  }

  export interface APIResponseCommon {
    errors: Messages;
    messages: Messages;
    success: true;
  }

  /** Periods in which messages are held back. */
  export interface Silences {
    /** Silence notification policies for a time, so their alerts are held back.
     *  @http POST /accounts/{account_id}/alerting/v3/silences
     *  @unwrapped
     *  @permission Notifications Write; Account Settings Write
     *  @availability ga */
    create(params: SilenceCreateParams, options?: RequestOptions): APIPromise<SilenceCreateResponse>;

    /** Change existing silences of an account in one call.
     *  @http PUT /accounts/{account_id}/alerting/v3/silences
     *  @permission Notifications Write; Account Settings Write
     *  @availability ga */
    update(params: SilenceUpdateParams, options?: RequestOptions): PagePromise<SinglePage<SilenceGetResponse>, SilenceGetResponse>;

    /** List the silences set on an account's notifications.
     *  @http GET /accounts/{account_id}/alerting/v3/silences
     *  @permission Zero Trust: PII Read; Notifications Write; Notifications Read; Account Settings Write; Account Settings Read
     *  @availability ga */
    list(params: SilenceListParams, options?: RequestOptions): PagePromise<SinglePage<SilenceGetResponse>, SilenceGetResponse>;

    /** Delete a silence so the alerts it held back flow again.
     *  @http DELETE /accounts/{account_id}/alerting/v3/silences/{silence_id}
     *  @unwrapped
     *  @permission Notifications Write; Account Settings Write
     *  @availability ga */
    delete(silenceID: ResourceID, params: SilenceDeleteParams, options?: RequestOptions): APIPromise<SilenceCreateResponse>;

    /** Read one silence with its policy and time span.
     *  @http GET /accounts/{account_id}/alerting/v3/silences/{silence_id}
     *  @permission Zero Trust: PII Read; Notifications Write; Notifications Read; Account Settings Write; Account Settings Read
     *  @availability ga */
    get(silenceID: ResourceID, params: SilenceGetParams, options?: RequestOptions): APIPromise<SilenceGetResponse>;
  }

  export interface SilenceCreateParams extends InAccount {
    /** @body */ body: SilenceCreateParams.Body[];
  }
  export namespace SilenceCreateParams {
    export interface Body {
      /** @example "2022-01-01T00:00:00Z" */ end_time?: string;
      policy_id?: ResourceID;
      /** @example "2022-01-01T00:00:00Z" */ start_time?: string;
    }
  }

  export interface SilenceCreateResponse {
    errors: PolicyDeleteResponse.Error[];
    messages: PolicyDeleteResponse.Error[];
    success: true;
  }
  export namespace SilenceCreateResponse {
    export type Error = PolicyDeleteResponse.Error;
    export type Message = PolicyDeleteResponse.Error;
  }

  export interface SilenceUpdateParams extends InAccount {
    /** @body */ body: SilenceUpdateParams.Body[];
  }
  export namespace SilenceUpdateParams {
    export interface Body {
      id?: ResourceID;
      /** @example "2022-01-01T00:00:00Z" */ end_time?: string;
      /** @example "2022-01-01T00:00:00Z" */ start_time?: string;
    }
  }

  export type SilenceUpdateResponse = SilenceGetResponse;

  export type SilenceListParams = InAccount;

  export type SilenceListResponse = SilenceGetResponse;

  export type SilenceDeleteParams = InAccount;

  export import SilenceDeleteResponse = Alerting.SilenceCreateResponse;

  export type SilenceGetParams = InAccount;

  export interface SilenceGetResponse {
    id?: ResourceID;
    /** @example "2022-01-01T00:00:00Z" @readOnly */ created_at?: string;
    /** @example "2022-01-01T00:00:00Z" */ end_time?: string;
    policy_id?: ResourceID;
    /** @example "2022-01-01T00:00:00Z" */ start_time?: string;
    /** @example "2022-01-01T00:00:00Z" @readOnly */ updated_at?: string;
  }

  export type HistoriesV4PagePaginationArray = V4PagePaginationArray<History>;

  export interface Mechanism {
    email?: Identifier[];
    pagerduty?: Mechanism.Webhook[];
    webhooks?: Mechanism.Webhook[];
  }
  export namespace Mechanism {
    export type Email = Identifier;
    export type Pagerduty = Webhook;
    export interface Webhook {
      id?: ResourceID;
    }
  }

  export import MechanismParam = Alerting.Mechanism;

  export type PoliciesSinglePage = SinglePage<Policy>;

  export interface PolicyFilter {
    actions?: string[];
    affected_asns?: string[];
    affected_components?: string[];
    affected_locations?: string[];
    airport_code?: string[];
    alert_trigger_preferences?: string[];
    alert_trigger_preferences_value?: string[];
    enabled?: string[];
    environment?: string[];
    event?: string[];
    event_source?: string[];
    event_type?: string[];
    group_by?: string[];
    health_check_id?: string[];
    incident_impact?: ('INCIDENT_IMPACT_NONE' | 'INCIDENT_IMPACT_MINOR' | 'INCIDENT_IMPACT_MAJOR' | 'INCIDENT_IMPACT_CRITICAL')[];
    input_id?: string[];
    insight_class?: string[];
    limit?: string[];
    logo_tag?: string[];
    megabits_per_second?: string[];
    new_health?: string[];
    new_status?: string[];
    packets_per_second?: string[];
    pool_id?: string[];
    pop_names?: string[];
    product?: string[];
    project_id?: string[];
    protocol?: string[];
    query_tag?: string[];
    requests_per_second?: string[];
    selectors?: string[];
    services?: string[];
    slo?: string[];
    status?: string[];
    target_hostname?: string[];
    target_ip?: string[];
    target_zone_name?: string[];
    traffic_exclusions?: ('security_events')[];
    tunnel_id?: string[];
    tunnel_name?: string[];
    type?: string[];
    where?: string[];
    zones?: string[];
  }

  export type PolicyFilterParam = PolicyFilter;

  export type SilenceListResponsesSinglePage = SinglePage<SilenceGetResponse>;

  export type SilenceUpdateResponsesSinglePage = SinglePage<SilenceGetResponse>;

  export interface UnsubscribeEmail {
    /** @readOnly */ account_id?: ResourceID;
    /** @format email */ email?: string;
    id?: ResourceID;
    name?: string;
    /** @sensitive */ token?: string;
  }

  export interface UnsubscribeEmailPost {
    /** @readOnly */ account_id?: ResourceID;
    /** @format email */ email?: string;
    id?: ResourceID;
  }

  export type Messages = (/** @unique */ { /** @min 1000 */ code?: Integer; message: string })[];
}

export declare namespace Alerting.Destinations {
  /** Channels that the account's plan allows. */
  export interface Eligible {
    /** See which delivery mechanisms the account may use for notifications.
     *  @http GET /accounts/{account_id}/alerting/v3/destinations/eligible
     *  @availability ga */
    get(params: EligibleGetParams, options?: RequestOptions): APIPromise<EligibleGetResponse>;
  }

  export type EligibleGetParams = InAccount;

  export type EligibleGetResponse = { [key: string]: EligibleGetResponse.Item[] };
  export namespace EligibleGetResponse {
    export interface Item {
      eligible?: boolean;
      ready?: boolean;
      type?: 'email' | 'pagerduty' | 'webhook';
    }
  }

  /** Connected PagerDuty services. */
  export interface PagerdutyResource {
    /** Begin a PagerDuty connection by issuing a token to link it with.
     *  @http POST /accounts/{account_id}/alerting/v3/destinations/pagerduty/connect
     *  @status 201
     *  @permission Notifications Write; Account Settings Write
     *  @availability ga */
    create(params: PagerdutyCreateParams, options?: RequestOptions): APIPromise<PagerdutyCreateResponse>;

    /** Disconnect the account's PagerDuty services from notifications.
     *  @http DELETE /accounts/{account_id}/alerting/v3/destinations/pagerduty
     *  @unwrapped
     *  @permission Notifications Write; Account Settings Write
     *  @availability ga */
    delete(params: PagerdutyDeleteParams, options?: RequestOptions): APIPromise<SilenceCreateResponse>;

    /** List the PagerDuty services connected to the account.
     *  @http GET /accounts/{account_id}/alerting/v3/destinations/pagerduty
     *  @permission Zero Trust: PII Read; Notifications Write; Notifications Read; Account Settings Write; Account Settings Read
     *  @plans business enterprise
     *  @availability ga */
    get(params: PagerdutyGetParams, options?: RequestOptions): PagePromise<SinglePage<Pagerduty>, Pagerduty>;

    /** Complete a PagerDuty connection with the token issued for it.
     *  @http GET /accounts/{account_id}/alerting/v3/destinations/pagerduty/connect/{token_id}
     *  @permission Notifications Write; Account Settings Write
     *  @availability ga */
    link(tokenID: ResourceID, params: PagerdutyLinkParams, options?: RequestOptions): APIPromise<Mechanism.Webhook>;
  }

  export type PagerdutyCreateParams = InAccount;

  export interface PagerdutyCreateResponse {
    /** @sensitive */ id?: ResourceID;
  }

  export type PagerdutyDeleteParams = InAccount;

  export import PagerdutyDeleteResponse = Alerting.SilenceCreateResponse;

  export type PagerdutyGetParams = InAccount;

  export interface Pagerduty {
    id?: ResourceID;
    name?: string;
  }

  export type PagerdutyLinkParams = InAccount;

  export type PagerdutyLinkResponse = Mechanism.Webhook;

  /** HTTP endpoints that receive messages. */
  export interface WebhooksResource {
    /** Add a webhook that notifications can be sent to, with optional secret.
     *  @http POST /accounts/{account_id}/alerting/v3/destinations/webhooks
     *  @status 201
     *  @permission Notifications Write; Account Settings Write
     *  @plans pro business enterprise
     *  @availability ga */
    create(params: WebhookCreateParams, options?: RequestOptions): APIPromise<Mechanism.Webhook>;

    /** Replace the name, URL and secret of a notification webhook.
     *  @http PUT /accounts/{account_id}/alerting/v3/destinations/webhooks/{webhook_id}
     *  @permission Notifications Write; Account Settings Write
     *  @plans pro business enterprise
     *  @availability ga */
    update(webhookID: ResourceID, params: WebhookUpdateParams, options?: RequestOptions): APIPromise<Mechanism.Webhook>;

    /** List the webhooks set up to receive an account's notifications.
     *  @http GET /accounts/{account_id}/alerting/v3/destinations/webhooks
     *  @permission Zero Trust: PII Read; Notifications Write; Notifications Read; Account Settings Write; Account Settings Read
     *  @plans pro business enterprise
     *  @availability ga */
    list(params: WebhookListParams, options?: RequestOptions): PagePromise<SinglePage<Webhooks>, Webhooks>;

    /** Delete a webhook so notifications can no longer be sent to it.
     *  @http DELETE /accounts/{account_id}/alerting/v3/destinations/webhooks/{webhook_id}
     *  @unwrapped
     *  @permission Notifications Write; Account Settings Write
     *  @plans pro business enterprise
     *  @availability ga */
    delete(webhookID: ResourceID, params: WebhookDeleteParams, options?: RequestOptions): APIPromise<SilenceCreateResponse>;

    /** Read one notification webhook with its URL and delivery state.
     *  @http GET /accounts/{account_id}/alerting/v3/destinations/webhooks/{webhook_id}
     *  @permission Zero Trust: PII Read; Notifications Write; Notifications Read; Account Settings Write; Account Settings Read
     *  @plans pro business enterprise
     *  @availability ga */
    get(webhookID: ResourceID, params: WebhookGetParams, options?: RequestOptions): APIPromise<Webhooks>;
  }

  export interface WebhookCreateParams extends InAccount {
    name: string;
    /** @sensitive */ url: string;
    /** @writeOnly @sensitive */ secret?: string;
  }

  export type WebhookCreateResponse = Mechanism.Webhook;

  export type WebhookUpdateParams = WebhookCreateParams;

  export type WebhookUpdateResponse = Mechanism.Webhook;

  export type WebhookListParams = InAccount;

  export interface Webhooks {
    id?: ResourceID;
    /** @readOnly */ created_at?: DateTime;
    /** @readOnly */ last_failure?: DateTime;
    /** @readOnly */ last_success?: DateTime;
    name?: string;
    type?: 'datadog' | 'discord' | 'feishu' | 'gchat' | 'generic' | 'opsgenie' | 'slack' | 'splunk';
    /** @sensitive */ url?: string;
  }

  export type WebhookDeleteParams = InAccount;

  export import WebhookDeleteResponse = Alerting.SilenceCreateResponse;

  export type WebhookGetParams = InAccount;

  export type PagerdutiesSinglePage = SinglePage<Pagerduty>;

  export type WebhooksSinglePage = SinglePage<Webhooks>;
}

export declare namespace Alerting.Policies {
  /** The opt-out of an email recipient from one kind of message. */
  export interface EmailUnsubscribe {
    /** Show what an emailed unsubscribe link for a notification policy refers to.
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
    /** @format email */ email: string;
    /** @sensitive */ token: string;
  }

  export interface EmailUnsubscribeCreateParams extends InAccount {
    /** @query @format email */ email: string;
    /** @query @sensitive */ token: string;
  }
}
