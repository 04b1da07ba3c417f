import type {
  APIPromise,
  JsonObject,
  PagePromise,
  RequestOptions,
  SinglePage,
  Uploadable,
  V4PagePaginationArray,
} from './_client.ts';
import type { DateTime, InAccount, Integer } from './_shared.ts';

/** Workers AI: Machine learning models run on Cloudflare's GPUs, from text to images and speech.
 *  @product ai Workers AI
 *  @docs https://developers.cloudflare.com/workers-ai/ */
export interface AI {
  readonly finetunes: AI.Finetunes;
  readonly authors: AI.Authors;
  readonly tasks: AI.Tasks;
  readonly models: AI.Models;
  readonly toMarkdown: AI.ToMarkdown;

  /** Run a Workers AI model on text, image or audio input and get its output.
   *  @http POST /accounts/{account_id}/ai/run/{model_name}
   *  @permission Workers AI Write; Workers AI Read
   *  @plans free pro business enterprise */
  run(modelName: string, params: AI.AIRunParams, options?: RequestOptions): APIPromise<AI.AIRunResponse>;

  /** Run a model named in the request body rather than in the path.
   *  @http POST /accounts/{account_id}/ai/run
   *  @permission Workers AI Write; Workers AI Read
   *  @plans free pro business enterprise
   *  @docs https://developers.cloudflare.com/api/operations/workers-ai-post-run-generic */
  runGeneric(params: AI.AIRunGenericParams, options?: RequestOptions): APIPromise<JsonObject>;
}

export declare namespace AI {
  export type AIRunParams =
    | AIRunParams.TextClassification | AIRunParams.TextToImage | AIRunParams.TextToSpeech
    | AIRunParams.TextEmbeddings | AIRunParams.AutomaticSpeechRecognition | AIRunParams.ImageClassification
    | AIRunParams.ObjectDetection | AIRunParams.Prompt | AIRunParams.Messages | AIRunParams.Translation
    | AIRunParams.Summarization | AIRunParams.ImageToText | AIRunParams.Variant12 | AIRunParams.Variant13
    | AIRunParams.MultimodalEmbeddings;
  export namespace AIRunParams {
    export interface AutomaticSpeechRecognition extends InAccount {
      audio: number[];
      source_lang?: string;
      target_lang?: string;
    }
    export interface ImageClassification extends InAccount {
      image: number[];
    }
    export interface ImageToText extends InAccount {
      image: number[];
      frequency_penalty?: number;
      /** @default 512 */ max_tokens?: Integer;
      presence_penalty?: number;
      prompt?: string;
      /** @default false */ raw?: boolean;
      repetition_penalty?: number;
      seed?: number;
      temperature?: number;
      top_k?: number;
      top_p?: number;
    }
    export interface Messages extends InAccount {
      messages: Messages.Message[];
      /** @min -2 @max 2 */ frequency_penalty?: number;
      functions?: Messages.Function[];
      /** @default 256 */ max_tokens?: Integer;
      /** @min -2 @max 2 */ presence_penalty?: number;
      /** @default false */ raw?: boolean;
      /** @min 0 @max 2 */ repetition_penalty?: number;
      response_format?: Prompt.ResponseFormat;
      /** @min 1 @max 9999999999 */ seed?: Integer;
      /** @default false */ stream?: boolean;
      /** @min 0 @max 5 @default 0.6 */ temperature?: number;
      tools?: (Messages.UnionMember0 | Messages.Function)[];
      /** @min 1 @max 50 */ top_k?: Integer;
      /** @min 0.001 @max 1 */ top_p?: number;
    }
    export namespace Messages {
      export interface Function {
        code: string;
        name: string;
        function: UnionMember0;
        type: string;
      }
      export namespace Function {
        export import Function = AI.AIRunParams.Messages.UnionMember0;
      }
      export interface Message {
        content: string | Message.UnionMember1[];
        role: string;
      }
      export namespace Message {
        export interface UnionMember1 {
          text?: string;
          type?: string;
        }
      }
      export type ResponseFormat = Prompt.ResponseFormat;
      export interface UnionMember0 {
        description: string;
        name: string;
        parameters: UnionMember0.Parameters;
      }
      export namespace UnionMember0 {
        export interface Parameters {
          properties: { [key: string]: Parameters.Properties };
          type: string;
          required?: string[];
        }
        export namespace Parameters {
          export interface Properties {
            description: string;
            type: string;
          }
        }
      }
    }
    export interface MultimodalEmbeddings extends InAccount {
      /** @minLength 1 */ image?: string;
      text?: (/** @minLength 1 */ string)[];
    }
    export interface ObjectDetection extends InAccount {
      image?: number[];
    }
    export interface Prompt extends InAccount {
      /** @minLength 1 */ prompt: string;
      /** @min -2 @max 2 */ frequency_penalty?: number;
      lora?: string;
      /** @default 256 */ max_tokens?: Integer;
      /** @min -2 @max 2 */ presence_penalty?: number;
      /** @default false */ raw?: boolean;
      /** @min 0 @max 2 */ repetition_penalty?: number;
      response_format?: Prompt.ResponseFormat;
      /** @min 1 @max 9999999999 */ seed?: Integer;
      /** @default false */ stream?: boolean;
      /** @min 0 @max 5 @default 0.6 */ temperature?: number;
      /** @min 1 @max 50 */ top_k?: Integer;
      /** @min 0.001 @max 1 */ top_p?: number;
    }
    export namespace Prompt {
      export interface ResponseFormat {
        json_schema?: unknown;
        type?: 'json_object' | 'json_schema';
      }
    }
    export interface Summarization extends InAccount {
      /** @minLength 1 */ input_text: string;
      /** @default 1024 */ max_length?: Integer;
    }
    export interface TextClassification extends InAccount {
      /** @minLength 1 */ text: string;
    }
    export interface TextEmbeddings extends InAccount {
      text: /** @minLength 1 */ string | /** @maxItems 100 */ (/** @minLength 1 */ string)[];
    }
    export interface TextToImage extends InAccount {
      /** @minLength 1 */ prompt: string;
      /** @default 7.5 */ guidance?: number;
      /** @min 256 @max 2048 */ height?: Integer;
      image?: number[];
      image_b64?: string;
      mask?: number[];
      negative_prompt?: string;
      /** @max 20 @default 20 */ num_steps?: Integer;
      seed?: Integer;
      /** @default 1 */ strength?: number;
      /** @min 256 @max 2048 */ width?: Integer;
    }
    export interface TextToSpeech extends InAccount {
      /** @minLength 1 */ prompt: string;
      /** @default "en" */ lang?: string;
    }
    export interface Translation extends InAccount {
      target_lang: string;
      /** @minLength 1 */ text: string;
      /** @default "en" */ source_lang?: string;
    }
    export interface Variant12 extends InAccount {
      image: string;
      /** @minLength 1 */ prompt: string;
      frequency_penalty?: number;
      ignore_eos?: boolean;
      /** @default 512 */ max_tokens?: Integer;
      presence_penalty?: number;
      repetition_penalty?: number;
      seed?: number;
      temperature?: number;
      top_k?: number;
      top_p?: number;
    }
    export interface Variant13 extends InAccount {
      image: string;
      messages: Variant13.Message[];
      frequency_penalty?: number;
      ignore_eos?: boolean;
      /** @default 512 */ max_tokens?: Integer;
      presence_penalty?: number;
      repetition_penalty?: number;
      seed?: number;
      temperature?: number;
      top_k?: number;
      top_p?: number;
    }
    export namespace Variant13 {
      export interface Message {
        content: string | Message.UnionMember1[];
        role: string;
      }
      export namespace Message {
        export interface UnionMember1 {
          type: string;
          image_url?: UnionMember1.ImageURL;
          text?: string;
        }
        export namespace UnionMember1 {
          export interface ImageURL {
            url: string;
          }
        }
      }
    }
  }

