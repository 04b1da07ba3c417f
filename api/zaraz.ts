import type { APIPromise, PagePromise, RequestOptions, SinglePage } from './_client.ts';
import type { DateTime, InZone, Integer } from './_shared.ts';

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

  /** Choose whether Zaraz changes go live at once or wait for publishing.
   *  @http PUT /zones/{zone_id}/settings/zaraz/workflow
   *  @permission Zaraz Edit; Zaraz Admin */
  update(params: Zaraz.ZarazUpdateParams, options?: RequestOptions): APIPromise<Zaraz.Workflow>;
}

export declare namespace Zaraz {
  export interface ZarazUpdateParams extends InZone {
    /** @body */ workflow: WorkflowParam;
  }

  export type Workflow = 'realtime' | 'preview';

  /** Tools, triggers and variables of a zone. */
  export interface Config {
    /** Replace the zone's whole Zaraz configuration: tools, triggers, variables.
     *  @http PUT /zones/{zone_id}/settings/zaraz/config
     *  @permission Zaraz Edit; Zaraz Admin */
    update(params: ConfigUpdateParams, options?: RequestOptions): APIPromise<Configuration>;

    /** Read the zone's latest Zaraz configuration, published or not.
     *  @http GET /zones/{zone_id}/settings/zaraz/config
     *  @permission Zaraz Edit; Zaraz Read; Zaraz Admin */
    get(params: ConfigGetParams, options?: RequestOptions): APIPromise<Configuration>;
  }

  export interface ConfigUpdateParams extends InZone {
    dataLayer: boolean;
    /** @sensitive */ debugKey: string;
    settings: Configuration.Settings;
    tools: { [key: string]: /** @discriminator type */ Configuration.ZarazManagedComponent | Configuration.Worker };
    triggers: { [key: string]: Configuration.Triggers };
    variables: { [key: string]: /** @discriminator type */ Configuration.ZarazStringVariable | Configuration.ZarazSecretVariable | Configuration.ZarazWorkerVariable };
    zarazVersion: Integer;
    analytics?: Configuration.Analytics;
    consent?: Configuration.Consent;
    historyChange?: boolean;
  }
  export namespace ConfigUpdateParams {
    export type Analytics = Configuration.Analytics;
    export import Consent = Configuration.Consent;
    export import Settings = Configuration.Settings;
    export import Triggers = Configuration.Triggers;
    export import Worker = Configuration.Worker;
    export type ZarazManagedComponent = Configuration.ZarazManagedComponent;
    export type ZarazSecretVariable = Configuration.ZarazSecretVariable;
    export type ZarazStringVariable = Configuration.ZarazStringVariable;
    export import ZarazWorkerVariable = Configuration.ZarazWorkerVariable;
  }

