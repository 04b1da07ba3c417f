import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, type Loose, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

describe('Workers AI', () => {
  let sandbox: TestSandbox;
  const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
    sandbox.call(method, `/accounts/${ACCOUNT}/ai${path}`, body);
  const run = async (model: string, body: unknown): Promise<Loose> =>
    (await call('POST', `/run/${model}`, body)).json.result;

  beforeEach(() => {
    sandbox = testSandbox();
  });

  it('models are found by author, task and text', async () => {
    const list = async (query: string): Promise<string[]> =>
      (await call('GET', `/models/search?${query}`)).json.result.map((one: Loose) => one.name);
    expect(await list('author=deepgram')).toEqual(
      expect.arrayContaining(['@cf/deepgram/nova-3', '@cf/deepgram/aura-1']),
    );
    expect((await list('task=Translation')).sort()).toEqual([
      '@cf/ai4bharat/indictrans2-en-indic-1B',
      '@cf/meta/m2m100-1.2b',
    ]);
    expect(await list('search=whisper-tiny')).toEqual(['@cf/openai/whisper-tiny-en']);
    expect(await list('search=whisper-tiny&hide_experimental=true')).toEqual([]);
    expect(await list('search=falcon')).toEqual([]);
    expect(await list('search=falcon&include_deprecated=true')).toHaveLength(1);
    const authors = (await call('GET', '/authors/search')).json.result.map((one: Loose) => one.name);
    expect(authors).toContain('meta');
    expect(new Set(authors).size).toBe(authors.length);
    const tasks = (await call('GET', '/tasks/search')).json.result.map((one: Loose) => one.name);
    expect(tasks).toContain('Text Generation');
  });

  it('a run returns the output of its task, and unknown models are refused', async () => {
    const text = await run('@cf/meta/llama-3.2-1b-instruct', {
      messages: [{ role: 'user', content: 'What is 2 + 2?' }],
    });
    expect(text.response).toContain('What is 2 + 2?');
    expect(text.usage.total_tokens).toBe(text.usage.prompt_tokens + text.usage.completion_tokens);
    const short = await run('@cf/meta/llama-3.2-1b-instruct', { prompt: 'x'.repeat(1000), max_tokens: 10 });
    expect(short.response).toHaveLength(40);
    const { shape, data } = await run('@cf/baai/bge-small-en-v1.5', { text: ['a', 'b', 'a'] });
    expect(shape).toEqual([3, 384]);
    expect(data[0]).toEqual(data[2]);
    expect(data[0]).not.toEqual(data[1]);
    expect((await run('@cf/meta/m2m100-1.2b', { text: 'hello', target_lang: 'de' })).translated_text).toBe(
      '[de] hello',
    );
    const refused = await call('POST', '/run/@cf/meta/none', { prompt: 'a' });
    expect([refused.status, refused.code]).toEqual([400, 5007]);
    expect((await call('GET', '/models/schema?model=@cf/meta/none')).code).toBe(6002);
  });

  it('a fine-tune requires a model that supports it, and works once both of its files exist', async () => {
    const model = '@cf/qwen/qwq-32b';
    expect((await call('POST', '/finetunes', { model: '@cf/meta/m2m100-1.2b', name: 'f' })).status).toBe(400);
    expect((await call('GET', '/finetunes')).json.result).toEqual([]);
    await call('POST', '/finetunes', { model, name: 'f' });
    expect((await call('GET', '/finetunes')).json.result).toMatchObject([{ model, name: 'f' }]);
    expect((await call('POST', '/finetunes', { model, name: 'f' })).status).toBe(409);
    const ask = (on: string): Promise<Answer> => call('POST', `/run/${on}`, { prompt: 'a', lora: 'f' });
    const unsupported = await ask('@cf/meta/llama-3.2-1b-instruct');
    expect([unsupported.status, unsupported.code]).toEqual([405, 5005]);
    expect((await ask(model)).code).toBe(3039);
    const upload = (file_name: string): Promise<Answer> => {
      const form = new FormData();
      form.append('file_name', file_name);
      form.append('file', new File(['x'], file_name));
      return call('POST', '/finetunes/f/finetune-assets', form);
    };
    expect((await upload('model.bin')).status).toBe(400);
    expect((await upload('adapter_config.json')).status).toBe(200);
    expect((await upload('adapter_config.json')).status).toBe(409);
    await upload('adapter_model.safetensors');
    expect((await ask(model)).status).toBe(200);
    const offered = (await call('GET', '/finetunes/public?limit=2')).json.result;
    expect(offered.map((one: Loose) => one.public)).toEqual([true, true]);
  });

  it('files are converted to Markdown if their format is supported', async () => {
    const formats = (await call('GET', '/tomarkdown/supported')).json.result;
    expect(formats).toContainEqual({ extension: '.pdf', mimeType: 'application/pdf' });
    const form = new FormData();
    form.append('files', new File(['a,b\n1,2'], 'table.csv'));
    form.append('files', new File(['<h1>Hello</h1>'], 'page.html'));
    form.append('files', new File(['?'], 'what.xyz'));
    const [table, page, other] = (await call('POST', '/tomarkdown', form)).json.result;
    expect(table).toMatchObject({ name: 'table.csv', format: 'markdown', data: '| a | b |\n| --- | --- |\n| 1 | 2 |' });
    expect(page.data).toBe('Hello');
    expect(other.format).toBe('error');
  });
});
