import type { APIPromise, RequestOptions } from './_client.ts';
import type { InAccount, Integer } from './_shared.ts';

/** Browser Run: Headless browsers run by Cloudflare, formerly Browser Rendering.
 *  @product browserRendering Browser Run
 *  @docs https://developers.cloudflare.com/browser-run/ */
export interface BrowserRendering {
  readonly content: BrowserRendering.Content;
  readonly pdf: BrowserRendering.PDF;
  readonly scrape: BrowserRendering.Scrape;
  readonly screenshot: BrowserRendering.Screenshot;
  readonly snapshot: BrowserRendering.Snapshot;
  readonly json: BrowserRendering.Json;
  readonly links: BrowserRendering.Links;
  readonly markdown: BrowserRendering.Markdown;
  readonly accessibilityTree: BrowserRendering.AccessibilityTree;
  readonly crawl: BrowserRendering.Crawl;
  readonly devtools: BrowserRendering.Devtools;
}

export declare namespace BrowserRendering {
  /** HTML of a page after its scripts have run. */
  export interface Content {
    /** Render a URL or HTML and return the final HTML after scripts have run.
     *  @http POST /accounts/{account_id}/browser-rendering/content
     *  @body json required
     *  @permission Browser Rendering Write
     *  @plans free pro business enterprise
     *  @availability ga */
    create(params: ContentCreateParams, options?: RequestOptions): APIPromise<ContentCreateResponse>;
  }

  export interface ContentCreateParams extends InAccount {
    /** @query @min 0 @max 86400 @default 5 */ cacheTTL?: number;
    /** @max 120000 */ actionTimeout?: number;
    addScriptTag?: PDFCreateParams.AddScriptTag[];
    addStyleTag?: PDFCreateParams.AddStyleTag[];
    allowRequestPattern?: string[];
    allowResourceTypes?: ('document' | 'stylesheet' | 'image' | 'media' | 'font' | 'script' | 'texttrack' | 'xhr' | 'fetch' | 'prefetch' | 'eventsource' | 'websocket' | 'manifest' | 'signedexchange' | 'ping' | 'cspviolationreport' | 'preflight' | 'other')[];
    authenticate?: PDFCreateParams.Authenticate;
    bestAttempt?: boolean;
    cookies?: PDFCreateParams.Cookie[];
    emulateMediaType?: string;
    /** @default {} */ gotoOptions?: PDFCreateParams.GotoOptions;
    /** @minLength 1 */ html?: string;
    rejectRequestPattern?: string[];
    rejectResourceTypes?: ('document' | 'stylesheet' | 'image' | 'media' | 'font' | 'script' | 'texttrack' | 'xhr' | 'fetch' | 'prefetch' | 'eventsource' | 'websocket' | 'manifest' | 'signedexchange' | 'ping' | 'cspviolationreport' | 'preflight' | 'other')[];
    /** @sensitive */ setExtraHTTPHeaders?: { [key: string]: string };
    setJavaScriptEnabled?: boolean;
    /** @format uri @example "https://example.com/" */ url?: string;
    userAgent?: string;
    /** @default {"height":1080,"width":1920} */ viewport?: PDFCreateParams.Viewport;
    waitForSelector?: PDFCreateParams.WaitForSelector;
    /** @max 120000 */ waitForTimeout?: number;
  }
  export namespace ContentCreateParams {
    export type AddScriptTag = PDFCreateParams.AddScriptTag;
    export type AddStyleTag = PDFCreateParams.AddStyleTag;
    export type Authenticate = PDFCreateParams.Authenticate;
    export type Cookie = PDFCreateParams.Cookie;
    export type GotoOptions = PDFCreateParams.GotoOptions;
    export type Viewport = PDFCreateParams.Viewport;
    export type WaitForSelector = PDFCreateParams.WaitForSelector;
  }

  export type ContentCreateResponse = string;

  /** A page printed as a document. */
  export interface PDF {
    /** Print a rendered page to PDF with your paper and layout options.
     *  @http POST /accounts/{account_id}/browser-rendering/pdf
     *  @body json required
     *  @answer binary application/pdf
     *  @permission Browser Rendering Write
     *  @plans free pro business enterprise
     *  @availability ga */
    create(params: PDFCreateParams, options?: RequestOptions): APIPromise<Response>;
  }