  export interface Configuration {
    dataLayer: boolean;
    /** @sensitive */ debugKey: string;
    settings: Configuration.Settings;
    tools: { [key: string]: /** @discriminator type */ Configuration.ZarazManagedComponent | Configuration.Worker };
    triggers: { [key: string]: Configuration.Triggers };
    variables: { [key: string]: /** @discriminator type */ Configuration.ZarazStringVariable | Configuration.ZarazSecretVariable | Configuration.ZarazWorkerVariable };
    zarazVersion: Integer;
    analytics?: Configuration.Analytics;
    consent?: Configuration.Consent;
    historyChange?: boolean;
  }
  export namespace Configuration {
    export interface Analytics {
      defaultPurpose?: string;
      enabled?: boolean;
      /** @min 60 @max 86400 */ sessionExpTime?: Integer;
    }
    export interface Consent {
      enabled: boolean;
      buttonTextTranslations?: ButtonTextTranslation;
      companyEmail?: string;
      companyName?: string;
      companyStreetAddress?: string;
      consentModalIntroHTML?: string;
      consentModalIntroHTMLWithTranslations?: { [key: string]: string };
      cookieName?: string;
      customCSS?: string;
      customIntroDisclaimerDismissed?: boolean;
      defaultLanguage?: string;
      hideModal?: boolean;
      purposes?: { [key: string]: Consent.Purposes };
      purposesWithTranslations?: { [key: string]: Consent.PurposesWithTranslations };
      tcfCompliant?: boolean;
    }
    export namespace Consent {
      export interface Purposes {
        description: string;
        name: string;
      }
      export interface PurposesWithTranslations {
        description: { [key: string]: string };
        name: { [key: string]: string };
        order: Integer;
      }
    }
    export interface Settings {
      autoInjectScript: boolean;
      contextEnricher?: Worker.Worker;
      cookieDomain?: string;
      ecommerce?: boolean;
      eventsApiPath?: string;
      hideExternalReferer?: boolean;
      hideIPAddress?: boolean;
      hideQueryParams?: boolean;
      hideUserAgent?: boolean;
      initPath?: string;
      injectIframes?: boolean;
      mcRootPath?: string;
      scriptPath?: string;
      trackPath?: string;
    }
    export namespace Settings {
      export type ContextEnricher = Worker.Worker;
    }
    export interface Triggers {
      excludeRules: (Triggers.ZarazLoadRule | Triggers.ZarazClickListenerRule | Triggers.ZarazTimerRule | Triggers.ZarazFormSubmissionRule | Triggers.ZarazVariableMatchRule | Triggers.ZarazScrollDepthRule | Triggers.ZarazElementVisibilityRule)[];
      loadRules: (Triggers.ZarazLoadRule | Triggers.ZarazClickListenerRule | Triggers.ZarazTimerRule | Triggers.ZarazFormSubmissionRule | Triggers.ZarazVariableMatchRule | Triggers.ZarazScrollDepthRule | Triggers.ZarazElementVisibilityRule)[];
      name: string;
      description?: string;
      system?: 'pageload';
    }
    export namespace Triggers {
      export interface ZarazClickListenerRule {
        id: string;
        action: 'clickListener';
        settings: ZarazClickListenerRule.Settings;
      }
      export namespace ZarazClickListenerRule {
        export interface Settings {
          selector: string;
          type: 'xpath' | 'css';
          /** @min 0 */ waitForTags: Integer;
        }
      }
      export interface ZarazElementVisibilityRule {
        id: string;
        action: 'elementVisibility';
        settings: ZarazElementVisibilityRule.Settings;
      }
      export namespace ZarazElementVisibilityRule {
        export interface Settings {
          selector: string;
        }
      }
      export interface ZarazFormSubmissionRule {
        id: string;
        action: 'formSubmission';
        settings: ZarazFormSubmissionRule.Settings;
      }
      export namespace ZarazFormSubmissionRule {
        export interface Settings {
          selector: string;
          validate: boolean;
        }
      }
      export interface ZarazLoadRule {
        id: string;
        match: string;
        op: 'CONTAINS' | 'EQUALS' | 'STARTS_WITH' | 'ENDS_WITH' | 'MATCH_REGEX' | 'NOT_MATCH_REGEX' | 'GREATER_THAN' | 'GREATER_THAN_OR_EQUAL' | 'LESS_THAN' | 'LESS_THAN_OR_EQUAL';
        value: string;
      }
      export interface ZarazScrollDepthRule {
        id: string;
        action: 'scrollDepth';
        settings: ZarazScrollDepthRule.Settings;
      }
      export namespace ZarazScrollDepthRule {
        export interface Settings {
          positions: string;
        }
      }
      export interface ZarazTimerRule {
        id: string;
        action: 'timer';
        settings: ZarazTimerRule.Settings;
      }
      export namespace ZarazTimerRule {
        export interface Settings {
          /** @min 50 */ interval: Integer;
          /** @min 0 */ limit: Integer;
        }
      }
      export interface ZarazVariableMatchRule {
        id: string;
        action: 'variableMatch';
        settings: ZarazVariableMatchRule.Settings;
      }
      export namespace ZarazVariableMatchRule {
        export interface Settings {
          match: string;
          variable: string;
        }
      }
    }
    export interface Worker {
      blockingTriggers: string[];
      component: string;
      defaultFields: { [key: string]: string | boolean };
      enabled: boolean;
      name: string;
      permissions: string[];
      settings: { [key: string]: string | boolean };
      type: 'custom-mc';
      worker: Worker.Worker;
      actions?: { [key: string]: NeoEvent };
      defaultPurpose?: string;
      neoEvents?: NeoEvent[];
      vendorName?: string;
      vendorPolicyUrl?: string;
    }
    export namespace Worker {
      export interface Worker {
        escapedWorkerName: string;
        workerTag: string;
      }
    }
    export interface ZarazManagedComponent {
      blockingTriggers: string[];
      component: string;
      defaultFields: { [key: string]: string | boolean };
      enabled: boolean;
      name: string;
      permissions: string[];
      settings: { [key: string]: string | boolean };
      type: 'component';
      actions?: { [key: string]: NeoEvent };
      defaultPurpose?: string;
      neoEvents?: NeoEvent[];
      vendorName?: string;
      vendorPolicyUrl?: string;
    }
    export interface ZarazSecretVariable {
      name: string;
      type: 'secret';
      /** @sensitive */ value: string;
    }
    export interface ZarazStringVariable {
      name: string;
      type: 'string';
      value: string;
    }
    export interface ZarazWorkerVariable {
      name: string;
      type: 'worker';
      value: Worker.Worker;
    }
    export namespace ZarazWorkerVariable {
      export type Value = Worker.Worker;
    }
  }

