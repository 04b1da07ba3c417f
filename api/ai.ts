import type {
  APIPromise,
  EventStream,
  JsonObject,
  JsonValue,
  PagePromise,
  RequestOptions,
  SinglePage,
  Uploadable,
  V4PagePaginationArray,
} from './_client.ts';
import type { DateTime, InAccount, InEvents, Integer } from './_shared.ts';

/** Workers AI: Machine learning models run on Cloudflare's GPUs, from text to images and speech.
 *  @product ai Workers AI
 *  @docs https://developers.cloudflare.com/workers-ai/ */
export interface AI {
  readonly finetunes: AI.Finetunes;
  readonly authors: AI.Authors;
  readonly tasks: AI.Tasks;
  readonly models: AI.Models;
  readonly toMarkdown: AI.ToMarkdown;

  /** As server-sent events, while the model writes. */
  run(modelName: string, params: AI.AIRunParams & InEvents, options?: RequestOptions): APIPromise<EventStream>;

  /** Run a Workers AI model on text, image or audio input.
   *
   *  Input and output depend on the model: see `models.schema.get`. Some image and speech models respond with bytes, which are a
   *  `Response` here. Use is counted in neurons; 10,000 a day are free. With `stream` the response is server-sent events.
   *  @http POST /accounts/{account_id}/ai/run/{model_name}
   *  @response json binary image/* audio/*
   *  @permission Workers AI Write; Workers AI Read
   *  @plans free pro business enterprise
   *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "model_name": "@cf/meta/llama-3.1-8b-instruct-fp8", "prompt": "Tell me a joke" }
   *  @aliases inference; Workers AI; LLM */
  run(modelName: string, params: AI.AIRunParams, options?: RequestOptions): APIPromise<AI.AIRunResponse>;

  /** As server-sent events, while the model writes. */
  runGeneric(params: AI.AIRunGenericParams & { input: InEvents }, options?: RequestOptions): APIPromise<EventStream>;

  /** Run a model named in the request body rather than in the path.
   *
   *  Takes models of other providers too; they are billed at their own prices.
   *  @http POST /accounts/{account_id}/ai/run
   *  @response json binary image/* audio/*
   *  @permission Workers AI Write; Workers AI Read
   *  @plans free pro business enterprise
   *  @docs https://developers.cloudflare.com/api/operations/workers-ai-post-run-generic
   *  @example {
   *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "model": "@cf/meta/llama-3.1-8b-instruct-fp8", "input": { "prompt": "Tell me a joke" },
   *    "options": { "gateway": { "id": "my-gateway", "cacheTtl": 3600 } }
   *  } */
  runGeneric(params: AI.AIRunGenericParams, options?: RequestOptions): APIPromise<JsonObject>;
}

