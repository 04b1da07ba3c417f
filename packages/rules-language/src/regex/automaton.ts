/** Tests for a match by states that are computed once and then followed: a lazy deterministic automaton. */
import type { Assertion } from './node.ts';
import type { Program } from './program.ts';
import { isWord } from './sets.ts';

/** Behind the last byte. */
const END = 256;

/** The byte before a position, as far as assertions tell bytes apart. */
type Before = 'start' | 'line' | 'word' | 'other';

interface State {
  /** Steps to go on with. */
  readonly steps: Uint16Array;
  readonly before: Before;
  /** States by the next byte; `'match'` ends the search. */
  readonly next: (State | 'match' | undefined)[];
}

/** More states start again with none, so that memory is bounded. */
const MAX_STATES = 2_000;

export class Automaton {
  readonly #program: Program;
  readonly #states = new Map<string, State>();
  readonly #seen: Int32Array;
  #visit = 0;
  /** Steps taken to compute states. */
  work = 0;

  constructor(program: Program) {
    this.#program = program;
    this.#seen = new Int32Array(program.steps.length);
  }

  /** @param most steps; `undefined` if they run out */
  test(bytes: string, most: number): boolean | undefined {
    const start = this.work;
    let state = this.#state([], 'start');
    for (let at = 0; at <= bytes.length; at++) {
      const byte = at < bytes.length ? bytes.charCodeAt(at) : END;
      const next = state.next[byte] ?? this.#advanced(state, byte);
      state.next[byte] = next;
      if (next === 'match') return true;
      if (this.work - start + at > most) return undefined;
      state = next;
    }
    return false;
  }

  /** A match may start anywhere, so the first step is always among those to follow. */
  #advanced({ steps, before }: State, byte: number): State | 'match' {
    const open = [...steps, 0];
    const reached: number[] = [];
    this.#visit++;
    for (let index = open.pop(); index !== undefined; index = open.pop()) {
      if (this.#seen[index] === this.#visit) continue;
      this.#seen[index] = this.#visit;
      this.work++;
      const step = this.#program.steps[index];
      if (step?.kind === 'match') return 'match';
      if (step?.kind === 'jump') open.push(step.to);
      else if (step?.kind === 'split') open.push(step.second, step.first);
      else if (step?.kind === 'save' || (step?.kind === 'assert' && holds(step.assertion, before, byte)))
        open.push(index + 1);
      else if (byte !== END && step?.kind === 'bytes' && step.table[byte] === 1) reached.push(index + 1);
      else if (byte !== END && step?.kind === 'point' && step.test(byte)) reached.push(index + 1);
    }
    return this.#state(reached, beforeOf(byte));
  }

  #state(reached: readonly number[], before: Before): State {
    const steps = Uint16Array.from(reached).sort();
    const key = before + String.fromCharCode(...steps);
    const known = this.#states.get(key);
    if (known !== undefined) return known;
    if (this.#states.size >= MAX_STATES) this.#states.clear();
    this.work += steps.length;
    const state: State = { steps, before, next: [] };
    this.#states.set(key, state);
    return state;
  }
}

/** Bytes of other code points depend on their neighbours. */
export const isDeterministic = ({ steps }: Program, bytes: string): boolean =>
  steps.every((step) => step.kind !== 'point' && !(step.kind === 'assert' && step.isUnicode)) ||
  // ASCII is one byte per code point.
  !/[\x80-\xff]/.test(bytes);

const NEWLINE = 10;

function beforeOf(byte: number): Before {
  if (byte === NEWLINE) return 'line';
  return byte !== END && isWord(byte) ? 'word' : 'other';
}

function holds(assertion: Assertion, before: Before, byte: number): boolean {
  switch (assertion) {
    case 'start':
      return before === 'start';
    case 'end':
      return byte === END;
    case 'lineStart':
      return before === 'start' || before === 'line';
    case 'lineEnd':
      return byte === END || byte === NEWLINE;
    default: {
      const wasWord = before === 'word';
      const willBe = byte !== END && isWord(byte);
      if (assertion === 'wordStart') return !wasWord && willBe;
      if (assertion === 'wordEnd') return wasWord && !willBe;
      return (wasWord !== willBe) === (assertion === 'word');
    }
  }
}
