import type { APIPromise, RequestOptions, Uploadable } from '../_client.ts';
import type { InAccount } from '../_shared.ts';
import type { Workers } from './index.ts';
import type { WorkersForPlatforms } from '../workers-for-platforms.ts';

/** Older grouping of scripts by environment. */
export interface Services {
  readonly environments: Services.Environments;
}

export declare namespace Services {
  /** Variants of a script, such as staging and production. */
  export interface Environments {
    readonly content: Environments.Content;
    readonly settings: Environments.Settings;
  }
}

export declare namespace Services.Environments {
  /** Source of one variant. */
  export interface Content {
    /** Download the script of a service environment.
     *  @http GET /accounts/{account_id}/workers/services/{service_name}/environments/{environment_name}/content
     *  @answer binary
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/worker-environment-get-script-content */
    get(environmentName: string, params: ContentGetParams, options?: RequestOptions): APIPromise<Response>;

    /** Upload new script content to a service environment, keeping its settings.
     *  @http PUT /accounts/{account_id}/workers/services/{service_name}/environments/{environment_name}/content
     *  @body multipart quirk=script
     *  @permission Workers Scripts Write
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/worker-environment-put-script-content */
    update(environmentName: string, params: ContentUpdateParams, options?: RequestOptions): APIPromise<WorkersForPlatforms.ScriptResponse>;
  }

  export interface ContentGetParams extends InAccount {
    /** @example "my-worker" */ service_name: string;
  }

  export interface ContentUpdateParams extends InAccount {
    /** @example "my-worker" */ service_name: string;
    /** @header CF-WORKER-BODY-PART */ 'CF-WORKER-BODY-PART'?: string;
    /** @header CF-WORKER-MAIN-MODULE-PART */ 'CF-WORKER-MAIN-MODULE-PART'?: string;
    files?: Uploadable[];
    metadata: Workers.WorkerMetadata;
  }

  /** Options of one variant. */
  export interface Settings {
    /** Read a service environment's script settings, such as bindings.
     *  @http GET /accounts/{account_id}/workers/services/{service_name}/environments/{environment_name}/settings
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/worker-script-environment-get-settings */
    get(environmentName: string, params: SettingGetParams, options?: RequestOptions): APIPromise<Workers.ScriptSettingsItem>;

    /** Change the given script settings of a service environment.
     *  @http PATCH /accounts/{account_id}/workers/services/{service_name}/environments/{environment_name}/settings
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/worker-script-environment-patch-settings */
    edit(environmentName: string, params: SettingEditParams, options?: RequestOptions): APIPromise<Workers.ScriptSettingsItem>;
  }

  export type SettingGetParams = ContentGetParams;

  export interface SettingEditParams extends InAccount {
    /** @example "my-worker" */ service_name: string;
    errors: Workers.Messages;
    messages: Workers.Messages;
    success: true;
    result: Workers.ScriptSettingsItem;
  }
}
