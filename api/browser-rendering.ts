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
  /** Words of fields by their names. */
  export interface Glossary {
    /** Seconds for which equal requests are answered from the cache; 0 for never. */ cacheTTL: number;
    /** The limits as JSON in base64url. */ 'cf-brapi-guardrails': string;
    /** Address at which the browser can be watched live. */ devtoolsFrontendUrl: string;
    /** Time without commands after which the session ends. */ keep_alive: number;
    /** Whether an experimental browser is used. */ lab: boolean;
    /** Time for which addresses of the live view work. */ liveViewUrlExpiresInMs: number;
    /** Whether the session is recorded. */ recording: boolean;
    /** Part, form and quality of the picture. */ screenshotOptions: unknown;
    /** CSS selector of the element. */ selector: string;
    /** Longest wait. */ timeout: number;
    /** Title of the page. */ title: string;
    /** WebSocket address for the DevTools protocol. */ webSocketDebuggerUrl: string;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Crawl to ask about or stop, by the id that its start returned. */ job_id: string;
    /** Browser session to work on, by the id that its start returned. */ session_id: string;
    /** Target to work on, as `browserRendering.devtools.browser.targets.list` shows it. @from browserRendering.devtools.browser.targets.list */
    target_id: string;
  }

  /** HTML of a page after its scripts have run. */
  export interface Content {
    /** Render a URL or HTML and return the final HTML after scripts have run.
     *  @http POST /accounts/{account_id}/browser-rendering/content
     *  @body json required
     *  @permission Browser Rendering Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "url": "https://shop.example.com/", "rejectResourceTypes": ["image", "font"],
     *    "gotoOptions": {"waitUntil": "networkidle2"}
     *  } */
    create(params: ContentCreateParams, options?: RequestOptions): APIPromise<ContentCreateResponse>;
  }

  export interface PageOptions {
    /** @query @min 0 @max 86400 @default 5 @unit seconds */
    cacheTTL?: number;
    /** Longest wait for the action itself, once the page is loaded. @max 120000 @unit milliseconds @min 0 */ actionTimeout?: number;
    /** Scripts put into the page before the action. */ addScriptTag?: AddScriptTag[];
    /** Styles put into the page before the action. */ addStyleTag?: AddStyleTag[];
    /** Regular expressions; requests that match none of them are refused. */ allowRequestPattern?: string[];
    /** Kinds of resource the page may load; all others are refused. */ allowResourceTypes?: (
      | 'document' | 'stylesheet' | 'image' | 'media' | 'font' | 'script' | 'texttrack' | 'xhr' | 'fetch'
      | 'prefetch' | 'eventsource' | 'websocket' | 'manifest' | 'signedexchange' | 'ping'
      | 'cspviolationreport' | 'preflight' | 'other' | (string & {})
    )[];
    /** User name and password for HTTP authentication. */ authenticate?: Authenticate;
    /** If true, the action is tried even if the awaited events did not come in time. */ bestAttempt?: boolean;
    /** Cookies the page is opened with. */ cookies?: Cookie[];
    /** CSS media type, such as `print` or `screen`. */ emulateMediaType?: string;
    /** Load condition of the page, and its timeout. @default {} */ gotoOptions?: GotoOptions;
    /** Requests that match one of these regular expressions are blocked. */ rejectRequestPattern?: string[];
    /** Kinds of resource the page may not load, such as images or fonts, to save time. */ rejectResourceTypes?: (
      | 'document' | 'stylesheet' | 'image' | 'media' | 'font' | 'script' | 'texttrack' | 'xhr' | 'fetch'
      | 'prefetch' | 'eventsource' | 'websocket' | 'manifest' | 'signedexchange' | 'ping'
      | 'cspviolationreport' | 'preflight' | 'other' | (string & {})
    )[];
    /** Headers sent with every request, by name. @sensitive */ setExtraHTTPHeaders?: { [key: string]: string };
    /** Whether scripts of the page run. */ setJavaScriptEnabled?: boolean;
    /** Size of the browser's window. @default {"height":1080,"width":1920} */ viewport?: Viewport;
    /** Element that has to appear before the action. */ waitForSelector?: WaitForSelector;
    /** Further wait before the action. @max 120000 @unit milliseconds */ waitForTimeout?: number;
  }

  export interface PageSource {
    /** HTML to render instead of a page from the network; either this or `url`. @minLength 1 */ html?: string;
    /** Address of the page; it has to be reachable from the internet. @format uri @example "https://example.com/" */ url?: string;
    /** User agent the page is opened with. */ userAgent?: string;
  }

  export interface PageByURL extends PageSource {
    /** @format uri @example "https://example.com/" */ url: string;
  }

  export interface PageByHTML extends PageSource {
    /** @minLength 1 */ html: string;
  }

  export type ContentCreateParams = ContentCreateParams.URLContent | ContentCreateParams.HTMLContent;
  export namespace ContentCreateParams {
    export interface URLContent extends InAccount, PageOptions, PageByURL {}
    export interface HTMLContent extends InAccount, PageOptions, PageByHTML {}
  }

  export type ContentCreateResponse = string;

  /** A page printed as a document. */
  export interface PDF {
    /** Print a rendered page to PDF with your paper and layout options.
     *  @http POST /accounts/{account_id}/browser-rendering/pdf
     *  @body json required
     *  @response binary application/pdf
     *  @permission Browser Rendering Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "html": "<h1>Invoice 1047</h1><p>Total: 48.90 €</p>",
     *    "pdfOptions": {"format": "a4", "printBackground": true}
     *  } */
    create(params: PDFCreateParams, options?: RequestOptions): APIPromise<Response>;
  }

  export type PDFCreateParams = PDFCreateParams.URLPDF | PDFCreateParams.HTMLPDF;
  export namespace PDFCreateParams {
    export interface URLPDF extends InAccount, PageOptions, PageByURL {
      /** Paper, margins and the like. @default {} */ pdfOptions?: URLPDF.PDFOptions;
    }
    export namespace URLPDF {
      export interface PDFOptions {
        /** Whether each page has a header and a footer. @default false */ displayHeaderFooter?: boolean;
        /** HTML of the footer. */ footerTemplate?: string;
        /** Paper size of the pages; overrides `width` and `height`. @default "letter" */ format?:
          | 'letter' | 'legal' | 'tabloid' | 'ledger' | 'a0' | 'a1' | 'a2' | 'a3' | 'a4' | 'a5' | 'a6' | (string & {});
        /** HTML of the header. */ headerTemplate?: string;
        /** Height in pixels, or with a unit for paper. */ height?: string | number;
        /** Whether pages lie on their side. @default false */ landscape?: boolean;
        /** Margins of the paper. */ margin?: PDFOptions.Margin;
        /** If true, the background is transparent. @default false */ omitBackground?: boolean;
        /** Whether the PDF has an outline. @default false */ outline?: boolean;
        /** Pages to print, such as `1-5, 8`. */ pageRanges?: string;
        /** Whether sizes in the page's CSS win over `format`. @default false */ preferCSSPageSize?: boolean;
        /** Whether backgrounds are printed. @default false */ printBackground?: boolean;
        /** Factor by which the page is scaled. @min 0.1 @max 2 @default 1 */ scale?: number;
        /** Whether the PDF is accessible. @default true */ tagged?: boolean;
        /** @default 30000 @unit milliseconds @max 60000 */ timeout?: number;
        /** Width in pixels, or with a unit for paper. */ width?: string | number;
      }
      export namespace PDFOptions {
        export interface Margin {
          /** Margin below. */ bottom?: string | number;
          /** Distance from the left. */ left?: string | number;
          right?: string | number;
          /** Distance from the top. */ top?: string | number;
        }
      }
    }
    export interface HTMLPDF extends InAccount, PageOptions, PageByHTML {
      /** Paper, margins and the like. @default {} */ pdfOptions?: URLPDF.PDFOptions;
    }
  }

  /** Chosen elements of a page with text, attributes and size. */
  export interface Scrape {
    /** Pull chosen elements out of a rendered page.
     *  @http POST /accounts/{account_id}/browser-rendering/scrape
     *  @permission Browser Rendering Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "url": "https://shop.example.com/",
     *    "elements": [{"selector": "h1"}, {"selector": ".price"}]
     *  } */
    create(params: ScrapeCreateParams, options?: RequestOptions): APIPromise<ScrapeCreateResponse>;
  }

  export type ScrapeCreateParams = ScrapeCreateParams.URLScrape | ScrapeCreateParams.HTMLScrape;
  export namespace ScrapeCreateParams {
    export interface URLScrape extends InAccount, PageOptions, PageByURL {
      /** Elements to read. @minItems 1 */ elements?: URLScrape.Element[];
    }
    export namespace URLScrape {
      export interface Element {
        /** @minLength 1 */ selector: string;
      }
    }
    export interface HTMLScrape extends InAccount, PageOptions, PageByHTML {
      /** Elements to read. @minItems 1 */ elements?: URLScrape.Element[];
    }
  }

  export type ScrapeCreateResponse = ScrapeCreateResponse.ScrapeCreateResponseItem[];
  export namespace ScrapeCreateResponse {
    export interface ScrapeCreateResponseItem {
      /** Matching elements for each selector. */ results: ScrapeCreateResponseItem.Results;
      selector: string;
    }
    export namespace ScrapeCreateResponseItem {
      export interface Results {
        /** Attributes of the element. */ attributes: Results.Attribute[];
        /** Height in pixels. */ height: number;
        /** HTML of the page. */ html: string;
        /** Distance from the left. */ left: number;
        /** Text of the element. */ text: string;
        /** Distance from the top. */ top: number;
        /** Width in pixels. */ width: number;
      }
      export namespace Results {
        export interface Attribute {
          /** Name of the attribute, such as `href`. */ name: string;
          /** Text that the attribute holds. */ value: string;
        }
      }
    }
  }

  /** A picture of a rendered page. */
  export interface Screenshot {
    /** Capture a rendered page as an image.
     *  @http POST /accounts/{account_id}/browser-rendering/screenshot
     *  @body json required
     *  @response binary image/*
     *  @permission Browser Rendering Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "url": "https://shop.example.com/", "viewport": {"width": 1280, "height": 720},
     *    "screenshotOptions": {"fullPage": true}
     *  } */
    create(params: ScreenshotCreateParams, options?: RequestOptions): APIPromise<Response>;
  }

  export type ScreenshotCreateParams = ScreenshotCreateParams.URLScreenshot | ScreenshotCreateParams.HTMLScreenshot;
  export namespace ScreenshotCreateParams {
    export interface URLScreenshot extends InAccount, PageOptions, PageByURL {
      /** @default {} */ screenshotOptions?: URLScreenshot.ScreenshotOptions;
      /** Whether the page is scrolled to its end first. */ scrollPage?: boolean;
      /** @minLength 1 */ selector?: string;
    }
    export namespace URLScreenshot {
      export interface ScreenshotOptions extends SnapshotCreateParams.URLSnapshot.ScreenshotOptions {
        /** Whether the picture comes as bytes or as base64. @default "binary" */ encoding?: 'binary' | 'base64' | (string & {});
      }
      export namespace ScreenshotOptions {
        export interface Clip {
          /** Height in pixels. */ height: number;
          /** Width in pixels. */ width: number;
          /** Left edge of the part. */ x: number;
          /** Upper edge of the part. */ y: number;
          /** Factor by which the page is scaled. @min 0.1 @max 2 */ scale?: number;
        }
      }
    }
    export interface HTMLScreenshot extends InAccount, PageOptions, PageByHTML {
      /** @default {} */ screenshotOptions?: URLScreenshot.ScreenshotOptions;
      /** Whether the page is scrolled to its end first. */ scrollPage?: boolean;
      /** @minLength 1 */ selector?: string;
    }
  }

  export interface ScreenshotCreateResponse {
    success: boolean;
    errors?: ScreenshotCreateResponse.Error[];
  }
  export namespace ScreenshotCreateResponse {
    export interface Error {
      /** Number of the error. */ code: number;
      /** Human-readable message. */ message: string;
    }
  }

  /** HTML and picture of a page taken together. */
  export interface Snapshot {
    /** Get a page's HTML and a screenshot, or other formats, in one request.
     *  @http POST /accounts/{account_id}/browser-rendering/snapshot
     *  @body json required
     *  @permission Browser Rendering Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "url": "https://shop.example.com/", "viewport": {"width": 390, "height": 844} } */
    create(params: SnapshotCreateParams, options?: RequestOptions): APIPromise<SnapshotCreateResponse>;
  }

  export type SnapshotCreateParams = SnapshotCreateParams.URLSnapshot | SnapshotCreateParams.HTMLSnapshot;
  export namespace SnapshotCreateParams {
    export interface URLSnapshot extends InAccount, PageOptions, PageByURL {
      /** Forms in which pages are kept. @default ["content","screenshot"] */
      formats?: ('content' | 'screenshot' | 'markdown' | 'accessibilityTree' | (string & {}))[];
      /** @default {} */ screenshotOptions?: URLSnapshot.ScreenshotOptions;
    }
    export namespace URLSnapshot {
      export interface ScreenshotOptions {
        /** Whether what lies outside the window is taken too. */ captureBeyondViewport?: boolean;
        /** Part of the page that is taken. */ clip?: ScreenshotCreateParams.URLScreenshot.ScreenshotOptions.Clip;
        /** Whether the picture is taken from the surface rather than the view. */ fromSurface?: boolean;
        /** Whether the whole page is taken, not only the window. */ fullPage?: boolean;
        /** If true, the background is transparent. */ omitBackground?: boolean;
        /** Whether speed counts more than size. */ optimizeForSpeed?: boolean;
        /** Quality of a JPEG or WebP picture. @min 0 @max 100 */ quality?: number;
        /** Image format of the screenshot. @default "png" */ type?: 'png' | 'jpeg' | 'webp' | (string & {});
      }
    }
    export interface HTMLSnapshot extends InAccount, PageOptions, PageByHTML {
      /** Forms in which pages are kept. @default ["content","screenshot"] */
      formats?: ('content' | 'screenshot' | 'markdown' | 'accessibilityTree' | (string & {}))[];
      /** @default {} */ screenshotOptions?: URLSnapshot.ScreenshotOptions;
    }
  }

  export interface AccessibleElement {
    /** Role of the node. */ role: string;
    /** Kind of completion the field offers. */ autocomplete?: string;
    /** Whether the box is checked, or partly so. */ checked?: boolean | 'mixed';
    /** Nodes below it. */ children?: AccessibleElement[];
    /** Longer words for the node, as a screen reader tells them. */ description?: string;
    /** Whether it cannot be used. */ disabled?: boolean;
    /** Whether it is opened out. */ expanded?: boolean;
    /** Whether it has the focus. */ focused?: boolean;
    /** Kind of popup it opens. */ haspopup?: string;
    /** Reason the value is invalid. */ invalid?: string;
    /** Keys that lead to it. */ keyshortcuts?: string;
    /** Level of the heading. */ level?: number;
    /** Whether it blocks the rest of the page. */ modal?: boolean;
    /** Whether it takes several lines. */ multiline?: boolean;
    /** Whether several entries can be chosen. */ multiselectable?: boolean;
    /** Name of the node, as a screen reader tells it. */ name?: string;
    /** Whether it lies or stands. */ orientation?: string;
    /** Whether the button is pressed, or partly so. */ pressed?: boolean | 'mixed';
    /** Whether it cannot be changed. */ readonly?: boolean;
    /** Whether it has to be filled. */ required?: boolean;
    /** Role as people hear it. */ roledescription?: string;
    /** Whether it is chosen. */ selected?: boolean;
    /** Value of the node, such as the text of a field. */ value?: string | number;
    /** Highest value. */ valuemax?: number;
    /** Lowest value. */ valuemin?: number;
    /** Value as people hear it. */ valuetext?: string;
  }

  export interface SnapshotCreateResponse {
    /** The page as assistive technology sees it. */ accessibilityTree?: AccessibleElement;
    /** HTML of the page. */ content?: string;
    /** The page as Markdown. */ markdown?: string;
    /** Picture of the page, as base64. */ screenshot?: string;
  }

  /** Data extracted from a page by AI into a given structure. */
  export interface Json {
    /** Extract structured JSON from a rendered page using an AI prompt.
     *  @http POST /accounts/{account_id}/browser-rendering/json
     *  @body json required
     *  @permission Browser Rendering Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "url": "https://example.com/",
     *    "prompt": "List the links of the page with their texts."
     *  } */
    create(params: JsonCreateParams, options?: RequestOptions): APIPromise<JsonCreateResponse>;
  }

  export type JsonCreateParams = JsonCreateParams.URLJson | JsonCreateParams.HTMLJson;
  export namespace JsonCreateParams {
    export interface URLJson extends InAccount, PageOptions, PageByURL, CrawlCreateParams.RenderCrawl.JsonOptions {}
    export interface HTMLJson extends InAccount, PageOptions, PageByHTML, CrawlCreateParams.RenderCrawl.JsonOptions {}
  }

  export type JsonCreateResponse = { [key: string]: unknown };

  export interface CustomAI {
    /** Model, as `provider/name`. */ model: string;
    /** Bearer token for the model's provider. @sensitive */ authorization?: string;
  }

  export interface ResponseFormat {
    /** Kind of format that the answer is brought into, such as `json_schema`. */ type: string;
    /** Schema the answer has to fit; null for none. */ json_schema?: { [key: string]: unknown } | null;
  }

  /** Addresses that a page points to. */
  export interface Links {
    /** Collect the links on a rendered page, skipping external ones if asked.
     *  @http POST /accounts/{account_id}/browser-rendering/links
     *  @body json required
     *  @permission Browser Rendering Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "url": "https://shop.example.com/", "visibleLinksOnly": true } */
    create(params: LinkCreateParams, options?: RequestOptions): APIPromise<LinkCreateResponse>;
  }

  export type LinkCreateParams = LinkCreateParams.URLLink | LinkCreateParams.HTMLLink;
  export namespace LinkCreateParams {
    export interface LinkFilter {
      /** Whether links to other domains are left out. @default false */ excludeExternalLinks?: boolean;
      /** Whether hidden links are left out. @default false */ visibleLinksOnly?: boolean;
    }

    export interface URLLink extends InAccount, PageOptions, PageByURL, LinkFilter {}
    export interface HTMLLink extends InAccount, PageOptions, PageByHTML, LinkFilter {}
  }

  export type LinkCreateResponse = string[];

  /** A page converted to lightweight text. */
  export interface Markdown {
    /** Convert a rendered page to Markdown.
     *  @http POST /accounts/{account_id}/browser-rendering/markdown
     *  @body json required
     *  @permission Browser Rendering Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "url": "https://shop.example.com/docs/", "rejectRequestPattern": ["/\\.css$/"] } */
    create(params: MarkdownCreateParams, options?: RequestOptions): APIPromise<MarkdownCreateResponse>;
  }

  export type MarkdownCreateParams = MarkdownCreateParams.URLMarkdown | MarkdownCreateParams.HTMLMarkdown;
  export namespace MarkdownCreateParams {
    export interface URLMarkdown extends InAccount, PageOptions, PageByURL {}
    export interface HTMLMarkdown extends InAccount, PageOptions, PageByHTML {}
  }

  export type MarkdownCreateResponse = string;

  /** A page's structure as assistive technology sees it. */
  export interface AccessibilityTree {
    /** Render a page and return its accessibility tree.
     *  @http POST /accounts/{account_id}/browser-rendering/accessibilityTree
     *  @body json required
     *  @permission Browser Rendering Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "url": "https://shop.example.com/checkout", "interestingOnly": true } */
    create(params: AccessibilityTreeCreateParams, options?: RequestOptions): APIPromise<AccessibilityTreeCreateResponse>;
  }

  export type AccessibilityTreeCreateParams = AccessibilityTreeCreateParams.URLAccessibilityTree | AccessibilityTreeCreateParams.HTMLAccessibilityTree;
  export namespace AccessibilityTreeCreateParams {
    export interface TreeOptions {
      /** Whether nodes without meaning are left out. */ interestingOnly?: boolean;
      /** CSS selector of the node to start from. */ root?: string;
    }

    export interface URLAccessibilityTree extends InAccount, PageOptions, PageByURL, TreeOptions {}
    export interface HTMLAccessibilityTree extends InAccount, PageOptions, PageByHTML, TreeOptions {}
  }

  export interface AccessibilityTreeCreateResponse {
    /** The page as assistive technology sees it. */ accessibilityTree: AccessibleElement | null;
  }

  export interface AddScriptTag {
    /** `id` attribute of the script element. */ id?: string;
    /** Code of the script. */ content?: string;
    /** `type` attribute of the script element, such as `module`. */ type?: string;
    /** Address that the script is loaded from. @format uri */ url?: string;
  }

  export interface AddStyleTag {
    /** Text of the stylesheet. */ content?: string;
    /** Address that the stylesheet is loaded from. @format uri */ url?: string;
  }

  export interface Authenticate {
    /** Password for HTTP authentication. @minLength 1 @sensitive */ password: string;
    /** User name for HTTP authentication. @minLength 1 */ username: string;
  }

  export interface Cookie {
    /** Name under which the cookie is sent. */ name: string;
    /** Text that the cookie holds. @sensitive */ value: string;
    /** Domain that gets the cookie. */ domain?: string;
    /** Time at which the cookie ends. @unit seconds since 1970 */ expires?: number;
    /** Whether scripts cannot read the cookie. */ httpOnly?: boolean;
    /** Site the cookie is bound to. */ partitionKey?: string;
    /** Path the cookie counts for. */ path?: string;
    /** Importance of the cookie. */ priority?: 'Low' | 'Medium' | 'High' | (string & {});
    /** Whether the cookie belongs to the page's own party. */ sameParty?: boolean;
    /** Whether the cookie is sent on requests from other sites. */ sameSite?: 'Strict' | 'Lax' | 'None' | (string & {});
    /** Whether the cookie is sent over TLS only. */ secure?: boolean;
    /** Port that set the cookie. */ sourcePort?: number;
    /** Whether the cookie was set over TLS. */ sourceScheme?: 'Unset' | 'NonSecure' | 'Secure' | (string & {});
    /** Page whose site gets the cookie. @format uri */ url?: string;
  }

  export interface GotoOptions {
    /** Page the visit seems to come from. */ referer?: string;
    /** Extent to which that page's address is disclosed. */ referrerPolicy?: string;
    /** @max 60000 @default 30000 @unit milliseconds */ timeout?: number;
    /** Events after which navigation counts as done; of several, all must have happened. @default "domcontentloaded" */ waitUntil?:
      | 'load' | 'domcontentloaded' | 'networkidle0' | 'networkidle2'
      | ('load' | 'domcontentloaded' | 'networkidle0' | 'networkidle2' | (string & {}))[];
  }

  export interface Viewport {
    /** Height in pixels. */ height: number;
    /** Width in pixels. */ width: number;
    /** Pixels of the device for one of the page. */ deviceScaleFactor?: number;
    /** Whether the device has a touch screen. */ hasTouch?: boolean;
    /** Whether the device lies on its side. */ isLandscape?: boolean;
    /** Whether the page is laid out as on a phone. */ isMobile?: boolean;
  }

  export interface WaitForSelector {
    /** @minLength 1 */ selector: string;
    /** Wait until the element is hidden. */ hidden?: true;
    /** @max 60000 @unit milliseconds */ timeout?: number;
    /** Wait until the element is visible. */ visible?: true;
  }

  /** Jobs that follow a site's links and collect its pages. */
  export interface Crawl {
    /** Start a crawl job from a URL to a given depth and get its job id.
     *  @http POST /accounts/{account_id}/browser-rendering/crawl
     *  @permission Browser Rendering Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @waits browserRendering.crawl.get status done=completed failed=errored,cancelled_due_to_timeout,cancelled_due_to_limits,cancelled_by_user id=.
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "url": "https://shop.example.com/docs/", "limit": 50, "depth": 2,
     *    "formats": ["markdown"]
     *  } */
    create(params: CrawlCreateParams, options?: RequestOptions): APIPromise<CrawlCreateResponse>;

    /** Cancel a crawl job by its id.
     *  @http DELETE /accounts/{account_id}/browser-rendering/crawl/{job_id}
     *  @plans free pro business enterprise
     *  @availability ga */
    delete(jobID: string, params: InAccount, options?: RequestOptions): APIPromise<CrawlDeleteResponse>;

    /** Poll a crawl job and step through its pages by status and cursor.
     *  @http GET /accounts/{account_id}/browser-rendering/crawl/{job_id}
     *  @permission Browser Rendering Write; Browser Rendering Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(/** @minLength 1 */ jobID: string, params: CrawlGetParams, options?: RequestOptions): APIPromise<CrawlGetResponse>;
  }

  /** @discriminator render */
  export type CrawlCreateParams = CrawlCreateParams.RenderCrawl | CrawlCreateParams.NotRenderCrawl;
  export namespace CrawlCreateParams {
    export interface CrawlJob {
      /** Address of the page; it has to be reachable from the internet. @format uri @example "https://example.com/" */ url: string;
      /** Uses you declare; pages whose site forbids one of them (content signals) are skipped.
       *  @minItems 1 @maxItems 3 @default ["search","ai-input","ai-train"] */
      crawlPurposes?: (
        | 'search' | 'ai-input' | 'ai-train' | (string & {})
      )[];
      /** Maximum number of links between the start address and a crawled page. @min 1 @max 100000 @default 100000 */ depth?: number;
      /** Forms in which pages are kept. @default ["html"] */ formats?: ('html' | 'markdown' | 'json' | (string & {}))[];
      /** Data that the model extracts from each page, if JSON is among the formats. */ jsonOptions?: RenderCrawl.JsonOptions;
      /** Pages to crawl at most, after which the job ends. @min 1 @max 100000 @default 10 */ limit?: number;
      /** Maximum age of a page stored from an earlier crawl for reuse; 0 always fetches. @min 0 @max 604800 @default 86400 @unit seconds */
      maxAge?: number;
      /** Unix time; pages not changed since are skipped. @exclusiveMin 0 @unit seconds */ modifiedSince?: Integer;
      /** Links to follow. @default {"includeExternalLinks":false,"includeSubdomains":false} */ options?: RenderCrawl.Options;
      /** Sources of addresses to crawl: sitemaps, links on pages, or both. @default "all" */ source?: 'sitemaps' | 'links' | 'all';
      /** Whether the content may be used in full, or for reference only. */ contentUse?: 'reference' | 'full';
    }

    export interface RenderCrawl extends InAccount, PageOptions, CrawlJob {
      /** Fixed value true: pages run in a browser before their content is taken. @default true */ render?: true;
      /** Browser engine to use in place of the usual Chromium. */ browser?: 'kitesurf';
    }
    export namespace RenderCrawl {
      export interface JsonOptions {
        /** Models tried in this order, with your own keys. */ custom_ai?: CustomAI[];
        /** Description of the data to extract from the page. */ prompt?: string;
        /** JSON schema of the answer. */ response_format?: ResponseFormat;
      }
      export interface Options {
        /** Wildcard patterns of addresses to leave out; they win over the patterns to include. @maxItems 100 */
        excludePatterns?: (/** @minLength 1 @maxLength 500 */ string)[];
        /** Whether links to other domains are followed. @default false */ includeExternalLinks?: boolean;
        /** Wildcard patterns of addresses to crawl; all others are left out. @maxItems 100 */
        includePatterns?: (/** @minLength 1 @maxLength 500 */ string)[];
        /** Whether links to subdomains of the start address are followed. @default false */ includeSubdomains?: boolean;
      }
    }
    export interface NotRenderCrawl extends InAccount, CrawlJob {
      /** Fixed value false: the HTML is fetched without a browser, which is faster and costs no browser time. */ render: false;
      /** @query @min 0 @max 86400 @default 5 @unit seconds */
      cacheTTL?: number;
    }
  }

  export type CrawlCreateResponse = string;

  export interface CrawlDeleteResponse {
    job_id: string;
    /** Human-readable message. */ message: string;
  }

  export interface CrawlGetParams extends InAccount {
    /** @min 0 @max 86400 @default 5 @unit seconds */ cacheTTL?: number;
    /** @default 0 */ cursor?: number;
    /** Most entries or pages. @default 50 @min 1 */ limit?: number;
    /** Only pages in this state. */ status?: 'queued' | 'errored' | 'completed' | 'disallowed' | 'skipped' | 'cancelled' | (string & {});
  }

  export interface CrawlGetResponse {
    /** Identifies the crawl. */ id: string;
    /** Browser time used so far. @unit seconds */ browserSecondsUsed: number;
    /** Number of pages that are done. */ finished: number;
    /** Pages of this part of the answer. */ records: CrawlGetResponse.Record[];
    /** Number of addresses that were left out. */ skipped: number;
    /** State of the crawl. */ status: string;
    /** Number of addresses known so far. */ total: number;
    cursor?: string;
  }
  export namespace CrawlGetResponse {
    export interface Record {
      /** Result for the page in the crawl. */ status: 'queued' | 'errored' | 'completed' | 'disallowed' | 'skipped' | 'cancelled';
      /** Address of the page or target. */ url: string;
      /** HTML of the page. */ html?: string;
      /** Data extracted from the page as JSON. */ json?: { [key: string]: unknown };
      /** The page as Markdown. */ markdown?: string;
      /** Title and HTTP status of the page; absent if it was never fetched. */ metadata?: Record.Metadata;
    }
    export namespace Record {
      export interface Metadata {
        /** HTTP status of the page. */ status: number;
        /** Address of the page or target. */ url: string;
        title?: string;
      }
    }
  }

  /** Remote control of a browser over the Chrome DevTools Protocol. */
  export interface Devtools {
    readonly session: Devtools.Session;
    readonly browser: Devtools.Browser;
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
     *  @availability ga
     *  @columns sessionId startTime connectionStartTime connectionEndTime closeReasonText endTime */
    list(params: SessionListParams, options?: RequestOptions): APIPromise<SessionListResponse>;

    /** Get one browser session by its id.
     *  @http GET /accounts/{account_id}/browser-rendering/devtools/session/{session_id}
     *  @unwrapped
     *  @permission Browser Rendering Write; Browser Rendering Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(
      /** @format uuid */ sessionID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<SessionGetResponse | null>;
  }

  export interface SessionListParams extends InAccount {
    /** Most entries or pages. @min 1 @max 200 @default 200 */ limit?: number;
    /** Entries to skip. @min 0 @default 0 */ offset?: number;
  }

  export interface SessionConnection {
      /** Id of the browser session. @format uuid */ sessionId: string;
      /** Numeric reason the session ended. */ closeReason?: number;
      /** Human-readable reason the session ended. */ closeReasonText?: string;
      /** Time at which the client disconnected. @unit milliseconds since 1970 */ connectionEndTime?: number;
      /** Tells connections of a session apart. */ connectionId?: string;
      /** Time at which the client connected. @unit milliseconds since 1970 */ connectionStartTime?: number;
      /** @sensitive */ devtoolsFrontendUrl?: string;
      /** Time of the last change. @unit milliseconds since 1970 */ lastUpdated?: number;
      /** @sensitive */ webSocketDebuggerUrl?: string;
    }

  export type SessionListResponse = SessionListResponse.SessionListResponseItem[];
  export namespace SessionListResponse {
    export interface SessionListResponseItem extends SessionConnection {
      /** End of the session. @unit milliseconds since 1970 */ endTime?: number;
      /** Start of the session. @unit milliseconds since 1970 */ startTime?: number;
    }
  }

  export interface SessionGetResponse extends SessionConnection {
    endTime?: number;
    startTime?: number;
  }

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
     *  @availability ga
     *  @cascades browserRendering.devtools.browser.targets */
    delete(/** @format uuid */ sessionID: string, params: InAccount, options?: RequestOptions): APIPromise<BrowserDeleteResponse>;

    /** Attach to a running browser session over the DevTools protocol.
     *  @http GET /accounts/{account_id}/browser-rendering/devtools/browser/{session_id}
     *  @response void
     *  @permission Browser Rendering Write; Browser Rendering Read
     *  @plans free pro business enterprise
     *  @availability ga */
    connect(/** @format uuid */ sessionID: string, params: BrowserConnectParams, options?: RequestOptions): APIPromise<void>;

    /** Start a browser session and attach to its DevTools in the same request.
     *  @http GET /accounts/{account_id}/browser-rendering/devtools/browser
     *  @response void
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
      params: InAccount,
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
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<BrowserVersionResponse>;
  }

  export interface BrowserCreateParams extends InAccount {
    /** @query @min 10000 @max 600000 @default 60000 @unit milliseconds */ keep_alive?: number;
    /** @query @default false */ lab?: boolean;
    /** @query @min 60000 @max 3600000 @unit milliseconds @default 300000 */
    liveViewUrlExpiresInMs?: number;
    /** @query @default false */ recording?: boolean;
    /** Whether the browser's targets come along. @query @default false */ targets?: boolean;
    /** Limits of what can be done by the link. */ guardrails?: BrowserCreateParams.Guardrails;
  }
  export namespace BrowserCreateParams {
    export interface Guardrails {
      /** Hostnames the session may open; `*.example.com` for subdomains. @maxItems 50 */ allowedDomains?: string[];
      /** Prepared sets of hostnames, such as `common-cdns`. @maxItems 4 */ allowedDomainSets?: string[];
    }
  }

  export interface BrowserCreateResponse {
    sessionId: string;
    /** @sensitive */ webSocketDebuggerUrl?: string;
  }

  export interface BrowserDeleteResponse {
    /** Whether the browser is closing or closed. */ status: 'closing' | 'closed';
  }

  export interface BrowserConnectParams extends InAccount {
    /** @min 10000 @max 600000 @default 60000 @unit milliseconds */ keep_alive?: number;
    /** @default false */ lab?: boolean;
    /** @default false */ recording?: boolean;
    'cf-brapi-guardrails'?: string;
  }

  export interface BrowserLaunchParams extends InAccount {
    /** @min 10000 @max 600000 @default 60000 @unit milliseconds */ keep_alive?: number;
    /** @default false */ lab?: boolean;
    /** @default false */ recording?: boolean;
    /** @header cf-brapi-guardrails @example "eyJhbGxvd2VkRG9tYWlucyI6WyIqLmV4YW1wbGUuY29tIl19" */
    'cf-brapi-guardrails'?: string;
  }

  export interface BrowserProtocolResponse {
    /** Parts of the protocol. */ domains: BrowserProtocolResponse.Domain[];
    version?: BrowserProtocolResponse.Version;
  }
  export namespace BrowserProtocolResponse {
    export interface Domain {
      /** Part of the protocol, such as `Page`. */ domain: string;
      /** Commands of the part. */ commands?: { [key: string]: unknown }[];
      /** Parts it depends on. */ dependencies?: string[];
      /** Events of the part. */ events?: { [key: string]: unknown }[];
      /** Whether the part is on trial. */ experimental?: boolean;
      /** Types of the part. */ types?: { [key: string]: unknown }[];
    }
    export interface Version {
      /** First number of the version. */ major: string;
      /** Second number of the version. */ minor: string;
    }
  }

  export interface BrowserVersionResponse {
    Browser: string;
    /** Version of the DevTools protocol. */ 'Protocol-Version': string;
    'User-Agent': string;
    /** Version of the JavaScript engine. */ 'V8-Version': string;
    /** Version of the rendering engine. */ 'WebKit-Version': string;
    /** @sensitive */ webSocketDebuggerUrl: string;
  }
}

