/** Replays: serves every call from the file, or rejects it with the reason. */
import type { Fetch } from '../../types.ts';
import { mapTexts, VOLATILE } from './aliases.ts';
import { CassetteError } from './cassette-file.ts';
import type { Cassette, CassetteOptions } from './cassette-options.ts';
import { Secrets } from './masks.ts';
import { type Bound, type Comparison, compare, distance, isSameCall } from './match.ts';
import { type RecordedCall, type RecordedRequest, replayed } from './recorded-call.ts';
import { recordedOf, takeRequest } from './taken-request.ts';

interface Chosen {
  readonly at: number;
  readonly comparison: Comparison;
}

/** Progress of a replay. */
interface State {
  readonly file: string;
  readonly calls: readonly RecordedCall[];
  readonly matching: NonNullable<CassetteOptions['matching']>;
  readonly used: Set<number>;
  bound: Bound;
}

function choose({ calls, matching, used, bound }: State, sent: RecordedRequest): Chosen | undefined {
  const all = calls.map(({ request }, at) => ({ at, comparison: compare(request, sent, bound) }));
  if (matching === 'strict') {
    const next = all.find(({ at }) => !used.has(at));
    return next?.comparison.differences.length === 0 ? next : undefined;
  }
  if (matching === 'unordered')
    return all.find(({ at, comparison }) => !used.has(at) && comparison.differences.length === 0);
  const fitting = all.filter(({ comparison }) => isSameCall(comparison));
  const [nearest] = fitting.filter(({ at }) => !used.has(at)).sort(byDistance);
  // When all are used, repeat the last one: the final state of polling.
  return nearest ?? fitting.at(-1);
}

const byDistance = (a: Chosen, b: Chosen): number => distance(a.comparison) - distance(b.comparison) || a.at - b.at;

/** Describes the nearest recorded call and how it differs. */
function explain({ file, calls, bound, used, matching }: State, sent: RecordedRequest): string {
  const head = `${file}: no recorded call matches ${sent.method} ${sent.path}`;
  const advice = "If the test has changed, record it again with mode: 'record'.";
  const all = calls.map(({ request }, at) => ({ at, comparison: compare(request, sent, bound) }));
  const free = all.filter(({ at }) => !used.has(at));
  const [nearest] = (free.length > 0 ? free : all).sort(byDistance);
  if (!nearest) return `${head}: the cassette has no calls. ${advice}`;
  const { at, comparison } = nearest;
  const { method = '', path = '' } = calls[at]?.request ?? {};
  const due = calls.findIndex((_, index) => !used.has(index)) + 1;
  const why = used.has(at)
    ? 'it was already replayed'
    : `call ${due} must come first${matching === 'strict' ? ", because matching is 'strict'" : ''}`;
  const { differences } = comparison;
  const reported = differences.length > 0 ? differences : [why];
  const lines = reported.slice(0, 10).map((line) => `  ${line}`);
  return [head, `The nearest is call ${at + 1}, ${method} ${path}:`, ...lines, advice].join('\n');
}

/** Recorded calls that were not made, one per line. */
const unusedOf = ({ calls, used }: State): string[] =>
  calls.flatMap(({ request: { method, path } }, at) => (used.has(at) ? [] : [`  call ${at + 1}: ${method} ${path}`]));

function causeOf(error: unknown): CassetteError | undefined {
  const { cause } = Object(error);
  return cause instanceof CassetteError ? cause : undefined;
}

export function replay(file: string, calls: readonly RecordedCall[], options: CassetteOptions): Cassette {
  const { matching = 'strict', unused = matching === 'loose' ? 'ignore' : 'error' } = options;
  const state: State = { file, calls, matching, used: new Set(), bound: new Map() };
  const secrets = new Secrets();
  const misses = new Set<string>();
  const replaying: Fetch = async (url, init) => {
    const { request, bytes } = await takeRequest(url, init);
    const sent = secrets.hide(await recordedOf(request, bytes, secrets));
    const chosen = choose(state, sent);
    const call = chosen && calls[chosen.at];
    if (!call) {
      const error = new CassetteError(explain(state, sent));
      misses.add(error.message);
      throw error;
    }
    state.used.add(chosen.at);
    const { bound } = chosen.comparison;
    state.bound = bound;
    return replayed(mapTexts(call.response, (text) => text.replace(VOLATILE, (id) => bound.get(id) ?? id)));
  };
  return {
    mode: 'replay',
    fetch: replaying,
    options: {
      fetch: replaying,
      apiToken: 'there-is-none-in-a-replay',
      pace: false,
      clock: { sleep: async () => {} },
      // A retry cannot fix this error.
      middleware: [{ onError: ({ error }) => causeOf(error) }],
    },
    close: async () => {
      if (misses.size > 0) throw new CassetteError([...misses].join('\n'));
      const left = unused === 'error' ? unusedOf(state) : [];
      if (left.length > 0)
        throw new CassetteError(
          `${file}: ${left.length} of ${calls.length} recorded calls were not made:\n${left.join('\n')}`,
        );
    },
  };
}