  export type AIRunResponse =
    | AIRunResponse.TextClassification[] | Uploadable | AIRunResponse.Audio | AIRunResponse.TextEmbeddings
    | AIRunResponse.AutomaticSpeechRecognition | AIRunResponse.ObjectDetection[] | AIRunResponse.UnionMember8
    | AIRunResponse.Translation | AIRunResponse.Summarization | AIRunResponse.ImageToText;
  export namespace AIRunResponse {
    export interface Audio {
      audio?: string;
    }
    export interface AutomaticSpeechRecognition {
      text: string;
      vtt?: string;
      word_count?: number;
      words?: AutomaticSpeechRecognition.Word[];
    }
    export namespace AutomaticSpeechRecognition {
      export interface Word {
        end?: number;
        start?: number;
        word?: string;
      }
    }
    export type ImageClassification = TextClassification;
    export type ImageTextToText = ImageToText;
    export interface ImageToText {
      description?: string;
    }
    export type MultimodalEmbeddings = TextEmbeddings;
    export interface ObjectDetection {
      box?: ObjectDetection.Box;
      label?: string;
      score?: number;
    }
    export namespace ObjectDetection {
      export interface Box {
        xmax?: number;
        xmin?: number;
        ymax?: number;
        ymin?: number;
      }
    }
    export interface Summarization {
      summary?: string;
    }
    export interface TextClassification {
      label?: string;
      score?: number;
    }
    export interface TextEmbeddings {
      data?: (number[])[];
      shape?: number[];
    }
    export interface Translation {
      translated_text?: string;
    }
    export interface UnionMember8 {
      response: string;
      tool_calls?: UnionMember8.ToolCall[];
      usage?: UnionMember8.Usage;
    }
    export namespace UnionMember8 {
      export interface ToolCall {
        arguments?: unknown;
        name?: string;
      }
      export interface Usage {
        /** @default 0 */ completion_tokens?: number;
        /** @default 0 */ prompt_tokens?: number;
        /** @default 0 */ total_tokens?: number;
      }
    }
  }