  export type ConfigGetParams = InZone;

  /** The set-up a new zone begins with. */
  export interface Default {
    /** Fetch the configuration Zaraz starts a new zone with.
     *  @http GET /zones/{zone_id}/settings/zaraz/default
     *  @permission Zaraz Edit; Zaraz Read; Zaraz Admin */
    get(params: DefaultGetParams, options?: RequestOptions): APIPromise<Configuration>;
  }

  export type DefaultGetParams = InZone;

  /** The live set-up as a file. */
  export interface Export {
    /** Download the Zaraz configuration that is now published.
     *  @http GET /zones/{zone_id}/settings/zaraz/export
     *  @unwrapped
     *  @permission Zaraz Edit; Zaraz Read; Zaraz Admin */
    get(params: ExportGetParams, options?: RequestOptions): APIPromise<Configuration>;
  }

  export type ExportGetParams = InZone;

  /** Earlier set-ups, which can be restored. */
  export interface History {
    readonly configs: History.Configs;

    /** Restore a past Zaraz configuration by its ID.
     *  @http PUT /zones/{zone_id}/settings/zaraz/history
     *  @permission Zaraz Edit; Zaraz Admin */
    update(params: HistoryUpdateParams, options?: RequestOptions): APIPromise<Configuration>;

    /** Page through saved Zaraz configurations, sorted as asked.
     *  @http GET /zones/{zone_id}/settings/zaraz/history
     *  @permission Zaraz Edit; Zaraz Read; Zaraz Admin */
    list(params: HistoryListParams, options?: RequestOptions): PagePromise<SinglePage<HistoryListResponse>, HistoryListResponse>;
  }

  export interface HistoryUpdateParams extends InZone {
    /** @body @min 1 @example 12345 */ body: Integer;
  }

  export interface HistoryListParams extends InZone {
    /** @min 1 */ limit?: Integer;
    /** @min 0 */ offset?: Integer;
    sortField?: 'id' | 'user_id' | 'description' | 'created_at' | 'updated_at';
    sortOrder?: 'DESC' | 'ASC';
  }

  export interface HistoryListResponse {
    id: Integer;
    createdAt: DateTime;
    description: string;
    updatedAt: DateTime;
    userId: string;
  }

  /** Making a previewed set-up live. */
  export interface Publish {
    /** Publish the Zaraz preview configuration, with an optional description.
     *  @http POST /zones/{zone_id}/settings/zaraz/publish
     *  @permission Zaraz Admin */
    create(params: PublishCreateParams, options?: RequestOptions): APIPromise<PublishCreateResponse>;
  }

  export interface PublishCreateParams extends InZone {
    /** @body */ body?: string;
  }

  export type PublishCreateResponse = string;

  /** Whether changes go live at once or after preview. */
  export interface WorkflowResource {
    /** Read whether the zone's Zaraz changes go live at once or via preview.
     *  @http GET /zones/{zone_id}/settings/zaraz/workflow
     *  @permission Zaraz Edit; Zaraz Read; Zaraz Admin */
    get(params: WorkflowGetParams, options?: RequestOptions): APIPromise<Workflow>;
  }

  export type WorkflowGetParams = InZone;

  export interface ButtonTextTranslation {
    accept_all: { [key: string]: string };
    confirm_my_choices: { [key: string]: string };
    reject_all: { [key: string]: string };
  }

  export type ButtonTextTranslationParam = ButtonTextTranslation;

  export type HistoryListResponsesSinglePage = SinglePage<HistoryListResponse>;

  export interface NeoEvent {
    actionType: string;
    blockingTriggers: string[];
    data: unknown;
    /** @minItems 1 */ firingTriggers: string[];
  }

  export type NeoEventParam = NeoEvent;

  export type WorkflowParam = 'realtime' | 'preview';
}

export declare namespace Zaraz.History {
  /** Full contents of earlier set-ups. */
  export interface Configs {
    /** Fetch several past Zaraz configurations by their IDs.
     *  @http GET /zones/{zone_id}/settings/zaraz/history/configs
     *  @permission Zaraz Edit; Zaraz Read; Zaraz Admin */
    get(params: ConfigGetParams, options?: RequestOptions): APIPromise<ConfigGetResponse>;
  }

  export interface ConfigGetParams extends InZone {
    /** @comma */ ids: Integer[];
  }

  export type ConfigGetResponse = { [key: string]: ConfigGetResponse.item };
  export namespace ConfigGetResponse {
    export interface item {
      id: Integer;
      config: Configuration;
      createdAt: DateTime;
      updatedAt: DateTime;
      userId: string;
    }
  }
}
