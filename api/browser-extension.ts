import type { APIPromise, RequestOptions } from './_client.ts';
import type { DateTime, InAccount } from './_shared.ts';

/** Browser Extension: Account configuration for the Cloudflare browser extension.
 *  @product browserExtension Browser Extension
 *  @docs https://developers.cloudflare.com/api/ */
export interface BrowserExtension {
  readonly config: BrowserExtension.Config;
}

export declare namespace BrowserExtension {
  /** How the extension behaves for the account's users. */
  export interface Config {
    /** Read the account's browser extension configuration.
     *  @http GET /accounts/{account_id}/browser-extension/config
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/accounts-browser-extension-config-get */
    get(params: ConfigGetParams, options?: RequestOptions): APIPromise<BrowserExtensionConfig>;

    /** Replace the browser extension configuration of the account.
     *  @http PUT /accounts/{account_id}/browser-extension/config
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/accounts-browser-extension-config-put */
    update(params: ConfigUpdateParams, options?: RequestOptions): APIPromise<BrowserExtensionConfig>;

    /** Create the account's browser extension configuration.
     *  @http POST /accounts/{account_id}/browser-extension/config
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/accounts-browser-extension-config-post */
    create(params: ConfigCreateParams, options?: RequestOptions): APIPromise<BrowserExtensionConfig>;

    /** Delete the browser extension configuration of the account.
     *  @http DELETE /accounts/{account_id}/browser-extension/config
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/accounts-browser-extension-config-delete */
    delete(params: ConfigDeleteParams, options?: RequestOptions): APIPromise<unknown>;
  }

  export type ConfigGetParams = InAccount;

  export interface BrowserExtensionConfig {
    min_extension_version?: string;
    /** @default "proxy" */ mode?: 'proxy';
    /** @format uri */ proxy_url: string;
    team_domain: string;
    /** @readOnly */ created_at: DateTime;
    /** @readOnly */ updated_at: DateTime;
  }

  export type ConfigUpdateParams = ConfigCreateParams;

  export interface ConfigCreateParams extends InAccount {
    config: BrowserExtensionConfigBase;
  }

  export type ConfigDeleteParams = InAccount;

  export interface BrowserExtensionConfigBase {
    min_extension_version?: string;
    /** @default "proxy" */ mode?: 'proxy';
    /** @format uri */ proxy_url: string;
    team_domain: string;
  }
}