export declare namespace BrowserRendering.Devtools.Browser {
  /** A debugging connection to a single tab. */
  export interface Page {
    /** Attach to the DevTools of one tab in a browser session.
     *  @http GET /accounts/{account_id}/browser-rendering/devtools/browser/{session_id}/page/{target_id}
     *  @response void
     *  @permission Browser Rendering Write; Browser Rendering Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(targetID: string, params: PageGetParams, options?: RequestOptions): APIPromise<void>;
  }

  export interface PageGetParams extends InAccount {
    /** Browser session that is meant. @format uuid */ session_id: string;
    'cf-brapi-guardrails'?: string;
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
    ): APIPromise<Target>;

    /** List the tabs open in a browser session, with live view links.
     *  @http GET /accounts/{account_id}/browser-rendering/devtools/browser/{session_id}/json/list
     *  @unwrapped
     *  @permission Browser Rendering Write; Browser Rendering Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @columns title type url description */
    list(/** @format uuid */ sessionID: string, params: TargetParams, options?: RequestOptions): APIPromise<TargetListResponse>;

    /** Bring one tab of a browser session to the front.
     *  @http GET /accounts/{account_id}/browser-rendering/devtools/browser/{session_id}/json/activate/{target_id}
     *  @unwrapped
     *  @permission Browser Rendering Write; Browser Rendering Read
     *  @plans free pro business enterprise
     *  @availability ga */
    activate(targetID: string, params: TargetInput, options?: RequestOptions): APIPromise<TargetActivateResponse>;

