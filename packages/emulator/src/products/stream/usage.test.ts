import { expect, it } from 'vitest';
import { ACCOUNT, testSandbox } from '../../../test/sandbox.ts';

it('the usage report shows no minutes watched per time slot', async () => {
  const { call } = testSandbox();
  const query = 'time_delta=day&since=2025-12-01T00:00:00Z&until=2025-12-04T00:00:00Z';
  const days = ['2025-12-01', '2025-12-02', '2025-12-03'];
  for (const product of ['stream', 'media']) {
    const { result } = (await call('GET', `/accounts/${ACCOUNT}/${product}/usage?${query}`)).json;
    expect(result).toEqual(days.map((day) => ({ ts: Date.parse(day) / 1000, streamMinutesViewed: 0 })));
  }
});