  export interface PDFCreateParams extends InAccount {
    /** @query @min 0 @max 86400 @default 5 */ cacheTTL?: number;
    /** @max 120000 */ actionTimeout?: number;
    addScriptTag?: PDFCreateParams.AddScriptTag[];
    addStyleTag?: PDFCreateParams.AddStyleTag[];
    allowRequestPattern?: string[];
    allowResourceTypes?: ('document' | 'stylesheet' | 'image' | 'media' | 'font' | 'script' | 'texttrack' | 'xhr' | 'fetch' | 'prefetch' | 'eventsource' | 'websocket' | 'manifest' | 'signedexchange' | 'ping' | 'cspviolationreport' | 'preflight' | 'other')[];
    authenticate?: PDFCreateParams.Authenticate;
    bestAttempt?: boolean;
    cookies?: PDFCreateParams.Cookie[];
    emulateMediaType?: string;
    /** @default {} */ gotoOptions?: PDFCreateParams.GotoOptions;
    /** @minLength 1 */ html?: string;
    /** @default {} */ pdfOptions?: PDFCreateParams.PDFOptions;
    rejectRequestPattern?: string[];
    rejectResourceTypes?: ('document' | 'stylesheet' | 'image' | 'media' | 'font' | 'script' | 'texttrack' | 'xhr' | 'fetch' | 'prefetch' | 'eventsource' | 'websocket' | 'manifest' | 'signedexchange' | 'ping' | 'cspviolationreport' | 'preflight' | 'other')[];
    /** @sensitive */ setExtraHTTPHeaders?: { [key: string]: string };
    setJavaScriptEnabled?: boolean;
    /** @format uri @example "https://example.com/" */ url?: string;
    userAgent?: string;
    /** @default {"height":1080,"width":1920} */ viewport?: PDFCreateParams.Viewport;
    waitForSelector?: PDFCreateParams.WaitForSelector;
    /** @max 120000 */ waitForTimeout?: number;
  }
  export namespace PDFCreateParams {
    export interface AddScriptTag {
      id?: string;
      content?: string;
      type?: string;
      /** @format uri */ url?: string;
    }
    export interface AddStyleTag {
      content?: string;
      /** @format uri */ url?: string;
    }
    export interface Authenticate {
      /** @minLength 1 @sensitive */ password: string;
      /** @minLength 1 */ username: string;
    }
    export interface Cookie {
      name: string;
      /** @sensitive */ value: string;
      domain?: string;
      expires?: number;
      httpOnly?: boolean;
      partitionKey?: string;
      path?: string;
      priority?: 'Low' | 'Medium' | 'High';
      sameParty?: boolean;
      sameSite?: 'Strict' | 'Lax' | 'None';
      secure?: boolean;
      sourcePort?: number;
      sourceScheme?: 'Unset' | 'NonSecure' | 'Secure';
      url?: string;
    }
    export interface GotoOptions {
      referer?: string;
      referrerPolicy?: string;
      /** @max 60000 @default 30000 */ timeout?: number;
      /** @default "domcontentloaded" */ waitUntil?: 'load' | 'domcontentloaded' | 'networkidle0' | 'networkidle2' | ('load' | 'domcontentloaded' | 'networkidle0' | 'networkidle2')[];
    }
    export interface PDFOptions {
      /** @default false */ displayHeaderFooter?: boolean;
      footerTemplate?: string;
      /** @default "letter" */ format?: 'letter' | 'legal' | 'tabloid' | 'ledger' | 'a0' | 'a1' | 'a2' | 'a3' | 'a4' | 'a5' | 'a6';
      headerTemplate?: string;
      height?: string | number;
      /** @default false */ landscape?: boolean;
      margin?: PDFOptions.Margin;
      /** @default false */ omitBackground?: boolean;
      /** @default false */ outline?: boolean;
      pageRanges?: string;
      /** @default false */ preferCSSPageSize?: boolean;
      /** @default false */ printBackground?: boolean;
      /** @min 0.1 @max 2 @default 1 */ scale?: number;
      /** @default true */ tagged?: boolean;
      /** @default 30000 */ timeout?: number;
      width?: string | number;
    }
    export namespace PDFOptions {
      export interface Margin {
        bottom?: string | number;
        left?: string | number;
        right?: string | number;
        top?: string | number;
      }
    }
    export interface Viewport {
      height: number;
      width: number;
      deviceScaleFactor?: number;
      hasTouch?: boolean;
      isLandscape?: boolean;
      isMobile?: boolean;
    }
    export interface WaitForSelector {
      selector: string;
      hidden?: true;
      /** @max 120000 */ timeout?: number;
      visible?: true;
    }
  }

  /** Chosen elements of a page with text, attributes and size. */
  export interface Scrape {
    /** Pull chosen elements out of a rendered page.
     *  @http POST /accounts/{account_id}/browser-rendering/scrape
     *  @permission Browser Rendering Write
     *  @plans free pro business enterprise
     *  @availability ga */
    create(params: ScrapeCreateParams, options?: RequestOptions): APIPromise<ScrapeCreateResponse>;
  }

  export interface ScrapeCreateParams extends InAccount {
    /** @minItems 1 */ elements: ScrapeCreateParams.Element[];
    /** @query @min 0 @max 86400 @default 5 */ cacheTTL?: number;
    /** @max 120000 */ actionTimeout?: number;
    addScriptTag?: PDFCreateParams.AddScriptTag[];
    addStyleTag?: PDFCreateParams.AddStyleTag[];
    allowRequestPattern?: string[];
    allowResourceTypes?: ('document' | 'stylesheet' | 'image' | 'media' | 'font' | 'script' | 'texttrack' | 'xhr' | 'fetch' | 'prefetch' | 'eventsource' | 'websocket' | 'manifest' | 'signedexchange' | 'ping' | 'cspviolationreport' | 'preflight' | 'other')[];
    authenticate?: PDFCreateParams.Authenticate;
    bestAttempt?: boolean;
    cookies?: PDFCreateParams.Cookie[];
    emulateMediaType?: string;
    /** @default {} */ gotoOptions?: PDFCreateParams.GotoOptions;
    /** @minLength 1 */ html?: string;
    rejectRequestPattern?: string[];
    rejectResourceTypes?: ('document' | 'stylesheet' | 'image' | 'media' | 'font' | 'script' | 'texttrack' | 'xhr' | 'fetch' | 'prefetch' | 'eventsource' | 'websocket' | 'manifest' | 'signedexchange' | 'ping' | 'cspviolationreport' | 'preflight' | 'other')[];
    /** @sensitive */ setExtraHTTPHeaders?: { [key: string]: string };
    setJavaScriptEnabled?: boolean;
    /** @format uri @example "https://example.com/" */ url?: string;
    userAgent?: string;
    /** @default {"height":1080,"width":1920} */ viewport?: PDFCreateParams.Viewport;
    waitForSelector?: PDFCreateParams.WaitForSelector;
    /** @max 120000 */ waitForTimeout?: number;
  }
  export namespace ScrapeCreateParams {
    export type AddScriptTag = PDFCreateParams.AddScriptTag;
    export type AddStyleTag = PDFCreateParams.AddStyleTag;
    export type Authenticate = PDFCreateParams.Authenticate;
    export type Cookie = PDFCreateParams.Cookie;
    export interface Element {
      selector: string;
    }
    export type GotoOptions = PDFCreateParams.GotoOptions;
    export type Viewport = PDFCreateParams.Viewport;
    export type WaitForSelector = PDFCreateParams.WaitForSelector;
  }

  export type ScrapeCreateResponse = ScrapeCreateResponse.ScrapeCreateResponseItem[];
  export namespace ScrapeCreateResponse {
    export interface ScrapeCreateResponseItem {
      results: ScrapeCreateResponseItem.Results;
      selector: string;
    }
    export namespace ScrapeCreateResponseItem {
      export interface Results {
        attributes: Results.Attribute[];
        height: number;
        html: string;
        left: number;
        text: string;
        top: number;
        width: number;
      }
      export namespace Results {
        export interface Attribute {
          name: string;
          value: string;
        }
      }
    }
  }

  /** A picture of a rendered page. */
  export interface Screenshot {
    /** Capture a rendered page as an image.
     *  @http POST /accounts/{account_id}/browser-rendering/screenshot
     *  @body json required
     *  @unwrapped
     *  @permission Browser Rendering Write
     *  @plans free pro business enterprise
     *  @availability ga */
    create(params: ScreenshotCreateParams, options?: RequestOptions): APIPromise<ScreenshotCreateResponse>;
  }