  export interface AIRunGenericParams extends InAccount {
    input: JsonObject;
    /** @example "openai/gpt-5.5" */ model: string;
    options?: {
      /** @sensitive */ extraHeaders?: { [key: string]: string };
      gateway?: {
        /** @example 3600 */ cacheTtl?: number;
        /** @example "my-gateway" */ id?: string;
        skipCache?: boolean;
      };
    };
  }

  /** Adapters that adjust a base model to your own data. */
  export interface Finetunes {
    readonly assets: Finetunes.Assets;
    readonly public: Finetunes.Public;

    /** Register a named finetune of a Workers AI base model, public if wanted.
     *  @http POST /accounts/{account_id}/ai/finetunes
     *  @permission Workers AI Write
     *  @plans free pro business enterprise
     *  @availability ga */
    create(params: FinetuneCreateParams, options?: RequestOptions): APIPromise<FinetuneCreateResponse>;

    /** List the finetunes that belong to an account.
     *  @http GET /accounts/{account_id}/ai/finetunes
     *  @permission Workers AI Write; Workers AI Read
     *  @plans free pro business enterprise
     *  @availability ga */
    list(params: FinetuneListParams, options?: RequestOptions): APIPromise<FinetuneListResponse>;

    /** Delete a Workers AI fine-tune.
     *  @http DELETE /accounts/{account_id}/ai/finetunes/{finetune_id}
     *  @plans free pro business enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/workers-ai-delete-finetune */
    delete(finetuneID: string, params: FinetuneDeleteParams, options?: RequestOptions): APIPromise<FinetuneDeleteResponse>;
  }

  export interface FinetuneCreateParams extends InAccount {
    model: string;
    name: string;
    description?: string;
    /** @default false */ public?: boolean;
  }

  export interface FinetuneCreateResponse {
    /** @format uuid */ id: string;
    /** @readOnly */ created_at: DateTime;
    model: string;
    /** @readOnly */ modified_at: DateTime;
    name: string;
    public: boolean;
    description?: string;
  }

  export type FinetuneListParams = InAccount;

  export interface FinetuneListResponse {
    /** @format uuid */ id: string;
    /** @readOnly */ created_at: DateTime;
    model: string;
    /** @readOnly */ modified_at: DateTime;
    name: string;
    description?: string;
  }

  export type FinetuneDeleteParams = InAccount;

  export interface FinetuneDeleteResponse {
    /** @format uuid */ id: string;
    name: string;
  }

  /** Makers of the models in the catalog. */
  export interface Authors {
    /** List the authors whose models Workers AI offers.
     *  @http GET /accounts/{account_id}/ai/authors/search
     *  @permission Workers AI Write; Workers AI Read
     *  @plans free pro business enterprise
     *  @availability ga */
    list(params: AuthorListParams, options?: RequestOptions): PagePromise<SinglePage<AuthorListResponse>, AuthorListResponse>;
  }

  export type AuthorListParams = InAccount;

  export type AuthorListResponse = unknown;

  /** Kinds of work models do, such as translation or image classification. */
  export interface Tasks {
    /** List the kinds of task that Workers AI models perform.
     *  @http GET /accounts/{account_id}/ai/tasks/search
     *  @permission Workers AI Write; Workers AI Read
     *  @plans free pro business enterprise
     *  @availability ga */
    list(params: TaskListParams, options?: RequestOptions): PagePromise<SinglePage<TaskListResponse>, TaskListResponse>;
  }

  export type TaskListParams = InAccount;

  export type TaskListResponse = unknown;

  /** The catalog of what can be run, with search. */
  export interface Models {
    readonly schema: Models.Schema;

    /** Search the Workers AI model catalog by author, task, source or text.
     *  @http GET /accounts/{account_id}/ai/models/search
     *  @permission Workers AI Write; Workers AI Read
     *  @plans free pro business enterprise
     *  @availability ga */
    list(params: ModelListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<ModelListResponse>, ModelListResponse>;
  }

  export interface ModelListParams extends InAccount {
    /** @default "" */ author?: string;
    format?: 'openrouter';
    /** @default false */ hide_experimental?: boolean;
    /** @default false */ include_deprecated?: boolean;
    /** @default "" */ search?: string;
    source?: number;
    /** @default "" */ task?: string;
    /** @default 1 */ page?: Integer;
    /** @default 100 */ per_page?: Integer;
  }

