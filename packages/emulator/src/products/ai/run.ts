/** Workers AI: searchable and callable models; their responses are made up from the input. */
import type { Context } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { PageResult } from '../../handler/page-result.ts';
import { Reply } from '../../handler/reply.ts';
import { mediaOf } from '../../http/forms/media.ts';
import { problem } from '../../problem.ts';
import { hash } from '../../state/ids.ts';
import { throughGateway } from '../ai-gateway/logs.ts';
import { chance } from '../shared/chance.ts';
import { type Fields, fieldsIn, fieldsOf } from '../shared/fields.ts';
import { searched } from '../shared/lists.ts';
import { invalid } from '../shared/refusals.ts';
import { checkLora } from './finetunes.ts';
import { type Model, models, type TaskName, tasks } from './models.ts';

/** https://developers.cloudflare.com/workers-ai/platform/errors/: no such model. */
const modelNamed = (name: string, code = 5007): Model => {
  const model = models.find((one) => one.name === name);
  if (model === undefined) throw problem(400, code, `No such model ${name.slice(0, 100)} or task`);
  return model;
};

const textOf = ({ prompt, messages, text, input_text }: Fields): string => {
  if (typeof prompt === 'string') return prompt;
  const last = Array.isArray(messages) ? fieldsIn(messages.at(-1)).content : undefined;
  return String(last ?? text ?? input_text ?? '');
};

/** A token is about four letters. */
const tokens = (text: string): number => Math.max(1, Math.ceil(text.length / 4));

/** https://developers.cloudflare.com/workers-ai/models/: how long the vectors of embedding models are. */
const DIMENSIONS: Readonly<Record<string, number>> = {
  '@cf/baai/bge-small-en-v1.5': 384,
  '@cf/baai/bge-large-en-v1.5': 1024,
  '@cf/baai/bge-m3': 1024,
  '@cf/qwen/qwen3-embedding-0.6b': 1024,
  '@cf/pfnet/plamo-embedding-1b': 2048,
};

/** A unit vector, the same for the same text. */
function embed(text: string, length: number): number[] {
  const seed = String(hash(text));
  const values = Array.from({ length }, (_, index) => chance(`${seed}/${index}`) - 0.5);
  const norm = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0)) || 1;
  return values.map((value) => value / norm);
}

function embedded(model: Model, input: Fields): Fields {
  const texts = (Array.isArray(input.text) ? input.text : [input.text ?? '']).map(String);
  const length = DIMENSIONS[model.name] ?? 768;
  return { shape: [texts.length, length], data: texts.map((text) => embed(text, length)) };
}

function generated(model: Model, input: Fields): Fields {
  const asked = textOf(input);
  const most = typeof input.max_tokens === 'number' ? input.max_tokens : 256;
  const response = `${model.name} was asked: ${asked}`.slice(0, most * 4);
  const [prompt_tokens, completion_tokens] = [tokens(JSON.stringify(input)), tokens(response)];
  return {
    response,
    tool_calls: [],
    usage: { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens },
  };
}

const scored = (labels: readonly string[], seed: string): Fields[] => {
  const first = 0.5 + chance(seed) / 2;
  return labels.map((label, index) => ({ label, score: index === 0 ? first : (1 - first) / (labels.length - 1) }));
};

/** Response of the models of each task. */
const ANSWERS: Readonly<Partial<Record<TaskName, (model: Model, input: Fields) => unknown>>> = {
  text: generated,
  embeddings: embedded,
  speech: () => ({
    text: 'Hello world',
    word_count: 2,
    words: [
      { word: 'Hello', start: 0, end: 0.5 },
      { word: 'world', start: 0.5, end: 1 },
    ],
  }),
  voice: (_, input) => ({ audio: Buffer.from(textOf(input)).toString('base64') }),
  image: (_, input) => ({ image: Buffer.from(textOf(input)).toString('base64') }),
  translation: (_, input) => ({ translated_text: `[${String(input.target_lang ?? 'en')}] ${textOf(input)}` }),
  summary: (_, input) => ({ summary: String(input.input_text ?? textOf(input)).slice(0, 200) }),
  classification: (_, input) => scored(['POSITIVE', 'NEGATIVE'], textOf(input)),
  recognition: (_, input) => scored(['TABBY', 'EGYPTIAN CAT', 'LYNX'], JSON.stringify(input).slice(0, 1000)),
  detection: () => [{ label: 'cat', score: 0.99, box: { xmin: 10, ymin: 10, xmax: 90, ymax: 90 } }],
  caption: () => ({ description: 'An image' }),
};

/** A model of another provider responds like a chat. */
function answerOf(context: Context, name: string, input: Fields): unknown {
  if (!name.startsWith('@') && name.includes('/')) return { response: `${name} was asked: ${textOf(input)}` };
  const model = modelNamed(name);
  if (typeof input.lora === 'string') checkLora(context, model, input.lora);
  const [task] = Object.entries(tasks).find(([, one]) => one.id === model.task.id) ?? ['text'];
  return ANSWERS[task as TaskName]?.(model, input); // a key of the same names
}

/** The output of models that respond with a picture or a sound: https://developers.cloudflare.com/workers-ai/models/phoenix-1.0/ */
function inBytes(name: string): Reply | undefined {
  const type = models.find((one) => one.name === name)?.mediaType;
  return type === undefined ? undefined : new Reply(mediaOf(type), type);
}

