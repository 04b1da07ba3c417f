/** Finds regular expressions that take more than linear time: https://makenowjust-labs.github.io/recheck/ */
import { check, type VulnerableDiagnostics } from 'recheck';
import type { Found, Regex } from './collect.ts';

/** A regular expression that may be slow, as its text is known to be short or its own. */
export interface Exception {
  readonly file: string;
  /** Its start in the source. */
  readonly text: string;
  readonly why: string;
}

/** For one of them, on a machine that has other things to do. */
const TIMEOUT = 60_000;
/** Synchronous, because the checker is a separate program. */
const TOGETHER = 2;

/** One line for each that is refused, and each exception that no source needs. */
export async function mistakesIn(found: readonly Found[], exceptions: readonly Exception[]): Promise<string[]> {
  const covers = (exception: Exception, { file, text }: Found): boolean =>
    exception.file === file && text.startsWith(exception.text);
  const stale = exceptions.filter((exception) => !found.some((one) => covers(exception, one)));
  const verdicts = new Map<string, string | undefined>();
  const toCheck = found.filter((one) => isUnbounded(one) && !exceptions.some((exception) => covers(exception, one)));
  const queue = [...new Map(toCheck.map((one) => [keyOf(one), one])).values()];
  const work = async (): Promise<void> => {
    for (let one = queue.pop(); one !== undefined; one = queue.pop()) verdicts.set(keyOf(one), await verdictOf(one));
  };
  await Promise.all(Array.from({ length: TOGETHER }, work));
  return [
    ...toCheck.flatMap((one) => {
      const verdict = verdicts.get(keyOf(one));
      return verdict === undefined ? [] : [`${one.file}:${one.line}: ${one.text} ${verdict}`];
    }),
    ...stale.map(({ file, text }) => `tools/regex/exceptions.ts: ${file} has no ${text} any more`),
  ];
}

const keyOf = ({ text, regex }: Found): string => JSON.stringify(regex ?? text);

/** Bounded repetition is not slow for long text. */
const isUnbounded = ({ regex }: Found): boolean => regex === undefined || /[*+]|\{\d+,\}/.test(regex.source);

/** The problem of an expression; undefined if there is none. */
async function verdictOf({ regex }: Found): Promise<string | undefined> {
  if (regex === undefined) return 'is put together when the program runs: it cannot be checked';
  const found = await check(regex.source, regex.flags, { timeout: TIMEOUT });
  if (found.status === 'vulnerable' && isSlow(regex, found)) {
    return `takes ${found.complexity.summary} time for ${found.attack.pattern}`;
  }
  return found.status === 'unknown' ? `cannot be checked: ${found.error.kind}` : undefined;
}

/** Far above what is in proportion to the text that the checker makes, and far below what is not. */
const SLOW = 200;
/** A busy machine pauses now and then, but not so often in a row. */
const TRIES = 3;

/** Look-around is tested instead of proven, with many false positives: such a verdict must be reproducible. */
function isSlow(regex: Regex, { checker, complexity, attack }: VulnerableDiagnostics): boolean {
  if (checker === 'automaton' || complexity.type === 'exponential') return true;
  const times = Array.from({ length: TRIES }, () => {
    const started = performance.now();
    new RegExp(regex.source, regex.flags).test(attack.string);
    return performance.now() - started;
  });
  return Math.min(...times) > SLOW;
}
