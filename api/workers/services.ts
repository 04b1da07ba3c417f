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
    /** Get the script of a service environment.
     *  @http GET /accounts/{account_id}/workers/services/{service_name}/environments/{environment_name}/content
     *  @response binary
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/worker-environment-get-script-content */
    get(environmentName: string, params: ContentGetParams, options?: RequestOptions): APIPromise<Response>;

    /** Replace the script of a service environment, keeping its settings.
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
    /** Part with the code in service worker syntax, instead of metadata. @header CF-WORKER-BODY-PART */ 'CF-WORKER-BODY-PART'?: string;
    /** Part with the main module, instead of metadata. @header CF-WORKER-MAIN-MODULE-PART */ 'CF-WORKER-MAIN-MODULE-PART'?: string;
    /** Modules of the Worker, each named as in `main_module` and the imports; the MIME type tells their kind. */ files?: Uploadable[];
    /** Names the part that is the entry point. */ metadata: Workers.WorkerMetadata;
  }

  /** Options of one variant. */
  export interface Settings {
    /** Get a service environment's script settings, such as bindings.
     *  @http GET /accounts/{account_id}/workers/services/{service_name}/environments/{environment_name}/settings
     *  @permission Workers Tail Read; Workers Scripts Write; Workers Scripts Read
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/worker-script-environment-get-settings */
    get(environmentName: string, params: ContentGetParams, options?: RequestOptions): APIPromise<Workers.ScriptSettingsItem>;

    /** Edit script settings of a service environment.
     *  @http PATCH /accounts/{account_id}/workers/services/{service_name}/environments/{environment_name}/settings
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/worker-script-environment-patch-settings */
    edit(environmentName: string, params: SettingEditParams, options?: RequestOptions): APIPromise<Workers.ScriptSettingsItem>;
  }

  export type SettingEditParams = SettingEditParams.Settings | SettingEditParams.Answer;
  export namespace SettingEditParams {
    export interface Settings extends InAccount, Workers.ScriptSettingsItem {
      /** @example "my-worker" */ service_name: string;
    }
    /** The form of an answer, which the official declaration asks for; the settings alone will do. */
    export interface Answer extends InAccount {
      /** @example "my-worker" */ service_name: string;
      errors?: Workers.Messages;
      messages?: Workers.Messages;
      success?: true;
      /** Settings to change. */ result: Workers.ScriptSettingsItem;
    }
  }
}
