/** Faults that a reader can choose: what the next requests of a program meet. */
import type { FaultRule } from '@flarewire/emulator/browser';

interface FaultChoice {
  readonly title: string;
  readonly fault: FaultRule['fault'];
}

export const FAULTS: Readonly<Record<string, FaultChoice>> = {
  limited: {
    title: '429, try again in one second',
    fault: { status: 429, code: 10429, headers: { 'retry-after': '1' } },
  },
  unavailable: { title: '503 from the API', fault: { status: 503 } },
  page: { title: '502 as an HTML page', fault: 'html502' },
  reset: { title: 'Connection reset before the call is done', fault: 'reset' },
  lost: { title: 'Call done, response lost', fault: 'lostAnswer' },
  malformed: { title: 'Invalid JSON', fault: 'malformed' },
  slow: { title: 'Two seconds of delay', fault: { latency: 2000 } },
};

/** @param name key of `FAULTS`; any other name injects nothing @param times number of requests that meet the fault */
export const rulesOf = (name: string, times: number): readonly FaultRule[] => {
  const choice = Object.hasOwn(FAULTS, name) ? FAULTS[name] : undefined;
  return choice === undefined
    ? []
    : [{ fault: choice.fault, times: Math.max(1, Math.min(100, Math.trunc(times) || 1)) }];
};
