import { beforeEach, describe, expect, it } from 'vitest';
import { type Answer, createZone, type Loose, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

describe('snippets', () => {
  let sandbox: TestSandbox;
  let base: string;
  const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
    sandbox.call(method, base + path, body);
  const put = (
    name: string,
    content: Uint8Array<ArrayBuffer> | string = 'export default {}',
    main = 'main.js',
  ): Promise<Answer> => {
    const form = new FormData();
    form.append('metadata', JSON.stringify({ main_module: main }));
    form.append('files', new Blob([content], { type: 'application/javascript+module' }), 'main.js');
    return call('PUT', `/${name}`, form);
  };
  const pointer = ({ status, json }: Answer): Loose => (status === 200 ? status : json.errors?.[0]?.source?.pointer);

  beforeEach(async () => {
    sandbox = testSandbox();
    base = `/zones/${await createZone(sandbox)}/snippets`;
  });

  it('the content of a snippet is returned byte by byte', async () => {
    const bytes = new Uint8Array(512).map((_, index) => index % 256);
    await put('one', bytes);
    const response = await sandbox.emulator.fetch(`http://x/client/v4${base}/one/content`, {
      headers: { authorization: 'Bearer t' },
    });
    const file = (await response.formData()).get('main.js') as File; // the form's one file
    expect([file.name, file.type]).toEqual(['main.js', 'application/javascript+module']);
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes);
  });

  it('a snippet keeps its creation time when changed, and is listed without content', async () => {
    await put('one');
    sandbox.clock.advance(1000);
    expect((await put('one', 'new')).json.result).toEqual({
      snippet_name: 'one',
      created_on: '2026-01-01T00:00:00.000000Z',
      modified_on: '2026-01-01T00:00:01.000000Z',
      main_module: 'main.js',
      files: [],
    });
    expect((await call('GET', '')).json.result).toHaveLength(1);
  });

  it('invalid names, entry points, sizes and numbers of snippets are refused', async () => {
    expect(pointer(await put('No-Name'))).toBe('/snippet_name');
    expect(pointer(await put('one', 'x', 'other.js'))).toBe('/metadata/main_module');
    expect((await put('one', 'x'.repeat(32 * 1024 + 1))).status).toBe(400);
    expect(pointer(await put('one', 'x'.repeat(32 * 1024)))).toBe(200);
    for (let index = 1; index < 25; index++) await put(`s_${index}`);
    expect((await put('s_25')).status).toBe(403);
    expect((await put('s_24')).status).toBe(200);
  });

  it('snippet rules are replaced as a whole, and reference existing snippets', async () => {
    await put('one');
    const rules = (...names: string[]): Promise<Answer> =>
      call('PUT', '/snippet_rules', {
        rules: names.map((snippet_name) => ({ snippet_name, expression: 'true', enabled: true })),
      });
    expect(pointer(await rules('one', 'two'))).toBe('/rules/1/snippet_name');
    expect((await call('GET', '/snippet_rules')).json.result).toEqual([]);
    const [rule] = (await rules('one')).json.result;
    expect(rule).toMatchObject({ snippet_name: 'one', enabled: true, description: '' });
    expect((await call('DELETE', '/one')).status).toBe(400);
    expect((await call('DELETE', '/snippet_rules')).json.result).toEqual([]);
    expect((await call('DELETE', '/one')).status).toBe(200);
    expect((await call('GET', '/one/content')).status).toBe(404);
  });
});
