import type { APIPromise, PagePromise, RequestOptions, SinglePage } from './_client.ts';
import type { DateTime, Integer, InZone } from './_shared.ts';

/** Zaraz: Third-party tools and tags run in the cloud instead of the browser.
 *  @product zaraz Zaraz
 *  @docs https://developers.cloudflare.com/zaraz/ */
export interface Zaraz {
  readonly config: Zaraz.Config;
  readonly default: Zaraz.Default;
  readonly export: Zaraz.Export;
  readonly history: Zaraz.History;
  readonly publish: Zaraz.Publish;
  readonly workflow: Zaraz.WorkflowResource;

  /** Replace the workflow: whether changes go live at once.
   *
   *  With `preview` changes wait until `publish.create`; with `realtime` they are live as soon as they are saved.
   *  @http PUT /zones/{zone_id}/settings/zaraz/workflow
   *  @permission Zaraz Edit; Zaraz Admin
   *  @example { "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "workflow": "preview" } */
  update(params: Zaraz.ZarazUpdateParams, options?: RequestOptions): APIPromise<Zaraz.Workflow>;
}

export declare namespace Zaraz {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Worker's name as it is used in requests. */ escapedWorkerName: string;
    /** Elements that are meant, as a CSS selector or XPath. */ selector: string;
    /** Worker's tag, which stays when the name changes. */ workerTag: string;
    /** Identifies the rule within the trigger. */ id: string;
    /** Details of the rule. */ settings: unknown;
  }

  export interface ZarazUpdateParams extends InZone {
    /** Way changes go live: at once (`realtime`) or when they are published (`preview`). @body */ workflow: WorkflowParam;
  }

  export type Workflow = 'realtime' | 'preview';

  /** Tools, triggers and variables of a zone. */
  export interface Config {
    /** Replace the whole Zaraz configuration of a zone.
     *
     *  Tools, triggers and variables left out are deleted: change what `get` returns.
     *  @http PUT /zones/{zone_id}/settings/zaraz/config
     *  @permission Zaraz Edit; Zaraz Admin
     *  @aliases add tool; edit trigger */
    update(params: ConfigUpdateParams, options?: RequestOptions): APIPromise<Configuration>;

    /** Get the zone's latest Zaraz configuration.
     *
     *  Published or preview, whichever was changed last; the values of secret variables come along.
     *  @http GET /zones/{zone_id}/settings/zaraz/config
     *  @permission Zaraz Edit; Zaraz Read; Zaraz Admin */
    get(params: InZone, options?: RequestOptions): APIPromise<Configuration>;
  }

  export interface ConfigUpdateParams extends InZone, Configuration {}

  export interface Configuration {
    /** Whether `dataLayer` calls of Google Tag Manager are understood. */ dataLayer: boolean;
    /** Key that opens debug mode in the browser, as in `zaraz.debug(KEY)`. @sensitive */ debugKey: string;
    /** Privacy, endpoints and injection of the Zaraz script. */ settings: Configuration.Settings;
    /** Tools of the zone, by an id of letters and digits. */
    tools: { [key: string]: /** @discriminator type */ Configuration.ZarazManagedComponent | Configuration.Worker };
    /** Triggers that fire actions, by an id of letters and digits. */ triggers: { [key: string]: Configuration.Triggers };
    /** Variables for actions and rules, by an id of letters and digits. */
    variables: {
      [key: string]: /** @discriminator type */ Configuration.ZarazStringVariable | Configuration.ZarazSecretVariable | Configuration.ZarazWorkerVariable;
    };
    /** Version of the configuration's format; send back the one that was read. */ zarazVersion: Integer;
    /** Monitoring of page views and sessions. */ analytics?: Configuration.Analytics;
    /** Consent dialog and the purposes it asks for. */ consent?: Configuration.Consent;
    /** Whether page views are tracked in single-page applications too. */ historyChange?: boolean;
  }
  export namespace Configuration {
    export interface Settings {
      /** Whether the script is put into pages of the zone automatically. */ autoInjectScript: boolean;
      /** Worker that may change the context before tools get it. */ contextEnricher?: Settings.ContextEnricher;
      /** Domain for which cookies are set; left out, the root domain. */ cookieDomain?: string;
      /** Whether `zaraz.ecommerce` events are taken in. */ ecommerce?: boolean;
      /** Path of the HTTP Events API. */ eventsApiPath?: string;
      /** Whether the referrer is kept from tools if it is another site. */ hideExternalReferer?: boolean;
      /** Whether the visitor's address is shortened before tools see it. */ hideIPAddress?: boolean;
      /** Whether query parameters are cut off URLs before tools see them. */ hideQueryParams?: boolean;
      /** Whether details of the browser are kept from tools. */ hideUserAgent?: boolean;
      /** Path of the script that starts Zaraz. */ initPath?: string;
      /** Whether the script goes into pages within iframes too. */ injectIframes?: boolean;
      /** Path for what managed components serve. */ mcRootPath?: string;
      /** Path of the main script. */ scriptPath?: string;
      /** Path that tracking requests are sent to. */ trackPath?: string;
    }
    export namespace Settings {
      export interface ContextEnricher {
        escapedWorkerName: string;
        workerTag: string;
      }
    }
    export interface Component {
      /** Triggers, by id, that keep the tool from running. */ blockingTriggers: string[];
      /** Managed component behind the tool. */ component: string;
      /** Fields that all actions of the tool begin with. */ defaultFields: { [key: string]: string | boolean };
      /** Whether the tool runs at all. */ enabled: boolean;
      /** Name of the tool, as you gave it. */ name: string;
      /** Capabilities granted to the component, such as setting cookies. */ permissions: string[];
      /** Settings of the tool, such as its account id. */ settings: { [key: string]: string | boolean };
      /** Actions of the tool, by id. */ actions?: { [key: string]: NeoEvent };
      /** Consent purpose the tool falls under, by id. */ defaultPurpose?: string;
      /** Deprecated list of actions; `actions` wins. */ neoEvents?: NeoEvent[];
      /** Vendor shown in the TCF dialog; for tools that are not in its list. */ vendorName?: string;
      /** Privacy policy of the vendor, for the TCF dialog. */ vendorPolicyUrl?: string;
    }

    export interface ZarazManagedComponent extends Component {
      /** Marks a tool from Zaraz's own list. */ type: 'component';
    }
    export interface Worker extends Component {
      /** Marks a custom managed component. */ type: 'custom-mc';
      /** Worker that the component runs as. */ worker: Worker.Worker;
    }
    export namespace Worker {
      export interface Worker {
        escapedWorkerName: string;
        workerTag: string;
      }
    }
    export interface Triggers {
      /** Conditions that keep the trigger from firing. */ excludeRules: (
        | Triggers.ZarazLoadRule | Triggers.ZarazClickListenerRule | Triggers.ZarazTimerRule
        | Triggers.ZarazFormSubmissionRule | Triggers.ZarazVariableMatchRule | Triggers.ZarazScrollDepthRule
        | Triggers.ZarazElementVisibilityRule
      )[];
      /** Conditions that let the trigger fire. */ loadRules: (
        | Triggers.ZarazLoadRule | Triggers.ZarazClickListenerRule | Triggers.ZarazTimerRule
        | Triggers.ZarazFormSubmissionRule | Triggers.ZarazVariableMatchRule | Triggers.ZarazScrollDepthRule
        | Triggers.ZarazElementVisibilityRule
      )[];
      /** Name of the trigger in the dashboard. */ name: string;
      /** Purpose of the trigger. */ description?: string;
      /** Set for the trigger that Zaraz provides itself. */ system?: 'pageload';
    }
    export namespace Triggers {
      export interface ZarazLoadRule {
        id: string;
        /** Variable or property that is compared. */ match: string;
        /** Way the two values are compared. */ op:
          | 'CONTAINS' | 'EQUALS' | 'STARTS_WITH' | 'ENDS_WITH' | 'MATCH_REGEX' | 'NOT_MATCH_REGEX'
          | 'GREATER_THAN' | 'GREATER_THAN_OR_EQUAL' | 'LESS_THAN' | 'LESS_THAN_OR_EQUAL';
        /** Value that the match is compared with. */ value: string;
      }
      export interface ZarazClickListenerRule {
        id: string;
        /** Fires on a click on an element. */ action: 'clickListener';
        settings: ZarazClickListenerRule.Settings;
      }
      export namespace ZarazClickListenerRule {
        export interface Settings {
          selector: string;
          /** Language of the selector. */ type: 'xpath' | 'css';
          /** Milliseconds the page waits after a click, so that tools can finish. @min 0 @unit milliseconds */ waitForTags: Integer;
        }
      }
      export interface ZarazTimerRule {
        id: string;
        /** Fires after some time. */ action: 'timer';
        settings: ZarazTimerRule.Settings;
      }
      export namespace ZarazTimerRule {
        export interface Settings {
          /** Time between two firings. @min 50 @unit milliseconds */ interval: Integer;
          /** Number of firings; 0 for no limit. @min 0 */ limit: Integer;
        }
      }
      export interface ZarazFormSubmissionRule {
        id: string;
        /** Fires when a form is sent. */ action: 'formSubmission';
        settings: ZarazFormSubmissionRule.Settings;
      }
      export namespace ZarazFormSubmissionRule {
        export interface Settings {
          selector: string;
          /** Whether only valid forms count. */ validate: boolean;
        }
      }
      export interface ZarazVariableMatchRule {
        id: string;
        /** Fires when a variable takes a value. */ action: 'variableMatch';
        settings: ZarazVariableMatchRule.Settings;
      }
      export namespace ZarazVariableMatchRule {
        export interface Settings {
          /** Variable or property that is compared. */ match: string;
          /** Variable that is watched. */ variable: string;
        }
      }
      export interface ZarazScrollDepthRule {
        id: string;
        /** Fires when a part of the page has been scrolled. */ action: 'scrollDepth';
        settings: ZarazScrollDepthRule.Settings;
      }
      export namespace ZarazScrollDepthRule {
        export interface Settings {
          /** Depths at which it fires, such as `25%,50%`. */ positions: string;
        }
      }
      export interface ZarazElementVisibilityRule {
        id: string;
        /** Fires when an element comes into view. */ action: 'elementVisibility';
        settings: ZarazElementVisibilityRule.Settings;
      }
      export namespace ZarazElementVisibilityRule {
        export interface Settings {
          selector: string;
        }
      }
    }
    export interface ZarazStringVariable {
      /** Name that people see. */ name: string;
      /** Marks a variable with plain text. */ type: 'string';
      /** Text that the variable holds. */ value: string;
    }
    export interface ZarazSecretVariable {
      /** Name that people see. */ name: string;
      /** Marks a variable whose value visitors never see. */ type: 'secret';
      /** Secret text, used on the server only. @sensitive */ value: string;
    }
    export interface ZarazWorkerVariable {
      /** Name that people see. */ name: string;
      /** Marks a variable that a Worker computes. */ type: 'worker';
      /** Worker that works out the value. */ value: ZarazWorkerVariable.Value;
    }
    export namespace ZarazWorkerVariable {
      export interface Value {
        escapedWorkerName: string;
        workerTag: string;
      }
    }
    export interface Analytics {
      /** Consent purpose that monitoring falls under. */ defaultPurpose?: string;
      /** Whether Monitoring reports more than the basic counts. */ enabled?: boolean;
      /** Seconds without activity after which a session ends. @min 60 @max 86400 @unit seconds */ sessionExpTime?: Integer;
    }
    export interface Consent {
      /** Whether consent is asked before tools of a purpose run. */ enabled: boolean;
      /** Texts of the buttons, by language. */ buttonTextTranslations?: ButtonTextTranslation;
      /** Mail address that TCF demands of the operator. */ companyEmail?: string;
      /** Company that runs the website. */ companyName?: string;
      /** Street and number of the company, for the dialog. */ companyStreetAddress?: string;
      /** Text of the dialog in HTML. */ consentModalIntroHTML?: string;
      /** Text of the dialog in HTML, by language code. */ consentModalIntroHTMLWithTranslations?: { [key: string]: string };
      /** Cookie that keeps the visitor's choice. */ cookieName?: string;
      /** CSS for the dialog. */ customCSS?: string;
      /** Whether the notice about the text of the dialog has been dismissed. */ customIntroDisclaimerDismissed?: boolean;
      /** Language of the dialog if none fits the visitor. */ defaultLanguage?: string;
      /** Whether the dialog stays hidden until a script opens it. */ hideModal?: boolean;
      /** Former form of the purposes, by id, in one language. */ purposes?: { [key: string]: Consent.Purposes };
      /** Purposes visitors can agree to, by id. */ purposesWithTranslations?: { [key: string]: Consent.PurposesWithTranslations };
      /** Whether the dialog follows the IAB's TCF. */ tcfCompliant?: boolean;
    }
    export namespace Consent {
      export interface Purposes {
        /** Explanation of the purpose, shown to visitors. */ description: string;
        /** Name that people see. */ name: string;
      }
      export interface PurposesWithTranslations {
        /** Explanation of the purpose, by language code. */ description: { [key: string]: string };
        /** Heading of the purpose, by language code. */ name: { [key: string]: string };
        /** Place of the purpose in the dialog. */ order: Integer;
      }
    }
  }

  /** The set-up a new zone begins with. */
  export interface Default {
    /** Get the configuration Zaraz starts a new zone with.
     *  @http GET /zones/{zone_id}/settings/zaraz/default
     *  @permission Zaraz Edit; Zaraz Read; Zaraz Admin */
    get(params: InZone, options?: RequestOptions): APIPromise<Configuration>;
  }

  /** The live set-up as a file. */
  export interface Export {
    /** Get the published Zaraz configuration as a whole.
     *
     *  Holds the values of secret variables: keep it safe.
     *  @http GET /zones/{zone_id}/settings/zaraz/export
     *  @unwrapped
     *  @permission Zaraz Edit; Zaraz Read; Zaraz Admin */
    get(params: InZone, options?: RequestOptions): APIPromise<Configuration>;
  }

  /** Earlier set-ups, which can be restored. */
  export interface History {
    readonly configs: History.Configs;

    /** Replace the configuration by a past one, by its id.
     *
     *  The restored configuration is published.
     *  @http PUT /zones/{zone_id}/settings/zaraz/history
     *  @permission Zaraz Edit; Zaraz Admin
     *  @example { "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "body": 12345 }
     *  @aliases rollback */
    update(params: HistoryUpdateParams, options?: RequestOptions): APIPromise<Configuration>;

    /** List published Zaraz configurations, sorted as asked.
     *  @http GET /zones/{zone_id}/settings/zaraz/history
     *  @permission Zaraz Edit; Zaraz Read; Zaraz Admin
     *  @columns description userId createdAt updatedAt */
    list(params: HistoryListParams, options?: RequestOptions): PagePromise<SinglePage<HistoryListResponse>, HistoryListResponse>;
  }

  export interface HistoryUpdateParams extends InZone {
    /** Configuration to restore. @body @min 1 @example 12345 @from zaraz.history.list */ body: Integer;
  }

  export interface HistoryListParams extends InZone {
    /** Most entries to return; 10 if left out. @min 1 @default 10 */ limit?: Integer;
    /** Number of entries to skip; 0 if left out. @min 0 @default 0 */ offset?: Integer;
    /** Property to sort by; `updated_at` if left out. @default "updated_at" */ sortField?: 'id' | 'user_id' | 'description' | 'created_at' | 'updated_at' | (string & {});
    /** Direction of the order; `DESC` if left out. @default "DESC" */ sortOrder?: 'DESC' | 'ASC';
  }

  export interface HistoryListResponse {
    /** Identifies the configuration. */ id: Integer;
    /** Time at which the configuration was saved first. */ createdAt: DateTime;
    /** Remark from the publication. */ description: string;
    /** Time of its last change. */ updatedAt: DateTime;
    /** User who published it. */ userId: string;
  }

  /** Making a previewed set-up live. */
  export interface Publish {
    /** Publish the Zaraz preview configuration.
     *
     *  Only with the workflow `preview`.
     *  @http POST /zones/{zone_id}/settings/zaraz/publish
     *  @permission Zaraz Admin
     *  @example { "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "body": "Add analytics" } */
    create(params: PublishCreateParams, options?: RequestOptions): APIPromise<PublishCreateResponse>;
  }

  export interface PublishCreateParams extends InZone {
    /** Remark on what is new. @body */ body?: string;
  }

  export type PublishCreateResponse = string;

  /** Whether changes go live at once or after preview. */
  export interface WorkflowResource {
    /** Get whether Zaraz changes go live at once or after a preview.
     *  @http GET /zones/{zone_id}/settings/zaraz/workflow
     *  @permission Zaraz Edit; Zaraz Read; Zaraz Admin */
    get(params: InZone, options?: RequestOptions): APIPromise<Workflow>;
  }

  export interface ButtonTextTranslation {
    /** Text of the button that accepts all, by language code. */ accept_all: { [key: string]: string };
    /** Text of the button that confirms a choice, by language code. */ confirm_my_choices: { [key: string]: string };
    /** Text of the button that rejects all, by language code. */ reject_all: { [key: string]: string };
  }

  export type HistoryListResponsesSinglePage = SinglePage<HistoryListResponse>;

  export interface NeoEvent {
    /** Kind of event the tool gets, such as `pageview`. */ actionType: string;
    /** Triggers, by id, that hold the action back. */ blockingTriggers: string[];
    /** Fields the tool gets with the event. */ data: unknown;
    /** Triggers, by id, that set the action off. @minItems 1 */ firingTriggers: string[];
  }

  export type WorkflowParam = 'realtime' | 'preview' | (string & {});
}

export declare namespace Zaraz.History {
  /** Full contents of earlier set-ups. */
  export interface Configs {
    /** Get several past Zaraz configurations by their ids.
     *  @http GET /zones/{zone_id}/settings/zaraz/history/configs
     *  @permission Zaraz Edit; Zaraz Read; Zaraz Admin */
    get(params: ConfigGetParams, options?: RequestOptions): APIPromise<ConfigGetResponse>;
  }

  export interface ConfigGetParams extends InZone {
    /** Configurations to return. @comma @from zaraz.history.list @minItems 1 */ ids: Integer[];
  }

  export type ConfigGetResponse = { [key: string]: ConfigGetResponse.item };
  export namespace ConfigGetResponse {
    export interface item {
      /** Identifies the configuration. */ id: Integer;
      /** Whole configuration as it was then. */ config: Configuration;
      /** Time at which the configuration was saved first. */ createdAt: DateTime;
      /** Time of its last change. */ updatedAt: DateTime;
      /** User who published it. */ userId: string;
    }
  }
}
