import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, type Loose, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

const HTML =
  '<html><head><title>Shop</title></head><body><h1 class="big red">Hello</h1><p id="intro">Some <b>text</b></p><a href="https://a.example.com/x">one</a><a href="https://a.example.com/x">again</a></body></html>';

describe('Browser Rendering', () => {
  let sandbox: TestSandbox;
  const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
    sandbox.call(method, `/accounts/${ACCOUNT}/browser-rendering${path}`, body);
  const result = async (path: string, body: object): Promise<Loose> => (await call('POST', path, body)).json.result;

  beforeEach(() => {
    sandbox = testSandbox();
  });

  it('Browser Rendering renders the given HTML, or a placeholder for the page of an address', async () => {
    expect(await result('/content', { html: HTML })).toBe(HTML);
    expect(await result('/content', { url: 'https://example.com/' })).toContain('https://example.com/');
    expect((await call('POST', '/content', { url: 'https://example.com/', html: HTML })).status).toBe(400);
    expect((await call('POST', '/content', { url: 'file:///etc/passwd' })).status).toBe(400);
    expect(await result('/markdown', { html: HTML })).toBe('# Hello\n\nSome text');
    expect(await result('/links', { html: HTML })).toEqual(['https://a.example.com/x']);
    expect((await result('/accessibilityTree', { html: HTML })).accessibilityTree).toMatchObject({
      name: 'Shop',
      children: [
        { role: 'heading', level: 1, name: 'Hello' },
        { role: 'paragraph' },
        { role: 'link' },
        { role: 'link' },
      ],
    });
    expect(await result('/snapshot', { html: HTML })).toMatchObject({
      content: HTML,
      markdown: '# Hello\n\nSome text',
    });
  });

  it('elements are found by tag, class and id', async () => {
    const selectors = ['h1.red', '#intro', '.none'].map((selector) => ({ selector }));
    const found = await result('/scrape', { html: HTML, elements: selectors });
    expect(found.map((one: Loose) => [one.selector, one.results.text])).toEqual([
      ['h1.red', 'Hello'],
      ['#intro', 'Some text'],
    ]);
  });

  it('screenshots and PDFs are bytes of their type', async () => {
    const { headers } = await call('POST', '/screenshot', { html: HTML, screenshotOptions: { type: 'webp' } });
    expect(headers.get('content-type')).toBe('image/webp');
    const quality = { html: HTML, screenshotOptions: { type: 'png', quality: 50 } };
    expect((await call('POST', '/screenshot', quality)).status).toBe(400);
    expect((await call('POST', '/pdf', { html: HTML })).text).toMatch(/^%PDF-/);
  });

  it('JSON output fills the schema, and needs a prompt or a schema', async () => {
    const schema = { type: 'object', properties: { title: { type: 'string' }, count: { type: 'number' } } };
    const body = { html: HTML, response_format: { type: 'json_schema', json_schema: schema } };
    expect(await result('/json', body)).toEqual({ title: 'Shop', count: 0 });
    expect((await call('POST', '/json', { html: HTML })).status).toBe(400);
  });

  it('a crawl visits one page after another, and can be cancelled until it ends', async () => {
    const body = { url: 'https://example.com/docs/', formats: ['markdown'], options: { excludePatterns: ['*page-1'] } };
    const id = await result('/crawl', body);
    const status = async (query = ''): Promise<Loose> => (await call('GET', `/crawl/${id}${query}`)).json.result;
    expect(await status()).toMatchObject({ status: 'running', total: 5, finished: 1, skipped: 1 });
    sandbox.clock.advance(10_000);
    const done = await status('?status=completed&limit=2');
    expect(done).toMatchObject({ status: 'completed', finished: 5 });
    expect(done.records).toHaveLength(2);
    expect(done.records[0].html).toBeUndefined();
    expect((await status(`?status=completed&cursor=${done.cursor}`)).records).toHaveLength(2);
    expect((await call('DELETE', `/crawl/${id}`)).status).toBe(409);
    const second = await result('/crawl', { url: 'https://example.com/' });
    await call('DELETE', `/crawl/${second}`);
    expect((await call('GET', `/crawl/${second}`)).json.result).toMatchObject({
      status: 'cancelled_by_user',
      finished: 0,
    });
    sandbox.clock.advance(15 * 86_400_000);
    expect((await call('GET', `/crawl/${id}`)).status).toBe(404);
  });

  it('a session has tabs, and ends when it is closed or idle', async () => {
    const open = async (query = ''): Promise<string> =>
      JSON.parse((await call('POST', `/devtools/browser${query}`, {})).text).sessionId;
    const id = await open();
    const browser = `/devtools/browser/${id}`;
    const tab = JSON.parse((await call('PUT', `${browser}/json/new?url=https://example.com`)).text);
    expect(JSON.parse((await call('GET', `${browser}/json/list`)).text)).toMatchObject([
      { url: 'about:blank' },
      { id: tab.id },
    ]);
    await call('GET', `${browser}/json/close/${tab.id}`);
    expect((await call('GET', `${browser}/json/list/${tab.id}`)).status).toBe(404);
    sandbox.clock.advance(59_000);
    expect((await call('GET', `${browser}/json/version`)).status).toBe(200);
    sandbox.clock.advance(60_000);
    expect((await call('GET', `${browser}/json/version`)).status).toBe(404);
    expect(JSON.parse((await call('GET', `/devtools/session/${id}`)).text)).toMatchObject({
      closeReasonText: 'BrowserIdle',
    });
    const kept = await open('?keep_alive=600000');
    sandbox.clock.advance(599_000);
    expect(JSON.parse((await call('GET', '/devtools/session')).text)).toMatchObject([{ sessionId: kept }]);
    await call('DELETE', `/devtools/browser/${kept}`);
    expect(JSON.parse((await call('GET', '/devtools/session')).text)).toEqual([]);
    for (let index = 0; index < 30; index++) await open();
    expect((await call('POST', '/devtools/browser', {})).status).toBe(429);
  });
});