    /** Close one tab of a browser session.
     *  @http GET /accounts/{account_id}/browser-rendering/devtools/browser/{session_id}/json/close/{target_id}
     *  @unwrapped
     *  @permission Browser Rendering Write; Browser Rendering Read
     *  @plans free pro business enterprise
     *  @availability ga */
    close(targetID: string, params: TargetInput, options?: RequestOptions): APIPromise<TargetCloseResponse>;

    /** Describe one tab of a browser session.
     *  @http GET /accounts/{account_id}/browser-rendering/devtools/browser/{session_id}/json/list/{target_id}
     *  @unwrapped
     *  @permission Browser Rendering Write; Browser Rendering Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(targetID: string, params: TargetInput, options?: RequestOptions): APIPromise<Target>;
  }

  export interface TargetCreateParams extends InAccount {
    /** @query @min 60000 @max 3600000 @unit milliseconds @default 300000 */
    liveViewUrlExpiresInMs?: number;
    /** Page that the target opens. @query @format uri */ url?: string;
  }

  export interface Target {
    /** Identifies the target. */ id: string;
    /** Kind of target, such as `page`. */ type: string;
    /** Address of the page or target. */ url: string;
    /** Longer words for the target. */ description?: string;
    /** @sensitive */ devtoolsFrontendUrl?: string;
    title?: string;
    /** @sensitive */ webSocketDebuggerUrl?: string;
  }

  export interface TargetParams extends InAccount {
    /** @min 60000 @max 3600000 @unit milliseconds @default 300000 */ liveViewUrlExpiresInMs?: number;
  }

  export type TargetListResponse = Target[];

  export interface TargetInput extends InAccount {
    /** Browser session that is meant. @format uuid */ session_id: string;
  }

  export interface TargetActivateResponse {
    /** Confirmation in words, for example that the target was activated. */ message: string;
  }

  export interface TargetCloseResponse {
    /** Human-readable message. */ message: string;
  }

  /** A link through which a person can watch or drive a session. */
  export interface LiveView {
    /** Issue an expiring live view URL for a browser session or one of its tabs.
     *  @http POST /accounts/{account_id}/browser-rendering/devtools/browser/{session_id}/live_view
     *  @unwrapped */
    create(sessionID: string, params: LiveViewCreateParams, options?: RequestOptions): APIPromise<LiveViewCreateResponse>;
  }

  export interface LiveViewCreateParams extends InAccount {
    /** Time for which the addresses work. @unit milliseconds @min 60000 @max 3600000 */ expiresInMs?: number;
    /** Limits of what can be done by the link. */ guardrails?: LiveViewCreateParams.Guardrails;
    /** Content of the live view: the DevTools, one tab, or the whole browser. */ mode?: 'devtools' | 'tab' | 'full' | (string & {});
    /** Page that is shown; left out, the first. */ targetId?: string;
  }
  export namespace LiveViewCreateParams {
    export interface Guardrails {
      /** Content of the live view: the DevTools, one tab, or the whole browser. */ mode: 'readonly';
    }
  }

  export interface LiveViewCreateResponse {
    /** Identifies the live view. */ id: string;
    /** @sensitive */ devtoolsFrontendUrl: string;
    /** Settings of the live view. */ options: LiveViewCreateResponse.Options;
    /** @sensitive */ webSocketDebuggerUrl: string;
  }
  export namespace LiveViewCreateResponse {
    export interface Options {
      /** Content of the live view: the DevTools, one tab, or the whole browser. */ mode: 'devtools' | 'tab' | 'full';
      /** Limits of what can be done by the link. */ guardrails?: LiveViewCreateParams.Guardrails;
    }
  }

  /** The protocol description that DevTools clients read. */
  export interface Json {
    /** Get a browser session's targets, with live view links that expire.
     *  @http GET /accounts/{account_id}/browser-rendering/devtools/browser/{session_id}/json
     *  @unwrapped
     *  @permission Browser Rendering Write; Browser Rendering Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/brapi-get_DevtoolsJson */
    get(/** @format uuid */ sessionID: string, params: TargetParams, options?: RequestOptions): APIPromise<JsonGetResponse>;
  }

  export type JsonGetResponse = {
    /** Longer words for the target. */ description?: string;
    /** @sensitive */ devtoolsFrontendUrl?: string;
    /** Identifies the target. */ id: string;
    title?: string;
    /** Kind of target, such as `page`. */ type: string;
    /** Address of the page or target. @format uri */ url: string;
    /** @sensitive */ webSocketDebuggerUrl?: string;
  }[];
}
