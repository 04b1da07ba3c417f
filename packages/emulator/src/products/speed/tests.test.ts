import { beforeEach, describe, expect, it } from 'vitest';
import { type Answer, createZone, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

let sandbox: TestSandbox;
let zone: string;
const call = (method: string, path: string, body?: unknown): Promise<Answer> => sandbox.call(method, path, body);

beforeEach(async () => {
  sandbox = testSandbox();
  zone = `/zones/${await createZone(sandbox)}`;
});

describe('speed tests', () => {
  const page = (url: string): string => `${zone}/speed_api/pages/${encodeURIComponent(url)}/tests`;

  it('a speed test runs for a while', async () => {
    const { id, desktopReport } = (await call('POST', page('example.com/'), { region: 'europe-west1' })).json.result;
    expect(desktopReport.state).toBe('RUNNING');
    sandbox.clock.advance(30_000);
    const done = (await call('GET', `${page('example.com/')}/${id}`)).json.result;
    expect(done.desktopReport.state).toBe('COMPLETE');
    expect(done.desktopReport.performanceScore).toBeGreaterThan(50);
    expect((await call('GET', page('example.com/'))).json.result).toHaveLength(1);
    expect((await call('DELETE', page('example.com/'))).json.result).toEqual({ count: 1 });
    expect((await call('POST', page('example.net/'), {})).status).toBe(400);
  });

  it('the plan limits tests and schedules', async () => {
    for (let index = 0; index < 5; index++) await call('POST', page(`example.com/${index}`), {});
    expect((await call('POST', page('example.com/6'), {})).status).toBe(403);
    const schedule = (url: string): string => `${zone}/speed_api/schedule/${encodeURIComponent(url)}`;
    expect((await call('POST', `${schedule('example.com/a')}?frequency=DAILY`)).json.result.schedule).toMatchObject({
      frequency: 'DAILY',
    });
    expect((await call('POST', schedule('example.com/b'))).status).toBe(403);
    const { quota } = (await call('GET', `${zone}/speed_api/availabilities`)).json.result;
    expect(quota).toMatchObject({ plan: 'free', remainingTests: 0, remainingSchedules: 0 });
    expect((await call('DELETE', schedule('example.com/a'))).json.result).toEqual({ count: 1 });
    expect((await call('GET', schedule('example.com/a'))).status).toBe(404);
  });
});