  export interface ScreenshotCreateParams extends InAccount {
    /** @query @min 0 @max 86400 @default 5 */ cacheTTL?: number;
    /** @max 120000 */ actionTimeout?: number;
    addScriptTag?: PDFCreateParams.AddScriptTag[];
    addStyleTag?: PDFCreateParams.AddStyleTag[];
    allowRequestPattern?: string[];
    allowResourceTypes?: ('document' | 'stylesheet' | 'image' | 'media' | 'font' | 'script' | 'texttrack' | 'xhr' | 'fetch' | 'prefetch' | 'eventsource' | 'websocket' | 'manifest' | 'signedexchange' | 'ping' | 'cspviolationreport' | 'preflight' | 'other')[];
    authenticate?: PDFCreateParams.Authenticate;
    bestAttempt?: boolean;
    cookies?: PDFCreateParams.Cookie[];
    emulateMediaType?: string;
    /** @default {} */ gotoOptions?: PDFCreateParams.GotoOptions;
    /** @minLength 1 */ html?: string;
    rejectRequestPattern?: string[];
    rejectResourceTypes?: ('document' | 'stylesheet' | 'image' | 'media' | 'font' | 'script' | 'texttrack' | 'xhr' | 'fetch' | 'prefetch' | 'eventsource' | 'websocket' | 'manifest' | 'signedexchange' | 'ping' | 'cspviolationreport' | 'preflight' | 'other')[];
    /** @default {} */ screenshotOptions?: ScreenshotCreateParams.ScreenshotOptions;
    scrollPage?: boolean;
    selector?: string;
    /** @sensitive */ setExtraHTTPHeaders?: { [key: string]: string };
    setJavaScriptEnabled?: boolean;
    /** @format uri @example "https://example.com/" */ url?: string;
    userAgent?: string;
    /** @default {"height":1080,"width":1920} */ viewport?: PDFCreateParams.Viewport;
    waitForSelector?: PDFCreateParams.WaitForSelector;
    /** @max 120000 */ waitForTimeout?: number;
  }
  export namespace ScreenshotCreateParams {
    export type AddScriptTag = PDFCreateParams.AddScriptTag;
    export type AddStyleTag = PDFCreateParams.AddStyleTag;
    export type Authenticate = PDFCreateParams.Authenticate;
    export type Cookie = PDFCreateParams.Cookie;
    export type GotoOptions = PDFCreateParams.GotoOptions;
    export interface ScreenshotOptions {
      captureBeyondViewport?: boolean;
      clip?: SnapshotCreateParams.ScreenshotOptions.Clip;
      /** @default "binary" */ encoding?: 'binary' | 'base64';
      fromSurface?: boolean;
      fullPage?: boolean;
      omitBackground?: boolean;
      optimizeForSpeed?: boolean;
      quality?: number;
      /** @default "png" */ type?: 'png' | 'jpeg' | 'webp';
    }
    export namespace ScreenshotOptions {
      export type Clip = SnapshotCreateParams.ScreenshotOptions.Clip;
    }
    export type Viewport = PDFCreateParams.Viewport;
    export type WaitForSelector = PDFCreateParams.WaitForSelector;
  }

  export interface ScreenshotCreateResponse {
    success: boolean;
    errors?: ScreenshotCreateResponse.Error[];
  }
  export namespace ScreenshotCreateResponse {
    export interface Error {
      code: number;
      message: string;
    }
  }

  /** HTML and picture of a page taken together. */
  export interface Snapshot {
    /** Get a page's HTML and a screenshot, or other formats, in one request.
     *  @http POST /accounts/{account_id}/browser-rendering/snapshot
     *  @body json required
     *  @permission Browser Rendering Write
     *  @plans free pro business enterprise
     *  @availability ga */
    create(params: SnapshotCreateParams, options?: RequestOptions): APIPromise<SnapshotCreateResponse>;
  }

  export interface SnapshotCreateParams extends InAccount {
    /** @query @min 0 @max 86400 @default 5 */ cacheTTL?: number;
    /** @max 120000 */ actionTimeout?: number;
    addScriptTag?: PDFCreateParams.AddScriptTag[];
    addStyleTag?: PDFCreateParams.AddStyleTag[];
    allowRequestPattern?: string[];
    allowResourceTypes?: ('document' | 'stylesheet' | 'image' | 'media' | 'font' | 'script' | 'texttrack' | 'xhr' | 'fetch' | 'prefetch' | 'eventsource' | 'websocket' | 'manifest' | 'signedexchange' | 'ping' | 'cspviolationreport' | 'preflight' | 'other')[];
    authenticate?: PDFCreateParams.Authenticate;
    bestAttempt?: boolean;
    cookies?: PDFCreateParams.Cookie[];
    emulateMediaType?: string;
    /** @default ["content","screenshot"] */ formats?: ('content' | 'screenshot' | 'markdown' | 'accessibilityTree')[];
    /** @default {} */ gotoOptions?: PDFCreateParams.GotoOptions;
    /** @minLength 1 */ html?: string;
    rejectRequestPattern?: string[];
    rejectResourceTypes?: ('document' | 'stylesheet' | 'image' | 'media' | 'font' | 'script' | 'texttrack' | 'xhr' | 'fetch' | 'prefetch' | 'eventsource' | 'websocket' | 'manifest' | 'signedexchange' | 'ping' | 'cspviolationreport' | 'preflight' | 'other')[];
    /** @default {} */ screenshotOptions?: SnapshotCreateParams.ScreenshotOptions;
    /** @sensitive */ setExtraHTTPHeaders?: { [key: string]: string };
    setJavaScriptEnabled?: boolean;
    /** @format uri @example "https://example.com/" */ url?: string;
    userAgent?: string;
    /** @default {"height":1080,"width":1920} */ viewport?: PDFCreateParams.Viewport;
    waitForSelector?: PDFCreateParams.WaitForSelector;
    /** @max 120000 */ waitForTimeout?: number;
  }
  export namespace SnapshotCreateParams {
    export type AddScriptTag = PDFCreateParams.AddScriptTag;
    export type AddStyleTag = PDFCreateParams.AddStyleTag;
    export type Authenticate = PDFCreateParams.Authenticate;
    export type Cookie = PDFCreateParams.Cookie;
    export type GotoOptions = PDFCreateParams.GotoOptions;
    export interface ScreenshotOptions {
      captureBeyondViewport?: boolean;
      clip?: ScreenshotOptions.Clip;
      fromSurface?: boolean;
      fullPage?: boolean;
      omitBackground?: boolean;
      optimizeForSpeed?: boolean;
      quality?: number;
      /** @default "png" */ type?: 'png' | 'jpeg' | 'webp';
    }
    export namespace ScreenshotOptions {
      export interface Clip {
        height: number;
        width: number;
        x: number;
        y: number;
        scale?: number;
      }
    }
    export type Viewport = PDFCreateParams.Viewport;
    export type WaitForSelector = PDFCreateParams.WaitForSelector;
  }

