/** Runs a program over bytes, all alternatives in parallel, so that no pattern exceeds steps times bytes. */
import { Automaton, isDeterministic } from './automaton.ts';
import type { Assertion } from './node.ts';
import type { Program } from './program.ts';
import { isWord, perl } from './sets.ts';

/** Remaining steps of an evaluation; it ends without a result when none are left. */
export interface Budget {
  left: number;
  /** Those of the patterns of the evaluation; a new one starts with none, so that results do not depend on earlier ones. */
  readonly automata: Map<Program, Automaton>;
}

/** Start and end of each group, whole match first; -1 for unused groups. */
export type Groups = readonly number[];

/** A reached step, the continuation bytes of a code point it waits for, and the groups so far. */
interface Thread {
  readonly step: number;
  readonly waits: number;
  readonly slots: readonly number[];
}

/** Maximum bytes of a code point in UTF-8. */
const MAX_BYTES = 4;

/**
 * The first match, its length by the preference of the repetitions; undefined if there is none.
 * @returns `'spent'` if the budget ran out first
 */
export function firstMatch(program: Program, bytes: string, budget: Budget): Groups | 'spent' | undefined {
  return new Matcher(program, bytes, budget).run();
}

/** @returns `'spent'` if the budget ran out first */
export function hasMatch(program: Program, bytes: string, budget: Budget): boolean | 'spent' {
  if (!isDeterministic(program, bytes)) {
    const groups = firstMatch(program, bytes, budget);
    return groups === 'spent' ? 'spent' : groups !== undefined;
  }
  const automaton = budget.automata.get(program) ?? new Automaton(program);
  budget.automata.set(program, automaton);
  const before = automaton.work;
  const is = automaton.test(bytes, budget.left);
  budget.left -= automaton.work - before + bytes.length;
  return is ?? 'spent';
}

class Matcher {
  readonly #program: Program;
  readonly #bytes: string;
  readonly #budget: Budget;
  /** The position at which a step was last reached, by the number of bytes that it waits for. */
  readonly #seen: Int32Array;
  #next: Thread[] = [];
  #found: Groups | undefined;

  constructor(program: Program, bytes: string, budget: Budget) {
    this.#program = program;
    this.#bytes = bytes;
    this.#budget = budget;
    this.#seen = new Int32Array(program.steps.length * MAX_BYTES).fill(-1);
  }

  run(): Groups | 'spent' | undefined {
    let now: Thread[] = [];
    for (let at = 0; at <= this.#bytes.length; at++) {
      this.#next = now;
      if (this.#found === undefined) this.#reach(0, at, []);
      now = this.#next;
      if (now.length === 0 && this.#found !== undefined) break;
      this.#next = [];
      this.#advance(now, at);
      if (this.#budget.left < 0) return 'spent';
      now = this.#next;
    }
    return this.#found;
  }

  /** Moves all threads over a byte; threads after a match have lower preference and end. */
  #advance(threads: readonly Thread[], at: number): void {
    const { steps } = this.#program;
    const byte = at < this.#bytes.length ? this.#bytes.charCodeAt(at) : -1;
    for (const { step: index, waits, slots } of threads) {
      this.#budget.left--;
      const step = steps[index];
      if (step === undefined) continue;
      if (step.kind === 'match') {
        this.#found = slots;
        return;
      }
      if (byte < 0) continue;
      if (waits > 1) this.#push({ step: index, waits: waits - 1, slots }, at + 1);
      else if (waits === 1) this.#reach(index + 1, at + 1, slots);
      else if (step.kind === 'bytes' && step.table[byte] === 1) this.#reach(index + 1, at + 1, slots);
      else if (step.kind === 'point') this.#point(index, at, slots);
    }
  }

  #point(index: number, at: number, slots: readonly number[]): void {
    const step = this.#program.steps[index];
    const [code, length] = codePointAt(this.#bytes, at);
    if (step?.kind !== 'point' || length === 0 || !step.test(code)) return;
    if (length === 1) this.#reach(index + 1, at + 1, slots);
    else this.#push({ step: index, waits: length - 1, slots }, at + 1);
  }

  #push(thread: Thread, at: number): boolean {
    const key = thread.step * MAX_BYTES + thread.waits;
    if (this.#seen[key] === at) return false;
    this.#seen[key] = at;
    this.#next.push(thread);
    return true;
  }

  /** Follows steps that consume no byte, in order of preference. */
  #reach(start: number, at: number, slots: readonly number[]): void {
    const open: Thread[] = [{ step: start, waits: 0, slots }];
    for (let thread = open.pop(); thread !== undefined; thread = open.pop()) {
      this.#budget.left--;
      const { step: index } = thread;
      const step = this.#program.steps[index];
      const isWay = step?.kind === 'bytes' || step?.kind === 'point' || step?.kind === 'match';
      if (step === undefined || (isWay && !this.#push(thread, at)) || isWay) continue;
      if (this.#seen[index * MAX_BYTES] === at) continue;
      this.#seen[index * MAX_BYTES] = at;
      if (step.kind === 'jump') open.push({ ...thread, step: step.to });
      else if (step.kind === 'split') open.push({ ...thread, step: step.second }, { ...thread, step: step.first });
      else if (step.kind === 'save')
        open.push({ ...thread, step: index + 1, slots: saved(thread.slots, step.slot, at) });
      else if (step.kind === 'assert' && holds(step.assertion, this.#bytes, at, step.isUnicode))
        open.push({ ...thread, step: index + 1 });
    }
  }
}

function saved(slots: readonly number[], slot: number, at: number): number[] {
  const copy = slots.slice();
  while (copy.length <= slot) copy.push(-1);
  copy[slot] = at;
  return copy;
}

/** A code point and its length in bytes; length 0 if none is valid here. */
function codePointAt(bytes: string, at: number): readonly [code: number, length: number] {
  const first = bytes.charCodeAt(at);
  if (first < 0x80) return [first, 1];
  const length =
    first >= 0xf0 && first < 0xf5 ? 4 : first >= 0xe0 && first < 0xf0 ? 3 : first >= 0xc2 && first < 0xe0 ? 2 : 0;
  let code = first & (0xff >> (length + 1));
  for (let offset = 1; offset < length; offset++) {
    const byte = bytes.charCodeAt(at + offset);
    if ((byte & 0xc0) !== 0x80) return [0, 0];
    code = (code << 6) | (byte & 0x3f);
  }
  return code > 0x10ffff ? [0, 0] : [code, length];
}

const isUnicodeWord = perl('w', true) ?? isWord;

function isWordAt(bytes: string, at: number, isUnicode: boolean): boolean {
  if (at < 0 || at >= bytes.length) return false;
  if (!isUnicode) return isWord(bytes.charCodeAt(at));
  let start = at;
  while (start > 0 && at - start < 3 && (bytes.charCodeAt(start) & 0xc0) === 0x80) start--;
  const [code, length] = codePointAt(bytes, start);
  return length > 0 && isUnicodeWord(code);
}

function holds(assertion: Assertion, bytes: string, at: number, isUnicode: boolean): boolean {
  switch (assertion) {
    case 'start':
      return at === 0;
    case 'end':
      return at === bytes.length;
    case 'lineStart':
      return at === 0 || bytes[at - 1] === '\n';
    case 'lineEnd':
      return at === bytes.length || bytes[at] === '\n';
    default: {
      const before = isWordAt(bytes, at - 1, isUnicode);
      const after = isWordAt(bytes, at, isUnicode);
      if (assertion === 'wordStart') return !before && after;
      if (assertion === 'wordEnd') return before && !after;
      return (before !== after) === (assertion === 'word');
    }
  }
}
