/** Fine-tunes: adapters (LoRA) that a model is called with. https://developers.cloudflare.com/workers-ai/features/fine-tunes/loras/ */
import type { At, Context } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { PageResult } from '../../handler/page-result.ts';
import { Reply } from '../../handler/reply.ts';
import { problem } from '../../problem.ts';
import { unique } from '../shared/collection.ts';
import { all, below, type Fields, fieldsOf, found, keep, limited, read } from '../shared/fields.ts';
import { conflict, invalid, missing } from '../shared/refusals.ts';
import { type Model, models } from './models.ts';

/** https://developers.cloudflare.com/workers-ai/features/fine-tunes/loras/#limitations */
const LIMITS = { finetunes: 30, bytes: 500_000_000 };
const FULL = 10_001; // code not documented
const FILES = ['adapter_model.safetensors', 'adapter_config.json'];

const scopeOf = (context: Context): string => below(context, 'ai', 'finetunes');
const assetsOf = (context: Context, { id }: Fields): string =>
  below(context, 'ai', 'finetunes', String(id), 'finetune-assets');

/** By its id or its name. */
const finetuneOf = (context: Context & At<'finetune_id'>): Fields => {
  const { finetune_id } = context.path;
  const id = context.sandbox.store.idBy(scopeOf(context), ['name'], finetune_id) ?? finetune_id;
  return found(context, scopeOf(context), id, () => missing('finetune'));
};

const create: Handler<'ai.finetunes.create'> = (context) => {
  const { model = '', name, description = '', public: isPublic = false } = fieldsOf(context);
  if (!models.some((one) => one.name === model && one.takesLora))
    throw invalid(`'${model.slice(0, 100)}' is not a model that takes adapters`, '/model');
  unique(context, scopeOf(context), 'name', name);
  limited(context, scopeOf(context), LIMITS.finetunes, FULL, 'fine-tunes');
  const [id, now] = [context.sandbox.ids.uuid(), context.now()];
  const finetune = { id, model, name, description, public: isPublic, created_at: now, modified_at: now };
  return context.fit(keep(context, scopeOf(context), id, finetune));
};

const remove: Handler<'ai.finetunes.delete'> = (context) => {
  const finetune = finetuneOf(context);
  context.sandbox.store.remove(scopeOf(context), String(finetune.id));
  return context.fit(finetune);
};

const addAsset: Handler<'ai.finetunes.assets.create'> = (context) => {
  const finetune = finetuneOf(context);
  const { file_name = '' } = fieldsOf(context);
  if (!FILES.includes(file_name))
    throw invalid(`'${file_name.slice(0, 100)}' is not one of ${FILES.join(', ')}`, '/file_name');
  const size = context.parts.find(({ name }) => name === 'file')?.bytes.length ?? 0;
  if (size > LIMITS.bytes) throw invalid(`The file has ${size} bytes, and at most ${LIMITS.bytes}`, '/file');
  // They cannot be changed: https://developers.cloudflare.com/workers-ai/features/fine-tunes/loras/#uploading-lora-adapters
  if (read(context, assetsOf(context, finetune), file_name) !== undefined)
    throw conflict(`${file_name} is there already`, '/file_name');
  keep(context, assetsOf(context, finetune), file_name, { file_name, size });
  return { success: true };
};

const getAsset: Handler<'ai.finetunes.assets.get'> = (context) => {
  const { file_name, finetune_id } = context.path;
  if (read(context, assetsOf(context, finetuneOf(context)), file_name) === undefined) throw missing('asset');
  return { file_name, file_url: new URL(`/client/v4/given/finetunes/${finetune_id}/${file_name}`, context.url).href };
};

/** Adapters that Cloudflare offers: https://developers.cloudflare.com/workers-ai/features/fine-tunes/public-loras/ */
const PUBLIC: readonly (readonly [name: string, model: string, description: string])[] = [
  ['cf-public-magicoder', '@cf/mistral/mistral-7b-instruct-v0.1', 'Coding tasks in several languages'],
  ['cf-public-jigsaw-classification', '@cf/mistral/mistral-7b-instruct-v0.1', 'Toxic comment classification'],
  ['cf-public-cnn-summarization', '@cf/mistral/mistral-7b-instruct-v0.1', 'Summaries of articles'],
];
const EPOCH = '2024-04-01T00:00:00Z';

/** @throws Problem where the call names an adapter that the model cannot take, or that is not whole: https://developers.cloudflare.com/workers-ai/platform/errors/ */
export function checkLora(context: Context, { name, takesLora }: Model, lora: string): void {
  if (!takesLora) throw problem(405, 5005, `The model ${name} does not support LoRa inference`);
  if (PUBLIC.some(([own]) => own === lora)) return;
  const finetune = all(context, scopeOf(context)).find((one) => one.id === lora || one.name === lora);
  if (finetune === undefined) throw missing('finetune', '/lora');
  if (FILES.some((file) => read(context, assetsOf(context, finetune), file) === undefined))
    throw problem(400, 3039, 'Finetune is missing required files (model.safetensors and config.json)');
}

const listPublic: Handler<'ai.finetunes.public.list'> = (context) => {
  const { limit = 20, offset = 0 } = context.query;
  const own = all(context, scopeOf(context)).filter((one) => one.public === true);
  const offered = PUBLIC.map(([name, model, description], index) => ({
    id: `f1a4e000-0000-4000-8000-0000000001${String(index).padStart(2, '0')}`,
    ...{ name, model, description, public: true, created_at: EPOCH, modified_at: EPOCH },
  }));
  return new PageResult([...offered, ...own].slice(offset, offset + limit).map((one) => context.fit(one)));
};

/** The declared result is one fine-tune; `wrangler ai finetune list` reads a list. */
const list: Handler<'ai.finetunes.list'> = (context) => {
  const result = all(context, scopeOf(context)).map((one) => context.fit(one));
  return new Reply(JSON.stringify({ success: true, errors: [], messages: [], result }), 'application/json');
};

export const finetunes = {
  'ai.finetunes.create': create,
  'ai.finetunes.delete': remove,
  'ai.finetunes.list': list,
  'ai.finetunes.assets.create': addAsset,
  'ai.finetunes.assets.get': getAsset,
  'ai.finetunes.public.list': listPublic,
} satisfies Handlers;