/** https://developers.cloudflare.com/workers-ai/get-started/rest-api/: the model may have slashes, which the path contains unescaped. */
const run: Handler<'ai.run'> = (context) => {
  const name = context.path.model_name;
  const input: Fields = { ...fieldsOf(context) };
  const gateway = context.request.get('cf-aig-gateway-id');
  const answer = (): unknown => answerOf(context, name, input);
  const result = gateway === null ? answer() : throughGateway(context, gateway, name, input, answer);
  return inBytes(name) ?? context.fit(result);
};

/** https://developers.cloudflare.com/ai-gateway/features/unified-billing/#ai-binding: with `options.gateway` the call goes through a gateway. */
const runGeneric: Handler<'ai.runGeneric'> = (context) => {
  const { model = '', input, options } = fieldsOf(context);
  const gateway = options?.gateway?.id;
  const asked: Fields = { ...input };
  const answer = (): unknown => answerOf(context, model, asked);
  const result = gateway === undefined ? answer() : throughGateway(context, gateway, model, asked, answer);
  return inBytes(model) ?? context.fit(fieldsIn(result));
};

function shownModel({ name, task, contextWindow, isBeta, isDeprecated, takesLora }: Model): Fields {
  const properties = { context_window: contextWindow, beta: isBeta || undefined, lora: takesLora || undefined };
  const known = Object.entries(properties).filter(([, value]) => value !== undefined);
  return {
    id: `${hash(name).toString(16).padStart(8, '0')}-0000-4000-8000-000000000000`,
    source: 1,
    name,
    description: `${task.name}: ${name.split('/').at(-1)}`,
    task: { id: task.id, name: task.name, description: task.description },
    tags: [],
    properties: [
      ...known.map(([property_id, value]) => ({ property_id, value: String(value) })),
      ...(isDeprecated ? [{ property_id: 'planned_deprecation_date', value: '2025-10-01' }] : []),
    ],
  };
}

/** https://developers.cloudflare.com/api/resources/ai/subresources/models/methods/list/ */
const list: Handler<'ai.models.list'> = (context) => {
  const { author = '', task = '', search, hide_experimental, include_deprecated, source } = context.query;
  const rows = models.filter(
    (model) =>
      (author === '' || model.author.toLowerCase() === author.toLowerCase()) &&
      (task === '' || model.task.name.toLowerCase() === task.toLowerCase()) &&
      (hide_experimental !== true || !model.isBeta) &&
      (include_deprecated === true || !model.isDeprecated) &&
      (source === undefined || source === 1),
  );
  return context.page(searched(rows, search, ['name']), (model) => context.fit(shownModel(model)));
};

/** Its code for an unknown model was seen by https://github.com/alchemy-run/distilled */
const schema: Handler<'ai.models.schema.get'> = (context) => {
  const { task } = modelNamed(String(context.query.model), 6002);
  return {
    input: { additionalProperties: true, description: task.input, type: 'object' },
    output: { additionalProperties: true, description: task.output, type: 'object' },
  };
};

const names = <Item>(items: readonly Item[]): Item[] => [...new Set(items)];

/** https://developers.cloudflare.com/workers-ai/features/markdown-conversion/supported-formats/ */
const FORMATS: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
  '.html': 'text/html',
  '.htm': 'text/html',
  '.xml': 'application/xml',
  '.csv': 'text/csv',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.xlsm': 'application/vnd.ms-excel.sheet.macroenabled.12',
  '.xlsb': 'application/vnd.ms-excel.sheet.binary.macroenabled.12',
  '.xls': 'application/vnd.ms-excel',
  '.et': 'application/vnd.ms-excel',
  '.ods': 'application/vnd.oasis.opendocument.spreadsheet',
  '.odt': 'application/vnd.oasis.opendocument.text',
  '.numbers': 'application/vnd.apple.numbers',
};

/** A table of comma-separated values, and text without its tags; binary files get a line with their type. */
function markdownOf(name: string, type: string, bytes: Uint8Array): string {
  const text = Buffer.from(bytes).toString();
  if (type === 'text/csv') {
    const [head = '', ...rows] = text.trim().split('\n');
    const row = (line: string): string =>
      `| ${line
        .split(',')
        .map((cell) => cell.trim())
        .join(' | ')} |`;
    return [row(head), row(head.split(',').fill('---').join(',')), ...rows.map(row)].join('\n');
  }
  if (/html|xml/.test(type))
    return text
      .replaceAll(/<[^<>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
  return `# ${name}\n\n${bytes.length} bytes of ${type}`;
}

const convert: Handler<'ai.toMarkdown.transform'> = (context) => {
  const files = context.parts.filter(({ name }) => name === 'files' || name === 'files[]');
  if (files.length === 0) throw invalid('No file was sent', '/files');
  return new PageResult(
    files.map(({ filename = '', bytes }) => {
      const mimeType = FORMATS[/\.[^.]+$/.exec(filename.toLowerCase())?.[0] ?? ''];
      if (mimeType === undefined)
        return { name: filename, mimeType: 'application/octet-stream', format: 'error', tokens: '0', data: '' };
      const data = markdownOf(filename, mimeType, bytes);
      return { name: filename, mimeType, format: 'markdown', tokens: String(tokens(data)), data };
    }),
  );
};

export const workersAi = {
  'ai.run': run,
  'ai.runGeneric': runGeneric,
  'ai.models.list': list,
  'ai.models.schema.get': schema,
  'ai.authors.list': () => new PageResult(names(models.map(({ author }) => author)).map((name) => ({ name }))),
  'ai.tasks.list': () =>
    new PageResult(Object.values(tasks).map(({ id, name, description }) => ({ id, name, description }))),
  'ai.toMarkdown.supported': () =>
    new PageResult(Object.entries(FORMATS).map(([extension, mimeType]) => ({ extension, mimeType }))),
  'ai.toMarkdown.transform': convert,
} satisfies Handlers;