  export interface SnapshotCreateResponse {
    accessibilityTree?: SnapshotCreateResponse.AccessibilityTree;
    content?: string;
    markdown?: string;
    screenshot?: string;
  }
  export namespace SnapshotCreateResponse {
    export interface AccessibilityTree {
      role: string;
      autocomplete?: string;
      checked?: boolean | 'mixed';
      children?: SerializedAXNode[];
      description?: string;
      disabled?: boolean;
      expanded?: boolean;
      focused?: boolean;
      haspopup?: string;
      invalid?: string;
      keyshortcuts?: string;
      level?: number;
      modal?: boolean;
      multiline?: boolean;
      multiselectable?: boolean;
      name?: string;
      orientation?: string;
      pressed?: boolean | 'mixed';
      readonly?: boolean;
      required?: boolean;
      roledescription?: string;
      selected?: boolean;
      value?: string | number;
      valuemax?: number;
      valuemin?: number;
      valuetext?: string;
    }
  }

  /** Data extracted from a page by AI into a given structure. */
  export interface Json {
    /** Extract structured JSON from a rendered page using an AI prompt.
     *  @http POST /accounts/{account_id}/browser-rendering/json
     *  @body json required
     *  @permission Browser Rendering Write
     *  @plans free pro business enterprise
     *  @availability ga */
    create(params: JsonCreateParams, options?: RequestOptions): APIPromise<JsonCreateResponse>;
  }

  export interface JsonCreateParams extends InAccount {
    /** @query @min 0 @max 86400 @default 5 */ cacheTTL?: number;
    /** @max 120000 */ actionTimeout?: number;
    addScriptTag?: PDFCreateParams.AddScriptTag[];
    addStyleTag?: PDFCreateParams.AddStyleTag[];
    allowRequestPattern?: string[];
    allowResourceTypes?: ('document' | 'stylesheet' | 'image' | 'media' | 'font' | 'script' | 'texttrack' | 'xhr' | 'fetch' | 'prefetch' | 'eventsource' | 'websocket' | 'manifest' | 'signedexchange' | 'ping' | 'cspviolationreport' | 'preflight' | 'other')[];
    authenticate?: PDFCreateParams.Authenticate;
    bestAttempt?: boolean;
    cookies?: PDFCreateParams.Cookie[];
    custom_ai?: JsonCreateParams.CustomAI[];
    emulateMediaType?: string;
    /** @default {} */ gotoOptions?: PDFCreateParams.GotoOptions;
    /** @minLength 1 */ html?: string;
    prompt?: string;
    rejectRequestPattern?: string[];
    rejectResourceTypes?: ('document' | 'stylesheet' | 'image' | 'media' | 'font' | 'script' | 'texttrack' | 'xhr' | 'fetch' | 'prefetch' | 'eventsource' | 'websocket' | 'manifest' | 'signedexchange' | 'ping' | 'cspviolationreport' | 'preflight' | 'other')[];
    response_format?: JsonCreateParams.ResponseFormat;
    /** @sensitive */ setExtraHTTPHeaders?: { [key: string]: string };
    setJavaScriptEnabled?: boolean;
    /** @format uri @example "https://example.com/" */ url?: string;
    userAgent?: string;
    /** @default {"height":1080,"width":1920} */ viewport?: PDFCreateParams.Viewport;
    waitForSelector?: PDFCreateParams.WaitForSelector;
    /** @max 120000 */ waitForTimeout?: number;
  }
  export namespace JsonCreateParams {
    export type AddScriptTag = PDFCreateParams.AddScriptTag;
    export type AddStyleTag = PDFCreateParams.AddStyleTag;
    export type Authenticate = PDFCreateParams.Authenticate;
    export type Cookie = PDFCreateParams.Cookie;
    export interface CustomAI {
      model: string;
      /** @sensitive */ authorization?: string;
    }
    export type GotoOptions = PDFCreateParams.GotoOptions;
    export interface ResponseFormat {
      type: string;
      json_schema?: { [key: string]: unknown } | null;
    }
    export type Viewport = PDFCreateParams.Viewport;
    export type WaitForSelector = PDFCreateParams.WaitForSelector;
  }

  export type JsonCreateResponse = { [key: string]: unknown };

  /** Addresses that a page points to. */
  export interface Links {
    /** Collect the links on a rendered page, skipping external ones if asked.
     *  @http POST /accounts/{account_id}/browser-rendering/links
     *  @body json required
     *  @permission Browser Rendering Write
     *  @plans free pro business enterprise
     *  @availability ga */
    create(params: LinkCreateParams, options?: RequestOptions): APIPromise<LinkCreateResponse>;
  }

  export interface LinkCreateParams extends InAccount {
    /** @query @min 0 @max 86400 @default 5 */ cacheTTL?: number;
    /** @max 120000 */ actionTimeout?: number;
    addScriptTag?: PDFCreateParams.AddScriptTag[];
    addStyleTag?: PDFCreateParams.AddStyleTag[];
    allowRequestPattern?: string[];
    allowResourceTypes?: ('document' | 'stylesheet' | 'image' | 'media' | 'font' | 'script' | 'texttrack' | 'xhr' | 'fetch' | 'prefetch' | 'eventsource' | 'websocket' | 'manifest' | 'signedexchange' | 'ping' | 'cspviolationreport' | 'preflight' | 'other')[];
    authenticate?: PDFCreateParams.Authenticate;
    bestAttempt?: boolean;
    cookies?: PDFCreateParams.Cookie[];
    emulateMediaType?: string;
    /** @default false */ excludeExternalLinks?: boolean;
    /** @default {} */ gotoOptions?: PDFCreateParams.GotoOptions;
    /** @minLength 1 */ html?: string;
    rejectRequestPattern?: string[];
    rejectResourceTypes?: ('document' | 'stylesheet' | 'image' | 'media' | 'font' | 'script' | 'texttrack' | 'xhr' | 'fetch' | 'prefetch' | 'eventsource' | 'websocket' | 'manifest' | 'signedexchange' | 'ping' | 'cspviolationreport' | 'preflight' | 'other')[];
    /** @sensitive */ setExtraHTTPHeaders?: { [key: string]: string };
    setJavaScriptEnabled?: boolean;
    /** @format uri @example "https://example.com/" */ url?: string;
    userAgent?: string;
    /** @default {"height":1080,"width":1920} */ viewport?: PDFCreateParams.Viewport;
    /** @default false */ visibleLinksOnly?: boolean;
    waitForSelector?: PDFCreateParams.WaitForSelector;
    /** @max 120000 */ waitForTimeout?: number;
  }
  export namespace LinkCreateParams {
    export type AddScriptTag = PDFCreateParams.AddScriptTag;
    export type AddStyleTag = PDFCreateParams.AddStyleTag;
    export type Authenticate = PDFCreateParams.Authenticate;
    export type Cookie = PDFCreateParams.Cookie;
    export type GotoOptions = PDFCreateParams.GotoOptions;
    export type Viewport = PDFCreateParams.Viewport;
    export type WaitForSelector = PDFCreateParams.WaitForSelector;
  }