  export type ModelListResponse = unknown;

  /** Conversion of documents and images to plain structured text for models. */
  export interface ToMarkdown {
    /** List the file types that Workers AI can turn into Markdown.
     *  @http GET /accounts/{account_id}/ai/tomarkdown/supported
     *  @permission Workers AI Write; Workers AI Read
     *  @plans free pro business enterprise */
    supported(
      params: ToMarkdownSupportedParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<ToMarkdownSupportedResponse>, ToMarkdownSupportedResponse>;

    /** Turn an uploaded file into Markdown text.
     *  @http POST /accounts/{account_id}/ai/tomarkdown
     *  @body multipart
     *  @permission Workers AI Write; Workers AI Read
     *  @plans free pro business enterprise */
    transform(
      params: ToMarkdownTransformParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<ToMarkdownTransformResponse>, ToMarkdownTransformResponse>;
  }

  export type ToMarkdownSupportedParams = InAccount;

  export interface ToMarkdownSupportedResponse {
    extension: string;
    mimeType: string;
  }

  export interface ToMarkdownTransformParams extends InAccount {
    /** @body */ file: ToMarkdownTransformParams.File;
  }
  export namespace ToMarkdownTransformParams {
    export interface File {
      files: Uploadable[];
    }
  }

  export interface ToMarkdownTransformResponse {
    data: string;
    format: string;
    mimeType: string;
    name: string;
    tokens: string;
  }

  export type AuthorListResponsesSinglePage = SinglePage<AuthorListResponse>;

  export type ModelListResponsesV4PagePaginationArray = V4PagePaginationArray<ModelListResponse>;

  export type TaskListResponsesSinglePage = SinglePage<TaskListResponse>;

  export type ToMarkdownSupportedResponsesSinglePage = SinglePage<ToMarkdownSupportedResponse>;

  export type ToMarkdownTransformResponsesSinglePage = SinglePage<ToMarkdownTransformResponse>;
}

export declare namespace AI.Finetunes {
  /** Weight and configuration files of an adapter. */
  export interface Assets {
    /** Upload one asset file to a Workers AI finetune.
     *  @http POST /accounts/{account_id}/ai/finetunes/{finetune_id}/finetune-assets
     *  @body multipart
     *  @unwrapped
     *  @permission Workers AI Write
     *  @plans free pro business enterprise */
    create(finetuneID: string, params: AssetCreateParams, options?: RequestOptions): APIPromise<AssetCreateResponse>;

    /** Download one asset file of a fine-tune by its name.
     *  @http GET /accounts/{account_id}/ai/finetunes/{finetune_id}/finetune-assets/{file_name}
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/workers-ai-download-finetune-asset */
    get(fileName: string, params: AssetGetParams, options?: RequestOptions): APIPromise<AssetGetResponse>;
  }

  export interface AssetCreateParams extends InAccount {
    file: Uploadable;
    file_name: string;
  }

  export interface AssetCreateResponse {
    success: boolean;
  }

  export interface AssetGetParams extends InAccount {
    /** @example "bc451aef-f723-4b26-a6b2-901afd2e7a8a" */ finetune_id: string;
  }

  export interface AssetGetResponse {
    file_name: string;
    file_url: string;
  }

  /** Adapters that anyone may use. */
  export interface Public {
    /** Browse public finetunes open to every account, in a chosen order.
     *  @http GET /accounts/{account_id}/ai/finetunes/public
     *  @permission Workers AI Write; Workers AI Read
     *  @plans free pro business enterprise */
    list(params: PublicListParams, options?: RequestOptions): PagePromise<SinglePage<FinetuneCreateResponse>, FinetuneCreateResponse>;
  }

  export interface PublicListParams extends InAccount {
    /** @default 20 */ limit?: number;
    /** @default 0 */ offset?: number;
    orderBy?: string;
  }

  export type PublicListResponse = FinetuneCreateResponse;

  export type PublicListResponsesSinglePage = SinglePage<FinetuneCreateResponse>;
}

export declare namespace AI.Models {
  /** Shape of the input a model takes and the output it gives. */
  export interface Schema {
    /** Get the input and output schema of one Workers AI model.
     *  @http GET /accounts/{account_id}/ai/models/schema
     *  @permission Workers AI Write; Workers AI Read
     *  @plans free pro business enterprise */
    get(params: SchemaGetParams, options?: RequestOptions): APIPromise<SchemaGetResponse>;
  }

  export interface SchemaGetParams extends InAccount {
    model: string;
  }

  export interface SchemaGetResponse {
    input: SchemaGetResponse.Input;
    output: SchemaGetResponse.Input;
  }
  export namespace SchemaGetResponse {
    export interface Input {
      additionalProperties: boolean;
      description: string;
      /** @example "object" */ type: string;
    }
    export type Output = Input;
  }
}
