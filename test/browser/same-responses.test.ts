/** The whole API by shape: the emulator in Chromium responds as the one in Node does, with the same seed and clock. */
import { describe, expect, test } from 'vitest';
import { createEmulator, manualClock } from '../../packages/emulator/src/index.ts';
import { compiledContract } from '../../packages/emulator/src/schema/contract.ts';
import { createArranger } from '../../packages/emulator/test/arrange.ts';
import { atLeast, sampled } from '../repository/sample.ts';
import { DIFFERENCES } from './differences.ts';
import { emulatorPage } from './emulator-page.ts';
import { type Answer, recorder, sendInPage } from './exchanges.ts';

const NOW = Date.UTC(2026, 0, 1);

describe('the emulator in Chromium', () => {
  const opened = emulatorPage();

  test('every operation has the same responses as in Node', async () => {
    const { page, errors, foreign } = opened();
    await page.evaluate(async (now) => {
      const path = '/emulator/index.js';
      const { createEmulator, manualClock } = await import(path);
      Object.assign(globalThis, { emulator: await createEmulator({ seed: 1, clock: manualClock(now) }) });
    }, NOW);
    const emulator = createEmulator({ seed: 1, clock: manualClock(NOW) });
    const operations = sampled(compiledContract.index().operations, ({ name }) => name);
    const different: Record<string, unknown> = {};
    let same = 0;
    for (const operation of operations) {
      await emulator.reset();
      const { exchanges, fetch } = recorder(emulator.fetch);
      await createArranger(compiledContract, { fetch }).call(operation);
      const answers = await sendInPage(
        page,
        exchanges.map(({ request }) => request),
      );
      const at = exchanges.findIndex(({ answer }, index) => !isSame(answer, answers[index]));
      if (at < 0) same++;
      else if (!(operation.name in DIFFERENCES))
        different[operation.name] = { request: exchanges[at]?.request, node: exchanges[at]?.answer, page: answers[at] };
    }
    await emulator.close();
    expect(different).toEqual({});
    expect(same).toBeGreaterThan(atLeast(3200));
    expect(errors).toEqual([]);
    expect(foreign).toEqual([]);
  });
});

/** Measured times differ from run to run. */
const TIMES = /"(?:duration|sql_duration_ms|total_time_ms|latency_ms)":[\d.e-]+/g;

const isSame = (one: Answer, other: Answer | undefined): boolean =>
  one.status === other?.status &&
  one.type === other.type &&
  one.body.replace(TIMES, '') === other.body.replace(TIMES, '');
