import type { APIPromise, RequestOptions } from './_client.ts';
import type { DateTime, InAccount } from './_shared.ts';

/** Browser Extension: Account configuration for the Cloudflare browser extension.
 *  @product browserExtension Browser Extension
 *  @docs https://developers.cloudflare.com/api/ */
export interface BrowserExtension {
  readonly config: BrowserExtension.Config;
}

export declare namespace BrowserExtension {
  /** Settings of the extension for the account's users. */
  export interface Config {
    /** Get the account's browser extension configuration.
     *  @http GET /accounts/{account_id}/browser-extension/config
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/accounts-browser-extension-config-get */
    get(params: InAccount, options?: RequestOptions): APIPromise<BrowserExtensionConfig>;

    /** Replace the browser extension configuration of the account.
     *
     *  It must exist already; use `create` for the first.
     *  @http PUT /accounts/{account_id}/browser-extension/config
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/accounts-browser-extension-config-put */
    update(params: ConfigParams, options?: RequestOptions): APIPromise<BrowserExtensionConfig>;

    /** Create the account's browser extension configuration.
     *  @http POST /accounts/{account_id}/browser-extension/config
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/accounts-browser-extension-config-post */
    create(params: ConfigParams, options?: RequestOptions): APIPromise<BrowserExtensionConfig>;

    /** Delete the browser extension configuration of the account.
     *  @http DELETE /accounts/{account_id}/browser-extension/config
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/accounts-browser-extension-config-delete */
    delete(params: InAccount, options?: RequestOptions): APIPromise<unknown>;
  }

  export interface BrowserExtensionConfig extends BrowserExtensionConfigBase {
    /** @format uri */ proxy_url: string;
    team_domain: string;
    /** @readOnly */ created_at: DateTime;
    /** @readOnly */ updated_at: DateTime;
  }

  export interface ConfigParams extends InAccount {
    /** Settings that extensions of the account fetch. */ config: BrowserExtensionConfigBase;
  }

  export interface BrowserExtensionConfigBase {
    /** Oldest version of the extension that may be used. */ min_extension_version?: string;
    /** Method of sending traffic from the extension to Cloudflare. @default "proxy" */ mode?: 'proxy';
    /** Address of the proxy that the extension uses. @format uri @example "https://proxy.example.com" */ proxy_url: string;
    /** Zero Trust team domain that users log in to. @example "example.cloudflareaccess.com" */ team_domain: string;
  }
}