  export type LinkCreateResponse = string[];

  /** A page converted to lightweight text. */
  export interface Markdown {
    /** Convert a rendered page to Markdown.
     *  @http POST /accounts/{account_id}/browser-rendering/markdown
     *  @body json required
     *  @permission Browser Rendering Write
     *  @plans free pro business enterprise
     *  @availability ga */
    create(params: MarkdownCreateParams, options?: RequestOptions): APIPromise<MarkdownCreateResponse>;
  }

  export import MarkdownCreateParams = BrowserRendering.ContentCreateParams;

  export type MarkdownCreateResponse = string;

  /** A page's structure as assistive technology sees it. */
  export interface AccessibilityTree {
    /** Render a page and return its accessibility tree.
     *  @http POST /accounts/{account_id}/browser-rendering/accessibilityTree
     *  @body json required
     *  @permission Browser Rendering Write
     *  @plans free pro business enterprise
     *  @availability ga */
    create(params: AccessibilityTreeCreateParams, options?: RequestOptions): APIPromise<AccessibilityTreeCreateResponse>;
  }

  export interface AccessibilityTreeCreateParams extends InAccount {
    /** @query @min 0 @max 86400 @default 5 */ cacheTTL?: number;
    /** @max 120000 */ actionTimeout?: number;
    addScriptTag?: PDFCreateParams.AddScriptTag[];
    addStyleTag?: PDFCreateParams.AddStyleTag[];
    allowRequestPattern?: string[];
    allowResourceTypes?: ('document' | 'stylesheet' | 'image' | 'media' | 'font' | 'script' | 'texttrack' | 'xhr' | 'fetch' | 'prefetch' | 'eventsource' | 'websocket' | 'manifest' | 'signedexchange' | 'ping' | 'cspviolationreport' | 'preflight' | 'other')[];
    authenticate?: PDFCreateParams.Authenticate;
    bestAttempt?: boolean;
    cookies?: PDFCreateParams.Cookie[];
    emulateMediaType?: string;
    /** @default {} */ gotoOptions?: PDFCreateParams.GotoOptions;
    /** @minLength 1 */ html?: string;
    interestingOnly?: boolean;
    rejectRequestPattern?: string[];
    rejectResourceTypes?: ('document' | 'stylesheet' | 'image' | 'media' | 'font' | 'script' | 'texttrack' | 'xhr' | 'fetch' | 'prefetch' | 'eventsource' | 'websocket' | 'manifest' | 'signedexchange' | 'ping' | 'cspviolationreport' | 'preflight' | 'other')[];
    root?: string;
    /** @sensitive */ setExtraHTTPHeaders?: { [key: string]: string };
    setJavaScriptEnabled?: boolean;
    /** @format uri @example "https://example.com/" */ url?: string;
    userAgent?: string;
    /** @default {"height":1080,"width":1920} */ viewport?: PDFCreateParams.Viewport;
    waitForSelector?: PDFCreateParams.WaitForSelector;
    /** @max 120000 */ waitForTimeout?: number;
  }
  export namespace AccessibilityTreeCreateParams {
    export type AddScriptTag = PDFCreateParams.AddScriptTag;
    export type AddStyleTag = PDFCreateParams.AddStyleTag;
    export type Authenticate = PDFCreateParams.Authenticate;
    export type Cookie = PDFCreateParams.Cookie;
    export type GotoOptions = PDFCreateParams.GotoOptions;
    export type Viewport = PDFCreateParams.Viewport;
    export type WaitForSelector = PDFCreateParams.WaitForSelector;
  }

  export interface AccessibilityTreeCreateResponse {
    accessibilityTree: SnapshotCreateResponse.AccessibilityTree | null;
  }
  export namespace AccessibilityTreeCreateResponse {
    export type AccessibilityTree = SnapshotCreateResponse.AccessibilityTree;
  }

  /** Jobs that follow a site's links and collect its pages. */
  export interface Crawl {
    /** Start a crawl job from a URL to a given depth and get its job id.
     *  @http POST /accounts/{account_id}/browser-rendering/crawl
     *  @permission Browser Rendering Write
     *  @plans free pro business enterprise
     *  @availability ga */
    create(params: CrawlCreateParams, options?: RequestOptions): APIPromise<CrawlCreateResponse>;

    /** Cancel a crawl job by its id.
     *  @http DELETE /accounts/{account_id}/browser-rendering/crawl/{job_id}
     *  @plans free pro business enterprise
     *  @availability ga */
    delete(jobID: string, params: CrawlDeleteParams, options?: RequestOptions): APIPromise<CrawlDeleteResponse>;

