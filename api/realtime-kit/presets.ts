import type { APIPromise, RequestOptions } from '../_client.ts';
import type { ResourceID } from '../_shared.ts';
import type { RealtimeKit } from './index.ts';

/** Participant rights and interface looks to reuse. */
export interface Presets {
  /** Create a preset: participant permissions, config and look of the UI.
   *  @http POST /accounts/{account_id}/realtime/kit/{app_id}/presets
   *  @unwrapped
   *  @status 201
   *  @permission Realtime Admin; Realtime */
  create(appID: ResourceID, params: RealtimeKit.PresetCreateParams, options?: RequestOptions): APIPromise<RealtimeKit.Preset>;

  /** Edit the given parts of a preset.
   *  @http PATCH /accounts/{account_id}/realtime/kit/{app_id}/presets/{preset_id}
   *  @body json required
   *  @unwrapped
   *  @permission Realtime Admin; Realtime */
  update(
    /** @format uuid */ presetID: string,
    params: RealtimeKit.PresetUpdateParams,
    options?: RequestOptions,
  ): APIPromise<RealtimeKit.Preset>;

  /** Delete a preset from an app.
   *  @http DELETE /accounts/{account_id}/realtime/kit/{app_id}/presets/{preset_id}
   *  @unwrapped
   *  @permission Realtime Admin; Realtime */
  delete(
    /** @format uuid */ presetID: string,
    params: RealtimeKit.PresetParams,
    options?: RequestOptions,
  ): APIPromise<RealtimeKit.Preset>;

  /** Get an app's presets, optionally by search term.
   *  @http GET /accounts/{account_id}/realtime/kit/{app_id}/presets
   *  @unwrapped
   *  @permission Realtime Admin; Realtime */
  get(appID: ResourceID, params: RealtimeKit.PresetGetParams, options?: RequestOptions): APIPromise<RealtimeKit.PresetGetResponse>;

  /** Get one preset with its permissions, config and UI.
   *  @http GET /accounts/{account_id}/realtime/kit/{app_id}/presets/{preset_id}
   *  @unwrapped
   *  @permission Realtime Admin; Realtime */
  getPresetByID(
    /** @format uuid */ presetID: string,
    params: RealtimeKit.PresetParams,
    options?: RequestOptions,
  ): APIPromise<RealtimeKit.Preset>;

  /** Replace a preset as a whole: name, permissions, config and UI.
   *  @http PUT /accounts/{account_id}/realtime/kit/{app_id}/presets/{preset_id}
   *  @unwrapped
   *  @permission Realtime Admin; Realtime */
  replacePresetByID(
    /** @format uuid */ presetID: string,
    params: RealtimeKit.PresetReplacePresetByIDParams,
    options?: RequestOptions,
  ): APIPromise<RealtimeKit.Preset>;
}