export declare namespace AI {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Model, with its author, such as `@cf/meta/llama-3.1-8b-instruct-fp8`. */ model: string;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** File of the fine-tune, such as `adapter_model.safetensors`. */ file_name: string;
    /** Finetune to work on, as `ai.finetunes.list` shows it. @from ai.finetunes.list */ finetune_id: string;
    /** Model to run, with its author: `@cf/meta/llama-3.1-8b-instruct`. `ai.models.list` has them. */ model_name: string;
  }

  export type AIRunParams =
    | AIRunParams.TextClassification | AIRunParams.TextToImage | AIRunParams.TextToSpeech
    | AIRunParams.TextEmbeddings | AIRunParams.AutomaticSpeechRecognition | AIRunParams.ImageClassification
    | AIRunParams.ObjectDetection | AIRunParams.Prompt | AIRunParams.Messages | AIRunParams.Translation
    | AIRunParams.Summarization | AIRunParams.ImageToText | AIRunParams.ImagePrompt | AIRunParams.ImageMessages
    | AIRunParams.MultimodalEmbeddings;
  export namespace AIRunParams {
    export interface TextClassification extends InAccount {
      /** Text whose sentiment is judged. @minLength 1 */ text: string;
    }
    export interface TextToImage extends InAccount {
      /** Description of the image to generate. @minLength 1 */ prompt: string;
      /** Adherence of the image to the prompt; higher is closer. @default 7.5 */ guidance?: number;
      /** @min 256 @max 2048 */ height?: Integer;
      /** Image to start from, as a list of bytes; for img2img. */ image?: number[];
      /** Image to start from, in base64; for img2img. */ image_b64?: string;
      /** Mask of the parts to paint anew, as a list of bytes; for inpainting. */ mask?: number[];
      /** Description of content to avoid in the image. */ negative_prompt?: string;
      /** Steps of diffusion; more are slower and finer. @max 20 @default 20 @min 1 */ num_steps?: Integer;
      /** Number that makes the image repeatable. */ seed?: Integer;
      /** Permitted deviation from the given image; 0 is the same, 1 is free. @default 1 @min 0 @max 1 */ strength?: number;
      /** @min 256 @max 2048 */ width?: Integer;
    }
    export interface TextToSpeech extends InAccount {
      /** Text to speak. @minLength 1 */ prompt: string;
      /** Language of the speech, as code. @default "en" */ lang?: string;
    }
    export interface TextEmbeddings extends InAccount {
      /** Text or texts to turn into vectors. */ text: /** @minLength 1 */ string | /** @maxItems 100 */ (/** @minLength 1 */ string)[];
    }
    export interface AutomaticSpeechRecognition extends InAccount {
      /** Audio file as a list of bytes, each from 0 to 255. @minItems 1 */ audio: number[];
      /** Language that is spoken, as code; left out, it is detected. */ source_lang?: string;
      /** Language to translate to; only English so far. */ target_lang?: string;
    }
    export interface ImageClassification extends InAccount {
      /** Image file as a list of bytes, each from 0 to 255. @minItems 1 */ image: number[];
    }
    export interface ObjectDetection extends InAccount {
      /** Image file as a list of bytes, each from 0 to 255. @minItems 1 */ image?: number[];
    }
    export interface TextSampling {
      /** Penalty on repeated wording; negative values favor it. @min -2 @max 2 */ frequency_penalty?: number;
      /** Most tokens the answer may have. @default 256 @unit tokens @min 1 */ max_tokens?: Integer;
      /** Preference for new topics; negative values avoid them. @min -2 @max 2 */ presence_penalty?: number;
      /** Whether the prompt goes to the model as it is, without its chat template. @default false */ raw?: boolean;
      /** Penalty on tokens that were used; higher repeats less. @min 0 @max 2 */ repetition_penalty?: number;
      /** Demands JSON of the answer, with a schema if given. */ response_format?: Prompt.ResponseFormat;
      /** Number that makes random choices repeatable, for the same input. @min 1 @max 9999999999 */ seed?: Integer;
      /** Whether the response comes in pieces, as server-sent events. @default false */ stream?: boolean;
      /** Randomness of the answer; higher is more surprising. @min 0 @max 5 @default 0.6 */ temperature?: number;
      /** Number of likeliest tokens to choose from. @min 1 @max 50 */ top_k?: Integer;
      /** Share of probability to choose from; lower is more predictable. @min 0.001 @max 1 */ top_p?: number;
    }

    export interface Prompt extends InAccount, TextSampling {
      /** Text to go on from. @minLength 1 */ prompt: string;
      /** Finetune (LoRA) to apply to the base model, by name or id. */ lora?: string;
    }
    export namespace Prompt {
      export interface ResponseFormat {
        /** JSON Schema the answer must meet; for `json_schema`. */ json_schema?: unknown;
        /** Whether the answer is any JSON or follows a schema. */ type?: 'json_object' | 'json_schema' | (string & {});
      }
    }
    export interface Messages extends InAccount, TextSampling {
      messages: Messages.Message[];
      /** Functions with code that the model may call. */ functions?: Messages.CodeFunction[];
      /** Tools the model may ask for, as declared or as functions. */ tools?: (Messages.DeclaredTool | Messages.FunctionTool)[];
    }
    export namespace Messages {
      export interface Message {
        /** Text, or a list of text parts. */ content: string | Message.TextContent[];
        /** Author of the message: `system`, `user`, `assistant` or `tool`. @minLength 1 */ role: string;
      }
      export namespace Message {
        export interface TextContent {
          /** Text of this part. */ text?: string;
          /** Kind of content, such as `text`. */ type?: string;
        }
      }
      export interface CodeFunction {
        /** Code of the function, which the model may have run. */ code: string;
        /** Name by which the model calls the function. */ name: string;
      }
      export interface FunctionTool {
        /** Function with name, description and parameters. */ function: Function.Function;
        /** Kind of tool; `function`. @minLength 1 */ type: string;
      }
      export interface Function extends CodeFunction, FunctionTool {}
      export namespace Function {
        export interface Function {
          /** Description of the function, which the model uses to decide on calls. */ description: string;
          /** Name by which the model calls the function. @minLength 1 */ name: string;
          /** JSON Schema of the function's arguments. */ parameters: DeclaredTool.Parameters;
        }
      }
      export interface DeclaredTool {
        /** Description of the function, which the model uses to decide when to call it. */ description: string;
        /** Name of the function, by which the model calls it. @minLength 1 */ name: string;
        /** JSON Schema of the tool's arguments. */ parameters: DeclaredTool.Parameters;
      }
      export namespace DeclaredTool {
        export interface Parameters {
          /** Arguments by name, with type and meaning. */ properties: { [key: string]: Parameters.Properties };
          /** JSON type of the arguments together; `object`. */ type: string;
          /** Arguments that have to be given. */ required?: string[];
        }
        export namespace Parameters {
          export interface Properties {
            /** Description of the argument for the model. */ description: string;
            /** JSON type of the argument. */ type: string;
          }
        }
      }
    }
    export interface Translation extends InAccount {
      /** Language to translate into, as code. @minLength 2 @example "es" */ target_lang: string;
      /** Text to translate. @minLength 1 */ text: string;
      /** Language of the text, as code. @default "en" */ source_lang?: string;
    }
    export interface Summarization extends InAccount {
      /** Text to sum up. @minLength 1 */ input_text: string;
      /** Most tokens the summary may have. @default 1024 @unit tokens @min 1 */ max_length?: Integer;
    }
    export interface ImageToText extends InAccount {
      /** Image file as a list of bytes, each from 0 to 255. @minItems 1 */ image: number[];
      /** Penalty on repeated wording; higher repeats less. */ frequency_penalty?: number;
      /** Most tokens the answer may have. @default 512 @unit tokens @min 1 */ max_tokens?: Integer;
      /** Strength of the preference for new topics. */ presence_penalty?: number;
      /** Question or instruction about the image. */ prompt?: string;
      /** Whether the prompt goes to the model as it is, without its chat template. @default false */ raw?: boolean;
      /** Penalty on tokens used before; higher repeats less. */ repetition_penalty?: number;
      /** Number that makes random choices repeatable. */ seed?: number;
      /** Randomness of the answer; 0 is the least. */ temperature?: number;
      /** Number of likeliest tokens each choice is made from. */ top_k?: number;
      /** Share of probability each token is chosen from; lower is more predictable. */ top_p?: number;
    }
    export interface ImageTextSampling {
      /** Image in base64, bare or as a data URL. @minLength 1 */ image: string;
      /** Strength of the penalty on repeated wording. */ frequency_penalty?: number;
      /** Whether the model writes on after its end token. */ ignore_eos?: boolean;
      /** Most tokens to write. @default 512 @unit tokens @min 1 */ max_tokens?: Integer;
      /** Strength of the preference for new topics. */ presence_penalty?: number;
      /** Penalty on tokens that came before. */ repetition_penalty?: number;
      /** Number that makes the output repeatable. */ seed?: number;
      /** Randomness of the output; 0 is the least. */ temperature?: number;
      /** Number of likeliest tokens to pick from. */ top_k?: number;
      /** Share of probability to pick from; lower is more predictable. */ top_p?: number;
    }

    export interface ImagePrompt extends InAccount, ImageTextSampling {
      /** Question or instruction for the model. @minLength 1 */ prompt: string;
    }
    export interface ImageMessages extends InAccount, ImageTextSampling {
      messages: ImageMessages.Message[];
    }
    export namespace ImageMessages {
      export interface Message {
        /** Text, or a list of text and image parts of the message. */ content: string | Message.TextContent[];
        /** Author of the message: `system`, `user`, `assistant` or `tool`; required. @minLength 1 */ role: string;
      }
      export namespace Message {
        export interface TextContent extends Messages.Message.TextContent {
          type: string;
          /** Image that the part shows. */ image_url?: TextContent.ImageURL;
        }
        export namespace TextContent {
          export interface ImageURL {
            /** Data URL with the image in base64. @minLength 1 */ url: string;
          }
        }
      }
    }
    export interface MultimodalEmbeddings extends InAccount {
      /** Image in base64. @minLength 1 */ image?: string;
      /** Texts to turn into vectors. @minItems 1 */ text?: (/** @minLength 1 */ string)[];
    }
  }

  export type AIRunResponse =
    | AIRunResponse.TextClassification[] | Uploadable | AIRunResponse.Audio | AIRunResponse.TextEmbeddings
    | AIRunResponse.AutomaticSpeechRecognition | AIRunResponse.ImageClassification[]
    | AIRunResponse.ObjectDetection[] | AIRunResponse.GeneratedText | AIRunResponse.Translation
    | AIRunResponse.Summarization | AIRunResponse.ImageToText | AIRunResponse.ImageTextToText
    | AIRunResponse.MultimodalEmbeddings;
  export namespace AIRunResponse {
    export interface TextClassification {
      /** Class of the text, such as `POSITIVE`. */ label?: string;
      /** Confidence in the class, from 0 to 1. */ score?: number;
    }
    export interface Audio {
      /** MP3 in base64. */ audio?: string;
    }
    export interface TextEmbeddings {
      /** Vectors, one for each text. */ data?: number[][];
      /** Number of vectors, and of numbers in each. */ shape?: number[];
    }
    export interface AutomaticSpeechRecognition {
      /** Text of what was said. */ text: string;
      /** Transcription as WebVTT subtitles. */ vtt?: string;
      /** Number of words that were heard. */ word_count?: number;
      /** Words, each with start and end. */ words?: AutomaticSpeechRecognition.Word[];
    }
    export namespace AutomaticSpeechRecognition {
      export interface Word {
        /** Seconds into the recording at which the word ends. @unit seconds */ end?: number;
        /** Seconds into the recording at which the word begins. @unit seconds */ start?: number;
        /** Word that was heard. */ word?: string;
      }
    }
    export interface ImageClassification {
      /** Class of what the image shows. */ label?: string;
      /** Confidence in the class; 1 is certain. */ score?: number;
    }
    export interface ObjectDetection {
      /** Rectangle around the object. @unit pixels */ box?: ObjectDetection.Box;
      /** Class of the object, such as `cat`. */ label?: string;
      /** Confidence in the detection, from 0 to 1. */ score?: number;
    }
    export namespace ObjectDetection {
      export interface Box {
        /** Right edge of the rectangle. */ xmax?: number;
        /** Left edge of the rectangle. */ xmin?: number;
        /** Lower edge of the rectangle. */ ymax?: number;
        /** Upper edge of the rectangle. */ ymin?: number;
      }
    }
    export interface GeneratedText {
      /** Text that was generated. */ response: string;
      /** Calls of tools that the model asks for. */ tool_calls?: GeneratedText.ToolCall[];
      /** Tokens used by the request. */ usage?: GeneratedText.Usage;
    }
    export namespace GeneratedText {
      export interface ToolCall {
        /** Arguments of the call, by name. */ arguments?: unknown;
        /** Name of the function, by which the model calls it. */ name?: string;
      }
      export interface Usage {
        /** Tokens in the answer. @default 0 */ completion_tokens?: number;
        /** Tokens in the input. @default 0 */ prompt_tokens?: number;
        /** Tokens of both together. @default 0 */ total_tokens?: number;
      }
    }
    export interface Translation {
      /** Text in the target language. */ translated_text?: string;
    }
    export interface Summarization {
      /** Text in short. */ summary?: string;
    }
    export interface ImageToText {
      /** Description of the content of the image. */ description?: string;
    }
    export interface ImageTextToText {
      /** Description of the content of the image. */ description?: string;
    }
    export interface MultimodalEmbeddings {
      /** Vectors, one for each text or image. */ data?: number[][];
      /** Number of vectors, and of numbers in each. */ shape?: number[];
    }
  }

  export interface AIRunGenericParams extends InAccount {
    /** Input as the model's schema demands. */ input: JsonObject;
    /** @example "openai/gpt-5.5" @minLength 1 */ model: string;
    /** Headers to add, and the AI Gateway to use. */
    options?: {
      /** Headers that go to the provider. @sensitive */ extraHeaders?: { [key: string]: string };
      /** Gateway to send the request through; left out, the default one. */ gateway?: {
        /** Seconds the gateway keeps the answer. @example 3600 @unit seconds @min 0 */ cacheTtl?: number;
        /** Gateway to use. @example "my-gateway" @from aiGateway.list @minLength 1 */ id?: string;
        /** Whether the gateway's cache is passed over. */ skipCache?: boolean;
      };
    };
  }

  /** Adapters that adjust a base model to your own data. */
  export interface Finetunes {
    readonly assets: Finetunes.Assets;
    readonly public: Finetunes.Public;

    /** Create a named finetune of a Workers AI base model.
     *
     *  Upload the LoRA adapter afterwards with `assets.create`: `adapter_config.json` and `adapter_model.safetensors`.
     *  @http POST /accounts/{account_id}/ai/finetunes
     *  @permission Workers AI Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "model": "@cf/mistral/mistral-7b-instruct-v0.2-lora", "name": "support-tone",
     *    "description": "Answers in our tone"
     *  } */
    create(params: FinetuneCreateParams, options?: RequestOptions): APIPromise<Finetune>;

    /** List the finetunes that belong to the account.
     *  @http GET /accounts/{account_id}/ai/finetunes
     *  @permission Workers AI Write; Workers AI Read
     *  @plans free pro business enterprise
     *  @availability ga */
    list(params: InAccount, options?: RequestOptions): APIPromise<FinetuneListResponse>;

    /** Delete a finetune and its files.
     *
     *  It is gone at once for users; the files lie in a trash for 30 days, from which only Cloudflare can restore them.
     *  @http DELETE /accounts/{account_id}/ai/finetunes/{finetune_id}
     *  @plans free pro business enterprise
     *  @availability ga
     *  @docs https://developers.cloudflare.com/api/operations/workers-ai-delete-finetune
     *  @cascades ai.finetunes.assets */
    delete(finetuneID: string, params: InAccount, options?: RequestOptions): APIPromise<FinetuneDeleteResponse>;
  }

  export interface FinetuneSettings {
    /** Purpose of the finetune. */ description?: string;
    /** Whether other accounts may use the finetune. @default false */ public?: boolean;
  }

  export interface FinetuneCreateParams extends InAccount, FinetuneSettings {
    /** @minLength 1 */ model: string;
    /** Name of the finetune; requests refer to it. @minLength 1 */ name: string;
  }

  export interface Finetune extends FinetuneDeleteResponse, FinetuneSettings {
    /** @readOnly */ created_at: DateTime;
    model: string;
    /** @readOnly */ modified_at: DateTime;
    public: boolean;
  }

  export interface FinetuneListResponse extends FinetuneDeleteResponse {
    /** @readOnly */ created_at: DateTime;
    model: string;
    /** @readOnly */ modified_at: DateTime;
    /** Purpose of the finetune. */ description?: string;
  }

  export interface FinetuneDeleteResponse {
    /** Identifies the finetune; given by Cloudflare. @format uuid */ id: string;
    /** Name of the finetune; requests refer to it. */ name: string;
  }

  /** Makers of the models in the catalog. */
  export interface Authors {
    /** List the authors whose models Workers AI offers.
     *  @http GET /accounts/{account_id}/ai/authors/search
     *  @permission Workers AI Write; Workers AI Read
     *  @plans free pro business enterprise
     *  @availability ga */
    list(params: InAccount, options?: RequestOptions): PagePromise<SinglePage<AuthorListResponse>, AuthorListResponse>;
  }

  export type AuthorListResponse = JsonValue;

  /** Kinds of work models do, such as translation or image classification. */
  export interface Tasks {
    /** List the kinds of task that Workers AI models perform.
     *  @http GET /accounts/{account_id}/ai/tasks/search
     *  @permission Workers AI Write; Workers AI Read
     *  @plans free pro business enterprise
     *  @availability ga */
    list(params: InAccount, options?: RequestOptions): PagePromise<SinglePage<TaskListResponse>, TaskListResponse>;
  }

  export type TaskListResponse = JsonValue;

  /** The catalog of what can be run, with search. */
  export interface Models {
    readonly schema: Models.Schema;

    /** List models of Workers AI by author, task, source or text.
     *  @http GET /accounts/{account_id}/ai/models/search
     *  @permission Workers AI Write; Workers AI Read
     *  @plans free pro business enterprise
     *  @availability ga */
    list(params: ModelListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<ModelListResponse>, ModelListResponse>;
  }

  export interface ModelListParams extends InAccount {
    /** Only models of this author are returned. @default "" */ author?: string;
    /** Whether models come in OpenRouter's format; left out, in Cloudflare's own. */ format?: 'openrouter';
    /** Whether experimental models are left out. @default false */ hide_experimental?: boolean;
    /** Whether models come that were deprecated up to three months ago. @default false */ include_deprecated?: boolean;
    /** Only models with this text in name or description are returned. @default "" */ search?: string;
    /** Only models from this source are returned, by its number. */ source?: number;
    /** Only models for this task are returned, by its name. @default "" */ task?: string;
    /** @default 1 */ page?: Integer;
    /** @default 100 */ per_page?: Integer;
  }

  export type ModelListResponse = JsonValue;

  /** Conversion of documents and images to plain structured text for models. */
  export interface ToMarkdown {
    /** List the file types that can be turned into Markdown.
     *  @http GET /accounts/{account_id}/ai/tomarkdown/supported
     *  @permission Workers AI Write; Workers AI Read
     *  @plans free pro business enterprise
     *  @columns extension mimeType
     *  @key extension */
    supported(
      params: InAccount,
      options?: RequestOptions,
    ): PagePromise<SinglePage<ToMarkdownSupportedResponse>, ToMarkdownSupportedResponse>;

    /** Convert uploaded files into Markdown text.
     *
     *  Free except for images, which models describe; those count as neurons.
     *  @http POST /accounts/{account_id}/ai/tomarkdown
     *  @body multipart
     *  @permission Workers AI Write; Workers AI Read
     *  @plans free pro business enterprise */
    transform(
      params: ToMarkdownTransformParams,
      options?: RequestOptions,
    ): PagePromise<SinglePage<ToMarkdownTransformResponse>, ToMarkdownTransformResponse>;
  }

  export interface ToMarkdownSupportedResponse {
    /** File ending, with the dot. */ extension: string;
    /** MIME type of the file. */ mimeType: string;
  }

  export interface ToMarkdownTransformParams extends InAccount {
    /** Files to convert, as a form. @body */ file: ToMarkdownTransformParams.File;
  }
  export namespace ToMarkdownTransformParams {
    export interface File {
      /** Files, each with a name whose ending tells the type. @minItems 1 */ files: Uploadable[];
    }
  }

  export interface ToMarkdownTransformResponse {
    /** Text in Markdown, or what went wrong. */ data: string;
    /** Whether the file became `markdown` or the conversion failed. */ format: string;
    /** MIME type of the file. */ mimeType: string;
    /** Name of the file that was converted. */ name: string;
    /** Number of tokens of the text, estimated. */ tokens: string;
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
    /** Upload one asset file to a finetune.
     *
     *  Call it once for each of the two files; at most 300 MB and rank 32.
     *  @http POST /accounts/{account_id}/ai/finetunes/{finetune_id}/finetune-assets
     *  @body multipart
     *  @unwrapped
     *  @permission Workers AI Write
     *  @plans free pro business enterprise */
    create(finetuneID: string, params: AssetCreateParams, options?: RequestOptions): APIPromise<AssetCreateResponse>;

    /** Get a link to one asset file of a finetune.
     *
     *  The link is signed and works for a short time only.
     *  @http GET /accounts/{account_id}/ai/finetunes/{finetune_id}/finetune-assets/{file_name}
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/workers-ai-download-finetune-asset */
    get(fileName: string, params: AssetGetParams, options?: RequestOptions): APIPromise<AssetGetResponse>;
  }

  export interface AssetCreateParams extends InAccount {
    /** Bytes of the file. */ file: Uploadable;
    /** Either `adapter_config.json` or `adapter_model.safetensors`. @pattern ^adapter_(config\.json|model\.safetensors)$ @example "adapter_config.json" */ file_name: string;
  }

  export interface AssetCreateResponse {
    success: boolean;
  }

  export interface AssetGetParams extends InAccount {
    /** Finetune that has the file. @example "bc451aef-f723-4b26-a6b2-901afd2e7a8a" @from ai.finetunes.list @format uuid */ finetune_id: string;
  }

  export interface AssetGetResponse {
    file_name: string;
    /** Signed address to download the file from. */ file_url: string;
  }

  /** Adapters that anyone may use. */
  export interface Public {
    /** List public finetunes open to every account.
     *  @http GET /accounts/{account_id}/ai/finetunes/public
     *  @permission Workers AI Write; Workers AI Read
     *  @plans free pro business enterprise
     *  @columns name model description public created_at */
    list(params: PublicListParams, options?: RequestOptions): PagePromise<SinglePage<Finetune>, Finetune>;
  }

  export interface PublicListParams extends InAccount {
    /** Most finetunes to return. @default 20 @min 1 */ limit?: number;
    /** Number of finetunes to skip. @default 0 @min 0 */ offset?: number;
    /** Property to sort by. */ orderBy?: string;
  }

  export type PublicListResponsesSinglePage = SinglePage<Finetune>;
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
    /** Model with its author, such as `@cf/meta/llama-3.1-8b-instruct-fp8`. @minLength 1 @from ai.models.list @example "@cf/meta/llama-3.1-8b-instruct-fp8" */ model: string;
  }

  export interface SchemaGetResponse {
    /** JSON Schema of what the model takes. */ input: SchemaGetResponse.Input;
    /** JSON Schema of the model's output. */ output: SchemaGetResponse.Input;
  }
  export namespace SchemaGetResponse {
    export interface Input {
      /** Whether properties that are not named are allowed. */ additionalProperties: boolean;
      /** Subject of the schema. */ description: string;
      /** JSON type of the whole. @example "object" */ type: string;
    }
  }
}
