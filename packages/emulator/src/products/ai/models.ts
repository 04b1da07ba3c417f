/** Models of Workers AI: https://developers.cloudflare.com/workers-ai/models/ */

export interface Task {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** Kinds of input and output of a call. */
  readonly input: string;
  readonly output: string;
}

/** Ids are ours, except for text generation, whose page shows it. */
const TASKS = {
  text: {
    id: 'c329a1f9-323d-4e91-b2aa-582dd4188d34',
    name: 'Text Generation',
    description: 'Models that write text, for chats and completions',
    input: 'A prompt, or messages of a conversation',
    output: 'The text, and the tokens that it took',
  },
  embeddings: {
    id: 'f1a4e000-0000-4000-8000-000000000002',
    name: 'Text Embeddings',
    description: 'Models that turn text into vectors that can be compared',
    input: 'A text, or a list of texts',
    output: 'A vector for each text',
  },
  speech: {
    id: 'f1a4e000-0000-4000-8000-000000000003',
    name: 'Automatic Speech Recognition',
    description: 'Models that write down what is said',
    input: 'The bytes of a recording',
    output: 'The text, by words',
  },
  voice: {
    id: 'f1a4e000-0000-4000-8000-000000000004',
    name: 'Text-to-Speech',
    description: 'Models that speak a text',
    input: 'A prompt',
    output: 'The sound in base64',
  },
  image: {
    id: 'f1a4e000-0000-4000-8000-000000000005',
    name: 'Text-to-Image',
    description: 'Models that make images of a description',
    input: 'A prompt',
    output: 'The image',
  },
  translation: {
    id: 'f1a4e000-0000-4000-8000-000000000006',
    name: 'Translation',
    description: 'Models that translate from language to language',
    input: 'A text and the languages',
    output: 'The translated text',
  },
  summary: {
    id: 'f1a4e000-0000-4000-8000-000000000007',
    name: 'Summarization',
    description: 'Models that make a text shorter',
    input: 'A text',
    output: 'Its summary',
  },
  classification: {
    id: 'f1a4e000-0000-4000-8000-000000000008',
    name: 'Text Classification',
    description: 'Models that sort texts into classes',
    input: 'A text',
    output: 'Labels with their scores',
  },
  recognition: {
    id: 'f1a4e000-0000-4000-8000-000000000009',
    name: 'Image Classification',
    description: 'Models that say what an image shows',
    input: 'The bytes of an image',
    output: 'Labels with their scores',
  },
  detection: {
    id: 'f1a4e000-0000-4000-8000-00000000000a',
    name: 'Object Detection',
    description: 'Models that find things in an image',
    input: 'The bytes of an image',
    output: 'Labels with their places',
  },
  caption: {
    id: 'f1a4e000-0000-4000-8000-00000000000b',
    name: 'Image-to-Text',
    description: 'Models that describe images',
    input: 'The bytes of an image',
    output: 'A description',
  },
} as const satisfies Readonly<Record<string, Task>>;

export type TaskName = keyof typeof TASKS;
export const tasks: Readonly<Record<TaskName, Task>> = TASKS;

/** By task: `author/model`, with what a model has besides: tokens of its context, `lora` for one that takes adapters, `beta`, `old` for a deprecated one, the media type of an output that is not JSON. */
const LISTED: Readonly<Record<TaskName, readonly string[]>> = {
  text: [
    'deepseek-ai/deepseek-r1-distill-qwen-32b 80000 lora',
    'google/gemma-3-12b-it 80000 lora',
    'google/gemma-7b-it-lora 3500 lora beta',
    'google/gemma-2b-it-lora 8192 lora beta',
    'ibm-granite/granite-4.0-h-micro 131000',
    'meta/llama-2-7b-chat-fp16 4096',
    'meta/llama-2-7b-chat-int8 8192',
    'meta/llama-3-8b-instruct 7968',
    'meta/llama-3.1-8b-instruct-fp8 32000',
    'meta/llama-3.2-1b-instruct 60000',
    'meta/llama-3.2-3b-instruct 80000',
    'meta/llama-3.2-11b-vision-instruct 128000 lora',
    'meta/llama-3.3-70b-instruct-fp8-fast 24000 lora',
    'meta/llama-4-scout-17b-16e-instruct 131000',
    'meta/llama-guard-3-8b 131072 lora',
    'microsoft/phi-2 2048 beta',
    'mistral/mistral-7b-instruct-v0.1 2824 lora',
    'mistral/mistral-7b-instruct-v0.2-lora 15000 lora beta',
    'mistralai/mistral-small-3.1-24b-instruct 128000 lora',
    'openai/gpt-oss-120b 128000',
    'openai/gpt-oss-20b 128000',
    'qwen/qwen2.5-coder-32b-instruct 32768 lora',
    'qwen/qwen3-30b-a3b-fp8 32768',
    'qwen/qwq-32b 24000 lora',
    'qwen/qwen1.5-14b-chat-awq 7500 beta old',
    'tiiuae/falcon-7b-instruct 4096 beta old',
  ],
  embeddings: [
    'baai/bge-base-en-v1.5 512',
    'baai/bge-large-en-v1.5 512',
    'baai/bge-small-en-v1.5 512',
    'baai/bge-m3 60000',
    'google/embeddinggemma-300m 512',
    'pfnet/plamo-embedding-1b 4096',
    'qwen/qwen3-embedding-0.6b 8192',
  ],
  speech: ['deepgram/nova-3', 'openai/whisper', 'openai/whisper-large-v3-turbo', 'openai/whisper-tiny-en beta'],
  voice: [
    'deepgram/aura-1 audio/mpeg',
    'deepgram/aura-2-en audio/mpeg',
    'deepgram/aura-2-es audio/mpeg',
    'myshell-ai/melotts',
  ],
  image: [
    'black-forest-labs/flux-1-schnell',
    'bytedance/stable-diffusion-xl-lightning beta image/png',
    'leonardo/lucid-origin',
    'leonardo/phoenix-1.0 image/jpeg',
    'lykon/dreamshaper-8-lcm image/png',
    'stabilityai/stable-diffusion-xl-base-1.0 beta image/png',
  ],
  translation: ['meta/m2m100-1.2b', 'ai4bharat/indictrans2-en-indic-1B'],
  summary: ['facebook/bart-large-cnn beta'],
  classification: ['baai/bge-reranker-base', 'huggingface/distilbert-sst-2-int8'],
  recognition: ['microsoft/resnet-50'],
  detection: ['facebook/detr-resnet-50 beta'],
  caption: ['llava-hf/llava-1.5-7b-hf beta'],
};

export interface Model {
  /** `@cf/meta/llama-3.2-1b-instruct` */
  readonly name: string;
  readonly author: string;
  readonly task: Task;
  readonly contextWindow: number | undefined;
  readonly isBeta: boolean;
  readonly isDeprecated: boolean;
  readonly takesLora: boolean;
  /** Media type of its output, where that is bytes. */
  readonly mediaType: string | undefined;
}

export const models: readonly Model[] = Object.entries(LISTED).flatMap(([task, rows]) =>
  rows.map((row): Model => {
    const [path = '', ...more] = row.split(' ');
    const context = more.map(Number).find((one) => one > 0);
    return {
      name: `@cf/${path}`,
      author: path.split('/')[0] ?? '',
      task: TASKS[task as TaskName], // a key of the same names
      contextWindow: context,
      isBeta: more.includes('beta'),
      isDeprecated: more.includes('old'),
      takesLora: more.includes('lora'),
      mediaType: more.find((one) => one.includes('/')),
    };
  }),
);