    /** Poll a crawl job and step through its pages by status and cursor.
     *  @http GET /accounts/{account_id}/browser-rendering/crawl/{job_id}
     *  @permission Browser Rendering Write; Browser Rendering Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(/** @minLength 1 */ jobID: string, params: CrawlGetParams, options?: RequestOptions): APIPromise<CrawlGetResponse>;
  }

  /** @discriminator render */
  export type CrawlCreateParams = CrawlCreateParams.Variant0 | CrawlCreateParams.Variant1;
  export namespace CrawlCreateParams {
    export interface Variant0 extends InAccount {
      /** @format uri */ url: string;
      /** @query @min 0 @max 86400 @default 5 */ cacheTTL?: number;
      /** @max 120000 */ actionTimeout?: number;
      addScriptTag?: PDFCreateParams.AddScriptTag[];
      addStyleTag?: PDFCreateParams.AddStyleTag[];
      allowRequestPattern?: string[];
      allowResourceTypes?: ('document' | 'stylesheet' | 'image' | 'media' | 'font' | 'script' | 'texttrack' | 'xhr' | 'fetch' | 'prefetch' | 'eventsource' | 'websocket' | 'manifest' | 'signedexchange' | 'ping' | 'cspviolationreport' | 'preflight' | 'other')[];
      authenticate?: PDFCreateParams.Authenticate;
      bestAttempt?: boolean;
      cookies?: PDFCreateParams.Cookie[];
      /** @minItems 1 @maxItems 3 @default ["search","ai-input","ai-train"] */ crawlPurposes?: ('search' | 'ai-input' | 'ai-train')[];
      /** @min 1 @max 100000 @default 100000 */ depth?: number;
      emulateMediaType?: string;
      /** @default ["html"] */ formats?: ('html' | 'markdown' | 'json')[];
      /** @default {} */ gotoOptions?: PDFCreateParams.GotoOptions;
      jsonOptions?: Variant0.JsonOptions;
      /** @min 1 @max 100000 @default 10 */ limit?: number;
      /** @min 0 @max 604800 @default 86400 */ maxAge?: number;
      /** @exclusiveMin 0 */ modifiedSince?: Integer;
      /** @default {"includeExternalLinks":false,"includeSubdomains":false} */ options?: Variant0.Options;
      rejectRequestPattern?: string[];
      rejectResourceTypes?: ('document' | 'stylesheet' | 'image' | 'media' | 'font' | 'script' | 'texttrack' | 'xhr' | 'fetch' | 'prefetch' | 'eventsource' | 'websocket' | 'manifest' | 'signedexchange' | 'ping' | 'cspviolationreport' | 'preflight' | 'other')[];
      /** @default true */ render?: true;
      /** @sensitive */ setExtraHTTPHeaders?: { [key: string]: string };
      setJavaScriptEnabled?: boolean;
      /** @default "all" */ source?: 'sitemaps' | 'links' | 'all';
      /** @default {"height":1080,"width":1920} */ viewport?: PDFCreateParams.Viewport;
      waitForSelector?: PDFCreateParams.WaitForSelector;
      /** @max 120000 */ waitForTimeout?: number;
    }
    export namespace Variant0 {
      export type AddScriptTag = PDFCreateParams.AddScriptTag;
      export type AddStyleTag = PDFCreateParams.AddStyleTag;
      export type Authenticate = PDFCreateParams.Authenticate;
      export type Cookie = PDFCreateParams.Cookie;
      export type GotoOptions = PDFCreateParams.GotoOptions;
      export interface JsonOptions {
        custom_ai?: JsonCreateParams.CustomAI[];
        prompt?: string;
        response_format?: JsonCreateParams.ResponseFormat;
      }
      export namespace JsonOptions {
        export type CustomAI = JsonCreateParams.CustomAI;
        export type ResponseFormat = JsonCreateParams.ResponseFormat;
      }
      export interface Options {
        /** @maxItems 100 */ excludePatterns?: (/** @minLength 1 @maxLength 500 */ string)[];
        /** @default false */ includeExternalLinks?: boolean;
        /** @maxItems 100 */ includePatterns?: (/** @minLength 1 @maxLength 500 */ string)[];
        /** @default false */ includeSubdomains?: boolean;
      }
      export type Viewport = PDFCreateParams.Viewport;
      export type WaitForSelector = PDFCreateParams.WaitForSelector;
    }
    export interface Variant1 extends InAccount {
      render: false;
      /** @format uri */ url: string;
      /** @query @min 0 @max 86400 @default 5 */ cacheTTL?: number;
      /** @minItems 1 @maxItems 3 @default ["search","ai-input","ai-train"] */ crawlPurposes?: ('search' | 'ai-input' | 'ai-train')[];
      /** @min 1 @max 100000 @default 100000 */ depth?: number;
      /** @default ["html"] */ formats?: ('html' | 'markdown' | 'json')[];
      jsonOptions?: Variant0.JsonOptions;
      /** @min 1 @max 100000 @default 10 */ limit?: number;
      /** @min 0 @max 604800 @default 86400 */ maxAge?: number;
      /** @exclusiveMin 0 */ modifiedSince?: Integer;
      /** @default {"includeExternalLinks":false,"includeSubdomains":false} */ options?: Variant0.Options;
      /** @default "all" */ source?: 'sitemaps' | 'links' | 'all';
    }
    export namespace Variant1 {
      export import JsonOptions = Variant0.JsonOptions;
      export type Options = Variant0.Options;
    }
  }

  export type CrawlCreateResponse = string;

  export type CrawlDeleteParams = InAccount;

  export interface CrawlDeleteResponse {
    job_id: string;
    message: string;
  }

  export interface CrawlGetParams extends InAccount {
    /** @min 0 @max 86400 @default 5 */ cacheTTL?: number;
    /** @default 0 */ cursor?: number;
    /** @default 50 */ limit?: number;
    status?: 'queued' | 'errored' | 'completed' | 'disallowed' | 'skipped' | 'cancelled';
  }

  export interface CrawlGetResponse {
    id: string;
    browserSecondsUsed: number;
    finished: number;
    records: CrawlGetResponse.Record[];
    skipped: number;
    status: string;
    total: number;
    cursor?: string;
  }
  export namespace CrawlGetResponse {
    export interface Record {
      status: 'queued' | 'errored' | 'completed' | 'disallowed' | 'skipped' | 'cancelled';
      url: string;
      html?: string;
      json?: { [key: string]: unknown };
      markdown?: string;
      metadata?: Record.Metadata;
    }
    export namespace Record {
      export interface Metadata {
        status: number;
        url: string;
        title?: string;
      }
    }
  }

  /** Remote control of a browser over the Chrome DevTools Protocol. */
  export interface Devtools {
    readonly session: Devtools.Session;
    readonly browser: Devtools.Browser;
  }

  export interface SerializedAXNode {
    autocomplete?: string;
    checked?: boolean | 'mixed';
    children?: SerializedAXNode[];
    description?: string;
    disabled?: boolean;
    expanded?: boolean;
    focused?: boolean;
    haspopup?: string;
    invalid?: string;
    keyshortcuts?: string;
    level?: number;
    modal?: boolean;
    multiline?: boolean;
    multiselectable?: boolean;
    name?: string;
    orientation?: string;
    pressed?: boolean | 'mixed';
    readonly?: boolean;
    required?: boolean;
    role: string;
    roledescription?: string;
    selected?: boolean;
    value?: string | number;
    valuemax?: number;
    valuemin?: number;
    valuetext?: string;
  }
}

