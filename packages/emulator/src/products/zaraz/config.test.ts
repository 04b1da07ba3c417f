import { beforeEach, describe, expect, it } from 'vitest';
import { type Answer, createZone, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

let sandbox: TestSandbox;
let zone: string;
const call = (method: string, path: string, body?: unknown): Promise<Answer> => sandbox.call(method, path, body);

beforeEach(async () => {
  sandbox = testSandbox();
  zone = `/zones/${await createZone(sandbox)}`;
});

describe('Zaraz', () => {
  const at = (path: string): string => `${zone}/settings/zaraz/${path}`;
  const json = (method: string, path: string, body: string): Promise<Answer> =>
    sandbox.call(method, at(path), JSON.stringify(body), { 'content-type': 'application/json' });
  const config = async (): Promise<Record<string, unknown>> => (await call('GET', at('default'))).json.result;

  it('each change is a version that can be restored', async () => {
    const first = { ...(await config()), debugKey: 'one' };
    expect((await call('PUT', at('config'), first)).status).toBe(200);
    await call('PUT', at('config'), { ...first, debugKey: 'two' });
    const history = (await call('GET', at('history'))).json.result;
    expect(history.map((entry: { id: number }) => entry.id)).toEqual([2, 1]);
    expect((await call('GET', `${at('history/configs')}?ids=1`)).json.result['1'].config.debugKey).toBe('one');
    await call('PUT', at('history'), 1);
    expect((await call('GET', at('config'))).json.result.debugKey).toBe('one');
    expect((await call('PUT', at('history'), 9)).status).toBe(404);
  });

  it('in the preview workflow, a change is live once it is published', async () => {
    const given = await config();
    await call('PUT', at('config'), { ...given, debugKey: 'one' });
    expect((await json('POST', 'publish', 'text')).status).toBe(400);
    expect((await json('PUT', 'workflow', 'preview')).json.result).toBe('preview');
    await call('PUT', at('config'), { ...given, debugKey: 'two' });
    expect(JSON.parse((await call('GET', at('export'))).text).debugKey).toBe('one');
    expect((await json('POST', 'publish', 'go')).status).toBe(200);
    expect(JSON.parse((await call('GET', at('export'))).text).debugKey).toBe('two');
  });
});
