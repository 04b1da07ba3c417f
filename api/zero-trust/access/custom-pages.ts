import type { APIPromise, PagePromise, RequestOptions, V4PagePaginationArray } from '../../_client.ts';
import type { InAccount, Integer } from '../../_shared.ts';
import type { ZeroTrust } from '../index.ts';

/** Your own HTML for denied or identity pages. */
export interface CustomPages {
  /** Create a custom Access page of a given type from HTML.
   *
   *  Has no effect until the organization or an application refers to the page.
   *  @http POST /accounts/{account_id}/access/custom_pages
   *  @status 201
   *  @permission Access: Custom Pages Write
   *  @availability ga
   *  @example {
   *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "Forbidden", "type": "forbidden",
   *    "custom_html": "<html><body><h1>Access denied</h1></body></html>"
   *  }
   *  @aliases block page; denied page */
  create(params: CustomPageParams, options?: RequestOptions): APIPromise<CustomPageWithoutHTML>;

  /** Replace the HTML, name and type of a custom page.
   *  @http PUT /accounts/{account_id}/access/custom_pages/{custom_page_id}
   *  @permission Access: Custom Pages Write
   *  @availability ga */
  update(
    /** @maxLength 36 */ customPageID: string,
    params: CustomPageParams,
    options?: RequestOptions,
  ): APIPromise<CustomPageWithoutHTML>;

  /** List the account's custom pages, without their HTML.
   *  @http GET /accounts/{account_id}/access/custom_pages
   *  @permission Access: Custom Pages Write; Access: Custom Pages Read
   *  @availability ga
   *  @columns name type contract_version uid
   *  @key name */
  list(
    params: CustomPageListParams,
    options?: RequestOptions,
  ): PagePromise<V4PagePaginationArray<CustomPageWithoutHTML>, CustomPageWithoutHTML>;

  /** Delete a custom Access page.
   *  @http DELETE /accounts/{account_id}/access/custom_pages/{custom_page_id}
   *  @status 202
   *  @permission Access: Custom Pages Write
   *  @availability ga */
  delete(
    /** @maxLength 36 */ customPageID: string,
    params: InAccount,
    options?: RequestOptions,
  ): APIPromise<CustomPageDeleteResponse>;

  /** Get one custom page with its HTML.
   *  @http GET /accounts/{account_id}/access/custom_pages/{custom_page_id}
   *  @permission Access: Custom Pages Write; Access: Custom Pages Read
   *  @availability ga */
  get(/** @maxLength 36 */ customPageID: string, params: InAccount, options?: RequestOptions): APIPromise<CustomPage>;

  /** Check the template of a custom Access page before you save it.
   *
   *  Saves nothing: the answer holds the errors and warnings that saving would bring.
   *  @http POST /accounts/{account_id}/access/custom_pages/validate
   *  @permission Access: Custom Pages Write
   *  @availability ga
   *  @docs https://developers.cloudflare.com/api/operations/access-custom-pages-validate-a-custom-page-template */
  validate(params: CustomPageValidateParams, options?: RequestOptions): APIPromise<ZeroTrust.ValidationResult>;
}

export interface CustomPageLabel {
  /** Name of the page for people. */ name: string;
  /** Situation in which the page is shown: refused by identity, refused otherwise, at sign-in, or as interstitial. */
  type: 'identity_denied' | 'forbidden' | 'login' | 'interstitial' | (string & {});
}

export interface CustomPageParams extends InAccount, CustomPageLabel {
  /** @example "<html><body><h1>You have no access to this page.</h1></body></html>" */ custom_html: string;
  /** @minLength 1 @example "No access" */ name: string;
  /** @min 0 @max 1 */ contract_version?: Integer;
}

export interface CustomPageWithoutHTML extends CustomPageLabel {
  type: 'identity_denied' | 'forbidden' | 'login' | 'interstitial';
  contract_version?: Integer;
  /** Identifies the page; applications and the organization refer to it. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly */
  uid?: string;
  /** Advice on the template from creating or updating it; absent if there is none. */ warnings?: CustomPageWithoutHTML.Warning[];
}
export declare namespace CustomPageWithoutHTML {
  export interface Warning {
    /** Finding in words. */ message: string;
    /** Check that made the finding: of the HTML or of the Liquid template. */ tier: string;
    /** Part of the template that the finding is about, if it has one. */ ref?: string;
  }
}

export interface CustomPageListParams extends InAccount {
  /** @default 1 */ page?: Integer;
  /** @max 1000 @default 50 */ per_page?: Integer;
}

export interface CustomPageDeleteResponse {
  /** Identifies the custom page; given by Cloudflare. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly */
  id?: string;
}

export interface CustomPage extends CustomPageLabel {
  custom_html: string;
  type: 'identity_denied' | 'forbidden' | 'login' | 'interstitial';
  contract_version?: Integer;
  /** Identifies the page; applications and the organization refer to it. @maxLength 36 @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" @readOnly */
  uid?: string;
}

export interface CustomPageValidateParams extends InAccount {
  /** Template to check, in HTML with Liquid tags. @minLength 1 @example "<html><body><h1>You have no access to this page.</h1></body></html>" */ template: string;
  /** Kind of page that the template is for; it decides which variables are known. */
  type: 'identity_denied' | 'forbidden' | 'login' | 'interstitial' | (string & {});
  /** Version of the template contract to check against. @min 0 */ version?: Integer;
}

export type CustomPageWithoutHTMLsV4PagePaginationArray = V4PagePaginationArray<CustomPageWithoutHTML>;