export declare namespace BrowserRendering.Devtools {
  /** Browser sessions that are running or have run. */
  export interface Session {
    /** List the account's browser sessions, by limit and offset.
     *  @http GET /accounts/{account_id}/browser-rendering/devtools/session
     *  @unwrapped
     *  @permission Browser Rendering Write; Browser Rendering Read
     *  @plans free pro business enterprise
     *  @availability ga */
    list(params: SessionListParams, options?: RequestOptions): APIPromise<SessionListResponse>;

    /** Look up one browser session by its id.
     *  @http GET /accounts/{account_id}/browser-rendering/devtools/session/{session_id}
     *  @unwrapped
     *  @permission Browser Rendering Write; Browser Rendering Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(
      /** @format uuid */ sessionID: string,
      params: SessionGetParams,
      options?: RequestOptions,
    ): APIPromise<SessionListResponse.SessionListResponseItem | null>;
  }

  export interface SessionListParams extends InAccount {
    /** @min 1 @max 200 @default 200 */ limit?: number;
    /** @min 0 @default 0 */ offset?: number;
  }

  export type SessionListResponse = SessionListResponse.SessionListResponseItem[];
  export namespace SessionListResponse {
    export interface SessionListResponseItem {
      /** @format uuid */ sessionId: string;
      closeReason?: string;
      closeReasonText?: string;
      connectionEndTime?: number;
      connectionId?: string;
      connectionStartTime?: number;
      /** @sensitive */ devtoolsFrontendUrl?: string;
      endTime?: number;
      lastUpdated?: number;
      startTime?: number;
      /** @sensitive */ webSocketDebuggerUrl?: string;
    }
  }

  export type SessionGetParams = InAccount;

  export type SessionGetResponse = SessionListResponse.SessionListResponseItem;

  /** Browsers that are started, connected to and shut down. */
  export interface Browser {
    readonly page: Browser.Page;
    readonly targets: Browser.Targets;
    readonly liveView: Browser.LiveView;
    readonly json: Browser.Json;

    /** Start a browser session, with keep-alive, recording or guardrails.
     *  @http POST /accounts/{account_id}/browser-rendering/devtools/browser
     *  @unwrapped
     *  @permission Browser Rendering Write
     *  @plans free pro business enterprise
     *  @availability ga */
    create(params: BrowserCreateParams, options?: RequestOptions): APIPromise<BrowserCreateResponse>;

    /** Close a browser session and every tab open in it.
     *  @http DELETE /accounts/{account_id}/browser-rendering/devtools/browser/{session_id}
     *  @unwrapped
     *  @plans free pro business enterprise
     *  @availability ga */
    delete(/** @format uuid */ sessionID: string, params: BrowserDeleteParams, options?: RequestOptions): APIPromise<BrowserDeleteResponse>;

    /** Attach to a running browser session over the DevTools protocol.
     *  @http GET /accounts/{account_id}/browser-rendering/devtools/browser/{session_id}
     *  @answer void
     *  @permission Browser Rendering Write; Browser Rendering Read
     *  @plans free pro business enterprise
     *  @availability ga */
    connect(/** @format uuid */ sessionID: string, params: BrowserConnectParams, options?: RequestOptions): APIPromise<void>;

    /** Start a browser session and attach to its DevTools in the same request.
     *  @http GET /accounts/{account_id}/browser-rendering/devtools/browser
     *  @answer void
     *  @permission Browser Rendering Write; Browser Rendering Read
     *  @plans free pro business enterprise
     *  @availability ga */
    launch(params: BrowserLaunchParams, options?: RequestOptions): APIPromise<void>;

    /** Get the DevTools protocol definition the session's browser speaks.
     *  @http GET /accounts/{account_id}/browser-rendering/devtools/browser/{session_id}/json/protocol
     *  @unwrapped
     *  @permission Browser Rendering Write; Browser Rendering Read
     *  @plans free pro business enterprise
     *  @availability ga */
    protocol(
      /** @format uuid */ sessionID: string,
      params: BrowserProtocolParams,
      options?: RequestOptions,
    ): APIPromise<BrowserProtocolResponse>;

    /** Get the browser and DevTools protocol version of a session.
     *  @http GET /accounts/{account_id}/browser-rendering/devtools/browser/{session_id}/json/version
     *  @unwrapped
     *  @permission Browser Rendering Write; Browser Rendering Read
     *  @plans free pro business enterprise
     *  @availability ga */
    version(
      /** @format uuid */ sessionID: string,
      params: BrowserVersionParams,
      options?: RequestOptions,
    ): APIPromise<BrowserVersionResponse>;
  }

  export interface BrowserCreateParams extends InAccount {
    /** @query @min 10000 @max 1200000 @default 60000 */ keep_alive?: number;
    /** @query @default false */ lab?: boolean;
    /** @query @min 60000 @max 3600000 @unit milliseconds @default 300000 */ liveViewUrlExpiresInMs?: number;
    /** @query @default false */ recording?: boolean;
    /** @query @default false */ targets?: boolean;
    guardrails?: BrowserCreateParams.Guardrails;
  }
  export namespace BrowserCreateParams {
    export interface Guardrails {
      /** @maxItems 50 */ allowedDomains?: string[];
      /** @maxItems 4 */ allowedDomainSets?: string[];
    }
  }

  export interface BrowserCreateResponse {
    sessionId: string;
    /** @sensitive */ webSocketDebuggerUrl?: string;
  }

  export type BrowserDeleteParams = InAccount;

  export interface BrowserDeleteResponse {
    status: 'closing' | 'closed';
  }

  export interface BrowserConnectParams extends InAccount {
    /** @min 10000 @max 1200000 @default 60000 */ keep_alive?: number;
    /** @default false */ lab?: boolean;
    /** @default false */ recording?: boolean;
  }

  export interface BrowserLaunchParams extends InAccount {
    /** @min 10000 @max 1200000 @default 60000 */ keep_alive?: number;
    /** @default false */ lab?: boolean;
    /** @default false */ recording?: boolean;
    /** @header cf-brapi-guardrails @example "eyJhbGxvd2VkRG9tYWlucyI6WyIqLmV4YW1wbGUuY29tIl19" */ 'cf-brapi-guardrails'?: string;
  }

  export type BrowserProtocolParams = InAccount;

  export interface BrowserProtocolResponse {
    domains: BrowserProtocolResponse.Domain[];
    version?: BrowserProtocolResponse.Version;
  }
  export namespace BrowserProtocolResponse {
    export interface Domain {
      domain: string;
      commands?: ({ [key: string]: unknown })[];
      dependencies?: string[];
      events?: ({ [key: string]: unknown })[];
      experimental?: boolean;
      types?: ({ [key: string]: unknown })[];
    }
    export interface Version {
      major: string;
      minor: string;
    }
  }

  export type BrowserVersionParams = InAccount;

  export interface BrowserVersionResponse {
    Browser: string;
    'Protocol-Version': string;
    'User-Agent': string;
    'V8-Version': string;
    'WebKit-Version': string;
    /** @sensitive */ webSocketDebuggerUrl: string;
  }
}

