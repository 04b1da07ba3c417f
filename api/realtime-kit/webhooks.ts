import type { APIPromise, RequestOptions } from '../_client.ts';
import type { InAccount, ResourceID } from '../_shared.ts';
import type { RealtimeKit } from './index.ts';

/** HTTP calls to you when something happens in a meeting. */
export interface Webhooks {
  /** Have chosen events of an app sent to a URL.
   *  @http POST /accounts/{account_id}/realtime/kit/{app_id}/webhooks
   *  @unwrapped
   *  @status 201
   *  @permission Realtime Admin; Realtime */
  createWebhook(
    appID: ResourceID,
    params: RealtimeKit.WebhookCreateWebhookParams,
    options?: RequestOptions,
  ): APIPromise<RealtimeKit.Webhook>;

  /** Delete a webhook, so its URL gets no more events.
   *  @http DELETE /accounts/{account_id}/realtime/kit/{app_id}/webhooks/{webhook_id}
   *  @unwrapped
   *  @permission Realtime Admin; Realtime
   *  @availability beta */
  deleteWebhook(
    /** @format uuid */ webhookID: string,
    params: RealtimeKit.PresetParams,
    options?: RequestOptions,
  ): APIPromise<RealtimeKit.Webhook>;

  /** Edit the given URL, events, name or on/off state of a webhook.
   *  @http PATCH /accounts/{account_id}/realtime/kit/{app_id}/webhooks/{webhook_id}
   *  @body json required
   *  @unwrapped
   *  @permission Realtime Admin; Realtime
   *  @availability beta */
  editWebhook(
    /** @format uuid */ webhookID: string,
    params: RealtimeKit.WebhookEditWebhookParams,
    options?: RequestOptions,
  ): APIPromise<RealtimeKit.Webhook>;

  /** Get one webhook of an app.
   *  @http GET /accounts/{account_id}/realtime/kit/{app_id}/webhooks/{webhook_id}
   *  @unwrapped
   *  @permission Realtime Admin; Realtime
   *  @availability beta */
  getWebhookByID(
    /** @format uuid */ webhookID: string,
    params: RealtimeKit.PresetParams,
    options?: RequestOptions,
  ): APIPromise<RealtimeKit.Webhook>;

  /** Get all webhooks of an app.
   *  @http GET /accounts/{account_id}/realtime/kit/{app_id}/webhooks
   *  @unwrapped
   *  @permission Realtime Admin; Realtime */
  getWebhooks(
    appID: ResourceID,
    params: InAccount,
    options?: RequestOptions,
  ): APIPromise<RealtimeKit.WebhookGetWebhooksResponse>;

  /** Replace a webhook's URL, events and name as a whole.
   *  @http PUT /accounts/{account_id}/realtime/kit/{app_id}/webhooks/{webhook_id}
   *  @unwrapped
   *  @permission Realtime Admin; Realtime
   *  @availability beta */
  replaceWebhook(
    /** @format uuid */ webhookID: string,
    params: RealtimeKit.WebhookReplaceWebhookParams,
    options?: RequestOptions,
  ): APIPromise<RealtimeKit.Webhook>;

  /** Get all events that webhooks can subscribe to.
   *  @http GET /accounts/{account_id}/realtime/kit/{app_id}/webhooks/all
   *  @unwrapped
   *  @permission Realtime Admin; Realtime
   *  @docs https://developers.cloudflare.com/api/operations/getAllWebhookEvents */
  getAllWebhookEvents(
    appID: ResourceID,
    params: InAccount,
    options?: RequestOptions,
  ): APIPromise<RealtimeKit.WebhookEventsSuccessResponse>;
}