export declare namespace BrowserRendering.Devtools.Browser {
  /** A debugging connection to a single tab. */
  export interface Page {
    /** Attach to the DevTools of one tab in a browser session.
     *  @http GET /accounts/{account_id}/browser-rendering/devtools/browser/{session_id}/page/{target_id}
     *  @answer void
     *  @permission Browser Rendering Write; Browser Rendering Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(targetID: string, params: PageGetParams, options?: RequestOptions): APIPromise<void>;
  }

  export interface PageGetParams extends InAccount {
    /** @format uuid */ session_id: string;
  }

  /** Tabs and other things open in a browser. */
  export interface Targets {
    /** Open a new tab in a browser session, at a URL if given.
     *  @http PUT /accounts/{account_id}/browser-rendering/devtools/browser/{session_id}/json/new
     *  @unwrapped
     *  @plans free pro business enterprise
     *  @availability ga */
    create(
      /** @format uuid */ sessionID: string,
      params: TargetCreateParams,
      options?: RequestOptions,
    ): APIPromise<TargetListResponse.TargetListResponseItem>;

    /** List the tabs open in a browser session, with live view links.
     *  @http GET /accounts/{account_id}/browser-rendering/devtools/browser/{session_id}/json/list
     *  @unwrapped
     *  @permission Browser Rendering Write; Browser Rendering Read
     *  @plans free pro business enterprise
     *  @availability ga */
    list(/** @format uuid */ sessionID: string, params: TargetListParams, options?: RequestOptions): APIPromise<TargetListResponse>;

    /** Bring one tab of a browser session to the front.
     *  @http GET /accounts/{account_id}/browser-rendering/devtools/browser/{session_id}/json/activate/{target_id}
     *  @unwrapped
     *  @permission Browser Rendering Write; Browser Rendering Read
     *  @plans free pro business enterprise
     *  @availability ga */
    activate(targetID: string, params: TargetActivateParams, options?: RequestOptions): APIPromise<TargetCloseResponse>;

    /** Close one tab of a browser session.
     *  @http GET /accounts/{account_id}/browser-rendering/devtools/browser/{session_id}/json/close/{target_id}
     *  @unwrapped
     *  @permission Browser Rendering Write; Browser Rendering Read
     *  @plans free pro business enterprise
     *  @availability ga */
    close(targetID: string, params: TargetCloseParams, options?: RequestOptions): APIPromise<TargetCloseResponse>;

    /** Describe one tab of a browser session.
     *  @http GET /accounts/{account_id}/browser-rendering/devtools/browser/{session_id}/json/list/{target_id}
     *  @unwrapped
     *  @permission Browser Rendering Write; Browser Rendering Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(targetID: string, params: TargetGetParams, options?: RequestOptions): APIPromise<TargetListResponse.TargetListResponseItem>;
  }

  export interface TargetCreateParams extends InAccount {
    /** @query @min 60000 @max 3600000 @unit milliseconds @default 300000 */ liveViewUrlExpiresInMs?: number;
    /** @query @format uri */ url?: string;
  }

  export type TargetCreateResponse = TargetListResponse.TargetListResponseItem;

  export type TargetListParams = JsonGetParams;

  export type TargetListResponse = TargetListResponse.TargetListResponseItem[];
  export namespace TargetListResponse {
    export interface TargetListResponseItem {
      id: string;
      type: string;
      url: string;
      description?: string;
      /** @sensitive */ devtoolsFrontendUrl?: string;
      title?: string;
      /** @sensitive */ webSocketDebuggerUrl?: string;
    }
  }

  export type TargetActivateParams = PageGetParams;

  export type TargetActivateResponse = TargetCloseResponse;

  export type TargetCloseParams = PageGetParams;

  export interface TargetCloseResponse {
    message: string;
  }

  export type TargetGetParams = PageGetParams;

  export type TargetGetResponse = TargetListResponse.TargetListResponseItem;

  /** A link through which a person can watch or drive a session. */
  export interface LiveView {
    /** Issue an expiring live view URL for a browser session or one of its tabs.
     *  @http POST /accounts/{account_id}/browser-rendering/devtools/browser/{session_id}/live_view
     *  @unwrapped */
    create(sessionID: string, params: LiveViewCreateParams, options?: RequestOptions): APIPromise<LiveViewCreateResponse>;
  }

  export interface LiveViewCreateParams extends InAccount {
    /** @unit milliseconds */ expiresInMs?: number;
    guardrails?: LiveViewCreateParams.Guardrails;
    mode?: 'devtools' | 'tab' | 'full';
    targetId?: string;
  }
  export namespace LiveViewCreateParams {
    export interface Guardrails {
      mode: 'readonly';
    }
  }

  export interface LiveViewCreateResponse {
    id: string;
    /** @sensitive */ devtoolsFrontendUrl: string;
    options: LiveViewCreateResponse.Options;
    /** @sensitive */ webSocketDebuggerUrl: string;
  }
  export namespace LiveViewCreateResponse {
    export interface Options {
      mode: 'devtools' | 'tab' | 'full';
      guardrails?: LiveViewCreateParams.Guardrails;
    }
    export namespace Options {
      export type Guardrails = LiveViewCreateParams.Guardrails;
    }
  }

  /** The protocol description that DevTools clients read. */
  export interface Json {
    /** List a browser session's targets, with live view links that expire.
     *  @http GET /accounts/{account_id}/browser-rendering/devtools/browser/{session_id}/json
     *  @unwrapped
     *  @permission Browser Rendering Write; Browser Rendering Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/brapi-get_DevtoolsJson */
    get(/** @format uuid */ sessionID: string, params: JsonGetParams, options?: RequestOptions): APIPromise<JsonGetResponse>;
  }

  export interface JsonGetParams extends InAccount {
    /** @min 60000 @max 3600000 @unit milliseconds @default 300000 */ liveViewUrlExpiresInMs?: number;
  }

  export type JsonGetResponse = ({
    description?: string;
    /** @sensitive */ devtoolsFrontendUrl?: string;
    id: string;
    title?: string;
    type: string;
    url: string;
    /** @sensitive */ webSocketDebuggerUrl?: string;
  })[];
}
